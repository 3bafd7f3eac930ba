//! What a room is told of the world, for tests: one pack, and chance that is the same every time.

use std::sync::Arc;

use super::Decks;

/// A shelf with one pack.
pub(crate) struct OnePack;

impl Decks for OnePack {
    fn cards(&self, pack: &str) -> Option<u16> {
        (pack == "plain").then_some(84)
    }

    fn pictures(&self, _: &str) -> Arc<str> {
        (0..84).map(|card| format!("{card:02}")).collect::<String>().into()
    }

    fn first_pack(&self) -> String {
        "plain".into()
    }
}

/// Chance that follows from a seed.
pub(crate) fn filler(seed: u64) -> impl Fn(&mut [u8]) + Sync {
    move |bytes| {
        let hash = blake3::hash(&seed.to_le_bytes());
        bytes.iter_mut().zip(hash.as_bytes().iter().cycle()).for_each(|(byte, chance)| *byte = *chance);
    }
}
