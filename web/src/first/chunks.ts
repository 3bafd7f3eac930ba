import type * as Moon from "../paraglide/moon/messages/_index.js";
import type * as Post from "../paraglide/post/messages/_index.js";
import type * as Knocks from "../paraglide/knocks/messages/_index.js";
import type * as Evenings from "../paraglide/evenings/messages/_index.js";
import type * as Figures from "../paraglide/figures/messages/_index.js";
import type * as Keepsakes from "../paraglide/keepsakes/messages/_index.js";
import type * as Privacy from "../paraglide/privacy/messages/_index.js";
import type * as Own from "../paraglide/own/messages/_index.js";
import type * as Box from "../paraglide/box/messages/_index.js";
import type * as Rulebook from "../paraglide/rulebook/messages/_index.js";
import type * as Shell from "../paraglide/shell/messages/_index.js";
import type * as Table from "../paraglide/table/messages/_index.js";
import { languages } from "../paraglide/languages";
import type { Locale } from "./locale";

/** Every screen is a chunk of its own; whoever comes by link loads only what they see. */
export const chunks = {
  home: async () => (await import("../home/Home.svelte")).default,
  room: async () => (await import("../room/RoomScreen.svelte")).default,
  join: async () => (await import("../lobby/Join.svelte")).default,
  lobby: async () => (await import("../lobby/Lobby.svelte")).default,
  table: async () => (await import("../table/Table.svelte")).default,
  tv: async () => (await import("../room/TvScreen.svelte")).default,
  album: async () => (await import("../album/AlbumScreen.svelte")).default,
  // Who sees the cover needs no pages yet, who turns them no table, and who sees it played again none of them.
  book: async () => (await import("../album/Album.svelte")).default,
  pages: async () => (await import("../album/Pages.svelte")).default,
  replay: async () => (await import("../album/Replay.svelte")).default,
  figures: async () => (await import("../figures/Figures.svelte")).default,
  privacy: async () => (await import("../privacy/Privacy.svelte")).default,
  yours: async () => (await import("../yours/YourTables.svelte")).default,
  moon: async () => (await import("../moon/MoonScreen.svelte")).default,
  rules: async () => (await import("../rulebook/Rulebook.svelte")).default,
};

export interface Areas {
  shell: typeof Shell;
  table: typeof Table;
  rulebook: typeof Rulebook;
  post: typeof Post;
  knocks: typeof Knocks;
  evenings: typeof Evenings;
  privacy: typeof Privacy;
  moon: typeof Moon;
  own: typeof Own;
  keepsakes: typeof Keepsakes;
  figures: typeof Figures;
  box: typeof Box;
}
export type Area = keyof Areas;

/**
 * The words of an area, in one language: each is a file of its own, so that a visitor loads only their own language's.
 * Their addresses follow a rule, because a list of them all would weigh on every first visit.
 */
export async function fetchArea(area: Area, locale: Locale): Promise<Areas[Area]> {
  const address = `${__WORDS__}/${area}/messages/${languages[locale].locale}.js`;
  try {
    return (await import(/* @vite-ignore */ address)) as Areas[Area];
  } catch (error) {
    // As for every other part that is no longer to be had: the page then offers a fresh one.
    dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
    throw error;
  }
}
