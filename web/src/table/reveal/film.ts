/** When each beat of the reveal begins, in ms after the start that the server announces: one piece of music, written in one place. */
export interface Film {
  /** The room goes dark. */
  dark: number;
  /** The first rabbit hops to its card, and how long after it the next. */
  votes: number;
  voteEach: number;
  /** The pictures that nobody chose get their names. */
  none: number;
  noneEach: number;
  /** The stage opens: those who do not stand on it become the bench. */
  open: number;
  /** Each fooling card, or the few that share a beat, steps forward. */
  fool: number[];
  foolEach: number;
  /** Darker still, and no words. */
  hush: number;
  /** The true card steps forward. */
  bell: number;
  /** The light comes back. */
  light: number;
  /** Names become points. */
  points: number;
  /** Rabbits hop along the ribbon. */
  hop: number;
  hopEach: number;
  /** All lies still. */
  rest: number;
}

/** So many cards or fewer are told without haste. */
const FEW = 6;
const VOTES_AT = 400;
const VOTE_MOVE = 420;
const OPEN_BEFORE = 480;
const HUSH = 700;
const LIGHT_AFTER = 900;
const STEP = 500;
const HOP_EACH = 260;
/** However many points: all hops together take no longer. */
const HOPS_MOST = 1_600;

/** The beats of a turn. `acts` are the slots in their order: nobody's choice, the fooling ones, the true one. */
export function film(acts: readonly (readonly number[])[], votes: number, mostPoints: number): Film {
  const cards = acts.reduce((sum, act) => sum + act.length, 0);
  const few = cards <= FEW;
  const [unchosen = [], ...rest] = acts;
  const fooling = rest.slice(0, -1);
  const none = few ? 1_700 : 2_000;
  const voteEach = Math.min(few ? 140 : 90, (none - VOTES_AT - VOTE_MOVE) / Math.max(votes, 1));
  const first = none + (unchosen.length ? 1_000 : 500);
  const foolEach = few ? 1_500 : 1_300;
  const hush = first + foolEach * fooling.length;
  const bell = hush + HUSH;
  const light = bell + LIGHT_AFTER;
  const points = light + STEP;
  const hop = points + STEP;
  const hopEach = Math.min(HOP_EACH, HOPS_MOST / Math.max(mostPoints, 1));
  return {
    dark: 0,
    votes: VOTES_AT,
    voteEach,
    none,
    noneEach: few ? 120 : 60,
    open: (fooling.length ? first : bell) - OPEN_BEFORE,
    fool: fooling.map((_, at) => first + at * foolEach),
    foolEach,
    hush,
    bell,
    light,
    points,
    hop,
    hopEach,
    rest: hop + hopEach * mostPoints + HOP_EACH,
  };
}

/** How many votes lie on the cards. */
export function votesOn(table: readonly { votes: readonly number[] | null }[]): number {
  return table.reduce((sum, { votes }) => sum + (votes?.length ?? 0), 0);
}
