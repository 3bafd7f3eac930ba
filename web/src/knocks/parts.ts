import { words } from "$words";

/** Who sees to knocks at a table by post; its words come when it asks. */
export const knocksPart = async () => (await import("./Knocks.svelte")).default;

/** What the settings say about knocks. */
export const knockSettings = async () =>
  (await Promise.all([import("./KnockSettings.svelte"), words.load("knocks")]))[0].default;
