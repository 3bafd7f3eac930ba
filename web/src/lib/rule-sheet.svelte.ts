import { api } from "./api";
import type { Edition, EditionSheet, RuleSheet } from "./protocol/types";

/** The printed rules and what can be changed in them, asked for once: they change only with the server. */
class RuleSheets {
  #sheet = $state.raw<RuleSheet | null>(null);

  get sheet(): RuleSheet | null {
    return this.#sheet;
  }
  edition(edition: Edition | undefined): EditionSheet | null {
    return this.#sheet?.editions.find((sheet) => sheet.edition === edition) ?? null;
  }
  async load(): Promise<void> {
    if (this.#sheet) return;
    const answer = await api.ruleSheet();
    if (answer.ok) this.#sheet = answer.value;
  }
  put(sheet: RuleSheet): void {
    this.#sheet = sheet;
  }
}

export const ruleSheets = new RuleSheets();
