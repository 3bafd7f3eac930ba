//! The append-only log of every room.
