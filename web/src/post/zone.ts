import type { Zone } from "$lib/protocol/types";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** As many changes of the clocks as a server keeps; two years have no more. */
const CHANGES_MAX = 4;
const AHEAD_DAYS = 730;

/** Minutes by which clocks are ahead of UTC at a moment, here. */
const offsetHere = (ms: number) => -new Date(ms).getTimezoneOffset();

/** This device's time zone: by how much its clocks are ahead, and when they will be set in the next two years. */
export function zone(nowMs = Date.now(), offset = offsetHere): Zone {
  const changes: NonNullable<Zone["changes"]> = [];
  for (let day = 0; day < AHEAD_DAYS && changes.length < CHANGES_MAX; day++) {
    let from = nowMs + day * DAY_MS;
    let to = from + DAY_MS;
    if (offset(from) === offset(to)) continue;
    while (to - from > 1000) {
      const middle = Math.floor((from + to) / 2);
      if (offset(middle) === offset(from)) from = middle;
      else to = middle;
    }
    // Clocks are set on the minute.
    const at_ms = Math.floor(to / 60_000) * 60_000;
    changes.push({ at_ms, offset_min: offset(to) });
  }
  const offset_min = offset(nowMs);
  return changes.length ? { offset_min, changes } : { offset_min };
}
