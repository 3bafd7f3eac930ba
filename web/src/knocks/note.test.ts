import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { languages, messagesOf, messagesRoot } from "../../scripts/messages.mjs";
import { sentenceOf, thingOf, type KnockNote, type NoteWords } from "./note";

const tuesday = new Date(2026, 10, 17, 20, 0).getTime();
const after = (hours: number) => tuesday + hours * 3_600_000;
const note = (change: Partial<KnockNote> = {}): KnockNote => ({
  code: "BCDFGH",
  turn: 3,
  kind: "give",
  until_ms: after(48),
  silent: "bot",
  language: "en",
  ...change,
});
const said = (tag: string) => messagesOf(messagesRoot, tag, "knocks") as NoteWords;

describe("a note", () => {
  it.each([
    [{}, "en", "A story is told. Give a card to it. You have until Thursday 20:00."],
    [
      { until_ms: after(1) },
      "it",
      "Una storia è stata raccontata. Dai una carta che ci stia. Hai tempo fino alle 21:00.",
    ],
    [{ kind: "tell", until_ms: null }, "en", "It is your story next. Take your time."],
    // The candle is burnt down: no hour that is over is named.
    [{ kind: "vote", until_ms: after(-1) }, "en", "All cards lie there. Which one was told?"],
    [{ reminder: true }, "en", "Your candle burns low. Thursday 20:00: a bot plays this move for you."],
    [
      { reminder: true, silent: "go_on" },
      "fr",
      "Ta bougie s’achève. Jeudi 20:00 : la table continue sans toi.",
    ],
  ] as const)("%o in %s", (change, tag, sentence) => {
    expect(sentenceOf(note(change), said(tag), tag, tuesday)).toBe(sentence);
  });
  it("says something in every language for every move, with all its words filled in", () => {
    for (const { tag, locale } of languages())
      for (const kind of ["begin", "tell", "give", "vote"] as const)
        for (const reminder of [false, true])
          for (const until_ms of [null, after(1), after(30)]) {
            const sentence = sentenceOf(note({ kind, reminder, until_ms }), said(tag), locale, tuesday);
            expect(sentence.length, `${tag} ${kind}`).toBeGreaterThan(10);
            expect(sentence).not.toMatch(/[{}]|undefined/);
          }
  });
  it("is the same thing when it comes twice, and another when the candle burns low", () => {
    expect(thingOf(note())).toBe(thingOf(note({ until_ms: null })));
    expect(thingOf(note())).not.toBe(thingOf(note({ reminder: true })));
    expect(thingOf(note())).not.toBe(thingOf(note({ kind: "vote" })));
  });
  it("is known to the worker in every language that is shipped", () => {
    const worker = readFileSync(join(messagesRoot, "..", "sw", "said.ts"), "utf8");
    for (const { tag } of languages()) expect(worker).toContain(`../messages/${tag}/knocks.json`);
  });
});
