//! The clock of a phase.

use moonhare_rules::{Phase, Seat};

use super::{
    Room,
    bot_seats::plays,
    post::{candle_ms, next_teller_is_ready},
};
use crate::limits::NEXT_STORY_S;

/// When the clock of the present phase runs out.
pub(crate) fn deadline_ms(room: &Room) -> Option<u64> {
    let game = room.running().ok().filter(|game| !game.is_paused())?;
    let by_post = room.settings.post.as_ref().and_then(|post| candle_ms(room, game, post));
    let by_clock = room.settings.clock.and_then(|clock| {
        let seconds = match game.phase() {
            Phase::Claim | Phase::Tell => clock.tell_s,
            Phase::Give => clock.give_s,
            Phase::Vote => clock.vote_s,
            Phase::Score => clock.score_s,
            Phase::Over => return None,
        };
        Some(game.phase_since_ms() + u64::from(seconds) * 1_000)
    });
    let by_most = game.most_ready_since_ms().map(|since_ms| since_ms + NEXT_STORY_S * 1_000);
    by_post.into_iter().chain(by_clock).chain(by_most).min()
}

/// Whether more than half of the people who play themselves want the next story, and not all: one idler holds up nobody. By
/// post who tells next is enough.
pub(super) fn most_are_ready(room: &Room) -> bool {
    let Ok(game) = room.running() else { return false };
    if game.phase() != Phase::Score {
        return false;
    }
    let people = || room.people.seated().zip(0..).filter(|(someone, _)| plays(someone));
    let late = people().filter(|(_, seat)| game.rules().waits_for(Seat(*seat))).count();
    late > 0 && (2 * late < people().count() || next_teller_is_ready(room, game))
}
