import { MOONS, PICTURES } from "../../sw/caches";
import type { MoonCounts, MoonView } from "$lib/protocol/types";
import { words } from "$words";
import { before, dayOf } from "./day";
import { HANDS, keepPlayed, playedOn, type Look, type Played } from "./results";

export type Trouble = "set" | "offline";

const address = (day: string, language: string) => `/api/moons/${day}/${language}`;
export const pictureAddress = (picture: string, width = 300) => `/cards/${picture}/${width}.webp`;

/** The moon of a day: its hands, what was laid on them, and how others did. */
export class Moon {
  #view = $state.raw<MoonView | null>(null);
  #trouble = $state<Trouble | null>(null);
  #played = $state.raw<Played>({ tries: [], looks: [] });
  #counts = $state.raw<MoonCounts | null>(null);

  constructor(readonly day: string) {
    this.#played = playedOn(day);
  }
  /** For pictures of a state. */
  static of(
    view: MoonView | null,
    played: Played,
    counts: MoonCounts | null,
    trouble: Trouble | null = null,
  ): Moon {
    const moon = new Moon(view?.day ?? dayOf(new Date()));
    moon.#view = view;
    moon.#played = played;
    moon.#counts = counts;
    moon.#trouble = trouble;
    return moon;
  }

  get view(): MoonView | null {
    return this.#view;
  }
  get trouble(): Trouble | null {
    return this.#trouble;
  }
  get looks(): readonly Look[] {
    return this.#played.looks;
  }
  get over(): boolean {
    return this.looks.length === HANDS;
  }
  get counts(): MoonCounts | null {
    return this.#counts;
  }
  /** What was tried on a hand. */
  tries(hand: number): readonly number[] {
    return this.#played.tries[hand] ?? [];
  }

  async load(): Promise<void> {
    this.#trouble = null;
    try {
      const answer = await fetch(address(this.day, words.locale));
      if (!answer.ok) {
        this.#trouble = answer.status === 404 ? "set" : "offline";
        return;
      }
      this.#view = (await answer.json()) as MoonView;
    } catch {
      this.#trouble = "offline";
      return;
    }
    void this.#keep(this.day);
    if (this.over) void this.count();
  }

  /** Lays the token on a card of a hand. */
  lay(hand: number, card: number): void {
    const told = this.#view?.hands[hand]?.told;
    const tried = this.tries(hand);
    if (told === undefined || hand !== this.looks.length || tried.includes(card)) return;
    const tries = this.#played.tries.slice(0, hand);
    tries.push([...tried, card]);
    const looks = [...this.looks];
    if (card === told) looks.push(tried.length === 0 ? 1 : 2);
    else if (tried.length === 1) looks.push(0);
    this.#put({ ...this.#played, tries, looks });
    if (looks.length === HANDS) void this.count();
  }

  /** Tells the server how it went, once, and hears how others did. */
  async count(): Promise<void> {
    const { looks, counted } = this.#played;
    const answer = await fetch(
      `/api/moons/${this.day}`,
      counted
        ? {}
        : {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ looks }),
          },
    ).catch(() => null);
    if (!answer?.ok) return;
    this.#counts = (await answer.json()) as MoonCounts;
    if (!counted) this.#put({ ...this.#played, counted: true });
  }

  #put(played: Played): void {
    this.#played = played;
    keepPlayed(this.day, played);
  }

  /** Keeps this moon and yesterday's with their pictures, so that they can be played without a connection. */
  async #keep(day: string): Promise<void> {
    if (typeof caches === "undefined") return;
    for (const wanted of [day, before(day, 1)]) {
      try {
        const moons = await caches.open(MOONS);
        const path = address(wanted, words.locale);
        if (!(await moons.match(path))) await moons.add(path);
        const kept = (await (await moons.match(path))?.json()) as MoonView | undefined;
        const pictures = await caches.open(PICTURES);
        const wantedPictures = (kept?.hands ?? []).flatMap((hand) =>
          hand.cards.map((card) => pictureAddress(card.picture)),
        );
        for (const picture of wantedPictures)
          if (!(await pictures.match(picture, { ignoreVary: true }))) await pictures.add(picture);
      } catch {
        // Without a connection, or without room: then it is played with one.
        return;
      }
    }
  }
}
