import type { LookView } from "$lib/protocol/types";
import { readZip, writeZip, type Entry } from "./zip";

/** What a zip says of a card, beside its picture. */
export interface Wish {
  caption?: string | undefined;
  look?: LookView | undefined;
}
/** A box as a zip has it: what it is called, and its pictures in their order. */
export interface Carton {
  name: string;
  cards: { name: string; file: Blob; wish: Wish }[];
}
interface Listed {
  file: string;
  caption?: string;
  look?: LookView;
}

/** The folder and the list that every zip of a box has; `moonhare pack` reads and writes the same. */
const FOLDER = "moonhare-box";
const LIST = "cards.json";
/** Files of one zip: more than any box holds. */
export const ENTRIES_MAX = 1_000;

/** A box as a zip. */
export function pack(name: string, cards: { picture: Uint8Array<ArrayBuffer>; wish: Wish }[]): Blob {
  const file = (n: number) => `${String(n + 1).padStart(3, "0")}.webp`;
  const list: Listed[] = cards.map(({ wish: { caption, look } }, n) => ({
    file: file(n),
    ...(caption ? { caption } : {}),
    ...(look ? { look } : {}),
  }));
  const told = new TextEncoder().encode(JSON.stringify({ moonhare_box: 1, name, cards: list }, null, 1));
  const entries: Entry[] = [
    { name: `${FOLDER}/${LIST}`, bytes: told },
    ...cards.map(({ picture }, n) => ({ name: `${FOLDER}/${file(n)}`, bytes: picture })),
  ];
  return writeZip(entries);
}

/** What a zip holds: with a list, what it names; without one, every file that may be a picture. Null if it can't be read. */
export async function unpack(zip: Blob, bytesMax: number): Promise<Carton | null> {
  const files = await readZip(zip, { entries: ENTRIES_MAX, bytes: bytesMax });
  if (!files) return null;
  const list = files.find(({ name }) => name === LIST || name.endsWith(`/${LIST}`));
  const told = list && (await list.unpack());
  const { name, cards } = told ? read(told) : { name: "", cards: null };
  const folder = list?.name.slice(0, -LIST.length) ?? "";
  const wanted =
    cards?.map(({ file, caption, look }) => ({ name: folder + file, wish: { caption, look } })) ??
    files.filter(({ name }) => isPicture(name)).map(({ name }) => ({ name, wish: {} }));
  const found: Carton["cards"] = [];
  for (const { name, wish } of wanted) {
    const bytes = await files.find((file) => file.name === name)?.unpack();
    // One that is not there, or too large, is shown as one that can't be used.
    found.push({ name: name.slice(name.lastIndexOf("/") + 1), file: new Blob(bytes ? [bytes] : []), wish });
  }
  return { name, cards: found };
}

/** Not what systems put beside the pictures. */
const isPicture = (name: string) =>
  /\.(jpe?g|png|webp|gif)$/i.test(name) && !name.startsWith("__MACOSX/") && !/(^|\/)\./.test(name);

function read(told: Uint8Array<ArrayBuffer>): { name: string; cards: Listed[] | null } {
  try {
    const list = JSON.parse(new TextDecoder().decode(told)) as { name?: unknown; cards?: unknown };
    const cards = Array.isArray(list.cards) ? (list.cards as Partial<Listed>[]) : null;
    const named = cards?.filter(
      (card): card is Listed =>
        typeof card?.file === "string" && ["string", "undefined"].includes(typeof card.caption),
    );
    return { name: typeof list.name === "string" ? list.name.slice(0, 60) : "", cards: named ?? null };
  } catch {
    return { name: "", cards: null };
  }
}
