import { beforeEach, expect, test, vi } from "vitest";
import { sought, unsought } from "../fixtures/turn";
import type { PastTurn } from "../table/past";
import { csvOf } from "./csv";
import { count, MONTHS_MAX, sum, type OwnEvening, type Played } from "./evening";
import { evenings, EVENINGS_MAX, forgetEvenings, keepEvening } from "./kept";

const PEOPLE = ["Rui", "Léa", "Teo", "Ona"].map((name, at) => ({ name, rabbit: at + 1 }));
/** A turn of four: whose votes lie on whose card; hearts by person. */
const turn = (
  storyteller: number,
  votes: Record<number, number[]>,
  clue = "Nearly home",
  change: Partial<PastTurn> = {},
): PastTurn => ({
  ...sought({
    turn: 1,
    storyteller,
    clue: { text: clue },
    table: PEOPLE.map((_, owner) => ({
      slot: owner + 1,
      card: 10 + owner,
      mine: false,
      owner,
      votes: votes[owner] ?? [],
    })),
    red: null,
    points: [],
    scores: [],
    hearts: [],
  }),
  ...change,
});
const played = (turns: PastTurn[], seat = 0): Played => ({
  game: "HKMWRT 1",
  at: Date.UTC(2026, 10, 16),
  seat,
  person: 7,
  turns,
  people: PEOPLE,
  points: 12,
  won: true,
  picture: (card) => ({ pack: "moonhare", n: card }),
});

test.each([
  ["some", { 0: [1], 2: [3, 2] }, { some: 1, all: 0, none: 0 }],
  ["all", { 0: [1, 2, 3] }, { some: 0, all: 1, none: 0 }],
  ["nobody", { 1: [2, 3], 3: [1] }, { some: 0, all: 0, none: 1 }],
] as [string, Record<number, number[]>, OwnEvening["told"]][])(
  "a story that was found by %s is counted so",
  (_, votes, told) => expect(count(played([turn(0, votes)])).told).toEqual(told),
);

test("what one found and whom one fooled is counted over all turns, one's own stories aside", () => {
  const turns = [
    turn(1, { 1: [0, 2], 0: [3] }),
    turn(2, { 0: [1, 3], 1: [0] }),
    turn(0, { 0: [1], 2: [3] }, "Hm."),
    turn(0, { 0: [2] }, "What the clock forgot"),
  ];
  const evening = count(played(turns));
  expect([evening.found, evening.voted]).toEqual([1, 2]);
  expect(evening.fooled).toEqual([
    { name: "Ona", rabbit: 4, count: 2 },
    { name: "Léa", rabbit: 2, count: 1 },
  ]);
  expect([evening.shortest, evening.longest]).toEqual(["Hm.", "What the clock forgot"]);
});

test.each([null, 2])(
  "where no card was the true one, nothing is found and nobody is fooled (red: %s)",
  (red) => {
    const met = { ...unsought, red };
    const turns = [turn(1, { 0: [2, 3], 1: [0] }, "x", met), turn(0, { 0: [1], 2: [3] }, "y", met)];
    const evening = count(played(turns));
    expect([evening.found, evening.voted, evening.fooled]).toEqual([0, 0, []]);
    expect(evening.told).toEqual({ some: 0, all: 0, none: 0 });
  },
);

test("how many found a story is what the rules say, not what the votes look like", () => {
  const dials = turn(0, { 0: [1, 2, 3, 1], 2: [3] }, "x", { found: "some" });
  expect(count(played([dials])).told).toEqual({ some: 1, all: 0, none: 0 });
});

test("hearts are those of this person, by the picture", () => {
  const hearts = [
    { person: 7, slot: 2 },
    { person: 8, slot: 3 },
  ];
  expect(count(played([turn(1, {}, "x", { hearts })])).hearts).toEqual([{ pack: "moonhare", n: 11 }]);
});

test("evenings add up; months without any are there, and only the latest", () => {
  const at = (year: number, month: number) => new Date(year, month, 10).getTime();
  const one = count(played([turn(1, { 1: [0], 0: [2] })]));
  const all = [at(2025, 0), at(2026, 7), at(2026, 7), at(2026, 10)].map((when) => ({ ...one, at: when }));
  const figures = sum(all, at(2026, 10))!;
  expect(figures).toMatchObject({ evenings: 4, found: 4, voted: 4, won: 4, since: at(2025, 0) });
  expect(figures.fooled).toEqual([{ name: "Teo", rabbit: 3, count: 4 }]);
  expect(figures.months.length).toBe(MONTHS_MAX);
  expect(figures.months.map(({ count: many }) => many)).toEqual([0, 0, 0, 0, 0, 2, 0, 0, 1]);
  expect(sum(all.slice(3), at(2026, 10))!.months.map(({ count: many }) => many)).toEqual([1]);
  expect(sum([], 0)).toBeNull();
});

test("as a table, a line for each evening", () => {
  const lines = csvOf([count(played([turn(0, { 0: [1] }, "=cmd")]))]).split("\r\n");
  expect(lines[1]).toBe("2026-11-16,4,12,1,0,1,0,0,0,0,0,'=cmd,");
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test("a game is counted once, the oldest are forgotten, and all can be", () => {
  const one = count(played([turn(0, { 0: [1] })]));
  keepEvening(one);
  keepEvening({ ...one, points: 99 });
  expect(evenings()).toEqual([one]);
  for (let n = 0; n < EVENINGS_MAX + 5; n++) keepEvening({ ...one, game: `g${n}`, at: one.at + n + 1 });
  expect(evenings().length).toBe(EVENINGS_MAX);
  expect(evenings()[0]!.game).toBe("g5");
  forgetEvenings();
  expect(evenings()).toEqual([]);
});

test.each(["", "{}", "null", "[null, 7, {}]", '[{"game":"x","at":1}]', "[{"])(
  "%s in the browser's memory is no evening",
  (text) => {
    localStorage.setItem("moonhare-evenings", text);
    expect(evenings()).toEqual([]);
  },
);
