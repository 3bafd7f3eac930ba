/** Which part of a picture becomes the card, as shares of the whole picture. */
export interface Part {
  x: number;
  y: number;
  width: number;
}
interface Size {
  width: number;
  height: number;
}

/** A card is at least this share of the widest that could be cut out: as the server has it. */
const SHARE_MIN = 0.25;
const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
/** The widest card that can be cut out, as a share of the picture's width. */
const widest = ({ width, height }: Size) => Math.min(1, (height * 2) / 3 / width);
/** How high a part is, as a share of the picture's height. */
export const heightOf = (part: Part, { width, height }: Size) => (part.width * width * 1.5) / height;

function within(part: Part, size: Size): Part {
  const width = clamp(part.width, widest(size) * SHARE_MIN, widest(size));
  const height = heightOf({ ...part, width }, size);
  return { width, x: clamp(part.x, 0, 1 - width), y: clamp(part.y, 0, Math.max(0, 1 - height)) };
}
/** The largest card from the middle. */
export function middle(size: Size): Part {
  const width = widest(size);
  return { width, x: (1 - width) / 2, y: (1 - heightOf({ x: 0, y: 0, width }, size)) / 2 };
}
/** Moved by shares of the card itself. */
export function moved(part: Part, size: Size, by: { x: number; y: number }): Part {
  const height = heightOf(part, size);
  return within({ ...part, x: part.x + by.x * part.width, y: part.y + by.y * height }, size);
}
/** Closer (below 1) or further away, around its middle. */
export function zoomed(part: Part, size: Size, by: number): Part {
  const width = clamp(part.width * by, widest(size) * SHARE_MIN, widest(size));
  const grown = { width, x: part.x - (width - part.width) / 2, y: 0 };
  grown.y = part.y - (heightOf(grown, size) - heightOf(part, size)) / 2;
  return within(grown, size);
}
