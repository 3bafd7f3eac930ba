import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { packs, pictureOf, pictureUrl } from "./packs.svelte";
import { words } from "./words.svelte";

const deck = [
  { pack: "moon", first: 0, count: 3, pictures: "aaaabbbbcccc" },
  { pack: "sea", first: 3, count: 2, pictures: "ddddeeee" },
  { pack: "old", first: 5, count: 2 },
];

describe("a picture's address", () => {
  it.each([
    [0, "/cards/aaaa/300.webp"],
    [2, "/cards/cccc/300.webp"],
    [3, "/cards/dddd/300.webp"],
    [4, "/cards/eeee/300.webp"],
  ])("is by its identity: card %i", (card, address) => {
    expect(pictureUrl(pictureOf(deck, card), 300)).toBe(address);
  });
  it("is by pack and number in games from before pictures had an identity", () => {
    expect(pictureUrl(pictureOf(deck, 6), 600)).toBe("/cards/old/1/600.webp");
  });
  it("of a pack is known when the packs are", () => {
    expect(packs.picture("moon", 1)).toBeNull();
    const texts = { names: {}, blurbs: {}, theme: "moon", widths: [300] };
    packs.putList([{ id: "moon", cards: 3, pictures: "aaaabbbbcccc", ...texts }]);
    expect(packs.picture("moon", 1)).toEqual({ pack: "moon", n: 1, id: "bbbb" });
    expect(packs.picture("moon", 3)?.id).toBeUndefined();
  });
});

describe("a picture's words", () => {
  const asked: string[] = [];
  const answers: Record<string, unknown> = {
    "/api/packs/moon/words/en": {
      pictures: "aaaaxxxxcccc",
      descriptions: ["A hare.", "A new door.", "A moon."],
      placeholders: ["AA", "BB", "CC"],
    },
    "/api/pictures/bbbb/words/en": { description: "An old door.", placeholder: "OO" },
  };
  beforeEach(async () => {
    await words.use("en");
    asked.length = 0;
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      const answer = answers[path];
      return Promise.resolve(new Response(JSON.stringify(answer), { status: answer ? 200 : 404 }));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("come with its pack's, or alone if the pack has another picture by now", async () => {
    const [hare, door] = [pictureOf(deck, 0), pictureOf(deck, 1)];
    await Promise.all([packs.loadWordsOf(hare, "en"), packs.loadWordsOf(door, "en")]);
    expect(packs.describe(hare)).toBe("A hare.");
    expect(packs.describe(door)).toBe("An old door.");
    expect(packs.placeholder(door)).toBe("data:image/webp;base64,OO");
    await packs.loadWordsOf(door, "en");
    expect(asked).toEqual(["/api/packs/moon/words/en", "/api/pictures/bbbb/words/en"]);
  });
  it("are never those of another picture", async () => {
    const gone = { pack: "moon", n: 1, id: "zzzz" };
    await packs.loadWordsOf(gone, "en");
    expect(packs.describe(gone)).toBe("");
  });
  it("are those of the pack's card in games from before pictures had an identity", async () => {
    await packs.loadWords("moon", "en");
    expect(packs.describe({ pack: "moon", n: 1 })).toBe("A new door.");
  });
});
