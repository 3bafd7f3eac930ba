//! Bakes the packs that are part of the program, and the contact sheets to judge them by.
//!
//! `cargo run --release -p moonhare-packs --example bake [out=folder] [pack[=seed[:card,card…]] …]`; with a seed or vetoes of
//! one's own to try them, with a folder so that nothing is built anew while one looks.

use moonhare_packs::{Order, Pack, SHIPPED, Shipped, THEMES, sheet};
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

fn main() {
    let mut wanted: Vec<String> = std::env::args().skip(1).collect();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let out = wanted.iter().position(|wish| wish.starts_with("out=")).map(|at| wanted.remove(at));
    let (packs, art) = match &out {
        Some(out) => (PathBuf::from(&out[4..]), PathBuf::from(&out[4..])),
        None => (root.join("packs"), root.join("../../docs/art")),
    };
    for shipped in SHIPPED {
        let id = shipped.theme;
        let theme = THEMES.iter().find(|t| t.id == id).expect("a theme");
        let mut order = Order::new(theme, shipped.seed);
        if !wanted.is_empty() {
            let Some(wish) = wanted.iter().find(|w| w.split('=').next() == Some(id)) else { continue };
            if let Some((_, other)) = wish.split_once('=') {
                let (seed, cards) = other.split_once(':').unwrap_or((other, ""));
                let cards = cards.split(',').filter(|c| !c.is_empty());
                order = Order::new(theme, seed.parse().expect("a seed"));
                order.beside = Shipped::before(id);
                order.vetoes = cards.map(|c| c.parse::<usize>().expect("a card") - 1).collect();
            }
        }
        order.id = id.into();
        let folder = packs.join(id);
        let painted =
            order.paint(&folder, &AtomicBool::new(false), &|p| eprint!("\r{id} {}/{}", p.done, p.cards));
        eprintln!();
        painted.expect("the pack is painted");
        let pack = Pack::read(&folder).expect("a whole pack");
        std::fs::create_dir_all(&art).expect("a folder for sheets");
        for (name, columns, width) in [(format!("{id}.jpg"), 12, 160), (format!("{id}-100px.jpg"), 14, 100)] {
            std::fs::write(art.join(name), sheet(&pack, columns, width).expect("a sheet")).expect("written");
        }
    }
}
