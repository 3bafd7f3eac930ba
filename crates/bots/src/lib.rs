//! Players that understand the pictures: a view and words in, a command out.
//!
//! A [`Bot`] gets what a person in its seat gets: a [`View`](moonhare_rules::View), and the words of the cards that it
//! can see. It never gets a game. What a text means is the matter of a [`Mind`]; the built-in one is a
//! [network of concepts](network) with words in seven languages.
//!
//! ```
//! use moonhare_bots::{BuiltInMind, Mind};
//! use moonhare_packs::Words;
//!
//! let whale = Words {
//!     concepts: vec![("whale".into(), 1.0), ("forest".into(), 0.5)],
//!     relation: String::new(),
//!     layout: String::new(),
//!     moods: vec!["wonder".into()],
//!     description: Default::default(),
//!     heard: vec![],
//! };
//! let mind = BuiltInMind::new();
//! assert!(mind.fit("un canto dagli abissi", None, &whale) > mind.fit("lunedì in ufficio", None, &whale));
//! ```

pub mod arena;
mod delay;
mod dice;
pub mod encoder;
pub mod evaluation;
mod forms;
pub mod mind;
pub mod network;
mod play;
mod recent;
mod sight;
mod stopwatch;
mod temperament;
mod text;
mod viewers;

pub use mind::{BuiltInMind, Mind};
pub use play::{Bot, Table};
pub use recent::Recent;
pub use sight::{Eyes, Sight};
pub use temperament::Temperament;
pub use text::key as clue_key;

/// Reads the network now, so that no player waits for it at the first move.
pub fn warm_up() {
    let _network = network::Network::built_in();
    let _readings = mind::Sayings::built_in();
    play::imagine_cards();
}
