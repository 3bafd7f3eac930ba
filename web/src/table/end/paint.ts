import { pictureUrl } from "$lib/packs.svelte";
import { words } from "$words";
import felt from "../../assets/felt.webp";
import type { PastTurn } from "../past";
import type { TableState } from "../state.svelte";
import { heart } from "./heart";
import type { Place } from "./places";

const W = 1080;
const H = 1440;
const MOON = { x: W / 2, y: 400, r: 180 };

/** The night as one picture to keep: who won, and the pictures that were told. */
export async function paintNight(
  table: TableState,
  title: string,
  standing: Place[],
  turns: PastTurn[],
): Promise<Blob | null> {
  const canvas = new OffscreenCanvas(W, H);
  const to = canvas.getContext("2d");
  if (!to) return null;
  await document.fonts.ready;
  await room(to);
  to.fillStyle = "#fbf1dc";
  twoLines(to, title, W / 2, 120, 960, 'italic 700 76px "Alegreya Variable"', 80);
  await podium(to, standing);
  await pictures(to, table, turns);
  to.textAlign = "center";
  to.fillStyle = "#d7dbdf";
  to.font = '500 30px "Alegreya Sans"';
  to.fillText(
    `Moonhare · ${new Intl.DateTimeFormat(words.format, { dateStyle: "long" }).format(new Date())}`,
    W / 2,
    H - 40,
  );
  return canvas.convertToBlob({ type: "image/png" });
}

type Paper = OffscreenCanvasRenderingContext2D;

async function room(to: Paper): Promise<void> {
  to.fillStyle = "#070d1a";
  to.fillRect(0, 0, W, H);
  to.save();
  to.beginPath();
  to.ellipse(W / 2, 1980, 1400, 1500, 0, 0, Math.PI * 2);
  to.fillStyle = "#13263f";
  to.fill();
  to.clip();
  const tile = await picture(felt);
  const weave = tile && to.createPattern(tile, "repeat");
  if (weave) {
    to.fillStyle = weave;
    to.fillRect(0, 0, W, H);
  }
  to.restore();
  for (const [width, colour] of [
    [22, "#2b1c14"],
    [16, "#49311f"],
    [3, "#b3843a"],
  ] as const) {
    to.beginPath();
    to.ellipse(W / 2, 1980, 1408, 1508, 0, 0, Math.PI * 2);
    to.lineWidth = width;
    to.strokeStyle = colour;
    to.stroke();
  }
  glow(to, MOON.x, MOON.y, 640, "rgb(255 190 96 / .4)");
  const face = to.createRadialGradient(MOON.x - 40, MOON.y - 50, 20, MOON.x, MOON.y, MOON.r);
  face.addColorStop(0, "#fff6df");
  face.addColorStop(0.6, "#ffe2a3");
  face.addColorStop(1, "#eeb152");
  disc(to, MOON.x, MOON.y, MOON.r, face);
  for (const [x, y, r] of [
    [-90, -60, 30],
    [100, 40, 22],
    [70, -110, 14],
  ] as const)
    disc(to, MOON.x + x, MOON.y + y, r, "rgb(201 138 53 / .28)");
}

/** So many places have a pile of books of their own; the rest stand on the shelf below. */
const PILES = 5;
const PILE_X = [540, 330, 750, 130, 950];
const PILE_BOOKS = [5, 3, 2, 1, 1];
const SPINES = ["#7d4a2f", "#2c5a34", "#5a3a22", "#3a3566", "#8a6a2a"];

async function podium(to: Paper, standing: Place[]): Promise<void> {
  for (const [n, at] of standing.slice(0, PILES).entries())
    await stand(to, at, { x: PILE_X[n]!, foot: 700, books: PILE_BOOKS[n]!, size: n ? 84 : 112, most: 190 });
  const shelf = standing.slice(PILES);
  const pitch = Math.min(190, (W - 60) / Math.max(shelf.length, 1));
  for (const [n, at] of shelf.entries()) {
    const x = W / 2 + (n - (shelf.length - 1) / 2) * pitch;
    await stand(to, at, { x, foot: 905, books: 1, size: 58, most: pitch - 12 });
  }
}

/** One place: its rabbits on their books, with names and points. */
async function stand(
  to: Paper,
  at: Place,
  { x, foot, books, size, most }: { x: number; foot: number; books: number; size: number; most: number },
): Promise<void> {
  const wide = Math.min(most, size * 2.1);
  for (let n = 0; n < books; n++) {
    const w = wide - (n % 3) * 10;
    to.fillStyle = SPINES[(n + at.place) % SPINES.length]!;
    to.fillRect(x - w / 2, foot - 34 - n * 36, w, 33);
    to.fillStyle = "rgb(246 223 166 / .75)";
    to.fillRect(x - w / 2 + 8, foot - 30 - n * 36, w - 32, 3);
    to.fillStyle = "#f4e8cd";
    to.fillRect(x + w / 2 - 18, foot - 30 - n * 36, 13, 24);
  }
  const people = at.sides.flatMap((side) => side.people);
  const each = Math.min(size, (most * 1.1) / people.length);
  for (const [i, person] of people.entries()) {
    const drawn = await rabbit(person.rabbit);
    const left = x + (i - people.length / 2) * each;
    if (drawn) to.drawImage(drawn, left, foot + 3 - books * 36 - each * 1.43, each, each * 1.43);
  }
  disc(to, x, foot - (books * 36) / 2, size * 0.27, "#dcb265");
  to.fillStyle = "#1a2033";
  to.textAlign = "center";
  to.font = `800 ${Math.round(size * 0.34)}px "Alegreya Variable"`;
  to.fillText(String(at.place), x, foot - (books * 36) / 2 + size * 0.12);
  to.fillStyle = "#fbf1dc";
  const letters = books > 1 || size > 60 ? 30 : 25;
  const names = people.map((person) => person.name).join(", ");
  const rows = twoLines(to, names, x, foot + 36, most, `700 ${letters}px "Alegreya Sans"`, letters + 3);
  to.fillStyle = "#ffdf9b";
  to.font = `700 ${letters}px "Alegreya Variable"`;
  to.fillText(String(at.score), x, foot + 40 + rows * (letters + 3));
}

async function pictures(to: Paper, table: TableState, turns: PastTurn[]): Promise<void> {
  const kept = turns.slice(-5);
  const wide = 176;
  const gap = 24;
  const left = (W - kept.length * wide - (kept.length - 1) * gap) / 2;
  for (const [i, past] of kept.entries()) {
    const card = heart(past);
    if (!card) continue;
    const drawn = await picture(pictureUrl(table.room.picture(card.card), 300));
    const x = left + i * (wide + gap);
    to.save();
    to.translate(x + wide / 2, 1148);
    to.rotate(((i % 2) * 2 - 1) * 0.02);
    to.shadowColor = "rgb(2 6 14 / .6)";
    to.shadowBlur = 24;
    to.shadowOffsetY = 10;
    to.fillStyle = "#f4e8cd";
    to.fillRect(-wide / 2, -wide * 0.75, wide, wide * 1.5);
    to.shadowColor = "transparent";
    if (drawn) to.drawImage(drawn, -wide / 2, -wide * 0.75, wide, wide * 1.5);
    to.restore();
    to.fillStyle = "#fbf1dc";
    twoLines(
      to,
      past.clue?.text || words.table.performance(),
      x + wide / 2,
      1320,
      wide + 14,
      'italic 600 25px "Alegreya Variable"',
      28,
    );
  }
}

/** Up to two lines, the second shortened; tells how many. */
function twoLines(
  to: Paper,
  text: string,
  x: number,
  y: number,
  most: number,
  font: string,
  line: number,
): number {
  to.font = font;
  to.textAlign = "center";
  const rows: string[] = [""];
  for (const word of text.split(" ")) {
    const next = `${rows.at(-1)} ${word}`.trim();
    if (to.measureText(next).width > most && rows.at(-1)) rows.push(word);
    else rows[rows.length - 1] = next;
  }
  if (rows.length > 2) rows[1] = `${rows[1]}…`;
  rows.slice(0, 2).forEach((row, i) => to.fillText(row, x, y + i * line, most));
  return Math.min(rows.length, 2);
}

function disc(to: Paper, x: number, y: number, r: number, fill: string | CanvasGradient): void {
  to.beginPath();
  to.arc(x, y, r, 0, Math.PI * 2);
  to.fillStyle = fill;
  to.fill();
}

function glow(to: Paper, x: number, y: number, r: number, colour: string): void {
  const light = to.createRadialGradient(x, y, 0, x, y, r);
  light.addColorStop(0, colour);
  light.addColorStop(1, "transparent");
  disc(to, x, y, r, light);
}

async function picture(src: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = src;
  return image.decode().then(
    () => image,
    () => null,
  );
}

/** The page's own drawing of a rabbit, with its colours written in. */
function rabbit(n: number): Promise<HTMLImageElement | null> {
  const style = getComputedStyle(document.documentElement);
  const fur = style.getPropertyValue(`--p${n}`).trim();
  const ink = style.getPropertyValue(`--p${n}-ink`).trim();
  const inside = (id: string) => document.getElementById(id)?.innerHTML ?? "";
  const css = `.h-edge{fill:${fur};stroke:#fdf3dd;stroke-width:2.6;stroke-linejoin:round}.h-shade{opacity:.16}.h-in{opacity:.2}.h-ink{fill:${ink}}.h-line{fill:none;stroke:${ink};stroke-width:1.7;stroke-linecap:round}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 64 90" width="320" height="450"><style>${css}</style>${inside("hare-up")}<svg x="20.5" y="56" width="19" height="19" viewBox="0 0 20 20" fill="${ink}">${inside(`mark-${n}`)}</svg></svg>`;
  return picture(`data:image/svg+xml,${encodeURIComponent(svg)}`);
}
