/** An album that this browser knows: one that was kept here, or looked at. */
export interface KeptAlbum {
  id: string;
  /** What it can be deleted with, if it was kept here. */
  key: string | null;
  /** The table it is from, if this browser sat there: its secret takes one's name out. */
  secret: string | null;
  title: string;
  /** When the game was played, in ms of Unix time. */
  at: number;
  /** It was taken off the shelf. What it is deleted with, or a name is taken out by, stays known. */
  off?: boolean;
}

const KEPT = "moonhare-albums";
/** So many stand on the shelf; the oldest are forgotten first. */
export const ALBUMS_MAX = 60;
const ID = /^[0-9a-f]{32}$/;
const TITLE_CHARS_MAX = 120;

export function albums(): KeptAlbum[] {
  try {
    return parseAlbums(JSON.parse(localStorage.getItem(KEPT) ?? "[]"));
  } catch {
    return [];
  }
}

/** The albums that stand on the shelf. */
export const shelf = (): KeptAlbum[] => albums().filter(({ off }) => !off);

/** Albums as somebody wrote them; what is none is left out. */
export function parseAlbums(read: unknown): KeptAlbum[] {
  if (!Array.isArray(read)) return [];
  return read.flatMap((one: Partial<KeptAlbum> | null) => {
    if (!one || typeof one.id !== "string" || !ID.test(one.id) || typeof one.at !== "number") return [];
    const text = (value: unknown) => (typeof value === "string" && value.length <= 128 ? value : null);
    const title = String(one.title ?? "").slice(0, TITLE_CHARS_MAX);
    const off = one.off === true ? { off: true } : {};
    return [{ id: one.id, key: text(one.key), secret: text(one.secret), title, at: one.at, ...off }];
  });
}

/** Keeps what is known of an album; keys that are known stay, and one that was taken off the shelf stays off it. */
export function keepAlbum(album: KeptAlbum): void {
  const before = albums().find(({ id }) => id === album.id);
  const { off, ...rest } = album;
  const known: KeptAlbum = {
    ...rest,
    key: album.key ?? before?.key ?? null,
    secret: album.secret ?? before?.secret ?? null,
    ...((off ?? before?.off) ? { off: true } : {}),
  };
  write([known, ...albums().filter(({ id }) => id !== album.id)]);
}

/** Takes an album off the shelf, or puts it back. */
export function shelve(id: string, on: boolean): void {
  const album = albums().find((one) => one.id === id);
  if (album) keepAlbum({ ...album, off: !on });
}

export function forgetAlbum(id: string): void {
  write(albums().filter((album) => album.id !== id));
}

function write(all: KeptAlbum[]): void {
  const latest = all.toSorted((a, b) => b.at - a.at).slice(0, ALBUMS_MAX);
  try {
    localStorage.setItem(KEPT, JSON.stringify(latest));
  } catch {
    // The link still leads there.
  }
}
