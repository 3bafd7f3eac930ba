//! Contact sheets: motifs, heads, poses, settings, relations or a deck on one picture, to look at.
//!
//! `cargo run --release -p moonhare-painter --example sheet -- --motifs whale,house --out sheet.png`

use moonhare_brush::{Options, Picture, paint};
use moonhare_painter::composer::Casting;
use moonhare_painter::figures::{Figure, HEADS, Pose, View, head};
use moonhare_painter::relations::{self, Relation};
use moonhare_painter::themes::Theme;
use moonhare_painter::{deck, motifs, settings, themes};
use moonhare_scene::finish::Finish;
use moonhare_scene::geometry::point;
use moonhare_scene::palette::{Palette, RECIPES};
use moonhare_scene::rng::{Rng, mix};
use moonhare_scene::{At, Scene, Sky};
use rayon::prelude::*;

struct Arguments(Vec<String>);

impl Arguments {
    fn get(&self, name: &str) -> Option<&str> {
        let at = self.0.iter().position(|a| a == name)?;
        self.0.get(at + 1).map(String::as_str)
    }

    /// Cards, told from 1.
    fn cards(&self, name: &str) -> Option<Vec<usize>> {
        let told = self.get(name)?;
        Some(told.split(',').map(|n| n.parse::<usize>().expect("a card") - 1).collect())
    }

    fn number(&self, name: &str, default: usize) -> usize {
        self.get(name).map_or(default, |v| v.parse().expect("a number"))
    }
}

fn main() {
    let args = Arguments(std::env::args().skip(1).collect());
    let palette = args.get("--palette").unwrap_or("indigo").to_owned();
    let columns = args.number("--columns", 6);
    let width = args.number("--size", 400);
    let seed = args.number("--seed", 1) as u64;
    let finish = match args.get("--finish").unwrap_or("plain") {
        "oil" => Finish::Oil,
        "watercolour" => Finish::Watercolour,
        "linocut" => Finish::Linocut,
        "etching" => Finish::Etching,
        "pastel" => Finish::Pastel,
        "collage" => Finish::Collage,
        "embroidery" => Finish::Embroidery,
        _ => Finish::Plain,
    };
    let card = Options { width, finish, ..Options::default() };
    let pictures: Vec<Picture> = if let Some(ids) = args.get("--motifs") {
        let all: Vec<&str> = motifs::ALL.iter().map(|m| m.id).collect();
        let ids = if ids == "all" { all } else { ids.split(',').collect() };
        let variants = args.number("--variants", 1) as u8;
        let cells: Vec<(&str, u8)> = ids.iter().flat_map(|id| (0..variants).map(move |v| (*id, v))).collect();
        cells
            .into_par_iter()
            .map(|(id, variant)| {
                cell(&palette, width / 2, finish, |s| {
                    let m = motifs::motif(id);
                    let b = m.bounds();
                    let k = 170.0 / b.width().max(b.height());
                    s.place(
                        &m.dressed(motifs::Dress::variant(variant)),
                        At::new(100.0, 100.0).scale(k).centred(),
                    );
                })
            })
            .collect()
    } else if let Some(ids) = args.get("--heads") {
        let all: Vec<&str> = HEADS.iter().map(|h| h.id).collect();
        let ids = if ids == "all" { all } else { ids.split(',').collect() };
        let views = [View::Front, View::ThreeQuarter, View::Profile, View::Back];
        let cells: Vec<(&str, View)> = ids.iter().flat_map(|id| views.map(|v| (*id, v))).collect();
        cells
            .into_par_iter()
            .map(|(id, view)| {
                cell(&palette, width / 2, finish, |s| {
                    let figure = Figure { view, ..Figure::new(head(id)) };
                    s.place(&figure, At::new(100.0, 190.0).height(170.0).standing());
                })
            })
            .collect()
    } else if let Some(id) = args.get("--poses") {
        Pose::ALL
            .par_iter()
            .map(|pose| {
                cell(&palette, width / 2, finish, |s| {
                    let figure = Figure::new(head(id)).doing(*pose);
                    s.place(&figure, At::new(100.0, 180.0).scale(1.4));
                })
            })
            .collect()
    } else if let Some(ids) = args.get("--settings") {
        let all: Vec<&str> = settings::ALL.iter().map(|s| s.id).collect();
        let ids = if ids == "all" { all } else { ids.split(',').collect() };
        ids.par_iter()
            .enumerate()
            .map(|(i, id)| {
                let recipe = RECIPES[(i + seed as usize) % RECIPES.len()];
                let mut s = Scene::new(seed, recipe.mix());
                let setting = settings::setting(id);
                let stage = setting.stage(&mut s, &settings::Wish { disc: i % 2 == 0, ..Default::default() });
                (setting.front)(&mut s, &stage);
                paint(&s, &card)
            })
            .collect()
    } else if let Some(theme) = args.get("--deck") {
        let theme = themes::find(theme).expect("a theme");
        let finish = if args.get("--finish").is_some() { finish } else { theme.finish };
        let cards = args.number("--cards", 24);
        let only = args.cards("--only").unwrap_or((0..cards).collect());
        let drawn = deck::draw(theme, seed, cards, &args.cards("--veto").unwrap_or_default(), &[]);
        only.iter()
            .filter_map(|n| drawn.get(*n))
            .inspect(|c| {
                let who: Vec<&str> = c.slots.iter().map(|s| s.1.id()).collect();
                eprintln!("{} {} {} {who:?}", c.relation.id, c.layout().id, c.palette);
            })
            .collect::<Vec<_>>()
            .into_par_iter()
            .map(|c| paint(&c.compose(), &Options { mirrored: c.mirrored, finish, ..card }))
            .collect()
    } else {
        let relations: Vec<&Relation> = match args.get("--relation") {
            Some("all") | None => relations::ALL.to_vec(),
            Some(ids) => ids.split(',').map(|id| relations::find(id).expect("a relation")).collect(),
        };
        let takes = args.number("--takes", 2);
        let theme = args.get("--theme").map(|id| themes::find(id).expect("a theme"));
        let finish = theme.filter(|_| args.get("--finish").is_none()).map_or(finish, |theme| theme.finish);
        let jobs: Vec<Casting> = relations
            .iter()
            .flat_map(|r| {
                (0..r.layouts.len() * takes)
                    .map(move |i| random_casting(r, i % r.layouts.len(), seed * 1000 + i as u64, theme))
            })
            .collect();
        let finishes = if args.get("--finish") == Some("all") { FINISHES.to_vec() } else { vec![finish] };
        let jobs: Vec<(Casting, Finish)> =
            jobs.iter().flat_map(|c| finishes.iter().map(|f| (c.clone(), *f))).collect();
        jobs.into_par_iter()
            .map(|(c, finish)| {
                let options = Options { mirrored: c.mirrored, finish, ..card };
                let scene = c.compose();
                let who: Vec<&str> = c.slots.iter().map(|s| s.1.id()).collect();
                eprintln!("{} {} {} {who:?}", c.relation.id, c.layout().id, c.palette);
                paint(&scene, &options)
            })
            .collect()
    };
    save(&pictures, columns, args.get("--out").unwrap_or("/tmp/sheet.png"));
}

const FINISHES: [Finish; 7] = [
    Finish::Oil,
    Finish::Watercolour,
    Finish::Linocut,
    Finish::Etching,
    Finish::Pastel,
    Finish::Collage,
    Finish::Embroidery,
];

/// A relation with what fills it by lot, in a palette of the theme.
fn random_casting(
    relation: &'static Relation,
    layout: usize,
    seed: u64,
    theme: Option<&'static Theme>,
) -> Casting {
    let seed = relation.id.bytes().fold(seed, |h, b| mix(h ^ u64::from(b)));
    let mut rng = Rng::new(seed);
    let slots = relation.slots.iter().map(|slot| {
        let filling = rng.pick(&slot.pool.choices());
        (slot.name, filling)
    });
    let slots = slots.collect();
    let palette = match theme {
        Some(theme) if !theme.palettes.is_empty() => rng.pick(&theme.palettes),
        _ => RECIPES[rng.below(RECIPES.len())].id,
    };
    Casting { seed, relation, layout, slots, palette, mirrored: rng.chance(0.5) }
}

fn cell(palette: &str, width: usize, finish: Finish, draw: impl FnOnce(&mut Scene)) -> Picture {
    let mut s = Scene::new(7, Palette::named(palette).expect("a palette"));
    s.light.at = point(40.0, -150.0);
    s.light.front = 0.6;
    let p = s.palette;
    s.paint_sky(Sky { stops: vec![(0.0, p.far), (1.0, p.fog)], ..Sky::of(&p, 0.0, 0.0) });
    draw(&mut s);
    paint(&s, &Options { width, finish, framed: false, canvas: [200.0, 200.0], ..Options::default() })
}

fn save(pictures: &[Picture], columns: usize, out: &str) {
    const GAP: usize = 6;
    let Some(first) = pictures.first() else { return };
    let columns = columns.min(pictures.len());
    let rows = pictures.len().div_ceil(columns);
    let (w, h) = (columns * (first.width + GAP) + GAP, rows * (first.height + GAP) + GAP);
    let mut sheet = image::RgbImage::from_pixel(w as u32, h as u32, image::Rgb([30, 28, 30]));
    for (i, p) in pictures.iter().enumerate() {
        let (x, y) = (GAP + i % columns * (first.width + GAP), GAP + i / columns * (first.height + GAP));
        let card =
            image::RgbImage::from_raw(p.width as u32, p.height as u32, p.rgb.clone()).expect("whole rows");
        image::imageops::replace(&mut sheet, &card, x as i64, y as i64);
    }
    sheet.save(out).expect("the sheet is written");
    eprintln!("{} pictures in {out}", pictures.len());
}
