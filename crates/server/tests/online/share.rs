//! What a messenger sees of a link: it knows the standard tags and nothing else.

use std::{collections::BTreeMap, sync::Arc};

use moonhare_rooms::MemoryLog;
use moonhare_server::Config;
use serde_json::json;

use crate::harness::{Server, catch_up, play_one, text};

/// The tags of a page, read as messengers do: `<meta property=… content=…>`, and the title.
pub(crate) struct Seen {
    pub(crate) tags: BTreeMap<String, String>,
    pub(crate) page: String,
    pub(crate) head: String,
}

impl Seen {
    pub(crate) async fn at(server: &Server, path: &str) -> Self {
        let (status, head, body) = server.request("GET", path, &[], b"").await;
        assert_eq!(status, 200, "{path}");
        let page = String::from_utf8(body).unwrap();
        let unescaped = |text: &str| {
            text.replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&#39;", "'")
                .replace("&amp;", "&")
        };
        let tags = page.split("<meta ").skip(1).filter_map(|tag| {
            let tag = tag.split('>').next()?;
            let value =
                |name: &str| tag.split(&format!("{name}=\"")).nth(1)?.split('"').next().map(unescaped);
            Some((value("property").or(value("name"))?, value("content")?))
        });
        Self { tags: tags.collect(), page: page.clone(), head }
    }

    pub(crate) fn tag(&self, name: &str) -> &str {
        self.tags.get(name).map_or_else(|| panic!("{name} is not said: {}", self.page), String::as_str)
    }

    /// The picture that the tags name, if it is one of the size that they say.
    pub(crate) async fn picture(&self, server: &Server) -> Vec<u8> {
        let site = format!("http://{}", server.address);
        let path = self.tag("og:image").strip_prefix(&site).expect("a whole address").to_owned();
        let (status, head, body) = server.request("GET", &path, &[], b"").await;
        assert_eq!(status, 200, "{path}");
        assert!(head.contains("content-type: image/jpeg"), "{head}");
        let (width, height) = jpeg_size(&body);
        assert_eq!(self.tag("og:image:width"), width.to_string());
        assert_eq!(self.tag("og:image:height"), height.to_string());
        body
    }
}

/// Width and height, from the frame's head.
fn jpeg_size(file: &[u8]) -> (u16, u16) {
    let at = file.windows(2).position(|pair| pair == [0xff, 0xc0]).expect("a plain JPEG");
    let number = |at: usize| u16::from_be_bytes([file[at], file[at + 1]]);
    (number(at + 7), number(at + 5))
}

#[tokio::test]
async fn an_invitation_shows_who_is_there_in_the_tables_language() {
    let server = Server::start().await;
    let (_, made) = server.post("/api/rooms", json!({ "name": "Zoë <b>\"&", "language": "de" })).await;
    let code = text(&made["code"]);
    let before = Seen::at(&server, &format!("/t/{code}")).await;
    assert_eq!(before.tag("og:title"), "Ein Tisch wartet auf dich");
    assert_eq!(before.tag("og:description"), "Am Tisch: Zoë <b>\"&");
    assert!(!before.page.contains("<b>"), "a name is text: {}", before.page);
    // The same in the tags that know nothing of messengers, and in which language it is.
    assert_eq!(before.tag("description"), before.tag("og:description"));
    assert_eq!(before.page.matches("name=\"description\"").count(), 1, "{}", before.page);
    assert!(before.page.contains("<html lang=\"de\""), "{}", before.page);
    assert_eq!(before.tag("og:locale"), "de_DE");
    assert_eq!(before.tag("og:url"), format!("http://{}/t/{code}", server.address));
    assert!(before.tag("robots").contains("noindex") && before.head.contains("x-robots-tag: noindex"));
    assert!(Seen::at(&server, &format!("/tv/{code}")).await.head.contains("x-robots-tag: noindex"));
    let picture = before.picture(&server).await;
    server.join(&code, "Ana").await;
    assert_ne!(Seen::at(&server, &format!("/t/{code}")).await.picture(&server).await, picture);
    server.stop().await;
}

#[tokio::test]
async fn a_door_that_is_not_open_shows_the_game_and_nothing_else() {
    let server = Server::start().await;
    let (code, mut clients) = server.table(3).await;
    let path = format!("/t/{code}");
    let game = Seen::at(&server, "/").await;
    let painted = game.picture(&server).await;
    assert_eq!(game.tag("og:title"), "Moonhare");
    assert!(!game.tags.contains_key("robots"));
    for settings in [json!({ "settings": { "passphrase": "moon" } }), json!({ "lock": { "locked": true } })] {
        clients[0].room(json!({ "settings": { "passphrase": null } })).await.unwrap();
        clients[0].room(settings).await.unwrap();
        let seen = Seen::at(&server, &path).await;
        assert_eq!(seen.tag("og:title"), "Moonhare");
        assert!(
            seen.head.contains("x-robots-tag: noindex"),
            "its code is nothing for search engines: {}",
            seen.head
        );
        assert!(!seen.page.contains("Player 2"), "{}", seen.page);
        assert_eq!(seen.picture(&server).await, painted);
        // Nor does asking for the picture of the room itself tell more.
        let (_, _, asked) = server.request("GET", &format!("/api/rooms/{code}/picture"), &[], b"").await;
        assert_eq!(asked, painted);
    }
    // A table that is not there, and nonsense, look the same.
    for path in ["/t/BBBBBB", "/t/nonsense", "/anything/else"] {
        let seen = Seen::at(&server, path).await;
        assert_eq!(seen.tag("og:title"), "Moonhare");
        assert_eq!(seen.picture(&server).await, painted);
    }
    server.stop().await;
}

#[tokio::test]
async fn a_link_to_a_running_game_tells_nothing_of_it() {
    let server = Server::start().await;
    let (code, mut clients) = server.table(4).await;
    let path = format!("/t/{code}");
    clients[0].room(json!({ "begin": {} })).await.unwrap();
    catch_up(&mut clients).await;
    let first = Seen::at(&server, &path).await;
    let picture = first.picture(&server).await;
    assert_eq!(first.tag("og:title"), "They are playing right now");
    for choice in 0..30 {
        play_one(&mut clients, choice).await;
        let seen = Seen::at(&server, &path).await;
        assert_eq!(seen.page, first.page, "at {}", clients[0].phase());
        assert_eq!(seen.picture(&server).await, picture);
    }
    server.stop().await;
}

#[tokio::test]
async fn trying_codes_by_their_pages_is_bounded_like_trying_them_at_the_door() {
    let config = Config {
        trusted_header: Some("x-forwarded-for".into()),
        entries_burst: 3,
        entries_per_min: 0,
        ..Config::unhurried()
    };
    let server = Server::on(Arc::new(MemoryLog::new()), config).await;
    let (code, _) = server.room().await;
    let guesser = [("x-forwarded-for", "203.0.113.66")];
    for _ in 0..3 {
        server.request("GET", "/t/BBBBBB", &guesser, b"").await;
    }
    let (_, _, right) = server.request("GET", &format!("/t/{code}"), &guesser, b"").await;
    let (_, _, wrong) = server.request("GET", "/t/BBBBBB", &guesser, b"").await;
    let plain = |body: Vec<u8>, code: &str| String::from_utf8(body).unwrap().replace(code, "");
    assert_eq!(plain(right, &code), plain(wrong, "BBBBBB"));
    server.stop().await;
}

#[tokio::test]
async fn a_page_is_sent_small_and_only_when_it_has_changed() {
    let server = Server::start().await;
    let (_, head, plain) = server.request("GET", "/", &[("accept-language", "fr")], b"").await;
    assert!(String::from_utf8_lossy(&plain).contains("Quelqu’un dit"));
    let tag = head.lines().find_map(|line| line.strip_prefix("etag: ")).unwrap().to_owned();
    let known = [("accept-language", "fr"), ("if-none-match", tag.as_str())];
    let (status, _, body) = server.request("GET", "/", &known, b"").await;
    assert_eq!((status, body.len()), (304, 0));
    let (_, head, small) = server.request("GET", "/", &[("accept-encoding", "br")], b"").await;
    assert!(head.contains("content-encoding: br"), "{head}");
    assert!(small.len() < plain.len());
    server.stop().await;
}
