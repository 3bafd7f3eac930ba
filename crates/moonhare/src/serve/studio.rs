//! Packs that are painted while the server runs: one at a time, on threads of their own.
//!
//! An order is a hidden folder beside the packs from the moment it is taken, so it outlives a restart. When all of its cards
//! are there it gets its real name, and only then is it a pack.

use std::{
    fs,
    hash::{BuildHasher, RandomState},
    panic::{AssertUnwindSafe, catch_unwind},
    path::PathBuf,
    sync::{
        Arc, Condvar, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread::JoinHandle,
};

use moonhare_packs::{Order, OrderError, Pack, Progress, THEMES, Theme};
use moonhare_server::{
    Painter, PaintingOrder, PaintingRefusal, PaintingState, PaintingView, PaintingsView, ThemeView,
};

use super::shelf::{PackShelf, by_code};

/// Orders that wait while another is painted.
const WAITING_MAX: usize = 3;
/// Seeds that the server chooses are short, because they are part of the pack's name.
const CHOSEN_SEEDS: u64 = 10_000;

/// How an order for a theme and a seed is painted.
type Plan = fn(&'static Theme, u64) -> Order;

/// Paints packs and puts them onto the shelf.
pub(crate) struct Studio {
    shelf: Arc<PackShelf>,
    /// Painted packs that are kept; with 0, nothing is painted.
    kept_max: usize,
    plan: Plan,
    /// Orders that are no packs yet, in the order of their coming.
    ///
    /// With the bell beside it, as painting runs on threads, not tasks: it takes a core for minutes.
    book: Mutex<Vec<Painting>>,
    /// Rings when an order comes, and at the end.
    bell: Condvar,
    stop: AtomicBool,
}

struct Painting {
    order: Order,
    painted: usize,
    state: PaintingState,
    code: Option<&'static str>,
}

impl Studio {
    /// Opens a studio for a shelf, with what was left unfinished there.
    pub(crate) fn open(shelf: Arc<PackShelf>, kept_max: usize, plan: Plan) -> Arc<Self> {
        let unfinished = if kept_max > 0 { unfinished(&shelf, plan) } else { Vec::new() };
        let studio = Self {
            shelf,
            kept_max,
            plan,
            book: Mutex::new(unfinished),
            bell: Condvar::new(),
            stop: AtomicBool::new(false),
        };
        Arc::new(studio)
    }

    /// Starts to work. One core is left for the games.
    pub(crate) fn work(self: &Arc<Self>) -> anyhow::Result<JoinHandle<()>> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(cores.saturating_sub(1).max(1))
            .thread_name(|n| format!("painter-{n}"))
            .build()?;
        let studio = Arc::clone(self);
        let work = move || {
            while let Some(order) = studio.next_order() {
                studio.carry_out(&order, &pool);
            }
        };
        Ok(std::thread::Builder::new().name("studio".into()).spawn(work)?)
    }

    /// Stops after the cards that are being painted. What is unfinished goes on at the next start.
    pub(crate) fn stop(&self) {
        // Under the lock, so that the bell can't ring between a look at the flag and the wait.
        let _book = self.book();
        self.stop.store(true, Ordering::Relaxed);
        self.bell.notify_all();
    }

    fn book(&self) -> MutexGuard<'_, Vec<Painting>> {
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for an order; nothing when the studio closes.
    fn next_order(&self) -> Option<Order> {
        let mut book = self.book();
        loop {
            if self.stop.load(Ordering::Relaxed) {
                return None;
            }
            if let Some(painting) = book.iter_mut().find(|p| p.state == PaintingState::Waiting) {
                painting.state = PaintingState::Painting;
                return Some(painting.order.clone());
            }
            book = self.bell.wait(book).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn carry_out(&self, order: &Order, pool: &rayon::ThreadPool) {
        let unfinished = self.unfinished_folder(&order.id);
        let progress = |progress: Progress| {
            if let Some(painting) = self.book().iter_mut().find(|p| p.order.id == order.id) {
                painting.painted = painting.painted.max(progress.done);
            }
        };
        let paint = || pool.install(|| order.paint(&unfinished, &self.stop, &progress));
        let failure = match catch_unwind(AssertUnwindSafe(paint)) {
            Ok(Ok(())) => match self.put_on_shelf(order) {
                Ok(()) => return,
                Err(code) => code,
            },
            Ok(Err(OrderError::Stopped(_))) => return,
            Ok(Err(error)) => {
                tracing::error!(%error, pack = order.id, "a pack could not be painted");
                if matches!(error, OrderError::Write { .. }) { "storage_failed" } else { "painting_failed" }
            }
            Err(_) => "painting_failed",
        };
        if let Some(painting) = self.book().iter_mut().find(|p| p.order.id == order.id) {
            painting.state = PaintingState::Failed;
            painting.code = Some(failure);
        }
    }

    /// Gives a whole pack its real name. It leaves the book in the moment that it is on the shelf.
    fn put_on_shelf(&self, order: &Order) -> Result<(), &'static str> {
        let folder = self.shelf.folder().join(&order.id);
        fs::rename(self.unfinished_folder(&order.id), &folder).map_err(|error| {
            tracing::error!(%error, pack = order.id, "a painted pack could not be kept");
            "storage_failed"
        })?;
        let pack = Pack::read(&folder).map_err(|refused| {
            tracing::error!(%refused, "a painted pack can't be used");
            "painting_failed"
        })?;
        let mut book = self.book();
        self.shelf.add(pack);
        book.retain(|painting| painting.order.id != order.id);
        tracing::info!(pack = order.id, "a new pack is painted");
        Ok(())
    }

    fn unfinished_folder(&self, id: &str) -> PathBuf {
        self.shelf.folder().join(format!(".{id}"))
    }

    /// A seed that no pack of the theme has yet.
    fn fresh_seed(&self, theme: &'static Theme, book: &[Painting]) -> u64 {
        let packs = self.shelf.packs();
        loop {
            let seed = 1 + RandomState::new().hash_one(theme.id) % CHOSEN_SEEDS;
            let id = Order::new(theme, seed).id;
            if packs.get(&id).is_none() && book.iter().all(|painting| painting.order.id != id) {
                return seed;
            }
        }
    }
}

impl Painter for Studio {
    fn paintings(&self) -> PaintingsView {
        let book = self.book();
        let packs = self.shelf.packs();
        let painted = packs.iter().filter(|pack| is_painted(pack)).map(|pack| done(pack));
        PaintingsView {
            allowed: self.kept_max > 0,
            themes: THEMES.iter().map(theme_view).collect(),
            paintings: painted.chain(book.iter().map(Painting::view)).collect(),
        }
    }

    fn order(&self, wish: &PaintingOrder) -> Result<PaintingView, PaintingRefusal> {
        if self.kept_max == 0 {
            return Err(PaintingRefusal::NotAllowed);
        }
        let theme = THEMES.iter().find(|t| t.id == wish.theme).ok_or(PaintingRefusal::UnknownTheme)?;
        let mut book = self.book();
        let seed = wish.seed.map_or_else(|| self.fresh_seed(theme, &book), u64::from);
        let order = (self.plan)(theme, seed);
        let packs = self.shelf.packs();
        if let Some(pack) = packs.get(&order.id) {
            return Ok(done(pack));
        }
        if let Some(painting) = book.iter().find(|p| p.order.id == order.id)
            && painting.state != PaintingState::Failed
        {
            return Ok(painting.view());
        }
        book.retain(|painting| painting.order.id != order.id);
        if book.iter().filter(|p| p.state == PaintingState::Waiting).count() >= WAITING_MAX {
            return Err(PaintingRefusal::TooMany);
        }
        let ordered = book.iter().filter(|p| p.state != PaintingState::Failed).count();
        if packs.iter().filter(|pack| is_painted(pack)).count() + ordered >= self.kept_max {
            return Err(PaintingRefusal::ShelfFull);
        }
        fs::create_dir_all(self.unfinished_folder(&order.id)).map_err(|error| {
            tracing::error!(%error, pack = order.id, "an order could not be kept");
            PaintingRefusal::StorageFailed
        })?;
        let painting = Painting::waiting(order);
        let view = painting.view();
        book.push(painting);
        self.bell.notify_one();
        Ok(view)
    }
}

impl Painting {
    fn waiting(order: Order) -> Self {
        Self { order, painted: 0, state: PaintingState::Waiting, code: None }
    }

    fn view(&self) -> PaintingView {
        PaintingView {
            id: self.order.id.clone(),
            theme: self.order.theme.id.into(),
            seed: self.order.seed,
            painted: count(self.painted),
            cards: count(self.order.cards),
            state: self.state,
            code: self.code.map(str::to_owned),
        }
    }
}

/// Orders that an earlier run of the server left unfinished: a hidden folder named after theme and seed.
fn unfinished(shelf: &PackShelf, plan: Plan) -> Vec<Painting> {
    let entries = fs::read_dir(shelf.folder()).into_iter().flatten().flatten();
    let mut names: Vec<String> =
        entries.filter_map(|entry| Some(entry.file_name().to_str()?.strip_prefix('.')?.to_owned())).collect();
    names.sort();
    let order = |name: &String| {
        let (theme, seed) = name.rsplit_once('-')?;
        let theme = THEMES.iter().find(|known| known.id == theme)?;
        let order = plan(theme, seed.parse().ok()?);
        (order.id == *name && shelf.packs().get(name).is_none()).then_some(order)
    };
    names.iter().filter_map(order).map(Painting::waiting).collect()
}

/// Whether a pack was painted to an order, rather than shipped or brought along.
pub(super) fn is_painted(pack: &Pack) -> bool {
    pack.id == format!("{}-{}", pack.theme, pack.seed)
}

fn done(pack: &Pack) -> PaintingView {
    PaintingView {
        id: pack.id.clone(),
        theme: pack.theme.clone(),
        seed: pack.seed,
        painted: count(pack.cards.len()),
        cards: count(pack.cards.len()),
        state: PaintingState::Done,
        code: None,
    }
}

fn theme_view(theme: &Theme) -> ThemeView {
    let (names, blurbs) =
        (by_code(|language| theme.name(language)), by_code(|language| theme.blurb(language)));
    ThemeView { id: theme.id.into(), names, blurbs }
}

fn count(cards: usize) -> u16 {
    u16::try_from(cards).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests;
