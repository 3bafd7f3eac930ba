/** A place at the oval table, in parts of its width and height (0 to 1). */
export interface Place {
  x: number;
  y: number;
}

/** As many as there are rabbits. */
export const SEATS_MAX = 12;
const SAMPLES = 720;

/**
 * `count` places at equal distances along an ellipse, clockwise from the near edge's middle.
 * With an even count, place i faces place i + count / 2.
 */
export function placesAround(count: number, width: number, height: number): Place[] {
  const lengths = [0];
  const point = (at: number): Place => {
    const angle = (at / SAMPLES) * 2 * Math.PI;
    return { x: 0.5 - Math.sin(angle) / 2, y: 0.5 + Math.cos(angle) / 2 };
  };
  for (let at = 1; at <= SAMPLES; at++) {
    const [a, b] = [point(at - 1), point(at)];
    lengths.push((lengths[at - 1] ?? 0) + Math.hypot((a.x - b.x) * width, (a.y - b.y) * height));
  }
  const whole = lengths[SAMPLES] ?? 1;
  return Array.from({ length: count }, (_, seat) => {
    const at = lengths.findIndex((length) => length >= (seat / count) * whole - 1e-9);
    return point(Math.max(0, at));
  });
}

/** The place nearest to a point, by index. */
export function nearest(places: Place[], x: number, y: number, width: number, height: number): number {
  let best = 0;
  let least = Infinity;
  places.forEach((place, at) => {
    const distance = Math.hypot((place.x - x) * width, (place.y - y) * height);
    if (distance < least) [best, least] = [at, distance];
  });
  return best;
}

/** The list with two of its entries in each other's place. */
export function swapped<T>(list: readonly T[], a: number, b: number): T[] {
  const next = [...list];
  [next[a], next[b]] = [list[b] as T, list[a] as T];
  return next;
}
