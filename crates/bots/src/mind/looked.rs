//! The pictures that bots looked at last. A card lies in a hand for many turns, and each time it would be seen anew.

use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};

use moonhare_packs::Words;

use super::Picture;
use crate::network::Network;

/// How many pictures are kept: the hands and the table of two games of four. Each takes about 60 kB.
const PICTURES_MAX: usize = 56;

/// Pictures with the numbers of their words, the one that was looked at last at the end.
static LOOKED: Mutex<VecDeque<(u64, Arc<Picture>)>> = Mutex::new(VecDeque::new());

/// The picture that these words tell about, as it was seen before or for the first time.
pub(crate) fn look_at(words: &Words) -> Arc<Picture> {
    let number = number_of(words);
    let looked = || LOOKED.lock().unwrap_or_else(PoisonError::into_inner);
    {
        let mut known = looked();
        if let Some(at) = known.iter().position(|(other, _)| *other == number)
            && let Some((_, picture)) = known.remove(at)
        {
            known.push_back((number, Arc::clone(&picture)));
            return picture;
        }
    }
    // Nobody waits while a picture is looked at: two bots may do the same work once.
    let picture = Arc::new(Picture::of(Network::built_in(), words));
    let mut known = looked();
    known.push_back((number, Arc::clone(&picture)));
    if known.len() > PICTURES_MAX {
        known.pop_front();
    }
    picture
}

/// A number for everything that words say.
fn number_of(words: &Words) -> u64 {
    let mut hasher = DefaultHasher::new();
    (&words.relation, &words.layout, &words.moods, &words.description, &words.heard).hash(&mut hasher);
    for (name, weight) in &words.concepts {
        (name, weight.to_bits()).hash(&mut hasher);
    }
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluation::Evaluation;

    #[test]
    fn a_picture_is_seen_once_and_another_is_another() {
        let cards = Evaluation::second().cards;
        let first = look_at(&cards[0]);
        assert!(Arc::ptr_eq(&first, &look_at(&cards[0].clone())));
        assert!(!Arc::ptr_eq(&first, &look_at(&cards[1])));
        let mut told = cards[0].clone();
        told.heard.push((moonhare_packs::Language::En, "What people said".to_owned()));
        assert!(!Arc::ptr_eq(&first, &look_at(&told)), "it was heard since");
    }
}
