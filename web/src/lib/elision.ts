import type { Locale } from "../first/locale";

/** Stands before a word that a message is given, until the words around it are settled. */
const MARK = "\uE000";

/** What changes before a given word, by the language's first letters. */
const changes: Record<string, [RegExp, string][]> = {
  // Before a mute h too; in names that begin with Ha- it mostly isn’t.
  fr: [[new RegExp(`\\b([Dd])e ${MARK}(?=[aàâeéèêëiîïoôœuùy]|h[eéèêiïoôuy])`, "giu"), "$1’"]],
  // Not before an i or u that is spoken as a consonant.
  ca: [[new RegExp(`\\b([Dd])e ${MARK}(?=h?(?:[aàeèéoòóíú]|[iu](?![aeiouàèéíòóú])))`, "giu"), "$1’"]],
  es: [
    [new RegExp(`\\by ${MARK}(?=h?[ií](?![aeo]))`, "giu"), "e "],
    [new RegExp(`\\bo ${MARK}(?=h?[oó])`, "giu"), "u "],
  ],
};

function settle(text: string, rules: [RegExp, string][]): string {
  return rules.reduce((said, [before, after]) => said.replace(before, after), text).replaceAll(MARK, "");
}

type Inputs = Record<string, unknown>;
const marked = (inputs: Inputs): Inputs =>
  Object.fromEntries(
    Object.entries(inputs).map(([key, value]) => [key, typeof value === "string" ? MARK + value : value]),
  );

/** Messages in which a name changes the word before it: “de Alice” is “d’Alice” in French. */
export function elided<M extends object>(messages: M, locale: Locale): M {
  const rules = changes[locale.split("-")[0] as string];
  if (!rules) return messages;
  return new Proxy(messages, {
    get(target, key) {
      const message: unknown = Reflect.get(target, key);
      if (typeof message !== "function") return message;
      return (inputs?: Inputs) =>
        settle(String((message as (inputs?: Inputs) => unknown)(inputs && marked(inputs))), rules);
    },
  });
}
