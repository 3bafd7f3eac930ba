//! What one viewer may know. Built up field by field; nothing leaves a game by another way.

use crate::list::List;
use serde::{Deserialize, Serialize};

use crate::event::{Ending, SharedPoints, Winners};
use crate::game::{Game, Phase};
use crate::limits::{CLUE_CHARS_MAX, PLAYERS_MAX, SLOTS_MAX, VOTES_EACH_MAX};
use crate::moves::Moves;
use crate::paid::SharedPaid;
use crate::rule_set::{End, Pays, Pieces, Story};
use crate::score::Found;
use crate::seats::SeatSet;
use crate::voters::Voters;
use crate::{Card, Cards, Clue, Edition, Seat, Slot, Viewer};

/// The game as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The edition, for its name and its page of the rulebook. What it means for this game is in the other fields.
    pub rules: Edition,
    /// What the storyteller tells for.
    pub story: Story,
    /// What voters put on the cards.
    pub pieces: Pieces,
    /// What is paid for what.
    pub pays: Pays,
    /// The turn, from 1.
    pub turn: u32,
    /// The part of the turn.
    pub phase: Phase,
    /// Who tells; nobody while the first story is not claimed.
    pub storyteller: Option<Seat>,
    /// What was said.
    pub clue: Option<Clue>,
    /// Who still has something to do before the game goes on.
    pub waiting_for: SeatSet,
    /// All seats, clockwise.
    pub seats: List<SeatView, PLAYERS_MAX>,
    /// The viewer's own hand; nothing for a watcher, and while it lies face down.
    pub hand: Option<Cards>,
    /// The viewer's own cards that lie face down or on the table.
    pub played: Cards,
    /// The open cards by slot; none before the reveal.
    pub table: List<TableCard, SLOTS_MAX>,
    /// Where the red token lies: from the score on, and before that only for who placed it.
    pub red: Option<Slot>,
    /// The viewer's own votes.
    pub my_votes: Option<MyVotes>,
    /// How many cards are in the pile.
    pub pile: u16,
    /// How many cards are in the discard pile.
    pub discard: u16,
    /// Everything that the viewer can do now.
    pub your_move: Moves,
    /// How many found the storyteller's card, from the score on.
    pub found: Option<Found>,
    /// What everybody got, from the score on.
    pub points: Option<SharedPoints>,
    /// What each card paid, and to whom, from the score on. It adds up to the points.
    pub paid: Option<SharedPaid>,
    /// All who share the win, when the game is over.
    pub winners: Option<Winners>,
    /// Why the game is over.
    pub ended_by: Option<Ending>,
    /// The score that ends the game, if that is what ends it.
    pub target: Option<u16>,
    /// How many stories are still to be scored, this one included, if that is what ends the game.
    pub stories_left: Option<u16>,
    /// What a client needs to know before it sends something.
    pub limits: ViewLimits,
}

/// What everybody may know about a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// Which seat.
    pub seat: Seat,
    /// Its team, where there are teams.
    pub team: Option<u8>,
    /// Its rabbit's score.
    pub score: u16,
    /// How many cards are in its hand.
    pub hand: u8,
    /// Whether it has cards face down or on the table.
    pub given: bool,
    /// Whether it has voted.
    pub voted: bool,
    /// Whether it wants to go on.
    pub ready: bool,
}

/// An open card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableCard {
    /// Where it lies.
    pub slot: Slot,
    /// Which it is.
    pub card: Card,
    /// Whether it is the viewer's own.
    pub mine: bool,
    /// Whose it is, from the score on.
    pub owner: Option<Seat>,
    /// Who voted for it, one entry a vote, from the score on.
    pub votes: Option<Voters>,
}

impl View {
    /// Where the card lies that the story was told for, from the score on; nothing where it was told for none.
    #[must_use]
    pub fn told(&self) -> Option<Slot> {
        let told = || self.table.iter().find(|card| card.owner.is_some() && card.owner == self.storyteller);
        if self.story == Story::Card { told().map(|card| card.slot) } else { None }
    }

    /// Who has a vote on that card; nobody where there is nothing to find.
    #[must_use]
    pub fn finders(&self) -> SeatSet {
        self.votes_on(self.told()).into_iter().flat_map(Voters::iter).collect()
    }

    /// The share of votes that found the storyteller's card, from the score on; nothing where there is nothing to find.
    #[must_use]
    pub fn found_share(&self) -> Option<f32> {
        let found = self.votes_on(self.told())?.len();
        let all: usize = self.table.iter().filter_map(|card| card.votes).map(Voters::len).sum();
        (all > 0).then(|| found as f32 / all as f32)
    }

    fn votes_on(&self, slot: Option<Slot>) -> Option<Voters> {
        self.table.iter().find(|card| Some(card.slot) == slot)?.votes
    }
}

/// The viewer's own votes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MyVotes {
    /// One slot a vote.
    pub slots: List<Slot, VOTES_EACH_MAX>,
    /// The red token.
    pub red: Option<Slot>,
}

/// What a client needs to know before it sends something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ViewLimits {
    /// The longest clue.
    pub clue_chars: u16,
    /// Whether a clue may be performed.
    pub performed_clues: bool,
}

impl Game {
    /// What this viewer may know. A seat that the table does not have sees what a watcher sees.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> View {
        let me = match viewer {
            Viewer::Seat(seat) if self.rules.has(seat) => Some(seat),
            _ => None,
        };
        let mine = me.map(|me| self.seat(me));
        // The token is the storyteller's, and so they know where they put it.
        let my_red = self.red.filter(|_| me.is_some() && me == self.storyteller);
        View {
            rules: self.rules.edition,
            story: self.rules.story,
            pieces: self.rules.pieces(),
            pays: self.rules.pays,
            turn: self.turn,
            phase: self.phase,
            storyteller: self.storyteller,
            clue: self.clue.clone(),
            waiting_for: self.waiting(),
            seats: List::from_array(self.board.seats, self.rules.players.into()),
            hand: mine.filter(|_| !self.hand_face_down(me)).map(|mine| mine.hand),
            played: mine.map_or_else(Cards::new, |mine| mine.played),
            table: self.table_for(me),
            // A score opens everything that lies on the table.
            red: if self.points.is_some() { self.red } else { my_red },
            my_votes: mine
                .filter(|mine| !mine.votes.is_empty())
                .map(|mine| MyVotes { slots: mine.votes, red: my_red }),
            pile: self.pile.len() as u16,
            discard: self.discard.len() as u16,
            your_move: me.map_or_else(Moves::default, |me| self.moves(me)),
            found: self.found,
            points: self.points.clone(),
            paid: self.points.is_some().then(|| SharedPaid::clone(&self.board.paid)),
            winners: self.end.as_ref().map(|(winners, _)| *winners),
            ended_by: self.end.as_ref().map(|(_, because)| *because),
            target: match self.rules.end {
                End::Target(target) => Some(target),
                End::Stories(_) => None,
            },
            stories_left: self.stories_left(),
            limits: ViewLimits {
                clue_chars: CLUE_CHARS_MAX as u16,
                performed_clues: self.rules.performed_clues,
            },
        }
    }

    /// The open cards, with the viewer's own marked.
    fn table_for(&self, me: Option<Seat>) -> List<TableCard, SLOTS_MAX> {
        let mut table = self.board.table;
        for (shown, laid) in table.iter_mut().zip(&self.table) {
            shown.mine = Some(laid.seat) == me;
        }
        table
    }

    /// Where the clue comes first, the storyteller's hand lies face down until it is said, and everybody's as long as
    /// anybody could become the storyteller.
    fn hand_face_down(&self, me: Option<Seat>) -> bool {
        self.rules.story == Story::Unseen
            && match self.phase {
                Phase::Claim => true,
                Phase::Tell => self.storyteller == me,
                _ => false,
            }
    }

    fn stories_left(&self) -> Option<u16> {
        match self.rules.end {
            End::Target(_) => None,
            End::Stories(each) => {
                let all = u32::from(each) * u32::from(self.rules.players);
                let told = self.turn - u32::from(self.points.is_none());
                Some(all.saturating_sub(told) as u16)
            }
        }
    }
}
