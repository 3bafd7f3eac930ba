import { words } from "$words";
import type { HouseValue } from "./house";

const messages = () => words.shell as unknown as Record<string, (() => string) | undefined>;

/** A house rule's short name. */
export const ruleName = (key: string): string => messages()[`rule_${key}`]?.() ?? key;
/** What it does, in a sentence. */
export const ruleHint = (key: string): string => messages()[`hint_${key}`]?.() ?? "";

export function valueText(value: HouseValue | undefined): string {
  const w = words.shell;
  if (value === undefined) return w.house_printed();
  if (value === true) return w.on();
  if (value === false) return w.off();
  if (value === "none") return w.house_no_limit();
  if (value === "end") return w.on();
  if (value === "voters") return w.house_voters();
  if (value === "votes") return w.house_votes();
  return String(value);
}
