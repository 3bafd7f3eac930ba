import { words } from "$words";

/** What a table by post has beside others, with its words; fetched when the first such table is seen. */
export async function postParts() {
  const [settings, until, expected] = await Promise.all([
    import("./PostSettings.svelte"),
    import("./Until.svelte"),
    import("./Expected.svelte"),
    words.load("post"),
  ]);
  return { PostSettings: settings.default, Until: until.default, Expected: expected.default };
}
