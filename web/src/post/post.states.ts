import { Room } from "$lib/room.svelte";
import type { Post, RoomView } from "$lib/protocol/types";
import { gameRoom, people, roomView, seats } from "../fixtures/table";
import Lobby from "../lobby/Lobby.svelte";
import type { States } from "../gallery/state";
import Table from "../table/Table.svelte";

const HOUR_MS = 3_600_000;
const post: Post = {
  hours: 48,
  quiet: { from: 22, to: 8 },
  zone: { offset_min: 60 },
  silent: "bot",
};
const usual = roomView(5);
const settings = (change: Partial<Post> = {}): RoomView["settings"] => ({
  ...usual.settings,
  clock: null,
  post: { ...post, ...change },
});
const candle =
  (change: Partial<Post>, view: Partial<RoomView> = {}) =>
  () => ({
    component: Lobby,
    props: { room: Room.of({ ...usual, settings: settings(change), ...view }), page: "candle" },
    awaits: ".post .pace",
  });
/** One's card is given, and some others are on their way since the day before yesterday. */
const waits =
  (count: number, late: number[], change: Partial<Post> = {}) =>
  () => ({
    component: Table,
    props: {
      room: gameRoom(
        count,
        {
          phase: "give",
          turn: 4,
          storyteller: 3,
          clue: { text: "Nearly home. Don’t look down." },
          seats: seats(count, ({ seat }) => ({ given: !late.includes(seat) })),
          waiting_for: late,
          played: [13],
          your_move: { take_back: {} },
        },
        {
          settings: settings(change),
          people: people(count),
          deadline_ms: Date.now() + 30 * HOUR_MS,
          since_ms: Date.now() - 47 * HOUR_MS,
        },
      ),
    },
    awaits: ".expected",
  });

export const states: States = {
  "post-candle": candle({}),
  "post-candle-go-on": candle({ hours: 8, quiet: { from: 23, to: 2 }, silent: "go_on" }),
  "post-candle-guest": candle({}, { you: { person: 2, seat: 1, host: false, only_seat: null } }),
  "post-wait": waits(6, [1, 4]),
  "post-wait-crowd": waits(12, [1, 4, 5, 6, 8], { silent: "go_on" }),
};
