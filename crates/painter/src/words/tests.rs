use super::{Article, Gender, Language, Noun, Number, before, describe, fill, place};
use crate::composer::{Casting, Filling};
use crate::palette::RECIPES;
use crate::relations::{self, Pool, Relation};
use crate::rng::Rng;
use crate::{figures, motifs, settings};
use std::collections::BTreeSet;

fn with(language: Language, preposition: &str, article: Article, id: &str, number: Number) -> String {
    let noun = Noun::find(id).unwrap_or_else(|| panic!("no noun for {id}"));
    let word = noun.word(language, number);
    before(language, preposition, article, noun.gender(language), number, word) + word
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

#[test]
fn everything_that_can_be_painted_has_a_noun() {
    let ids = motifs::ALL
        .iter()
        .map(|m| m.id)
        .chain(figures::HEADS.iter().map(|h| h.id))
        .chain(settings::ALL.iter().map(|s| s.id));
    let missing: Vec<_> = ids.filter(|id| Noun::find(id).is_none()).collect();
    assert!(missing.is_empty(), "no noun for {missing:?}");
    for setting in settings::ALL {
        for language in Language::ALL {
            assert!(place(language, setting.id).is_some(), "where is {}?", setting.id);
        }
    }
}

#[test]
fn every_noun_is_written_as_it_should_be() {
    let mut seen = BTreeSet::new();
    for noun in Noun::all() {
        assert!(seen.insert(noun.id), "{} is there twice", noun.id);
        for language in Language::ALL {
            let entry = noun.entry(language);
            assert_eq!(entry.matches('/').count(), 1, "{}: {entry}", noun.id);
            if language != Language::En {
                assert!(entry.starts_with("m ") || entry.starts_with("f "), "{}: {entry}", noun.id);
            }
            for number in [Number::Singular, Number::Plural] {
                let word = noun.word(language, number);
                assert!(!word.is_empty() && word.trim() == word, "{}: {entry}", noun.id);
            }
        }
    }
}

/// Articles agree with every noun: a table of what each gender may have, checked for the whole lexicon.
#[test]
fn articles_agree_with_every_noun() {
    for noun in Noun::all() {
        for language in Language::ALL {
            for number in [Number::Singular, Number::Plural] {
                let the = with(language, "", Article::The, noun.id, number);
                let allowed: &[&str] = match (language, noun.gender(language), number) {
                    (Language::En, ..) => &["the "],
                    (Language::It, Gender::Masculine, Number::Singular) => &["il ", "lo ", "l'"],
                    (Language::It, Gender::Masculine, Number::Plural) => &["i ", "gli "],
                    (Language::It, Gender::Feminine, Number::Singular) => &["la ", "l'"],
                    (Language::It, Gender::Feminine, Number::Plural) => &["le "],
                    (Language::Es, Gender::Masculine, Number::Singular) => &["el "],
                    (Language::Es, Gender::Masculine, Number::Plural) => &["los "],
                    (Language::Es, Gender::Feminine, Number::Singular) => &["la ", "el a"],
                    (Language::Es, Gender::Feminine, Number::Plural) => &["las "],
                    (Language::Pt, Gender::Masculine, Number::Singular) => &["o "],
                    (Language::Pt, Gender::Masculine, Number::Plural) => &["os "],
                    (Language::Pt, Gender::Feminine, Number::Singular) => &["a "],
                    (Language::Pt, Gender::Feminine, Number::Plural) => &["as "],
                    (Language::Ca, Gender::Masculine, Number::Singular) => &["el ", "l'"],
                    (Language::Ca, Gender::Masculine, Number::Plural) => &["els "],
                    (Language::Ca, Gender::Feminine, Number::Singular) => &["la ", "l'"],
                    (Language::Ca, Gender::Feminine, Number::Plural) => &["les "],
                    (Language::Fr, _, Number::Plural) => &["les "],
                    (Language::Fr, Gender::Masculine, _) => &["le ", "l'"],
                    (Language::Fr, Gender::Feminine, _) => &["la ", "l'"],
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
        (It, "di", The, "clock", "dell'orologio"),
        (It, "in", The, "forest", "nel bosco"),
        (It, "su", The, "squirrel", "sullo scoiattolo"),
        (It, "", A, "mirror", "uno specchio"),
        (It, "", A, "anchor", "un'ancora"),
        (It, "a", The, "lighthouse", "al faro"),
        (It, "da", The, "island", "dall'isola"),
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
        (Ca, "de", The, "tree", "de l'arbre"),
        (Ca, "de", The, "forest", "del bosc"),
        (Ca, "per", The, "sea", "pel mar"),
        (Ca, "de", A, "owl", "d'un mussol"),
        (Ca, "", The, "island", "l'illa"),
        (Fr, "de", The, "sea", "de la mer"),
        (Fr, "de", The, "stag", "du cerf"),
        (Fr, "à", The, "lighthouse", "au phare"),
        (Fr, "", The, "owl", "le hibou"),
        (Fr, "", The, "clock", "l'horloge"),
        (Fr, "", The, "harp", "la harpe"),
        (Fr, "de", A, "elephant", "d'un éléphant"),
        (Fr, "", The, "eye", "l'œil"),
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
fn every_sentence_can_be_told_with_everything_that_may_fill_it() {
    for relation in relations::ALL {
        let pools: Vec<_> = relation.slots.iter().map(|slot| (slot.name, fillings(slot.pool))).collect();
        let most = pools.iter().map(|(_, all)| all.len()).max().unwrap_or(1);
        for take in 0..most {
            let fillings: Vec<_> =
                pools.iter().map(|(name, all)| (*name, all[take % all.len()].id())).collect();
            for language in Language::ALL {
                let told = fill(language, relation.tells[language.index()], &fillings)
                    .unwrap_or_else(|why| panic!("{} in {language:?}: {why}", relation.id));
                assert!(!told.contains(['{', '}', '|', '_']) && !told.contains("  "), "{told}");
            }
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
                    assert!(
                        Noun::find(note.concept).is_some(),
                        "{}: no noun for {}",
                        relation.id,
                        note.concept
                    );
                }
                let words =
                    describe(&casting, &scene.notes).unwrap_or_else(|why| panic!("{}: {why}", relation.id));
                assert!(words.description.values().all(|s| s.ends_with('.') && s.len() > 20));
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
