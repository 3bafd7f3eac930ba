import {
  card,
  chance,
  disc,
  EDGE,
  glow,
  hare,
  italic,
  letter,
  sans,
  serif,
  type Paper,
  type Plate,
} from "./canvas";
import type { Box } from "./plates";

/** An evening as posters and films show it: words and numbers only, in the reader's language. */
export interface Night {
  title: string;
  /** When it was, and how many stories and people. */
  date: string;
  count: string;
  /** The best first. */
  stands: Stand[];
  /** What was told, and which of the pictures that go along it was for; null: it is gone. */
  stories: { clue: string; picture: number | null }[];
}

/** Who shares a place. */
export interface Stand {
  place: number;
  score: number;
  names: string;
  rabbits: number[];
}

/** A sheet, in units of its own, and how many pixels one is. */
export interface Sheet {
  w: number;
  h: number;
  scale: number;
  /** Dots per inch, where it is printed. */
  dpi?: number;
}

export type Format = "a4" | "letter" | "phone";
export const FORMATS: Record<Format, Sheet> = {
  a4: { w: 1240, h: 1754, scale: 2, dpi: 300 },
  letter: { w: 1275, h: 1650, scale: 2, dpi: 300 },
  phone: { w: 1000, h: 2164, scale: 1.17 },
};
export const pixels = ({ w, h, scale }: Sheet) => ({
  width: Math.round(w * scale),
  height: Math.round(h * scale),
});

const CREAM = "#fbf1dc";
const GOLD = "#ffdf9b";
const SPINES = ["#7d4a2f", "#2c5a34", "#5a3a22", "#3a3566", "#8a6a2a"];
/** With more stories than this the moon makes room for them. */
const STORIES_MANY = 18;
/** So few may have large cards. */
const STORIES_FEW = 4;
const MARGIN = 70;
/** So many books lie under the first three. */
const BOOKS = [6, 4, 3];
const BOOK = 26;

/** Where everything is on a sheet. */
export interface Plan {
  /** The moon and those before it are drawn so large. */
  s: number;
  titleY: number;
  moonY: number;
  rim: number;
  foot: number;
  /** Those who stand on a shelf of their own, below. */
  shelf: number | null;
  beside: number;
  cards: Cards;
}
export interface Cards {
  top: number;
  columns: number;
  w: number;
  pitch: number;
  line: number;
  letters: number;
}

export function plan({ w, h }: Sheet, people: number, stories: number, titleHeight: number): Plan {
  const narrow = w < 1100;
  const low = h / w < 1.35;
  const s = (stories > STORIES_MANY ? 0.74 : 1) * (narrow ? 0.92 : low ? 0.9 : 1);
  const titleY = 72 + 78;
  const top = titleY + titleHeight - 62;
  const foot = top + 490 * s;
  const beside = Math.min(Math.max(0, people - BOOKS.length), narrow ? 2 : 4);
  const rest = people - BOOKS.length;
  const shelf = rest > beside ? foot + 214 : null;
  const words = (shelf ?? foot) + 82;
  return {
    s,
    titleY,
    moonY: top + 206 * s,
    rim: foot - 62 * s,
    foot,
    shelf,
    beside: shelf === null ? beside : 0,
    cards: grid(stories, w - 2 * MARGIN, words + 46, h - 128),
  };
}

/** As large as so many cards fit with their clues. */
function grid(stories: number, width: number, top: number, bottom: number): Cards {
  let best: Cards = { top, columns: 1, w: 0, pitch: 0, line: 0, letters: 0 };
  for (let columns = 1; columns <= Math.max(stories, 1); columns++) {
    const lines = Math.ceil(stories / columns);
    const pitch = width / columns;
    const line = (bottom - top) / Math.max(lines, 1);
    const letters = (w: number) => Math.max(13, Math.min(27, w * 0.135));
    // Two lines of letters, and air.
    let w = Math.min(pitch * 0.88, stories > STORIES_FEW ? 236 : 320);
    w = Math.min(w, (line - letters(w) * 3.3) / EDGE);
    if (w > best.w + 0.5) {
      const high = w * EDGE + letters(w) * 3.3;
      const air = Math.min(line, high + 34);
      const left = bottom - top - lines * air;
      best = {
        top: top + Math.max(0, left) * 0.45,
        columns,
        w,
        pitch: Math.min(pitch, w * 1.34),
        line: air,
        letters: letters(w),
      };
    }
  }
  return best;
}

/** How many pixels wide a card becomes. */
export function cardPixels(sheet: Sheet, people: number, stories: number): number {
  return plan(sheet, people, stories, 92).cards.w * sheet.scale;
}

/** The whole evening on one sheet; tells how far it is, between 0 and 1. */
export function* paintNight(
  to: Paper,
  sheet: Sheet,
  night: Night,
  box: Box,
  pictures: readonly (Plate | null)[],
): Generator<number> {
  const { w, h, scale } = sheet;
  to.save();
  to.scale(scale, scale);
  to.imageSmoothingQuality = "high";
  sky(to, sheet);
  const title = {
    font: italic(700),
    size: w < 1100 ? 84 : 92,
    least: 60,
    lines: 2,
    most: w - 150,
    colour: CREAM,
    leading: 1.04,
  };
  // Measured first: what is below depends on how many lines it needs.
  to.save();
  to.globalAlpha = 0;
  const high = letter(to, night.title, w / 2, 0, title);
  to.restore();
  const at = plan(sheet, night.stands.length, night.stories.length, high);
  felt(to, sheet, at.rim, box.felt);
  yield 0.25;
  moon(to, w / 2, at.moonY, 208 * at.s);
  letter(to, night.title, w / 2, at.titleY, title);
  podium(to, sheet, at, night.stands, box);
  yield 0.4;
  for (const [n, story] of night.stories.entries()) {
    place(
      to,
      w,
      at.cards,
      n,
      night.stories.length,
      story,
      story.picture === null ? box.back : (pictures[story.picture] ?? box.back),
    );
    yield 0.4 + (0.5 * (n + 1)) / night.stories.length;
  }
  imprint(to, w, h, night, box.emblem);
  to.restore();
  yield 0.92;
}

function sky(to: Paper, { w, h }: Sheet): void {
  to.fillStyle = "#070d1a";
  to.fillRect(0, 0, w, h);
  glow(to, w / 2, h * 0.24, w * 0.8, h * 0.42, "36 56 92", 1);
  const roll = chance(1926);
  for (let n = 0; n < 46; n++) {
    const [x, y, size] = [roll() * w, roll() * h * 0.36, roll()];
    disc(to, x, y, 0.9 + size * 1.3, `rgb(255 243 214 / ${(0.25 + 0.6 * roll()).toFixed(2)})`);
  }
}

/** The table's far edge and its felt, with the lantern's light on it. */
export function felt(to: Paper, { w, h }: { w: number; h: number }, rim: number, cloth: Plate | null): void {
  const [rx, ry] = [w * 0.72, w * 0.17];
  const edge = (grow: number) => {
    to.beginPath();
    to.moveTo(w / 2 - rx - grow, h + 40);
    to.lineTo(w / 2 - rx - grow, rim + ry);
    to.ellipse(w / 2, rim + ry, rx + grow, ry + grow, 0, Math.PI, 2 * Math.PI);
    to.lineTo(w / 2 + rx + grow, h + 40);
    to.closePath();
  };
  to.save();
  to.shadowColor = "rgb(0 0 0 / 0.6)";
  to.shadowBlur = 40;
  for (const [grow, colour] of [
    [15, "#1d120b"],
    [13, "#5a3c22"],
    [7, "#49311f"],
    [2.5, "#b3843a"],
  ] as const) {
    edge(grow);
    to.fillStyle = colour;
    to.fill();
    to.shadowColor = "transparent";
  }
  edge(0);
  to.clip();
  to.fillStyle = "#13263f";
  to.fillRect(0, rim, w, h - rim);
  const weave = cloth && to.createPattern(cloth, "repeat");
  if (weave) {
    to.save();
    to.fillStyle = weave;
    to.globalAlpha = 0.9;
    to.fillRect(0, rim, w, h - rim);
    to.restore();
  }
  const night = to.createLinearGradient(0, rim, 0, h);
  night.addColorStop(0, "rgb(7 13 26 / 0)");
  night.addColorStop(1, "rgb(7 13 26 / 0.62)");
  to.fillStyle = night;
  to.fillRect(0, rim, w, h - rim);
  glow(to, w / 2, rim + (h - rim) * 0.3, w * 0.7, (h - rim) * 0.62, "255 178 78", 0.17);
  to.restore();
  // The corners lie in the dark.
  const dim = to.createRadialGradient(
    w / 2,
    h * 0.55,
    Math.min(w, h) * 0.5,
    w / 2,
    h * 0.55,
    Math.max(w, h) * 0.72,
  );
  dim.addColorStop(0, "rgb(3 7 15 / 0)");
  dim.addColorStop(1, "rgb(3 7 15 / 0.55)");
  to.fillStyle = dim;
  to.fillRect(0, 0, w, h);
}

export function moon(to: Paper, x: number, y: number, r: number): void {
  glow(to, x, y, r * 2.9, r * 2.9, "255 190 96", 0.34);
  glow(to, x, y, r * 1.5, r * 1.5, "255 214 140", 0.5);
  const face = to.createRadialGradient(x - r * 0.16, y - r * 0.28, r * 0.06, x, y, r);
  face.addColorStop(0, "#fff6df");
  face.addColorStop(0.58, "#ffe2a3");
  face.addColorStop(1, "#eeb152");
  disc(to, x, y, r, face);
  for (const [dx, dy, size] of [
    [-0.48, -0.43, 0.163],
    [0.53, 0.34, 0.125],
    [0.34, -0.64, 0.072],
    [-0.68, 0.14, 0.087],
  ] as const)
    disc(to, x + dx * r, y + dy * r, size * r, "rgb(201 138 53 / 0.28)");
}

function podium(to: Paper, { w }: Sheet, at: Plan, stands: readonly Stand[], box: Box): void {
  const { s, foot } = at;
  const aside = (w < 1100 ? 205 : 224) * Math.max(s, 0.86);
  const first = [w / 2, w / 2 - aside, w / 2 + aside];
  const outer = w / 2 - aside - 105;
  const sides = [outer * 0.72, w - outer * 0.72, w - outer * 0.31, outer * 0.31].map((x, n) =>
    at.beside <= 2 ? (n % 2 ? w - outer * 0.52 : outer * 0.52) : x,
  );
  // Those at the back are drawn first.
  const all = [...stands.entries()].reverse();
  for (const [n, stand] of all) {
    if (n < BOOKS.length)
      stood(to, stand, box, {
        x: first[n]!,
        foot,
        s,
        books: BOOKS[n]!,
        size: (n ? 90 : 132) * s,
        wide: (n ? 168 : 210) * s,
        most: aside - 16,
      });
    else if (at.shelf === null)
      stood(to, stand, box, {
        x: sides[n - BOOKS.length]!,
        foot,
        s,
        books: 0,
        size: 72 * s,
        wide: 0,
        most: at.beside > 2 ? outer * 0.4 : outer * 0.9,
      });
    else {
      const many = stands.length - BOOKS.length;
      const pitch = Math.min(200, (w - 2 * MARGIN + 40) / many);
      const x = w / 2 + (n - BOOKS.length - (many - 1) / 2) * pitch;
      stood(to, stand, box, { x, foot: at.shelf, s, books: 0, size: 60, wide: 0, most: pitch - 14 });
    }
  }
}

/** One place: its rabbits on their books, with names and points below. */
function stood(
  to: Paper,
  stand: Stand,
  box: Box,
  {
    x,
    foot,
    s,
    books,
    size,
    wide,
    most,
  }: { x: number; foot: number; s: number; books: number; size: number; wide: number; most: number },
): void {
  const book = BOOK * s;
  for (let n = 0; n < books; n++) {
    const w = wide - [0, 15, 10, 10, 5, 20][n % 6]! * s;
    const [left, top] = [x - w / 2, foot - (n + 1) * book];
    to.fillStyle = "#0b0f1a";
    to.beginPath();
    to.roundRect(left - 1, top - 1, w + 2, 24 * s + 2, 5 * s);
    to.fill();
    to.fillStyle = SPINES[n % SPINES.length]!;
    to.beginPath();
    to.roundRect(left, top, w, 24 * s, 4 * s);
    to.fill();
    to.fillStyle = "rgb(246 223 166 / 0.75)";
    for (const y of [4, 18]) to.fillRect(left + 6 * s, top + y * s, w - 26 * s, 2 * s);
    to.fillStyle = "#f4e8cd";
    to.fillRect(left + w - 16 * s, top + 4 * s, 9 * s, 16 * s);
  }
  const many = stand.rabbits.length;
  const each = Math.min(size, (Math.max(most, wide) * 1.05) / many);
  stand.rabbits.forEach((n, i) =>
    hare(to, box.hares[n], x + (i - (many - 1) / 2) * each, foot - books * book + 3 * s, each),
  );
  const letters = size < 62 ? 24 : 27;
  const high = letter(to, stand.names, x, foot + 40, {
    font: sans(700),
    size: letters,
    least: 18,
    lines: 2,
    most,
    colour: CREAM,
  });
  letter(to, String(stand.score), x, foot + 42 + high, {
    font: serif(700),
    size: letters,
    lines: 1,
    most,
    colour: GOLD,
  });
}

/** In which line the n-th is, and where in it: lines are as even as they can be, the first ones longer. */
export function spread(
  n: number,
  all: number,
  columns: number,
): { line: number; at: number; inLine: number } {
  const lines = Math.ceil(all / columns);
  const [least, longer] = [Math.floor(all / lines), all % lines];
  const inLonger = longer * (least + 1);
  if (n < inLonger) return { line: Math.floor(n / (least + 1)), at: n % (least + 1), inLine: least + 1 };
  const rest = n - inLonger;
  return { line: longer + Math.floor(rest / least), at: rest % least, inLine: least };
}

/** One story: its card a little crooked, its clue below. */
function place(
  to: Paper,
  w: number,
  cards: Cards,
  n: number,
  all: number,
  story: Night["stories"][number],
  picture: Plate | null,
): void {
  const { line, at, inLine } = spread(n, all, cards.columns);
  const x = w / 2 + (at - (inLine - 1) / 2) * cards.pitch;
  const foot = cards.top + line * cards.line + cards.w * EDGE;
  card(to, picture, { x, y: foot, w: cards.w }, { tilt: [-1, 0.8, -0.6, 1, -0.8, 0.7][n % 6]! });
  letter(to, story.clue, x, foot + cards.letters * 1.45, {
    font: italic(600),
    size: cards.letters,
    least: Math.max(12, cards.letters * 0.8),
    lines: 2,
    most: cards.pitch * 0.95,
    colour: CREAM,
    leading: 1.08,
  });
}

function imprint(to: Paper, w: number, h: number, night: Night, emblem: Plate | null): void {
  const narrow = w < 1100;
  if (emblem) to.drawImage(emblem, MARGIN, h - 100, 54, 56);
  to.textBaseline = "alphabetic";
  to.textAlign = "left";
  to.fillStyle = CREAM;
  to.font = serif(700)(32);
  to.fillText("Moonhare", MARGIN + 70, h - 62);
  to.textAlign = "right";
  to.font = sans(500)(narrow ? 23 : 26);
  to.fillStyle = "#e9e4d8";
  if (narrow) {
    to.fillText(night.date, w - MARGIN, h - 80);
    to.fillText(night.count, w - MARGIN, h - 50);
  } else to.fillText(`${night.date}, ${night.count}`, w - MARGIN, h - 63);
}
