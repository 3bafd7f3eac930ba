/** How a language is to be written: its terms, its address and its marks. */
export interface Wording {
  /** What a thing is called, and what it must not be called (patterns, without regard to case). */
  terms: Record<string, { say: string; never: string[] }>;
  /** Forms of address that this language does not use here. */
  address: string[];
  /** Words that make a player a he or a she. */
  gendered: string[];
  /** Articles that example names of the rulebook take, by name; {} where they take none. */
  articles: Record<string, string>;
  /** The opening and closing quotation mark. */
  quotes: [string, string];
}

/** One text of a message, with where it stands. */
export interface Text {
  key: string;
  text: string;
}

const NBSP = "\u00A0";

const known = new Map<string, RegExp>();
/** The pattern as a whole word, in any script; made once, because every text is held against it. */
function whole(pattern: string): RegExp {
  const kept = known.get(pattern);
  if (kept) return kept;
  const made = new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, "iu");
  known.set(pattern, made);
  return made;
}

/** Every text of a message: itself, or each of its plural forms. */
export function textsOf(messages: Record<string, unknown>): Text[] {
  return Object.entries(messages).flatMap(([key, message]) => {
    if (typeof message === "string") return [{ key, text: message }];
    const match = (message as { match?: Record<string, string> }[])[0]?.match ?? {};
    return Object.values(match).map((text) => ({ key, text }));
  });
}

/** Marks that every language writes the same way. */
function marks(text: string, [open, close]: Wording["quotes"]): string[] {
  const found: string[] = [];
  if (/['´`"]/.test(text)) found.push("a typewriter's quotation mark or apostrophe");
  if (/\.\.\./.test(text)) found.push("three dots instead of an ellipsis");
  if (/ {2}| $|^ /.test(text)) found.push("a space too many");
  const other = [...text].find((sign) => /[«»“”„]/.test(sign) && sign !== open && sign !== close);
  if (other) found.push(`the quotation mark ${other} instead of ${open}…${close}`);
  return found;
}

/** French puts a space that does not break before its high marks, and inside its quotation marks. */
function frenchSpaces(text: string): string[] {
  const found: string[] = [];
  // Two stars end what is said louder; the space stands before them.
  if (/[^\u00A0*]\**[;:!?»]/u.test(text.replaceAll(`${NBSP}**`, NBSP)))
    found.push("no unbreaking space before a high mark");
  if (/«(?!\u00A0)/u.test(text)) found.push("no unbreaking space after «");
  return found;
}

/** Names of the rulebook's players stand with their article, where the language wants one. */
function missingArticles(text: string, articles: Wording["articles"]): string[] {
  return Object.entries(articles).flatMap(([name, article]) => {
    const before = `${article}|${article.replace(/(?<=^|\|)\p{L}/gu, (letter) => letter.toLocaleUpperCase())}`;
    return new RegExp(`(?<!\\p{L}|(?:${before})\\**)${name}(?!\\p{L})`, "u").test(text)
      ? [`${name} without ${article}`]
      : [];
  });
}

/** What an editor would change in a text, as sentences; empty when nothing. */
export function faults(tag: string, { key, text: written }: Text, wording: Wording): string[] {
  // A placeholder's name is not said.
  const text = written.replace(/\{\w+\}/g, "{}");
  const found = marks(text, wording.quotes);
  if (tag.startsWith("fr")) found.push(...frenchSpaces(text));
  for (const [thing, { say, never }] of Object.entries(wording.terms))
    for (const pattern of never)
      if (whole(pattern).test(text)) found.push(`“${pattern}” for the ${thing}, which is “${say}”`);
  for (const pattern of wording.address)
    if (whole(pattern).test(text)) found.push(`the address “${pattern}”`);
  for (const pattern of wording.gendered)
    if (whole(pattern).test(text)) found.push(`“${pattern}”, which makes a player a he or a she`);
  found.push(...missingArticles(text, wording.articles));
  return found.map((fault) => `${tag}: ${key}: ${fault}: ${written}`);
}

/** Terms that a language's messages never use: the table then says what nobody says. */
export function unusedTerms(tag: string, texts: Text[], { terms }: Wording): string[] {
  return Object.entries(terms)
    .filter(([, { say }]) => !texts.some(({ text }) => whole(say).test(text)))
    .map(([thing, { say }]) => `${tag}: nobody says “${say}” for the ${thing}`);
}
