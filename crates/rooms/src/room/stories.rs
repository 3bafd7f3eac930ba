//! Clues that people told, for whoever may learn from them.

use moonhare_rules::Viewer;

use super::{Room, bot_seats::plays};
use crate::Language;

/// A clue that a person told for a picture, once its turn is scored. Nothing says who told it, and it names nobody at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story {
    /// The picture's identity.
    pub picture: String,
    /// The teller's language.
    pub language: Language,
    /// What was said.
    pub clue: String,
}

/// The story of the turn that was scored, if a person told it in words.
pub(super) fn story_of(room: &Room) -> Option<Story> {
    let game = room.game.as_ref()?;
    let view = game.rules().view(Viewer::Watcher);
    // Where the clue comes before the cards it is about none of them.
    let told = view.told()?;
    let teller = view.storyteller?;
    let someone = room.people.in_seat(teller).filter(|someone| plays(someone))?;
    let clue = view.clue.as_ref().filter(|clue| clue.performance.is_none())?.text.trim().to_owned();
    let said = clue.to_lowercase();
    let names_somebody = room.people.iter().any(|someone| said.contains(&someone.name.to_lowercase()));
    if clue.is_empty() || names_somebody {
        return None;
    }
    let card = view.table.iter().find(|card| card.slot == told)?.card;
    let picture = game.deck().iter().find(|part| part.holds(card.0))?.picture(card.0)?.to_owned();
    Some(Story { picture, language: someone.language, clue })
}
