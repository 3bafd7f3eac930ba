use super::*;
use crate::encoder::EncoderMind;
use crate::mind::BuiltInMind;

#[test]
fn every_clue_is_for_a_card() {
    for ((name, evaluation), least) in Evaluation::all().into_iter().zip([20, 10, 16, 16, 16, 16, 16, 16]) {
        // A half that nobody has opened yet has no clues at all.
        if evaluation.clues.is_empty() {
            assert_eq!(name, "fifth, kept");
            continue;
        }
        let there =
            |clue: &Clue| clue.decoys.iter().chain([&clue.card]).all(|card| *card < evaluation.cards.len());
        assert!(evaluation.clues.iter().all(there), "{name}");
        for language in Language::ALL {
            let clues = evaluation.clues.iter().filter(|clue| clue.language == language).count();
            assert!(clues >= least, "{language:?} has {clues} clues in the {name} set");
        }
    }
}

#[test]
fn the_built_in_mind_finds_half_of_the_cards_in_every_language() {
    let tried = Evaluation::built_in().tried(&BuiltInMind::new());
    for language in Language::ALL {
        let score = Score::of_language(&tried, language);
        assert!(score.top_1 >= 0.5, "{language:?}: {score:?}");
        assert!(score.top_3 >= score.top_1);
    }
}

#[test]
fn a_mind_without_opinions_finds_as_many_as_chance() {
    struct Blank;
    impl Mind for Blank {
        fn fit(&self, _: &str, _: Option<Language>, _: &Words) -> f32 {
            0.0
        }
    }
    let score = Score::of_language(&Evaluation::built_in().tried(&Blank), Language::En);
    assert!((score.top_1 - 1.0 / 6.0).abs() < 1e-9 && (score.top_3 - 0.5).abs() < 1e-9, "{score:?}");
}

/// The encoder is not part of the repository. Whoever has its folder names it in `MOONHARE_MIND`.
#[test]
fn the_encoder_understands_english_where_there_is_one() {
    let Some(folder) = std::env::var_os("MOONHARE_MIND") else {
        eprintln!(
            "no encoder to measure: make one with `cargo xtask mind` and set MOONHARE_MIND to its folder"
        );
        return;
    };
    let mind = EncoderMind::load(folder.as_ref()).expect("a folder made by `cargo xtask mind`");
    let score = Score::of_language(&Evaluation::built_in().tried(&mind), Language::En);
    assert!(score.top_1 >= 0.65, "{score:?}");
}

/// What the open halves of three sets chose together holds in each of them.
#[test]
fn the_built_in_mind_stands_against_cards_that_were_chosen_to_compete() {
    let mind = BuiltInMind::new();
    for evaluation in [Evaluation::third(false), Evaluation::fourth(false), Evaluation::fifth(false)] {
        let score = Score::of(&evaluation.tried(&mind));
        assert!(score.chosen.is_some_and(|found| found >= 0.5), "{score:?}");
    }
}
