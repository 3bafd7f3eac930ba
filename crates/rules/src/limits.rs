//! Every limit of the game, in one place, with its unit in its name.

/// A table has at least this many seats.
pub const PLAYERS_MIN: usize = 3;
/// A table has at most this many seats: there are twelve rabbits.
pub const PLAYERS_MAX: usize = 12;
/// Pairs need at least this many seats: with fewer there is one voter, and then the storyteller never scores.
pub const PAIRED_PLAYERS_MIN: usize = 6;
/// The table has this many numbered slots.
pub const SLOTS_MAX: usize = 12;
/// A hand holds at most this many cards.
pub const HAND_CARDS_MAX: usize = 12;
/// A player gives at most this many cards a turn; more would not fit on the table even with three players.
pub const GIVEN_CARDS_MAX: usize = 5;
/// A voter has at most this many votes.
pub const VOTES_EACH_MAX: usize = 3;
/// At most this many votes can lie on one card: everybody's.
pub const VOTES_ON_CARD_MAX: usize = PLAYERS_MAX * VOTES_EACH_MAX;
/// A deck holds at most this many cards.
pub const DECK_CARDS_MAX: usize = 84 * 24;
/// A clue's text is at most this long, after trimming.
pub const CLUE_CHARS_MAX: usize = 200;
/// The id of a performed clue is at most this long.
pub const PERFORMANCE_ID_BYTES_MAX: usize = 64;
/// One player's contribution to the deck's seed is at most this long.
pub const CONTRIBUTION_BYTES_MAX: usize = 128;
/// The highest score a host may set as the goal.
pub const TARGET_SCORE_MAX: usize = 500;
/// Everybody is storyteller at most this often, when stories are counted.
pub const STORIES_EACH_MAX: usize = 20;
/// The most that any single rule may pay.
pub const POINTS_EACH_MAX: usize = 20;
/// A turn's breakdown has at most this many lines for one player or team.
pub const REASONS_MAX: usize = 6;
