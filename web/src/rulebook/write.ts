import type { Key } from "./pages";

type Messages = Record<Key, (values: never) => string>;

/** A message of the rulebook, with the points that it says filled in. */
export const write = (messages: Messages, key: Key, values: Record<string, number> = {}): string =>
  (messages[key] as (values: Record<string, number>) => string)(values);
