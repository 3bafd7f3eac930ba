import type { Picture } from "$lib/packs.svelte";
import type { Paper, Plate } from "./canvas";
import { FilmPainter, FRAMES_PER_S } from "./film";
import type { Night } from "./night";
import type { Box } from "./plates";
import { mended } from "./recorded";
import { FRAME, type Story } from "./story";

/** This browser can't write films. */
export class Unable extends Error {
  override name = "Unable";
}

const KINDS = ["video/webm;codecs=vp8", "video/webm", "video/mp4"];
const BITS_PER_S = 1_500_000;
const KEY_EVERY_MS = 4_000;

/**
 * Where a browser keeps its encoder from pages without https, as at a table in the living room, it can still record what
 * a canvas shows: as long as the film lasts, and the page must stay in sight.
 */
export async function recordLive(of: {
  night: Night;
  box: Box;
  fast: number;
  stories: { story: Story; pictures: Picture[] }[];
  pictures: Picture[];
  show: (pictures: Picture[]) => Promise<(Plate | null)[]>;
  more: (frames: number) => void;
  signal: AbortSignal;
}): Promise<Blob> {
  const type =
    typeof MediaRecorder === "undefined"
      ? undefined
      : KINDS.find((kind) => MediaRecorder.isTypeSupported(kind));
  const canvas = sheet(FRAME.w, FRAME.h);
  const to: Paper | null = canvas.getContext("2d", { alpha: false });
  if (!type || !to || !canvas.captureStream) throw new Unable();
  await document.fonts.ready;
  // A picture is taken when it is painted, and not whenever the clock says.
  const stream = canvas.captureStream(0);
  const [seen] = stream.getVideoTracks() as CanvasCaptureMediaStreamTrack[];
  const recorder = new MediaRecorder(stream, {
    mimeType: type,
    videoBitsPerSecond: BITS_PER_S,
    // One can go to a whole picture at once; a browser that does not know this writes fewer.
    ...{ videoKeyFrameIntervalDuration: KEY_EVERY_MS },
  });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise((resolve) => (recorder.onstop = resolve));
  const painter = new FilmPainter(to, of.night, of.box, sheet, of.fast);
  let painted = 0;
  const roll = async (frames: Generator<void>) => {
    let due = performance.now();
    for (const _ of frames) {
      void _;
      of.signal.throwIfAborted();
      seen?.requestFrame();
      painted += 1;
      of.more(1);
      due += 1000 / FRAMES_PER_S;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    }
  };
  try {
    // What is fetched is fetched before: the film would stand still meanwhile.
    const plates = await Promise.all(of.stories.map(({ pictures }) => of.show(pictures)));
    const last = await of.show(of.pictures);
    recorder.start();
    await roll(painter.opening());
    for (const [n, { story }] of of.stories.entries()) await roll(painter.story(story, plates[n]!));
    await roll(painter.closing(last));
  } finally {
    if (recorder.state !== "inactive") recorder.stop();
    else recorder.onstop?.(new Event("stop"));
  }
  await ended;
  return mended(new Blob(parts, { type: type.split(";")[0]! }), painted, FRAMES_PER_S);
}

function sheet(w: number, h: number): HTMLCanvasElement {
  return Object.assign(document.createElement("canvas"), { width: w, height: h });
}
