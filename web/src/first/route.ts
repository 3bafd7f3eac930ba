export type Route =
  | { screen: "home"; /** A list of tables that another device sends. */ carried?: string }
  | { screen: "table"; code: string; ticket: string | null }
  | { screen: "tv"; code: string }
  | {
      screen: "album";
      id: string;
      turn: number | null;
      /** Whose eyes, in a replay. */ replay: string | null;
    }
  | { screen: "privacy" }
  | { screen: "figures" }
  | { screen: "moon"; day: string | null }
  | { screen: "rules"; page: string | null }
  | { screen: "states"; name: string | null };

const CODE = /^[A-Z0-9]{4,8}$/;
const ALBUM = /^[0-9a-f]{32}$/;

export function parseRoute(path: string, hash = ""): Route {
  const [first = "", second = "", third = ""] = path.split("/").filter(Boolean);
  const code = decodeURIComponent(second).toUpperCase();
  if (first === "t" && CODE.test(code))
    return { screen: "table", code, ticket: new URLSearchParams(hash.slice(1)).get("move") };
  if (first === "tv" && CODE.test(code)) return { screen: "tv", code };
  if (first === "a" && ALBUM.test(second))
    return {
      screen: "album",
      id: second,
      turn: /^[1-9]\d{0,3}$/.test(third) ? Number(third) : null,
      replay: new URLSearchParams(hash.slice(1)).get("replay"),
    };
  if (first === "carry") return { screen: "home", carried: hash.slice(1) };
  if (first === "figures") return { screen: "figures" };
  if (first === "privacy") return { screen: "privacy" };
  if (first === "moon") return { screen: "moon", day: second || null };
  if (first === "rules") return { screen: "rules", page: second || null };
  if (__GALLERY__ && first === "__states") return { screen: "states", name: second || null };
  return { screen: "home" };
}
