import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { locales, messagesRoot, problems } from "../../scripts/messages.mjs";

/** A small project: the same messages in every language, but for what a test changes. */
function project(messages: Record<string, string>, source: string, change: Record<string, Record<string, string>> = {}): string[] {
  const root = mkdtempSync(join(tmpdir(), "moonhare-messages-"));
  mkdirSync(join(root, "messages", "shell"), { recursive: true });
  mkdirSync(join(root, "src"));
  for (const locale of locales) writeFileSync(join(root, "messages", "shell", `${locale}.json`), JSON.stringify(change[locale] ?? messages));
  writeFileSync(join(root, "src", "Screen.svelte"), source);
  return problems(join(root, "messages"), join(root, "src"));
}

describe("the check of messages", () => {
  it("is content when all is there and used", () => {
    expect(project({ hello: "Hello {name}" }, "{words.shell.hello({ name })}")).toEqual([]);
  });
  it("finds one that is missing in a language", () => {
    expect(project({ hello: "Hello" }, "{words.shell.hello()}", { ca: {} })).toEqual([`shell/ca.json: "hello" is missing`]);
  });
  it("finds one that nobody uses", () => {
    expect(project({ hello: "Hello", bye: "Bye" }, "{words.shell.hello()}")).toEqual([`shell/en.json: "bye" is used nowhere`]);
  });
  it("finds one that names other things than in English", () => {
    expect(project({ hello: "Hello {name}" }, "{words.shell.hello({ name })}", { fr: { hello: "Bonjour {nom}" } })).toHaveLength(1);
  });
  it("knows families by their beginning", () => {
    expect(project({ error_own_card: "Yours" }, "messages[`error_${code}`]")).toEqual([]);
  });
});

describe("refusals and problems", () => {
  const english = JSON.parse(readFileSync(join(messagesRoot, "shell", "en.json"), "utf8")) as Record<string, unknown>;
  const codes = (file: string) => [...readFileSync(join(messagesRoot, "..", "..", "crates", file), "utf8").matchAll(/Self::\w+(?:\(_\))? => "([a-z_]+)"/g)].map((found) => found[1] as string);

  it.each(["rules/src/refusal.rs", "rooms/src/refusal.rs"])("has words for every code of %s", (file) => {
    const known = codes(file);
    expect(known.length).toBeGreaterThan(20);
    expect(known.filter((code) => !(`error_${code}` in english))).toEqual([]);
  });
  it("has words for every reason why a game cannot begin", () => {
    const known = codes("rules/src/problem.rs");
    expect(known.length).toBeGreaterThan(10);
    expect(known.filter((code) => !(`problem_${code}` in english))).toEqual([]);
  });
});
