import { whenIdle } from "./idle";

/** A new version of the page: offered when it is there, taken when the visitor says so. */
class Updates {
  #waiting = $state.raw<ServiceWorker | null>(null);

  #stale = $state(false);

  /** A part of this version is no longer to be had: only a fresh page goes on. */
  get stale(): boolean {
    return this.#stale;
  }
  get ready(): boolean {
    return this.#waiting !== null;
  }

  /** Listens for what is missing, and sees to the offline start when the page has all that it shows. */
  start(): void {
    addEventListener("vite:preloadError", (event) => {
      event.preventDefault();
      this.#stale = navigator.onLine;
    });
    if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
    whenIdle(() => void this.#register());
  }

  /** Registers the service worker, which keeps the page for offline starts. */
  async #register(): Promise<void> {
    try {
      const kept = await navigator.serviceWorker.register("/sw.js");
      const look = () => {
        // Without a controller it is the first install, not an update.
        if (kept.waiting && navigator.serviceWorker.controller) this.#waiting = kept.waiting;
      };
      look();
      kept.addEventListener("updatefound", () => kept.installing?.addEventListener("statechange", look));
      document.addEventListener(
        "visibilitychange",
        () => document.visibilityState === "visible" && void kept.update().catch(() => {}),
      );
      const worker = (await navigator.serviceWorker.ready).active;
      worker?.postMessage({ keep: loadedAssets() });
    } catch {
      // The page works without it; only the offline start is lost.
    }
  }

  /** Switches to the new version: the page loads again, and the seat comes back by its secret. */
  take(): void {
    navigator.serviceWorker?.addEventListener("controllerchange", () => location.reload(), { once: true });
    if (this.#waiting) this.#waiting.postMessage("take over");
    else location.reload();
  }
}

/** What this visit loaded: with the language that the visitor reads, and no other. */
function loadedAssets(): string[] {
  const assets = performance.getEntriesByType("resource").map((entry) => new URL(entry.name));
  return [
    ...new Set(
      assets
        .filter((url) => url.origin === location.origin && url.pathname.startsWith("/assets/"))
        .map((url) => url.pathname),
    ),
  ];
}

export const updates = new Updates();
