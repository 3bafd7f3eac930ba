import { untrack } from "svelte";
import { announcer } from "$lib/announcer.svelte";
import { preferences } from "$lib/preferences.svelte";
import type { TableCard } from "$lib/protocol/types";
import { sides, type Side } from "../score/sides";
import { sounds } from "../sound/sounds.svelte";
import { listOf, type TableState } from "../state.svelte";
import { words } from "$words";
import { film, votesOn, type Film } from "./film";

/** A sentence of the narrator, and when it is said. */
export interface Line {
  from: number;
  until: number;
  text: string;
}

/** For so long nothing moves after the last beat: what is laid out then holds up no rabbit that is still in the air. */
const STILL_MS = 300;
/** How long a device vibrates when its player fools somebody or is fooled. */
const BUZZ_MS = 20;

/** One turn's reveal on one device: in which order the cards speak, where the film stands, and whether it is over. */
export class Revealing {
  readonly sides: Side[];
  readonly film: Film;
  /** The film stands still here, for a picture of it. */
  readonly frozen: number | null;
  /** The last beat is through, or was skipped here. */
  done = $state(false);
  /** The light is back: until then it is night, also by day. */
  lit = $state(false);
  #timers: ReturnType<typeof setTimeout>[] = [];
  #theme: string | undefined;

  constructor(private readonly table: TableState) {
    const { game, room } = table;
    this.frozen = table.frozen;
    this.sides = sides(game, (seat) => room.personAt(seat), room.seat);
    this.film = film(this.acts, votesOn(game.table), Math.max(0, ...this.sides.map((side) => side.gained)));
    this.done = this.frozen === null && this.position >= this.film.rest;
    this.lit = this.done || this.position >= this.film.light;
    if (!this.done) this.#evening();
    if (!this.done && this.frozen === null) this.#play();
  }

  /** The slots in the order in which they are told: nobody's choice, those that fooled, the last one. */
  get acts(): number[][] {
    return this.table.room.view?.reveal?.acts ?? [[], this.table.game.table.map(({ slot }) => slot)];
  }
  /** Where the film stands, by the server's clock. */
  get position(): number {
    if (this.frozen !== null) return this.frozen;
    const start = this.table.room.view?.reveal?.start_ms;
    return start === undefined ? Infinity : this.table.room.serverNowMs() - start;
  }
  get mine(): Side | null {
    return this.sides.find((side) => side.mine) ?? null;
  }
  sideOf(seat: number | null): Side | null {
    return this.sides.find((side) => seat !== null && side.seats.includes(seat)) ?? null;
  }
  /** Card number `at` of the table, by its slot. */
  index(slot: number): number {
    return this.table.game.table.findIndex((card) => card.slot === slot);
  }
  /** The card that is lit at the end: the storyteller's, or the one on which most met. */
  get star(): number {
    return this.index(this.acts.at(-1)?.[0] ?? 0);
  }

  /** Goes to the end, on this device only. */
  skip(): void {
    if (this.done) return;
    this.stop();
    this.#rest();
  }
  /** The host skipped for all, or it was announced anew. */
  again(): void {
    if (!this.done && this.position >= this.film.rest) this.skip();
  }
  stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.#morning();
  }

  /** What the narrator says; the last line is the headline and stays. */
  get lines(): Line[] {
    const w = words.table;
    const at = this.film;
    const [unchosen = [], ...rest] = this.acts;
    const fooling = rest.slice(0, -1);
    const owner = (slot: number) => this.#name(this.#card(slot)?.owner ?? null);
    const out: Line[] = [{ from: 200, until: at.none, text: w.reveal_chosen() }];
    if (unchosen.length) {
      const names = new Intl.ListFormat(words.locale, { type: "disjunction" }).format(unchosen.map(owner));
      out.push({
        from: at.none,
        until: at.fool[0] ?? at.hush,
        text:
          unchosen.length > 2
            ? w.reveal_unchosen({ count: unchosen.length })
            : w.reveal_nobody_believed({ names }),
      });
    }
    fooling.forEach((slots, n) => {
      const fooled = slots.flatMap((slot) => this.#card(slot)?.votes ?? []);
      out.push({
        from: at.fool[n]! + 560,
        until: at.fool[n]! + at.foolEach,
        text: (this.table.unseen ? w.reveal_chose : w.reveal_fooled)({
          owner: listOf(slots.map(owner)),
          names: this.#few(fooled),
          count: fooled.length,
        }),
      });
    });
    out.push({ from: at.bell + 700, until: Infinity, text: this.headline });
    return out;
  }
  get headline(): string {
    const w = words.table;
    const star = this.table.game.table[this.star];
    const found = new Set(star?.votes ?? []);
    if (this.table.unseen) return found.size > 1 ? w.reveal_met({ count: found.size }) : w.reveal_apart();
    const name = this.#name(this.table.game.storyteller);
    if (this.table.game.found === "all") return w.reveal_all();
    if (!found.size) return w.reveal_none({ name });
    const voters = new Set(this.table.game.table.flatMap(({ votes }) => votes ?? []));
    return w.reveal_found({ n: found.size, all: voters.size, name });
  }

  #card(slot: number): TableCard | undefined {
    return this.table.game.table.find((card) => card.slot === slot);
  }
  #name(seat: number | null): string {
    return this.table.room.personAt(seat)?.name ?? "";
  }
  #few(seats: readonly number[]): string {
    const people = [...new Set(seats)]
      .map((seat) => this.table.room.personAt(seat))
      .filter((p) => p !== null);
    return this.table.names(people);
  }

  #play(): void {
    const at = this.film;
    const votes = votesOn(this.table.game.table);
    for (let n = 0; n < votes; n++) this.#later(at.votes + n * at.voteEach + 300, () => sounds.knock());
    const [unchosen = [], ...rest] = this.acts;
    if (unchosen.length) this.#later(at.none, () => sounds.paper());
    rest.slice(0, -1).forEach((slots, n) => {
      this.#later(at.fool[n]!, () => sounds.card());
      this.#later(at.fool[n]! + 420, () => sounds.paper());
      this.#later(at.fool[n]! + 700, () => {
        sounds.fooled();
        this.#buzz(slots);
      });
    });
    this.#later(at.bell, () => sounds.bell());
    this.#later(at.light, () => {
      this.lit = true;
      this.#morning();
    });
    this.#later(at.points, () => sounds.ticks(Math.min(this.sides.length, 6)));
    for (const side of this.sides)
      for (let n = 1; n <= side.gained; n++)
        this.#later(at.hop + n * at.hopEach, () => sounds.hop(side.people[0]?.rabbit ?? 1));
    this.#later(at.rest + STILL_MS, () => this.#rest());
  }
  #buzz(slots: readonly number[]): void {
    const me = this.table.room.seat;
    if (me === null || typeof navigator.vibrate !== "function" || !preferences.audible) return;
    const mine = slots.some((slot) => {
      const card = this.#card(slot);
      return card?.owner === me || card?.votes?.includes(me);
    });
    if (mine) navigator.vibrate(BUZZ_MS);
  }
  /** Does something at a moment of the film, if that is still to come. */
  #later(ms: number, act: () => void): void {
    const wait = ms - this.position;
    if (wait >= 0) this.#timers.push(setTimeout(act, wait));
  }
  #rest(): void {
    this.#morning();
    this.lit = true;
    this.done = true;
    untrack(() => this.#say());
  }
  /** A reveal wants the dark: by day, evening falls for it. */
  #evening(): void {
    const root = document.documentElement;
    if (this.lit || root.dataset.theme !== "paper") return;
    this.#theme = root.dataset.theme;
    root.dataset.theme = "night";
  }
  #morning(): void {
    if (this.#theme) document.documentElement.dataset.theme = this.#theme;
    this.#theme = undefined;
  }
  #say(): void {
    const { game, teller } = this.table;
    const told = game.table.find((card) => this.table.isTrue(card));
    const parts = [this.headline.replaceAll("*", "")];
    if (told && teller) parts.push(words.table.true_card({ name: teller.name, n: told.slot }));
    for (const side of this.sides)
      if (side.gained)
        parts.push(
          words.table.live_score({
            name: side.people.map((p) => p.name).join(", "),
            n: side.gained,
            total: side.score,
          }),
        );
    announcer.say(parts.join(" "));
  }
}
