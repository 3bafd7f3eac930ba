import italicFont from "../assets/fonts/alegreya-italic.woff2";
import romanFont from "../assets/fonts/alegreya-roman.woff2";
import sansFont from "../assets/fonts/alegreya-sans-500.woff2";
import boldFont from "../assets/fonts/alegreya-sans-700.woff2";
import type { Paper, Plate } from "./canvas";
import { Writer } from "./encode";
import { FilmPainter } from "./film";
import { withDpi } from "./jpeg";
import { FORMATS, paintNight, pixels, type Format, type Night } from "./night";
import type { Box } from "./plates";
import { FRAME, type Story } from "./story";

/** What the page asks for, and brings. */
export type Order =
  | { poster: { format: Format; night: Night; box: Box; pictures: (Plate | null)[] } }
  | { film: { night: Night; box: Box; fast: number } }
  | { story: { story: Story; pictures: (Plate | null)[] } }
  | { closing: { pictures: (Plate | null)[] } };
/** What it hears: how much was done since the last word, what came of it, or that there is none. */
export type Word =
  { painted: number } | { next: true } | { made: Blob } | { failed: true } | { unable: true };

const QUALITY = 0.94;
const say = (word: Word) => postMessage(word);

/** A thread has no letters but those that it brings. */
async function letters(): Promise<void> {
  const fonts = (self as unknown as { fonts?: FontFaceSet }).fonts;
  if (!fonts) return;
  const faces = [
    new FontFace("Alegreya Variable", `url(${romanFont})`, { weight: "400 900", style: "normal" }),
    new FontFace("Alegreya Variable", `url(${italicFont})`, { weight: "400 900", style: "italic" }),
    new FontFace("Alegreya Sans", `url(${sansFont})`, { weight: "500" }),
    new FontFace("Alegreya Sans", `url(${boldFont})`, { weight: "700" }),
  ];
  for (const face of faces) fonts.add(face);
  await Promise.all(faces.map((face) => face.load().catch(() => {})));
}
const ready = letters();

async function poster({ format, night, box, pictures }: Extract<Order, { poster: unknown }>["poster"]) {
  const sheet = FORMATS[format];
  const { width, height } = pixels(sheet);
  const canvas = new OffscreenCanvas(width, height);
  const to = canvas.getContext("2d");
  if (!to) return say({ failed: true });
  for (const painted of paintNight(to, sheet, night, box, pictures)) say({ painted });
  const picture = await canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
  say({ made: sheet.dpi ? await withDpi(picture, sheet.dpi) : picture });
}

let filming: { painter: FilmPainter; canvas: OffscreenCanvas; writer: Writer } | null = null;

/** Paints and writes picture after picture. */
async function roll(pictures: Generator<void>): Promise<void> {
  if (!filming) return;
  let painted = 0;
  for (const _ of pictures) {
    void _;
    await filming.writer.add(filming.canvas);
    painted += 1;
    if (painted % 10 === 0) say({ painted: 10 });
  }
  say({ painted: painted % 10 });
}

async function film({ night, box, fast }: Extract<Order, { film: unknown }>["film"]) {
  const writer = await Writer.open();
  const canvas = new OffscreenCanvas(FRAME.w, FRAME.h);
  const to = canvas.getContext("2d", { alpha: false, willReadFrequently: true }) as Paper | null;
  if (!writer || !to) return say({ unable: true });
  const painter = new FilmPainter(to, night, box, (w, h) => new OffscreenCanvas(w, h), fast);
  filming = { painter, canvas, writer };
  await roll(painter.opening());
  say({ next: true });
}

async function act(order: Order): Promise<void> {
  await ready;
  if ("poster" in order) return poster(order.poster);
  if ("film" in order) return film(order.film);
  if (!filming) return;
  if ("story" in order) {
    await roll(filming.painter.story(order.story.story, order.story.pictures));
    for (const picture of order.story.pictures) picture?.close();
    return say({ next: true });
  }
  await roll(filming.painter.closing(order.closing.pictures));
  say({ made: await filming.writer.close() });
}

addEventListener("message", ({ data }: MessageEvent<Order>) => {
  act(data).catch(() => say({ failed: true }));
});
