/** The secret of a seat at a table, kept in the browser: who has it sits there. */
export interface SeatKey {
  secret: string;
  person: number;
  /** A game ran when it was used last: the table will be wanted, not the lobby. */
  playing?: boolean;
}

const key = (code: string) => `moonhare-seat-${code}`;

export function seatAt(code: string): SeatKey | null {
  try {
    return JSON.parse(localStorage.getItem(key(code)) ?? "null") as SeatKey | null;
  } catch {
    return null;
  }
}

export function keepSeat(code: string, seat: SeatKey): void {
  try {
    localStorage.setItem(key(code), JSON.stringify(seat));
  } catch {
    // The seat lives as long as this page then.
  }
}

export function forgetSeat(code: string): void {
  try {
    localStorage.removeItem(key(code));
  } catch {
    // Nothing was kept.
  }
}
