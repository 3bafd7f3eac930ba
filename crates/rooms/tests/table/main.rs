//! Tables as their guests see them, by a clock that stands still until nothing else is to be done.

mod house;
mod unwritten;
mod waiting;
