import type { Quiet } from "$lib/protocol/types";

/** A night is no shorter, so that the two knobs don't lie on each other, and no longer than this, in hours. */
export const QUIET_H = { min: 3, max: 16 };

export const quietHours = ({ from, to }: Quiet): number => (to + 24 - from) % 24;

/** The quiet hours with one end moved; the other goes along when the night would be too short or too long. */
export function moved(quiet: Quiet, end: keyof Quiet, hour: number): Quiet {
  const at = ((hour % 24) + 24) % 24;
  const next = { ...quiet, [end]: at };
  const hours = quietHours(next);
  const allowed = Math.min(QUIET_H.max, Math.max(QUIET_H.min, hours));
  if (hours === allowed) return next;
  return end === "from" ? { from: at, to: (at + allowed) % 24 } : { from: (at + 24 - allowed) % 24, to: at };
}

/** The hour at a point of a dial whose middle is 0, with 24 above and 6 at the right. */
export function hourAt(x: number, y: number): number {
  const turn = Math.atan2(x, -y) / (2 * Math.PI);
  return Math.round(((turn + 1) % 1) * 24) % 24;
}
