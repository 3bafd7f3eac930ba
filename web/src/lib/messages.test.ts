import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { languages, messagesOf, messagesRoot, missing, problems } from "../../scripts/messages.mjs";
import type { RuleSheet } from "./protocol/types";

type Folder = { about?: Record<string, unknown>; shell: Record<string, string> };

/** A small project: two shipped languages with the same messages, but for what a test changes. */
function files(messages: Record<string, string>, change: Record<string, Folder> = {}): string {
  const root = mkdtempSync(join(tmpdir(), "moonhare-messages-"));
  const folders: Record<string, Folder> = { en: { shell: messages }, ca: { shell: messages }, ...change };
  for (const [tag, { about, shell }] of Object.entries(folders)) {
    mkdirSync(join(root, "messages", tag), { recursive: true });
    const language = { name: tag, shipped: true, ...about };
    writeFileSync(join(root, "messages", tag, "language.json"), JSON.stringify(language));
    writeFileSync(join(root, "messages", tag, "shell.json"), JSON.stringify(shell));
  }
  return root;
}
function project(
  messages: Record<string, string>,
  source: string,
  change: Record<string, Folder> = {},
): string[] {
  const root = files(messages, change);
  mkdirSync(join(root, "src"));
  writeFileSync(join(root, "src", "Screen.svelte"), source);
  return problems(join(root, "messages"), join(root, "src"));
}

describe("the check of messages", () => {
  it("is content when all is there and used", () => {
    expect(project({ hello: "Hello {name}" }, "{words.shell.hello({ name })}")).toEqual([]);
  });
  it("finds one that is missing in a language", () => {
    expect(project({ hello: "Hello" }, "{words.shell.hello()}", { ca: { shell: {} } })).toEqual([
      `ca/shell.json: "hello" is missing`,
    ]);
  });
  it("finds one that nobody uses", () => {
    expect(project({ hello: "Hello", bye: "Bye" }, "{words.shell.hello()}")).toEqual([
      `en/shell.json: "bye" is used nowhere`,
    ]);
  });
  it("finds one that names other things than in English", () => {
    expect(
      project({ hello: "Hello {name}" }, "{words.shell.hello({ name })}", {
        fr: { shell: { hello: "Bonjour {nom}" } },
      }),
    ).toHaveLength(1);
  });
  it("lets a variant say only what differs, and takes the rest from its base", () => {
    const change = {
      pt: { shell: { hello: "Olá", seat: "Lugar" } },
      "pt-BR": { about: { base: "pt" }, shell: { hello: "Oi" } },
    };
    const english = { hello: "Hello", seat: "Seat" };
    expect(project(english, "hello seat", change)).toEqual([]);
    expect(messagesOf(join(files(english, change), "messages"), "pt-BR", "shell")).toEqual({
      hello: "Oi",
      seat: "Lugar",
    });
  });
  it("lists what a language that is being written still lacks, and lets it be", () => {
    const change = { nl: { about: { shipped: false }, shell: { hello: "Hallo" } } };
    const english = { hello: "Hello", seat: "Seat" };
    expect(project(english, "hello seat", change)).toEqual([]);
    expect(missing(join(files(english, change), "messages"))).toEqual([["nl", "shell", "seat"]]);
  });
  it("knows families by their beginning", () => {
    expect(project({ error_own_card: "Yours" }, "messages[`error_${code}`]")).toEqual([]);
  });
});

describe("refusals and problems", () => {
  const english = JSON.parse(readFileSync(join(messagesRoot, "en", "shell.json"), "utf8")) as Record<
    string,
    unknown
  >;
  const codes = (file: string) =>
    [
      ...readFileSync(join(messagesRoot, "..", "..", "crates", file), "utf8").matchAll(
        /Self::\w+(?:\(_\))? => "([a-z_]+)"/g,
      ),
    ].map((found) => found[1] as string);

  it.each(["rules/src/refusal.rs", "rooms/src/room/refusal.rs"])("has words for every code of %s", (file) => {
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

describe("house rules", () => {
  const sheet = JSON.parse(
    readFileSync(join(messagesRoot, "..", "src", "fixtures", "rule-sheet.json"), "utf8"),
  ) as RuleSheet;
  const needed = sheet.house_rules
    .filter(({ place }) => place !== "apart")
    .flatMap(({ name, choices, printed }) => {
      const values = [...choices, ...printed.flatMap((edition) => edition.values.map(({ value }) => value))];
      const spoken = values.filter((value) => typeof value === "string");
      return [`rule_${name}`, `hint_${name}`, ...spoken.map((value) => `value_${value}`)];
    });

  const shipped = languages().filter((language) => language.shipped);

  it.each(shipped)("have a name, a sentence and words for their values in $tag", ({ tag }) => {
    const messages = messagesOf(messagesRoot, tag, "shell");
    expect(needed.length).toBeGreaterThan(40);
    expect(needed.filter((key) => !(key in messages))).toEqual([]);
  });
});
