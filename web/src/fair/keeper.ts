import type { Room } from "$lib/room.svelte";
import type { RoomView, View } from "$lib/protocol/types";
import { blake3Hex, hex } from "./blake3";
import { sorted } from "./check";
import { keepGames, readKept, type KeptGame, type KeptGames, type KeptTurn } from "./kept";
import { same } from "./same";

const SALT_BYTES = 16;

/** The part of a table that is needed to take care of fairness. */
export type Table = Pick<Room, "code" | "ask">;

/**
 * What this device does for a fair deck: it throws in chance of its own, and keeps what it sees, so that it can hold
 * the log against it when the game is over.
 */
export class Keeper {
  #games: KeptGames = {};
  #epoch: string | null = null;
  #before: RoomView | null = null;
  /** Commitments that this page has made, by the game's hash. */
  #committed = new Map<string, Promise<unknown>>();
  /** Games for which this page has shown its salt. */
  #shown = new Set<string>();

  constructor(
    private readonly table: Table,
    private readonly storage: Storage,
  ) {}

  get games(): KeptGames {
    return this.#games;
  }

  /** Looks at every view of the table, one after the other. */
  see(view: RoomView, epoch: string): void {
    if (epoch !== this.#epoch) {
      this.#epoch = epoch;
      this.#before = null;
      this.#games = readKept(this.table.code, epoch, this.storage);
    }
    const before = this.#before;
    this.#before = view;
    const next = promiseOf(view);
    if (next) {
      const known = next in this.#games;
      if (!known) this.#change(next, { promised: true });
      this.#watchPromise(before, view, next);
      void this.commit();
      this.#throwIn(view, next);
    } else if (view.game) {
      this.#watchPromise(before, view, view.fair.secret_hash);
      this.#note(view, view.game);
    }
    // The last turn is scored when the game is over already.
    if (view.stage === "over" && view.game) this.#note(view, view.game);
  }

  /** Commits to a salt for the game that comes next; resolves when the server has it. */
  commit(): Promise<unknown> {
    const view = this.#before;
    const next = view && promiseOf(view);
    if (!next || view.you.seat === null || view.fair.seal) return Promise.resolve();
    const going = this.#committed.get(next);
    if (going) return going;
    const salt = this.#games[next]?.salt ?? hex(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
    // Kept before it is promised: a salt that nobody knows any more could not be shown.
    this.#change(next, { salt });
    const asked = this.table.ask({ commit: { salt_hash: blake3Hex(salt) } }).then((answer) => {
      if (answer.ok) this.#change(next, { committed: true });
    });
    this.#committed.set(next, asked);
    return asked;
  }

  /** A seal that follows another at once must be the one that was promised. */
  #watchPromise(before: RoomView | null, view: RoomView, hash: string): void {
    const promised = before && promiseOf(before);
    if (!promised || promised === hash || before.position + 1 !== view.position) return;
    this.#change(hash, { exchanged: true });
  }

  /** Shows the salt, once what the deck depends on is sealed with its hash among the others. */
  #throwIn(view: RoomView, next: string): void {
    const { seal } = view.fair;
    const game = this.#games[next];
    if (!seal || !game?.salt || this.#shown.has(next)) return;
    // Only the first letter counts: a second one could have been written with the salt in view.
    if (game.letter && game.letter !== seal.letter_hash) return;
    this.#shown.add(next);
    this.#change(next, { letter: seal.letter_hash });
    const { salt } = game;
    if (view.you.seat === null || seal.salt_hashes[view.you.seat] !== blake3Hex(salt)) return;
    void this.table.ask({ throw_in: { salt } }).then((answer) => {
      if (answer.ok) this.#change(next, { thrownIn: true });
    });
  }

  #note(view: RoomView, game: View): void {
    const { secret_hash } = view.fair;
    const saw = seenNow(game, view.you.seat);
    const turns = this.#games[secret_hash]?.turns ?? {};
    const turn = { ...turns[game.turn], ...saw };
    if (same(turn, turns[game.turn] ?? {})) return;
    this.#change(secret_hash, { turns: { ...turns, [game.turn]: turn } });
  }

  #change(hash: string, change: Partial<KeptGame>): void {
    this.#games = { ...this.#games, [hash]: { turns: {}, ...this.#games[hash], ...change } };
    if (this.#epoch) keepGames(this.table.code, this.#epoch, this.#games, this.storage);
  }
}

/** The hash that is promised for the game that comes next; nothing while one is played. */
function promiseOf({ stage, fair }: RoomView): string | null {
  if (stage === "lobby") return fair.secret_hash;
  return stage === "over" ? fair.next_hash : null;
}

/** What a view shows of its turn. */
function seenNow(game: View, seat: number | null): KeptTurn {
  const saw: KeptTurn = {};
  if (seat !== null && game.hand && game.phase !== "over") {
    saw.seat = seat;
    saw.hand = sorted([...game.hand, ...game.played]);
  }
  if (game.table.length) saw.table = game.table.map(({ card }) => card);
  if (game.points) {
    saw.owners = game.table.map(({ owner }) => owner);
    saw.votes = game.table.map(({ votes }) => sorted(votes ?? []));
    saw.points = game.points.map(({ points }) => points);
  }
  return saw;
}

const keepers = new WeakMap<Room, Keeper>();

/** The one keeper of a table on this page. */
export function keeperOf(room: Room): Keeper {
  let keeper = keepers.get(room);
  if (!keeper) keepers.set(room, (keeper = new Keeper(room, localStorage)));
  return keeper;
}
