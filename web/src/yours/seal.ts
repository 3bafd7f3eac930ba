import { blake3 } from "../fair/blake3";
import { chacha20 } from "../fair/chacha20";

/** Bytes of chance in a key. */
const KEY_BYTES = 16;
/** Bytes of the seal that stands before what is sealed. */
const MARK_BYTES = 16;

/** A key for one list; it travels in the QR code and nowhere else. */
export function newKey(): string {
  return hex(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));
}

/**
 * Closes a text so that only who has the key can read it, and nobody can change it. Written here because browsers keep
 * their own ciphers from pages without https, and a table in the living room has none. A key is used once.
 */
export function seal(text: string, key: string): string {
  const bytes = streamed(new TextEncoder().encode(text), key);
  return btoa(String.fromCharCode(...markOf(bytes, key), ...bytes));
}

/** What was closed; null if the key is another one, or somebody has changed it. */
export function open(sealed: string, key: string): string | null {
  let all: Uint8Array;
  try {
    all = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
  const bytes = all.subarray(MARK_BYTES);
  const mark = markOf(bytes, key);
  const given = all.subarray(0, MARK_BYTES);
  if (given.length !== MARK_BYTES || !mark.every((byte, at) => byte === given[at])) return null;
  return new TextDecoder().decode(streamed(bytes, key));
}

const derive = (purpose: string, key: string) =>
  blake3(new TextEncoder().encode(`moonhare ${purpose} ${key}`));

function streamed(bytes: Uint8Array, key: string): Uint8Array {
  const words = chacha20(derive("list cipher", key), 0, 0);
  const out = new Uint8Array(bytes.length);
  for (let at = 0; at < bytes.length; at += 4) {
    const word = words.next().value;
    for (let n = 0; n < 4 && at + n < bytes.length; n++)
      out[at + n] = bytes[at + n]! ^ ((word >>> (8 * n)) & 0xff);
  }
  return out;
}

function markOf(bytes: Uint8Array, key: string): Uint8Array {
  const secret = derive("list mark", key);
  const all = new Uint8Array(secret.length + bytes.length);
  all.set(secret);
  all.set(bytes, secret.length);
  return blake3(all).subarray(0, MARK_BYTES);
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
