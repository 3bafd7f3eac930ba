import { describe, expect, it } from "vitest";
import { stageOf, type Hall, type Spot } from "./stage";

/** The hall between clue and rail, on the screens that people have. */
const HALLS: Record<string, Omit<Hall, "cards">> = {
  "360×640": { width: 360, height: 446 },
  "390×844": { width: 390, height: 612 },
  "844×390": { width: 844, height: 268 },
  "820×1180": { width: 820, height: 930 },
  "1366×650": { width: 1366, height: 486 },
  "1440×900": { width: 1440, height: 718 },
  TV: { width: 1920, height: 960, unit: 1.333 },
};
const box = ({ x, y, w }: Spot) => ({ left: x - w / 2, right: x + w / 2, top: y - w * 1.5, bottom: y });

type Box = ReturnType<typeof box>;
const apart = (a: Box, b: Box) =>
  a.left >= b.right || a.right <= b.left || a.top >= b.bottom || a.bottom <= b.top;

describe.each(Object.entries(HALLS))("the stage at %s", (_, hall) => {
  it.each([3, 4, 5, 6, 8, 12])("has room for %i cards", (cards) => {
    const stage = stageOf({ ...hall, cards });
    for (const staged of [0, cards - 1]) {
      const spots = stage.at(staged);
      expect(spots).toHaveLength(cards);
      for (const spot of [...spots, ...stage.first]) {
        const { left, right, top, bottom } = box(spot);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(hall.width);
        expect(top).toBeGreaterThanOrEqual(-1);
        if (right > stage.ribbon.x) expect(bottom).toBeLessThanOrEqual(stage.ribbon.y);
        expect(bottom).toBeLessThanOrEqual(hall.height);
      }
      const star = box(spots[staged]!);
      for (const [at, spot] of spots.entries()) {
        if (at === staged) continue;
        const other = box(spot);
        for (const next of spots.slice(at + 1)) expect(apart(other, box(next)), "seen whole").toBe(true);
        expect(apart(other, star), "the bench keeps off the stage").toBe(true);
        const { x, y, width } = stage.say;
        if (other.right > x && other.left < x + width)
          expect(other.bottom, "above what the narrator says").toBeLessThan(y + 4);
      }
    }
    if (stage.say.x + stage.say.width > stage.ribbon.x)
      expect(stage.say.y + stage.say.size).toBeLessThanOrEqual(hall.height - stage.ribbon.height * 0.4);
    expect(stage.star.w).toBeGreaterThan(110);
    expect(stage.bench).toBeGreaterThan(54);
    expect(stage.slip, "a short name and its points").toBeGreaterThan(62);
    expect(stage.star.w, "the true card is the largest").toBeGreaterThan(stage.bench);
  });
});

it.each([
  ["844×390", 70],
  ["820×1180", 140],
])("eight cards at %s are at least %i px wide", (hall, least) => {
  expect(stageOf({ ...HALLS[hall]!, cards: 8 }).bench).toBeGreaterThan(least);
});
