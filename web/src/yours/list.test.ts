import { beforeEach, expect, test, vi } from "vitest";
import { keepSeat, seatAt } from "$lib/seats";
import { albums, forgetAlbum, keepAlbum } from "../album/kept";
import { addList, parseList, readList } from "./list";
import { newKey, open, seal } from "./seal";

beforeEach(() => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  // Names of what is kept are the keys of the object, as in a browser.
  vi.stubGlobal(
    "localStorage",
    new Proxy(storage, {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
});

test("a list goes to another browser and is the same there", () => {
  keepSeat("HKMWRT", { secret: "0123456789abcdef", person: 2, playing: true });
  const text = JSON.stringify(readList());
  localStorage.removeItem("moonhare-seat-HKMWRT");
  const list = parseList(text);
  expect(list && addList(list)).toBe(1);
  expect(seatAt("HKMWRT")).toMatchObject({ secret: "0123456789abcdef", person: 2, playing: true });
});

test("a place that is here already stays as it is", () => {
  keepSeat("HKMWRT", { secret: "this-browsers-own", person: 1 });
  const list = parseList('{"moonhare":1,"seats":{"HKMWRT":{"secret":"0123456789abcdef","person":2}}}');
  expect(list && addList(list)).toBe(0);
  expect(seatAt("HKMWRT")?.secret).toBe("this-browsers-own");
});

test("albums go along, and a key that is known stays", () => {
  const id = "0123456789abcdef0123456789abcdef";
  keepAlbum({ id, key: "the-key-of-this-one", secret: null, title: "Rui reached the moon", at: 5 });
  const text = JSON.stringify(readList());
  keepAlbum({ id, key: null, secret: null, title: "Rui reached the moon", at: 5 });
  expect(albums()[0]?.key).toBe("the-key-of-this-one");
  forgetAlbum(id);
  const list = parseList(text);
  expect(list && addList(list)).toBe(1);
  expect(albums()).toMatchObject([{ id, key: "the-key-of-this-one" }]);
  expect(parseList('{"moonhare":1,"seats":{},"albums":[{"id":"../x","at":1},null,7]}')?.albums).toEqual([]);
});

test.each(["", "{}", "[]", "null", '{"moonhare":2,"seats":{}}', '{"moonhare":1,"seats":[]}'])(
  "%s is no list",
  (text) => expect(parseList(text)).toBeNull(),
);

test.each([
  ['{"moonhare":1,"seats":{"../x":{"secret":"0123456789abcdef","person":1}}}'],
  ['{"moonhare":1,"seats":{"HKMWRT":{"secret":"<script>","person":1}}}'],
  ['{"moonhare":1,"seats":{"HKMWRT":{"secret":"0123456789abcdef","person":"1"}}}'],
  ['{"moonhare":1,"seats":{"HKMWRT":null}}'],
])("what is no seat in %s is left out", (text) =>
  expect(parseList(text)).toEqual({ moonhare: 1, seats: {}, albums: [] }),
);

test("only who has the key opens what was closed, and only as it was", () => {
  const key = newKey();
  for (const text of ["", "{}", "Léa’s table 🌙", "x".repeat(5_000)]) {
    const closed = seal(text, key);
    expect(open(closed, key)).toBe(text);
    expect(open(closed, newKey())).toBeNull();
    const bytes = [...atob(closed)];
    bytes[bytes.length - 1] = String.fromCharCode(bytes.at(-1)!.charCodeAt(0) ^ 1);
    expect(open(btoa(bytes.join("")), key)).toBeNull();
  }
  expect(open("not base64 %", key)).toBeNull();
  expect(open("", key)).toBeNull();
});
