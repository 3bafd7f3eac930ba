//! Where devices may be called: at https addresses in the public internet, and nowhere else.
//!
//! Whoever has a seat can name an address. Without this, they could let the server ask whatever stands in its operator's own
//! network. A name is looked up once, and what is found is checked and then connected to: another answer of the same name
//! is never asked for.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use anyhow::ensure;
use moonhare_rooms::limits::KNOCK_ENDPOINT_BYTES_MAX;
use ureq::{
    Error,
    config::Config,
    http::Uri,
    unversioned::{
        resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver},
        transport::NextTimeout,
    },
};

const HTTPS_PORT: u16 = 443;

/// A name that leads to no public address.
#[derive(Debug, thiserror::Error)]
#[error("it leads to no public address")]
pub(super) struct NotPublic;

/// Where devices may be called.
#[derive(Clone, Debug, Default)]
pub(super) struct Reach {
    /// What the operator allows beside the public internet: hosts and ports.
    allowed: Vec<(String, u16)>,
}

/// The address of a device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Endpoint {
    pub(super) uri: String,
    /// The push service that it is at.
    pub(super) origin: String,
}

impl Reach {
    /// The public internet, and these origins.
    pub(super) fn new(allowed: &[String]) -> anyhow::Result<Self> {
        let place = |origin: &String| {
            let place = origin.parse::<Uri>().ok().and_then(|uri| place_of(&uri));
            let bare = origin.matches('/').count() == 2;
            ensure!(bare && place.is_some(), "--push-to {origin:?}: give it like https://push.lan:8443");
            place.ok_or_else(|| anyhow::anyhow!("--push-to {origin:?}"))
        };
        Ok(Self { allowed: allowed.iter().map(place).collect::<anyhow::Result<_>>()? })
    }

    /// What a browser says it can be called at, if it may be called there.
    pub(super) fn endpoint(&self, text: &str) -> Option<Endpoint> {
        let clean =
            text.len() <= KNOCK_ENDPOINT_BYTES_MAX && text.bytes().all(|byte| byte.is_ascii_graphic());
        let uri: Uri = text.parse().ok().filter(|_| clean)?;
        let (host, port) = place_of(&uri)?;
        let known = self.allowed.contains(&(host.clone(), port));
        let literal = host.trim_matches(['[', ']']).parse::<IpAddr>();
        (known
            || (port == HTTPS_PORT && literal.is_ok_and(is_public))
            || (port == HTTPS_PORT && is_name(&host)))
        .then(|| Endpoint {
            uri: text.to_owned(),
            origin: if port == HTTPS_PORT {
                format!("https://{host}")
            } else {
                format!("https://{host}:{port}")
            },
        })
    }

    fn allows(&self, uri: &Uri) -> bool {
        place_of(uri).is_some_and(|place| self.allowed.contains(&place))
    }
}

/// Host and port of an https address without a user's name in it.
fn place_of(uri: &Uri) -> Option<(String, u16)> {
    let authority = uri.authority().filter(|authority| !authority.as_str().contains('@'))?;
    (uri.scheme_str() == Some("https"))
        .then(|| (authority.host().to_ascii_lowercase(), authority.port_u16().unwrap_or(HTTPS_PORT)))
}

/// Whether it is a name with a domain above it: others are names of the operator's own network. What is all digits is an
/// address in one of its odd forms.
fn is_name(host: &str) -> bool {
    let mut parts = host.trim_end_matches('.').rsplit('.');
    let last = parts.next().unwrap_or_default();
    parts.next().is_some() && last.bytes().any(|byte| byte.is_ascii_alphabetic()) && !last.starts_with("0x")
}

impl Resolver for Reach {
    fn resolve(
        &self,
        uri: &Uri,
        config: &Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, Error> {
        let found = DefaultResolver::default().resolve(uri, config, timeout)?;
        if self.allows(uri) {
            return Ok(found);
        }
        let mut public = self.empty();
        found.iter().filter(|address| is_public(address.ip())).for_each(|address| public.push(*address));
        if public.is_empty() { Err(Error::Other(Box::new(NotPublic))) } else { Ok(public) }
    }
}

/// Whether an address is one of the public internet, and of one machine.
pub(super) fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(mapped) => is_public_v4(mapped),
            None => is_public_v6(address),
        },
    }
}

/// The registry of special addresses (RFC 6890), and where a cloud's machines ask about themselves.
fn is_public_v4(address: Ipv4Addr) -> bool {
    const SPECIAL: [([u8; 4], u32); 16] = [
        ([0, 0, 0, 0], 8),
        ([10, 0, 0, 0], 8),
        ([100, 64, 0, 0], 10),
        ([127, 0, 0, 0], 8),
        ([168, 63, 129, 16], 32),
        ([169, 254, 0, 0], 16),
        ([172, 16, 0, 0], 12),
        ([192, 0, 0, 0], 24),
        ([192, 0, 2, 0], 24),
        ([192, 88, 99, 0], 24),
        ([192, 168, 0, 0], 16),
        ([198, 18, 0, 0], 15),
        ([198, 51, 100, 0], 24),
        ([203, 0, 113, 0], 24),
        ([224, 0, 0, 0], 4),
        ([240, 0, 0, 0], 4),
    ];
    let bits = u32::from(address);
    !SPECIAL.iter().any(|(network, length)| {
        let mask = u32::MAX << (32 - length);
        bits & mask == u32::from(Ipv4Addr::from(*network))
    })
}

/// Of the sixth version only global unicast is public, without what carries an address of the fourth version inside, and
/// without what stands in documents.
fn is_public_v6(address: Ipv6Addr) -> bool {
    const GLOBAL: (u128, u32) = (0x2000 << 112, 3);
    const SPECIAL: [(u128, u32); 4] =
        [(0x2001 << 112, 23), (0x2001_0db8 << 96, 32), (0x2002 << 112, 16), (0x3fff << 112, 20)];
    let within =
        |(network, length): (u128, u32)| address.to_bits() & (u128::MAX << (128 - length)) == network;
    within(GLOBAL) && !SPECIAL.into_iter().any(within)
}
