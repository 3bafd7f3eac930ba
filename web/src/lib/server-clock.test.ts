import { describe, expect, it } from "vitest";
import { CLOCK_ANSWERS, ServerClock } from "./server-clock";

/** A server that is 5 s ahead, asked at `at`; the way there and the way back take so long. */
function ask(clock: ServerClock, n: number, at: number, there: number, back: number): void {
  clock.asks(n, at);
  clock.answered(n, at + there + 5_000, at + there + back);
}

describe("the server's clock", () => {
  it("believes the answer that came back fastest", () => {
    const clock = new ServerClock();
    clock.begin(0, 5_900, 1_000);
    expect(clock.aheadMs).toBe(5_400);
    ask(clock, 1, 2_000, 20, 24);
    expect(clock.aheadMs).toBe(4_998);
    ask(clock, 2, 3_000, 10, 700);
    expect(clock.aheadMs).toBe(4_998);
    ask(clock, 3, 4_000, 10, 10);
    expect(clock.aheadMs).toBe(5_000);
  });

  it("has enough after a few, and forgets the oldest", () => {
    const clock = new ServerClock();
    clock.begin(0, 5_001, 2);
    for (let n = 1; n < CLOCK_ANSWERS; n++) {
      expect(clock.wantsMore).toBe(true);
      ask(clock, n, n * 1_000, 40, 60);
    }
    expect(clock.wantsMore).toBe(false);
    expect(clock.aheadMs).toBe(5_000);
    ask(clock, 9, 9_000, 40, 60);
    expect(clock.aheadMs).toBe(4_990);
  });

  it("begins anew with every line, and ignores answers to what it did not ask", () => {
    const clock = new ServerClock();
    clock.begin(0, 5_001, 2);
    clock.asks(1, 10);
    clock.begin(60_000, 70_010, 60_020);
    expect(clock.aheadMs).toBe(10_000);
    clock.answered(1, 99_999, 60_030);
    expect(clock.aheadMs).toBe(10_000);
  });
});
