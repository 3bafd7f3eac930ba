//! What a bot types with. Readings are written as books are printed; people at a table have a phone in their hand, and some phones
//! turn marks into typographic ones while others leave them as they are typed.

use moonhare_packs::Language;

use super::manner::CHARS_MAX;
use crate::dice::Dice;

/// A keyboard. A bot has the same one all its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Keyboard {
    /// It makes marks typographic: *don’t*, “well”.
    Curly,
    /// It leaves them as they are typed: *don't*, "well", three dots, a plain space before a mark.
    Straight,
}

impl Keyboard {
    /// What the bot with this seed types with.
    pub(super) fn of(seed: u64, language: Language) -> Self {
        let curly = Dice::about(&[seed, 0x4B1D]).unit() < curly_share(language);
        if curly { Self::Curly } else { Self::Straight }
    }

    /// The text as it comes out of it.
    pub(super) fn types(self, text: &str) -> String {
        if self == Self::Curly {
            return text.to_owned();
        }
        let marked: String = text
            .replace("«\u{202f}", "\"")
            .replace("\u{202f}»", "\"")
            .replace("« ", "\"")
            .replace(" »", "\"")
            .chars()
            .map(|letter| match letter {
                '’' | '‘' => '\'',
                '“' | '”' | '„' | '«' | '»' => '"',
                '\u{202f}' | '\u{a0}' => ' ',
                other => other,
            })
            .collect();
        // Three dots are typed at once after the word.
        let dotted = marked.replace(" …", "…").replace('…', "...");
        if dotted.chars().count() <= CHARS_MAX { dotted } else { marked }
    }
}

/// How many people of a language have a keyboard that makes marks typographic: where such phones are many, about half.
const fn curly_share(language: Language) -> f32 {
    match language {
        Language::En => 0.5,
        Language::Fr | Language::De => 0.35,
        Language::It | Language::Es | Language::Pt | Language::Ca => 0.25,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text;

    #[test]
    fn a_straight_keyboard_types_what_is_on_its_keys() {
        for (text, typed) in [
            ("Don’t turn round now", "Don't turn round now"),
            ("Heave … ho …", "Heave... ho..."),
            ("„Zu gütig“", "\"Zu gütig\""),
            ("«\u{202f}Bouh\u{202f}!\u{202f}», dit-il", "\"Bouh !\", dit-il"),
            ("¿Tú también?", "¿Tú también?"),
        ] {
            assert_eq!(Keyboard::Straight.types(text), typed);
            assert_eq!(text::key(&Keyboard::Straight.types(text)), text::key(text));
            assert_eq!(Keyboard::Curly.types(text), text);
        }
    }

    #[test]
    fn both_keyboards_are_found_in_every_language_and_a_bot_keeps_its_own() {
        for language in Language::ALL {
            let keyboards: Vec<_> = (0..60).map(|seed| Keyboard::of(seed, language)).collect();
            assert!(keyboards.contains(&Keyboard::Curly) && keyboards.contains(&Keyboard::Straight));
            assert_eq!(keyboards, (0..60).map(|seed| Keyboard::of(seed, language)).collect::<Vec<_>>());
        }
    }
}
