//! What an operator can set.

use axum::http::HeaderName;
use moonhare_rooms::Quotas;
use serde::{Deserialize, Serialize};

use crate::{Network, origin::Origin};

/// The server's settings. Everything has a value that suits a server at home.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// The address that people use, when a proxy stands before the server: `https://play.example.org`.
    pub public_url: Option<String>,
    /// The header in which a proxy that is trusted tells a client's address, such as `x-forwarded-for`.
    pub trusted_header: Option<String>,
    /// Connections that are open at the same time.
    pub connections_max: usize,
    /// Connections from one address that are open at the same time.
    pub connections_per_address_max: usize,
    /// Requests that one address may make at once …
    pub requests_burst: u32,
    /// … and how many more each second.
    pub requests_per_s: u32,
    /// Rooms made, joined or asked for in vain that one address may have at once …
    pub entries_burst: u32,
    /// … and how many more each minute.
    pub entries_per_min: u32,
    /// Messages that one socket may send at once …
    pub messages_burst: u32,
    /// … and how many more each second.
    pub messages_per_s: u32,
    /// Rooms that one address may make at once …
    pub rooms_burst: u32,
    /// … and how many more each hour.
    pub rooms_per_h: u32,
    /// MiB of recordings that one address may send at once …
    pub recordings_mib_burst: u32,
    /// … and how many more each hour.
    pub recordings_mib_per_h: u32,
    /// MiB of pictures of their own that one address may send at once …
    pub own_mib_burst: u32,
    /// … and how many more each hour.
    pub own_mib_per_h: u32,
    /// Reports that one address may send at once …
    pub reports_burst: u32,
    /// … and how many more each hour.
    pub reports_per_h: u32,
    /// When less than this is free where everything is kept, no room is made and nothing is uploaded or painted; games
    /// go on. 0 never looks.
    pub free_disk_mib_min: u64,
    /// Addresses and ranges that this server does not answer, such as `203.0.113.7` or `2001:db8::/32`.
    pub banned: Vec<Network>,
    /// How much may be kept, by room and by server.
    pub quotas: Quotas,
    /// How much people's own pictures may fill.
    pub own: OwnQuotas,
    /// Rooms in which nothing has happened for so many days are deleted after a week more of the server's own time; 0 keeps
    /// them for ever.
    pub keep_rooms_days: u64,
    /// Albums are deleted so many days after they were kept, and a week more of the server's own time; 0 keeps them for ever.
    pub keep_albums_days: u64,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            public_url: None,
            trusted_header: None,
            connections_max: 20_000,
            connections_per_address_max: 500,
            // Twelve people behind one address open the link at the same moment: some sixty parts each, and pictures.
            requests_burst: 1_500,
            requests_per_s: 50,
            entries_burst: 60,
            entries_per_min: 30,
            messages_burst: 60,
            messages_per_s: 20,
            rooms_burst: 60,
            rooms_per_h: 60,
            recordings_mib_burst: 128,
            recordings_mib_per_h: 256,
            own_mib_burst: 192,
            own_mib_per_h: 256,
            reports_burst: 10,
            reports_per_h: 10,
            free_disk_mib_min: 256,
            banned: Vec::new(),
            quotas: Quotas::default(),
            own: OwnQuotas::default(),
            keep_rooms_days: 90,
            keep_albums_days: 365,
        }
    }
}

/// How much people's own pictures may fill, and how long they stay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OwnQuotas {
    /// Boxes on the whole server.
    pub boxes_max: u64,
    /// Cards in one box.
    pub cards_per_box_max: u16,
    /// MiB of all boxes together.
    pub mib_max: u64,
    /// MiB of one box.
    pub mib_per_box_max: u64,
    /// Boxes with which nobody has played for so many days are deleted after a week more of the server's own time; 0 keeps
    /// them for ever.
    pub keep_days: u64,
}

impl Default for OwnQuotas {
    fn default() -> Self {
        Self { boxes_max: 5_000, cards_per_box_max: 200, mib_max: 4_096, mib_per_box_max: 128, keep_days: 90 }
    }
}

/// A setting that can't work.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConfigFault {
    /// The public address is none.
    #[error(
        "the public address {0:?} is not one of a site; give it like https://play.example.org, without a path"
    )]
    PublicUrl(String),
    /// The trusted header has no header's name, or is written in a form that is not read.
    #[error(
        "the trusted header {0:?} does not hold a list of addresses; give the name alone, like x-forwarded-for"
    )]
    TrustedHeader(String),
}

impl Config {
    /// Whether all of it can work.
    ///
    /// # Errors
    /// With the first setting that can't, and what to set instead.
    pub fn check(&self) -> Result<(), ConfigFault> {
        if let Some(url) = self.public_url.as_ref().filter(|url| Origin::parse(url).is_none()) {
            return Err(ConfigFault::PublicUrl(url.clone()));
        }
        // `Forwarded` has a grammar of its own; taken for a list of addresses, nobody's would be found in it.
        let is_list = |name: &String| {
            HeaderName::from_bytes(name.as_bytes()).is_ok_and(|name| name.as_str() != "forwarded")
        };
        match self.trusted_header.as_ref().filter(|name| !is_list(name)) {
            Some(name) => Err(ConfigFault::TrustedHeader(name.clone())),
            None => Ok(()),
        }
    }

    /// Settings without any bound on pace, for measurements on one machine.
    #[must_use]
    pub fn unhurried() -> Self {
        Self {
            connections_max: usize::MAX,
            connections_per_address_max: usize::MAX,
            requests_burst: u32::MAX,
            requests_per_s: u32::MAX,
            entries_burst: u32::MAX,
            entries_per_min: u32::MAX,
            messages_burst: u32::MAX,
            messages_per_s: u32::MAX,
            rooms_burst: u32::MAX,
            rooms_per_h: u32::MAX,
            recordings_mib_burst: u32::MAX,
            recordings_mib_per_h: u32::MAX,
            own_mib_burst: u32::MAX,
            own_mib_per_h: u32::MAX,
            free_disk_mib_min: 0,
            quotas: Quotas::none(),
            ..Self::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_work_is_refused() {
        let url = |url: &str| Config { public_url: Some(url.into()), ..Config::default() };
        let header = |name: &str| Config { trusted_header: Some(name.into()), ..Config::default() };
        for config in [
            Config::default(),
            url("https://play.example.org"),
            url("http://[fd00::1]:7777/"),
            header("X-Forwarded-For"),
            header("cf-connecting-ip"),
        ] {
            assert_eq!(config.check(), Ok(()), "{config:?}");
        }
        for bad in
            ["javascript:alert(1)", "play.example.org", "https://play.example.org/table", "ftp://x", ""]
        {
            assert_eq!(url(bad).check(), Err(ConfigFault::PublicUrl(bad.into())));
        }
        for bad in ["x forwarded for", "x-forwarded-for:", "Forwarded", ""] {
            assert_eq!(header(bad).check(), Err(ConfigFault::TrustedHeader(bad.into())));
        }
    }
}
