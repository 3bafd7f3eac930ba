import { before } from "./day";

/** At which look a hand's card was found: 1 at first sight, 2 at the second, 0 not at all. */
export type Look = 0 | 1 | 2;
/** What was laid on the hands of a day so far: for each hand the slots that were tried, from 0. */
export interface Played {
  tries: number[][];
  looks: Look[];
  /** The server has counted it. */
  counted?: boolean;
}

export const HANDS = 5;
const KEPT = "moonhare-moons";
const DAYS_KEPT = 14;

const all = (): Record<string, Played> => {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, Played>;
  } catch {
    return {};
  }
};

export const playedOn = (day: string): Played => all()[day] ?? { tries: [], looks: [] };

export function keepPlayed(day: string, played: Played): void {
  const days = Object.entries({ ...all(), [day]: played }).sort(([a], [b]) => (a < b ? 1 : -1));
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(days.slice(0, DAYS_KEPT))));
  } catch {
    // A browser that keeps nothing: then it is played for this once.
  }
}

/** Whole moons: a full one for the first look, half of one for the second. */
export const moons = (looks: readonly Look[]): number =>
  looks.reduce<number>((sum, look) => sum + (look === 1 ? 1 : look === 2 ? 0.5 : 0), 0);

/** 3½ */
export const moonsText = (looks: readonly Look[]): string => {
  const sum = moons(looks);
  return `${Math.floor(sum) || (sum ? "" : 0)}${sum % 1 ? "½" : ""}`;
};

/** How full each of the last seven nights was, the oldest first; null where it was not played to the end. */
export function lastNights(today: string): { day: string; part: number | null }[] {
  const kept = all();
  return Array.from({ length: 7 }, (_, at) => {
    const day = before(today, 6 - at);
    const looks = kept[day]?.looks ?? [];
    return { day, part: looks.length === HANDS ? moons(looks) / HANDS : null };
  });
}

const SIGNS = ["🌑", "🌕", "🌗"];
/** The result to share: moons only, nothing of the clues or the pictures. */
export const shareText = (day: string, looks: readonly Look[], address: string): string =>
  `Moonhare ${day} ${looks.map((look) => SIGNS[look]).join("")}\n${address}`;
