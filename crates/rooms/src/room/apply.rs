//! What events do to a room. Nothing is decided here, and nothing can fail.

use moonhare_rules::Phase;

use super::{
    Person, Room, RoomEvent, Settings, Trace, clock,
    game::RoomGame,
    people::{PersonKind, Someone},
    salts::Salts,
    stories::story_of,
};
use crate::limits::TICKET_S;

/// Makes an event part of the room.
pub(super) fn apply(room: &mut Room, event: &RoomEvent, at_ms: u64) {
    match event {
        RoomEvent::Game(event) => apply_game(room, event, at_ms),
        RoomEvent::Created { .. } => {}
        RoomEvent::Joined { who, secret, seated, from, earlier } => {
            let someone = Someone::joined(who, *secret, Trace { from: *from, secret: *earlier });
            room.holders.recognise(&someone);
            room.people.add(someone);
            if *seated {
                room.people.sit(who.person);
            }
            room.changed.people = true;
        }
        RoomEvent::BotAdded { who, temperament } => {
            room.people.add(Someone::new(who, PersonKind::Bot { temperament: *temperament }));
            // In a game the bot gets its seat by a `SeatPassed` that follows.
            if room.running().is_err() {
                room.people.sit(who.person);
            }
            room.changed.people = true;
        }
        RoomEvent::BotChanged { person, temperament } => {
            change(room, *person, |bot| bot.kind = PersonKind::Bot { temperament: *temperament });
        }
        RoomEvent::Removed { person } => {
            room.people.forget(*person);
            room.salts.forget(*person);
            room.knocks.forget(*person);
            if room.host_away == Some(*person) {
                room.host_away = None;
            }
            room.changed.people = true;
        }
        RoomEvent::KeptOut { person, name, secrets, from, until_ms } => {
            room.people.use_number(*person);
            room.kept_out.add(*person, name, secrets, from, *until_ms, at_ms);
            room.changed.house = true;
        }
        RoomEvent::LetBack { person } => {
            room.kept_out.let_back(*person);
            room.changed.house = true;
        }
        RoomEvent::SeatPromised { person, seat } => {
            change(room, *person, |someone| someone.next_seat = *seat);
        }
        RoomEvent::SeatPassed { from, to } => {
            room.people.pass_seat(*from, *to);
            if room.people.get(*from).is_some_and(|from| !from.is_human()) {
                room.people.forget(*from);
            }
            change(room, *from, |from| from.held = false);
            change(room, *to, |to| to.next_seat = None);
            if room.running().is_ok() {
                room.holders.note(&room.people, *to);
            }
            // A bot that takes a seat leaves it to whom it was promised; a person does not.
            if room.people.get(*to).is_some_and(Someone::is_human) {
                let seat = room.people.seat_of(*to);
                room.people.forget_promises(seat);
            }
        }
        RoomEvent::Sat { person } => {
            room.people.sit(*person);
            room.changed.people = true;
        }
        RoomEvent::Stood { person } => {
            room.people.stand(*person);
            change(room, *person, |someone| someone.ready = false);
        }
        RoomEvent::Ordered { people } => {
            room.people.set_seats(people.clone());
            room.changed.people = true;
        }
        RoomEvent::SettingsChanged { settings } => {
            room.settings = Settings::clone(settings);
            room.changed.settings = true;
            room.changed.clock = true;
        }
        RoomEvent::Locked { locked } => {
            room.locked = *locked;
            room.changed.flags = true;
        }
        RoomEvent::HostPassed { person, until_back } => {
            room.host = *person;
            // When one stand-in follows another, the role still goes back to the first.
            room.host_away = until_back.and(room.host_away.or(*until_back)).filter(|away| away != person);
            room.changed.host = true;
        }
        RoomEvent::Paused { paused } => {
            if let Some(game) = &mut room.game {
                game.pause(*paused, at_ms);
            }
            room.changed.flags = true;
            room.changed.clock = true;
        }
        RoomEvent::ReadySaid { person, ready, salt } => {
            if let Some(salt) = salt {
                room.salts.plain(*person, salt);
            }
            change(room, *person, |someone| someone.ready = *ready);
        }
        RoomEvent::Committed { person, salt_hash } => room.salts.commit(*person, salt_hash),
        RoomEvent::Sealed { letter } => {
            room.salts.seal(letter, at_ms);
            room.changed.fair = true;
        }
        RoomEvent::ThrownIn { person, salt } => {
            if let Some(seat) = room.people.seat_of(*person) {
                room.salts.throw_in(seat.index(), salt);
            }
        }
        RoomEvent::ProfileChanged { who } => change(room, who.person, |someone| {
            someone.name.clone_from(&who.name);
            someone.rabbit = who.rabbit;
            someone.language = who.language;
        }),
        RoomEvent::Chatted { person, text } => {
            let name = name_of(room, *person);
            room.talk.add(*person, name, at_ms, |entry| entry.text = Some(text.clone()));
            room.changed.said += 1;
        }
        RoomEvent::Reacted { person, reaction } => {
            let name = name_of(room, *person);
            room.talk.add(*person, name, at_ms, |entry| entry.reaction = Some(*reaction));
            room.changed.said += 1;
        }
        RoomEvent::Hearted { person, slot } => {
            if let Some(game) = &mut room.game {
                game.hearts_mut().set(*person, *slot);
            }
            room.changed.hearts = true;
        }
        RoomEvent::Guessed { person, slot } => {
            if let Some(game) = &mut room.game {
                game.guesses_mut().set(*person, Some(*slot));
            }
        }
        RoomEvent::RevealSkipped {} => {
            if let Some(game) = &mut room.game {
                game.skip_reveal();
            }
            room.changed.reveal = true;
        }
        RoomEvent::TicketGiven { person, ticket: given } => {
            if let Some(PersonKind::Human { ticket, .. }) = kind_of(room, *person) {
                *ticket = Some((*given, at_ms + TICKET_S * 1_000));
            }
        }
        RoomEvent::TicketUsed { person, secret } => {
            if let Some(PersonKind::Human { secrets, ticket }) = kind_of(room, *person) {
                *ticket = None;
                secrets.push(*secret);
            }
            recognise(room, *person);
        }
        RoomEvent::SeatMoved { person, secret } => {
            recognise(room, *person);
            if let Some(PersonKind::Human { secrets, ticket }) = kind_of(room, *person) {
                *ticket = None;
                *secrets = vec![*secret];
            }
            room.knocks.forget(*person);
            recognise(room, *person);
            room.changed.people = true;
        }
        RoomEvent::Held { person } => change(room, *person, |someone| someone.held = true),
        RoomEvent::Returned { person } => change(room, *person, |someone| someone.held = false),
        RoomEvent::Woke {} => {
            room.talk.not_after(at_ms);
            if let Some(game) = &mut room.game {
                game.restart_clock(at_ms);
                game.not_after(at_ms);
                room.changed.clock = true;
            }
        }
        RoomEvent::Began { deck, fair, next_secret, game: events } => {
            room.recordings.begin_game();
            room.knocks.begin_game();
            room.seen.begin(deck);
            room.deck_secret = next_secret.clone();
            // The next game has salts of its own.
            room.salts = Salts::default();
            room.people.unready();
            room.people.forget_promises(None);
            room.holders.begin(&room.people);
            match RoomGame::begin(deck, fair, events, at_ms) {
                Ok(game) => {
                    for event in events {
                        room.seen.note(event, deck);
                    }
                    room.game = Some(game);
                    room.changed.everything();
                }
                Err(error) => {
                    tracing::error!(room = %room.code, %error, "the log begins a game that can't be read");
                }
            }
        }
        RoomEvent::LobbyReturned {} => {
            room.game = None;
            room.holders.clear();
            room.people.unready();
            room.changed.everything();
        }
        RoomEvent::Recorded { id, person, kind, bytes } => {
            room.recordings.add(id.clone(), *person, *kind, *bytes);
        }
        RoomEvent::KnocksWanted { person, device } => room.knocks.want(*person, device),
        RoomEvent::KnocksStopped { person, device } => room.knocks.stop(*person, device),
        RoomEvent::Knocking { person, knock, devices, again_ms } => {
            room.knocks.knocking(*person, *knock, devices, *again_ms);
        }
        RoomEvent::Knocked { person, knock, later, again_ms } => {
            room.knocks.knocked(*person, *knock, later, *again_ms);
        }
    }
}

fn apply_game(room: &mut Room, event: &moonhare_rules::Event, at_ms: u64) {
    room.changed.game = true;
    let Some(game) = &mut room.game else { return };
    if let moonhare_rules::Event::Told { clue, .. } = event
        && let Some(id) = clue.performance.as_deref()
    {
        room.recordings.open(id);
    }
    room.seen.note(event, game.deck());
    let before = game.phase();
    if game.apply(event, at_ms) {
        room.changed.clock = true;
        room.changed.reveal |= before == Phase::Score || game.phase() == Phase::Score;
        if game.phase() == Phase::Score {
            room.recordings.end_turn();
            let story = story_of(room);
            room.stories.extend(story);
        }
    }
    if room.running().is_err() {
        room.people.forget_promises(None);
        room.changed.flags = true;
        room.changed.people = true;
    }
}

/// Keeps in mind since when most people want the next story.
pub(super) fn note_most_ready(room: &mut Room, at_ms: u64) {
    let most = clock::most_are_ready(room);
    if let Some(game) = &mut room.game
        && game.most_are_ready(most, at_ms)
    {
        room.changed.clock = true;
    }
}

fn change(room: &mut Room, person: Person, change: impl FnOnce(&mut Someone)) {
    if let Some(someone) = room.people.get_mut(person) {
        change(someone);
    }
    room.changed.people = true;
}

/// Who has had a seat in this game is known by all their secrets, also the newest.
fn recognise(room: &mut Room, person: Person) {
    if let Some(someone) = room.people.get(person) {
        room.holders.recognise(someone);
    }
}

fn kind_of(room: &mut Room, person: Person) -> Option<&mut PersonKind> {
    room.people.get_mut(person).map(|someone| &mut someone.kind)
}

fn name_of(room: &Room, person: Person) -> String {
    room.people.get(person).map_or_else(String::new, |someone| someone.name.clone())
}
