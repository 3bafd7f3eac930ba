export type Route =
  | { screen: "home"; /** A list of tables that another device sends. */ carried?: string }
  | { screen: "table"; code: string; ticket: string | null }
  | { screen: "tv"; code: string }
  | { screen: "rules"; page: string | null }
  | { screen: "states"; name: string | null };

const CODE = /^[A-Z0-9]{4,8}$/;

export function parseRoute(path: string, hash = ""): Route {
  const [first = "", second = ""] = path.split("/").filter(Boolean);
  const code = decodeURIComponent(second).toUpperCase();
  if (first === "t" && CODE.test(code))
    return { screen: "table", code, ticket: new URLSearchParams(hash.slice(1)).get("move") };
  if (first === "tv" && CODE.test(code)) return { screen: "tv", code };
  if (first === "carry") return { screen: "home", carried: hash.slice(1) };
  if (first === "rules") return { screen: "rules", page: second || null };
  if (__GALLERY__ && first === "__states") return { screen: "states", name: second || null };
  return { screen: "home" };
}
