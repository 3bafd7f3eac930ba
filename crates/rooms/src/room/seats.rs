//! Sitting down, standing up and being away.

use moonhare_rules::{Event as GameEvent, Phase, Seat};

use super::{
    Newcomer, Person, Rabbit, Room, RoomEvent, RoomRefusal,
    decide::{Decided, check_no_game},
    host::seat_to_bot,
};
use crate::limits::SEATS_MAX;

/// A watcher takes a seat that a bot plays: at once as long as the story of this turn is not told, otherwise when the next
/// turn begins. Who has had a seat in this game gets that one only, and at any time.
pub(super) fn take(room: &Room, by: Person, from: Person) -> Decided {
    if room.people.seat_of(by).is_some() {
        return Err(RoomRefusal::AlreadySeated);
    }
    let there = room.people.find(from)?;
    let seat = room.people.seat_of(from).ok_or(RoomRefusal::SeatTaken)?;
    if there.is_human() {
        return Err(RoomRefusal::SeatTaken);
    }
    let me = room.people.find(by)?;
    if let Ok(game) = room.running() {
        let only = room.holders.only_seats(&room.people, me);
        if !only.is_empty() && !only.contains(&seat) {
            return Err(RoomRefusal::OtherHand);
        }
        if !room.holders.is_own(me, seat) {
            if room.people.promised().any(|(someone, promised)| promised == seat && someone.person != by) {
                return Err(RoomRefusal::SeatTaken);
            }
            if !matches!(game.phase(), Phase::Claim | Phase::Tell) {
                let promised = RoomEvent::SeatPromised { person: by, seat: Some(seat) };
                return Ok(if me.next_seat == Some(seat) { Vec::new() } else { vec![promised] });
            }
        }
    }
    let mut events = with_rabbit(room, by, there.rabbit, from)?;
    events.push(RoomEvent::SeatPassed { from, to: by });
    Ok(events)
}

/// Gives everybody the seat that was promised to them, if these events begin a turn.
pub(super) fn keep_promises(room: &Room, events: &mut Vec<RoomEvent>) {
    let begins = |event: &RoomEvent| matches!(event, RoomEvent::Game(GameEvent::TurnBegan { .. }));
    if !events.iter().any(begins) {
        return;
    }
    let mut rabbits: Vec<Rabbit> = room.people.seated().map(|someone| someone.rabbit).collect();
    for (someone, seat) in room.people.promised() {
        let Some(there) = bot_at(room, seat) else { continue };
        if rabbits.contains(&someone.rabbit) {
            let (person, rabbit, language) = (someone.person, there.rabbit, someone.language);
            let who = Newcomer { person, name: someone.name.clone(), rabbit, language };
            events.push(RoomEvent::ProfileChanged { who });
        }
        rabbits.push(someone.rabbit);
        events.push(RoomEvent::SeatPassed { from: there.person, to: someone.person });
    }
}

/// The one seat that somebody may have in this game, if they may not have any: one that is free, if there is one.
pub(super) fn only_seat(room: &Room, person: Person) -> Option<Seat> {
    room.running().ok()?;
    let only = room.holders.only_seats(&room.people, room.people.get(person)?);
    only.iter().copied().find(|seat| bot_at(room, *seat).is_some()).or(only.first().copied())
}

fn bot_at(room: &Room, seat: Seat) -> Option<&super::people::Someone> {
    room.people.in_seat(seat).filter(|someone| !someone.is_human())
}

/// Changes a newcomer's rabbit to the one of the seat, if somebody else at the table has theirs.
fn with_rabbit(room: &Room, by: Person, rabbit: Rabbit, from: Person) -> Decided {
    let me = room.people.find(by)?;
    if room.people.free_rabbit(Some(me.rabbit), Some(from)) == Some(me.rabbit) {
        return Ok(Vec::new());
    }
    let who = Newcomer { person: by, name: me.name.clone(), rabbit, language: me.language };
    Ok(vec![RoomEvent::ProfileChanged { who }])
}

/// Whether a newcomer could sit down now.
pub(super) fn can_sit(room: &Room) -> bool {
    room.running().is_err() && !room.salts.is_sealed() && room.people.seats().len() < SEATS_MAX
}

pub(super) fn sit(room: &Room, by: Person) -> Decided {
    if room.people.seat_of(by).is_some() {
        return Err(RoomRefusal::AlreadySeated);
    }
    check_no_game(room)?;
    let wish = room.people.find(by)?.rabbit;
    let free = room.people.free_rabbit(Some(wish), None).filter(|_| can_sit(room));
    let mut events = with_rabbit(room, by, free.ok_or(RoomRefusal::RoomFull)?, by)?;
    events.push(RoomEvent::Sat { person: by });
    Ok(events)
}

/// Leaves the seat: in the lobby it is gone, in a game a bot has it. Who waits for one does not get it.
pub(super) fn stand(room: &Room, by: Person) -> Decided {
    let me = room.people.find(by)?;
    if me.next_seat.is_some() {
        return Ok(vec![RoomEvent::SeatPromised { person: by, seat: None }]);
    }
    room.people.seat_of(by).ok_or(RoomRefusal::NotSeated)?;
    if room.running().is_err() {
        return Ok(vec![RoomEvent::Stood { person: by }]);
    }
    seat_to_bot(room, by, me.rabbit)
}

/// A bot plays the seat of somebody who is gone. Nothing happens if there is no need.
pub(super) fn hold(room: &Room, person: Person) -> Decided {
    let someone = room.people.find(person)?;
    let wanted = someone.is_human() && !someone.held && room.people.seat_of(person).is_some();
    Ok(if wanted && room.running().is_ok() { vec![RoomEvent::Held { person }] } else { Vec::new() })
}

/// Somebody is back: their seat is theirs again, and the host's role is the host's.
pub(super) fn give_back(room: &Room, person: Person) -> Decided {
    let mut events = Vec::new();
    if room.people.find(person)?.held {
        events.push(RoomEvent::Returned { person });
    }
    if room.host_away == Some(person) {
        events.push(RoomEvent::HostPassed { person, until_back: None });
    }
    Ok(events)
}
