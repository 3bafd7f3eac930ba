import type { GameView, Person, Points, TableCard } from "$lib/types";

/** Who has one rabbit on the track: a player, or a team of two. */
export interface Side {
  key: number;
  seats: number[];
  people: Person[];
  score: number;
  /** Won in this turn. */
  gained: number;
  reasons: Points["reasons"];
  mine: boolean;
  tells: boolean;
}

const TRUE_CARD = ["found", "storyteller_some_found", "all_found", "none_found", "lone_finder", "single_vote"];

export function sides(game: GameView, personAt: (seat: number) => Person | null, me: number | null): Side[] {
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

/** What a card won for its owner, to be written on the owner's slip. */
export function slipPoints(lying: TableCard, all: readonly Side[], game: GameView): number {
  const side = all.find((s) => lying.owner !== null && s.seats.includes(lying.owner));
  if (!side || game.rules === "party") return 0;
  if (lying.owner === game.storyteller) return sum(side.reasons.filter((r) => TRUE_CARD.includes(r.reason)));
  const cards = game.table.filter((t) => t.owner !== null && side.seats.includes(t.owner) && t.owner !== game.storyteller);
  if (cards.length > 1) return Math.min(lying.votes?.length ?? 0, side.gained);
  return sum(side.reasons.filter((r) => r.reason === "votes_on_card" || r.reason === "bonus_limit"));
}

/** From which card the points fly to whom. */
export interface Flight {
  slot: number;
  side: number;
  points: number;
}

export function flights(all: readonly Side[], game: GameView): Flight[] {
  const told = game.table.find((t) => t.owner === game.storyteller);
  return all.flatMap((side) => {
    const out: Flight[] = [];
    if (game.rules === "party") {
      const chosen = game.table.find((t) => t.votes?.some((seat) => side.seats.includes(seat)));
      if (chosen && side.gained) out.push({ slot: chosen.slot, side: side.key, points: side.gained });
      return out;
    }
    const fromTrue = sum(side.reasons.filter((r) => TRUE_CARD.includes(r.reason)));
    if (told && fromTrue > 0) out.push({ slot: told.slot, side: side.key, points: fromTrue });
    for (const card of game.table) {
      if (card === told || card.owner === null || !side.seats.includes(card.owner)) continue;
      const points = slipPoints(card, all, game);
      if (points > 0) out.push({ slot: card.slot, side: side.key, points });
    }
    return out;
  });
}

const sum = (reasons: { points: number }[]) => reasons.reduce((all, r) => all + r.points, 0);
