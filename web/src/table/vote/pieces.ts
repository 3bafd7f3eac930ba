/**
 * What a voter holds: tokens, dials, green and red. Built from the listed move and the kind of pieces that
 * the view names, so that any rule set the server allows can be voted in here.
 */
import type { PieceKind, VoteMove } from "$lib/protocol/types";

export interface Vote {
  slots: number[];
  red: number | null;
}

export interface Piece {
  kind: PieceKind | "red";
  /** Which of its kind: 0 is the first. */
  nth: number;
  slot: number | null;
  optional: boolean;
}

/** The pieces of this move, with those of `vote` on their slots. */
export function pieces(move: VoteMove, vote: Vote | null, kind: PieceKind): Piece[] {
  const out: Piece[] = [];
  for (let nth = 0; nth < move.max; nth++) {
    out.push({
      kind,
      nth,
      slot: vote?.slots[nth] ?? null,
      optional: nth >= move.min,
    });
  }
  if (move.red) out.push({ kind: "red", nth: 0, slot: vote?.red ?? null, optional: false });
  return out;
}

export function voteOf(held: readonly Piece[]): Vote {
  return {
    slots: held.filter((p) => p.kind !== "red" && p.slot !== null).map((p) => p.slot!),
    red: held.find((p) => p.kind === "red")?.slot ?? null,
  };
}

/** Everything that must lie somewhere, does. */
export function complete(held: readonly Piece[]): boolean {
  return held.every((p) => p.optional || p.slot !== null);
}

/** May this piece be put on this slot? */
export function mayPut(move: VoteMove, held: readonly Piece[], index: number, slot: number): boolean {
  const piece = held[index];
  if (!piece) return false;
  if (piece.kind === "red") return move.red?.includes(slot) ?? false;
  if (!move.slots.includes(slot)) return false;
  const there = held.filter((p, i) => i !== index && p.kind !== "red" && p.slot === slot).length;
  return there < move.per_card;
}

/**
 * Puts the piece on the slot. A second token on the card of the first takes its place there
 * instead of being refused: the first goes back to the rail.
 */
export function put(move: VoteMove, held: readonly Piece[], index: number, slot: number): Piece[] {
  const next = held.map((p) => ({ ...p }));
  const piece = next[index];
  if (!piece) return next;
  if (piece.slot === slot && piece.optional) {
    piece.slot = null;
    return next;
  }
  if (!mayPut(move, held, index, slot)) {
    const other = next.find((p, i) => i !== index && p.kind === piece.kind && p.slot === slot);
    if (!other || !move.slots.includes(slot)) return next;
    other.slot = piece.slot;
  }
  piece.slot = slot;
  return settle(next);
}

/** Optional tokens fill up from the first, so that "one vote" is always the first token. */
function settle(held: Piece[]): Piece[] {
  const loose = held.filter((p) => p.kind === "token");
  const slots = loose.map((p) => p.slot).filter((s) => s !== null);
  loose.forEach((p, i) => (p.slot = slots[i] ?? null));
  return held;
}

/** Which piece a tap moves next: the first that lies nowhere, else the one last named. */
export function nextPiece(held: readonly Piece[], last: number): number {
  const free = held.findIndex((p) => p.slot === null && !p.optional);
  if (free >= 0) return free;
  return Math.min(last, held.length - 1);
}
