//! Where cards are painted as their owners wish: one after the other, on a thread of its own.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, PoisonError},
    thread::JoinHandle,
};

use moonhare_packs::own::{Look, Print};
use moonhare_packs::{PAINT_WIDTH, PictureId};
use moonhare_server::OwnRefusal;

use super::{Boxes, OwnBoxes, kept};

/// A card to paint.
struct Job {
    within: String,
    card: u32,
    master: String,
    look: Look,
    seed: u64,
}

impl Boxes {
    /// A card whose picture is not yet what its look says.
    fn to_paint(&self) -> Option<Job> {
        let mut waiting = self
            .all
            .values()
            .flat_map(|kept| kept.cards.iter().filter(|card| card.to_paint).map(move |card| (kept, card)));
        let (kept, card) = waiting.next()?;
        let (within, master) = (kept.id.clone(), card.master.clone());
        Some(Job { within, card: card.card, master, look: card.look, seed: card.seed() })
    }
}

impl OwnBoxes {
    /// Starts to paint. What was not finished when the server stopped is painted first.
    pub(crate) fn work(self: &Arc<Self>) -> anyhow::Result<JoinHandle<()>> {
        let boxes = Arc::clone(self);
        let work = move || {
            while let Some(job) = boxes.next_job() {
                let painted = catch_unwind(AssertUnwindSafe(|| boxes.paint(&job)));
                if !matches!(painted, Ok(Ok(()))) {
                    tracing::error!(card = job.card, "a card could not be painted and stays as it is");
                    boxes.give_up(&job);
                }
            }
        };
        Ok(std::thread::Builder::new().name("atelier".into()).spawn(work)?)
    }

    /// Stops after the card that is being painted.
    pub(crate) fn stop(&self) {
        self.boxes().stopped = true;
        self.bell.notify_all();
    }

    /// Paints all that waits, here and now.
    pub(crate) fn paint_all(&self) {
        loop {
            let job = self.boxes().to_paint();
            let Some(job) = job else { return };
            if self.paint(&job).is_err() {
                self.give_up(&job);
            }
        }
    }

    /// Waits for something to paint; nothing when the server stops.
    fn next_job(&self) -> Option<Job> {
        let mut boxes = self.boxes();
        loop {
            if boxes.stopped {
                return None;
            }
            if let Some(job) = boxes.to_paint() {
                return Some(job);
            }
            boxes = self.bell.wait(boxes).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn paint(&self, job: &Job) -> Result<(), OwnRefusal> {
        let master = self.master_of(&job.within, &job.master).ok_or(OwnRefusal::CardNotFound);
        let Ok(master) = master else {
            // Removed meanwhile, unless its file is lost.
            return if self.is_there(job) { Err(OwnRefusal::CardNotFound) } else { Ok(()) };
        };
        let print = Print::of(&job.look.card(&master, PAINT_WIDTH, job.seed));
        let folder = self.folder_of(&job.within);
        if !self.is_there(job) {
            return Ok(());
        }
        kept::write_print(&folder, &print).map_err(|_| OwnRefusal::StorageFailed)?;
        let replaced = self.replace(job, &print);
        match replaced {
            Ok(Some(old)) => kept::remove_files(&folder, "", &[old]),
            Ok(None) => {}
            // It was removed in the last moment.
            Err(_) if !self.is_there(job) => kept::remove_files(&folder, "", &[print.id]),
            Err(refusal) => return Err(refusal),
        }
        Ok(())
    }

    fn is_there(&self, job: &Job) -> bool {
        let boxes = self.boxes();
        boxes.all.get(&job.within).is_some_and(|kept| kept.cards.iter().any(|card| card.card == job.card))
    }

    /// Gives a card its new picture; tells which one nobody needs any more.
    fn replace(&self, job: &Job, print: &Print) -> Result<Option<PictureId>, OwnRefusal> {
        let size = print.files.iter().map(Vec::len).sum::<usize>() as u64;
        self.alter(&job.within, |kept| {
            let card = kept.cards.iter_mut().find(|card| card.card == job.card);
            let card = card.ok_or(OwnRefusal::CardNotFound)?;
            if card.look != job.look {
                // Somebody wants it otherwise again: the next round paints that.
                return Ok(
                    (card.picture != print.id && !card.earlier.contains(&print.id)).then_some(print.id)
                );
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
            card.bytes += size;
            Ok((!played).then_some(old))
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
