import { describe, expect, it } from "vitest";
import { words } from "./words.svelte";

describe("words", () => {
  it("are there after they were loaded, in the language that was chosen", async () => {
    expect(() => words.shell.close()).toThrow("not loaded");
    await words.use("fr");
    await words.load("shell");
    expect(words.shell.close()).toBe("Fermer");
  });
  it("change all at once with the language", async () => {
    await words.load("rulebook");
    await words.use("it");
    expect(words.locale).toBe("it");
    expect(words.shell.close()).toBe("Chiudi");
    expect(words.rulebook.title()).toBe("Regolamento");
  });
  it("count as the language counts", async () => {
    await words.use("fr");
    expect(words.shell.open_tables({ count: 0 })).toContain("table ouverte");
    await words.use("es");
    expect(words.shell.open_tables({ count: 0 })).toContain("mesas abiertas");
    await words.use("pt");
    expect(words.shell.open_tables({ count: 0 })).toContain("mesas abertas");
  });
});
