/** The log of a table's games, as the server tells it when the latest is over. Nothing of it is believed. */
export interface PlayedGame {
  /** The line of the sealed letter, byte by byte; nothing where nobody had committed to a salt. */
  letterLine: string | null;
  letter: Letter | null;
  deck: DeckPart[];
  events: LogEvent[];
}

/** What was fixed before any salt was shown. */
export interface Letter {
  secret_hash: string;
  rules: Rules;
  deck: DeckPart[];
  seen: number[];
  salts: (null | { hash: string } | { plain: string })[];
}
export interface DeckPart {
  pack: string;
  first: number;
  count: number;
}
/** The few rules on which it depends who gets which card. */
export interface Rules {
  players: number;
  cards: number;
  hand: number;
  pairs: boolean;
  pass_hands: boolean;
}
export interface Started {
  rules: Rules;
  fair: { secret_hash: string; contributions: string[] } | null;
  seen?: number[];
  pile: number[];
}
export interface Laid {
  seat: number;
  card: number;
}
export interface Scored {
  points: { points: number; reasons: { points: number }[] }[];
}
export type LogEvent =
  | { started: Started }
  | { dealt: { hands: number[][] } }
  | { claimed: { seat: number } }
  | { told: { seat: number; card: number | null } }
  | { given: { seat: number; cards: number[] } }
  | { taken_back: { seat: number } }
  | { revealed: { cards: Laid[] } }
  | { voted: { seat: number; slots: number[]; red?: number } }
  | { scored: Scored }
  | { said_ready: { seat: number } }
  | { cleared: object }
  | { reshuffled: { pile: number[] } }
  | { drawn: { cards: Laid[] } }
  | { passed: object }
  | { turn_began: { turn: number; storyteller: number } }
  | { ended: { winners: number[]; because: string } }
  | { opened: { secret: string } };

/** Reads the lines of a log. */
export function readLog(text: string): PlayedGame[] {
  const games: PlayedGame[] = [];
  for (const line of text.split("\n")) {
    if (!line.trim()) continue;
    const read = JSON.parse(line) as { letter: Letter } | { deck: DeckPart[] } | LogEvent;
    if ("letter" in read)
      games.push({ letterLine: line, letter: read.letter, deck: read.letter.deck, events: [] });
    else if ("deck" in read) games.push({ letterLine: null, letter: null, deck: read.deck, events: [] });
    else games.at(-1)!.events.push(read);
  }
  return games;
}
