import { fooled, type PastTurn } from "../past";

/** What somebody did that night. Each is true: it is counted from what happened, and only who did it most gets it. */
export type Deed =
  | "best_liar"
  | "mind_reader"
  | "loved_clue"
  | "trusting"
  | "twins"
  | "just_right"
  | "loved_picture"
  | "lone_finder"
  | "riddler"
  | "open_book"
  | "big_turn"
  | "comeback"
  | "steady"
  | "nemesis"
  | "few_words"
  | "many_words"
  | "finest_hour";

export interface Award {
  deed: Deed;
  /** Who has it: a seat. */
  seat: number;
  /** Who else is in it: a twin, a victim. */
  other?: number;
  /** How often, how many. */
  n: number;
  /** Of how many. */
  all?: number;
  /** The clue it is about. */
  clue?: string;
}

/** Six are enough for an evening, however many play. */
export const AWARDS_MAX = 6;

interface Tally {
  seat: number;
  fooled: number;
  victims: Map<number, number>;
  found: number;
  voted: number;
  wasFooled: number;
  alone: number;
  told: number;
  right: number;
  scoring: number;
  best: { points: number; turn: number; clue: string };
}

/** The evening's awards: as many as six, and nobody has a second before all have one. */
export function awards(turns: readonly PastTurn[], seats: readonly number[]): Award[] {
  const holders = deeds(turns, seats);
  const given: Award[] = [];
  const has = (seat: number) => given.some((award) => award.seat === seat || award.other === seat);
  for (const candidates of holders) {
    if (given.length === AWARDS_MAX) return given;
    const first = candidates.find((award) => !has(award.seat));
    if (first) given.push(first);
  }
  // Who has none yet had at least one fine hour.
  for (const tally of tallies(turns, seats)) {
    if (given.length === AWARDS_MAX) return given;
    const { points, clue } = tally.best;
    if (!has(tally.seat) && points > 0)
      given.push({ deed: "finest_hour", seat: tally.seat, n: points, clue });
  }
  if (seats.every(has))
    for (const candidates of holders) {
      if (given.length === AWARDS_MAX) return given;
      const more = candidates[0];
      if (more && !given.some((award) => award.deed === more.deed)) given.push(more);
    }
  return given;
}

/** For each deed those who did it most, the finest deeds first. */
function deeds(turns: readonly PastTurn[], seats: readonly number[]): Award[][] {
  const all = tallies(turns, seats);
  const most = (
    deed: Deed,
    count: (tally: Tally) => number,
    least: number,
    more?: (tally: Tally) => Partial<Award>,
  ) => {
    const top = Math.max(0, ...all.map(count));
    if (top < least) return [];
    return all
      .filter((tally) => count(tally) === top)
      .map((tally): Award => ({ deed, seat: tally.seat, n: top, ...more?.(tally) }));
  };
  return [
    most("best_liar", (t) => t.fooled, 2),
    lovedCards(turns, "loved_clue"),
    most(
      "mind_reader",
      (t) => t.found,
      2,
      (t) => ({ all: t.voted }),
    ),
    most("trusting", (t) => t.wasFooled, 2),
    twins(turns, seats),
    most(
      "just_right",
      (t) => t.right,
      2,
      (t) => ({ all: t.told }),
    ),
    lovedCards(turns, "loved_picture"),
    most("lone_finder", (t) => t.alone, 1),
    most(
      "nemesis",
      (t) => Math.max(0, ...t.victims.values()),
      2,
      (t) => ({
        other: [...t.victims].sort((a, b) => b[1] - a[1])[0]![0],
      }),
    ),
    comeback(turns, seats),
    most(
      "big_turn",
      (t) => t.best.points,
      5,
      (t) => ({ clue: t.best.clue }),
    ),
    stories(turns, "riddler", "none"),
    stories(turns, "open_book", "all"),
    most(
      "steady",
      (t) => t.scoring,
      Math.max(3, Math.ceil(turns.length * 0.6)),
      () => ({ all: turns.length }),
    ),
    clues(turns, "few_words"),
    clues(turns, "many_words"),
  ];
}

function tallies(turns: readonly PastTurn[], seats: readonly number[]): Tally[] {
  const by = new Map(
    seats.map((seat): [number, Tally] => [
      seat,
      {
        seat,
        fooled: 0,
        victims: new Map(),
        found: 0,
        voted: 0,
        wasFooled: 0,
        alone: 0,
        told: 0,
        right: 0,
        scoring: 0,
        best: { points: 0, turn: 0, clue: "" },
      },
    ]),
  );
  for (const past of turns) {
    const voters = new Set(past.table.flatMap(({ votes }) => votes ?? []));
    const finders = new Set(past.finders);
    for (const seat of past.told === null ? [] : voters) {
      const voter = by.get(seat);
      if (!voter) continue;
      voter.voted++;
      if (finders.has(seat)) voter.found++;
      if (finders.has(seat) && finders.size === 1) voter.alone++;
    }
    for (const { owner, seats: deceived } of fooled(past)) {
      for (const seat of deceived) {
        const [liar, victim] = [by.get(owner), by.get(seat)];
        if (!liar || !victim) continue;
        liar.fooled++;
        liar.victims.set(seat, (liar.victims.get(seat) ?? 0) + 1);
        victim.wasFooled++;
      }
    }
    const teller = past.storyteller === null ? undefined : by.get(past.storyteller);
    if (teller && past.found !== null) {
      teller.told++;
      if (past.found === "some") teller.right++;
    }
    for (const side of past.points) {
      if (side.seat === undefined) continue;
      const player = by.get(side.seat);
      if (!player || side.points <= 0) continue;
      player.scoring++;
      if (side.points > player.best.points)
        player.best = { points: side.points, turn: past.turn, clue: past.clue?.text ?? "" };
    }
  }
  return [...by.values()];
}

/** The clue, or the picture of somebody who did not tell, with the most hearts. */
function lovedCards(turns: readonly PastTurn[], deed: "loved_clue" | "loved_picture"): Award[] {
  const loved = turns.flatMap((past) =>
    past.table.flatMap(({ slot, owner }): Award[] => {
      const n = past.hearts.filter((heart) => heart.slot === slot).length;
      const told = slot === past.told;
      if (!n || owner === null || told !== (deed === "loved_clue")) return [];
      return [{ deed, seat: owner, n, clue: past.clue?.text ?? "" }];
    }),
  );
  return best(loved, (award) => award.n);
}

/** Two who chose the same cards, more often than any other two. */
function twins(turns: readonly PastTurn[], seats: readonly number[]): Award[] {
  const pairs = seats.flatMap((seat, at) => seats.slice(at + 1).map((other) => ({ seat, other })));
  const alike = pairs.map(({ seat, other }): Award => {
    const n = turns.filter((past) =>
      past.table.some(({ votes }) => votes?.includes(seat) && votes.includes(other)),
    ).length;
    return { deed: "twins", seat, other, n };
  });
  return best(alike, (award) => award.n).filter((award) => award.n >= 2);
}

/** From how far behind somebody came, in places since the middle of the game. */
function comeback(turns: readonly PastTurn[], seats: readonly number[]): Award[] {
  const middle = turns[Math.floor(turns.length / 2) - 1]?.scores;
  const last = turns.at(-1)?.scores;
  if (!middle || !last) return [];
  const place = (scores: readonly number[], seat: number) =>
    scores.filter((score) => score > (scores[seat] ?? 0)).length;
  const risen = seats.map((seat): Award => ({
    deed: "comeback",
    seat,
    n: place(middle, seat) - place(last, seat),
  }));
  return best(risen, (award) => award.n).filter((award) => award.n >= 2);
}

/** A story that nobody found, or everybody. */
function stories(
  turns: readonly PastTurn[],
  deed: "riddler" | "open_book",
  found: NonNullable<PastTurn["found"]>,
): Award[] {
  return turns.flatMap((past): Award[] => {
    if (past.storyteller === null || past.found !== found || !past.clue?.text) return [];
    const voters = new Set(past.table.flatMap(({ votes }) => votes ?? [])).size;
    return [{ deed, seat: past.storyteller, n: voters, clue: past.clue.text }];
  });
}

/** The clue with the fewest, or the most words. */
function clues(turns: readonly PastTurn[], deed: "few_words" | "many_words"): Award[] {
  const told = turns.flatMap((past): Award[] => {
    const clue = past.clue?.text.trim();
    if (past.storyteller === null || !clue) return [];
    return [{ deed, seat: past.storyteller, n: clue.split(/\s+/).length, clue }];
  });
  if (new Set(told.map((award) => award.n)).size < 2) return [];
  return best(told, (award) => (deed === "few_words" ? -award.n : award.n));
}

function best<T>(all: readonly T[], value: (item: T) => number): T[] {
  const top = Math.max(...all.map(value));
  return all.filter((item) => value(item) === top);
}

/** One's own evening, in numbers. */
export interface Evening {
  fooled: number;
  /** Whom most of all. */
  victim: number | null;
  found: number;
  voted: number;
  hearts: number;
  /** The own clue or picture with the most hearts, or the best turn: what one remembers. */
  turn: PastTurn | null;
}

export function eveningOf(turns: readonly PastTurn[], seat: number, seats: readonly number[]): Evening {
  const tally = tallies(turns, seats).find((one) => one.seat === seat);
  const heartsIn = (past: PastTurn) => {
    const mine = past.table.filter(({ owner }) => owner === seat).map(({ slot }) => slot);
    return past.hearts.filter((heart) => mine.includes(heart.slot)).length;
  };
  const loved = turns.filter((past) => heartsIn(past) > 0).sort((a, b) => heartsIn(b) - heartsIn(a))[0];
  const finest = turns.find((past) => past.turn === tally?.best.turn);
  return {
    fooled: tally?.fooled ?? 0,
    victim: [...(tally?.victims ?? [])].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null,
    found: tally?.found ?? 0,
    voted: tally?.voted ?? 0,
    hearts: turns.reduce((sum, past) => sum + heartsIn(past), 0),
    turn: loved ?? finest ?? turns.find((past) => past.storyteller === seat) ?? turns[0] ?? null,
  };
}
