import { pictureUrl } from "$lib/packs.svelte";
import { words } from "$words";
import felt from "../../assets/felt.webp";
import type { PastTurn } from "../past";
import type { TableState } from "../state.svelte";
import { heart } from "./heart";
import type { Place } from "./places";

const W = 1080;
const H = 1350;
const MOON = { x: W / 2, y: 420, r: 190 };

/** The night as one picture to keep: who won, and the pictures that were told. */
export async function paintNight(table: TableState, title: string, standing: Place[], turns: PastTurn[]): Promise<Blob | null> {
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
  to.fillText(`Moonhare · ${new Intl.DateTimeFormat(words.locale, { dateStyle: "long" }).format(new Date())}`, W / 2, H - 40);
  return canvas.convertToBlob({ type: "image/png" });
}

type Paper = OffscreenCanvasRenderingContext2D;

async function room(to: Paper): Promise<void> {
  to.fillStyle = "#070d1a";
  to.fillRect(0, 0, W, H);
  to.save();
  to.beginPath();
  to.ellipse(W / 2, 1900, 1400, 1500, 0, 0, Math.PI * 2);
  to.fillStyle = "#13263f";
  to.fill();
  to.clip();
  const tile = await picture(felt);
  const weave = tile && to.createPattern(tile, "repeat");
  if (weave) (to.fillStyle = weave), to.fillRect(0, 0, W, H);
  to.restore();
  for (const [width, colour] of [[22, "#2b1c14"], [16, "#49311f"], [3, "#b3843a"]] as const) {
    to.beginPath();
    to.ellipse(W / 2, 1900, 1408, 1508, 0, 0, Math.PI * 2);
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
  for (const [x, y, r] of [[-90, -60, 30], [100, 40, 22], [70, -110, 14]] as const) disc(to, MOON.x + x, MOON.y + y, r, "rgb(201 138 53 / .28)");
}

async function podium(to: Paper, standing: Place[]): Promise<void> {
  const stands = [
    { at: standing[1], x: 260, books: 3 },
    { at: standing[0], x: W / 2, books: 5 },
    { at: standing[2], x: 820, books: 2 },
  ];
  const colours = ["#7d4a2f", "#2c5a34", "#5a3a22", "#3a3566", "#8a6a2a"];
  for (const { at, x, books } of stands) {
    if (!at) continue;
    for (let n = 0; n < books; n++) {
      const wide = 236 - (n % 3) * 12;
      to.fillStyle = colours[(n + books) % colours.length]!;
      to.fillRect(x - wide / 2, 712 - n * 40, wide, 37);
      to.fillStyle = "rgb(246 223 166 / .75)";
      to.fillRect(x - wide / 2 + 8, 717 - n * 40, wide - 36, 3);
      to.fillStyle = "#f4e8cd";
      to.fillRect(x + wide / 2 - 20, 717 - n * 40, 15, 27);
    }
    const people = at.sides.flatMap((s) => s.people);
    const size = Math.min(books === 5 ? 120 : 98, 250 / people.length);
    for (const [i, person] of people.entries()) {
      const drawn = await rabbit(person.rabbit);
      if (drawn) to.drawImage(drawn, x + (i - people.length / 2) * size, 754 - books * 40 - size * 1.43, size, size * 1.43);
    }
    disc(to, x, 750 - (books * 40) / 2, 34, "#dcb265");
    to.fillStyle = "#1a2033";
    to.textAlign = "center";
    to.font = '800 42px "Alegreya Variable"';
    to.fillText(String(at.place), x, 764 - (books * 40) / 2);
    to.fillStyle = "#fbf1dc";
    twoLines(to, people.map((p) => p.name).join(", "), x, 800, 290, '700 36px "Alegreya Sans"', 40);
    to.fillStyle = "#ffdf9b";
    to.font = '700 34px "Alegreya Variable"';
    to.fillText(String(at.score), x, 880);
  }
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
    to.translate(x + wide / 2, 1044);
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
    twoLines(to, past.clue?.text || words.table.performance(), x + wide / 2, 1216, wide + 14, 'italic 600 25px "Alegreya Variable"', 28);
  }
}

/** Up to two lines, the second shortened. */
function twoLines(to: Paper, text: string, x: number, y: number, most: number, font: string, line: number): void {
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
