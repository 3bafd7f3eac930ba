import { blake3Hex } from "./blake3";
import type { KeptGame, KeptGames } from "./kept";
import { readLog, type PlayedGame } from "./log";
import { replay, Unfit, type Replayed, type ReplayedTurn } from "./replay";
import { same } from "./same";
import { isWhole, SeenCards } from "./seen";

/** The parts of the check, in the order in which they are told. */
export type Part = "promise" | "salt" | "salts" | "shuffles" | "seen" | "memory";

/** How a part came out: it fits, it can't be known here for an honest reason, or it does not fit. */
export interface Step {
  part: Part;
  state: "fits" | "unknown" | "broken";
  /** How many, or in which turn. */
  n: number;
}
export interface Report {
  /** All of it was checked, or only what this device was there for, or something does not fit. */
  verdict: "checked" | "partly" | "broken";
  steps: Step[];
}

/** Without these, a device can't say that nobody chose the deck. */
const NEEDED: readonly Part[] = ["promise", "salt"];

/** Checks the latest game of a log, and the games before it, against what this device kept. */
export function check(text: string, secretHash: string, kept: KeptGames): Report {
  let steps: Step[];
  try {
    steps = stepsOf(readLog(text), secretHash, kept);
  } catch (error) {
    // Whatever can't be read is no log of a fair game.
    steps = [step("shuffles", "broken", error instanceof Unfit ? error.turn : 0)];
  }
  const broken = steps.some(({ state }) => state === "broken");
  const limited = steps.some(({ part, state }) => state === "unknown" && NEEDED.includes(part));
  return { verdict: broken ? "broken" : limited ? "partly" : "checked", steps };
}

const step = (part: Part, state: Step["state"], n = 0): Step => ({ part, state, n });

function stepsOf(games: readonly PlayedGame[], secretHash: string, kept: KeptGames): Step[] {
  const latest = games.at(-1);
  if (!latest) throw new Unfit(0);
  const seen = new SeenCards();
  const before = games.slice(0, -1).map((game) => earlier(game, seen, kept));
  const played = replay(latest.events);
  const hash = hashOf(played);
  const mine = kept[hash];
  const known = new Set([hash, ...before.map((game) => game.hash)]);
  const forgotten = Object.entries(kept).some(
    ([other, { turns }]) => Object.keys(turns).length > 0 && !known.has(other),
  );
  const follows =
    belowFit(latest, played, seen) && before.every(({ fits }) => fits) && letterFits(latest, played);
  const strange = before.filter((game) => !kept[game.hash]).length;
  return [
    promised(hash === secretHash, mine),
    ownSalt(latest, played, mine),
    allSalts(latest, played),
    step("shuffles", "fits", played.shuffles),
    follows && !forgotten
      ? step("seen", strange ? "unknown" : "fits", strange || before.length)
      : step("seen", "broken"),
    remembered(played, mine),
  ];
}

const hashOf = (played: Replayed) => played.started.fair!.secret_hash;

/** A game that was played at this table before: it must be fair itself, and as this device remembers it. */
function earlier(game: PlayedGame, seen: SeenCards, kept: KeptGames): { hash: string; fits: boolean } {
  const played = replay(game.events);
  const hash = hashOf(played);
  const mine = kept[hash];
  const fits =
    belowFit(game, played, seen) &&
    letterFits(game, played) &&
    [ownSalt(game, played, mine), allSalts(game, played), remembered(played, mine)].every(
      ({ state }) => state !== "broken",
    );
  seen.note(played.held, game.deck);
  return { hash, fits };
}

/** The cards below the others are those that came into hands in the games before, and no other. */
function belowFit({ deck }: PlayedGame, { started }: Replayed, seen: SeenCards): boolean {
  return isWhole(deck, started.rules.cards) && same(seen.begin(deck), started.seen ?? []);
}

/** What was sealed is what was played. */
function letterFits({ letter }: PlayedGame, { started }: Replayed): boolean {
  return (
    letter === null ||
    (letter.secret_hash === started.fair!.secret_hash &&
      same(letter.rules, started.rules) &&
      same(letter.seen, started.seen ?? []) &&
      letter.salts.length === started.fair!.contributions.length)
  );
}

function promised(isOurs: boolean, mine: KeptGame | undefined): Step {
  if (!isOurs || mine?.exchanged) return step("promise", "broken");
  return step("promise", mine?.promised ? "fits" : "unknown");
}

/** This device's salt is in, and nothing was changed after it had been shown. */
function ownSalt(game: PlayedGame, { started }: Replayed, mine: KeptGame | undefined): Step {
  if (mine?.letter && (game.letterLine === null || blake3Hex(game.letterLine) !== mine.letter))
    return step("salt", "broken");
  if (!mine?.salt || !mine.letter) return step("salt", "unknown");
  const hash = blake3Hex(mine.salt);
  const seat = game.letter!.salts.findIndex((salt) => salt && "hash" in salt && salt.hash === hash);
  const thrown = started.fair!.contributions[seat] ?? "";
  if (thrown === mine.salt) return step("salt", "fits");
  // It may have come too late, or another device of the same person threw in its own.
  return step("salt", mine.thrownIn || thrown ? "broken" : "unknown");
}

/** Everybody's salt is the one that they had committed to; some may not have come. */
function allSalts({ letter }: PlayedGame, { started }: Replayed): Step {
  if (!letter) return step("salts", "unknown");
  let missing = 0;
  let shown = 0;
  for (const [seat, salt] of letter.salts.entries()) {
    const thrown = started.fair!.contributions[seat] ?? "";
    if (salt && "hash" in salt) {
      if (!thrown) missing += 1;
      else if (blake3Hex(thrown) === salt.hash) shown += 1;
      else return step("salts", "broken");
    } else if (thrown !== (salt?.plain ?? "")) return step("salts", "broken");
  }
  return missing ? step("salts", "unknown", missing) : step("salts", "fits", shown);
}

/** The cards, votes and points that this device saw are those of the log. */
function remembered({ turns }: Replayed, mine: KeptGame | undefined): Step {
  const kept = Object.entries(mine?.turns ?? {}).map(([turn, saw]) => ({ turn: Number(turn), saw }));
  for (const { turn, saw } of kept) {
    const told = turns[turn - 1];
    if (!told) return step("memory", "broken", turn);
    const pairs: [unknown, unknown][] = [
      [saw.hand, sorted(told.hands[saw.seat ?? -1] ?? [])],
      [saw.table, told.table.map(({ card }) => card)],
      [saw.owners, told.table.map(({ seat }) => seat)],
      [saw.votes, votersBySlot(told)],
      [saw.points, told.points],
    ];
    if (pairs.some(([here, there]) => here !== undefined && !same(here, there)))
      return step("memory", "broken", turn);
  }
  return step("memory", kept.length ? "fits" : "unknown", kept.length);
}

function votersBySlot({ table, votes }: ReplayedTurn): number[][] {
  return table.map((_, at) =>
    votes.flatMap((slots, seat) => slots.filter((slot) => slot === at + 1).map(() => seat)),
  );
}

export const sorted = (numbers: readonly number[]): number[] =>
  [...numbers].sort((one, other) => one - other);
