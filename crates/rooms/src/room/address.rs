//! Where people come from, as far as a room wants to know.

use std::net::IpAddr;

use serde::{Deserialize, Serialize};

/// An address as a room remembers it: enough to tell the few people of one room apart, and too little to say which address
/// it was, because 65,536 of the old kind share every mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AddressMark(u16);

impl AddressMark {
    /// The mark of an address in the room of this epoch; in another room it has another one.
    #[must_use]
    pub fn of(epoch: &str, address: IpAddr) -> Self {
        let mut hasher = blake3::Hasher::new_derive_key("moonhare 1 address in a room");
        hasher.update(epoch.as_bytes()).update(&[0]);
        match address {
            IpAddr::V4(v4) => hasher.update(&v4.octets()),
            IpAddr::V6(v6) => hasher.update(&v6.octets()),
        };
        let hash = hasher.finalize();
        Self(u16::from_le_bytes([hash.as_bytes()[0], hash.as_bytes()[1]]))
    }
}

/// What may link somebody who comes to somebody who was here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    /// Where they come from.
    pub from: Option<AddressMark>,
    /// The secret of an earlier place in this room, if their browser brings one.
    pub secret: Option<super::SecretHash>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_one_mark_in_a_room_and_another_elsewhere() {
        let address = |last| IpAddr::from([192, 0, 2, last]);
        assert_eq!(AddressMark::of("a", address(1)), AddressMark::of("a", address(1)));
        assert_ne!(AddressMark::of("a", address(1)), AddressMark::of("a", address(2)));
        assert_ne!(AddressMark::of("a", address(1)), AddressMark::of("b", address(1)));
    }
}
