//! Nobody waits for ever: the clock, the table's patience, and a host who is gone.

use moonhare_rules::Phase;

use crate::{
    Act, Person,
    clock::prepared,
    limits::{GRACE_MS, HOST_AWAY_S},
    table_task::TableTask,
};

impl TableTask {
    /// When the next of these ends.
    pub(crate) fn next_wait_end_ms(&self) -> Option<u64> {
        let patience = self.absent().map(|(_, until)| until).min();
        [patience, self.host_until_ms(), self.time_up_ms()].into_iter().flatten().min()
    }

    /// People whose seat a bot will hold, and when.
    fn absent(&self) -> impl Iterator<Item = (Person, u64)> {
        let patience =
            self.room.settings.patience_s.filter(|_| self.room.running().is_ok() && !self.room.paused);
        patience.into_iter().flat_map(move |patience_s| {
            let until = move |(person, since)| (person, since + u64::from(patience_s) * 1_000);
            self.presence.gone().filter(|(person, _)| self.room.is_waited_for(*person)).map(until)
        })
    }

    /// When the role of a host who is gone passes on, if anybody could take it.
    fn host_until_ms(&self) -> Option<u64> {
        let since = self.presence.gone_since(self.room.host)?;
        self.room.next_host(|person| self.presence.is_here(person))?;
        Some(since + HOST_AWAY_S * 1_000)
    }

    /// When the clock of the phase has run out, grace included.
    fn time_up_ms(&self) -> Option<u64> {
        let deadline_ms = self.room.deadline_ms()?;
        let table = self.room.running().ok()?;
        let phase = (table.game.turn(), table.game.phase());
        (self.time_was_up != Some(phase)).then_some(deadline_ms + GRACE_MS)
    }

    /// Ends every wait that is over.
    pub(crate) async fn end_waits(&mut self) {
        let now_ms = self.now_ms();
        if self.host_until_ms().is_some_and(|until| until <= now_ms)
            && let Some(next) = self.room.next_host(|person| self.presence.is_here(person))
        {
            self.by_itself(&Act::PassHost(next)).await;
        }
        let gone: Vec<Person> =
            self.absent().filter(|(_, until)| *until <= now_ms).map(|(person, _)| person).collect();
        for person in gone {
            self.by_itself(&Act::Hold(person)).await;
        }
        if self.time_up_ms().is_some_and(|until| until <= now_ms) {
            self.time_is_up().await;
        }
    }

    /// Plays for everybody who has not played: what they had prepared, or else a bot's choice.
    async fn time_is_up(&mut self) {
        let Ok(table) = self.room.running() else { return };
        let phase = (table.game.turn(), table.game.phase());
        let waiting = table.game.waiting_for();
        for seat in waiting {
            let Ok(table) = self.room.running() else { return };
            if (table.game.turn(), table.game.phase()) != phase {
                return;
            }
            if !table.game.waiting_for().contains(&seat) {
                continue;
            }
            let moves = table.game.moves(seat);
            let person = self.room.people.in_seat(seat).map(|someone| someone.person);
            let draft = person.and_then(|person| self.drafts.get(person));
            if let Some(command) = draft.and_then(|draft| prepared(draft, &moves))
                && self.by_itself(&Act::PlayFor(seat, command)).await
            {
                continue;
            }
            self.bots.hurry(seat, phase, self.now_ms());
            if phase.1 == Phase::Claim {
                // One storyteller is enough.
                break;
            }
        }
        self.time_was_up = Some(phase);
    }

    /// Does something that nobody asked for; returns whether it was possible.
    pub(crate) async fn by_itself(&mut self, act: &Act) -> bool {
        match self.perform(None, None, act).await {
            Ok(_) => true,
            Err(refusal) => {
                tracing::debug!(room = %self.room.code, ?act, code = refusal.code(), "not possible");
                false
            }
        }
    }
}
