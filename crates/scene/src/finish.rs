//! The finishes a pack can have.

use serde::{Deserialize, Serialize};

/// How the picture is laid on the paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Finish {
    /// Brush strokes along the forms, slight relief.
    #[default]
    Oil,
    /// Washes with dark edges, paper around.
    Watercolour,
    /// Few inks, cut with a gouge.
    Linocut,
    /// Lines across each form, over a light wash.
    Etching,
    /// Chalk on dark paper.
    Pastel,
    /// Sheets of torn and cut paper.
    Collage,
    /// Silk stitches on dyed linen.
    Embroidery,
    /// No brush pass: quick previews.
    Plain,
}
