//! Places that somebody has at tables, as the first page shows them.

use axum::{Json, extract::State as Shared};
use moonhare_rooms::{PlaceView, RoomRefusal};

use super::{App, Bearer, Path, Visitor};
use crate::ApiError;

pub(super) async fn place(
    Shared(state): App,
    visitor: Visitor,
    Path(code): Path<String>,
    Bearer(secret): Bearer,
) -> Result<Json<PlaceView>, ApiError> {
    let look = async {
        let secret = secret.ok_or(RoomRefusal::UnknownSecret)?;
        Ok(state.rooms.place(code.parse()?, secret).await?)
    };
    visitor.missed(&state, look.await).map(Json)
}
