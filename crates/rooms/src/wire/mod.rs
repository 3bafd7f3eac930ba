//! What travels between a viewer and a room.

mod apply_patch;
#[cfg(test)]
mod bytes_test;
pub mod client;
#[cfg(test)]
mod follow_test;
mod message;
mod parts;
mod patch;
mod step;

pub use message::{Bye, ByeCode, ClientMessage, Hello, Pong, Refused, ServerMessage, Welcome};
pub use parts::{
    GiveLetter, GiveOfLetter, Given, HandSizes, Hands, InOrder, Numbered, OpenMove, OwnVotes, PlainMove,
    SeatBits, SlotVoters, TellLetter, VoteLetter,
};
pub use patch::GamePatch;
pub use step::{OwnPatch, Patch, RoomPatch, Step};
pub(crate) use step::{Part, Steps};
