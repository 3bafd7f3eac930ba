//! Nobody waits for ever: the clock, the table's patience, and a host who is gone.

use moonhare_rules::Phase;

use super::live_room::LiveRoom;
use crate::{
    Act, Person, Silent,
    limits::{GRACE_MS, HOST_AWAY_S, JOINED_S_MAX, WATCHER_AWAY_S},
    room::{can_be_forgotten, deadline_ms, is_waited_for, next_host},
};

/// When the next wait ends.
pub(super) fn next_end_ms(live: &LiveRoom) -> Option<u64> {
    let patience = absent(live).map(|(_, until_ms)| until_ms).min();
    let unseen = unseen(live).map(|(_, until_ms)| until_ms).min();
    [patience, unseen, host_until_ms(live), time_up_ms(live), live.room.shuffles_at_ms()]
        .into_iter()
        .flatten()
        .min()
}

/// Ends every wait that is over.
pub(super) async fn end_due(live: &mut LiveRoom) {
    let now_ms = live.now_ms();
    if host_until_ms(live).is_some_and(|until_ms| until_ms <= now_ms)
        && let Some(next) = next_host(&live.room, |person| live.presence.is_here(person))
    {
        _ = live.perform_unasked(&Act::PassHost(next)).await;
    }
    if live.room.shuffles_at_ms().is_some_and(|until_ms| until_ms <= now_ms) {
        _ = live.perform_unasked(&Act::Shuffle).await;
    }
    let gone: Vec<Person> =
        absent(live).filter(|(_, until_ms)| *until_ms <= now_ms).map(|(person, _)| person).collect();
    for person in gone {
        _ = live.perform_unasked(&Act::Hold(person)).await;
    }
    forget_unseen(live).await;
    if time_up_ms(live).is_some_and(|until_ms| until_ms <= now_ms) {
        time_is_up(live).await;
    }
}

/// Forgets those who joined and never came, and watchers who left long ago.
pub(super) async fn forget_unseen(live: &mut LiveRoom) {
    let now_ms = live.now_ms();
    let unseen: Vec<Person> =
        unseen(live).filter(|(_, until_ms)| *until_ms <= now_ms).map(|(person, _)| person).collect();
    for person in unseen {
        _ = live.perform_unasked(&Act::Forget(person)).await;
    }
}

/// When those who have just joined are here, or forgotten.
pub(super) fn joined_until_ms(live: &LiveRoom) -> Option<u64> {
    unseen_joins(live).map(|(_, until_ms)| until_ms).max()
}

fn unseen_joins(live: &LiveRoom) -> impl Iterator<Item = (Person, u64)> {
    let joins = live.presence.waited_for().filter(|(person, _)| can_be_forgotten(&live.room, *person));
    joins.map(|(person, since_ms)| (person, since_ms + JOINED_S_MAX * 1_000))
}

/// Who will be forgotten, and when.
fn unseen(live: &LiveRoom) -> impl Iterator<Item = (Person, u64)> {
    let watched = |person: &Person| live.room.people().seat_of(*person).is_none();
    let away = live
        .presence
        .gone()
        .filter(move |(person, _)| watched(person) && can_be_forgotten(&live.room, *person))
        .map(|(person, since_ms)| (person, since_ms + WATCHER_AWAY_S * 1_000));
    unseen_joins(live).chain(away)
}

/// People whose seat a bot will hold, and when.
fn absent(live: &LiveRoom) -> impl Iterator<Item = (Person, u64)> {
    // By post everybody is away most of the time.
    let playing = live.room.running().is_ok() && live.room.by_post().is_none() && !live.room.is_paused();
    let patience_s = live.room.settings().patience_s.filter(|_| playing);
    patience_s.into_iter().flat_map(move |patience_s| {
        let until = move |(person, since_ms)| (person, since_ms + u64::from(patience_s) * 1_000);
        live.presence.gone().filter(|(person, _)| is_waited_for(&live.room, *person)).map(until)
    })
}

/// When the role of a host who is gone passes on, if anybody could take it.
fn host_until_ms(live: &LiveRoom) -> Option<u64> {
    let since_ms = live.presence.gone_since(live.room.host())?;
    next_host(&live.room, |person| live.presence.is_here(person))?;
    Some(since_ms + HOST_AWAY_S * 1_000)
}

/// When the clock of the phase has run out, grace included.
pub(super) fn time_up_ms(live: &LiveRoom) -> Option<u64> {
    let deadline_ms = deadline_ms(&live.room)?;
    let moment = live.room.running().ok()?.moment();
    (live.timed_out != Some(moment)).then_some(deadline_ms + GRACE_MS)
}

/// Plays for everybody who has not played: what they had prepared, or else a bot's choice.
async fn time_is_up(live: &mut LiveRoom) {
    let Ok(game) = live.room.running() else { return };
    let moment = game.moment();
    for seat in game.rules().waiting_for() {
        let Ok(game) = live.room.running() else { return };
        if game.moment() != moment {
            return;
        }
        if !game.rules().waiting_for().contains(&seat) {
            continue;
        }
        let moves = game.rules().moves(seat);
        let person = live.room.people().in_seat(seat).map(|someone| someone.person());
        let draft = person.and_then(|person| live.drafts.get(person));
        if let Some(command) = draft.and_then(|draft| draft.command(&moves))
            && live.perform_unasked(&Act::PlayFor(seat, command)).await.is_ok()
        {
            continue;
        }
        // Who does not look at a score misses no move.
        let goes_on = live.room.by_post().is_some_and(|post| post.silent == Silent::GoOn);
        if goes_on
            && moment.1 != Phase::Score
            && let Some(person) = person.filter(|person| !live.presence.is_here(*person))
        {
            _ = live.perform_unasked(&Act::Hold(person)).await;
        }
        live.bots.hurry(seat, moment, live.shared.clock.now_ms());
        if moment.1 == Phase::Claim {
            // One storyteller is enough.
            break;
        }
    }
    live.timed_out = Some(moment);
}
