//! An open connection to a room, as whoever serves a viewer holds it.

use tokio::sync::mpsc;

use super::{fan_out::ViewerId, request::Request};
use crate::{ClientMessage, Person, RoomRefusal};

/// An open connection to a room. Drop it to close it.
pub struct Connection {
    room: mpsc::Sender<Request>,
    viewer: ViewerId,
    person: Option<Person>,
}

impl Connection {
    pub(super) fn new(room: mpsc::Sender<Request>, viewer: ViewerId, person: Option<Person>) -> Self {
        Self { room, viewer, person }
    }

    /// Who looks; nobody who has a name if nothing.
    #[must_use]
    pub fn person(&self) -> Option<Person> {
        self.person
    }

    /// Tells the room what the client sent.
    ///
    /// # Errors
    /// When the room is gone.
    pub async fn say(&self, message: ClientMessage) -> Result<(), RoomRefusal> {
        let said = Request::Said { viewer: self.viewer, message: Box::new(message) };
        self.room.send(said).await.map_err(|_| RoomRefusal::Restarting)
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let gone = Request::Gone { viewer: self.viewer };
        if let Err(mpsc::error::TrySendError::Full(gone)) = self.room.try_send(gone)
            && let Ok(runtime) = tokio::runtime::Handle::try_current()
        {
            // The room is busy; it will hear of it later.
            let room = self.room.clone();
            runtime.spawn(async move { _ = room.send(gone).await });
        }
    }
}
