import { untrack } from "svelte";
import { fetchArea as fetchWords, type Area, type Areas } from "../first/chunks";
import { standIns, type Locale } from "../first/locale";
import { languages } from "../paraglide/languages";
import { elided } from "./elision";

export { locales, type Locale } from "../first/locale";
/** Each language in its own words. */
export const localeNames = Object.fromEntries(
  Object.entries(languages).map(([tag, { name }]) => [tag, name]),
) as Record<Locale, string>;

const fetchArea = async (area: Area, locale: Locale) => elided(await fetchWords(area, locale), locale);

/** The compiled messages in the reader's language: `words.shell.home_set_table()`. Changing the language redraws. */
class Words {
  #locale = $state<Locale>("en");
  #loaded = $state.raw<Partial<Areas>>({});
  #wanted: Locale = "en";

  get locale(): Locale {
    return this.#locale;
  }
  /** As the browser's own formats know it: for dates and lists. */
  get format(): string {
    return languages[this.#locale].locale;
  }
  /** What is kept in several languages, in the reader's or the nearest to it. */
  of<T>(texts: Partial<Record<string, T>> | undefined): T | undefined {
    return standIns(this.#locale)
      .map((locale) => texts?.[locale])
      .find((text) => text !== undefined);
  }
  get shell(): Areas["shell"] {
    return this.#area("shell");
  }
  get table(): Areas["table"] {
    return this.#area("table");
  }
  get own(): Areas["own"] {
    return this.#area("own");
  }
  get box(): Areas["box"] {
    return this.#area("box");
  }
  get rulebook(): Areas["rulebook"] {
    return this.#area("rulebook");
  }
  get moon(): Areas["moon"] {
    return this.#area("moon");
  }
  get post(): Areas["post"] {
    return this.#area("post");
  }
  get evenings(): Areas["evenings"] {
    return this.#area("evenings");
  }
  get privacy(): Areas["privacy"] {
    return this.#area("privacy");
  }

  /** Loads an area in the current language; screens of that area are drawn after it. */
  async load(area: Area): Promise<void> {
    // Untracked: a screen that was drawn with these words stays when they change their language.
    if (untrack(() => this.#loaded[area])) return;
    let locale: Locale;
    let messages: Areas[Area];
    // The language may be changed while a chunk is on its way.
    do {
      locale = untrack(() => this.#locale);
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
    if (typeof document !== "undefined") document.documentElement.lang = languages[locale].locale;
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
