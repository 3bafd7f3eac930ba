//! What is counted. Whole numbers only, so that sums don't depend on their order.

use moonhare_rules::limits::PLAYERS_MAX;
use moonhare_rules::score::{Found, Reason};
use moonhare_rules::{Event, Game, RuleSet, Seat};

/// Divisible by every possible number of winners, so that a shared win can be split in whole numbers.
const WIN_PARTS: u64 = 27_720;
const REASONS: usize = Reason::ALL.len();

/// How often each value came up.
#[derive(Clone, Default)]
pub(super) struct Histogram(Vec<u64>);

impl Histogram {
    fn count(&mut self, value: usize) {
        if self.0.len() <= value {
            self.0.resize(value + 1, 0);
        }
        self.0[value] += 1;
    }

    fn add(&mut self, other: &Self) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine += theirs;
        }
    }

    pub(super) fn counts(&self) -> &[u64] {
        &self.0
    }

    fn total(&self) -> u64 {
        self.0.iter().sum()
    }

    pub(super) fn mean(&self) -> f64 {
        let sum: u64 = self.0.iter().enumerate().map(|(value, count)| value as u64 * count).sum();
        ratio(sum, self.total())
    }

    /// The value below which this share of all lies.
    pub(super) fn quantile(&self, share: f64) -> usize {
        let wanted = share * self.total() as f64;
        let mut sum = 0;
        self.0
            .iter()
            .position(|count| {
                sum += count;
                sum as f64 >= wanted
            })
            .unwrap_or(0)
    }
}

/// What one game counts while it is played.
pub(super) struct GameCounts {
    pub(super) commands: u64,
    first: usize,
    found: [u64; 3],
    points: [i64; REASONS],
    lines: [u64; REASONS],
    reshuffles: u64,
}

impl GameCounts {
    pub(super) fn new(first: usize) -> Self {
        Self { commands: 0, first, found: [0; 3], points: [0; REASONS], lines: [0; REASONS], reshuffles: 0 }
    }

    pub(super) fn see(&mut self, event: &Event) {
        match event {
            Event::Scored(score) => {
                match score.found {
                    Some(Found::None) => self.found[0] += 1,
                    Some(Found::Some) => self.found[1] += 1,
                    Some(Found::All) => self.found[2] += 1,
                    None => {}
                }
                for line in score.points.iter().flat_map(|side| &side.reasons) {
                    self.points[line.reason as usize] += i64::from(line.points);
                    self.lines[line.reason as usize] += 1;
                }
            }
            Event::Reshuffled { .. } => self.reshuffles += 1,
            _ => {}
        }
    }
}

/// The sums over all games.
pub(super) struct Tally {
    players: usize,
    pub(super) games: u64,
    pub(super) turns: Histogram,
    commands: u64,
    found: [u64; 3],
    points: [i64; REASONS],
    lines: [u64; REASONS],
    /// By the distance from the first storyteller, clockwise.
    wins: [u64; PLAYERS_MAX],
    scores: [u64; PLAYERS_MAX],
    pub(super) winning_score: Histogram,
    pub(super) spread: Histogram,
    shared: u64,
    reshuffles: u64,
}

impl Tally {
    pub(super) fn new(rules: &RuleSet) -> Self {
        Self {
            players: rules.players.into(),
            games: 0,
            turns: Histogram::default(),
            commands: 0,
            found: [0; 3],
            points: [0; REASONS],
            lines: [0; REASONS],
            wins: [0; PLAYERS_MAX],
            scores: [0; PLAYERS_MAX],
            winning_score: Histogram::default(),
            spread: Histogram::default(),
            shared: 0,
            reshuffles: 0,
        }
    }

    /// Counts a finished game.
    pub(super) fn count(&mut self, game: &Game, counts: &GameCounts) {
        self.games += 1;
        self.turns.count(game.turn() as usize);
        self.commands += counts.commands;
        self.reshuffles += counts.reshuffles;
        add_all(&mut self.found, &counts.found);
        add_all(&mut self.lines, &counts.lines);
        for (sum, points) in self.points.iter_mut().zip(counts.points) {
            *sum += points;
        }
        let scores = || (0..self.players).map(|index| game.score(Seat::at(index)));
        let (best, worst) = (scores().max().unwrap_or(0), scores().min().unwrap_or(0));
        let winners = scores().filter(|score| *score == best).count();
        // In a pair both win together; that is one rabbit, not a shared win.
        self.shared += u64::from(winners > self.players / game.rules().sides());
        self.winning_score.count(best.into());
        self.spread.count((best - worst).into());
        for index in 0..self.players {
            let score = game.score(Seat::at(index));
            let distance = (index + self.players - counts.first) % self.players;
            self.scores[distance] += u64::from(score);
            self.wins[distance] += if score == best { WIN_PARTS / winners as u64 } else { 0 };
        }
    }

    /// Adds what another thread counted.
    pub(super) fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.turns.add(&other.turns);
        self.commands += other.commands;
        self.reshuffles += other.reshuffles;
        self.shared += other.shared;
        add_all(&mut self.found, &other.found);
        add_all(&mut self.lines, &other.lines);
        add_all(&mut self.wins, &other.wins);
        add_all(&mut self.scores, &other.scores);
        for (sum, points) in self.points.iter_mut().zip(other.points) {
            *sum += points;
        }
        self.winning_score.add(&other.winning_score);
        self.spread.add(&other.spread);
    }

    pub(super) fn commands_per_game(&self) -> f64 {
        ratio(self.commands, self.games)
    }

    pub(super) fn reshuffles_per_game(&self) -> f64 {
        ratio(self.reshuffles, self.games)
    }

    /// The share of games with more than one winner.
    pub(super) fn shared_wins(&self) -> f64 {
        ratio(self.shared, self.games)
    }

    /// The shares of turns in which none, some and all found; nothing where finding is not what pays.
    pub(super) fn found(&self) -> Option<[f64; 3]> {
        let turns: u64 = self.found.iter().sum();
        (turns > 0).then(|| self.found.map(|count| ratio(count, turns)))
    }

    /// How the votes went where meeting pays: met others, alone, on the red token.
    pub(super) fn met(&self) -> Option<[f64; 3]> {
        let counts =
            [Reason::SameCard, Reason::Alone, Reason::RedToken].map(|reason| self.lines[reason as usize]);
        let votes: u64 = counts.iter().sum();
        (votes > 0).then(|| counts.map(|count| ratio(count, votes)))
    }

    /// What a turn pays the whole table for each reason that came up.
    pub(super) fn points_per_turn(&self) -> Vec<(Reason, f64)> {
        let turns = self.turns.mean() * self.games as f64;
        Reason::ALL
            .into_iter()
            .filter(|reason| self.points[*reason as usize] != 0)
            .map(|reason| (reason, self.points[reason as usize] as f64 / turns))
            .collect()
    }

    /// The share of wins, by the distance from the first storyteller.
    pub(super) fn wins_by_seat(&self) -> Vec<f64> {
        let all = self.games * WIN_PARTS;
        self.wins[..self.players].iter().map(|wins| ratio(*wins, all)).collect()
    }

    /// The mean score, by the distance from the first storyteller.
    pub(super) fn score_by_seat(&self) -> Vec<f64> {
        self.scores[..self.players].iter().map(|score| ratio(*score, self.games)).collect()
    }
}

fn add_all<const N: usize>(sums: &mut [u64; N], counts: &[u64; N]) {
    for (sum, count) in sums.iter_mut().zip(counts) {
        *sum += count;
    }
}

fn ratio(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}
