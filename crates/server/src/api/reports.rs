//! Reports by players.

use std::sync::Arc;

use axum::{Json, extract::State as Shared, http::StatusCode};
use moonhare_rooms::{Complaint, RoomCode, RoomRefusal};
use serde::{Deserialize, Serialize};

use super::{App, Bearer, Body, Path, Visitor};
use crate::{ApiError, Report, ReportReason, metrics::count};

/// What somebody reports.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewReport {
    /// A picture of the deck, a name, or the clue that lies on the table.
    about: Complaint,
    /// What is wrong with it.
    #[serde(default)]
    reason: Option<ReportReason>,
}

/// A report that is kept.
#[derive(Debug, Serialize)]
pub(super) struct Reported {
    /// Whoever runs the server can read it.
    kept: bool,
}

pub(super) async fn report(
    Shared(state): App,
    visitor: Visitor,
    Path(code): Path<String>,
    Bearer(secret): Bearer,
    Body(NewReport { about, reason }): Body<NewReport>,
) -> Result<(StatusCode, Json<Reported>), ApiError> {
    visitor.report(&state)?;
    let code: RoomCode = code.parse()?;
    let secret = secret.ok_or(RoomRefusal::UnknownSecret)?;
    let evidence = state.rooms.evidence(code, secret, about.clone()).await;
    let evidence = visitor.missed(&state, evidence.map_err(ApiError::from))?;
    let report = Report {
        at_ms: state.rooms.now_ms(),
        room: code.to_string(),
        address: evidence.person.and_then(|person| state.doorbook.find(code, person)),
        by_address: visitor.address(),
        about,
        reason,
        evidence,
    };
    let place = state.looks.place(visitor.address()).await.ok_or(ApiError::TooManyRequests)?;
    let machine = Arc::clone(&state.machine);
    let kept = tokio::task::spawn_blocking(move || {
        let kept = machine.keep_report(&report);
        drop(place);
        kept
    });
    let kept = kept.await;
    match kept {
        Ok(Ok(())) => {
            count(&state.metrics.reports);
            tracing::info!(room = %code, "somebody reported something; `moonhare reports` shows it");
            Ok((StatusCode::CREATED, Json(Reported { kept: true })))
        }
        kept => {
            tracing::error!(?kept, "a report could not be kept");
            Err(RoomRefusal::StorageFailed.into())
        }
    }
}
