import { words } from "$words";
import type { TableState } from "./state.svelte";

/** What was told, in words: the clue, or how it is performed. */
export function told(table: TableState): string {
  const { clue } = table.game;
  if (clue?.text) return clue.text;
  return clue?.performance === "live"
    ? words.table.performs({ name: table.teller?.name ?? "" })
    : words.table.performance();
}

/** The recording that goes with the clue, by its name. */
export function recordingOf(table: TableState): string | null {
  const performance = table.game.clue?.performance ?? null;
  return performance === "live" ? null : performance;
}
