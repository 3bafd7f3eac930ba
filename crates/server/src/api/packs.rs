//! Packs, their words and their pictures.

use axum::{
    Json,
    extract::State as Shared,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};

use super::{App, Path, Visitor, look, own};
use crate::{ApiError, PackView, PictureWordsView, WordsView};

/// What an address with an identity in it shows is the same for ever.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// What a pack's card looks like may change with a release, so it is kept but asked for each time.
const ASKED_FOR: &str = "public, no-cache";

pub(super) async fn list(Shared(state): App) -> Json<Vec<PackView>> {
    Json(state.shelf.packs())
}

pub(super) async fn words(
    Shared(state): App,
    visitor: Visitor,
    Path((pack, language)): Path<(String, String)>,
) -> Result<Json<WordsView>, ApiError> {
    if let Some(words) = state.shelf.words(&pack, &language) {
        return Ok(Json(words));
    }
    let own = look(&state, visitor, move |own| own.words(&pack, &language)).await?;
    own.map(Json).ok_or(ApiError::NotFound)
}

pub(super) async fn picture_words(
    Shared(state): App,
    visitor: Visitor,
    Path((picture, language)): Path<(String, String)>,
) -> Result<Json<PictureWordsView>, ApiError> {
    if let Some(words) = state.shelf.picture_words(&picture, &language) {
        return Ok(Json(words));
    }
    let own = look(&state, visitor, move |own| own.picture_words(&picture)).await?;
    own.map(Json).ok_or(ApiError::PictureNotFound)
}

/// A picture by its identity. Its address says nothing about who holds it.
pub(super) async fn picture(
    Shared(state): App,
    visitor: Visitor,
    Path((picture, file)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    match show(&state, &picture, &file, FOR_EVER, &headers) {
        Err(ApiError::PictureNotFound) => {
            let width = width_of(&file).ok_or(ApiError::PictureNotFound)?;
            let tag = format!("\"{picture}\"");
            let own =
                own::picture(&state, visitor, picture, width).await?.ok_or(ApiError::PictureNotFound)?;
            if headers
                .get(header::IF_NONE_MATCH)
                .and_then(|known| known.to_str().ok())
                .is_some_and(|known| names(known, &tag))
            {
                let (mut head, _) = own.into_parts();
                head.status = StatusCode::NOT_MODIFIED;
                return Ok(Response::from_parts(head, axum::body::Body::empty()));
            }
            Ok(own)
        }
        shown => shown,
    }
}

/// The width in a file's name.
fn width_of(file: &str) -> Option<u16> {
    file.strip_suffix(".webp")?.parse().ok()
}

/// The picture that a card of a pack has now: for games that began before pictures had an identity.
pub(super) async fn picture_of_card(
    Shared(state): App,
    Path((pack, card, file)): Path<(String, String, String)>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let card = card.parse().map_err(|_| ApiError::PictureNotFound)?;
    let picture = state.shelf.picture_of(&pack, card).ok_or(ApiError::PictureNotFound)?;
    show(&state, &picture, &file, ASKED_FOR, &headers)
}

fn show(
    state: &crate::state::State,
    picture: &str,
    file: &str,
    kept: &'static str,
    headers: &HeaderMap,
) -> Result<Response, ApiError> {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let found = width_of(file).and_then(|width| state.shelf.picture(picture, width));
    let bytes = found.ok_or(ApiError::PictureNotFound)?;
    if text(header::ACCEPT).is_some_and(|accepted| !accepts_webp(accepted)) {
        return Err(ApiError::NotAcceptable);
    }
    let tag = format!("\"{picture}\"");
    let known = text(header::IF_NONE_MATCH).is_some_and(|known| names(known, &tag));
    let common = [
        (header::CONTENT_TYPE, "image/webp".to_owned()),
        (header::CACHE_CONTROL, kept.to_owned()),
        (header::ETAG, tag),
    ];
    if known {
        return Ok((StatusCode::NOT_MODIFIED, common).into_response());
    }
    Ok((common, bytes).into_response())
}

/// Whether a list of tags, as in `If-None-Match`, has this one. A proxy that compresses makes a tag weak; the picture is the
/// same.
fn names(known: &str, tag: &str) -> bool {
    known
        .split(',')
        .map(str::trim)
        .any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag)
}

fn accepts_webp(accepted: &str) -> bool {
    accepted
        .split(',')
        .map(|kind| kind.split(';').next().unwrap_or_default().trim())
        .any(|kind| matches!(kind, "image/webp" | "image/*" | "*/*" | ""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_found_among_others_and_when_it_was_made_weak() {
        for (known, yes) in [
            ("\"abc\"", true),
            ("W/\"abc\"", true),
            ("\"x\", \"abc\"", true),
            ("*", true),
            ("\"abcd\"", false),
            ("abc", false),
            ("", false),
        ] {
            assert_eq!(names(known, "\"abc\""), yes, "{known}");
        }
    }
}
