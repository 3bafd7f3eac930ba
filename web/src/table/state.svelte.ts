import { getContext, setContext } from "svelte";
import { listOf } from "$lib/lists";
import { SEATS_MAX } from "$lib/places";
import type { Room } from "$lib/room.svelte";
import type { View, PersonView, SeatView, TableCard } from "$lib/protocol/types";
import { words } from "$words";
import type { PastTurn } from "./past";
import type { Revealing } from "./reveal/revealing.svelte";

export type Ears = "up" | "down" | "away";
export type Open =
  "menu" | "chat" | "roster" | "points" | "earlier" | "perform" | "hand" | "fair" | "settings" | null;

/** What is enlarged: some cards, and which of them is in the middle. */
export interface Enlarged {
  from: "hand" | "table";
  at: number;
}

export { listOf };

const KEY = Symbol("table");
export const useTable = () => getContext<TableState>(KEY);
/** A table for what is drawn below, where nothing else needs it. */
export const provideTable = (room: Room): TableState => setContext(KEY, new TableState(room));
/** Lays a table for the components below. */
export const layTable = (room: Room) => setContext(KEY, new TableState(room));

/** One table as its components read it: who sits where, who is waited for, what is open. */
export class TableState {
  open = $state<Open>(null);
  enlarged = $state<Enlarged | null>(null);
  /** The last phase this page saw before the present one: motion tells what changed, not what was. */
  before = $state<{ turn: number; phase: View["phase"] } | null>(null);

  /** Where earlier turns come from; the gallery brings its own. */
  past: ((code: string) => Promise<PastTurn[] | null>) | null = null;
  /** Where recordings are, by their names; an album has its own. */
  recordings: ((id: string) => string) | null = null;
  /** The turn at which earlier turns are opened. */
  earlierAt = $state<number | null>(null);
  /** The reveal of the turn that was scored last. */
  revealing = $state.raw<Revealing | null>(null);
  /** The game is played again: nothing can be given any more. */
  again = false;
  /** For pictures of a reveal: it stands still at this moment, in ms. */
  frozen: number | null = null;
  /** For pictures of a talk: what was said before is heard now. */
  said = false;

  constructor(readonly room: Room) {}

  get game(): View {
    const game = this.room.game;
    if (!game) throw new Error("there is no game at this table");
    return game;
  }
  get people(): PersonView[] {
    return this.room.view?.people ?? [];
  }
  get teller(): PersonView | null {
    return this.room.personAt(this.game.storyteller);
  }
  get iTell(): boolean {
    return this.room.seat !== null && this.game.storyteller === this.room.seat;
  }
  /** The clue comes before the cards, and no card is the true one. */
  get unseen(): boolean {
    return this.game.story === "unseen";
  }
  /** Is this the card that the story was told for? Only once its owner is known. */
  isTrue(card: TableCard): boolean {
    return !this.unseen && card.owner !== null && card.owner === this.game.storyteller;
  }

  /** The others, from the left of this visitor round the table; everyone, for a watcher. */
  get others(): PersonView[] {
    const seated = this.people.filter((p) => p.seat !== null).sort((a, b) => a.seat! - b.seat!);
    const me = this.room.seat;
    if (me === null) return seated;
    const at = seated.findIndex((p) => p.seat === me);
    return [...seated.slice(at + 1), ...seated.slice(0, Math.max(at, 0))];
  }
  /** Whether somebody new could still play: at a free seat, or instead of a bot. */
  get seatFree(): boolean {
    if (this.room.view?.locked) return false;
    const playing = this.room.view?.stage === "game";
    return playing ? this.people.some((p) => p.bot) : this.people.length < SEATS_MAX;
  }
  seatView(seat: number | null): SeatView | null {
    return this.game.seats.find((s) => s.seat === seat) ?? null;
  }
  /** The one who shares this visitor's rabbit on the track. */
  get partner(): PersonView | null {
    const team = this.seatView(this.room.seat)?.team ?? null;
    if (team === null) return null;
    const other = this.game.seats.find((s) => s.team === team && s.seat !== this.room.seat);
    return other ? this.room.personAt(other.seat) : null;
  }

  /** Is the table waiting for this seat? */
  waits(seat: number): boolean {
    return this.game.waiting_for.includes(seat);
  }
  /** Those who are waited for, this visitor aside; people whose seat a bot holds are not blamed. */
  get waitedFor(): PersonView[] {
    return this.others.filter((p) => p.seat !== null && this.waits(p.seat));
  }
  get dozing(): PersonView[] {
    return this.others.filter((p) => p.held);
  }
  ears(person: PersonView): Ears {
    if (person.held) return "away";
    if (person.seat === null) return "down";
    const { phase, storyteller } = this.game;
    if (person.seat === storyteller || phase === "score") return "up";
    if (phase === "claim" || phase === "tell") return "down";
    return this.waits(person.seat) ? "down" : "up";
  }
  state(person: PersonView): string {
    const w = words.table;
    if (person.held) return w.state_away();
    if (person.seat === this.game.storyteller) return w.state_teller();
    return this.ears(person) === "up" ? w.state_done() : w.state_thinking();
  }

  /** "Léa and Teo"; from four on, two names and how many more. */
  names(people: readonly PersonView[]): string {
    const all = people.map((p) => p.name);
    const shown =
      all.length > 3 ? [...all.slice(0, 2), words.table.some_others({ count: all.length - 2 })] : all;
    return listOf(shown);
  }

  /** How many love a card of this turn. */
  hearts(slot: number): number {
    return this.room.view?.hearts.filter((heart) => heart.slot === slot).length ?? 0;
  }
  get myHeart(): number | null {
    const me = this.room.view?.you.person;
    return this.room.view?.hearts.find((heart) => heart.person === me)?.slot ?? null;
  }
  /** Everybody with a name may love a card that is not their own. */
  mayHeart(slot: number): boolean {
    const card = this.game.table.find((lying) => lying.slot === slot);
    if (this.again || this.game.phase !== "score") return false;
    return this.room.view?.you.person != null && card?.mine === false;
  }

  /** Cards that may be looked at large right now. */
  get looking(): number[] {
    const { hand, table } = this.game;
    return this.enlarged?.from === "hand" ? (hand ?? []) : table.map((t) => t.card);
  }
  enlarge(from: "hand" | "table", at: number): void {
    this.enlarged = { from, at };
  }
  toggle(what: Exclude<Open, null>): void {
    this.open = this.open === what ? null : what;
  }
}
