import { describe, expect, it } from "vitest";
import { BOARD, PHONE, WIDE, line, spaces, stand, trackLength } from "./track";

describe("the track", () => {
  it.each([["phone", PHONE], ["wide", WIDE], ["board", BOARD]] as const)("%s: thirty equal spaces from burrow to moon", (_, shape) => {
    const at = spaces(line(shape), 30);
    expect(at).toHaveLength(31);
    expect(at[0]).toEqual({ x: shape.through[0]![0], y: shape.through[0]![1] });
    const moon = shape.through[shape.through.length - 1]!;
    expect(at[30]!.x).toBeCloseTo(moon[0], 3);
    for (const p of at) {
      expect(p.x).toBeGreaterThanOrEqual(0);
      expect(p.x).toBeLessThanOrEqual(shape.width);
      expect(p.y).toBeLessThanOrEqual(shape.height);
    }
  });

  it("has the length of the target, or grows with the best score", () => {
    expect(trackLength(30, [34])).toBe(30);
    expect(trackLength(null, [3, 8])).toBe(30);
    expect(trackLength(null, [41])).toBe(50);
  });

  it("twelve rabbits in the burrow can all be seen, and stay near it", () => {
    const home = { x: 100, y: 200 };
    const at = stand(Array.from({ length: 12 }, () => home), 20, 48, { width: 390, height: 280 });
    for (const p of at) expect(Math.hypot(p.x - home.x, p.y - home.y)).toBeLessThanOrEqual(49);
    const seen = new Set(at.map((p) => `${Math.round(p.x)},${Math.round(p.y)}`));
    expect(seen.size).toBe(12);
  });
});
