//! How many connections there are, and how many each address has.

use std::{
    collections::HashMap,
    net::IpAddr,
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Context, Poll},
};

use axum::body::{Body, Bytes, HttpBody};
use hyper::body::{Frame, SizeHint};

use crate::address::household;

/// Open connections: all of them, and what each address holds.
///
/// An address holds the connections that come from it. Those of a proxy carry requests of many clients, one after the
/// other, so there an address holds requests: each until it is answered, or until its socket ends.
#[derive(Debug)]
pub(crate) struct Connections {
    /// Held for an addition, never over an await.
    counts: Mutex<Counts>,
}

#[derive(Debug)]
struct Counts {
    max: usize,
    per_address_max: usize,
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

impl Connections {
    pub(crate) fn new(max: usize, per_address_max: usize) -> Self {
        let counts = Counts { max, per_address_max, all: 0, by_address: HashMap::new() };
        Self { counts: Mutex::new(counts) }
    }

    /// So many from now on; those that are open stay.
    pub(crate) fn set(&self, max: usize, per_address_max: usize) {
        let mut counts = self.counts();
        (counts.max, counts.per_address_max) = (max, per_address_max);
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a new connection from this address, or refuses it. Without an address, what it holds is counted later.
    pub(crate) fn open(self: &Arc<Self>, address: Option<IpAddr>) -> Option<Open> {
        let held = match address {
            Some(address) => Some(self.hold(address)?),
            None => None,
        };
        let mut counts = self.counts();
        if counts.all >= counts.max {
            return None;
        }
        counts.all += 1;
        Some(Open { connections: Arc::clone(self), _held: held })
    }

    /// Counts one more thing that an address holds, or refuses it.
    pub(crate) fn hold(self: &Arc<Self>, address: IpAddr) -> Option<Held> {
        let address = household(address);
        let mut counts = self.counts();
        let held = counts.by_address.get(&address).copied().unwrap_or(0);
        if held >= counts.per_address_max {
            return None;
        }
        counts.by_address.insert(address, held + 1);
        Some(Held { connections: Arc::clone(self), address })
    }

    pub(crate) fn count(&self) -> usize {
        self.counts().all
    }
}

/// A connection that counts until it is dropped.
#[derive(Debug)]
pub(crate) struct Open {
    connections: Arc<Connections>,
    _held: Option<Held>,
}

impl Drop for Open {
    fn drop(&mut self) {
        self.connections.counts().all -= 1;
    }
}

/// What an address holds until it is dropped.
#[derive(Debug)]
pub(crate) struct Held {
    connections: Arc<Connections>,
    address: IpAddr,
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut counts = self.connections.counts();
        if let Some(count) = counts.by_address.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.by_address.remove(&self.address);
            }
        }
    }
}

/// The body of an answer that an address holds until all of it was sent.
pub(crate) struct HeldBody {
    body: Body,
    _held: Arc<Held>,
}

impl HeldBody {
    pub(crate) fn new(body: Body, held: Arc<Held>) -> Self {
        Self { body, _held: held }
    }
}

impl HttpBody for HeldBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.get_mut().body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_are_counted_until_they_are_dropped() {
        let connections = Arc::new(Connections::new(3, 2));
        let (one, other) = (Some(IpAddr::from([10, 0, 0, 1])), Some(IpAddr::from([10, 0, 0, 2])));
        let first = connections.open(one).unwrap();
        let _second = connections.open(one).unwrap();
        assert!(connections.open(one).is_none(), "two from one address");
        let _third = connections.open(other).unwrap();
        assert!(connections.open(other).is_none(), "three in all");
        drop(first);
        assert!(connections.open(one).is_some());
    }

    #[test]
    fn what_was_refused_is_forgotten() {
        let connections = Arc::new(Connections::new(0, 2));
        for host in 0..9 {
            assert!(connections.open(Some([10, 0, 0, host].into())).is_none());
        }
        assert!(connections.counts().by_address.is_empty());
    }

    #[test]
    fn an_address_behind_a_proxy_holds_requests_and_not_connections() {
        let connections = Arc::new(Connections::new(3, 2));
        let _all = [
            connections.open(None).unwrap(),
            connections.open(None).unwrap(),
            connections.open(None).unwrap(),
        ];
        let address = IpAddr::from([10, 0, 0, 1]);
        let held = [connections.hold(address).unwrap(), connections.hold(address).unwrap()];
        assert!(connections.hold(address).is_none());
        drop(held);
        assert!(connections.hold(address).is_some());
    }
}
