import type { AlbumView, ReplayView } from "$lib/protocol/types";
import type { Picture } from "$lib/packs.svelte";
import type { Plate } from "./canvas";
import { nightOf, storyOf } from "./evening";
import { framesOf, haste } from "./film";
import { recordLive, Unable } from "./live";
import { cardPixels, FORMATS, type Format } from "./night";
import { cardPlate, openBox, platesOf } from "./plates";
import { timesOf } from "./story";
import type { Order, Word } from "./worker";

/** Tells how far it is, between 0 and 1. */
export type Progress = (part: number) => void;
/** Where the turns of a replay come from. */
export type Turns = (turn: number) => Promise<ReplayView | null>;

/** A part of the way is fetching, the rest painting. */
const FETCHED = 0.3;

/** A picture of the evening to print, or for a phone. */
export async function makePoster(
  album: AlbumView,
  format: Format,
  progress: Progress,
  signal: AbortSignal,
): Promise<Blob> {
  const { night, pictures } = nightOf(album);
  const box = await openBox(album.people.map(({ rabbit }) => rabbit));
  const width = cardPixels(FORMATS[format], night.stands.length, night.stories.length) > 300 ? 600 : 300;
  const plates = await fetched(pictures, width, (part) => progress(part * FETCHED), signal);
  const studio = new Studio(signal);
  return studio.ask(
    { poster: { format, night, box, pictures: plates } },
    [...platesOf(box), ...real(plates)],
    (word) => {
      if ("painted" in word) progress(FETCHED + (1 - FETCHED) * word.painted);
      return "made" in word ? word.made : undefined;
    },
  );
}

/** The evening as a film: the replay, turn by turn, as the table plays it. Throws `Unable` where no browser can. */
export async function makeFilm(
  album: AlbumView,
  turns: Turns,
  progress: Progress,
  signal: AbortSignal,
): Promise<Blob> {
  const { night, pictures } = nightOf(album);
  const replays = await Promise.all(album.turns.map(({ turn }) => turns(turn)));
  signal.throwIfAborted();
  const stories = replays.map((replay) => {
    const told = replay && storyOf(album, replay);
    if (!told) throw new Error("a turn did not come");
    return told;
  });
  const lasts = stories.map(({ story }) => timesOf(story).ends);
  const [fast, frames] = [haste(lasts), framesOf(lasts)];
  const rabbits = album.people.map(({ rabbit }) => rabbit);
  const box = await openBox(rabbits);
  let painted = 0;
  const more = (count: number) => progress((painted += count) / frames);
  if (typeof VideoEncoder === "undefined") {
    const show = (of: Picture[]) => fetched(of, 300, () => {}, signal);
    return recordLive({ night, box, fast, stories, pictures, show, more, signal });
  }
  const studio = new Studio(signal);
  const step = (word: Word) => {
    if ("painted" in word) more(word.painted);
    return "next" in word ? true : undefined;
  };
  await studio.ask({ film: { night, box, fast } }, platesOf(box), step);
  for (const { story, pictures: of } of stories) {
    const plates = await fetched(of, 300, () => {}, signal);
    await studio.ask({ story: { story, pictures: plates } }, real(plates), step);
  }
  const plates = await fetched(pictures, 300, () => {}, signal);
  return studio.ask({ closing: { pictures: plates } }, real(plates), (word) => {
    if ("painted" in word) more(word.painted);
    return "made" in word ? word.made : undefined;
  });
}

const real = (plates: readonly (Plate | null)[]) => plates.filter((plate) => plate !== null);

async function fetched(
  pictures: readonly Picture[],
  width: 300 | 600,
  progress: Progress,
  signal: AbortSignal,
): Promise<(Plate | null)[]> {
  let done = 0;
  const plates = await Promise.all(
    pictures.map(async (picture) => {
      const plate = await cardPlate(picture, width);
      progress(++done / pictures.length);
      return plate;
    }),
  );
  signal.throwIfAborted();
  return plates;
}

/** The thread that paints; it ends with its last word, or when nobody wants it any more. */
class Studio {
  readonly #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });

  constructor(private readonly signal: AbortSignal) {
    signal.addEventListener("abort", () => this.#worker.terminate(), { once: true });
  }

  /** Gives an order and listens until `heard` has what it wants. */
  ask<T>(order: Order, handed: Plate[], heard: (word: Word) => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const worker = this.#worker;
      const end = (settle: () => void, over: boolean) => {
        worker.onmessage = worker.onerror = null;
        this.signal.removeEventListener("abort", aborted);
        if (over) worker.terminate();
        settle();
      };
      const aborted = () => end(() => reject(this.signal.reason as Error), true);
      this.signal.addEventListener("abort", aborted, { once: true });
      worker.onerror = () => end(() => reject(new Error("the painter stopped")), true);
      worker.onmessage = ({ data }: MessageEvent<Word>) => {
        if ("failed" in data) return end(() => reject(new Error("it could not be painted")), true);
        if ("unable" in data) return end(() => reject(new Unable()), true);
        const found = heard(data);
        if (found !== undefined) end(() => resolve(found), "made" in data);
      };
      worker.postMessage(order, handed);
    });
  }
}
