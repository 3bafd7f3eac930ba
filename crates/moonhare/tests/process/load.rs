//! Tables that play, and every command that was acknowledged to them.

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use moonhare_rooms::{Batch, Log, Position, RoomCode, RoomEvent, SqliteLog};
use moonhare_rules::{Game, Seat, Viewer};
use serde_json::{Value, json};
use tokio::sync::Notify;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::client::{Answer, Doors, Player, Sight};
use crate::server::Server;

const PLAYERS: usize = 3;
/// After so many commands comes one that nobody may do, where there are many doors.
const PROBED_EVERY: usize = 7;
/// Rooms that are read back at a time.
const PAGE: u32 = 1000;

/// Refusals of a server that is better in a moment.
const PASSING: [&str; 2] = ["storage_failed", "restarting"];

/// How long a request may take where there are other doors to try.
const POST_MAX: Duration = Duration::from_secs(20);

/// Every command's id with the position that it was acknowledged at.
pub(crate) type Promised = BTreeMap<String, u64>;

/// What has been acknowledged, and a bell that rings at each command.
#[derive(Default)]
struct Acknowledged {
    promised: Mutex<Promised>,
    bell: Notify,
    /// Another game begins when one is over.
    goes_on: AtomicBool,
    /// What everybody may see of a game, as it was first seen at each position of each table.
    seen: Mutex<BTreeMap<(usize, u64), String>>,
    /// What everybody saw at each table, by its code.
    sights: Mutex<Vec<(String, Vec<Sight>)>>,
    /// Commands that were refused for good, at more than one door.
    refused: Mutex<BTreeSet<String>>,
}

/// What people can tell when all is over.
pub(crate) struct Witnesses {
    pub(crate) promised: Promised,
    pub(crate) refused: BTreeSet<String>,
    sights: Vec<(String, Vec<Sight>)>,
}

impl Witnesses {
    /// Holds whatever anybody ever saw against the log, by a fold that knows the rules and nothing of rooms: at each position everybody saw
    /// what the log makes of it, by whichever door they came, and nothing that is not in it. Gives how many sights were held.
    pub(crate) async fn agree_with(&self, log: &dyn Log) -> usize {
        let mut held = 0;
        for (code, sights) in &self.sights {
            let mut at: BTreeMap<u64, Vec<&Sight>> = BTreeMap::new();
            sights.iter().for_each(|sight| at.entry(sight.position).or_default().push(sight));
            let room = code.parse::<RoomCode>().unwrap();
            let mut game: Option<Game> = None;
            let records = log.read(room.into(), Position::START).await.unwrap();
            for (record, position) in records.iter().zip(1_u64..) {
                let batch: Batch = serde_json::from_slice(record).unwrap();
                batch.events.iter().for_each(|event| fold(&mut game, event));
                for sight in at.remove(&position).unwrap_or_default() {
                    let is_so = Sight::hash(&view(game.as_ref(), sight.seat));
                    assert_eq!(sight.game, is_so, "{code} at {position} from {:?}", sight.seat);
                    held += 1;
                }
            }
            assert!(at.is_empty(), "{code}: seen at {:?}, which the log does not have", at.keys());
        }
        held
    }
}

fn fold(game: &mut Option<Game>, event: &RoomEvent) {
    match event {
        RoomEvent::Began { game: events, .. } => *game = Some(Game::from_events(events).unwrap()),
        RoomEvent::Game(event) => game.as_mut().expect("a game has begun").apply(event),
        RoomEvent::LobbyReturned {} => *game = None,
        _ => {}
    }
}

/// A game as it travels to a seat, or to a watcher.
fn view(game: Option<&Game>, seat: Option<u8>) -> Value {
    let Some(game) = game else { return Value::Null };
    let view = game.view(seat.map_or(Viewer::Watcher, |seat| Viewer::Seat(Seat(seat))));
    serde_json::from_str(&serde_json::to_string(&view).unwrap()).unwrap()
}

impl Acknowledged {
    fn add(&self, id: String, position: u64) {
        self.promised.lock().unwrap().insert(id, position);
        self.bell.notify_one();
    }

    /// Holds that all who have seen a table at one position have seen the same.
    fn saw(&self, table: usize, player: &Player) {
        let (view, game) = (&player.view, &player.view["game"]);
        let shared = json!([game["turn"], game["phase"], game["storyteller"], game["seats"], view["people"]]);
        let position = view["position"].as_u64().unwrap();
        let mut seen = self.seen.lock().unwrap();
        let first = seen.entry((table, position)).or_insert_with(|| shared.to_string());
        assert_eq!(*first, shared.to_string(), "table {table} at {position}");
    }
}

/// How much a test does: little here, more when the environment says so.
pub(crate) fn from_environment(name: &str, otherwise: usize) -> usize {
    std::env::var(name).map_or(otherwise, |value| value.parse().expect("a number"))
}

/// Tables that play.
pub(crate) struct Load {
    acknowledged: Arc<Acknowledged>,
    numbers: Range<usize>,
    tables: Vec<JoinHandle<()>>,
}

impl Load {
    /// So many tables, game after game.
    pub(crate) fn without_end(address: SocketAddr, tables: usize) -> Self {
        Self::at(&(Arc::new([address]) as Doors), tables)
    }

    /// So many tables in a house with these doors; the people of one table come by different ones.
    pub(crate) fn at(doors: &Doors, tables: usize) -> Self {
        Self::numbered(doors, 0..tables)
    }

    /// Tables with these numbers, by which their commands are told from those of others.
    pub(crate) fn numbered(doors: &Doors, numbers: Range<usize>) -> Self {
        let acknowledged = Arc::new(Acknowledged { goes_on: true.into(), ..Acknowledged::default() });
        let table = |number| tokio::spawn(play(Arc::clone(doors), number, Arc::clone(&acknowledged)));
        let tables = numbers.clone().map(table).collect();
        Self { acknowledged, numbers, tables }
    }

    /// What has been acknowledged so far.
    pub(crate) fn promised(&self) -> Promised {
        self.acknowledged.promised.lock().unwrap().clone()
    }

    /// Waits until so many commands more have been acknowledged, or all games are over.
    pub(crate) async fn grown_by(&self, commands: usize) {
        let count = || self.acknowledged.promised.lock().unwrap().len();
        let due = count() + commands;
        while count() < due && !self.tables.iter().all(JoinHandle::is_finished) {
            self.acknowledged.bell.notified().await;
        }
    }

    /// Waits until every table has sat down and had a command acknowledged.
    pub(crate) async fn all_begun(&self) {
        let first = |number| format!("table-{number}-0");
        let begun = || {
            let promised = self.acknowledged.promised.lock().unwrap();
            self.numbers.clone().all(|number| promised.contains_key(&first(number)))
        };
        while !begun() {
            self.acknowledged.bell.notified().await;
        }
    }

    /// Lets all tables finish the game they are in; everything that was acknowledged.
    pub(crate) async fn finished(self) -> Promised {
        self.witnesses().await.promised
    }

    /// The same, and what people saw where there are many doors.
    pub(crate) async fn witnesses(self) -> Witnesses {
        self.acknowledged.goes_on.store(false, Ordering::Relaxed);
        for table in self.tables {
            table.await.unwrap();
        }
        let Acknowledged { promised, sights, refused, .. } = &*self.acknowledged;
        Witnesses {
            promised: std::mem::take(&mut promised.lock().unwrap()),
            refused: std::mem::take(&mut refused.lock().unwrap()),
            sights: std::mem::take(&mut sights.lock().unwrap()),
        }
    }
}

/// Plays whole games, one after the other, as long as it shall go on.
async fn play(doors: Doors, number: usize, acknowledged: Arc<Acknowledged>) {
    let mut players = sit_down(&doors, number).await;
    // In a house of many doors somebody looks on without a name.
    let mut watcher = (doors.len() > 1)
        .then(|| Player::at(Arc::clone(&doors), number + PLAYERS, players[0].code(), &Value::Null));
    let mut commands = 0;
    let house = json!({ "target_score": 20 });
    let mut next = Some((
        0,
        "room",
        json!({ "settings": { "edition": "classic", "house": house, "patience_s": null } }),
    ));
    let mut begun = false;
    while let Some((at, kind, command)) = next.take() {
        let id = format!("table-{number}-{commands}");
        commands += 1;
        let position = loop {
            match players[at].insist(&id, kind, &command).await {
                Answer::Accepted { position } => {
                    acknowledged.add(id, position);
                    break position;
                }
                Answer::Refused { code } if PASSING.contains(&&*code) => tokio::task::yield_now().await,
                // The table has gone on to the next story by itself, or the game was over with this one.
                Answer::Refused { code } if code == "wrong_phase" || code == "no_game" => {
                    break players[at].view["position"].as_u64().unwrap();
                }
                Answer::Refused { code } => panic!("{command} was refused: {code}"),
            }
        };
        if doors.len() > 1 && commands % PROBED_EVERY == 0 {
            let id = format!("table-{number}-never-{commands}");
            refused_everywhere(&mut players[(at + 1) % PLAYERS], &id).await;
            acknowledged.refused.lock().unwrap().insert(id);
        }
        // A table may have gone on by itself, also while the others catch up, and who came by another door knows more: who is to
        // move is asked when all know the same.
        let known = |player: &Player| player.view["position"].as_u64().unwrap_or(0);
        let mut position = position;
        loop {
            position = players.iter().map(known).fold(position, u64::max);
            for player in players.iter_mut().chain(&mut watcher) {
                player.reach(position).await;
                acknowledged.saw(number, player);
            }
            if players.iter().all(|player| known(player) == position) {
                break;
            }
        }
        if !begun {
            begun = true;
            next = Some((0, "room", json!({ "begin": {} })));
        } else if !players[0].is_over() {
            let move_of = |(at, player): (usize, &Player)| Some((at, "do", player.next_command()?));
            next = players.iter().enumerate().find_map(move_of);
            let seen = || players.iter().map(|player| player.view["game"].to_string()).collect::<Vec<_>>();
            assert!(next.is_some(), "table {number} waits for nobody at {position}: {:#?}", seen());
        } else if acknowledged.goes_on.load(Ordering::Relaxed) {
            next = Some((0, "room", json!({ "rematch": {} })));
        }
    }
    let mut sights = acknowledged.sights.lock().unwrap();
    for player in players.into_iter().chain(watcher) {
        sights.push((player.code().to_owned(), player.sights));
    }
    drop(sights);
    // The one who rings last wakes who still waits for others.
    acknowledged.bell.notify_one();
}

/// Sends what no rule allows, by two doors: it is refused at both.
async fn refused_everywhere(player: &mut Player, id: &str) {
    for _ in 0..2 {
        let never = json!({ "tell": { "card": u16::MAX, "clue": "never" } });
        loop {
            match player.insist(id, "do", &never).await {
                Answer::Refused { code } if PASSING.contains(&&*code) => tokio::task::yield_now().await,
                Answer::Refused { .. } => break,
                Answer::Accepted { position } => panic!("{id} was accepted at {position}"),
            }
        }
        player.change_doors();
    }
}

/// A room and its people. A request that a kill cut off is made again: nobody was told of its outcome. If it had been done
/// all the same, somebody sits there whom nobody knows, and the host asks them to leave.
async fn sit_down(doors: &Doors, number: usize) -> Vec<Player> {
    let made = insist_on(doors, "/api/rooms", &json!({ "name": "Host" })).await;
    let code = made["code"].as_str().unwrap().to_owned();
    let mut players = vec![Player::at(Arc::clone(doors), number, &code, &made["secret"])];
    for other in 1..PLAYERS {
        let path = format!("/api/rooms/{code}/join");
        let seated = insist_on(doors, &path, &json!({ "name": format!("Player {other}") })).await;
        players.push(Player::at(Arc::clone(doors), number + other, &code, &seated["secret"]));
    }
    for player in &mut players {
        player.connected().await;
    }
    let own: Vec<Value> = players.iter().map(|player| player.view["you"]["person"].clone()).collect();
    let seated = players[0].view["people"].as_array().unwrap().clone();
    for person in seated.iter().map(|someone| &someone["person"]).filter(|person| !own.contains(person)) {
        let id = format!("table-{number}-stranger-{person}");
        let removed = players[0].insist(&id, "room", &json!({ "remove": { "person": person } })).await;
        assert!(matches!(removed, Answer::Accepted { .. }), "{removed:?}");
    }
    players
}

async fn insist_on(doors: &Doors, path: &str, body: &Value) -> Value {
    for address in doors.iter().cycle() {
        let post = Server::post(*address, path, body);
        let answer = if doors.len() == 1 { post.await } else { timeout(POST_MAX, post).await.ok().flatten() };
        if let Some(answer) = answer {
            let Some(error) = answer.get("error") else { return answer };
            assert!(PASSING.contains(&error["code"].as_str().unwrap()), "{answer}");
        }
        tokio::task::yield_now().await;
    }
    unreachable!("a house has a door")
}

/// Every command in the log of a data folder with its position; each may be there only once.
pub(crate) async fn read_back(data: &std::path::Path) -> BTreeMap<String, u64> {
    read_log(&SqliteLog::open(data).await.unwrap()).await
}

/// Every command in a log with its position; each may be there only once.
pub(crate) async fn read_log(log: &dyn Log) -> BTreeMap<String, u64> {
    let mut kept = BTreeMap::new();
    for head in log.heads(None, PAGE).await.unwrap() {
        for (record, position) in log.read(head.room, Position::START).await.unwrap().iter().zip(1_u64..) {
            let batch: Batch = serde_json::from_slice(record).unwrap();
            if let Some(id) = batch.id {
                let id = serde_json::to_value(id).unwrap().as_str().unwrap().to_owned();
                assert_eq!(kept.insert(id.clone(), position), None, "{id} was done twice");
            }
        }
    }
    kept
}
