//! Taking a seat to another device by a one-time ticket.

use super::{Person, Room, RoomEvent, RoomRefusal, SecretHash, decide::Decided, people::PersonKind};

pub(super) fn give_ticket(room: &Room, by: Person, ticket: SecretHash) -> Decided {
    room.people.find(by)?;
    Ok(vec![RoomEvent::TicketGiven { person: by, ticket }])
}

pub(super) fn use_ticket(room: &Room, presented: SecretHash, secret: SecretHash, now_ms: u64) -> Decided {
    // No early end: the time must not tell whose ticket was close.
    let owner = room.people.iter().fold(None, |found, someone| match &someone.kind {
        PersonKind::Human { ticket: Some((ticket, until_ms)), .. }
            if (*ticket == presented) & (now_ms <= *until_ms) =>
        {
            Some(someone.person)
        }
        _ => found,
    });
    let person = owner.ok_or(RoomRefusal::BadTicket)?;
    Ok(vec![RoomEvent::SeatMoved { person, secret }])
}

/// Whether this ticket can be used now.
pub(super) fn is_ticket_of(room: &Room, person: Person, ticket: SecretHash) -> bool {
    room.people.get(person).is_some_and(|someone| match &someone.kind {
        PersonKind::Human { ticket: Some((known, _)), .. } => *known == ticket,
        _ => false,
    })
}
