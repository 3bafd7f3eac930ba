//! How the cards of a scored turn are told: the same order at the same moment on every screen.

use moonhare_rules::{Phase, Slot, TableCard, View, Viewer};
use serde::Serialize;

use super::{
    Person, Room, RoomEvent,
    decide::{Decided, check_host},
};
use crate::limits::{FOOLING_ACTS_MAX, REVEAL_LEAD_MS, REVEAL_MS_MAX};

/// How the cards of a scored turn are told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RevealView {
    /// When the telling begins, in milliseconds of Unix time.
    pub start_ms: u64,
    /// The slots in their order: those that nobody chose, then one or a few at a time, the most important one last.
    pub acts: Vec<Vec<Slot>>,
}

/// How the turn that was scored is told, while it lies there.
pub(super) fn reveal_view(room: &Room) -> Option<RevealView> {
    let game = room.running().ok().filter(|game| game.phase() == Phase::Score)?;
    let start_ms = if game.reveal_skipped() {
        game.scored_ms().saturating_sub(REVEAL_MS_MAX)
    } else {
        game.scored_ms() + REVEAL_LEAD_MS
    };
    Some(RevealView { start_ms, acts: acts(&game.rules().view(Viewer::Watcher)) })
}

/// The host has seen enough of it, and so have all.
pub(super) fn skip(room: &Room, by: Person) -> Decided {
    check_host(room, by)?;
    let game = room.running()?;
    if game.phase() != Phase::Score || game.reveal_skipped() {
        return Ok(Vec::new());
    }
    Ok(vec![RoomEvent::RevealSkipped {}])
}

/// The order: what nobody chose, all at once; then what fooled some, from the fewest to the most; the true card last.
/// Where no card is the true one, the one on which most met comes last.
pub(super) fn acts(view: &View) -> Vec<Vec<Slot>> {
    let votes = |card: &TableCard| card.votes.as_ref().map_or(0, |votes| votes.len());
    let most_met = || view.table.iter().max_by_key(|card| (votes(card), std::cmp::Reverse(card.slot)));
    let last = view.told().or_else(|| most_met().map(|card| card.slot));
    let others = || view.table.iter().filter(|card| Some(card.slot) != last);
    let mut acts = vec![others().filter(|card| votes(card) == 0).map(|card| card.slot).collect::<Vec<_>>()];
    let mut fooling: Vec<_> = others().filter(|card| votes(card) > 0).collect();
    fooling.sort_by_key(|card| (votes(card), card.slot));
    // Too many to tell one by one: those with the fewest share a moment.
    let shared = (fooling.len() + 1).saturating_sub(FOOLING_ACTS_MAX);
    let (few, many) = fooling.split_at(if fooling.len() > FOOLING_ACTS_MAX { shared } else { 0 });
    if !few.is_empty() {
        acts.push(few.iter().map(|card| card.slot).collect());
    }
    acts.extend(many.iter().map(|card| vec![card.slot]));
    acts.extend(last.map(|slot| vec![slot]));
    acts
}

#[cfg(test)]
mod tests {
    use moonhare_rules::{Card, Edition, Seat};

    use super::*;

    /// A scored table with so many votes on each card; the storyteller is seat 0 and owns the first card.
    fn scored(edition: Edition, votes: &[usize]) -> View {
        let rules = moonhare_rules::RuleSet::new(edition, &Default::default(), votes.len(), 84).unwrap();
        let fair = moonhare_rules::FairDeck::new(moonhare_rules::Secret::new([1; 32]), &[]);
        let game =
            moonhare_rules::Game::from_events(&moonhare_rules::Game::start(&rules, &[], &fair)).unwrap();
        let mut view = game.view(Viewer::Watcher);
        view.storyteller = Some(Seat(0));
        view.table = votes
            .iter()
            .zip(0..)
            .map(|(votes, at)| TableCard {
                slot: Slot(at + 1),
                card: Card(u16::from(at)),
                mine: false,
                owner: Some(Seat(at)),
                votes: Some((0..*votes).map(|_| Seat(1)).collect()),
            })
            .collect();
        view
    }

    fn told(edition: Edition, votes: &[usize]) -> Vec<Vec<u8>> {
        acts(&scored(edition, votes)).iter().map(|act| act.iter().map(|slot| slot.0).collect()).collect()
    }

    #[test]
    fn the_true_card_comes_last_and_the_best_lie_before_it() {
        assert_eq!(told(Edition::Classic, &[2, 0, 1, 0]), [vec![2, 4], vec![3], vec![1]]);
        assert_eq!(told(Edition::Classic, &[0, 3, 1, 0]), [vec![4], vec![3], vec![2], vec![1]]);
        assert_eq!(told(Edition::Classic, &[3, 0, 0, 0]), [vec![2, 3, 4], vec![1]]);
    }

    #[test]
    fn many_lies_share_a_moment() {
        let votes = [1, 1, 2, 3, 4, 1, 0];
        assert_eq!(told(Edition::Odyssey, &votes), [vec![7], vec![2, 6, 3], vec![4], vec![5], vec![1]]);
    }

    #[test]
    fn where_no_card_is_true_the_one_that_most_chose_comes_last() {
        assert_eq!(told(Edition::Party, &[0, 1, 3, 0, 2, 0]), [vec![1, 4, 6], vec![2], vec![5], vec![3]]);
    }
}
