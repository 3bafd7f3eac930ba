//! What the server holds, and how fast a room fills it.

use std::sync::atomic::{AtomicU64, Ordering};

use tokio::time::Instant;

use crate::{Act, Quotas, RoomCommand, RoomRefusal};

/// What all rooms together hold.
#[derive(Debug, Default)]
pub(super) struct Stock {
    rooms: AtomicU64,
    /// Those of albums, too.
    recordings_bytes: AtomicU64,
    albums: AtomicU64,
}

impl Stock {
    pub(super) fn set(&self, rooms: u64, recordings_bytes: u64) {
        self.rooms.store(rooms, Ordering::Relaxed);
        self.recordings_bytes.store(recordings_bytes, Ordering::Relaxed);
    }

    pub(super) fn set_albums(&self, albums: u64) {
        self.albums.store(albums, Ordering::Relaxed);
    }

    pub(super) fn rooms(&self) -> u64 {
        self.rooms.load(Ordering::Relaxed)
    }

    pub(super) fn recordings_bytes(&self) -> u64 {
        self.recordings_bytes.load(Ordering::Relaxed)
    }

    /// Counts a room, or refuses it.
    pub(super) fn add_room(&self, quotas: &Quotas) -> Result<(), RoomRefusal> {
        add(&self.rooms, 1, quotas.rooms_max)
    }

    pub(super) fn remove_room(&self) {
        take(&self.rooms, 1);
    }

    /// Counts a recording, or refuses it.
    pub(super) fn add_recording(&self, bytes: u64, quotas: &Quotas) -> Result<(), RoomRefusal> {
        add(&self.recordings_bytes, bytes, quotas.recordings_bytes_max)
    }

    pub(super) fn remove_recording(&self, bytes: u64) {
        take(&self.recordings_bytes, bytes);
    }

    /// Counts an album, or refuses it.
    pub(super) fn add_album(&self, bytes: u64, quotas: &Quotas) -> Result<(), RoomRefusal> {
        add(&self.albums, 1, quotas.albums_max)?;
        self.add_recording(bytes, quotas).inspect_err(|_| take(&self.albums, 1))
    }

    pub(super) fn remove_album(&self, bytes: u64) {
        take(&self.albums, 1);
        self.remove_recording(bytes);
    }
}

fn add(total: &AtomicU64, more: u64, max: u64) -> Result<(), RoomRefusal> {
    let fits = |now: u64| now.checked_add(more).filter(|sum| *sum <= max);
    total
        .fetch_update(Ordering::Relaxed, Ordering::Relaxed, fits)
        .map(|_| ())
        .map_err(|_| RoomRefusal::ServerFull)
}

fn take(total: &AtomicU64, less: u64) {
    _ = total.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |now| Some(now.saturating_sub(less)));
}

/// Who asks for something to be written down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Asker {
    /// Somebody without a seat.
    Guest,
    Player,
    Host,
}

/// How much one room has written, and how much it may write now. By the runtime's own clock, which never jumps.
#[derive(Debug)]
pub(super) struct LogPace {
    /// Bytes of the room's log.
    written: u64,
    /// Bytes that may be written at once.
    left: f64,
    at: Instant,
}

impl LogPace {
    pub(super) fn new(written: u64, quotas: &Quotas) -> Self {
        Self { written, left: quotas.log_per_room_bytes_burst as f64, at: Instant::now() }
    }

    /// Whether this room may still do such a thing.
    pub(super) fn check(
        &mut self,
        act: &Act,
        asked: Option<Asker>,
        quotas: &Quotas,
    ) -> Result<(), RoomRefusal> {
        let max = quotas.log_per_room_bytes_max;
        let most = if plays_on(act) { max.saturating_mul(2) } else { max };
        if self.written >= most {
            return Err(RoomRefusal::LogFull);
        }
        let now = Instant::now();
        let more = (now - self.at).as_secs_f64() * quotas.log_per_room_bytes_per_s as f64;
        self.left = (self.left + more).min(quotas.log_per_room_bytes_burst as f64);
        self.at = now;
        let burst = quotas.log_per_room_bytes_burst as f64;
        // Part of the burst is kept back from those who could spare a wish, so that who only looks on stops no game,
        // and who plays can't keep the host from sending them away.
        let kept_back = match (asked, act) {
            (Some(Asker::Host), _) => 0.0,
            (Some(_), Act::Play(_)) => burst / 8.0,
            // Cards that people bring are counted when nobody asks for it, but at their pace.
            (Some(Asker::Player), _) | (None, Act::Recount) => burst / 4.0,
            (Some(Asker::Guest), _) => burst / 2.0,
            // What nobody asked for is not held up: bots and clocks keep their own pace.
            (None, _) => return Ok(()),
        };
        if self.left <= kept_back { Err(RoomRefusal::TooFast) } else { Ok(()) }
    }

    pub(super) fn wrote(&mut self, bytes: usize) {
        self.written = self.written.saturating_add(bytes as u64);
        self.left -= bytes as f64;
    }

    /// Others wrote so much.
    pub(super) fn others_wrote(&mut self, bytes: usize) {
        self.written = self.written.saturating_add(bytes as u64);
    }

    /// It was not written after all.
    pub(super) fn take_back(&mut self, bytes: usize) {
        self.written = self.written.saturating_sub(bytes as u64);
        self.left += bytes as f64;
    }
}

/// Whether a game that runs needs it to come to its end.
fn plays_on(act: &Act) -> bool {
    match act {
        Act::Wish(wish) => matches!(wish, RoomCommand::End {}),
        Act::Play(_) | Act::PlayFor(..) | Act::Hold(_) | Act::Return(_) | Act::PassHost(_) | Act::Wake => {
            true
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use moonhare_rules::Command;

    use super::*;

    #[test]
    fn what_is_full_takes_no_more_until_something_goes() {
        let quotas = Quotas { rooms_max: 2, recordings_bytes_max: 10, ..Quotas::default() };
        let stock = Stock::default();
        assert_eq!([(); 3].map(|()| stock.add_room(&quotas).is_ok()), [true, true, false]);
        stock.remove_room();
        assert_eq!(stock.add_room(&quotas), Ok(()));
        assert_eq!([6, 5, 4].map(|bytes| stock.add_recording(bytes, &quotas).is_ok()), [true, false, true]);
        stock.remove_recording(100);
        assert_eq!(stock.recordings_bytes(), 0);
        let quotas = Quotas { albums_max: 1, ..quotas };
        assert_eq!([11, 4, 4].map(|bytes| stock.add_album(bytes, &quotas).is_ok()), [false, true, false]);
        stock.remove_album(4);
        assert_eq!((stock.add_album(5, &quotas), stock.recordings_bytes()), (Ok(()), 5));
    }

    #[tokio::test(start_paused = true)]
    async fn a_room_writes_a_burst_and_then_so_much_a_second() {
        let quotas =
            Quotas { log_per_room_bytes_burst: 1_000, log_per_room_bytes_per_s: 100, ..Quotas::default() };
        let chat = Act::Wish(RoomCommand::Lobby {});
        let mut pace = LogPace::new(0, &quotas);
        for _ in 0..2 {
            pace.check(&chat, Some(Asker::Host), &quotas).unwrap();
            pace.wrote(600);
        }
        assert_eq!(pace.check(&chat, Some(Asker::Host), &quotas), Err(RoomRefusal::TooFast));
        assert_eq!(pace.check(&Act::Recount, None, &quotas), Err(RoomRefusal::TooFast));
        assert_eq!(pace.check(&Act::Wake, None, &quotas), Ok(()));
        tokio::time::advance(std::time::Duration::from_secs(3)).await;
        assert_eq!(pace.check(&chat, Some(Asker::Host), &quotas), Ok(()));
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_floods_a_room_stops_neither_the_game_nor_the_host() {
        let quotas =
            Quotas { log_per_room_bytes_burst: 8_000, log_per_room_bytes_per_s: 100, ..Quotas::default() };
        let (wish, play) = (Act::Wish(RoomCommand::Lobby {}), Act::Play(Command::Ready {}));
        let flood = |act: &Act, asker| {
            let mut pace = LogPace::new(0, &quotas);
            while pace.check(act, Some(asker), &quotas).is_ok() {
                pace.wrote(100);
            }
            [(&wish, Asker::Guest), (&wish, Asker::Player), (&play, Asker::Player), (&wish, Asker::Host)]
                .map(|(act, asker)| pace.check(act, Some(asker), &quotas).is_ok())
        };
        assert_eq!(flood(&wish, Asker::Guest), [false, true, true, true]);
        assert_eq!(flood(&wish, Asker::Player), [false, false, true, true]);
        assert_eq!(flood(&play, Asker::Player), [false, false, false, true]);
        assert_eq!(flood(&wish, Asker::Host), [false; 4]);
    }

    #[tokio::test(start_paused = true)]
    async fn a_room_that_is_full_takes_no_wishes_but_its_game_is_played_on() {
        let quotas = Quotas { log_per_room_bytes_max: 1_000, ..Quotas::default() };
        let (wish, end) = (Act::Wish(RoomCommand::Rematch {}), Act::Wish(RoomCommand::End {}));
        let play = Act::Play(Command::Ready {});
        for (written, wishes, plays) in [(999, true, true), (1_000, false, true), (2_000, false, false)] {
            let mut pace = LogPace::new(written, &quotas);
            assert_eq!(pace.check(&wish, Some(Asker::Host), &quotas).is_ok(), wishes, "{written}");
            for act in [&end, &play] {
                assert_eq!(pace.check(act, Some(Asker::Host), &quotas).is_ok(), plays, "{written}: {act:?}");
            }
        }
    }
}
