import { letter, sans, serif, type Paper, type Plate } from "./canvas";
import { paintNight, type Night, type Sheet } from "./night";
import type { Box } from "./plates";
import { Props, type Canvas, type NewCanvas } from "./props";
import { FRAME, paintGround, StoryPainter, type Story } from "./story";

export const FRAMES_PER_S = 24;
/** A film goes by faster than the evening did, and the more stories, the faster. */
const HASTE_LEAST = 1.5;
const LASTS_MS_MOST = 80_000;
const OPENING_MS = 2_200;
const CLOSING_MS = 4_000;
const FADE_MS = 500;
/** The last picture: the poster of the evening, as a film's picture is cut. */
const LAST: Sheet = { w: 1000, h: Math.round((1000 * FRAME.h) / FRAME.w), scale: FRAME.w / 1000 };

/** How many times faster than at the table, for turns of these lengths. */
export function haste(turnsMs: readonly number[]): number {
  const all = turnsMs.reduce((sum, ms) => sum + ms, 0);
  return Math.max(HASTE_LEAST, all / (LASTS_MS_MOST - OPENING_MS - CLOSING_MS));
}
export const framesIn = (ms: number) => Math.max(1, Math.round((ms * FRAMES_PER_S) / 1000));
export const framesOf = (turnsMs: readonly number[]): number => {
  const fast = haste(turnsMs);
  return (
    framesIn(OPENING_MS) + turnsMs.reduce((sum, ms) => sum + framesIn(ms / fast), 0) + framesIn(CLOSING_MS)
  );
};

/** Paints a film picture by picture, on one sheet that it is given. */
export class FilmPainter {
  readonly #ground: Canvas;
  readonly #last: Canvas;
  readonly #props: Props;

  constructor(
    private readonly to: Paper,
    private readonly night: Night,
    private readonly box: Box,
    sheet: NewCanvas,
    private readonly fast: number,
  ) {
    this.#props = new Props(box, sheet);
    this.#ground = sheet(FRAME.w, FRAME.h);
    const on = this.#ground.getContext("2d") as Paper | null;
    if (on) paintGround(on, box);
    this.#last = sheet(FRAME.w, FRAME.h);
  }
  /** Who was there, and when. */
  *opening(): Generator<void> {
    const { night } = this;
    const rabbits = night.stands.flatMap((stand) => stand.rabbits);
    yield* this.#frames(OPENING_MS, (to, ms) => {
      to.drawImage(this.#ground, 0, 0);
      const up = Math.min(1, ms / 1_200);
      this.#props.moon(to, FRAME.w / 2, 470 - 50 * (1 - (1 - up) ** 3), 190);
      letter(to, night.date, FRAME.w / 2, 790, {
        font: serif(700),
        size: 58,
        least: 36,
        lines: 1,
        most: 640,
        colour: "#fbf1dc",
      });
      letter(to, night.count, FRAME.w / 2, 850, {
        font: sans(500),
        size: 36,
        least: 24,
        lines: 1,
        most: 640,
        colour: "#e9e4d8",
      });
      const size = Math.min(82, 620 / rabbits.length);
      rabbits.forEach((rabbit, n) => {
        const comes = Math.max(0, Math.min(1, (ms - 200 - n * 90) / 320));
        if (!comes) return;
        const x = FRAME.w / 2 + (n - (rabbits.length - 1) / 2) * size * 1.05;
        this.#props.hare(
          to,
          rabbit,
          x,
          660 - Math.sin(Math.PI * comes) * 40,
          size * Math.min(1, comes * 1.4),
        );
      });
    });
  }

  *story(story: Story, pictures: readonly (Plate | null)[]): Generator<void> {
    const painter = new StoryPainter(story, this.#props, pictures, this.#ground);
    yield* this.#frames(painter.lastsMs / this.fast, (to, ms) => painter.paint(to, ms * this.fast));
  }

  /** The poster of the evening comes up and stays. */
  *closing(pictures: readonly (Plate | null)[]): Generator<void> {
    const on = this.#last.getContext("2d") as Paper | null;
    if (on) for (const part of paintNight(on, LAST, this.night, this.box, pictures)) void part;
    yield* this.#frames(CLOSING_MS, (to, ms) => {
      to.drawImage(this.#ground, 0, 0);
      to.globalAlpha = Math.min(1, ms / FADE_MS);
      to.drawImage(this.#last, 0, 0);
      to.globalAlpha = 1;
    });
  }

  *#frames(lastsMs: number, paint: (to: Paper, ms: number) => void): Generator<void> {
    const many = framesIn(lastsMs);
    for (let n = 0; n < many; n++) {
      this.to.save();
      paint(this.to, (n * lastsMs) / many);
      this.to.restore();
      yield;
    }
  }
}
