import { words } from "$words";
import type { HouseValue } from "./house";

const messages = () => words.shell as unknown as Record<string, (() => string) | undefined>;

/** A house rule's short name. */
export const ruleName = (name: string): string => messages()[`rule_${name}`]?.() ?? name;
/** What it does, in a sentence. */
export const ruleHint = (name: string): string => messages()[`hint_${name}`]?.() ?? "";

export function valueText(value: HouseValue): string {
  if (value === true) return words.shell.on();
  if (value === false) return words.shell.off();
  return messages()[`value_${value}`]?.() ?? String(value);
}

/** The choice to leave a rule as it is printed, with what that is. */
export const printedText = (value: HouseValue | null): string =>
  value === null ? words.shell.house_printed() : words.shell.house_printed_value({ value: valueText(value) });
