import { errorText } from "$lib/errors";
import { announcer } from "$lib/announcer.svelte";
import type { Room } from "$lib/room.svelte";

export const RECORDING_S_MAX = 20;

/** The storyteller's turn: a card, some words or a performance, and the moment they are told. */
export class Telling {
  #sending = $state(false);

  constructor(private readonly room: Room) {}

  get cards(): number[] {
    return this.room.moves.tell?.cards ?? [];
  }
  /** Party: the clue comes before the cards. */
  get faceless(): boolean {
    return this.room.moves.tell?.cards === null;
  }
  get card(): number | null {
    const { card } = this.room.draft;
    return card != null && this.cards.includes(card) ? card : null;
  }
  get clue(): string {
    return this.room.draft.clue ?? "";
  }
  /** What goes with the words: a recording's id, or "live" for a performance in the room. */
  get performance(): string | null {
    return this.room.draft.performance ?? null;
  }
  set performance(performance: string | null) {
    this.room.keep({ performance });
  }
  get charsMax(): number {
    return this.room.game?.limits.clue_chars ?? Infinity;
  }
  get ready(): boolean {
    return (
      !this.#sending &&
      (this.faceless || this.card !== null) &&
      (this.clue.trim() !== "" || this.performance !== null)
    );
  }

  choose(card: number): void {
    this.room.keep({ card });
  }
  write(clue: string): void {
    this.room.keep({ clue: clue.replace(/\n/g, " ") });
    this.room.typing();
  }
  async send(): Promise<void> {
    if (!this.ready) return;
    this.#sending = true;
    const text = this.clue.trim();
    const clue = this.performance === null ? text : { text, performance: this.performance };
    const answer = await this.room.do({ tell: this.card === null ? { clue } : { card: this.card, clue } });
    this.#sending = false;
    if (!answer.ok) announcer.say(errorText(answer.code), "urgent");
  }
}
