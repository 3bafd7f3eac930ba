import type { Room } from "$lib/room.svelte";
import { seatAt } from "$lib/seats";
import type { Report } from "./check";
import { keeperOf } from "./keeper";
import type { Question } from "./worker";

/** How the check of one game comes out. */
export class Fairness {
  #report = $state.raw<Report | null>(null);
  #failed = $state(false);
  #log = $state.raw<string | null>(null);

  constructor(
    private readonly room: Room,
    private readonly secretHash: string,
  ) {
    void this.run();
  }

  /** Nothing while it is being checked. */
  get report(): Report | null {
    return this.#report;
  }
  /** It could not be checked: the log could not be fetched. */
  get failed(): boolean {
    return this.#failed;
  }
  /** The log that was checked, for who wants to keep it. */
  get log(): string | null {
    return this.#log;
  }

  async run(): Promise<void> {
    this.#failed = false;
    const { code } = this.room;
    try {
      const secret = seatAt(code)?.secret;
      const headers: Record<string, string> = secret ? { authorization: `Bearer ${secret}` } : {};
      const answer = await fetch(`/api/rooms/${code}/games`, { headers });
      if (!answer.ok) throw new Error(`the log could not be fetched: ${answer.status}`);
      const log = await answer.text();
      // A copy without the page's own bonds: it goes to another thread.
      const keeper = keeperOf(this.room);
      // After a reload this may be the first that looks at the table: what was kept is read then.
      if (this.room.view && this.room.epoch) keeper.see(this.room.view, this.room.epoch);
      const kept = structuredClone(keeper.games);
      this.#report = await inWorker({ log, secretHash: this.secretHash, kept });
      this.#log = log;
    } catch {
      this.#failed = true;
    }
  }
}

function inWorker(question: Question): Promise<Report> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const report = new Promise<Report>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Report>) => resolve(data);
    worker.onerror = () => reject(new Error("the check broke off"));
  });
  worker.postMessage(question);
  return report.finally(() => worker.terminate());
}

let latest: { room: Room; secretHash: string; fairness: Fairness } | null = null;

/** The check of the game that has just ended at a table; begun when it is first asked for. */
export function fairnessOf(room: Room, secretHash: string): Fairness {
  if (latest?.room !== room || latest.secretHash !== secretHash)
    latest = { room, secretHash, fairness: new Fairness(room, secretHash) };
  return latest.fairness;
}
