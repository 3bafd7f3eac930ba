//! Which seats bots play.

use moonhare_rules::{Phase, Seat};

use super::{BotSeat, Person, Room, people::Someone};
use crate::{
    Temperament,
    limits::{CLAIM_ALONE_S, CLAIM_TOGETHER_S},
};

/// Who plays this seat, if it is a bot. A hurried seat is played by one even if a person is in it.
pub(crate) fn bot_in(room: &Room, seat: Seat, hurried: bool) -> Option<BotSeat> {
    let someone = room.people.in_seat(seat)?;
    let temperament = match someone.temperament() {
        Some(temperament) => temperament,
        None if someone.held || hurried => Temperament::Scholar,
        None => return None,
    };
    let seed = blake3::hash(format!("{} {}", room.epoch, someone.person).as_bytes());
    let seed = u64::from_le_bytes(seed.as_bytes()[..8].try_into().unwrap_or_default());
    // A bot that plays for somebody speaks their language.
    let language = if someone.is_human() { someone.language } else { room.settings.language };
    Some(BotSeat { temperament, language, seed: seed ^ u64::from(seat.0) })
}

/// Whether somebody has a seat and plays it themself.
pub(crate) fn is_waited_for(room: &Room, person: Person) -> bool {
    room.people.seat_of(person).is_some() && room.people.get(person).is_some_and(plays)
}

/// Seats that a bot should play now.
pub(crate) fn bots_to_move(room: &Room) -> Vec<Seat> {
    let Ok(game) = room.running() else { return Vec::new() };
    if room.people.seated().all(plays) {
        return Vec::new();
    }
    let is_bot = |seat: &Seat| bot_in(room, *seat, false).is_some();
    // One storyteller is enough.
    let most = if game.phase() == Phase::Claim { 1 } else { usize::MAX };
    game.rules().waiting_for().into_iter().filter(is_bot).take(most).collect()
}

/// Before this no bot begins the first story: people who have an idea go first.
pub(crate) fn bots_claim_from_ms(room: &Room) -> Option<u64> {
    let game = room.running().ok().filter(|game| game.phase() == Phase::Claim)?;
    let patience_s = match room.people.seated().filter(|someone| plays(someone)).count() {
        0 => return None,
        1 => CLAIM_ALONE_S,
        _ => CLAIM_TOGETHER_S,
    };
    Some(game.phase_since_ms() + patience_s * 1_000)
}

/// Whether a person plays their seat themself.
pub(super) fn plays(someone: &Someone) -> bool {
    someone.is_human() && !someone.held
}
