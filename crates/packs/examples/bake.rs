//! Bakes the packs that are part of the program, and the contact sheets to judge them by.
//!
//! `cargo run --release -p moonhare-packs --example bake [pack[=seed[:card,card…]] …]`, to try another seed or other vetoes.

use moonhare_packs::{Order, Pack, THEMES, sheet};
use std::path::Path;
use std::sync::atomic::AtomicBool;

/// Theme, seed, and cards (from 1) that somebody looked at and sent back, in the order of the judgement.
const SHIPPED: [(&str, u64, &[usize]); 3] = [
    ("moonhare", 28, &[46, 50, 74, 78, 14, 41, 66]),
    ("tides", 33, &[79, 58, 62, 57, 71, 69, 35, 66, 36, 22]),
    ("looking-glass", 35, &[12, 22, 34, 52, 68, 77, 83, 51, 71, 3, 38, 77, 33, 36]),
];

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (id, seed, vetoes) in SHIPPED {
        let (mut seed, mut vetoes) = (seed, vetoes.to_vec());
        if !wanted.is_empty() {
            let Some(wish) = wanted.iter().find(|w| w.split('=').next() == Some(id)) else { continue };
            if let Some((_, other)) = wish.split_once('=') {
                let (number, cards) = other.split_once(':').unwrap_or((other, ""));
                seed = number.parse().expect("a seed");
                vetoes =
                    cards.split(',').filter(|c| !c.is_empty()).map(|c| c.parse().expect("a card")).collect();
            }
        }
        let theme = THEMES.iter().find(|t| t.id == id).expect("a theme");
        let vetoes = vetoes.into_iter().map(|n| n - 1).collect();
        // Painted at the larger of the two shipped widths: nothing is lost by making it smaller first.
        let order = Order { id: id.into(), vetoes, width: 600, ..Order::new(theme, seed) };
        let folder = root.join("packs").join(id);
        let painted =
            order.paint(&folder, &AtomicBool::new(false), &|p| eprint!("\r{id} {}/{}", p.done, p.cards));
        eprintln!();
        painted.expect("the pack is painted");
        let pack = Pack::read(&folder).expect("a whole pack");
        let art = root.join("../../docs/art");
        std::fs::create_dir_all(&art).expect("a folder for sheets");
        for (name, columns, width) in [(format!("{id}.jpg"), 12, 160), (format!("{id}-100px.jpg"), 14, 100)] {
            std::fs::write(art.join(name), sheet(&pack, columns, width).expect("a sheet")).expect("written");
        }
    }
}
