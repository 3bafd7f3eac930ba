import type { Draft as SharedDraft, GameView } from "./types";

/** What is being prepared. The recording is known to this browser only: it was uploaded from here. */
export interface Draft extends SharedDraft {
  performance?: string | null;
}

interface Kept {
  at: string;
  draft: Draft;
}

const key = (code: string) => `moonhare-draft-${code}`;
/** A draft belongs to one turn and phase; in the next it is nothing. */
export const momentOf = (game: GameView | null): string => (game ? `${game.turn}/${game.phase}` : "");

/** What was being written or chosen when the page was left. */
export function readDraft(code: string, game: GameView | null, storage: Storage): Draft | null {
  try {
    const kept = JSON.parse(storage.getItem(key(code)) ?? "null") as Kept | null;
    return kept && kept.at === momentOf(game) ? kept.draft : null;
  } catch {
    return null;
  }
}

export function keepDraft(code: string, game: GameView | null, draft: Draft | null, storage: Storage): void {
  try {
    if (draft) storage.setItem(key(code), JSON.stringify({ at: momentOf(game), draft } satisfies Kept));
    else storage.removeItem(key(code));
  } catch {
    // Without storage, the server's copy of the draft still comes back.
  }
}
