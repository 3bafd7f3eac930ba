//! Rooms as their guests see them, by a clock that stands still until nothing else is to be done.

#[macro_use]
mod log_inside;

mod broken;
mod clocks;
mod coming;
mod damaged;
mod house;
mod knocks;
mod learning;
mod listed;
mod look_back;
mod many_nodes;
mod notes;
mod own;
mod post;
mod salts;
mod stopping;
mod stubborn;
mod together;
mod unwritten;
mod waiting;
