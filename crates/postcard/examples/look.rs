//! Paints one picture of each kind into a folder, to look at: `cargo run -p moonhare-postcard --example look FOLDER [CARD.webp …]`.

use moonhare_postcard::Postcard;

fn main() -> std::io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().unwrap_or_else(|| ".".into());
    let cards = arguments.map(std::fs::read).collect::<Result<Vec<_>, _>>()?;
    let kinds = [
        ("game", Postcard::Game { sentence: "Someone says a few words. One picture is true.".into() }),
        (
            "invitation",
            Postcard::Invitation {
                title: "A table is set: Rui, Léa, Teo, Ona and Nil".into(),
                rabbits: vec![2, 6, 3, 4, 12],
                code: "HKMWRT".into(),
                foot: "Tap, and you are seated".into(),
            },
        ),
        (
            "album",
            Postcard::Album {
                title: "The evening Léa reached the moon".into(),
                rabbits: vec![3, 6, 2, 4, 12, 1],
                date: "16.11.2026".into(),
                count: "10 stories, 6 friends".into(),
                names: "Rui, Léa, Teo, Ona, Nil, Giulia".into(),
                cards: cards.clone(),
            },
        ),
        (
            "turn",
            Postcard::Turn {
                clue: "Nearly home. Don’t look down.".into(),
                cards,
                question: "Ona told it. Which card is the true one?".into(),
            },
        ),
    ];
    for (name, card) in kinds {
        std::fs::write(format!("{folder}/{name}.jpg"), card.paint())?;
    }
    Ok(())
}
