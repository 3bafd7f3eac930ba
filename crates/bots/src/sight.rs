//! Looking at the pictures themselves, for bots that can.

use moonhare_packs::Language;
use moonhare_rules::Card;

/// Somebody who can look at pictures. What they can't answer in time, the mind of the bot decides.
pub trait Sight: Send + Sync {
    /// Whether they would look now if they were asked.
    fn is_awake(&self) -> bool {
        true
    }

    /// How well a clue fits each of these pictures, from 0 to 1.
    fn rate(&self, clue: &str, pictures: &[&[u8]]) -> Option<Vec<f32>>;

    /// Clues for a picture in a language.
    fn clues(&self, picture: &[u8], language: Language) -> Option<Vec<String>>;
}

/// What a bot sees with.
#[derive(Clone, Copy)]
pub struct Eyes<'t, 'w> {
    /// Who looks.
    pub sight: &'t dyn Sight,
    /// The picture of a card, as it is kept. It is only asked for cards that the view shows.
    pub picture: &'t dyn Fn(Card) -> Option<&'w [u8]>,
}

impl Eyes<'_, '_> {
    /// How well a clue fits each of these cards; nothing if one of them has no picture.
    pub(crate) fn rate(&self, clue: &str, cards: &[Card]) -> Option<Vec<f32>> {
        if clue.trim().is_empty() || cards.is_empty() {
            return None;
        }
        let pictures: Vec<_> = cards.iter().map(|card| (self.picture)(*card)).collect::<Option<_>>()?;
        let fits = self.sight.rate(clue, &pictures)?;
        (fits.len() == cards.len()).then_some(fits)
    }

    /// Clues for a card, each of a single line and not too long.
    pub(crate) fn clues(&self, card: Card, language: Language) -> Vec<String> {
        let proposed = (self.picture)(card).and_then(|picture| self.sight.clues(picture, language));
        let lines = proposed.unwrap_or_default().into_iter().map(|clue| clue.trim().to_owned());
        lines.filter(|clue| is_a_clue(clue)).take(CLUES_MAX).collect()
    }
}

/// How many of the proposed clues are thought about.
const CLUES_MAX: usize = 8;
/// Clues of bots are short.
const CLUE_CHARS_MAX: usize = 60;

fn is_a_clue(text: &str) -> bool {
    let said = text.chars().any(char::is_alphanumeric);
    said && text.chars().count() <= CLUE_CHARS_MAX && !text.chars().any(char::is_control)
}
