import { untrack } from "svelte";

/**
 * A value that follows another one as soon as that has been drawn; at first they are the same. A replay lays a turn in two
 * parts with it, so that none of its frames is long.
 */
export function following<T>(value: () => T): () => T {
  let shown = $state.raw(untrack(value));
  $effect(() => {
    const next = value();
    if (next === untrack(() => shown)) return;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => (shown = next))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  });
  return () => shown;
}
