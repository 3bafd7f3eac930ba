//! The rules of one game, as numbers and choices. The engine reads these and nothing else.

use std::ops::Deref;

use serde::{Deserialize, Serialize};

use crate::{Edition, HouseRules, Problem, Seat, check};

/// The checked rules of one game for a certain number of players and cards.
///
/// The only ways to one are [`RuleSet::new`] and reading one that was written, and both check it, so whoever holds a
/// `RuleSet` holds one that can be played. Its [`Numbers`] can be read as if they were its own fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Numbers", into = "Numbers")]
pub struct RuleSet(Numbers);

/// What a rule set is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// Where the numbers come from. Only for showing: no rule asks for it.
    pub edition: Edition,
    /// How many seats.
    pub players: u8,
    /// Cards in the deck.
    pub cards: u16,
    /// Whether seats that face each other share a rabbit.
    pub pairs: bool,
    /// Cards in a full hand.
    pub hand: u8,
    /// What the storyteller tells for.
    pub story: Story,
    /// Cards that each giver gives.
    pub given: u8,
    /// Who votes, and how.
    pub votes: Votes,
    /// What is paid for what.
    pub pays: Pays,
    /// Whether filled hands go to the left neighbour.
    pub pass_hands: bool,
    /// When the game ends.
    pub end: End,
    /// What happens when the pile runs short.
    pub pile_out: PileOut,
    /// Whether a clue may be performed.
    pub performed_clues: bool,
}

/// What the storyteller tells for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Story {
    /// A card of their hand, played with the clue.
    Card,
    /// No card: the clue comes before they see their hand, and they give with everybody else.
    Unseen,
}

/// Who votes, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Votes {
    /// Each voter places at least this many.
    pub min: u8,
    /// Each voter places at most this many.
    pub max: u8,
    /// So many of them may lie on one card.
    pub per_card: u8,
    /// Whether one may vote for one's own card.
    pub own_card: bool,
    /// Whether the storyteller votes.
    pub storyteller: bool,
    /// Whether the storyteller has a red token.
    pub red: bool,
}

/// What a voter puts on the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pieces {
    /// What a vote is made with.
    pub kind: PieceKind,
    /// How many a voter must place.
    pub min: u8,
    /// How many a voter may place.
    pub max: u8,
    /// Whether the storyteller has a red token as well.
    pub red: bool,
}

/// What a vote is made with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PieceKind {
    /// A token on a card; a second one may be left out.
    Token,
    /// Dials: several, all of which must point at a card.
    Dial,
    /// A green token, for the card where one hopes to meet the others.
    Green,
}

/// What is paid for what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pays {
    /// For finding the storyteller's card and for drawing votes to one's own.
    Finding(Finding),
    /// For meeting others on the same card.
    Meeting(Meeting),
}

/// What finding pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finding {
    /// What "all found" and "none found" are counted over.
    pub all_found_by: AllFoundBy,
    /// What each of the others gets when all found.
    pub all_found: u8,
    /// What each of the others gets when none found.
    pub none_found: u8,
    /// What the storyteller gets when some found.
    pub storyteller: u8,
    /// What a finder gets when some found.
    pub finder: u8,
    /// Whether a finder gets it for each vote on the storyteller's card.
    pub finder_per_vote: bool,
    /// What storyteller and finder get on top when there is only one finder.
    pub lone_finder: u8,
    /// What a vote on one's own card pays.
    pub bonus: u8,
    /// The most that such votes pay a player in one turn.
    pub bonus_limit: Option<u8>,
    /// What a finder gets on top who used one vote only.
    pub single_vote: u8,
}

/// What meeting on a card pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Meeting {
    /// The most that one card pays each of its voters.
    pub limit: u8,
}

/// What "all found" and "none found" are counted over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AllFoundBy {
    /// Every voter has a vote on the storyteller's card.
    Voters,
    /// Every vote on the table lies on the storyteller's card.
    Votes,
}

/// When the game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// After the turn in which a rabbit reaches this score.
    Target(u16),
    /// When everybody has been storyteller this often.
    Stories(u8),
}

/// What happens when the pile runs short.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PileOut {
    /// The rest of the pile and the discard pile make a new one.
    Reshuffle,
    /// The game ends after the turn in which the last card is drawn.
    End,
}

impl RuleSet {
    /// The rules of an edition with a host's changes, for so many players and a deck of so many cards.
    ///
    /// # Errors
    /// Everything that can't work, not only the first.
    pub fn new(
        edition: Edition,
        house: &HouseRules,
        players: usize,
        deck_cards: usize,
    ) -> Result<Self, Vec<Problem>> {
        let mut problems = Vec::new();
        check::players(edition, house, players, &mut problems);
        let mut numbers = edition.numbers(players, deck_cards);
        house.change(&mut numbers, &mut problems);
        check::numbers(&numbers, &mut problems);
        check::deck(&numbers, deck_cards, &mut problems);
        if problems.is_empty() { Ok(Self(numbers)) } else { Err(problems) }
    }

    /// How many rabbits run: one for each seat, or one for each pair.
    #[inline]
    #[must_use]
    pub fn sides(&self) -> usize {
        self.0.sides()
    }

    /// The rabbit of a seat.
    #[inline]
    #[must_use]
    pub fn side(&self, seat: Seat) -> usize {
        let half = usize::from(self.players / 2);
        if self.pairs && seat.index() >= half { seat.index() - half } else { seat.index() }
    }

    /// Whether two seats share a rabbit.
    #[inline]
    pub(crate) fn same_side(&self, one: Seat, other: Seat) -> bool {
        one == other || self.partner(one) == Some(other)
    }

    /// The team of a seat, where there are teams.
    #[inline]
    #[must_use]
    pub fn team(&self, seat: Seat) -> Option<u8> {
        self.pairs.then(|| self.side(seat) as u8)
    }

    /// The other one of a pair.
    #[inline]
    #[must_use]
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        self.pairs.then(|| {
            let half = self.players / 2;
            Seat(if seat.0 >= half { seat.0 - half } else { seat.0 + half })
        })
    }

    /// Whether a seat votes in a turn of this storyteller.
    #[inline]
    pub(crate) fn votes_in_turn(&self, seat: Seat, storyteller: Seat, gave: bool) -> bool {
        if seat == storyteller {
            self.votes.storyteller
        } else {
            // Of a pair, the one votes who did not give. The storyteller's partner always gives, and so never votes.
            !(self.pairs && gave)
        }
    }

    /// Whether this seat exists.
    #[inline]
    #[must_use]
    pub fn has(&self, seat: Seat) -> bool {
        seat.0 < self.players
    }

    /// All seats, clockwise from 0.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players).map(Seat)
    }
}

impl Numbers {
    /// How many rabbits run.
    #[inline]
    #[must_use]
    pub fn sides(&self) -> usize {
        usize::from(if self.pairs { self.players / 2 } else { self.players })
    }

    /// What voters put on the cards.
    #[inline]
    #[must_use]
    pub fn pieces(&self) -> Pieces {
        let Votes { min, max, red, .. } = self.votes;
        let kind = match self.pays {
            Pays::Meeting(_) => PieceKind::Green,
            Pays::Finding(_) if max > 1 && min == max => PieceKind::Dial,
            Pays::Finding(_) => PieceKind::Token,
        };
        Pieces { kind, min, max, red }
    }

    /// How many cards lie on the table after the reveal.
    #[must_use]
    pub fn table_cards(&self) -> usize {
        let given = usize::from(self.given);
        let players = usize::from(self.players);
        match (self.story, self.pairs) {
            (Story::Unseen, _) => players * given,
            (Story::Card, false) => 1 + players.saturating_sub(1) * given,
            // The storyteller's partner gives, and one of every other pair.
            (Story::Card, true) => 1 + players / 2 * given,
        }
    }

    /// How many players vote in a turn.
    #[must_use]
    pub fn voters(&self) -> usize {
        let players = usize::from(self.players);
        match (self.votes.storyteller, self.pairs) {
            (true, _) => players,
            (false, false) => players.saturating_sub(1),
            (false, true) => (players / 2).saturating_sub(1),
        }
    }
}

impl Deref for RuleSet {
    type Target = Numbers;

    #[inline]
    fn deref(&self) -> &Numbers {
        &self.0
    }
}

impl From<RuleSet> for Numbers {
    fn from(rules: RuleSet) -> Self {
        rules.0
    }
}

impl TryFrom<Numbers> for RuleSet {
    type Error = String;

    fn try_from(numbers: Numbers) -> Result<Self, String> {
        let mut problems = Vec::new();
        check::numbers(&numbers, &mut problems);
        check::deck(&numbers, usize::from(numbers.cards), &mut problems);
        match problems.first() {
            None => Ok(Self(numbers)),
            Some(problem) => Err(problem.message.clone()),
        }
    }
}
