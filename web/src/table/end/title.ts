import { words } from "$words";
import { listOf, type TableState } from "../state.svelte";
import type { Place } from "./places";

/** Whose night it was: only who came to the end of the track has reached the moon. */
export function nightTitle(table: TableState, standing: readonly Place[]): string {
  const winners = standing[0]?.sides.flatMap((side) => side.people.map((person) => person.name)) ?? [];
  const w = words.table;
  if (table.game.ended_by !== "target") return w.end_won({ names: listOf(winners) });
  return winners.length === 1
    ? w.end_one({ name: winners[0] ?? "" })
    : w.end_shared({ names: listOf(winners) });
}
