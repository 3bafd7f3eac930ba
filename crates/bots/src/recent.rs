//! What the bots of a server said last, at whatever table: nobody hears the same clue again soon.

use std::collections::{BTreeSet, VecDeque};
use std::sync::{Mutex, PoisonError};

use crate::text;

/// How many clues are remembered.
const CLUES_MAX: usize = 5_200;

/// The clues that bots told lately. It forgets the oldest.
#[derive(Debug, Default)]
pub struct Recent {
    told: Mutex<Told>,
}

#[derive(Debug, Default)]
struct Told {
    order: VecDeque<String>,
    keys: BTreeSet<String>,
}

impl Recent {
    /// Remembers a clue.
    pub fn tell(&self, clue: &str) {
        let key = text::key(clue);
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        if !told.keys.insert(key.clone()) {
            return;
        }
        told.order.push_back(key);
        if told.order.len() > CLUES_MAX
            && let Some(oldest) = told.order.pop_front()
        {
            told.keys.remove(&oldest);
        }
    }

    /// Whether a clue was told lately, however it was written.
    #[must_use]
    pub fn has(&self, clue: &str) -> bool {
        self.told.lock().unwrap_or_else(PoisonError::into_inner).keys.contains(&text::key(clue))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_clue_is_forgotten_first() {
        let recent = Recent::default();
        for number in 0..=CLUES_MAX {
            recent.tell(&format!("Clue {number}!"));
            recent.tell("clue 0");
        }
        assert!(!recent.has("Clue 1"), "it was the oldest when there were too many");
        assert!(recent.has("clue 2…") && recent.has(&format!("CLUE {CLUES_MAX}")));
    }
}
