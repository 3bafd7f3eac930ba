import { albums, keepAlbum, parseAlbums, type KeptAlbum } from "../album/kept";
import { keepSeat, seatAt, seats, type SeatKey } from "$lib/seats";

/** What this browser remembers, in the form in which it goes to another one. */
export interface List {
  moonhare: 1;
  seats: Record<string, SeatKey>;
  albums: KeptAlbum[];
}

/** So many tables go along, the latest first; no evening is long enough for more. */
const SEATS_MAX = 60;
const CODE = /^[A-Z0-9]{4,8}$/;
const SECRET = /^[0-9a-zA-Z_-]{8,128}$/;

export function readList(): List {
  const latest = seats().slice(0, SEATS_MAX);
  const kept = Object.fromEntries(latest.map(({ code, seat }) => [code, seat]));
  return { moonhare: 1, seats: kept, albums: albums() };
}

/** The list that a text holds; null if it is none. What another program wrote into it is not believed. */
export function parseList(text: string): List | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(read) || read.moonhare !== 1 || !isObject(read.seats)) return null;
  const found = Object.entries(read.seats).flatMap(([code, seat]) => {
    if (!CODE.test(code) || !isObject(seat)) return [];
    const { secret, person, playing, at } = seat;
    if (typeof secret !== "string" || !SECRET.test(secret) || !Number.isInteger(person)) return [];
    const kept: SeatKey = { secret, person: person as number, playing: playing === true };
    if (typeof at === "number") kept.at = at;
    return [[code, kept] as const];
  });
  const kept = Object.fromEntries(found.slice(0, SEATS_MAX));
  return { moonhare: 1, seats: kept, albums: parseAlbums(read.albums) };
}

/** Adds what is new; a place that this browser has already stays as it is. Tells how much came. */
export function addList(list: List): number {
  const fresh = Object.entries(list.seats).filter(([code]) => !seatAt(code));
  for (const [code, seat] of fresh) keepSeat(code, seat);
  const known = new Set(albums().map(({ id }) => id));
  const books = list.albums.filter(({ id }) => !known.has(id));
  for (const album of list.albums) keepAlbum(album);
  return fresh.length + books.length;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
