/** A box that this browser knows: with its key it may change it, without it may play with it. */
export interface KeptBox {
  id: string;
  key?: string | undefined;
  name?: string | undefined;
}

const KEY = "moonhare-boxes";
const KEPT_MAX = 24;
const ID = /^own-[0-9a-f]{32}$/;
const SECRET = /^[0-9a-f]{32}$/;

export const isOwn = (pack: string) => pack.startsWith("own-");

export function keptBoxes(): KeptBox[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]") as KeptBox[];
    return Array.isArray(kept) ? kept.filter(({ id }) => ID.test(id)) : [];
  } catch {
    return [];
  }
}
function write(boxes: KeptBox[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(boxes.slice(0, KEPT_MAX)));
  } catch {
    // It is known as long as this page then.
  }
}
/** Keeps a box; what is known of it already stays. */
export function keepBox(box: KeptBox): void {
  const known = keptBoxes();
  const before = known.find(({ id }) => id === box.id);
  const now = { id: box.id, key: box.key ?? before?.key, name: box.name ?? before?.name };
  write([now, ...known.filter(({ id }) => id !== box.id)]);
}
export function forgetBox(gone: string): void {
  write(keptBoxes().filter(({ id }) => id !== gone));
}
export const keyOf = (id: string): string | null => keptBoxes().find((box) => box.id === id)?.key ?? null;

/** The link that carries a box to another device; what stands behind # is sent to no server. */
export const boxLink = ({ id, key }: KeptBox): string =>
  `${location.origin}/#box=${id}${key ? `.${key}` : ""}`;

/** A box in the address that was opened, if there is one. */
export function boxInLink(hash: string): KeptBox | null {
  const [id, key] = /^#box=([\w-]+)(?:\.(\w+))?$/.exec(hash)?.slice(1) ?? [];
  if (!id || !ID.test(id) || (key && !SECRET.test(key))) return null;
  return { id, key };
}
