//! What an operator can set.

use serde::{Deserialize, Serialize};

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
    /// Rooms in which nothing has happened for so many days are deleted; 0 keeps them for ever.
    pub keep_rooms_days: u64,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            public_url: None,
            trusted_header: None,
            connections_max: 20_000,
            connections_per_address_max: 500,
            requests_burst: 400,
            requests_per_s: 50,
            entries_burst: 60,
            entries_per_min: 30,
            messages_burst: 60,
            messages_per_s: 20,
            keep_rooms_days: 90,
        }
    }
}

impl Config {
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
            ..Self::default()
        }
    }
}
