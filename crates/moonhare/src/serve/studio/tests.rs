//! Small packs are ordered over HTTP and painted to the end.

use std::{net::SocketAddr, path::Path, sync::Arc, thread::JoinHandle};

use moonhare_packs::{Finish, Language, Order, Packs, THEMES, Theme};
use moonhare_rooms::{BotPlayers, BotSeat, DeckPart, Decks, MemoryLog, Past, Rooms, any_move, rules};
use moonhare_server::{AnyMachine, Config, NoOwnPictures, Painter, PaintingOrder, PaintingRefusal, Services};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    sync::oneshot,
};

use super::Studio;
use crate::serve::own::no_boxes;
use crate::serve::shelf::PackShelf;

fn small(theme: &'static Theme, seed: u64) -> Order {
    Order { cards: 3, width: 90, finish: Some(Finish::Plain), ..Order::new(theme, seed) }
}

struct AnyMove;

impl BotPlayers for AnyMove {
    fn delay_ms(&self, _: BotSeat, _: &rules::View) -> u64 {
        1
    }

    fn decide(&self, bot: BotSeat, _: &[DeckPart], _: &Past, view: &rules::View) -> Option<rules::Command> {
        any_move(bot, view)
    }
}

/// A server with a studio on a data folder.
struct Server {
    address: SocketAddr,
    studio: Arc<Studio>,
    work: Option<JoinHandle<()>>,
    stop: oneshot::Sender<()>,
    task: tokio::task::JoinHandle<()>,
}

impl Server {
    /// `working` says whether anything is painted, or orders only wait.
    async fn start(data: &Path, kept_max: usize, working: bool) -> Self {
        let shelf = Arc::new(PackShelf::load(data, no_boxes(data)));
        let studio = Studio::open(Arc::clone(&shelf), kept_max, small);
        let work = working.then(|| studio.work().unwrap());
        let rooms =
            Rooms::new(Arc::new(MemoryLog::new()), Arc::clone(&shelf) as Arc<dyn Decks>, Arc::new(AnyMove));
        let services = Services {
            rooms,
            shelf,
            painter: Arc::clone(&studio) as _,
            own: Arc::new(NoOwnPictures),
            machine: Arc::new(AnyMachine),
            metrics: None,
            metrics_token: None,
            new_limits: None,
            https: None,
        };
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(async move {
            let stopped = async { _ = stopped.await };
            moonhare_server::run(listener, services, Config::unhurried(), stopped).await.unwrap();
        });
        Self { address, studio, work, stop, task }
    }

    async fn stop(self) {
        self.studio.stop();
        _ = self.stop.send(());
        self.task.await.unwrap();
        if let Some(work) = self.work {
            work.join().unwrap();
        }
    }

    async fn request(&self, method: &str, path: &str, body: &str) -> (u16, Value) {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let length = body.len();
        let head =
            format!("{method} {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: {length}");
        stream.write_all(format!("{head}\r\n\r\n{body}").as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.unwrap();
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let status = answer.split_whitespace().nth(1).unwrap().parse().unwrap();
        let body = answer.split_once("\r\n\r\n").unwrap().1;
        (status, serde_json::from_str(body).unwrap_or_default())
    }

    async fn get(&self, path: &str) -> Value {
        self.request("GET", path, "").await.1
    }

    async fn order(&self, theme: &str, seed: u64) -> (u16, Value) {
        let order = json!({ "theme": theme, "seed": seed }).to_string();
        self.request("POST", "/api/paintings", &order).await
    }

    /// Asks until a painting is in this state; gives it.
    async fn until(&self, id: &str, state: &str) -> Value {
        loop {
            let listed = self.get("/api/paintings").await;
            let painting = listed["paintings"].as_array().unwrap().iter().find(|p| p["id"] == id).cloned();
            match painting {
                Some(painting) if painting["state"] == state => return painting,
                Some(painting) if painting["state"] == "failed" => panic!("{painting}"),
                _ => tokio::task::yield_now().await,
            }
        }
    }
}

#[tokio::test]
async fn an_ordered_pack_is_painted_and_can_be_played_with_at_once() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path(), 12, true).await;
    let before = server.get("/api/packs").await.as_array().unwrap().len();
    let listed = server.get("/api/paintings").await;
    assert_eq!(listed["allowed"], true);
    assert_eq!(listed["themes"].as_array().unwrap().len(), THEMES.len());
    for theme in listed["themes"].as_array().unwrap() {
        assert_eq!(theme["names"].as_object().unwrap().len(), Language::ALL.len(), "{theme}");
        assert_eq!(theme["blurbs"].as_object().unwrap().len(), Language::ALL.len(), "{theme}");
    }

    let (status, ordered) = server.order("tides", 7).await;
    assert_eq!(status, 202);
    assert_eq!((&ordered["id"], &ordered["cards"]), (&json!("tides-7"), &json!(3)));
    let done = server.until("tides-7", "done").await;
    assert_eq!((&done["painted"], &done["seed"]), (&json!(3), &json!(7)));

    let packs = server.get("/api/packs").await;
    let packs = packs.as_array().unwrap();
    assert_eq!(packs.len(), before + 1);
    let pack = packs.iter().find(|pack| pack["id"] == "tides-7").unwrap();
    assert_ne!(pack["names"], packs.iter().find(|pack| pack["id"] == "tides").unwrap()["names"]);
    assert_eq!(server.request("GET", "/cards/tides-7/2/600.webp", "").await.0, 200);
    assert_eq!(server.get("/api/packs/tides-7/words/it").await["descriptions"].as_array().unwrap().len(), 3);
    assert_eq!(server.order("tides", 7).await, (202, done), "the same order is the same pack");
    server.stop().await;

    let packs = Packs::load(&data.path().join("packs"));
    assert_eq!((packs.len(), packs.refused().count()), (before + 1, 0), "it is kept");
}

#[tokio::test]
async fn a_stopped_painting_goes_on_at_the_next_start() {
    let data = tempfile::tempdir().unwrap();
    let folder = data.path().join("packs");
    // Two cards of the pack are there, as when the power went off, and another order waits.
    let order = small(&THEMES[0], 5);
    let stop = std::sync::atomic::AtomicBool::new(false);
    let unfinished = folder.join(format!(".{}", order.id));
    let half = |p: moonhare_packs::Progress| stop.store(p.done == 2, std::sync::atomic::Ordering::Relaxed);
    let one = rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap();
    one.install(|| order.paint(&unfinished, &stop, &half)).unwrap_err();
    let first = std::fs::metadata(unfinished.join("cards/001-600.webp")).unwrap().modified().unwrap();
    std::fs::create_dir(folder.join(format!(".{}-6", THEMES[1].id))).unwrap();
    std::fs::create_dir(folder.join(".somebody-elses")).unwrap();
    assert_eq!(Packs::load(&folder).refused().count(), 0, "what is unfinished is no broken pack");

    let server = Server::start(data.path(), 12, true).await;
    server.until(&order.id, "done").await;
    server.until(&format!("{}-6", THEMES[1].id), "done").await;
    let kept = std::fs::metadata(folder.join(&order.id).join("cards/001-600.webp")).unwrap();
    assert_eq!(kept.modified().unwrap(), first, "what was painted is not painted again");
    server.stop().await;
}

#[tokio::test]
async fn a_stop_leaves_no_broken_pack() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path(), 12, true).await;
    for seed in 1..4 {
        server.order("tides", seed).await;
    }
    server.stop().await;
    let packs = Packs::load(&data.path().join("packs"));
    assert_eq!(packs.refused().count(), 0);

    let server = Server::start(data.path(), 12, true).await;
    for seed in 1..4 {
        server.until(&format!("tides-{seed}"), "done").await;
    }
    server.stop().await;
}

#[tokio::test]
async fn orders_beyond_the_bounds_are_refused() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path(), 2, false).await;
    let code = |(status, answer): (u16, Value)| (status, answer["error"]["code"].as_str().map(str::to_owned));
    let refused = |status, code: &str| (status, Some(code.to_owned()));
    assert_eq!(code(server.order("deserts", 1).await), refused(422, "unknown_theme"));
    assert_eq!(code(server.order("tides", 1).await), (202, None));
    assert_eq!(code(server.order("tides", 2).await), (202, None));
    assert_eq!(code(server.order("tides", 1).await), (202, None), "known");
    assert_eq!(code(server.order("tides", 3).await), refused(409, "shelf_full"));
    server.stop().await;

    let server = Server::start(data.path(), 12, false).await;
    let waiting = server.get("/api/paintings").await;
    assert_eq!(waiting["paintings"].as_array().unwrap().len(), 2, "orders outlive a restart");
    assert_eq!(code(server.order("tides", 3).await), (202, None));
    assert_eq!(code(server.order("tides", 4).await), refused(409, "too_many_paintings"));
    server.stop().await;

    let server = Server::start(data.path(), 0, true).await;
    assert_eq!(server.get("/api/paintings").await["allowed"], false);
    assert_eq!(code(server.order("tides", 1).await), refused(403, "painting_not_allowed"));
    server.stop().await;
}

#[tokio::test]
async fn a_pack_that_cannot_be_kept_fails_and_may_be_ordered_again() {
    let data = tempfile::tempdir().unwrap();
    std::fs::create_dir_all(data.path().join("packs/tides-9")).unwrap();
    std::fs::write(data.path().join("packs/tides-9/note.txt"), "in the way").unwrap();
    let server = Server::start(data.path(), 12, true).await;
    assert_eq!(server.order("tides", 9).await.0, 202);
    let failed = loop {
        let listed = server.get("/api/paintings").await;
        if listed["paintings"][0]["state"] == "failed" {
            break listed["paintings"][0].clone();
        }
        tokio::task::yield_now().await;
    };
    assert_eq!(failed["code"], "storage_failed");
    std::fs::remove_dir_all(data.path().join("packs/tides-9")).unwrap();
    assert_eq!(server.order("tides", 9).await.0, 202);
    server.until("tides-9", "done").await;
    server.stop().await;
}

#[test]
fn a_seed_is_chosen_if_none_is_wished_for() {
    let data = tempfile::tempdir().unwrap();
    let studio = Studio::open(Arc::new(PackShelf::load(data.path(), no_boxes(data.path()))), 12, small);
    let wish = PaintingOrder { theme: "tides".into(), seed: None };
    let (one, other) = (studio.order(&wish).unwrap(), studio.order(&wish).unwrap());
    assert_ne!(one.id, other.id);
    assert_eq!(one.id, format!("tides-{}", one.seed));
    studio.order(&wish).unwrap();
    assert_eq!(studio.order(&wish), Err(PaintingRefusal::TooMany));
}
