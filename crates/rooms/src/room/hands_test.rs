//! Whatever people do with seats, names and devices: what one of them sees of hands in a turn is what one seat may see.

use std::{
    collections::{BTreeMap, BTreeSet},
    net::IpAddr,
};

use moonhare_rules::{Card, Clue, Edition, Phase, Seat, Viewer};

use super::{
    Act, AddressMark, Batch, Context, Entry, Language, Person, PresenceView, Profile, Room, RoomCommand,
    RoomRefusal, Secret, SecretHash, SettingsChange, Trace,
    surroundings_test::{OnePack, filler},
};
use crate::Temperament;

/// Somebody of flesh and blood, with an address of their own, and everybody they have been in this room.
struct Human {
    from: AddressMark,
    /// Their secrets, as their browser keeps them, with the person that each was for.
    places: Vec<(Person, SecretHash)>,
}

/// A room, and what everybody in it has seen.
struct Evening {
    room: Room,
    humans: Vec<Human>,
    random: u64,
    now_ms: u64,
    games: usize,
    /// Which cards each human saw in a turn of a game as cards of a hand.
    seen: BTreeMap<(usize, usize, u32), BTreeSet<Card>>,
    /// Which cards each seat had in a turn of a game.
    held: BTreeMap<(usize, u32, Seat), BTreeSet<Card>>,
    /// Which seats each human had in a game.
    seats: BTreeMap<(usize, usize), BTreeSet<Seat>>,
    /// What was done, to be read when something is wrong.
    done: Vec<String>,
    accepted: BTreeMap<&'static str, usize>,
}

const HUMANS: usize = 6;

impl Evening {
    fn new(edition: Edition, seats: usize, seed: u64) -> Self {
        let fill = filler(seed);
        let context = Context { now_ms: 1_000, chance: &fill, decks: &OnePack };
        let profile = Profile { name: "Human 0".into(), rabbit: None, language: Language::En };
        let secret = Secret::from_random([1; 16]).hash();
        let events = Room::create(&profile, false, secret, Some(address(0)), &context).unwrap();
        let batch = Batch { at_ms: 1_000, by: None, id: None, events };
        let room = Room::begun("HKMWRT".parse().unwrap(), &batch).unwrap();
        let human = |at| Human { from: AddressMark::of(&room.epoch, address(at)), places: Vec::new() };
        let mut evening = Self {
            humans: (0..HUMANS).map(human).collect(),
            room,
            random: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1,
            now_ms: 1_000,
            games: 0,
            seen: BTreeMap::new(),
            held: BTreeMap::new(),
            seats: BTreeMap::new(),
            done: Vec::new(),
            accepted: BTreeMap::new(),
        };
        evening.humans[0].places.push((Person(1), secret));
        for human in 1..4 {
            evening.join(human, false);
        }
        while evening.room.people.seats().len() < seats {
            evening.wish(Person(1), RoomCommand::AddBot { temperament: Temperament::Fox });
        }
        let change = SettingsChange { edition: Some(edition), ..SettingsChange::default() };
        evening.wish(Person(1), RoomCommand::Settings(Box::new(change)));
        evening.wish(Person(1), RoomCommand::Begin { salt: None });
        assert!(evening.room.running().is_ok(), "{edition:?} with {seats}: {:?}", evening.done);
        evening
    }

    fn dice(&mut self, sides: usize) -> usize {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        (self.random >> 33) as usize % sides.max(1)
    }

    fn act(&mut self, by: Option<Person>, name: &'static str, act: &Act) -> Result<(), RoomRefusal> {
        self.now_ms += 3_000;
        let fill = filler(self.now_ms ^ self.random);
        let context = Context { now_ms: self.now_ms, chance: &fill, decks: &OnePack };
        let decided = self.room.decide(by, act, &context);
        self.done.push(format!("{by:?} {act:?}: {:?}", decided.as_ref().map(Vec::len)));
        let batch = Batch { at_ms: self.now_ms, by, id: None, events: decided? };
        let record = serde_json::to_vec(&batch).unwrap();
        let batch = Batch::read(&record, self.room.position() + 1).unwrap();
        self.games +=
            usize::from(batch.events.iter().any(|event| matches!(event, super::RoomEvent::Began { .. })));
        self.room.apply(&batch);
        *self.accepted.entry(name).or_default() += 1;
        self.look();
        Ok(())
    }

    fn wish(&mut self, by: Person, command: RoomCommand) {
        let name = match command {
            RoomCommand::TakeSeat { .. } => "take_seat",
            RoomCommand::Stand {} => "stand",
            RoomCommand::Remove { .. } => "remove",
            RoomCommand::LetBack { .. } => "let_back",
            _ => "wish",
        };
        _ = self.act(Some(by), name, &Act::Wish(command));
    }

    /// Somebody comes in, under a new name, perhaps with an old secret.
    fn join(&mut self, human: usize, watch: bool) {
        let number = self.done.len();
        let profile =
            Profile { name: format!("Human {human} {number}"), rabbit: None, language: Language::En };
        let secret = SecretHash::of(&format!("{human} {number}"));
        let old = self.humans[human].places.last().map(|(_, secret)| *secret).filter(|_| watch);
        let trace = Trace { from: Some(self.humans[human].from), secret: old };
        let entry = Box::new(Entry { profile, passphrase: None, watch });
        if self.act(None, "join", &Act::Join { entry, secret, trace }).is_ok() {
            let person = self.room.owner(secret).unwrap();
            self.humans[human].places.push((person, secret));
            self.look();
        }
    }

    /// Everybody looks at the room with the eyes of everybody they are.
    fn look(&mut self) {
        let Ok(running) = self.room.running() else { return };
        let (game, turn) = (self.games, running.rules().turn());
        for seat in running.rules().rules().seats() {
            let view = running.rules().view(Viewer::Seat(seat));
            let cards = self.held.entry((game, turn, seat)).or_default();
            cards.extend(view.hand.iter().flat_map(|hand| hand.iter()).chain(view.played.iter()));
        }
        let nobody = self.room.view(None, &OnePack, None, PresenceView::default());
        assert!(nobody.game.is_some_and(|game| game.hand.is_none() && game.played.is_empty()));
        for (at, human) in self.humans.iter().enumerate() {
            for (person, secret) in &human.places {
                if self.room.owner(*secret) != Some(*person) {
                    continue;
                }
                let view = self.room.view(Some(*person), &OnePack, None, PresenceView::default());
                let Some(shown) = view.game else { continue };
                let cards = self.seen.entry((at, game, turn)).or_default();
                cards.extend(shown.hand.iter().flat_map(|hand| hand.iter()).chain(shown.played.iter()));
                cards.extend(shown.table.iter().filter(|card| card.mine).map(|card| card.card));
                self.seats.entry((at, game)).or_default().extend(view.you.seat.map(Seat));
            }
            let Some(seen) = self.seen.get(&(at, game, turn)) else { continue };
            let fits = |seat| self.held.get(&(game, turn, seat)).is_some_and(|held| seen.is_subset(held));
            assert!(
                seen.is_empty() || running.rules().rules().seats().any(fits),
                "human {at} saw {seen:?} in turn {turn}:\n{}",
                self.done.join("\n")
            );
            let seats = self.seats.get(&(at, game)).map_or(0, BTreeSet::len);
            assert!(seats <= 1, "human {at} had {seats} seats:\n{}", self.done.join("\n"));
        }
    }

    /// One move of whoever the game waits for.
    fn play(&mut self) {
        let Ok(running) = self.room.running() else { return };
        let (rules, waiting) = (running.rules().clone(), running.rules().waiting_for());
        let seat = waiting[self.dice(waiting.len())];
        let commands = rules.view(Viewer::Seat(seat)).your_move.commands(&Clue::text("dusk"));
        if !commands.is_empty() {
            let command = commands[self.dice(commands.len())].clone();
            _ = self.act(None, "play", &Act::PlayFor(seat, command));
        }
    }

    /// Somebody does something with seats, names or devices.
    fn interfere(&mut self) {
        let human = self.dice(HUMANS);
        let host = self.room.host();
        let places = self.humans[human].places.clone();
        let me = places.get(self.dice(places.len())).map_or(Person(99), |(person, _)| *person);
        let sits = |person: Person| {
            let waits = self.room.people.get(person).is_some_and(|someone| someone.next_seat.is_some());
            waits || self.room.people.seat_of(person).is_some()
        };
        let (i_sit, another_sits) =
            (sits(me), places.iter().any(|(person, _)| *person != me && sits(*person)));
        let people: Vec<Person> = self.room.people.iter().map(|someone| someone.person).collect();
        let anybody = people[self.dice(people.len())];
        match self.dice(16) {
            // Who sits at the table and comes in once more looks like a friend on the same sofa: nobody can tell.
            0 | 1 if !another_sits && !i_sit => {
                let watch = self.dice(2) == 0;
                self.join(human, watch);
            }
            2..=5 if !another_sits => self.wish(me, RoomCommand::TakeSeat { person: anybody }),
            6 | 7 => self.wish(me, RoomCommand::Stand {}),
            8 if !another_sits => self.wish(me, RoomCommand::Sit {}),
            9 => {
                let ban = self.dice(2) == 0;
                self.wish(host, RoomCommand::Remove { person: anybody, ban });
            }
            10 => {
                let kept_out = self.room.kept_out_view(self.now_ms);
                let person =
                    kept_out.get(self.dice(kept_out.len())).map_or(Person(99), |someone| someone.person);
                self.wish(host, RoomCommand::LetBack { person });
            }
            11 => self.move_seat(human, me),
            12 => _ = self.act(None, "hold", &Act::Hold(anybody)),
            13 => _ = self.act(None, "return", &Act::Return(anybody)),
            14 => _ = self.act(None, "forget", &Act::Forget(anybody)),
            15 if self.dice(6) == 0 => {
                self.wish(host, RoomCommand::End {});
                if self.dice(2) == 0 {
                    self.wish(host, RoomCommand::Lobby {});
                    for _ in 0..6 {
                        self.wish(host, RoomCommand::AddBot { temperament: Temperament::Child });
                    }
                    self.wish(host, RoomCommand::Begin { salt: None });
                }
                self.wish(host, RoomCommand::Rematch {});
            }
            _ => self.wish(host, RoomCommand::Host { person: anybody }),
        }
    }

    /// Takes a place to another device.
    fn move_seat(&mut self, human: usize, me: Person) {
        let (ticket, secret) =
            (SecretHash::of("ticket"), SecretHash::of(&format!("moved {}", self.done.len())));
        if self.act(Some(me), "ticket", &Act::GiveTicket(ticket)).is_ok()
            && self.act(None, "move", &Act::UseTicket { ticket, secret }).is_ok()
        {
            self.humans[human].places.push((me, secret));
        }
    }
}

fn address(human: usize) -> IpAddr {
    [192, 0, 2, human as u8].into()
}

#[test]
fn what_one_person_sees_in_a_turn_is_what_one_seat_may_see() {
    let tables = [
        (Edition::Classic, 5),
        (Edition::Odyssey, 7),
        (Edition::Odyssey2023, 5),
        (Edition::Party, 6),
        (Edition::Teams, 6),
    ];
    let mut accepted: BTreeMap<&str, usize> = BTreeMap::new();
    let mut phases = BTreeSet::new();
    for (edition, seats) in tables {
        for seed in 0..24 {
            let mut evening = Evening::new(edition, seats, seed * 7 + 1);
            for _ in 0..250 {
                if evening.dice(3) == 0 {
                    evening.play();
                } else {
                    phases.extend(evening.room.running().ok().map(|game| format!("{:?}", game.phase())));
                    evening.interfere();
                }
            }
            for (name, times) in evening.accepted {
                *accepted.entry(name).or_default() += times;
            }
        }
    }
    // All of it did happen, and in every phase.
    assert_eq!(phases.len(), [Phase::Claim, Phase::Tell, Phase::Give, Phase::Vote, Phase::Score].len());
    for name in
        ["join", "take_seat", "stand", "remove", "let_back", "move", "play", "forget", "hold", "return"]
    {
        assert!(accepted.get(name).is_some_and(|times| *times > 50), "{name}: {accepted:?}");
    }
}
