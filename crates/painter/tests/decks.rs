//! Decks: whole, varied, the same every time.

use moonhare_painter::composer::Casting;
use moonhare_painter::deck;
use moonhare_painter::relations::{self, Pool};
use moonhare_painter::similarity::{Makeup, STRUCTURE_LIMIT, structure};
use moonhare_painter::themes::{self, Theme};
use moonhare_painter::{figures, motifs, settings, words};
use moonhare_scene::notes::{Note, Role};
use std::collections::{BTreeMap, BTreeSet};

/// A deck with nothing beside it.
fn draw(theme: &Theme, seed: u64, cards: usize, vetoes: &[usize]) -> Vec<Casting> {
    deck::draw(theme, seed, cards, vetoes, &[])
}

#[test]
fn every_name_in_a_pool_exists() {
    for relation in relations::ALL {
        for slot in relation.slots {
            let missing: Vec<&str> = match slot.pool {
                Pool::Motifs(ids) => ids.iter().copied().filter(|id| motifs::find(id).is_none()).collect(),
                Pool::Heads(ids) => {
                    ids.iter().copied().filter(|id| !figures::HEADS.iter().any(|h| h.id == *id)).collect()
                }
                Pool::Settings(ids) => {
                    ids.iter().copied().filter(|id| !settings::ALL.iter().any(|s| s.id == *id)).collect()
                }
                Pool::Tagged(_) | Pool::AnyHead => Vec::new(),
            };
            assert!(missing.is_empty(), "{}: {} can't be {missing:?}", relation.id, slot.name);
            assert!(slot.pool.choices().len() > 1, "{}: {} has no choice", relation.id, slot.name);
        }
    }
}

#[test]
fn every_theme_draws_a_deck_without_twins() {
    for theme in themes::ALL.iter() {
        let deck = draw(theme, 5, 84, &[]);
        assert_eq!(deck.len(), 84);
        let deck: Vec<Makeup> = deck.iter().map(Makeup::from).collect();
        for (i, a) in deck.iter().enumerate() {
            for b in &deck[..i] {
                let alike = structure(a, b);
                assert!(alike <= STRUCTURE_LIMIT, "{}: {} twice, {alike}", theme.id, a.relation);
            }
        }
    }
}

#[test]
fn a_deck_spreads_what_it_uses() {
    for theme in themes::ALL.iter() {
        let deck = draw(theme, 9, 84, &[]);
        let discs = deck.iter().filter(|c| c.layout().disc).count();
        assert!(discs <= 84 * 2 / 5 + 1, "{}: {discs} cards show a sun or moon", theme.id);
        let mut relations: BTreeMap<&str, usize> = BTreeMap::new();
        let mut moods: BTreeSet<relations::Mood> = BTreeSet::new();
        let mut cameras = Vec::new();
        for card in &deck {
            *relations.entry(card.relation.id).or_default() += 1;
            moods.extend(card.relation.moods.iter().copied());
            if !cameras.contains(&card.layout().camera) {
                cameras.push(card.layout().camera);
            }
        }
        assert!(relations.values().all(|n| *n <= 3), "{}: {relations:?}", theme.id);
        assert_eq!(moods.len(), 10, "{}: a deck holds every mood", theme.id);
        assert!(cameras.len() >= 6, "{}: {cameras:?}", theme.id);
        assert!(deck.windows(2).filter(|w| w[0].palette == w[1].palette).count() == 0, "{}", theme.id);
    }
}

#[test]
fn a_veto_redraws_one_card() {
    let theme = &themes::ALL[0];
    let ids = |vetoes: &[usize]| -> Vec<String> {
        let name = |c: &Casting| {
            let slots: Vec<&str> = c.slots.iter().map(|s| s.1.id()).collect();
            format!("{} {} {slots:?} {} {}", c.relation.id, c.layout().id, c.palette, c.seed)
        };
        draw(theme, 5, 40, vetoes).iter().map(name).collect()
    };
    let (before, once, twice) = (ids(&[]), ids(&[7]), ids(&[7, 7]));
    for n in 0..40 {
        assert_eq!(before[n] == once[n], n != 7, "card {n}");
        assert_eq!(once[n] == twice[n], n != 7, "card {n}");
    }
    assert_eq!(before, ids(&[]), "the same deck every time");
}

#[test]
fn every_layout_is_painted_told_and_says_who_is_on_it() {
    for theme in themes::ALL.iter() {
        for card in draw(theme, 2, 84, &[]) {
            let scene = card.compose();
            assert!(scene.ops().len() > 20, "{} {}", card.relation.id, card.layout().id);
            let told = words::describe(&card, &scene.notes);
            assert!(
                told.is_ok(),
                "{} {}: {}",
                card.relation.id,
                card.layout().id,
                told.err().map(|e| e.to_string()).unwrap_or_default()
            );
            assert!(
                scene.ops().iter().any(|op| matches!(op, moonhare_scene::Op::Focus(_))),
                "{} {} has no focus",
                card.relation.id,
                card.layout().id
            );
        }
    }
}

#[test]
fn in_every_theme_a_relation_stands_once_before_one_comes_again_and_set_ups_rotate() {
    let there = relations::ALL.len();
    for theme in themes::ALL.iter() {
        for seed in [3, 41] {
            let deck = draw(theme, seed, 84, &[]);
            let all: BTreeSet<&str> = deck.iter().map(|card| card.relation.id).collect();
            assert_eq!(all.len(), there.min(84), "{}, seed {seed}", theme.id);
            let first: BTreeSet<&str> = deck.iter().take(there).map(|card| card.relation.id).collect();
            assert_eq!(first, all, "{}, seed {seed}", theme.id);
            let mut painted = BTreeSet::new();
            let mut setups: BTreeMap<relations::Setup, usize> = BTreeMap::new();
            for card in &deck {
                assert!(painted.insert((card.relation.id, card.layout().id)), "{} twice", card.relation.id);
                if let Some(setup) = card.layout().setup {
                    *setups.entry(setup).or_default() += 1;
                }
            }
            assert!(setups.values().all(|n| *n <= 84 / 10), "{}, seed {seed}: {setups:?}", theme.id);
        }
    }
}

#[test]
fn a_theme_s_own_relations_come_before_its_guests() {
    for theme in themes::ALL.iter() {
        let own = |card: &Casting| matches!(card.relation.themes, relations::Themes::Only(ids) if ids.contains(&theme.id));
        let guest = |card: &Casting| matches!(card.relation.themes, relations::Themes::Only(ids) if !ids.contains(&theme.id));
        let deck = draw(theme, 8, 40, &[]);
        assert!(deck.iter().take(4).all(own), "{}", theme.id);
        assert!(!deck.iter().take(24).any(guest), "{}", theme.id);
    }
}

#[test]
fn a_deck_shows_no_picture_of_the_deck_beside_it() {
    let picture = |card: &Casting| {
        let fillings: Vec<&str> = card.slots.iter().map(|(_, filling)| filling.id()).collect();
        (card.relation.id, card.layout().id, fillings)
    };
    let (one, other) = (&themes::ALL[0], &themes::ALL[1]);
    let beside = draw(one, 4, 84, &[]);
    let shown: BTreeSet<_> = beside.iter().map(picture).collect();
    let comes_again = |deck: &[Casting]| deck.iter().any(|card| shown.contains(&picture(card)));
    for seed in 4..8 {
        assert!(!comes_again(&deck::draw(other, seed, 84, &[], &beside)), "seed {seed}");
    }
    assert!((4..8).any(|seed| comes_again(&draw(other, seed, 84, &[]))), "without it some would");
}

/// Whoever plays with all packs at once meets a relation with slots again in another filling. Nobody should meet one in every pack.
#[test]
fn on_a_table_of_five_decks_relations_with_slots_are_met_about_equally_often() {
    let packs = [("moonhare", 51), ("tides", 52), ("looking-glass", 53), ("roots", 54), ("half-asleep", 55)];
    let mut table: Vec<Casting> = Vec::new();
    for (id, seed) in packs {
        let theme = themes::find(id).expect("a theme");
        let deck = deck::draw(theme, seed, 84, &[], &table);
        let once: BTreeSet<&str> = deck.iter().map(|card| card.relation.id).collect();
        assert_eq!(once.len(), 84, "{id}: a relation stands once in a deck");
        table.extend(deck);
    }
    let (stories, slotted): (Vec<&relations::Relation>, Vec<_>) =
        relations::ALL.iter().copied().partition(|r| r.is_story());
    let pictures: usize = stories.iter().map(|r| r.layouts.len()).sum();
    let least = table.len().saturating_sub(pictures).div_ceil(slotted.len());
    let met: Vec<(&str, usize)> = slotted
        .iter()
        .map(|r| (r.id, table.iter().filter(|card| card.relation.id == r.id).count()))
        .collect();
    assert!(met.iter().all(|(_, n)| *n <= least.max(2)), "more often than {least} times: {met:?}");
}

/// Whether a card shows somebody small who looks on while something large is there.
fn has_a_small_witness(card: &Casting) -> bool {
    let notes = card.compose().notes;
    let small = |note: &Note| note.role == Role::Witness && note.height > 0.0 && note.height < 300.0;
    let least =
        notes.all().iter().filter(|note| small(note)).map(|note| note.height).fold(f32::MAX, f32::min);
    notes.all().iter().any(|note| note.role == Role::Subject && note.height > 1.8 * least)
}

#[test]
fn a_layout_with_a_small_witness_before_something_large_says_so() {
    let mut silent = BTreeSet::new();
    for theme in themes::ALL.iter() {
        for seed in [2, 6] {
            for card in draw(theme, seed, 84, &[]) {
                if has_a_small_witness(&card) && !card.layout().witnessed {
                    silent.insert(format!("{}.{}", card.relation.id, card.layout().id));
                }
            }
        }
    }
    assert!(silent.is_empty(), "{silent:#?}");
}

#[test]
fn most_cards_are_stories_and_few_have_a_small_witness() {
    for theme in themes::ALL.iter() {
        for seed in [3, 41] {
            let deck = draw(theme, seed, 84, &[]);
            let witnessed = deck.iter().filter(|card| card.layout().witnessed).count();
            assert!(witnessed <= 84 / 8, "{}, seed {seed}: {witnessed} small witnesses", theme.id);
            let stories = deck.iter().filter(|card| card.relation.is_story()).count();
            assert!(stories >= 84 * 4 / 7, "{}, seed {seed}: {stories} stories", theme.id);
        }
    }
}
