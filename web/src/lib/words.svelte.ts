import type * as Rulebook from "../paraglide/rulebook/messages/_index.js";
import type * as Shell from "../paraglide/shell/messages/_index.js";
import type * as Table from "../paraglide/table/messages/_index.js";

export const locales = ["en", "it", "es", "pt", "ca", "fr"] as const;
export type Locale = (typeof locales)[number];
/** Each language in its own words. */
export const localeNames: Record<Locale, string> = { en: "English", it: "Italiano", es: "Español", pt: "Português", ca: "Català", fr: "Français" };

interface Areas {
  shell: typeof Shell;
  table: typeof Table;
  rulebook: typeof Rulebook;
}
type Area = keyof Areas;

// One chunk per area and language; a visitor loads only their own language's.
const chunks = import.meta.glob<Areas[Area]>("../paraglide/*/messages/??.js");

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

async function fetchArea(area: Area, locale: Locale): Promise<Areas[Area]> {
  const chunk = chunks[`../paraglide/${area}/messages/${locale}.js`];
  if (!chunk) throw new Error(`no words for ${area} in ${locale}`);
  return chunk();
}

/** The first of the reader's languages that we speak. */
export function pickLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const found = locales.find((locale) => tag.toLowerCase().split("-")[0] === locale);
    if (found) return found;
  }
  return "en";
}

export const words = new Words();
