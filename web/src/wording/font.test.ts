import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { areas, languages, messagesOf, messagesRoot } from "../../scripts/messages.mjs";
import { codePointsOf } from "./font";
import { textsOf } from "./wording";

const fonts = join(import.meta.dirname, "../assets/fonts");
const painterWords = join(import.meta.dirname, "../../../crates/painter/words");

/** Signs that every system has a font for, and that look the same beside any other. */
const SYMBOLS = "♥";

/** Every character that screens, the rulebook and card sentences are written with. */
const inUse = new Set(
  [
    ...languages().flatMap(({ tag }) =>
      areas.flatMap((area) => textsOf(messagesOf(messagesRoot, tag, area)).map(({ text }) => text)),
    ),
    ...readdirSync(painterWords).map((file) => readFileSync(join(painterWords, file), "utf8")),
  ].join(""),
);

describe.each(readdirSync(fonts).filter((file) => file.endsWith(".woff2")))("%s", (file) => {
  const has = codePointsOf(readFileSync(join(fonts, file)));
  it("has what typesetters of our languages need", () => {
    const missing = [..."ßäöüÄÖÜ„“”–’«»…œŒçÇñÑ¿¡ãõàèìòùáéíóúâêîôûïü·ºª×\u00A0"].filter(
      (sign) => !has.has(sign.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
  });
  it("has every character in use", () => {
    const missing = [...inUse].filter(
      (sign) => sign > "\u001F" && !SYMBOLS.includes(sign) && !has.has(sign.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
  });
  it("does not say that it has what it lacks", () => {
    expect(["ж", "漢", "ẞ"].filter((sign) => has.has(sign.codePointAt(0) ?? 0))).toEqual([]);
  });
});

it("a file that is no font is not read as one", () => {
  expect(() => codePointsOf(Buffer.from("GIF89a and more"))).toThrow("no WOFF2");
});
