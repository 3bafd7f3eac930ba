import { beforeEach, describe, expect, it, vi } from "vitest";
import { boxInLink, boxLink, forgetBox, keepBox, keptBoxes, keyOf } from "./keys";

const id = `own-${"a1".repeat(16)}`;
const key = "0f".repeat(16);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  vi.stubGlobal("location", { origin: "https://here" });
});

describe("boxes that a browser knows", () => {
  it("keeps a key when the box comes again without it", () => {
    keepBox({ id, key });
    keepBox({ id, name: "Summer" });
    expect(keptBoxes()).toEqual([{ id, key, name: "Summer" }]);
    expect(keyOf(id)).toBe(key);
    forgetBox(id);
    expect(keptBoxes()).toEqual([]);
  });
  it.each([
    { id, key },
    { id, key: undefined },
  ])("carries a box in a link and back", (box) => {
    expect(boxInLink(new URL(boxLink(box)).hash)).toEqual(box);
  });
  it.each(["", "#box=", "#box=own-short", `#box=${id}.short`, `#box=${id}.${key}.more`, "#other"])(
    "takes %s for no box",
    (hash) => expect(boxInLink(hash)).toBeNull(),
  );
});
