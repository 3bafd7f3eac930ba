import { describe, expect, it } from "vitest";
import { sought, unsought } from "../../fixtures/turn";
import type { PastTurn } from "../past";
import { awards, AWARDS_MAX, eveningOf } from "./awards";

const SEATS = [0, 1, 2, 3];

/** A turn told by `storyteller`: card `n` lies in slot n + 1 and belongs to seat n; `votes[n]` lie on it. */
function turn(storyteller: number, votes: number[][], more: Partial<PastTurn> = {}): PastTurn {
  return {
    ...sought({
      turn: 1,
      storyteller,
      clue: { text: "dusk" },
      table: SEATS.map((seat) => ({
        slot: seat + 1,
        card: seat,
        mine: false,
        owner: seat,
        votes: votes[seat] ?? [],
      })),
      red: null,
      points: [],
      scores: [0, 0, 0, 0],
      hearts: [],
    }),
    ...more,
  };
}
const deed = (turns: PastTurn[], name: string) => awards(turns, SEATS).find((award) => award.deed === name);

describe("awards", () => {
  it("name who fooled the most, and count it right", () => {
    // Seat 1 fools two in the first turn and one in the second; own votes of the true card do not count.
    const turns = [turn(0, [[3], [2], []]), turn(0, [[], [2, 3], [1]]), turn(0, [[1], [2], []])];
    expect(deed(turns, "best_liar")).toMatchObject({ seat: 1, n: 4 });
  });
  it.each([
    ["mind_reader", [turn(0, [[1], [3], []]), turn(0, [[1], [], [3]])], { seat: 1, n: 2, all: 2 }],
    ["lone_finder", [turn(0, [[2], [3], [1]])], { seat: 2, n: 1 }],
    ["twins", [turn(0, [[1, 2], [], [3]]), turn(0, [[], [2], [], [1, 2]])], { seat: 1, other: 2, n: 2 }],
    ["just_right", [turn(3, [[], [2], [], [0]]), turn(3, [[], [2], [], [0]])], { seat: 3, n: 2, all: 2 }],
    ["riddler", [turn(2, [[1], [0], [], []], { clue: { text: "fog" } })], { seat: 2, clue: "fog" }],
    ["open_book", [turn(2, [[], [], [0, 1, 3]], { clue: { text: "a cat" } })], { seat: 2, clue: "a cat" }],
    ["big_turn", [turn(0, [[1]], { points: [{ seat: 3, points: 6, reasons: [] }] })], { seat: 3, n: 6 }],
    [
      "loved_clue",
      [turn(0, [[1], [], []], { hearts: [{ person: 2, slot: 1 }], clue: { text: "tide" } })],
      { seat: 0, n: 1, clue: "tide" },
    ],
    ["loved_picture", [turn(0, [[1]], { hearts: [{ person: 2, slot: 4 }] })], { seat: 3, n: 1 }],
    ["trusting", [turn(0, [[2], [3], []]), turn(0, [[2], [], [3]])], { seat: 3, n: 2 }],
    ["nemesis", [turn(0, [[2], [3], []]), turn(0, [[2], [3], []])], { seat: 1, other: 3, n: 2 }],
  ])("%s", (name, turns, wanted) => {
    // Whoever holds another award already may keep it from them, so only the deed itself is asked for.
    const all = awards(turns, SEATS);
    const found = all.find((award) => award.deed === name);
    if (found) expect(found).toMatchObject(wanted);
    else expect(all.some((award) => award.seat === wanted.seat || award.other === wanted.seat)).toBe(true);
  });
  it("are no more than six, and nobody has a second before all have one", () => {
    const turns = Array.from({ length: 8 }, (_, n) =>
      turn(
        n % 4,
        SEATS.map((seat) => SEATS.filter((voter) => voter !== seat && (voter + n) % 3 === 0)),
        {
          turn: n + 1,
          clue: { text: "word ".repeat(n + 1) },
          points: SEATS.map((seat) => ({ seat, points: (seat + n) % 4, reasons: [] })),
          scores: SEATS.map((seat) => n * 2 + seat),
          hearts: [{ person: 1, slot: (n % 4) + 1 }],
        },
      ),
    );
    const given = awards(turns, SEATS);
    expect(given.length).toBeLessThanOrEqual(AWARDS_MAX);
    expect(
      new Set(given.flatMap(({ seat, other }) => [seat, ...(other === undefined ? [] : [other])])),
    ).toEqual(new Set(SEATS));
    expect(new Set(given.map((award) => award.deed)).size).toBe(given.length);
  });
  it("are none where nothing happened", () => expect(awards([], SEATS)).toEqual([]));
  it.each([null, 2])(
    "have no liars, finders or riddles where no card is the true one (red token: %s)",
    (red) => {
      const met = turn(0, [[0, 1], [2, 3], []], { ...unsought, red });
      const given = awards([met, met], SEATS).map((award) => award.deed);
      for (const none of ["best_liar", "trusting", "nemesis", "mind_reader", "lone_finder", "just_right"])
        expect(given).not.toContain(none);
      expect(given).not.toContain("riddler");
      expect(eveningOf([met, met], 1, SEATS)).toMatchObject({ fooled: 0, found: 0, voted: 0 });
    },
  );
  it("believe the rules about who found: every voter may have found, and yet not all votes lie there", () => {
    const dials = turn(3, [[], [0], [], [0, 1, 2, 1, 2]], { found: "some" });
    expect(deed([dials, dials], "open_book")).toBeUndefined();
    expect(awards([dials, dials], [3]).find((award) => award.deed === "just_right")).toMatchObject({ n: 2 });
  });
});

describe("one's own evening", () => {
  it("says whom one fooled, what one found and what was loved", () => {
    const turns = [
      turn(0, [[1], [2], []]),
      turn(0, [[], [2, 3], []], { turn: 2, hearts: [{ person: 9, slot: 2 }] }),
    ];
    expect(eveningOf(turns, 1, SEATS)).toMatchObject({ fooled: 3, victim: 2, found: 1, hearts: 1 });
    expect(eveningOf(turns, 1, SEATS).turn?.turn).toBe(2);
  });
});
