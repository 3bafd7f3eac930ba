import { card, EDGE, hare, round, type Paper, type Plate } from "./canvas";
import { moon } from "./night";
import type { Box } from "./plates";

export type Canvas = OffscreenCanvas | HTMLCanvasElement;
export type NewCanvas = (w: number, h: number) => Canvas;

/** A little picture, and how far what it shows is from its edges, in parts of its width. */
interface Prop {
  canvas: Canvas;
  /** How wide what it shows is in it, in px. */
  w: number;
  air: number;
}

const HARE_PX = 150;
const MOON_PX = 190;
const MOON_AIR = 2.4;

/** What moves in a film, with its light and shadow: painted once, then only put somewhere else. */
export class Props {
  readonly #hares = new Map<number, Prop>();
  #moon: Prop | null = null;
  #halo: Prop | null = null;

  constructor(
    readonly box: Box,
    readonly sheet: NewCanvas,
  ) {}

  #made(w: number, h: number, air: number, paint: (to: Paper) => void): Prop {
    const edge = Math.ceil(air * w);
    const canvas = this.sheet(Math.ceil(w + 2 * edge), Math.ceil(h + 2 * edge));
    const to = canvas.getContext("2d") as Paper | null;
    if (to) {
      to.imageSmoothingQuality = "high";
      to.translate(edge, edge);
      paint(to);
    }
    return { canvas, w, air: edge };
  }
  #put(to: Paper, { canvas, w, air }: Prop, left: number, top: number, wide: number): void {
    const scale = wide / w;
    to.drawImage(canvas, left - air * scale, top - air * scale, canvas.width * scale, canvas.height * scale);
  }

  hare(to: Paper, rabbit: number, x: number, foot: number, w: number): void {
    const plate = this.box.hares[rabbit];
    if (!plate) return;
    let prop = this.#hares.get(rabbit);
    if (!prop) {
      prop = this.#made(HARE_PX, HARE_PX * EDGE, 0.12, (on) =>
        hare(on, plate, HARE_PX / 2, HARE_PX * EDGE, HARE_PX),
      );
      this.#hares.set(rabbit, prop);
    }
    this.#put(to, prop, x - w / 2, foot - w * EDGE, w);
  }

  moon(to: Paper, x: number, y: number, r: number): void {
    this.#moon ??= this.#made(MOON_PX, MOON_PX, MOON_AIR / 2, (on) =>
      moon(on, MOON_PX / 2, MOON_PX / 2, MOON_PX / 2),
    );
    this.#put(to, this.#moon, x - r, y - r, r * 2);
  }

  /** The light around a card that is looked at. */
  halo(to: Paper, x: number, foot: number, w: number): void {
    const px = 120;
    this.#halo ??= this.#made(px, px * EDGE, 0.5, (on) => {
      on.shadowColor = "rgb(255 190 96 / 0.95)";
      on.shadowBlur = px * 0.36;
      on.fillStyle = "#ffdf9b";
      for (const _ of [1, 2]) {
        void _;
        round(on, -px * 0.018, -px * 0.018, px * 1.036, px * EDGE + px * 0.036, px * 0.055);
        on.fill();
      }
    });
    this.#put(to, this.#halo, x - w / 2, foot - w * EDGE, w);
  }

  /** A card of this width at most; gives how to put it. */
  card(picture: Plate | null, most: number): (to: Paper, x: number, foot: number, w: number) => void {
    const wide = Math.ceil(most);
    const prop = this.#made(wide, wide * EDGE, 0.12, (on) =>
      card(on, picture, { x: wide / 2, y: wide * EDGE, w: wide }),
    );
    return (to, x, foot, w) => this.#put(to, prop, x - w / 2, foot - w * EDGE, w);
  }
}
