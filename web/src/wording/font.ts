import { brotliDecompressSync } from "node:zlib";

/** Tables that a WOFF2 file names by a number, as far as they matter here: the first of all of them is `cmap`. */
const CMAP = 0;
const NAMED_BY_LETTERS = 63;
const GLYF = 10;
const LOCA = 11;

/** The code points that a WOFF2 file has glyphs for. */
export function codePointsOf(file: Buffer): Set<number> {
  const cmap = cmapOf(file);
  const found = new Set<number>();
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + i * 8 + 4));
    if (table.readUInt16BE(0) === 4) readSegments(table, found);
    if (table.readUInt16BE(0) === 12) readGroups(table, found);
  }
  return found;
}

/** The table of characters: all tables lie in one compressed stream, one after the other. */
function cmapOf(file: Buffer): Buffer {
  if (file.toString("latin1", 0, 4) !== "wOF2") throw new Error("this is no WOFF2 file");
  const tables = file.readUInt16BE(12);
  let at = 48;
  const length = () => {
    for (let value = 0; ;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let start = 0;
  let cmap: { start: number; length: number } | undefined;
  for (let i = 0; i < tables; i++) {
    const flags = file.readUInt8(at++);
    const name = flags & 63;
    if (name === NAMED_BY_LETTERS) at += 4;
    const whole = length();
    // Glyphs are transformed unless their version says otherwise, everything else only if it says so.
    const transformed = name === GLYF || name === LOCA ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const stored = transformed ? length() : whole;
    if (name === CMAP) cmap = { start, length: stored };
    start += stored;
  }
  if (!cmap) throw new Error("the font has no table of characters");
  const tablesUnpacked = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  return tablesUnpacked.subarray(cmap.start, cmap.start + cmap.length);
}

/** Format 4: segments of the basic plane. */
function readSegments(table: Buffer, found: Set<number>): void {
  const bytes = table.readUInt16BE(6);
  for (let i = 0; i < bytes; i += 2) {
    const last = table.readUInt16BE(14 + i);
    const first = table.readUInt16BE(16 + bytes + i);
    for (let code = first; code <= last && code !== 0xffff; code++) found.add(code);
  }
}

/** Format 12: groups of all planes. */
function readGroups(table: Buffer, found: Set<number>): void {
  for (let i = 0; i < table.readUInt32BE(12); i++) {
    const [first, last] = [table.readUInt32BE(16 + i * 12), table.readUInt32BE(20 + i * 12)];
    for (let code = first; code <= last; code++) found.add(code);
  }
}
