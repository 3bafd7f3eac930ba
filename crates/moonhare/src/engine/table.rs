//! One game with its log.

use moonhare_rules::{
    Clue, Command, Event, FairDeck, FairDice, Game, HouseRules, Phase, Problem, Refusal, RuleSet, Seat,
    Secret, View, Viewer,
};
use serde_json::{Value, json};

use super::request::New;

/// Cards in one pack.
const PACK_CARDS: usize = 84;

pub(super) struct Table {
    game: Game,
    deck: FairDeck,
    dice: FairDice,
    log: Vec<Event>,
}

impl Table {
    pub(super) fn new(new: &New) -> Result<Self, Vec<Problem>> {
        let default = HouseRules::default();
        let house = new.house.as_ref().unwrap_or(&default);
        let rules = RuleSet::new(new.rules, house, new.players, new.cards.unwrap_or(PACK_CARDS))?;
        let deck = FairDeck::new(Secret::from_number(new.seed), &[]);
        let log = Game::start(&rules, &[], &deck);
        let game = Game::from_events(&log).expect("a start is a game");
        Ok(Self { game, dice: deck.dice(), deck, log })
    }

    /// How many events there are.
    pub(super) fn position(&self) -> usize {
        self.log.len()
    }

    pub(super) fn log(&self) -> &[Event] {
        &self.log
    }

    pub(super) fn has(&self, seat: Seat) -> bool {
        self.game.rules().has(seat)
    }

    pub(super) fn view(&self, viewer: Viewer) -> View {
        self.game.view(viewer)
    }

    /// Every command of a seat; in place of a clue stands null.
    pub(super) fn moves(&self, seat: Seat) -> Vec<Value> {
        let commands = self.game.moves(seat).commands(&Clue::text(""));
        commands
            .iter()
            .map(|command| {
                let mut value = json!(command);
                if let Some(clue) = value.pointer_mut("/tell/clue") {
                    *clue = Value::Null;
                }
                value
            })
            .collect()
    }

    pub(super) fn act(&mut self, seat: Seat, command: &Command) -> Result<usize, Refusal> {
        let events = self.game.decide(seat, command, &mut self.dice)?;
        self.add(events);
        if self.game.phase() == Phase::Over {
            // The game is over, so the deck's secret may be seen, and the log can be verified.
            let opened = self.game.open(self.deck.secret())?;
            self.add(opened);
        }
        Ok(self.position())
    }

    fn add(&mut self, events: Vec<Event>) {
        for event in &events {
            self.game.apply(event);
        }
        self.log.extend(events);
    }
}
