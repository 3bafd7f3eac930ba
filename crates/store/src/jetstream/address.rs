//! Addresses of NATS servers, which may carry who asks: `nats://user:password@host:4222`, or `nats://token@host:4222`.

use async_nats::ConnectOptions;
use percent_encoding::percent_decode_str;

/// Who asks.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum Login {
    User(String, String),
    Token(String),
}

impl Login {
    pub(super) fn into(self, options: ConnectOptions) -> ConnectOptions {
        match self {
            Self::User(user, password) => options.user_and_password(user, password),
            Self::Token(token) => options.token(token),
        }
    }
}

/// The addresses without what is secret in them, and who asks: whoever is named first asks everywhere.
pub(super) fn apart(servers: &[String]) -> (Vec<String>, Option<Login>) {
    let mut found = None;
    let bare = servers
        .iter()
        .map(|server| {
            let (bare, login) = split(server);
            found = found.take().or(login);
            bare
        })
        .collect();
    (bare, found)
}

fn split(server: &str) -> (String, Option<Login>) {
    let (kind, rest) = server.split_once("://").unwrap_or(("nats", server));
    let Some((login, host)) = rest.rsplit_once('@') else { return (server.to_owned(), None) };
    let plain = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
    let login = match login.split_once(':') {
        Some((user, password)) => Login::User(plain(user), plain(password)),
        None => Login::Token(plain(login)),
    };
    (format!("{kind}://{host}"), Some(login))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_asks_is_taken_out_of_an_address() {
        let user = |user: &str, password: &str| Some(Login::User(user.into(), password.into()));
        for (address, bare, login) in [
            ("nats://a:4222", "nats://a:4222", None),
            ("nats://hare:moon@a:4222", "nats://a:4222", user("hare", "moon")),
            ("tls://hare:m%40on%3A1@a", "tls://a", user("hare", "m@on:1")),
            ("nats://hare:m@on@a:1", "nats://a:1", user("hare", "m@on")),
            ("nats://t0ken@a", "nats://a", Some(Login::Token("t0ken".into()))),
            ("hare:moon@a", "nats://a", user("hare", "moon")),
        ] {
            let (found, asks) = split(address);
            assert!(found == bare && asks == login, "{address}: {found}");
        }
    }

    #[test]
    fn whoever_is_named_first_asks_everywhere() {
        let servers = ["nats://a", "nats://hare:moon@b", "nats://fox:sun@c"].map(str::to_owned);
        let (bare, login) = apart(&servers);
        assert_eq!(bare, ["nats://a", "nats://b", "nats://c"]);
        assert!(login == Some(Login::User("hare".into(), "moon".into())));
    }
}
