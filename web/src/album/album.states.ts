import type { AlbumView, TurnView } from "$lib/protocol/types";
import { people } from "../fixtures/room";
import type { States } from "../gallery/state";
import Album from "./Album.svelte";
import Closed from "./Closed.svelte";
import Evening from "../fixtures/KeepSheet.svelte";

const clues = [
  "Post from the far shore",
  "Tea for someone who is late",
  "A guest who knows the way",
  "Don’t wake the sea",
  "What the clock forgot",
  "She never liked Mondays",
  "Nearly home. Don’t look down.",
  "A very small kingdom",
  "Further than the map",
  "One last song",
];
const turn = (count: number, n: number, change: Partial<TurnView> = {}): TurnView => ({
  turn: n,
  storyteller: (n - 1) % count,
  clue: { text: clues[(n - 1) % clues.length]! },
  table: Array.from({ length: count }, (_, at) => ({
    slot: at + 1,
    card: (n * 7 + at * 5) % 84,
    mine: false,
    owner: at,
    votes:
      at === (n - 1) % count ? [(n + 1) % count, (n + 2) % count] : at === n % count ? [(n + 3) % count] : [],
  })),
  red: null,
  points: [],
  scores: Array.from({ length: count }, (_, at) => n * 2 + ((at * n) % 3)),
  hearts:
    n % 3
      ? [
          { person: 1, slot: 1 + ((n - 1) % count) },
          { person: 2, slot: 1 + (n % count) },
        ]
      : [],
  ...change,
});
const album = (count: number, turns: number, change: Partial<AlbumView> = {}): AlbumView => ({
  began_ms: Date.UTC(2026, 10, 16, 19),
  kept_ms: Date.UTC(2026, 10, 16, 22),
  until_ms: Date.UTC(2027, 10, 16, 22),
  edition: "classic",
  language: "en",
  by: 0,
  people: people(count).map(({ person, name, rabbit }) => ({ person, name, rabbit, bot: false })),
  deck: [{ pack: "moonhare", first: 0, count: 84 }],
  turns: Array.from({ length: turns }, (_, at) => turn(count, at + 1)),
  winners: [1],
  ended_by: "target",
  scores: Array.from({ length: count }, (_, at) => 31 - at * 2),
  teams: Array.from({ length: count }, () => null),
  ...change,
});
const usual = album(6, 10);
const crowded = album(12, 30, {
  people: people(12, ({ person }) => ({ name: `Maximiliane-Theodora ${person}` })).map(
    ({ person, name, rabbit }) => ({
      person,
      name: person === 3 ? null : name,
      rabbit,
      bot: false,
    }),
  ),
  turns: Array.from({ length: 30 }, (_, at) =>
    turn(12, at + 1, {
      clue: { text: "Donaudampfschifffahrtsgesellschaftskapitän ".repeat(3), performance: "a".repeat(64) },
    }),
  ),
});
const shown = (of: AlbumView, props: Record<string, unknown>, awaits: string) => () => ({
  component: Album,
  props: { id: "0".repeat(32), album: of, turn: null, onchanged: () => {}, ...props },
  awaits,
});

export const states: States = {
  "album-cover": shown(usual, {}, ".book"),
  "album-turn": shown(usual, { turn: 7 }, "article"),
  "album-turn-crowded": shown(crowded, { turn: 30 }, "article"),
  "album-list": shown(usual, { list: true }, ".stories"),
  "album-none": shown(album(3, 0, { winners: [], ended_by: "host" }), {}, ".book"),
  "album-closed": () => ({ component: Closed, props: {}, awaits: ".closed .sheet" }),
  "album-keep": () => ({ component: Evening, props: {}, awaits: "dialog .keep" }),
};
