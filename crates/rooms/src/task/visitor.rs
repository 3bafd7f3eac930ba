//! Who is behind a connection, as far as a room knows.

use crate::{AddressMark, Person, Secret, SecretHash};

/// Who is behind a connection.
#[derive(Clone, Debug, Default)]
pub(crate) struct Visitor {
    /// Their number, if they have a name here.
    pub(crate) person: Option<Person>,
    /// What they proved it by: when it is void, so is the connection.
    pub(crate) secret: Option<SecretHash>,
    /// Where they come from.
    pub(crate) from: Option<AddressMark>,
    /// Since when they are here.
    pub(crate) since_ms: u64,
    /// What their tickets are made of.
    pub(crate) tickets: Option<TicketMaker>,
}

/// Makes tickets of a secret and a command's id: the same id gives the same ticket, also after a restart, and nothing that the
/// room keeps is enough to make one.
#[derive(Clone)]
pub(crate) struct TicketMaker([u8; 32]);

impl TicketMaker {
    pub(super) fn of(secret: &str) -> Self {
        Self(blake3::derive_key("moonhare 1 tickets of a seat", secret.as_bytes()))
    }

    pub(super) fn ticket(&self, epoch: &str, id: &str) -> Secret {
        let hash = blake3::keyed_hash(&self.0, format!("{epoch} {id}").as_bytes());
        let mut bytes = [0; 16];
        bytes.copy_from_slice(&hash.as_bytes()[..16]);
        Secret::from_random(bytes)
    }
}

impl std::fmt::Debug for TicketMaker {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("TicketMaker(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::TicketMaker;

    #[test]
    fn one_id_is_one_ticket() {
        let maker = TicketMaker::of("secret");
        assert_eq!(maker.ticket("a", "1"), TicketMaker::of("secret").ticket("a", "1"));
        for other in
            [maker.ticket("a", "2"), maker.ticket("b", "1"), TicketMaker::of("other").ticket("a", "1")]
        {
            assert_ne!(maker.ticket("a", "1"), other);
        }
    }
}
