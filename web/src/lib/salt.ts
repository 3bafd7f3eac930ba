/** Chance that this browser throws into the shuffle, so that the server alone cannot choose the deck. */
export function salt(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
