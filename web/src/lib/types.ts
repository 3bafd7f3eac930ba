/** What the server sends and takes. Hand-written until the generated types are complete; see `protocol/`. */
export type Edition = "classic" | "odyssey" | "odyssey-2023" | "party" | "teams";
export type Temperament = "dreamer" | "fox" | "child" | "scholar";
export type Phase = "claim" | "tell" | "give" | "vote" | "score" | "over";
export type Reaction = "heart" | "laugh" | "wow" | "moon" | "clap";

export interface Clue {
  text: string;
  performance?: string | null;
}
export interface SeatView {
  seat: number;
  team: number | null;
  score: number;
  hand: number;
  given: boolean;
  voted: boolean;
  ready: boolean;
}
export interface TableCard {
  slot: number;
  card: number;
  mine: boolean;
  owner: number | null;
  votes: number[] | null;
}
export interface Moves {
  claim?: Record<string, never>;
  tell?: { cards: number[] | null };
  give?: { cards: number[]; count: number };
  take_back?: Record<string, never>;
  vote?: { slots: number[]; min: number; max: number; per_card: number; red: number[] | null };
  ready?: Record<string, never>;
}
export interface Points {
  seat?: number;
  team?: number;
  points: number;
  reasons: { reason: string; points: number }[];
}
export interface GameView {
  rules: Edition;
  turn: number;
  phase: Phase;
  storyteller: number | null;
  clue: Clue | null;
  seats: SeatView[];
  hand: number[] | null;
  played: number[];
  table: TableCard[];
  red: number | null;
  my_votes: { slots: number[]; red: number | null } | null;
  pile: number;
  discard: number;
  your_move: Moves;
  points: Points[] | null;
  winners: number[] | null;
  target: number | null;
  stories_left: number | null;
  found?: "none" | "some" | "all" | null;
  ended_by?: "target" | "stories" | "pile_out" | "host" | null;
  limits?: { clue_chars: number; performed_clues: boolean };
}
export type Command =
  | { claim: Record<string, never> }
  | { tell: { card?: number; clue: string | Clue } }
  | { give: { cards: number[] } }
  | { take_back: Record<string, never> }
  | { vote: { slots: number[]; red?: number | null } }
  | { ready: Record<string, never> };

export interface Person {
  person: number;
  name: string;
  rabbit: number;
  bot: { temperament: Temperament; mind?: string } | null;
  seat: number | null;
  ready: boolean;
  held: boolean;
  language: string;
}
export interface Clock {
  tell_s: number;
  give_s: number;
  vote_s: number;
  score_s: number;
}
export type HouseRules = Record<string, unknown>;
export interface Settings {
  edition: Edition;
  house: HouseRules;
  packs: string[];
  clock: Clock | null;
  patience_s: number | null;
  public: boolean;
  passphrase: boolean;
  performed: boolean;
  language: string;
}
export interface Problem {
  code: string;
  message: string;
  [param: string]: unknown;
}
export interface Draft {
  card?: number | null;
  clue?: string | null;
  cards?: number[] | null;
  slots?: number[] | null;
  red?: number | null;
}
export interface ChatLine {
  n: number;
  person: number | null;
  name: string;
  text?: string;
  reaction?: Reaction;
  at_ms: number;
}
export interface Presence {
  here: number[];
  typing: number[];
}
export interface RoomView {
  code: string;
  stage: "lobby" | "game" | "over";
  position: number;
  you: { person: number | null; seat: number | null; host: boolean };
  host: number;
  people: Person[];
  watchers: number;
  locked: boolean;
  paused: boolean;
  settings: Settings;
  problems: Problem[];
  editions: { edition: Edition; problems: Problem[] }[];
  game: GameView | null;
  deck: { pack: string; first: number; count: number }[];
  deadline_ms: number | null;
  draft: Draft | null;
  chat: ChatLine[];
  fair: { secret_hash: string; contributions?: string[]; secret: string | null };
  presence: Presence;
}
export type RoomCommand =
  | { settings: Partial<Omit<Settings, "passphrase">> & { passphrase?: string | null } }
  | { begin: { salt?: string } }
  | { add_bot: { temperament: Temperament } }
  | { change_bot: { person: number; temperament: Temperament } }
  | { remove: { person: number } }
  | { order: { people: number[] } }
  | { lock: { locked: boolean } }
  | { host: { person: number } }
  | { pause: { paused: boolean } }
  | { end: Record<string, never> }
  | { rematch: Record<string, never> }
  | { lobby: Record<string, never> }
  | { ready: { ready: boolean; salt?: string } }
  | { profile: { name?: string; rabbit?: number; language?: string } }
  | { chat: { text: string } }
  | { react: { reaction: Reaction } }
  | { take_seat: { person: number } }
  | { sit: Record<string, never> }
  | { stand: Record<string, never> }
  | { ticket: Record<string, never> };

export type ByeCode = "kicked" | "restart" | "room_gone" | "too_slow" | "too_fast" | "bad_message";
export type Step = [position: number, patch?: Record<string, unknown> | null, command?: string | null];
export type ServerMessage =
  | { welcome: { position: number; epoch: string; now_ms: number; view: RoomView; presence?: Presence } }
  | { refused: { id: string | null; code: string; message: string } }
  | { accepted: { id: string; position: number } }
  | { presence: Presence }
  | { ticket: { id: string; ticket: string } }
  | { pong: number }
  | { bye: { code: ByeCode; message: string } }
  | Step;

export interface PackSummary {
  id: string;
  names: Record<string, string>;
  blurbs: Record<string, string>;
  cards: number;
  widths: number[];
  theme: string;
}
export interface RoomPreview {
  code: string;
  stage: "lobby" | "game" | "over";
  people: { name: string; rabbit: number; bot: boolean }[];
  seats_max: number;
  locked: boolean;
  passphrase: boolean;
  can_sit: boolean;
  can_watch: boolean;
  edition: Edition;
}
