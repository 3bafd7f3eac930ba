//! Where cards are painted as their owners wish: one after the other, on a thread of its own, and the boxes in turn.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
    thread::JoinHandle,
    time::Duration,
};

use moonhare_packs::own::{Look, Print};
use moonhare_packs::{PAINT_WIDTH, PictureId};
use moonhare_server::OwnRefusal;

use super::{
    OwnBoxes,
    kept::{KeptBox, KeptCard},
    limits::WAITING_S,
};

/// A card to paint.
struct Job {
    within: String,
    card: u32,
    master: String,
    look: Look,
    seed: u64,
}

impl OwnBoxes {
    /// Starts to paint. What was not finished when the server stopped is painted first.
    pub(crate) fn work(self: &Arc<Self>) -> anyhow::Result<JoinHandle<()>> {
        let boxes = Arc::clone(self);
        let work = move || {
            let mut last = String::new();
            while let Some(job) = boxes.next_job(&last) {
                let painted = catch_unwind(AssertUnwindSafe(|| boxes.paint(&job)));
                if !matches!(painted, Ok(Ok(()))) {
                    tracing::error!(card = job.card, "a card could not be painted and stays as it is");
                    boxes.give_up(&job);
                }
                last = job.within;
            }
        };
        Ok(std::thread::Builder::new().name("atelier".into()).spawn(work)?)
    }

    /// Stops after the card that is being painted.
    pub(crate) fn stop(&self) {
        self.bell.stop();
    }

    /// A card whose picture is not yet what its look says, of the next box after this one.
    fn to_paint(&self, after: &str) -> Option<Job> {
        let waiting = in_turn(self.cupboard.waiting(), after);
        let mut cards = waiting
            .iter()
            .flat_map(|kept| kept.cards.iter().filter(|card| card.to_paint).map(move |card| (kept, card)));
        let (kept, card) = cards.next()?;
        let (within, master) = (kept.id.clone(), card.master.clone());
        Some(Job { within, card: card.card, master, look: card.look, seed: card.seed() })
    }

    /// Paints all that waits, here and now.
    pub(crate) fn paint_all(&self) {
        while let Some(job) = self.to_paint("") {
            if self.paint(&job).is_err() {
                self.give_up(&job);
            }
        }
    }

    /// Waits for something to paint; nothing when the server stops.
    fn next_job(&self, after: &str) -> Option<Job> {
        loop {
            let times = self.bell.times()?;
            if let Some(job) = self.to_paint(after) {
                return Some(job);
            }
            self.bell.wait(times, Duration::from_secs(WAITING_S));
        }
    }

    fn paint(&self, job: &Job) -> Result<(), OwnRefusal> {
        let master = self.master_of(&job.within, &job.master).ok_or(OwnRefusal::CardNotFound);
        let Ok(master) = master else {
            // Removed meanwhile, unless its file is lost.
            return if self.is_there(job) { Err(OwnRefusal::CardNotFound) } else { Ok(()) };
        };
        let print = Print::of(&job.look.card(&master, PAINT_WIDTH, job.seed));
        if !self.is_there(job) {
            return Ok(());
        }
        self.cupboard.put_print(&job.within, &print)?;
        let replaced = self.replace(job, &print);
        match replaced {
            Ok(Some(old)) => self.cupboard.remove_pictures(&job.within, None, &[old]),
            Ok(None) => Ok(()),
            // It was removed in the last moment.
            Err(_) if !self.is_there(job) => self.cupboard.remove_pictures(&job.within, None, &[print.id]),
            Err(refusal) => Err(refusal),
        }
    }

    fn is_there(&self, job: &Job) -> bool {
        let found = self.cupboard.find(&job.within);
        found.is_ok_and(|found| found.kept.cards.iter().any(|card| card.card == job.card))
    }

    /// Gives a card its new picture; tells which one nobody needs any more.
    fn replace(&self, job: &Job, print: &Print) -> Result<Option<PictureId>, OwnRefusal> {
        let size = print.files.iter().map(Vec::len).sum::<usize>() as u64;
        self.alter(&job.within, |kept| {
            let others: Vec<PictureId> =
                kept.cards.iter().filter(|card| card.card != job.card).flat_map(KeptCard::pictures).collect();
            let card = kept.cards.iter_mut().find(|card| card.card == job.card);
            let card = card.ok_or(OwnRefusal::CardNotFound)?;
            if card.look != job.look {
                // Somebody wants it otherwise again: the next round paints that.
                return Ok((!card.has(print.id) && !others.contains(&print.id)).then_some(print.id));
            }
            card.to_paint = false;
            if card.picture == print.id {
                return Ok(None);
            }
            let old = card.picture;
            let played = card.played;
            if played {
                card.earlier.push(old);
            }
            card.earlier.retain(|earlier| *earlier != print.id);
            (card.picture, card.placeholder, card.played) = (print.id, print.placeholder.clone(), false);
            // What goes does not count any more; what a game has, stays.
            let gone = if played { 0 } else { card.print_bytes };
            card.bytes = card.bytes.saturating_sub(gone) + size;
            card.print_bytes = size;
            Ok((!played && !others.contains(&old)).then_some(old))
        })
    }

    /// What can't be painted stays as it is, and is not tried for ever.
    fn give_up(&self, job: &Job) {
        _ = self.alter(&job.within, |kept| {
            if let Some(card) = kept.cards.iter_mut().find(|card| card.card == job.card) {
                card.to_paint = false;
            }
            Ok(())
        });
    }
}

/// Boxes in which something waits, beginning after the one whose turn it was: who changes their cards again and again waits for
/// everybody else each time.
pub(super) fn in_turn(mut waiting: Vec<Arc<KeptBox>>, after: &str) -> Vec<Arc<KeptBox>> {
    waiting.sort_by(|one, other| one.id.cmp(&other.id));
    let next = waiting.partition_point(|kept| kept.id.as_str() <= after);
    waiting.rotate_left(next);
    waiting
}

#[cfg(test)]
mod tests {
    use super::super::words;
    use super::*;

    #[test]
    fn every_box_has_its_turn_whoever_wants_more() {
        let order = |after| {
            let key = words::new_secret().hash();
            let waiting = ["own-b", "own-c", "own-a"]
                .map(|id| Arc::new(KeptBox::new(id.to_owned(), String::new(), key, 0)));
            in_turn(waiting.to_vec(), after).iter().map(|kept| kept.id.clone()).collect::<Vec<_>>()
        };
        assert_eq!(order(""), ["own-a", "own-b", "own-c"]);
        assert_eq!(order("own-a"), ["own-b", "own-c", "own-a"]);
        assert_eq!(order("own-c"), ["own-a", "own-b", "own-c"]);
        assert_eq!(order("own-b-that-is-gone"), ["own-c", "own-a", "own-b"]);
    }
}
