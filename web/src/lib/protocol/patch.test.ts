import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { applyPresence, applyStep } from "./patch";
import type { RoomView, Step } from "./types";

/** Whole games of every edition as one viewer heard them, recorded from the server's own code. */
interface Recording {
  name: string;
  first: RoomView;
  /** The view is there at some steps only. */
  steps: { step: Step; view: RoomView | null }[];
}
const recordings = JSON.parse(
  readFileSync(new URL("./recordings.json", import.meta.url), "utf8"),
) as Recording[];

describe("a view follows the server", () => {
  for (const { name, first, steps } of recordings) {
    it(name, () => {
      expect(steps.length).toBeGreaterThan(20);
      let view = first;
      for (const { step, view: expected } of steps) {
        view = applyStep(view, step);
        if (expected) expect(view).toEqual(expected);
      }
    });
  }
});

it("leaves the old view as it was", () => {
  const { first, steps } = recordings[0]!;
  const before = structuredClone(first);
  applyStep(first, steps[0]!.step);
  expect(first).toEqual(before);
});

it("notices a gap", () => {
  const { first } = recordings[0]!;
  expect(() => applyStep(first, [first.position + 2])).toThrow(/does not follow/);
});

it("counts who watches", () => {
  const { first } = recordings[0]!;
  const presence = { here: [1, 2], typing: [2], watchers: 7 };
  expect(applyPresence(first, presence)).toMatchObject({ presence, watchers: 7 });
});
