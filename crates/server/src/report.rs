//! What people report to whoever runs the server.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Mutex, PoisonError},
};

use moonhare_rooms::{Complaint, Evidence, Person, RoomCode};
use serde::{Deserialize, Serialize};

use crate::limits::ADDRESSES_MAX;

/// What is wrong with a picture, in the words of whoever reports it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReportReason {
    /// It shows someone who did not agree.
    Consent,
    /// It is not for children.
    Children,
    /// It hurts or mocks someone.
    Hurtful,
    /// Something else.
    Other,
}

/// A report, as it is kept for the operator.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// When, in milliseconds of Unix time.
    pub at_ms: u64,
    /// In which room.
    pub room: String,
    /// What it is about.
    pub about: Complaint,
    /// Why, if whoever reports said so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<ReportReason>,
    /// What the room knows about it.
    #[serde(flatten)]
    pub evidence: Evidence,
    /// The address of whoever reports.
    pub by_address: Option<IpAddr>,
    /// The address of whom it is about, if they came in since the server was started.
    pub address: Option<IpAddr>,
}

/// Which address people came from. Kept in memory only, and only as many as there are limits for.
#[derive(Debug, Default)]
pub(crate) struct Doorbook(Mutex<HashMap<(RoomCode, Person), IpAddr>>);

impl Doorbook {
    pub(crate) fn note(&self, room: RoomCode, person: Person, address: Option<IpAddr>) {
        let Some(address) = address else { return };
        let mut book = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if book.len() >= ADDRESSES_MAX {
            book.clear();
        }
        book.insert((room, person), address);
    }

    pub(crate) fn find(&self, room: RoomCode, person: Person) -> Option<IpAddr> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&(room, person)).copied()
    }
}
