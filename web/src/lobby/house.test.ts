import { describe, expect, it } from "vitest";
import { commonRules, shownRules, withRule } from "./house";

describe("house rules", () => {
  it("sets one and leaves the others alone", () => {
    expect(withRule({ target_score: 40 }, "lone_finder", true)).toEqual({ target_score: 40, lone_finder: true });
  });
  it("goes back to what is printed", () => {
    expect(withRule({ target_score: 40, lone_finder: true }, "lone_finder", undefined)).toEqual({ target_score: 40 });
  });
  it("keeps a rule in sight that is set but means nothing in this edition", () => {
    const keys = shownRules(commonRules, "party", { lone_finder: true }).map(({ key }) => key);
    expect(keys).toContain("lone_finder");
    expect(keys).not.toContain("target_score");
  });
});
