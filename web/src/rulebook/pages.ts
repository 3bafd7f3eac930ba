import type * as Messages from "../paraglide/rulebook/messages/en.js";
import type { ExampleName } from "./examples";

export type Key = keyof typeof Messages;

/** A drawing of a turn: which of its slots lie there, whose votes, and whether it shows numbers and owners. */
export interface Drawing {
  name: ExampleName;
  caption: Key;
  slots?: number[];
  /** Nobody's when empty, everybody's when not said. */
  voters?: number[];
  numbers?: boolean;
  owners?: boolean;
  /** The storyteller's card is not yet known. */
  hidden?: boolean;
}
export type Block =
  | { kind: "text"; key: Key }
  | { kind: "title"; key: Key }
  | { kind: "steps"; keys: Key[] }
  | { kind: "list"; keys: Key[]; points?: ExampleName }
  | { kind: "example"; drawing: Drawing }
  | { kind: "rabbits" }
  | { kind: "points"; finder: Key | null; rows: [Key, Key, Key] };

export interface Page {
  id: string;
  tab: Key;
  kicker: Key;
  title: Key;
  /** What lies on the left and on the right page of the open book; on a phone one follows the other. */
  left: Block[];
  right: Block[];
}

const text = (key: Key): Block => ({ kind: "text", key });
const title = (key: Key): Block => ({ kind: "title", key });
const list = (...keys: Key[]): Block => ({ kind: "list", keys });
const example = (name: ExampleName, caption: Key, how: Partial<Drawing> = {}): Block => ({
  kind: "example",
  drawing: { name, caption, ...how },
});
/** How the games to 30 end, and those by stories. */
const end = (how: "end_track" | "end_stories"): Block[] => [title("end_title"), text(how), text("end_win")];
/** The table of who gets what; `finder` says what one finder gets when some found, where it isn't a plain 3. */
const points = (
  finder: Key | null = null,
  rows: [Key, Key, Key] = ["found_some", "found_all", "found_none"],
): Block => ({ kind: "points", finder, rows });

export const pages: Page[] = [
  {
    id: "setup",
    tab: "setup_tab",
    kicker: "setup_kicker",
    title: "setup_title",
    left: [
      { kind: "steps", keys: ["setup_packs", "setup_rabbits", "setup_deal", "setup_seats"] },
      { kind: "rabbits" },
    ],
    right: [
      title("turn_first_title"),
      text("turn_first"),
      title("end_ways_title"),
      list("end_way_track", "end_way_stories", "end_way_pile"),
      text("end_win"),
    ],
  },
  {
    id: "turn",
    tab: "turn_tab",
    kicker: "turn_kicker",
    title: "turn_title",
    left: [
      text("turn_intro"),
      {
        kind: "steps",
        keys: ["turn_tell", "turn_give", "turn_reveal", "turn_vote", "turn_score", "turn_refill"],
      },
    ],
    right: [
      title("turn_secret_title"),
      text("turn_secret"),
      title("turn_pile_title"),
      text("turn_pile"),
      title("turn_away_title"),
      text("turn_away"),
    ],
  },
  {
    id: "worked",
    tab: "worked_tab",
    kicker: "worked_kicker",
    title: "worked_title",
    left: [
      example("worked", "worked_tell", { slots: [4], voters: [], hidden: true }),
      example("worked", "worked_give", { voters: [], numbers: true, hidden: true }),
    ],
    right: [
      title("worked_vote_title"),
      example("worked", "worked_vote", { numbers: true, owners: true }),
      title("worked_score_title"),
      {
        kind: "list",
        keys: ["worked_ona", "worked_nil", "worked_lea", "worked_rest"],
        points: "worked",
      },
      text("worked_next"),
    ],
  },
  {
    id: "classic",
    tab: "classic_tab",
    kicker: "classic_kicker",
    title: "classic_title",
    left: [text("classic_intro"), example("found", "classic_example"), title("three_title"), text("three")],
    right: [
      title("hopes_title"),
      points(),
      text("classic_bonus"),
      example("bonus", "classic_bonus_example", { slots: [2] }),
      ...end("end_track"),
    ],
  },
  {
    id: "odyssey",
    tab: "odyssey_tab",
    kicker: "odyssey_kicker",
    title: "odyssey_title",
    left: [
      text("odyssey_intro"),
      example("odyssey", "odyssey_both", { slots: [1, 2, 3], voters: [1] }),
      example("odyssey", "odyssey_courage", { slots: [1, 2, 3], voters: [2] }),
      text("odyssey_small"),
    ],
    right: [
      title("hopes_title"),
      points(),
      text("odyssey_bonus"),
      title("three_title"),
      text("three"),
      ...end("end_track"),
    ],
  },
  {
    id: "odyssey-2023",
    tab: "dials_tab",
    kicker: "dials_kicker",
    title: "dials_title",
    left: [
      text("dials_intro"),
      example("dials", "dials_example", { slots: [1, 2, 3], voters: [1, 2] }),
      title("three_title"),
      text("three"),
    ],
    right: [
      title("hopes_title"),
      points("dials_finder", ["dials_some", "dials_all", "dials_none"]),
      text("dials_all_note"),
      text("dials_bonus"),
      ...end("end_track"),
    ],
  },
  {
    id: "party",
    tab: "party_tab",
    kicker: "party_kicker",
    title: "party_title",
    left: [
      text("party_intro"),
      text("party_give"),
      text("party_vote"),
      example("party", "party_example", { slots: [1, 2, 3] }),
    ],
    right: [
      title("party_points_title"),
      {
        kind: "list",
        keys: ["party_points_many", "party_points_red", "party_points_alone", "party_points_owner"],
      },
      title("party_pass_title"),
      text("party_pass"),
      ...end("end_stories"),
    ],
  },
  {
    id: "teams",
    tab: "teams_tab",
    kicker: "teams_kicker",
    title: "teams_title",
    left: [
      text("teams_intro"),
      { kind: "steps", keys: ["teams_tell", "teams_give", "teams_vote"] },
      title("teams_talk_title"),
      text("teams_talk"),
    ],
    right: [
      title("hopes_title"),
      points(),
      text("teams_points"),
      text("teams_bonus"),
      example("teams", "teams_example", { slots: [1, 2, 3] }),
      ...end("end_stories"),
    ],
  },
  {
    id: "variants",
    tab: "variants_tab",
    kicker: "variants_kicker",
    title: "variants_title",
    left: [
      title("lone_title"),
      text("lone"),
      title("mime_title"),
      text("mime"),
      title("longer_title"),
      text("longer"),
      title("last_title"),
      text("last"),
      title("four_title"),
      text("four"),
    ],
    right: [
      title("house_title"),
      text("house"),
      title("bots_title"),
      text("bots"),
      title("candle_title"),
      text("candle"),
      title("fair_title"),
      text("fair"),
    ],
  },
];

export const pageOf = (id: string | null): Page => pages.find((page) => page.id === id) ?? pages[0]!;
