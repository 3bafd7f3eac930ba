//! Why a game can't be played with these settings.

use std::fmt;

use serde::Serialize;

/// One thing that can't work, for the person who sets up the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Problem {
    /// A stable name for programs and translations.
    pub code: ProblemCode,
    /// One sentence in English.
    pub message: String,
    /// The house rule that causes it, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub setting: Option<&'static str>,
    /// The least that would work.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min: Option<usize>,
    /// The most that would work.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max: Option<usize>,
}

impl Problem {
    pub(crate) fn new(code: ProblemCode, message: String) -> Self {
        Self { code, message, setting: None, min: None, max: None }
    }

    pub(crate) fn with_setting(mut self, setting: &'static str) -> Self {
        self.setting = Some(setting);
        self
    }

    pub(crate) fn with_min(mut self, min: usize) -> Self {
        self.min = Some(min);
        self
    }

    pub(crate) fn with_max(mut self, max: usize) -> Self {
        self.max = Some(max);
        self
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

/// The kinds of [`Problem`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ProblemCode {
    /// More people are needed.
    TooFewPlayers,
    /// Fewer people must sit.
    TooManyPlayers,
    /// Pairs need an even number.
    OddPlayers,
    /// The deck can't fill the hands and the table.
    DeckTooSmall,
    /// The deck has more cards than the game counts.
    DeckTooBig,
    /// A number that is too small or too big.
    OutOfRange,
    /// A setting that says nothing in this edition.
    NoMeaningHere,
    /// A hand smaller than what is given from it.
    HandTooSmall,
    /// More cards than slots.
    TableTooFull,
    /// The least of something is more than the most of it.
    MinOverMax,
    /// A voter has more votes than places to put them.
    MoreVotesThanCards,
    /// A bonus for one vote, where one can't choose between one and two.
    SingleVoteNeedsChoice,
    /// The lone finder's point needs finders that are paid once.
    LoneFinderNeedsFlatPay,
    /// Both a goal and a number of stories are set.
    TwoEnds,
    /// A goal that nobody can ever reach.
    NothingToWin,
    /// The storyteller would vote for their own secret.
    StorytellerKnows,
    /// The red token is the storyteller's, who doesn't vote.
    RedNeedsStoryteller,
}

impl ProblemCode {
    /// The name as it is written in JSON.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::TooFewPlayers => "too_few_players",
            Self::TooManyPlayers => "too_many_players",
            Self::OddPlayers => "odd_players",
            Self::DeckTooSmall => "deck_too_small",
            Self::DeckTooBig => "deck_too_big",
            Self::OutOfRange => "out_of_range",
            Self::NoMeaningHere => "no_meaning_here",
            Self::HandTooSmall => "hand_too_small",
            Self::TableTooFull => "table_too_full",
            Self::MinOverMax => "min_over_max",
            Self::MoreVotesThanCards => "more_votes_than_cards",
            Self::SingleVoteNeedsChoice => "single_vote_needs_choice",
            Self::LoneFinderNeedsFlatPay => "lone_finder_needs_flat_pay",
            Self::TwoEnds => "two_ends",
            Self::NothingToWin => "nothing_to_win",
            Self::StorytellerKnows => "storyteller_knows",
            Self::RedNeedsStoryteller => "red_needs_storyteller",
        }
    }
}
