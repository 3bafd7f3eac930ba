/** How many answers are compared: one alone may have been held up anywhere. */
export const CLOCK_ANSWERS = 5;

interface Answer {
  tookMs: number;
  aheadMs: number;
}

/**
 * How far the server's clock is ahead of this device's. Each answer says it, wrong by at most half of the time that it
 * took; so of a few, the one that came back fastest is believed.
 */
export class ServerClock {
  #asked = new Map<number, number>();
  #answers: Answer[] = [];

  /** What is to be believed now. */
  get aheadMs(): number {
    return this.#answers.reduce((best, next) => (next.tookMs < best.tookMs ? next : best), NEVER).aheadMs;
  }
  /** Whether more answers would make it truer. */
  get wantsMore(): boolean {
    return this.#answers.length < CLOCK_ANSWERS;
  }

  /** A new line: what an earlier one said may be of before the device slept. */
  begin(askedAtMs: number, serverMs: number, nowMs: number): void {
    this.#asked.clear();
    this.#answers = [];
    this.#take(askedAtMs, serverMs, nowMs);
  }
  asks(n: number, nowMs: number): void {
    this.#asked.set(n, nowMs);
  }
  answered(n: number, serverMs: number, nowMs: number): void {
    const askedAtMs = this.#asked.get(n);
    this.#asked.delete(n);
    if (askedAtMs !== undefined) this.#take(askedAtMs, serverMs, nowMs);
  }

  #take(askedAtMs: number, serverMs: number, nowMs: number): void {
    const answer = { tookMs: nowMs - askedAtMs, aheadMs: serverMs - (askedAtMs + nowMs) / 2 };
    this.#answers = [...this.#answers, answer].slice(-CLOCK_ANSWERS);
  }
}

const NEVER: Answer = { tookMs: Infinity, aheadMs: 0 };
