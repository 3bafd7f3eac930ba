//! The printed rules: five small functions that fill in the numbers.

use serde::{Deserialize, Serialize};

use crate::limits::DECK_CARDS_MAX;
use crate::rule_set::{AllFoundBy, End, Finding, Meeting, Numbers, Pays, PileOut, Story, Votes};

/// The printed rule sets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// The base game, 3 to 6 players.
    #[default]
    Classic,
    /// The big box, first edition, 3 to 12 players.
    Odyssey,
    /// The big box of 2023: two dials each.
    #[serde(rename = "odyssey-2023")]
    Odyssey2023,
    /// The clue before the cards; points for agreeing.
    Party,
    /// Pairs that share a rabbit.
    Teams,
}

impl Edition {
    /// All of them, in the order of the rule reference.
    pub const ALL: [Self; 5] = [Self::Classic, Self::Odyssey, Self::Odyssey2023, Self::Party, Self::Teams];

    /// The name as it is written in JSON and on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Classic => "classic",
            Self::Odyssey => "odyssey",
            Self::Odyssey2023 => "odyssey-2023",
            Self::Party => "party",
            Self::Teams => "teams",
        }
    }

    /// The edition of that name.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|edition| edition.name() == name)
    }

    /// The fewest and the most players that the rulebook gives.
    #[must_use]
    pub const fn players(self) -> (usize, usize) {
        match self {
            Self::Classic => (3, 6),
            Self::Odyssey | Self::Odyssey2023 => (3, 12),
            Self::Party | Self::Teams => (6, 12),
        }
    }

    /// The printed numbers for so many players and cards, not yet checked.
    pub(crate) fn numbers(self, players: usize, deck_cards: usize) -> Numbers {
        let common = common(self, players, deck_cards);
        match self {
            Self::Classic => classic(common),
            Self::Odyssey => odyssey(common),
            Self::Odyssey2023 => odyssey_2023(common),
            Self::Party => party(common),
            Self::Teams => teams(common),
        }
    }
}

/// What most editions have in common: one vote, 3 for finding, 2 when all or none found, up to 30.
fn common(edition: Edition, players: usize, deck_cards: usize) -> Numbers {
    let three = players == 3;
    Numbers {
        edition,
        players: u8::try_from(players).unwrap_or(u8::MAX),
        cards: u16::try_from(deck_cards.min(DECK_CARDS_MAX)).unwrap_or(u16::MAX),
        pairs: false,
        hand: if three { 7 } else { 6 },
        story: Story::Card,
        given: if three { 2 } else { 1 },
        votes: Votes { min: 1, max: 1, per_card: 1, own_card: false, storyteller: false, red: false },
        pays: Pays::Finding(FINDING),
        pass_hands: false,
        end: End::Target(30),
        pile_out: PileOut::Reshuffle,
        performed_clues: true,
    }
}

const FINDING: Finding = Finding {
    all_found_by: AllFoundBy::Voters,
    all_found: 2,
    none_found: 2,
    storyteller: 3,
    finder: 3,
    finder_per_vote: false,
    lone_finder: 0,
    bonus: 1,
    bonus_limit: Some(3),
    single_vote: 0,
};

fn classic(common: Numbers) -> Numbers {
    Numbers { pays: Pays::Finding(Finding { bonus_limit: None, ..FINDING }), ..common }
}

fn odyssey(common: Numbers) -> Numbers {
    if common.players < 7 {
        return common;
    }
    Numbers {
        votes: Votes { max: 2, ..common.votes },
        pays: Pays::Finding(Finding { single_vote: 1, ..FINDING }),
        ..common
    }
}

fn odyssey_2023(common: Numbers) -> Numbers {
    Numbers {
        votes: Votes { min: 2, max: 2, per_card: 2, ..common.votes },
        pays: Pays::Finding(Finding {
            all_found_by: AllFoundBy::Votes,
            finder_per_vote: true,
            bonus_limit: None,
            ..FINDING
        }),
        ..common
    }
}

fn party(common: Numbers) -> Numbers {
    Numbers {
        hand: 5,
        given: 1,
        story: Story::Unseen,
        votes: Votes { own_card: true, storyteller: true, red: true, ..common.votes },
        pays: Pays::Meeting(Meeting { limit: 5 }),
        pass_hands: true,
        end: End::Stories(1),
        ..common
    }
}

fn teams(common: Numbers) -> Numbers {
    Numbers { pairs: true, hand: 4, given: 1, end: End::Stories(1), ..common }
}
