import { describe, expect, it } from "vitest";
import { script } from "./script";

describe("the score's acts", () => {
  it.each([
    [5, 6, 5],
    [1, 3, 0],
    [22, 12, 8],
    [12, 12, 5],
  ])("come one after another (%i votes, %i cards, %i points)", (votes, cards, most) => {
    const at = script(votes, cards, most, false);
    expect([at.tokens, at.dark, at.lift, at.slips, at.fly, at.hop, at.why]).toEqual([at.tokens, at.dark, at.lift, at.slips, at.fly, at.hop, at.why].toSorted((a, b) => a - b));
  });
  it("takes about seven seconds with six at the table", () => {
    const { why } = script(5, 6, 5, false);
    expect(why).toBeGreaterThan(5_000);
    expect(why).toBeLessThan(7_500);
  });
  it("never hops longer than 1.6 s", () => {
    const at = script(5, 6, 14, false);
    expect(at.hopEach * 14).toBeLessThanOrEqual(1_600);
  });
  it("is short and in the same order with less motion", () => {
    const at = script(22, 12, 9, true);
    expect(at.why).toBeLessThanOrEqual(1_200);
    expect(at.lift).toBeLessThan(at.slips);
    expect(at.slips).toBeLessThan(at.why);
  });
});
