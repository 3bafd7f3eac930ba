import { describe, expect, it } from "vitest";
import { zone } from "./zone";

const NOVEMBER = Date.UTC(2026, 10, 17, 12);

/** Rome: an hour ahead, and two between the last Sundays of March and October. */
function rome(ms: number): number {
  const year = new Date(ms).getUTCFullYear();
  const sunday = (month: number) => {
    const last = new Date(Date.UTC(year, month + 1, 0, 1));
    return last.getTime() - last.getUTCDay() * 86_400_000;
  };
  return ms >= sunday(2) && ms < sunday(9) ? 120 : 60;
}

describe("a time zone", () => {
  it("that never changes is its offset alone", () => {
    expect(zone(NOVEMBER, () => 540)).toEqual({ offset_min: 540 });
  });
  it("tells to the minute when its clocks are set, for two years", () => {
    expect(zone(NOVEMBER, rome)).toEqual({
      offset_min: 60,
      changes: [
        { at_ms: Date.UTC(2027, 2, 28, 1), offset_min: 120 },
        { at_ms: Date.UTC(2027, 9, 31, 1), offset_min: 60 },
        { at_ms: Date.UTC(2028, 2, 26, 1), offset_min: 120 },
        { at_ms: Date.UTC(2028, 9, 29, 1), offset_min: 60 },
      ],
    });
  });
});
