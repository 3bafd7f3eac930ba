//! Inputs that nobody would write, for the tests of everything that reads what others wrote.
//!
//! They are good inputs, changed in a few places: noise would be refused at its first bytes, and reach nothing of what
//! comes after them. A test takes one after the other:
//!
//! ```
//! let good = [b"[1,2,3]".to_vec()];
//! for input in moonhare_fuzz::changed(&good, 100) {
//!     // Whatever comes, this must not panic.
//!     let _ = std::str::from_utf8(&input).map(str::len);
//! }
//! ```
//!
//! Among the tests they are few, and always the same. `cargo xtask fuzz` goes on for a while, and from elsewhere
//! (`MOONHARE_FUZZ_SECONDS`, `MOONHARE_FUZZ_SEED`). An input on which a test panics is printed.

mod dice;
pub mod pictures;

use std::env;
use std::ops::Deref;
use std::time::{Duration, Instant};

pub use dice::Dice;

/// Where the dice start unless `MOONHARE_FUZZ_SEED` says otherwise.
const SEED: u64 = 7;
/// Changes in one input. Some have none: what is good must stay good.
const CHANGES_MAX: usize = 4;
/// Bytes that are left out, doubled or taken from another input at a time.
const PIECE_BYTES_MAX: usize = 40;
/// An input does not grow beyond this, however often its pieces are doubled.
const GROWTH_BYTES_MAX: usize = 4096;

/// Inputs made from `good` ones: so many, or as many as there is time for.
///
/// # Panics
/// When there is no good input, or the environment holds something else than numbers.
pub fn changed(good: &[Vec<u8>], tries: u64) -> Changed<'_> {
    assert!(!good.is_empty(), "there must be something to change");
    let number = |name: &str| {
        env::var(name).ok().map(|text| text.parse::<u64>().unwrap_or_else(|_| panic!("{name} is a number")))
    };
    let seed = number("MOONHARE_FUZZ_SEED").unwrap_or(SEED);
    let end = match number("MOONHARE_FUZZ_SECONDS") {
        Some(seconds) => End::At(Instant::now() + Duration::from_secs(seconds)),
        None => End::After(tries),
    };
    Changed { good, seed, tried: 0, end }
}

enum End {
    After(u64),
    At(Instant),
}

/// Changed inputs, one after the other.
pub struct Changed<'a> {
    good: &'a [Vec<u8>],
    seed: u64,
    tried: u64,
    end: End,
}

impl Iterator for Changed<'_> {
    type Item = Input;

    fn next(&mut self) -> Option<Input> {
        let over = match self.end {
            End::After(tries) => self.tried >= tries,
            End::At(end) => Instant::now() >= end,
        };
        if over {
            return None;
        }
        // Each try has dice of its own, so that a failure needs none of the tries before it.
        let mut dice = Dice::new(self.seed ^ self.tried.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut bytes = dice.one_of(self.good).clone();
        for _ in 0..dice.below(CHANGES_MAX + 1) {
            change(&mut bytes, self.good, &mut dice);
        }
        self.tried += 1;
        Some(Input { bytes, seed: self.seed, number: self.tried })
    }
}

/// An input. When its test panics, it says which it was.
pub struct Input {
    bytes: Vec<u8>,
    seed: u64,
    number: u64,
}

impl Deref for Input {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.bytes
    }
}

impl Drop for Input {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let Self { bytes, seed, number } = self;
            eprintln!("input {number} of MOONHARE_FUZZ_SEED={seed}: b\"{}\"", bytes.escape_ascii());
        }
    }
}

/// Changes one place.
fn change(bytes: &mut Vec<u8>, good: &[Vec<u8>], dice: &mut Dice) {
    /// Numbers at the edge of what their width can hold.
    const EDGES: [u64; 9] =
        [0, 1, 0x7f, 0x80, 0xff, 0x7fff_ffff, 0xffff_ffff, 0x7fff_ffff_ffff_ffff, u64::MAX];
    /// What stands in text where a number or a word is expected.
    const WORDS: [&str; 13] = [
        "null",
        "-1",
        "99999999999999999999",
        "1e999",
        "\"\"",
        "[]",
        "{}",
        "true",
        "0",
        "256",
        "\"\\ud800\"",
        ",",
        "\u{0}",
    ];
    let at = dice.below(bytes.len());
    let end = (at + 1 + dice.below(PIECE_BYTES_MAX)).min(bytes.len());
    match dice.below(8) {
        0 if at < bytes.len() => bytes[at] ^= 1 << dice.below(8),
        1 if at < bytes.len() => bytes[at] = dice.byte(),
        2 => bytes.truncate(at),
        3 => _ = bytes.drain(at..end),
        4 if bytes.len() < GROWTH_BYTES_MAX + good.iter().map(Vec::len).max().unwrap_or(0) => {
            let piece = bytes[at..end].to_vec();
            bytes.splice(at..at, piece);
        }
        5 => {
            // In place of a number, where there is one near: such text comes furthest.
            let digit = (at..bytes.len()).find(|place| bytes[*place].is_ascii_digit());
            let place = digit.unwrap_or(at);
            let width = usize::from(digit.is_some());
            bytes.splice(place..place + width, dice.one_of(&WORDS).bytes());
        }
        6 => {
            let mut number = dice.one_of(&EDGES).to_le_bytes();
            let width = *dice.one_of(&[1, 2, 4, 8]);
            if dice.below(2) == 0 {
                number[..width].reverse();
            }
            for (to, from) in bytes.iter_mut().skip(at).zip(&number[..width]) {
                *to = *from;
            }
        }
        _ => {
            let other = dice.one_of(good);
            let from = dice.below(other.len());
            bytes.truncate(at);
            bytes.extend(&other[from..]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_inputs_come_each_time_and_most_are_changed() {
        let good = [b"a first good input".to_vec(), b"{\"second\":22}".to_vec()];
        let all = || changed(&good, 500).map(|input| input.to_vec()).collect::<Vec<_>>();
        let first = all();
        assert_eq!(first.len(), 500);
        assert_eq!(first, all());
        assert!(first.iter().filter(|input| !good.contains(input)).count() > 300);
    }

    #[test]
    fn inputs_may_be_empty_and_stay_small() {
        let good = [Vec::new(), vec![b'1'; 10]];
        assert!(changed(&good, 5_000).all(|input| input.len() < 2 * GROWTH_BYTES_MAX));
    }
}
