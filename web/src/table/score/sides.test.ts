import { describe, expect, it } from "vitest";
import { gameView, people, seats } from "../../fixtures/room";
import { sides } from "./sides";

const folk = people(6);
const at = (seat: number) => folk[seat] ?? null;

/** Five players; seat 0 tells; the first worked example of the rule reference. */
const game = gameView(5, {
  phase: "score",
  storyteller: 0,
  table: [
    { slot: 1, card: 1, mine: false, owner: 3, votes: [2, 4] },
    { slot: 2, card: 2, mine: false, owner: 1, votes: [] },
    { slot: 3, card: 3, mine: false, owner: 4, votes: [1] },
    { slot: 4, card: 4, mine: true, owner: 0, votes: [3] },
    { slot: 5, card: 5, mine: false, owner: 2, votes: [] },
  ],
  points: [
    { seat: 0, points: 3, reasons: [{ reason: "storyteller_some_found", points: 3 }] },
    {
      seat: 3,
      points: 5,
      reasons: [
        { reason: "found", points: 3 },
        { reason: "votes_on_card", points: 2 },
      ],
    },
    { seat: 4, points: 1, reasons: [{ reason: "votes_on_card", points: 1 }] },
  ],
});

describe("sides", () => {
  it("everyone has a rabbit, also without points", () => {
    const all = sides(game, at, 0);
    expect(all.map((s) => s.gained)).toEqual([3, 0, 0, 5, 1]);
    expect(all[0]).toMatchObject({ mine: true, tells: true });
  });
  it("a team has one rabbit", () => {
    const teams = gameView(6, {
      seats: seats(6, ({ seat }) => ({ team: seat % 3 })),
      points: [{ team: 1, points: 3, reasons: [{ reason: "found", points: 3 }] }],
    });
    const all = sides(teams, at, 4);
    expect(all).toHaveLength(3);
    expect(all[1]).toMatchObject({ seats: [1, 4], gained: 3, mine: true });
  });
});
