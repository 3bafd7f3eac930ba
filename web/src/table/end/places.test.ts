import { describe, expect, it } from "vitest";
import type { Side } from "../score/sides";
import { places } from "./places";

const side = (key: number, score: number): Side => ({
  key,
  seats: [key],
  people: [],
  score,
  gained: 0,
  reasons: [],
  mine: false,
  tells: false,
});

describe("places", () => {
  it("are shared by those who have as much, and then one is left out", () => {
    const got = places([side(0, 24), side(1, 31), side(2, 28), side(3, 28)]);
    expect(got.map((p) => [p.place, p.sides.map((s) => s.key)])).toEqual([
      [1, [1]],
      [2, [2, 3]],
      [4, [0]],
    ]);
  });
  it("a win can be shared by all", () => {
    expect(places([side(0, 5), side(1, 5), side(2, 5)])).toHaveLength(1);
  });
});
