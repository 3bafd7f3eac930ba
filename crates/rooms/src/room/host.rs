//! What only the host can do.

use super::{
    AddressMark, Context, Newcomer, Person, Rabbit, Room, RoomEvent, RoomRefusal, SettingsChange,
    bot_names::bot_name,
    decide::{Decided, check_host, check_no_game},
    kept_out::{keep_out, until_ms},
    names::distinct_name,
    people::Someone,
};
use crate::{
    Temperament,
    limits::{PEOPLE_MAX, SEATS_MAX},
};

pub(super) fn change_settings(
    room: &Room,
    by: Person,
    change: &SettingsChange,
    context: &Context<'_>,
) -> Decided {
    check_host(room, by)?;
    if change.is_about_the_game() {
        // The clock, patience and who may come in can change at any time; what is played can't.
        check_no_game(room)?;
    }
    let is_there = |pack: &str| context.decks.cards(pack).is_some();
    let settings = room.settings.changed(change, &room.epoch, is_there)?;
    Ok(vec![RoomEvent::SettingsChanged { settings: Box::new(settings) }])
}

pub(super) fn add_bot(room: &Room, by: Person, temperament: Temperament) -> Decided {
    check_host(room, by)?;
    check_no_game(room)?;
    if room.people.seats().len() >= SEATS_MAX || room.people.len() >= PEOPLE_MAX {
        return Err(RoomRefusal::RoomFull);
    }
    let rabbit = room.people.free_rabbit(None, None).ok_or(RoomRefusal::RoomFull)?;
    let person = room.people.next().ok_or(RoomRefusal::RoomFull)?;
    Ok(vec![new_bot(room, person, rabbit, temperament)])
}

fn new_bot(room: &Room, person: Person, rabbit: Rabbit, temperament: Temperament) -> RoomEvent {
    let taken: Vec<&str> = room.people.iter().map(|someone| someone.name.as_str()).collect();
    let name = bot_name(&taken, rabbit, room.settings.language).to_owned();
    let name = distinct_name(&room.people, name, None);
    let who = Newcomer { person, name, rabbit, language: room.settings.language };
    RoomEvent::BotAdded { who, temperament }
}

pub(super) fn change_bot(room: &Room, by: Person, person: Person, temperament: Temperament) -> Decided {
    check_host(room, by)?;
    room.people.find(person)?.temperament().ok_or(RoomRefusal::NotABot)?;
    Ok(vec![RoomEvent::BotChanged { person, temperament }])
}

/// Sends somebody away, who can't come back for a while or until the host lets them. In a game a bot takes the seat.
pub(super) fn remove(
    room: &Room,
    by: Person,
    person: Person,
    ban: bool,
    from: &[AddressMark],
    now_ms: u64,
) -> Decided {
    check_host(room, by)?;
    let someone = room.people.find(person)?;
    if person == room.host {
        return Err(RoomRefusal::HostStays);
    }
    if room.host_away == Some(person) {
        return Err(RoomRefusal::HostAway);
    }
    let seated = room.people.seat_of(person).is_some();
    let playing = seated && room.running().is_ok();
    if !someone.is_human() {
        return if playing { Err(RoomRefusal::GameRunning) } else { Ok(vec![RoomEvent::Removed { person }]) };
    }
    let mut events = if playing { seat_to_bot(room, person, someone.rabbit)? } else { Vec::new() };
    let from: Vec<AddressMark> = from.iter().copied().chain(someone.from).collect();
    let secrets = someone.known_by().collect();
    events.push(keep_out(room, person, someone.name.clone(), secrets, &from, until_ms(ban, now_ms)));
    events.push(RoomEvent::Removed { person });
    Ok(events)
}

pub(super) fn seat_to_bot(room: &Room, from: Person, rabbit: Rabbit) -> Decided {
    let bot = room.people.next().ok_or(RoomRefusal::RoomFull)?;
    let temperament = Temperament::ALL[bot.0 as usize % Temperament::ALL.len()];
    Ok(vec![new_bot(room, bot, rabbit, temperament), RoomEvent::SeatPassed { from, to: bot }])
}

pub(super) fn order(room: &Room, by: Person, people: &[Person]) -> Decided {
    check_host(room, by)?;
    check_no_game(room)?;
    let sorted = |people: &[Person]| {
        let mut people = people.to_vec();
        people.sort_unstable();
        people
    };
    if sorted(people) != sorted(room.people.seats()) {
        return Err(RoomRefusal::BadOrder);
    }
    Ok(vec![RoomEvent::Ordered { people: people.to_vec() }])
}

pub(super) fn lock(room: &Room, by: Person, locked: bool) -> Decided {
    check_host(room, by)?;
    Ok(vec![RoomEvent::Locked { locked }])
}

pub(super) fn hand_over(room: &Room, by: Person, person: Person) -> Decided {
    check_host(room, by)?;
    if !room.people.find(person)?.is_human() {
        return Err(RoomRefusal::NotAPerson);
    }
    Ok(vec![RoomEvent::HostPassed { person, until_back: None }])
}

/// Hands on the role of a host who is gone, until they are back.
pub(super) fn pass_on(room: &Room, person: Person) -> Decided {
    room.people.find(person)?;
    Ok(vec![RoomEvent::HostPassed { person, until_back: Some(room.host) }])
}

pub(super) fn pause(room: &Room, by: Person, paused: bool) -> Decided {
    check_host(room, by)?;
    let game = room.running()?;
    Ok(if paused == game.is_paused() { Vec::new() } else { vec![RoomEvent::Paused { paused }] })
}

/// Who becomes host while the host is gone: the next human clockwise who is here. Who only watches does not get the table.
pub(crate) fn next_host(room: &Room, is_here: impl Fn(Person) -> bool) -> Option<Person> {
    let seats = room.people.seats();
    let from = seats.iter().position(|person| *person == room.host).map_or(0, |at| at + 1);
    let clockwise = (0..seats.len()).map(|step| seats[(from + step) % seats.len()]);
    clockwise
        .filter(|person| *person != room.host && is_here(*person))
        .find(|person| room.people.get(*person).is_some_and(Someone::is_human))
}
