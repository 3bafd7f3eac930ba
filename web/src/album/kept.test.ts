import { beforeEach, expect, test, vi } from "vitest";
import { albums, keepAlbum, parseAlbums, shelf, shelve } from "./kept";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

const id = "0123456789abcdef0123456789abcdef";
const album = { id, key: "k", secret: "s", title: "An evening", at: 7 };

test("an album that is taken off the shelf keeps what it can be deleted with, and stays off when it is looked at", () => {
  keepAlbum(album);
  expect(shelf()).toEqual([album]);
  shelve(id, false);
  expect(shelf()).toEqual([]);
  // As whoever follows the link again.
  keepAlbum({ ...album, key: null, secret: null });
  expect(shelf()).toEqual([]);
  expect(albums()).toEqual([{ ...album, off: true }]);
  shelve(id, true);
  expect(shelf()).toEqual([album]);
});

test("whoever keeps it anew wants it on the shelf", () => {
  keepAlbum({ ...album, off: true });
  keepAlbum({ ...album, off: false });
  expect(shelf()).toEqual([album]);
});

test("a list from another device says what is off the shelf, and nothing else is believed", () => {
  expect(parseAlbums([{ ...album, off: true }])).toEqual([{ ...album, off: true }]);
  expect(parseAlbums([{ ...album, off: "yes" }])).toEqual([album]);
});
