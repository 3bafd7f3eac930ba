import { languages } from "../paraglide/languages";

/** A language's tag: the name of its folder in messages/. */
export type Locale = keyof typeof languages;
export const locales = Object.keys(languages) as Locale[];

/** Where the visitor's likings are kept in the browser. */
export const KEPT = "moonhare";

/** Regions whose tag names another than the language's first home: Spanish of the Americas has one tag. */
const wider = (tag: string) => (/^es-(?!es\b)/i.test(tag) ? "es-419" : tag);

/** The language that a browser's tag asks for, or the nearest of its kind. */
function nearest(tag: string): Locale | undefined {
  for (let parts = wider(tag).toLowerCase().split("-"); parts.length; parts = parts.slice(0, -1)) {
    const found = locales.find((locale) => locale.toLowerCase() === parts.join("-"));
    if (found) return found;
  }
  return undefined;
}

/** The first of the reader's languages that we speak. */
export function pickLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const found = nearest(tag);
    if (found) return found;
  }
  return "en";
}

/** A language and those that stand in for what it lacks, nearest first. */
export function standIns(locale: Locale): Locale[] {
  const chain: Locale[] = [];
  for (let next: Locale | null = locale; next; next = languages[next].base as Locale | null) chain.push(next);
  return chain;
}

/** What was kept of the visitor's likings; {} when nothing was, or nothing can be read. */
export function readKept<T extends { locale: Locale | null }>(): Partial<T> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<T>;
  } catch {
    return {};
  }
}

/** The language to start in: chosen before, or the browser's. */
export function firstLocale(): Locale {
  const { locale } = readKept();
  return locale && locales.includes(locale) ? locale : pickLocale(navigator.languages);
}
