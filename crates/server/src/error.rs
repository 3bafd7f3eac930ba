//! What goes wrong at the edge: one enum, each with its status and stable code.

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use moonhare_rooms::{NotACode, RoomRefusal};

use crate::PaintingRefusal;

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
    /// Nothing here.
    #[error("there is nothing at this address")]
    NotFound,
    /// The body is not what it should be.
    #[error("the request is not understood; see /api/openapi.json")]
    BadRequest,
    /// The body is too large.
    #[error("the request is too large")]
    TooLarge,
    /// Too many requests.
    #[error("too many requests from your address; wait a moment")]
    TooManyRequests,
    /// A socket from a page of another site.
    #[error("this page may not connect to this server")]
    WrongOrigin,
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
            Self::NotACode(_) => "room_not_found",
            Self::NotFound => "not_found",
            Self::BadRequest => "bad_request",
            Self::TooLarge => "too_large",
            Self::TooManyRequests => "too_many_requests",
            Self::WrongOrigin => "wrong_origin",
            Self::NotASocket => "not_a_socket",
        }
    }

    /// The HTTP status.
    #[must_use]
    pub const fn status(&self) -> StatusCode {
        match self {
            Self::Room(refusal) => status_of(*refusal),
            Self::Painting(refusal) => refusal.status(),
            Self::NotACode(_) | Self::NotFound => StatusCode::NOT_FOUND,
            Self::BadRequest => StatusCode::BAD_REQUEST,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooManyRequests => StatusCode::TOO_MANY_REQUESTS,
            Self::WrongOrigin => StatusCode::FORBIDDEN,
            Self::NotASocket => StatusCode::UPGRADE_REQUIRED,
        }
    }
}

const fn status_of(refusal: RoomRefusal) -> StatusCode {
    match refusal {
        RoomRefusal::RoomNotFound | RoomRefusal::UnknownRecording => StatusCode::NOT_FOUND,
        RoomRefusal::UnknownSecret | RoomRefusal::BadTicket => StatusCode::UNAUTHORIZED,
        RoomRefusal::RoomLocked | RoomRefusal::WrongPassphrase | RoomRefusal::NotHost => {
            StatusCode::FORBIDDEN
        }
        RoomRefusal::BadName | RoomRefusal::BadRecording | RoomRefusal::RecordingTooLong => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        RoomRefusal::RecordingTooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        RoomRefusal::StorageFailed | RoomRefusal::Restarting | RoomRefusal::Busy => {
            StatusCode::SERVICE_UNAVAILABLE
        }
        RoomRefusal::TooFast => StatusCode::TOO_MANY_REQUESTS,
        _ => StatusCode::CONFLICT,
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let body = serde_json::json!({ "error": { "code": self.code(), "message": self.to_string() } });
        let mut response = (self.status(), Json(body)).into_response();
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if self == Self::NotASocket {
            response.headers_mut().insert(header::UPGRADE, HeaderValue::from_static("websocket"));
        }
        response
    }
}
