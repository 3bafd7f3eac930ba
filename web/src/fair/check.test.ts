import { describe, expect, it } from "vitest";
import { check, type Part, type Report } from "./check";
import evenings from "./evenings.json";
import type { KeptGame, KeptGames } from "./kept";
import { readLog, type LogEvent } from "./log";

const games = evenings.map((evening) => ({ ...evening, kept: evening.kept as unknown as KeptGames }));
const stateOf = (report: Report, part: Part) => report.steps.find((step) => step.part === part)?.state;

/** Every card and every point that a log tells. */
function cardsAndPoints(log: string): unknown {
  const told = (event: LogEvent): unknown[] => {
    if ("started" in event) return [event.started.pile, event.started.seen, event.started.fair];
    if ("scored" in event) return [event.scored.points.map((side) => side.points)];
    if ("ended" in event) return [event.ended.winners];
    return "dealt" in event || "revealed" in event || "drawn" in event || "reshuffled" in event
      ? [event]
      : [];
  };
  return readLog(log).map((game) => game.events.flatMap(told));
}

describe.each(games)("an evening of $name", ({ log, secret_hash, kept }) => {
  it("is checked from the first card to the last", () => {
    const report = check(log, secret_hash, kept);
    expect(report.verdict, JSON.stringify(report)).toBe("checked");
    expect(report.steps.map((step) => step.part)).toEqual([
      "promise",
      "salt",
      "salts",
      "shuffles",
      "seen",
      "memory",
    ]);
  });

  it("is fair as far as can be known for who came late, without alarm", () => {
    const turns = kept[secret_hash]!.turns;
    for (const known of [{}, { [secret_hash]: { turns } }] as KeptGames[]) {
      const report = check(log, secret_hash, known);
      expect(report.verdict).toBe("partly");
      expect(stateOf(report, "promise")).toBe("unknown");
      expect(stateOf(report, "shuffles")).toBe("fits");
      expect(stateOf(report, "seen")).toBe("unknown");
    }
  });

  it("with one thing changed is noticed, if that changes a card or a point", () => {
    const honest = JSON.stringify(cardsAndPoints(log));
    const all = tamperings(log.trim().split("\n"));
    const each = Math.max(1, Math.floor(all.length / 120));
    let noticed = 0;
    for (let at = 0; at < all.length; at += each) {
      const { what, log: changed } = all[at]!();
      if (check(changed, secret_hash, kept).verdict === "broken") noticed += 1;
      else expect(JSON.stringify(cardsAndPoints(changed)), what).toBe(honest);
    }
    expect(noticed).toBeGreaterThan(80);
  });
});

describe("what a server could try", () => {
  const { log, secret_hash, kept } = games[0]!;
  const with_ = (change: Partial<KeptGame>): KeptGames => ({
    ...kept,
    [secret_hash]: { ...kept[secret_hash]!, ...change },
  });
  it.each<[string, Partial<KeptGame>, Part]>([
    ["another seal than the one in the lobby", { exchanged: true }, "promise"],
    ["a letter other than the one before the salts", { letter: "00".repeat(32) }, "salt"],
    ["a game without the salt that it had taken", { salt: "another salt" }, "salt"],
  ])("%s", (_, change, part) => {
    const report = check(log, secret_hash, with_(change));
    expect(report.verdict).toBe("broken");
    expect(stateOf(report, part)).toBe("broken");
  });
  it("the log of another game", () => {
    expect(stateOf(check(log, "00".repeat(32), kept), "promise")).toBe("broken");
  });
  it("a table without one of its games", () => {
    const forgotten: KeptGames = {
      ...kept,
      ["11".repeat(32)]: { promised: true, turns: { 1: { seat: 0 } } },
    };
    expect(stateOf(check(log, secret_hash, forgotten), "seen")).toBe("broken");
  });
  it("no log at all", () => {
    for (const text of ["", "nonsense", "{}", '{"deck":[]}', "[]"])
      expect(check(text, secret_hash, kept).verdict).toBe("broken");
  });
  it("a salt that came too late is no alarm", () => {
    const missing = readLog(log).at(-1)!;
    expect(missing.letter!.salts.length).toBe(3);
    const late = with_({ salt: "never shown" });
    delete late[secret_hash]!.thrownIn;
    const report = check(log, secret_hash, late);
    expect(report.verdict).toBe("partly");
    expect(stateOf(report, "salt")).toBe("unknown");
  });
});

type Tampering = () => { what: string; log: string };

/** The log with one thing changed, in every way. */
function tamperings(lines: readonly string[]): Tampering[] {
  return lines.flatMap((line, at) => {
    const event = JSON.parse(line) as Record<string, unknown>;
    const kind = Object.keys(event)[0]!;
    const instead =
      (what: string, ...others: string[]): Tampering =>
      () => ({
        what: `${kind} ${what}`,
        log: [...lines.slice(0, at), ...others, ...lines.slice(at + 1)].join("\n"),
      });
    return [
      instead("left out"),
      instead("twice", line, line),
      ...places(event).map(({ path, change }) =>
        instead(path, JSON.stringify(change(structuredClone(event)))),
      ),
    ];
  });
}

interface Place {
  path: string;
  change: (event: unknown) => unknown;
}

function places(value: unknown, path: readonly string[] = []): Place[] {
  if (typeof value === "object" && value !== null)
    return [
      ...Object.entries(value).flatMap(([key, inside]) => places(inside, [...path, key])),
      ...(Array.isArray(value) && value.length > 0 ? [place(path, (value as unknown[]).slice(1))] : []),
    ];
  if (typeof value === "number") return [place(path, value + 1)];
  if (typeof value === "string")
    return [place(path, `${value.startsWith("0") ? "1" : "0"}${value.slice(1)}`)];
  return [place(path, value === null ? 0 : !value)];
}

function place(path: readonly string[], value: unknown): Place {
  const change = (event: unknown) => {
    let inside = event as Record<string, unknown>;
    for (const key of path.slice(0, -1)) inside = inside[key] as Record<string, unknown>;
    inside[path.at(-1)!] = value;
    return event;
  };
  return { path: path.join("."), change };
}
