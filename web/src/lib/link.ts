import type { ServerMessage } from "./protocol/types";

export const RETRY_FIRST_MS = 500;
export const RETRY_MAX_MS = 15_000;
export const PING_EVERY_MS = 20_000;
export const PONG_WITHIN_MS = 6_000;

/** The part of a WebSocket that we use; tests bring their own. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export type LinkState = "connecting" | "live" | "waiting" | "offline" | "stopped";

export interface LinkEvents {
  /** The first frame to send. */
  hello(): unknown;
  message(message: ServerMessage): void;
  state(state: LinkState, retryAtMs: number | null): void;
  /** A ping of this number leaves. */
  pings(n: number): void;
}

/** How long to wait before the n-th try (from 0): doubles, capped, with jitter so that a room does not return as one. */
export function retryDelayMs(tries: number, random: number): number {
  const most = Math.min(RETRY_MAX_MS, RETRY_FIRST_MS * 2 ** tries);
  return Math.round(most / 2 + (most / 2) * random);
}

/** One table's line to the server: opens, says hello, listens, and comes back after every break. */
export class Link {
  #socket: SocketLike | null = null;
  #state: LinkState = "stopped";
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;
  #pings = 0;

  constructor(
    private readonly open: () => SocketLike,
    private readonly events: LinkEvents,
    private readonly random: () => number = Math.random,
  ) {}

  get state(): LinkState {
    return this.#state;
  }

  /** Connects now, whatever it was waiting for. */
  connect(): void {
    this.#drop();
    this.#set("connecting");
    const socket = this.open();
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.events.hello()));
    socket.onmessage = ({ data }) => socket === this.#socket && this.#hear(String(data));
    socket.onclose = () => socket === this.#socket && this.#lost();
  }

  /** Sends when the line is live; says whether it did. */
  send(frame: unknown): boolean {
    if (this.#state !== "live" || !this.#socket) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  /** Asks for a sign of life, which says how late it is at the server. */
  ping(): void {
    const n = ++this.#pings;
    this.events.pings(n);
    this.send({ ping: n });
  }

  /** Ends for good (until `connect`). */
  stop(): void {
    this.#drop();
    this.#set("stopped");
  }

  /** The page woke up (shown again, back from sleep): make sure that the line is real. */
  wake(): void {
    if (this.#state === "live") this.#check();
    else if (this.#state === "waiting" || this.#state === "offline") this.connect();
  }

  /** The browser lost its network: no use in trying before it says otherwise. */
  offline(): void {
    if (this.#state === "stopped") return;
    this.#drop();
    this.#set("offline");
  }

  #hear(text: string): void {
    clearTimeout(this.#pong);
    this.#pong = undefined;
    const message = JSON.parse(text) as ServerMessage;
    if (!Array.isArray(message) && "welcome" in message) {
      this.#tries = 0;
      this.#set("live");
      this.#ping = setInterval(() => this.#check(), PING_EVERY_MS);
    }
    this.events.message(message);
  }

  #check(): void {
    if (this.#pong !== undefined) return;
    this.#pong = setTimeout(() => this.connect(), PONG_WITHIN_MS);
    this.ping();
  }

  #lost(): void {
    this.#drop();
    const delay = retryDelayMs(this.#tries++, this.random());
    this.#retry = setTimeout(() => this.connect(), delay);
    this.#set("waiting", Date.now() + delay);
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    clearTimeout(this.#pong);
    this.#pong = undefined;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #set(state: LinkState, retryAtMs: number | null = null): void {
    this.#state = state;
    this.events.state(state, retryAtMs);
  }
}
