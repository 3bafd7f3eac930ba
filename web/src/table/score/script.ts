/** When each act of the score begins, in ms: the reveal is one piece of music, so its bars are written in one place. */
export interface Script {
  tokens: number;
  tokenEach: number;
  dark: number;
  lift: number;
  slips: number;
  slipEach: number;
  fly: number;
  hop: number;
  /** One hop of one rabbit. */
  hopEach: number;
  why: number;
}

const FIRST = 300;
const TOKEN_EACH = 140;
const MOVE = 340;
const BEAT = 700;
const LIFT = 900;
const SLIP_EACH = 90;
const FLY = 500;
const HOP_EACH = 260;
/** However many points: all hops together take no longer. */
const HOPS_MOST = 1_600;

export function script(votes: number, cards: number, mostPoints: number, calm: boolean): Script {
  if (calm) return { tokens: 0, tokenEach: 0, dark: 300, lift: 300, slips: 700, slipEach: 0, fly: 1_000, hop: 1_000, hopEach: 0, why: 1_200 };
  const dark = FIRST + votes * TOKEN_EACH + MOVE + BEAT;
  const lift = dark + 100;
  const slips = lift + LIFT;
  const fly = slips + cards * SLIP_EACH + 380;
  const hop = fly + FLY + 100;
  const hopEach = Math.min(HOP_EACH, HOPS_MOST / Math.max(mostPoints, 1));
  return { tokens: FIRST, tokenEach: TOKEN_EACH, dark, lift, slips, slipEach: SLIP_EACH, fly, hop, hopEach, why: hop + hopEach * mostPoints + 200 };
}

/** How many tokens lie on the cards. */
export function votesOn(table: readonly { votes: readonly number[] | null }[]): number {
  return table.reduce((sum, { votes }) => sum + (votes?.length ?? 0), 0);
}
