import type { View, PersonView, SidePoints } from "$lib/protocol/types";

/** Who has one rabbit on the track: a player, or a team of two. */
export interface Side {
  key: number;
  seats: number[];
  people: PersonView[];
  score: number;
  /** Won in this turn. */
  gained: number;
  reasons: SidePoints["reasons"];
  mine: boolean;
  tells: boolean;
}

export function sides(game: View, personAt: (seat: number) => PersonView | null, me: number | null): Side[] {
  const groups = new Map<number, number[]>();
  for (const { seat, team } of game.seats) {
    const key = team ?? seat;
    groups.set(key, [...(groups.get(key) ?? []), seat]);
  }
  return [...groups].map(([key, seats]) => {
    const won = game.points?.find((p) => (p.team ?? p.seat) === key);
    return {
      key,
      seats,
      people: seats.map(personAt).filter((p) => p !== null),
      score: game.seats.find((s) => s.seat === seats[0])?.score ?? 0,
      gained: won?.points ?? 0,
      reasons: won?.reasons ?? [],
      mine: me !== null && seats.includes(me),
      tells: game.storyteller !== null && seats.includes(game.storyteller),
    };
  });
}
