import { announcer } from "$lib/announcer.svelte";
import { errorText } from "$lib/errors";
import type { Room } from "$lib/room.svelte";
import type { VoteMove } from "$lib/protocol/types";
import { complete, mayPut, nextPiece, pieces, put, voteOf, type Piece, type Vote } from "./pieces";

const same = (a: Vote | null, b: Vote) => a !== null && a.red === b.red && a.slots.join() === b.slots.join();

/** The visitor's vote: what lies where, which piece moves next, and when it is sent. */
export class Voting {
  #last = $state(0);

  constructor(private readonly room: Room) {}

  get move(): VoteMove | null {
    return this.room.moves.vote ?? null;
  }
  /** What the server has, or is about to have. */
  get sent(): Vote | null {
    const pending = this.room.pending;
    if (pending && "vote" in pending) return { slots: pending.vote.slots, red: pending.vote.red ?? null };
    const kept = this.room.game?.my_votes;
    return kept ? { slots: kept.slots, red: kept.red ?? null } : null;
  }
  get pieces(): Piece[] {
    const kind = this.room.game?.pieces.kind;
    if (!this.move || !kind) return [];
    const there = pieces(this.move, this.sent, kind);
    const { slots, red } = this.room.draft;
    // A lone token is sent when it is put down: where it was only meant to lie, it does not lie.
    if (there.length === 1 || !(slots?.length || red != null)) return there;
    return pieces(this.move, { slots: slots ?? [], red: red ?? null }, kind);
  }
  /** The piece that the next tap moves. */
  get next(): number {
    return nextPiece(this.pieces, this.#last);
  }
  /** One lone token is a vote as soon as it lies; anything more is sent by its button first. */
  get simple(): boolean {
    return this.pieces.length === 1;
  }
  get unsent(): boolean {
    return complete(this.pieces) && !same(this.sent, voteOf(this.pieces));
  }
  may(slot: number): boolean {
    return (
      this.move !== null &&
      (mayPut(this.move, this.pieces, this.next, slot) || this.pieces.some((p) => p.slot === slot))
    );
  }
  on(slot: number): Piece[] {
    return this.pieces.filter((p) => p.slot === slot);
  }
  take(index: number): void {
    this.#last = index;
  }

  /** Puts a piece there: the named one, or the next. */
  put(slot: number, index = this.next): void {
    const { move } = this;
    if (!move) return;
    const held = put(move, this.pieces, index, slot);
    const kind = held[index]?.kind;
    this.#last = kind === "token" && this.#last === 0 && held.length > 1 ? 1 : index;
    const vote = voteOf(held);
    this.room.keep({ slots: vote.slots, red: vote.red });
    if (complete(held) && (held.length === 1 || this.sent)) void this.send(vote);
  }
  /** Let go over a card: it lies there. */
  drop(index: number, x: number, y: number): boolean {
    const cell = document
      .elementsFromPoint(x, y)
      .find((e) => e.closest("[data-slot]") && !e.closest(".carried"))
      ?.closest<HTMLElement>("[data-slot]");
    if (!cell) return false;
    this.put(Number(cell.dataset.slot), index);
    return true;
  }
  async send(vote = voteOf(this.pieces)): Promise<void> {
    if (same(this.sent, vote)) return;
    const answer = await this.room.do({
      vote: vote.red === null ? { slots: vote.slots } : { slots: vote.slots, red: vote.red },
    });
    if (answer.ok) return;
    this.room.keep({ slots: null, red: null });
    announcer.say(errorText(answer.code), "urgent");
  }
}
