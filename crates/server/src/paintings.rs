//! Packs that are painted while the server runs.

use std::collections::BTreeMap;

use axum::http::StatusCode;
use serde::{Deserialize, Serialize};

/// What can be painted, and what is being painted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PaintingsView {
    /// Whether this server paints at all.
    pub allowed: bool,
    /// What packs can be about.
    pub themes: Vec<ThemeView>,
    /// Packs that were ordered, the oldest first; those that are done are among the packs as well.
    pub paintings: Vec<PaintingView>,
}

/// What a pack can be about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ThemeView {
    /// Its id.
    pub id: String,
    /// Its name in each language.
    pub names: BTreeMap<String, String>,
    /// A sentence about it in each language.
    pub blurbs: BTreeMap<String, String>,
}

/// A pack that was ordered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PaintingView {
    /// The id that the pack has when it is done.
    pub id: String,
    /// What it is about.
    pub theme: String,
    /// Which of the theme's packs it is.
    pub seed: u64,
    /// How many of its cards are painted.
    pub painted: u16,
    /// How many cards it has.
    pub cards: u16,
    /// How far it is.
    pub state: PaintingState,
    /// Why it failed.
    pub code: Option<String>,
}

/// How far a pack is that was ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PaintingState {
    /// Others are painted before it.
    Waiting,
    /// It is being painted.
    Painting,
    /// It can be played with.
    Done,
    /// It could not be painted; it may be ordered again.
    Failed,
}

/// An order for a pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PaintingOrder {
    /// What it is about.
    pub theme: String,
    /// Which of the theme's packs; any if it is left out.
    #[serde(default)]
    pub seed: Option<u32>,
}

/// Why a pack is not painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PaintingRefusal {
    /// There is no such theme.
    #[error("there is no such theme; GET /api/paintings lists them")]
    UnknownTheme,
    /// The operator does not want it.
    #[error("this server does not paint packs; its operator can change that with --painted-packs")]
    NotAllowed,
    /// Others wait already.
    #[error("enough packs wait to be painted; order again when one of them is done")]
    TooMany,
    /// There is no room for more packs.
    #[error("the shelf is full; the operator can make room with --painted-packs, or take a pack away")]
    ShelfFull,
    /// It can't be written down.
    #[error("the server could not keep this; try again in a moment")]
    StorageFailed,
}

impl PaintingRefusal {
    /// A stable name for programs and translations.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::UnknownTheme => "unknown_theme",
            Self::NotAllowed => "painting_not_allowed",
            Self::TooMany => "too_many_paintings",
            Self::ShelfFull => "shelf_full",
            Self::StorageFailed => "storage_failed",
        }
    }

    pub(crate) const fn status(self) -> StatusCode {
        match self {
            Self::UnknownTheme => StatusCode::UNPROCESSABLE_ENTITY,
            Self::NotAllowed => StatusCode::FORBIDDEN,
            Self::TooMany | Self::ShelfFull => StatusCode::CONFLICT,
            Self::StorageFailed => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

/// Who paints packs. Asked between requests, so answers come at once; the painting itself happens elsewhere.
pub trait Painter: Send + Sync + 'static {
    /// What can be painted, and how far everything is.
    fn paintings(&self) -> PaintingsView;

    /// Takes an order; the same order again gives the same painting.
    ///
    /// # Errors
    /// When nothing is painted for it.
    fn order(&self, order: &PaintingOrder) -> Result<PaintingView, PaintingRefusal>;
}

/// Nobody paints here.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoPainter;

impl Painter for NoPainter {
    fn paintings(&self) -> PaintingsView {
        PaintingsView::default()
    }

    fn order(&self, _: &PaintingOrder) -> Result<PaintingView, PaintingRefusal> {
        Err(PaintingRefusal::NotAllowed)
    }
}
