import { describe, expect, it } from "vitest";
import { heightOf, middle, moved, zoomed, type Part } from "./crop";

const sizes = [
  { width: 1600, height: 900 },
  { width: 600, height: 900 },
  { width: 500, height: 1600 },
];
const inside = (part: Part, size: { width: number; height: number }) => {
  const height = heightOf(part, size);
  expect(part.x).toBeGreaterThanOrEqual(0);
  expect(part.y).toBeGreaterThanOrEqual(0);
  expect(part.x + part.width).toBeLessThanOrEqual(1 + 1e-9);
  expect(part.y + height).toBeLessThanOrEqual(1 + 1e-9);
};

describe.each(sizes)("a card cut out of $width × $height", (size) => {
  it("stays within the picture, whatever fingers do", () => {
    let part = middle(size);
    inside(part, size);
    for (const by of [0.5, 0.5, 0.1, 3, 9, 0.8]) inside((part = zoomed(part, size, by)), size);
    for (const by of [-9, -0.2, 0.3, 9])
      for (const way of [
        { x: by, y: 0 },
        { x: 0, y: by },
      ])
        inside((part = moved(part, size, way)), size);
  });
  it("comes back to where it was when one comes closer and goes away again", () => {
    const there = zoomed(zoomed(middle(size), size, 0.5), size, 2);
    for (const key of ["x", "y", "width"] as const) expect(there[key]).toBeCloseTo(middle(size)[key], 6);
  });
});
