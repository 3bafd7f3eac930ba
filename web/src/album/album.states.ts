import type { AlbumView } from "$lib/protocol/types";
import { album, crowded, usual } from "../fixtures/album";
import Keepsakes from "../fixtures/KeepsakeSheet.svelte";
import type { States } from "../gallery/state";
import Album from "./Album.svelte";
import Closed from "./Closed.svelte";
import Evening from "../fixtures/KeepSheet.svelte";
import ReplayShow from "../fixtures/ReplayShow.svelte";

const shown = (of: AlbumView, props: Record<string, unknown>, awaits: string) => () => ({
  component: Album,
  props: { id: "0".repeat(32), album: of, turn: null, onchanged: () => {}, ...props },
  awaits,
});

const played = (of: AlbumView, turn: number, eyes: number | null) => () => ({
  component: ReplayShow,
  props: { album: of, turn, eyes },
  awaits: ".reel",
});
const keepsake = (of: AlbumView, made: number | "failed" | "unable" | null) => () => ({
  component: Keepsakes,
  props: { album: of, made },
  awaits: "dialog .keepsake",
});

export const states: States = {
  "album-cover": shown(usual, {}, ".book"),
  "album-turn": shown(usual, { turn: 7 }, "article"),
  "album-turn-crowded": shown(crowded, { turn: 30 }, "article"),
  "album-list": shown(usual, { list: true }, ".stories"),
  "album-none": shown(album(3, 0, { winners: [], ended_by: "host" }), {}, ".book"),
  "album-closed": () => ({ component: Closed, props: {}, awaits: ".closed .sheet" }),
  replay: played(usual, 7, null),
  "replay-eyes": played(usual, 3, 2),
  "replay-crowded": played(crowded, 30, null),
  // These paint: what comes of it is looked at, and no check waits for it.
  "keepsake-usual-play": keepsake(usual, null),
  "keepsake-crowded-play": keepsake(crowded, null),
  "keepsake-three-play": keepsake(album(3, 3), null),
  "poster-painting": keepsake(usual, 0.64),
  "poster-failed": keepsake(usual, "failed"),
  "film-unable": keepsake(usual, "unable"),
  "album-keep": () => ({ component: Evening, props: {}, awaits: "dialog .keep" }),
};
