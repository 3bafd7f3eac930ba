//! How a reading is said: as it is, turned, left half, or together with another.
//!
//! The manners are in `data/manners.txt`.

use std::sync::OnceLock;

use moonhare_packs::Language;

use crate::dice::Dice;
use crate::network::{lines, place};
use crate::temperament::Traits;
use crate::text;

/// What a clue sounds like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Manner {
    /// Half a sentence; the rest is for the others.
    Half,
    /// A line that somebody speaks.
    Speech,
    /// A question.
    Question,
    /// Two readings together.
    Pair,
}

/// A line of the file.
struct Turn {
    manner: Manner,
    texts: [&'static str; Language::ALL.len()],
}

/// What is turned has at most so many words; what is made a question, and each half of a pair.
const WORDS_MAX: usize = 6;
const QUESTION_WORDS_MAX: usize = 3;
const PAIR_WORDS_MAX: usize = 4;
/// Clues of bots are short.
pub(super) const CHARS_MAX: usize = 60;
/// A sentence is left half from so many words on, and so many stay.
const HALVED_WORDS_MIN: usize = 5;
const HALF_WORDS_MIN: usize = 3;

fn turns() -> &'static [Turn] {
    static TURNS: OnceLock<Vec<Turn>> = OnceLock::new();
    TURNS.get_or_init(|| {
        let turn = |line: &'static str| {
            let (kind, texts) = line.split_once('|')?;
            let manner = match kind {
                "h" => Manner::Half,
                "s" => Manner::Speech,
                "q" => Manner::Question,
                "c" => Manner::Pair,
                _ => return None,
            };
            let mut columns = texts.split(';');
            Some(Turn { manner, texts: std::array::from_fn(|_| columns.next().unwrap_or_default()) })
        };
        lines(include_str!("../../data/manners.txt")).filter_map(turn).collect()
    })
}

/// Ways to say a reading beside the plain one, most to this bot's liking first. `others` are further readings of the card.
pub(super) fn turned(
    reading: &str,
    others: &[&str],
    language: Language,
    traits: &Traits,
    dice: &mut Dice,
) -> Vec<String> {
    let mut ways: Vec<(f32, String)> = vec![];
    let mut add = |manner: Manner, text: String, dice: &mut Dice| {
        let liking = traits.manners.iter().find(|(known, _)| *known == manner).map_or(0.0, |(_, l)| *l);
        if liking > 0.0 && text.chars().count() <= CHARS_MAX {
            ways.push((liking * (0.3 + dice.unit()), text));
        }
    };
    if let Some(half) = halved(reading, language) {
        add(Manner::Half, half, dice);
    }
    if is_open(reading, WORDS_MAX) {
        let mates: Vec<_> = others.iter().filter(|mate| is_open(mate, PAIR_WORDS_MAX)).collect();
        for turn in turns() {
            let text = turn.texts[place(language)];
            if text.is_empty() || (turn.manner == Manner::Question && !is_open(reading, QUESTION_WORDS_MAX)) {
                continue;
            }
            if turn.manner != Manner::Pair {
                add(turn.manner, text.replace("{}", reading), dice);
            } else if !mates.is_empty() && is_open(reading, PAIR_WORDS_MAX) {
                let mate = mates[dice.below(mates.len())];
                add(Manner::Pair, text.replace("{1}", reading).replace("{2}", mate), dice);
            }
        }
    }
    ways.sort_by(|one, other| other.0.total_cmp(&one.0));
    ways.into_iter().map(|(_, text)| text).collect()
}

/// Whether something can follow a text, and it is short enough for that.
fn is_open(text: &str, words_max: usize) -> bool {
    let marked = text.contains(['?', '!', '…', '.', ',', ':', '“', '„', '«', '(']);
    !marked && text.split_whitespace().count() <= words_max
}

/// The beginning of a sentence that others can end, "Give me a place to stand": "Give me a place …".
fn halved(text: &str, language: Language) -> Option<String> {
    if !is_open(&text.replacen(", ", " ", 1), usize::MAX)
        || text.split_whitespace().count() < HALVED_WORDS_MIN
    {
        return None;
    }
    let mut words: Vec<&str> = match text.split_once(", ") {
        Some((first, _)) if first.split_whitespace().count() >= HALF_WORDS_MIN => {
            first.split_whitespace().collect()
        }
        Some(_) => return None,
        None => text.split_whitespace().rev().skip(1).collect::<Vec<_>>().into_iter().rev().collect(),
    };
    // Nobody breaks off behind an article.
    while words.last().is_some_and(|word| {
        let tokens = text::tokens(word);
        tokens.iter().all(|token| text::is_empty_word(language, &token.word))
    }) {
        words.pop();
    }
    let space = if matches!(language, Language::En | Language::De) { " " } else { "" };
    (words.len() >= HALF_WORDS_MIN).then(|| format!("{}{space}…", words.join(" ")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Temperament;
    use crate::network::is_never_said;

    #[test]
    fn every_manner_has_a_text_in_every_language() {
        for turn in turns() {
            for language in Language::ALL {
                let text = turn.texts[place(language)];
                let holes = if turn.manner == Manner::Pair { ["{1}", "{2}"] } else { ["{}", "{}"] };
                assert!(holes.iter().all(|hole| text.contains(hole)), "{language:?} {text:?}");
                assert!(!text.contains(['\'', '"']) && !text.contains("..."), "{language:?} {text}");
                assert!(!is_never_said(language, text), "{language:?} {text}");
                let marks =
                    |open: char, close: char| text.matches(open).count() == text.matches(close).count();
                assert!(language != Language::Es || (marks('¿', '?') && marks('¡', '!')), "{text}");
            }
        }
    }

    #[test]
    fn each_temperament_turns_a_reading_in_its_own_way() {
        let first = |temperament: Temperament| {
            let mut dice = Dice::about(&[3]);
            let others = ["One more", "Mind the gap"];
            turned("Nobody sneeze", &others, Language::En, &temperament.traits(), &mut dice)
        };
        for temperament in Temperament::ALL {
            let ways = first(temperament);
            assert!(ways.len() >= 3, "{temperament:?}: {ways:?}");
            assert!(ways.iter().all(|way| way.contains("Nobody sneeze")), "{ways:?}");
        }
        assert_ne!(first(Temperament::Child)[0], first(Temperament::Scholar)[0]);
    }

    #[test]
    fn sentences_are_left_half_where_others_can_end_them() {
        for (language, text, half) in [
            (Language::En, "Give me a place to stand", Some("Give me a place …")),
            (Language::It, "Cenerentola, vent’anni dopo", None),
            (Language::It, "Vista splendida, ma non per molto", None),
            (Language::Fr, "Une base bien solide, qu’ils disaient", Some("Une base bien solide…")),
            (Language::De, "Nobody sneeze", None),
            (Language::En, "Is anybody still up there?", None),
        ] {
            assert_eq!(halved(text, language).as_deref(), half, "{text}");
        }
    }
}
