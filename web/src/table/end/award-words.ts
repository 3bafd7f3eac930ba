import type { Reaction } from "$lib/protocol/types";
import { words } from "$words";
import type { Award, Deed } from "./awards";

/** What an award is called, and what it was for, in one line. */
export function awardText(award: Award, name: (seat: number) => string): { title: string; line: string } {
  const w = words.table as unknown as Record<string, ((of: Record<string, unknown>) => string) | undefined>;
  const { deed, seat, other, n, all = 0, clue = "" } = award;
  return {
    title: w[`award_${deed}`]?.({}) ?? "",
    line:
      w[`deed_${deed}`]?.({
        name: name(seat),
        other: other === undefined ? "" : name(other),
        count: n,
        all,
        clue: clue || words.table.performance(),
      }) ?? "",
  };
}

/** The face that goes with it. */
export const awardFace: Record<Deed, Reaction> = {
  best_liar: "sly",
  mind_reader: "clap",
  loved_clue: "heart",
  trusting: "wow",
  twins: "heart",
  just_right: "laugh",
  loved_picture: "heart",
  lone_finder: "sly",
  riddler: "moon",
  open_book: "laugh",
  big_turn: "wow",
  comeback: "clap",
  steady: "laugh",
  nemesis: "sly",
  few_words: "moon",
  many_words: "laugh",
  finest_hour: "clap",
};
