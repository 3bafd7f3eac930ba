/** The secret of a seat at a table, kept in the browser: who has it sits there. */
export interface SeatKey {
  secret: string;
  person: number;
  /** A game ran when it was used last: the table will be wanted, not the lobby. */
  playing?: boolean;
  /** When it was kept last, in ms of Unix time. */
  at?: number;
}

const PREFIX = "moonhare-seat-";
const LEFT = "moonhare-left-";
const key = (code: string) => `${PREFIX}${code}`;
/** A table that was left this long ago is not offered any more. */
const OFFERED_MS = 24 * 3_600_000;

export function seatAt(code: string): SeatKey | null {
  try {
    return JSON.parse(localStorage.getItem(key(code)) ?? "null") as SeatKey | null;
  } catch {
    return null;
  }
}

export function keepSeat(code: string, seat: SeatKey): void {
  try {
    localStorage.setItem(key(code), JSON.stringify({ ...seat, at: Date.now() }));
  } catch {
    // The seat lives as long as this page then.
  }
}

/** The seat is not ours any more. Its secret is kept: who joins again is the same person, and gets no second hand. */
export function forgetSeat(code: string): void {
  try {
    const secret = seatAt(code)?.secret;
    if (secret) localStorage.setItem(`${LEFT}${code}`, secret);
    localStorage.removeItem(key(code));
  } catch {
    // Nothing was kept.
  }
}

/** The secret of the place that this browser has or had at a table. */
export function earlierSecret(code: string): string | null {
  try {
    return seatAt(code)?.secret ?? localStorage.getItem(`${LEFT}${code}`);
  } catch {
    return null;
  }
}

/** The table at which this browser sat last, lately. */
export function lastSeat(now = Date.now()): string | null {
  try {
    const seats = Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => name.slice(PREFIX.length))
      .map((code) => ({ code, at: seatAt(code)?.at ?? 0 }))
      .filter(({ at }) => now - at < OFFERED_MS)
      .sort((a, b) => b.at - a.at);
    return seats[0]?.code ?? null;
  } catch {
    return null;
  }
}
