//! Who a client is, as far as limits go: an address, and how many connections it has.

use std::{
    collections::HashMap,
    net::{IpAddr, Ipv6Addr},
    sync::{Arc, Mutex, PoisonError},
};

use axum::http::HeaderMap;

/// The address that a connection comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// The address that limits count: behind a proxy that is trusted, the last one that it tells.
pub(crate) fn client_address(peer: Peer, headers: &HeaderMap, trusted_header: Option<&str>) -> IpAddr {
    let told = trusted_header
        .and_then(|name| headers.get_all(name).iter().next_back())
        .and_then(|value| value.to_str().ok())
        // What stands before the last entry was written by the client itself.
        .and_then(|list| list.rsplit(',').next())
        .and_then(|address| address.trim().parse().ok());
    household(told.unwrap_or(peer.0))
}

/// A household has a whole network of IPv6 addresses; it counts as one.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => IpAddr::V4(v4),
            None => IpAddr::V6(Ipv6Addr::from(u128::from(v6) & !u128::from(u64::MAX))),
        },
    }
}

/// Open connections, counted by address.
#[derive(Debug)]
pub(crate) struct Connections {
    max: usize,
    per_address_max: usize,
    open: Mutex<(usize, HashMap<IpAddr, usize>)>,
}

impl Connections {
    pub(crate) fn new(max: usize, per_address_max: usize) -> Self {
        Self { max, per_address_max, open: Mutex::default() }
    }

    /// Counts a new connection, or refuses it.
    pub(crate) fn open(self: &Arc<Self>, address: IpAddr) -> Option<Open> {
        let address = household(address);
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let (all, by_address) = &mut *open;
        if *all >= self.max || by_address.get(&address).is_some_and(|count| *count >= self.per_address_max) {
            return None;
        }
        *all += 1;
        *by_address.entry(address).or_default() += 1;
        Some(Open { connections: Arc::clone(self), address })
    }

    pub(crate) fn count(&self) -> usize {
        self.open.lock().unwrap_or_else(PoisonError::into_inner).0
    }
}

/// A connection that counts until it is dropped.
#[derive(Debug)]
pub(crate) struct Open {
    connections: Arc<Connections>,
    address: IpAddr,
}

impl Drop for Open {
    fn drop(&mut self) {
        let mut open = self.connections.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.0 -= 1;
        if let Some(count) = open.1.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.1.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_trusted_proxy_can_tell_another_address() {
        let peer = Peer([127, 0, 0, 1].into());
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "6.6.6.6, 10.1.2.3".parse().unwrap());
        assert_eq!(client_address(peer, &headers, None), peer.0);
        assert_eq!(client_address(peer, &headers, Some("x-forwarded-for")), IpAddr::from([10, 1, 2, 3]));
        assert_eq!(client_address(peer, &HeaderMap::new(), Some("x-forwarded-for")), peer.0);
    }

    #[test]
    fn a_network_of_one_household_counts_as_one_address() {
        let one: IpAddr = "2001:db8:1:2:3:4:5:6".parse().unwrap();
        let other: IpAddr = "2001:db8:1:2::9".parse().unwrap();
        assert_eq!(household(one), household(other));
        assert_eq!(household("::ffff:10.0.0.1".parse().unwrap()), IpAddr::from([10, 0, 0, 1]));
    }

    #[test]
    fn connections_are_counted_until_they_are_dropped() {
        let connections = Arc::new(Connections::new(3, 2));
        let (one, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let first = connections.open(one).unwrap();
        let _second = connections.open(one).unwrap();
        assert!(connections.open(one).is_none(), "two from one address");
        let _third = connections.open(other).unwrap();
        assert!(connections.open(other).is_none(), "three in all");
        drop(first);
        assert!(connections.open(one).is_some());
    }
}
