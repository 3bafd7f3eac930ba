//! Whom the host does not want here.

use serde::Serialize;

use super::{
    AddressMark, Person, Room, RoomEvent, RoomRefusal, SecretHash, Trace,
    decide::{Decided, check_host},
};
use crate::limits::{KEPT_OUT_MAX, KEPT_OUT_S};

/// Somebody whom the host removed.
#[derive(Clone, Debug)]
struct Outcast {
    person: Person,
    /// Empty for those who had none.
    name: String,
    secrets: Vec<SecretHash>,
    from: Vec<AddressMark>,
    /// Until when; without an end until the host lets them back.
    until_ms: Option<u64>,
}

impl Outcast {
    /// Whether they may come back by now. A while that has more than a while to go comes from a clock that was wrong.
    fn is_over(&self, now_ms: u64) -> bool {
        let to_go = now_ms + 1..=now_ms + KEPT_OUT_S * 1_000;
        self.until_ms.is_some_and(|until_ms| !to_go.contains(&until_ms))
    }
}

/// Everybody whom the room keeps out.
#[derive(Clone, Debug, Default)]
pub(super) struct KeptOut(Vec<Outcast>);

impl KeptOut {
    pub(super) fn add(
        &mut self,
        person: Person,
        name: &str,
        secrets: &[SecretHash],
        from: &[AddressMark],
        until_ms: Option<u64>,
        now_ms: u64,
    ) {
        self.0.retain(|outcast| !outcast.is_over(now_ms));
        if self.0.len() == KEPT_OUT_MAX {
            self.0.remove(0);
        }
        let (name, secrets, from) = (name.to_owned(), secrets.to_vec(), from.to_vec());
        self.0.push(Outcast { person, name, secrets, from, until_ms });
    }

    pub(super) fn let_back(&mut self, person: Person) {
        self.0.retain(|outcast| outcast.person != person);
    }

    fn has(&self, trace: &Trace, now_ms: u64) -> bool {
        let is_meant = |outcast: &Outcast| {
            trace.secret.is_some_and(|secret| outcast.secrets.contains(&secret))
                || trace.from.is_some_and(|from| outcast.from.contains(&from))
        };
        self.0.iter().filter(|outcast| !outcast.is_over(now_ms)).any(is_meant)
    }
}

/// Somebody whom the room keeps out, as the host sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct KeptOutView {
    /// The number they had; `let_back` names them by it.
    pub person: Person,
    /// The name they had; empty for those who watched without one.
    pub name: String,
    /// Until when, in milliseconds of Unix time; null until the host lets them back.
    pub until_ms: Option<u64>,
}

/// Keeps somebody out by what they are known by: for a while, or until the host lets them back.
pub(super) fn keep_out(
    room: &Room,
    person: Person,
    name: String,
    secrets: Vec<SecretHash>,
    from: &[AddressMark],
    until_ms: Option<u64>,
) -> RoomEvent {
    let mut from: Vec<_> = from.iter().copied().filter(|mark| !is_shared(room, person, *mark)).collect();
    from.sort_unstable();
    from.dedup();
    RoomEvent::KeptOut { person, name, secrets, from, until_ms }
}

/// Until when somebody is kept out who is removed now; without an end if they are banned.
pub(super) fn until_ms(ban: bool, now_ms: u64) -> Option<u64> {
    (!ban).then_some(now_ms + KEPT_OUT_S * 1_000)
}

/// Whether the host or somebody at the table comes from there too: then an address says nothing about who it is.
fn is_shared(room: &Room, but: Person, mark: AddressMark) -> bool {
    let stays = |person: Person| person == room.host || room.people.seat_of(person).is_some();
    let others = room.people.iter().filter(|someone| someone.person != but && stays(someone.person));
    others.into_iter().any(|someone| someone.from == Some(mark))
}

/// The host puts out those who watch without a name from one address.
pub(super) fn put_out(room: &Room, by: Person, from: Option<AddressMark>, ban: bool, now_ms: u64) -> Decided {
    check_host(room, by)?;
    let person = room.people.next().ok_or(RoomRefusal::RoomFull)?;
    let from: Vec<_> = from.into_iter().collect();
    Ok(vec![keep_out(room, person, String::new(), Vec::new(), &from, until_ms(ban, now_ms))])
}

pub(super) fn let_back(room: &Room, by: Person, person: Person) -> Decided {
    check_host(room, by)?;
    if !room.kept_out.0.iter().any(|outcast| outcast.person == person) {
        return Err(RoomRefusal::UnknownPerson);
    }
    Ok(vec![RoomEvent::LetBack { person }])
}

/// Whether somebody with this trace may come in.
///
/// # Errors
/// When the host keeps them out.
pub(super) fn check_welcome(room: &Room, trace: &Trace, now_ms: u64) -> Result<(), RoomRefusal> {
    if room.kept_out.has(trace, now_ms) { Err(RoomRefusal::KeptOut) } else { Ok(()) }
}

/// Who looks, if they may: whom the host sent away may not, neither by the secret they had nor without a name.
///
/// # Errors
/// When nobody has this secret, the room is not open to those without one, or the host keeps them out.
pub(super) fn looker(room: &Room, trace: &Trace, now_ms: u64) -> Result<Option<Person>, RoomRefusal> {
    match room.viewer(trace.secret) {
        // Whom the host sent away is told so.
        Err(RoomRefusal::UnknownSecret) => {
            room.check_welcome(&Trace { from: None, ..*trace }, now_ms)?;
            Err(RoomRefusal::UnknownSecret)
        }
        Ok(None) => room.check_welcome(trace, now_ms).map(|()| None),
        known => known,
    }
}

/// Whom the room keeps out, for the host.
pub(super) fn kept_out_view(room: &Room, now_ms: u64) -> Vec<KeptOutView> {
    let kept_out = room.kept_out.0.iter().filter(|outcast| !outcast.is_over(now_ms));
    kept_out
        .map(|outcast| KeptOutView {
            person: outcast.person,
            name: outcast.name.clone(),
            until_ms: outcast.until_ms,
        })
        .collect()
}
