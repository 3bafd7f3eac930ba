use moonhare_packs::{Language, Words};
use serde::Deserialize;

use super::*;
use crate::dice::Dice;
use crate::mind::{Picture, Thought};
use crate::network::Network;
use crate::play::find_rates;
use crate::text;

/// A story that a bot told to people who saw only the pictures.
#[derive(Deserialize)]
struct Story {
    clue: String,
    language: Language,
    /// The card, as it was painted that day.
    card: Words,
    /// How many voted, and how many of them found it.
    voters: u32,
    found: u32,
}

/// What was believed before anybody was asked. Of 72 votes on sayings, 16 had found the card in an earlier try.
const BELIEVED: [f32; FIGURES] = [-1.2, 1.5, 0.35, 0.1];
/// How much less likely than the likeliest figures the kept ones may be, as a logarithm: each new relation or reading changes a
/// little what is imagined, and figures that the answers hardly speak about may then wander without meaning anything.
const LESS_LIKELY_MAX: f32 = 0.25;
/// How firmly, as one over a variance: votes have to speak up before a figure moves.
const FIRMNESS: f32 = 6.0;

fn stories() -> Vec<Story> {
    serde_json::from_str(include_str!("../../eval/viewers.json")).expect("a list of stories")
}

/// What was known about a story before it was told.
fn prospect(number: usize, story: &Story) -> Prospect {
    let network = Network::built_in();
    let thought = Thought::of(network, &story.clue, Some(story.language));
    let picture = Picture::of(network, &story.card);
    let told = text::key(&story.clue);
    let readings = story.card.readings(story.language);
    let unsaid: Vec<_> = readings.into_iter().filter(|reading| told.contains(&text::key(reading))).collect();
    let fit = picture.fit_imagined(&thought, &unsaid);
    let tables = find_rates(fit, &thought, &unsaid, 3, &mut Dice::about(&[0xB11D, number as u64]));
    let imagined = tables.iter().sum::<f32>() / tables.len() as f32;
    Prospect { imagined, is_reading: true, words: thought.roots.len() }
}

/// The figures that the answers speak for: the likeliest ones, found step by step.
fn fitted(prospects: &[(Prospect, u32, u32)]) -> [f32; FIGURES] {
    let mut figures = BELIEVED;
    for _ in 0..4_000 {
        let mut slope: [f32; FIGURES] = std::array::from_fn(|at| FIRMNESS * (BELIEVED[at] - figures[at]));
        for (prospect, voters, found) in prospects {
            let missed = *found as f32 - *voters as f32 * prospect.found_by(&figures);
            slope.iter_mut().zip(prospect.features()).for_each(|(slope, feature)| *slope += missed * feature);
        }
        figures.iter_mut().zip(slope).for_each(|(figure, slope)| *figure += slope * 0.002);
    }
    figures
}

/// How likely the answers and these figures are together, as a logarithm.
fn likelihood(prospects: &[(Prospect, u32, u32)], figures: &[f32; FIGURES]) -> f32 {
    let answers: f32 = prospects
        .iter()
        .map(|(prospect, voters, found)| {
            let share = prospect.found_by(figures);
            *found as f32 * share.ln() + (*voters - *found) as f32 * (1.0 - share).ln()
        })
        .sum();
    let moved: f32 = figures.iter().zip(BELIEVED).map(|(figure, believed)| (figure - believed).powi(2)).sum();
    answers - FIRMNESS * moved / 2.0
}

#[test]
fn the_figures_are_those_that_the_answers_speak_for() {
    let stories = stories();
    let known: Vec<_> = stories
        .iter()
        .enumerate()
        .map(|(number, story)| (prospect(number, story), story.voters, story.found))
        .collect();
    let figures = fitted(&known);
    let less = likelihood(&known, &figures) - likelihood(&known, &FITTED);
    assert!(less < LESS_LIKELY_MAX, "the answers speak for {figures:?}, {less} likelier than the kept ones");
    let share = |part: f32, whole: f32| part / whole;
    let votes: u32 = stories.iter().map(|story| story.voters).sum();
    let found: u32 = stories.iter().map(|story| story.found).sum();
    let expected: f32 = known.iter().map(|(prospect, voters, _)| prospect.found() * *voters as f32).sum();
    let (told, said) = (share(found as f32, votes as f32), share(expected, votes as f32));
    assert!((told - said).abs() < 0.08, "viewers found {told:.2}, the model says {said:.2}");
}

#[test]
fn more_of_what_helps_is_found_by_more() {
    let plain = Prospect { imagined: 0.4, is_reading: true, words: 2 };
    assert!(Prospect { imagined: 0.8, ..plain }.found() > plain.found());
    assert!(Prospect { is_reading: false, ..plain }.found() < plain.found());
    for imagined in [0.0, 0.5, 1.0] {
        let found = Prospect { imagined, ..plain }.found();
        assert!((0.0..=1.0).contains(&found), "{found}");
    }
}

#[test]
fn some_find_what_is_neither_plain_nor_hidden_at_most_tables() {
    let at = |imagined: f32| Prospect { imagined, is_reading: true, words: 2 };
    let some = |tables: &[Prospect]| Outlook::of(tables, 3, Tone::Short).some;
    let even = [at(0.4); 4];
    assert!(some(&even) > some(&[at(0.02), at(0.02), at(0.98), at(0.98)]));
    assert!(some(&even) > some(&[at(0.98); 4]));
    assert!(Outlook::of(&even, 3, Tone::Plain).some < some(&even));
}
