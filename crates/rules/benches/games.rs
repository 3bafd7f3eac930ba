//! Whole games of six random players to 30 points, on one core.
//!
//! Every command is decided and applied; nothing is skipped or batched. The players choose with a tiny generator of
//! their own, from what the game lets them do, so that the figures are those of the engine.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use moonhare_rules::{
    Clue, Command, Edition, Event, FairDice, Game, HouseRules, Moves, Phase, RuleSet, Seat, Viewer,
};

const PLAYERS: u8 = 6;
const GAMES: u64 = 20;

fn main() {
    divan::main();
}

/// A fast generator (Marsaglia's xorshift) for choices that nobody has to trust.
struct Whim(u64);

impl Whim {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * end as u64) >> 32) as usize
    }
}

struct Arena {
    rules: RuleSet,
    clue: Clue,
    moves: Moves,
    events: Vec<Event>,
}

impl Arena {
    fn new() -> Self {
        let rules = RuleSet::new(Edition::Odyssey, &HouseRules::default(), PLAYERS.into(), 84);
        Self {
            rules: rules.expect("six can play"),
            clue: Clue::text("dusk"),
            moves: Moves::default(),
            events: Vec::with_capacity(8),
        }
    }

    /// Plays a game and says how many commands it took.
    fn play(&mut self, number: u64, mut after: impl FnMut(&Game)) -> u64 {
        let mut dice = FairDice::from_number(number);
        let mut whim = Whim(number.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let start = Game::start_with(&self.rules, &[], None, &mut dice);
        let mut game = Game::from_events(&start).expect("a start");
        let mut commands = 0;
        while game.phase() != Phase::Over {
            for seat in self.rules.seats() {
                if !game.waits_for(seat) {
                    continue;
                }
                let command = self.choose(&game, seat, &mut whim);
                self.events.clear();
                game.decide_into(seat, &command, &mut dice, &mut self.events).expect("a listed move");
                for event in &self.events {
                    game.apply(event);
                }
                commands += 1;
                after(&game);
            }
        }
        commands
    }

    /// After the score there is nothing to choose; otherwise any of the listed moves.
    #[inline(always)]
    fn choose(&mut self, game: &Game, seat: Seat, whim: &mut Whim) -> Command {
        if game.phase() == Phase::Score {
            return Command::Ready {};
        }
        let moves = &mut self.moves;
        game.moves_into(seat, moves);
        if let Some(vote) = &moves.vote {
            Command::vote(&[vote.slots[whim.below(vote.slots.len())]])
        } else if let Some(give) = &moves.give {
            Command::give(&[give.cards[whim.below(give.cards.len())]])
        } else if let Some(cards) = moves.tell.as_ref().and_then(|tell| tell.cards.as_ref()) {
            Command::Tell { card: Some(cards[whim.below(cards.len())]), clue: self.clue.clone() }
        } else {
            Command::Claim {}
        }
    }
}

#[divan::bench]
fn decide_and_apply(bencher: Bencher) {
    let mut arena = Arena::new();
    let mut number = 0;
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        for _ in 0..GAMES {
            number += 1;
            black_box(arena.play(number, |_| {}));
        }
    });
}

#[divan::bench]
fn decide_apply_and_six_views(bencher: Bencher) {
    let mut arena = Arena::new();
    let mut number = 0;
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        for _ in 0..GAMES {
            number += 1;
            black_box(arena.play(number, |game| {
                for seat in 0..PLAYERS {
                    black_box(&game.view(Viewer::Seat(Seat(seat))));
                }
            }));
        }
    });
}
