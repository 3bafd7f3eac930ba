//! The languages of a table, on the wire and beside those of the screens.

use std::{collections::BTreeSet, fs, path::Path};

use moonhare_packs::Language as Cards;
use moonhare_rooms::Language;

#[test]
fn a_tag_is_the_same_on_the_wire_and_in_the_code() {
    for language in Language::ALL {
        assert_eq!(serde_json::to_value(language).unwrap(), language.tag());
        assert_eq!(Language::of(language.tag()), Some(language));
    }
    assert_eq!(Language::of("pt-AO"), None);
}

#[test]
fn what_the_first_logs_say_is_still_read() {
    for tag in ["en", "it", "es", "pt", "ca", "fr"] {
        let read: Language = serde_json::from_value(tag.into()).unwrap();
        assert_eq!(read.tag(), tag);
    }
}

#[test]
fn a_variant_gets_the_cards_in_its_kind() {
    assert_eq!(Language::PtBr.of_cards(), Cards::Pt);
    assert_eq!(Language::Es419.of_cards(), Cards::Es);
    assert_eq!(Language::Ca.of_cards(), Cards::Ca);
    assert_eq!(Language::De.of_cards(), Cards::De);
}

#[test]
fn every_language_of_the_screens_may_be_spoken_at_a_table() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/messages");
    let screens: BTreeSet<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    assert_eq!(screens, Language::ALL.map(|language| language.tag().to_owned()).into());
}
