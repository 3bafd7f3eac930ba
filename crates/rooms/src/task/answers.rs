//! What was answered to commands of which the log does not tell, so that a repeated one gets the answer of the first.

use std::collections::{BTreeMap, VecDeque};

use crate::{CommandId, Person, RoomRefusal, limits::REFUSALS_KEPT_EACH, room::CommandMark};

/// An answer that left no record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// It was so already, at this position.
    AlreadySo(u64),
    /// It was not done.
    Refused(RoomRefusal),
}

/// The latest answers to each person, which nobody else can push out.
#[derive(Debug, Default)]
pub(super) struct Answers(BTreeMap<Person, VecDeque<(CommandMark, Answer)>>);

impl Answers {
    pub(super) fn get(&self, person: Person, id: &CommandId) -> Option<Answer> {
        let mark = id.mark();
        let answers = self.0.get(&person)?;
        answers.iter().rev().find(|(known, _)| *known == mark).map(|(_, answer)| *answer)
    }

    pub(super) fn remember(&mut self, person: Person, id: &CommandId, answer: Answer) {
        let answers = self.0.entry(person).or_default();
        if answers.len() == REFUSALS_KEPT_EACH {
            answers.pop_front();
        }
        answers.push_back((id.mark(), answer));
    }

    /// Forgets everybody who is not in the room any more.
    pub(super) fn keep_only(&mut self, is_in: impl Fn(Person) -> bool) {
        self.0.retain(|person, _| is_in(*person));
    }
}
