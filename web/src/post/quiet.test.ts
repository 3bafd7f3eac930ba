import { describe, expect, it } from "vitest";
import { hourAt, moved, QUIET_H, quietHours } from "./quiet";

const night = { from: 22, to: 8 };

describe("quiet hours", () => {
  it("last over midnight", () => expect(quietHours(night)).toBe(10));
  it("move at one end", () => {
    expect(moved(night, "from", 23)).toEqual({ from: 23, to: 8 });
    expect(moved(night, "to", 7)).toEqual({ from: 22, to: 7 });
    expect(moved(night, "from", -1)).toEqual({ from: 23, to: 8 });
    expect(moved({ from: 23, to: 8 }, "from", 24)).toEqual({ from: 0, to: 8 });
  });
  it("push the other end when they would be too short or too long", () => {
    for (const end of ["from", "to"] as const)
      for (let hour = 0; hour < 24; hour++) {
        const next = moved(night, end, hour);
        expect(next[end]).toBe(hour);
        expect(quietHours(next)).toBeGreaterThanOrEqual(QUIET_H.min);
        expect(quietHours(next)).toBeLessThanOrEqual(QUIET_H.max);
      }
  });
});

describe("a dial of a day", () => {
  it.each([
    [0, -1, 0],
    [1, 0, 6],
    [0, 1, 12],
    [-1, 0, 18],
    [-0.5, -0.866, 22],
    [-0.02, -1, 0],
  ])("shows at %f, %f the hour %i", (x, y, hour) => expect(hourAt(x, y)).toBe(hour));
});
