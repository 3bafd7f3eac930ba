//! Whole games of every edition: each viewer's view, changed step by step, is the view they would get anew.

use std::{
    fs,
    path::Path,
    sync::{Arc, Mutex},
};

use moonhare_rules::{Clue, Command, Edition, Phase, Seat, Viewer};
use serde_json::{Value, json};

use super::{client::apply_step, patch::GamePatch};
use crate::{
    Act, Batch, ByeCode, CommandId, Context, Entry, Language, Outlet, Person, PresenceView, Profile,
    Reaction, Room, RoomCode, RoomCommand, RoomEvent, Secret, SettingsChange, Temperament, Trace, ViewerId,
    room::surroundings_test::{OnePack, filler},
    task::{Viewers, Visitor},
};

/// Keeps what a viewer hears.
#[derive(Default)]
struct Ear(Mutex<Vec<Value>>);

impl Outlet for Ear {
    fn send(&self, text: &str) {
        self.0.lock().unwrap().push(serde_json::from_str(text).unwrap());
    }

    fn close(&self, _: ByeCode) {}
}

/// A viewer who only knows the first view and what was heard since.
pub(super) struct Follower {
    pub(super) person: Option<Person>,
    viewer: ViewerId,
    ear: Arc<Ear>,
    view: Value,
    /// The latest step.
    pub(super) step: Value,
}

/// A table with everybody who looks at it.
pub(super) struct Watched {
    pub(super) room: Room,
    viewers: Viewers,
    pub(super) followers: Vec<Follower>,
    pub(super) now_ms: u64,
    commands: u32,
    random: u64,
    /// The log.
    records: Vec<Vec<u8>>,
}

impl Watched {
    pub(super) fn new(edition: Edition, players: usize, seed: u64) -> Self {
        let fill = filler(seed);
        let context = Context { now_ms: 1_000, chance: &fill, decks: &OnePack };
        let profile = Profile { name: "Ana".into(), rabbit: None, language: Language::It };
        let events =
            Room::create(&profile, false, Secret::from_random([1; 16]).hash(), None, &context).unwrap();
        let batch = Batch { at_ms: 1_000, by: None, id: None, events };
        let records = vec![serde_json::to_vec(&batch).unwrap()];
        let room = Room::begun(code(), &batch).unwrap();
        let mut table = Self {
            room,
            viewers: Viewers::default(),
            followers: vec![],
            now_ms: 1_000,
            commands: 0,
            random: seed,
            records,
        };
        table.follow(Some(Person(1)));
        table.follow(None);
        for number in 2..=players {
            let name = format!("Player {number}");
            let entry = Entry {
                profile: Profile { name, rabbit: None, language: Language::En },
                passphrase: None,
                watch: false,
            };
            table.join(entry, &Secret::from_random([number as u8; 16]));
        }
        let change = SettingsChange { edition: Some(edition), ..SettingsChange::default() };
        table.wish(Person(1), RoomCommand::Settings(Box::new(change)));
        table
    }

    /// A number that looks like chance but is the same every time.
    fn dice(&mut self, sides: usize) -> usize {
        self.random =
            self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.random >> 33) as usize % sides
    }

    fn follow(&mut self, person: Option<Person>) {
        let ear = Arc::new(Ear::default());
        let viewer = self.viewers.add(
            &self.room,
            Visitor { person, ..Visitor::default() },
            Arc::clone(&ear) as Arc<dyn Outlet>,
        );
        let view = self.fresh(person);
        self.followers.push(Follower { person, viewer, ear, view, step: Value::Null });
    }

    fn fresh(&self, person: Option<Person>) -> Value {
        serde_json::to_value(self.room.view(person, &OnePack, None, PresenceView::default())).unwrap()
    }

    pub(super) fn wish(&mut self, by: Person, command: RoomCommand) {
        self.act(Some(by), &Act::Wish(command));
    }

    /// Somebody comes in and follows.
    fn join(&mut self, entry: Entry, secret: &Secret) -> Person {
        let (entry, secret_hash) = (Box::new(entry), secret.hash());
        self.act(None, &Act::Join { entry, secret: secret_hash, trace: Trace::default() });
        let person = self.room.owner(secret.hash()).unwrap();
        self.follow(Some(person));
        person
    }

    pub(super) fn act(&mut self, by: Option<Person>, act: &Act) {
        let fill = filler(self.now_ms);
        let context = Context { now_ms: self.now_ms, chance: &fill, decks: &OnePack };
        let events =
            self.room.decide(by, act, &context).unwrap_or_else(|refusal| panic!("{act:?}: {refusal}"));
        let sender = by.and_then(|by| self.followers.iter().find(|follower| follower.person == Some(by)));
        let sender = sender.map(|follower| follower.viewer);
        self.fold_in(by, sender, events);
    }

    /// Makes events part of the room, as they are after they were read from the log, and lets everybody follow.
    fn fold_in(&mut self, by: Option<Person>, sender: Option<ViewerId>, events: Vec<RoomEvent>) {
        self.now_ms += 700;
        self.commands += 1;
        let id = CommandId::try_from(format!("c{}", self.commands)).unwrap();
        let batch = Batch { at_ms: self.now_ms, by, id: Some(id.clone()), events };
        let record = serde_json::to_vec(&batch).unwrap();
        let batch: Batch = serde_json::from_slice(&record).unwrap();
        self.records.push(record);
        self.viewers.look(&self.room);
        self.room.apply(&batch);
        let changed = self.room.take_changed();
        self.viewers.prepare(&self.room, &changed, &OnePack, sender.map(|sender| (sender, &id)));
        self.viewers.send_steps();
        for at in 0..self.followers.len() {
            let fresh = self.fresh(self.followers[at].person);
            let follower = &mut self.followers[at];
            let heard = std::mem::take(&mut *follower.ear.0.lock().unwrap());
            assert_eq!(heard.len(), 1, "one step for every record");
            let answered = apply_step(&mut follower.view, &heard[0]).unwrap();
            assert_eq!(answered.is_some(), sender == Some(follower.viewer));
            assert_eq!(follower.view, fresh, "{:?} after {}", follower.person, heard[0]);
            follower.step = heard[0].clone();
        }
    }

    /// Plays one open move of one seat; returns whether the game goes on.
    fn play(&mut self) -> bool {
        let Ok(running) = self.room.running() else { return false };
        let game = running.rules().clone();
        let seats = game.rules().players;
        let waiting = game.waiting_for();
        let clues = ["dusk", "a \"quoted\" \\ clue", "più lontano", "🐇 moon"];
        let clue = Clue::text(clues[self.dice(clues.len())]);
        let (seat, moves) = loop {
            // Now and then somebody who has moved already changes their mind.
            let seat = if self.dice(6) == 0 {
                Seat::at(self.dice(seats.into()))
            } else {
                waiting[self.dice(waiting.len())]
            };
            let moves = game.view(Viewer::Seat(seat)).your_move.commands(&clue);
            if !moves.is_empty() {
                break (seat, moves);
            }
        };
        let command: Command = moves[self.dice(moves.len())].clone();
        let by = self.room.people().seats()[seat.index()];
        self.act(Some(by), &Act::Play(command));
        true
    }

    /// Something that has nothing to do with the game.
    fn interrupt(&mut self) {
        let person = Person(2);
        match self.dice(8) {
            0 => self.wish(person, RoomCommand::Chat { text: "ciao <b>\"you\"</b>".into() }),
            1 => self.wish(person, RoomCommand::React { reaction: Reaction::Moon }),
            2 => self.act(None, &Act::Hold(person)),
            3 => self.act(None, &Act::Return(person)),
            4 => self.wish(self.room.host(), RoomCommand::Pause { paused: !self.room.is_paused() }),
            5 => {
                let change = SettingsChange { patience_s: Some(None), ..SettingsChange::default() };
                self.wish(self.room.host(), RoomCommand::Settings(Box::new(change)));
            }
            6 => self.wish(self.room.host(), RoomCommand::Host { person }),
            _ => self.wish(
                person,
                RoomCommand::Profile { name: Some("Bea".into()), rabbit: None, language: None },
            ),
        }
        if self.room.is_paused() {
            self.wish(self.room.host(), RoomCommand::Pause { paused: false });
        }
    }
}

const TABLES: [(Edition, usize); 7] = [
    (Edition::Classic, 3),
    (Edition::Classic, 5),
    (Edition::Odyssey, 6),
    (Edition::Odyssey, 9),
    (Edition::Odyssey2023, 4),
    (Edition::Party, 7),
    (Edition::Teams, 8),
];

#[test]
fn every_viewer_can_follow_every_edition_step_by_step() {
    for (seed, (edition, players)) in TABLES.into_iter().enumerate() {
        let mut table = Watched::new(edition, players, seed as u64 + 1);
        table.wish(Person(1), RoomCommand::Begin { salt: Some("salt".into()) });
        while table.play() {
            if table.dice(9) == 0 && table.room.people().get(Person(2)).is_some() {
                table.now_ms += 60_000;
                if table.room.running().is_ok() {
                    table.interrupt_if_it_can_be();
                }
            }
        }
        let host = table.room.host();
        table.wish(host, RoomCommand::Rematch {});
        table.wish(host, RoomCommand::End {});
        table.wish(host, RoomCommand::Lobby {});
        table.wish(host, RoomCommand::AddBot { temperament: Temperament::Fox });
    }
}

/// A room that another program wrote to catches up over many records at once, so a patch may lead from any view to any later one.
#[test]
fn fuzz_patches_between_views_far_apart() {
    for (seed, (edition, players)) in TABLES.into_iter().enumerate() {
        let mut table = Watched::new(edition, players, seed as u64 + 200);
        table.wish(Person(1), RoomCommand::Begin { salt: None });
        let viewers: Vec<_> = (0..players).map(|seat| u8::try_from(seat).ok()).chain([None]).collect();
        let mut views = Vec::new();
        while table.play() {
            views.push(viewers.iter().map(|seat| table.room.game_view(*seat).unwrap()).collect::<Vec<_>>());
        }
        for _ in 0..2_000 {
            let (old, new) = (table.dice(views.len()), table.dice(views.len()));
            let (old, new) = (&views[old.min(new)], &views[old.max(new)]);
            let at = table.dice(viewers.len());
            let patch = serde_json::to_string(&GamePatch::between(&old[at], &new[at])).unwrap();
            let mut view = old[at].clone();
            serde_json::from_str::<GamePatch>(&patch).unwrap().apply(&mut view);
            assert_eq!(view, new[at], "{edition:?}, {:?} after {patch}", viewers[at]);
        }
    }
}

impl Watched {
    /// What changes nothing makes no record, so it is only done when it would.
    fn interrupt_if_it_can_be(&mut self) {
        let held = self.room.people().get(Person(2)).is_some_and(|someone| someone.is_held());
        let before = self.random;
        let choice = self.dice(8);
        self.random = before;
        if !(choice == 2 && held || choice == 3 && !held) {
            self.interrupt();
        }
    }
}

#[test]
fn seats_that_change_hands_show_the_new_player_their_cards_and_nobody_else() {
    let mut table = Watched::new(Edition::Classic, 4, 99);
    table.wish(Person(1), RoomCommand::Begin { salt: None });
    table.wish(Person(3), RoomCommand::Stand {});
    let bot = table.room.people().seats()[2];
    let entry = Entry {
        profile: Profile { name: "Newcomer".into(), rabbit: None, language: Language::Fr },
        passphrase: None,
        watch: false,
    };
    let person = table.join(entry, &Secret::from_random([77; 16]));
    table.wish(person, RoomCommand::TakeSeat { person: bot });
    assert_eq!(table.room.people().seat_of(person), Some(Seat(2)));
    while table.play() {}
}

#[test]
fn a_seat_that_was_promised_is_followed_like_any_other() {
    let mut table = Watched::new(Edition::Classic, 4, 98);
    table.wish(Person(1), RoomCommand::Begin { salt: None });
    table.wish(Person(3), RoomCommand::Stand {});
    let bot = table.room.people().seats()[2];
    while table.room.running().is_ok_and(|game| game.phase() != Phase::Give) {
        table.play();
    }
    let entry = Entry {
        profile: Profile { name: "Newcomer".into(), rabbit: None, language: Language::Fr },
        passphrase: None,
        watch: false,
    };
    let person = table.join(entry, &Secret::from_random([77; 16]));
    table.wish(person, RoomCommand::TakeSeat { person: bot });
    assert_eq!(table.room.people().seat_of(person), None);
    while table.room.running().is_ok_and(|game| game.rules().turn() == 1) {
        table.play();
    }
    assert_eq!(table.room.people().seat_of(person), Some(Seat(2)));
    while table.play() {}
}

/// Games that the browser's own code follows too, in its tests.
#[test]
fn the_recordings_for_the_browser_are_current() {
    let mut recordings = Vec::new();
    for (seed, (edition, players)) in TABLES.into_iter().enumerate().filter(|(at, _)| *at != 0 && *at != 3) {
        let mut table = Watched::new(edition, players, seed as u64 + 100);
        let viewer = table.followers.iter().position(|follower| follower.person == Some(Person(2))).unwrap();
        let first = table.followers[viewer].view.clone();
        let mut steps = Vec::new();
        let mut keep = |table: &Watched, with_view: bool| {
            let follower = &table.followers[viewer];
            let step = follower.step.clone();
            let view = if with_view { follower.view.clone() } else { Value::Null };
            steps.push(json!({ "step": step, "view": view }));
        };
        table.wish(Person(1), RoomCommand::Begin { salt: None });
        keep(&table, true);
        let mut phases = vec![];
        for _ in 0..70 {
            if !table.play() {
                break;
            }
            let phase = table.room.game().map(crate::room::RoomGame::phase);
            let turned = phases.last() != Some(&phase);
            phases.push(phase);
            keep(&table, turned && phases.len() < 45);
        }
        table.wish(Person(2), RoomCommand::Chat { text: "bravi!".into() });
        keep(&table, false);
        if table.room.running().is_ok() {
            let host = table.room.host();
            table.wish(host, RoomCommand::End {});
            keep(&table, true);
        }
        assert!(phases.contains(&Some(Phase::Score)), "{edition:?} got to a score");
        recordings.push(
            json!({ "name": format!("{} with {players}", edition.name()), "first": first, "steps": steps }),
        );
    }
    let lines: Vec<String> = recordings.iter().map(ToString::to_string).collect();
    let text = format!("[\n{}\n]\n", lines.join(",\n"));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/protocol/recordings.json");
    if std::env::var_os("MOONHARE_WRITE_TYPES").is_some() {
        fs::write(&path, &text).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == text,
        "web/src/lib/protocol/recordings.json is old; MOONHARE_WRITE_TYPES=1 writes it anew"
    );
}

#[test]
fn a_room_read_from_its_log_is_the_same_room() {
    let mut table = Watched::new(Edition::Odyssey, 6, 5);
    table.wish(Person(1), RoomCommand::Begin { salt: None });
    for _ in 0..40 {
        table.play();
        let read = Room::from_records(code(), table.records.iter().map(Vec::as_slice)).unwrap().unwrap();
        for follower in &table.followers {
            let view = read.view(follower.person, &OnePack, None, PresenceView::default());
            assert_eq!(serde_json::to_value(view).unwrap(), follower.view);
        }
        assert_eq!(read.accepted(Person(1), &CommandId::try_from("c999".to_owned()).unwrap()), None);
    }
}

fn code() -> RoomCode {
    "HKMWRT".parse().unwrap()
}
