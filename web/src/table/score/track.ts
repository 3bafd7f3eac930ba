/** The winding track: a smooth line through a few points, cut into equal spaces. Pure geometry. */

export interface Point {
  x: number;
  y: number;
}

export interface TrackShape {
  width: number;
  height: number;
  /** Points the line runs through, from the burrow to the moon. */
  through: readonly (readonly [number, number])[];
  /** Radius of the moon, height of a rabbit, radius of a plain space. */
  moon: number;
  rabbit: number;
  space: number;
}

export const PHONE: TrackShape = {
  width: 390,
  height: 280,
  through: [
    [34, 244], [110, 262], [200, 240], [310, 258], [362, 200], [290, 158], [180, 178],
    [64, 170], [34, 112], [84, 66], [170, 86], [236, 60], [300, 74], [348, 46],
  ],
  moon: 27,
  rabbit: 43,
  space: 7.7,
};

export const WIDE: TrackShape = {
  width: 1380,
  height: 310,
  through: [
    [80, 250], [220, 292], [360, 262], [420, 176], [330, 104], [210, 96], [236, 30], [400, 20], [520, 74], [560, 180],
    [640, 266], [780, 272], [846, 190], [780, 110], [820, 36], [960, 24], [1040, 100], [1050, 206], [1130, 272],
    [1260, 236], [1290, 130],
  ],
  moon: 44,
  rabbit: 66,
  space: 12,
};

export const BOARD: TrackShape = {
  width: 1500,
  height: 230,
  through: [
    [60, 150], [190, 190], [330, 170], [420, 90], [540, 40], [660, 100], [760, 180], [900, 180], [980, 90], [1090, 40],
    [1200, 110], [1280, 180], [1400, 110],
  ],
  moon: 48,
  rabbit: 72,
  space: 12,
};

const STEPS = 10;

/** Catmull–Rom samples through the shape's points. */
export function line(shape: TrackShape): Point[] {
  const p = shape.through;
  const out: Point[] = [];
  for (let i = 0; i < p.length - 1; i++) {
    const [a, b, c, d] = [p[Math.max(i - 1, 0)]!, p[i]!, p[i + 1]!, p[Math.min(i + 2, p.length - 1)]!];
    for (let s = 0; s < STEPS; s++) {
      const t = s / STEPS;
      out.push({ x: spline(a[0], b[0], c[0], d[0], t), y: spline(a[1], b[1], c[1], d[1], t) });
    }
  }
  const last = p[p.length - 1]!;
  out.push({ x: last[0], y: last[1] });
  return out;
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}

/** `count + 1` points along the line, equally far apart: the burrow is 0, the moon is `count`. */
export function spaces(samples: readonly Point[], count: number): Point[] {
  const along = [0];
  for (let i = 1; i < samples.length; i++) {
    along.push(along[i - 1]! + Math.hypot(samples[i]!.x - samples[i - 1]!.x, samples[i]!.y - samples[i - 1]!.y));
  }
  const whole = along[along.length - 1]!;
  const out: Point[] = [];
  let at = 0;
  for (let n = 0; n <= count; n++) {
    const want = (whole * n) / count;
    while (at < along.length - 2 && along[at + 1]! < want) at++;
    const part = (want - along[at]!) / Math.max(along[at + 1]! - along[at]!, 1e-6);
    const [a, b] = [samples[at]!, samples[at + 1]!];
    out.push({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
  }
  return out;
}

export function pathOf(samples: readonly Point[]): string {
  return samples.map((p, i) => `${i ? "L" : "M"}${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join("");
}

/** How many spaces: the target, or, where points don't end the game, enough for everyone. */
export function trackLength(target: number | null | undefined, scores: readonly number[]): number {
  if (target) return target;
  return Math.max(30, Math.ceil((Math.max(0, ...scores) + 1) / 10) * 10);
}

/**
 * Where the rabbits' feet stand. Those who share a space, or stand on neighbouring ones, step
 * aside so that each mark can be read; none steps further than `reach` from its space.
 */
export function stand(feet: readonly Point[], apart: number, reach: number, bounds: { width: number; height: number }): Point[] {
  const at = feet.map((p, i) => ({ x: p.x + ((i % 3) - 1) * 0.5, y: p.y + (i % 2) * 0.5 }));
  for (let round = 0; round < 60; round++) {
    for (let i = 0; i < at.length; i++) {
      for (let j = i + 1; j < at.length; j++) {
        const [a, b] = [at[i]!, at[j]!];
        // Rabbits are taller than wide, so side by side costs less than one behind the other.
        const dx = b.x - a.x;
        const dy = (b.y - a.y) * 0.8;
        const far = Math.hypot(dx, dy);
        if (far >= apart) continue;
        const push = (apart - far) / 2;
        const [ux, uy] = far > 0.01 ? [dx / far, dy / far] : [1, 0];
        a.x -= ux * push;
        a.y -= uy * push * 0.5;
        b.x += ux * push;
        b.y += uy * push * 0.5;
      }
    }
    for (let i = 0; i < at.length; i++) {
      const [p, home] = [at[i]!, feet[i]!];
      const away = Math.hypot(p.x - home.x, p.y - home.y);
      if (away > reach) {
        p.x = home.x + ((p.x - home.x) * reach) / away;
        p.y = home.y + ((p.y - home.y) * reach) / away;
      }
      p.x = Math.min(Math.max(p.x, apart / 2), bounds.width - apart / 2);
      p.y = Math.min(p.y, bounds.height - 2);
    }
  }
  return at;
}
