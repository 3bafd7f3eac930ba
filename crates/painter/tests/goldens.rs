//! What every motif, figure, setting and layout looks like, kept as thumbnails in `tests/goldens/`.
//!
//! A thumbnail is a line of text: a name, and a letter for each channel of each pixel. When one differs by more than
//! rounding, the test writes a sheet (expected | difference | actual | the painting) and says where it is. What is meant to
//! look different is kept with `cargo xtask goldens`.

use image::{Rgb, RgbImage, imageops};
use moonhare_brush::{Options, Picture, paint};
use moonhare_painter::actors::{Actor, Beast, Feeling, Kind, Person, Species};
use moonhare_painter::composer::Casting;
use moonhare_painter::figures::{Figure, HEADS};
use moonhare_painter::settings::Wish;
use moonhare_painter::{motifs, relations, settings};
use moonhare_scene::finish::Finish;
use moonhare_scene::geometry::point;
use moonhare_scene::palette::Palette;
use moonhare_scene::{At, Drawing, Scene, Sky};
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// A channel of a thumbnail has as many levels as there are letters.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
/// By how many of the 64 levels a channel may differ.
const LEVELS_MAX: u8 = 2;
/// Width of a thumbnail, in pixels.
const THUMBNAIL_WIDTH: usize = 16;
/// Width of a painted card, in pixels.
const CARD_WIDTH: usize = 120;
/// Width and height of a painted motif, in pixels.
const CELL_WIDTH: usize = 96;
/// Width and height of a cell, in canvas units.
const CELL_UNITS: f32 = 200.0;
/// How many pictures a sheet shows at most.
const SHEET_ROWS_MAX: usize = 30;

/// One palette for all, so that a new one changes nothing.
fn canvas() -> Scene {
    let mut scene = Scene::new(7, Palette::named("teal").expect("a palette"));
    scene.light.at = point(40.0, -150.0);
    scene.light.front = 0.6;
    scene
}

/// One drawing on a plain ground.
fn cell(drawing: &dyn Drawing, at: At) -> Picture {
    let mut scene = canvas();
    let p = scene.palette;
    scene.paint_sky(Sky { stops: vec![(0.0, p.far), (1.0, p.fog)], ..Sky::of(&p, 0.0, 0.0) });
    scene.place(drawing, at);
    let canvas = [CELL_UNITS, CELL_UNITS];
    paint(&scene, &Options { width: CELL_WIDTH, canvas, ..card_options() })
}

fn card_options() -> Options {
    Options { width: CARD_WIDTH, finish: Finish::Plain, framed: false, ..Options::default() }
}

#[test]
fn every_motif_looks_as_it_did() {
    let paintings = motifs::ALL.par_iter().map(|motif| {
        let bounds = motif.bounds();
        let k = 0.85 * CELL_UNITS / bounds.width().max(bounds.height());
        (motif.id.to_owned(), cell(*motif, At::new(100.0, 100.0).scale(k).centred()))
    });
    compare("motifs", &paintings.collect());
}

#[test]
fn everybody_looks_as_they_did() {
    let paintings = HEADS.par_iter().map(|head| {
        let figure = Figure::new(head);
        (head.id.to_owned(), cell(&figure, At::new(100.0, 190.0).height(170.0).standing()))
    });
    compare("figures", &paintings.collect());
}

#[test]
fn every_setting_looks_as_it_did() {
    let paintings = settings::ALL.par_iter().map(|setting| {
        let mut scene = canvas();
        let stage = setting.stage(&mut scene, &Wish::default());
        (setting.front)(&mut scene, &stage);
        (setting.id.to_owned(), paint(&scene, &card_options()))
    });
    compare("settings", &paintings.collect());
}

#[test]
fn every_actor_and_every_beast_looks_as_it_did() {
    let painted = |draw: &dyn Fn(&mut Scene)| {
        let mut scene = canvas();
        let p = scene.palette;
        scene.paint_sky(Sky { stops: vec![(0.0, p.far), (1.0, p.fog)], ..Sky::of(&p, 0.0, 0.0) });
        draw(&mut scene);
        paint(&scene, &Options { width: CELL_WIDTH, canvas: [CELL_UNITS, CELL_UNITS], ..card_options() })
    };
    let mut paintings: BTreeMap<String, Picture> = BTreeMap::new();
    for (i, kind) in Kind::ALL.into_iter().enumerate() {
        let picture = painted(&|s| {
            let actor = Actor::new(Person::new(kind, &s.palette), 100.0, 190.0, 150.0);
            let actor = if i % 2 == 0 { actor.front() } else { actor };
            actor.feeling(Feeling::ALL[i % Feeling::ALL.len()]).paint(s);
        });
        paintings.insert(format!("{kind:?}").to_lowercase(), picture);
    }
    for (i, species) in Species::ALL.into_iter().enumerate() {
        let picture = painted(&|s| {
            let beast = Beast::new(species, 90.0, 180.0, 90.0);
            let beast = if i % 2 == 0 { beast.quarter() } else { beast.walking() };
            beast.feeling(Feeling::ALL[i % Feeling::ALL.len()]).paint(s);
        });
        paintings.insert(format!("{species:?}_on_all_legs").to_lowercase(), picture);
    }
    compare("actors", &paintings);
}

/// Every slot has the first of its pool, so that what is added at a pool's end changes nothing.
#[test]
fn every_layout_of_every_relation_looks_as_it_did() {
    let layouts: Vec<_> =
        relations::ALL.iter().flat_map(|r| (0..r.layouts.len()).map(move |layout| (*r, layout))).collect();
    let paintings = layouts.into_par_iter().map(|(relation, layout)| {
        let slots = relation.slots.iter().map(|slot| (slot.name, slot.pool.choices()[0])).collect();
        let casting = Casting { seed: 7, relation, layout, slots, palette: "teal", mirrored: false };
        let name = format!("{}.{}", relation.id, casting.layout().id);
        (name, paint(&casting.compose(), &card_options()))
    });
    compare("relations", &paintings.collect());
}

#[test]
fn a_small_change_is_noticed_and_rounding_is_not() {
    let painted = cell(motifs::motif("whale"), At::new(100.0, 100.0).centred());
    let moved = cell(motifs::motif("whale"), At::new(104.0, 100.0).centred());
    let thumbnail = Thumbnail::of(&painted);
    assert!(thumbnail.is_like(&Thumbnail::read(&thumbnail.written(), &thumbnail).expect("it was written")));
    assert!(!thumbnail.is_like(&Thumbnail::of(&moved)));
    let rgb = painted.rgb.iter().map(|v| v.saturating_add(1)).collect();
    assert!(thumbnail.is_like(&Thumbnail::of(&Picture { rgb, ..painted })));
}

/// A small copy of a painting, in 64 levels a channel.
#[derive(Clone)]
struct Thumbnail {
    width: usize,
    height: usize,
    levels: Vec<u8>,
}

impl Thumbnail {
    fn of(picture: &Picture) -> Self {
        let Picture { width, height, rgb } = picture.shrunk(THUMBNAIL_WIDTH);
        Self { width, height, levels: rgb.iter().map(|v| v / 4).collect() }
    }

    fn written(&self) -> String {
        self.levels.iter().map(|level| char::from(LETTERS[usize::from(*level)])).collect()
    }

    /// The thumbnail that was written for a painting of the same size.
    fn read(text: &str, size: &Self) -> Option<Self> {
        let level = |letter| LETTERS.iter().position(|known| *known == letter).map(|at| at as u8);
        let levels = text.bytes().map(level).collect::<Option<Vec<u8>>>()?;
        (levels.len() == size.levels.len()).then_some(Self { levels, ..*size })
    }

    fn is_like(&self, other: &Self) -> bool {
        self.levels.iter().zip(&other.levels).all(|(a, b)| a.abs_diff(*b) <= LEVELS_MAX)
    }

    /// Every level as far from grey as it is from the other's, four times over.
    fn difference(&self, other: &Self) -> Self {
        let pairs = self.levels.iter().zip(&other.levels);
        let apart = |(a, b): (&u8, &u8)| (32 + (i16::from(*b) - i16::from(*a)) * 4).clamp(0, 63) as u8;
        Self { levels: pairs.map(apart).collect(), ..*self }
    }

    fn image(&self, side: u32) -> RgbImage {
        let rgb = self.levels.iter().map(|level| level * 4 + 2).collect();
        let small = RgbImage::from_raw(self.width as u32, self.height as u32, rgb).expect("whole rows");
        let height = side * self.height as u32 / self.width as u32;
        imageops::resize(&small, side, height, imageops::FilterType::Nearest)
    }
}

fn file(sheet: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens").join(format!("{sheet}.txt"))
}

/// Compares paintings with those that were kept, or keeps these if `MOONHARE_GOLDENS` is `accept`.
fn compare(sheet: &str, paintings: &BTreeMap<String, Picture>) {
    let file = file(sheet);
    if std::env::var("MOONHARE_GOLDENS").is_ok_and(|wish| wish == "accept") {
        let mut text = String::new();
        for (name, picture) in paintings {
            writeln!(text, "{name} {}", Thumbnail::of(picture).written()).expect("writing to a string");
        }
        std::fs::write(&file, text).expect("the goldens can be written");
        return;
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    let mut kept: BTreeMap<&str, &str> = kept.lines().filter_map(|line| line.split_once(' ')).collect();
    let mut changed = Vec::new();
    for (name, picture) in paintings {
        let actual = Thumbnail::of(picture);
        let expected = kept.remove(name.as_str()).and_then(|text| Thumbnail::read(text, &actual));
        if !expected.as_ref().is_some_and(|expected| expected.is_like(&actual)) {
            changed.push((name, expected, actual, picture));
        }
    }
    let gone: Vec<&&str> = kept.keys().collect();
    let names: Vec<_> = changed.iter().map(|(name, ..)| name).collect();
    if names.is_empty() && gone.is_empty() {
        return;
    }
    let seen = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("goldens-{sheet}.png"));
    let rows = changed.iter().take(SHEET_ROWS_MAX);
    strip(rows.map(|(_, expected, actual, picture)| (expected.as_ref(), actual, *picture)).collect(), &seen);
    panic!(
        "{names:?} look different or are new, {gone:?} are gone; {} shows expected, difference, actual and the \
         painting. If it is meant so: cargo xtask goldens",
        seen.display()
    );
}

/// Writes the sheet: a row for each painting.
fn strip(rows: Vec<(Option<&Thumbnail>, &Thumbnail, &Picture)>, file: &Path) {
    const GAP: u32 = 6;
    let side = CARD_WIDTH as u32;
    let height = rows.iter().map(|(_, actual, _)| side * actual.height as u32 / actual.width as u32).max();
    let Some(height) = height else { return };
    let (w, h) = (4 * (side + GAP) + GAP, rows.len() as u32 * (height + GAP) + GAP);
    let mut sheet = RgbImage::from_pixel(w, h, Rgb([30, 28, 30]));
    for (n, (expected, actual, picture)) in rows.into_iter().enumerate() {
        let rgb = picture.rgb.clone();
        let painting =
            RgbImage::from_raw(picture.width as u32, picture.height as u32, rgb).expect("whole rows");
        let cells = [
            expected.map(|expected| expected.image(side)),
            expected.map(|expected| expected.difference(actual).image(side)),
            Some(actual.image(side)),
            Some(painting),
        ];
        let y = i64::from(GAP + n as u32 * (height + GAP));
        for (column, cell) in cells.iter().enumerate() {
            if let Some(cell) = cell {
                imageops::replace(&mut sheet, cell, i64::from(GAP + column as u32 * (side + GAP)), y);
            }
        }
    }
    sheet.save(file).expect("the sheet can be written");
}
