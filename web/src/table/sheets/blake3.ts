const START = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];
const SHUFFLE = [2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8];
const COLUMNS = [[0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15], [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14]] as const;
/** The only block of the only chunk, and the root. */
const WHOLE = 1 | 2 | 8;
const BLOCK_BYTES = 64;

/** BLAKE3 of at most 64 bytes, in hexadecimal: enough to see whether a secret fits its seal. */
export function blake3(bytes: Uint8Array): string {
  if (bytes.length > BLOCK_BYTES) throw new Error("more than one block");
  const block = new Uint8Array(BLOCK_BYTES);
  block.set(bytes);
  const view = new DataView(block.buffer);
  let message = Array.from({ length: 16 }, (_, i) => view.getUint32(i * 4, true));
  const v = Uint32Array.from([...START, ...START.slice(0, 4), 0, 0, bytes.length, WHOLE]);
  for (let round = 0; round < 7; round++) {
    COLUMNS.forEach((at, i) => mix(v, at, message[2 * i]!, message[2 * i + 1]!));
    message = SHUFFLE.map((from) => message[from]!);
  }
  let hex = "";
  for (let i = 0; i < 8; i++) {
    const word = (v[i]! ^ v[i + 8]!) >>> 0;
    for (let shift = 0; shift < 32; shift += 8) hex += ((word >>> shift) & 255).toString(16).padStart(2, "0");
  }
  return hex;
}

function mix(v: Uint32Array, [a, b, c, d]: readonly [number, number, number, number], x: number, y: number): void {
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

/** Does the opened secret belong to the seal that was shown before the game? Both in hexadecimal. */
export function sealFits(secret: string, seal: string): boolean {
  if (!/^([0-9a-f]{2})+$/i.test(secret) || secret.length > 2 * BLOCK_BYTES) return false;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return blake3(bytes) === seal.toLowerCase();
}
