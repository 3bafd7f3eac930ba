/** What posters and films are painted on, in a page or beside it. */
export type Paper = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
export type Fill = string | CanvasGradient | CanvasPattern;
/** A picture that can be painted anywhere. */
export type Plate = ImageBitmap;

export const SERIF = '"Alegreya Variable", Georgia, serif';
export const SANS = '"Alegreya Sans", "Gill Sans", sans-serif';
/** A card is so much taller than wide, a rabbit, too. */
export const EDGE = 1.5;
export const HARE = 1.434;

export function disc(to: Paper, x: number, y: number, r: number, fill: Fill): void {
  to.beginPath();
  to.arc(x, y, r, 0, Math.PI * 2);
  to.fillStyle = fill;
  to.fill();
}

/** A pool of light of this red, green and blue, that fades to nothing. */
export function glow(
  to: Paper,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  strong: number,
): void {
  to.save();
  to.translate(x, y);
  to.scale(rx, ry);
  const light = to.createRadialGradient(0, 0, 0, 0, 0, 1);
  // Not to "transparent", which is black: it would cast a shadow.
  light.addColorStop(0, `rgb(${colour} / ${strong})`);
  light.addColorStop(1, `rgb(${colour} / 0)`);
  disc(to, 0, 0, 1, light);
  to.restore();
}

/** Words in lines of this width, as even as they can be; what does not fit into so many ends in dots. */
export function rows(width: (text: string) => number, text: string, most: number, lines: number): string[] {
  let even = broken(width, text, most);
  if (even.length > lines) {
    const kept = even.slice(0, lines);
    let last = kept[lines - 1]!;
    while (last && width(`${last}…`) > most) last = [...last].slice(0, -1).join("");
    kept[lines - 1] = `${last.trimEnd()}…`;
    return kept;
  }
  // The narrowest that still needs no line more, and cuts no word.
  const widest = Math.max(0, ...text.split(/\s+/).map(width));
  for (let part = 0.95; part > 0.5 && most * part >= widest; part -= 0.05) {
    const next = broken(width, text, most * part);
    if (next.length > even.length) break;
    even = next;
  }
  return even;
}

function broken(width: (text: string) => number, text: string, most: number): string[] {
  const out: string[] = [];
  let row = "";
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = row ? `${row} ${word}` : word;
    if (width(longer) <= most) {
      row = longer;
      continue;
    }
    if (row) out.push(row);
    row = word;
    // A word that is wider than the line is cut.
    while (width(row) > most && [...row].length > 1) {
      let part = [...row].slice(0, -1);
      while (part.length > 1 && width(part.join("")) > most) part = part.slice(0, -1);
      out.push(part.join(""));
      row = [...row].slice(part.length).join("");
    }
  }
  if (row) out.push(row);
  return out;
}

export interface Lettering {
  font: (size: number) => string;
  size: number;
  /** It may become so small before it is cut. */
  least?: number;
  lines: number;
  most: number;
  colour: string;
  leading?: number;
}

/** Writes in the middle of x, the first line on y; tells how high it is. */
export function letter(to: Paper, text: string, x: number, y: number, how: Lettering): number {
  const { lines, most, colour, leading = 1.1, least = how.size } = how;
  to.textAlign = "center";
  to.textBaseline = "alphabetic";
  const width = (row: string) => to.measureText(row).width;
  let size = how.size;
  let written: string[];
  for (;;) {
    to.font = how.font(size);
    written = rows(width, text, most, lines);
    const whole = written.join("").replace(/\s/g, "") === text.replace(/\s/g, "");
    const cut = written.length > text.split(/\s+/).length;
    if ((whole && !cut) || size <= least) break;
    size = Math.max(least, size * 0.94);
  }
  to.fillStyle = colour;
  written.forEach((row, n) => to.fillText(row, x, y + n * size * leading));
  return written.length * size * leading;
}

export const serif = (weight: number) => (size: number) => `${weight} ${size}px ${SERIF}`;
export const italic = (weight: number) => (size: number) => `italic ${weight} ${size}px ${SERIF}`;
export const sans = (weight: number) => (size: number) => `${weight} ${size}px ${SANS}`;

/** A card that lies here, by the middle of its foot. */
export function card(
  to: Paper,
  picture: Plate | null,
  at: { x: number; y: number; w: number },
  look: { tilt?: number; glow?: number; shade?: number; lift?: number } = {},
): void {
  const { tilt = 0, glow: lit = 0, shade = 0, lift = 1 } = look;
  const { w } = at;
  const h = w * EDGE;
  to.save();
  to.translate(at.x, at.y - h / 2);
  to.rotate((tilt * Math.PI) / 180);
  to.translate(-w / 2, -h / 2);
  if (lit > 0) {
    to.save();
    to.globalAlpha *= lit;
    to.shadowColor = "rgb(255 190 96 / 0.95)";
    to.shadowBlur = w * 0.32;
    to.fillStyle = "#ffdf9b";
    round(to, -3, -3, w + 6, h + 6, w * 0.055);
    to.fill();
    to.restore();
  }
  to.save();
  to.shadowColor = "rgb(2 6 14 / 0.7)";
  to.shadowBlur = w * 0.09 * lift;
  to.shadowOffsetY = w * 0.035 * lift;
  to.fillStyle = "#f4e8cd";
  round(to, 0, 0, w, h, w * 0.042);
  to.fill();
  to.restore();
  round(to, 0, 0, w, h, w * 0.042);
  to.clip();
  if (picture) to.drawImage(picture, 0, 0, w, h);
  to.fillStyle = "rgb(255 252 240 / 0.5)";
  to.fillRect(0, 0, w, Math.max(1, w * 0.006));
  to.fillStyle = "rgb(120 92 48 / 0.45)";
  to.fillRect(0, h - Math.max(1, w * 0.01), w, Math.max(1, w * 0.01));
  if (shade > 0) {
    to.fillStyle = `rgb(3 7 15 / ${shade})`;
    to.fillRect(0, 0, w, h);
  }
  to.restore();
}

/** A rabbit on its feet. */
export function hare(to: Paper, plate: Plate | undefined, x: number, foot: number, w: number): void {
  if (!plate) return;
  to.save();
  to.shadowColor = "rgb(2 6 14 / 0.55)";
  to.shadowBlur = w * 0.08;
  to.shadowOffsetY = w * 0.05;
  // The drawing has a little air around it, for its edge.
  const [wide, tall] = [(w * 64) / 60, (w * 90) / 60];
  to.drawImage(plate, x - wide / 2, foot - tall + (w * 2) / 60, wide, tall);
  to.restore();
}

export function round(to: Paper, x: number, y: number, w: number, h: number, r: number): void {
  to.beginPath();
  to.roundRect(x, y, w, h, r);
}

/** The same for the same seed, between 0 and 1. */
export function chance(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
}
