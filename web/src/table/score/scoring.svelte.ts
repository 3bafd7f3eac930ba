import { announcer } from "$lib/announcer.svelte";
import { preferences } from "$lib/preferences.svelte";
import { words } from "$words";
import { sounds } from "../sound/sounds.svelte";
import type { TableState } from "../state.svelte";
import { script, votesOn, type Script } from "./script";
import { flights, sides, type Flight, type Side } from "./sides";

/** One turn's score as it is played: who won what, when each act begins, and whether it is over. */
export class Scoring {
  readonly sides: Side[];
  readonly flights: Flight[];
  readonly script: Script;
  /** The last act is through, or was skipped. */
  done = $state(false);
  /** The points are on their way: on a small screen, look at the track now. */
  flying = $state(false);
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(
    private readonly table: TableState,
    live: boolean,
  ) {
    const { game, room } = table;
    this.sides = sides(game, (seat) => room.personAt(seat), room.seat);
    this.flights = flights(this.sides, game);
    const votes = votesOn(game.table);
    this.script = script(votes, game.table.length, Math.max(0, ...this.sides.map((s) => s.gained)), preferences.calm);
    this.done = !live;
    if (live) this.#play(votes);
  }

  get mine(): Side | null {
    return this.sides.find((s) => s.mine) ?? null;
  }
  /** A tap goes to the end at once. */
  skip(): void {
    if (this.done) return;
    this.stop();
    this.done = true;
    this.#say();
  }
  stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
  }
  hop(rabbit: number, delayMs: number): void {
    this.#later(delayMs, () => sounds.hop(rabbit));
  }

  #play(votes: number): void {
    const at = this.script;
    for (let n = 0; n < votes; n++) this.#later(at.tokens + n * at.tokenEach + 260, () => sounds.knock());
    this.#later(at.lift, () => sounds.bell());
    this.#later(at.slips, () => sounds.paper());
    this.#later(at.fly, () => (this.flying = true));
    this.#later(at.why, () => {
      this.done = true;
      this.#say();
    });
  }
  #later(ms: number, act: () => void): void {
    this.#timers.push(setTimeout(act, ms));
  }
  #say(): void {
    const { game, teller } = this.table;
    const told = game.table.find((t) => t.owner === game.storyteller);
    const parts = told && teller && !this.table.party ? [words.table.true_card({ name: teller.name, n: told.slot })] : [];
    for (const side of this.sides) if (side.gained) parts.push(words.table.live_score({ name: side.people.map((p) => p.name).join(", "), n: side.gained, total: side.score }));
    announcer.say(parts.join(" "));
  }
}
