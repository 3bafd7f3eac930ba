//! Who has had which seat in the game that is played. Hands stay secret because nobody gets a second one.

use moonhare_rules::Seat;

use super::{AddressMark, People, Person, SecretHash, people::Someone};

/// Somebody who has had a seat, and what they would be known by if they came again as somebody else.
#[derive(Clone, Debug)]
struct Holder {
    seat: Seat,
    person: Person,
    from: Option<AddressMark>,
    secrets: Vec<SecretHash>,
}

impl Holder {
    /// Whether this is the same person for sure.
    fn is(&self, someone: &Someone) -> bool {
        self.person == someone.person || someone.known_by().any(|secret| self.secrets.contains(&secret))
    }
}

/// All people who have had a seat in this game.
#[derive(Clone, Debug, Default)]
pub(super) struct Holders(Vec<Holder>);

impl Holders {
    /// A game begins.
    pub(super) fn begin(&mut self, people: &People) {
        self.0.clear();
        for person in people.seats() {
            self.note(people, *person);
        }
    }

    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    /// Somebody has a seat now.
    pub(super) fn note(&mut self, people: &People, person: Person) {
        let (Some(someone), Some(seat)) = (people.get(person), people.seat_of(person)) else { return };
        if !someone.is_human() || self.has_held(person) {
            return;
        }
        let secrets = someone.known_by().collect();
        self.0.push(Holder { seat, person, from: someone.from, secrets });
    }

    /// Somebody came in, or has a new secret: who is known by an older one is known by the new one too.
    pub(super) fn recognise(&mut self, someone: &Someone) {
        for holder in self.0.iter_mut().filter(|holder| holder.is(someone)) {
            let new: Vec<_> = someone.known_by().filter(|secret| !holder.secrets.contains(secret)).collect();
            holder.secrets.extend(new);
        }
    }

    /// Whether somebody has had a seat in this game.
    pub(super) fn has_held(&self, person: Person) -> bool {
        self.0.iter().any(|holder| holder.person == person)
    }

    /// Whether this is the seat that somebody has had.
    pub(super) fn is_own(&self, someone: &Someone, seat: Seat) -> bool {
        self.0.iter().any(|holder| holder.seat == seat && holder.is(someone))
    }

    /// The seats of which somebody may have one without seeing a second hand; all of them if there are none here. Who has
    /// had a seat gets that one only. Who comes from the address of somebody who gave up a seat may be the same person, and gets
    /// that one only too. Of people who sit at the table nothing is concluded: friends share a sofa.
    pub(super) fn only_seats(&self, people: &People, someone: &Someone) -> Vec<Seat> {
        let seats = |meant: &dyn Fn(&Holder) -> bool| -> Vec<Seat> {
            self.0.iter().filter(|holder| meant(holder)).map(|holder| holder.seat).collect()
        };
        let own = seats(&|holder| holder.is(someone));
        if !own.is_empty() {
            return own;
        }
        let gave_up = |holder: &Holder| people.seat_of(holder.person) != Some(holder.seat);
        seats(&|holder| holder.from.is_some() && holder.from == someone.from && gave_up(holder))
    }
}
