import { describe, expect, it } from "vitest";
import { crooked, lay, rimDrop } from "./layout";

const phone = { least: 98, most: 150, gapX: 9, gapY: 10, foot: 18, columns: 3 };
const desk = { least: 120, most: 224, gapX: 16, gapY: 14, foot: 24 };

describe("cards on the felt", () => {
  it.each([
    ["six on a phone fit without scrolling", 6, 366, 410, phone, 3, false],
    ["six on a small phone stay readable and scroll", 6, 336, 250, phone, 3, true],
    ["twelve on a phone scroll", 12, 366, 500, phone, 3, true],
    ["six on a desktop lie in one row", 6, 1380, 390, desk, 6, false],
    ["twelve on a desktop lie in two rows of six", 12, 1380, 520, desk, 6, false],
    ["five with three players", 5, 1380, 390, desk, 5, false],
  ] as const)("%s", (_, count, width, height, options, columns, scrolls) => {
    const at = lay(count, width, height, options);
    expect(at.columns).toBe(columns);
    expect(at.scrolls).toBe(scrolls);
    expect(at.width).toBeGreaterThanOrEqual(options.least);
    expect(at.width * at.columns + (at.columns - 1) * options.gapX).toBeLessThanOrEqual(width + 1);
  });

  it("never leaves one card alone when a better grid is nearly as large", () => {
    expect(lay(7, 780, 700, { least: 98, most: 240, gapX: 12, gapY: 14, foot: 22 }).columns).toBe(4);
  });

  it("cards lie a little crooked, always the same way", () => {
    expect(crooked(7)).toBe(crooked(7));
    for (let n = 0; n < 50; n++) expect(Math.abs(crooked(n))).toBeLessThanOrEqual(1.4);
  });

  it("the rim falls away from the middle", () => {
    expect(rimDrop(0, 0.84, 150)).toBe(0);
    expect(rimDrop(0.4, 0.84, 150)).toBeGreaterThan(rimDrop(0.2, 0.84, 150));
  });
});
