import { api } from "./api";
import type { PackSummary, RoomView } from "./types";
import { words } from "./words.svelte";

export interface Picture {
  pack: string;
  n: number;
}
interface PackWords {
  descriptions: string[];
  placeholders: string[];
}

/** Where a card of the deck has its picture. */
export function pictureOf(deck: RoomView["deck"], card: number): Picture {
  const part = deck.find(({ first, count }) => card >= first && card < first + count);
  return part ? { pack: part.pack, n: card - part.first } : { pack: "", n: card };
}

export const pictureUrl = ({ pack, n }: Picture, width: number) => `/cards/${pack}/${n}/${width}.webp`;

/** The packs' names, and each picture's words in the reader's language. */
class Packs {
  #list = $state.raw<PackSummary[]>([]);
  #words = $state.raw<Record<string, PackWords>>({});
  #asked = new Set<string>();

  get list(): PackSummary[] {
    return this.#list;
  }
  name(id: string): string {
    const names = this.#list.find((pack) => pack.id === id)?.names;
    return names?.[words.locale] ?? names?.en ?? id;
  }
  blurb(id: string): string {
    const blurbs = this.#list.find((pack) => pack.id === id)?.blurbs;
    return blurbs?.[words.locale] ?? blurbs?.en ?? "";
  }
  /** What is to be seen, in the reader's language; "" until it is loaded. */
  describe({ pack, n }: Picture): string {
    return this.#words[`${pack}/${words.locale}`]?.descriptions[n] ?? "";
  }
  /** A tiny blurred picture as a data URL, or null. */
  placeholder({ pack, n }: Picture): string | null {
    const kept = this.#words[`${pack}/${words.locale}`]?.placeholders[n];
    if (!kept) return null;
    return kept.startsWith("data:") ? kept : `data:image/webp;base64,${kept}`;
  }

  async loadList(): Promise<void> {
    if (!this.#list.length) await this.reload();
  }
  /** Asks again, as when a pack was painted meanwhile. */
  async reload(): Promise<void> {
    const answer = await api.packs();
    if (answer.ok) this.#list = answer.value;
  }

  /** Loads a pack's words once for each language. */
  async loadWords(pack: string, locale: string): Promise<void> {
    const key = `${pack}/${locale}`;
    if (!pack || this.#asked.has(key)) return;
    this.#asked.add(key);
    const answer = await fetch(`/api/packs/${pack}/words/${locale}`).catch(() => null);
    if (answer?.ok) this.put(key, (await answer.json()) as PackWords);
    else this.#asked.delete(key);
  }

  put(key: string, packWords: PackWords): void {
    this.#asked.add(key);
    this.#words = { ...this.#words, [key]: packWords };
  }
  putList(list: PackSummary[]): void {
    this.#list = list;
  }
}

export const packs = new Packs();

/** Fetches pictures before they are needed, so that a reveal has no gaps. */
export function preload(pictures: Picture[], width = 300): void {
  for (const picture of pictures) new Image().src = pictureUrl(picture, width);
}
