//! Boxes of people's own pictures, as the server passes them on. The keeper here has one box; the program's own is tested with it.

use std::sync::{Arc, Condvar, Mutex};

use bytes::Bytes;
use moonhare_rooms::MemoryLog;
use moonhare_server::{
    BoxChange, BoxMade, BoxView, Config, LookView, NewBox, NewUpload, OwnAllowed, OwnCardChange, OwnCardView,
    OwnPictures, OwnRefusal, OwnRules, PictureWordsView, UploadView, Who, WordsView,
    limits::LOOKS_AT_ONCE_MAX,
};
use serde_json::json;

use crate::harness::{Client, Server, text};

pub(crate) const BOX: &str = "own-scraps";
pub(crate) const KEY: &str = "the key";
const PICTURE: &str = "AAAAAAAAAAAA";

/// One box with one card; a file of three bytes becomes another.
#[derive(Default)]
pub(crate) struct Scrapbook {
    deleted: Mutex<bool>,
    /// Who asked, and how many years have passed.
    pub(crate) asked: Mutex<Vec<Who>>,
    /// What everybody waits at who looks for a picture or its words.
    gate: Gate,
}

/// A gate that may be closed: a store that does not answer.
#[derive(Default)]
struct Gate {
    state: Mutex<Waiting>,
    opened: Condvar,
}

/// Who stands at a gate.
#[derive(Default)]
struct Waiting {
    closed: bool,
    now: usize,
    most: usize,
}

impl Gate {
    fn set(&self, closed: bool) {
        self.state.lock().unwrap().closed = closed;
        self.opened.notify_all();
    }

    fn pass(&self) {
        let mut state = self.state.lock().unwrap();
        state.now += 1;
        state.most = state.most.max(state.now);
        let mut state = self.opened.wait_while(state, |state| state.closed).unwrap();
        state.now -= 1;
    }
}

impl Scrapbook {
    fn check(&self, id: &str, who: &Who) -> Result<(), OwnRefusal> {
        self.asked.lock().unwrap().push(who.clone());
        let mine = match who {
            Who::Anybody => return self.there(id),
            Who::Owner(key) => key == KEY,
            Who::Guest { guest, .. } => guest.host,
        };
        self.there(id).and(if mine { Ok(()) } else { Err(OwnRefusal::NotYours) })
    }

    fn may_change(&self, id: &str, who: &Who) -> Result<(), OwnRefusal> {
        self.check(id, who)?;
        if *who == Who::Anybody { Err(OwnRefusal::NotYours) } else { Ok(()) }
    }

    fn there(&self, id: &str) -> Result<(), OwnRefusal> {
        if id == BOX && !*self.deleted.lock().unwrap() { Ok(()) } else { Err(OwnRefusal::BoxNotFound) }
    }
}

fn look() -> LookView {
    LookView { x: 0.1, y: 0.0, width: 0.5, finish: Some("oil".into()), palette: 1 }
}

fn card() -> OwnCardView {
    OwnCardView {
        card: 1,
        picture: PICTURE.into(),
        placeholder: String::new(),
        caption: "a lake".into(),
        proposed: false,
        by: None,
        yours: true,
        look: look(),
        painting: false,
        width: 900,
        height: 600,
    }
}

impl OwnPictures for Scrapbook {
    fn rules(&self) -> OwnRules {
        OwnRules { allowed: OwnAllowed::Invite, finishes: vec!["oil".into()], ..OwnRules::default() }
    }

    fn open(&self, wish: &NewBox) -> Result<BoxMade, OwnRefusal> {
        match wish.word.as_deref() {
            Some("please") => Ok(BoxMade { id: BOX.into(), key: KEY.into() }),
            _ => Err(OwnRefusal::WordNeeded),
        }
    }

    fn look_in(&self, id: &str, who: &Who) -> Result<BoxView, OwnRefusal> {
        self.check(id, who)?;
        Ok(BoxView {
            id: BOX.into(),
            name: "Summer".into(),
            cards: vec![card()],
            filled: 0,
            yours: *who == Who::Owner(KEY.into()),
            kept_until_ms: 7,
            played_ms: None,
        })
    }

    fn change(&self, id: &str, who: &Who, change: &BoxChange) -> Result<BoxView, OwnRefusal> {
        self.may_change(id, who)?;
        if change.filled == Some(999) {
            return Err(OwnRefusal::BadChange);
        }
        self.look_in(id, who)
    }

    fn tables(&self, _: &str) -> Vec<String> {
        Vec::new()
    }

    fn delete(&self, id: &str, who: &Who) -> Result<(), OwnRefusal> {
        self.may_change(id, who)?;
        *self.deleted.lock().unwrap() = true;
        Ok(())
    }

    fn await_upload(&self, id: &str, who: &Who, wish: &NewUpload) -> Result<UploadView, OwnRefusal> {
        self.may_change(id, who)?;
        Ok(UploadView { upload: "one".into(), received: 0, bytes: wish.bytes, card: None })
    }

    fn upload(&self, id: &str, who: &Who, upload: &str) -> Result<UploadView, OwnRefusal> {
        self.may_change(id, who)?;
        if upload != "one" {
            return Err(OwnRefusal::UploadNotFound);
        }
        Ok(UploadView { upload: upload.into(), received: 1, bytes: 3, card: None })
    }

    fn take_part(
        &self,
        id: &str,
        who: &Who,
        upload: &str,
        at: u32,
        part: &[u8],
    ) -> Result<UploadView, OwnRefusal> {
        let view = self.upload(id, who, upload)?;
        match (at, part.len()) {
            (0, 3) => Ok(UploadView { received: 3, card: Some(card()), ..view }),
            _ => Err(OwnRefusal::WrongPart),
        }
    }

    fn change_card(&self, id: &str, who: &Who, _: u32, _: &OwnCardChange) -> Result<OwnCardView, OwnRefusal> {
        self.may_change(id, who)?;
        Ok(card())
    }

    fn remove_card(&self, id: &str, who: &Who, _: u32) -> Result<(), OwnRefusal> {
        self.may_change(id, who)
    }

    fn preview(&self, id: &str, who: &Who, _: u32, _: &LookView) -> Result<Bytes, OwnRefusal> {
        self.may_change(id, who)?;
        Ok(Bytes::from_static(b"RIFF"))
    }

    fn master(&self, id: &str, who: &Who, _: u32) -> Result<Bytes, OwnRefusal> {
        self.may_change(id, who)?;
        Ok(Bytes::from_static(b"RIFF"))
    }

    fn words(&self, _: &str, _: &str) -> Option<WordsView> {
        self.gate.pass();
        None
    }

    fn picture_words(&self, _: &str) -> Option<PictureWordsView> {
        self.gate.pass();
        None
    }

    fn picture(&self, picture: &str, _: u16) -> Option<Bytes> {
        self.gate.pass();
        (picture == PICTURE && !*self.deleted.lock().unwrap()).then(|| Bytes::from_static(b"RIFF"))
    }

    fn sweep(&self, _: u64) {}
}

/// A server with this keeper.
pub(crate) async fn server(book: &Arc<Scrapbook>, config: Config) -> Server {
    let own = Arc::clone(book);
    Server::of(Arc::new(MemoryLog::new()), config, |services| services.own = own).await
}

#[tokio::test]
async fn a_picture_of_ones_own_is_for_those_who_saw_it_and_gone_at_once() {
    let book = Arc::new(Scrapbook::default());
    let server = server(&book, Config::unhurried()).await;
    let path = format!("/cards/{PICTURE}/300.webp");
    let (status, head, body) = server.request("GET", &path, &[], b"").await;
    assert_eq!((status, body.as_slice()), (200, b"RIFF".as_slice()));
    for header in ["cache-control: private, no-cache", "x-robots-tag: noindex", "content-type: image/webp"] {
        assert!(head.contains(header), "{header}: {head}");
    }
    let tag = format!("\"{PICTURE}\"");
    let (status, _, body) = server.request("GET", &path, &[("if-none-match", &tag)], b"").await;
    assert_eq!((status, body.len()), (304, 0));
    let (_, packs) = server.get("/api/packs").await;
    assert!(!packs.to_string().contains("own-"), "no list has it");
    let key = format!("Bearer {KEY}");
    let delete = format!("/api/own/boxes/{BOX}/delete");
    let (status, ..) = server.request("POST", &delete, &[("authorization", &key)], b"").await;
    assert_eq!(status, 204);
    let (status, ..) = server.request("GET", &path, &[("if-none-match", &tag)], b"").await;
    assert_eq!(status, 404, "not even for whoever has kept it");
    server.stop().await;
}

#[tokio::test]
async fn who_sits_at_a_table_is_known_by_their_seat() {
    let book = Arc::new(Scrapbook::default());
    let server = server(&book, Config::unhurried()).await;
    let (_, made) = server.post("/api/rooms", json!({ "name": "Ana" })).await;
    let (code, secret) = (text(&made["code"]), text(&made["secret"]));
    let host = Client::connect(server.address, &code, Some(&secret)).await;
    let path = format!("/api/own/boxes/{BOX}?table={code}");
    for (secret, status) in [(secret.as_str(), 200), ("nobody", 401)] {
        let bearer = format!("Bearer {secret}");
        let (answered, ..) = server.request("GET", &path, &[("authorization", &bearer)], b"").await;
        assert_eq!(answered, status);
    }
    let asked = book.asked.lock().unwrap().clone();
    let [Who::Guest { table, guest }] = asked.as_slice() else { panic!("{asked:?}") };
    assert_eq!(
        (table.as_str(), guest.name.as_str(), guest.host, guest.open),
        (code.as_str(), "Ana", true, true)
    );
    drop(host);
    server.stop().await;
}

#[tokio::test]
async fn names_of_boxes_and_words_cannot_be_found_by_trying() {
    let config = Config { entries_burst: 5, entries_per_min: 0, ..Config::unhurried() };
    let server = server(&Arc::new(Scrapbook::default()), config).await;
    let mut statuses = Vec::new();
    for n in 0..4 {
        statuses.push(server.request("GET", &format!("/api/own/boxes/own-{n}"), &[], b"").await.0);
    }
    for word in ["a", "b"] {
        statuses.push(server.post("/api/own/boxes", json!({ "name": "x", "word": word })).await.0);
    }
    assert_eq!(statuses, [404, 404, 404, 404, 403, 429]);
    server.stop().await;
}

#[tokio::test]
async fn an_address_sends_so_many_pictures_at_once() {
    let config = Config { own_mib_burst: 1, own_mib_per_h: 0, ..Config::unhurried() };
    let server = server(&Arc::new(Scrapbook::default()), config).await;
    let path = format!("/api/own/boxes/{BOX}/uploads");
    let key = format!("Bearer {KEY}");
    let mut statuses = Vec::new();
    for _ in 0..3 {
        let body = json!({ "bytes": 500 * 1024 }).to_string();
        statuses.push(server.request("POST", &path, &[("authorization", &key)], body.as_bytes()).await.0);
    }
    assert_eq!(statuses, [201, 201, 429]);
    server.stop().await;
}

#[tokio::test]
async fn who_may_not_watch_a_table_does_not_learn_which_pictures_it_plays_with() {
    let server = server(&Arc::new(Scrapbook::default()), Config::unhurried()).await;
    let (code, mut clients) = server.table(3).await;
    clients[0].room(json!({ "begin": {} })).await.unwrap();
    let pictures = text(&clients[0].view["deck"][0]["pictures"]);
    assert!(!pictures.is_empty());
    clients[0].room(json!({ "lock": { "locked": true } })).await.unwrap();
    let (_, preview) = server.get(&format!("/api/rooms/{code}")).await;
    for kept in ["packs", "deck", "pictures"] {
        assert!(preview.get(kept).is_none(), "{kept}: {preview}");
    }
    let refused = Client::try_connect(server.address, &code, None).await.err().expect("locked");
    assert!(!refused.to_string().contains(&pictures[..12]), "{refused}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_looks_for_what_is_not_there_while_the_store_is_slow_keeps_nobody_else_waiting() {
    let book = Arc::new(Scrapbook::default());
    book.gate.set(true);
    let config = Config { trusted_header: Some("x-forwarded-for".into()), ..Config::unhurried() };
    let server = Arc::new(server(&book, config).await);
    // More than there are threads for, from as many households as it takes.
    let asking: Vec<_> = (0..600)
        .map(|n| {
            let server = Arc::clone(&server);
            tokio::spawn(async move {
                let path = [
                    "/cards/BBBBBBBBBBBB/300.webp",
                    "/api/pictures/BBBBBBBBBBBB/words/en",
                    "/api/packs/own-x/words/en",
                ][n % 3];
                let from = format!("10.0.{}.7", n % 100);
                server.request("GET", path, &[("x-forwarded-for", &from)], b"").await.0
            })
        })
        .collect();
    while book.gate.state.lock().unwrap().now < LOOKS_AT_ONCE_MAX {
        tokio::task::yield_now().await;
    }
    // Rooms are made, people come, and whatever else needs a thread finds one.
    let (code, mut people) = server.table(3).await;
    people[1].room(json!({ "chat": { "text": "still here" } })).await.unwrap();
    tokio::task::spawn_blocking(|| ()).await.unwrap();
    assert_eq!(server.get(&format!("/api/rooms/{code}")).await.0, 200);
    for asked in asking {
        let status = asked.await.unwrap();
        assert!(status == 503 || status == 429, "{status}, while the gate is closed");
    }
    assert_eq!(book.gate.state.lock().unwrap().most, LOOKS_AT_ONCE_MAX);
    book.gate.set(false);
    let path = format!("/cards/{PICTURE}/300.webp");
    assert_eq!(server.request("GET", &path, &[("x-forwarded-for", "10.9.9.9")], b"").await.0, 200);
}
