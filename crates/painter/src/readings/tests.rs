use super::*;
use crate::{figures, motifs, relations, settings};
use std::collections::BTreeSet;

/// Relations that are painted no more. Packs of earlier releases show them, and bots still read their pictures.
const GONE: [&str; 37] = [
    "anchored_to_a_cloud",
    "bears_lights",
    "bears_strange_fruit",
    "climbs_to",
    "conducts_the_weather",
    "crosses_on_a_rope",
    "embraces_the_city",
    "eye_holds_world",
    "fishes_the_sky",
    "floats_as_island",
    "folds_the_map",
    "grown_into_the_tree",
    "half_buried",
    "hangs_by_threads",
    "hangs_upside_down",
    "head_holds_weather",
    "kept_in_glass",
    "lies_sunken",
    "lifted_by",
    "lifts_the_sea",
    "mends_the_sky",
    "migrates",
    "opens_onto",
    "outgrows_the_room",
    "pours_out",
    "rains_down",
    "repairs_the_moon",
    "rests_in_a_hand",
    "rises_from_pages",
    "seen_through_keyhole",
    "smoke_becomes",
    "takes_tea_on",
    "tethered",
    "towers_over",
    "waits_in_the_clearing",
    "waits_in_the_maze",
    "wears_another_head",
];
/// So many readings a relation has at least in each language, whatever it is painted like.
const LEAST: usize = 8;
/// A reading is what somebody says across a table.
const CHARS_MAX: usize = 60;

/// Every text of a relation's file with its language.
fn texts(readings: &Readings) -> impl Iterator<Item = (Language, &str)> {
    readings.parts().flat_map(|texts| {
        texts.iter().flat_map(|(language, list)| list.iter().map(|text| (*language, text.as_str())))
    })
}

/// A text without capitals and marks: what two people would call the same clue.
fn said(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric() || *c == ' ').flat_map(char::to_lowercase).collect()
}

#[test]
fn every_relation_has_enough_in_every_language() {
    let mut missing = vec![];
    for relation in relations::ALL {
        for language in Language::ALL {
            let readings = Readings::of(relation.id);
            let count = readings.and_then(|r| r.all.get(&language)).map_or(0, Vec::len);
            if count < LEAST {
                missing.push(format!("{} has {count} in {}", relation.id, language.name()));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn every_file_is_about_something_that_is_painted() {
    for (id, _) in FILES.iter().filter(|(id, _)| !GONE.contains(id)) {
        let relation = relations::find(id).unwrap_or_else(|| panic!("readings/{id}.toml has no relation"));
        let readings = Readings::of(id).expect("it is listed");
        for layout in readings.layout.keys() {
            assert!(relation.layouts.iter().any(|known| known.id == layout), "{id} has no layout {layout}");
        }
        for shown in readings.cast.keys() {
            let known = motifs::ALL.iter().map(|m| m.id).chain(figures::HEADS.iter().map(|h| h.id));
            let known = known.chain(settings::ALL.iter().map(|s| s.id)).any(|known| known == shown);
            assert!(known, "{id}: nothing is called {shown}");
        }
    }
}

#[test]
fn nobody_says_the_same_about_two_pictures() {
    let mut faults = vec![];
    let mut seen: BTreeMap<(Language, String), &str> = BTreeMap::new();
    for (id, _) in FILES {
        for (language, text) in texts(Readings::of(id).expect("it is listed")) {
            if let Some(other) = seen.insert((language, said(text)), id) {
                faults.push(format!("{} {other} and {id}: {text}", language.code()));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn readings_are_written_as_people_write() {
    let mut faults = BTreeSet::new();
    for (id, _) in FILES {
        for (language, text) in texts(Readings::of(id).expect("it is listed")) {
            let fault = |why: &str| format!("{id} {} {text:?}: {why}", language.code());
            let first = text.chars().find(|c| c.is_alphanumeric());
            if first.is_none_or(char::is_lowercase) {
                faults.insert(fault("begins small"));
            }
            if text.chars().count() > CHARS_MAX || text.trim() != text || text.contains("  ") {
                faults.insert(fault("is too long, or has spaces that nobody sees"));
            }
            if text.contains(['\'', '"', '_', '\n']) || text.contains("...") {
                faults.insert(fault("has marks of a typewriter: ’ “ ” … are set"));
            }
            // A full stop ends a sentence among others; a clue is alone.
            if text.ends_with('.') && text.matches(['.', '?', '!']).count() == 1 {
                faults.insert(fault("ends with a full stop"));
            }
            let space_missing = text
                .match_indices(['?', '!', ';', ':'])
                .any(|(at, _)| !text[..at].ends_with(['\u{202f}', '\u{a0}', '?', '!', ':']));
            if language == Language::Fr && space_missing {
                faults.insert(fault("lacks the narrow space before its mark"));
            }
            for (open, close) in [('¿', '?'), ('¡', '!')] {
                if language == Language::Es && text.matches(open).count() != text.matches(close).count() {
                    faults.insert(fault("has a mark that opens nothing or is not opened"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} {faults:#?}", faults.len());
}

#[test]
fn the_particular_comes_first() {
    let readings: Readings = toml::from_str(
        "en = [\"Anything\"]\nit = [\"Tutto\"]\n[layout.near]\nen = [\"Closer\"]\n[cast.whale]\nen = [\"Thar she blows\"]",
    )
    .expect("well written");
    let of = |layout, cast: &[&str], language| readings.for_card(layout, cast.iter().copied(), language);
    assert_eq!(of("near", &["moon", "whale"], Language::En), ["Thar she blows", "Closer", "Anything"]);
    assert_eq!(of("far", &["moon"], Language::En), ["Anything"]);
    assert_eq!(of("near", &["whale"], Language::It), ["Tutto"]);
    assert!(of("near", &["whale"], Language::De).is_empty());
    assert!(toml::from_str::<Readings>("xx = [\"no such language\"]").is_err());
}
