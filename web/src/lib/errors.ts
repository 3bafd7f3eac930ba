import { words } from "./words.svelte";

/** Why something was refused, in the reader's language; a code we have no words for gets a calm general sentence. */
export function errorText(code: string): string {
  const messages = words.shell as unknown as Record<string, (() => string) | undefined>;
  return (messages[`error_${code}`] ?? words.shell.error_unknown)();
}
