//! Whole games among bots, and what they say about the bots.

use std::time::Duration;

use moonhare_packs::{Language, Words};
use moonhare_rules::score::Found;
use moonhare_rules::{Card, Command, FairDeck, Game, Phase, RuleSet, Seat, Secret, View, Viewer};

use crate::dice::Dice;
use crate::stopwatch::busy;
use crate::{Bot, Recent, Table, Temperament};

/// Where bots play bots.
#[derive(Clone, Copy, Debug)]
pub struct Arena<'a> {
    /// The rules.
    pub rules: &'a RuleSet,
    /// The words of the deck's cards.
    pub deck: &'a [&'a Words],
    /// The languages of the tables, one a game in turn.
    pub languages: &'a [Language],
    /// Another seed plays other games.
    pub seed: u64,
    /// What bots told in earlier games, which they do not tell again soon.
    pub recent: &'a Recent,
}

/// What a group of bots did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deeds {
    /// Stories told, and how many of them some but not all found.
    pub stories: u64,
    /// Stories that scored.
    pub scored: u64,
    /// Votes that others gave on their stories, and how many found.
    pub votes_on_stories: u64,
    /// Votes that found their stories.
    pub found_stories: u64,
    /// Votes they gave.
    pub votes: u64,
    /// Votes of theirs that found.
    pub correct: u64,
    /// Cards given for others' stories.
    pub given: u64,
    /// Votes on those cards.
    pub drawn: u64,
}

impl Deeds {
    fn add(&mut self, other: &Self) {
        self.stories += other.stories;
        self.scored += other.scored;
        self.votes_on_stories += other.votes_on_stories;
        self.found_stories += other.found_stories;
        self.votes += other.votes;
        self.correct += other.correct;
        self.given += other.given;
        self.drawn += other.drawn;
    }
}

/// What many games came to.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Games played to the end.
    pub games: u64,
    /// Everybody.
    pub all: Deeds,
    /// By temperament, in the order of [`Temperament::ALL`].
    pub by_temperament: [Deeds; 4],
    /// By the language of the table, in the order of [`Language::ALL`].
    pub by_language: [Deeds; Language::ALL.len()],
    /// Decisions made.
    pub decisions: u64,
    /// The time that the processor took for them together.
    pub time: Duration,
    /// The longest decision.
    pub slowest: Duration,
}

impl Tally {
    /// Adds what other games came to.
    pub fn join(&mut self, other: &Self) {
        self.games += other.games;
        self.all.add(&other.all);
        self.by_temperament.iter_mut().zip(&other.by_temperament).for_each(|(sum, new)| sum.add(new));
        self.by_language.iter_mut().zip(&other.by_language).for_each(|(sum, new)| sum.add(new));
        self.decisions += other.decisions;
        self.time += other.time;
        self.slowest = self.slowest.max(other.slowest);
    }

    fn note(&mut self, temperament: Temperament, language: Language, deeds: &Deeds) {
        self.all.add(deeds);
        self.by_temperament[temperament as usize].add(deeds);
        self.by_language[language as usize].add(deeds);
    }
}

/// A table that somebody may look at: called after each scored turn with its view.
pub type Onlooker<'a> = &'a mut dyn FnMut(&View);

impl Arena<'_> {
    /// Plays games and counts. The onlooker sees every scored turn.
    pub fn play(&self, games: u64, onlooker: Onlooker<'_>) -> Tally {
        crate::warm_up();
        let mut tally = Tally::default();
        for game in 0..games {
            self.play_one(game, &mut tally, onlooker);
        }
        tally
    }

    fn play_one(&self, number: u64, tally: &mut Tally, onlooker: Onlooker<'_>) {
        let language = self.languages[number as usize % self.languages.len()];
        let mut chance = Dice::about(&[self.seed, number]);
        let bots: Vec<_> = (0..usize::from(self.rules.players))
            .map(|seat| {
                let temperament = Temperament::ALL[(seat + number as usize) % 4];
                (temperament, Bot::new(temperament, chance.next(), language))
            })
            .collect();
        let fair = FairDeck::new(Secret::from_number(chance.next()), &[]);
        let mut dice = fair.dice();
        let Ok(mut game) = Game::from_events(&Game::start(self.rules, &[], &fair)) else { return };
        let words = |card: Card| self.deck.get(usize::from(card.0)).copied();
        let mut told: Vec<String> = vec![];
        let mut found: Vec<Vec<f32>> = vec![vec![]; bots.len()];
        let recent = |clue: &str| self.recent.has(clue);
        while game.phase() != Phase::Over {
            let waiting: Vec<Seat> = game.waiting_for().into_iter().collect();
            for seat in waiting {
                let view = game.view(Viewer::Seat(seat));
                let clues: Vec<_> = told.iter().map(String::as_str).collect();
                let began = busy();
                let table = Table {
                    words: &words,
                    told: &clues,
                    found: &found[seat.index()],
                    recent: &recent,
                    eyes: None,
                };
                let decision = bots[seat.index()].1.decide(&view, &table);
                let took = busy().saturating_sub(began);
                tally.decisions += 1;
                tally.time += took;
                tally.slowest = tally.slowest.max(took);
                let Some(command) = decision else { continue };
                if let Command::Tell { clue, .. } = &command {
                    told.push(clue.text.to_string());
                    self.recent.tell(&clue.text);
                }
                let phase = game.phase();
                // In the give phase of teams a partner may have been faster.
                for event in game.decide(seat, &command, &mut dice).unwrap_or_default() {
                    game.apply(&event);
                }
                if phase == Phase::Vote && game.phase() != Phase::Vote {
                    let view = game.view(Viewer::Watcher);
                    count(&view, &bots, language, tally);
                    if let (Some(teller), Some(share)) = (view.storyteller, view.found_share()) {
                        found[teller.index()].push(share);
                    }
                    onlooker(&view);
                }
            }
        }
        tally.games += 1;
    }
}

/// What the bots did in a scored turn.
fn count(view: &View, bots: &[(Temperament, Bot)], language: Language, tally: &mut Tally) {
    let Some(teller) = view.storyteller else { return };
    // Where the clue comes before the cards, there is nothing to find.
    let Some(found) = view.found else { return };
    let mut deeds = vec![Deeds::default(); bots.len()];
    deeds[teller.index()].stories = 1;
    deeds[teller.index()].scored = u64::from(found == Found::Some);
    for card in &view.table {
        let Some(owner) = card.owner else { continue };
        let story = owner == teller;
        for voter in card.votes.iter().flat_map(|votes| votes.iter()) {
            deeds[voter.index()].votes += 1;
            deeds[voter.index()].correct += u64::from(story);
            deeds[teller.index()].votes_on_stories += 1;
            deeds[teller.index()].found_stories += u64::from(story);
        }
        if !story {
            deeds[owner.index()].given += 1;
            deeds[owner.index()].drawn += card.votes.map_or(0, |votes| votes.len()) as u64;
        }
    }
    for ((temperament, _), deeds) in bots.iter().zip(&deeds) {
        tally.note(*temperament, language, deeds);
    }
}
