//! What bots say over many games with the built-in packs.

use std::collections::BTreeSet;

use moonhare_bots::arena::Arena;
use moonhare_bots::{Bot, BuiltInMind, Mind, Recent, Table, Temperament};
use moonhare_packs::{Language, Packs, Words};
use moonhare_rules::{Card, Command, Edition, FairDeck, Game, HouseRules, RuleSet, Seat, Secret, Viewer};

/// The clues that four bots tell in some games.
fn clues(language: Language, games: u64) -> Vec<String> {
    let packs = Packs::built_in();
    let deck: Vec<&Words> = packs.iter().flat_map(|pack| pack.cards.iter().map(|card| &card.words)).collect();
    let rules = RuleSet::new(Edition::Classic, &HouseRules::default(), 4, deck.len()).expect("playable");
    let recent = Recent::default();
    let arena = Arena { rules: &rules, deck: &deck, languages: &[language], seed: 17, recent: &recent };
    let mut clues = vec![];
    arena.play(games, &mut |view| clues.extend(view.clue.as_ref().map(|clue| clue.text.to_string())));
    clues
}

#[test]
fn a_server_hears_few_clues_twice() {
    for language in Language::ALL {
        let told = clues(language, 2);
        let different: BTreeSet<_> = told.iter().collect();
        assert_eq!(different.len(), told.len(), "{language:?} {told:?}");
    }
}

#[test]
fn clues_are_written_as_people_write() {
    for language in Language::ALL {
        for clue in clues(language, 1) {
            let first = clue.chars().find(|letter| letter.is_alphanumeric());
            assert!(first.is_some_and(|letter| !letter.is_lowercase()), "{language:?} {clue}");
            assert!(clue.chars().count() <= 60 && clue.trim() == clue, "{language:?} {clue}");
            let alone = !clue.contains(' ') && clue.ends_with(char::is_alphanumeric);
            assert!(!alone, "{language:?}: a bare word, {clue}");
            assert!(!clue.contains(['{', '}', '_']), "{language:?} {clue}");
            // Whoever types straight marks types no others.
            let marks = [&['\'', '"'][..], &['’', '“', '”', '„', '«', '»']].map(|marks| clue.contains(marks));
            assert!(marks != [true, true], "{language:?} {clue}");
        }
    }
}

/// The clues that a bot tells from many hands after its earlier stories were found by these shares, and how well each fits its card.
fn fits_after(found: &[f32], seeds: std::ops::Range<u64>) -> f32 {
    let packs = Packs::built_in();
    let deck: Vec<&Words> = packs.iter().flat_map(|pack| pack.cards.iter().map(|card| &card.words)).collect();
    let rules = RuleSet::new(Edition::Classic, &HouseRules::default(), 4, deck.len()).expect("playable");
    let words = |card: Card| deck.get(usize::from(card.0)).copied();
    let mind = BuiltInMind::new();
    let stories = seeds.end - seeds.start;
    let fits = seeds.map(|seed| {
        let fair = FairDeck::new(Secret::from_number(seed), &[]);
        let mut game = Game::from_events(&Game::start(&rules, &[], &fair)).expect("a game begins");
        let claimed = game.decide(Seat(0), &Command::Claim {}, &mut fair.dice()).expect("anybody may begin");
        claimed.iter().for_each(|event| game.apply(event));
        let table = Table { words: &words, told: &[], found, recent: &|_| false, eyes: None };
        let bot = Bot::new(Temperament::Scholar, seed, Language::ALL[seed as usize % 7]);
        let told = bot.decide(&game.view(Viewer::Seat(Seat(0))), &table);
        let Some(Command::Tell { card: Some(card), clue }) = told else { panic!("it is the bot's turn") };
        words(card).map_or(0.0, |words| mind.fit(&clue.text, Some(Language::ALL[seed as usize % 7]), words))
    });
    fits.sum::<f32>() / stories as f32
}

#[test]
fn three_stories_that_all_or_none_found_change_what_is_told() {
    let [darker, usual, plainer] = [&[1.0; 3][..], &[], &[0.0; 3]].map(|found| fits_after(found, 0..35));
    assert!(darker < usual && usual < plainer, "{darker} {usual} {plainer}");
}
