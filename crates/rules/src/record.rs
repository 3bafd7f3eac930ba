//! A turn that was played elsewhere: written down as owners and votes, checked here.

use crate::list::List;
use thiserror::Error;

use crate::ballot::check_votes;
use crate::limits::{PLAYERS_MAX, SLOTS_MAX};
use crate::rule_set::Story;
use crate::score::{Ballot, Turn};
use crate::seats::SeatSet;
use crate::{Refusal, RuleSet, Seat, Slot, Slots};

/// What somebody wrote down about a turn. Nothing of it is checked.
#[derive(Clone, Debug, Default)]
pub struct TurnRecord {
    /// Who told.
    pub storyteller: u8,
    /// Whose card lay in which slot.
    pub cards: List<(Slot, Seat), SLOTS_MAX>,
    /// Who voted for what.
    pub votes: List<(Seat, Slots), PLAYERS_MAX>,
    /// Where the red token lay.
    pub red: Option<Slot>,
}

/// Why a record is not a turn by these rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum RecordFault {
    /// A seat that the table does not have.
    #[error("seats are numbered from 0 to one less than the number of players")]
    UnknownPlayer,
    /// Two cards in one slot.
    #[error("two cards lie in the same slot; give each card a slot of its own")]
    SlotTaken,
    /// Too many or too few cards, of all or of somebody.
    #[error("this is not the number of cards that each player plays by these rules")]
    WrongCardCount,
    /// A voter listed twice.
    #[error("a voter is listed twice; list all votes of one voter together")]
    VoterTwice,
    /// A voter not listed.
    #[error("a player who must vote is missing")]
    VoterMissing,
    /// A vote that the rules refuse.
    #[error("{0}")]
    Refused(#[from] Refusal),
}

impl RecordFault {
    /// A stable name for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::UnknownPlayer => "unknown_player",
            Self::SlotTaken => "slot_taken",
            Self::WrongCardCount => "wrong_card_count",
            Self::VoterTwice => "voter_twice",
            Self::VoterMissing => "voter_missing",
            Self::Refused(refusal) => refusal.code(),
        }
    }
}

impl TurnRecord {
    /// The turn, if the rules allow it.
    ///
    /// # Errors
    /// The first thing that they don't allow.
    pub fn check(&self, rules: &RuleSet) -> Result<Turn, RecordFault> {
        let storyteller = known(rules, Seat(self.storyteller))?;
        let owners = self.owners(rules)?;
        let gave = givers(rules, storyteller, &owners)?;
        let ballots = self.ballots(rules, storyteller, gave, &owners)?;
        Ok(Turn { storyteller, owners, ballots, red: self.red })
    }

    fn owners(&self, rules: &RuleSet) -> Result<List<Seat, SLOTS_MAX>, RecordFault> {
        if self.cards.len() != rules.table_cards() {
            return Err(RecordFault::WrongCardCount);
        }
        let mut slots = [None; SLOTS_MAX];
        for (slot, seat) in &self.cards {
            let seat = known(rules, *seat)?;
            let index = slot.index().filter(|index| *index < self.cards.len());
            let place = &mut slots[index.ok_or(Refusal::UnknownSlot)?];
            if place.replace(seat).is_some() {
                return Err(RecordFault::SlotTaken);
            }
        }
        Ok(slots.into_iter().flatten().collect())
    }

    fn ballots(
        &self,
        rules: &RuleSet,
        storyteller: Seat,
        gave: SeatSet,
        owners: &[Seat],
    ) -> Result<List<Ballot, PLAYERS_MAX>, RecordFault> {
        let owner = |slot: Slot| slot.index().and_then(|index| owners.get(index)).copied();
        let mut listed = SeatSet::default();
        let mut ballots = List::new();
        for (seat, slots) in &self.votes {
            let seat = known(rules, *seat)?;
            if listed.has(seat) {
                return Err(RecordFault::VoterTwice);
            }
            listed.add(seat);
            if !rules.votes_in_turn(seat, storyteller, gave.has(seat)) {
                return Err(Refusal::NotAVoter.into());
            }
            let red = if seat == storyteller { self.red } else { None };
            check_votes(rules, seat, seat == storyteller, slots, red, owner)?;
            ballots.push(Ballot { seat, slots: List::from_slice(slots) });
        }
        if ballots.len() != rules.voters() {
            return Err(RecordFault::VoterMissing);
        }
        // Where the storyteller votes, the token went through the check with their votes.
        if self.red.is_some() && !rules.votes.red {
            return Err(Refusal::RedNotExpected.into());
        }
        Ok(ballots)
    }
}

/// Who gave cards, if everybody gave what they must.
fn givers(rules: &RuleSet, storyteller: Seat, owners: &[Seat]) -> Result<SeatSet, RecordFault> {
    let mut gave = SeatSet::default();
    for seat in rules.seats() {
        let cards = owners.iter().filter(|owner| **owner == seat).count();
        let must = if seat == storyteller && rules.story == Story::Card { 1 } else { rules.given.into() };
        let partner = rules.partner(seat);
        // In every pair but the storyteller's, one gives and the other doesn't.
        let may_pass = partner.is_some_and(|partner| seat != storyteller && partner != storyteller);
        if cards == must {
            gave.add(seat);
        } else if cards > 0 || !may_pass {
            return Err(RecordFault::WrongCardCount);
        }
        if may_pass && gave.has(seat) && partner.is_some_and(|partner| gave.has(partner)) {
            return Err(RecordFault::WrongCardCount);
        }
    }
    Ok(gave)
}

fn known(rules: &RuleSet, seat: Seat) -> Result<Seat, RecordFault> {
    if rules.has(seat) { Ok(seat) } else { Err(RecordFault::UnknownPlayer) }
}
