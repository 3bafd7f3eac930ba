use image::{GenericImageView, ImageFormat};

use super::*;

fn invitation(rabbits: &[u8]) -> Postcard {
    Postcard::Invitation {
        title: "A table is set".into(),
        rabbits: rabbits.into(),
        code: "HKMWRT".into(),
        foot: "Tap, and you are seated".into(),
    }
}

fn all() -> Vec<Postcard> {
    let cards = vec![b"no picture".to_vec(); 6];
    vec![
        Postcard::Game { sentence: "Storytelling with pictures".into() },
        invitation(&[3, 6, 2]),
        Postcard::Album {
            title: "The evening Léa reached the moon".into(),
            rabbits: (1..=12).collect(),
            date: "16.11.2026".into(),
            count: "Ten stories, six friends".into(),
            names: "Rui, Léa, Teo, Ona, Nil, Giulia".into(),
            cards: cards.clone(),
        },
        Postcard::Turn {
            clue: "Nearly home. Don’t look down.".into(),
            cards,
            question: "Which one did Ona tell?".into(),
        },
    ]
}

#[test]
fn every_card_is_a_picture_of_the_size_that_messengers_show() {
    for card in all() {
        let painted = image::load_from_memory_with_format(&card.paint(), ImageFormat::Jpeg).unwrap();
        assert_eq!(painted.dimensions(), (WIDTH, HEIGHT), "{card:?}");
    }
}

#[test]
fn the_same_card_is_the_same_picture_and_another_is_not() {
    assert_eq!(invitation(&[1, 2]).paint(), invitation(&[1, 2]).paint());
    assert_ne!(invitation(&[1, 2]).paint(), invitation(&[1, 3]).paint());
}

#[test]
fn nothing_that_people_type_can_break_it() {
    for text in ["", " ", "\u{0}\u{202e}", "🌙🐇", "W".repeat(5_000).as_str(), &"word ".repeat(900)] {
        let card = Postcard::Turn { clue: text.into(), cards: vec![Vec::new(); 40], question: text.into() };
        assert!(!card.paint().is_empty());
        let card = Postcard::Invitation {
            title: text.into(),
            rabbits: vec![0, 13, 255, 1],
            code: text.chars().take(8).collect(),
            foot: text.into(),
        };
        assert!(!card.paint().is_empty());
    }
}

#[test]
fn long_words_are_shortened_to_their_place() {
    let letters = Letters::new();
    let lines = letters.lines(&"moonlight ".repeat(40), ITALIC, 40.0, 500.0, 2);
    assert_eq!(lines.len(), 2);
    assert!(lines[1].ends_with('…'));
    assert_eq!(letters.lines("Nearly home", ITALIC, 40.0, 500.0, 2), ["Nearly home"]);
}
