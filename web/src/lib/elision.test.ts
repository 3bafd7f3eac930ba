import { describe, expect, it } from "vitest";
import type { Locale } from "../first/locale";
import { elided } from "./elision";

const messages = {
  seat: ({ name }: { name: string }) => `de ${name}`,
  either: ({ name }: { name: string }) => `Tú o ${name}`,
  both: ({ first, second }: { first: string; second: string }) => `${first} y ${second}`,
  count: ({ n }: { n: number }) => `de ${n}`,
};

describe("a word before a name", () => {
  it.each<[Locale, string, string]>([
    ["fr", "Alice", "d’Alice"],
    ["fr", "Émile", "d’Émile"],
    ["fr", "Hélène", "d’Hélène"],
    ["fr", "Hassan", "de Hassan"],
    ["fr", "Léa", "de Léa"],
    ["ca", "Anna", "d’Anna"],
    ["ca", "Hug", "d’Hug"],
    ["ca", "Ignasi", "d’Ignasi"],
    ["ca", "Iolanda", "de Iolanda"],
    ["ca", "Teo", "de Teo"],
    ["it", "Anna", "de Anna"],
    ["en", "Anna", "de Anna"],
  ])("%s: %s", (locale, name, said) => expect(elided(messages, locale).seat({ name })).toBe(said));

  it("is another in Spanish where two like sounds meet", () => {
    const es = elided(messages, "es");
    expect(es.both({ first: "Ana", second: "Inés" })).toBe("Ana e Inés");
    expect(es.both({ first: "Ana", second: "Hielo" })).toBe("Ana y Hielo");
    expect(es.both({ first: "Ana", second: "Luis" })).toBe("Ana y Luis");
    expect(es.either({ name: "Olga" })).toBe("Tú u Olga");
  });
  it("leaves numbers and the name itself alone", () => {
    expect(elided(messages, "fr").count({ n: 8 })).toBe("de 8");
    expect(elided(messages, "fr").seat({ name: "Rue de Alésia" })).toBe("de Rue de Alésia");
  });
});
