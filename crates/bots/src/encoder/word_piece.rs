//! Cuts a text into the pieces that the encoder knows.

use std::collections::BTreeMap;

use crate::text::plain;

/// The vocabulary: pieces and their numbers; a piece that goes on begins with `##`.
#[derive(Debug)]
pub(super) struct WordPiece {
    pieces: BTreeMap<String, u32>,
}

const UNKNOWN: u32 = 100;
const BEGIN: u32 = 101;
const END: u32 = 102;
/// Longer texts are cut.
const TOKENS_MAX: usize = 96;

impl WordPiece {
    /// One piece a line; the line's number is the piece's number.
    pub(super) fn new(vocabulary: &str) -> Self {
        let lines = vocabulary.lines().map(str::trim_end).zip(0..);
        Self { pieces: lines.map(|(piece, number)| (piece.to_owned(), number)).collect() }
    }

    /// The numbers of a text's pieces, with the marks for its beginning and end.
    pub(super) fn tokens(&self, text: &str) -> Vec<u32> {
        let mut tokens = vec![BEGIN];
        let mut word = String::new();
        for letter in plain(&text.to_lowercase()).chars().chain([' ']) {
            if letter.is_alphanumeric() {
                word.push(letter);
                continue;
            }
            self.push_word(&std::mem::take(&mut word), &mut tokens);
            if !letter.is_whitespace() {
                self.push_word(letter.encode_utf8(&mut [0; 4]), &mut tokens);
            }
        }
        tokens.truncate(TOKENS_MAX - 1);
        tokens.push(END);
        tokens
    }

    /// The longest known piece, then the longest that goes on, and so on; one that can't be cut so is unknown.
    fn push_word(&self, word: &str, tokens: &mut Vec<u32>) {
        let (before, mut from) = (tokens.len(), 0);
        while from < word.len() {
            let ends = word[from..].char_indices().map(|(at, letter)| from + at + letter.len_utf8());
            let piece = ends.collect::<Vec<_>>().into_iter().rev().find_map(|to| {
                let text = if from == 0 { word[..to].to_owned() } else { format!("##{}", &word[from..to]) };
                Some((to, *self.pieces.get(&text)?))
            });
            let Some((to, number)) = piece else {
                tokens.truncate(before);
                tokens.push(UNKNOWN);
                return;
            };
            tokens.push(number);
            from = to;
        }
    }
}
