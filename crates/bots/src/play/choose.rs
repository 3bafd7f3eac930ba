//! Which card to give, and which to vote for.

use moonhare_rules::rule_set::Pays;
use moonhare_rules::{Card, Command, GiveMove, Slot, Slots, View, VoteMove};

use super::{Bot, Table, best_first, chances};
use crate::temperament::Temperament;

impl Bot {
    /// Cards that will be voted for: those that fit best, though not always the most obvious one.
    pub(super) fn give(&self, view: &View, give: &GiveMove, table: &Table<'_, '_>) -> Command {
        let feelings = self.feel(view, &give.cards, table);
        let mut left = best_first(&feelings);
        let mut chosen = vec![];
        let mut dice = self.dice(view, 0x617E);
        while chosen.len() < usize::from(give.count) && !left.is_empty() {
            // What everybody sees at once looks like a trap; the next best may draw more votes when it is nearly as good.
            let second = left.len() > 1 && {
                let (best, next) = (feelings[left[0]], feelings[left[1]]);
                let near = if self.temperament == Temperament::Fox { 0.75 } else { 0.9 };
                next > best * near && dice.unit() < 0.35
            };
            chosen.push(give.cards[left.remove(usize::from(second))]);
        }
        Command::give(&chosen)
    }

    /// Votes: as many as pay, on the likeliest cards.
    pub(super) fn vote(&self, view: &View, vote: &VoteMove, table: &Table<'_, '_>) -> Command {
        let cards: Vec<Card> = vote.slots.iter().filter_map(|slot| card_in(view, *slot)).collect();
        let feelings = self.feel(view, &cards, table);
        let order = best_first(&feelings);
        let chances = chances(&feelings);
        if let Some(red) = &vote.red {
            return self.vote_with_red(vote, red, &order);
        }
        let slots = match order.as_slice() {
            [] => Slots::new(),
            [only] => std::iter::repeat_n(vote.slots[*only], vote.min.max(1).into()).collect(),
            [first, second, ..] => {
                let (first_slot, second_slot) = (vote.slots[*first], vote.slots[*second]);
                let (sure, next) = (chances[*first], chances[*second]);
                let mut slots = Slots::from_iter([first_slot]);
                if vote.min < 2 && vote.max >= 2 {
                    // A second vote costs what finding with one vote pays.
                    let (hit, alone) = worth(&view.pays);
                    let gain = next * hit - sure * alone;
                    if gain > 0.0 && next > sure * self.traits().second_vote {
                        slots.push(second_slot);
                    }
                }
                // Votes that must be placed: both on one card if that is allowed and the first choice is clear.
                while slots.len() < usize::from(vote.min) {
                    let clear = next < sure * self.traits().second_vote;
                    let nth = slots.len();
                    let again = vote.per_card > 1 && nth < vote.per_card.into() && clear;
                    let other =
                        order.get(if vote.per_card > 1 { 1 } else { nth }).copied().unwrap_or(*second);
                    slots.push(if again { first_slot } else { vote.slots[other] });
                }
                slots
            }
        };
        Command::Vote { slots, red: None }
    }

    /// Green where most will be, red where the others will be: a fox takes the common favourite away from everybody. Several
    /// green ones lie on several cards, because nobody meets themself.
    fn vote_with_red(&self, vote: &VoteMove, red: &Slots, order: &[usize]) -> Command {
        let (left_out, count) = (usize::from(self.temperament == Temperament::Fox), vote.min.max(1).into());
        let favourites = order.iter().skip(left_out).chain(order.iter().take(left_out));
        let slots: Slots = favourites.take(count).map(|place| vote.slots[*place]).collect();
        let red_nth = if left_out > 0 { 0 } else { count };
        let red_at = order.get(red_nth).or(order.last()).map(|place| vote.slots[*place]);
        let red_at = red_at.filter(|slot| red.contains(slot)).or(red.first().copied());
        Command::Vote { slots, red: red_at }
    }
}

/// What a vote on the right card pays, and what it pays on top when it is the only one.
fn worth(pays: &Pays) -> (f32, f32) {
    match pays {
        Pays::Finding(finding) => (finding.finder.into(), finding.single_vote.into()),
        Pays::Meeting(meeting) => (meeting.limit.into(), 0.0),
    }
}

fn card_in(view: &View, slot: Slot) -> Option<Card> {
    view.table.iter().find(|card| card.slot == slot).map(|card| card.card)
}
