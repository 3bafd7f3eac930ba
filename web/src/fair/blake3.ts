import { COLUMNS_AND_DIAGONALS } from "./columns";

/** BLAKE3, as its paper describes it: chunks of 1,024 bytes in a binary tree. */
const START = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
] as const;
const SHUFFLE = [2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8] as const;
const CHUNK_START = 1;
const CHUNK_END = 2;
const PARENT = 4;
const ROOT = 8;
const BLOCK_BYTES = 64;
const CHUNK_BYTES = 1024;

/** What is still to be done for a node of the tree: whether it is the root decides about its last step. */
interface Node {
  from: readonly number[];
  block: readonly number[];
  chunk: number;
  bytes: number;
  flags: number;
}

/** The hash, 32 bytes. */
export function blake3(bytes: Uint8Array): Uint8Array {
  const root = nodeOf(bytes, 0);
  const words = compress({ ...root, flags: root.flags | ROOT });
  const hash = new Uint8Array(32);
  const view = new DataView(hash.buffer);
  words.forEach((word, i) => view.setUint32(i * 4, word, true));
  return hash;
}

/** The hash of bytes, or of a text's UTF-8, in hexadecimal. */
export const blake3Hex = (content: Uint8Array | string): string =>
  hex(blake3(typeof content === "string" ? new TextEncoder().encode(content) : content));

export const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The bytes of a hexadecimal text; nothing if it is none. */
export function unhex(text: string): Uint8Array | null {
  if (!/^([0-9a-f]{2})*$/i.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function nodeOf(bytes: Uint8Array, chunk: number): Node {
  if (bytes.length <= CHUNK_BYTES) return chunkOf(bytes, chunk);
  // The left side is the largest complete tree that leaves something for the right one.
  let left = CHUNK_BYTES;
  while (left * 2 < bytes.length) left *= 2;
  const sides = [
    compress(nodeOf(bytes.subarray(0, left), chunk)),
    compress(nodeOf(bytes.subarray(left), chunk + left / CHUNK_BYTES)),
  ];
  return { from: START, block: sides.flat(), chunk: 0, bytes: BLOCK_BYTES, flags: PARENT };
}

function chunkOf(bytes: Uint8Array, chunk: number): Node {
  let from: readonly number[] = START;
  const blocks = Math.max(1, Math.ceil(bytes.length / BLOCK_BYTES));
  for (let at = 0; ; at++) {
    const part = bytes.subarray(at * BLOCK_BYTES, (at + 1) * BLOCK_BYTES);
    const flags = (at === 0 ? CHUNK_START : 0) | (at === blocks - 1 ? CHUNK_END : 0);
    const node = { from, block: wordsOf(part), chunk, bytes: part.length, flags };
    if (at === blocks - 1) return node;
    from = compress(node);
  }
}

function wordsOf(part: Uint8Array): number[] {
  const block = new Uint8Array(BLOCK_BYTES);
  block.set(part);
  const view = new DataView(block.buffer);
  return Array.from({ length: 16 }, (_, i) => view.getUint32(i * 4, true));
}

function compress({ from, block, chunk, bytes, flags }: Node): number[] {
  const v = Uint32Array.from([
    ...from,
    ...START.slice(0, 4),
    chunk,
    Math.floor(chunk / 2 ** 32),
    bytes,
    flags,
  ]);
  let message = block;
  for (let round = 0; round < 7; round++) {
    COLUMNS_AND_DIAGONALS.forEach((at, i) => mix(v, at, message[2 * i]!, message[2 * i + 1]!));
    message = SHUFFLE.map((place) => message[place]!);
  }
  return Array.from({ length: 8 }, (_, i) => (v[i]! ^ v[i + 8]!) >>> 0);
}

function mix(
  v: Uint32Array,
  [a, b, c, d]: readonly [number, number, number, number],
  x: number,
  y: number,
): void {
  v[a] = v[a]! + v[b]! + x;
  v[d] = turn(v[d]! ^ v[a]!, 16);
  v[c] = v[c]! + v[d]!;
  v[b] = turn(v[b]! ^ v[c]!, 12);
  v[a] = v[a]! + v[b]! + y;
  v[d] = turn(v[d]! ^ v[a]!, 8);
  v[c] = v[c]! + v[d]!;
  v[b] = turn(v[b]! ^ v[c]!, 7);
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));
