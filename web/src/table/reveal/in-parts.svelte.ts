import { untrack } from "svelte";
import { drawn } from "$lib/drawn";

/**
 * A value that is taken over part by part, each in a frame of its own; at first all parts have it. A replay lays a turn so, and
 * none of its frames is long. Whoever goes on before all is laid begins with the next: no frame has work of two turns.
 */
export function inParts<T, Part extends string>(value: () => T, parts: readonly Part[]): (part: Part) => T {
  let laid = $state.raw(untrack(() => new Map(parts.map((part) => [part, value()]))));
  $effect(() => {
    const next = value();
    const part = parts.find((part) => laid.get(part) !== next);
    if (!part) return;
    let gone = false;
    void drawn().then(() => {
      if (!gone) laid = new Map(laid).set(part, next);
    });
    return () => (gone = true);
  });
  return (part) => laid.get(part)!;
}
