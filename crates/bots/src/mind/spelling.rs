//! How words are spelled. Languages that are kin spell much alike: *màscara*, *maschera*, *masque*; and so do words of one family
//! whose roots differ. What nobody has written into the network is found by it.

use moonhare_packs::Language;

use crate::text::{self, Token};

/// The pieces of a text's words: five letters each, the beginning of a word counted as one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Spelling {
    /// Each once, as numbers, in order.
    pub(super) pieces: Vec<u32>,
}

/// How many letters a piece has.
const LETTERS: usize = 5;

impl Spelling {
    /// The pieces of the words that say something.
    pub(crate) fn of(tokens: &[Token], language: Language) -> Self {
        let mut pieces = vec![];
        let telling = tokens.iter().filter(|token| !text::is_empty_word(language, &token.word));
        for token in telling {
            let letters: Vec<char> = std::iter::once('^').chain(token.plain.chars()).collect();
            pieces.extend(letters.windows(LETTERS).map(number));
        }
        pieces.sort_unstable();
        pieces.dedup();
        Self { pieces }
    }

    /// Whether it has this piece.
    pub(super) fn has(&self, piece: u32) -> bool {
        self.pieces.binary_search(&piece).is_ok()
    }
}

/// A number for some letters, the same on every machine (FNV-1a).
fn number(letters: &[char]) -> u32 {
    letters.iter().fold(0x811c_9dc5, |hash, letter| (hash ^ *letter as u32).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shared(one: (&str, Language), other: (&str, Language)) -> usize {
        let [one, other] = [one, other].map(|(text, language)| Spelling::of(&text::tokens(text), language));
        one.pieces.iter().filter(|piece| other.has(**piece)).count()
    }

    #[test]
    fn kin_is_spelled_alike() {
        assert!(shared(("la màscara", Language::Ca), ("máscaras", Language::Es)) >= 3);
        assert!(shared(("responsabilité", Language::Fr), ("responsabilità", Language::It)) >= 8);
        assert_eq!(shared(("il lupo", Language::It), ("der Wolf", Language::De)), 0);
    }

    #[test]
    fn words_that_say_nothing_have_no_pieces() {
        assert!(Spelling::of(&text::tokens("nosotros"), Language::Es).pieces.is_empty());
    }
}
