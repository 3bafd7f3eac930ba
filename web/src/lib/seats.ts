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

/** Every secret of a place that this browser has, the latest first, or had. */
export function secrets(): string[] {
  try {
    const left = Object.keys(localStorage).filter((name) => name.startsWith(LEFT));
    return [
      ...seats().map(({ seat }) => seat.secret),
      ...left.flatMap((name) => localStorage.getItem(name) ?? []),
    ];
  } catch {
    return [];
  }
}

/** The tables at which this browser has a place, the latest first. */
export function seats(): { code: string; seat: SeatKey }[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => name.slice(PREFIX.length))
      .flatMap((code) => {
        const seat = seatAt(code);
        return seat?.secret ? [{ code, seat }] : [];
      })
      .sort((a, b) => (b.seat.at ?? 0) - (a.seat.at ?? 0));
  } catch {
    return [];
  }
}
