//! How a room's task answers what it is requested to do.

use std::{net::IpAddr, sync::Arc};

use super::{
    archive,
    fan_out::{Outlet, ViewerId},
    obey::Asked,
    request::{Caller, Reply, Request},
    room_task::RoomTask,
    shared::new_secret,
    visitor::{TicketMaker, Visitor},
};
use crate::{
    Act, ClientMessage, CommandId, Entry, Hello, Person, RoomCommand, RoomRefusal, Seated, Secret,
    SecretHash, ServerMessage, Trace, Welcome,
    limits::{DEVICES_EACH_MAX, WATCHERS_MAX, WATCHERS_PER_ADDRESS_MAX},
    room::{deadline_ms, place, preview},
};

impl RoomTask {
    pub(super) async fn answer(&mut self, request: Request) {
        match request {
            Request::Said { viewer, message } => self.listen(viewer, message).await,
            Request::Looked(looked) => self.looked(*looked).await,
            Request::Thought { seat, command } => {
                if let Some(act) = self.live.bots.thought(&self.live.room, seat, command)
                    && let Err(refusal) = self.live.perform_unasked(&act).await
                    && !refusal.is_passing()
                {
                    self.live.bots.refuse(&self.live.room, act);
                }
                self.live.plan_bots();
            }
            Request::Gone { viewer } => self.go(viewer),
            Request::Preview { reply } => {
                let watchers = self.live.presence_view().watchers;
                drop(reply.send(Ok(preview(&self.live.room, watchers))));
            }
            Request::Join { entry, caller, reply } => drop(reply.send(self.join(entry, caller).await)),
            Request::UseTicket { ticket, reply } => drop(reply.send(self.use_ticket(&ticket).await)),
            Request::Connect { hello, address, outlet, reply } => {
                self.connect(&hello, address, outlet, reply).await;
            }
            Request::MayRecord { secret, bytes, reply } => {
                _ = reply.send(archive::may_record(&self.live, &secret, &bytes));
            }
            Request::Record { recording, reply } => {
                _ = reply.send(archive::note_recording(&mut self.live, *recording).await);
            }
            Request::Recording { caller, id, reply } => {
                _ = reply.send(archive::recording_kind(&self.live, &caller, &id));
            }
            Request::LookBack { caller, only_when_over, reply } => {
                _ = reply.send(archive::may_look_back(&self.live, &caller, only_when_over));
            }
            Request::Place { secret, reply } => {
                let by = self.live.room.owner(SecretHash::of(&secret)).ok_or(RoomRefusal::UnknownSecret);
                _ = reply.send(by.and_then(|by| place(&self.live.room, by)).map(Box::new));
            }
            Request::Guest { secret, reply } => {
                _ = reply.send(self.live.room.guest(SecretHash::of(&secret)));
            }
            Request::Recount => self.recount().await,
            Request::Counted => self.counted().await,
            Request::Evidence { secret, complaint, reply } => {
                let by = self.live.room.owner(SecretHash::of(&secret)).ok_or(RoomRefusal::UnknownSecret);
                _ = reply.send(by.and_then(|by| self.live.evidence(by, &complaint)));
            }
            Request::Ring { reply } => drop(reply.send(Ok(()))),
            Request::WantKnocks { secret, device, reply } => {
                _ = reply.send(self.want_knocks(&secret, &device).await);
            }
            Request::StopKnocks { endpoint, reply } => _ = reply.send(self.stop_knocks(&endpoint).await),
            Request::Called { end } => self.called(end).await,
            // The loop that reads the requests does these, because they are its end.
            Request::Remove { .. } | Request::Stop => {}
        }
    }

    async fn join(&mut self, entry: Box<Entry>, caller: Caller) -> Result<Seated, RoomRefusal> {
        let room = &self.live.room;
        let presented = caller.secret.as_deref().map(SecretHash::of);
        if let (Some(text), Some(person)) = (caller.secret, presented.and_then(|hash| room.owner(hash))) {
            // Nobody needs two places.
            return Ok(Seated { secret: Secret::presented(text), person });
        }
        let trace = Trace { from: room.mark(caller.address), secret: presented };
        let secret = new_secret();
        self.live.perform(None, None, &Act::Join { entry, secret: secret.hash(), trace }).await?;
        let seated = self.seated(secret)?;
        self.live.presence.joined(seated.person, self.live.shared.clock.now_ms());
        Ok(seated)
    }

    async fn use_ticket(&mut self, ticket: &str) -> Result<Seated, RoomRefusal> {
        let secret = new_secret();
        let act = Act::UseTicket { ticket: SecretHash::of(ticket), secret: secret.hash() };
        self.live.perform(None, None, &act).await?;
        self.seated(secret)
    }

    /// Whoever has just got this secret.
    fn seated(&self, secret: Secret) -> Result<Seated, RoomRefusal> {
        let person = self.live.room.owner(secret.hash()).ok_or(RoomRefusal::UnknownSecret)?;
        Ok(Seated { secret, person })
    }

    async fn connect(
        &mut self,
        hello: &Hello,
        address: Option<IpAddr>,
        outlet: Arc<dyn Outlet>,
        reply: Reply<(ViewerId, Option<Person>)>,
    ) {
        let visitor = match self.let_in(hello, address) {
            Ok(visitor) => visitor,
            Err(refusal) => {
                _ = reply.send(Err(refusal));
                return;
            }
        };
        let person = visitor.person;
        let live = &mut self.live;
        let first = live.viewers.is_empty();
        if first {
            let now_ms = live.now_ms();
            live.presence.forget_silent(now_ms);
        }
        // A room from which the clock has gone back would wait until it is there again.
        let from_later = live.room.at_ms() > live.now_ms();
        // A candle by post burns on while nobody looks.
        let slept = live.room.by_post().is_none() && deadline_ms(&live.room).is_some();
        let sleeps = first && (from_later || slept);
        if sleeps {
            live.ask_others().await;
        }
        live.presence.come(person);
        if sleeps && live.presence.elsewhere.is_empty() {
            _ = live.perform_unasked(&Act::Wake).await;
        }
        if let Some(person) = person {
            _ = live.perform_unasked(&Act::Return(person)).await;
        }
        // From here to the end nothing waits: what is in the welcome and what follows as steps fit together.
        self.live.tell_cards_to_one();
        outlet.send(&self.welcome(person).json());
        let viewer = self.live.viewers.add(&self.live.room, visitor, outlet);
        self.live.shared.counts.viewers(1);
        self.presence_has_changed();
        if first {
            self.live.tell_others(true);
        }
        self.live.plan_bots();
        if reply.send(Ok((viewer, person))).is_err() {
            self.go(viewer);
        }
    }

    /// Who comes, if they may come in.
    fn let_in(&self, hello: &Hello, address: Option<IpAddr>) -> Result<Visitor, RoomRefusal> {
        let live = &self.live;
        let now_ms = live.now_ms();
        let secret = hello.secret.as_deref().map(SecretHash::of);
        let from = live.room.mark(address);
        let person = live.room.looker(&Trace { from, secret }, now_ms)?;
        let tickets = hello.secret.as_deref().map(TicketMaker::of);
        let visitor = Visitor { person, secret, from, since_ms: now_ms, tickets };
        let watchers = || live.presence_view().watchers;
        match person {
            Some(person) if live.presence.devices(person) >= DEVICES_EACH_MAX => {
                return Err(RoomRefusal::TooManyDevices);
            }
            Some(person) if live.room.people().seat_of(person).is_some() => {}
            _ if watchers() >= WATCHERS_MAX => return Err(RoomRefusal::TooManyWatchers),
            Some(_) => {}
            None => {
                let nameless = live.viewers.iter().filter(|viewer| viewer.visitor.person.is_none());
                let here = nameless.map(|viewer| viewer.visitor.from);
                let all = here.chain(live.presence.elsewhere.nameless().map(|(from, _)| from));
                if all.filter(|other| from.is_some() && *other == from).count() >= WATCHERS_PER_ADDRESS_MAX {
                    return Err(RoomRefusal::TooManyWatchers);
                }
            }
        }
        Ok(visitor)
    }

    fn welcome(&mut self, person: Option<Person>) -> ServerMessage {
        let live = &mut self.live;
        let presence = live.presence_view();
        let draft = person.and_then(|person| live.drafts.get(person)).cloned();
        let mut view = live.room.view(person, &*live.shared.decks, draft, presence.clone());
        if view.you.host {
            view.house = Some(live.house_view());
        }
        if person.is_none() {
            // Who has no name hears what is said from now on.
            view.chat.clear();
        }
        ServerMessage::Welcome(Box::new(Welcome {
            position: live.room.position(),
            epoch: live.room.epoch().to_owned(),
            now_ms: live.now_ms(),
            view,
            presence,
        }))
    }

    fn go(&mut self, viewer: ViewerId) {
        self.live.presence.sounding(viewer, false);
        let Some(viewer) = self.live.viewers.remove(viewer) else { return };
        self.live.shared.counts.viewers(-1);
        self.live.presence.go(viewer.visitor.person, self.live.now_ms());
        self.presence_has_changed();
    }

    fn presence_has_changed(&mut self) {
        self.live.presence.touch();
        self.live.gossip.touch();
        self.empty_since_ms = self.live.viewers.is_empty().then(|| self.live.now_ms());
        if self.empty_since_ms.is_some() {
            // Nothing is due in an empty room, and others need not wait to find out.
            self.live.say_farewell();
        }
    }

    pub(super) async fn hear(&mut self, viewer: ViewerId, message: ClientMessage) {
        let Some(person) = self.live.viewers.get(viewer).map(|viewer| viewer.visitor.person) else { return };
        match message {
            ClientMessage::Room { id, command: RoomCommand::Ticket {} } => {
                self.give_ticket(viewer, person, &id).await;
            }
            ClientMessage::Room { id, command: RoomCommand::PutOut { place, ban } } => {
                self.put_out(viewer, person, id, place, ban).await;
            }
            ClientMessage::Room { id, command: RoomCommand::Remove { person: whom, ban } } => {
                let theirs = self.live.viewers.iter().filter(|viewer| viewer.visitor.person == Some(whom));
                let here = theirs.filter_map(|viewer| viewer.visitor.from);
                let from = here.chain(self.live.presence.elsewhere.marks_of(whom)).collect();
                self.obey(&[Asked { viewer, person, id, act: Act::SendAway { person: whom, ban, from } }])
                    .await;
            }
            ClientMessage::Room { id, command } => {
                self.obey(&[Asked { viewer, person, id, act: Act::Wish(command) }]).await;
            }
            ClientMessage::Draft(draft) => {
                let live = &mut self.live;
                if let Some(person) = person.filter(|person| live.room.people().seat_of(*person).is_some()) {
                    live.drafts.set(person, draft, live.shared.clock.now_ms());
                    live.gossip.touch();
                }
            }
            ClientMessage::Typing(typing) => {
                let now_ms = self.live.now_ms();
                if let Some(person) = person {
                    self.live.presence.typing(person, typing, now_ms);
                    self.live.gossip.touch();
                }
            }
            // Only a board speaks for the whole room: whoever has a name plays for themself.
            ClientMessage::Sounding(sounding) if person.is_none() => {
                self.live.presence.sounding(viewer, sounding);
                self.live.gossip.touch();
            }
            ClientMessage::Sounding(_) => {}
            // Moves are done together, and the socket's own task answers the others.
            ClientMessage::Do { .. } | ClientMessage::Ping(_) | ClientMessage::Hello(_) => {}
        }
    }

    /// Puts out those who look in without a name from one address.
    async fn put_out(
        &mut self,
        viewer: ViewerId,
        person: Option<Person>,
        id: CommandId,
        place: u32,
        ban: bool,
    ) {
        let Some(from) = self.live.house.address(place) else {
            let act = Act::Wish(RoomCommand::PutOut { place, ban });
            return self.obey(&[Asked { viewer, person, id, act }]).await;
        };
        let before = self.live.room.position();
        self.obey(&[Asked { viewer, person, id, act: Act::PutOut { from, ban } }]).await;
        if self.live.room.position() > before {
            self.live.put_out(from);
        }
    }

    /// Gives a ticket: for the same id the same one, as long as it can be used.
    async fn give_ticket(&mut self, viewer: ViewerId, person: Option<Person>, id: &CommandId) {
        let answer = self.ticket(viewer, person, id).await;
        self.send_to(
            viewer,
            &match answer {
                Ok(ticket) => ServerMessage::Ticket { id: id.clone(), ticket },
                Err(refusal) => ServerMessage::refused(Some(id.clone()), refusal),
            },
        );
    }

    async fn ticket(
        &mut self,
        viewer: ViewerId,
        person: Option<Person>,
        id: &CommandId,
    ) -> Result<Secret, RoomRefusal> {
        let live = &mut self.live;
        let person = person.ok_or(RoomRefusal::NoName)?;
        let tickets = live.viewers.get(viewer).and_then(|viewer| viewer.visitor.tickets.as_ref());
        let ticket = tickets.ok_or(RoomRefusal::NoName)?.ticket(live.room.epoch(), id.as_str());
        if live.room.accepted(person, id).is_none() {
            live.perform(Some(person), Some((viewer, id)), &Act::GiveTicket(ticket.hash())).await?;
        }
        if live.room.is_ticket_of(person, ticket.hash()) { Ok(ticket) } else { Err(RoomRefusal::BadTicket) }
    }

    pub(super) fn send_to(&self, viewer: ViewerId, message: &ServerMessage) {
        if let Some(viewer) = self.live.viewers.get(viewer) {
            viewer.outlet.send(&message.json());
        }
    }
}
