import { faceDown } from "$lib/face-down.svelte";
import { packs } from "$lib/packs.svelte";
import type { Room } from "$lib/room.svelte";
import { seatAt } from "$lib/seats";
import type { BoxView, LookView, OwnCardView, OwnRules } from "$lib/protocol/types";
import { ENTRIES_MAX, pack, unpack, type Wish } from "./carton";
import { own, type Asker } from "./client";
import { forgetBox, isOwn, keepBox, keyOf } from "./keys";
import { shrink } from "./shrink";
import { isZip } from "./zip";

/** So many cards make an evening. */
export const CARDS_WANTED = 40;
const LOOK_EVERY_MS = 2_500;
const AGAIN_AFTER_MS = 3_000;
/** Bytes of a file, until the server has said what it takes. */
const FILE_BYTES_MAX = 24 * 1024 * 1024;

/** A picture on its way, or one that can't be used. */
export interface Coming {
  n: number;
  name: string;
  url: string;
  /** 0…1. */
  sent: number;
  /** Why it can't be used, by code. */
  refusal: string | null;
  size: { width: number; height: number } | null;
}

/** The place of a card in its box, whatever it looks like. */
export const placeOf = (box: string, { card }: OwnCardView): string => `${box}/${card}`;

/** The box of a table, as one person at it sees it and adds to it. */
export class TableBox {
  rules = $state.raw<OwnRules | null>(null);
  view = $state.raw<BoxView | null>(null);
  coming = $state<Coming[]>([]);
  /** No line just now: what is on its way goes on by itself. */
  offline = $state(false);
  /** Why the last wish was refused, by code. */
  refusal = $state<string | null>(null);
  /** The operator's word, where one is needed. */
  word = $state("");
  #count = 0;
  #files = new Map<number, Blob>();
  /** What a zip says of its pictures. */
  #wishes = new Map<number, Wish>();
  /** What a zip calls its box. */
  #called = "";
  #working = false;
  /** The box that was opened to this table from here. */
  #opened = "";
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly room: Room,
    /** What a new box is called. */
    private readonly named: () => string,
  ) {}

  /** The table's box, if it has one. */
  get id(): string | null {
    return this.room.view?.settings.packs.find(isOwn) ?? null;
  }
  /** Whether only this box is played with. */
  get alone(): boolean {
    return this.room.view?.settings.packs.length === 1;
  }
  get count(): number {
    return (this.view?.cards.length ?? 0) + (this.view?.filled ?? 0);
  }
  /** How many cards the table needs at least. */
  get wanted(): number {
    const problem = this.room.view?.problems.find(({ code }) => code === "deck_too_small");
    return Math.max(CARDS_WANTED, typeof problem?.min === "number" ? problem.min : 0);
  }
  get who(): Asker {
    const seat = seatAt(this.room.code)?.secret ?? null;
    const key = this.id ? keyOf(this.id) : null;
    return key ? { secret: key } : { secret: seat, table: this.room.code };
  }
  /** From this seat: the card shows who brought it. */
  get #seat(): Asker {
    return { secret: seatAt(this.room.code)?.secret ?? null, table: this.room.code };
  }

  /** Looks every few seconds; returns how to stop. */
  follow(): () => void {
    void own.rules().then((answer) => answer.ok && (this.rules = answer.value));
    void this.look();
    this.#timer = setInterval(() => void this.look(), LOOK_EVERY_MS);
    return () => clearInterval(this.#timer);
  }
  async look(): Promise<void> {
    const id = this.id;
    if (!id) {
      this.view = null;
      return;
    }
    await this.#openToTable(id);
    const answer = await own.look(id, this.who);
    if (answer.ok) this.#show(answer.value);
    else if (answer.code === "box_not_found") this.view = null;
  }
  /** With its key, lets everybody at this table add to a box; once is enough. */
  async #openToTable(id: string): Promise<void> {
    const key = keyOf(id);
    if (!key || this.#opened === id) return;
    const answer = await own.change(id, { secret: key }, { table: this.room.code });
    if (answer.ok) this.#opened = id;
  }
  #show(view: BoxView): void {
    // What somebody does not want to see stays face down when it is painted anew.
    for (const card of view.cards)
      if (faceDown.has(placeOf(view.id, card)) && !faceDown.has(card.picture))
        faceDown.turn(card.picture, true);
    this.view = view;
    packs.putOwn(view.id, view.name, view.cards.length + view.filled);
    if (view.yours) keepBox({ id: view.id, name: view.name });
  }

  /** Adds files; they are made small and sent one after the other. */
  async add(files: Iterable<Blob & { name?: string }>): Promise<void> {
    for (const file of [...files]) {
      if (await isZip(file)) await this.#addZip(file);
      else this.#put(file.name ?? "", file);
    }
    await this.#work();
  }
  /** All pictures of a zip; one that can't be read says so. */
  async #addZip(zip: Blob & { name?: string }): Promise<void> {
    const carton = await unpack(zip, this.rules?.bytes_max ?? FILE_BYTES_MAX).catch(() => null);
    if (!carton?.cards.length) {
      this.#put(zip.name ?? "", zip, "zip_unreadable");
      return;
    }
    this.#called = carton.name;
    for (const { name, file, wish } of carton.cards.slice(0, ENTRIES_MAX))
      this.#wishes.set(this.#put(name, file, file.size ? null : "picture_broken"), wish);
  }
  #put(name: string, file: Blob, refusal: string | null = null): number {
    const n = ++this.#count;
    this.#files.set(n, file);
    this.coming.push({ n, name, url: URL.createObjectURL(file), sent: 0, refusal, size: null });
    return n;
  }
  takeAway(n: number): void {
    const gone = this.coming.find((coming) => coming.n === n);
    if (gone) URL.revokeObjectURL(gone.url);
    this.#files.delete(n);
    this.#wishes.delete(n);
    this.coming = this.coming.filter((coming) => coming.n !== n);
  }
  /** Tries at once what waits for a line. */
  again(): void {
    this.offline = false;
    void this.#work();
  }

  async #work(): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    try {
      for (let next = this.#next(); next; next = this.#next()) {
        const refusal = await this.#sendOne(next);
        if (refusal === "offline" || refusal === "too_many_requests") {
          this.offline = refusal === "offline";
          await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
          continue;
        }
        this.offline = false;
        if (refusal) next.refusal = refusal;
        else this.takeAway(next.n);
      }
    } finally {
      this.#working = false;
    }
    await this.look();
  }
  #next(): Coming | undefined {
    return this.coming.find(({ refusal }) => refusal === null);
  }
  /** Sends a picture from where it stopped; gives the code of what went wrong. */
  async #sendOne(coming: Coming): Promise<string | null> {
    const file = this.#files.get(coming.n);
    if (!file) return null;
    const id = this.id ?? (await this.#open());
    if (!id) return this.refusal ?? "unknown";
    await this.#openToTable(id);
    const ready = await shrink(file, this.rules?.side_px_max ?? 1_600);
    coming.size = ready.size;
    const bytes = ready.file;
    const begun = await own.announce(id, this.#seat, bytes.size);
    if (!begun.ok) return begun.code;
    let { received } = begun.value;
    const { upload } = begun.value;
    const part = this.rules?.chunk_bytes_max ?? 200_000;
    let card: OwnCardView | null = null;
    while (received < bytes.size) {
      const answer = await own.send(id, this.#seat, upload, received, bytes.slice(received, received + part));
      if (answer.ok) ({ received, card } = answer.value);
      else if (answer.code === "offline" || answer.code === "wrong_part") {
        // It may have come all the same: ask how far it is, and go on from there.
        this.offline = answer.code === "offline";
        const there = await this.#untilThere(() => own.upload(id, this.#seat, upload));
        if (!there.ok) return there.code;
        ({ received, card } = there.value);
        if (card) break;
      } else return answer.code;
      coming.sent = received / bytes.size;
      this.offline = false;
    }
    const wish = this.#wishes.get(coming.n);
    if (card && wish) await own.changeCard(id, this.#seat, card.card, wish);
    await this.look();
    return null;
  }
  async #untilThere<T extends { ok: boolean; code?: string }>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      const answer = await ask();
      if (answer.ok || answer.code !== "offline") return answer;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    }
  }

  /** Makes the table's box. Whoever is a blink later adds to the one that is there. */
  async #open(): Promise<string | null> {
    const name = this.#called || this.named();
    const answer = await own.open({ name, ...(this.word ? { word: this.word.trim() } : {}) });
    this.refusal = answer.ok ? null : answer.code;
    if (!answer.ok) return null;
    const { id, key } = answer.value;
    const brought = this.room.host
      ? await this.room.ask({ settings: { packs: [id] } })
      : await this.room.ask({ bring: { pack: id } });
    if (brought.ok) {
      keepBox({ id, key, name });
      return id;
    }
    void own.delete(id, { secret: key });
    return this.id;
  }
  /** Plays with a box that this browser kept. */
  async play(id: string): Promise<void> {
    const answer = this.room.host
      ? await this.room.ask({ settings: { packs: [id] } })
      : await this.room.ask({ bring: { pack: id } });
    if (!answer.ok && answer.code === "unknown_pack") forgetBox(id);
    await this.look();
  }

  /** Fills up with built-in cards, and plays with this box alone. */
  async fill(): Promise<void> {
    const view = this.view;
    if (!view) return;
    const filled = Math.max(0, this.wanted - view.cards.length);
    const answer = await own.change(view.id, this.who, { filled });
    if (answer.ok) this.#show(answer.value);
    if (!this.alone) await this.room.ask({ settings: { packs: [view.id] } });
  }
  async rename(name: string): Promise<void> {
    const answer = this.view && (await own.change(this.view.id, this.who, { name }));
    if (answer?.ok) this.#show(answer.value);
  }
  async change(card: OwnCardView, look: LookView, caption: string): Promise<void> {
    if (!this.view) return;
    const answer = await own.changeCard(this.view.id, this.who, card.card, { look, caption });
    this.refusal = answer.ok ? null : answer.code;
    await this.look();
  }
  async remove(card: OwnCardView): Promise<void> {
    if (!this.view) return;
    await own.removeCard(this.view.id, this.who, card.card);
    await this.look();
  }
  /** Every card that one may change gets this finish and these colours. */
  async paintAll(finish: string | null, palette: number): Promise<void> {
    const view = this.view;
    for (const card of view?.cards.filter(({ yours }) => yours) ?? [])
      await own.changeCard(view!.id, this.who, card.card, { look: { ...card.look, finish, palette } });
    await this.look();
  }
  /** The whole box as a zip, or null when something of it could not be had. */
  async zip(tell: (done: number) => void): Promise<Blob | null> {
    const view = this.view;
    if (!view) return null;
    const cards = [];
    for (const { card, caption, look } of view.cards) {
      const answer = await own.master(view.id, this.who, card);
      if (!answer.ok) return null;
      const picture = new Uint8Array(await answer.value.arrayBuffer());
      cards.push({ picture, wish: { caption, look } });
      tell(cards.length);
    }
    return pack(view.name, cards);
  }
  /** What a card is cut from, as an address. */
  async master(card: OwnCardView): Promise<string | null> {
    const answer = this.view && (await own.master(this.view.id, this.who, card.card));
    return answer?.ok ? URL.createObjectURL(answer.value) : null;
  }
  /** How a card would be, as an address. */
  async preview(card: OwnCardView, look: LookView): Promise<string | null> {
    const answer = this.view && (await own.preview(this.view.id, this.who, card.card, look));
    return answer?.ok ? URL.createObjectURL(answer.value) : null;
  }
  /** Deletes the box everywhere; the table plays with the built-in packs again. */
  async delete(): Promise<boolean> {
    const view = this.view;
    if (!view) return false;
    const answer = await own.delete(view.id, this.who);
    this.refusal = answer.ok ? null : answer.code;
    if (!answer.ok) return false;
    forgetBox(view.id);
    this.view = null;
    const others = this.room.view?.settings.packs.filter((pack) => pack !== view.id) ?? [];
    const packsNow = others.length ? others : packs.list.map(({ id }) => id);
    if (this.room.host && packsNow.length) await this.room.ask({ settings: { packs: packsNow } });
    return true;
  }
}
