//! What bots remember of their table.

/// What a bot remembers of its table in this game. All of it was seen and heard by everybody.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Past {
    /// The clues so far, which no bot tells again.
    pub clues: Vec<String>,
    /// The shares of votes that found this bot's own stories, the oldest first: it learns from them how its table hears it.
    pub found: Vec<f32>,
}
