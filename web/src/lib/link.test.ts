import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  Link,
  PING_EVERY_MS,
  PONG_WITHIN_MS,
  RETRY_MAX_MS,
  retryDelayMs,
  type LinkState,
  type SocketLike,
} from "./link";
import type { ServerMessage } from "./protocol/types";

class FakeSocket implements SocketLike {
  sent: unknown[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  says(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcomes() {
    this.onopen?.();
    this.says({ welcome: {} });
  }
}

function connected() {
  const sockets: FakeSocket[] = [];
  const heard: ServerMessage[] = [];
  const states: LinkState[] = [];
  const link = new Link(
    () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    {
      hello: () => ({ hello: {} }),
      message: (message) => heard.push(message),
      state: (state) => states.push(state),
      pings: () => {},
    },
    () => 0.5,
  );
  link.connect();
  const last = () => sockets[sockets.length - 1] as FakeSocket;
  return { link, sockets, heard, states, last };
}

describe("the line to the server", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("says hello first and is live after the welcome", () => {
    const { link, last } = connected();
    expect(link.send({ early: true })).toBe(false);
    last().welcomes();
    expect(last().sent).toEqual([{ hello: {} }]);
    expect(link.state).toBe("live");
    expect(link.send({ draft: {} })).toBe(true);
  });

  it("waits longer after each failure, and never all at the same moment", () => {
    const waits = [0, 1, 2, 3, 4, 5, 6, 7].map((tries) => retryDelayMs(tries, 0.5));
    expect([...waits].sort((a, b) => a - b)).toEqual(waits);
    expect(Math.max(...waits)).toBeLessThanOrEqual(RETRY_MAX_MS);
    expect(retryDelayMs(3, 0)).not.toBe(retryDelayMs(3, 0.9));
  });

  it("comes back by itself after a break", () => {
    const { link, sockets, last } = connected();
    last().welcomes();
    last().onclose?.();
    expect(link.state).toBe("waiting");
    vi.advanceTimersByTime(retryDelayMs(0, 0.5));
    expect(sockets).toHaveLength(2);
    last().welcomes();
    expect(link.state).toBe("live");
  });

  it("notices a line that is dead without saying so", () => {
    const { sockets, last } = connected();
    last().welcomes();
    vi.advanceTimersByTime(PING_EVERY_MS);
    expect(last().sent).toContainEqual({ ping: 1 });
    vi.advanceTimersByTime(PONG_WITHIN_MS);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.closed).toBe(true);
  });

  it("keeps a line that answers", () => {
    const { sockets, last } = connected();
    last().welcomes();
    vi.advanceTimersByTime(PING_EVERY_MS);
    last().says({ pong: { n: 1, now_ms: 0 } });
    vi.advanceTimersByTime(PONG_WITHIN_MS);
    expect(sockets).toHaveLength(1);
  });

  it("asks at once whether the line is real when the phone wakes", () => {
    const { link, sockets, last } = connected();
    last().welcomes();
    link.wake();
    expect(last().sent).toContainEqual({ ping: 1 });
    vi.advanceTimersByTime(PONG_WITHIN_MS);
    expect(sockets).toHaveLength(2);
  });

  it("does not try without a network, and tries at once when it is back", () => {
    const { link, sockets, last } = connected();
    last().welcomes();
    link.offline();
    vi.advanceTimersByTime(120_000);
    expect(sockets).toHaveLength(1);
    link.wake();
    expect(sockets).toHaveLength(2);
  });

  it("hears nothing from a socket that it has left", () => {
    const { link, sockets, heard } = connected();
    const first = sockets[0] as FakeSocket;
    first.welcomes();
    link.connect();
    first.says({ pong: { n: 9, now_ms: 0 } });
    first.onclose?.();
    expect(heard).toHaveLength(1);
    expect(link.state).toBe("connecting");
  });
});
