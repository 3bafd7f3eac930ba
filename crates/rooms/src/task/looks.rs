//! Packs that are kept elsewhere are looked for beside the room's task: a store that is slow keeps nobody at the table waiting who does
//! something else.

use std::collections::VecDeque;

use super::{fan_out::ViewerId, live_room::LiveRoom, request::Request, room_task::RoomTask};
use crate::{
    ClientMessage, RoomCommand, RoomRefusal, ServerMessage, limits::BEHIND_LOOK_MAX, room::check_begin,
};

/// What waits for packs that are being looked for.
#[derive(Default)]
pub(super) struct Looks {
    /// Whose command waits.
    asked_by: Option<ViewerId>,
    /// What came behind it: from the same viewer, or in need of a look as well.
    behind: VecDeque<(ViewerId, Box<ClientMessage>)>,
    /// Cards are being counted, and perhaps once more after that.
    counting: Option<Again>,
}

/// Whether something is to be done once more.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Again {
    No,
    Yes,
}

/// A command whose packs were looked for.
pub(super) struct Looked {
    pub(super) viewer: ViewerId,
    pub(super) message: Box<ClientMessage>,
    /// It could be found out how they are.
    found: bool,
    /// It is written down that a game begins with them.
    to_play: bool,
}

impl RoomTask {
    /// Does what somebody said, once the packs that it depends on are known.
    pub(super) async fn listen(&mut self, viewer: ViewerId, message: Box<ClientMessage>) {
        let ClientMessage::Room { id, command } = &*message else { return self.hear(viewer, *message).await };
        let packs = elsewhere(&self.live, packs_of(&self.live, command));
        if self.looks.asked_by.is_some_and(|by| by == viewer || !packs.is_empty()) {
            if self.looks.behind.len() < BEHIND_LOOK_MAX {
                self.looks.behind.push_back((viewer, message));
            } else {
                self.send_to(viewer, &ServerMessage::refused(Some(id.clone()), RoomRefusal::TooFast));
            }
        } else if packs.is_empty() {
            self.hear(viewer, *message).await;
        } else {
            self.look_for(viewer, message, packs, false);
        }
    }

    fn look_for(&mut self, viewer: ViewerId, message: Box<ClientMessage>, packs: Vec<String>, to_play: bool) {
        let Some(mailbox) = self.mailbox.upgrade() else { return };
        self.looks.asked_by = Some(viewer);
        let looking = self.live.shared.decks.look_for(packs, to_play);
        tokio::spawn(async move {
            let found = looking.await;
            let looked = Looked { viewer, message, found, to_play };
            _ = mailbox.send(Request::Looked(Box::new(looked))).await;
        });
    }

    /// Goes on with a command whose packs were looked for, and with what came behind it.
    pub(super) async fn looked(&mut self, looked: Looked) {
        self.looks.asked_by = None;
        self.go_on(looked).await;
        while self.looks.asked_by.is_none()
            && let Some((viewer, message)) = self.looks.behind.pop_front()
        {
            self.listen(viewer, message).await;
        }
    }

    async fn go_on(&mut self, Looked { viewer, message, found, to_play }: Looked) {
        let ClientMessage::Room { id, command } = &*message else { return };
        let begins = begins(command);
        if begins && !to_play && self.may_begin(viewer) {
            // First whether it can begin at all: only then the packs are played with.
            let packs = elsewhere(&self.live, packs_of(&self.live, command));
            return self.look_for(viewer, message, packs, true);
        }
        if found || begins {
            // A pack that can't be reached is played with as it was known: the game matters more.
            self.hear(viewer, *message).await;
        } else {
            self.send_to(viewer, &ServerMessage::refused(Some(id.clone()), RoomRefusal::StorageFailed));
        }
    }

    fn may_begin(&self, viewer: ViewerId) -> bool {
        let by = self.live.viewers.get(viewer).and_then(|viewer| viewer.visitor.person);
        by.is_some_and(|by| check_begin(&self.live.room, by, &*self.live.shared.decks).is_ok())
    }

    /// Cards of people's own may have come or gone: they are counted.
    pub(super) async fn recount(&mut self) {
        let packs = elsewhere(&self.live, self.live.room.settings().packs.clone());
        if packs.is_empty() {
            return self.live.recount().await;
        }
        if let Some(again) = &mut self.looks.counting {
            *again = Again::Yes;
            return;
        }
        let Some(mailbox) = self.mailbox.upgrade() else { return };
        self.looks.counting = Some(Again::No);
        let looking = self.live.shared.decks.look_for(packs, false);
        tokio::spawn(async move {
            looking.await;
            _ = mailbox.send(Request::Counted).await;
        });
    }

    /// Cards were counted.
    pub(super) async fn counted(&mut self) {
        let again = self.looks.counting.take();
        self.live.recount().await;
        if again == Some(Again::Yes) {
            Box::pin(self.recount()).await;
        }
    }
}

/// The packs that a command depends on.
fn packs_of(live: &LiveRoom, command: &RoomCommand) -> Vec<String> {
    match command {
        RoomCommand::Settings(change) => change.packs.clone().unwrap_or_default(),
        RoomCommand::Bring { pack } => vec![pack.clone()],
        command if begins(command) => live.room.settings().packs.clone(),
        _ => Vec::new(),
    }
}

fn begins(command: &RoomCommand) -> bool {
    matches!(command, RoomCommand::Begin { .. } | RoomCommand::Rematch {})
}

/// Those of the packs that have to be looked for.
pub(super) fn elsewhere(live: &LiveRoom, mut packs: Vec<String>) -> Vec<String> {
    packs.retain(|pack| live.shared.decks.is_elsewhere(pack));
    packs
}
