//! Which cards the people in a room know, so that a rematch brings new ones first.

use std::collections::{BTreeMap, BTreeSet};

use moonhare_rules::{Card, Event as GameEvent};

use super::DeckPart;

/// The cards that came into hands, by pack.
#[derive(Clone, Debug, Default)]
pub(super) struct SeenCards(BTreeMap<String, BTreeSet<u16>>);

impl SeenCards {
    /// A game with this deck begins. When all of its cards are seen, they are all new again.
    pub(super) fn begin(&mut self, deck: &[DeckPart]) {
        if deck.iter().all(|part| self.of(part).count() == usize::from(part.count)) {
            for part in deck {
                self.0.remove(&part.pack);
            }
        }
    }

    /// The cards of a deck that are seen, once a game with it has begun.
    pub(super) fn in_deck(&self, deck: &[DeckPart]) -> Vec<Card> {
        deck.iter().flat_map(|part| self.of(part).map(|card| Card(part.first + card))).collect()
    }

    /// Keeps in mind the cards that come into hands.
    pub(super) fn note(&mut self, event: &GameEvent, deck: &[DeckPart]) {
        match event {
            GameEvent::Dealt { hands } => hands.iter().flatten().for_each(|card| self.add(*card, deck)),
            GameEvent::Drawn { cards } => cards.iter().for_each(|draw| self.add(draw.card, deck)),
            _ => {}
        }
    }

    fn add(&mut self, card: Card, deck: &[DeckPart]) {
        let Some(part) = deck.iter().find(|part| part.holds(card.0)) else { return };
        match self.0.get_mut(&part.pack) {
            Some(seen) => _ = seen.insert(card.0 - part.first),
            None => _ = self.0.insert(part.pack.clone(), BTreeSet::from([card.0 - part.first])),
        }
    }

    fn of<'a>(&'a self, part: &'a DeckPart) -> impl Iterator<Item = u16> + 'a {
        // A pack of one's own may have had more cards when these were seen.
        self.0.get(&part.pack).into_iter().flatten().copied().filter(move |card| *card < part.count)
    }
}
