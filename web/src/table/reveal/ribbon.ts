/** The way to the moon as one line: where its spaces are, and who stands on whose shoulders. */

/** Where a rabbit's feet are, in px of the ribbon's box. */
export interface Perch {
  x: number;
  y: number;
}

export interface Way {
  width: number;
  height: number;
  /** How many spaces there are. */
  length: number;
  hare: number;
}

const WAVES = 5;

/** How far above its lower edge the line runs. */
const base = ({ height }: Way) => height * 0.72;
const swing = ({ height }: Way) => height * 0.05;

export function perch(way: Way, space: number): Perch {
  const left = way.height * 0.2;
  const right = way.width - way.height * 0.3;
  const x = left + ((right - left) * Math.min(space, way.length)) / way.length;
  return { x, y: lineY(way, x) - way.height * 0.06 };
}
function lineY(way: Way, x: number): number {
  return base(way) + swing(way) * Math.sin((x / way.width) * Math.PI * WAVES);
}
export function linePath(way: Way): string {
  const right = perch(way, way.length).x;
  const steps = 60;
  return Array.from({ length: steps + 1 }, (_, n) => {
    const x = way.height * 0.12 + ((right - way.height * 0.12) * n) / steps;
    return `${n ? "L" : "M"}${x.toFixed(1)} ${lineY(way, x).toFixed(1)}`;
  }).join("");
}

/** How far a rabbit on another's shoulders is above it, and how far the last of many is above the first, in rabbits. */
const SHOULDER = 0.9;
const PILE = 2.7;

/** Each one's perch; who would stand in another's place stands on their shoulders, and many crouch. */
export function perches(way: Way, spaces: readonly number[]): Perch[] {
  const lanes: number[][] = [];
  const out: (Perch & { lane: number })[] = [];
  const order = spaces.map((space, at) => ({ space, at })).sort((a, b) => a.space - b.space || a.at - b.at);
  for (const { space, at } of order) {
    const { x, y } = perch(way, space);
    let lane = 0;
    while (lanes[lane]?.some((taken) => Math.abs(taken - x) < way.hare * 0.86)) lane++;
    (lanes[lane] ??= []).push(x);
    out[at] = { x, y, lane };
  }
  const shoulder = Math.min(SHOULDER, PILE / Math.max(lanes.length - 1, 1)) * way.hare;
  return out.map(({ x, y, lane }) => ({ x, y: y - lane * shoulder }));
}

/** Whether somebody has to crouch, so that nothing can be said above each. */
export const isCrowded = (way: Way, stand: readonly Perch[]): boolean =>
  stand.some((one, at) =>
    stand.slice(at + 1).some(({ x, y }) => x === one.x && Math.abs(y - one.y) < way.hare * 0.7),
  );

/** How many spaces: the target, or, where points don't end the game, enough for everyone. */
export function wayLength(target: number | null | undefined, scores: readonly number[]): number {
  if (target) return Math.max(target, ...scores);
  return Math.max(30, Math.ceil((Math.max(0, ...scores) + 1) / 10) * 10);
}
