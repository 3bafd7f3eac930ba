import { expect, test } from "vitest";
import { webm, type Frame } from "./webm";

/** What is inside elements that hold others. */
interface Found {
  id: number;
  at: number;
  bytes: Uint8Array;
}
const MASTERS = new Set([
  0x1a45dfa3, 0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0xe0, 0x1f43b675, 0x1c53bb6b, 0xbb, 0xb7,
]);

/** Reads a file as a player does: every element must end where it says. */
function read(bytes: Uint8Array, from = 0): Found[] {
  const out: Found[] = [];
  let at = 0;
  const number = (keep: boolean) => {
    const first = bytes[at]!;
    const length = Math.clz32(first) - 23;
    let value = keep ? first : first & (0xff >> length);
    for (let n = 1; n < length; n++) value = value * 256 + bytes[at + n]!;
    at += length;
    return value;
  };
  while (at < bytes.length) {
    const begins = from + at;
    const id = number(true);
    const length = number(false);
    expect(at + length).toBeLessThanOrEqual(bytes.length);
    const inside = bytes.subarray(at, at + length);
    out.push({ id, at: begins, bytes: inside });
    if (MASTERS.has(id)) out.push(...read(inside, from + at));
    at += length;
  }
  return out;
}
const value = (bytes: Uint8Array) => bytes.reduce((sum, byte) => sum * 256 + byte, 0);
const frames = (count: number, each: number, size: number): Frame[] =>
  Array.from({ length: count }, (_, n) => ({
    ms: n * each,
    key: n % 4 === 0,
    bytes: new Uint8Array(size).fill(n),
  }));

test.each([
  [1, 1],
  [9, 100],
  [40, 20_000],
])("%i pictures of %i bytes are all there, and each scene is where the table says", async (count, size) => {
  const file = webm(
    { codec: "V_VP9", width: 720, height: 1280, durationMs: count * 40 },
    frames(count, 40, size),
  );
  expect(file.type).toBe("video/webm");
  const all = read(new Uint8Array(await file.arrayBuffer()));
  const blocks = all.filter(({ id }) => id === 0xa3);
  expect(blocks.map(({ bytes }) => bytes.length)).toEqual(Array(count).fill(size + 4));
  expect(blocks.map(({ bytes }) => bytes.at(-1))).toEqual(Array.from({ length: count }, (_, n) => n));
  const segment = all.find(({ id }) => id === 0x18538067)!;
  const body = segment.bytes.byteOffset;
  const clusters = all.filter(({ id }) => id === 0x1f43b675);
  expect(clusters.length).toBe(Math.ceil(count / 4));
  expect(all.filter(({ id }) => id === 0xf1).map(({ bytes }) => value(bytes) + body)).toEqual(
    clusters.map(({ at }) => at),
  );
  const times = all.filter(({ id }) => id === 0xe7).map(({ bytes }) => value(bytes));
  expect(times).toEqual(clusters.map((_, n) => n * 160));
  const length = new DataView(new Uint8Array(all.find(({ id }) => id === 0x4489)!.bytes).buffer);
  expect(length.getFloat64(0)).toBe(count * 40);
});

test("a long scene goes on in another part, and only whole pictures are places to go to", async () => {
  const long: Frame[] = [0, 20_000, 40_000, 60_000].map((ms) => ({
    ms,
    key: ms === 0,
    bytes: Uint8Array.of(ms / 20_000),
  }));
  const file = webm({ codec: "V_VP8", width: 720, height: 1280, durationMs: 61_000 }, long);
  const all = read(new Uint8Array(await file.arrayBuffer()));
  let cluster = 0;
  const times = all.flatMap(({ id, bytes }) => {
    if (id === 0xe7) cluster = value(bytes);
    return id === 0xa3 ? [cluster + bytes[1]! * 256 + bytes[2]!] : [];
  });
  expect(times).toEqual([0, 20_000, 40_000, 60_000]);
  expect(all.filter(({ id }) => id === 0x1f43b675).length).toBe(2);
  expect(all.filter(({ id }) => id === 0xb3).map(({ bytes }) => value(bytes))).toEqual([0]);
});
