//! Something that belongs in the sea swims through a place without water.

use super::{Camera, Layout, Mood, Pool, Relation, Slot, Themes};
use crate::composer::Composer;
use crate::figures::{Figure, Grip, Pose};
use crate::motifs::motif;
use crate::scene::{At, Facing, Group};
use crate::settings::Wish;

/// A whale among trees.
pub(crate) static SWIMS_THROUGH: Relation = Relation {
    id: "swims_through",
    themes: Themes::Shared,
    moods: &[Mood::Wonder, Mood::Freedom],
    slots: &[
        Slot { name: "subject", pool: Pool::Motifs(&["whale"]) },
        Slot { name: "witness", pool: Pool::AnyHead },
        Slot { name: "setting", pool: Pool::Settings(&["forest"]) },
    ],
    layouts: &[
        Layout { id: "between", camera: Camera::Wide, disc: false, paint: between },
        Layout { id: "overhead", camera: Camera::CloseUp, disc: false, paint: overhead },
    ],
};

/// It hangs in the middle distance; somebody with a lantern looks up.
fn between(c: &mut Composer) {
    let (fish, who, place) = (c.motif("subject"), c.head("witness"), c.setting("setting"));
    let s = &mut c.scene;
    s.light_at(400.0, 520.0, 0.1);
    s.rim = 0.9;
    let stage = s.stage(place, &Wish::default());
    let facing = c.rng.pick(&[Facing::Left, Facing::Right]);
    let pop = Group::new().fog(0.08);
    s.place(fish, At::new(400.0, 560.0).width(560.0).centred().turned(-5.0).facing(facing).group(pop).subject().giant());
    let x = c.rng.pick(&[230.0, 570.0]);
    let figure = Figure::new(who)
        .from_behind()
        .doing(Pose::Walk)
        .holding(motif("lantern"), 26.0, Grip::Top, 26.0, -58.0);
    s.figure(&figure, At::new(x, stage.y(x) + 30.0).height(210.0).standing().looking_at(400.0).shadow(0.5).witness());
    (place.front)(s, &stage);
    s.focus(400.0, 560.0, 280.0);
    s.focus(x, stage.y(x) - 80.0, 130.0);
}

/// It passes so low that it fills the upper half; somebody reaches for its belly.
fn overhead(c: &mut Composer) {
    let (fish, who, place) = (c.motif("subject"), c.head("witness"), c.setting("setting"));
    let s = &mut c.scene;
    s.light_at(220.0, 240.0, 0.35);
    let stage = s.stage(place, &Wish { ground: 1080.0, open: [80.0, 720.0], ..Wish::default() });
    s.place(fish, At::new(430.0, 400.0).width(860.0).centred().turned(8.0).subject().giant());
    let figure = Figure::new(who).doing(Pose::Reach);
    s.figure(&figure, At::new(330.0, stage.y(330.0) + 20.0).height(300.0).standing().shadow(0.5).witness());
    (place.front)(s, &stage);
    s.focus(400.0, 420.0, 320.0);
}
