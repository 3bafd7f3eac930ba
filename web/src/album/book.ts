import { listOf } from "$lib/lists";
import type { AlbumView, TurnView } from "$lib/protocol/types";
import { words } from "$words";
import { heart } from "../table/end/heart";

/** Somebody's name, or what is said for one that was taken out. */
export function nameIn(album: AlbumView, seat: number | null): string {
  const person = seat === null ? undefined : album.people[seat];
  return person ? (person.name ?? words.evenings.a_friend()) : "";
}

/** Whose evening it was. */
export function titleOf(album: AlbumView): string {
  const w = words.evenings;
  const winners = album.winners.map((seat) => nameIn(album, seat));
  if (!winners.length) return w.an_album();
  if (album.ended_by !== "target") return w.title_won({ names: listOf(winners) });
  return winners.length === 1
    ? w.title_one({ name: winners[0]! })
    : w.title_shared({ names: listOf(winners) });
}

export function dayOf(ms: number): string {
  return new Intl.DateTimeFormat(words.format, { dateStyle: "long" }).format(new Date(ms));
}

/** The card that a turn is about: the one that was told, or that most chose. */
export const cardOf = heart;

/** What became of the search for the true card; where there was none, how many met on one. */
export function outcomeOf(album: AlbumView, turn: TurnView): string {
  if (turn.told !== null) {
    const w = words.evenings;
    const names = listOf(turn.finders.map((seat) => nameIn(album, seat)));
    return names ? w.found_by({ names }) : w.found_by_nobody();
  }
  const met = new Set(cardOf(turn)?.votes).size;
  const w = words.table;
  return `${(met > 1 ? w.reveal_met({ count: met }) : w.reveal_apart()).replaceAll("*", "")}.`;
}

/** What everybody got in a turn, the most first. */
export function gains(album: AlbumView, turn: TurnView): { points: number; names: string }[] {
  const by = new Map<number, string[]>();
  const before = album.turns.find(({ turn: n }) => n === turn.turn - 1)?.scores;
  turn.scores.forEach((score, seat) => {
    const points = score - (before?.[seat] ?? 0);
    if (points > 0) by.set(points, [...(by.get(points) ?? []), nameIn(album, seat)]);
  });
  return [...by].sort((a, b) => b[0] - a[0]).map(([points, names]) => ({ points, names: listOf(names) }));
}

/** Whose clues can be heard. */
export function voicesIn(album: AlbumView): string[] {
  const recorded = album.turns.filter(({ clue }) => clue?.performance && clue.performance !== "live");
  return [...new Set(recorded.map(({ storyteller }) => nameIn(album, storyteller)))];
}
