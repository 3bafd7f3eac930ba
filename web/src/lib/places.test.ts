import { describe, expect, it } from "vitest";
import { nearest, placesAround, swapped } from "./places";

describe("places around the table", () => {
  it("begins at the middle of the near edge", () => {
    const [first] = placesAround(5, 300, 200);
    expect(first?.x).toBeCloseTo(0.5);
    expect(first?.y).toBeCloseTo(1);
  });
  it("seats pairs face to face", () => {
    const places = placesAround(8, 330, 240);
    for (let at = 0; at < 4; at++) {
      const [a, b] = [places[at], places[at + 4]];
      expect((a?.x ?? 0) + (b?.x ?? 0)).toBeCloseTo(1, 1);
      expect((a?.y ?? 0) + (b?.y ?? 0)).toBeCloseTo(1, 1);
    }
  });
  it("leaves the same room between neighbours", () => {
    const places = placesAround(12, 330, 240);
    const gaps = places.map((place, at) => {
      const next = places[(at + 1) % 12] ?? place;
      return Math.hypot((place.x - next.x) * 330, (place.y - next.y) * 240);
    });
    expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.25);
  });
  it("finds where a rabbit is dropped, and swaps", () => {
    const places = placesAround(4, 300, 200);
    expect(nearest(places, 0.52, 0.05, 300, 200)).toBe(2);
    expect(swapped([1, 2, 3], 0, 2)).toEqual([3, 2, 1]);
  });
});
