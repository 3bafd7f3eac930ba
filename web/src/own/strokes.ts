/** What lies in the rail, and what a stroke of it is like. */
export const TOOLS = ["crayon", "brush", "pen", "chalk", "stamp", "sponge"] as const;
export type Tool = (typeof TOOLS)[number];
/** Twelve pans: the inks of the palettes. */
export const COLOURS = [
  "#1a2033",
  "#fbf6e6",
  "#b8352b",
  "#e8852e",
  "#f2c230",
  "#2f7d4a",
  "#1f8a8f",
  "#3d78c9",
  "#6b4fa0",
  "#e58aa8",
  "#7a4a2a",
  "#8d939e",
] as const;
/** Cream, packing paper, night and squares. */
export const PAPERS = ["#fbf4e2", "#c79a63", "#14233f", "#f7f7f2"] as const;
export const WIDTHS = [6, 14, 30] as const;
export const STAMPS = ["moon", "star", "leaf", "rabbit"] as const;
/** The sheet in its own units: a card. */
export const SHEET = { width: 600, height: 900 };

export interface Stroke {
  tool: Tool;
  colour: string;
  width: number;
  /** x, y and pressure (0…1) of every place, one after another. */
  places: number[];
}
export interface Drawing {
  paper: number;
  strokes: Stroke[];
}

/** A number that looks like chance and is the same again for the same place. */
function chance(n: number): number {
  const wild = Math.sin(n * 12.9898) * 43758.5453;
  return wild - Math.floor(wild);
}

function paper(context: CanvasRenderingContext2D, which: number): void {
  context.fillStyle = PAPERS[which] ?? PAPERS[0];
  context.fillRect(0, 0, SHEET.width, SHEET.height);
  if (which !== 3) return;
  context.strokeStyle = "rgb(80 130 190 / 0.28)";
  context.lineWidth = 1;
  context.beginPath();
  for (let x = 30; x < SHEET.width; x += 30) context.rect(x, 0, 0, SHEET.height);
  for (let y = 30; y < SHEET.height; y += 30) context.rect(0, y, SHEET.width, 0);
  context.stroke();
}

const STAMP_PATHS: Record<(typeof STAMPS)[number], string> = {
  moon: "M12 2a10 10 0 1 0 9 14A8 8 0 0 1 12 2Z",
  star: "M12 1.5l3 7 7.5.6-5.7 5 1.8 7.4L12 17.6l-6.6 3.9L7.2 14 1.500 9.100 9 8.500Z",
  leaf: "M3 21C2 10 8 3 21 3c1 12-6 18-13 16l-2 3Z",
  rabbit: "M8 9C4 5 4 1 6 1s4 4 4 7h1c0-4 2-8 4-7s1 5-2 8c4 2 6 5 6 9 0 3-2 5-7 5s-8-2-8-6c0-3 1-6 4-8Z",
};

function stamp(context: CanvasRenderingContext2D, { colour, width, places }: Stroke): void {
  const shape = new Path2D(STAMP_PATHS[STAMPS[WIDTHS.indexOf(width as 6)] ?? "star"]);
  for (let at = 0; at < places.length; at += 3) {
    const [x = 0, y = 0] = [places[at], places[at + 1]];
    // One print for each tap, and more along a line.
    const from = at ? Math.hypot(x - (places[at - 3] ?? 0), y - (places[at - 2] ?? 0)) : Infinity;
    if (from < 70 && at) continue;
    context.save();
    context.translate(x, y);
    context.rotate((chance(x + y) - 0.5) * 0.7);
    context.scale(4, 4);
    context.translate(-12, -12);
    context.fillStyle = colour;
    context.globalAlpha = 0.92;
    context.fill(shape);
    context.restore();
  }
}

/** Crayon and chalk leave grains where the paper's tooth is. */
function grains(context: CanvasRenderingContext2D, stroke: Stroke): void {
  const { colour, width, places, tool } = stroke;
  const dense = tool === "crayon" ? 1.15 : 0.7;
  context.fillStyle = colour;
  for (let at = 0; at < places.length; at += 3) {
    const [x = 0, y = 0, pressure = 0.5] = places.slice(at, at + 3);
    const [px, py] = at ? [places[at - 3] ?? x, places[at - 2] ?? y] : [x, y];
    const length = Math.hypot(x - px, y - py);
    const steps = Math.max(1, Math.ceil(length / 2.5));
    for (let step = 1; step <= steps; step++) {
      const [mx, my] = [px + ((x - px) * step) / steps, py + ((y - py) * step) / steps];
      const count = Math.ceil(width * dense * (0.5 + pressure));
      for (let n = 0; n < count; n++) {
        const seed = mx * 7.13 + my * 3.77 + n * 1.618;
        const angle = chance(seed) * Math.PI * 2;
        const away = Math.sqrt(chance(seed + 1)) * width * 0.55;
        const [gx, gy] = [mx + Math.cos(angle) * away, my + Math.sin(angle) * away];
        // The tooth of the paper: always at the same places.
        if (chance(Math.round(gx / 2) * 31.7 + Math.round(gy / 2) * 17.3) < 0.34) continue;
        context.globalAlpha = tool === "crayon" ? 0.5 : 0.34;
        context.fillRect(gx, gy, 1.9, 1.9);
      }
    }
  }
  context.globalAlpha = 1;
}

function line(
  context: CanvasRenderingContext2D,
  { tool, colour, width, places }: Stroke,
  page: number,
): void {
  context.strokeStyle = context.fillStyle = tool === "sponge" ? (PAPERS[page] ?? PAPERS[0]) : colour;
  context.lineCap = context.lineJoin = "round";
  context.globalAlpha = tool === "brush" ? 0.85 : 1;
  const broad = (pressure: number) =>
    tool === "sponge" ? width * 2.6 : tool === "pen" ? width * 0.35 : width * (0.55 + 0.9 * pressure);
  for (let at = 0; at < places.length; at += 3) {
    const [x = 0, y = 0, pressure = 0.5] = places.slice(at, at + 3);
    const [px, py] = at ? [places[at - 3] ?? x, places[at - 2] ?? y] : [x, y];
    context.lineWidth = broad(pressure);
    context.beginPath();
    context.moveTo(px, py);
    context.lineTo(x + 0.01, y);
    context.stroke();
  }
  context.globalAlpha = 1;
}

export function paintStroke(context: CanvasRenderingContext2D, stroke: Stroke, page: number): void {
  if (stroke.tool === "stamp") stamp(context, stroke);
  else if (stroke.tool === "crayon" || stroke.tool === "chalk") grains(context, stroke);
  else line(context, stroke, page);
}
export function paintAll(context: CanvasRenderingContext2D, drawing: Drawing): void {
  paper(context, drawing.paper);
  for (const stroke of drawing.strokes) paintStroke(context, stroke, drawing.paper);
}
