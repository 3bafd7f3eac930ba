import { previewAhead } from "$lib/api";
import type { Route } from "$lib/router.svelte";
import { words } from "$words";

/** Every screen is a chunk of its own, with its words; whoever comes by link loads only what they see. */
export const screens = {
  home: async () => (await import("./home/Home.svelte")).default,
  door: async () => (await import("./lobby/TableScreen.svelte")).default,
  join: async () => (await import("./lobby/Join.svelte")).default,
  lobby: async () => (await import("./lobby/Lobby.svelte")).default,
  table: async () => (await Promise.all([import("./table/Table.svelte"), words.load("table")]))[0].default,
  tv: async () => (await Promise.all([import("./lobby/TvScreen.svelte"), words.load("table")]))[0].default,
  rules: async () => (await Promise.all([import("./rulebook/Rulebook.svelte"), words.load("rulebook")]))[0].default,
};

/** Fetches what a route will show, while other things are still on their way. */
export function fetchAhead(route: Route, seated: boolean): void {
  if (route.screen === "home") void screens.home();
  else if (route.screen === "tv") void screens.tv();
  else if (route.screen === "rules") void screens.rules();
  else if (route.screen === "table" && !seated) previewAhead(route.code);
  if (route.screen === "table") void Promise.all([screens.door(), seated ? null : screens.join()]);
}
