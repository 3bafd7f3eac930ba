import type { AlbumView, ReplayView, RoomView } from "$lib/protocol/types";
import { tableView } from "./moment";

/** A reveal that began this long ago is over. */
const LONG_AGO_MS = 120_000;

/** The turns of an album as they are fetched: each once for each pair of eyes. */
export class Reel {
  #fetched = new Map<string, Promise<ReplayView | null>>();

  constructor(
    private readonly id: string,
    private readonly album: AlbumView,
    private readonly get: (path: string) => Promise<ReplayView | null> = getJson,
  ) {}

  /** A turn as one pair of eyes saw it; null when it did not come. */
  turn(turn: number, eyes: number | null): Promise<ReplayView | null> {
    const key = `${turn} ${eyes}`;
    const known = this.#fetched.get(key);
    if (known) return known;
    const path = `/api/albums/${this.id}/turns/${turn}${eyes === null ? "" : `?eyes=${eyes}`}`;
    const answer = this.get(path);
    this.#fetched.set(key, answer);
    // What failed may be asked for again.
    void answer.then((found) => found ?? this.#fetched.delete(key));
    return answer;
  }

  /** The number of the turn before or after this one, if there is one. */
  beside(turn: number, by: 1 | -1): number | null {
    const at = this.album.turns.findIndex((one) => one.turn === turn);
    return this.album.turns[at + by]?.turn ?? null;
  }
}

/** One moment of a turn as the table shows it; a reveal is played, or lies there as it ends. */
export function momentOf(
  album: AlbumView,
  replay: ReplayView,
  at: number,
  eyes: number | null,
  told: "played" | "over",
  now = Date.now(),
): RoomView {
  const game = replay.moments[Math.min(at, replay.moments.length - 1)]!;
  const scored = game.phase === "score";
  return tableView(album, game, eyes, {
    reveal: scored ? { start_ms: told === "played" ? now : now - LONG_AGO_MS, acts: replay.acts } : null,
    hearts: scored ? replay.hearts : [],
  });
}

async function getJson(path: string): Promise<ReplayView | null> {
  const answer = await fetch(path).catch(() => null);
  return answer?.ok ? ((await answer.json()) as ReplayView) : null;
}
