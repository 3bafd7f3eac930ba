//! What a text sounds like, by how it is written.

/// What a text sounds like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    /// A question.
    Asked,
    /// A call, a sound, a line of speech.
    Called,
    /// It is left open.
    Open,
    /// A few words, like a title.
    Short,
    /// Anything else that somebody might say.
    Plain,
}

/// A title has at most so many words.
const SHORT_WORDS_MAX: usize = 4;

impl Tone {
    /// The tone of a text.
    pub(crate) fn of(text: &str) -> Self {
        if text.contains('…') {
            Self::Open
        } else if text.contains('?') {
            Self::Asked
        } else if text.contains(['!', '“', '„', '«']) {
            Self::Called
        } else if text.split_whitespace().count() <= SHORT_WORDS_MAX {
            Self::Short
        } else {
            Self::Plain
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_say_how_it_sounds() {
        for (text, tone) in [
            ("Wer parkt denn so?", Tone::Asked),
            ("Oh\u{202f}! hisse\u{202f}!", Tone::Called),
            ("«Non lo so», disse", Tone::Called),
            ("Finché dura…", Tone::Open),
            ("La vue de la direction", Tone::Plain),
            ("Equilibrio familiare", Tone::Short),
        ] {
            assert_eq!(Tone::of(text), tone, "{text}");
        }
    }
}
