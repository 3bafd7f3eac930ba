// Written from the Rust types by `cargo xtask types`; changes here get lost.

/** The printed rule sets. */
export type Edition =
  | "classic"
  | "odyssey"
  | "odyssey-2023"
  | "party"
  | "teams";

/** The parts of a turn. */
export type Phase =
  | "claim"
  | "tell"
  | "give"
  | "vote"
  | "score"
  | "over";

/** A clue: a text, or a performance (the id of a recording, or a word such as `live`), or both. */
export interface Clue {
  /** The words; empty when the clue is only performed. */
  text: string;
  /** What goes with a performed clue. The game does not look into it. */
  performance?: string;
}

/** A player's move. In JSON: `{"tell":{"card":12,"clue":"dusk"}}`, `{"claim":{}}`, … */
export type Command =
  | { claim: Record<string, never> }
  | { tell: { card?: number; clue: Clue | string } }
  | { give: { cards: number[] } }
  | { take_back: Record<string, never> }
  | { vote: { slots: number[]; red?: number } }
  | { ready: Record<string, never> };

/** Why a game ended. */
export type Ending =
  | "target"
  | "stories"
  | "pile_out"
  | "host";

/** How many found the storyteller's card. */
export type Found =
  | "none"
  | "some"
  | "all";

/** What one player or team got, and for what. */
export interface SidePoints {
  /** The player, where everybody plays alone. */
  seat?: number;
  /** The team, where pairs play. */
  team?: number;
  /** All together. */
  points: number;
  /** One by one; they add up to the points. */
  reasons: ReasonPoints[];
}

/** A line of the breakdown. */
export interface ReasonPoints {
  /** What for. */
  reason: Reason;
  /** How much; less than nothing where a limit takes something away. */
  points: number;
}

/** What points are for. */
export type Reason =
  | "found"
  | "storyteller_some_found"
  | "all_found"
  | "none_found"
  | "votes_on_card"
  | "bonus_limit"
  | "single_vote"
  | "lone_finder"
  | "same_card"
  | "red_token"
  | "alone";

/** The open moves: one entry for each kind of command that is possible. */
export interface Moves {
  /** Claim the first story. */
  claim?: Open;
  /** Tell. */
  tell?: TellMove;
  /** Give cards. */
  give?: GiveMove;
  /** Take the cards back. */
  take_back?: Open;
  /** Vote, or vote anew. */
  vote?: VoteMove;
  /** Go on. */
  ready?: Open;
}

/** A move without a choice. */
export type Open = Record<string, never>;

/** How one can tell. */
export interface TellMove {
  /** The cards that the clue may be for; nothing where it comes before the cards. */
  cards: number[] | null;
}

/** How one can give. */
export interface GiveMove {
  /** The cards to choose from. */
  cards: number[];
  /** How many different ones to give. */
  count: number;
}

/** How one can vote. */
export interface VoteMove {
  /** The slots to choose from. */
  slots: number[];
  /** At least so many votes. */
  min: number;
  /** At most so many votes. */
  max: number;
  /** At most so many of them on one card. */
  per_card: number;
  /** The slots for the red token, which must be placed; nothing for who has none. */
  red: number[] | null;
}

/** The game as one viewer may see it. */
export interface View {
  /** The edition. */
  rules: Edition;
  /** The turn, from 1. */
  turn: number;
  /** The part of the turn. */
  phase: Phase;
  /** Who tells; nobody while the first story is not claimed. */
  storyteller: number | null;
  /** What was said. */
  clue: Clue | null;
  /** All seats, clockwise. */
  seats: SeatView[];
  /** The viewer's own hand; nothing for a watcher, and while it lies face down. */
  hand: number[] | null;
  /** The viewer's own cards that lie face down or on the table. */
  played: number[];
  /** The open cards by slot; none before the reveal. */
  table: TableCard[];
  /** Where the red token lies: from the score on, and before that only for who placed it. */
  red: number | null;
  /** The viewer's own votes. */
  my_votes: MyVotes | null;
  /** How many cards are in the pile. */
  pile: number;
  /** How many cards are in the discard pile. */
  discard: number;
  /** Everything that the viewer can do now. */
  your_move: Moves;
  /** How many found the storyteller's card, from the score on. */
  found: Found | null;
  /** What everybody got, from the score on. */
  points: SidePoints[] | null;
  /** All who share the win, when the game is over. */
  winners: number[] | null;
  /** Why the game is over. */
  ended_by: Ending | null;
  /** The score that ends the game, if that is what ends it. */
  target: number | null;
  /** How many stories are still to be scored, this one included, if that is what ends the game. */
  stories_left: number | null;
  /** What a client needs to know before it sends something. */
  limits: ViewLimits;
}

/** What everybody may know about a seat. */
export interface SeatView {
  /** Which seat. */
  seat: number;
  /** Its team, where there are teams. */
  team: number | null;
  /** Its rabbit's score. */
  score: number;
  /** How many cards are in its hand. */
  hand: number;
  /** Whether it has cards face down or on the table. */
  given: boolean;
  /** Whether it has voted. */
  voted: boolean;
  /** Whether it wants to go on. */
  ready: boolean;
}

/** An open card. */
export interface TableCard {
  /** Where it lies. */
  slot: number;
  /** Which it is. */
  card: number;
  /** Whether it is the viewer's own. */
  mine: boolean;
  /** Whose it is, from the score on. */
  owner: number | null;
  /** Who voted for it, one entry a vote, from the score on. */
  votes: number[] | null;
}

/** The viewer's own votes. */
export interface MyVotes {
  /** One slot a vote. */
  slots: number[];
  /** The red token. */
  red: number | null;
}

/** What a client needs to know before it sends something. */
export interface ViewLimits {
  /** The longest clue. */
  clue_chars: number;
  /** Whether a clue may be performed. */
  performed_clues: boolean;
}

/** What "all found" and "none found" are counted over. */
export type AllFoundBy =
  | "voters"
  | "votes";

/** What happens when the pile runs short. */
export type PileOut =
  | "reshuffle"
  | "end";

/** A host's wishes, unchecked. What is left out stays as the edition has it. */
export interface HouseRules {
  /** Fewest players. */
  players_min?: number;
  /** Most players. */
  players_max?: number;
  /** The game ends when a rabbit reaches this score. */
  target_score?: number;
  /** The game ends when everybody has been storyteller this often. */
  stories_per_player?: number;
  /** Cards in a full hand. */
  hand_size?: number;
  /** Cards that each giver gives. */
  cards_given?: number;
  /** Votes that a voter must place. */
  votes_min?: number;
  /** Votes that a voter may place. */
  votes_max?: number;
  /** Votes that one voter may put on one card. */
  votes_per_card?: number;
  /** Whether one may vote for one's own card. */
  own_card_votes?: boolean;
  /** Whether the storyteller votes. */
  storyteller_votes?: boolean;
  /** Whether the storyteller has a red token. */
  red_token?: boolean;
  /** What each of the others gets when all found. */
  all_found?: number;
  /** What each of the others gets when none found. */
  none_found?: number;
  /** Whether "all found" means every voter or every vote. */
  all_found_by?: AllFoundBy;
  /** What the storyteller gets when some found. */
  storyteller_points?: number;
  /** What a finder gets when some found. */
  finder_points?: number;
  /** Whether a finder gets it for every vote on the card. */
  finder_per_vote?: boolean;
  /** One more point for storyteller and finder when only one found. */
  lone_finder?: boolean;
  /** What a vote on one's own card pays. */
  bonus_per_vote?: number;
  /** The most that such votes pay in a turn. */
  bonus_limit?: number | "none";
  /** What a finder gets on top who used one vote only. */
  single_vote_bonus?: number;
  /** The most that meeting on one card pays. */
  same_card_limit?: number;
  /** Whether filled hands go to the left neighbour. */
  pass_hands?: boolean;
  /** What happens when the pile runs short. */
  pile_out?: PileOut;
  /** Whether a clue may be performed instead of written. */
  performed_clues?: boolean;
}

/** One thing that can't work, for the person who sets up the table. */
export interface Problem {
  /** A stable name for programs and translations. */
  code: ProblemCode;
  /** One sentence in English. */
  message: string;
  /** The house rule that causes it, if it is one. */
  setting?: string;
  /** The least that would work. */
  min?: number;
  /** The most that would work. */
  max?: number;
}

/** The kinds of [`Problem`]. */
export type ProblemCode =
  | "too_few_players"
  | "too_many_players"
  | "odd_players"
  | "deck_too_small"
  | "deck_too_big"
  | "out_of_range"
  | "no_meaning_here"
  | "hand_too_small"
  | "table_too_full"
  | "min_over_max"
  | "more_votes_than_cards"
  | "single_vote_needs_choice"
  | "lone_finder_needs_flat_pay"
  | "two_ends"
  | "nothing_to_win"
  | "storyteller_knows"
  | "red_needs_storyteller";

/** A language that people and bots at a table may use. */
export type Language =
  | "en"
  | "it"
  | "es"
  | "pt"
  | "ca"
  | "fr";

/** How a bot plays. */
export type Temperament =
  | "dreamer"
  | "fox"
  | "child"
  | "scholar";

/** What bots think with. */
export type BotMind =
  | "built_in"
  | "encoder"
  | "vision";

/** A run of cards of the deck that comes from one pack: card `first + n` of the deck is card `n` of the pack. */
export interface DeckPart {
  /** The pack. */
  pack: string;
  /** The first card's number in the deck. */
  first: number;
  /** How many cards. */
  count: number;
}

/** Somebody as everybody sees them. */
export interface PersonView {
  /** Their number. */
  person: number;
  /** Their name. */
  name: string;
  /** Their rabbit, 1 to 12. */
  rabbit: number;
  /** How they play, if they are a bot. */
  bot: BotView | null;
  /** Their seat. */
  seat: number | null;
  /** Ready to begin. */
  ready: boolean;
  /** A bot holds the seat until they are back. */
  held: boolean;
  /** Their language. */
  language: Language;
}

/** A bot as everybody sees it. */
export interface BotView {
  /** How it plays. */
  temperament: Temperament;
  /** What it thinks with. */
  mind: BotMind;
}

/** Seconds for each phase. */
export interface PhaseClock {
  /** To find a clue. */
  tell_s: number;
  /** To choose a card. */
  give_s: number;
  /** To vote. */
  vote_s: number;
  /** To look at the score. */
  score_s: number;
}

/** What a host wants to change; what is left out stays. */
export interface SettingsChange {
  /** By which printed rules. */
  edition?: Edition;
  /** All house rules anew. */
  house?: HouseRules;
  /** All packs anew. */
  packs?: string[];
  /** Seconds for each phase, or null. */
  clock?: PhaseClock | null;
  /** Seconds of patience, or null. */
  patience_s?: number | null;
  /** Whether the table is listed for everybody. */
  public?: boolean;
  /** A passphrase, or null for none. */
  passphrase?: string | null;
  /** Whether clues may be performed. */
  performed?: boolean;
  /** What the bots speak. */
  language?: Language;
}

/** An edition, and what speaks against it with the people who are here. */
export interface EditionView {
  /** The edition. */
  edition: Edition;
  /** Why it can't be played; empty if it can. */
  problems: Problem[];
}

/** How somebody wants to appear. */
export interface Profile {
  /** The name. */
  name: string;
  /** The rabbit they would like. */
  rabbit?: RabbitWish;
  /** Their language. */
  language?: Language;
}

/** A wish for a rabbit: its colour; the mark goes with it. */
export interface RabbitWish {
  /** 1 to 12. */
  colour: number;
}

/** How somebody comes in. */
export type Entry = Profile & {
  /** What the host asks for, if anything. */
  passphrase?: string;
  /** Only watch. */
  watch?: boolean;
};

/** Something that was said. */
export interface ChatEntry {
  /** Counts up from 1. */
  n: number;
  /** Who. */
  person: number;
  /** Their name when they said it. */
  name: string;
  /** What they wrote. */
  text?: string;
  /** What they felt. */
  reaction?: Reaction;
  /** When, in milliseconds of Unix time. */
  at_ms: number;
}

/** Who is here, as everybody sees it. */
export interface PresenceView {
  /** People with an open connection, seated or not. */
  here: number[];
  /** People who are writing a clue. */
  typing: number[];
  /** How many connections only watch. */
  watchers: number;
}

/** A wish about the room. In JSON: `{"begin":{}}`, `{"chat":{"text":"hello"}}`, … */
export type RoomCommand =
  | { settings: SettingsChange }
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
  | { profile: { name?: string; rabbit?: number; language?: Language } }
  | { chat: { text: string } }
  | { react: { reaction: Reaction } }
  | { take_seat: { person: number } }
  | { sit: Record<string, never> }
  | { stand: Record<string, never> }
  | { ticket: Record<string, never> };

/** The few reactions. */
export type Reaction =
  | "heart"
  | "laugh"
  | "wow"
  | "moon"
  | "clap";

/** What a browser has prepared but not sent: used when the clock runs out. */
export interface Draft {
  /** The card for the clue. */
  card?: number | null;
  /** The clue so far. */
  clue?: string | null;
  /** The cards to give. */
  cards?: number[] | null;
  /** The slots to vote for. */
  slots?: number[] | null;
  /** The slot for the red token. */
  red?: number | null;
}

/** What a viewer gets when they come in. From then on only steps travel that change it. */
export interface RoomView {
  /** The room's code. */
  code: string;
  /** Lobby, game or over. */
  stage: Stage;
  /** How many records this view is made of. */
  position: number;
  /** Who the viewer is. */
  you: You;
  /** The host. */
  host: number;
  /** Everybody who is seated, clockwise. */
  people: PersonView[];
  /** How many watch. */
  watchers: number;
  /** Whether nobody new may come in. */
  locked: boolean;
  /** Whether everything stands still. */
  paused: boolean;
  /** What the host set. */
  settings: SettingsView;
  /** Why the game can't begin; empty if it can. */
  problems: Problem[];
  /** Each edition, with what speaks against it. */
  editions: EditionView[];
  /** The game. */
  game: View | null;
  /** Which picture a card has. */
  deck: DeckPart[];
  /** When the clock of this phase runs out, in milliseconds of Unix time. */
  deadline_ms: number | null;
  /** What this viewer had prepared. */
  draft: Draft | null;
  /** What was said lately. */
  chat: ChatEntry[];
  /** What is promised about the deck. */
  fair: FairView;
  /** Who is here. */
  presence: PresenceView;
}

/** Where a room stands. */
export type Stage =
  | "lobby"
  | "game"
  | "over";

/** Who the viewer is. */
export interface You {
  /** Their number; nothing for a watcher without a name. */
  person: number | null;
  /** Their seat. */
  seat: number | null;
  /** Whether they are the host. */
  host: boolean;
}

/** The settings as everybody sees them. */
export interface SettingsView {
  /** By which printed rules. */
  edition: Edition;
  /** What the host changed in them. */
  house: HouseRules;
  /** The packs that make the deck. */
  packs: string[];
  /** Seconds for each phase. */
  clock: PhaseClock | null;
  /** Seconds of patience. */
  patience_s: number | null;
  /** Whether the table is listed. */
  public: boolean;
  /** Whether a passphrase is needed. */
  passphrase: boolean;
  /** Whether clues may be performed. */
  performed: boolean;
  /** What the bots speak. */
  language: Language;
}

/** The promise about the deck. */
export interface FairView {
  /** The hash of the server's secret: of the game that is played, or of the next one. */
  secret_hash: string;
  /** What the players' browsers threw in, by seat, once the game has begun. */
  contributions: string[];
  /** The secret, when the game is over. */
  secret: string | null;
}

/** What a client sends. */
export type ClientMessage =
  | { hello: Hello }
  | { do: { id: string; command: Command } }
  | { room: { id: string; command: RoomCommand } }
  | { draft: Draft }
  | { typing: boolean }
  | { ping: number };

/** How a client begins. */
export interface Hello {
  /** The secret of the seat; nothing to watch without a name. */
  secret?: string | null;
  /** The last position seen. */
  position?: number | null;
  /** The room's epoch that the position belongs to. */
  epoch?: string | null;
}

/** Why a connection is closed. */
export type ByeCode =
  | "kicked"
  | "restart"
  | "room_gone"
  | "too_slow"
  | "too_fast"
  | "bad_message";

/** A room as one sees it before joining. */
export interface Preview {
  /** The code. */
  code: string;
  /** Lobby, game or over. */
  stage: Stage;
  /** Who is seated. */
  people: PreviewPerson[];
  /** How many seats there are. */
  seats_max: number;
  /** Whether nobody may come in. */
  locked: boolean;
  /** Whether a passphrase is needed. */
  passphrase: boolean;
  /** Whether one could sit down. */
  can_sit: boolean;
  /** Whether one could watch. */
  can_watch: boolean;
  /** By which rules is played. */
  edition: Edition;
  /** What the bots speak. */
  language: Language;
  /** Whether the table is listed for everybody. */
  public: boolean;
}

/** Somebody as one sees them before joining. */
export interface PreviewPerson {
  /** Their name. */
  name: string;
  /** Their rabbit. */
  rabbit: number;
  /** Whether they are a bot. */
  bot: boolean;
}

/** A place in a room, and what one proves it by. */
export interface Seated {
  /** To be kept by the browser, and shown to nobody. */
  secret: string;
  /** One's number. */
  person: number;
}

/** A new room and its host. */
export type Created = Seated & {
  /** The room's code. */
  code: string;
};

/** A turn that was scored. All of it was open to everybody then. */
export interface TurnView {
  /** Its number. */
  turn: number;
  /** Who told. */
  storyteller: number | null;
  /** What was said. */
  clue: Clue | null;
  /** The cards, their owners and who voted for them. */
  table: TableCard[];
  /** Where the red token lay. */
  red: number | null;
  /** What everybody got. */
  points: SidePoints[];
  /** The scores after it, by seat. */
  scores: number[];
}

/** A pack as clients see it. */
export interface PackView {
  /** Its id. */
  id: string;
  /** Its name in each language. */
  names: Record<string, string>;
  /** A sentence about it in each language. */
  blurbs: Record<string, string>;
  /** How many cards it has. */
  cards: number;
  /** The widths that its pictures come in. */
  widths: number[];
  /** What it is about. */
  theme: string;
}

/** What is on a pack's pictures. */
export interface WordsView {
  /** A sentence for each card. */
  descriptions: string[];
  /** A tiny picture for each card as a `data:` address, to show while the picture loads. */
  placeholders: string[];
}

/** What can be painted, and what is being painted. */
export interface PaintingsView {
  /** Whether this server paints at all. */
  allowed: boolean;
  /** What packs can be about. */
  themes: ThemeView[];
  /** Packs that were ordered, the oldest first; those that are done are among the packs as well. */
  paintings: PaintingView[];
}

/** What a pack can be about. */
export interface ThemeView {
  /** Its id. */
  id: string;
  /** Its name in each language. */
  names: Record<string, string>;
  /** A sentence about it in each language. */
  blurbs: Record<string, string>;
}

/** A pack that was ordered. */
export interface PaintingView {
  /** The id that the pack has when it is done. */
  id: string;
  /** What it is about. */
  theme: string;
  /** Which of the theme's packs it is. */
  seed: number;
  /** How many of its cards are painted. */
  painted: number;
  /** How many cards it has. */
  cards: number;
  /** How far it is. */
  state: PaintingState;
  /** Why it failed. */
  code: string | null;
}

/** How far a pack is that was ordered. */
export type PaintingState =
  | "waiting"
  | "painting"
  | "done"
  | "failed";

/** An order for a pack. */
export interface PaintingOrder {
  /** What it is about. */
  theme: string;
  /** Which of the theme's packs; any if it is left out. */
  seed?: number | null;
}

/** What changed at a position; `patch` is for `applyStep`. The id is that of one's own command, now done. */
export type Step = [position: number, patch?: Record<string, unknown> | null, id?: string];

/** Everything that the server says. */
export type ServerMessage =
  | { welcome: { position: number; epoch: string; now_ms: number; view: RoomView; presence: PresenceView } }
  | { refused: { id: string | null; code: string; message: string } }
  | { accepted: { id: string; position: number } }
  | { presence: PresenceView }
  | { ticket: { id: string; ticket: string } }
  | { pong: number }
  | { bye: { code: ByeCode; message: string } }
  | Step;

/** Everything but `{"error":…}` means that a request was answered. */
export interface ApiFault {
  error: { code: string; message: string };
}
