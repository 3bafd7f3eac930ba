//! The five shipped packs as they are dealt, before anything is painted.

use moonhare_packs::{Order, SHIPPED, THEMES};
use moonhare_painter::composer::Casting;
use moonhare_painter::relations::Setup;
use moonhare_scene::finish::Finish;
use std::collections::{BTreeMap, BTreeSet};

fn packs() -> Vec<(Finish, Vec<Casting>)> {
    let theme = |id: &str| THEMES.iter().find(|theme| theme.id == id).expect("a theme");
    SHIPPED
        .iter()
        .map(|shipped| (theme(shipped.theme), shipped.seed))
        .map(|(theme, seed)| (theme.finish, Order::new(theme, seed).castings()))
        .collect()
}

#[test]
fn each_pack_tells_a_relation_once_and_rotates_how_it_looks_at_the_world() {
    for (finish, cards) in packs() {
        let relations: BTreeSet<&str> = cards.iter().map(|card| card.relation.id).collect();
        assert_eq!(relations.len(), 84, "{finish:?}");
        let witnessed = cards.iter().filter(|card| card.layout().witnessed).count();
        assert!(witnessed <= 84 / 8, "{finish:?}: {witnessed} small witnesses before something large");
        let mut setups: BTreeMap<Setup, usize> = BTreeMap::new();
        for setup in cards.iter().filter_map(|card| card.layout().setup) {
            *setups.entry(setup).or_default() += 1;
        }
        assert!(setups.values().all(|n| *n <= 84 / 10), "{finish:?}: {setups:?}");
        let stories = cards.iter().filter(|card| card.relation.is_story()).count();
        assert!(stories >= 84 * 3 / 5, "{finish:?}: {stories} stories");
    }
}

#[test]
fn no_picture_comes_twice() {
    let mut shown = BTreeSet::new();
    for card in packs().iter().flat_map(|(_, cards)| cards) {
        let fillings: Vec<&str> = card.slots.iter().map(|(_, filling)| filling.id()).collect();
        let picture = (card.relation.id, card.layout().id, fillings);
        assert!(shown.insert(picture.clone()), "{picture:?}");
    }
}
