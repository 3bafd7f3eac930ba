import { expect, test } from "vitest";
import type { PlaceView } from "$lib/protocol/types";
import { words } from "$words";
import { byUrgency, statusOf, titleOf } from "./status";

await words.load("evenings");
const place = (change: Partial<PlaceView>): PlaceView => ({
  code: "HKMWRT",
  stage: "game",
  people: ["Rui", "Léa", "Teo"].map((name, at) => ({ name, rabbit: at + 1, bot: false })),
  seat: 0,
  phase: "give",
  turn: 3,
  storyteller: 1,
  clue: "Nearly home",
  your_move: false,
  waiting_for: 2,
  latest_ms: 0,
  deadline_ms: null,
  ...change,
});

test("what waits for oneself comes first, then what is played, and the latest of those", () => {
  const tables = [
    place({ code: "OVER", stage: "over" }),
    place({ code: "EARLY", latest_ms: 1 }),
    place({ code: "LOBBY", stage: "lobby" }),
    place({ code: "LATE", latest_ms: 2 }),
    place({ code: "MINE", your_move: true }),
  ];
  expect(byUrgency(tables).map(({ code }) => code)).toEqual(["MINE", "LATE", "EARLY", "LOBBY", "OVER"]);
});

test.each([
  [{ your_move: true }, "Give a card: “Nearly home”"],
  [{ your_move: true, phase: "vote" }, "Which picture is it? “Nearly home”"],
  [{ your_move: true, phase: "tell" }, "It is your story."],
  [{ your_move: true, phase: "claim", storyteller: null }, "Who tells the first story?"],
  [{}, "Waiting for 2 others."],
  [{ waiting_for: 1 }, "Waiting for one other."],
  [{ phase: "tell" }, "Léa is telling."],
  [{ phase: "score" }, "The points are on the table."],
  [{ seat: null }, "You are watching."],
  [{ stage: "lobby" }, "Not begun yet. 3 people are there."],
  [{ stage: "over" }, "The game is over."],
] as [Partial<PlaceView>, string][])("%o is told as %s", (change, told) =>
  expect(statusOf(place(change))).toBe(told),
);

test("a table is called after the others, or by its code", () => {
  expect(titleOf(place({}))).toBe("Léa and Teo");
  expect(titleOf(place({ people: [] }))).toBe("Table HKMWRT");
});
