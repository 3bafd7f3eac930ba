import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { areas, languages, messagesOf, messagesRoot } from "../../scripts/messages.mjs";
import { faults, textsOf, unusedTerms, type Text, type Wording } from "./wording";

const wordingOf = (tag: string) =>
  JSON.parse(readFileSync(join(messagesRoot, tag, "wording.json"), "utf8")) as Wording;
/** All that a language says, with what it takes from its base: a variant answers for that too. */
const saidIn = (tag: string): Text[] => areas.flatMap((area) => textsOf(messagesOf(messagesRoot, tag, area)));

const shipped = languages().filter((language) => language.shipped);

describe.each(shipped)("$name", ({ tag }) => {
  it("has a table of terms", () => expect(existsSync(join(messagesRoot, tag, "wording.json"))).toBe(true));
  it("is written as its editors want it", () => {
    const texts = saidIn(tag).filter(({ key }) => key !== "$schema");
    expect(texts.length).toBeGreaterThan(400);
    expect(texts.flatMap((text) => faults(tag, text, wordingOf(tag)))).toEqual([]);
  });
  it("says what its table of terms says", () => {
    expect(unusedTerms(tag, saidIn(tag), wordingOf(tag))).toEqual([]);
  });
});

describe("the check of wording", () => {
  it.each([
    ["en", "It's dark.", "typewriter"],
    ["en", "Wait...", "ellipsis"],
    ["en", "A  gap", "space"],
    ["en", "He tells.", "he or a she"],
    ["en", "The narrator votes.", "narrator"],
    ["en", "Say «yes»", "quotation mark"],
    ["it", "Vince il narratore.", "narrator"],
    ["it", "Sei seduto qui.", "sedut"],
    ["es", "Elige el anfitrión.", "anfitri"],
    ["es", "Usted elige.", "usted"],
    ["pt", "Você escolhe.", "você"],
    ["pt", "Escolha uma carta.", "address"],
    ["pt", "É longo demais.", "demais"],
    ["pt", "Léa usou as duas.", "Léa without"],
    ["ca", "Una carta cap per avall", "cap per avall"],
    ["ca", "Teo en té una.", "Teo without"],
    ["fr", "Votre carte", "address"],
    ["fr", "Qui commence ?", "unbreaking"],
    ["fr", "Qui commence?", "unbreaking"],
    ["fr", "«\u00A0oui »", "unbreaking"],
    ["fr", "« oui\u00A0»", "after «"],
    ["fr", "Le conteur vote.", "conteu"],
    ["de", "Der Erzähler wählt.", "Erzähler"],
    ["de", "Wählen Sie eine Karte.", "address"],
    ["pt-BR", "O teu coelho", "address"],
    ["es-419", "Vuestra noche", "address"],
  ])("%s: finds what is wrong with “%s”", (tag, text, fault) => {
    const found = faults(tag, { key: "x", text }, wordingOf(tag));
    expect(found.join("\n")).toContain(fault);
  });
  it.each([
    ["fr", "Qui commence\u00A0? **Toi\u00A0:** raconte, «\u00A0comme ça\u00A0»."],
    ["pt", "A **Léa** usou as duas; o Teo viu a carta da Rosa."],
    ["ca", "L’**Ona** conta; en Teo, a l’esquerra de l’Ona."],
    ["en", "Anna’s “clue”: the others, here, theirs."],
    ["de", "Der Hinweis: „Wer erzählt, …“ – erst sehen."],
  ])("%s: is content with “%s”", (tag, text) => {
    expect(faults(tag, { key: "x", text }, wordingOf(tag))).toEqual([]);
  });
  it("finds a term that nobody says", () => {
    expect(unusedTerms("en", [{ key: "x", text: "A clue" }], wordingOf("en")).length).toBeGreaterThan(3);
  });
  it("reads every plural form", () => {
    expect(textsOf({ points: [{ match: { "n=one": "a point", "n=*": "points" } }] })).toHaveLength(2);
  });
});
