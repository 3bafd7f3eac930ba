import { expect, test } from "vitest";
import { mended, readRecording } from "./recorded";
import { webm, type Frame } from "./webm";

const frames: Frame[] = Array.from({ length: 9 }, (_, n) => ({
  ms: 30 + n * 70,
  key: n % 4 === 0,
  bytes: new Uint8Array(50 + n).fill(n),
}));
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const written = () => bytesOf(webm({ codec: "V_VP8", width: 720, height: 1280, durationMs: 700 }, frames));

/** As a recorder writes it: how long the film and its scenes are is not known when they begin. */
async function recorded(): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await written();
  const out: number[] = [];
  const unknown = [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];
  for (let at = 0; at < bytes.length;) {
    const id = new DataView(bytes.buffer).getUint32(Math.min(at, bytes.length - 4));
    if (id !== 0x18538067 && id !== 0x1f43b675) {
      out.push(bytes[at++]!);
      continue;
    }
    out.push(...bytes.subarray(at, at + 4), ...unknown);
    at += 4;
    at += Math.clz32(bytes[at]!) - 23;
  }
  return Uint8Array.from(out);
}

test("a recording is read whether or not it says how long its parts are", async () => {
  const whole = readRecording(await written());
  expect(whole).toEqual({ track: { codec: "V_VP8", width: 720, height: 1280 }, frames });
  expect(readRecording(await recorded())).toEqual(whole);
});

test.each([
  ["every picture has the time it was painted for", 9, frames.map((_, n) => Math.round((n * 1000) / 24))],
  [
    "one that lost pictures is as long as what was painted",
    15,
    frames.map((_, n) => Math.round(n * 70 * ((14 * 1000) / 24 / (8 * 70)))),
  ],
  [
    "one that a slow device stretched is as long as what was painted",
    12,
    frames.map((_, n) => Math.round(n * 70 * ((11 * 1000) / 24 / (8 * 70)))),
  ],
])("%s", async (_, painted, times) => {
  const film = await mended(new Blob([await recorded()]), painted, 24);
  expect(film.type).toBe("video/webm");
  expect(readRecording(await bytesOf(film))?.frames.map(({ ms }) => ms)).toEqual(times);
});

test.each([[[]], [[0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70]], [[0x1a, 0x45, 0xdf, 0xa3, 0x80]]])(
  "what is no film in WebM is left as it is (%j)",
  async (bytes) => {
    const other = new Blob([Uint8Array.from(bytes)], { type: "video/mp4" });
    expect(await mended(other, 9, 24)).toBe(other);
  },
);
