//! Properties of whole games: all editions, all numbers of players, random house rules, random players.
//!
//! They are in here and not beside the crate because they look at what is hidden.

mod conservation;
mod hidden;
mod listed;
mod paid;
mod playing;
mod replay;
mod shown;
