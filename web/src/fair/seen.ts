import type { DeckPart } from "./log";

/** Which cards the people at a table know from earlier games, by pack: as the server keeps them in mind. */
export class SeenCards {
  #packs = new Map<string, Set<number>>();

  /** A game with this deck begins: the cards of it that were seen. When all were, they are all new again. */
  begin(deck: readonly DeckPart[]): number[] {
    if (deck.every((part) => this.#of(part).length === part.count))
      for (const part of deck) this.#packs.delete(part.pack);
    return deck.flatMap((part) => this.#of(part).map((card) => part.first + card));
  }

  note(cards: readonly number[], deck: readonly DeckPart[]): void {
    for (const card of cards) {
      const part = deck.find(({ first, count }) => card >= first && card < first + count);
      if (!part) continue;
      const seen = this.#packs.get(part.pack) ?? new Set();
      this.#packs.set(part.pack, seen.add(card - part.first));
    }
  }

  #of(part: DeckPart): number[] {
    const seen = [...(this.#packs.get(part.pack) ?? [])].filter((card) => card < part.count);
    // A pack of one's own may have had more cards when they were seen.
    return seen.sort((one, other) => one - other);
  }
}

/** A deck has no gaps, no pack twice and as many cards as the rules say: otherwise another card could count as seen. */
export function isWhole(deck: readonly DeckPart[], cards: number): boolean {
  let next = 0;
  for (const part of deck) {
    if (part.first !== next) return false;
    next += part.count;
  }
  return next === cards && new Set(deck.map((part) => part.pack)).size === deck.length;
}
