const KEY = "moonhare-face-down";
const KEPT_MAX = 200;

/** Pictures that somebody reported: they lie face down, for them alone and on this device. */
class FaceDown {
  #ids = $state.raw<string[]>(read());

  has(id: string | undefined): boolean {
    return id !== undefined && this.#ids.includes(id);
  }
  turn(id: string, down: boolean): void {
    const others = this.#ids.filter((other) => other !== id);
    this.#ids = down ? [...others, id].slice(-KEPT_MAX) : others;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#ids));
    } catch {
      // Until this page is closed, then.
    }
  }
}
function read(): string[] {
  try {
    const ids = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export const faceDown = new FaceDown();
