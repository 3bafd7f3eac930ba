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
  /** Whether the clue may be performed. */
  performed: boolean;
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

/** What one card paid one player or team. */
export interface SlotPoints {
  /** Where the card lies. */
  slot: number;
  /** Whom it paid: the seat, or the team where pairs play. */
  side: number;
  /** How much. */
  points: number;
}

/** The game as one viewer may see it. */
export interface View {
  /** The edition, for its name and its page of the rulebook. What it means for this game is in the other fields. */
  rules: Edition;
  /** What the storyteller tells for. */
  story: Story;
  /** What voters put on the cards. */
  pieces: Pieces;
  /** What is paid for what. */
  pays: Pays;
  /** The turn, from 1. */
  turn: number;
  /** The part of the turn. */
  phase: Phase;
  /** Who tells; nobody while the first story is not claimed. */
  storyteller: number | null;
  /** What was said. */
  clue: Clue | null;
  /** Who still has something to do before the game goes on. */
  waiting_for: number[];
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
  /** What each card paid, and to whom, from the score on. It adds up to the points. */
  paid: SlotPoints[] | null;
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

/** What the storyteller tells for. */
export type Story =
  | "card"
  | "unseen";

/** What a voter puts on the cards. */
export interface Pieces {
  /** What a vote is made with. */
  kind: PieceKind;
  /** How many a voter must place. */
  min: number;
  /** How many a voter may place. */
  max: number;
  /** Whether the storyteller has a red token as well. */
  red: boolean;
}

/** What a vote is made with. */
export type PieceKind =
  | "token"
  | "dial"
  | "green";

/** What is paid for what. */
export type Pays =
  | { finding: Finding }
  | { meeting: Meeting };

/** What finding pays. */
export interface Finding {
  /** What "all found" and "none found" are counted over. */
  all_found_by: AllFoundBy;
  /** What each of the others gets when all found. */
  all_found: number;
  /** What each of the others gets when none found. */
  none_found: number;
  /** What the storyteller gets when some found. */
  storyteller: number;
  /** What a finder gets when some found. */
  finder: number;
  /** Whether a finder gets it for each vote on the storyteller's card. */
  finder_per_vote: boolean;
  /** What storyteller and finder get on top when there is only one finder. */
  lone_finder: number;
  /** What a vote on one's own card pays. */
  bonus: number;
  /** The most that such votes pay a player in one turn. */
  bonus_limit: number | null;
  /** What a finder gets on top who used one vote only. */
  single_vote: number;
}

/** What meeting on a card pays. */
export interface Meeting {
  /** The most that one card pays each of its voters. */
  limit: number;
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

/** Where a lobby has a house rule. */
export type Place =
  | "first"
  | "further"
  | "apart";

/** Every edition, and every house rule with what is printed for it. */
export interface RuleSheet {
  /** The editions, in the order of the rule reference. */
  editions: EditionSheet[];
  /** The house rules, in the order in which a lobby shows them. */
  house_rules: HouseRuleSheet[];
}

/** What one must know of an edition to seat people for it. */
export interface EditionSheet {
  /** Which one. */
  edition: Edition;
  /** The fewest players. */
  seats_min: number;
  /** The most players. */
  seats_max: number;
  /** Whether those who face each other play together. */
  pairs: boolean;
}

/** A house rule as a lobby shows it. */
export interface HouseRuleSheet {
  /** Its name, for the settings and for its words. */
  name: string;
  /** Where a lobby has it. */
  place: Place;
  /** The least that can be set, where it takes a number. */
  min: number | null;
  /** The most that can be set, where it takes a number. */
  max: number | null;
  /** What a lobby offers. */
  choices: (number | boolean | string)[];
  /** The editions in which it has a meaning, and what is printed there. */
  printed: PrintedIn[];
}

/** What an edition prints for a house rule. */
export interface PrintedIn {
  /** Which edition. */
  edition: Edition;
  /** By the number of players, beginning with the fewest. */
  values: PrintedFrom[];
}

/** What is printed from a number of players on. */
export interface PrintedFrom {
  /** From so many players on. */
  players: number;
  /** This; nothing where the edition has another rule in its place. */
  value: number | boolean | string | null;
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

/** A language that people and bots at a table may use, by its tag. */
export type Language =
  | "en"
  | "it"
  | "es"
  | "pt"
  | "ca"
  | "fr"
  | "de"
  | "pt-BR"
  | "es-419";

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
  /** The identities of the cards' pictures one after another, all of one length: whatever becomes of the pack, the game goes on with these. Empty in games that began before pictures had an identity. */
  pictures?: string;
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
  /** The seat that they get when the next turn begins. */
  next_seat: number | null;
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
  /** How it is played by post, or null. */
  post?: Post | null;
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

/** How a table is played by post. */
export interface Post {
  /** Hours for each move, in which the night does not count: up to 8, or whole days. A day is one of the calendar: it ends at the same time, a day later. */
  hours: number;
  /** When the candle rests; none if it never does. */
  quiet: Quiet | null;
  /** Where the table's night is: the host's time zone. */
  zone: Zone;
  /** What happens with the move of who stays silent. */
  silent: Silent;
}

/** Hours of the day in which the candle rests and nobody is called. */
export interface Quiet {
  /** The hour at which they begin, 0 to 23 … */
  from: number;
  /** … and the hour at which they end. */
  to: number;
}

/** A time zone as a browser tells it. */
export interface Zone {
  /** Minutes by which its clocks are ahead of UTC. */
  offset_min: number;
  /** When its clocks will be set, in this order. */
  changes?: ZoneChange[];
}

/** A moment at which the clocks of a zone are set. */
export interface ZoneChange {
  /** When, in milliseconds of Unix time. */
  at_ms: number;
  /** Minutes by which they are ahead of UTC from then on. */
  offset_min: number;
}

/** What happens with the move of who stays silent until the candle is burnt down. */
export type Silent =
  | "bot"
  | "go_on";

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

/** A place in a room, and what one proves it by. */
export interface Seated {
  /** To be kept by the browser, and shown to nobody. */
  secret: string;
  /** One's number. */
  person: number;
}

/** Something that was said. */
export interface ChatEntry {
  /** Counts up from 1. */
  n: number;
  /** Who said it. */
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
  /** A board plays the sounds of the table; left out when none does. */
  sounding?: boolean;
}

/** Who looks in without a name and who is kept out: for the host, who can put the ones out and let the others back. */
export interface HouseView {
  /** Those who watch without a name, by where they come from. */
  nameless: NamelessView[];
  /** Whom the room keeps out. */
  kept_out: KeptOutView[];
}

/** Connections without a name from one address. */
export interface NamelessView {
  /** A number for the address, which says nothing else; `put_out` names them by it. */
  place: number;
  /** How many there are. */
  count: number;
  /** Since when the first of them is here, in milliseconds of Unix time. */
  since_ms: number;
}

/** Somebody whom the room keeps out, as the host sees them. */
export interface KeptOutView {
  /** The number they had; `let_back` names them by it. */
  person: number;
  /** The name they had; empty for those who watched without one. */
  name: string;
  /** Until when, in milliseconds of Unix time; null until the host lets them back. */
  until_ms: number | null;
}

/** A wish about the room. In JSON: `{"begin":{}}`, `{"chat":{"text":"hello"}}`, … */
export type RoomCommand =
  | { settings: SettingsChange }
  | { begin: { salt?: string } }
  | { add_bot: { temperament: Temperament } }
  | { change_bot: { person: number; temperament: Temperament } }
  | { remove: { person: number; ban?: boolean } }
  | { put_out: { place: number; ban?: boolean } }
  | { let_back: { person: number } }
  | { order: { people: number[] } }
  | { lock: { locked: boolean } }
  | { host: { person: number } }
  | { pause: { paused: boolean } }
  | { end: Record<string, never> }
  | { rematch: Record<string, never> }
  | { lobby: Record<string, never> }
  | { ready: { ready: boolean; salt?: string } }
  | { commit: { salt_hash: string } }
  | { throw_in: { salt: string } }
  | { bring: { pack: string } }
  | { profile: { name?: string; rabbit?: number; language?: Language } }
  | { chat: { text: string } }
  | { react: { reaction: Reaction } }
  | { heart: { slot?: number | null } }
  | { guess: { slot: number } }
  | { skip_reveal: Record<string, never> }
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
  | "clap"
  | "sly"
  | "sulk";

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

/** How the cards of a scored turn are told. */
export interface RevealView {
  /** When the telling begins, in milliseconds of Unix time. */
  start_ms: number;
  /** The slots in their order: those that nobody chose, then one or a few at a time, the most important one last. */
  acts: number[][];
}

/** Somebody, and the card that they chose. */
export interface Chosen {
  /** Who chose. */
  person: number;
  /** Where the card lies. */
  slot: number;
}

/** A sealed letter as everybody sees it. */
export interface SealView {
  /** The hash of the letter, which all can read when the game is over. */
  letter_hash: string;
  /** By seat, the hashes of the salts that are awaited; nothing for who has committed to none. */
  salt_hashes: (string | null)[];
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
  /** At a table by post, since when this phase lasts. */
  since_ms: number | null;
  /** What this viewer had prepared. */
  draft: Draft | null;
  /** What was said lately. */
  chat: ChatEntry[];
  /** What is promised about the deck. */
  fair: FairView;
  /** Who is here. */
  presence: PresenceView;
  /** Those who watch and have a name. */
  watching: PersonView[];
  /** How the cards of a scored turn are told, the same for everybody. */
  reveal: RevealView | null;
  /** Who loves which card of the scored turn. */
  hearts: Chosen[];
  /** What watchers had guessed, from the score on. */
  guesses: Chosen[];
  /** What only the host sees of who is here and who is not let in. */
  house: HouseView | null;
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
  /** The only seat that they can have in this game, because they have seen its hand. */
  only_seat: number | null;
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
  /** How it is played by post, if it is. */
  post: Post | null;
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
  /** When the game is over: the hash of the secret of a game that follows. */
  next_hash: string | null;
  /** While the salts of the game that follows are awaited. */
  seal: SealView | null;
}

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
  /** Their name; null where a passphrase is needed to know it. */
  name: string | null;
  /** Their rabbit. */
  rabbit: number;
  /** Whether they are a bot. */
  bot: boolean;
}

/** A room as somebody who has a place in it sees it from afar. */
export interface PlaceView {
  /** The room's code. */
  code: string;
  /** Lobby, game or over. */
  stage: Stage;
  /** Who is seated, clockwise. */
  people: PreviewPerson[];
  /** Their own seat; nothing for a watcher. */
  seat: number | null;
  /** Which part of a turn is played. */
  phase: Phase | null;
  /** The turn, from 1. */
  turn: number | null;
  /** Who tells, by seat. */
  storyteller: number | null;
  /** What was said. */
  clue: string | null;
  /** Whether the table waits for them. */
  your_move: boolean;
  /** For how many others it waits. */
  waiting_for: number;
  /** When something happened there last, in milliseconds of Unix time. */
  latest_ms: number;
  /** When the clock of this phase runs out, in milliseconds of Unix time. */
  deadline_ms: number | null;
}

/** An album as whoever has its address sees it. */
export interface AlbumView {
  /** When the game began, in milliseconds of Unix time. */
  began_ms: number;
  /** When it was kept. */
  kept_ms: number;
  /** Until when it stays; nothing where albums stay for ever. */
  until_ms: number | null;
  /** By which rules was played. */
  edition: Edition;
  /** What the table spoke. */
  language: Language;
  /** Who kept it, by seat. */
  by: number;
  /** Everybody who played, by seat. */
  people: AlbumPersonView[];
  /** Which picture a card has. */
  deck: DeckPart[];
  /** Every turn that was scored. */
  turns: TurnView[];
  /** All who share the win. */
  winners: number[];
  /** Why the game ended. */
  ended_by: Ending | null;
  /** What everybody had at the end, by seat. */
  scores: number[];
  /** Teams, by seat; nothing where everybody plays alone. */
  teams: (number | null)[];
}

/** Somebody in an album, as everybody sees them. */
export interface AlbumPersonView {
  /** Their number, by which hearts name them. */
  person: number;
  /** Their name; nothing if they took it out. */
  name: string | null;
  /** Their rabbit. */
  rabbit: number;
  /** Whether a bot played there. */
  bot: boolean;
}

/** How names are shown. */
export type AlbumNames =
  | "typed"
  | "initials";

/** What whoever keeps an evening wants. */
export interface KeepWish {
  /** How names are shown. */
  names?: AlbumNames;
  /** Whether recordings of clues lie in it. */
  voices: boolean;
}

/** One turn of a game that is over, moment by moment, as one pair of eyes saw it. */
export interface ReplayView {
  /** Its number. */
  turn: number;
  /** What was seen, one after another. */
  moments: View[];
  /** How its cards are told. */
  acts: number[][];
  /** Who loved which card. */
  hearts: Chosen[];
}

/** An evening that is kept now. */
export interface KeptAlbum {
  /** Its address. */
  id: string;
  /** What it can be deleted with; only for who kept it first. */
  key: string | null;
}

/** For how many days things are kept; 0 is for ever. */
export interface KeptDays {
  /** Tables, after the last thing that happened there. */
  tables: number;
  /** Albums, after they were kept. */
  albums: number;
  /** Boxes of own pictures, after the last game with them. */
  boxes: number;
  /** How many days more of the server's own time pass before anything is deleted. */
  grace: number;
}

/** A new room and its host. */
export type Created = Seated & {
  /** The room's code. */
  code: string;
};

/** Who has given: bits of seats. Each who has just given has one card fewer in hand, or as many as a second number says. */
export type Given =
  | number
  | [number, number];

/** How many cards each hand has: one number where all have as many. */
export type Hands =
  | number
  | string;

/** The viewer's own votes: one slot a vote. */
export type OwnVotes =
  | number[]
  | [number[], number];

/** Who voted for a card: bits of seats, or a list where somebody voted twice. */
export type SlotVoters =
  | number
  | number[];

/** An open move, shortened where it only repeats the hand. */
export type OpenMove =
  | PlainMove
  | [TellLetter, number[] | null]
  | [GiveLetter, number]
  | [GiveOfLetter, number, number[]]
  | [VoteLetter, number[]]
  | [VoteLetter, number[], number, number, number, number[] | null];

/** A move without a choice, or with the whole hand to choose from. */
export type PlainMove =
  | "c"
  | "t"
  | "b"
  | "r";

/** The letter of a tell with its cards. */
export type TellLetter =
  | "t";

/** The letter of a give with cards of the hand. */
export type GiveLetter =
  | "g";

/** The letter of a give with its cards. */
export type GiveOfLetter =
  | "G";

/** The letter of a vote. */
export type VoteLetter =
  | "v";

/** What changes in a viewer's game, in the order in which a client applies it. What stays is left out. */
export interface GamePatch {
  /** A new turn of this number: `clue`, `played`, `table`, `red`, `my_votes`, `found`, `points`, `paid`, `waiting_for` and everybody's `given`, `voted`, `ready` are cleared first. */
  N?: number;
  /** `phase`, as its index in `PHASES`: claim, tell, give, vote, score, over. */
  p?: number;
  /** `storyteller`. */
  s?: number | null;
  /** `clue`: a string is its text; or the whole object; or null. */
  c?: Clue | string | null;
  /** Bits of the seats that have `given`: each that has just given has one card fewer in hand, and as `[bits, n]`, `n` cards fewer. */
  g?: Given;
  /** Cards in each hand: a number for all, or a text of one base-36 digit a seat. */
  h?: Hands;
  /** Bits of the seats that have `voted`. */
  v?: number;
  /** Bits of the seats that are `ready`. */
  r?: number;
  /** Bits of the seats in `waiting_for`; without it, who has just given, voted or become ready is no longer waited for, and nothing else changes. */
  w?: number;
  /** Scores by seat. If it is left out, each seat gets what `P` says that it (or its team) has gained. */
  S?: number[];
  /** Cards that left the own `hand`. */
  "-"?: number[];
  /** Cards that came to the end of the own `hand`. */
  "+"?: number[];
  /** The own `hand` anew. */
  H?: number[] | null;
  /** `played`. */
  o?: number[];
  /** `my_votes`: the slots, or `[slots, red]`; or null. */
  y?: OwnVotes | null;
  /** `red`. */
  R?: number | null;
  /** The cards on the `table` by slot, anew. */
  T?: number[];
  /** The slots of the `table` whose cards are `mine`. */
  n?: number[];
  /** Each slot's `owner`. */
  O?: (number | null)[];
  /** `votes` by slot: bits of seats, or a list of seats where one voted twice. After the last slot that drew votes, none did; null hides them. */
  V?: SlotVoters[] | null;
  /** `pile` and `discard`. */
  k?: [number, number];
  /** `your_move`: `"c"` claim, `"t"` tell with a card of the hand (`performed` is as in `limits`), `["t", cards]`, `["g", n]` give n cards of the hand, `["G", n, cards]`, `"b"` take back, `["v", slots, min, max, per card, red]` vote (all 1 and no red if left out), `"r"` ready. If it is left out, lists of cards in it follow the hand. */
  m?: OpenMove[];
  /** `found`, as its index in `FOUND`: none, some, all; or null. */
  F?: number | null;
  /** `points`: for each seat (or team) pairs of reason and points, which add up to its points; reasons are numbered as in `REASONS`. Or null. */
  P?: number[][] | null;
  /** `paid`: a slot, then slot, seat (or team) and points, slot, seat, …; whatever else each has gained by `points`, the first slot paid them after these (0: nothing else). Or null. */
  B?: number[] | null;
  /** `winners`. */
  W?: number[] | null;
  /** `ended_by`. */
  E?: Ending | null;
  /** `stories_left`. */
  L?: number | null;
}

/** What all viewers hear alike. Each word replaces the field of the same name in the view; `chat` is added to it. */
export interface RoomPatch {
  /** Lobby, game or over. */
  stage?: Stage;
  /** What is promised about the deck. */
  fair?: FairView;
  /** Which picture a card has. */
  deck?: DeckPart[];
  /** The host. */
  host?: number;
  /** Everybody who is seated, clockwise. */
  people?: PersonView[];
  /** Those who watch and have a name. */
  watching?: PersonView[];
  /** What the host set. */
  settings?: SettingsView;
  /** Why the game can't begin. */
  problems?: Problem[];
  /** Each edition, with what speaks against it. */
  editions?: EditionView[];
  /** Whether nobody new may come in. */
  locked?: boolean;
  /** Whether everything stands still. */
  paused?: boolean;
  /** `deadline_ms`. */
  D?: number | null;
  /** At a table by post, since when this phase lasts. */
  since_ms?: number | null;
  /** `reveal` as `[start_ms, acts]`, or null. `guesses` and `hearts` are empty then, unless the same patch has them. */
  A?: [number, number[][]] | null;
  /** What watchers had guessed, from the score on. */
  guesses?: Chosen[];
  /** Who loves which card of the scored turn. */
  hearts?: Chosen[];
  /** What was said now. */
  chat?: ChatEntry[];
}

/** What only some viewers hear. Each field replaces the one of the same name in the view. */
export interface OwnPatch {
  /** Who the viewer is. */
  you?: You;
  /** The game, whole: another game than before, or from another seat. */
  game?: View | null;
}

/** What a record changes for a viewer: what all hear, what only they hear, and what changes in their game. */
export type Patch = RoomPatch & GamePatch & OwnPatch;

/** What a client sends. */
export type ClientMessage =
  | { hello: Hello }
  | { do: { id: string; command: Command } }
  | { room: { id: string; command: RoomCommand } }
  | { draft: Draft }
  | { typing: boolean }
  | { sounding: boolean }
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

/** What the server sends. */
export type ServerMessage =
  | { welcome: Welcome }
  | { refused: Refused }
  | { accepted: { id: string; position: number } }
  | { presence: PresenceView }
  | { house: HouseView }
  | { breath: { catching: boolean } }
  | { ticket: { id: string; ticket: string } }
  | { pong: Pong }
  | { bye: Bye }
  | Step;

/** What a viewer gets first. */
export interface Welcome {
  /** How many records the view is made of. */
  position: number;
  /** Tells this room from an earlier one of the same code. */
  epoch: string;
  /** The server's clock, in milliseconds of Unix time. */
  now_ms: number;
  /** Everything that this viewer may see. */
  view: RoomView;
  /** Who is here. */
  presence: PresenceView;
}

/** The answer to a ping: from a few of them a client knows how far its clock is from the server's. */
export interface Pong {
  /** The number of the ping. */
  n: number;
  /** The server's clock, in milliseconds of Unix time. */
  now_ms: number;
}

/** Why something was not done. */
export interface Refused {
  /** The command's own id; nothing for a hello, and where no id could be read. */
  id: string | null;
  /** Stable, for programs and translations. */
  code: string;
  /** A sentence for people who read the wire: what to do instead. */
  message: string;
}

/** Why the server closes the connection. */
export interface Bye {
  /** Stable, for programs. */
  code: ByeCode;
  /** A sentence for people who read the wire. */
  message: string;
}

/** Why a connection is closed. */
export type ByeCode =
  | "kicked"
  | "closed"
  | "moved"
  | "restart"
  | "room_gone"
  | "too_fast"
  | "bad_message";

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
  /** Where the card lay that the story was told for; nothing where it was told for none, and so nothing could be found. */
  told: number | null;
  /** How many found it, by the rules of the game. */
  found: Found | null;
  /** Who found it, in the order of the seats. */
  finders: number[];
  /** Where the red token lay. */
  red: number | null;
  /** What everybody got. */
  points: SidePoints[];
  /** The scores after it, by seat. */
  scores: number[];
  /** Who loved which card. */
  hearts: Chosen[];
}

/** What a report is about. */
export type Complaint =
  | { picture: string }
  | { name: number }
  | { clue: Record<string, never> };

/** What is wrong with a picture, in the words of whoever reports it. */
export type ReportReason =
  | "consent"
  | "children"
  | "hurtful"
  | "other";

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
  /** The identities of its cards' pictures one after another, all of one length. */
  pictures: string;
  /** The widths that its pictures come in. */
  widths: number[];
  /** What it is about. */
  theme: string;
}

/** What is on a pack's pictures. */
export interface WordsView {
  /** The identities of the pictures that this is about, one after another, all of one length. */
  pictures: string;
  /** A sentence for each card. */
  descriptions: string[];
  /** A tiny picture for each card as a `data:` address, to show while the picture loads. */
  placeholders: string[];
}

/** What is on one picture. */
export interface PictureWordsView {
  /** A sentence about it. */
  description: string;
  /** A tiny picture as a `data:` address, to show while the picture loads; empty if there is none. */
  placeholder: string;
}

/** The moon of a day. */
export interface MoonView {
  /** Its day. */
  day: string;
  /** Its five hands. */
  hands: MoonHandView[];
}

/** Six cards, and what was told for one of them. */
export interface MoonHandView {
  /** What was told. */
  clue: string;
  /** The cards, as they lie there. */
  cards: MoonCardView[];
  /** Which of them it was told for, from 0. Whoever plays is alone: there is nobody to hide it from. */
  told: number;
  /** What else might have been told for that card: for who has missed it. */
  also: string[];
}

/** A card of a hand. */
export interface MoonCardView {
  /** The identity of its picture. */
  picture: string;
  /** What is on it. */
  description: string;
}

/** How somebody did: for each hand, at which look they found the card, 0 for not at all. */
export interface MoonResult {
  /** 1, 2 or 0, five times. */
  looks: number[];
}

/** How people did on this server. */
export interface MoonCounts {
  /** How many found so many cards, from none to five. */
  found: number[];
}

/** Whether people may bring pictures of their own. */
export type OwnAllowed =
  | "off"
  | "on"
  | "invite";

/** What a server takes. */
export interface OwnRules {
  /** Whether it takes any. */
  allowed: OwnAllowed;
  /** Cards in one box. */
  cards_max: number;
  /** Bytes of one file. */
  bytes_max: number;
  /** Bytes that are sent at a time. */
  chunk_bytes_max: number;
  /** How wide a card must be that is cut out of a picture, in pixels. */
  card_px_min: number;
  /** The longer side of what is kept, in pixels: more need not be sent. */
  side_px_max: number;
  /** Days that a box is kept after its last game. */
  keep_days: number;
  /** As what pictures can be painted. */
  finishes: string[];
  /** With which colours. */
  palettes: string[];
}

/** A wish for a new box. */
export interface NewBox {
  /** What it is called. */
  name?: string;
  /** The operator's word, where one is needed. */
  word?: string;
}

/** A box that was made. */
export interface BoxMade {
  /** Its name among the packs: who knows it can play with it. */
  id: string;
  /** Who has this can change it. */
  key: string;
}

/** A box as those see it who have its link. */
export interface BoxView {
  /** Its name among the packs. */
  id: string;
  /** What it is called. */
  name: string;
  /** Its cards, the oldest first. */
  cards: OwnCardView[];
  /** How many cards of the built-in packs fill it up. */
  filled: number;
  /** Whether whoever asks may change all of it. */
  yours: boolean;
  /** Until when it is kept if nobody plays with it, in milliseconds of Unix time. */
  kept_until_ms: number;
  /** When a game with it began last. */
  played_ms: number | null;
}

/** A card of one's own. */
export interface OwnCardView {
  /** Its number in the box, which no other card gets. */
  card: number;
  /** The identity of its picture, as it is now. */
  picture: string;
  /** A tiny picture as a `data:` address. */
  placeholder: string;
  /** What is to be seen, in somebody's words; may be empty. */
  caption: string;
  /** Whether the caption was proposed by a machine and nobody has looked at it. */
  proposed: boolean;
  /** Who added it, if it was at a table. */
  by: AddedBy | null;
  /** Whether whoever asks may change and remove it. */
  yours: boolean;
  /** How it is shown. */
  look: LookView;
  /** Whether it is still being painted so: until then its picture is an earlier one. */
  painting: boolean;
  /** Width of what it is cut from, in pixels. */
  width: number;
  /** Height of it. */
  height: number;
}

/** Who added a card. */
export interface AddedBy {
  /** Their name then. */
  name: string;
  /** Their rabbit then, 1 to 12. */
  rabbit: number;
}

/** How a card of one's own is shown. */
export interface LookView {
  /** Where the card begins, from the left, as a share of the whole. */
  x: number;
  /** Where it begins, from the top. */
  y: number;
  /** How wide it is. */
  width: number;
  /** As what it is painted; null leaves it as it is. */
  finish: string | null;
  /** Which palette, from 0. */
  palette: number;
}

/** What shall be otherwise about a box; what is left out stays. */
export interface BoxChange {
  /** What it is called. */
  name?: string;
  /** How many cards of the built-in packs fill it up. */
  filled?: number;
  /** The code of a table whose people may add to it from now on; only its key opens it so. */
  table?: string;
}

/** What shall be otherwise about a card; what is left out stays. */
export interface OwnCardChange {
  /** What is to be seen. */
  caption?: string;
  /** How it is shown. */
  look?: LookView;
}

/** A file that is about to come. */
export interface NewUpload {
  /** How many bytes it has. */
  bytes: number;
}

/** How much of a file has come. */
export interface UploadView {
  /** What its parts are sent to. */
  upload: string;
  /** Bytes that are here: the next part begins there. */
  received: number;
  /** Bytes in all. */
  bytes: number;
  /** The card that it became, once all of it was here. */
  card: OwnCardView | null;
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

/** Every `Phase`, in the order of their numbers. */
export const PHASES: readonly Phase[] = [
  "claim",
  "tell",
  "give",
  "vote",
  "score",
  "over",
];

/** Every `Found`, in the order of their numbers. */
export const FOUND: readonly Found[] = [
  "none",
  "some",
  "all",
];

/** Every `Reason`, in the order of their numbers. */
export const REASONS: readonly Reason[] = [
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
];

/** What changed at a position, as a list whose end may be left out. The id is that of one's own command, now done. */
export type Step = [position: number, patch?: Patch, id?: string];

/** Everything but `{"error":…}` means that a request was answered. */
export interface ApiFault {
  error: { code: string; message: string };
}
