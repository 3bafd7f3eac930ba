import type { Draft as SharedDraft, View } from "./protocol/types";

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
export const momentOf = (game: View | null): string => (game ? `${game.turn}/${game.phase}` : "");

/** What was being written or chosen when the page was left. */
export function readDraft(code: string, game: View | null, storage: Storage): Draft | null {
  try {
    const kept = JSON.parse(storage.getItem(key(code)) ?? "null") as Kept | null;
    return kept && kept.at === momentOf(game) ? kept.draft : null;
  } catch {
    return null;
  }
}

export function keepDraft(code: string, game: View | null, draft: Draft | null, storage: Storage): void {
  try {
    if (draft) storage.setItem(key(code), JSON.stringify({ at: momentOf(game), draft } satisfies Kept));
    else storage.removeItem(key(code));
  } catch {
    // Without storage, the server's copy of the draft still comes back.
  }
}

/**
 * What is kept of a draft when the turn goes on: a picture that was set aside while somebody looked for a story is
 * still set aside, for one's own story or for the card to give.
 */
export function carried(from: string, draft: Draft, game: View | null): Draft | null {
  const card = draft.card;
  if (!game || card == null || !game.hand?.includes(card)) return null;
  const [turn, phase] = from.split("/");
  if (turn !== String(game.turn) || (phase !== "claim" && phase !== "tell")) return null;
  if (game.phase === "tell") return { card, ...(draft.clue ? { clue: draft.clue } : {}) };
  return game.phase === "give" && game.your_move.give ? { cards: [card] } : null;
}
