import { describe, expect, it } from "vitest";
import { gameView } from "../fixtures/room";
import { carried } from "./drafts";

const hand = [3, 4, 5];
const tell = gameView(4, { turn: 1, phase: "tell", hand });
const give = gameView(4, { turn: 1, phase: "give", hand, your_move: { give: { cards: hand, count: 1 } } });

describe("a picture that was set aside", () => {
  it("is still chosen when its owner tells", () => {
    expect(carried("1/claim", { card: 4 }, tell)).toEqual({ card: 4 });
    expect(carried("1/claim", { card: 4, clue: "du" }, tell)).toEqual({ card: 4, clue: "du" });
  });
  it("is the first choice to give when another tells", () => {
    expect(carried("1/claim", { card: 4 }, give)).toEqual({ cards: [4] });
    expect(carried("1/tell", { card: 4 }, give)).toEqual({ cards: [4] });
  });
  it.each([
    ["it left the hand", "1/claim", { card: 9 }],
    ["another turn began", "0/tell", { card: 4 }],
    ["nothing was set aside", "1/claim", {}],
    ["it was given already", "1/give", { card: 4 }],
  ])("is forgotten when %s", (_, from, draft) => {
    expect(carried(from, draft, give)).toBeNull();
  });
});
