//! What people might say about the cards of the built-in packs.

use moonhare_packs::{Language, Packs};

/// So many readings a card has at least in each language.
const LEAST: usize = 8;

#[test]
fn every_card_of_the_built_in_packs_has_readings_in_every_language() {
    let mut few = vec![];
    for pack in Packs::built_in().iter() {
        for (number, card) in pack.cards.iter().enumerate() {
            for language in Language::ALL {
                let count = card.readings(language).len();
                if count < LEAST {
                    few.push(format!("{} {} has {count} in {}", pack.id, number + 1, language.name()));
                }
            }
        }
    }
    assert!(few.is_empty(), "{few:#?}");
}
