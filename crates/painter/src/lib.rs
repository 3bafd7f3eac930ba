//! Paints a card from a seed and a theme, and tells in words what it painted.
