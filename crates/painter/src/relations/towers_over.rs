//! Something small has become a giant; somebody has to crane their neck.

use super::{Camera, Layout, Mood, Pool, Relation, Slot, Themes};
use crate::composer::Composer;
use crate::figures::{Figure, Pose};
use crate::motifs::Tag;
use crate::scene::{At, Group};
use crate::settings::Wish;

/// A giant among us.
pub(crate) static TOWERS_OVER: Relation = Relation {
    id: "towers_over",
    themes: Themes::Shared,
    moods: &[Mood::Wonder, Mood::Dread],
    slots: &[
        Slot { name: "subject", pool: Pool::Tagged(Tag::Giant) },
        Slot { name: "witness", pool: Pool::AnyHead },
        Slot { name: "setting", pool: Pool::Settings(&["forest"]) },
    ],
    layouts: &[
        Layout { id: "behind", camera: Camera::Wide, disc: false, paint: behind },
        Layout { id: "at_its_feet", camera: Camera::CloseUp, disc: false, paint: at_its_feet },
    ],
};

/// It stands behind the trees, half gone in the mist.
fn behind(c: &mut Composer) {
    let (giant, who, place) = (c.motif("subject"), c.head("witness"), c.setting("setting"));
    let s = &mut c.scene;
    let x = c.rng.pick(&[330.0, 470.0]);
    s.light_at(x, 330.0, 0.25);
    let stage = s.stage(place, &Wish::default());
    let pop = Group::new().fog(0.1).fog_down(700.0, 1000.0, 0.7);
    s.place(giant, At::new(x, 1010.0).height(760.0).standing().group(pop).subject().giant());
    let at = 800.0 - x * 0.6;
    s.figure(&Figure::new(who).from_behind(), At::new(at, stage.y(at) + 40.0).height(200.0).standing().witness());
    (place.front)(s, &stage);
    s.focus(x, 560.0, 260.0);
}

/// Its base fills the picture and is cut by the frame.
fn at_its_feet(c: &mut Composer) {
    let (giant, who, place) = (c.motif("subject"), c.head("witness"), c.setting("setting"));
    let s = &mut c.scene;
    s.light_at(150.0, 150.0, 0.4);
    let stage = s.stage(place, &Wish { ground: 1100.0, ..Wish::default() });
    s.place(giant, At::new(520.0, 1130.0).height(1250.0).standing().shadow(0.5).subject().giant());
    let figure = Figure::new(who).doing(Pose::Reach);
    s.figure(&figure, At::new(180.0, stage.y(180.0) + 30.0).height(170.0).standing().looking_at(520.0).witness());
    (place.front)(s, &stage);
    s.focus(200.0, 1000.0, 180.0);
}
