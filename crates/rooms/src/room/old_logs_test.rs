//! Logs of every release fold to the views that the release itself gave, for ever.
//!
//! A folder of `tests/logs` is a release. `*.jsonl` are the records of a room, `*.views.jsonl` what everybody saw: the
//! game when a phase was first reached, and the whole room at the end. Later releases may add fields to views; nothing
//! that is there may change. `docs/LOG.md` says how the logs of a release are made.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use serde_json::{Value, json};

use moonhare_rules::Event as GameEvent;

use super::{Batch, Decks, Games, Person, PresenceView, Room, RoomCode, RoomEvent, Stage, lines_of_games};

const LOGS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/logs");
/// What is a release's own and no matter of the log: how it words a sentence (its code stays), and how long it waits.
const OWN: [&str; 2] = ["message", "deadline_ms"];

/// A shelf with every pack.
struct AnyPack;

impl Decks for AnyPack {
    fn cards(&self, _: &str) -> Option<u16> {
        Some(84)
    }

    fn pictures(&self, _: &str) -> Arc<str> {
        Arc::default()
    }

    fn first_pack(&self) -> String {
        "moonhare".into()
    }
}

fn logs() -> Vec<PathBuf> {
    let inside = |folder: &Path| -> Vec<PathBuf> {
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
    };
    let mut logs: Vec<_> = inside(Path::new(LOGS))
        .iter()
        .flat_map(|release| inside(release))
        .filter(|path| path.to_string_lossy().ends_with(".jsonl"))
        .filter(|path| !path.to_string_lossy().ends_with(".views.jsonl"))
        .collect();
    logs.sort();
    logs
}

fn code() -> RoomCode {
    "BCDFGH".parse().unwrap()
}

/// What everybody saw, a line for each viewer and moment.
fn views(log: &str) -> Vec<Value> {
    let mut room: Option<Room> = None;
    let mut reached = Vec::new();
    let mut views = Vec::new();
    for (line, position) in log.lines().zip(1..) {
        let batch = Batch::read(line.as_bytes(), position).unwrap();
        match &mut room {
            Some(room) => room.apply(&batch),
            None => room = Room::begun(code(), &batch),
        }
        let room = room.as_ref().expect("the first record makes the room");
        let phase = room.game().map(super::RoomGame::phase);
        if phase.is_some() && !reached.contains(&phase) {
            reached.push(phase);
            for viewer in viewers(room) {
                let game = room.game_view(room.you(viewer).seat);
                views.push(json!({ "position": room.position(), "viewer": viewer, "game": game }));
            }
        }
    }
    let room = room.expect("a log has a record");
    for viewer in viewers(&room) {
        let view = room.view(viewer, &AnyPack, None, PresenceView::default());
        views.push(json!({ "position": room.position(), "viewer": viewer, "room": view }));
    }
    let turns = super::turns_of(log.lines().map(str::as_bytes)).unwrap();
    views.push(json!({ "position": room.position(), "turns": turns }));
    views
}

/// Everybody who is seated, and somebody without a name.
fn viewers(room: &Room) -> Vec<Option<Person>> {
    let seated = room.people_view().into_iter().map(|someone| Some(someone.person));
    seated.chain([None]).collect()
}

/// Whether everything that was seen then is seen now; otherwise where it differs.
fn still_so(then: &Value, now: &Value, at: &str) -> Result<(), String> {
    match (then, now) {
        (Value::Object(then), Value::Object(now)) => {
            then.iter().filter(|(key, _)| !OWN.contains(&key.as_str())).try_for_each(|(key, then)| {
                let at = format!("{at}.{key}");
                still_so(then, now.get(key).ok_or(format!("{at} is gone"))?, &at)
            })
        }
        (Value::Array(then), Value::Array(now)) if then.len() == now.len() => {
            let mut pairs = then.iter().zip(now).enumerate();
            pairs.try_for_each(|(index, (then, now))| still_so(then, now, &format!("{at}[{index}]")))
        }
        _ if then == now => Ok(()),
        _ => Err(format!("{at} was {then} and is {now}")),
    }
}

#[test]
fn old_logs_fold_to_the_views_of_their_release() {
    let logs = logs();
    assert!(!logs.is_empty());
    for path in logs {
        let views = views(&fs::read_to_string(&path).unwrap());
        let golden = path.with_extension("views.jsonl");
        if !golden.exists() && std::env::var_os("MOONHARE_LOGS_WRITE").is_some() {
            let lines: String = views.iter().map(|view| format!("{view}\n")).collect();
            fs::write(&golden, lines).unwrap();
        }
        let golden =
            fs::read_to_string(&golden).unwrap_or_else(|error| panic!("{}: {error}", golden.display()));
        assert_eq!(golden.lines().count(), views.len(), "{}", path.display());
        for (then, now) in golden.lines().zip(&views) {
            let then: Value = serde_json::from_str(then).unwrap();
            if let Err(difference) = still_so(&then, now, "") {
                panic!("{} at {}: {difference}", path.display(), then["position"]);
            }
        }
    }
}

/// The names of all variants, as the type itself tells them to whoever asks for one that it does not have.
fn all_kinds<T: serde::de::DeserializeOwned>() -> BTreeSet<String> {
    let told = serde_json::from_str::<T>(r#"{"no such kind":{}}"#).err().expect("no such kind").to_string();
    let kinds = told.split_once("expected one of").expect("a list of kinds").1;
    kinds.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The kinds of events that stand in logs: of rooms, and of games.
fn kinds_in_logs() -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut rooms, mut games) = (BTreeSet::new(), BTreeSet::new());
    let kind = |event: &Value| event.as_object().and_then(|event| event.keys().next().cloned());
    for path in logs() {
        for line in fs::read_to_string(path).unwrap().lines() {
            let record: Value = serde_json::from_str(line).unwrap();
            for event in record["e"].as_array().unwrap() {
                rooms.extend(kind(event));
                games.extend(event.get("game").and_then(kind));
                games.extend(event["began"]["game"].as_array().into_iter().flatten().filter_map(kind));
            }
        }
    }
    (rooms, games)
}

#[test]
fn there_is_a_log_with_every_kind_of_event() {
    let (rooms, games) = kinds_in_logs();
    let missing: Vec<_> = all_kinds::<RoomEvent>()
        .difference(&rooms)
        .chain(all_kinds::<GameEvent>().difference(&games))
        .cloned()
        .collect();
    assert!(missing.is_empty(), "no stored log has these; docs/LOG.md says how logs are made: {missing:?}");
}

#[test]
fn there_are_logs_of_every_edition_finished_and_in_the_middle_for_every_release() {
    for release in fs::read_dir(LOGS).unwrap() {
        let release = release.unwrap().path();
        for edition in moonhare_rules::Edition::ALL {
            for state in ["finished", "goes-on"] {
                let log = release.join(format!("{}-{state}.jsonl", edition.name()));
                assert!(log.exists(), "{}", log.display());
            }
        }
        for file in ["rooms.json", "performed.jsonl", "data/moonhare.db"] {
            assert!(release.join(file).exists(), "{}: {file}", release.display());
        }
    }
}

#[test]
fn finished_games_of_old_logs_are_found_fair() {
    let mut checked = 0;
    for path in logs() {
        let log = fs::read_to_string(&path).unwrap();
        let records = || log.lines().map(str::as_bytes);
        let room = Room::from_records(code(), records()).unwrap().expect("a log has a record");
        if room.stage() != Stage::Over {
            continue;
        }
        let mut games = Games::default();
        let lines = lines_of_games(records()).unwrap();
        lines.lines().for_each(|line| games.add_line(line.as_bytes()).unwrap());
        let verified = games.verify().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(verified.believed_seen, 0);
        checked += verified.games;
    }
    assert!(checked > 0);
}

#[test]
fn a_view_may_gain_fields_and_lose_none() {
    let then = json!({ "a": [1, { "b": null }], "message": "no" });
    for (now, same) in [
        (json!({ "a": [1, { "b": null, "c": 2 }], "message": "yes", "d": {} }), true),
        (json!({ "a": [1, { "c": 2 }], "message": "no" }), false),
        (json!({ "a": [1, { "b": 0 }], "message": "no" }), false),
        (json!({ "a": [1], "message": "no" }), false),
        (json!({ "a": [1, { "b": null }, 3], "message": "no" }), false),
    ] {
        assert_eq!(still_so(&then, &now, "").is_ok(), same, "{now}");
    }
}
