//! Where the server listens: one address, or all that the machine has, of both kinds.

use std::fmt;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, UdpSocket};

use socket2::{Domain, Protocol, Socket, Type};

/// Connections that may wait to be accepted.
const WAITING_MAX: i32 = 1_024;

/// Listens at an address, or, where none is named, at all of them: IPv6 and IPv4, or IPv4 alone on a machine without the other.
pub(crate) fn listen(host: Option<IpAddr>, port: u16) -> io::Result<TcpListener> {
    let all = |host| listen_at(SocketAddr::new(host, port));
    match host {
        Some(host) => all(host),
        None => all(Ipv6Addr::UNSPECIFIED.into()).or_else(|error| {
            let missing = error.kind() == io::ErrorKind::AddrNotAvailable
                || error.raw_os_error() == Some(NO_SUCH_FAMILY);
            if missing { all(Ipv4Addr::UNSPECIFIED.into()) } else { Err(error) }
        }),
    }
}

/// What Linux says where IPv6 is switched off as a whole.
const NO_SUCH_FAMILY: i32 = 97;

fn listen_at(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = Socket::new(Domain::for_address(address), Type::STREAM, Some(Protocol::TCP))?;
    if address.is_ipv6() {
        // Whether :: means IPv4 as well is left to the machine's settings unless it is said. An address of one kind is of one kind.
        socket.set_only_v6(!address.ip().is_unspecified())?;
    }
    // A server that starts again takes its port back at once. Elsewhere this would let two have one.
    #[cfg(unix)]
    socket.set_reuse_address(true)?;
    socket.bind(&address.into())?;
    socket.listen(WAITING_MAX)?;
    socket.set_nonblocking(true)?;
    Ok(socket.into())
}

/// A web address of a machine: of IPv6 addresses the colons stand in brackets.
pub(crate) struct At(pub(crate) IpAddr, pub(crate) u16);

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "http://{}/", SocketAddr::new(self.0, self.1))
    }
}

/// The address that others in the network reach this machine at, of a kind that is listened at. Nothing is sent to find it.
pub(crate) fn lan_address(listening: IpAddr) -> Option<IpAddr> {
    // Addresses that are kept for documentation: the system only chooses the way to them.
    const ELSEWHERE: [(&str, &str); 2] = [("0.0.0.0:0", "192.0.2.1:9"), ("[::]:0", "[2001:db8::1]:9")];
    let ways = if listening.is_ipv6() { &ELSEWHERE[..] } else { &ELSEWHERE[..1] };
    ways.iter().find_map(|(from, to)| {
        let socket = UdpSocket::bind(from).ok()?;
        socket.connect(to).ok()?;
        let address = socket.local_addr().ok()?.ip();
        (!address.is_unspecified() && !address.is_loopback()).then_some(address)
    })
}

#[cfg(test)]
mod tests {
    use std::net::TcpStream;

    use super::*;

    fn reached(port: u16) -> [bool; 2] {
        [IpAddr::from(Ipv4Addr::LOCALHOST), Ipv6Addr::LOCALHOST.into()]
            .map(|address| TcpStream::connect((address, port)).is_ok())
    }

    #[test]
    fn both_kinds_of_addresses_are_listened_at_unless_one_is_named() {
        for (host, both) in [
            (None, [true, true]),
            (Some("::"), [true, true]),
            (Some("0.0.0.0"), [true, false]),
            (Some("127.0.0.1"), [true, false]),
            (Some("::1"), [false, true]),
        ] {
            let listener = listen(host.map(|host| host.parse().unwrap()), 0).unwrap();
            assert_eq!(reached(listener.local_addr().unwrap().port()), both, "{host:?}");
        }
    }

    #[test]
    fn a_port_is_listened_at_once() {
        let first = listen(None, 0).unwrap();
        let port = first.local_addr().unwrap().port();
        for host in [None, Some("127.0.0.1"), Some("::1"), Some("0.0.0.0")] {
            let refused = listen(host.map(|host| host.parse().unwrap()), port).unwrap_err();
            assert_eq!(refused.kind(), io::ErrorKind::AddrInUse, "{host:?}");
        }
    }

    #[test]
    fn addresses_are_written_as_browsers_read_them() {
        for (address, written) in
            [("192.0.2.7", "http://192.0.2.7:80/"), ("2001:db8::7", "http://[2001:db8::7]:80/")]
        {
            assert_eq!(At(address.parse().unwrap(), 80).to_string(), written);
        }
    }

    #[test]
    fn who_listens_at_ipv4_alone_is_told_no_other_address() {
        assert!(lan_address(Ipv4Addr::UNSPECIFIED.into()).is_none_or(|address| address.is_ipv4()));
    }
}
