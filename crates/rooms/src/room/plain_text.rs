//! What people write, without what nobody can see: names that look empty, clues that are, words that run backwards.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

use crate::limits::MARKS_ON_LETTER_MAX;

/// Joins the parts of a picture, such as an astronaut, and letters of some scripts.
const JOINERS: [char; 2] = ['\u{200c}', '\u{200d}'];
/// Says whether a sign is a text or a picture.
const VARIANTS: std::ops::RangeInclusive<char> = '\u{fe0e}'..='\u{fe0f}';

/// Characters that take no place, by Unicode's `Default_Ignorable_Code_Point` and its controls of format and direction.
const INVISIBLE: &[std::ops::RangeInclusive<char>] = &[
    '\u{ad}'..='\u{ad}',
    '\u{34f}'..='\u{34f}',
    '\u{600}'..='\u{605}',
    '\u{61c}'..='\u{61c}',
    '\u{6dd}'..='\u{6dd}',
    '\u{70f}'..='\u{70f}',
    '\u{17b4}'..='\u{17b5}',
    '\u{180b}'..='\u{180f}',
    '\u{200b}'..='\u{200f}',
    '\u{202a}'..='\u{202e}',
    '\u{2060}'..='\u{206f}',
    '\u{fe00}'..='\u{fe0f}',
    '\u{feff}'..='\u{feff}',
    '\u{fff0}'..='\u{fffb}',
    '\u{1bca0}'..='\u{1bca3}',
    '\u{1d173}'..='\u{1d17a}',
    '\u{e0000}'..='\u{e0fff}',
];
/// Characters that take a place and leave it empty, without being spaces.
const BLANK: &[char] = &['\u{115f}', '\u{1160}', '\u{2800}', '\u{3164}', '\u{ffa0}'];

fn is_invisible(letter: char) -> bool {
    INVISIBLE.iter().any(|range| range.contains(&letter))
}

/// Whether all of it can be seen at first glance; then there is nothing to do.
fn is_simple(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii())
}

/// A text of which everything can be seen: without characters that nobody sees or that turn others around, without towers of
/// marks, and with spaces for what only looks like one. Controls, which can be refused, are left as they are.
pub fn plain(text: &str) -> String {
    if is_simple(text) {
        return text.trim().to_owned();
    }
    let mut plain = String::with_capacity(text.len());
    let mut marks = 0;
    let mut letters = text.nfc().peekable();
    while let Some(letter) = letters.next() {
        let shown = plain.chars().next_back().is_some_and(|last| !last.is_whitespace());
        if JOINERS.contains(&letter) {
            // Between two signs it may make one of them; elsewhere it is nothing.
            let joins = letters.peek().is_some_and(|next| !next.is_whitespace() && !is_invisible(*next));
            if shown && joins && !BLANK.contains(letters.peek().unwrap_or(&' ')) {
                plain.push(letter);
            }
        } else if VARIANTS.contains(&letter) {
            if shown && !plain.ends_with(is_invisible) {
                plain.push(letter);
            }
        } else if BLANK.contains(&letter) {
            plain.push(' ');
        } else if is_combining_mark(letter) && !is_invisible(letter) {
            marks += 1;
            if shown && marks <= MARKS_ON_LETTER_MAX {
                plain.push(letter);
            }
            continue;
        } else if !is_invisible(letter) {
            plain.push(letter);
        }
        marks = 0;
    }
    plain.trim().to_owned()
}

/// Only what is seen of a text, for comparing: without spaces, joiners and variants.
pub(super) fn seen(text: &str) -> impl Iterator<Item = char> {
    text.nfkc().filter(|letter| !letter.is_whitespace() && !is_invisible(*letter))
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn what_nobody_sees_is_left_out() {
        for (text, seen) in [
            ("dusk", "dusk"),
            (" dusk ", "dusk"),
            ("\u{200b}", ""),
            ("\u{feff}\u{ad}\u{2060}", ""),
            ("\u{3164}", ""),
            ("\u{2800} \u{115f}", ""),
            ("A\u{3164}B", "A B"),
            ("\u{202e}ana", "ana"),
            ("a\u{2066}n\u{2069}a", "ana"),
            ("A\u{200b}n\u{ad}a", "Ana"),
            ("tag\u{e0041}\u{e0042}", "tag"),
            ("più là", "più là"),
            ("e\u{301}", "é"),
            ("\u{301}\u{302}", ""),
            ("z\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}", "ź\u{302}\u{303}\u{304}\u{305}"),
            ("👩\u{200d}🚀", "👩\u{200d}🚀"),
            ("❤\u{fe0f}", "❤\u{fe0f}"),
            ("moon\u{200d}", "moon"),
            ("\u{fe0f}moon", "moon"),
            ("می\u{200c}خواهم", "می\u{200c}خواهم"),
            ("क्षि", "क्षि"),
            ("אבג", "אבג"),
        ] {
            assert_eq!(plain(text), seen, "{text:?}");
        }
    }
}
