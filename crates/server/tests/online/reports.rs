//! What players report reaches whoever runs the server, with what is needed to act.

use std::{
    io,
    sync::{Arc, Mutex},
};

use moonhare_rooms::MemoryLog;
use moonhare_server::{Config, Machine, Report};
use serde_json::{Value, json};

use crate::harness::{Server, catch_up, play_one, text};
use crate::own::Scrapbook;

/// Keeps reports in memory.
#[derive(Default)]
pub(crate) struct Book(Mutex<Vec<Report>>);

impl Machine for Book {
    fn free_bytes(&self) -> Option<u64> {
        None
    }

    fn keep_report(&self, report: &Report) -> io::Result<()> {
        self.0.lock().unwrap().push(report.clone());
        Ok(())
    }
}

async fn report(server: &Server, code: &str, secret: Option<&str>, about: Value) -> (u16, Value) {
    let bearer = secret.map(|secret| format!("Bearer {secret}"));
    let headers: Vec<_> = bearer.iter().map(|bearer| ("authorization", bearer.as_str())).collect();
    let body = json!({ "about": about }).to_string();
    let path = format!("/api/rooms/{code}/reports");
    let (status, _, answer) = server.request("POST", &path, &headers, body.as_bytes()).await;
    (status, serde_json::from_slice::<Value>(&answer).unwrap_or_default()["error"]["code"].clone())
}

/// A server whose reports can be read.
pub(crate) async fn server_with_book(config: Config) -> (Server, Arc<Book>) {
    let book = Arc::new(Book::default());
    let shown = Arc::clone(&book);
    let server = Server::of(Arc::new(MemoryLog::new()), config, |services| {
        services.machine = shown as _;
        services.own = Arc::new(Scrapbook::default());
        services.rooms.hang_doorbell(Arc::new(crate::knocks::OneService));
    })
    .await;
    (server, book)
}

#[tokio::test]
async fn a_report_says_what_the_room_knows() {
    let config = Config { reports_burst: 100, ..Config::unhurried() };
    let (server, book) = server_with_book(config).await;
    let (code, mut clients) = server.table(3).await;
    let secret = clients[1].secret.clone();
    let own = secret.as_deref();
    let nothing = (409, json!("nothing_to_report"));
    assert_eq!(report(&server, &code, own, json!({ "clue": {} })).await, nothing);
    assert_eq!(report(&server, &code, own, json!({ "picture": "" })).await, nothing);
    // In the lobby, pictures that the table shows there, and no others: not even where people brought a box.
    let (_, packs) = server.get("/api/packs").await;
    let shown = text(&packs[0]["pictures"])[..6].to_owned();
    for (picture, answer) in [(shown.as_str(), (201, json!(null))), ("AAAAAAAAAAAA", nothing.clone())] {
        assert_eq!(report(&server, &code, own, json!({ "picture": picture })).await, answer, "{picture}");
    }
    let in_lobby = book.0.lock().unwrap().pop().unwrap().evidence;
    assert_eq!((in_lobby.pack.as_deref(), in_lobby.card), (packs[0]["id"].as_str(), Some(0)));
    clients[0].room(json!({ "begin": {} })).await.unwrap();
    catch_up(&mut clients).await;
    let tell = json!({ "tell": { "card": clients[0].view["game"]["hand"][0], "clue": "something rude" } });
    clients[0].play(tell).await.unwrap();
    let deck = &clients[0].view["deck"][0];
    let (pictures, count) = (text(&deck["pictures"]), deck["count"].as_u64().unwrap() as usize);
    let length = pictures.len() / count;
    let third = &pictures[3 * length..4 * length];
    let (kept, unread) = ((201, json!(null)), (400, json!("bad_request")));
    for (secret, about, answer) in [
        (own, json!({ "clue": {} }), &kept),
        (own, json!({ "name": 1 }), &kept),
        (own, json!({ "picture": third }), &kept),
        (own, json!({ "picture": "<script>" }), &nothing),
        (own, json!({ "picture": &third[1..] }), &nothing),
        (own, json!({ "name": 99 }), &(409, json!("unknown_person"))),
        (own, json!({ "name": -1 }), &unread),
        (own, json!({ "clue": {}, "name": 1 }), &unread),
        (own, json!({ "clue": { "text": "he said worse" } }), &unread),
        (own, json!("clue"), &unread),
        (None, json!({ "clue": {} }), &(401, json!("unknown_secret"))),
        (Some("0123456789abcdef0123456789abcdef"), json!({ "clue": {} }), &(401, json!("unknown_secret"))),
    ] {
        assert_eq!(report(&server, &code, secret, about.clone()).await, *answer, "{about}");
    }
    // The next storyteller has told nothing yet, and must not be blamed for this.
    while clients[0].view["game"]["turn"] == 1 {
        play_one(&mut clients, 0).await;
        catch_up(&mut clients).await;
    }
    assert_eq!(report(&server, &code, own, json!({ "clue": {} })).await, nothing);

    let kept = book.0.lock().unwrap().clone();
    let [clue, name, picture] = kept.as_slice() else { panic!("{kept:?}") };
    assert_eq!(clue.evidence.clue.as_deref(), Some("something rude"));
    assert_eq!(picture.evidence.pack.as_deref(), deck_name(&clients[0].view));
    assert_eq!(picture.evidence.card, Some(3));
    for report in [clue, name] {
        assert_eq!(report.room, code);
        assert_eq!(report.evidence.by.0, 2);
        assert_eq!(report.evidence.person.map(|person| person.0), Some(1));
        assert_eq!(report.evidence.name.as_deref(), Some("Host"));
        assert!(report.by_address.is_some() && report.address.is_some(), "{report:?}");
    }
    let (_, _, metrics) = server.request("GET", "/metrics", &[], &[]).await;
    assert!(String::from_utf8(metrics).unwrap().contains("\nmoonhare_reports_total 4\n"));
    server.stop().await;
}

fn deck_name(view: &Value) -> Option<&str> {
    view["deck"][0]["pack"].as_str()
}

#[tokio::test]
async fn reports_are_bounded_by_address() {
    let config = Config { reports_burst: 2, reports_per_h: 0, ..Config::unhurried() };
    let (server, book) = server_with_book(config).await;
    let (code, clients) = server.table(3).await;
    let own = clients[1].secret.as_deref();
    let mut answers = Vec::new();
    for _ in 0..3 {
        answers.push(report(&server, &code, own, json!({ "name": 1 })).await.0);
    }
    assert_eq!(answers, [201, 201, 429]);
    assert_eq!(book.0.lock().unwrap().len(), 2);
    server.stop().await;
}

#[tokio::test]
async fn a_report_that_cannot_be_kept_is_refused() {
    let server = Server::start().await;
    let (code, clients) = server.table(3).await;
    let answer = report(&server, &code, clients[1].secret.as_deref(), json!({ "name": 1 })).await;
    assert_eq!(answer, (503, json!("storage_failed")));
    server.stop().await;
}
