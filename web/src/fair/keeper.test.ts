import { beforeEach, describe, expect, it } from "vitest";
import type { RoomCommand, RoomView } from "$lib/protocol/types";
import { gameView, roomView } from "../fixtures/room";
import { blake3Hex } from "./blake3";
import { Keeper } from "./keeper";
import { keepGames, readKept, type KeptGames } from "./kept";

const CODE = "HKMWRT";
const EPOCH = "first";
const HASH = "aa".repeat(32);
const LETTER = "bb".repeat(32);
let storage: Storage;
let asked: RoomCommand[];
const page = () =>
  new Keeper(
    { code: CODE, ask: (command) => (asked.push(command), Promise.resolve({ ok: true, position: 1 })) },
    storage,
  );
const kept = (): KeptGames => readKept(CODE, EPOCH, storage);
const saltOf = () => kept()[HASH]!.salt!;

const fair = (change: Partial<RoomView["fair"]> = {}): RoomView["fair"] => ({
  secret_hash: HASH,
  contributions: [],
  secret: null,
  next_hash: null,
  seal: null,
  ...change,
});
const lobby = (change: Partial<RoomView> = {}) => roomView(3, { fair: fair(), ...change });
const sealed = (hash: string, letter_hash = LETTER) =>
  lobby({ position: 41, fair: fair({ seal: { letter_hash, salt_hashes: [hash, null, null] } }) });

beforeEach(() => {
  storage = memory();
  asked = [];
});

describe("chance from this device", () => {
  it("is promised once, and the salt is known after a reload", () => {
    const first = page();
    first.see(lobby(), EPOCH);
    first.see(lobby({ position: 41 }), EPOCH);
    expect(asked).toEqual([{ commit: { salt_hash: blake3Hex(saltOf()) } }]);
    expect(saltOf()).toMatch(/^[0-9a-f]{32}$/);
    const salt = saltOf();
    page().see(lobby(), EPOCH);
    expect(saltOf()).toBe(salt);
    expect(asked[1]).toEqual(asked[0]);
  });
  it("is shown once all else is sealed, with its hash among the others", async () => {
    const keeper = page();
    keeper.see(lobby(), EPOCH);
    keeper.see(sealed(blake3Hex(saltOf())), EPOCH);
    keeper.see({ ...sealed(blake3Hex(saltOf())), position: 42 }, EPOCH);
    expect(asked.slice(1)).toEqual([{ throw_in: { salt: saltOf() } }]);
    await Promise.resolve();
    await Promise.resolve();
    expect(kept()[HASH]).toMatchObject({ promised: true, letter: LETTER, thrownIn: true });
  });
  it("is not shown for a letter that does not hold it, nor for a second letter", () => {
    const keeper = page();
    keeper.see(lobby(), EPOCH);
    keeper.see(sealed("cc".repeat(32)), EPOCH);
    expect(asked).toHaveLength(1);
    page().see(sealed(blake3Hex(saltOf()), "dd".repeat(32)), EPOCH);
    expect(asked.filter((command) => "throw_in" in command)).toEqual([]);
    expect(kept()[HASH]!.letter).toBe(LETTER);
  });
  it("is fresh for a rematch, and a watcher has none", () => {
    const keeper = page();
    keeper.see(lobby(), EPOCH);
    const next = "ee".repeat(32);
    keeper.see(lobby({ stage: "over", fair: fair({ secret: "00", next_hash: next }) }), EPOCH);
    expect(asked).toHaveLength(2);
    expect(kept()[next]!.salt).not.toBe(saltOf());
    asked = [];
    storage = memory();
    page().see(lobby({ you: { person: null, seat: null, host: false, only_seat: null } }), EPOCH);
    expect(asked).toEqual([]);
    expect(kept()[HASH]).toEqual({ promised: true, turns: {} });
  });
});

describe("what this device keeps", () => {
  it("is its hand, the table and the points of each turn", () => {
    const keeper = page();
    const game = { ...gameView(3, {}), turn: 2, phase: "give" as const, hand: [9, 3], played: [5] };
    keeper.see(lobby({ stage: "game", game: { ...game, table: [], points: null } }), EPOCH);
    expect(kept()[HASH]).toEqual({ turns: { 2: { seat: 0, hand: [3, 5, 9] } } });
    const table = [{ slot: 1, card: 5, mine: true, owner: 0, votes: [2, 1] }];
    const points = [{ seat: 0, points: 3, reasons: [] }];
    keeper.see(lobby({ stage: "game", game: { ...game, phase: "score", table, points } as never }), EPOCH);
    expect(kept()[HASH]!.turns[2]).toEqual({
      seat: 0,
      hand: [3, 5, 9],
      table: [5],
      owners: [0],
      votes: [[1, 2]],
      points: [3],
    });
  });
  it("tells a seal that was exchanged from one that was not seen", () => {
    const other = "ff".repeat(32);
    const game = lobby({ stage: "game", game: gameView(3, {}), fair: fair({ secret_hash: other }) });
    const there = page();
    there.see(lobby(), EPOCH);
    there.see({ ...game, position: 41 }, EPOCH);
    expect(kept()[other]!.exchanged).toBe(true);
    storage = memory();
    const away = page();
    away.see(lobby(), EPOCH);
    away.see({ ...game, position: 90 }, EPOCH);
    expect(kept()[other]!.exchanged).toBeUndefined();
    expect(kept()[other]!.promised).toBeUndefined();
  });
  it("belongs to one table, and is forgotten with time", () => {
    keepGames(CODE, EPOCH, { [HASH]: { promised: true, turns: {} } }, storage, 1_000);
    expect(readKept(CODE, "second", storage)).toEqual({});
    expect(readKept("BCDFGH", EPOCH, storage)).toEqual({});
    expect(kept()[HASH]!.promised).toBe(true);
    keepGames("BCDFGH", EPOCH, {}, storage, 1_000 + 31 * 24 * 3_600_000);
    expect(kept()).toEqual({});
    storage.setItem(`moonhare-fair-${CODE}`, "not json");
    expect(kept()).toEqual({});
  });
});

function memory(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}
