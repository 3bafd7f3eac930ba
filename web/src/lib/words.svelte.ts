import { fetchArea, type Area, type Areas } from "../first/chunks";
import type { Locale } from "../first/locale";

export { locales, type Locale } from "../first/locale";
/** Each language in its own words. */
export const localeNames: Record<Locale, string> = { en: "English", it: "Italiano", es: "Español", pt: "Português", ca: "Català", fr: "Français" };

/** The compiled messages in the reader's language: `words.shell.home_set_table()`. Changing the language redraws. */
class Words {
  #locale = $state<Locale>("en");
  #loaded = $state.raw<Partial<Areas>>({});
  #wanted: Locale = "en";

  get locale(): Locale {
    return this.#locale;
  }
  get shell(): Areas["shell"] {
    return this.#area("shell");
  }
  get table(): Areas["table"] {
    return this.#area("table");
  }
  get rulebook(): Areas["rulebook"] {
    return this.#area("rulebook");
  }

  /** Loads an area in the current language; screens of that area are drawn after it. */
  async load(area: Area): Promise<void> {
    if (this.#loaded[area]) return;
    let locale: Locale;
    let messages: Areas[Area];
    // The language may be changed while a chunk is on its way.
    do {
      locale = this.#locale;
      messages = await fetchArea(area, locale);
    } while (locale !== this.#locale);
    this.#loaded = { ...this.#loaded, [area]: messages };
  }

  /** Switches everything that is loaded to another language, at once; the last wish counts. */
  async use(locale: Locale): Promise<void> {
    this.#wanted = locale;
    const next: Partial<Record<Area, Areas[Area]>> = {};
    // What is loaded meanwhile must change its language too.
    for (let missing = this.#missing(next); missing.length; missing = this.#missing(next)) {
      await Promise.all(missing.map(async (area) => (next[area] = await fetchArea(area, locale))));
    }
    if (this.#wanted !== locale) return;
    this.#locale = locale;
    this.#loaded = next as Partial<Areas>;
    if (typeof document !== "undefined") document.documentElement.lang = locale;
  }

  #missing(next: Partial<Record<Area, unknown>>): Area[] {
    return (Object.keys(this.#loaded) as Area[]).filter((area) => !(area in next));
  }

  #area<A extends Area>(area: A): Areas[A] {
    const messages = this.#loaded[area];
    if (!messages) throw new Error(`the words of "${area}" are not loaded`);
    return messages as Areas[A];
  }
}

export const words = new Words();
