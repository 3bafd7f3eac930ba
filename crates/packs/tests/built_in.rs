//! The packs that are part of the program: whole, small enough, and no two cards alike.

use moonhare_packs::{Language, Packs};
use moonhare_painter::similarity::{self, Impression};

#[test]
fn three_packs_of_84_cards_are_whole() {
    let packs = Packs::built_in();
    assert_eq!(packs.refused().map(ToString::to_string).collect::<Vec<_>>(), Vec::<String>::new());
    assert_eq!(packs.len(), 3);
    for pack in packs.iter() {
        assert_eq!(pack.cards.len(), 84, "{}", pack.id);
    }
}

#[test]
fn together_they_fit_into_25_megabytes() {
    let packs = Packs::built_in();
    let bytes: usize = packs
        .iter()
        .flat_map(|p| &p.cards)
        .flat_map(|c| [300, 600].map(|w| c.picture(w).map_or(0, |p| p.len())))
        .sum();
    assert!(bytes < 25_000_000, "{bytes} bytes");
}

#[test]
fn no_two_descriptions_are_the_same() {
    for language in Language::ALL {
        let packs = Packs::built_in();
        let mut seen = std::collections::BTreeMap::new();
        for pack in packs.iter() {
            for (n, card) in pack.cards.iter().enumerate() {
                let here = (pack.id.clone(), n + 1);
                let text = card.description(language).to_owned();
                if let Some(there) = seen.insert(text.clone(), here.clone()) {
                    panic!("{there:?} and {here:?} are both told as {text:?}");
                }
            }
        }
    }
}

#[test]
fn no_two_cards_look_alike() {
    let packs = Packs::built_in();
    let cards: Vec<(String, Impression)> = packs
        .iter()
        .flat_map(|pack| {
            pack.cards.iter().enumerate().map(|(n, card)| {
                let picture = card.decoded(300).expect("a picture that can be read");
                (format!("{} {}", pack.id, n + 1), Impression::of(&picture))
            })
        })
        .collect();
    let mut twins = Vec::new();
    for (i, (name, a)) in cards.iter().enumerate() {
        for (other, b) in &cards[..i] {
            let alike = a.alike(b);
            if alike > similarity::LOOK_LIMIT {
                twins.push(format!("{name} and {other}: {alike:.2}"));
            }
        }
    }
    assert!(twins.is_empty(), "{twins:#?}");
}

#[test]
fn no_two_cards_are_made_alike() {
    let packs = Packs::built_in();
    let cards: Vec<_> = packs
        .iter()
        .flat_map(|pack| {
            pack.cards.iter().enumerate().map(|(n, card)| (format!("{} {}", pack.id, n + 1), &card.makeup))
        })
        .collect();
    let mut twins = Vec::new();
    for (i, (name, a)) in cards.iter().enumerate() {
        for (other, b) in &cards[..i] {
            let alike = similarity::structure(a, b);
            if alike > similarity::STRUCTURE_LIMIT {
                twins.push(format!("{name} and {other}: {alike:.2} ({})", a.relation));
            }
        }
    }
    assert!(twins.is_empty(), "{twins:#?}");
}

#[test]
fn a_new_table_plays_with_the_base_pack() {
    assert_eq!(Packs::built_in().iter().next().map(|pack| pack.id.as_str()), Some("moonhare"));
}
