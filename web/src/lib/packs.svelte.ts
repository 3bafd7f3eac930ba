import { api } from "./api";
import type { PictureWordsView, WordsView } from "./protocol/types";
import type { PackView, RoomView } from "./protocol/types";
import { words } from "./words.svelte";

export interface Picture {
  pack: string;
  n: number;
  /** What it is, whatever becomes of the pack; games from before pictures had an identity have none. */
  id?: string | undefined;
}

/** The nth of identities that are written one after another, all of one length. */
function identity(pictures: string | undefined, count: number, n: number): string | undefined {
  if (!pictures || n >= count) return undefined;
  const length = pictures.length / count;
  return pictures.slice(n * length, (n + 1) * length);
}

/** Where a card of the deck has its picture. */
export function pictureOf(deck: RoomView["deck"], card: number): Picture {
  const part = deck.find(({ first, count }) => card >= first && card < first + count);
  if (!part) return { pack: "", n: card };
  const n = card - part.first;
  return { pack: part.pack, n, id: identity(part.pictures, part.count, n) };
}

/** With an identity, an address that shows the same picture for ever; else what the pack's card looks like today. */
export const pictureUrl = ({ pack, n, id }: Picture, width: number) =>
  id ? `/cards/${id}/${width}.webp` : `/cards/${pack}/${n}/${width}.webp`;

/** The packs' names, and each picture's words in the reader's language. */
class Packs {
  #list = $state.raw<PackView[]>([]);
  #words = $state.raw<Record<string, WordsView>>({});
  /** Words of single pictures that no pack has any more. */
  #single = $state.raw<Record<string, PictureWordsView>>({});
  #asked = new Map<string, Promise<void>>();

  /** Boxes of people's own pictures: what they are called, and how many cards they have. */
  #own = $state.raw<Record<string, { name: string; cards: number }>>({});

  get list(): PackView[] {
    return this.#list;
  }
  name(id: string): string {
    const names = this.#list.find((pack) => pack.id === id)?.names;
    return words.of(names) ?? this.#own[id]?.name ?? (id.startsWith("own-") ? "…" : id);
  }
  /** How many cards these packs have together. */
  cards(ids: readonly string[]): number {
    const count = (id: string) =>
      this.#list.find((pack) => pack.id === id)?.cards ?? this.#own[id]?.cards ?? 0;
    return ids.reduce((sum, id) => sum + count(id), 0);
  }
  /** A box of people's own pictures, which no list has. */
  putOwn(id: string, name: string, cards: number): void {
    this.#own = { ...this.#own, [id]: { name, cards } };
  }
  /** Asks what a box is called, once. */
  async loadOwn(id: string): Promise<void> {
    await this.#once<{ name: string; cards: unknown[]; filled: number }>(`/api/own/boxes/${id}`, (box) =>
      this.putOwn(id, box.name, box.cards.length + box.filled),
    );
  }
  blurb(id: string): string {
    const blurbs = this.#list.find((pack) => pack.id === id)?.blurbs;
    return words.of(blurbs) ?? "";
  }
  /** A picture that a pack has today; nothing until the packs are known. */
  picture(id: string, n: number): Picture | null {
    const pack = this.#list.find((pack) => pack.id === id);
    return pack ? { pack: id, n, id: identity(pack.pictures, pack.cards, n) } : null;
  }
  /** What is to be seen, in the reader's language; "" until it is loaded. */
  describe(picture: Picture): string {
    return this.#wordsOf(picture)?.description ?? "";
  }
  /** A tiny blurred picture as a data URL, or null. */
  placeholder(picture: Picture): string | null {
    const kept = this.#wordsOf(picture)?.placeholder;
    if (!kept) return null;
    return kept.startsWith("data:") ? kept : `data:image/webp;base64,${kept}`;
  }

  /** The words of this very picture: those of the pack may be about another one by now. */
  #wordsOf({ pack, n, id }: Picture): Partial<PictureWordsView> | undefined {
    const all = this.#words[`${pack}/${words.locale}`];
    if (all && (!id || id === this.#told(all, n)))
      return { description: all.descriptions[n], placeholder: all.placeholders[n] };
    return this.#single[`${id}/${words.locale}`];
  }
  #told({ pictures, descriptions }: WordsView, n: number): string | undefined {
    return identity(pictures, descriptions.length, n);
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
  loadWords(pack: string, locale: string): Promise<void> {
    if (!pack) return Promise.resolve();
    const key = `${pack}/${locale}`;
    return this.#once<WordsView>(`/api/packs/${pack}/words/${locale}`, (loaded) => this.put(key, loaded));
  }

  /** Loads the words of a picture: with those of its pack, or alone if the pack has another one in its place by now. */
  async loadWordsOf({ pack, n, id }: Picture, locale: string): Promise<void> {
    await this.loadWords(pack, locale);
    const all = this.#words[`${pack}/${locale}`];
    if (!id || (all && id === this.#told(all, n))) return;
    await this.#once<PictureWordsView>(`/api/pictures/${id}/words/${locale}`, (loaded) => {
      this.#single = { ...this.#single, [`${id}/${locale}`]: loaded };
    });
  }

  /** Asks for something that stays the same, and again only if that failed. */
  #once<T>(path: string, keep: (loaded: T) => void): Promise<void> {
    const ask = async () => {
      const answer = await fetch(path).catch(() => null);
      if (answer?.ok) keep((await answer.json()) as T);
      else this.#asked.delete(path);
    };
    const asked = this.#asked.get(path) ?? ask();
    this.#asked.set(path, asked);
    return asked;
  }

  put(key: string, packWords: WordsView): void {
    const [pack, locale] = key.split("/");
    this.#asked.set(`/api/packs/${pack}/words/${locale}`, Promise.resolve());
    this.#words = { ...this.#words, [key]: packWords };
  }
  putList(list: PackView[]): void {
    this.#list = list;
  }
}

export const packs = new Packs();

/** What was asked for already: the browser keeps it. */
const fetched = new Set<string>();

/** Fetches pictures before they are needed, so that a reveal has no gaps. */
export function preload(pictures: Picture[], width = 300): void {
  for (const url of pictures.map((picture) => pictureUrl(picture, width)))
    if (!fetched.has(url)) {
      fetched.add(url);
      new Image().src = url;
    }
}
