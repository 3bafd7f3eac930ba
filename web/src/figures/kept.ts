import type { OwnEvening } from "./evening";

const KEPT = "moonhare-evenings";
/** So many are remembered; the oldest are forgotten first. */
export const EVENINGS_MAX = 400;

/** The evenings that this browser remembers, the earliest first. */
export function evenings(): OwnEvening[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(read) ? read.filter(isEvening) : [];
  } catch {
    return [];
  }
}

/** Keeps an evening, once: who looks at the end of a game again has not played it again. */
export function keepEvening(evening: OwnEvening): void {
  const known = evenings();
  if (known.some(({ game }) => game === evening.game)) return;
  const latest = [...known, evening].toSorted((a, b) => a.at - b.at).slice(-EVENINGS_MAX);
  try {
    localStorage.setItem(KEPT, JSON.stringify(latest));
  } catch {
    // There is no room: then it is not counted.
  }
}

export function forgetEvenings(): void {
  try {
    localStorage.removeItem(KEPT);
  } catch {
    // Nothing was kept.
  }
}

/** What another release, or another program, wrote is left out where it is none. */
function isEvening(one: Partial<OwnEvening> | null): one is OwnEvening {
  const number = (value: unknown) => typeof value === "number" && Number.isFinite(value);
  return (
    typeof one === "object" &&
    one !== null &&
    typeof one.game === "string" &&
    [one.at, one.people, one.points, one.found, one.voted].every(number) &&
    [one.told?.some, one.told?.all, one.told?.none].every(number) &&
    Array.isArray(one.fooled) &&
    one.fooled.every((whom) => typeof whom?.name === "string" && number(whom.rabbit) && number(whom.count)) &&
    Array.isArray(one.hearts) &&
    one.hearts.every((picture) => typeof picture?.pack === "string" && number(picture.n)) &&
    [one.shortest, one.longest].every((clue) => clue === null || typeof clue === "string")
  );
}
