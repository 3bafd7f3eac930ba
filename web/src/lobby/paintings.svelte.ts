import { api } from "$lib/api";
import { packs } from "$lib/packs.svelte";
import type { PaintingView, PaintingsView } from "$lib/protocol/types";

const LOOK_EVERY_MS = 3_000;

/** Packs that are being painted at the house, as the one who ordered them follows it. */
export class PaintingsState {
  #all = $state.raw<PaintingsView | null>(null);
  /** Why the last order was refused, by code. */
  refusal = $state<string | null>(null);
  /** Ordered from this page and not yet on the table. */
  #mine = new Set<string>();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly onpainted: (pack: string) => void) {}

  /** Whether this house paints at all. */
  get allowed(): boolean {
    return this.#all?.allowed ?? false;
  }
  get themes(): PaintingsView["themes"] {
    return this.#all?.themes ?? [];
  }
  /** What is wet, waits, or did not turn out. */
  get open(): PaintingView[] {
    return this.#all?.paintings.filter(({ state }) => state !== "done") ?? [];
  }
  theme(id: string): PaintingsView["themes"][number] | null {
    return this.themes.find((theme) => theme.id === id) ?? null;
  }

  /** Looks every few seconds; returns how to stop. */
  follow(): () => void {
    void this.#look();
    this.#timer = setInterval(() => this.#busy() && void this.#look(), LOOK_EVERY_MS);
    return () => clearInterval(this.#timer);
  }
  async order(theme: string, seed: number | null): Promise<boolean> {
    const answer = await api.paint({ theme, ...(seed === null ? {} : { seed }) });
    this.refusal = answer.ok ? null : answer.code;
    if (answer.ok) {
      this.#mine.add(answer.value.id);
      await this.#look();
    }
    return answer.ok;
  }
  /** For the gallery of states. */
  show(all: PaintingsView): void {
    this.#all = all;
  }

  #busy(): boolean {
    return this.open.some(({ state }) => state === "waiting" || state === "painting");
  }
  async #look(): Promise<void> {
    const answer = await api.paintings();
    if (!answer.ok) return;
    this.#all = answer.value;
    const dry = answer.value.paintings.filter(({ id, state }) => state === "done" && this.#mine.has(id));
    if (!dry.length) return;
    await packs.reload();
    for (const { id } of dry) {
      this.#mine.delete(id);
      this.onpainted(id);
    }
  }
}
