import { blake3Hex, unhex } from "./blake3";
import { seedOf, shuffled } from "./dice";
import type { Laid, LogEvent, Rules, Scored, Started } from "./log";
import { same } from "./same";

/** A turn as the log tells it, once its cards are those that the dice give. */
export interface ReplayedTurn {
  /** Everybody's hand at its beginning. */
  hands: number[][];
  table: Laid[];
  /** By seat, the slots that they voted for. */
  votes: number[][];
  /** By seat, or by team. */
  points: number[] | null;
}

export interface Replayed {
  started: Started;
  secret: string;
  turns: ReplayedTurn[];
  shuffles: number;
  /** Cards that came into hands. */
  held: number[];
}

/** Something in the log is not what secret, salts and moves give. */
export class Unfit extends Error {
  constructor(readonly turn: number) {
    super(`turn ${turn} does not fit`);
  }
}

/** Plays a game again from its log: every card that was dealt, drawn or laid must be the one that the dice give. */
export function replay(events: readonly LogEvent[]): Replayed {
  const first = events[0];
  if (!first || !("started" in first)) throw new Unfit(0);
  const opened = events.flatMap((event) => ("opened" in event ? [event.opened.secret] : [])).at(-1);
  const secret = unhex(opened ?? "") && opened;
  if (!secret || !first.started.fair) throw new Unfit(0);
  if (blake3Hex(unhex(secret)!) !== first.started.fair.secret_hash) throw new Unfit(0);
  const game = new Game(first.started, seedOf(secret, first.started.fair.contributions));
  for (const event of events.slice(1)) game.apply(event);
  if (!game.over || game.expected.length) throw new Unfit(game.turn);
  return { started: first.started, secret, turns: game.turns, shuffles: game.shuffles, held: game.held };
}

class Game {
  turn = 0;
  turns: ReplayedTurn[] = [];
  shuffles = 1;
  held: number[] = [];
  over = false;
  /** What must come next, because it follows from what came before. */
  expected: LogEvent[] = [];
  #rules: Rules;
  #pile: number[];
  #discard: number[] = [];
  #hands: number[][];
  #played: number[][];
  #teller: number | null = null;
  #told = false;
  #totals: number[];

  constructor(
    started: Started,
    private readonly seed: Uint8Array,
  ) {
    this.#rules = started.rules;
    const { players, cards, hand, pairs } = started.rules;
    const seen = started.seen ?? [];
    const all = Array.from({ length: cards }, (_, card) => card);
    const known = all.filter((card) => seen.includes(card));
    this.#fit(same(known, seen));
    this.#pile = [
      ...shuffled(seed, "seen", 0, known),
      ...shuffled(
        seed,
        "deck",
        0,
        all.filter((card) => !seen.includes(card)),
      ),
    ];
    this.#fit(same(this.#pile, started.pile));
    this.#hands = Array.from({ length: players }, () => []);
    for (let round = 0; round < hand; round++)
      for (const cardsOf of this.#hands) cardsOf.push(this.#pile.pop() ?? -1);
    this.#played = this.#hands.map(() => []);
    this.#totals = Array.from({ length: pairs ? players / 2 : players }, () => 0);
    this.expected = [{ dealt: { hands: this.#hands } }];
    this.held.push(...this.#hands.flat());
    this.#begin();
  }

  apply(event: LogEvent): void {
    const expected = this.expected.shift();
    if (expected) {
      this.#fit(same(expected, event));
      if ("turn_began" in event) this.#teller = event.turn_began.storyteller;
    } else if (this.over) this.#fit("opened" in event);
    else if ("claimed" in event) this.#claim(event.claimed.seat);
    else if ("told" in event) this.#tell(event.told.seat, event.told.card);
    else if ("given" in event) this.#give(event.given.seat, event.given.cards);
    else if ("taken_back" in event) this.#takeBack(event.taken_back.seat);
    else if ("revealed" in event) this.#reveal(event.revealed.cards);
    else if ("voted" in event) this.#vote(event.voted.seat, event.voted.slots);
    else if ("scored" in event) this.#score(event.scored);
    else if ("said_ready" in event) this.#fit(this.#now.points !== null);
    else if ("cleared" in event) this.#clear();
    else if ("ended" in event) this.#end(event.ended);
    else this.#fit(false);
  }

  #fit(fits: boolean): void {
    if (!fits) throw new Unfit(this.turn);
  }
  get #now(): ReplayedTurn {
    return this.turns.at(-1)!;
  }
  #begin(): void {
    this.turn += 1;
    this.turns.push({
      hands: this.#hands.map((hand) => [...hand]),
      table: [],
      votes: this.#hands.map(() => []),
      points: null,
    });
  }
  #lay(seat: number, cards: readonly number[]): void {
    const hand = this.#hands[seat];
    this.#fit(hand !== undefined && this.#played[seat]!.length === 0 && this.#now.table.length === 0);
    this.#fit(cards.every((card, i) => hand!.includes(card) && !cards.slice(0, i).includes(card)));
    this.#hands[seat] = hand!.filter((card) => !cards.includes(card));
    this.#played[seat] = [...cards];
  }
  #claim(seat: number): void {
    this.#fit(this.turn === 1 && this.#teller === null && seat in this.#hands);
    this.#teller = seat;
  }
  #tell(seat: number, card: number | null): void {
    this.#fit(!this.#told && (this.#teller === null || this.#teller === seat));
    this.#told = true;
    this.#teller = seat;
    if (card !== null) this.#lay(seat, [card]);
  }
  #give(seat: number, cards: readonly number[]): void {
    this.#fit(this.#told);
    this.#lay(seat, cards);
  }
  #takeBack(seat: number): void {
    this.#fit((this.#played[seat]?.length ?? 0) > 0 && this.#now.table.length === 0);
    this.#hands[seat]!.push(...this.#played[seat]!);
    this.#played[seat] = [];
  }
  #reveal(cards: readonly Laid[]): void {
    const laid = this.#played.flatMap((played, seat) => played.map((card) => ({ seat, card })));
    this.#fit(this.#now.table.length === 0 && laid.length > 0);
    this.#now.table = shuffled(this.seed, "table", this.turn, laid);
    this.#fit(same(this.#now.table, cards));
    this.shuffles += 1;
  }
  #vote(seat: number, slots: readonly number[]): void {
    const { table, votes, points } = this.#now;
    this.#fit(seat in votes && points === null && slots.every((slot) => slot >= 1 && slot <= table.length));
    votes[seat] = [...slots];
  }
  #score({ points }: Scored): void {
    const now = this.#now;
    this.#fit(now.points === null && now.table.length > 0 && points.length === this.#totals.length);
    now.points = points.map((side) => side.points);
    for (const [side, { points: paid, reasons }] of points.entries()) {
      this.#fit(reasons.reduce((sum, reason) => sum + reason.points, 0) === paid);
      this.#totals[side]! += paid;
    }
  }
  /** The end of a turn: everything until the next one follows from what lies there. */
  #clear(): void {
    const { table, points } = this.#now;
    this.#fit(points !== null && this.#teller !== null);
    this.#discard.push(...table.map((laid) => laid.card));
    this.#played = this.#hands.map(() => []);
    this.#told = false;
    if (this.#pile.length < table.length) {
      this.#pile = shuffled(this.seed, "pile", this.turn, [...this.#pile, ...this.#discard]);
      this.#discard = [];
      this.shuffles += 1;
      this.expected.push({ reshuffled: { pile: [...this.#pile] } });
    }
    const storyteller = (this.#teller! + 1) % this.#rules.players;
    const cards = this.#draws(storyteller, table.length);
    this.expected.push({ drawn: { cards } });
    for (const { seat, card } of cards) this.#hands[seat]!.push(card);
    this.held.push(...cards.map((draw) => draw.card));
    if (this.#rules.pass_hands) {
      this.#hands.unshift(this.#hands.pop()!);
      this.expected.push({ passed: {} });
    }
    this.expected.push({ turn_began: { turn: this.turn + 1, storyteller } });
    this.#begin();
  }
  /** Everybody one at a time, from the storyteller on, until all hands are full. */
  #draws(first: number, count: number): Laid[] {
    const { players, hand } = this.#rules;
    const draws: Laid[] = [];
    for (let round = 1; round <= hand && draws.length < count; round++)
      for (let step = 0; step < players; step++) {
        const seat = (first + step) % players;
        if (this.#hands[seat]!.length + round > hand || !this.#pile.length) continue;
        draws.push({ seat, card: this.#pile.pop()! });
      }
    return draws;
  }
  #end({ winners, because }: { winners: number[]; because: string }): void {
    const { players, pairs } = this.#rules;
    const best = Math.max(...this.#totals);
    const side = (seat: number) => (pairs && seat >= players / 2 ? seat - players / 2 : seat);
    const won = Array.from({ length: players }, (_, seat) => seat).filter(
      (seat) => this.#totals[side(seat)] === best,
    );
    this.#fit(same(won, winners) && (because === "host" || this.#now.points !== null));
    this.over = true;
  }
}
