//! What others ask of a room's task, and how it answers.

use std::{collections::BTreeSet, sync::Arc};

use bytes::Bytes;
use moonhare_rules::{Command, Event as GameEvent, Seat};
use tokio::sync::oneshot;

use crate::{
    Act, ClientMessage, CommandId, Hello, Person, Preview, RoomCommand, RoomRefusal, Seated, Secret,
    fan_out::{Connection, Outlet},
    limits::{DEVICES_EACH_MAX, REFUSALS_KEPT, WATCHERS_MAX},
    lobby::Entry,
    message::{accepted, refused},
    presence::PresenceView,
    recordings::Kind,
    table_task::TableTask,
    tables::chance,
    turns::TurnView,
};

type Reply<T> = oneshot::Sender<Result<T, RoomRefusal>>;

/// What a room's task is asked. Small, because every room has a queue of them: what is large is boxed.
pub(crate) enum Ask {
    Preview { reply: Reply<Preview> },
    Join { entry: Box<Entry>, reply: Reply<Seated> },
    UseTicket { ticket: String, reply: Reply<Seated> },
    Connect { hello: Box<Hello>, outlet: Arc<dyn Outlet>, reply: Reply<Connection> },
    Said { connection: Connection, message: Box<ClientMessage> },
    Gone { connection: Connection },
    Record { secret: String, bytes: Bytes, reply: Reply<String> },
    Recording { secret: Option<String>, id: String, reply: Reply<(Kind, Bytes)> },
    Turns { secret: Option<String>, reply: Reply<Vec<TurnView>> },
    FinishedGame { secret: Option<String>, reply: Reply<Vec<GameEvent>> },
    Thought { seat: Seat, command: Option<Box<Command>> },
    Remove { reply: oneshot::Sender<()> },
    Stop,
}

impl Ask {
    /// Tells whoever asked that the room can't answer.
    pub(crate) fn refuse(self, refusal: RoomRefusal) {
        match self {
            Self::Preview { reply } => drop(reply.send(Err(refusal))),
            Self::Join { reply, .. } | Self::UseTicket { reply, .. } => drop(reply.send(Err(refusal))),
            Self::Connect { reply, .. } => drop(reply.send(Err(refusal))),
            Self::Record { reply, .. } => drop(reply.send(Err(refusal))),
            Self::Recording { reply, .. } => drop(reply.send(Err(refusal))),
            Self::Turns { reply, .. } => drop(reply.send(Err(refusal))),
            Self::FinishedGame { reply, .. } => drop(reply.send(Err(refusal))),
            Self::Remove { reply } => drop(reply.send(())),
            Self::Said { .. } | Self::Gone { .. } | Self::Thought { .. } | Self::Stop => {}
        }
    }
}

impl TableTask {
    pub(crate) async fn answer(&mut self, ask: Ask) {
        match ask {
            Ask::Said { connection, message } => self.hear(connection, *message).await,
            Ask::Thought { seat, command } => self.move_bot(seat, command.map(|command| *command)).await,
            Ask::Gone { connection } => self.go(connection),
            Ask::Preview { reply } => drop(reply.send(Ok(self.preview()))),
            Ask::Join { entry, reply } => drop(reply.send(self.join(&entry).await)),
            Ask::UseTicket { ticket, reply } => drop(reply.send(self.use_ticket(&ticket).await)),
            Ask::Connect { hello, outlet, reply } => self.connect(&hello, outlet, reply).await,
            Ask::Record { secret, bytes, reply } => {
                drop(reply.send(self.keep_recording(&secret, bytes).await));
            }
            Ask::Recording { secret, id, reply } => {
                drop(reply.send(self.recording(secret.as_deref(), id).await));
            }
            Ask::Turns { secret, reply } => drop(reply.send(self.turns(secret.as_deref()).await)),
            Ask::FinishedGame { secret, reply } => {
                drop(reply.send(self.finished_game(secret.as_deref()).await));
            }
            Ask::Remove { .. } | Ask::Stop => {}
        }
    }

    async fn join(&mut self, entry: &Entry) -> Result<Seated, RoomRefusal> {
        let secret = new_secret();
        let person = self.room.join(entry, &secret)?.0;
        self.commit(None, None, |room, _| room.join(entry, &secret).map(|(_, events)| events)).await?;
        Ok(Seated { secret, person })
    }

    async fn use_ticket(&mut self, ticket: &str) -> Result<Seated, RoomRefusal> {
        let secret = new_secret();
        let person = self.room.use_ticket(ticket, &secret, self.now_ms())?.0;
        self.commit(None, None, |room, means| {
            room.use_ticket(ticket, &secret, means.now_ms).map(|(_, events)| events)
        })
        .await?;
        Ok(Seated { secret, person })
    }

    async fn connect(&mut self, hello: &Hello, outlet: Arc<dyn Outlet>, reply: Reply<Connection>) {
        let person = match self.let_in(hello) {
            Ok(person) => person,
            Err(refusal) => {
                _ = reply.send(Err(refusal));
                return;
            }
        };
        let first = self.viewers.is_empty();
        self.presence.come(person);
        if first && self.room.deadline_ms().is_some() {
            self.by_itself(&Act::Wake).await;
        }
        if let Some(person) = person {
            self.by_itself(&Act::Return(person)).await;
        }
        // From here to the end nothing waits: what is in the welcome and what follows as steps fit together.
        outlet.send(&self.welcome(person));
        let connection = self.viewers.add(&self.room, person, outlet);
        self.shared.counts.viewers(1);
        self.presence_has_changed();
        self.plan_bots();
        if reply.send(Ok(connection)).is_err() {
            self.go(connection);
        }
    }

    /// Who comes, if they may come in.
    fn let_in(&self, hello: &Hello) -> Result<Option<Person>, RoomRefusal> {
        let person = match &hello.secret {
            Some(secret) => Some(self.room.owner(secret).ok_or(RoomRefusal::UnknownSecret)?),
            None => None,
        };
        match person {
            Some(person) if self.presence.devices(person) >= DEVICES_EACH_MAX => {
                Err(RoomRefusal::TooManyDevices)
            }
            Some(person) if self.room.people.seat_of(person).is_some() => Ok(Some(person)),
            None if self.room.locked => Err(RoomRefusal::RoomLocked),
            None if self.room.settings.passphrase.is_some() => Err(RoomRefusal::WrongPassphrase),
            _ if self.presence_view().watchers >= WATCHERS_MAX => Err(RoomRefusal::TooManyWatchers),
            person => Ok(person),
        }
    }

    fn welcome(&self, person: Option<Person>) -> String {
        let presence = self.presence_view();
        let draft = person.and_then(|person| self.drafts.get(person)).cloned();
        let view = self.room.view(person, &*self.shared.decks, draft, presence.clone());
        let welcome = serde_json::json!({ "welcome": {
            "position": self.room.position(),
            "epoch": self.room.epoch,
            "now_ms": self.now_ms(),
            "view": view,
            "presence": presence,
        } });
        welcome.to_string()
    }

    pub(crate) fn presence_view(&self) -> PresenceView {
        let seated: BTreeSet<Person> = self.room.people.seats().iter().copied().collect();
        self.presence.view(&seated)
    }

    fn go(&mut self, connection: Connection) {
        let Some(viewer) = self.viewers.remove(connection) else { return };
        self.shared.counts.viewers(-1);
        self.presence.go(viewer.person, self.now_ms());
        self.presence_has_changed();
    }

    async fn hear(&mut self, connection: Connection, message: ClientMessage) {
        let Some(viewer) = self.viewers.get(connection) else { return };
        let person = viewer.person;
        match message {
            ClientMessage::Do { id, command } => self.obey(connection, person, id, Act::Play(command)).await,
            ClientMessage::Room { id, command: RoomCommand::Ticket {} } => {
                self.give_ticket(connection, person, &id).await;
            }
            ClientMessage::Room { id, command } => self.obey(connection, person, id, Act::Ask(command)).await,
            ClientMessage::Draft(draft) => {
                if let Some(person) = person.filter(|person| self.room.people.seat_of(*person).is_some()) {
                    self.drafts.set(person, draft, self.now_ms());
                }
            }
            ClientMessage::Typing(typing) => {
                let now_ms = self.now_ms();
                if let Some(person) = person
                    && self.presence.typing(person, typing, now_ms)
                {
                    self.presence_has_changed();
                }
            }
            // The socket's own task answers these.
            ClientMessage::Ping(_) | ClientMessage::Hello(_) => {}
        }
    }

    /// Does what was asked, once, and answers in any case.
    async fn obey(&mut self, connection: Connection, person: Option<Person>, id: CommandId, act: Act) {
        if let Some(person) = person
            && let Some(position) = self.room.accepted(person, &id)
        {
            return self.tell(connection, &accepted(&id, position));
        }
        let again = self.refusals.iter().find(|(by, known, _)| *by == person && *known == id);
        if let Some((_, _, refusal)) = again {
            return self.tell(connection, &refused(&id, *refusal));
        }
        let (before, started) = (self.room.position(), std::time::Instant::now());
        match self.perform(person, Some((connection, &id)), &act).await {
            // The step that was sent to everybody carries the id.
            Ok(position) if position > before => self.shared.counts.command(true, started.elapsed()),
            Ok(position) => self.tell(connection, &accepted(&id, position)),
            Err(refusal) => {
                self.shared.counts.command(false, started.elapsed());
                self.tell(connection, &refused(&id, refusal));
                if !refusal.is_passing() {
                    self.refusals.truncate(REFUSALS_KEPT - 1);
                    self.refusals.push_front((person, id, refusal));
                }
            }
        }
    }

    async fn give_ticket(&mut self, connection: Connection, person: Option<Person>, id: &CommandId) {
        let Some(person) = person else { return self.tell(connection, &refused(id, RoomRefusal::NoName)) };
        let ticket = new_secret();
        let given = self
            .commit(Some(person), Some((connection, id)), |room, _| room.give_ticket(person, &ticket))
            .await;
        match given {
            Ok(_) => {
                let told = serde_json::json!({ "ticket": { "id": id, "ticket": ticket.reveal() } });
                self.tell(connection, &told.to_string());
            }
            Err(refusal) => self.tell(connection, &refused(id, refusal)),
        }
    }

    fn tell(&self, connection: Connection, text: &str) {
        if let Some(viewer) = self.viewers.get(connection) {
            viewer.outlet.send(text);
        }
    }
}

pub(crate) fn new_secret() -> Secret {
    let mut random = [0; 16];
    chance(&mut random);
    Secret::from_random(random)
}
