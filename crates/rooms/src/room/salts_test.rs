//! Nobody chooses last: salts are promised before any is shown, and nothing changes in between.

use moonhare_rules::Edition::Classic;
use serde_json::{Value, json};

use super::{
    Act, Games, RoomCommand, RoomRefusal, SettingsChange,
    fair_table_test::{FairTable, salt_hash},
    letter::hash_of,
};
use crate::Temperament;

fn begin() -> RoomCommand {
    RoomCommand::Begin { salt: None }
}

fn contributions(table: &FairTable) -> Value {
    table.view(1)["fair"]["contributions"].clone()
}

#[test]
fn a_game_begins_when_all_have_shown_what_they_had_promised() {
    let mut table = FairTable::new(Classic, 4, 1);
    table.commit(1, "one");
    table.commit(3, "three");
    table.wish(2, RoomCommand::Ready { ready: true, salt: Some("two".into()) }).unwrap();
    let promised = table.view(2)["fair"]["secret_hash"].clone();
    assert_eq!(table.view(2)["fair"]["seal"], Value::Null, "nothing is sealed yet");
    table.wish(1, begin()).unwrap();
    let fair = table.view(2)["fair"].clone();
    assert_eq!(table.view(2)["stage"], "lobby");
    assert_eq!(
        fair["seal"]["salt_hashes"],
        json!([salt_hash("one"), null, salt_hash("three"), null]),
        "what is awaited is shown, and no salt"
    );
    assert_eq!(table.wish(1, RoomCommand::ThrowIn { salt: "three".into() }), Err(RoomRefusal::BadSalt));
    assert_eq!(table.wish(2, RoomCommand::ThrowIn { salt: "two".into() }), Err(RoomRefusal::BadSalt));
    table.throw_in(3, "three");
    table.throw_in(3, "three");
    assert!(!table.view(4).to_string().contains("three"), "a salt is not told before all are there");
    // A server that is started again goes on with the same letter.
    table.read_again();
    assert_eq!(table.view(2)["fair"]["seal"], fair["seal"]);
    table.throw_in(1, "one");
    assert_eq!(table.view(2)["stage"], "game");
    assert_eq!(contributions(&table), json!(["one", "two", "three", ""]));
    assert_eq!(table.view(2)["fair"]["secret_hash"], promised);
    assert_eq!(table.view(2)["fair"]["seal"], Value::Null);
    // The letter that everybody can read later is the one whose hash was shown.
    table.wish(1, RoomCommand::End {}).unwrap();
    let lines = table.lines();
    assert_eq!(hash_of(lines.lines().next().unwrap()), fair["seal"]["letter_hash"].as_str().unwrap());
}

#[test]
fn who_shows_nothing_is_left_out_and_everybody_can_see_it() {
    let mut table = FairTable::new(Classic, 3, 2);
    table.commit(1, "one");
    table.commit(2, "two");
    table.wish(1, begin()).unwrap();
    table.throw_in(1, "one");
    assert_eq!(table.room.shuffles_at_ms(), Some(table.now_ms - 700 + crate::limits::SALTS_MS_MAX));
    table.act(None, &Act::Shuffle).unwrap();
    assert_eq!(contributions(&table), json!(["one", "", ""]));
    assert_eq!(table.room.shuffles_at_ms(), None);
    table.act(None, &Act::Shuffle).unwrap();
    assert_eq!(table.wish(2, RoomCommand::ThrowIn { salt: "two".into() }), Err(RoomRefusal::BadSalt));
    table.wish(1, RoomCommand::End {}).unwrap();
    let verified = verified(&table);
    assert_eq!((verified["sealed"].clone(), verified["salts"].clone()), (json!(1), json!(1)));
    assert_eq!(verified["missing_salts"], 1);
}

#[test]
fn while_salts_are_awaited_nothing_changes_that_the_deck_depends_on() {
    let mut table = FairTable::new(Classic, 4, 3);
    table.commit(2, "two");
    table.wish(1, begin()).unwrap();
    let sealed = table.view(1);
    let settings = SettingsChange { packs: Some(vec!["plain".into()]), ..SettingsChange::default() };
    let person = super::Person(3);
    for (by, command) in [
        (1, begin()),
        (1, RoomCommand::Settings(Box::new(settings))),
        (1, RoomCommand::AddBot { temperament: Temperament::Fox }),
        (1, RoomCommand::Remove { person, ban: false }),
        (
            1,
            RoomCommand::Order { people: vec![super::Person(1), super::Person(2), super::Person(4), person] },
        ),
        (2, RoomCommand::Commit { salt_hash: salt_hash("another") }),
        (2, RoomCommand::Ready { ready: true, salt: Some("plain".into()) }),
        (3, RoomCommand::Stand {}),
    ] {
        assert_eq!(table.wish(by, command.clone()), Err(RoomRefusal::Shuffling), "{command:?}");
    }
    assert_eq!(table.view(1), sealed);
    table.throw_in(2, "two");
    assert_eq!(table.view(1)["stage"], "game");
}

#[test]
fn a_newcomer_of_that_moment_watches() {
    let mut table = FairTable::new(Classic, 3, 4);
    table.commit(2, "two");
    table.wish(1, begin()).unwrap();
    let entry = super::Entry {
        profile: super::Profile { name: "Late".into(), rabbit: None, language: super::Language::En },
        passphrase: None,
        watch: false,
    };
    let secret = super::Secret::from_random([99; 16]).hash();
    table.act(None, &Act::Join { entry: Box::new(entry), secret, trace: super::Trace::default() }).unwrap();
    assert_eq!(table.view(1)["people"].as_array().unwrap().len(), 3);
    assert_eq!(table.view(1)["watching"].as_array().unwrap().len(), 1);
}

#[test]
fn a_rematch_has_fresh_salts_for_a_secret_that_was_promised_before() {
    let mut table = FairTable::new(Classic, 3, 5);
    table.begin_with_salts(begin(), "first");
    table.wish(1, RoomCommand::End {}).unwrap();
    let over = table.view(1)["fair"].clone();
    assert_eq!(over["next_hash"], json!(table.next_hash()), "shown before anybody throws in");
    assert_ne!(over["next_hash"], over["secret_hash"]);
    assert!(over["secret"].is_string());
    // Nobody throws in anything: nothing of the first game is used again.
    table.wish(1, RoomCommand::Rematch {}).unwrap();
    assert_eq!(table.view(1)["stage"], "game");
    assert_eq!(contributions(&table), json!(["", "", ""]));
    assert_eq!(table.view(1)["fair"]["secret_hash"], over["next_hash"]);
    table.wish(1, RoomCommand::End {}).unwrap();
    table.begin_with_salts(RoomCommand::Rematch {}, "third");
    assert_eq!(contributions(&table), json!(["third", "third plain", "third third"]));
    table.wish(1, RoomCommand::End {}).unwrap();
    assert_eq!(verified(&table)["games"], 3);
}

#[test]
fn a_commitment_is_a_hash_of_somebody_who_is_seated_before_a_game() {
    let mut table = FairTable::new(Classic, 3, 6);
    let commit = |salt_hash: &str| RoomCommand::Commit { salt_hash: salt_hash.into() };
    for bad in ["", "short", &"g".repeat(64), &"A".repeat(64), &salt_hash("x")[1..]] {
        assert_eq!(table.wish(1, commit(bad)), Err(RoomRefusal::BadSalt), "{bad}");
    }
    table.wish(3, RoomCommand::Stand {}).unwrap();
    assert_eq!(table.wish(3, commit(&salt_hash("x"))), Err(RoomRefusal::NotSeated));
    table.wish(3, RoomCommand::Sit {}).unwrap();
    let position = table.room.position();
    table.commit(2, "x");
    table.commit(2, "x");
    assert_eq!(table.room.position(), position + 1, "the same again is no record");
    table.wish(1, begin()).unwrap();
    assert_eq!(table.wish(2, RoomCommand::ThrowIn { salt: "y".repeat(1_000) }), Err(RoomRefusal::BadSalt));
    table.throw_in(2, "x");
    assert_eq!(table.wish(2, commit(&salt_hash("x"))), Err(RoomRefusal::GameRunning));
}

#[test]
fn clients_of_the_older_protocol_begin_at_once() {
    let mut table = FairTable::new(Classic, 3, 7);
    table.wish(2, RoomCommand::Ready { ready: true, salt: Some("two".into()) }).unwrap();
    table.wish(1, RoomCommand::Begin { salt: Some("one".into()) }).unwrap();
    assert_eq!(table.view(1)["stage"], "game");
    assert_eq!(contributions(&table), json!(["one", "two", ""]));
    table.wish(1, RoomCommand::End {}).unwrap();
    assert_eq!(verified(&table)["sealed"], 0);
}

fn verified(table: &FairTable) -> Value {
    let mut games = Games::default();
    table.lines().lines().for_each(|line| games.add_line(line.as_bytes()).unwrap());
    serde_json::to_value(games.verify().unwrap()).unwrap()
}
