//! Links that look like something: what a messenger shows of an address before anybody has followed it.
//!
//! The page of an address carries the standard tags, and they name a picture. Both are made of what anybody may see who
//! has the address, and of nothing else: of a table that is locked or has a passphrase, only the game's name.

mod evening;
mod head;
mod painted;
mod words;

use std::sync::Arc;

use axum::{
    extract::State as Shared,
    http::{HeaderMap, Uri, header},
    response::{IntoResponse, Response},
};
use moonhare_postcard::Postcard;
use moonhare_rooms::{Language, Preview, RoomCode, Stage};

use crate::{ApiError, api::Visitor, assets, state::State};

pub(crate) use evening::{album, album_turn};
use head::Head;
pub(crate) use painted::Painted;
use words::Words;

/// What a link shows of itself.
pub(crate) struct Shown {
    /// What the picture is known by: the same for the same picture, and for no other.
    pub(crate) key: String,
    pub(crate) card: Postcard,
    title: String,
    sentence: String,
    /// Where the picture is.
    picture: String,
    language: Language,
    /// Whether search engines may know of it.
    listed: bool,
}

/// Answers with a file of the client, or with the page that an address is.
pub(crate) async fn page_or_file(
    Shared(state): Shared<Arc<State>>,
    visitor: Visitor,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if let Some(answer) = assets::file(&uri, &headers) {
        return answer;
    }
    let wanted = wanted_language(&headers);
    let shown = match shown_at(&state, visitor, uri.path()).await {
        Some(shown) => shown,
        None => the_game(wanted),
    };
    let at = site(&state, &headers);
    let head = Head { shown: &shown, site: &at, path: uri.path() };
    // An address that nobody shall find is not listed either when there is nothing at it, or its door is closed.
    let listed = shown.listed && !["/a/", "/t/", "/tv/"].iter().any(|kind| uri.path().starts_with(kind));
    assets::page(&head.tags(), shown.language.tag(), &headers, listed)
}

/// What the address leads to, if anything may be told of it.
async fn shown_at(state: &Arc<State>, visitor: Visitor, path: &str) -> Option<Shown> {
    let mut parts = path.split('/').filter(|part| !part.is_empty());
    match (parts.next()?, parts.next()?) {
        ("t", code) => table(state, visitor, code).await.ok(),
        ("a", id) => match parts.next().map(str::parse) {
            None => album(state, visitor, id).await.ok(),
            Some(Ok(turn)) => album_turn(state, visitor, id, turn).await.ok(),
            Some(Err(_)) => None,
        },
        _ => None,
    }
}

/// What is shown of a table.
pub(crate) async fn table(state: &Arc<State>, visitor: Visitor, code: &str) -> Result<Shown, ApiError> {
    let look = async { Ok(state.rooms.preview(code.parse::<RoomCode>()?).await?) };
    visitor.look_up(state, look).await.map(|preview| of_table(&preview))
}

/// The game itself, for every address of which nothing more may be told.
pub(crate) fn the_game(language: Language) -> Shown {
    let sentence = Words::of(language).game.to_owned();
    Shown {
        key: format!("game/{}", language.tag()),
        card: Postcard::Game { sentence: sentence.clone() },
        title: "Moonhare".into(),
        sentence,
        picture: format!("/api/picture?language={}", language.tag()),
        language,
        listed: true,
    }
}

fn of_table(preview: &Preview) -> Shown {
    let language = preview.language;
    if preview.locked || preview.passphrase {
        return Shown { listed: false, ..the_game(language) };
    }
    let words = Words::of(language);
    let playing = preview.stage == Stage::Game;
    let title = if playing { words.playing } else { words.waiting };
    let rabbits: Vec<u8> = preview.people.iter().map(|person| u8::from(person.rabbit)).collect();
    let names: Vec<&str> = preview.people.iter().filter_map(|person| person.name.as_deref()).collect();
    let code = preview.code.to_string();
    Shown {
        key: format!("t/{code}/{}/{playing}/{rabbits:?}", language.tag()),
        card: Postcard::Invitation {
            title: title.into(),
            rabbits,
            code: code.clone(),
            foot: if playing { words.look_on } else { words.sit_down }.into(),
        },
        title: title.to_owned(),
        sentence: format!("{}{}", words.at_the_table, names.join(", ")),
        picture: format!("/api/rooms/{code}/picture"),
        language,
        listed: false,
    }
}

/// The first language of whoever asks that we speak.
fn wanted_language(headers: &HeaderMap) -> Language {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let tags = accepted.unwrap_or_default().split(',').map(|part| part.split(';').next().unwrap_or_default());
    tags.map(str::trim).find_map(nearest).unwrap_or_default()
}

/// The language of a tag, or the nearest of its kind.
pub(crate) fn nearest(tag: &str) -> Option<Language> {
    let exact = Language::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(tag));
    exact.or_else(|| Language::of(&tag.split('-').next()?.to_ascii_lowercase()))
}

/// Where this server is, as the world calls it: pictures need whole addresses.
fn site(state: &State, headers: &HeaderMap) -> String {
    if let Some(url) = &state.config().public_url {
        return url.trim_end_matches('/').to_owned();
    }
    let host = headers.get(header::HOST).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let plain = |letter: char| letter.is_ascii_alphanumeric() || ".-:[]".contains(letter);
    if host.is_empty() || !host.chars().all(plain) { String::new() } else { format!("http://{host}") }
}

/// Answers with the picture of what is shown.
pub(crate) async fn picture(
    state: &Arc<State>,
    visitor: Visitor,
    shown: Shown,
) -> Result<Response, ApiError> {
    let bytes = state.painted.picture(shown.key, shown.card, visitor.address()).await?;
    let headers = [(header::CONTENT_TYPE, "image/jpeg"), (header::CACHE_CONTROL, "public, max-age=300")];
    Ok((headers, bytes).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_we_speak_is_taken() {
        for (accepted, language) in [
            ("de-AT,de;q=0.9,en;q=0.8", Language::De),
            ("pt-BR", Language::PtBr),
            ("es-MX,fr", Language::Es),
            ("nl, ca;q=0.5", Language::Ca),
            ("*", Language::En),
            ("", Language::En),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, accepted.parse().unwrap());
            assert_eq!(wanted_language(&headers), language, "{accepted}");
        }
    }
}
