//! How a room's task does what viewers ask of it: what waits together is done together.

use std::time::Instant;

use tokio::sync::mpsc;

use super::{
    answers::Answer, fan_out::ViewerId, live_room::Unwritten, request::Request, room_task::RoomTask,
};
use crate::{Act, ClientMessage, CommandId, Person, ServerMessage, limits::TOGETHER_MAX};

/// A command, and who sent it.
pub(super) struct Asked {
    pub(super) viewer: ViewerId,
    pub(super) person: Option<Person>,
    pub(super) id: CommandId,
    pub(super) act: Act,
}

/// What became of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    /// It made a record. The step that everybody gets carries its id.
    Done,
    /// It made this record when it was sent before.
    DoneBefore(u64),
    /// It left no record.
    Answered(Answer),
}

impl Outcome {
    /// The answer, unless the step is.
    fn message(self, id: &CommandId) -> Option<ServerMessage> {
        match self {
            Self::Done => None,
            Self::DoneBefore(position) | Self::Answered(Answer::AlreadySo(position)) => {
                Some(ServerMessage::Accepted { id: id.clone(), position })
            }
            Self::Answered(Answer::Refused(refusal)) => {
                Some(ServerMessage::refused(Some(id.clone()), refusal))
            }
        }
    }
}

impl RoomTask {
    /// A move in the game, and all moves that have come by now: at a table everybody gives, votes and is ready at about the
    /// same moment, and then one sync and one message to each does for all.
    pub(super) async fn play(&mut self, first: Request, requests: &mut mpsc::Receiver<Request>) {
        // Whoever is about to send something does so first.
        tokio::task::yield_now().await;
        let mut asked = Vec::new();
        let mut next = Some(first);
        while let Some(request) = next.take() {
            match request {
                Request::Said { viewer, message } if is_move(&message) => {
                    asked.extend(self.asked(viewer, *message));
                }
                other => {
                    self.held = Some(other);
                    break;
                }
            }
            if asked.len() < TOGETHER_MAX {
                next = requests.try_recv().ok();
            }
        }
        self.obey(&asked).await;
    }

    fn asked(&self, viewer: ViewerId, message: ClientMessage) -> Option<Asked> {
        let person = self.live.viewers.get(viewer)?.visitor.person;
        let ClientMessage::Do { id, command } = message else { return None };
        Some(Asked { viewer, person, id, act: Act::Play(command) })
    }

    /// Does what was asked, in this order, each once, and answers each in any case: all of it after it is written down.
    pub(super) async fn obey(&mut self, asked: &[Asked]) {
        let started = Instant::now();
        let mut outcomes = Vec::with_capacity(asked.len());
        let mut may_lag = !self.live.shared.neighbours.is_alone();
        loop {
            outcomes.clear();
            for asked in asked {
                let outcome = self.try_once(asked);
                self.answer_later(asked, outcome);
                outcomes.push(outcome);
            }
            let is_answered = |outcome: &Outcome| matches!(outcome, Outcome::Answered(_));
            if may_lag && !outcomes.contains(&Outcome::Done) && outcomes.iter().any(is_answered) {
                // Nothing is appended that would tell whether this node knows all: another may have written what allows it.
                may_lag = false;
                self.live.viewers.forget_steps();
                let Err(refusal) = self.live.catch_up().await else { continue };
                for (asked, outcome) in asked.iter().zip(&mut outcomes) {
                    if is_answered(outcome) {
                        *outcome = Outcome::Answered(Answer::Refused(refusal));
                    }
                    self.answer_later(asked, *outcome);
                }
                self.live.viewers.send_steps();
                break;
            }
            match self.live.write().await {
                Ok(()) => break,
                // Nobody has heard anything yet.
                Err(Unwritten::Overtaken) => {}
                // Nor will they: an answer could be wrong.
                Err(Unwritten::Unknown) => return,
                Err(Unwritten::Failed(refusal)) => {
                    // What was answered after the first record may have been wrong without it.
                    let undone = outcomes.iter().skip_while(|outcome| **outcome != Outcome::Done).count();
                    let kept = outcomes.len() - undone;
                    outcomes[kept..].fill(Outcome::Answered(Answer::Refused(refusal)));
                    for (asked, outcome) in asked.iter().zip(&outcomes) {
                        self.answer_later(asked, *outcome);
                    }
                    self.live.viewers.send_steps();
                    break;
                }
            }
        }
        for (asked, outcome) in asked.iter().zip(outcomes) {
            match outcome {
                Outcome::Done => self.live.shared.counts.command(true, started.elapsed()),
                Outcome::DoneBefore(_) => {}
                Outcome::Answered(answer) => {
                    if let Answer::Refused(_) = answer {
                        self.live.shared.counts.command(false, started.elapsed());
                    }
                    self.remember(asked, answer);
                }
            }
        }
    }

    /// Decides and applies a command, unless it was sent before.
    fn try_once(&mut self, asked: &Asked) -> Outcome {
        let Asked { viewer, person, id, act } = asked;
        if let Some(person) = *person {
            if let Some(position) = self.live.room.accepted(person, id) {
                return Outcome::DoneBefore(position);
            }
            if let Some(answer) = self.answers.get(person, id) {
                return Outcome::Answered(answer);
            }
        }
        let before = self.live.room.position();
        match self.live.decide(*person, Some((*viewer, id)), act) {
            Ok(position) if position > before => Outcome::Done,
            Ok(position) => Outcome::Answered(Answer::AlreadySo(position)),
            Err(refusal) => Outcome::Answered(Answer::Refused(refusal)),
        }
    }

    fn answer_later(&mut self, asked: &Asked, outcome: Outcome) {
        if let Some(message) = outcome.message(&asked.id) {
            self.live.viewers.answer(asked.viewer, &message);
        }
    }

    fn remember(&mut self, asked: &Asked, answer: Answer) {
        let passes = matches!(answer, Answer::Refused(refusal) if refusal.is_passing());
        if let Some(person) = asked.person.filter(|_| !passes) {
            let people = self.live.room.people();
            self.answers.keep_only(|person| people.get(person).is_some());
            self.answers.remember(person, &asked.id, answer);
        }
    }
}

/// Whether it is a move in the game.
pub(super) fn is_move(message: &ClientMessage) -> bool {
    matches!(message, ClientMessage::Do { .. })
}
