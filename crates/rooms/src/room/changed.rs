//! What viewers have to hear of.

/// What has changed in a room since its viewers heard of it last.
#[derive(Clone, Debug, Default)]
pub(crate) struct Changed {
    /// The people, and with them the problems and who one is.
    pub(crate) people: bool,
    pub(crate) settings: bool,
    pub(crate) host: bool,
    /// Whom the room keeps out: a matter of the host alone.
    pub(crate) house: bool,
    /// Locked, paused.
    pub(crate) flags: bool,
    pub(crate) clock: bool,
    pub(crate) game: bool,
    /// Another turn is revealed, or none.
    pub(crate) reveal: bool,
    pub(crate) hearts: bool,
    /// The promise about the next deck.
    pub(crate) fair: bool,
    /// Another game than before, or none: viewers get it whole.
    pub(crate) new_game: bool,
    /// So many entries of the chat are new.
    pub(crate) said: usize,
}

impl Changed {
    /// What changed by two records, one after the other.
    pub(crate) fn add(&mut self, next: &Self) {
        self.people |= next.people;
        self.settings |= next.settings;
        self.host |= next.host;
        self.house |= next.house;
        self.flags |= next.flags;
        self.clock |= next.clock;
        self.game |= next.game;
        self.reveal |= next.reveal;
        self.hearts |= next.hearts;
        self.fair |= next.fair;
        self.new_game |= next.new_game;
        self.said += next.said;
    }

    /// Everything but the chat.
    pub(super) fn everything(&mut self) {
        *self = Self {
            people: true,
            settings: true,
            host: true,
            house: true,
            flags: true,
            clock: true,
            game: true,
            reveal: true,
            hearts: true,
            fair: true,
            new_game: true,
            said: self.said,
        };
    }
}
