import type { TableCard } from "$lib/protocol/types";
import type { PastTurn } from "../past";

/** The picture a turn is remembered by: the one that was told, or that most chose. */
export function heart(past: PastTurn): TableCard | undefined {
  const votes = (t: TableCard) => t.votes?.length ?? 0;
  const told = past.table.find(({ slot }) => slot === past.told);
  return told ?? past.table.toSorted((a, b) => votes(b) - votes(a))[0];
}
