//! Who a client is, as far as limits go: an address.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::HeaderMap;

/// The address that a connection comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// Headers in which proxies tell of clients.
const TELLING: [&str; 4] = ["forwarded", "x-forwarded-for", "x-real-ip", "via"];

/// The address of a client: behind a proxy that is trusted, the last one that it tells.
pub(crate) fn client_address(peer: Peer, headers: &HeaderMap, trusted_header: Option<&str>) -> IpAddr {
    told(headers, trusted_header).flatten().unwrap_or(peer.0).to_canonical()
}

/// What a trusted proxy tells, if it tells anything; within it nothing where that is no address.
fn told(headers: &HeaderMap, trusted_header: Option<&str>) -> Option<Option<IpAddr>> {
    let value = headers.get_all(trusted_header?).iter().next_back()?;
    // What stands before the last entry was written by the client itself.
    let last = value.to_str().ok().and_then(|list| list.rsplit(',').next());
    Some(last.and_then(|address| told_address(address.trim())))
}

/// An address as proxies write it: alone, in brackets, with a port.
fn told_address(text: &str) -> Option<IpAddr> {
    let bracketed = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok().map(IpAddr::V6);
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    text.parse().ok().or_else(with_port).or_else(bracketed)
}

/// What limits count: a household has a whole network of IPv6 addresses, and counts as one.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6(Ipv6Addr::from(u128::from(v6) & !u128::from(u64::MAX))),
        v4 => v4,
    }
}

/// Whether a request comes from this machine or its own network, and not through a proxy from elsewhere.
pub(crate) fn is_near(peer: Peer, headers: &HeaderMap, trusted_header: Option<&str>) -> bool {
    if trusted_header.is_none() && TELLING.iter().any(|name| headers.contains_key(*name)) {
        return false;
    }
    // Something came through the proxy, and it can't be said from where.
    if told(headers, trusted_header) == Some(None) {
        return false;
    }
    match client_address(peer, headers, trusted_header) {
        IpAddr::V4(v4) => v4.is_loopback() || v4.is_private() || v4.is_link_local(),
        IpAddr::V6(v6) => v6.is_loopback() || v6.is_unique_local() || v6.is_unicast_link_local(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn telling(list: &str) -> HeaderMap {
        HeaderMap::from_iter([("x-forwarded-for".parse().unwrap(), list.parse().unwrap())])
    }

    #[test]
    fn only_a_trusted_proxy_can_tell_another_address() {
        let peer = Peer([127, 0, 0, 1].into());
        let headers = telling("6.6.6.6, 10.1.2.3");
        assert_eq!(client_address(peer, &headers, None), peer.0);
        assert_eq!(client_address(peer, &headers, Some("x-forwarded-for")), IpAddr::from([10, 1, 2, 3]));
        assert_eq!(client_address(peer, &HeaderMap::new(), Some("x-forwarded-for")), peer.0);
    }

    #[test]
    fn addresses_are_understood_however_they_are_written() {
        for (text, address) in [
            ("192.0.2.1", Some("192.0.2.1")),
            ("192.0.2.1:80", Some("192.0.2.1")),
            ("2001:db8::1", Some("2001:db8::1")),
            ("[2001:db8::1]", Some("2001:db8::1")),
            ("[2001:db8::1]:80", Some("2001:db8::1")),
            ("[192.0.2.1]", None),
            ("[2001:db8::1", None),
            ("unknown", None),
            ("", None),
        ] {
            assert_eq!(told_address(text), address.map(|address| address.parse().unwrap()), "{text:?}");
        }
    }

    #[test]
    fn a_network_of_one_household_counts_as_one_address() {
        let one: IpAddr = "2001:db8:1:2:3:4:5:6".parse().unwrap();
        let other: IpAddr = "2001:db8:1:2::9".parse().unwrap();
        assert_eq!(household(one), household(other));
        assert_eq!(household("::ffff:10.0.0.1".parse().unwrap()), IpAddr::from([10, 0, 0, 1]));
    }

    #[test]
    fn near_is_this_machine_and_its_network() {
        let none = HeaderMap::new();
        for (address, near) in [
            ("127.0.0.1", true),
            ("::1", true),
            ("192.168.1.9", true),
            ("::ffff:10.0.0.1", true),
            ("fd00::1", true),
            ("203.0.113.1", false),
            ("2001:db8::1", false),
        ] {
            let peer = Peer(address.parse().unwrap());
            assert_eq!(is_near(peer, &none, None), near, "{address}");
            let proxy = Peer([127, 0, 0, 1].into());
            assert_eq!(is_near(proxy, &telling(address), Some("x-forwarded-for")), near, "told {address}");
            assert!(!is_near(proxy, &telling(address), None), "a proxy that is not trusted tells {address}");
        }
    }

    #[test]
    fn who_comes_through_a_proxy_from_an_address_that_cannot_be_read_is_not_near() {
        let proxy = Peer([127, 0, 0, 1].into());
        for list in ["garbage", "203.0.113.9, garbage", "203.0.113.9,", " ", "127.0.0.1%lo"] {
            assert!(!is_near(proxy, &telling(list), Some("x-forwarded-for")), "{list:?}");
        }
        assert!(
            is_near(proxy, &HeaderMap::new(), Some("x-forwarded-for")),
            "a request of this machine's own"
        );
    }
}
