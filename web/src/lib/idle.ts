/** What need not be seen to before the first picture waits for a quiet moment, but not for ever. */
const IDLE_WITHIN_MS = 4_000;

/** Runs `later` when the page has loaded and has nothing else to do. */
export function whenIdle(later: () => void): void {
  const idle = () =>
    "requestIdleCallback" in window
      ? requestIdleCallback(later, { timeout: IDLE_WITHIN_MS })
      : setTimeout(later);
  if (document.readyState === "complete") idle();
  else addEventListener("load", idle, { once: true });
}
