import type { Edition, HouseRules, HouseRuleSheet, RuleSheet } from "$lib/protocol/types";

export type HouseValue = number | boolean | string;

/** The house rules with one of them changed; undefined sets it back to what is printed. */
export function withRule(house: HouseRules, name: string, value: HouseValue | undefined): HouseRules {
  const { [name]: _, ...rest } = house as Record<string, HouseValue>;
  return value === undefined ? rest : { ...rest, [name]: value };
}

const printedIn = (rule: HouseRuleSheet, edition: Edition) =>
  rule.printed.find((printed) => printed.edition === edition);

/** The rules to draw for an edition: those asked for most often, or all; and those that are set anyway. */
export function shownRules(
  sheet: RuleSheet,
  edition: Edition,
  house: HouseRules,
  further: boolean,
): HouseRuleSheet[] {
  return sheet.house_rules.filter((rule) => {
    if (rule.place === "apart") return false;
    if (rule.name in house) return true;
    const printed = printedIn(rule, edition);
    if (!printed) return false;
    return further || (rule.place === "first" && printed.values.some(({ value }) => value !== null));
  });
}

/** What the edition prints for so many players; null where it says nothing. */
export function printedValue(rule: HouseRuleSheet, edition: Edition, players: number): HouseValue | null {
  const values = printedIn(rule, edition)?.values ?? [];
  return (values.findLast((from) => from.players <= players) ?? values[0])?.value ?? null;
}
