//! The packs that are part of the program: whole, small enough, and no two cards alike.

use moonhare_brush::{Impression, LOOK_LIMIT};
use moonhare_packs::{Language, Manifest, Order, PAINTER_VERSION, Packs, SHIPPED, THEMES};
use moonhare_painter::similarity;
use moonhare_painter::words;

#[test]
fn five_packs_of_84_cards_are_whole() {
    let packs = Packs::built_in();
    assert_eq!(packs.refused().map(ToString::to_string).collect::<Vec<_>>(), Vec::<String>::new());
    assert_eq!(packs.len(), 5);
    for pack in packs.iter() {
        assert_eq!(pack.cards.len(), 84, "{}", pack.id);
    }
}

#[test]
fn together_they_fit_into_34_megabytes() {
    let packs = Packs::built_in();
    let bytes: usize = packs
        .iter()
        .flat_map(|p| &p.cards)
        .flat_map(|c| [300, 600].map(|w| c.picture(w).map_or(0, |p| p.len())))
        .sum();
    assert!(bytes < 34_000_000, "{bytes} bytes");
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
            if alike > LOOK_LIMIT {
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

#[test]
fn anybody_can_paint_the_shipped_packs_again() {
    /// To paint all takes minutes; a drawing's name tells of every step, and these are painted to the last bit.
    const PAINTED: [usize; 1] = [40];
    let packs = Packs::built_in();
    for shipped in &SHIPPED {
        let pack = packs.get(shipped.theme).expect("it is shipped");
        let theme = THEMES.iter().find(|theme| theme.id == shipped.theme).expect("a theme");
        let order = Order::new(theme, shipped.seed);
        assert_eq!((pack.seed, &pack.vetoes), (order.seed, &order.vetoes), "{}", pack.id);
        let castings = order.castings();
        assert_eq!(castings.len(), pack.cards.len());
        for (n, (casting, card)) in castings.iter().zip(&pack.cards).enumerate() {
            let words = words::describe(casting, &casting.compose().notes).expect("it can be told");
            assert_eq!(words, card.words, "{} {}", pack.id, n + 1);
            assert_eq!(order.drawing(casting), card.drawing, "{} {}: bake it again", pack.id, n + 1);
        }
        for n in PAINTED {
            assert_eq!(order.identity(&castings[n]), pack.cards[n].id, "{} {}", pack.id, n + 1);
        }
    }
}

#[test]
fn a_saved_pack_is_the_same_to_the_last_bit() {
    let data = tempfile::tempdir().expect("a folder");
    let packs = Packs::built_in();
    let pack = packs.get("tides").expect("it is shipped");
    let folder = data.path().join("tides");
    pack.save(&folder).expect("written");
    for file in ["pack.toml", "cards.json", "cards/001-300.webp", "cards/084-600.webp"] {
        let shipped = format!("{}/packs/tides/{file}", env!("CARGO_MANIFEST_DIR"));
        let same =
            std::fs::read(shipped).expect("there") == std::fs::read(folder.join(file)).expect("written");
        assert!(same, "{file} differs");
    }
    let read = moonhare_packs::Pack::read(&folder).expect("a pack");
    assert_eq!(read.revision(), pack.revision());
}

#[test]
fn the_shipped_packs_are_by_the_painter_of_today() {
    for shipped in &SHIPPED {
        let file = format!("{}/packs/{}/pack.toml", env!("CARGO_MANIFEST_DIR"), shipped.theme);
        let text = std::fs::read_to_string(&file).expect("it is there");
        let manifest: Manifest = toml::from_str(&text).expect("it can be read");
        assert_eq!(manifest.painter, PAINTER_VERSION, "{file}: bake it again");
    }
}
