import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { pack, unpack } from "./carton";
import { crc32, isZip, readZip, writeZip } from "./zip";

const bytes = (text: string) => new TextEncoder().encode(text);
const LIMITS = { entries: 10, bytes: 1_000 };
const all = async (zip: Blob, limits = LIMITS) =>
  Promise.all(
    ((await readZip(zip, limits)) ?? []).map(async ({ name, unpack }) => [
      name,
      new TextDecoder().decode((await unpack()) ?? bytes("refused")),
    ]),
  );
/** A zip with one pressed file, and what it says of its size. */
async function pressed(content: string, says: number): Promise<Blob> {
  const packed = new Uint8Array(deflateRawSync(content));
  const zip = new Uint8Array(await writeZip([{ name: "a.txt", bytes: packed }]).arrayBuffer());
  const view = new DataView(zip.buffer);
  const list = zip.length - 22 - 46 - 5;
  view.setUint16(list + 10, 8, true);
  view.setUint32(list + 24, says, true);
  return new Blob([zip]);
}

describe("zips", () => {
  it("have the sum that everybody computes", () => {
    expect(crc32(bytes("123456789"))).toBe(0xcbf43926);
  });
  it("are read as they were written, with any name", async () => {
    const zip = writeZip([
      { name: "a/ä.txt", bytes: bytes("one") },
      { name: "../../etc/passwd", bytes: bytes("two") },
      { name: "empty", bytes: bytes("") },
    ]);
    expect(await isZip(zip)).toBe(true);
    expect(await all(zip)).toEqual([
      ["a/ä.txt", "one"],
      ["../../etc/passwd", "two"],
      ["empty", ""],
    ]);
  });
  it("are read when they are pressed, and never beyond the limit, whatever they say", async () => {
    expect(await all(await pressed("hello", 5))).toEqual([["a.txt", "hello"]]);
    expect(await all(await pressed("x".repeat(1_001), 1_001))).toEqual([["a.txt", "refused"]]);
    expect(await all(await pressed("x".repeat(9_000_000), 5))).toEqual([["a.txt", "refused"]]);
  });
  it("are refused when they have too many files or are none", async () => {
    const many = writeZip(Array.from({ length: 11 }, (_, n) => ({ name: String(n), bytes: bytes("x") })));
    expect(await readZip(many, LIMITS)).toBeNull();
    const whole = await writeZip([{ name: "a", bytes: bytes("one") }]).arrayBuffer();
    for (const broken of [new Blob([]), new Blob(["PK"]), new Blob([whole.slice(0, -8)])])
      expect(await readZip(broken, LIMITS)).toBeNull();
    expect(await isZip(new Blob(["GIF89a"]))).toBe(false);
  });
  it("stay harmless when any byte is another one", async () => {
    const whole = new Uint8Array(
      await writeZip([{ name: "cards.json", bytes: bytes('{"cards":[{"file":"a"}]}') }]).arrayBuffer(),
    );
    for (let at = 0; at < whole.length; at += 1) {
      const changed = whole.slice();
      changed[at] = changed[at]! ^ 255;
      await unpack(new Blob([changed]), 1_000);
    }
  });
});

describe("boxes as zips", () => {
  const look = { x: 0, y: 0.1, width: 0.5, finish: "oil", palette: 2 };
  it("keep name, order, captions and looks", async () => {
    const zip = pack("Summer", [
      { picture: bytes("RIFF1"), wish: { caption: "the lake", look } },
      { picture: bytes("RIFF2"), wish: {} },
    ]);
    const carton = await unpack(zip, 1_000);
    expect(carton?.name).toBe("Summer");
    expect(carton?.cards.map(({ name, wish }) => [name, wish.caption, wish.look])).toEqual([
      ["001.webp", "the lake", look],
      ["002.webp", undefined, undefined],
    ]);
    expect(await Promise.all(carton!.cards.map(({ file }) => file.text()))).toEqual(["RIFF1", "RIFF2"]);
  });
  it("may be any zip of pictures, without what systems put there", async () => {
    const names = ["b/2.PNG", "a.jpg", "__MACOSX/a.jpg", ".hidden.jpg", "notes.txt"];
    const zip = writeZip(names.map((name) => ({ name, bytes: bytes(name) })));
    expect((await unpack(zip, 1_000))?.cards.map(({ name }) => name)).toEqual(["2.PNG", "a.jpg"]);
  });
  it("show what is missing as one that can't be used", async () => {
    const list = bytes('{"name":7,"cards":[{"file":"gone.jpg"},{"file":3},null,{"file":"x","caption":9}]}');
    const carton = await unpack(writeZip([{ name: "cards.json", bytes: list }]), 1_000);
    expect(carton?.name).toBe("");
    expect(carton?.cards.map(({ name, file }) => [name, file.size])).toEqual([["gone.jpg", 0]]);
  });
});
