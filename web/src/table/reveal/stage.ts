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
 * row: up to six at a desk, feet in line. rows: more at a desk or on a phone's side, the stage at the left, the bench in rows.
 * phone: the stage at the left, names beside it, the bench below. side: a phone on its side.
 * mosaic: a tablet, or more than a phone has room for in a row; the bench is laid around the stage like tiles. On a phone's
 * side it is one line beside it.
 */
export type Shape = "row" | "rows" | "phone" | "side" | "mosaic";

export interface Stage {
  shape: Shape;
  /** Before anybody steps forward. */
  first: Spot[];
  /** With this card on the stage; null: the stage is open and empty. */
  at: (staged: number | null) => Spot[];
  /** The card on the stage. */
  star: Spot;
  /** Slips on the bench are so narrow that the points stand below the name, beside those who believed the card. */
  stacked: boolean;
  /** Width of a card that rests on the bench, and the most that its slip may have. */
  bench: number;
  slip: number;
  /** The narrator's line; with a height, it stands in the middle of that. */
  say: { x: number; y: number; width: number; size: number; height?: number };
  /** Where the heart for the stage's card stands, if there is no room for one at each card. */
  heart: { x: number; y: number } | null;
  ribbon: { x: number; y: number; width: number; height: number; hare: number };
  /** The column beside a phone's stage, where its rabbits stand. */
  beside: { x: number; y: number; width: number } | null;
  /** Those who believed a card stand at its right, in so much room; or below it, on the stage or on the bench. */
  aside: { width: number; staged: boolean; benched: boolean } | null;
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
  if (width > height * 1.3) return cards > ROW_MOST ? sideRows(hall) : side(hall);
  return width > WIDE || cards > ROW_MOST ? mosaic(hall) : phone(hall);
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
    stacked: false,
    bench: others,
    slip: others + gap - 6 * u,
    say: { x: 0, y: foot + ledge, width, size },
    heart: null,
    ribbon: { x: pad, y: height - ribbon, width: width - 2 * pad, height: ribbon, hare: 0.32 * ribbon },
    beside: null,
    aside: null,
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
    at: staging(open, star, closed),
    star,
    stacked: false,
    bench,
    slip: Math.min(bench + 52 * u, pitch - 12 * u),
    say: { x: from, y: foot + ledge - size, width: room, size },
    heart: null,
    ribbon: { x: pad, y: height - ribbon, width: width - 2 * pad, height: ribbon, hare: 0.23 * ribbon },
    beside: null,
    aside: { width: pitch - bench - 8 * u, staged: false, benched: true },
    hare: clamp(18, bench * 0.2, 26 * u),
  };
}

/** The heart beside or below a card, and the least room for who believed it. */
const ASIDE = 44;
/** Between the cards of a single line. */
const SIDE_GAP = 10;

/** Many cards on a phone that lies on its side: as at a desk, but narrator and ribbon share a line right of the stage. */
function sideRows({ width, height, cards }: Hall): Stage {
  const pad = 18;
  const top = 6;
  const slip = 16;
  const ribbon = clamp(44, height * 0.18, 64);
  const size = clamp(17, height * 0.072, 26);
  const floor = height - ribbon - 6;
  const tall = Math.min(height - top - 18, width * 0.27 * EDGE);
  const star = { x: pad + tall / EDGE / 2, y: top + tall, w: tall / EDGE };
  const from = pad + star.w + ASIDE + 10;
  const room = width - from - 4;
  const others = cards - 1;
  // One line, with who believed a card below it; or more, with them beside it.
  const laid = [1, 2, 3].map((lines) => {
    const inLine = Math.ceil(others / lines);
    const [below, beside] = lines === 1 ? [slip + ASIDE, SIDE_GAP] : [slip, ASIDE];
    const w = Math.min(((floor - top) / lines - below) / EDGE, room / inLine - beside);
    return { lines, inLine, below, w };
  });
  const { lines, inLine, below, w } = laid.reduce((best, one) => (one.w > best.w ? one : best));
  const benched = lines > 1;
  const pitch = room / inLine;
  const line = (floor - top) / lines;
  const bench = places(others, (at): Spot => ({
    x: from + ((at % inLine) + 0.5) * pitch - (benched ? ASIDE / 2 - 4 : 0),
    y: top + Math.floor(at / inLine) * line + (line - below + w * EDGE) / 2,
    w,
  }));
  const first = together(cards, pad, width - 2 * pad, top, floor - top);
  return {
    shape: benched ? "rows" : "mosaic",
    first,
    at: staging(first, star, bench),
    star,
    stacked: false,
    bench: w,
    slip: pitch - 4,
    say: { x: from, y: floor, width: room * 0.32, size, height: ribbon },
    heart: null,
    ribbon: { x: from + room * 0.34, y: height - ribbon, width: room * 0.66 - pad, height: ribbon, hare: 15 },
    beside: null,
    aside: { width: ASIDE, staged: true, benched },
    hare: clamp(15, w * 0.3, 22),
  };
}

/** Columns that are narrower have no room for a name and its points in one line. */
const STACKED_BELOW = 80;
/** How often wider the stage is than a card of a mosaic, at least. */
const HERO = 1.8;

/** What is left free around each card of a mosaic: between two, below for its slip, at its right for who believed it. */
type Margins = { gap: number; foot: number; side: number };

/** The bench laid around the stage like tiles: as many columns and lines as leave the pictures largest. */
function tiles(others: number, width: number, height: number, { gap, foot, side }: Margins) {
  let best = { columns: 0, lines: 0, across: 0, down: 0, w: 0, star: 0, worth: 0, foot, side };
  for (let columns = 3; columns <= 8; columns++)
    for (let lines = 2; lines <= 4; lines++)
      for (let across = 2; across < columns; across++)
        for (let down = 2; down <= lines; down++) {
          if (columns * lines - across * down < others) continue;
          const w = Math.min(width / columns - gap - side, (height / lines - foot) / EDGE);
          const star = Math.min(
            (across * width) / columns - gap - side,
            ((down * height) / lines - foot) / EDGE,
          );
          // A stage that does not fill its columns tears a hole.
          if ((across * width) / columns - star > width / columns) continue;
          // All must be known at a glance; what the stage has beyond its due counts little, and gaps are not nice.
          const worth =
            10 * w + Math.min(star, 2.5 * w) - 0.2 * w * (columns * lines - across * down - others);
          if (star >= w * HERO && worth > best.worth)
            best = { ...best, columns, lines, across, down, w, star, worth };
        }
  return best;
}

function mosaic({ width, height, cards }: Hall): Stage {
  const wide = width > WIDE;
  const small = height < 470;
  const pad = wide ? 30 : 10;
  const top = wide ? 12 : 8;
  const ribbon = wide ? 120 : small ? 54 : 74;
  const size = wide ? 38 : small ? 20 : 24;
  const gap = wide ? 16 : 9;
  const others = cards - 1;
  const floor = height - ribbon - size * (wide ? 1.8 : 1.4);
  const across = width - 2 * pad;
  /** Who believed a card stands below its slip; of many cards on a tablet beside it, where that leaves them larger. */
  const ways: Margins[] = [{ gap, foot: wide ? 64 : 36, side: 0 }];
  if (wide && cards > ROW_MOST) ways.push({ gap: 4, foot: 24, side: ASIDE });
  const laid = ways
    .map((margins) => tiles(others, across, floor - top, margins))
    .reduce((best, one) => (one.worth > best.worth ? one : best));
  const { foot, side } = laid;
  const pitch = across / laid.columns;
  // Where the width is the limit the lines close up, and all of it hangs in the middle.
  const line = Math.min((floor - top) / laid.lines, laid.w * EDGE + foot + (wide ? 24 : 14));
  const above = top + (floor - top - line * laid.lines) / 2;
  const foots = (at: number) => above + (at + 1) * line - foot - (line - foot - laid.w * EDGE) / 2;
  const star = {
    x: pad + (laid.across * pitch - side) / 2,
    y: foots(0) + (laid.star - laid.w) * EDGE,
    w: laid.star,
  };
  const bench: Spot[] = [];
  for (let at = 0; at < laid.lines; at++) {
    const from = at < laid.down ? laid.across : 0;
    const many = Math.min(laid.columns - from, others - bench.length);
    const middle = pad + ((from + laid.columns) * pitch - side) / 2;
    bench.push(
      ...places(many, (n) => ({ x: middle + (n - (many - 1) / 2) * pitch, y: foots(at), w: laid.w })),
    );
  }
  const first = together(cards, pad, across, top, floor - top);
  const heart = wide ? 0 : HEART;
  const say = { x: 6 + heart, y: floor + (wide ? 4 : 0), width: width - 12 - 2 * heart, size };
  return {
    shape: "mosaic",
    first,
    at: staging(first, star, bench),
    star,
    stacked: pitch < STACKED_BELOW,
    bench: laid.w,
    slip: pitch - 4,
    say,
    heart: wide ? null : { x: width - 26, y: say.y + size * 0.6 },
    ribbon: { x: pad + 4, y: height - ribbon, width: across - 8, height: ribbon, hare: wide ? 30 : 17 },
    beside: null,
    aside: side ? { width: side, staged: true, benched: true } : null,
    hare: wide ? 24 : 14,
  };
}

/** The first picture of all, until somebody steps forward and the others close ranks on the bench. */
const staging =
  (first: Spot[], star: Spot, bench: Spot[]) =>
  (staged: number | null): Spot[] =>
    staged === null
      ? first
      : places(first.length, (at) => (at === staged ? star : bench[at > staged ? at - 1 : at]!));

/** How wide a slip is with a rabbit beside name and points; a narrower one leaves the rabbit out before it cuts the name. */
export const slipFor = (name: string): number => Math.min(110, Math.max(80, 58 + 6.6 * [...name].length));
/** The heart that a phone has no room for under a card of a mosaic stands beside the narrator's line. */
const HEART = 40;

/** The bench of a phone: side by side. */
function benchOf(cards: number, width: number, most: number) {
  const others = Math.max(cards - 1, 1);
  const w = Math.min(most, (width - 10 * (others - 1)) / others);
  const pitch = w + Math.min(22, (width - w * others) / others);
  return { w, pitch, slip: pitch - 3 };
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
  const pad = 14;
  const ribbon = height < 470 ? 56 : 74;
  const size = height < 470 ? 21 : 26;
  const below = ribbon + size * 1.5 + 16;
  const top = 10;
  const bench = benchOf(cards, width - 2 * pad, clamp(70, height * 0.156, 100));
  const slip = 18;
  const tall = Math.min(height - below - bench.w * EDGE - slip - 20 - top, (width - 2 * pad) * 0.6 * EDGE);
  const star = { x: pad + tall / EDGE / 2, y: top + tall, w: tall / EDGE };
  const beside = { x: pad + star.w + 16, y: top + tall * 0.2, width: width - 2 * pad - star.w - 16 };
  return {
    shape: "phone",
    first: together(cards, pad, width - 2 * pad, top, height - below - top),
    at: seated(cards, star, bench, width / 2, height - below - slip),
    star,
    stacked: false,
    bench: bench.w,
    slip: bench.slip,
    say: { x: 6, y: height - ribbon - size * 1.35, width: width - 12, size },
    heart: null,
    ribbon: { x: pad, y: height - ribbon, width: width - 2 * pad, height: ribbon, hare: 22 },
    beside,
    aside: null,
    hare: beside.width < 130 ? 34 : 42,
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
    at: seated(cards, star, bench, from + room / 2, height - below - slip),
    star,
    stacked: false,
    bench: bench.w,
    slip: bench.slip,
    say: { x: from, y: height - ribbon - size * 1.3, width: room, size },
    heart: null,
    ribbon: { x: from, y: height - ribbon, width: room, height: ribbon, hare: 17 },
    beside,
    aside: null,
    hare: 36,
  };
}

/** Whether those who believed a card stand at its right, and its heart with them. */
export const isAside = (
  stage: Stage,
  staged: boolean,
): stage is Stage & { aside: NonNullable<Stage["aside"]> } =>
  (staged ? stage.aside?.staged : stage.aside?.benched) ?? false;

/** Below those who stand beside a phone's stage: who they are, and the heart. */
const WORDS_BESIDE = 84;
/** What the points take of a slip that has them below the name. */
const POINTS = 30;
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
  if (isAside(stage, staged)) {
    // Above the slip, which may be wider than the card, and below the heart.
    const high = Math.max(1, Math.floor((spot.w * EDGE - ASIDE) / (h * 0.8)));
    const step = Math.min(w * 0.8, (stage.aside.width - w) / Math.max(Math.ceil(count / high) - 1, 1));
    return places(count, (at) => ({
      x: spot.x + spot.w / 2 + w * 0.52 + Math.floor(at / high) * step,
      y: spot.y - w - (at % high) * h * 0.8,
      w,
    }));
  }
  if (stage.shape === "mosaic") {
    if (stage.stacked && !staged) {
      // In the second line of the slip, right of the points.
      const last = spot.x + stage.slip / 2 - 3 - w / 2;
      const step = Math.min(w * 0.86, (stage.slip - POINTS - w) / Math.max(count - 1, 1));
      return places(count, (at) => ({ x: last - (count - 1 - at) * step, y: spot.y + 26, w }));
    }
    const heart = stage.heart ? 0 : ASIDE;
    const room = staged ? spot.w : stage.slip;
    const step = Math.min(w * 1.08, (room - heart - w) / Math.max(count - 1, 1));
    return places(count, (at) => ({
      x: spot.x - heart / 2 + (at - (count - 1) / 2) * step,
      y: spot.y + (stage.heart ? 16 : 24) + h,
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
