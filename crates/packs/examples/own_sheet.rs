//! A sheet of pictures of one's own, before and after each finish: a row a picture.
//!
//! `cargo run --release -p moonhare-packs --example own_sheet -- --out sheet.jpg PICTURE…`

use std::path::PathBuf;

use moonhare_packs::own::{Crop, Look, read_photo};
use moonhare_packs::{Finish, Picture, save_picture};

const CARD_WIDTH: usize = 300;
const GAP: usize = 14;
const FINISHES: [Option<Finish>; 8] = [
    None,
    Some(Finish::Oil),
    Some(Finish::Watercolour),
    Some(Finish::Pastel),
    Some(Finish::Etching),
    Some(Finish::Linocut),
    Some(Finish::Collage),
    Some(Finish::Embroidery),
];

fn main() {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    let at = args.iter().position(|arg| arg == "--out").expect("--out FILE");
    let out = PathBuf::from(args.remove(at + 1));
    args.remove(at);
    let rows: Vec<Vec<Picture>> = args
        .iter()
        .enumerate()
        .map(|(row, path)| {
            let master = read_photo(&std::fs::read(path).expect("a file")).expect("a picture");
            let crop = Crop::of(&master);
            let palette = u8::try_from(row % 4).expect("few palettes");
            FINISHES
                .map(|finish| Look { crop, finish, palette }.card(&master, 600, 7).shrunk(CARD_WIDTH))
                .into()
        })
        .collect();
    let (width, height) = (CARD_WIDTH + GAP, CARD_WIDTH * 3 / 2 + GAP);
    let (w, h) = (FINISHES.len() * width + GAP, rows.len() * height + GAP);
    let mut sheet = Picture { width: w, height: h, rgb: [20, 32, 58].repeat(w * h) };
    for (row, cards) in rows.iter().enumerate() {
        for (column, card) in cards.iter().enumerate() {
            for (y, line) in card.rgb.chunks_exact(CARD_WIDTH * 3).enumerate() {
                let at = ((row * height + GAP + y) * w + column * width + GAP) * 3;
                sheet.rgb[at..at + line.len()].copy_from_slice(line);
            }
        }
    }
    save_picture(&sheet, &out).expect("it can be written");
}
