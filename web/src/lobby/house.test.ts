import { describe, expect, it } from "vitest";
import type { RuleSheet } from "$lib/protocol/types";
import sheetJson from "../fixtures/rule-sheet.json";
import { printedValue, shownRules, withRule } from "./house";

const sheet = sheetJson as RuleSheet;
const rule = (name: string) => sheet.house_rules.find((rule) => rule.name === name)!;
const names = (...asked: Parameters<typeof shownRules>) => shownRules(...asked).map(({ name }) => name);

describe("house rules", () => {
  it("sets one and leaves the others alone", () => {
    expect(withRule({ target_score: 40 }, "lone_finder", true)).toEqual({
      target_score: 40,
      lone_finder: true,
    });
  });
  it("goes back to what is printed", () => {
    expect(withRule({ target_score: 40, lone_finder: true }, "lone_finder", undefined)).toEqual({
      target_score: 40,
    });
  });
  it("shows what has a meaning in the edition, and the rest when asked", () => {
    expect(names(sheet, "classic", {}, false)).toContain("target_score");
    expect(names(sheet, "classic", {}, false)).not.toContain("stories_per_player");
    expect(names(sheet, "classic", {}, true)).toContain("stories_per_player");
    expect(names(sheet, "party", {}, false)).toContain("stories_per_player");
    expect(names(sheet, "party", {}, true)).toContain("same_card_limit");
    expect(names(sheet, "party", {}, true)).not.toContain("finder_points");
  });
  it("keeps a rule in sight that is set but means nothing in this edition", () => {
    expect(names(sheet, "party", { lone_finder: true }, false)).toContain("lone_finder");
  });
  it("leaves out what the table has a setting of its own for", () => {
    for (const { edition } of sheet.editions)
      expect(names(sheet, edition, {}, true)).not.toContain("performed_clues");
  });
  it.each([
    ["hand_size", "classic", 3, 7],
    ["hand_size", "classic", 4, 6],
    ["hand_size", "party", 2, 5],
    ["votes_max", "odyssey", 6, 1],
    ["votes_max", "odyssey", 12, 2],
    ["finder_points", "teams", 8, 3],
    ["bonus_limit", "classic", 5, "none"],
    ["pile_out", "classic", 5, "reshuffle"],
    ["target_score", "party", 6, null],
    ["finder_points", "party", 6, null],
  ] as const)("%s in %s with %i is printed as %s", (name, edition, players, value) => {
    expect(printedValue(rule(name), edition, players)).toBe(value);
  });
});
