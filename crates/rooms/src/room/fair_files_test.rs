//! What the browser recomputes: cases and whole evenings that its own tests read, written by the code that deals the cards.

use std::{fs, path::Path};

use moonhare_rules::{Dice, FairDeck, Label, Secret};
use serde_json::{Value, json};

use super::{
    Games,
    fair_table_test::{FairTable, TABLES},
    hex,
};

const SHUFFLES: u64 = 64;
/// Around the edges of BLAKE3's blocks and chunks.
const HASHED_BYTES: [usize; 14] = [0, 1, 2, 63, 64, 65, 128, 1023, 1024, 1025, 2048, 2049, 5_000, 9_000];

/// Bytes that look like chance but are the same every time.
fn chance(of: &str, number: u64) -> [u8; 32] {
    *blake3::hash(format!("{of} {number}").as_bytes()).as_bytes()
}

fn cases() -> Value {
    let hash = |bytes: usize| {
        let content: Vec<u8> = (0..bytes).map(|at| (at % 251) as u8).collect();
        json!({ "bytes": bytes, "hash": blake3::hash(&content).to_hex().to_string() })
    };
    let shuffle = |number: u64| {
        let random = chance("shuffle", number);
        let secret = Secret::new(chance("secret", number));
        let contributions: Vec<String> = (0..random[0] % 6)
            .map(|seat| match random[usize::from(seat) + 1] % 4 {
                0 => String::new(),
                1 => format!("è un’eclissi 🌘 {seat}"),
                _ => hex(&chance("salt", number * 16 + u64::from(seat))[..16]),
            })
            .collect();
        let deck = FairDeck::new(secret.clone(), &contributions);
        let (label, name) =
            [(Label::Deck, "deck"), (Label::Seen, "seen"), (Label::Table, "table"), (Label::Pile, "pile")]
                [(number % 4) as usize];
        let turn = match random[10] % 4 {
            0 => 0,
            1 => u32::from(random[11]) * 997,
            _ => u32::from(random[11]),
        };
        let count = if label == Label::Table { random[12] % 13 } else { random[12] };
        let mut order: Vec<u8> = (0..count).collect();
        deck.dice().shuffle(label, turn, &mut order);
        json!({
            "secret": String::from(secret), "contributions": contributions, "seed": hex(&deck.seed()),
            "label": name, "turn": turn, "count": count, "order": order,
        })
    };
    let shuffles: Vec<Value> = (0..SHUFFLES).map(shuffle).collect();
    json!({ "hashes": HASHED_BYTES.map(hash), "shuffles": shuffles })
}

fn evenings() -> Vec<Value> {
    let tables = TABLES.into_iter().zip(1..);
    let evening = |((edition, players), seed)| {
        let mut table = FairTable::new(edition, players, seed);
        table.play_an_evening();
        let lines = table.lines();
        let mut games = Games::default();
        lines.lines().for_each(|line| games.add_line(line.as_bytes()).unwrap());
        let verified = games.verify().unwrap();
        assert_eq!((verified.games, verified.sealed, verified.salts), (2, 2, 4));
        json!({
            "name": format!("{} with {players}", edition.name()),
            "secret_hash": table.view(1)["fair"]["secret_hash"],
            "kept": table.kept,
            "log": lines,
        })
    };
    tables.map(evening).collect()
}

#[test]
fn the_cases_for_the_browser_are_current() {
    let evenings: Vec<String> = evenings().iter().map(ToString::to_string).collect();
    assert!(evenings.iter().any(|evening| evening.contains("reshuffled")), "a pile runs out");
    for (file, text) in [
        ("cases.json", format!("{}\n", cases())),
        ("evenings.json", format!("[\n{}\n]\n", evenings.join(",\n"))),
    ] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/fair").join(file);
        if std::env::var_os("MOONHARE_WRITE_TYPES").is_some() {
            fs::write(&path, &text).unwrap();
        }
        let kept = fs::read_to_string(&path).unwrap_or_default();
        assert!(kept == text, "web/src/fair/{file} is old; MOONHARE_WRITE_TYPES=1 writes it anew");
    }
}
