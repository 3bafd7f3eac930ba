import { describe, expect, it } from "vitest";
import { perch, perches, wayLength } from "./ribbon";

const way = { width: 366, height: 74, length: 30, hare: 22 };

describe("the ribbon", () => {
  it("leads from the burrow to the moon, each space as far as the next", () => {
    const xs = Array.from({ length: 31 }, (_, n) => perch(way, n).x);
    const steps = xs.slice(1).map((x, n) => x - xs[n]!);
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.01);
    expect(xs[30]).toBeLessThan(way.width);
    expect(perch(way, 99)).toEqual(perch(way, 30));
  });
  it("puts who shares a space on shoulders, never into each other", () => {
    const spaces = [10, 10, 10, 11, 20, 3];
    const stand = perches(way, spaces);
    for (const [i, a] of stand.entries())
      for (const b of stand.slice(i + 1))
        expect(Math.abs(a.x - b.x) >= way.hare * 0.85 || Math.abs(a.y - b.y) >= way.hare * 0.7).toBe(true);
    expect(stand[4]!.y).toBe(perch(way, 20).y);
  });
  it("lets twelve on one space crouch, so that they don't stand before the cards", () => {
    const stand = perches(way, Array<number>(12).fill(0));
    const ys = stand.map(({ y }) => y);
    expect(new Set(ys).size).toBe(12);
    expect(Math.max(...ys) - Math.min(...ys)).toBeLessThanOrEqual(way.hare * 2.8);
  });
  it.each([
    [30, [31, 4], 31],
    [30, [3, 4], 30],
    [null, [3, 4], 30],
    [null, [44, 4], 50],
  ])("is as long as it must be: %s %o", (target, scores, length) => {
    expect(wayLength(target, scores)).toBe(length);
  });
});
