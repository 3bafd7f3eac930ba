import { getContext, setContext } from "svelte";
import type { Room } from "$lib/room.svelte";
import type { GameView, Person, SeatView } from "$lib/types";
import { words } from "$words";
import type { PastTurn } from "./past";
import type { Scoring } from "./score/scoring.svelte";

export type Ears = "up" | "down" | "away";
export type Open = "menu" | "chat" | "roster" | "points" | "earlier" | "perform" | "hand" | "fair" | "settings" | null;

/** What is enlarged: some cards, and which of them is in the middle. */
export interface Enlarged {
  from: "hand" | "table";
  at: number;
}

const KEY = Symbol("table");
export const useTable = () => getContext<TableState>(KEY);

/** One table as its components read it: who sits where, who is waited for, what is open. */
export class TableState {
  open = $state<Open>(null);
  enlarged = $state<Enlarged | null>(null);
  /** The last phase this page saw before the present one: motion tells what changed, not what was. */
  before = $state<{ turn: number; phase: GameView["phase"] } | null>(null);

  /** Where earlier turns come from; the gallery brings its own. */
  past: ((code: string) => Promise<PastTurn[] | null>) | null = null;
  /** The score that is being played, while it is. */
  scoring = $state.raw<Scoring | null>(null);

  constructor(readonly room: Room) {
    setContext(KEY, this);
  }

  get game(): GameView {
    const game = this.room.game;
    if (!game) throw new Error("there is no game at this table");
    return game;
  }
  get people(): Person[] {
    return this.room.view?.people ?? [];
  }
  get teller(): Person | null {
    return this.room.personAt(this.game.storyteller);
  }
  get iTell(): boolean {
    return this.room.seat !== null && this.game.storyteller === this.room.seat;
  }
  get party(): boolean {
    return this.game.rules === "party";
  }

  /** The others, from the left of this visitor round the table; everyone, for a watcher. */
  get others(): Person[] {
    const seated = this.people.filter((p) => p.seat !== null).sort((a, b) => a.seat! - b.seat!);
    const me = this.room.seat;
    if (me === null) return seated;
    const at = seated.findIndex((p) => p.seat === me);
    return [...seated.slice(at + 1), ...seated.slice(0, Math.max(at, 0))];
  }
  seatView(seat: number | null): SeatView | null {
    return this.game.seats.find((s) => s.seat === seat) ?? null;
  }
  /** The one who shares this visitor's rabbit on the track. */
  get partner(): Person | null {
    const team = this.seatView(this.room.seat)?.team ?? null;
    if (team === null) return null;
    const other = this.game.seats.find((s) => s.team === team && s.seat !== this.room.seat);
    return other ? this.room.personAt(other.seat) : null;
  }

  /** Is the table waiting for this seat? */
  waits(seat: number): boolean {
    const { phase, storyteller, seats } = this.game;
    const at = this.seatView(seat);
    if (!at) return false;
    const mate = at.team === null ? null : seats.find((s) => s.team === at.team && s.seat !== seat);
    const tellers = seat === storyteller || mate?.seat === storyteller;
    if (phase === "claim") return true;
    if (phase === "tell") return seat === storyteller;
    if (phase === "score") return !at.ready;
    if (phase === "give") {
      if (at.given || (seat === storyteller && !this.party)) return false;
      return !(mate && !tellers && mate.given);
    }
    if (phase === "vote") {
      if (at.voted || (seat === storyteller && !this.party)) return false;
      return mate ? !tellers && !at.given : true;
    }
    return false;
  }
  /** Those who are waited for, this visitor aside; people whose seat a bot holds are not blamed. */
  get waitedFor(): Person[] {
    return this.others.filter((p) => p.seat !== null && this.waits(p.seat));
  }
  get dozing(): Person[] {
    return this.others.filter((p) => p.held);
  }
  ears(person: Person): Ears {
    if (person.held) return "away";
    if (person.seat === null) return "down";
    const { phase, storyteller } = this.game;
    if (person.seat === storyteller || phase === "score") return "up";
    if (phase === "claim" || phase === "tell") return "down";
    return this.waits(person.seat) ? "down" : "up";
  }
  state(person: Person): string {
    const w = words.table;
    if (person.held) return w.state_away();
    if (person.seat === this.game.storyteller) return w.state_teller();
    return this.ears(person) === "up" ? w.state_done() : w.state_thinking();
  }

  /** "Léa and Teo"; from four on, two names and how many more. */
  names(people: readonly Person[]): string {
    const all = people.map((p) => p.name);
    const shown = all.length > 3 ? [...all.slice(0, 2), words.table.some_others({ count: all.length - 2 })] : all;
    return listOf(shown);
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

export function listOf(names: readonly string[]): string {
  return new Intl.ListFormat(words.locale, { type: "conjunction" }).format(names);
}
