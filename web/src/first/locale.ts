export const locales = ["en", "it", "es", "pt", "ca", "fr"] as const;
export type Locale = (typeof locales)[number];

/** Where the visitor's likings are kept in the browser. */
export const KEPT = "moonhare";

/** The first of the reader's languages that we speak. */
export function pickLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const found = locales.find((locale) => tag.toLowerCase().split("-")[0] === locale);
    if (found) return found;
  }
  return "en";
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
