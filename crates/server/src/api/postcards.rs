//! The pictures that messengers show beside links.

use axum::{extract::State as Shared, response::Response};
use serde::Deserialize;

use super::{App, Path, Query, Visitor};
use crate::{ApiError, share};

/// In which language.
#[derive(Debug, Deserialize)]
pub(super) struct Spoken {
    language: Option<String>,
}

pub(super) async fn game(
    Shared(state): App,
    visitor: Visitor,
    Query(spoken): Query<Spoken>,
) -> Result<Response, ApiError> {
    let language = spoken.language.as_deref().and_then(share::nearest).unwrap_or_default();
    share::picture(&state, visitor, share::the_game(language)).await
}

pub(super) async fn table(
    Shared(state): App,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Result<Response, ApiError> {
    let shown = share::table(&state, visitor, &code).await?;
    share::picture(&state, visitor, shown).await
}
