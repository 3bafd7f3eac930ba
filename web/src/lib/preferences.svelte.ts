import { untrack } from "svelte";
import { announcer } from "./announcer.svelte";
import { KEPT, readKept, type Locale } from "../first/locale";
import { words } from "./words.svelte";

export interface Preferences {
  locale: Locale | null;
  name: string;
  rabbit: number;
  sound: boolean;
  /** How loud, where there is sound. */
  volume: 0.4 | 0.7 | 1;
  /** Words under an enlarged picture, for who wants them. */
  captions: boolean;
  /** The first round is known: no coach. */
  coached: boolean;
  motion: "system" | "calm" | "full";
  text: 1 | 1.15 | 1.3;
  theme: "night" | "paper";
  contrast: boolean;
  leftHanded: boolean;
}

const defaults = (): Preferences => ({
  locale: null,
  name: "",
  rabbit: 1 + Math.floor(Math.random() * 12),
  sound: true,
  volume: 0.7,
  captions: false,
  coached: false,
  motion: "system",
  text: 1,
  theme: "night",
  contrast: false,
  leftHanded: false,
});

/** What this visitor likes; kept in the browser, shown on `<html>` as data attributes. */
class PreferenceStore {
  #kept = $state.raw<Preferences>(defaults());
  #systemCalm = $state(false);
  #touched = $state(false);

  get all(): Preferences {
    return this.#kept;
  }
  /** Less motion, by the visitor's or the system's wish. */
  get calm(): boolean {
    return this.#kept.motion === "calm" || (this.#kept.motion === "system" && this.#systemCalm);
  }
  /** Sound is wished for, and the page has been touched (browsers stay silent before). */
  get audible(): boolean {
    return this.#kept.sound && this.#touched;
  }

  start(): void {
    this.#kept = { ...defaults(), ...readKept<Preferences>() };
    const media = matchMedia("(prefers-reduced-motion: reduce)");
    this.#systemCalm = media.matches;
    media.addEventListener("change", () => {
      this.#systemCalm = media.matches;
      this.#show();
    });
    addEventListener("pointerdown", () => (this.#touched = true), { once: true });
    addEventListener("keydown", () => (this.#touched = true), { once: true });
    addEventListener("storage", (event) => {
      if (event.key !== KEPT) return;
      this.#kept = { ...this.#kept, ...readKept<Preferences>() };
      this.#show();
    });
    if (!localStorage.getItem(KEPT)) this.#keep();
    this.#show();
  }

  set(change: Partial<Preferences>): void {
    // Untracked, so that an effect may write what it likes without waiting for itself.
    untrack(() => {
      this.#kept = { ...this.#kept, ...change };
      this.#keep();
      this.#show();
    });
    if (change.locale) void words.use(change.locale).then(() => announcer.hush());
  }

  #keep(): void {
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  #show(): void {
    const root = document.documentElement;
    const { theme, contrast, text } = this.#kept;
    root.toggleAttribute("data-left-handed", this.#kept.leftHanded);
    root.dataset.theme = theme;
    root.dataset.contrast = contrast ? "high" : "normal";
    root.dataset.motion = this.calm ? "calm" : "full";
    root.style.setProperty("--text-scale", String(text));
    const bar = document.querySelector('meta[name="theme-color"]');
    bar?.setAttribute("content", theme === "paper" ? "#cdb484" : "#070d1a");
  }
}

export const preferences = new PreferenceStore();
