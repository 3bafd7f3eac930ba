import { isToday, when } from "../post/when";

/** What a server sends to a device: nothing that a stranger who looks at the screen should not read. */
export interface KnockNote {
  code: string;
  turn: number;
  kind: "begin" | "tell" | "give" | "vote";
  reminder?: boolean;
  until_ms: number | null;
  silent: "bot" | "go_on";
  language: string;
}

/** The words of a language, as its editors wrote them. */
export type NoteWords = Readonly<Record<string, string>>;

/** One thing that somebody is told; a note that comes twice has the same. */
export const thingOf = (note: KnockNote): string =>
  `${note.turn} ${note.kind}${note.reminder ? " again" : ""}`;

/** What a note says, in a language: a sentence about the move, and how long there is time. */
export function sentenceOf(note: KnockNote, said: NoteWords, locale: string, nowMs: number): string {
  const until = note.until_ms !== null && note.until_ms > nowMs ? note.until_ms : null;
  const moment = until === null ? "" : when(until, nowMs, locale);
  const fill = (text = "") => text.replace("{when}", moment);
  if (note.reminder && until !== null) return capital(fill(said[`note_low_${note.silent}`]));
  const move = said[`note_${note.kind}`] ?? "";
  if (until === null) return move;
  return `${move} ${fill(said[isToday(until, nowMs) ? "note_until_today" : "note_until_day"])}`;
}

/** What can be done about a note at once. */
export const actionsOf = (note: KnockNote, said: NoteWords): { action: string; title: string }[] => [
  { action: "open", title: said[`action_${note.kind}`] ?? "" },
  { action: "stop", title: said.action_stop ?? "" },
];

/** A weekday in the middle of a line may begin a sentence there. */
const capital = (text: string): string =>
  text.replace(/([.!?] )(\p{Ll})/gu, (_, end: string, letter: string) => end + letter.toUpperCase());
