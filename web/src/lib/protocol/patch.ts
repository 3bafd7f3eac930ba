import type {
  GamePatch,
  Moves,
  MyVotes,
  OpenMove,
  OwnVotes,
  Patch,
  PresenceView,
  RoomView,
  SidePoints,
  SlotPoints,
  SlotVoters,
  Step,
  TableCard,
  View,
} from "./types";
import { FOUND, PHASES, REASONS } from "./types";

/**
 * Applies a step of the server to a view and returns the new one; the old one is left as it was.
 *
 * The keys of a patch are described in docs/PROTOCOL.md. Words of more than one letter replace that field of the room
 * (`chat` adds to it); `A` and `D` are short for two of them, and the other single letters change the game. A step that does not follow the view means that something was
 * missed: it throws, and the caller should connect again.
 */
export function applyStep(view: RoomView, [position, patch]: Step): RoomView {
  if (position !== view.position + 1) throw new Error(`step ${position} does not follow ${view.position}`);
  const next: RoomView = { ...view, position };
  if (!patch) return next;
  if (patch.A !== undefined) {
    next.reveal = patch.A && { start_ms: patch.A[0], acts: patch.A[1] };
    next.guesses = next.hearts = [];
  }
  if (patch.D !== undefined) next.deadline_ms = patch.D;
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

function patchGame(old: View, patch: Patch): View {
  const game: View = { ...old, seats: old.seats.map((seat) => ({ ...seat })) };
  if (patch.N !== undefined) newTurn(game, patch.N);
  if (patch.p !== undefined) game.phase = PHASES[patch.p] ?? game.phase;
  if (patch.s !== undefined) game.storyteller = patch.s;
  if (patch.c !== undefined) game.clue = typeof patch.c === "string" ? { text: patch.c } : patch.c;
  patchSeats(game, patch);
  patchWaiting(game, old, patch);
  const left = patch["-"];
  const came = patch["+"];
  if (patch.H !== undefined) game.hand = patch.H;
  if (left && game.hand) game.hand = game.hand.filter((card) => !left.includes(card));
  if (came && game.hand) game.hand = [...game.hand, ...came];
  if (patch.o !== undefined) game.played = patch.o;
  if (patch.y !== undefined) game.my_votes = patch.y && ownVotes(patch.y);
  patchTable(game, patch);
  if (patch.R !== undefined) game.red = patch.R;
  if (patch.k !== undefined) [game.pile, game.discard] = patch.k;
  if (patch.F !== undefined) game.found = patch.F === null ? null : (FOUND[patch.F] ?? null);
  if (patch.P !== undefined) game.points = patch.P && points(game, patch.P);
  patchScores(game, patch);
  if (patch.B !== undefined) game.paid = patch.B && paid(patch.B, game.points ?? []);
  if (patch.W !== undefined) game.winners = patch.W;
  if (patch.E !== undefined) game.ended_by = patch.E;
  if (patch.L !== undefined) game.stories_left = patch.L;
  if (patch.m !== undefined) game.your_move = moves(patch.m, game.hand, game.limits.performed_clues);
  else if (patch.H !== undefined || left || came) game.your_move = withHand(game.your_move, game.hand);
  return game;
}

function newTurn(game: View, turn: number): void {
  Object.assign(game, {
    turn,
    clue: null,
    played: [],
    table: [],
    red: null,
    my_votes: null,
    found: null,
    points: null,
    paid: null,
    waiting_for: [],
  });
  for (const seat of game.seats) seat.given = seat.voted = seat.ready = false;
}

const has = (seats: number, index: number) => ((seats >> index) & 1) === 1;

/** Who has just done their part is no longer waited for; anything else is told. */
function patchWaiting(game: View, old: View, { N: turn, w: waiting }: GamePatch): void {
  if (waiting !== undefined) {
    game.waiting_for = game.seats.map(({ seat }) => seat).filter((seat) => has(waiting, seat));
    return;
  }
  if (turn !== undefined) return;
  const parts = ["given", "voted", "ready"] as const;
  game.waiting_for = game.waiting_for.filter(
    (seat) => !parts.some((part) => game.seats[seat]?.[part] && !old.seats[seat]?.[part]),
  );
}

function patchSeats(game: View, { g: given, v: voted, r: ready, h: hands }: GamePatch): void {
  const [bits, fewer] = Array.isArray(given) ? given : [given, 1];
  game.seats.forEach((seat, index) => {
    if (bits !== undefined) {
      if (has(bits, index) && !seat.given) seat.hand -= fewer;
      seat.given = has(bits, index);
    }
    if (voted !== undefined) seat.voted = has(voted, index);
    if (ready !== undefined) seat.ready = has(ready, index);
    if (hands !== undefined)
      seat.hand = typeof hands === "number" ? hands : parseInt(hands[index] ?? "0", 36);
  });
}

/** Whatever was gained counts, unless the scores are told. */
function patchScores(game: View, { S: scores, P: gained }: GamePatch): void {
  game.seats.forEach((seat, index) => {
    if (scores !== undefined) seat.score = scores[index] ?? seat.score;
    else if (gained) seat.score += game.points?.[seat.team ?? seat.seat]?.points ?? 0;
  });
}

function patchTable(game: View, { T: cards, n: mine, O: owners, V: votes }: GamePatch): void {
  if (cards) {
    game.table = cards.map((card, index): TableCard => ({
      slot: index + 1,
      card,
      mine: false,
      owner: null,
      votes: null,
    }));
  }
  if (!mine && !owners && votes === undefined) return;
  const drawn = votes && ((index: number) => voters(votes[index] ?? 0));
  game.table = game.table.map((laid, index) => ({
    ...laid,
    mine: mine ? mine.includes(laid.slot) : laid.mine,
    owner: owners ? (owners[index] ?? null) : laid.owner,
    votes: votes === undefined ? laid.votes : drawn ? drawn(index) : null,
  }));
}

const SEATS_MAX = 12;

function voters(short: SlotVoters): number[] {
  if (typeof short !== "number") return short;
  return Array.from({ length: SEATS_MAX }, (_, seat) => seat).filter((seat) => has(short, seat));
}

function ownVotes(short: OwnVotes): MyVotes {
  const [first, red] = short;
  return Array.isArray(first) ? { slots: first, red: red ?? null } : { slots: short as number[], red: null };
}

function points(game: View, lists: number[][]): SidePoints[] {
  const teams = game.seats[0]?.team != null;
  return lists.map((pairs, index): SidePoints => {
    const reasons: SidePoints["reasons"] = [];
    for (let at = 0; at + 1 < pairs.length; at += 2)
      reasons.push({ reason: REASONS[pairs[at]!]!, points: pairs[at + 1]! });
    const all = reasons.reduce((sum, reason) => sum + reason.points, 0);
    return { ...(teams ? { team: index } : { seat: index }), points: all, reasons };
  });
}

/** What is told, and then from the first slot whatever else each has gained. */
function paid([rest, ...numbers]: number[], gained: SidePoints[]): SlotPoints[] {
  const all: SlotPoints[] = [];
  const left = gained.map(({ points }) => points);
  for (let at = 0; at + 2 < numbers.length; at += 3) {
    const [slot, side, points] = [numbers[at]!, numbers[at + 1]!, numbers[at + 2]!];
    all.push({ slot, side, points });
    left[side] = (left[side] ?? 0) - points;
  }
  if (rest) left.forEach((points, side) => points > 0 && all.push({ slot: rest, side, points }));
  return all;
}

function moves(items: OpenMove[], hand: number[] | null, performed: boolean): Moves {
  const open: Moves = {};
  for (const item of items) {
    if (item === "c") open.claim = {};
    else if (item === "t") open.tell = { cards: hand, performed };
    else if (item === "b") open.take_back = {};
    else if (item === "r") open.ready = {};
    else if (item[0] === "t") open.tell = { cards: item[1], performed };
    else if (item[0] === "g") open.give = { cards: hand ?? [], count: item[1] };
    else if (item[0] === "G") open.give = { cards: item[2], count: item[1] };
    else {
      const [, slots, min = 1, max = 1, per_card = 1, red = null] = item;
      open.vote = { slots, min, max, per_card, red };
    }
  }
  return open;
}

/** Moves that repeat the hand follow it. */
function withHand(open: Moves, hand: number[] | null): Moves {
  return {
    ...open,
    ...(open.tell?.cards ? { tell: { ...open.tell, cards: hand } } : {}),
    ...(open.give ? { give: { ...open.give, cards: hand ?? [] } } : {}),
  };
}
