import type { States } from "../gallery/state";
import type { OwnEvening } from "./evening";
import Figures from "./Figures.svelte";

const NOW = Date.UTC(2026, 10, 17, 12);
const MONTHS = [1, 2, 1, 3, 0, 4, 3, 4, 5];
const one = (n: number, at: number, change: Partial<OwnEvening> = {}): OwnEvening => ({
  game: `HKMWRT ${n}`,
  at,
  people: 6,
  points: 20 + (n % 11),
  won: n % 4 === 0,
  told: { some: 2, all: n % 3 === 0 ? 1 : 0, none: n % 2 },
  found: 5,
  voted: 8,
  fooled: [
    { name: "Teo", rabbit: 2, count: 1 },
    { name: "Ona", rabbit: 4, count: n % 2 },
    { name: "Nil", rabbit: 12, count: n % 3 ? 0 : 1 },
    { name: "Léa", rabbit: 6, count: n % 4 ? 0 : 1 },
  ].filter(({ count }) => count),
  hearts: [2, 8, 11, 15, 2, 8, 2].slice(n % 4).map((card) => ({ pack: "moonhare", n: card })),
  shortest: n === 3 ? "Hm." : "Nearly home",
  longest: "What the clock forgot when nobody was looking",
  ...change,
});
const many = MONTHS.flatMap((count, month) =>
  Array.from({ length: count }, (_, n) => one(month * 7 + n, Date.UTC(2026, 2 + month, 3 + n * 4, 20))),
);
const long = many.map((evening) => ({
  ...evening,
  fooled: [1, 3, 5, 7, 9].map((rabbit) => ({
    name: `Maximiliane-Theodora ${rabbit}`,
    rabbit,
    count: 111 - rabbit,
  })),
  longest: "Donaudampfschifffahrtsgesellschaftskapitän ".repeat(3).trim(),
}));
const shown = (all: OwnEvening[]) => () => ({
  component: Figures,
  props: { all, now: NOW },
  awaits: ".figures",
});

export const states: States = {
  "figures-none": shown([]),
  "figures-one": shown([one(1, NOW - 3_600_000)]),
  figures: shown(many),
  "figures-long": shown(long),
};
