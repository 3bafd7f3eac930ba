//! One table of everything that the server answers: the router is made of it, and so is the description of the API.

use std::sync::Arc;

use axum::{
    extract::DefaultBodyLimit,
    handler::Handler,
    routing::{MethodRouter, get, post},
};
use moonhare_rooms::{
    AlbumView, Created, Entry, KeepWish, KeptAlbum, PlaceView, Preview, ReplayView, Seated, TurnView,
    limits::RECORDING_BYTES_MAX, rules::RuleSheet,
};

use super::{
    albums::{self, Done},
    carrying::{self, Carrying, Sealed},
    description, healthy,
    kept::{self, KeptDays},
    knocks, moons, own, packs, paintings, places, postcards, ready,
    recordings::{self, Recorded},
    reports::{self, NewReport, Reported},
    rooms::{self, Create, Ticket},
    rule_sets,
};
use crate::{
    MoonCounts, MoonResult, MoonView, PackView, PaintingOrder, PaintingView, PaintingsView, PictureWordsView,
    WordsView, metrics, socket, state::State,
};

/// What the description of the API says of a route.
#[derive(Clone, Debug)]
pub struct About {
    /// The HTTP method, in small letters.
    pub method: &'static str,
    /// The address, with names in braces for what varies.
    pub path: &'static str,
    /// What it is for, in a sentence.
    pub summary: &'static str,
    /// What is sent to it.
    pub takes: Option<Content>,
    /// The status when all is well.
    pub status: u16,
    /// What is answered then.
    pub gives: Option<Content>,
    /// The statuses of its faults, besides those that any address may answer with.
    pub faults: Vec<u16>,
    /// Whether the secret of a seat may go with it.
    pub secret: Secrecy,
}

/// What a body is.
#[derive(Clone, Debug)]
pub enum Content {
    /// JSON of this Rust type, by its full name.
    Json(&'static str),
    /// Something else, of this media type.
    Other(&'static str),
}

/// Whether a request proves whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secrecy {
    /// Everybody may ask.
    Open,
    /// In rooms that are locked or have a passphrase only those who are in them.
    Maybe,
    /// Only who has a seat.
    Needed,
}

/// A route, and who answers there.
pub(super) struct Route {
    pub(super) about: About,
    pub(super) handler: MethodRouter<Arc<State>>,
}

impl Route {
    pub(super) fn get<H: Handler<T, Arc<State>>, T: 'static>(
        path: &'static str,
        summary: &'static str,
        handler: H,
    ) -> Self {
        Self::new("get", path, summary, get(handler))
    }

    pub(super) fn post<H: Handler<T, Arc<State>>, T: 'static>(
        path: &'static str,
        summary: &'static str,
        handler: H,
    ) -> Self {
        Self::new("post", path, summary, post(handler))
    }

    fn new(
        method: &'static str,
        path: &'static str,
        summary: &'static str,
        handler: MethodRouter<Arc<State>>,
    ) -> Self {
        let (takes, gives, faults, secret) = (None, None, Vec::new(), Secrecy::Open);
        Self { about: About { method, path, summary, takes, status: 200, gives, faults, secret }, handler }
    }

    pub(super) fn takes<T>(mut self) -> Self {
        self.about.takes = Some(Content::Json(std::any::type_name::<T>()));
        self
    }

    pub(super) fn gives<T>(mut self) -> Self {
        self.about.gives = Some(Content::Json(std::any::type_name::<T>()));
        self
    }

    pub(super) fn gives_other(mut self, media_type: &'static str) -> Self {
        self.about.gives = Some(Content::Other(media_type));
        self
    }

    pub(super) fn status(mut self, status: u16) -> Self {
        self.about.status = status;
        self
    }

    pub(super) fn faults(mut self, faults: &[u16]) -> Self {
        self.about.faults = faults.into();
        self
    }

    pub(super) fn secret(mut self, secret: Secrecy) -> Self {
        self.about.secret = secret;
        self
    }

    /// Takes a body of these bytes, of any kind.
    pub(super) fn takes_bytes(mut self, max: usize) -> Self {
        self.about.takes = Some(Content::Other("application/octet-stream"));
        self.handler = self.handler.layer(DefaultBodyLimit::max(max));
        self
    }
}

/// Everything that the server answers, besides the files of the client.
pub(super) fn routes() -> Vec<Route> {
    let mut routes = vec![
        Route::post("/api/rooms", "Make a room; who makes it is its host.", rooms::create)
            .takes::<Create>()
            .gives::<Created>()
            .faults(&[400, 403, 408, 413, 422, 503]),
        Route::get("/api/rooms", "The tables that everybody may find.", rooms::public).gives::<Vec<Preview>>(),
        Route::get("/api/rooms/{code}", "A room before one joins it.", rooms::preview)
            .gives::<Preview>()
            .faults(&[404]),
        Route::post("/api/rooms/{code}/join", "Join a room, to play or to watch.", rooms::join)
            .takes::<Entry>()
            .gives::<Seated>()
            .secret(Secrecy::Maybe)
            .faults(&[400, 403, 404, 408, 409, 413, 422, 503]),
        Route::post(
            "/api/rooms/{code}/move",
            "Take a seat to this device with a one-time ticket.",
            rooms::use_ticket,
        )
        .takes::<Ticket>()
        .gives::<Seated>()
        .faults(&[400, 401, 403, 404, 408, 413, 503]),
        Route::get("/api/rooms/{code}/turns", "The finished turns of the latest game.", rooms::turns)
            .gives::<Vec<TurnView>>()
            .secret(Secrecy::Maybe)
            .faults(&[400, 401, 403, 404, 503]),
        Route::get(
            "/api/rooms/{code}/turns/{turn}",
            "One turn of the latest game, once it is over, moment by moment as everybody saw it.",
            rooms::replay,
        )
        .gives::<ReplayView>()
        .secret(Secrecy::Maybe)
        .faults(&[400, 401, 403, 404, 409, 503]),
        Route::get(
            "/api/rooms/{code}/game",
            "Every event of the latest game, once it is over, one a line: `moonhare verify` checks them.",
            rooms::finished_game,
        )
        .gives_other("application/jsonl")
        .secret(Secrecy::Maybe)
        .faults(&[400, 401, 403, 404, 409, 503]),
        Route::get(
            "/api/rooms/{code}/games",
            "All games of the room, once the latest is over, an event a line: `moonhare verify` checks them together.",
            rooms::finished_games,
        )
        .gives_other("application/jsonl")
        .secret(Secrecy::Maybe)
        .faults(&[400, 401, 403, 404, 409, 503]),
        Route::post(
            "/api/rooms/{code}/recordings",
            "Keep the recording of a clue that will be performed.",
            recordings::keep,
        )
        .takes_bytes(RECORDING_BYTES_MAX + 1)
        .gives::<Recorded>()
        .secret(Secrecy::Needed)
        .faults(&[400, 401, 403, 404, 408, 409, 413, 422, 503]),
        Route::get(
            "/api/rooms/{code}/recordings/{id}",
            "A recording whose clue was told.",
            recordings::give,
        )
        .gives_other("audio/*")
        .secret(Secrecy::Maybe)
        .faults(&[400, 401, 403, 404, 503]),
        Route::post(
            "/api/rooms/{code}/reports",
            "Report a picture, a name or a clue to whoever runs the server.",
            reports::report,
        )
        .takes::<NewReport>()
        .status(201)
        .gives::<Reported>()
        .secret(Secrecy::Needed)
        .faults(&[400, 401, 403, 404, 408, 409, 413, 503]),
        Route::get(
            "/api/rooms/{code}/place",
            "A room as somebody sees it from afar who has a place there.",
            places::place,
        )
        .gives::<PlaceView>()
        .secret(Secrecy::Needed)
        .faults(&[400, 401, 404, 503]),
        Route::get(
            "/api/rooms/{code}/picture",
            "The picture that messengers show beside a link to this room; of one that is not open, the game's.",
            postcards::table,
        )
        .gives_other("image/jpeg")
        .faults(&[404, 503]),
        Route::post(
            "/api/rooms/{code}/album",
            "Keep the latest game that is over at an address that nobody can guess; kept already, the same address.",
            albums::keep,
        )
        .takes::<KeepWish>()
        .gives::<KeptAlbum>()
        .secret(Secrecy::Needed)
        .faults(&[400, 401, 403, 404, 408, 409, 413, 503]),
        Route::get(
            "/api/rooms/{code}/album",
            "The latest game that is over as an album of it would show it, for who played in it; nothing is kept.",
            albums::unkept,
        )
        .gives::<AlbumView>()
        .secret(Secrecy::Needed)
        .faults(&[400, 401, 403, 404, 409, 503]),
        Route::get("/api/albums/{id}", "An evening that was kept.", albums::album)
            .gives::<AlbumView>()
            .faults(&[404, 503]),
        Route::get(
            "/api/albums/{id}/turns/{turn}",
            "One of its turns, moment by moment: as everybody saw it, or with `?eyes=SEAT` as that seat did.",
            albums::replay,
        )
        .gives::<ReplayView>()
        .faults(&[400, 404, 503]),
        Route::get(
            "/api/albums/{id}/recordings/{hash}",
            "A recording that lies in an album.",
            albums::recording,
        )
        .gives_other("audio/*")
        .faults(&[404, 503]),
        Route::post(
            "/api/albums/{id}/name-out",
            "Take one's own name out of an album, by the secret of the seat; with `?seat=SEAT` anybody's, by the key of who kept it.",
            albums::take_name_out,
        )
        .gives::<Done>()
        .secret(Secrecy::Needed)
        .faults(&[400, 401, 403, 404, 503]),
        Route::post("/api/albums/{id}/delete", "Delete an album, by the key of who kept it.", albums::delete)
            .gives::<Done>()
            .secret(Secrecy::Needed)
            .faults(&[400, 401, 403, 404, 503]),
        Route::get(
            "/api/albums/{id}/picture",
            "The picture that messengers show beside a link to an album.",
            albums::picture,
        )
        .gives_other("image/jpeg")
        .faults(&[404, 503]),
        Route::get(
            "/api/albums/{id}/turns/{turn}/picture",
            "The picture that messengers show beside a link to one of its turns: clue and cards, never the answer.",
            albums::turn_picture,
        )
        .gives_other("image/jpeg")
        .faults(&[404, 503]),
        Route::get("/api/picture", "The picture that messengers show beside any other link.", postcards::game)
            .gives_other("image/jpeg")
            .faults(&[503]),
        Route::post(
            "/api/carried",
            "Keep a sealed list of tables for another device, for ten minutes.",
            carrying::put,
        )
        .takes::<Sealed>()
        .gives::<Carrying>()
        .faults(&[400, 403, 408, 413, 503]),
        Route::post("/api/carried/{id}", "Fetch such a list; it is handed out once.", carrying::take)
            .gives::<Sealed>()
            .faults(&[403, 404]),
        Route::get(
            "/api/rooms/{code}/socket",
            "A WebSocket; docs/PROTOCOL.md describes what travels on it.",
            socket::upgrade,
        )
        .status(101)
        .faults(&[403, 404, 426]),
        Route::get(
            "/api/rule-sets",
            "The editions, and every house rule: what it takes, what a lobby offers, and what is printed for it.",
            rule_sets::sheet,
        )
        .gives::<RuleSheet>(),
        Route::get("/api/packs", "The packs.", packs::list).gives::<Vec<PackView>>(),
        Route::get(
            "/api/packs/{pack}/words/{language}",
            "What is on a pack's pictures, in one language.",
            packs::words,
        )
        .gives::<WordsView>()
        .faults(&[404, 503]),
        Route::get(
            "/api/pictures/{picture}/words/{language}",
            "What is on one picture, in one language.",
            packs::picture_words,
        )
        .gives::<PictureWordsView>()
        .faults(&[404, 503]),
        Route::get(
            "/cards/{picture}/{file}",
            "The picture of this identity, for ever; the file is a width and `.webp`, such as `300.webp`.",
            packs::picture,
        )
        .gives_other("image/webp")
        .faults(&[404, 406, 503]),
        Route::get(
            "/cards/{pack}/{card}/{file}",
            "The picture that a card of a pack has today; the file is a width and `.webp`, such as `300.webp`.",
            packs::picture_of_card,
        )
        .gives_other("image/webp")
        .faults(&[404, 406]),
        Route::get(
            "/api/moons/{day}/{language}",
            "The daily moon of a day: five hands of six cards, and a clue for one card of each. Days begin at the player's midnight.",
            moons::moon,
        )
        .gives::<MoonView>()
        .faults(&[404]),
        Route::get("/api/moons/{day}", "How people here did on the moon of a day.", moons::counts)
            .gives::<MoonCounts>()
            .faults(&[404]),
        Route::post("/api/moons/{day}", "Count a result on the moon of a day, without a person.", moons::add)
            .takes::<MoonResult>()
            .gives::<MoonCounts>()
            .faults(&[400, 404, 408, 413]),
        Route::get(
            "/api/paintings",
            "What packs can be painted, and how far those are that were ordered.",
            paintings::list,
        )
        .gives::<PaintingsView>(),
        Route::post(
            "/api/paintings",
            "Order a pack; it is painted in the background and then among the packs. The same order again gives the \
             same painting.",
            paintings::order,
        )
        .takes::<PaintingOrder>()
        .status(202)
        .gives::<PaintingView>()
        .faults(&[400, 403, 408, 409, 413, 422, 503]),
        Route::get("/api/openapi.json", "This document.", description).gives_other("application/json"),
        Route::get("/api/kept", "For how many days this place keeps what people leave here.", kept::days)
            .gives::<KeptDays>(),
        Route::get("/healthz", "Whether the server runs.", healthy).gives_other("text/plain"),
        Route::get("/readyz", "Whether the server keeps up.", ready).gives_other("text/plain").faults(&[503]),
        Route::get(
            "/metrics",
            "Numbers for Prometheus, for this machine and its private networks.",
            metrics::for_those_near,
        )
        .gives_other("text/plain")
        .faults(&[404]),
    ];
    routes.extend(own::routes());
    routes.extend(knocks::routes());
    routes
}

/// What the server answers, in the order of its description.
#[must_use]
pub fn api() -> Vec<About> {
    routes().into_iter().map(|route| route.about).collect()
}
