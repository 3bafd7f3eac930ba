/** Zips as boxes are kept in: written without pressing (the pictures are pressed), read with or without. Nothing is unpacked beyond its limit. */
export interface Entry {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}
export interface Limits {
  entries: number;
  /** Bytes of one file, unpacked. */
  bytes: number;
}
/** A file within a zip; it is unpacked only when it is asked for, and null is one that can't be, or is too large. */
export interface Packed {
  name: string;
  unpack: () => Promise<Uint8Array<ArrayBuffer> | null>;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_BYTES = 22;
const COMMENT_BYTES_MAX = 65_535;
const STORED = 0;
const DEFLATED = 8;
/** Names are UTF-8. */
const UTF8 = 0x0800;

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let crc = n;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});
export function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) crc = (crc >>> 8) ^ TABLE[(crc ^ byte) & 255]!;
  return ~crc >>> 0;
}

function head(size: number, fields: [at: number, value: number, bytes: 2 | 4][]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  for (const [at, value, width] of fields)
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
  return bytes;
}

/** A zip of these files. */
export function writeZip(entries: Entry[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const list: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const { name, bytes } of entries) {
    const title = new TextEncoder().encode(name);
    const [crc, size] = [crc32(bytes), bytes.length];
    const both = (from: number): [number, number, 2 | 4][] => [
      [from, 20, 2],
      [from + 2, UTF8, 2],
      [from + 10, crc, 4],
      [from + 14, size, 4],
      [from + 18, size, 4],
      [from + 22, title.length, 2],
    ];
    list.push(head(46, [[0, CENTRAL, 4], [4, 20, 2], ...both(6), [42, at, 4]]), title);
    parts.push(head(30, [[0, LOCAL, 4], ...both(4)]), title, bytes);
    at += 30 + title.length + size;
  }
  const listed = list.reduce((sum, { length }) => sum + length, 0);
  const end = head(END_BYTES, [
    [0, END, 4],
    [8, entries.length, 2],
    [10, entries.length, 2],
    [12, listed, 4],
    [16, at, 4],
  ]);
  return new Blob([...parts, ...list, end], { type: "application/zip" });
}

/** Whether a file is a zip, by its content. */
export async function isZip(file: Blob): Promise<boolean> {
  const start = new DataView(await file.slice(0, 4).arrayBuffer());
  return start.byteLength === 4 && start.getUint32(0, true) === LOCAL;
}

/** The files of a zip, or null if it can't be read or has too many. */
export async function readZip(file: Blob, limits: Limits): Promise<Packed[] | null> {
  const tail = Math.min(file.size, END_BYTES + COMMENT_BYTES_MAX);
  const last = new DataView(await file.slice(file.size - tail).arrayBuffer());
  let end = last.byteLength - END_BYTES;
  while (end >= 0 && last.getUint32(end, true) !== END) end -= 1;
  if (end < 0) return null;
  const count = last.getUint16(end + 10, true);
  const [size, from] = [last.getUint32(end + 12, true), last.getUint32(end + 16, true)];
  if (count > limits.entries || from + size > file.size) return null;
  const list = new DataView(await file.slice(from, from + size).arrayBuffer());
  const found: Packed[] = [];
  let at = 0;
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > list.byteLength || list.getUint32(at, true) !== CENTRAL) return null;
    const field = (offset: number) => list.getUint32(at + offset, true);
    const short = (offset: number) => list.getUint16(at + offset, true);
    const [method, packed, whole, place] = [short(10), field(20), field(24), field(42)];
    const length = short(28);
    if (at + 46 + length > list.byteLength) return null;
    const name = new TextDecoder().decode(new Uint8Array(list.buffer, at + 46, length));
    at += 46 + length + short(30) + short(32);
    if (name.endsWith("/")) continue;
    const unpack = async () => {
      if (whole > limits.bytes || packed > limits.bytes) return null;
      const local = new DataView(await file.slice(place, place + 30).arrayBuffer());
      if (local.byteLength < 30 || local.getUint32(0, true) !== LOCAL) return null;
      const begin = place + 30 + local.getUint16(26, true) + local.getUint16(28, true);
      const bytes = file.slice(begin, begin + packed);
      if (method === STORED) return new Uint8Array(await bytes.arrayBuffer());
      return method === DEFLATED ? inflate(bytes, limits.bytes) : null;
    };
    found.push({ name, unpack });
  }
  return found;
}

/** Unpacks as far as the limit, whatever the zip says of its size. */
async function inflate(packed: Blob, max: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = packed.stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.length;
      if (size > max) {
        await reader.cancel();
        return null;
      }
      parts.push(next.value);
    }
  } catch {
    return null;
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
