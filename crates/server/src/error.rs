//! What goes wrong at the edge: one enum, each with its status and stable code.

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use moonhare_rooms::{NotACode, RoomRefusal};
use serde::Serialize;

use crate::{OwnRefusal, PaintingRefusal};

/// Why a request is not answered as asked. What a database says never gets here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ApiError {
    /// The room refuses.
    #[error(transparent)]
    Room(#[from] RoomRefusal),
    /// Not a room code; told like a room that is not there.
    #[error("there is no such room; check the code")]
    NotACode(#[from] NotACode),
    /// Nothing is painted.
    #[error(transparent)]
    Painting(#[from] PaintingRefusal),
    /// Something about people's own pictures is not done.
    #[error(transparent)]
    Own(#[from] OwnRefusal),
    /// Not a picture of this server; no other one is shown in its place.
    #[error("this server does not have this picture; /api/packs lists those that it has")]
    PictureNotFound,
    /// No day, or none whose moon can be played anywhere in the world.
    #[error("there is no moon of this day here; today's and yesterday's can be played")]
    NoMoon,
    /// A client that does not take what is here.
    #[error("pictures are WebP here; accept image/webp")]
    NotAcceptable,
    /// Another method than the address has.
    #[error("this address does not take this method; the header `allow` lists those it takes")]
    MethodNotAllowed,
    /// The log's writer does not keep up.
    #[error("the log is behind; try again in a moment")]
    NotReady,
    /// Little is free on the disk.
    #[error("the server's disk is nearly full: games go on, but nothing new is taken; ask whoever runs it")]
    DiskLow,
    /// Nothing here.
    #[error("there is nothing at this address")]
    NotFound,
    /// The body is not what it should be.
    #[error("the request is not understood; see /api/openapi.json")]
    BadRequest,
    /// The body is too large.
    #[error("the request is too large")]
    TooLarge,
    /// The body did not come.
    #[error("the request took too long; send it again")]
    TooSlow,
    /// Too many requests.
    #[error("too many requests from your address; wait a moment")]
    TooManyRequests,
    /// The operator does not want this address.
    #[error("this address may not use this server; ask whoever runs it")]
    Banned,
    /// Something from a page of another site.
    #[error("this page may not speak to this server; open the server's own address")]
    WrongOrigin,
    /// Too many pictures are painted.
    #[error("the picture of this link is not painted yet; ask again in a moment")]
    PainterBusy,
    /// A list of tables that was fetched, or whose time is over.
    #[error("this code was used already, or its ten minutes are over; make a new one on the other device")]
    CarriedGone,
    /// Too many lists are on their way.
    #[error("too many lists of tables are on their way; take yours as a file, or try again in ten minutes")]
    TooManyCarried,
    /// This server calls nobody.
    #[error("this server calls nobody who is away; look at your tables from time to time")]
    KnocksOff,
    /// Not a device that can be called.
    #[error(
        "this is no device that can be called: give what the browser's push manager says, with an https address in the public internet"
    )]
    NoSuchDevice,
    /// A socket's address without a socket.
    #[error("connect with a WebSocket here")]
    NotASocket,
}

impl ApiError {
    /// A stable name for programs and translations.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Room(refusal) => refusal.code(),
            Self::Painting(refusal) => refusal.code(),
            Self::Own(refusal) => refusal.code(),
            Self::NotACode(_) => "room_not_found",
            Self::PictureNotFound => "picture_not_found",
            Self::NoMoon => "no_moon",
            Self::NotAcceptable => "not_acceptable",
            Self::MethodNotAllowed => "method_not_allowed",
            Self::NotReady => "not_ready",
            Self::DiskLow => "disk_low",
            Self::NotFound => "not_found",
            Self::BadRequest => "bad_request",
            Self::TooLarge => "too_large",
            Self::TooSlow => "too_slow",
            Self::TooManyRequests => "too_many_requests",
            Self::Banned => "banned",
            Self::WrongOrigin => "wrong_origin",
            Self::PainterBusy => "painter_busy",
            Self::CarriedGone => "carried_gone",
            Self::TooManyCarried => "too_many_carried",
            Self::KnocksOff => "knocks_off",
            Self::NoSuchDevice => "no_such_device",
            Self::NotASocket => "not_a_socket",
        }
    }

    /// Whether somebody who tries codes, secrets or passphrases learns from it that this one was wrong.
    pub(crate) const fn helps_a_guesser(&self) -> bool {
        matches!(
            self,
            Self::NotACode(_)
                | Self::Own(OwnRefusal::BoxNotFound)
                | Self::Room(
                    RoomRefusal::RoomNotFound
                        | RoomRefusal::UnknownSecret
                        | RoomRefusal::WrongPassphrase
                        | RoomRefusal::BadTicket
                )
        )
    }

    /// The HTTP status.
    #[must_use]
    pub const fn status(&self) -> StatusCode {
        match self {
            Self::Room(refusal) => status_of(*refusal),
            Self::Painting(refusal) => refusal.status(),
            Self::Own(refusal) => refusal.status(),
            Self::NotACode(_) | Self::NotFound | Self::PictureNotFound | Self::CarriedGone | Self::NoMoon => {
                StatusCode::NOT_FOUND
            }
            Self::NotAcceptable => StatusCode::NOT_ACCEPTABLE,
            Self::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            Self::NotReady | Self::DiskLow | Self::PainterBusy | Self::TooManyCarried => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            Self::BadRequest => StatusCode::BAD_REQUEST,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::TooManyRequests => StatusCode::TOO_MANY_REQUESTS,
            Self::Banned | Self::WrongOrigin => StatusCode::FORBIDDEN,
            Self::KnocksOff => StatusCode::CONFLICT,
            Self::NoSuchDevice => StatusCode::UNPROCESSABLE_ENTITY,
            Self::NotASocket => StatusCode::UPGRADE_REQUIRED,
        }
    }
}

const fn status_of(refusal: RoomRefusal) -> StatusCode {
    match refusal {
        RoomRefusal::RoomNotFound | RoomRefusal::UnknownRecording | RoomRefusal::AlbumNotFound => {
            StatusCode::NOT_FOUND
        }
        RoomRefusal::UnknownSecret | RoomRefusal::BadTicket => StatusCode::UNAUTHORIZED,
        RoomRefusal::RoomLocked
        | RoomRefusal::WrongPassphrase
        | RoomRefusal::NotHost
        | RoomRefusal::KeptOut => StatusCode::FORBIDDEN,
        RoomRefusal::BadName | RoomRefusal::BadRecording | RoomRefusal::RecordingTooLong => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        RoomRefusal::RecordingTooLarge | RoomRefusal::AlbumTooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        RoomRefusal::RoomDamaged | RoomRefusal::AlbumDamaged => StatusCode::INTERNAL_SERVER_ERROR,
        RoomRefusal::StorageFailed | RoomRefusal::Restarting | RoomRefusal::ServerFull => {
            StatusCode::SERVICE_UNAVAILABLE
        }
        RoomRefusal::TooFast => StatusCode::TOO_MANY_REQUESTS,
        _ => StatusCode::CONFLICT,
    }
}

/// What is answered instead of what was asked for.
#[derive(Debug, Serialize)]
struct Fault {
    /// What went wrong.
    error: FaultDetail,
}

/// What went wrong.
#[derive(Debug, Serialize)]
struct FaultDetail {
    /// A stable name for programs and translations.
    code: String,
    /// A sentence for people.
    message: String,
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let error = FaultDetail { code: self.code().to_owned(), message: self.to_string() };
        let mut response = (self.status(), Json(Fault { error })).into_response();
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if self == Self::NotASocket {
            response.headers_mut().insert(header::UPGRADE, HeaderValue::from_static("websocket"));
        }
        response
    }
}
