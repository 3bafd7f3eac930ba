//! What each card of a turn paid, and to whom.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::event::Table;
use crate::game::Game;
use crate::limits::{PLAYERS_MAX, SLOTS_MAX, VOTES_ON_CARD_MAX};
use crate::list::List;
use crate::rule_set::{Finding, Meeting, Pays};
use crate::score::Points;
use crate::voters::Voters;
use crate::{RuleSet, Slot};

/// What one card paid one player or team.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SlotPoints {
    /// Where the card lies.
    pub slot: Slot,
    /// Whom it paid: the seat, or the team where pairs play.
    pub side: u8,
    /// How much.
    pub points: u16,
}

/// Everything that the cards of a turn paid. It adds up to everybody's points.
///
/// A vote pays its voter or the owner of its card, and the story may pay everybody else: never more entries than votes
/// can lie on one card.
pub type Paid = List<SlotPoints, VOTES_ON_CARD_MAX>;

/// The same, shared by all views.
pub(crate) type SharedPaid = Arc<Paid>;

impl Game {
    /// Shows what the cards paid, from the score on. `votes` are those on each slot.
    pub(crate) fn show_paid(&mut self, votes: &[Voters; SLOTS_MAX]) {
        // Nobody keeps an old view for long, so this is mostly written in place.
        let paid = Arc::make_mut(&mut self.board.paid);
        paid.clear();
        let Some(points) = &self.points else { return };
        match &self.rules.pays {
            Pays::Finding(pay) => {
                let story = self.table.iter().position(|laid| Some(laid.seat) == self.storyteller);
                pay_finders(&self.rules, pay, &self.table, story, votes, points, paid);
            }
            Pays::Meeting(pay) => pay_who_met(&self.rules, *pay, self.red, votes, paid),
        }
    }
}

/// A card that drew votes pays its owner, up to what is left of the owner's limit; all the rest is the story's.
fn pay_finders(
    rules: &RuleSet,
    pay: &Finding,
    table: &Table,
    story: Option<usize>,
    votes: &[Voters; SLOTS_MAX],
    points: &Points,
    paid: &mut Paid,
) {
    let mut left = [pay.bonus_limit.map_or(u16::MAX, u16::from); PLAYERS_MAX];
    let mut drawn = [0; PLAYERS_MAX];
    for (index, laid) in table.iter().enumerate().filter(|(index, _)| Some(*index) != story) {
        let left = &mut left[laid.seat.index()];
        let bonus = (votes[index].len() as u16 * u16::from(pay.bonus)).min(*left);
        if bonus > 0 {
            let side = rules.side(laid.seat);
            *left -= bonus;
            drawn[side] += bonus;
            paid.push(SlotPoints { slot: Slot::at(index), side: side as u8, points: bonus });
        }
    }
    let slot = story.map_or(Slot(0), Slot::at);
    for (side, (line, bonus)) in points.iter().zip(drawn).enumerate() {
        let points = line.points.saturating_sub(bonus);
        if points > 0 {
            paid.push(SlotPoints { slot, side: side as u8, points });
        }
    }
}

/// Every card pays those who met on it.
fn pay_who_met(
    rules: &RuleSet,
    pay: Meeting,
    red: Option<Slot>,
    votes: &[Voters; SLOTS_MAX],
    paid: &mut Paid,
) {
    for (index, voters) in votes.iter().enumerate() {
        let (slot, met) = (Slot::at(index), voters.len() as u16);
        if met > 1 && red != Some(slot) {
            let points = met.min(pay.limit.into());
            paid.extend(voters.iter().map(|seat| SlotPoints { slot, side: rules.side(seat) as u8, points }));
        }
    }
}
