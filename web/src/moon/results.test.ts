import { beforeEach, describe, expect, it, vi } from "vitest";
import { before, dateOf, dayOf, lasting, minutesToMidnight } from "./day";
import { keepPlayed, lastNights, moons, moonsText, playedOn, shareText } from "./results";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

describe("days", () => {
  it("begin at the visitor’s midnight", () => {
    expect(dayOf(new Date(2026, 10, 17, 0, 0, 1))).toBe("2026-11-17");
    expect(dayOf(new Date(2026, 10, 16, 23, 59))).toBe("2026-11-16");
    expect(before("2026-03-01", 1)).toBe("2026-02-28");
    expect(minutesToMidnight(new Date(2026, 10, 17, 20, 48))).toBe(192);
    expect(lasting(192, "en")).toBe("3 hours, 12 minutes");
  });
  it("that are none are not read", () => {
    for (const bad of ["", "today", "2026-02-30", "2026-1-1"]) expect(dateOf(bad)).toBeNull();
  });
});

describe("results", () => {
  it("are kept by day, the newest fourteen", () => {
    for (let day = 1; day <= 20; day++)
      keepPlayed(`2026-11-${String(day).padStart(2, "0")}`, { tries: [], looks: [1] });
    expect(playedOn("2026-11-20").looks).toEqual([1]);
    expect(playedOn("2026-11-06").looks).toEqual([]);
  });
  it("are counted in moons", () => {
    expect(moons([1, 2, 2, 1, 0])).toBe(3);
    expect(moonsText([1, 2, 2, 1, 0])).toBe("3");
    expect(moonsText([2, 0, 0, 0, 0])).toBe("½");
    expect(moonsText([2, 1, 1, 0, 0])).toBe("2½");
    expect(moonsText([0, 0, 0, 0, 0])).toBe("0");
  });
  it("of the last nights leave out what was not played to the end", () => {
    keepPlayed("2026-11-17", { tries: [], looks: [1, 1, 1, 1, 1] });
    keepPlayed("2026-11-15", { tries: [], looks: [1, 1] });
    expect(lastNights("2026-11-17").map(({ part }) => part)).toEqual([null, null, null, null, null, null, 1]);
  });
  it("are shared as moons and nothing else", () => {
    expect(shareText("16 Nov", [1, 2, 2, 1, 0], "https://x.example/moon")).toBe(
      "Moonhare 16 Nov 🌕🌗🌗🌕🌑\nhttps://x.example/moon",
    );
  });
});
