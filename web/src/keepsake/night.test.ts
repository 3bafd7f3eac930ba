import { expect, test } from "vitest";
import { rows, type Paper } from "./canvas";
import { haste, framesOf, FRAMES_PER_S } from "./film";
import { withDpi } from "./jpeg";
import { FORMATS, paintNight, pixels, plan, spread, type Format } from "./night";

test("a sheet of A4 or Letter has 300 dots an inch", () => {
  expect(pixels(FORMATS.a4)).toEqual({ width: 2480, height: 3508 });
  expect(pixels(FORMATS.letter)).toEqual({ width: 2550, height: 3300 });
  expect(pixels(FORMATS.phone)).toEqual({ width: 1170, height: 2532 });
});

const formats = Object.keys(FORMATS) as Format[];

/** A paper that notes where which words stand, and lets everything else pass. */
function notingPaper(): { paper: Paper; words: { text: string; x: number; y: number }[] } {
  const words: { text: string; x: number; y: number }[] = [];
  const gradient = { addColorStop: () => {} };
  const known: Record<PropertyKey, unknown> = {
    fillText: (text: string, x: number, y: number) => words.push({ text, x, y }),
    measureText: (text: string) => ({ width: [...text].length * 12 }),
  };
  const paper = new Proxy(known, { get: (known, part) => known[part] ?? (() => gradient) });
  return { paper: paper as unknown as Paper, words };
}

test.each(formats)("on %s everybody of twelve stands with their name", (format) => {
  const sheet = FORMATS[format];
  const names = [
    "Ona",
    "Léa",
    "Rui",
    "Teo",
    "Nil",
    "Giulia",
    "Marta",
    "João",
    "Aurélie",
    "Pau",
    "Inés",
    "Tom",
  ];
  const night = {
    title: "Rui reached the moon",
    date: "17 November",
    count: "12 stories",
    stands: names.map((names, n) => ({ place: n + 1, score: 30 - n, names, rabbits: [n] })),
    stories: names.map((name) => ({ clue: `${name}, story`, picture: null })),
  };
  const { paper, words } = notingPaper();
  const box = { hares: {}, felt: null, emblem: null, back: null };
  for (const painted of paintNight(paper, sheet, night, box, [])) expect(painted).toBeLessThanOrEqual(1);
  for (const name of names) {
    const there = words.filter(({ text }) => text === name);
    expect(there.length, name).toBeGreaterThan(0);
    expect(there.every(({ x, y }) => x > 0 && x < sheet.w && y > 0 && y < sheet.h)).toBe(true);
  }
});

test.each(formats.flatMap((format) => [3, 6, 7, 8, 12].map((people) => [format, people] as const)))(
  "on %s with %i people all cards are on the sheet, below the names and beside each other",
  (format, people) => {
    const sheet = FORMATS[format];
    for (let stories = 1; stories <= 40; stories++)
      for (const titleHeight of [96, 192]) {
        const { cards, foot, shelf } = plan(sheet, people, stories, titleHeight);
        const lines = spread(stories - 1, stories, cards.columns).line + 1;
        expect(cards.w, `${stories} stories`).toBeGreaterThan(40);
        expect(cards.top).toBeGreaterThan((shelf ?? foot) + 80);
        expect(cards.top + lines * cards.line).toBeLessThanOrEqual(sheet.h - 100);
        expect(cards.w * 1.5 + cards.letters * 3.2).toBeLessThanOrEqual(cards.line + 0.1);
        expect(cards.pitch).toBeGreaterThan(cards.w);
        expect(cards.pitch * (cards.columns - 1) + cards.w).toBeLessThanOrEqual(sheet.w - 100);
      }
  },
);

test("ten stories lie on A4 in two lines of five, eleven in six columns", () => {
  expect(plan(FORMATS.a4, 6, 10, 96).cards.columns).toBe(5);
  expect(plan(FORMATS.a4, 6, 11, 96).cards.columns).toBe(6);
});

test.each([
  [10, 4, [4, 3, 3]],
  [11, 6, [6, 5]],
  [1, 1, [1]],
  [9, 3, [3, 3, 3]],
])("%i cards in %i columns lie in lines of %j", (all, columns, lines) => {
  const found: number[] = [];
  for (let n = 0; n < all; n++) {
    const { line, at, inLine } = spread(n, all, columns);
    expect(at).toBe(found[line] ?? 0);
    found[line] = at + 1;
    expect(inLine).toBe(lines[line]);
  }
  expect(found).toEqual(lines);
});

const width = (text: string) => [...text].length;
test.each([
  ["Nearly home", 20, 2, ["Nearly home"]],
  ["Tea for someone who is late", 20, 2, ["Tea for someone", "who is late"]],
  ["one two three four five six", 9, 2, ["one two", "three…"]],
  ["Donaudampfschiff", 8, 3, ["Donaudam", "pfschiff"]],
  ["Maximiliane reached the moon", 19, 2, ["Maximiliane", "reached the moon"]],
  ["", 8, 2, []],
] as [string, number, number, string[]][])("%s in lines of %i", (text, most, lines, expected) => {
  const found = rows(width, text, most, lines);
  expect(found).toEqual(expected);
  for (const row of found) expect(width(row)).toBeLessThanOrEqual(most);
});

test("a film is hardly longer than 80 seconds, and never slower than half again as fast", () => {
  for (const turns of [1, 3, 10, 30, 60]) {
    const lasts = Array.from({ length: turns }, () => 13_000);
    expect(haste(lasts)).toBeGreaterThanOrEqual(1.5);
    expect(framesOf(lasts) / FRAMES_PER_S).toBeLessThanOrEqual(82);
  }
});

test("a picture for paper says how large it is there, and another stays as it is", async () => {
  const jfif = [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 9, 8, 7];
  const dpi = await withDpi(new Blob([Uint8Array.from(jfif)], { type: "image/jpeg" }), 300);
  const bytes = [...new Uint8Array(await dpi.arrayBuffer())];
  expect(bytes.slice(13, 18)).toEqual([1, 1, 44, 1, 44]);
  expect([bytes.length, ...bytes.slice(-3), dpi.type]).toEqual([jfif.length, 9, 8, 7, "image/jpeg"]);
  const png = new Blob([Uint8Array.of(0x89, 0x50)], { type: "image/png" });
  expect(await withDpi(png, 300)).toBe(png);
});
