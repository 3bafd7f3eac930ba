import { COLUMNS_AND_DIAGONALS } from "./columns";

/** "expand 32-byte k" */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const BLOCK_WORDS = 16;
const DOUBLE_ROUNDS = 10;

/** The words of a ChaCha20 stream with a counter and a stream's number of 64 bits each, from a word's place on. */
export function* chacha20(seed: Uint8Array, stream: number, place: number): Generator<number, never> {
  const view = new DataView(seed.buffer, seed.byteOffset, 32);
  const key = Array.from({ length: 8 }, (_, i) => view.getUint32(i * 4, true));
  for (let block = Math.floor(place / BLOCK_WORDS), skip = place % BLOCK_WORDS; ; block++, skip = 0)
    yield* blockOf(key, stream, block).subarray(skip);
}

function blockOf(key: readonly number[], stream: number, block: number): Uint32Array {
  const start = Uint32Array.from([...CONSTANTS, ...key, block, Math.floor(block / 2 ** 32), stream, 0]);
  const v = start.slice();
  for (let round = 0; round < DOUBLE_ROUNDS; round++) for (const at of COLUMNS_AND_DIAGONALS) quarter(v, at);
  return v.map((word, i) => word + start[i]!);
}

function quarter(v: Uint32Array, [a, b, c, d]: readonly [number, number, number, number]): void {
  v[a] = v[a]! + v[b]!;
  v[d] = turn(v[d]! ^ v[a]!, 16);
  v[c] = v[c]! + v[d]!;
  v[b] = turn(v[b]! ^ v[c]!, 12);
  v[a] = v[a]! + v[b]!;
  v[d] = turn(v[d]! ^ v[a]!, 8);
  v[c] = v[c]! + v[d]!;
  v[b] = turn(v[b]! ^ v[c]!, 7);
}

const turn = (word: number, by: number) => (word << by) | (word >>> (32 - by));
