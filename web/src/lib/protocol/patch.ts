import type { Moves, PresenceView, RoomView, SidePoints, Step, TableCard, View } from "./types";

/**
 * Applies a step of the server to a view and returns the new one; the old one is left as it was.
 *
 * The keys of a patch are described in docs/PROTOCOL.md. Words of more than one letter replace that field of the room
 * (`chat` adds to it); single letters change the game. A step that does not follow the view means that something was
 * missed: it throws, and the caller should connect again.
 */
export function applyStep(view: RoomView, [position, patch]: Step): RoomView {
  if (position !== view.position + 1) throw new Error(`step ${position} does not follow ${view.position}`);
  const next: RoomView = { ...view, position };
  if (!patch) return next;
  for (const [key, value] of Object.entries(patch)) {
    if (key === "chat") next.chat = [...view.chat, ...(value as RoomView["chat"])].slice(-CHAT_KEPT_MAX);
    else if (key.length > 1) (next as unknown as Record<string, unknown>)[key] = value;
  }
  if (next.game) next.game = patchGame(next.game, patch);
  return next;
}

/** Puts a message about who is here into a view. */
export function applyPresence(view: RoomView, presence: PresenceView): RoomView {
  return { ...view, presence, watchers: presence.watchers };
}

const CHAT_KEPT_MAX = 200;
const PHASES = ["claim", "tell", "give", "vote", "score", "over"] as const;
const FOUND = ["none", "some", "all"] as const;
const REASONS = [
  "found",
  "storyteller_some_found",
  "all_found",
  "none_found",
  "votes_on_card",
  "bonus_limit",
  "single_vote",
  "lone_finder",
  "same_card",
  "red_token",
  "alone",
] as const;

type Patch = Record<string, unknown>;

function patchGame(old: View, patch: Patch): View {
  const game: View = { ...old, seats: old.seats.map((seat) => ({ ...seat })) };
  const has = (key: string) => key in patch;
  const get = <T>(key: string) => patch[key] as T;
  if (has("N")) newTurn(game, get("N"));
  if (has("p")) game.phase = PHASES[get<number>("p")] ?? game.phase;
  if (has("s")) game.storyteller = get("s");
  if (has("c")) {
    const clue = get<string | View["clue"]>("c");
    game.clue = typeof clue === "string" ? { text: clue } : clue;
  }
  patchSeats(game, patch);
  if (has("H")) game.hand = get("H");
  if (has("-") && game.hand) game.hand = game.hand.filter((card) => !get<number[]>("-").includes(card));
  if (has("+") && game.hand) game.hand = [...game.hand, ...get<number[]>("+")];
  if (has("o")) game.played = get("o");
  if (has("y")) {
    const votes = get<[number[], number | null] | null>("y");
    game.my_votes = votes && { slots: votes[0], red: votes[1] };
  }
  patchTable(game, patch);
  if (has("R")) game.red = get("R");
  if (has("k")) [game.pile, game.discard] = get<[number, number]>("k");
  if (has("F")) game.found = get("F") === null ? null : (FOUND[get<number>("F")] ?? null);
  if (has("P")) game.points = points(game, get("P"));
  if (has("W")) game.winners = get("W");
  if (has("E")) game.ended_by = get("E");
  if (has("L")) game.stories_left = get("L");
  if (has("m")) game.your_move = moves(get("m"), game.hand);
  else if (has("H") || has("-") || has("+")) game.your_move = withHand(game.your_move, game.hand);
  return game;
}

function newTurn(game: View, turn: number): void {
  Object.assign(game, { turn, clue: null, played: [], table: [], red: null, my_votes: null, found: null, points: null });
  for (const seat of game.seats) seat.given = seat.voted = seat.ready = false;
}

function patchSeats(game: View, patch: Patch): void {
  const bit = (bits: number, index: number) => ((bits >> index) & 1) === 1;
  if ("g" in patch) {
    const given = patch.g as number | [number, number];
    const [bits, fewer] = Array.isArray(given) ? given : [given, 0];
    game.seats.forEach((seat, index) => {
      if (bit(bits, index) && !seat.given) seat.hand -= fewer;
      seat.given = bit(bits, index);
    });
  }
  if ("v" in patch) game.seats.forEach((seat, index) => (seat.voted = bit(patch.v as number, index)));
  if ("r" in patch) game.seats.forEach((seat, index) => (seat.ready = bit(patch.r as number, index)));
  if ("h" in patch) game.seats.forEach((seat, index) => (seat.hand = parseInt((patch.h as string)[index] ?? "0", 36)));
  if ("S" in patch) game.seats.forEach((seat, index) => (seat.score = (patch.S as number[])[index] ?? seat.score));
}

function patchTable(game: View, patch: Patch): void {
  if ("T" in patch) {
    game.table = (patch.T as number[]).map((card, index): TableCard => ({ slot: index + 1, card, mine: false, owner: null, votes: null }));
  }
  if (!("n" in patch || "O" in patch || "V" in patch)) return;
  game.table = game.table.map((laid, index) => ({
    ...laid,
    mine: "n" in patch ? (patch.n as number[]).includes(laid.slot) : laid.mine,
    owner: "O" in patch ? ((patch.O as (number | null)[])[index] ?? null) : laid.owner,
    votes: "V" in patch ? ((patch.V as (number[] | null)[])[index] ?? null) : laid.votes,
  }));
}

function points(game: View, lists: number[][] | null): SidePoints[] | null {
  const teams = game.seats[0]?.team != null;
  return (
    lists &&
    lists.map(([all, ...pairs], index): SidePoints => {
      const reasons: SidePoints["reasons"] = [];
      for (let at = 0; at + 1 < pairs.length; at += 2) reasons.push({ reason: REASONS[pairs[at]!]!, points: pairs[at + 1]! });
      return { ...(teams ? { team: index } : { seat: index }), points: all!, reasons };
    })
  );
}

type Item = string | [kind: string, ...rest: unknown[]];

function moves(items: Item[], hand: number[] | null): Moves {
  const open: Moves = {};
  for (const item of items) {
    const [kind, ...rest] = Array.isArray(item) ? item : [item];
    if (kind === "c") open.claim = {};
    else if (kind === "t") open.tell = { cards: Array.isArray(item) ? (rest[0] as number[] | null) : hand };
    else if (kind === "g") open.give = { cards: hand ?? [], count: rest[0] as number };
    else if (kind === "G") open.give = { cards: rest[1] as number[], count: rest[0] as number };
    else if (kind === "b") open.take_back = {};
    else if (kind === "v") {
      const [slots, min = 1, max = 1, per_card = 1, red = null] = rest as [number[], number?, number?, number?, (number[] | null)?];
      open.vote = { slots, min, max, per_card, red };
    } else if (kind === "r") open.ready = {};
  }
  return open;
}

/** Moves that repeat the hand follow it. */
function withHand(open: Moves, hand: number[] | null): Moves {
  return {
    ...open,
    ...(open.tell?.cards ? { tell: { cards: hand } } : {}),
    ...(open.give ? { give: { ...open.give, cards: hand ?? [] } } : {}),
  };
}
