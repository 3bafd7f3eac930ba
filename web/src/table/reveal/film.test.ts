import { describe, expect, it } from "vitest";
import { film, votesOn } from "./film";

describe("the reveal's film", () => {
  it("keeps the times of the drawing for four cards", () => {
    const four = film([[1, 4], [3], [2]], 3, 4);
    expect(four).toMatchObject({
      votes: 400,
      voteEach: 140,
      none: 1_700,
      fool: [2_700],
      hush: 4_200,
      bell: 4_900,
      light: 5_800,
      points: 6_300,
      hop: 6_800,
      rest: 8_100,
    });
  });
  it("keeps the times of the drawing for twelve", () => {
    const acts = [[1, 2, 3, 4, 5, 6, 7, 8], [9], [10], [11], [12]];
    expect(film(acts, 11, 6)).toMatchObject({
      none: 2_000,
      fool: [3_000, 4_300, 5_600],
      hush: 6_900,
      bell: 7_600,
    });
  });
  it.each([
    { acts: [[], [1], [2], [3]], votes: 24, points: 12 },
    { acts: [[1, 2], [3]], votes: 0, points: 0 },
    { acts: [[], [1]], votes: 12, points: 30 },
  ])("goes forward, whatever happened: $acts", ({ acts, votes, points }) => {
    const at = film(acts, votes, points);
    const beats = [
      at.dark,
      at.votes,
      at.none,
      ...at.fool,
      at.hush,
      at.bell,
      at.light,
      at.points,
      at.hop,
      at.rest,
    ];
    expect(beats).toEqual([...beats].sort((a, b) => a - b));
    expect(at.votes + at.voteEach * votes, "all have hopped before the first name falls").toBeLessThanOrEqual(
      at.none,
    );
    expect(at.rest).toBeLessThan(16_000);
  });
  it("counts votes", () => expect(votesOn([{ votes: [1, 2] }, { votes: null }])).toBe(2));
});
