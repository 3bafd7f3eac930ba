import { Room } from "$lib/room.svelte";
import type { BoxView, OwnCardView, OwnRules, PersonView } from "$lib/protocol/types";
import { people, roomView } from "../fixtures/room";
import type { States } from "../gallery/state";
import Own from "../fixtures/OwnBox.svelte";
import Reporting from "../fixtures/Reporting.svelte";
import { TableBox, type Coming } from "./box.svelte";

const ID = `own-${"0".repeat(32)}`;
const DAY_MS = 24 * 3_600_000;
const rules: OwnRules = {
  allowed: "on",
  cards_max: 200,
  bytes_max: 24_000_000,
  chunk_bytes_max: 200_000,
  card_px_min: 300,
  side_px_max: 1_600,
  keep_days: 90,
  finishes: ["oil", "watercolour", "pastel", "etching", "linocut", "collage", "embroidery"],
  palettes: ["indigo", "autumn", "rose", "moss"],
};
/** A card with a picture that every server has. */
const card = (n: number, change: Partial<OwnCardView> = {}): OwnCardView => {
  const { name, rabbit } = people(6)[n % 6]!;
  return {
    card: n + 1,
    picture: `moonhare/${(n * 7) % 84}`,
    placeholder: "",
    caption: n % 3 ? "A cat looks past you, cut in four inks" : "",
    proposed: false,
    by: { name, rabbit },
    yours: true,
    look: { x: 0.2, y: 0, width: 0.5, finish: null, palette: 0 },
    painting: n % 5 === 4,
    width: 900,
    height: 600,
    ...change,
  };
};
const cards = (count: number, change: Partial<OwnCardView> = {}) =>
  Array.from({ length: count }, (_, n) => card(n, change));
const coming = (n: number, change: Partial<Coming> = {}): Coming => ({
  n,
  name: `IMG_20260814_${n}.jpg`,
  url: `/cards/moonhare/${n * 3}/300.webp`,
  sent: 0.64,
  refusal: null,
  size: { width: 180, height: 240 },
  ...change,
});

function box(
  view: Partial<BoxView> | null,
  more: Partial<Pick<TableBox, "coming" | "offline">> & {
    allowed?: OwnRules["allowed"];
    guest?: boolean;
    bots?: boolean;
  } = {},
): TableBox {
  const bot: Partial<PersonView> = { bot: { temperament: "fox", mind: "built_in" } };
  const usual = roomView(6, {
    people: people(6, ({ person }) => (more.bots && person > 4 ? bot : {})),
  });
  const table = {
    ...usual,
    settings: { ...usual.settings, packs: view ? [ID] : ["moonhare"] },
    ...(more.guest ? { you: { ...usual.you, host: false }, host: 2 } : {}),
  };
  const made = new TableBox(Room.of(table), () => "");
  made.rules = { ...rules, allowed: more.allowed ?? "on" };
  made.view = view && {
    id: ID,
    name: "Summer at the lake",
    cards: [],
    filled: 0,
    yours: true,
    kept_until_ms: Date.UTC(2027, 1, 14) + 30 * DAY_MS,
    played_ms: null,
    ...view,
  };
  made.coming = more.coming ?? [];
  made.offline = more.offline ?? false;
  return made;
}
const shown =
  (of: TableBox, props: Record<string, unknown> = {}, awaits = "dialog .own > *") =>
  () => ({
    component: Own,
    props: { box: of, ...props },
    awaits,
  });

export const states: States = {
  "own-empty": () => shown(box(null))(),
  "own-add": () =>
    shown(
      box(
        { cards: cards(12) },
        {
          coming: [
            coming(1),
            coming(2, { sent: 0.18 }),
            coming(3, { refusal: "picture_too_small" }),
            coming(4, { refusal: "not_a_picture", size: null }),
            coming(5, { refusal: "zip_unreadable", name: "holiday.zip", size: null }),
          ],
        },
      ),
    )(),
  "own-guest": () =>
    shown(box({ cards: cards(12, { yours: false }), yours: false }, { guest: true, bots: true }))(),
  "own-full": () => shown(box({ cards: cards(31), filled: 9 }, { bots: true }))(),
  "own-offline": () =>
    shown(box({ cards: cards(2) }, { offline: true, coming: [coming(1), coming(2, { sent: 0 })] }))(),
  "own-off": () => shown(box(null, { allowed: "off" }))(),
  "own-word": () => shown(box(null, { allowed: "invite" }))(),
  "own-crop": () => {
    const all = cards(5);
    return shown(box({ cards: all }), { card: all[1] }, "dialog .frame img")();
  },
  "own-paint": () => {
    const look = { x: 0.2, y: 0, width: 0.5, finish: "oil", palette: 1 };
    const all = cards(5, { look, proposed: true });
    return shown(box({ cards: all }), { card: all[1] }, "dialog .divided img")();
  },
  "own-closer": () => {
    const all = cards(5, { yours: false });
    return shown(box({ cards: all, yours: false }), { card: all[1] }, "dialog .card img")();
  },
  "own-draw": () => shown(box({ cards: cards(2) }), { drawing: true }, "dialog canvas")(),
  "own-delete": () => shown(box({ cards: cards(3) }), { press: ".key .delete" }, ".sure")(),
  "own-all": () => shown(box({ cards: cards(3) }), { press: ".hand .row" }, ".hand .finishes")(),
  "own-report": () => ({
    component: Reporting,
    props: { room: Room.of(roomView(5)) },
    awaits: "dialog .reasons",
  }),
};
