import type { PhaseClock } from "$lib/protocol/types";

export type ClockName = "none" | "brisk" | "gentle" | "long";

export const clocks: Record<ClockName, PhaseClock | null> = {
  none: null,
  brisk: { tell_s: 60, give_s: 45, vote_s: 45, score_s: 20 },
  gentle: { tell_s: 90, give_s: 60, vote_s: 60, score_s: 30 },
  long: { tell_s: 180, give_s: 120, vote_s: 120, score_s: 45 },
};

/** The named clock that a table uses, or null for numbers of its own. */
export function clockName(clock: PhaseClock | null): ClockName | null {
  const names = Object.keys(clocks) as ClockName[];
  return (
    names.find(
      (name) => JSON.stringify(clocks[name]?.tell_s ?? null) === JSON.stringify(clock?.tell_s ?? null),
    ) ?? null
  );
}
