//! The network knows everything that can be on a painted card.

use std::collections::BTreeSet;

use moonhare_bots::network::Network;
use moonhare_packs::{Order, Packs, THEMES};

#[test]
fn everything_on_painted_cards_is_a_concept() {
    let network = Network::built_in();
    let mut unknown = BTreeSet::new();
    for theme in THEMES.iter() {
        for casting in (1..=3).flat_map(|seed| Order::new(theme, seed).castings()) {
            if !network.knows_relation(casting.relation.id) {
                unknown.insert(casting.relation.id.to_owned());
            }
            let fillings = casting.slots.iter().map(|(_, filling)| filling.id());
            let scene = casting.compose();
            let notes = scene.notes.all().iter().flat_map(|note| [Some(note.concept), note.action]).flatten();
            unknown
                .extend(fillings.chain(notes).filter(|name| network.find(name).is_none()).map(str::to_owned));
        }
    }
    assert!(unknown.is_empty(), "the network should know {unknown:?}");
}

#[test]
fn everything_on_the_cards_of_built_in_packs_is_a_concept() {
    let network = Network::built_in();
    for pack in Packs::built_in().iter() {
        for (number, card) in pack.cards.iter().enumerate() {
            let things = card.words.concepts.iter().map(|(name, _)| name).chain(&card.words.moods);
            for name in things {
                assert!(network.find(name).is_some(), "{} card {}: {name}", pack.id, number + 1);
            }
            assert!(network.knows_relation(&card.words.relation), "{}", card.words.relation);
        }
    }
}
