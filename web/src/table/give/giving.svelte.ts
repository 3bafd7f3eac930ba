import { announcer } from "$lib/announcer.svelte";
import { errorText } from "$lib/errors";
import type { Room } from "$lib/room.svelte";

/** Choosing what to give: as many cards as the table asks for. */
export class Giving {
  #sending = $state(false);

  constructor(private readonly room: Room) {}

  get cards(): number[] {
    return this.room.moves.give?.cards ?? [];
  }
  get count(): number {
    return this.room.moves.give?.count ?? 1;
  }
  get chosen(): number[] {
    return (this.room.draft.cards ?? []).filter((card) => this.cards.includes(card)).slice(0, this.count);
  }
  get ready(): boolean {
    return !this.#sending && this.room.moves.give !== undefined && this.chosen.length === this.count;
  }
  /** Takes it; if the hand is full, the one that was chosen first goes back. */
  choose(card: number): void {
    const rest = this.chosen.filter((other) => other !== card);
    this.room.keep({ cards: [...rest, card].slice(-this.count) });
  }
  leave(card: number): void {
    this.room.keep({ cards: this.chosen.filter((other) => other !== card) });
  }
  /** Carried onto the felt: chosen, and given when it was the last one missing. */
  drop(card: number): void {
    this.choose(card);
    if (this.ready) void this.send();
  }
  async send(): Promise<void> {
    if (!this.ready) return;
    this.#sending = true;
    const answer = await this.room.do({ give: { cards: this.chosen } });
    this.#sending = false;
    if (!answer.ok) announcer.say(errorText(answer.code), "urgent");
  }
  async takeBack(): Promise<void> {
    const answer = await this.room.do({ take_back: {} });
    if (!answer.ok) announcer.say(errorText(answer.code), "urgent");
  }
}
