//! How a reading is said: as it is or turned. Two readings side by side are two thoughts: viewers took all of them for a machine's.
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
    /// A line that somebody speaks.
    Speech,
    /// A question.
    Question,
    /// A question, and what people add to one.
    Reply,
    /// After a sound or a word with which people begin to speak.
    Opening,
}

impl Manner {
    /// Whether it adds something to what somebody wrote. Viewers hear that: it is for what was told lately elsewhere.
    const fn adds(self) -> bool {
        matches!(self, Self::Reply | Self::Opening)
    }
}

/// A line of the file.
struct Turn {
    manner: Manner,
    texts: [&'static str; Language::ALL.len()],
}

/// What is turned has at most so many words; what is made a question, and what something is added to.
const WORDS_MAX: usize = 6;
const QUESTION_WORDS_MAX: usize = 3;
const REPLY_WORDS_MAX: usize = 6;
const OPENED_WORDS_MAX: usize = 8;
/// Clues of bots are short.
pub(super) const CHARS_MAX: usize = 60;

fn turns() -> &'static [Turn] {
    static TURNS: OnceLock<Vec<Turn>> = OnceLock::new();
    TURNS.get_or_init(|| {
        let turn = |line: &'static str| {
            let (kind, texts) = line.split_once('|')?;
            let manner = match kind {
                "s" => Manner::Speech,
                "q" => Manner::Question,
                "r" => Manner::Reply,
                "o" => Manner::Opening,
                _ => return None,
            };
            let mut columns = texts.split(';');
            Some(Turn { manner, texts: std::array::from_fn(|_| columns.next().unwrap_or_default()) })
        };
        lines(include_str!("../../data/manners.txt")).filter_map(turn).collect()
    })
}

/// Ways to say a reading beside the plain one, most to this bot's liking first. `worn` is whether it was told lately elsewhere; `told` is
/// what was told at the table: nobody adds the same twice.
pub(super) fn turned(
    reading: &str,
    worn: bool,
    told: &[&str],
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
    for turn in turns().iter().filter(|turn| worn || !turn.manner.adds()) {
        let text = turn.texts[place(language)];
        match turn.manner {
            Manner::Reply | Manner::Opening => {
                let added = text::key(&text.replace("{}", ""));
                let again = told.iter().any(|told| has_words(&text::key(told), &added));
                let fits = if turn.manner == Manner::Reply { is_asked(reading) } else { is_opened(reading) };
                if fits && !again {
                    add(turn.manner, text.replace("{}", reading), dice);
                }
            }
            Manner::Speech | Manner::Question => {
                let words_max = if turn.manner == Manner::Question { QUESTION_WORDS_MAX } else { WORDS_MAX };
                if is_open(reading, words_max) {
                    add(turn.manner, text.replace("{}", reading), dice);
                }
            }
        }
    }
    ways.sort_by(|one, other| other.0.total_cmp(&one.0));
    ways.into_iter().map(|(_, text)| text).collect()
}

/// Whether people add something to a text: a short question without quotation, colon or pause.
fn is_asked(text: &str) -> bool {
    text.ends_with('?')
        && !text.contains(['“', '„', '«', ':', '(', '…'])
        && text.split_whitespace().count() <= REPLY_WORDS_MAX
}

/// Whether people begin a text with a sound: it is short, and neither a quotation nor left open.
fn is_opened(text: &str) -> bool {
    !text.contains(['“', '„', '«', ':', '(', '…']) && text.split_whitespace().count() <= OPENED_WORDS_MAX
}

/// Whether these words stand in a text, both as [`text::key`] writes them.
fn has_words(text: &str, words: &str) -> bool {
    format!(" {text} ").contains(&format!(" {words} "))
}

/// Whether something can follow a text, and it is short enough for that.
fn is_open(text: &str, words_max: usize) -> bool {
    let marked = text.contains(['?', '!', '…', '.', ',', ':', '“', '„', '«', '(']);
    !marked && text.split_whitespace().count() <= words_max
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
                assert!(text.contains("{}"), "{language:?} {text:?}");
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
        let ways = |temperament: Temperament, seed: u64| {
            turned("Nobody sneeze", true, &[], Language::En, &temperament.traits(), &mut Dice::about(&[seed]))
        };
        for temperament in Temperament::ALL {
            let ways = ways(temperament, 3);
            assert!(ways.len() >= 2, "{temperament:?}: {ways:?}");
            assert!(ways.iter().all(|way| way.contains("Nobody sneeze")), "{ways:?}");
        }
        let first = |temperament| (0..8).map(|seed| ways(temperament, seed).remove(0)).collect::<Vec<_>>();
        assert_ne!(first(Temperament::Child), first(Temperament::Scholar));
    }

    #[test]
    fn nothing_is_added_to_what_nobody_told_lately() {
        for temperament in Temperament::ALL {
            let ways = |worn: bool| {
                let mut dice = Dice::about(&[7]);
                turned("Is anybody up there?", worn, &[], Language::En, &temperament.traits(), &mut dice)
            };
            assert!(
                ways(false).iter().all(|way| text::key(way) == "is anybody up there"),
                "{:?}",
                ways(false)
            );
            assert!(ways(true).iter().any(|way| text::key(way) != "is anybody up there"), "{temperament:?}");
        }
    }

    #[test]
    fn nothing_is_added_twice_at_a_table() {
        let ways = |told: &[&str]| {
            let (mut dice, traits) = (Dice::about(&[5]), Temperament::Fox.traits());
            turned("Is anybody up there?", true, told, Language::En, &traits, &mut dice)
        };
        let added = |ways: &[String]| ways.iter().filter(|way| way.ends_with("for a friend")).count();
        assert_eq!((added(&ways(&[])), added(&ways(&["What’s that? Asking for a friend"]))), (1, 0));
    }
}
