import { blake3, unhex } from "./blake3";
import { chacha20 } from "./chacha20";

/** What is shuffled, as the number of its stream. */
export const LABELS = { deck: 1, seen: 2, table: 3, pile: 4 } as const;
export type Label = keyof typeof LABELS;

/** How many words of a stream are a turn's. */
const wordsOfTurn = (label: Label) => (label === "table" ? 16 : 4096);

/** What all shuffles of a game come from: the secret's bytes, then of each contribution its length and its bytes. */
export function seedOf(secret: string, contributions: readonly string[]): Uint8Array {
  const bytes = [...(unhex(secret) ?? [])];
  for (const contribution of contributions) {
    const text = new TextEncoder().encode(contribution);
    const length = new DataView(new ArrayBuffer(4));
    length.setUint32(0, text.length, true);
    bytes.push(...new Uint8Array(length.buffer), ...text);
  }
  return blake3(Uint8Array.from(bytes));
}

/** A copy of the items in the order that the dice give: Fisher and Yates' shuffle from the end. */
export function shuffled<T>(seed: Uint8Array, label: Label, turn: number, items: readonly T[]): T[] {
  const words = chacha20(seed, LABELS[label], turn * wordsOfTurn(label));
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const place = below(last + 1, words);
    [result[last], result[place]] = [result[place]!, result[last]!];
  }
  return result;
}

/** A number below `end`, all equally likely: words that would make it uneven are thrown away. */
function below(end: number, words: Generator<number, never>): number {
  for (;;) {
    // At most 2³² times 2,016: a double holds it exactly.
    const product = words.next().value * end;
    if (product % 2 ** 32 >= 2 ** 32 % end) return Math.floor(product / 2 ** 32);
  }
}
