/** One picture of a film, as an encoder gave it. */
export interface Frame {
  ms: number;
  key: boolean;
  bytes: Uint8Array;
}
export interface Track {
  codec: "V_VP8" | "V_VP9";
  width: number;
  height: number;
  durationMs: number;
}

type Part = Uint8Array;

/** A number in as few bytes as it needs. */
function uint(value: number, bytes = 0): Part {
  const out: number[] = [];
  for (let left = value; left > 0 || out.length < Math.max(bytes, 1); left = Math.floor(left / 256))
    out.unshift(left % 256);
  return Uint8Array.from(out);
}
const text = (value: string): Part => new TextEncoder().encode(value);
function float(value: number): Part {
  const out = new DataView(new ArrayBuffer(8));
  out.setFloat64(0, value);
  return new Uint8Array(out.buffer);
}

/** How long something is, as this format writes it: the first set bit tells how many bytes follow. */
function size(length: number): Part {
  for (let bytes = 1; bytes <= 7; bytes++)
    if (length < 2 ** (7 * bytes) - 1) {
      const out = uint(length, bytes);
      out[0]! |= 1 << (8 - bytes);
      return out;
    }
  throw new Error("a film this long can't be written");
}
const lengthOf = (parts: readonly Part[]) => parts.reduce((sum, part) => sum + part.length, 0);
const element = (id: number, ...content: Part[]): Part[] => [uint(id), size(lengthOf(content)), ...content];
const all = (...elements: Part[][]): Part[] => elements.flat();

/** Writes pictures as a WebM file in which one can go to and fro. */
export function webm(track: Track, frames: readonly Frame[]): Blob {
  const head = element(
    0x1a45dfa3,
    ...all(
      element(0x4286, uint(1)),
      element(0x42f7, uint(1)),
      element(0x42f2, uint(4)),
      element(0x42f3, uint(8)),
      element(0x4282, text("webm")),
      element(0x4287, uint(4)),
      element(0x4285, uint(2)),
    ),
  );
  const info = element(
    0x1549a966,
    ...all(
      // Times are in ms.
      element(0x2ad7b1, uint(1_000_000)),
      element(0x4489, float(track.durationMs)),
      element(0x4d80, text("Moonhare")),
      element(0x5741, text("Moonhare")),
    ),
  );
  const tracks = element(
    0x1654ae6b,
    ...element(
      0xae,
      ...all(
        element(0xd7, uint(1)),
        element(0x73c5, uint(1)),
        element(0x83, uint(1)),
        element(0x9c, uint(0)),
        element(0x86, text(track.codec)),
        element(0xe0, ...all(element(0xb0, uint(track.width)), element(0xba, uint(track.height)))),
      ),
    ),
  );
  const clusters = scenes(frames).map((scene) => ({
    ms: scene[0]!.ms,
    key: scene[0]!.key,
    parts: element(
      0x1f43b675,
      ...all(element(0xe7, uint(scene[0]!.ms)), ...scene.map((frame) => block(frame, scene[0]!.ms))),
    ),
  }));
  // Where each scene begins stands before them: places have a fixed width, so that the table's own length is known.
  const table = (first: number) => {
    let at = first;
    const points = clusters.map(({ ms, key, parts }) => {
      const here = at;
      at += lengthOf(parts);
      if (!key) return [];
      return element(
        0xbb,
        ...all(
          element(0xb3, uint(ms)),
          element(0xb7, ...all(element(0xf7, uint(1)), element(0xf1, uint(here, 8)))),
        ),
      );
    });
    return element(0x1c53bb6b, ...all(...points));
  };
  const cues = table(lengthOf([...info, ...tracks, ...table(0)]));
  const segment = element(0x18538067, ...info, ...tracks, ...cues, ...clusters.flatMap(({ parts }) => parts));
  return new Blob([...head, ...segment] as BlobPart[], { type: "video/webm" });
}

/** A picture's time after its scene's has two bytes and a sign. */
const SCENE_MS_MAX = 0x7fff;

/** From one whole picture to before the next, or as long as a scene can be. */
function scenes(frames: readonly Frame[]): Frame[][] {
  const out: Frame[][] = [];
  for (const frame of frames) {
    const begun = out.at(-1)?.[0]?.ms;
    if (frame.key || begun === undefined || frame.ms - begun > SCENE_MS_MAX) out.push([]);
    out.at(-1)!.push(frame);
  }
  return out;
}

function block({ ms, key, bytes }: Frame, sceneMs: number): Part[] {
  const after = ms - sceneMs;
  return element(0xa3, Uint8Array.of(0x81, (after >> 8) & 0xff, after & 0xff, key ? 0x80 : 0), bytes);
}
