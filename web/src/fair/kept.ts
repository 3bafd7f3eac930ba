/** What this device remembers of a game, to hold it against the log when the secret is open. */
export interface KeptGame {
  /** The seal was shown here before the game began. */
  promised?: true;
  /** The game began with another seal than the one that had just been shown. */
  exchanged?: true;
  /** This device's own chance. */
  salt?: string;
  /** The server has the hash of it. */
  committed?: true;
  /** The hash of the letter that was sealed before the salt was shown. */
  letter?: string;
  /** The server has taken the salt. */
  thrownIn?: true;
  turns: Record<number, KeptTurn>;
}

/** What this device saw of a turn. */
export interface KeptTurn {
  seat?: number;
  hand?: number[];
  /** By slot. */
  table?: number[];
  owners?: (number | null)[];
  votes?: number[][];
  points?: number[];
}

/** By the hash of each game's secret. */
export type KeptGames = Record<string, KeptGame>;

interface KeptRoom {
  epoch: string;
  at: number;
  games: KeptGames;
}

const PREFIX = "moonhare-fair-";
/** A table keeps so many games; an evening has fewer. */
const GAMES_MAX = 24;
/** Tables that nobody has played at for so long are forgotten. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** What was kept of a table; nothing of an earlier one with the same code. */
export function readKept(code: string, epoch: string, storage: Storage): KeptGames {
  const room = read(PREFIX + code, storage);
  return room?.epoch === epoch ? room.games : {};
}

export function keepGames(
  code: string,
  epoch: string,
  games: KeptGames,
  storage: Storage,
  now = Date.now(),
): void {
  const latest = Object.fromEntries(Object.entries(games).slice(-GAMES_MAX));
  const room: KeptRoom = { epoch, at: now, games: latest };
  try {
    storage.setItem(PREFIX + code, JSON.stringify(room));
    forgetOld(storage, now);
  } catch {
    // What can't be kept is known as long as this page is open.
  }
}

function forgetOld(storage: Storage, now: number): void {
  const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? "");
  for (const key of keys.filter((name) => name.startsWith(PREFIX)))
    if (now - (read(key, storage)?.at ?? 0) > KEPT_MS) storage.removeItem(key);
}

function read(key: string, storage: Storage): KeptRoom | null {
  try {
    return JSON.parse(storage.getItem(key) ?? "null") as KeptRoom | null;
  } catch {
    return null;
  }
}
