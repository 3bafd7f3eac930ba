/** How cards are laid on the felt: columns and card width for a given space. */

export interface Lay {
  columns: number;
  rows: number;
  /** Width of a card in px. */
  width: number;
  /** The cards don't all fit: the felt scrolls under the clue. */
  scrolls: boolean;
}

export interface LayOptions {
  /** Cards never get smaller than this. */
  least: number;
  most: number;
  gapX: number;
  gapY: number;
  /** Height below a card for its number or name slip. */
  foot: number;
  /** Phones lay three in a row, whatever fits. */
  columns?: number;
}

export function lay(count: number, width: number, height: number, options: LayOptions): Lay {
  const { least, most, gapX, gapY, foot } = options;
  let best: Lay = { columns: 1, rows: count, width: 0, scrolls: true };
  const tries = options.columns
    ? [Math.min(options.columns, Math.max(count, 1))]
    : range(1, Math.max(count, 1));
  for (const columns of tries) {
    const rows = Math.ceil(count / columns);
    const byWidth = (width - gapX * (columns - 1)) / columns;
    const byHeight = ((height - gapY * (rows - 1)) / rows - foot) * (2 / 3);
    const fits = Math.min(byWidth, byHeight, most);
    // A row with a single card left over looks forgotten: such a grid must be clearly better.
    const lonely = rows > 1 && count % columns === 1 ? 0.94 : 1;
    if (fits * lonely > best.width) best = { columns, rows, width: fits, scrolls: false };
  }
  if (best.width >= least) return { ...best, width: Math.floor(best.width) };
  const columns =
    options.columns ?? Math.max(1, Math.min(count, Math.floor((width + gapX) / (least + gapX))));
  const byWidth = (width - gapX * (columns - 1)) / columns;
  const rows = Math.ceil(count / columns);
  // It scrolls anyway: then cards are as large as the columns allow, up to a little over the floor.
  const scrolled = count > 9 ? byWidth : Math.max(least, best.width);
  return { columns, rows, width: Math.floor(Math.min(scrolled, byWidth, most)), scrolls: true };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** A small crookedness for card `n`, the same each time it is drawn, in degrees. */
export function crooked(n: number, most = 1.4): number {
  const s = Math.sin(n * 12.9898 + 4.1) * 43758.5453;
  return ((s - Math.floor(s)) * 2 - 1) * most;
}

/** How far below the rim's top a rabbit sits, at `f` (−0.5…0.5) of the width, on an ellipse of half-width `a` (in widths) and height `b` (px). */
export function rimDrop(f: number, a: number, b: number): number {
  const r = Math.min(Math.abs(f) / a, 1);
  return b * (1 - Math.sqrt(1 - r * r));
}
