import type { Problem } from "./protocol/types";
import { words } from "./words.svelte";

type Inputs = Record<string, string | number>;

/** Why a game cannot begin like this, and what would help, in the reader's language. */
export function problemText(problem: Problem, people: number): string {
  const messages = words.shell as unknown as Record<string, ((inputs: Inputs) => string) | undefined>;
  const message = messages[`problem_${problem.code}`] ?? words.shell.problem_unknown;
  const number = (value: unknown) => (typeof value === "number" ? value : 0);
  return message({ min: number(problem.min), max: number(problem.max), have: people });
}
