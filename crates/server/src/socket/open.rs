//! The sockets that are open, by the addresses that they come from: a ban counts for those who are here, too.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
};

use moonhare_rooms::{ByeCode, Outlet, Refused, ServerMessage};

use super::wire::Wire;
use crate::ApiError;

/// The sockets that are open.
#[derive(Debug, Default)]
pub(crate) struct OpenSockets(Mutex<Inner>);

#[derive(Debug, Default)]
struct Inner {
    latest: u64,
    sockets: HashMap<u64, (IpAddr, Weak<Wire>)>,
}

/// A socket that is known as long as this is there.
#[derive(Debug)]
pub(super) struct Known<'a> {
    all: &'a OpenSockets,
    number: u64,
}

impl OpenSockets {
    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Knows a socket from here on.
    pub(super) fn know(&self, address: IpAddr, wire: &Arc<Wire>) -> Known<'_> {
        let mut inner = self.inner();
        inner.latest += 1;
        let number = inner.latest;
        inner.sockets.insert(number, (address, Arc::downgrade(wire)));
        Known { all: self, number }
    }

    /// Puts out those who come from addresses that are banned.
    pub(crate) fn put_out(&self, is_banned: impl Fn(IpAddr) -> bool) {
        let meant: Vec<Arc<Wire>> = {
            let inner = self.inner();
            let meant = inner.sockets.values().filter(|(address, _)| is_banned(*address));
            meant.filter_map(|(_, wire)| wire.upgrade()).collect()
        };
        // Not under the lock: each is a system call.
        meant.iter().for_each(|wire| say_banned(wire));
    }
}

impl Drop for Known<'_> {
    fn drop(&mut self) {
        self.all.inner().sockets.remove(&self.number);
    }
}

/// Says why, and closes.
pub(super) fn say_banned(wire: &Wire) {
    let why = ApiError::Banned;
    let refused = Refused { id: None, code: why.code().into(), message: why.to_string() };
    wire.send_text(&ServerMessage::Refused(refused).json());
    wire.close(ByeCode::Kicked);
}
