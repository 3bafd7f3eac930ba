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

/** Words of this test alone: what the editors write is theirs. */
const plain: NoteWords = {
  note_tell: "Your story.",
  note_give: "Your card.",
  note_vote: "Your vote.",
  note_until_day: "Until {when}.",
  note_until_today: "Till {when}.",
  note_low_bot: "Low. {when}: a bot.",
  note_low_go_on: "Low. {when}: without you.",
};

describe("a note", () => {
  it.each([
    [{}, "en", "Your card. Until Thursday 20:00."],
    [{ until_ms: after(1) }, "it", "Your card. Till 21:00."],
    [{ kind: "tell", until_ms: null }, "en", "Your story."],
    // The candle is burnt down: no hour that is over is named.
    [{ kind: "vote", until_ms: after(-1) }, "en", "Your vote."],
    [{ reminder: true }, "en", "Low. Thursday 20:00: a bot."],
    // A weekday that begins a sentence has a capital letter.
    [{ reminder: true, silent: "go_on" }, "fr", "Low. Jeudi 20:00: without you."],
  ] as const)("%o in %s", (change, tag, sentence) => {
    expect(sentenceOf(note(change), plain, tag, tuesday)).toBe(sentence);
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
