use super::Language;
use super::describe::{describe, tell};
use super::grammar::{Article, Phrase};
use super::lexicon::Lexicon;
use super::noun::{Case, Gender, Number};
use super::template::{Unfilled, fill};
use crate::composer::{Casting, Filling};
use crate::relations::{self, Layout, Pool, Relation};
use crate::{figures, motifs, settings, themes};
use moonhare_scene::palette::RECIPES;
use moonhare_scene::rng::Rng;
use std::collections::BTreeSet;

fn with(language: Language, preposition: &str, article: Article, id: &str, number: Number) -> String {
    let noun = Lexicon::of(language).noun(id).unwrap_or_else(|why| panic!("{language:?}: {why}"));
    let case = Case::Nominative;
    language.grammar().phrase(&Phrase { preposition, article, adjective: None, noun, number, case })
}

/// Everything that may fill a slot.
fn fillings(pool: Pool) -> Vec<Filling> {
    match pool {
        Pool::Motifs(ids) => ids.iter().map(|id| Filling::Motif(motifs::motif(id))).collect(),
        Pool::Tagged(tag) => motifs::ALL.iter().filter(|m| m.is(tag)).map(|m| Filling::Motif(m)).collect(),
        Pool::Heads(ids) => ids.iter().map(|id| Filling::Head(figures::head(id))).collect(),
        Pool::AnyHead => figures::HEADS.iter().map(|h| Filling::Head(h)).collect(),
        Pool::Settings(ids) => ids.iter().map(|id| Filling::Setting(settings::setting(id))).collect(),
    }
}

fn casting(relation: &'static Relation, layout: usize, take: usize) -> Casting {
    let mut rng = Rng::new(take as u64 * 31 + layout as u64);
    let slots = relation
        .slots
        .iter()
        .map(|slot| {
            let all = fillings(slot.pool);
            (slot.name, all[(take + rng.below(all.len())) % all.len()])
        })
        .collect();
    let palette = RECIPES[take % RECIPES.len()].id;
    Casting { seed: take as u64 + 1, relation, layout, slots, palette, mirrored: false }
}

/// Every layout of every relation.
fn layouts() -> impl Iterator<Item = (&'static Relation, &'static Layout)> {
    relations::ALL.iter().flat_map(|relation| relation.layouts.iter().map(|layout| (*relation, layout)))
}

#[test]
fn all_that_can_be_painted_can_be_told_in_every_language() {
    let nouns = motifs::ALL
        .iter()
        .map(|m| m.id)
        .chain(figures::HEADS.iter().map(|h| h.id))
        .chain(settings::ALL.iter().map(|s| s.id));
    let nouns: Vec<&str> = nouns.collect();
    for language in Language::ALL {
        let lexicon = Lexicon::of(language);
        let mut missing: Vec<String> = Vec::new();
        missing.extend(nouns.iter().filter_map(|id| lexicon.noun(id).err()).map(|why| why.to_string()));
        missing.extend(
            settings::ALL.iter().filter_map(|s| lexicon.place(s.id).err()).map(|why| why.to_string()),
        );
        missing.extend(
            layouts().filter_map(|(r, l)| lexicon.sentence(r.id, l.id).err()).map(|why| why.to_string()),
        );
        assert!(missing.is_empty(), "{}: {missing:?}", language.name());
    }
}

/// The keys of a language's file: `nouns.whale`, `sentences.burns_down.tower`, `themes.tides.name`. What a key holds beside
/// words for people (a noun's gender) is no key of its own.
fn keys(language: Language) -> BTreeSet<String> {
    fn collect(path: &str, value: &toml::Value, keys: &mut BTreeSet<String>) {
        let deeper =
            value.as_table().filter(|_| !path.starts_with("nouns.") && !path.starts_with("adjectives."));
        match deeper {
            Some(table) => {
                table.iter().for_each(|(key, value)| collect(&format!("{path}.{key}"), value, keys));
            }
            None => {
                keys.insert(path.to_owned());
            }
        }
    }
    let table: toml::Table = toml::from_str(Language::source(language)).expect("it can be read");
    let mut keys = BTreeSet::new();
    table.iter().for_each(|(section, value)| collect(section, value, &mut keys));
    keys
}

/// `cargo xtask words` compares the keys of the files; here they are compared as the program reads them.
#[test]
fn every_language_has_the_keys_of_english_and_no_others() {
    let english = keys(Language::En);
    for language in Language::ALL {
        let found = keys(language);
        let (missing, unknown): (Vec<_>, Vec<_>) =
            (english.difference(&found).collect(), found.difference(&english).collect());
        assert!(missing.is_empty() && unknown.is_empty(), "{language:?} lacks {missing:?}, has {unknown:?}");
    }
    for sentence in english.iter().filter_map(|key| key.strip_prefix("sentences.")) {
        let painted = layouts().any(|(r, l)| sentence == format!("{}.{}", r.id, l.id));
        assert!(painted, "{sentence} is painted nowhere");
    }
    let places: BTreeSet<_> = Lexicon::of(Language::En).places.keys().map(String::as_str).collect();
    assert_eq!(places, settings::ALL.iter().map(|s| s.id).collect(), "places are settings");
    for theme in themes::ALL.iter() {
        assert!(english.contains(&format!("themes.{}.name", theme.id)), "{} has no name", theme.id);
    }
}

#[test]
fn every_noun_is_written_as_it_should_be() {
    for language in Language::ALL {
        let genders = language.grammar().genders();
        for (id, noun) in &Lexicon::of(language).nouns {
            match noun.gender {
                Some(gender) => assert!(genders.contains(&gender), "{language:?} {id}: {gender:?}"),
                None => assert!(genders.is_empty(), "{language:?} {id} has no gender"),
            }
            for number in [Number::Singular, Number::Plural] {
                let word = noun.word(number);
                assert!(!word.is_empty() && word.trim() == word, "{language:?} {id}: {word:?}");
            }
        }
    }
}

/// Apostrophes as typesetters set them, and in French no line that ends before a semicolon.
#[test]
fn words_are_written_as_typesetters_write_them() {
    for language in Language::ALL {
        for line in language.source().lines().filter(|line| !line.starts_with('#')) {
            assert!(!line.contains('\''), "{language:?}: {line}");
            if language == Language::Fr {
                assert!(![" ;", " :", " !", " ?"].iter().any(|mark| line.contains(mark)), "{line}");
            }
        }
        for noun in Lexicon::of(language).nouns.values() {
            let phrase = Phrase {
                preposition: "de",
                article: Article::The,
                adjective: None,
                noun,
                number: Number::Singular,
                case: Case::Nominative,
            };
            assert!(!language.grammar().phrase(&phrase).contains('\''));
        }
    }
}

/// Articles agree with every noun: a table of what each gender may have, checked for the whole lexicon.
#[test]
fn articles_agree_with_every_noun() {
    for language in Language::ALL {
        for (id, noun) in &Lexicon::of(language).nouns {
            for number in [Number::Singular, Number::Plural] {
                let the = with(language, "", Article::The, id, number);
                let allowed: &[&str] = match (language, noun.gender.unwrap_or(Gender::Masculine), number) {
                    (Language::En, ..) => &["the "],
                    (Language::It, Gender::Masculine, Number::Singular) => &["il ", "lo ", "l’"],
                    (Language::It, Gender::Masculine, Number::Plural) => &["i ", "gli "],
                    (Language::It, Gender::Feminine, Number::Singular) => &["la ", "l’"],
                    (Language::It, Gender::Feminine, Number::Plural) => &["le "],
                    (Language::Es, Gender::Masculine, Number::Singular) => &["el "],
                    (Language::Es, Gender::Masculine, Number::Plural) => &["los "],
                    (Language::Es, Gender::Feminine, Number::Singular) => &["la ", "el a"],
                    (Language::Es, Gender::Feminine, Number::Plural) => &["las "],
                    (Language::Pt, Gender::Masculine, Number::Singular) => &["o "],
                    (Language::Pt, Gender::Masculine, Number::Plural) => &["os "],
                    (Language::Pt, Gender::Feminine, Number::Singular) => &["a "],
                    (Language::Pt, Gender::Feminine, Number::Plural) => &["as "],
                    (Language::Ca, Gender::Masculine, Number::Singular) => &["el ", "l’"],
                    (Language::Ca, Gender::Masculine, Number::Plural) => &["els "],
                    (Language::Ca, Gender::Feminine, Number::Singular) => &["la ", "l’"],
                    (Language::Ca, Gender::Feminine, Number::Plural) => &["les "],
                    (Language::Fr, _, Number::Plural) => &["les "],
                    (Language::Fr, Gender::Masculine, _) => &["le ", "l’"],
                    (Language::Fr, Gender::Feminine, _) => &["la ", "l’"],
                    (Language::De, Gender::Masculine, Number::Singular) => &["der "],
                    (Language::De, Gender::Neuter, Number::Singular) => &["das "],
                    (Language::De, ..) => &["die "],
                    (_, Gender::Neuter, _) => &[],
                };
                assert!(allowed.iter().any(|a| the.starts_with(a)), "{language:?} {the}");
            }
        }
    }
}

#[test]
fn elision_and_contraction() {
    use Article::{A, The};
    use Language::{Ca, En, Es, Fr, It, Pt};
    let one = Number::Singular;
    let table = [
        (En, "", A, "umbrella", "an umbrella"),
        (En, "", A, "hourglass", "an hourglass"),
        (En, "of", A, "owl", "of an owl"),
        (It, "di", The, "clock", "dell’orologio"),
        (It, "in", The, "forest", "nel bosco"),
        (It, "su", The, "squirrel", "sullo scoiattolo"),
        (It, "", A, "mirror", "uno specchio"),
        (It, "", A, "anchor", "un’ancora"),
        (It, "a", The, "lighthouse", "al faro"),
        (It, "da", The, "island", "dall’isola"),
        (It, "", The, "pumpkin", "la zucca"),
        (It, "di", A, "seahorse", "di un cavalluccio marino"),
        (Es, "a", The, "lighthouse", "al faro"),
        (Es, "de", The, "sea", "del mar"),
        (Es, "", The, "anchor", "el ancla"),
        (Es, "", A, "harp", "un arpa"),
        (Es, "de", The, "whale", "de la ballena"),
        (Pt, "de", The, "lighthouse", "do farol"),
        (Pt, "em", The, "city", "na cidade"),
        (Pt, "em", A, "bottle", "numa garrafa"),
        (Pt, "a", The, "whale", "à baleia"),
        (Pt, "por", The, "forest", "pela floresta"),
        (Ca, "de", The, "tree", "de l’arbre"),
        (Ca, "de", The, "forest", "del bosc"),
        (Ca, "per", The, "sea", "pel mar"),
        (Ca, "de", A, "owl", "d’un mussol"),
        (Ca, "", The, "island", "l’illa"),
        (Fr, "de", The, "sea", "de la mer"),
        (Fr, "de", The, "stag", "du cerf"),
        (Fr, "à", The, "lighthouse", "au phare"),
        (Fr, "", The, "owl", "le hibou"),
        (Fr, "", The, "clock", "l’horloge"),
        (Fr, "", The, "harp", "la harpe"),
        (Fr, "de", A, "elephant", "d’un éléphant"),
        (Fr, "", The, "eye", "l’œil"),
    ];
    for (language, preposition, article, id, expected) in table {
        assert_eq!(with(language, preposition, article, id, one), expected, "{language:?}");
    }
    assert_eq!(with(It, "di", The, "squirrel", Number::Plural), "degli scoiattoli");
    assert_eq!(with(Es, "", The, "anchor", Number::Plural), "las anclas");
    assert_eq!(with(Fr, "de", The, "owl", Number::Plural), "des hiboux");
    assert_eq!(with(Ca, "de", The, "tree", Number::Plural), "dels arbres");
}

#[test]
fn adjectives_agree() {
    let giant = |language, id| fill(language, "{a+giant:x}", &[("x", id)]).unwrap();
    assert_eq!(giant(Language::En, "owl"), "A giant owl");
    assert_eq!(giant(Language::Fr, "whale"), "Une baleine géante");
    assert_eq!(giant(Language::Fr, "owl"), "Un hibou géant");
    assert_eq!(fill(Language::It, "{a+tiny:x}", &[("x", "house")]).unwrap(), "Una casa minuscola");
    assert_eq!(fill(Language::Es, "{medio|media:x}", &[("x", "mask")]).unwrap(), "Media");
}

#[test]
fn a_hole_that_asks_for_what_a_language_has_not_got_is_an_error() {
    let unclear = |language, sentence: &str| match fill(language, sentence, &[("x", "mask")]) {
        Err(Unfilled::Hole(hole)) => hole,
        other => panic!("{sentence}: {other:?}"),
    };
    assert_eq!(unclear(Language::It, "{the.dat:x}"), "the.dat:x", "Italian nouns have no cases");
    assert_eq!(unclear(Language::It, "{the.abl:x}"), "the.abl:x");
    assert_eq!(unclear(Language::It, "{uno|una|un:x}"), "uno|una|un:x", "Italian has two genders");
    assert_eq!(unclear(Language::En, "{his|her:x}"), "his|her:x", "English has none");
    assert_eq!(fill(Language::It, "{the.nom:x}", &[("x", "mask")]).unwrap(), "La maschera");
    assert_eq!(fill(Language::It, "{a:y}", &[("x", "mask")]), Err(Unfilled::Slot("y".into())));
    assert_eq!(fill(Language::It, "{a:x}", &[("x", "mast")]), Err(Unfilled::Word("mast".into())));
}

#[test]
fn a_noun_may_write_out_its_cases() {
    let noun: super::noun::Noun = toml::from_str(
        r#"gender = "m"
           one = "Bär"
           many = "Bären"
           cases = { acc = "Bären", dat = "Bären", gen = "Bären" }"#,
    )
    .expect("a noun");
    assert_eq!(noun.gender, Some(Gender::Masculine));
    assert_eq!(noun.written(Number::Singular, Case::Nominative), Some("Bär"));
    assert_eq!(noun.written(Number::Singular, Case::Accusative), Some("Bären"));
    assert_eq!(noun.written(Number::Plural, Case::Dative), None, "that is for the grammar's rules");
}

#[test]
fn every_sentence_can_be_told_with_everything_that_may_fill_it() {
    for relation in relations::ALL {
        let pools: Vec<_> = relation.slots.iter().map(|slot| (slot.name, fillings(slot.pool))).collect();
        let most = pools.iter().map(|(_, all)| all.len()).max().unwrap_or(1);
        for take in 0..most {
            let fillings: Vec<_> =
                pools.iter().map(|(name, all)| (*name, all[take % all.len()].id())).collect();
            for (language, layout) in
                Language::ALL.into_iter().flat_map(|l| relation.layouts.iter().map(move |layout| (l, layout)))
            {
                let told = Lexicon::of(language)
                    .sentence(relation.id, layout.id)
                    .and_then(|told| fill(language, told, &fillings))
                    .unwrap_or_else(|why| panic!("{}.{} in {language:?}: {why}", relation.id, layout.id));
                assert!(!told.contains(['{', '}', '|', '_', '~']) && !told.contains("  "), "{told}");
            }
        }
    }
}

/// Two pictures that do not look alike are not told alike: whoever can't see them would take one for the other.
#[test]
fn layouts_are_told_apart() {
    for language in Language::ALL {
        for relation in relations::ALL {
            let told: BTreeSet<_> = relation
                .layouts
                .iter()
                .map(|l| Lexicon::of(language).sentence(relation.id, l.id).ok())
                .collect();
            assert_eq!(told.len(), relation.layouts.len(), "{language:?}: {}", relation.id);
        }
    }
}

/// What is on the card is in the words: every layout is composed, and all it painted has a noun.
#[test]
fn every_layout_composes_and_can_be_described() {
    for relation in relations::ALL {
        assert!(relation.layouts.len() >= 2, "{}", relation.id);
        for layout in 0..relation.layouts.len() {
            for take in 0..2 {
                let casting = casting(relation, layout, take);
                let scene = casting.compose();
                for note in scene.notes.all() {
                    let noun = Lexicon::of(Language::En).noun(note.concept);
                    assert!(noun.is_ok(), "{}: {noun:?}", relation.id);
                }
                let words =
                    describe(&casting, &scene.notes).unwrap_or_else(|why| panic!("{}: {why}", relation.id));
                assert!(words.description.values().all(|s| s.ends_with('.') && s.len() > 20));
                for language in Language::ALL {
                    let told = tell(&casting, language);
                    assert_eq!(told.as_ref(), Ok(&words.description[&language]), "{}", relation.id);
                }
                for (slot, filling) in &casting.slots {
                    let known = words.concepts.iter().any(|(c, _)| c == filling.id());
                    assert!(
                        known,
                        "{} {}: {slot} = {} is told but not painted",
                        relation.id,
                        casting.layout().id,
                        filling.id()
                    );
                }
            }
        }
    }
}
