import { seatAt } from "$lib/seats";
import type { TurnView } from "$lib/protocol/types";

/** A finished turn: everything in it was open at its score. */
export type PastTurn = TurnView;

/** The finished turns of this table's game, the first one first; null when they did not come. */
export async function pastTurns(code: string): Promise<PastTurn[] | null> {
  const secret = seatAt(code)?.secret;
  const answer = await fetch(
    `/api/rooms/${code}/turns`,
    secret ? { headers: { authorization: `Bearer ${secret}` } } : {},
  ).catch(() => null);
  if (!answer?.ok) return null;
  return (await answer.json()) as PastTurn[];
}

/** Who led whom astray: owners of other cards, and the seats that voted for them; nobody where no card was the true one. */
export function fooled(past: PastTurn): { owner: number; seats: number[] }[] {
  if (past.told === null) return [];
  const found = past.table.filter((t) => t.owner !== null && t.slot !== past.told && t.votes?.length);
  const by = new Map<number, number[]>();
  for (const { owner, votes } of found)
    by.set(owner!, [...(by.get(owner!) ?? []), ...(votes ?? []).filter((seat) => seat !== owner)]);
  return [...by]
    .map(([owner, seats]) => ({ owner, seats: [...new Set(seats)] }))
    .filter((f) => f.seats.length);
}
