//! Plays games on many threads. Every game has its own seed, and only whole numbers are added up, so the result does not
//! depend on how many threads there are.

use std::io::IsTerminal;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use moonhare_rules::rule_set::Story;
use moonhare_rules::{Clue, Command, Event, FairDice, Game, Moves, Phase, RuleSet, Slot, Viewer};

use super::player::{Skill, Whim, choose};
use super::tally::{GameCounts, Tally};

/// Games that a thread takes at once.
const CHUNK_GAMES: u64 = 256;

/// What is to be played.
#[derive(Clone, Copy)]
pub(super) struct Job {
    pub(super) rules: RuleSet,
    pub(super) skill: Skill,
    pub(super) seed: u64,
    pub(super) games: u64,
}

/// Plays all games, with a progress bar on a terminal, and says on stderr how fast it was.
pub(super) fn play(job: &Job, threads: usize, name: &str) -> Tally {
    let bar = progress_bar(job.games, name);
    let begin = Instant::now();
    let tally = play_quietly(job, threads, &bar);
    let seconds = begin.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let speed = job.games as f64 / seconds.max(1e-9);
    let each = speed / threads as f64;
    eprintln!(
        "{name}: {} games in {seconds:.2} s, {speed:.0} games/s, {each:.0} a thread on {threads}",
        job.games
    );
    tally
}

/// The same without a word.
pub(super) fn play_quietly(job: &Job, threads: usize, bar: &ProgressBar) -> Tally {
    let next = AtomicU64::new(0);
    let work = || {
        let mut tally = Tally::new(&job.rules);
        let mut arena =
            Arena { clue: Clue::text("dusk"), moves: Moves::default(), events: Vec::with_capacity(8) };
        loop {
            let first = next.fetch_add(CHUNK_GAMES, Ordering::Relaxed);
            if first >= job.games {
                return tally;
            }
            let end = (first + CHUNK_GAMES).min(job.games);
            for game in first..end {
                arena.play(job, game, &mut tally);
            }
            bar.inc(end - first);
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        let mut total = Tally::new(&job.rules);
        for worker in workers {
            total.add(&worker.join().expect("a game of listed moves does not fail"));
        }
        total
    })
}

fn progress_bar(games: u64, name: &str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr_with_hz(8));
    let style = ProgressStyle::with_template("{prefix} {bar:32} {percent:>3}% {per_sec} left {eta}");
    bar.set_style(style.expect("the template is a constant"));
    bar.set_prefix(name.to_owned());
    bar
}

/// What a thread uses again and again.
struct Arena {
    clue: Clue,
    moves: Moves,
    events: Vec<Event>,
}

impl Arena {
    fn play(&mut self, job: &Job, number: u64, tally: &mut Tally) {
        let mut dice = FairDice::from_number(job.seed.wrapping_mul(0x0100_0000_01b3) ^ number);
        let mut whim = Whim::new(job.seed, number);
        let start = Game::start_with(&job.rules, &[], None, &mut dice);
        let mut game = Game::from_events(&start).expect("a start is a game");
        let first = whim.below(job.rules.players.into());
        let mut counts = GameCounts::new(first);
        let mut target = None;
        while game.phase() != Phase::Over {
            for seat in job.rules.seats() {
                let claims = game.phase() != Phase::Claim || seat.index() == first;
                if !(claims && game.waits_for(seat)) {
                    continue;
                }
                let command = if game.phase() == Phase::Score {
                    // There is nothing to choose.
                    Command::Ready {}
                } else {
                    game.moves_into(seat, &mut self.moves);
                    choose(&self.moves, target, job.skill, &self.clue, &mut whim)
                };
                self.events.clear();
                game.decide_into(seat, &command, &mut dice, &mut self.events).expect("a listed move");
                counts.commands += 1;
                for event in &self.events {
                    if let Event::Revealed { .. } = event {
                        target = target_of(event, &game, &mut whim);
                    }
                    counts.see(event);
                    game.apply(event);
                }
            }
        }
        tally.count(&game, &counts);
    }
}

/// What somebody who sees through would vote for: the storyteller's card, or, where the storyteller has none, the card
/// that all agree fits best.
fn target_of(event: &Event, game: &Game, whim: &mut Whim) -> Option<Slot> {
    let Event::Revealed { cards } = event else {
        return None;
    };
    match game.view(Viewer::Watcher).story {
        Story::Card => {
            let told = cards.iter().position(|laid| Some(laid.seat) == game.storyteller());
            told.map(Slot::at)
        }
        Story::Unseen => Some(Slot::at(whim.below(cards.len()))),
    }
}
