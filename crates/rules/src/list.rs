//! A short list in place: no allocation, and a copy is a plain copy of bytes.
//!
//! A game is played in many thousands of tiny lists (hands, slots, votes), all with small limits. Their items are plain
//! numbers, so a fixed array and a length are both the simplest and the fastest form.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// At most `N` items, in order.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// An empty list.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        const { assert!(N <= u8::MAX as usize) };
        Self { len: 0, items: [T::default(); N] }
    }

    /// The first items of a slice, as many as there is room for.
    #[inline]
    #[must_use]
    pub fn from_slice(items: &[T]) -> Self {
        let mut list = Self::new();
        let len = items.len().min(N);
        list.items[..len].copy_from_slice(&items[..len]);
        list.len = len as u8;
        list
    }

    /// The first `len` items of an array.
    #[inline]
    pub(crate) fn from_array(items: [T; N], len: usize) -> Self {
        Self { len: len.min(N) as u8, items }
    }

    /// The first items of a longer list. Unlike a copy of a slice, it has a length that the compiler knows.
    #[inline]
    pub(crate) fn first_of<const M: usize>(longer: &List<T, M>) -> Self {
        const { assert!(N <= M) };
        let mut items = [T::default(); N];
        items.copy_from_slice(&longer.items[..N]);
        Self { len: longer.len.min(N as u8), items }
    }

    /// Adds an item at the end. A full list stays as it is: limits are checked before they are reached.
    #[inline]
    pub fn push(&mut self, item: T) {
        if let Some(place) = self.items.get_mut(usize::from(self.len)) {
            *place = item;
            self.len += 1;
        }
    }

    /// Adds the items that are wanted. Which these are is chance where this is used, so that a processor could only guess:
    /// every item is written, and counted if it is wanted.
    #[inline]
    pub(crate) fn extend_if(&mut self, items: impl IntoIterator<Item = (T, bool)>) {
        let mut len = self.len;
        for (item, wanted) in items {
            if let Some(place) = self.items.get_mut(usize::from(len)) {
                *place = item;
                len += u8::from(wanted);
            }
        }
        self.len = len;
    }

    /// Takes all items out.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Takes an item out, if it is there; the order of the rest stays.
    #[inline]
    pub(crate) fn remove(&mut self, item: T)
    where
        T: PartialEq,
    {
        if let Some(gap) = self.place_of(item) {
            for place in 1..N {
                let next = self.items[place];
                self.items[place - 1] = if place > gap { next } else { self.items[place - 1] };
            }
            self.len -= 1;
        }
    }

    /// Where an item is.
    ///
    /// All places are looked at, in one go: where a card lies in a hand is chance too, and a loop that stops there would
    /// make the processor guess wrong nearly every time.
    #[inline]
    pub(crate) fn place_of(&self, item: T) -> Option<usize>
    where
        T: PartialEq,
    {
        const { assert!(N <= u32::BITS as usize) };
        let mut found = 0_u32;
        for (place, other) in self.items.iter().enumerate() {
            found |= u32::from(*other == item) << place;
        }
        let first = found.trailing_zeros() as usize;
        (first < usize::from(self.len)).then_some(first)
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    #[inline]
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len).min(N)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len).min(N)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Copy + Default, const N: usize> Extend<T> for List<T, N> {
    #[inline]
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        // The length stays in a register: written after every item, it would be read again for the next.
        let mut len = self.len;
        for item in items {
            if let Some(place) = self.items.get_mut(usize::from(len)) {
                *place = item;
                len += 1;
            }
        }
        self.len = len;
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::new();
        list.extend(items);
        list
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T, const N: usize> IntoIterator for List<T, N> {
    type Item = T;
    type IntoIter = std::iter::Take<std::array::IntoIter<T, N>>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.items.into_iter().take(self.len.into())
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self)
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Items<T, const N: usize>(PhantomData<T>);

        impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Visitor<'de> for Items<T, N> {
            type Value = List<T, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a list of at most {N}")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<List<T, N>, A::Error> {
                let mut list = List::new();
                while let Some(item) = items.next_element()? {
                    if list.len() == N {
                        return Err(A::Error::invalid_length(N + 1, &self));
                    }
                    list.push(item);
                }
                Ok(list)
            }
        }

        deserializer.deserialize_seq(Items(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::List;

    #[test]
    fn keeps_its_order_and_its_limit() {
        let mut list: List<u8, 4> = [3, 1, 4, 1, 5].into_iter().collect();
        assert_eq!(*list, [3, 1, 4, 1]);
        list.remove(1);
        assert_eq!(*list, [3, 4, 1]);
        list.remove(7);
        list.remove(1);
        assert_eq!(*list, [3, 4]);
        list.push(9);
        assert_eq!(list.into_iter().collect::<Vec<_>>(), [3, 4, 9]);
        assert_eq!(List::<u8, 4>::from_slice(&[7, 8, 9, 10, 11]).len(), 4);
        list.clear();
        assert!(list.is_empty());
        list.extend_if([(5, true), (6, false), (7, true), (8, true), (9, true), (10, true)]);
        assert_eq!(*list, [5, 7, 8, 9]);
        assert_eq!([5, 6, 9].map(|item| list.place_of(item)), [Some(0), None, Some(3)]);
    }

    #[test]
    fn what_lies_behind_the_end_does_not_count() {
        let mut one = List::<u8, 4>::from_slice(&[1, 2]);
        one.clear();
        assert_eq!(one, List::new());
        assert_eq!(one.place_of(1), None);
    }

    #[test]
    fn is_a_list_in_json_and_refuses_one_too_long() {
        let list: List<u8, 2> = serde_json::from_str("[5,6]").expect("short enough");
        assert_eq!(serde_json::to_string(&list).expect("json"), "[5,6]");
        let error = serde_json::from_str::<List<u8, 2>>("[5,6,7]").expect_err("too long").to_string();
        assert!(error.contains("a list of at most 2"), "{error}");
    }
}
