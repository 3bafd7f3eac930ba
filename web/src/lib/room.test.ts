import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { gameView, roomView } from "../fixtures/room";
import type { SocketLike } from "./link";
import { Room } from "./room.svelte";
import type { RoomView } from "./protocol/types";

class FakeSocket implements SocketLike {
  sent: Record<string, never>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, never>);
  }
  close() {}
  says(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}

const voting = () => roomView(5, { stage: "game", game: gameView(5), position: 40 });

function sitting(view: RoomView = voting(), kept = storage(), session = storage()) {
  const sockets: FakeSocket[] = [];
  const room = new Room("HKMWRT", {
    secret: "s3cret",
    storage: kept,
    session,
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
  });
  const last = () => sockets[sockets.length - 1] as FakeSocket;
  const welcome = (now = view, nowMs = Date.now()) => {
    last().onopen?.();
    last().says({ welcome: { position: now.position, epoch: "e1", now_ms: nowMs, view: now } });
  };
  room.reconnect();
  welcome();
  return { room, sockets, last, welcome, kept, session };
}

describe("a room", () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));
  afterEach(() => void vi.useRealTimers());

  it("follows the server step by step", () => {
    const { room, last } = sitting();
    last().says([41, { p: 4 }]);
    expect(room.game?.phase).toBe("score");
    expect(room.view?.position).toBe(41);
  });

  it("asks again instead of guessing when it missed a step", () => {
    const { sockets, last } = sitting();
    last().says([43, { p: 5 }]);
    expect(sockets).toHaveLength(2);
    last().onopen?.();
    expect(last().sent[0]).toEqual({ hello: { secret: "s3cret", position: 40, epoch: "e1" } });
  });

  it("answers a command when the server has it, and shows it as done meanwhile", async () => {
    const { room, last } = sitting();
    const answer = room.do({ vote: { slots: [2] } });
    expect(room.pending).toEqual({ vote: { slots: [2] } });
    const { id } = (last().sent[1] as unknown as { do: { id: string } }).do;
    last().says([41, { y: [[2], null] }, id]);
    expect(await answer).toEqual({ ok: true, position: 41 });
    expect(room.pending).toBeNull();
  });

  it("says why a command was refused", async () => {
    const { room, last } = sitting();
    const answer = room.do({ vote: { slots: [3] } });
    const { id } = (last().sent[1] as unknown as { do: { id: string } }).do;
    last().says({ refused: { id, code: "own_card", message: "" } });
    expect(await answer).toEqual({ ok: false, code: "own_card" });
  });

  it("sends a command again, with the same id, after a break", async () => {
    const { room, last, welcome } = sitting();
    const answer = room.do({ vote: { slots: [2] } });
    const first = last().sent[1];
    last().onclose?.();
    vi.advanceTimersByTime(20_000);
    welcome();
    expect(last().sent[1]).toEqual(first);
    last().says({ accepted: { id: (first as unknown as { do: { id: string } }).do.id, position: 44 } });
    expect(await answer).toEqual({ ok: true, position: 44 });
  });

  it("keeps what was played while there was no line", () => {
    const { room, last, welcome } = sitting();
    last().onclose?.();
    void room.do({ vote: { slots: [1] } });
    vi.advanceTimersByTime(20_000);
    welcome();
    expect(last().sent[1]).toMatchObject({ do: { command: { vote: { slots: [1] } } } });
  });

  it("knows the server's clock by the fastest of a few pings", () => {
    const { room, last } = sitting();
    // The answer to the hello came late, and says little.
    room.reconnect();
    last().onopen?.();
    vi.advanceTimersByTime(2_000);
    const view = voting();
    last().says({ welcome: { position: view.position, epoch: "e1", now_ms: Date.now() + 9_000, view } });
    const pings = () => last().sent.filter((frame) => "ping" in frame) as unknown as { ping: number }[];
    vi.advanceTimersByTime(1_000);
    for (const tookMs of [300, 40, 900, 500]) {
      const { ping } = pings().at(-1)!;
      const askedAtMs = Date.now();
      vi.advanceTimersByTime(tookMs);
      last().says({ pong: { n: ping, now_ms: askedAtMs + 7_000 + (tookMs === 40 ? 20 : 0) } });
    }
    expect(pings()).toHaveLength(4);
    expect(room.serverNowMs() - Date.now()).toBe(7_000);
  });

  it("a board that sounds says so, after a break too", () => {
    const { room, last, welcome } = sitting();
    room.sound(true);
    room.sound(true);
    expect(last().sent.filter((frame) => "sounding" in frame)).toEqual([{ sounding: true }]);
    last().onclose?.();
    vi.advanceTimersByTime(20_000);
    welcome();
    expect(last().sent).toContainEqual({ sounding: true });
    room.sound(false);
    expect(last().sent.at(-1)).toEqual({ sounding: false });
  });

  it("waits for the key to another device, which comes after the step", async () => {
    const { room, last } = sitting();
    const asked = room.ask({ ticket: {} });
    const { room: sent } = last().sent.at(-1) as unknown as { room: { id: string } };
    last().says([41, null, sent.id]);
    last().says({ ticket: { id: sent.id, ticket: "t1" } });
    expect(await asked).toEqual({ ok: true, position: 41, ticket: "t1" });
  });

  it("sends what had no answer again after a reload, with the same id, and shows it as done meanwhile", () => {
    const before = sitting();
    void before.room.do({ vote: { slots: [2] } });
    const { do: sent } = before.last().sent.at(-1) as unknown as { do: { id: string } };
    const after = sitting(voting(), before.kept, before.session);
    expect(after.last().sent.at(-1)).toEqual({ do: { id: sent.id, command: { vote: { slots: [2] } } } });
    expect(after.room.pending).toEqual({ vote: { slots: [2] } });
    after.last().says({ accepted: { id: sent.id, position: 41 } });
    expect(after.room.pending).toBeNull();
    const third = sitting(voting(), before.kept, before.session);
    expect(third.last().sent).toHaveLength(1);
  });

  it("keeps a recording's id over a reload, and does not tell it before its time", () => {
    const { room, last, kept } = sitting();
    room.keep({ clue: "dusk", performance: "r1" });
    vi.advanceTimersByTime(1_000);
    expect(last().sent).toContainEqual({ draft: { clue: "dusk" } });
    expect(sitting(voting(), kept).room.draft.performance).toBe("r1");
  });

  it("keeps a draft over a reload, but not into the next turn", () => {
    const { room, kept } = sitting();
    room.keep({ clue: "Tea for someone" });
    expect(sitting(voting(), kept).room.draft.clue).toBe("Tea for someone");
    const next = roomView(5, { stage: "game", game: gameView(5, { turn: 8 }) });
    expect(sitting(next, kept).room.draft).toEqual({});
  });

  it("takes the server's draft when this device has none", () => {
    const view = { ...voting(), draft: { card: 12, clue: "dusk" } };
    expect(sitting(view).room.draft).toEqual({ card: 12, clue: "dusk" });
  });

  it("leaves the server's draft behind when the table goes on", () => {
    const { room, last } = sitting({ ...voting(), draft: { slots: [3] } });
    expect(room.draft).toEqual({ slots: [3] });
    last().says([41, { p: 4 }]);
    expect(room.draft).toEqual({});
    last().says([42, { N: 8, p: 3 }]);
    expect(room.draft).toEqual({});
  });

  it("does not send a draft when the table has gone on", () => {
    const { room, last } = sitting();
    room.keep({ slots: [3] });
    last().says([41, { p: 4 }]);
    vi.advanceTimersByTime(1_000);
    expect(last().sent.filter((frame) => "draft" in frame)).toEqual([]);
  });

  it("sends drafts when the pen rests", () => {
    const { room, last } = sitting();
    room.keep({ clue: "T" });
    room.keep({ clue: "Te" });
    vi.advanceTimersByTime(1_000);
    expect(last().sent.filter((frame) => "draft" in frame)).toEqual([{ draft: { clue: "Te" } }]);
  });

  it("shows the candle right on a device whose clock is wrong", () => {
    const { room } = (() => {
      const made = sitting();
      made.room.reconnect();
      made.welcome({ ...voting(), deadline_ms: 1_800_000_000_000 + 90_000 }, 1_800_000_000_000 + 60_000);
      return made;
    })();
    expect(room.leftMs()).toBe(30_000);
  });

  it("stops when the seat is gone, and does not when the server restarts", async () => {
    const { room, last } = sitting();
    last().says({ bye: { code: "restart", message: "" } });
    expect(room.bye).toBeNull();
    expect(room.restarting).toBe(true);
    const answer = room.do({ vote: { slots: [1] } });
    last().says({ bye: { code: "kicked", message: "" } });
    expect(room.bye).toBe("kicked");
    expect(room.link).toBe("stopped");
    expect(await answer).toEqual({ ok: false, code: "kicked" });
  });

  it("says that the house is out of breath until it is not, or somebody is welcomed anew", () => {
    const { room, last, welcome } = sitting();
    last().says({ breath: { catching: true } });
    expect(room.outOfBreath).toBe(true);
    last().says({ breath: { catching: false } });
    expect(room.outOfBreath).toBe(false);
    last().says({ breath: { catching: true } });
    room.reconnect();
    welcome(voting());
    expect(room.outOfBreath).toBe(false);
  });

  it("tells a stranger from one who was put out", () => {
    const { room, last } = sitting();
    last().says({ refused: { id: null, code: "unknown_secret", message: "" } });
    last().says({ bye: { code: "kicked", message: "" } });
    expect(room.bye).toBe("stranger");
    room.reconnect();
    last().says({ bye: { code: "kicked", message: "" } });
    expect(room.bye).toBe("kicked");
  });

  it("knows who sits where", () => {
    const { room } = sitting();
    expect(room.me?.name).toBe("Rui");
    expect(room.personAt(3)?.name).toBe("Ona");
    expect(room.picture(90)).toEqual({ pack: "tides", n: 6 });
  });
});
