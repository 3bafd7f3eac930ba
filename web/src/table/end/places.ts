import type { Side } from "../score/sides";

/** Sides that share a place: 1, 2, 2, 4 … */
export interface Place {
  place: number;
  score: number;
  sides: Side[];
}

export function places(all: readonly Side[]): Place[] {
  const sorted = [...all].sort((a, b) => b.score - a.score);
  const out: Place[] = [];
  sorted.forEach((side, i) => {
    const last = out.at(-1);
    if (last && last.score === side.score) last.sides.push(side);
    else out.push({ place: i + 1, score: side.score, sides: [side] });
  });
  return out;
}
