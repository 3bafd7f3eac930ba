// What the worker says in every language: it speaks while no page is open, so it has the words with it.
import ca from "../messages/ca/knocks.json";
import de from "../messages/de/knocks.json";
import en from "../messages/en/knocks.json";
import es from "../messages/es/knocks.json";
import es419 from "../messages/es-419/knocks.json";
import fr from "../messages/fr/knocks.json";
import it from "../messages/it/knocks.json";
import pt from "../messages/pt/knocks.json";
import ptBr from "../messages/pt-BR/knocks.json";
import type { NoteWords } from "../src/knocks/note";

const said: Record<string, NoteWords> = {
  ca,
  de,
  en,
  es,
  "es-419": { ...es, ...es419 },
  fr,
  it,
  pt,
  "pt-BR": { ...pt, ...ptBr },
};

/** The words of a language, or English. */
export const saidIn = (language: string): NoteWords => said[language] ?? en;
