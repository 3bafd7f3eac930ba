import { words } from "$words";
import type { Report, Step } from "./check";

/** The check in a sentence. */
export function verdictText(fairness: { report: Report | null; failed: boolean } | null): string {
  const w = words.table;
  if (fairness?.failed) return w.fair_unchecked();
  switch (fairness?.report?.verdict) {
    case "checked":
      return w.fair_checked();
    case "partly":
      return w.fair_partly();
    case "broken":
      return w.fair_unfit();
    default:
      return w.fair_checking();
  }
}

/** One of its steps in a sentence. */
export function stepText({ part, state, n }: Step): string {
  const w = words.table;
  const count = n;
  const turn = n;
  switch (part) {
    case "promise":
      return { fits: w.fair_promise_fits, unknown: w.fair_promise_unknown, broken: w.fair_promise_broken }[
        state
      ]();
    case "salt":
      return { fits: w.fair_salt_fits, unknown: w.fair_salt_unknown, broken: w.fair_salt_broken }[state]();
    case "salts":
      if (state === "broken") return w.fair_salts_broken();
      if (state === "fits") return w.fair_salts_fits({ count });
      return n ? w.fair_salts_unknown({ count }) : w.fair_salts_none();
    case "shuffles":
      if (state === "fits") return w.fair_shuffles_fits({ count });
      return n ? w.fair_shuffles_broken({ turn }) : w.fair_deck_broken();
    case "seen":
      if (state === "unknown") return w.fair_seen_unknown({ count });
      return state === "fits" ? w.fair_seen_fits() : w.fair_seen_broken();
    case "memory":
      if (state === "fits") return w.fair_memory_fits({ count });
      return state === "unknown" ? w.fair_memory_unknown() : w.fair_memory_broken({ turn });
  }
}
