import { describe, expect, it } from "vitest";
import { Room } from "$lib/room.svelte";
import type { View } from "$lib/protocol/types";
import { gameView, party, people, roomView, seats } from "../fixtures/room";
import { TableState } from "./state.svelte";

const table = (count: number, game: Partial<View>, folk = people(count)) =>
  new TableState(Room.of(roomView(count, { stage: "game", people: folk, game: gameView(count, game) })));
const waited = (state: TableState) => state.waitedFor.map(({ seat }) => seat);

describe("who is waited for", () => {
  it("is what the view says, and never a storyteller who can't vote", () => {
    // The clue came before the cards, and neither the red token nor the storyteller's vote is played.
    const state = table(6, {
      ...party,
      pieces: { kind: "green", min: 1, max: 1, red: false },
      phase: "vote",
      storyteller: 3,
      seats: seats(6, ({ seat }) => ({ given: true, voted: seat === 1 })),
      waiting_for: [0, 2, 4, 5],
    });
    expect(state.waits(3)).toBe(false);
    expect(state.waits(2)).toBe(true);
    expect(waited(state)).toEqual([2, 4, 5]);
    expect(state.ears(state.people[2]!)).toBe("down");
    expect(state.ears(state.people[1]!)).toBe("up");
  });
  it("is a storyteller who votes as well", () => {
    const state = table(6, { ...party, phase: "vote", storyteller: 3, waiting_for: [3] });
    expect(waited(state)).toEqual([3]);
  });
  it("is nobody of a pair that has given", () => {
    const state = table(6, {
      phase: "give",
      storyteller: 0,
      seats: seats(6, ({ seat }) => ({ team: seat % 3, given: seat === 0 || seat === 4 })),
      waiting_for: [2, 3, 5],
    });
    expect(waited(state)).toEqual([2, 3, 5]);
    expect(state.ears(state.people[1]!)).toBe("up");
  });
  it("leaves out who looks, and keeps those whose seat a bot holds apart", () => {
    const folk = people(4, ({ person }) => ({ held: person === 3 }));
    const state = table(4, { phase: "score", waiting_for: [0, 1, 2] }, folk);
    expect(waited(state)).toEqual([1, 2]);
    expect(state.dozing.map(({ seat }) => seat)).toEqual([2]);
    expect(state.ears(folk[2]!)).toBe("away");
  });
});

describe("the true card", () => {
  const cards = [
    { slot: 1, card: 1, mine: false, owner: 1, votes: [] },
    { slot: 2, card: 2, mine: false, owner: 3, votes: [] },
  ];
  const trueSlots = (game: Partial<View>) => {
    const state = table(4, { storyteller: 3, table: cards, ...game });
    return state.game.table.filter((card) => state.isTrue(card)).map(({ slot }) => slot);
  };
  it("is the storyteller's", () => expect(trueSlots({ phase: "score" })).toEqual([2]));
  it("is not known before the score", () =>
    expect(trueSlots({ phase: "vote", table: cards.map((card) => ({ ...card, owner: null })) })).toEqual([]));
  it("is none where the clue came before the cards", () =>
    expect(trueSlots({ ...party, phase: "score" })).toEqual([]));
});
