//! When bots move, and what they think about.

use std::panic::{AssertUnwindSafe, catch_unwind};

use moonhare_rules::{Clue, Command, Moves, Seat, View, Viewer};

use crate::{
    Act, BotPlayers, BotSeat, DeckPart, Past, Room,
    room::{Moment, RoomGame, bot_in, bots_claim_from_ms, bots_to_move},
};

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

/// What bots will do.
#[derive(Debug, Default)]
pub(super) struct BotTurns {
    /// The moves that they will make, at most one for each seat.
    plans: Vec<(Seat, Plan)>,
    /// The moves that were refused in this moment: whoever decides the same from the same view would insist for ever.
    refused: Vec<(Seat, Moment, Command)>,
}

/// What a bot needs to find its move, and nothing that it may not know.
pub(super) struct Thinking {
    pub(super) seat: Seat,
    bot: BotSeat,
    view: View,
    deck: Vec<DeckPart>,
    past: Past,
    /// What was refused before.
    refused: Vec<Command>,
}

impl Thinking {
    /// The bot's own move, or, if that is not listed or was refused, another listed one: no game waits for a bot that has no
    /// idea, or a wrong one, or falls over at what it sees.
    pub(super) fn think(&self, bots: &dyn BotPlayers) -> Option<Command> {
        // Going back is for people.
        let open = Moves { take_back: None, ..self.view.your_move.clone() };
        let fresh = |command: &Command| !self.refused.contains(command);
        or_if_it_falls_over(None, || bots.decide(self.bot, &self.deck, &self.past, &self.view))
            .filter(|command| open.allows(command) && fresh(command))
            .or_else(|| listed_moves(self.bot, &self.view).into_iter().find(fresh))
    }
}

impl BotTurns {
    /// When the next bot begins to think.
    pub(super) fn due_ms(&self) -> Option<u64> {
        self.plans.iter().filter(|(_, plan)| !plan.thinking).map(|(_, plan)| plan.due_ms).min()
    }

    /// Whether any bot will move, or thinks about it.
    pub(super) fn are_busy(&self) -> bool {
        !self.plans.is_empty()
    }

    /// Lets a bot move for a seat at once.
    pub(super) fn hurry(&mut self, seat: Seat, moment: Moment, now_ms: u64) {
        self.set(seat, Plan { moment, due_ms: now_ms, thinking: false, hurried: true, alone: true });
    }

    /// Plans the moves of bots, each after the time that a person would take.
    pub(super) fn plan(&mut self, room: &Room, bots: &dyn BotPlayers, now_ms: u64) {
        let Ok(game) = room.running() else { return };
        if room.is_paused() {
            return;
        }
        let to_move = bots_to_move(room);
        if to_move.is_empty() {
            return;
        }
        let moment = game.moment();
        let alone = game.rules().waiting_for().into_iter().count() == to_move.len();
        for seat in to_move {
            let planned = self.get(seat).filter(|plan| plan.moment == moment);
            let mut plan = match (planned, bot_in(room, seat, false)) {
                (Some(plan), _) => plan,
                (None, Some(bot)) => {
                    let due_ms = match bots_claim_from_ms(room) {
                        Some(from_ms) => from_ms.max(now_ms),
                        None => {
                            let view = game.rules().view(Viewer::Seat(seat));
                            now_ms + or_if_it_falls_over(DELAY_MS, || bots.delay_ms(bot, &view))
                        }
                    };
                    Plan { moment, due_ms, thinking: false, hurried: false, alone: false }
                }
                (None, None) => continue,
            };
            if alone && !plan.alone {
                plan.alone = true;
                plan.due_ms = now_ms + brisk_ms(plan.due_ms.saturating_sub(now_ms));
            }
            self.set(seat, plan);
        }
    }

    /// Those who begin to think now.
    pub(super) fn begin_thinking(&mut self, room: &Room, now_ms: u64) -> Vec<Thinking> {
        if room.is_paused() {
            // Plans are made anew when the game goes on; what was refused stays so.
            self.plans.clear();
            return Vec::new();
        }
        let due = |(_, plan): &&(Seat, Plan)| !plan.thinking && plan.due_ms <= now_ms;
        let due: Vec<(Seat, Plan)> = self.plans.iter().filter(due).copied().collect();
        let mut begun = Vec::new();
        for (seat, plan) in due {
            let still =
                |game: &&RoomGame| game.moment() == plan.moment && game.rules().waiting_for().contains(&seat);
            let (Some(game), Some(bot)) =
                (room.running().ok().filter(still), bot_in(room, seat, plan.hurried))
            else {
                self.forget(seat);
                continue;
            };
            let view = game.rules().view(Viewer::Seat(seat));
            self.set(seat, Plan { thinking: true, ..plan });
            begun.push(Thinking {
                seat,
                bot,
                view,
                deck: game.deck().to_vec(),
                past: game.past(seat),
                refused: self.refused(seat, plan.moment),
            });
        }
        begun
    }

    /// A bot has thought; gives its move if that is still wanted.
    pub(super) fn thought(&mut self, room: &Room, seat: Seat, command: Option<Box<Command>>) -> Option<Act> {
        let plan = self.get(seat)?;
        self.forget(seat);
        let still = room.running().is_ok_and(|game| game.moment() == plan.moment);
        // A person who came back while the bot was thinking plays themself.
        let wanted = bot_in(room, seat, plan.hurried).is_some();
        command.filter(|_| still && wanted).map(|command| Act::PlayFor(seat, *command))
    }

    /// A bot's move was refused: it will not be made again.
    pub(super) fn refuse(&mut self, room: &Room, act: Act) {
        if let (Act::PlayFor(seat, command), Ok(game)) = (act, room.running()) {
            let moment = game.moment();
            self.refused.retain(|(_, when, _)| *when == moment);
            self.refused.push((seat, moment, command));
        }
    }

    fn refused(&self, seat: Seat, moment: Moment) -> Vec<Command> {
        let of_seat = self.refused.iter().filter(|(who, when, _)| *who == seat && *when == moment);
        of_seat.map(|(_, _, command)| command.clone()).collect()
    }

    fn get(&self, seat: Seat) -> Option<Plan> {
        self.plans.iter().find(|(planned, _)| *planned == seat).map(|(_, plan)| *plan)
    }

    fn set(&mut self, seat: Seat, plan: Plan) {
        self.forget(seat);
        self.plans.push((seat, plan));
    }

    fn forget(&mut self, seat: Seat) {
        self.plans.retain(|(planned, _)| *planned != seat);
    }
}

/// What a bot answers, or something else if it panics: it is a guest in the room, which must not fall with it. Nothing that
/// it may have left half done is the room's. The panic itself is told by the program's hook.
fn or_if_it_falls_over<T>(otherwise: T, asked: impl FnOnce() -> T) -> T {
    catch_unwind(AssertUnwindSafe(asked)).unwrap_or(otherwise)
}

/// How long a bot takes that can't say it.
const DELAY_MS: u64 = 2_000;

/// The time that bots still take when people have done what they had to do: they differ, but none is long.
fn brisk_ms(rest_ms: u64) -> u64 {
    rest_ms.min(1_500 + rest_ms / 4)
}

/// Some listed move, so that no game waits for a bot that has no idea.
#[must_use]
pub fn any_move(bot: BotSeat, view: &View) -> Option<Command> {
    listed_moves(bot, view).into_iter().next()
}

/// All moves that bring the game on, from one on that the bot's seed chooses. Who tells need not claim.
fn listed_moves(bot: BotSeat, view: &View) -> Vec<Command> {
    let open = Moves { take_back: None, claim: None, ..view.your_move.clone() };
    let mut commands = open.commands(&Clue::text("…"));
    let dice = blake3::hash(format!("{} {} {:?}", bot.seed, view.turn, view.phase).as_bytes());
    let number = u64::from_le_bytes(dice.as_bytes()[..8].try_into().unwrap_or_default());
    let first = usize::try_from(number % commands.len().max(1) as u64).unwrap_or(0);
    commands.rotate_left(first);
    commands
}
