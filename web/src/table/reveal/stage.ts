/** Where everything stands in the reveal: pure geometry, in px of the hall between clue and rail. */

/** A card: the middle of its foot, and its width. */
export interface Spot {
  x: number;
  y: number;
  w: number;
}

export interface Hall {
  width: number;
  height: number;
  cards: number;
  /** How large a px of a desk is drawn: 1, and more on a TV. */
  unit?: number;
}

/**
 * row: up to six at a desk, feet in line. rows: more at a desk or on a tablet, the stage at the left, the bench in rows.
 * phone: the stage at the left, names beside it, the bench below. side: a phone on its side.
 */
export type Shape = "row" | "rows" | "phone" | "side";

export interface Stage {
  shape: Shape;
  /** Before anybody steps forward. */
  first: Spot[];
  /** With this card on the stage; null: the stage is open and empty. */
  at: (staged: number | null) => Spot[];
  /** The card on the stage. */
  star: Spot;
  /** Not all of the bench can be seen at once: at rest it swipes. */
  squeezed: boolean;
  /** Width of a card that rests on the bench, and the most that its slip may have. */
  bench: number;
  slip: number;
  /** The narrator's line. */
  say: { x: number; y: number; width: number; size: number };
  ribbon: { x: number; y: number; width: number; height: number; hare: number };
  /** The column beside a phone's stage, where its rabbits stand. */
  beside: { x: number; y: number; width: number } | null;
  /** Width of a rabbit that believed a card. */
  hare: number;
}

const EDGE = 1.5;
const ROW_MOST = 6;
/** A tablet. */
const WIDE = 600;
/** A hare is so much taller than wide. */
export const HARE = 1.434;
const clamp = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

export function stageOf(hall: Hall): Stage {
  const { width, height, cards } = hall;
  if (width >= 1024 || hall.unit) return cards > ROW_MOST ? rows(hall) : row(hall);
  if (width > height * 1.3) return side(hall);
  return width > WIDE && cards > ROW_MOST ? columns(hall) : phone(hall);
}

/** Spots in a row of these widths, in the middle of a stretch. */
function inRow(widths: readonly number[], gap: number, from: number, width: number, foot: number): Spot[] {
  const all = widths.reduce((sum, w) => sum + w, 0) + gap * (widths.length - 1);
  let x = from + (width - all) / 2;
  return widths.map((w) => {
    const spot = { x: x + w / 2, y: foot, w };
    x += w + gap;
    return spot;
  });
}

function row({ width, height, cards, unit: u = 1 }: Hall): Stage {
  const pad = 30 * u;
  const gap = (cards > 4 ? 26 : 38) * u;
  const ribbon = clamp(64, height * 0.155, 112 * u);
  const size = clamp(24, height * 0.056, 40 * u);
  const hare = clamp(20, height * 0.046, 34 * u);
  const ledge = 24 * u + hare * HARE + 6;
  const tall = Math.min(450 * u, height - ribbon - size * 1.3 - ledge - 16 * u);
  const star = tall / EDGE;
  const foot = 8 * u + tall;
  const room = width - 2 * pad - gap * (cards - 1);
  const others = Math.min(star * 0.853, (room - star) / Math.max(cards - 1, 1));
  const equal = Math.min(star * 0.9, room / cards);
  const widths = (staged: number | null) =>
    Array.from({ length: cards }, (_, at) => (staged === null ? equal : at === staged ? star : others));
  const at = (staged: number | null) => inRow(widths(staged), gap, 0, width, foot);
  return {
    shape: "row",
    first: at(null),
    at,
    star: { x: width / 2, y: foot, w: star },
    squeezed: false,
    bench: others,
    slip: others + gap - 6 * u,
    say: { x: 0, y: foot + ledge, width, size },
    ribbon: { x: pad, y: height - ribbon, width: width - 2 * pad, height: ribbon, hare: 0.32 * ribbon },
    beside: null,
    hare,
  };
}

function rows({ width, height, cards, unit: u = 1 }: Hall): Stage {
  const pad = 34 * u;
  const ribbon = clamp(70, height * 0.19, 140 * u);
  const size = clamp(24, height * 0.056, 40 * u);
  const ledge = clamp(46, height * 0.085, 62 * u);
  const tall = Math.min(453 * u, height - ribbon - ledge - 10 * u);
  const foot = 8 * u + tall;
  const star = { x: pad + tall / EDGE / 2, y: foot, w: tall / EDGE };
  const from = pad + star.w + 40 * u;
  const room = width - from - pad;
  const pitch = room / Math.ceil(cards / 2);
  const slip = 24 * u;
  const bench = Math.min((tall - 2 * slip - 6 * u) / 2 / EDGE, pitch * 0.8);
  /** In two lines, the second in the middle below the first. */
  const grid = (count: number, left: number, stretch: number) => {
    const columns = Math.ceil(count / 2);
    return places(count, (at): Spot => {
      const line = Math.floor(at / columns);
      const inLine = line ? count - columns : columns;
      return {
        x: left + stretch / 2 + ((at % columns) - (inLine - 1) / 2) * (stretch / columns),
        y: line ? foot : 8 * u + bench * EDGE,
        w: bench,
      };
    });
  };
  const [open, closed] = [grid(cards, from, room), grid(cards - 1, from, room)];
  return {
    shape: "rows",
    first: grid(cards, pad, width - 2 * pad),
    // Who stays on the bench closes ranks.
    at: (staged) =>
      staged === null
        ? open
        : places(cards, (at) => (at === staged ? star : closed[at > staged ? at - 1 : at]!)),
    star,
    squeezed: false,
    bench,
    slip: Math.min(bench + 52 * u, pitch - 12 * u),
    say: { x: from, y: foot + ledge - size, width: room, size },
    ribbon: { x: pad, y: height - ribbon, width: width - 2 * pad, height: ribbon, hare: 0.23 * ribbon },
    beside: null,
    hare: clamp(18, bench * 0.2, 26 * u),
  };
}

/** A tablet with many cards: the stage at the left as at a desk, the bench in columns beside it. */
function columns({ width, height, cards }: Hall): Stage {
  const IN_LINE = cards > 8 ? 3 : 2;
  /** What a slip needs beside its card. */
  const AIR = 46;
  const pad = 30;
  const top = 10;
  const ribbon = 120;
  const size = 38;
  const slip = 34;
  const floor = height - ribbon - size * 1.9;
  const lines = Math.ceil(cards / IN_LINE);
  // Who is on the stage is nearly twice as large as those who are not.
  const room = width - 2 * pad - IN_LINE * AIR;
  const bench = Math.min(150, ((floor - top) / lines - slip) / EDGE, room / (IN_LINE + 1.9));
  const star = Math.min(340, room - IN_LINE * bench);
  const from = pad + star + 20;
  const pitch = (width - from - pad) / IN_LINE;
  const stage = { x: pad + star / 2, y: top + star * EDGE, w: star };
  return {
    shape: "rows",
    first: together(cards, pad, width - 2 * pad, top, floor - top),
    at: (staged) =>
      places(cards, (at) => {
        if (at === staged) return stage;
        const place = staged !== null && at > staged ? at - 1 : at;
        const line = Math.floor(place / IN_LINE);
        return {
          x: from + ((place % IN_LINE) + 0.5) * pitch - 10,
          y: top + (line + 1) * bench * EDGE + line * slip,
          w: bench,
        };
      }),
    star: stage,
    squeezed: false,
    bench,
    slip: pitch - 8,
    say: { x: 6, y: floor + 4, width: width - 12, size },
    ribbon: { x: pad, y: height - ribbon, width: width - 2 * pad, height: ribbon, hare: 30 },
    beside: null,
    hare: 24,
  };
}

/** A slip that is narrower than this has no room for a rabbit beside name and points. */
export const NARROW = 80;
/** Five others are seen at once on the smallest phone; what is narrower than this is better swiped to. */
const BENCH_LEAST = 56;

/** The bench of a phone: as many as fit side by side; more are squeezed while the film runs. */
function benchOf(cards: number, width: number, most: number) {
  const others = Math.max(cards - 1, 1);
  const gap = 10;
  const fitting = (width - gap * (others - 1)) / others;
  const squeezed = fitting < Math.min(BENCH_LEAST, most);
  const w = squeezed ? most * 0.62 : Math.min(most, fitting);
  const pitch = squeezed ? (width - w) / (others - 1) : w + Math.min(22, (width - w * others) / others);
  return { w, pitch, squeezed, rest: squeezed ? most : w, slip: squeezed ? most : pitch - 3 };
}

/** The bench without the one that is on the stage. */
function seated(
  cards: number,
  star: Spot,
  bench: { w: number; pitch: number },
  middle: number,
  foot: number,
): (staged: number | null) => Spot[] {
  return (staged) => {
    const many = staged === null ? cards : cards - 1;
    const pitch = staged === null ? (bench.pitch * (many - 2)) / Math.max(many - 1, 1) : bench.pitch;
    return Array.from({ length: cards }, (_, at) => {
      if (at === staged) return star;
      const place = staged !== null && at > staged ? at - 1 : at;
      return { x: middle + (place - (many - 1) / 2) * pitch, y: foot, w: bench.w };
    });
  };
}

/** All cards side by side and above each other, as large as they fit. */
function together(cards: number, from: number, width: number, top: number, height: number): Spot[] {
  const foot = 26;
  let best = { columns: 1, w: 0 };
  for (let columns = 1; columns <= cards; columns++) {
    const lines = Math.ceil(cards / columns);
    const w = Math.min((width - 10 * (columns - 1)) / columns, (height / lines - foot) / EDGE, 200);
    if (w > best.w) best = { columns, w };
  }
  const { columns, w } = best;
  const lines = Math.ceil(cards / columns);
  const tall = w * EDGE + foot;
  return Array.from({ length: cards }, (_, at) => {
    const line = Math.floor(at / columns);
    const inLine = line === lines - 1 ? cards - columns * line : columns;
    return {
      x: from + width / 2 + ((at % columns) - (inLine - 1) / 2) * (w + 10),
      y: top + (height - tall * lines) / 2 + line * tall + w * EDGE,
      w,
    };
  });
}

function phone({ width, height, cards }: Hall): Stage {
  const wide = width > WIDE;
  const pad = wide ? 40 : 14;
  const ribbon = wide ? 120 : height < 470 ? 56 : 74;
  const size = wide ? 38 : height < 470 ? 21 : 26;
  const below = ribbon + size * 1.5 + 16;
  const top = 10;
  const bench = benchOf(cards, width - 2 * pad, wide ? 150 : clamp(70, height * 0.156, 100));
  const slip = 18;
  const tall = Math.min(
    height - below - bench.rest * EDGE - slip - 20 - top,
    (width - 2 * pad) * (wide ? 0.62 : 0.6) * EDGE,
  );
  const star = { x: pad + tall / EDGE / 2, y: top + tall, w: tall / EDGE };
  const benchFoot = height - below - slip;
  const beside = { x: pad + star.w + 16, y: top + tall * 0.2, width: width - 2 * pad - star.w - 16 };
  return {
    shape: "phone",
    first: together(cards, pad, width - 2 * pad, top, height - below - top),
    at: seated(cards, star, bench, width / 2, benchFoot - (bench.rest - bench.w) * EDGE),
    star,
    squeezed: bench.squeezed,
    bench: bench.rest,
    slip: bench.slip,
    say: { x: 6, y: height - ribbon - size * 1.35, width: width - 12, size },
    ribbon: {
      x: pad,
      y: height - ribbon,
      width: width - 2 * pad,
      height: ribbon,
      hare: wide ? 34 : cards > 6 ? 17 : 22,
    },
    beside,
    hare: wide ? 56 : beside.width < 130 ? 34 : 42,
  };
}

function side({ width, height, cards }: Hall): Stage {
  const pad = 24;
  const top = 6;
  const ribbon = clamp(44, height * 0.19, 64);
  const size = clamp(20, height * 0.085, 26);
  const tall = height - top - 8;
  const star = { x: pad + tall / EDGE / 2, y: top + tall, w: tall / EDGE };
  const beside = { x: pad + star.w + 14, y: top + tall * 0.2, width: 126 };
  const from = beside.x + beside.width + 8;
  const room = width - from - pad;
  const below = ribbon + size * 1.35 + 4;
  const slip = 16;
  const bench = benchOf(cards, room, (height - below - slip - top - 4) / EDGE);
  return {
    shape: "side",
    first: together(cards, pad, width - 2 * pad, top, height - below - top),
    at: seated(cards, star, bench, from + room / 2, height - below - slip - (bench.rest - bench.w) * EDGE),
    star,
    squeezed: bench.squeezed,
    bench: bench.rest,
    slip: bench.slip,
    say: { x: from, y: height - ribbon - size * 1.3, width: room, size },
    ribbon: { x: from, y: height - ribbon, width: room, height: ribbon, hare: 17 },
    beside,
    hare: 36,
  };
}

/** Below those who stand beside a phone's stage: who they are, and the heart. */
const WORDS_BESIDE = 84;
/** The more they are, the smaller they stand. */
const SMALLER = [1, 0.85, 0.7, 0.6, 0.5, 0.42];

/** Where those stand who believed a card: below it, beside it, or in the column by a phone's stage. */
export function believers(stage: Stage, spot: Spot, count: number, staged: boolean): Spot[] {
  const w = stage.hare;
  const h = w * HARE;
  if (stage.beside && staged) {
    const { x, y, width } = stage.beside;
    const room = stage.star.y + 20 - (y + 34) - WORDS_BESIDE;
    const columns = (small: number) => Math.max(1, Math.min(count, Math.floor((width + 6) / (small + 8))));
    const tall = (small: number) => Math.ceil(count / columns(small)) * (small * HARE + 6);
    const small = SMALLER.map((part) => w * part).find((part) => tall(part) <= room) ?? w * SMALLER.at(-1)!;
    return places(count, (at) => ({
      x: x + small / 2 + (at % columns(small)) * (small + 8),
      y: y + 34 + small * HARE + Math.floor(at / columns(small)) * (small * HARE + 6),
      w: small,
    }));
  }
  if (stage.shape === "rows" && !staged) {
    const high = Math.max(1, Math.floor((spot.w * EDGE) / (h * 0.8)));
    // Above the slip, which may be wider than the card.
    return places(count, (at) => ({
      x: spot.x + spot.w / 2 + w * 0.52 + Math.floor(at / high) * w * 0.8,
      y: spot.y - w - (at % high) * h * 0.8,
      w,
    }));
  }
  // On a phone's bench they stand right of the card's number.
  if (stage.beside) {
    const small = Math.min(w * 0.6, spot.w * 0.3);
    const step = Math.min(small * 0.9, (spot.w / 2 - 24) / Math.max(count - 1, 1));
    return places(count, (at) => ({ x: spot.x + 20 + small / 2 + at * step, y: spot.y + 20, w: small }));
  }
  const step = Math.min(w * 1.08, (spot.w - w) / Math.max(count - 1, 1));
  return places(count, (at) => ({ x: spot.x + (at - (count - 1) / 2) * step, y: spot.y + 24 + h, w }));
}

const places = <T>(count: number, at: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => at(n));
