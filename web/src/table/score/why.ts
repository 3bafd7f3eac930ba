import { words } from "$words";
import { listOf, type TableState } from "../state.svelte";
import type { Side } from "./sides";

/** Why a side won what it won, as words: "3 for finding Ona’s card, 1 because Teo believed yours". */
export function why(side: Side, table: TableState): string {
  const w = words.table;
  const { game, room } = table;
  const name = table.teller?.name ?? "";
  const fooled = game.table
    .filter((t) => t.owner !== null && side.seats.includes(t.owner) && !table.isTrue(t))
    .flatMap((t) => t.votes ?? [])
    .map((seat) => room.personAt(seat)?.name ?? "");
  const believers = [...new Set(fooled)];
  const says = side.reasons.map(({ reason, points: n }) => {
    switch (reason) {
      case "found":
        return w.why_found({ n, name });
      case "storyteller_some_found":
        return w.why_some({ n });
      case "all_found":
        return n ? w.why_all({ n }) : w.why_all_none();
      case "none_found":
        return n ? w.why_none({ n }) : w.why_none_none();
      case "votes_on_card":
        return (side.mine ? w.why_votes_you : w.why_votes)({
          n,
          names: listOf(believers),
          count: believers.length,
        });
      case "bonus_limit":
        return w.why_limit();
      case "single_vote":
        return w.why_single({ n });
      case "lone_finder":
        return w.why_lone({ n });
      case "same_card":
        return w.why_same({ n });
      case "red_token":
        return w.why_red();
      case "alone":
        return w.why_alone();
      default:
        return "";
    }
  });
  const text = says.filter(Boolean).join(", ");
  if (!text) return "";
  return `${text.charAt(0).toLocaleUpperCase(words.format)}${text.slice(1)}.`;
}
