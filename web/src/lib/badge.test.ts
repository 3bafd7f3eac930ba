import { afterEach, expect, it, vi } from "vitest";
import { badge } from "./badge";

afterEach(() => vi.unstubAllGlobals());

it("counts the tables that wait, and goes when none does", () => {
  const shown: (number | null)[] = [];
  vi.stubGlobal("navigator", {
    setAppBadge: (count: number) => Promise.resolve(void shown.push(count)),
    clearAppBadge: () => Promise.resolve(void shown.push(null)),
  });
  badge(2);
  badge(0);
  expect(shown).toEqual([2, null]);
});
it("is left out where icons have no marks, or may have none", () => {
  vi.stubGlobal("navigator", {});
  expect(() => badge(1)).not.toThrow();
  vi.stubGlobal("navigator", { setAppBadge: () => Promise.reject(new Error("not installed")) });
  expect(() => badge(1)).not.toThrow();
});
