//! Sitting down, standing up, being away, and moving to another device.

use moonhare_rules::Phase;

use crate::{
    Newcomer, Person, RoomEvent, RoomRefusal, Secret, SecretHash,
    limits::{SEATS_MAX, SECRETS_EACH_MAX},
    people::Nature,
    room::Room,
};

impl Room {
    /// Whose secret this is.
    #[must_use]
    pub fn owner(&self, presented: &str) -> Option<Person> {
        self.people.by_secret(&SecretHash::of(presented)).map(|someone| someone.person)
    }

    /// A watcher takes a seat that a bot plays.
    pub(crate) fn take_seat(&self, by: Person, from: Person) -> Result<Vec<RoomEvent>, RoomRefusal> {
        if self.people.seat_of(by).is_some() {
            return Err(RoomRefusal::AlreadySeated);
        }
        let there = self.people.known(from)?;
        self.people.seat_of(from).ok_or(RoomRefusal::SeatTaken)?;
        if there.is_human() {
            return Err(RoomRefusal::SeatTaken);
        }
        if let Ok(table) = self.running()
            && matches!(table.game.phase(), Phase::Give | Phase::Vote)
        {
            return Err(RoomRefusal::BetweenTurnsOnly);
        }
        let mut events = self.with_rabbit(by, there.rabbit, from)?;
        events.push(RoomEvent::SeatPassed { from, to: by });
        Ok(events)
    }

    /// Changes a newcomer's rabbit to the one of the seat, if somebody else at the table has theirs.
    fn with_rabbit(
        &self,
        by: Person,
        rabbit: crate::Rabbit,
        from: Person,
    ) -> Result<Vec<RoomEvent>, RoomRefusal> {
        let me = self.people.known(by)?;
        if self.people.free_rabbit(Some(me.rabbit), Some(from)) == Some(me.rabbit) {
            return Ok(Vec::new());
        }
        let who = Newcomer { person: by, name: me.name.clone(), rabbit, language: me.language };
        Ok(vec![RoomEvent::ProfileChanged { who }])
    }

    pub(crate) fn sit(&self, by: Person) -> Result<Vec<RoomEvent>, RoomRefusal> {
        if self.people.seat_of(by).is_some() {
            return Err(RoomRefusal::AlreadySeated);
        }
        self.check_no_game()?;
        if self.people.seats().len() >= SEATS_MAX {
            return Err(RoomRefusal::RoomFull);
        }
        let free = self
            .people
            .free_rabbit(Some(self.people.known(by)?.rabbit), None)
            .ok_or(RoomRefusal::RoomFull)?;
        let mut events = self.with_rabbit(by, free, by)?;
        events.push(RoomEvent::Sat { person: by });
        Ok(events)
    }

    /// Leaves the seat: in the lobby it is gone, in a game a bot has it.
    pub(crate) fn stand(&self, by: Person) -> Result<Vec<RoomEvent>, RoomRefusal> {
        self.people.seat_of(by).ok_or(RoomRefusal::NotSeated)?;
        if self.running().is_err() {
            return Ok(vec![RoomEvent::Stood { person: by }]);
        }
        Ok(self.seat_to_bot(by, self.people.known(by)?.rabbit))
    }

    pub(crate) fn hold(&self, person: Person) -> Result<Vec<RoomEvent>, RoomRefusal> {
        let someone = self.people.known(person)?;
        let wanted = someone.is_human() && !someone.held && self.people.seat_of(person).is_some();
        if wanted && self.running().is_ok() { Ok(vec![RoomEvent::Held { person }]) } else { Ok(Vec::new()) }
    }

    pub(crate) fn give_back(&self, person: Person) -> Result<Vec<RoomEvent>, RoomRefusal> {
        if self.people.known(person)?.held {
            Ok(vec![RoomEvent::Returned { person }])
        } else {
            Ok(Vec::new())
        }
    }

    /// A one-time ticket that moves a seat to another device.
    pub(crate) fn give_ticket(&self, by: Person, ticket: &Secret) -> Result<Vec<RoomEvent>, RoomRefusal> {
        self.people.known(by)?;
        Ok(vec![RoomEvent::TicketGiven { person: by, ticket: ticket.hash() }])
    }

    /// Somebody on another device presents a ticket.
    ///
    /// # Errors
    /// When it was used already, or is too old.
    pub fn use_ticket(
        &self,
        presented: &str,
        secret: &Secret,
        now_ms: u64,
    ) -> Result<(Person, Vec<RoomEvent>), RoomRefusal> {
        let presented = SecretHash::of(presented);
        let owner = self.people.iter().fold(None, |found, someone| match &someone.nature {
            Nature::Human { ticket: Some((ticket, until)), secrets }
                if (*ticket == presented) & (now_ms <= *until) & (secrets.len() < SECRETS_EACH_MAX) =>
            {
                Some(someone.person)
            }
            _ => found,
        });
        let person = owner.ok_or(RoomRefusal::BadTicket)?;
        Ok((person, vec![RoomEvent::TicketUsed { person, secret: secret.hash() }]))
    }
}
