//! What a room's task is requested to do.

use std::{net::IpAddr, sync::Arc};

use bytes::Bytes;
use moonhare_rules::{Command, Seat};
use moonhare_store::Position;
use tokio::sync::oneshot;

use super::{
    doorbell::Subscription,
    fan_out::{Outlet, ViewerId},
    looks::Looked,
};
use crate::{
    ClientMessage, Complaint, Entry, Evidence, Guest, Hello, KnockEnd, Person, PlaceView, Preview,
    RecordingKind, RoomRefusal, Seated,
};

pub(super) type Reply<T> = oneshot::Sender<Result<T, RoomRefusal>>;

/// Who asks, as far as whoever serves them can tell.
#[derive(Clone, Debug, Default)]
pub struct Caller {
    /// Where they come from.
    pub address: Option<IpAddr>,
    /// The secret of a place in this room that they have, or had.
    pub secret: Option<String>,
}

/// A recording that is kept and not noted yet.
pub(super) struct NewRecording {
    /// Of whoever made it.
    pub(super) secret: String,
    pub(super) id: String,
    pub(super) kind: RecordingKind,
    pub(super) size: u64,
}

/// What a room's task is requested to do. Small, because every room has a queue of them: what is large is boxed.
pub(super) enum Request {
    Preview {
        reply: Reply<Preview>,
    },
    Join {
        entry: Box<Entry>,
        caller: Caller,
        reply: Reply<Seated>,
    },
    UseTicket {
        ticket: String,
        reply: Reply<Seated>,
    },
    Connect {
        hello: Box<Hello>,
        address: Option<IpAddr>,
        outlet: Arc<dyn Outlet>,
        reply: Reply<(ViewerId, Option<Person>)>,
    },
    Said {
        viewer: ViewerId,
        message: Box<ClientMessage>,
    },
    Gone {
        viewer: ViewerId,
    },
    /// Asks whether a recording may be kept; that is done elsewhere.
    MayRecord {
        secret: String,
        bytes: Bytes,
        reply: Reply<RecordingKind>,
    },
    /// A recording is kept.
    Record {
        recording: Box<NewRecording>,
        reply: Reply<()>,
    },
    /// Asks whether somebody may hear a recording, and what it is; the bytes are read elsewhere.
    Recording {
        caller: Caller,
        id: String,
        reply: Reply<RecordingKind>,
    },
    /// Asks how far one may look back; the looking is done elsewhere.
    LookBack {
        caller: Caller,
        only_when_over: bool,
        reply: Reply<Position>,
    },
    /// Asks for what somebody sees who is not there.
    Place {
        secret: String,
        reply: Reply<Box<PlaceView>>,
    },
    /// Asks who somebody is, for whoever keeps their pictures.
    Guest {
        secret: String,
        reply: Reply<Guest>,
    },
    /// Packs that a command depends on were looked for.
    Looked(Box<Looked>),
    /// Cards of people's own came or went.
    Recount,
    /// … and were counted.
    Counted,
    /// Asks what the room knows about a complaint.
    Evidence {
        secret: String,
        complaint: Box<Complaint>,
        reply: Reply<Evidence>,
    },
    /// Wakes a room by post in which something is due.
    Ring {
        reply: Reply<()>,
    },
    /// Somebody wants to be called on a device.
    WantKnocks {
        secret: String,
        device: Box<Subscription>,
        reply: Reply<()>,
    },
    /// … or not any more.
    StopKnocks {
        endpoint: String,
        reply: Reply<()>,
    },
    /// Somebody was called.
    Called {
        end: Box<KnockEnd>,
    },
    /// A bot has thought.
    Thought {
        seat: Seat,
        command: Option<Box<Command>>,
    },
    Remove {
        reply: oneshot::Sender<()>,
    },
    Stop,
}

impl Request {
    /// Tells whoever waits for an answer that the room can't give one.
    pub(super) fn refuse(self, refusal: RoomRefusal) {
        match self {
            Self::Preview { reply } => drop(reply.send(Err(refusal))),
            Self::Join { reply, .. } | Self::UseTicket { reply, .. } => drop(reply.send(Err(refusal))),
            Self::Connect { reply, .. } => drop(reply.send(Err(refusal))),
            Self::MayRecord { reply, .. } | Self::Recording { reply, .. } => drop(reply.send(Err(refusal))),
            Self::LookBack { reply, .. } => drop(reply.send(Err(refusal))),
            Self::Place { reply, .. } => drop(reply.send(Err(refusal))),
            Self::Guest { reply, .. } => drop(reply.send(Err(refusal))),
            Self::Evidence { reply, .. } => drop(reply.send(Err(refusal))),
            Self::Ring { reply }
            | Self::Record { reply, .. }
            | Self::WantKnocks { reply, .. }
            | Self::StopKnocks { reply, .. } => {
                _ = reply.send(Err(refusal));
            }
            Self::Remove { reply } => drop(reply.send(())),
            Self::Said { .. }
            | Self::Gone { .. }
            | Self::Called { .. }
            | Self::Thought { .. }
            | Self::Looked(_)
            | Self::Recount
            | Self::Counted
            | Self::Stop => {}
        }
    }
}
