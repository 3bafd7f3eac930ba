//! The game itself: rule sets, decisions, events, views and scores.
//!
//! There is no clock, no input or output and no hidden chance in here: the same commands and the same dice give the
//! same game, on every machine. A whole turn:
//!
//! ```
//! use moonhare_rules::{Command, Edition, FairDeck, Game, HouseRules, Phase, RuleSet, Seat, Secret, Viewer};
//!
//! let rules = RuleSet::new(Edition::Classic, &HouseRules::default(), 4, 84).expect("four can play");
//! let deck = FairDeck::new(Secret::from_number(7), &[]);
//! let mut dice = deck.dice();
//! let mut game = Game::from_events(&Game::start(&rules, &[], &deck)).expect("a start");
//!
//! // Everybody does what their view lists; a refused command would change nothing.
//! let mut play = |game: &mut Game, seat: u8, command: Command| {
//!     for event in game.decide(Seat(seat), &command, &mut dice).expect("a listed move") {
//!         game.apply(&event);
//!     }
//! };
//! let hand = |game: &Game, seat: u8| game.view(Viewer::Seat(Seat(seat))).hand.expect("face up");
//!
//! let card = hand(&game, 2)[0];
//! play(&mut game, 2, Command::tell(card, "the sound of one lantern"));
//! for seat in [0, 1, 3] {
//!     let card = hand(&game, seat)[0];
//!     play(&mut game, seat, Command::give(&[card]));
//! }
//! for seat in [0, 1, 3] {
//!     let open = game.view(Viewer::Seat(Seat(seat))).your_move.vote.expect("a vote").slots;
//!     play(&mut game, seat, Command::vote(&open[..1]));
//! }
//! let view = game.view(Viewer::Watcher);
//! assert_eq!(view.phase, Phase::Score);
//! for line in view.points.expect("points").iter() {
//!     assert_eq!(i32::from(line.points), line.reasons.iter().map(|r| i32::from(r.points)).sum::<i32>());
//! }
//! for seat in 0..4 {
//!     play(&mut game, seat, Command::Ready {});
//! }
//! assert_eq!((game.turn(), game.storyteller()), (2, Some(Seat(3))));
//! ```

mod apply;
mod ballot;
mod board;
mod check;
mod clue;
mod command;
mod decide;
mod dice;
mod edition;
mod event;
mod fair;
mod game;
mod house_rule;
mod house_rules;
mod ids;
pub mod limits;
mod list;
mod moves;
mod paid;
mod problem;
pub mod record;
mod refusal;
pub mod rule_set;
mod rule_sheet;
pub mod score;
mod seats;
mod start;
#[cfg(test)]
mod tests;
mod verify;
mod view;
mod voters;
mod waiting;

pub use clue::Clue;
pub use command::Command;
pub use dice::{Dice, FairDice, Label};
pub use edition::Edition;
pub use event::{Draw, EVENT_VERSION, Ending, Event, Laid, Started, Table, Winners};
pub use fair::{FairDeck, Promise, Secret};
pub use game::{Game, LogError, Phase};
pub use house_rule::{HouseRule, HouseValue, Place, Takes};
pub use house_rules::{BonusLimit, HouseRules};
pub use ids::{Card, Cards, Seat, Slot, Slots, Viewer};
pub use list::List;
pub use moves::{GiveMove, Moves, Open, TellMove, VoteMove};
pub use paid::{Paid, SlotPoints};
pub use problem::{Problem, ProblemCode};
pub use refusal::Refusal;
pub use rule_set::RuleSet;
pub use rule_sheet::{EditionSheet, HouseRuleSheet, PrintedFrom, PrintedIn, RuleSheet};
pub use seats::SeatSet;
pub use start::seen_cards;
pub use verify::{Unfair, Verified, verify, verify_after};
pub use view::{MyVotes, SeatView, TableCard, View, ViewLimits};
pub use voters::Voters;
