import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { roomView } from "../fixtures/room";
import type { BoxView, OwnCardView } from "$lib/protocol/types";

const ID = `own-${"0".repeat(32)}`;
const card = (picture: string) => ({ card: 3, picture, caption: "", by: null }) as unknown as OwnCardView;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal("sessionStorage", localStorage);
});
afterEach(() => vi.unstubAllGlobals());

it("keeps a picture face down that was reported and is painted anew", async () => {
  const [{ faceDown }, { Room }, { placeOf, TableBox }] = await Promise.all([
    import("$lib/face-down.svelte"),
    import("$lib/room.svelte"),
    import("./box.svelte"),
  ]);
  const usual = roomView(3);
  const room = Room.of({ ...usual, settings: { ...usual.settings, packs: [ID] } });
  const box = new TableBox(room, () => "");
  const looks = async (picture: string) => {
    const view = { id: ID, name: "", cards: [card(picture)], filled: 0, yours: false } as unknown as BoxView;
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(view)));
    await box.look();
  };
  await looks("as-it-is");
  expect(faceDown.has("as-it-is")).toBe(false);
  for (const id of ["as-it-is", placeOf(ID, card(""))]) faceDown.turn(id, true);
  await looks("painted");
  expect(faceDown.has("painted")).toBe(true);
});
