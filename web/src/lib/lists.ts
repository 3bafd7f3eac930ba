import { words } from "$words";

/** Made once: to make one takes longer than to write a list with it. */
let lists: { format: string; and: Intl.ListFormat } | undefined;

/** "Léa and Teo", as the reader's language says it. */
export function listOf(names: readonly string[]): string {
  const { format } = words;
  if (lists?.format !== format) lists = { format, and: new Intl.ListFormat(format, { type: "conjunction" }) };
  return lists.and.format(names);
}
