use super::*;

fn card(concepts: &[&str], moods: &[&str]) -> Words {
    Words {
        concepts: concepts
            .iter()
            .enumerate()
            .map(|(n, name)| ((*name).to_owned(), 1.0 / (1.0 + n as f32 * 0.4)))
            .collect(),
        relation: String::new(),
        layout: String::new(),
        moods: moods.iter().map(|mood| (*mood).to_owned()).collect(),
        description: std::collections::BTreeMap::new(),
        heard: vec![],
    }
}

fn table() -> Vec<Words> {
    vec![
        card(&["whale", "forest", "child"], &["wonder"]),
        card(&["stairs", "clock", "fox", "sea"], &["longing"]),
        card(&["octopus", "city", "giant"], &["dread"]),
        card(&["chess", "king", "child"], &["mischief"]),
        card(&["bed", "sea", "child", "moon"], &["loneliness"]),
        card(&["theatre", "puppet", "moon"], &["secrecy"]),
    ]
}

#[test]
fn clues_in_every_language_find_their_card() {
    let table = table();
    let cards: Vec<_> = table.iter().collect();
    let mind = BuiltInMind::new();
    let cases = [
        ("swallowed by the deep", 0),
        ("gli anni passano", 1),
        ("demasiado trabajo", 2),
        ("estratégia", 3),
        ("insomni", 4),
        ("tirer les ficelles", 5),
        ("chekmate", 3),
    ];
    for (clue, expected) in cases {
        let fits = mind.fits(clue, None, &cards);
        let best = fits.iter().enumerate().max_by(|a, b| a.1.total_cmp(b.1)).map(|(n, _)| n);
        assert_eq!(best, Some(expected), "{clue}: {fits:?}");
    }
}

#[test]
fn languages_are_told_apart() {
    let mind = BuiltInMind::new();
    let cases = [
        ("the long way home", Language::En),
        ("la strada verso casa è lunga", Language::It),
        ("el largo camino a casa", Language::Es),
        ("o longo caminho para casa", Language::Pt),
        ("el llarg camí cap a casa", Language::Ca),
        ("le long chemin vers la maison", Language::Fr),
        ("der lange Weg nach Hause", Language::De),
    ];
    for (text, language) in cases {
        assert_eq!(mind.language_of(text, None), language, "{text}");
    }
    assert_eq!(mind.language_of("mar", Some(Language::Pt)), Language::Pt);
}

#[test]
fn a_description_is_enough() {
    let mut words = card(&[], &[]);
    words.description.insert(Language::En, "A whale swims through a forest, says Ishmael.".into());
    let mind = BuiltInMind::new();
    assert!(mind.fit("oceano", Some(Language::It), &words) > mind.fit("scacchi", Some(Language::It), &words));
    assert!(mind.fit("call me Ishmael", Some(Language::En), &words) > 0.2);
}

#[test]
fn at_a_table_nobody_knows_by_heart_what_bots_read() {
    let cards = crate::evaluation::Evaluation::third(false).cards;
    let mind = BuiltInMind::new();
    for (nth, words) in cards.iter().enumerate().step_by(29) {
        let language = Language::ALL[nth % Language::ALL.len()];
        let Some(reading) = words.readings(language).first().copied() else { continue };
        let [by_heart, at_table] = [
            mind.fits(reading, Some(language), &[words]),
            mind.fits_at_table(reading, Some(language), &[words]),
        ];
        assert!(at_table[0] < by_heart[0], "{reading}: {at_table:?} {by_heart:?}");
        assert_eq!(
            mind.fits("Something else", Some(Language::En), &[words]),
            mind.fits_at_table("Something else", Some(Language::En), &[words])
        );
    }
}

#[test]
fn nonsense_fits_nothing() {
    let mind = BuiltInMind::new();
    for text in ["", "   ", "!!!", "qwxzk", "12345", "😀", "the of a"] {
        let fit = mind.fit(text, None, &table()[0]);
        assert!(fit < 0.05, "{text:?} {fit}");
    }
}
