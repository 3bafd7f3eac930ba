//! Whose page a request comes from.

use std::{net::IpAddr, sync::Arc};

use axum::{
    extract::{Request, State as Shared},
    http::{HeaderMap, HeaderValue, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use crate::{ApiError, state::State};

/// Lets only our own pages change anything. A form of another site can post text, so the body's kind tells nothing.
pub(crate) async fn own_pages_only(
    Shared(state): Shared<Arc<State>>,
    request: Request,
    next: Next,
) -> Response {
    if !request.method().is_safe()
        && let Err(error) = check_origin(request.headers(), state.config().public_url.as_deref())
    {
        return error.into_response();
    }
    next.run(request).await
}

/// A page of another site must not speak for its visitor. Programs send no origin.
pub(crate) fn check_origin(headers: &HeaderMap, public_url: Option<&str>) -> Result<(), ApiError> {
    let text = |value: &HeaderValue| value.to_str().ok().map(str::to_owned);
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let origin = text(origin).as_deref().and_then(Origin::parse).ok_or(ApiError::WrongOrigin)?;
    let at_host = || headers.get(header::HOST).and_then(text).is_some_and(|host| origin.is_at(&host));
    let own = match public_url.and_then(Origin::parse) {
        // Anybody's name can point to this machine, so only names that nobody else can have are believed beside it.
        Some(public) => origin == public || origin.is_unmistakable() && at_host(),
        None => at_host(),
    };
    if own { Ok(()) } else { Err(ApiError::WrongOrigin) }
}

/// Scheme, host and port: what browsers call an origin.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Origin {
    scheme: &'static str,
    /// In small letters; an IPv6 address in brackets.
    host: String,
    port: u16,
}

impl Origin {
    /// The origin that an address of a site names; nothing if it names anything more.
    pub(crate) fn parse(url: &str) -> Option<Self> {
        let (scheme, rest) = url.split_once("://")?;
        let (scheme, usual_port) = match scheme.to_ascii_lowercase().as_str() {
            "http" => ("http", 80),
            "https" => ("https", 443),
            _ => return None,
        };
        let rest = rest.strip_suffix('/').unwrap_or(rest);
        // The colons of an IPv6 address are within its brackets.
        let port_from = rest.rfind(']').unwrap_or(0);
        let (host, port) = match rest[port_from..].rfind(':') {
            Some(at) => (&rest[..port_from + at], rest[port_from + at + 1..].parse().ok()?),
            None => (rest, usual_port),
        };
        let named = !host.is_empty()
            && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_'));
        (named || address_in(host).is_some()).then(|| Self { scheme, host: host.to_ascii_lowercase(), port })
    }

    /// Whether a `Host` header names it too. The scheme is not in there.
    fn is_at(&self, host: &str) -> bool {
        Self::parse(&format!("{}://{host}", self.scheme)).as_ref() == Some(self)
    }

    /// Whether nobody else's page can have this origin: no name that others could let point here.
    fn is_unmistakable(&self) -> bool {
        self.host == "localhost" || address_in(&self.host).is_some()
    }
}

fn address_in(host: &str) -> Option<IpAddr> {
    match host.strip_prefix('[').and_then(|host| host.strip_suffix(']')) {
        Some(v6) => v6.parse().ok().map(IpAddr::V6),
        None => host.parse().ok().filter(IpAddr::is_ipv4),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_a_scheme_a_host_and_a_port() {
        let origin = |scheme, host: &str, port| Some(Origin { scheme, host: host.into(), port });
        for (url, expected) in [
            ("http://hare.local:7000", origin("http", "hare.local", 7000)),
            ("https://Play.example.org/", origin("https", "play.example.org", 443)),
            ("http://[::1]", origin("http", "[::1]", 80)),
            ("http://[::1]:81", origin("http", "[::1]", 81)),
            ("http://hare.local:7000.evil", None),
            ("http://hare.local/path", None),
            ("http://somebody@hare.local", None),
            ("http://hare.local?x", None),
            ("http://", None),
            ("http://::1", None),
            ("http://[hare]", None),
            ("javascript://x/%0aalert(1)", None),
            ("javascript:alert(1)", None),
            ("file:///x", None),
            ("null", None),
            ("", None),
        ] {
            assert_eq!(Origin::parse(url), expected, "{url}");
        }
    }
}
