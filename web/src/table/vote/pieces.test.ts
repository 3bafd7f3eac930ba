import { describe, expect, it } from "vitest";
import { complete, mayPut, nextPiece, pieces, put, voteOf } from "./pieces";
import type { VoteMove } from "$lib/protocol/types";

const one: VoteMove = { slots: [1, 2, 4], min: 1, max: 1, per_card: 1, red: null };
const two: VoteMove = { slots: [1, 2, 4], min: 1, max: 2, per_card: 1, red: null };
const dials: VoteMove = { slots: [1, 2, 4], min: 2, max: 2, per_card: 2, red: null };
const greenAndRed: VoteMove = { slots: [1, 2, 3], min: 1, max: 1, per_card: 1, red: [1, 2, 3] };

describe("pieces", () => {
  it("one token moves where it is put", () => {
    let held = pieces(one, null, "token");
    expect(complete(held)).toBe(false);
    held = put(one, held, 0, 4);
    expect(voteOf(held)).toEqual({ slots: [4], red: null });
    held = put(one, held, 0, 2);
    expect(voteOf(held).slots).toEqual([2]);
  });

  it("never lies on a card that is not listed", () => {
    const held = put(one, pieces(one, null, "token"), 0, 3);
    expect(voteOf(held).slots).toEqual([]);
  });

  it("a second token is optional, goes elsewhere, and can be taken back", () => {
    let held = put(two, pieces(two, null, "token"), 0, 1);
    expect(complete(held)).toBe(true);
    expect(mayPut(two, held, 1, 1)).toBe(false);
    held = put(two, held, 1, 2);
    expect(voteOf(held).slots).toEqual([1, 2]);
    held = put(two, held, 1, 2);
    expect(voteOf(held).slots).toEqual([1]);
  });

  it("putting the second on the first swaps them", () => {
    let held = put(two, pieces(two, null, "token"), 0, 1);
    held = put(two, held, 1, 2);
    held = put(two, held, 1, 1);
    expect(voteOf(held).slots.sort()).toEqual([1, 2]);
  });

  it("both dials may point at one card, and both must point somewhere", () => {
    let held = put(dials, pieces(dials, null, "dial"), 0, 4);
    expect(complete(held)).toBe(false);
    held = put(dials, held, 1, 4);
    expect(voteOf(held).slots).toEqual([4, 4]);
    expect(complete(held)).toBe(true);
  });

  it("green and red may share a card", () => {
    let held = put(greenAndRed, pieces(greenAndRed, null, "green"), 0, 3);
    expect(nextPiece(held, 0)).toBe(1);
    held = put(greenAndRed, held, 1, 3);
    expect(voteOf(held)).toEqual({ slots: [3], red: 3 });
    expect(complete(held)).toBe(true);
  });

  it("a tap moves what is still free, then what was last touched", () => {
    const held = pieces(dials, { slots: [1], red: null }, "dial");
    expect(nextPiece(held, 0)).toBe(1);
    expect(nextPiece(pieces(dials, { slots: [1, 2], red: null }, "dial"), 0)).toBe(0);
  });
});
