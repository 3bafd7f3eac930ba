import type { Command, RoomCommand } from "./protocol/types";

export type Sent = { do: { id: string; command: Command } } | { room: { id: string; command: RoomCommand } };
export type Answer = { ok: true; position: number; ticket?: string } | { ok: false; code: string };

interface Waiting {
  id: string;
  frame: Sent;
  answer: (answer: Answer) => void;
}

/** Where commands wait over a reload of the page. */
export interface Shelf {
  storage: Storage;
  key: string;
}

/**
 * Commands that the server has not answered yet, in order. A command keeps its id when it is sent
 * again after a break or a reload, and the server does an id once.
 */
export class Outbox {
  #waiting: Waiting[] = [];
  #count = 0;
  #prefix: string;

  constructor(
    private readonly shelf: Shelf | null = null,
    prefix = Math.random().toString(36).slice(2, 8),
  ) {
    this.#prefix = prefix;
    // Who asked is gone with the old page; the answer only clears the place.
    this.#waiting = readShelf(shelf).map((frame) => ({ id: idOf(frame), frame, answer: () => {} }));
  }

  get size(): number {
    return this.#waiting.length;
  }
  /** The frames to send again after a break. */
  get frames(): Sent[] {
    return this.#waiting.map(({ frame }) => frame);
  }

  /** The newest game command without an answer. */
  get lastPlayed(): Command | null {
    const played = this.#waiting.findLast(({ frame }) => "do" in frame)?.frame;
    return played && "do" in played ? played.do.command : null;
  }

  /** Whether a command is answered by more than "done": its step is not the answer yet. */
  wantsTicket(id: string): boolean {
    const frame = this.#waiting.find((waiting) => waiting.id === id)?.frame;
    return frame !== undefined && "room" in frame && "ticket" in frame.room.command;
  }

  put(make: (id: string) => Sent): { frame: Sent; answer: Promise<Answer> } {
    const id = `${this.#prefix}-${++this.#count}`;
    const frame = make(id);
    const answer = new Promise<Answer>((resolve) => this.#waiting.push({ id, frame, answer: resolve }));
    this.#keep();
    return { frame, answer };
  }

  settle(id: string, answer: Answer): void {
    const at = this.#waiting.findIndex((waiting) => waiting.id === id);
    if (at < 0) return;
    const [waiting] = this.#waiting.splice(at, 1);
    this.#keep();
    waiting?.answer(answer);
  }

  /** Gives all up, as when the seat is gone. */
  refuseAll(code: string): void {
    for (const { id } of [...this.#waiting]) this.settle(id, { ok: false, code });
  }
  #keep(): void {
    try {
      if (this.#waiting.length) this.shelf?.storage.setItem(this.shelf.key, JSON.stringify(this.frames));
      else this.shelf?.storage.removeItem(this.shelf.key);
    } catch {
      // Without storage, commands live as long as the page.
    }
  }
}

const idOf = (frame: Sent): string => ("do" in frame ? frame.do.id : frame.room.id);

function readShelf(shelf: Shelf | null): Sent[] {
  try {
    return JSON.parse(shelf?.storage.getItem(shelf.key) ?? "[]") as Sent[];
  } catch {
    return [];
  }
}
