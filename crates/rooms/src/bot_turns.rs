//! When bots move, and how their thoughts get back to the room.

use std::sync::Arc;

use moonhare_rules::{Clue, Command, Phase, Seat, View, Viewer};

use crate::{BotSeat, Person, Temperament, ask::Ask, room::Room, table_task::TableTask};

/// The part of the game that a plan is for.
type Moment = (u32, Phase);

/// A move that a bot will make.
#[derive(Clone, Copy, Debug)]
struct Plan {
    moment: Moment,
    due_ms: u64,
    /// Somebody is thinking about it.
    thinking: bool,
    /// The clock has run out: the seat is played even if a person is in it.
    hurried: bool,
    /// Nobody but bots is waited for, which makes it shorter.
    alone: bool,
}

/// The moves that bots will make, at most one for each seat.
#[derive(Debug, Default)]
pub(crate) struct BotTurns(Vec<(Seat, Plan)>);

impl BotTurns {
    pub(crate) fn next_due_ms(&self) -> Option<u64> {
        self.0.iter().filter(|(_, plan)| !plan.thinking).map(|(_, plan)| plan.due_ms).min()
    }

    /// Lets a bot move for a seat at once.
    pub(crate) fn hurry(&mut self, seat: Seat, moment: Moment, now_ms: u64) {
        self.set(seat, Plan { moment, due_ms: now_ms, thinking: false, hurried: true, alone: true });
    }

    fn get(&self, seat: Seat) -> Option<Plan> {
        self.0.iter().find(|(planned, _)| *planned == seat).map(|(_, plan)| *plan)
    }

    fn set(&mut self, seat: Seat, plan: Plan) {
        self.forget(seat);
        self.0.push((seat, plan));
    }

    fn forget(&mut self, seat: Seat) {
        self.0.retain(|(planned, _)| *planned != seat);
    }
}

impl Room {
    /// Who plays this seat, if it is a bot.
    fn bot_in(&self, seat: Seat, hurried: bool) -> Option<BotSeat> {
        let someone = self.people.in_seat(seat)?;
        let temperament = match someone.temperament() {
            Some(temperament) => temperament,
            None if someone.held || hurried => Temperament::Scholar,
            None => return None,
        };
        let seed = blake3::hash(format!("{} {}", self.epoch, someone.person).as_bytes());
        let seed = u64::from_le_bytes(seed.as_bytes()[..8].try_into().unwrap_or_default());
        // A bot that plays for somebody speaks their language.
        let language = if someone.is_human() { someone.language } else { self.settings.language };
        Some(BotSeat { temperament, language, seed: seed ^ u64::from(seat.0) })
    }

    /// Whether somebody has a seat and plays it themself.
    pub(crate) fn is_waited_for(&self, person: Person) -> bool {
        self.people.seat_of(person).is_some()
            && self.people.get(person).is_some_and(|someone| someone.is_human() && !someone.held)
    }

    /// Seats that a bot should play now.
    fn bots_to_move(&self) -> Vec<(Seat, Moment)> {
        let Ok(table) = self.running() else { return Vec::new() };
        if self.people.seated().all(|someone| someone.is_human() && !someone.held) {
            return Vec::new();
        }
        let moment = (table.game.turn(), table.game.phase());
        if moment.1 == Phase::Claim && self.people.seated().any(|someone| someone.is_human() && !someone.held)
        {
            // People who have an idea go first.
            return Vec::new();
        }
        let bots = |seat: &Seat| self.bot_in(*seat, false).is_some();
        table.game.waiting_for().into_iter().filter(bots).map(|seat| (seat, moment)).collect()
    }
}

impl TableTask {
    /// Plans the moves of bots, each after the time that a person would take.
    pub(crate) fn plan_bots(&mut self) {
        if self.room.paused || self.viewers.is_empty() {
            return;
        }
        let now_ms = self.now_ms();
        let to_move = self.room.bots_to_move();
        if to_move.is_empty() {
            return;
        }
        let alone = self
            .room
            .running()
            .is_ok_and(|table| table.game.waiting_for().into_iter().count() == to_move.len());
        for (seat, moment) in to_move {
            let planned = self.bots.get(seat).filter(|plan| plan.moment == moment);
            let mut plan = match (planned, self.room.bot_in(seat, false), self.room.running()) {
                (Some(plan), ..) => plan,
                (None, Some(bot), Ok(table)) => {
                    let delay_ms = self.shared.bots.delay_ms(bot, &table.game.view(Viewer::Seat(seat)));
                    let due_ms = now_ms + delay_ms;
                    Plan { moment, due_ms, thinking: false, hurried: false, alone: false }
                }
                _ => continue,
            };
            if alone && !plan.alone {
                plan.alone = true;
                plan.due_ms = now_ms + brisk_ms(plan.due_ms.saturating_sub(now_ms));
            }
            self.bots.set(seat, plan);
        }
    }

    /// Lets those bots think whose time has come.
    pub(crate) fn think_for_bots(&mut self) {
        if self.room.paused {
            // Plans are made anew when the game goes on.
            self.bots = BotTurns::default();
            return;
        }
        let now_ms = self.now_ms();
        let due = |(_, plan): &&(Seat, Plan)| !plan.thinking && plan.due_ms <= now_ms;
        let due: Vec<(Seat, Plan)> = self.bots.0.iter().filter(due).copied().collect();
        for (seat, plan) in due {
            let still = self.room.running().is_ok_and(|table| {
                (table.game.turn(), table.game.phase()) == plan.moment
                    && table.game.waiting_for().contains(&seat)
            });
            let (true, Some(bot), Ok(table)) =
                (still, self.room.bot_in(seat, plan.hurried), self.room.running())
            else {
                self.bots.forget(seat);
                continue;
            };
            let view = table.game.view(Viewer::Seat(seat));
            let (deck, told) = (table.deck.clone(), table.told.clone());
            self.bots.set(seat, Plan { thinking: true, ..plan });
            let Some(mailbox) = self.mailbox.upgrade() else { continue };
            let shared = Arc::clone(&self.shared);
            tokio::spawn(async move {
                let Ok(_permit) = Arc::clone(&shared.thinking).acquire_owned().await else { return };
                let thought = tokio::task::spawn_blocking(move || {
                    let chosen = shared.bots.decide(bot, &deck, &told, &view);
                    chosen.filter(|command| is_listed(command, &view)).or_else(|| any_move(bot, &view))
                });
                let command = thought.await.ok().flatten();
                _ = mailbox.send(Ask::Thought { seat, command: command.map(Box::new) }).await;
            });
        }
    }

    /// A bot has thought.
    pub(crate) async fn move_bot(&mut self, seat: Seat, command: Option<Command>) {
        let Some(plan) = self.bots.get(seat) else { return };
        self.bots.forget(seat);
        let still =
            self.room.running().is_ok_and(|table| (table.game.turn(), table.game.phase()) == plan.moment);
        // A person who came back while the bot was thinking plays themself.
        let wanted = self.room.bot_in(seat, plan.hurried).is_some();
        if let (Some(command), true, true) = (command, still, wanted) {
            self.by_itself(&crate::Act::PlayFor(seat, command)).await;
        }
        self.plan_bots();
    }
}

/// The time that bots still take when people have done what they had to do: they differ, but none is long.
fn brisk_ms(rest_ms: u64) -> u64 {
    rest_ms.min(1_500 + rest_ms / 4)
}

/// Whether a bot's move has the form of one that its view lists; the rules say the rest.
fn is_listed(command: &Command, view: &View) -> bool {
    let moves = &view.your_move;
    match command {
        Command::Claim {} => moves.claim.is_some(),
        Command::Tell { card, .. } => moves.tell.as_ref().is_some_and(|tell| match (&tell.cards, card) {
            (Some(cards), Some(card)) => cards.contains(card),
            (None, None) => true,
            _ => false,
        }),
        Command::Give { cards } => moves.give.as_ref().is_some_and(|give| {
            cards.len() == usize::from(give.count) && cards.iter().all(|card| give.cards.contains(card))
        }),
        Command::TakeBack {} => false,
        Command::Vote { slots, .. } => moves.vote.as_ref().is_some_and(|vote| {
            (usize::from(vote.min)..=usize::from(vote.max)).contains(&slots.len())
                && slots.iter().all(|slot| vote.slots.contains(slot))
        }),
        Command::Ready {} => moves.ready.is_some(),
    }
}

/// Some listed move, so that no game waits for a bot that has no idea.
pub fn any_move(bot: BotSeat, view: &View) -> Option<Command> {
    let open = moonhare_rules::Moves { take_back: None, claim: None, ..view.your_move.clone() };
    let commands = open.commands(&Clue::text("…"));
    let dice = blake3::hash(format!("{} {} {:?}", bot.seed, view.turn, view.phase).as_bytes());
    let number = u64::from_le_bytes(dice.as_bytes()[..8].try_into().unwrap_or_default());
    let index = usize::try_from(number % u64::try_from(commands.len().max(1)).unwrap_or(1)).unwrap_or(0);
    commands.into_iter().nth(index)
}
