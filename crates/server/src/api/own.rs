//! Boxes of people's own pictures.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Request, State as Shared},
    http::{HeaderName, StatusCode, header},
    response::{IntoResponse, Response},
};
use moonhare_rooms::RoomCode;
use serde::Deserialize;

use super::{
    App, Bearer, Body, Path, Query, Visitor, look, read_body,
    routes::{Route, Secrecy},
};
use crate::{
    ApiError, BoxChange, BoxMade, BoxView, LookView, NewBox, NewUpload, OwnCardChange, OwnCardView,
    OwnPictures, OwnRefusal, OwnRules, UploadView, Who,
    limits::{OWN_PART_BYTES_MAX, UPLOAD_S_MAX},
    state::State,
};

/// What only those may keep who saw it, and only until it is asked for again: it may be deleted in between.
const ASKED_FOR_BY_ONE: &str = "private, no-cache";
/// Nothing of this is for search engines, not even if somebody puts a link somewhere.
const UNSEARCHED: (HeaderName, &str) = (HeaderName::from_static("x-robots-tag"), "noindex, noimageindex");

/// Everything about pictures of people's own.
pub(super) fn routes() -> Vec<Route> {
    const BOX: &str = "/api/own/boxes/{box}";
    const CARD: &str = "/api/own/boxes/{box}/cards/{card}";
    vec![
        Route::get("/api/own", "What pictures of people's own this server takes.", rules).gives::<OwnRules>(),
        Route::post("/api/own/boxes", "Make a box for pictures of one's own.", open)
            .takes::<NewBox>()
            .status(201)
            .gives::<BoxMade>()
            .faults(&[400, 403, 408, 413, 422, 503]),
        Route::get(
            BOX,
            "A box, for whoever has its link. With `?table=CODE` the secret is that of a seat, else the box's key.",
            look_in,
        )
        .gives::<BoxView>()
        .secret(Secrecy::Maybe)
        .faults(&[400, 401, 404]),
        Route::post(BOX, "Change what a box is called, or with how many built-in cards it is filled up.", change)
            .takes::<BoxChange>()
            .gives::<BoxView>()
            .secret(Secrecy::Needed)
            .faults(&[400, 401, 403, 404, 408, 409, 413, 422, 503]),
        Route::post("/api/own/boxes/{box}/delete", "Delete a box with everything in it, at once.", delete)
            .status(204)
            .secret(Secrecy::Needed)
            .faults(&[400, 401, 403, 404, 503]),
        Route::post("/api/own/boxes/{box}/uploads", "Announce a picture, whose bytes follow in parts.", announce)
            .takes::<NewUpload>()
            .status(201)
            .gives::<UploadView>()
            .secret(Secrecy::Needed)
            .faults(&[400, 401, 403, 404, 408, 409, 413, 422, 503]),
        Route::get("/api/own/boxes/{box}/uploads/{upload}", "How much of a picture has come.", upload)
            .gives::<UploadView>()
            .secret(Secrecy::Needed)
            .faults(&[400, 401, 403, 404]),
        Route::post(
            "/api/own/boxes/{box}/uploads/{upload}",
            "The next part of a picture, from the byte `?at=` on. With the last one it becomes a card.",
            take_part,
        )
        .takes_bytes(OWN_PART_BYTES_MAX)
        .gives::<UploadView>()
        .secret(Secrecy::Needed)
        .faults(&[400, 401, 403, 404, 408, 409, 413, 422, 503]),
        Route::post(CARD, "Change a card's caption, or how it is shown.", change_card)
            .takes::<OwnCardChange>()
            .gives::<OwnCardView>()
            .secret(Secrecy::Needed)
            .faults(&[400, 401, 403, 404, 408, 409, 413, 422, 503]),
        Route::post(
            "/api/own/boxes/{box}/cards/{card}/remove",
            "Remove a card with all of its pictures, at once.",
            remove_card,
        )
        .status(204)
        .secret(Secrecy::Needed)
        .faults(&[400, 401, 403, 404, 409, 503]),
        Route::post(
            "/api/own/boxes/{box}/cards/{card}/preview",
            "How a card would look, small and quickly.",
            preview,
        )
        .takes::<LookView>()
        .gives_other("image/*")
        .secret(Secrecy::Needed)
        .faults(&[400, 401, 403, 404, 408, 413, 422]),
        Route::get("/api/own/boxes/{box}/cards/{card}/master", "What a card is cut from.", master)
            .gives_other("image/*")
            .secret(Secrecy::Needed)
            .faults(&[400, 401, 403, 404]),
    ]
}

/// Where somebody sits who asks.
#[derive(Deserialize)]
pub(super) struct AtTable {
    table: Option<String>,
    /// For a part of a picture: from which byte on.
    at: Option<u32>,
}

/// Who asks, and about what.
struct Asked {
    state: Arc<State>,
    visitor: Visitor,
    who: Who,
}

impl Asked {
    async fn by(
        state: Arc<State>,
        visitor: Visitor,
        table: Option<&str>,
        secret: Option<String>,
    ) -> Result<Self, ApiError> {
        let who = match (table, secret) {
            (_, None) => Who::Anybody,
            (None, Some(key)) => Who::Owner(key),
            (Some(table), Some(secret)) => {
                let code: RoomCode = table.parse()?;
                let guest = state.rooms.guest(code, secret).await.map_err(ApiError::from);
                Who::Guest { table: code.to_string(), guest: visitor.missed(&state, guest)? }
            }
        };
        Ok(Self { state, visitor, who })
    }

    /// Does something beside the tasks: it may wait for the disk, or unpack a picture. A name or a key that is wrong counts
    /// as an entry, so that none can be found by trying.
    async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&dyn OwnPictures, &Who) -> Result<T, OwnRefusal> + Send + 'static,
    ) -> Result<T, ApiError> {
        let (own, who) = (Arc::clone(&self.state.own), self.who.clone());
        let place =
            self.state.own_places.place(self.visitor.address()).await.ok_or(ApiError::TooManyRequests)?;
        let done = tokio::task::spawn_blocking(move || {
            let done = work(&*own, &who);
            // Here and not where it was asked for: who goes away meanwhile does not make this cheaper.
            drop(place);
            done
        });
        let done = done.await.unwrap_or(Err(OwnRefusal::StorageFailed)).map_err(ApiError::from);
        self.visitor.missed(&self.state, done)
    }

    /// The tables that this may matter to: of somebody at a table that one, of who has the key all that may add.
    async fn tables(&self, id: &str) -> Vec<RoomCode> {
        let tables = match &self.who {
            Who::Guest { table, .. } => vec![table.clone()],
            Who::Owner(_) => {
                let id = id.to_owned();
                self.run(move |own, _| Ok(own.tables(&id))).await.unwrap_or_default()
            }
            Who::Anybody => Vec::new(),
        };
        tables.iter().filter_map(|table| table.parse().ok()).collect()
    }

    /// The rooms of these tables count their cards anew.
    async fn recount(&self, tables: Vec<RoomCode>) {
        for code in tables {
            self.state.rooms.recount(code).await;
        }
    }
}

async fn rules(Shared(state): App) -> Json<OwnRules> {
    Json(state.own.rules())
}

async fn open(
    Shared(state): App,
    visitor: Visitor,
    Body(wish): Body<NewBox>,
) -> Result<(StatusCode, Json<BoxMade>), ApiError> {
    // Words can't be found by trying, and boxes fill the disk as rooms do.
    visitor.make_room(&state)?;
    let asked = Asked { state, visitor, who: Who::Anybody };
    Ok((StatusCode::CREATED, Json(asked.run(move |own, _| own.open(&wish)).await?)))
}

async fn look_in(
    Shared(state): App,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(AtTable { table, .. }): Query<AtTable>,
    Bearer(secret): Bearer,
) -> Result<Response, ApiError> {
    let asked = Asked::by(state, visitor, table.as_deref(), secret).await?;
    let view = asked.run(move |own, who| own.look_in(&id, who)).await?;
    Ok(([UNSEARCHED], Json(view)).into_response())
}

async fn change(
    Shared(state): App,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(AtTable { table, .. }): Query<AtTable>,
    Bearer(secret): Bearer,
    Body(change): Body<BoxChange>,
) -> Result<Json<BoxView>, ApiError> {
    let asked = Asked::by(state, visitor, table.as_deref(), secret).await?;
    let tables = asked.tables(&id).await;
    let view = asked.run(move |own, who| own.change(&id, who, &change)).await?;
    asked.recount(tables).await;
    Ok(Json(view))
}

async fn delete(
    Shared(state): App,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(AtTable { table, .. }): Query<AtTable>,
    Bearer(secret): Bearer,
) -> Result<StatusCode, ApiError> {
    let asked = Asked::by(state, visitor, table.as_deref(), secret).await?;
    let tables = asked.tables(&id).await;
    asked.run(move |own, who| own.delete(&id, who)).await?;
    asked.recount(tables).await;
    Ok(StatusCode::NO_CONTENT)
}

async fn announce(
    Shared(state): App,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(AtTable { table, .. }): Query<AtTable>,
    Bearer(secret): Bearer,
    Body(wish): Body<NewUpload>,
) -> Result<(StatusCode, Json<UploadView>), ApiError> {
    state.check_disk()?;
    visitor.bring_picture(&state, wish.bytes)?;
    let asked = Asked::by(state, visitor, table.as_deref(), secret).await?;
    let view = asked.run(move |own, who| own.await_upload(&id, who, &wish)).await?;
    Ok((StatusCode::CREATED, Json(view)))
}

async fn upload(
    Shared(state): App,
    visitor: Visitor,
    Path((id, upload)): Path<(String, String)>,
    Query(AtTable { table, .. }): Query<AtTable>,
    Bearer(secret): Bearer,
) -> Result<Json<UploadView>, ApiError> {
    let asked = Asked::by(state, visitor, table.as_deref(), secret).await?;
    Ok(Json(asked.run(move |own, who| own.upload(&id, who, &upload)).await?))
}

async fn take_part(
    Shared(state): App,
    visitor: Visitor,
    Path((id, upload)): Path<(String, String)>,
    Query(AtTable { table, at }): Query<AtTable>,
    Bearer(secret): Bearer,
    request: Request,
) -> Result<Json<UploadView>, ApiError> {
    state.check_disk()?;
    let at = at.ok_or(ApiError::BadRequest)?;
    let part = read_body(request, &state, UPLOAD_S_MAX).await?;
    let asked = Asked::by(state, visitor, table.as_deref(), secret).await?;
    let within = id.clone();
    let view = asked.run(move |own, who| own.take_part(&within, who, &upload, at, &part)).await?;
    if view.card.is_some() {
        asked.recount(asked.tables(&id).await).await;
    }
    Ok(Json(view))
}

async fn change_card(
    Shared(state): App,
    visitor: Visitor,
    Path((id, card)): Path<(String, u32)>,
    Query(AtTable { table, .. }): Query<AtTable>,
    Bearer(secret): Bearer,
    Body(change): Body<OwnCardChange>,
) -> Result<Json<OwnCardView>, ApiError> {
    let asked = Asked::by(state, visitor, table.as_deref(), secret).await?;
    Ok(Json(asked.run(move |own, who| own.change_card(&id, who, card, &change)).await?))
}

async fn remove_card(
    Shared(state): App,
    visitor: Visitor,
    Path((id, card)): Path<(String, u32)>,
    Query(AtTable { table, .. }): Query<AtTable>,
    Bearer(secret): Bearer,
) -> Result<StatusCode, ApiError> {
    let asked = Asked::by(state, visitor, table.as_deref(), secret).await?;
    let tables = asked.tables(&id).await;
    asked.run(move |own, who| own.remove_card(&id, who, card)).await?;
    asked.recount(tables).await;
    Ok(StatusCode::NO_CONTENT)
}

async fn preview(
    Shared(state): App,
    visitor: Visitor,
    Path((id, card)): Path<(String, u32)>,
    Query(AtTable { table, .. }): Query<AtTable>,
    Bearer(secret): Bearer,
    Body(look): Body<LookView>,
) -> Result<Response, ApiError> {
    let asked = Asked::by(state, visitor, table.as_deref(), secret).await?;
    let bytes = asked.run(move |own, who| own.preview(&id, who, card, &look)).await?;
    Ok(webp(bytes, None))
}

async fn master(
    Shared(state): App,
    visitor: Visitor,
    Path((id, card)): Path<(String, u32)>,
    Query(AtTable { table, .. }): Query<AtTable>,
    Bearer(secret): Bearer,
) -> Result<Response, ApiError> {
    let asked = Asked::by(state, visitor, table.as_deref(), secret).await?;
    let bytes = asked.run(move |own, who| own.master(&id, who, card)).await?;
    Ok(webp(bytes, None))
}

/// A card's picture by its identity, if it is one of people's own.
pub(super) async fn picture(
    state: &Arc<State>,
    visitor: Visitor,
    picture: String,
    width: u16,
) -> Result<Option<Response>, ApiError> {
    let tag = format!("\"{picture}\"");
    let bytes = look(state, visitor, move |own| own.picture(&picture, width)).await?;
    Ok(bytes.map(|bytes| webp(bytes, Some(&tag))))
}

/// A private picture as an answer.
fn webp(bytes: bytes::Bytes, tag: Option<&str>) -> Response {
    let headers = [
        (header::CONTENT_TYPE, "image/webp"),
        (header::CACHE_CONTROL, ASKED_FOR_BY_ONE),
        UNSEARCHED,
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ];
    let tag = tag.map(|tag| [(header::ETAG, tag.to_owned())]);
    match tag {
        Some(tag) => (headers, tag, bytes).into_response(),
        None => (headers, bytes).into_response(),
    }
}
