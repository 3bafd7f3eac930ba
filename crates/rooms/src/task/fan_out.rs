//! Sending each viewer what changed for them, and nothing else.

use std::sync::Arc;

use moonhare_rules::View;

use super::visitor::Visitor;
use crate::{
    ByeCode, CommandId, Decks, Room, ServerMessage, Stage, You,
    limits::SEATS_MAX,
    room::{Changed, deadline_ms},
    wire::{GamePatch, OwnPatch, Part, RoomPatch, Steps},
};

/// Where a viewer's messages go. It must not wait: who reads too slowly is dropped.
pub trait Outlet: Send + Sync + 'static {
    /// Sends one JSON text.
    fn send(&self, text: &str);

    /// Sends several, one after the other.
    fn send_all(&self, texts: &mut dyn Iterator<Item = &str>) {
        texts.for_each(|text| self.send(text));
    }

    /// Says good-bye and closes.
    fn close(&self, code: ByeCode);
}

/// One of those who look at a room: an open connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ViewerId(pub u64);

/// Somebody who looks at the room.
pub(crate) struct Viewer {
    pub(crate) id: ViewerId,
    pub(crate) visitor: Visitor,
    pub(crate) outlet: Arc<dyn Outlet>,
    /// Who they know themself to be.
    you: You,
}

/// The game as the viewers in each seat see it, and as watchers see it: only where somebody looks from.
type SeatViews = Vec<(usize, Option<View>)>;

/// An answer for one viewer that makes no step, and after how many records it comes.
struct Aside {
    viewer: ViewerId,
    after: usize,
    text: String,
}

/// Everybody who looks at the room, and what they have seen of it.
#[derive(Default)]
pub(crate) struct Viewers {
    all: Vec<Viewer>,
    stage: Option<Stage>,
    deadline_ms: Option<u64>,
    since_ms: Option<u64>,
    count: u64,
    /// The game as they know it, or will when they have their steps. Every record makes a step for everybody, so it is not
    /// kept for long but looked at when the next record comes, if that does not come at once.
    known: Option<SeatViews>,
    /// What waits until it may be sent: for each record a step for each viewer …
    steps: Steps,
    records: usize,
    /// … and whatever else some are answered in between.
    asides: Vec<Aside>,
}

fn class_of(seat: Option<u8>) -> usize {
    seat.map_or(SEATS_MAX, |seat| usize::from(seat).min(SEATS_MAX))
}

impl Viewers {
    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub(crate) fn get(&self, id: ViewerId) -> Option<&Viewer> {
        self.all.iter().find(|viewer| viewer.id == id)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Viewer> {
        self.all.iter()
    }

    /// A new viewer, who has seen everything up to now.
    pub(crate) fn add(&mut self, room: &Room, visitor: Visitor, outlet: Arc<dyn Outlet>) -> ViewerId {
        self.count += 1;
        let id = ViewerId(self.count);
        let you = room.you(visitor.person);
        if self.all.is_empty() {
            self.stage = Some(room.stage());
            self.deadline_ms = deadline_ms(room);
            self.since_ms = room.since_ms();
        }
        self.all.push(Viewer { id, visitor, outlet, you });
        id
    }

    /// All viewers have seen the room as it is now, and nothing later.
    pub(crate) fn have_seen(&mut self, room: &Room) {
        self.stage = Some(room.stage());
        self.deadline_ms = deadline_ms(room);
        self.since_ms = room.since_ms();
        for viewer in &mut self.all {
            viewer.you = room.you(viewer.visitor.person);
        }
    }

    pub(crate) fn remove(&mut self, id: ViewerId) -> Option<Viewer> {
        let at = self.all.iter().position(|viewer| viewer.id == id)?;
        Some(self.all.swap_remove(at))
    }

    /// Sends all the same message.
    pub(crate) fn send_all(&self, message: &ServerMessage) {
        let text = message.json();
        for viewer in &self.all {
            viewer.outlet.send(&text);
        }
    }

    /// Looks at the game as the viewers see it, before it changes.
    pub(crate) fn look(&mut self, room: &Room) {
        if self.known.is_some() || self.all.is_empty() {
            return;
        }
        let mut known = SeatViews::with_capacity(self.all.len().min(SEATS_MAX + 1));
        for viewer in &self.all {
            let class = class_of(viewer.you.seat);
            if known.iter().all(|(looked_at, _)| *looked_at != class) {
                known.push((class, room.game_view(viewer.you.seat)));
            }
        }
        self.known = Some(known);
    }

    /// Lets go of how the game looks: while what was prepared is written down, other rooms can use the memory, which is still
    /// in the processor's caches.
    pub(crate) fn look_away(&mut self) {
        self.known = None;
    }

    /// Puts together everybody's step about the room's latest record. The one whose command it was finds its id
    /// in it.
    pub(crate) fn prepare(
        &mut self,
        room: &Room,
        changed: &Changed,
        decks: &dyn Decks,
        answer: Option<(ViewerId, &CommandId)>,
    ) {
        let Some(mut known) = self.known.take() else { return };
        let patch = self.room_patch(room, changed, decks);
        let steps = &mut self.steps;
        let shared = steps.part(&patch);
        let mut games = Games { parts: [const { None }; SEATS_MAX + 1], known: &mut known, room, changed };
        for viewer in &mut self.all {
            let you =
                if changed.people || changed.host { room.you(viewer.visitor.person) } else { viewer.you };
            let id = answer.filter(|(asker, _)| *asker == viewer.id).map(|(_, id)| id);
            if you == viewer.you {
                let game = games.part(steps, you.seat);
                steps.step(room.position(), &[&shared, game], id);
                continue;
            }
            let mut own = OwnPatch { you: Some(you), game: None };
            if you.seat != viewer.you.seat && !changed.new_game {
                // Another seat has another hand, so there is nothing that a change could change.
                own.game = Some(room.game_view(you.seat));
                let own = steps.part(&own);
                steps.step(room.position(), &[&shared, &own], id);
            } else {
                let own = steps.part(&own);
                let game = games.part(steps, you.seat);
                steps.step(room.position(), &[&shared, game, &own], id);
            }
            viewer.you = you;
        }
        self.records += 1;
        // Where somebody sits elsewhere now, others are looked at next time.
        self.known = (!changed.people && !changed.new_game).then_some(known);
    }

    /// Answers one viewer, after the steps that are prepared.
    pub(crate) fn answer(&mut self, viewer: ViewerId, message: &ServerMessage) {
        self.asides.push(Aside { viewer, after: self.records, text: message.json() });
    }

    /// Sends everybody what was prepared, each all of it at once.
    pub(crate) fn send_steps(&mut self) {
        for (at, viewer) in self.all.iter().enumerate() {
            let asides = || self.asides.iter().filter(|aside| aside.viewer == viewer.id);
            if self.records == 1 && asides().next().is_none() {
                viewer.outlet.send(self.steps.get(at));
                continue;
            }
            let mut texts = (0..=self.records).flat_map(|record| {
                let step = record.checked_sub(1).map(|before| self.steps.get(before * self.all.len() + at));
                let asides = asides().filter(move |aside| aside.after == record);
                step.into_iter().chain(asides.map(|aside| aside.text.as_str()))
            });
            viewer.outlet.send_all(&mut texts);
        }
        self.forget_steps();
    }

    /// Sends nobody what was prepared.
    pub(crate) fn forget_steps(&mut self) {
        self.steps.clear();
        self.records = 0;
        self.asides.clear();
        self.known = None;
    }

    /// What all viewers hear alike.
    fn room_patch(&mut self, room: &Room, changed: &Changed, decks: &dyn Decks) -> RoomPatch {
        let mut patch = RoomPatch::default();
        let stage = room.stage();
        let staged = changed.new_game || self.stage != Some(stage);
        if staged {
            self.stage = Some(stage);
            patch.stage = Some(stage);
        }
        if staged || changed.fair {
            patch.fair = Some(room.fair_view());
        }
        if changed.new_game {
            patch.deck = Some(room.game().map(|game| game.deck().to_vec()).unwrap_or_default());
        }
        if changed.host {
            patch.host = Some(room.host());
        }
        if changed.people {
            patch.people = Some(room.people_view());
            patch.watching = Some(room.watching_view());
        }
        if changed.settings {
            patch.settings = Some(room.settings_view());
        }
        if (changed.people || changed.settings || staged) && stage != Stage::Game {
            patch.problems = Some(room.problems(decks));
            patch.editions = Some(room.editions_view(decks));
        }
        if changed.flags {
            patch.locked = Some(room.is_locked());
            patch.paused = Some(room.is_paused());
        }
        if changed.clock || changed.flags {
            let deadline_ms = deadline_ms(room);
            if deadline_ms != self.deadline_ms {
                self.deadline_ms = deadline_ms;
                patch.deadline_ms = Some(deadline_ms);
            }
            let since_ms = room.since_ms();
            if since_ms != self.since_ms {
                self.since_ms = since_ms;
                patch.since_ms = Some(since_ms);
            }
        }
        if changed.reveal {
            patch.reveal = Some(room.reveal_view().map(|reveal| (reveal.start_ms, reveal.acts)));
            patch.guesses = Some(room.guesses_view()).filter(|guesses| !guesses.is_empty());
        }
        if changed.reveal || changed.hearts {
            // Another reveal, or none, begins without any.
            let told = |hearts: &Vec<_>| !(changed.reveal && hearts.is_empty());
            patch.hearts = Some(room.hearts_view()).filter(told);
        }
        if changed.said > 0 {
            patch.chat = Some(room.latest_chat(changed.said).cloned().collect());
        }
        patch
    }
}

/// The change of the game by one record, for the viewers in each seat.
struct Games<'a> {
    parts: [Option<Part>; SEATS_MAX + 1],
    known: &'a mut SeatViews,
    room: &'a Room,
    changed: &'a Changed,
}

impl Games<'_> {
    /// The change for the viewers in one seat, written when the first of them needs it.
    fn part(&mut self, steps: &mut Steps, seat: Option<u8>) -> &Part {
        let (class, changed) = (class_of(seat), self.changed);
        self.parts[class].get_or_insert_with(|| {
            if !changed.game {
                return steps.part(&GamePatch::default());
            }
            let game = self.room.game_view(seat);
            if changed.new_game {
                return steps.part(&OwnPatch { you: None, game: Some(game) });
            }
            let known = self.known.iter_mut().find(|(looked_at, _)| *looked_at == class);
            let part = match (&known, &game) {
                (Some((_, Some(known))), Some(game)) => steps.part(&GamePatch::between(known, game)),
                _ => steps.part(&GamePatch::default()),
            };
            match known {
                Some((_, known)) => *known = game,
                None => self.known.push((class, game)),
            }
            part
        })
    }
}
