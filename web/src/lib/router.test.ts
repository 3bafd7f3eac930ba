import { describe, expect, it } from "vitest";
import { parseRoute } from "../first/route";
import { pickLocale } from "../first/locale";

describe("addresses", () => {
  it.each([
    ["/", { screen: "home" }],
    ["/t/hkmwrt", { screen: "table", code: "HKMWRT", ticket: null }],
    ["/tv/HKMWRT", { screen: "tv", code: "HKMWRT" }],
    ["/rules", { screen: "rules", page: null }],
    ["/rules/party", { screen: "rules", page: "party" }],
    ["/t/../../x", { screen: "home" }],
    ["/nowhere", { screen: "home" }],
  ])("%s", (path, route) => expect(parseRoute(path)).toEqual(route));

  it("carries a seat that moves to this device", () => {
    expect(parseRoute("/t/HKMWRT", "#move=abc")).toEqual({ screen: "table", code: "HKMWRT", ticket: "abc" });
  });
});

describe("the first language", () => {
  it.each([
    [["pt-BR", "en"], "pt-BR"],
    [["pt-AO"], "pt"],
    [["es-MX", "en"], "es-419"],
    [["es-ES"], "es"],
    [["es"], "es"],
    [["de-AT", "ca-ES"], "de"],
    [["nl", "ca-ES"], "ca"],
    [["nl", "ja"], "en"],
    [[], "en"],
  ] as const)("%j", (wanted, locale) => expect(pickLocale(wanted)).toBe(locale));
});
