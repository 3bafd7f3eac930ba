//! What only the host can do.

use crate::{
    Newcomer, Person, RoomEvent, RoomRefusal, Temperament,
    limits::{PEOPLE_MAX, SEATS_MAX},
    lobby::bot_name,
    room::Room,
};

impl Room {
    pub(crate) fn add_bot(
        &self,
        by: Person,
        temperament: Temperament,
    ) -> Result<Vec<RoomEvent>, RoomRefusal> {
        self.check_host(by)?;
        self.check_no_game()?;
        if self.people.seats().len() >= SEATS_MAX || self.people.len() >= PEOPLE_MAX {
            return Err(RoomRefusal::RoomFull);
        }
        let rabbit = self.people.free_rabbit(None, None).ok_or(RoomRefusal::RoomFull)?;
        Ok(vec![self.new_bot(rabbit, temperament)])
    }

    pub(crate) fn new_bot(&self, rabbit: crate::Rabbit, temperament: Temperament) -> RoomEvent {
        let taken: Vec<&str> = self.people.seated().map(|someone| someone.name.as_str()).collect();
        let name = bot_name(&taken, rabbit).to_owned();
        let who = Newcomer { person: self.people.next(), name, rabbit, language: self.settings.language };
        RoomEvent::BotAdded { who, temperament }
    }

    pub(crate) fn change_bot(
        &self,
        by: Person,
        person: Person,
        temperament: Temperament,
    ) -> Result<Vec<RoomEvent>, RoomRefusal> {
        self.check_host(by)?;
        self.people.known(person)?.temperament().ok_or(RoomRefusal::NotABot)?;
        Ok(vec![RoomEvent::BotChanged { person, temperament }])
    }

    /// Sends somebody away. In a game a bot takes the seat.
    pub(crate) fn remove(&self, by: Person, person: Person) -> Result<Vec<RoomEvent>, RoomRefusal> {
        self.check_host(by)?;
        let someone = self.people.known(person)?;
        if person == self.host {
            return Err(RoomRefusal::HostStays);
        }
        let seated = self.people.seat_of(person).is_some();
        if !seated || self.running().is_err() {
            return Ok(vec![RoomEvent::Removed { person }]);
        }
        if !someone.is_human() {
            return Err(RoomRefusal::GameRunning);
        }
        let mut events = self.seat_to_bot(person, someone.rabbit);
        events.push(RoomEvent::Removed { person });
        Ok(events)
    }

    pub(crate) fn seat_to_bot(&self, from: Person, rabbit: crate::Rabbit) -> Vec<RoomEvent> {
        let bot = self.people.next();
        let temperament = Temperament::ALL[usize::from(bot.0) % Temperament::ALL.len()];
        vec![self.new_bot(rabbit, temperament), RoomEvent::SeatPassed { from, to: bot }]
    }

    pub(crate) fn order(&self, by: Person, people: &[Person]) -> Result<Vec<RoomEvent>, RoomRefusal> {
        self.check_host(by)?;
        self.check_no_game()?;
        let sorted = |people: &[Person]| {
            let mut people = people.to_vec();
            people.sort_unstable();
            people
        };
        if sorted(people) != sorted(self.people.seats()) {
            return Err(RoomRefusal::BadOrder);
        }
        Ok(vec![RoomEvent::Ordered { people: people.to_vec() }])
    }

    pub(crate) fn lock(&self, by: Person, locked: bool) -> Result<Vec<RoomEvent>, RoomRefusal> {
        self.check_host(by)?;
        Ok(vec![RoomEvent::Locked { locked }])
    }

    pub(crate) fn hand_over(&self, by: Person, person: Person) -> Result<Vec<RoomEvent>, RoomRefusal> {
        self.check_host(by)?;
        if !self.people.known(person)?.is_human() {
            return Err(RoomRefusal::NotAPerson);
        }
        Ok(vec![RoomEvent::HostPassed { person }])
    }

    pub(crate) fn pause(&self, by: Person, paused: bool) -> Result<Vec<RoomEvent>, RoomRefusal> {
        self.check_host(by)?;
        self.running()?;
        if paused == self.paused {
            return Ok(Vec::new());
        }
        Ok(vec![RoomEvent::Paused { paused }])
    }

    /// Who becomes host when the host is gone: the next human clockwise, then anybody else, who is here.
    pub(crate) fn next_host(&self, here: impl Fn(Person) -> bool) -> Option<Person> {
        let seats = self.people.seats();
        let from = seats.iter().position(|person| *person == self.host).map_or(0, |at| at + 1);
        let clockwise = (0..seats.len()).map(|step| seats[(from + step) % seats.len()]);
        clockwise
            .chain(self.people.iter().map(|someone| someone.person))
            .filter(|person| *person != self.host && here(*person))
            .find(|person| self.people.get(*person).is_some_and(crate::people::Someone::is_human))
    }
}
