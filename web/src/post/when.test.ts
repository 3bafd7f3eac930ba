import { describe, expect, it } from "vitest";
import { span, when } from "./when";

const tuesday = new Date(2026, 10, 17, 20, 0).getTime();
const after = (hours: number) => tuesday + hours * 3_600_000;

describe("when", () => {
  it.each([
    [after(1), "en", "long", "21:00"],
    [after(48), "en", "long", "Thursday 20:00"],
    [after(48), "en", "short", "Thu 20:00"],
    [after(48), "it", "long", "giovedì 20:00"],
    [after(-12), "de", "long", "08:00"],
    [after(7 * 24), "fr", "long", "24 novembre 20:00"],
  ] as const)("%i in %s, %s: %s", (ms, locale, width, said) => {
    expect(when(ms, tuesday, locale, width)).toBe(said);
  });
});

describe("a span", () => {
  it.each([
    [8, "en", "8", "hours"],
    [24, "en", "1", "day"],
    [48, "it", "2", "giorni"],
    [168, "de", "7", "Tage"],
  ])("%i hours in %s", (hours, locale, count, unit) => {
    expect(span(hours, locale)).toMatchObject({ count, unit, text: `${count} ${unit}` });
  });
});
