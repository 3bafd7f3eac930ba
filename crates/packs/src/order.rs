//! Painting a pack: on all cores, resumable, with progress.

use crate::PictureId;
use crate::bind::{Unwritten, bind, to_json, write};
use crate::identity::digest;
use crate::limits::{PAINT_WIDTH, PAINTER_VERSION, PICTURE_WIDTHS};
use crate::manifest::{CardEntry, Manifest, picture_path};
use crate::shipped::{CARDS, Shipped};
use crate::webp_codec::encode;
use base64::{Engine, engine::general_purpose::STANDARD};
use moonhare_brush::{Options, Picture, paint};
use moonhare_painter::composer::Casting;
use moonhare_painter::deck;
use moonhare_painter::themes::Theme;
use moonhare_painter::words::{self, Language};
use moonhare_scene::finish::Finish;
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// Quality of pictures, and the quality below which none is pressed to fit its bytes.
const QUALITIES: [f32; 2] = [74.0, 38.0];
/// What the two picture widths may weigh: finely hatched cards would be three times as heavy as others.
const PICTURE_BYTES: [usize; PICTURE_WIDTHS.len()] = [20_000, 68_000];
/// Width of the placeholder, in pixels.
pub(crate) const PLACEHOLDER_WIDTH: usize = 12;

/// What to paint.
#[derive(Debug, Clone)]
pub struct Order {
    /// The pack's id, kebab-case.
    pub id: String,
    /// The theme.
    pub theme: &'static Theme,
    /// The seed.
    pub seed: u64,
    /// Cards of packs beside it, whose pictures it does not show again.
    pub beside: Vec<Casting>,
    /// How many cards.
    pub cards: usize,
    /// Width in pixels at which cards are painted.
    pub width: usize,
    /// Another finish than the theme's.
    pub finish: Option<Finish>,
    /// Cards to draw again, in this order.
    pub vetoes: Vec<usize>,
    /// Paints cards again that are already there.
    pub fresh: bool,
}

/// How far an order is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// Cards that are done.
    pub done: usize,
    /// Cards in all.
    pub cards: usize,
}

/// Why an order was not finished.
#[derive(Debug, thiserror::Error)]
pub enum OrderError {
    /// A file can't be written.
    #[error("can't write {path}")]
    Write {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// A card can't be put into words.
    #[error("card {card}: {why}")]
    Words {
        /// The card, from 1.
        card: usize,
        /// What is missing.
        why: String,
    },
    /// It was stopped; what is painted is kept, and the same order goes on from there.
    #[error("stopped after {} of {} cards", .0.done, .0.cards)]
    Stopped(Progress),
}

impl From<Unwritten> for OrderError {
    fn from(Unwritten { path, source }: Unwritten) -> Self {
        Self::Write { path, source }
    }
}

impl Order {
    /// A pack of 84 cards on a theme; its id says theme and seed. The seed of a shipped pack gives the shipped cards.
    pub fn new(theme: &'static Theme, seed: u64) -> Self {
        Self {
            id: format!("{}-{seed}", theme.id),
            theme,
            seed,
            beside: if Shipped::of(theme.id, seed).is_some() {
                Shipped::before(theme.id)
            } else {
                Vec::new()
            },
            cards: CARDS,
            width: PAINT_WIDTH,
            finish: None,
            vetoes: Shipped::vetoes_of(theme.id, seed),
            fresh: false,
        }
    }

    /// What is on which card, before anything is painted.
    pub fn castings(&self) -> Vec<Casting> {
        deck::draw(self.theme, self.seed, self.cards, &self.vetoes, &self.beside)
    }

    /// Paints one card.
    pub fn picture(&self, casting: &Casting) -> Picture {
        paint(&casting.compose(), &self.options(casting))
    }

    fn options(&self, casting: &Casting) -> Options {
        let finish = self.finish.unwrap_or(self.theme.finish);
        Options { width: self.width, finish, mirrored: casting.mirrored, ..Options::default() }
    }

    /// Paints all cards into a folder, on all cores of the current thread pool. Cards that are already there are kept, so
    /// an order that was stopped goes on where it was. `pack.toml` is written last: without it the folder is no pack.
    pub fn paint(
        &self,
        folder: &Path,
        stop: &AtomicBool,
        progress: &(dyn Fn(Progress) + Sync),
    ) -> Result<(), OrderError> {
        let cards = folder.join("cards");
        std::fs::create_dir_all(&cards).map_err(|source| OrderError::Write { path: cards, source })?;
        let known = self.known(folder);
        let done = AtomicUsize::new(0);
        let so_far = || Progress { done: done.load(Ordering::Relaxed), cards: self.cards };
        progress(so_far());
        let castings = self.castings();
        let entries: Vec<Option<CardEntry>> = castings
            .par_iter()
            .enumerate()
            .map(|(n, casting)| {
                if stop.load(Ordering::Relaxed) {
                    return Ok(None);
                }
                let drawing = self.drawing(casting);
                let entry = match known.get(&n).filter(|e| e.drawing == drawing && !self.fresh) {
                    Some(entry) => self.with_words(n, casting, entry.clone())?,
                    None => self.card(folder, n, casting, drawing)?,
                };
                done.fetch_add(1, Ordering::Relaxed);
                progress(so_far());
                Ok(Some(entry))
            })
            .collect::<Result<_, OrderError>>()?;
        let Some(entries) = entries.into_iter().collect::<Option<Vec<_>>>() else {
            return Err(OrderError::Stopped(so_far()));
        };
        self.bind(folder, &entries)
    }

    /// A name for exactly this drawing: every step of the scene, its light, and how it is painted.
    pub fn drawing(&self, casting: &Casting) -> String {
        let scene = casting.compose();
        let light = (scene.light, scene.palette.light, scene.palette.ambient);
        digest(&(PAINTER_VERSION, self.options(casting), scene.seed, light, scene.ops()))
    }

    /// Paints one card and tells the identity of its picture.
    pub fn identity(&self, casting: &Casting) -> PictureId {
        PictureId::of(&pressed(&self.picture(casting)))
    }

    /// Cards that are already in the folder, of a finished pack or of an order that was stopped, and are what they were
    /// when they were painted.
    fn known(&self, folder: &Path) -> BTreeMap<usize, CardEntry> {
        let mut known = BTreeMap::new();
        if let Ok(bytes) = std::fs::read(folder.join("cards.json")) {
            let entries: Vec<CardEntry> = serde_json::from_slice(&bytes).unwrap_or_default();
            known.extend(entries.into_iter().enumerate());
        }
        for n in 0..self.cards {
            if let Ok(bytes) = std::fs::read(folder.join(entry_path(n)))
                && let Ok(entry) = serde_json::from_slice(&bytes)
            {
                known.insert(n, entry);
            }
        }
        known.retain(|n, entry| {
            let files = PICTURE_WIDTHS.map(|width| std::fs::read(folder.join(picture_path(*n, width))));
            let Some(files) = files.into_iter().collect::<Result<Vec<_>, _>>().ok() else { return false };
            let id = PictureId::of(&files);
            entry.picture.replace(id).is_none_or(|said| said == id)
        });
        known
    }

    fn card(
        &self,
        folder: &Path,
        n: usize,
        casting: &Casting,
        drawing: String,
    ) -> Result<CardEntry, OrderError> {
        let scene = casting.compose();
        let picture = paint(&scene, &self.options(casting));
        let files = pressed(&picture);
        for (width, file) in PICTURE_WIDTHS.into_iter().zip(&files) {
            write(&folder.join(picture_path(n, width)), file)?;
        }
        let tiny = encode(&picture.shrunk(PLACEHOLDER_WIDTH), 40.0);
        let placeholder = format!("data:image/webp;base64,{}", STANDARD.encode(&tiny));
        let words = words::describe(casting, &scene.notes)
            .map_err(|why| OrderError::Words { card: n + 1, why: why.to_string() })?;
        let picture = Some(PictureId::of(&files));
        let entry = CardEntry { words, picture, placeholder, makeup: casting.into(), drawing };
        write(&folder.join(entry_path(n)), &to_json(&entry))?;
        Ok(entry)
    }

    /// Words are cheap: they are told anew even if the picture is kept.
    fn with_words(&self, n: usize, casting: &Casting, entry: CardEntry) -> Result<CardEntry, OrderError> {
        let words = words::describe(casting, &casting.compose().notes)
            .map_err(|why| OrderError::Words { card: n + 1, why: why.to_string() })?;
        Ok(CardEntry { words, ..entry })
    }

    /// The pack's name: that of the theme, with the seed unless it is the theme's first pack. So two packs of one theme can
    /// be told apart.
    fn name(&self, theme: &str) -> String {
        if self.id == self.theme.id { theme.into() } else { format!("{theme} {}", self.seed) }
    }

    /// Writes what makes the folder a pack.
    fn bind(&self, folder: &Path, entries: &[CardEntry]) -> Result<(), OrderError> {
        let texts = |text: &dyn Fn(Language) -> String| Language::ALL.map(|l| (l, text(l))).into();
        let manifest = Manifest {
            id: self.id.clone(),
            author: "Moonhare".into(),
            licence: "CC0-1.0".into(),
            theme: self.theme.id.into(),
            seed: self.seed,
            painter: PAINTER_VERSION,
            cards: self.cards,
            vetoes: self.vetoes.clone(),
            names: texts(&|language| self.name(self.theme.name(language))),
            blurbs: texts(&|language| self.theme.blurb(language).to_owned()),
        };
        bind(folder, &manifest, entries)?;
        for n in 0..self.cards {
            // Their content is in cards.json now; one that stays behind does no harm.
            let _ = std::fs::remove_file(folder.join(entry_path(n)));
        }
        Ok(())
    }
}

fn entry_path(card: usize) -> String {
    format!("cards/{:03}.json", card + 1)
}

/// A picture in all widths, as it is kept.
pub(crate) fn pressed(picture: &Picture) -> [Vec<u8>; PICTURE_WIDTHS.len()] {
    std::array::from_fn(|at| {
        let width = PICTURE_WIDTHS[at];
        let sized = if width == picture.width { picture } else { &picture.shrunk(width) };
        fitting(sized, PICTURE_BYTES[at])
    })
}

/// A picture in the best quality that fits its bytes.
fn fitting(picture: &Picture, budget: usize) -> Vec<u8> {
    let [mut quality, least] = QUALITIES;
    loop {
        let bytes = encode(picture, quality);
        if bytes.len() <= budget || quality <= least {
            return bytes;
        }
        quality -= 6.0;
    }
}
