import type { Command, RoomCommand } from "./types";

export type Sent = { do: { id: string; command: Command } } | { room: { id: string; command: RoomCommand } };
export type Answer = { ok: true; position: number; ticket?: string } | { ok: false; code: string };

interface Waiting {
  id: string;
  frame: Sent;
  answer: (answer: Answer) => void;
}

/**
 * Commands that the server has not answered yet, in order. A command keeps its id when it is sent
 * again after a break, and the server does an id once.
 */
export class Outbox {
  #waiting: Waiting[] = [];
  #count = 0;
  #prefix: string;

  constructor(prefix = Math.random().toString(36).slice(2, 8)) {
    this.#prefix = prefix;
  }

  get size(): number {
    return this.#waiting.length;
  }
  /** The frames to send again after a break. */
  get frames(): Sent[] {
    return this.#waiting.map(({ frame }) => frame);
  }

  put(make: (id: string) => Sent): { frame: Sent; answer: Promise<Answer> } {
    const id = `${this.#prefix}-${++this.#count}`;
    const frame = make(id);
    const answer = new Promise<Answer>((resolve) => this.#waiting.push({ id, frame, answer: resolve }));
    return { frame, answer };
  }

  settle(id: string, answer: Answer): void {
    const at = this.#waiting.findIndex((waiting) => waiting.id === id);
    if (at < 0) return;
    const [waiting] = this.#waiting.splice(at, 1);
    waiting?.answer(answer);
  }

  /** Gives all up, as when the seat is gone. */
  refuseAll(code: string): void {
    for (const { id } of [...this.#waiting]) this.settle(id, { ok: false, code });
  }
}
