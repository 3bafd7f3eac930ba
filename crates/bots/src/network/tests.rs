use super::*;
use crate::network::concept_file::{FILES, RELATIONS, lines, rows, weighted};
use moonhare_packs::Readings;

#[test]
fn every_concept_has_words_in_every_language() {
    for row in FILES.iter().flat_map(|file| rows(file)) {
        for (language, words) in Language::ALL.iter().zip(&row.words) {
            assert!(!words.is_empty(), "{} has no word in {language:?}", row.name);
        }
    }
}

#[test]
fn no_concept_is_written_twice() {
    let mut names = std::collections::BTreeSet::new();
    for row in FILES.iter().flat_map(|file| rows(file)) {
        assert!(names.insert(row.name.clone()), "{} is there twice", row.name);
    }
    assert!(names.len() >= 2_500, "{} concepts", names.len());
}

#[test]
fn every_language_has_its_proverbs_idioms_and_titles() {
    let network = Network::built_in();
    for language in Language::ALL {
        let known = [SayingKind::Proverb, SayingKind::Idiom, SayingKind::Title];
        let told = network.sayings.iter().filter(|saying| known.contains(&saying.kind));
        let count = told.filter(|saying| !saying.texts[place(language)].is_empty()).count();
        assert!(count >= 200, "{language:?} has {count}");
    }
}

#[test]
fn every_link_leads_to_a_concept() {
    let mut known: Vec<String> = vec![];
    for row in FILES.iter().flat_map(|file| rows(file)) {
        known.push(row.name);
        known.extend(row.words[0].iter().map(|word| concept_file::name_of(word)));
    }
    let known: std::collections::BTreeSet<_> = known.into_iter().collect();
    let mut missing = std::collections::BTreeSet::new();
    for row in FILES.iter().flat_map(|file| rows(file)) {
        missing.extend(row.kinds.iter().chain(row.links.iter().map(|(name, _)| name)).cloned());
    }
    let other = saying_file::FILES.iter().flat_map(|file| lines(file)).chain(lines(RELATIONS));
    for line in other {
        let (_, concepts) = line.split_once('~').unwrap_or_else(|| panic!("no concepts: {line}"));
        missing.extend(weighted(concepts).map(|(name, _)| name));
    }
    let missing: Vec<_> = missing.into_iter().filter(|name| !known.contains(name)).collect();
    assert!(missing.is_empty(), "unknown concepts: {}", missing.join(" "));
}

/// Whoever adds a word that is never said finds here where it is still said.
#[test]
fn nothing_that_bots_can_say_is_never_said() {
    let network = Network::built_in();
    for language in Language::ALL {
        let sayable = network.sayable(language).chain(Readings::texts(language));
        let found: Vec<&str> = sayable.filter(|text| is_never_said(language, text)).collect();
        assert!(found.is_empty(), "{language:?}: {found:?}");
    }
}

/// Names of concepts are for the files of data; people hear words.
#[test]
fn what_bots_say_is_written_as_people_write() {
    let network = Network::built_in();
    for language in Language::ALL {
        for text in network.sayable(language) {
            assert!(!text.contains(['_', ':', '\'', '"']) && text.trim() == text, "{language:?}: {text}");
        }
    }
    for (name, word) in [
        ("emperor_clothes", "the emperor’s new clothes"),
        ("snow_white", "Snow White"),
        ("columbus", "Columbus"),
        ("paper_boat", "paper boat"),
    ] {
        let id = network.find(name).unwrap_or_else(|| panic!("{name}"));
        assert_eq!(network.word(id, Language::En), Some(word));
    }
}

#[test]
fn german_is_understood_as_it_is_written() {
    let network = Network::built_in();
    for (text, expected) in [
        ("Mondlicht", &["moon", "light"][..]),
        ("Wolkenschloss", &["cloud", "castle"]),
        ("Königsthron", &["king", "throne"]),
        ("TRÄUME", &["dream"]),
        ("Traeume", &["dream"]),
        ("Strasse", &["road"]),
        ("Leuchtturms", &["lighthouse"]),
    ] {
        let token = crate::text::tokens(text).remove(0);
        let (senses, _) = network.lexicon.senses(Language::De, &token);
        for name in expected {
            let id = network.find(name).unwrap_or_else(|| panic!("{name}"));
            assert!(senses.iter().any(|sense| sense.concept == id), "{text}: {name}");
        }
    }
}

#[test]
fn moods_are_concepts() {
    let moods = "longing mischief dread wonder loneliness tenderness greed freedom memory secrecy";
    for mood in moods.split(' ') {
        assert!(Network::built_in().find(mood).is_some(), "{mood}");
    }
}

#[test]
fn nothing_stands_alone() {
    let network = Network::built_in();
    for id in network.ids() {
        let concept = network.get(id);
        assert!(!concept.links.is_empty(), "{:?} has no links", concept.words[0]);
    }
}

#[test]
fn an_idiom_is_the_same_in_every_language() {
    let network = Network::built_in();
    let idioms = |text: &str| network.idioms_in(&crate::text::key(text));
    let cat = idioms("To let the cat out of the bag");
    assert!(!cat.is_empty());
    assert_eq!(idioms("Adesso basta vuotare il sacco!"), cat);
    assert!(idioms("The long way").is_empty());
}
