import { parseRoute, type Route } from "../first/route";

class Router {
  #route = $state.raw<Route>({ screen: "home" });
  #under = $state.raw<Route | null>(null);

  get route(): Route {
    return this.#route;
  }
  /** The table on which the rulebook lies open; it stays connected and drawn below. */
  get under(): Route | null {
    return this.#under;
  }

  /** Follows the address bar and same-origin links. */
  start(): void {
    this.#read();
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest?.("a");
      if (
        !link ||
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey
      )
        return;
      if (link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  go(path: string, how: "push" | "replace" = "push"): void {
    if (how === "push") history.pushState(null, "", path);
    else history.replaceState(null, "", path);
    this.#read();
  }

  #read(): void {
    const [before, now] = [this.#route, parseRoute(location.pathname, location.hash)];
    if (now.screen !== "rules") this.#under = null;
    else if (before.screen === "table") this.#under = before;
    this.#route = now;
  }
}

export const router = new Router();
