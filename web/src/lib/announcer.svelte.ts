/** Sentences for screen readers; `LiveRegion` in App speaks them. */
class Announcer {
  #polite = $state("");
  #urgent = $state("");

  get polite(): string {
    return this.#polite;
  }
  get urgent(): string {
    return this.#urgent;
  }
  /** Says what happened. The same sentence twice is heard twice: a no-break space tells them apart. */
  say(sentence: string, how: "polite" | "urgent" = "polite"): void {
    const again = (before: string) => (before === sentence ? `${sentence}\u00a0` : sentence);
    if (how === "urgent") this.#urgent = again(this.#urgent);
    else this.#polite = again(this.#polite);
  }
  /** What was said in another language is not left lying. */
  hush(): void {
    this.#polite = "";
    this.#urgent = "";
  }
}

export const announcer = new Announcer();
