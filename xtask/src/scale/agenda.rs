//! What happens next.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Things to come, in the order of their time; of two at the same time the one first that was noted first.
#[derive(Debug)]
pub(super) struct Agenda<T> {
    waiting: BinaryHeap<Reverse<(u64, u64, Same<T>)>>,
    noted: u64,
}

impl<T> Agenda<T> {
    pub(super) fn new() -> Self {
        Self { waiting: BinaryHeap::new(), noted: 0 }
    }

    pub(super) fn note(&mut self, at_us: u64, what: T) {
        self.noted += 1;
        self.waiting.push(Reverse((at_us, self.noted, Same(what))));
    }

    pub(super) fn next(&mut self) -> Option<(u64, T)> {
        self.waiting.pop().map(|Reverse((at_us, _, Same(what)))| (at_us, what))
    }
}

/// Lets the time and the order of noting decide alone.
#[derive(Debug)]
struct Same<T>(T);

impl<T> PartialEq for Same<T> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<T> Eq for Same<T> {}

impl<T> PartialOrd for Same<T> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<T> Ord for Same<T> {
    fn cmp(&self, _: &Self) -> std::cmp::Ordering {
        std::cmp::Ordering::Equal
    }
}
