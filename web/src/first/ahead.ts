import { askAhead } from "$lib/api";
import { seatAt, seats } from "$lib/seats";
import { shelf } from "../album/kept";
import { chunks, fetchArea, type Area } from "./chunks";
import { firstLocale } from "./locale";
import { parseRoute, type Route } from "./route";

type Chunk = keyof typeof chunks;

/** What the page at an address draws first. */
function wanted(route: Route): { screens: Chunk[]; areas: Area[] } {
  switch (route.screen) {
    case "home":
      return seats().length || shelf().length || route.carried !== undefined
        ? { screens: ["home", "yours"], areas: ["evenings"] }
        : { screens: ["home"], areas: [] };
    case "tv":
      return { screens: ["tv"], areas: ["table"] };
    case "album":
      if (route.replay !== null) return { screens: ["album", "replay"], areas: ["table", "evenings"] };
      return route.turn === null
        ? { screens: ["album", "book"], areas: ["evenings"] }
        : { screens: ["album", "book", "pages"], areas: ["table", "evenings"] };
    case "figures":
      return { screens: ["figures"], areas: ["figures"] };
    case "privacy":
      return { screens: ["privacy"], areas: ["privacy"] };
    case "moon":
      return { screens: ["moon"], areas: ["moon"] };
    case "rules":
      return { screens: ["rules"], areas: ["rulebook"] };
    case "table": {
      const seat = seatAt(route.code);
      if (!seat) return { screens: ["room", "join"], areas: [] };
      return seat.playing
        ? { screens: ["room", "table"], areas: ["table"] }
        : { screens: ["room", "lobby"], areas: [] };
    }
    case "states":
      return { screens: [], areas: [] };
  }
}

/** Asks for all that the first picture needs, in one go, while the greater part of the program is on its way. */
export function fetchAhead(): void {
  const route = parseRoute(location.pathname, location.hash);
  const locale = firstLocale();
  const { screens, areas } = wanted(route);
  if (route.screen === "table" && !route.ticket && !seatAt(route.code)) askAhead.preview(route.code);
  if (route.screen === "album") askAhead.album(route.id);
  // Whoever draws them asks again, and says what is wrong if they do not come.
  for (const area of ["shell", ...areas] as const) void fetchArea(area, locale).catch(() => {});
  for (const screen of screens) void chunks[screen]().catch(() => {});
}
