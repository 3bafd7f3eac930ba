import { describe, expect, it } from "vitest";
import { sought, unsought } from "../fixtures/turn";
import { fooled, type PastTurn } from "./past";

const past = (table: PastTurn["table"]): PastTurn =>
  sought({
    turn: 1,
    storyteller: 0,
    clue: { text: "dusk" },
    table,
    red: null,
    points: [],
    scores: [],
    hearts: [],
  });

describe("who fooled whom", () => {
  it("names owners of other cards and their voters once", () => {
    const told = past([
      { slot: 1, card: 1, mine: false, owner: 0, votes: [2] },
      { slot: 2, card: 2, mine: false, owner: 1, votes: [3, 3, 2] },
      { slot: 3, card: 3, mine: false, owner: 2, votes: [] },
    ]);
    expect(fooled(told)).toEqual([{ owner: 1, seats: [3, 2] }]);
  });
  it("nobody, where no card is the true one, with a red token or without", () => {
    const met = past([
      { slot: 1, card: 1, mine: false, owner: 0, votes: [0, 2] },
      { slot: 2, card: 2, mine: false, owner: 1, votes: [3, 1] },
    ]);
    for (const red of [null, 2]) expect(fooled({ ...met, ...unsought, red })).toEqual([]);
  });
  it("nobody, when all found it; and nobody fools themselves", () => {
    expect(
      fooled(
        past([
          { slot: 1, card: 1, mine: false, owner: 0, votes: [1, 2] },
          { slot: 2, card: 2, mine: false, owner: 1, votes: [1] },
        ]),
      ),
    ).toEqual([]);
  });
});
