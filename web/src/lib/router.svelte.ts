export type Route =
  | { screen: "home" }
  | { screen: "table"; code: string; ticket: string | null }
  | { screen: "tv"; code: string }
  | { screen: "rules"; page: string | null }
  | { screen: "states"; name: string | null };

const CODE = /^[A-Z0-9]{4,8}$/;

export function parseRoute(path: string, hash = ""): Route {
  const [first = "", second = ""] = path.split("/").filter(Boolean);
  const code = decodeURIComponent(second).toUpperCase();
  if (first === "t" && CODE.test(code)) return { screen: "table", code, ticket: new URLSearchParams(hash.slice(1)).get("move") };
  if (first === "tv" && CODE.test(code)) return { screen: "tv", code };
  if (first === "rules") return { screen: "rules", page: second || null };
  if (__GALLERY__ && first === "__states") return { screen: "states", name: second || null };
  return { screen: "home" };
}

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
      if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
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
