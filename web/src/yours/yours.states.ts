import type { PlaceView } from "$lib/protocol/types";
import { people } from "../fixtures/room";
import type { States } from "../gallery/state";
import Home from "../home/Home.svelte";
import CarrySheet from "../fixtures/CarrySheet.svelte";

const place = (code: string, count: number, change: Partial<PlaceView> = {}): PlaceView => ({
  code,
  stage: "game",
  people: people(count).map(({ name, rabbit }) => ({ name, rabbit, bot: false })),
  seat: 0,
  phase: "give",
  turn: 3,
  storyteller: 3 % count,
  clue: "Nearly home. Don’t look down.",
  your_move: false,
  waiting_for: 2,
  latest_ms: 0,
  deadline_ms: null,
  ...change,
});
const mine = place("HKMWRT", 6, { your_move: true });
const usual = [mine, place("BCDFGH", 5, { phase: "tell" }), place("WXYZAB", 4, { stage: "lobby" })];
const crowded = [
  ...usual,
  place("LLLLLL", 12, {
    your_move: true,
    people: people(12, ({ person }) => ({ name: `Maximiliane-Theodora ${person}` })).map(
      ({ name, rabbit }) => ({
        name,
        rabbit,
        bot: false,
      }),
    ),
    clue: "Donaudampfschifffahrtsgesellschaft ".repeat(4),
  }),
  place("OOOOOO", 3, { stage: "over" }),
  place("SSSSSS", 3, { seat: null }),
];
const books = ["Léa reached the moon", "Oh.", "The night belongs to Rui, Teo and Giulia"].map(
  (title, at) => ({
    id: `${at}`.repeat(32),
    key: null,
    secret: null,
    title,
    at: Date.UTC(2026, 10 - at, 12),
  }),
);
const TENT = ".home ul li";

export const states: States = {
  "home-tables": () => ({ component: Home, props: { places: usual }, awaits: TENT }),
  "home-shelf": () => ({
    component: Home,
    props: {
      places: usual.slice(0, 2),
      books: [...books, ...books, ...books].map((book, n) => ({ ...book, id: `${n}`.repeat(32) })),
    },
    awaits: ".shelf a",
  }),
  "home-table": () => ({ component: Home, props: { places: [mine] }, awaits: TENT }),
  "home-tables-many": () => ({ component: Home, props: { places: crowded }, awaits: TENT }),
  "tables-carry": () => ({
    component: CarrySheet,
    props: { link: () => Promise.resolve(`https://play.example.org/carry#${"0123456789abcdef".repeat(4)}`) },
    awaits: "dialog .qr svg",
  }),
  "tables-carry-failed": () => ({
    component: CarrySheet,
    props: { link: () => Promise.resolve(null) },
    awaits: "dialog .two",
  }),
};
