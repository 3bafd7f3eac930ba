//! What the tasks ask of a room beside its state and its views. Each answer is given where its subject is.

use super::{
    Chosen, Guest, Knock, KnockDevice, KnockNote, Knocks, Person, Post, RevealView, Room, RoomRefusal,
    SecretHash, Trace, devices, hearts,
    kept_out::{self, KeptOutView},
    knocks, own, post, reveal, salts,
};

impl Room {
    /// Whether this ticket can be used now.
    pub(crate) fn is_ticket_of(&self, person: Person, ticket: SecretHash) -> bool {
        devices::is_ticket_of(self, person, ticket)
    }

    /// Who loves which card of the turn that lies there.
    pub(crate) fn hearts_view(&self) -> Vec<Chosen> {
        hearts::hearts_view(self)
    }

    /// What watchers had guessed: a secret until the score.
    pub(crate) fn guesses_view(&self) -> Vec<Chosen> {
        hearts::guesses_view(self)
    }

    /// Whether somebody with this trace may come in.
    pub(crate) fn check_welcome(&self, trace: &Trace, now_ms: u64) -> Result<(), RoomRefusal> {
        kept_out::check_welcome(self, trace, now_ms)
    }

    /// Who looks, if they may.
    pub(crate) fn looker(&self, trace: &Trace, now_ms: u64) -> Result<Option<Person>, RoomRefusal> {
        kept_out::looker(self, trace, now_ms)
    }

    /// Whom the room keeps out, for the host.
    pub(crate) fn kept_out_view(&self, now_ms: u64) -> Vec<KeptOutView> {
        kept_out::kept_out_view(self, now_ms)
    }

    /// Who wants knocks, and what they were told.
    pub(crate) fn knocks(&self) -> &Knocks {
        &self.knocks
    }

    /// Devices that want no knocks any more since this was called last.
    pub(crate) fn take_gone_devices(&mut self) -> Vec<KnockDevice> {
        self.knocks.take_gone()
    }

    /// What is sent to the devices of somebody.
    pub(crate) fn knock_note(&self, person: Person, knock: Knock) -> Option<KnockNote> {
        knocks::knock_note(self, person, knock)
    }

    /// Who proves their place by this secret.
    pub(crate) fn guest(&self, secret: SecretHash) -> Result<Guest, RoomRefusal> {
        own::guest(self, secret)
    }

    /// The pack of people's own pictures, if the table has one.
    pub(crate) fn own_pack(&self) -> Option<&str> {
        own::own_pack(self)
    }

    /// How the game that runs is played by post, if it is.
    pub(crate) fn by_post(&self) -> Option<&Post> {
        self.running().ok()?;
        self.settings.post.as_ref()
    }

    /// Since when the present phase lasts, at a table by post.
    pub(crate) fn since_ms(&self) -> Option<u64> {
        post::since_ms(self)
    }

    /// How the turn that was scored is told, while it lies there.
    pub(crate) fn reveal_view(&self) -> Option<RevealView> {
        reveal::reveal_view(self)
    }

    /// Until when salts are awaited, if they are.
    pub(crate) fn shuffles_at_ms(&self) -> Option<u64> {
        salts::shuffles_at_ms(self)
    }
}
