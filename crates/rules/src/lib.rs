//! The game itself: rule sets, decisions, events, views and scores.
