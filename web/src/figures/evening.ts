import type { Picture } from "$lib/packs.svelte";
import { fooled, type PastTurn } from "../table/past";

/** One's own part in one evening, counted when it was over. */
export interface OwnEvening {
  /** Which game, so that none is counted twice. */
  game: string;
  /** When it was over, in ms of Unix time. */
  at: number;
  people: number;
  points: number;
  won: boolean;
  /** One's own stories, by who found them. */
  told: { some: number; all: number; none: number };
  /** How often one found the true card, and how often one looked for it. */
  found: number;
  voted: number;
  /** Whom one fooled, and how often. */
  fooled: { name: string; rabbit: number; count: number }[];
  /** The pictures that one gave one's heart to. */
  hearts: Picture[];
  /** One's own clues with the fewest and the most letters. */
  shortest: string | null;
  longest: string | null;
}

/** What the evening is counted from. */
export interface Played {
  game: string;
  at: number;
  seat: number;
  person: number;
  turns: readonly PastTurn[];
  /** By seat. */
  people: readonly { name: string; rabbit: number }[];
  points: number;
  won: boolean;
  picture: (card: number) => Picture;
}

export function count({ game, at, seat, person, turns, people, points, won, picture }: Played): OwnEvening {
  const told = { some: 0, all: 0, none: 0 };
  const by = new Map<number, number>();
  const clues: string[] = [];
  let [found, voted] = [0, 0];
  for (const turn of turns) {
    const sought = turn.told !== null;
    if (turn.storyteller === seat) {
      if (turn.clue?.text.trim()) clues.push(turn.clue.text.trim());
      if (turn.found !== null) told[turn.found] += 1;
    } else if (sought && turn.table.some(({ votes }) => votes?.includes(seat))) {
      voted += 1;
      if (turn.finders.includes(seat)) found += 1;
    }
    for (const trick of fooled(turn).filter(({ owner }) => owner === seat))
      for (const victim of trick.seats) by.set(victim, (by.get(victim) ?? 0) + 1);
  }
  const letters = clues.toSorted((a, b) => [...a].length - [...b].length);
  return {
    game,
    at,
    people: people.length,
    points,
    won,
    told,
    found,
    voted,
    fooled: [...by].flatMap(([victim, times]) => {
      const whom = people[victim];
      return whom ? [{ name: whom.name, rabbit: whom.rabbit, count: times }] : [];
    }),
    hearts: turns.flatMap((turn) => {
      const mine = turn.hearts.find((heart) => heart.person === person);
      const card = turn.table.find(({ slot }) => slot === mine?.slot);
      return card ? [picture(card.card)] : [];
    }),
    shortest: letters[0] ?? null,
    longest: letters.length > 1 ? letters.at(-1)! : null,
  };
}

/** All evenings together, as they are drawn. */
export interface Figures {
  evenings: number;
  since: number;
  told: OwnEvening["told"];
  stories: number;
  found: number;
  voted: number;
  won: number;
  fooled: OwnEvening["fooled"];
  hearts: { picture: Picture; count: number }[];
  /** The latest months, the earliest first, those without any in between included. */
  months: { at: number; count: number }[];
  shortest: string | null;
  longest: string | null;
}

export const FOOLED_MAX = 5;
export const HEARTS_MAX = 4;
export const MONTHS_MAX = 9;

export function sum(all: readonly OwnEvening[], now: number): Figures | null {
  if (!all.length) return null;
  const add = (of: (evening: OwnEvening) => number) => all.reduce((total, evening) => total + of(evening), 0);
  const told = {
    some: add(({ told: one }) => one.some),
    all: add(({ told: one }) => one.all),
    none: add(({ told: one }) => one.none),
  };
  const clues = all.flatMap(({ shortest, longest }) => [shortest, longest]).filter((clue) => clue !== null);
  const letters = clues.toSorted((a, b) => [...a].length - [...b].length);
  return {
    evenings: all.length,
    since: Math.min(...all.map(({ at }) => at)),
    told,
    stories: told.some + told.all + told.none,
    found: add((one) => one.found),
    voted: add((one) => one.voted),
    won: add((one) => Number(one.won)),
    fooled: most(
      all.flatMap((one) => one.fooled),
      ({ name }) => name,
      (one) => one.count,
    )
      .slice(0, FOOLED_MAX)
      .map(({ of, count: times }) => ({ ...of, count: times })),
    hearts: most(
      all.flatMap((one) => one.hearts),
      ({ pack, n, id }) => id ?? `${pack}/${n}`,
      () => 1,
    )
      .slice(0, HEARTS_MAX)
      .map(({ of, count: times }) => ({ picture: of, count: times })),
    months: months(all, now),
    shortest: letters[0] ?? null,
    longest: letters.length > 1 ? letters.at(-1)! : null,
  };
}

/** Those alike together, the most first; of as many, who came first. */
function most<T>(
  all: readonly T[],
  key: (one: T) => string,
  weight: (one: T) => number,
): { of: T; count: number }[] {
  const by = new Map<string, { of: T; count: number }>();
  for (const one of all) {
    const known = by.get(key(one));
    // As they were called and looked last.
    by.set(key(one), { of: one, count: (known?.count ?? 0) + weight(one) });
  }
  return [...by.values()].sort((a, b) => b.count - a.count);
}

function months(all: readonly OwnEvening[], now: number): Figures["months"] {
  const monthOf = (at: number) => new Date(at).getFullYear() * 12 + new Date(at).getMonth();
  const last = monthOf(now);
  const first = Math.max(last - MONTHS_MAX + 1, Math.min(last, ...all.map(({ at }) => monthOf(at))));
  return Array.from({ length: last - first + 1 }, (_, n) => {
    const month = first + n;
    return {
      at: new Date(Math.floor(month / 12), month % 12, 15).getTime(),
      count: all.filter(({ at }) => monthOf(at) === month).length,
    };
  });
}
