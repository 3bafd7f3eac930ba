import { describe, expect, it } from "vitest";
import { gameView, roomView } from "../../fixtures/room";
import { Room } from "$lib/room.svelte";
import { Voting } from "./voting.svelte";

const voting = (change: Parameters<typeof gameView>[1], draft: { slots: number[] } | null = null) =>
  new Voting(
    Room.of({
      ...roomView(5, { stage: "game", game: gameView(5, { phase: "vote", my_votes: null, ...change }) }),
      draft,
    }),
  );
const one = { vote: { slots: [1, 2, 4], min: 1, max: 1, per_card: 1, red: null } };
const two = { vote: { slots: [1, 2, 4], min: 2, max: 2, per_card: 2, red: null } };

describe("a vote", () => {
  it("shows a lone token where the server has it or is about to have it, never where it was only meant to be", () => {
    const lone = voting({ your_move: one }, { slots: [2] });
    expect(lone.on(2)).toEqual([]);
    lone.put(4);
    expect(lone.on(4)).toHaveLength(1);
    expect(lone.sent).toEqual({ slots: [4], red: null });
  });

  it("keeps what was prepared of a vote that is sent by a button", () => {
    const dials = voting({ your_move: two }, { slots: [2, 4] });
    expect(dials.on(2)).toHaveLength(1);
    expect(dials.unsent).toBe(true);
    expect(dials.sent).toBeNull();
  });
});
