//! German: three genders, four cases, adjectives before the noun whose endings go by the article.

use super::{Article, Grammar, Phrase};
use crate::words::noun::{
    Case::{self, Accusative, Dative, Genitive, Nominative},
    Gender::{self, Feminine, Masculine, Neuter},
    Number::{Plural, Singular},
};

pub(in crate::words) static GERMAN: German = German;

pub(in crate::words) struct German;

/// Stands in a noun for the ending of an adjective that belongs to it: "alt~ Mann".
const ENDING: char = '~';

/// What articles and endings go by. There is one plural for all genders.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    One(Gender),
    Many,
}
use Class::{Many, One};

impl Grammar for German {
    fn genders(&self) -> &'static [Gender] {
        &[Masculine, Feminine, Neuter]
    }

    fn cases(&self) -> &'static [Case] {
        &[Nominative, Accusative, Dative, Genitive]
    }

    fn phrase(&self, phrase: &Phrase) -> String {
        let class = match phrase.number {
            Singular => One(phrase.noun.gender.unwrap_or(Neuter)),
            Plural => Many,
        };
        let article = article(phrase.article, class, phrase.case);
        let ending = ending(phrase.article, class, phrase.case);
        let adjective = phrase.adjective.map(|adjective| {
            let stem = adjective.agreeing(Masculine, phrase.number);
            format!("{stem}{ending}")
        });
        let noun = inflected(phrase, class).replace(ENDING, ending);
        let before = match melted(phrase.preposition, article) {
            Some(melted) => [melted, ""],
            None => [phrase.preposition, article],
        };
        let words = [before[0], before[1], adjective.as_deref().unwrap_or(""), &noun];
        words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
    }
}

fn article(article: Article, class: Class, case: Case) -> &'static str {
    match (article, class, case) {
        (Article::Bare, ..) | (Article::A, Many, _) => "",
        (Article::A, One(Feminine), Nominative | Accusative) => "eine",
        (Article::A, One(Feminine), Dative | Genitive) => "einer",
        (Article::A, One(Masculine), Accusative) => "einen",
        (Article::A, One(_), Nominative | Accusative) => "ein",
        (Article::A, One(_), Dative) => "einem",
        (Article::A, One(_), Genitive) => "eines",
        (Article::The, One(Masculine), Nominative) => "der",
        (Article::The, One(Masculine), Accusative) | (Article::The, Many, Dative) => "den",
        (Article::The, One(Neuter), Nominative | Accusative) => "das",
        (Article::The, One(Feminine) | Many, Nominative | Accusative) => "die",
        (Article::The, One(Feminine), Dative | Genitive) | (Article::The, Many, Genitive) => "der",
        (Article::The, One(_), Dative) => "dem",
        (Article::The, One(_), Genitive) => "des",
    }
}

/// The ending of an adjective: weak after der, mixed after ein, strong where no article tells the case.
fn ending(article: Article, class: Class, case: Case) -> &'static str {
    let strong = article == Article::Bare || (article == Article::A && class == Many);
    match (class, case) {
        (One(Masculine), Nominative) if article != Article::The => "er",
        (One(Neuter), Nominative | Accusative) if article != Article::The => "es",
        (One(_), Nominative) | (One(Feminine | Neuter), Accusative) => "e",
        (One(Masculine | Neuter), Dative) if strong => "em",
        (One(Feminine), Dative | Genitive) | (Many, Genitive) if strong => "er",
        (Many, Nominative | Accusative) if strong => "e",
        _ => "en",
    }
}

/// The noun in its case: as its file writes it, else by rule.
fn inflected(phrase: &Phrase, class: Class) -> String {
    if let Some(written) = phrase.noun.written(phrase.number, phrase.case) {
        return written.to_owned();
    }
    let word = phrase.noun.word(phrase.number);
    let ending = match (class, phrase.case) {
        (One(Masculine | Neuter), Genitive) if takes_es(word) => "es",
        (One(Masculine | Neuter), Genitive) => "s",
        // Mit Schiffen, mit Vögeln; but: mit Betten, mit Ballons.
        (Many, Dative) if ["e", "el", "er"].iter().any(|end| word.ends_with(end)) => "n",
        _ => "",
    };
    format!("{word}{ending}")
}

/// Whether the genitive is -es: after a hiss always (des Fuchses), else in words of one syllable (des Baumes).
fn takes_es(word: &str) -> bool {
    let last = word.rsplit(' ').next().unwrap_or(word).to_lowercase();
    let hisses = ["s", "ß", "x", "z", "sch", "st"].iter().any(|end| last.ends_with(end));
    let is_vowel = |letter: char| "aeiouäöüy".contains(letter);
    let mut before = false;
    let mut syllables = 0;
    for letter in last.chars() {
        syllables += usize::from(is_vowel(letter) && !before);
        before = is_vowel(letter);
    }
    hisses || (syllables == 1 && !last.ends_with('e'))
}

/// What a preposition and an article melt into.
fn melted(preposition: &str, article: &str) -> Option<&'static str> {
    Some(match (preposition, article) {
        ("in", "dem") => "im",
        ("in", "das") => "ins",
        ("an", "dem") => "am",
        ("an", "das") => "ans",
        ("zu", "dem") => "zum",
        ("zu", "der") => "zur",
        ("von", "dem") => "vom",
        ("bei", "dem") => "beim",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use crate::words::Language::De;
    use crate::words::template::fill;

    fn told(hole: &str, id: &str) -> String {
        let sentence = format!("— {{{hole}:x}}");
        let told = fill(De, &sentence, &[("x", id)]).unwrap_or_else(|why| panic!("{hole} {id}: {why}"));
        told.trim_start_matches("— ").to_owned()
    }

    #[test]
    fn articles_and_cases() {
        for (hole, id, expected) in [
            ("a", "whale", "ein Wal"),
            ("a.acc", "whale", "einen Wal"),
            ("a.dat", "whale", "einem Wal"),
            ("a.gen", "whale", "eines Wales"),
            ("a.acc", "owl", "eine Eule"),
            ("a.dat", "owl", "einer Eule"),
            ("a.gen", "owl", "einer Eule"),
            ("a.acc", "house", "ein Haus"),
            ("a.gen", "house", "eines Hauses"),
            ("the", "house", "das Haus"),
            ("the.acc", "key", "den Schlüssel"),
            ("the.gen", "key", "des Schlüssels"),
            ("the.dat", "house", "dem Haus"),
            ("the.dat", "owl", "der Eule"),
            ("thepl", "house", "die Häuser"),
            ("thepl.dat", "house", "den Häusern"),
            ("thepl.gen", "house", "der Häuser"),
            ("pl.dat", "whale", "Walen"),
            ("pl.dat", "key", "Schlüsseln"),
            ("pl.dat", "balloon", "Luftballons"),
            ("pl.dat", "bed", "Betten"),
            ("bare", "moon", "Mond"),
        ] {
            assert_eq!(told(hole, id), expected, "{hole} {id}");
        }
    }

    #[test]
    fn nouns_that_go_by_no_rule_write_out_their_cases() {
        for (hole, id, expected) in [
            ("a", "hare", "ein Hase"),
            ("a.acc", "hare", "einen Hasen"),
            ("the.dat", "bear", "dem Bären"),
            ("a.gen", "lion", "eines Löwen"),
            ("a.gen", "fox", "eines Fuchses"),
            ("a.gen", "egg", "eines Eies"),
            ("a.gen", "cactus", "eines Kaktus"),
            ("a.dat", "heart", "einem Herzen"),
            ("a.gen", "king", "eines Königs"),
            ("a.gen", "marsh", "eines Sees"),
            ("pl.dat", "clock_head", "Gestalten mit Uhren als Köpfen"),
        ] {
            assert_eq!(told(hole, id), expected, "{hole} {id}");
        }
    }

    /// Weak after der, mixed after ein, strong alone; also in nouns that have an adjective of their own.
    #[test]
    fn adjectives_end_as_the_article_lets_them() {
        for (hole, id, expected) in [
            ("a+giant", "whale", "ein riesiger Wal"),
            ("a+giant.acc", "whale", "einen riesigen Wal"),
            ("a+giant.dat", "whale", "einem riesigen Wal"),
            ("a+giant", "owl", "eine riesige Eule"),
            ("a+giant.gen", "owl", "einer riesigen Eule"),
            ("a+tiny.acc", "house", "ein winziges Haus"),
            ("the+giant", "house", "das riesige Haus"),
            ("the+giant.acc", "whale", "den riesigen Wal"),
            ("thepl+giant", "whale", "die riesigen Wale"),
            ("pl+giant", "whale", "riesige Wale"),
            ("pl+giant.dat", "whale", "riesigen Walen"),
            ("pl+giant.gen", "whale", "riesiger Wale"),
            ("bare+giant", "whale", "riesiger Wal"),
            ("bare+giant.dat", "whale", "riesigem Wal"),
            ("bare+giant.dat", "owl", "riesiger Eule"),
            ("bare+giant.gen", "house", "riesigen Hauses"),
            ("a", "old_man", "ein alter Mann"),
            ("a.dat", "old_man", "einem alten Mann"),
            ("a.gen", "old_man", "eines alten Mannes"),
            ("the", "old_woman", "die alte Frau"),
            ("pl", "bare_tree", "kahle Bäume"),
            ("pl.dat", "bare_tree", "kahlen Bäumen"),
            ("a+giant.dat", "bare_tree", "einem riesigen kahlen Baum"),
            ("a.acc", "gentleman", "einen vornehmen Herrn"),
        ] {
            assert_eq!(told(hole, id), expected, "{hole} {id}");
        }
    }

    #[test]
    fn prepositions_melt_into_articles() {
        for (hole, id, expected) in [
            ("in the.dat", "forest", "im Wald"),
            ("in the.acc", "house", "ins Haus"),
            ("in the.acc", "forest", "in den Wald"),
            ("an the.dat", "sea", "am Meer"),
            ("zu the.dat", "moon", "zum Mond"),
            ("zu the.dat", "city", "zur Stadt"),
            ("von the.dat", "tower", "vom Turm"),
            ("bei the.dat", "clock", "bei der Uhr"),
            ("bei the.dat", "king", "beim König"),
            ("von a.dat", "tower", "von einem Turm"),
            ("mit thepl.dat", "star", "mit den Sternen"),
        ] {
            assert_eq!(told(hole, id), expected, "{hole} {id}");
        }
    }

    #[test]
    fn pronouns_follow_the_gender() {
        for (id, expected) in [("whale", "ihn"), ("owl", "sie"), ("house", "es"), ("girl", "es")] {
            assert_eq!(told("ihn|sie|es", id), expected);
        }
    }
}
