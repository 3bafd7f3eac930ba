import { webm, type Frame, type Track } from "./webm";

/** Elements that hold others: one reads on inside them, however long they say they are. A recorder does not know it yet. */
const HOLDERS = new Set([0x18538067, 0x1f43b675, 0x1654ae6b, 0xae, 0xe0, 0xa0]);
const CODEC = 0x86;
const WIDTH = 0xb0;
const HEIGHT = 0xba;
const CLUSTER_MS = 0xe7;
const SIMPLE_BLOCK = 0xa3;
const BLOCK = 0xa1;
/** Before a picture in its block: the track's number, its time after the cluster's, and flags. */
const BLOCK_HEAD = 4;

const CODECS = ["V_VP8", "V_VP9"] as const;
type Codec = (typeof CODECS)[number];

/** What a recorder wrote: its pictures in their order, and what they are. Null: something else than a film in WebM. */
export function readRecording(
  bytes: Uint8Array,
): { track: Omit<Track, "durationMs">; frames: Frame[] } | null {
  let at = 0;
  const number = (marked: boolean): number => {
    const first = bytes[at] ?? 0;
    const length = Math.clz32(first) - 23;
    let value = marked ? first : first & (0xff >> length);
    for (let n = 1; n < length; n++) value = value * 256 + (bytes[at + n] ?? 0);
    at += length;
    return value;
  };
  const uint = (part: Uint8Array) => part.reduce((sum, byte) => sum * 256 + byte, 0);
  let codec: Codec | undefined;
  let [width, height, clusterMs] = [0, 0, 0];
  const frames: Frame[] = [];
  while (at < bytes.length) {
    if (bytes[at] === 0) return null;
    const id = number(true);
    const length = number(false);
    if (HOLDERS.has(id)) continue;
    const part = bytes.subarray(at, at + length);
    at += length;
    if (id === CODEC) codec = CODECS.find((known) => known === new TextDecoder().decode(part));
    else if (id === WIDTH) width = uint(part);
    else if (id === HEIGHT) height = uint(part);
    else if (id === CLUSTER_MS) clusterMs = uint(part);
    else if (id === SIMPLE_BLOCK || id === BLOCK) {
      const after = new DataView(part.buffer, part.byteOffset).getInt16(1);
      const picture = part.slice(BLOCK_HEAD);
      // The first picture is whole; of the others the flags say so.
      const key = id === SIMPLE_BLOCK ? (part[3]! & 0x80) !== 0 : frames.length === 0;
      frames.push({ ms: clusterMs + after, key, bytes: picture });
    }
  }
  return codec && frames.length ? { track: { codec, width, height }, frames } : null;
}

/**
 * A recording in which one can go to and fro, with its length written down; a recorder leaves both out. A slow device makes
 * no slower film, and a recorder that lost its last pictures no shorter one: where it has every picture that was painted, each gets the
 * time it was painted for; where some were left out, the others share the time.
 */
export async function mended(recording: Blob, painted: number, framesPerS: number): Promise<Blob> {
  const read = readRecording(new Uint8Array(await recording.arrayBuffer()));
  if (!read) return recording;
  const { track, frames } = read;
  const begun = frames[0]!.ms;
  const all = frames.length === painted;
  const wantedMs = ((painted - 1) * 1000) / framesPerS;
  const pace = wantedMs / Math.max(1, frames.at(-1)!.ms - begun);
  const timed = frames.map((frame, n) => ({
    ...frame,
    ms: Math.round(all ? (n * 1000) / framesPerS : (frame.ms - begun) * pace),
  }));
  return webm({ ...track, durationMs: timed.at(-1)!.ms + 1000 / framesPerS }, timed);
}
