//! For how long this place keeps what people leave here, as the page about it tells them.

use axum::{Json, extract::State as Shared};
use moonhare_rooms::limits::GRACE_H;
use serde::Serialize;

use super::App;

/// For how many days things are kept; 0 is for ever.
#[derive(Debug, Serialize)]
pub(super) struct KeptDays {
    /// Tables, after the last thing that happened there.
    tables: u64,
    /// Albums, after they were kept.
    albums: u64,
    /// Boxes of own pictures, after the last game with them.
    boxes: u64,
    /// How many days more of the server's own time pass before anything is deleted.
    grace: u64,
}

pub(super) async fn days(Shared(state): App) -> Json<KeptDays> {
    let config = state.config();
    Json(KeptDays {
        tables: config.keep_rooms_days,
        albums: config.keep_albums_days,
        boxes: config.own.keep_days,
        grace: GRACE_H / 24,
    })
}
