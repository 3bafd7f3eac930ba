//! Somebody hangs by threads, and nobody sees who holds them.

use super::prelude::*;

pub(super) static HANGS_BY_THREADS: Relation = Relation {
    id: "hangs_by_threads",
    themes: Themes::Shared,
    moods: &[Mood::Dread, Mood::Loneliness],
    slots: &[WITNESS, place(&["theatre", "circus", "city", "hills", "room"])],
    layouts: &[view("stage", Camera::Interior, stage), view("hand", Camera::CloseUp, hand)],
};

/// On the boards, held by a wooden cross at the top of the card.
fn stage(c: &mut Composer) {
    c.scene.light_at(400.0, 330.0, 0.3);
    let stage = c.stage(&Wish { ground: 1060.0, open: [200.0, 600.0], ..Wish::default() });
    let who = Figure {
        left_hand: Some(point(-28.0, -84.0)),
        right_hand: Some(point(30.0, -90.0)),
        scarf: None,
        ..c.somebody("witness").doing(Pose::Dance)
    };
    let s = &mut c.scene;
    let p = s.palette;
    let y = stage.y(400.0) + 10.0;
    s.place(&who, At::new(400.0, y).height(440.0).standing().shadow(0.5).subject());
    for (from, to) in [
        ((300.0, 150.0), (290.0, y - 330.0)),
        ((500.0, 130.0), (515.0, y - 360.0)),
        ((390.0, 120.0), (390.0, y - 430.0)),
        ((420.0, 120.0), (418.0, y - 430.0)),
    ] {
        string(s, from, to, 0.0, 1.8);
    }
    s.note("thread", Role::Object);
    s.limb(&nodes![(290, 150), (510, 124)], &[18.0], Look::of(p.wood).texture(0.3));
    s.limb(&nodes![(388, 96), (414, 178)], &[15.0], Look::of(p.wood).texture(0.3));
    c.front(&stage);
    c.scene.focus(400.0, y - 220.0, 240.0);
}

/// A great hand comes in from above; the small one dances far below it.
fn hand(c: &mut Composer) {
    c.scene.light_at(160.0, 260.0, 0.45);
    let stage = c.stage(&Wish { ground: 1070.0, open: [260.0, 700.0], ..Wish::default() });
    let who = Figure {
        left_hand: Some(point(-24.0, -90.0)),
        right_hand: Some(point(26.0, -70.0)),
        scarf: None,
        ..c.somebody("witness").doing(Pose::Run)
    };
    let s = &mut c.scene;
    let p = s.palette;
    let y = stage.y(480.0) + 20.0;
    for (x0, x1, up) in
        [(400.0, 410.0, 240.0), (470.0, 470.0, 310.0), (535.0, 540.0, 220.0), (590.0, 570.0, 90.0)]
    {
        string(s, (x0, 420.0), (x1, y - up), 6.0, 1.8);
    }
    s.note("thread", Role::Object);
    s.note("hand", Role::Detail);
    s.place(&who, At::new(480.0, y).height(310.0).standing().facing(Facing::Right).shadow(0.5).subject());
    let skin = p.skin;
    s.group(Group::new(), |s| {
        s.blob(&nodes![(360, -40; corner), (350, 120), (330, 220), (420, 290), (560, 280), (620, 200), (600, 60), (600, -40; corner)], Look::of(skin).inflate(40.0));
        for (x, bend, l) in [(380.0, -26.0, 170.0), (452.0, -8.0, 200.0), (522.0, 12.0, 180.0), (580.0, 26.0, 130.0)] {
            s.limb(&nodes![(x, 230), (x + bend, 300), (x + bend * 0.8, 300.0 + l * 0.5), (x + 4.0, 300.0 + l * 0.62)], &[62.0, 52.0, 42.0, 26.0], Look::of(skin.dim(0.97)).inflate(14.0).shadow(0.5));
            s.ellipse(x + 4.0, 296.0 + l * 0.6, 13.0, 16.0, Look::of(skin.mix(p.cream, 0.5)));
        }
        s.limb(&nodes![(350, 150), (290, 250), (300, 350), (330, 390)], &[70.0, 58.0, 46.0, 26.0], Look::of(skin).inflate(16.0).shadow(0.5));
        s.poly(&nodes![(330, -60), (640, -60), (630, 70), (340, 80)], Look::of(p.red).inflate(16.0).grain(90.0));
        s.limb(&nodes![(330, 76), (490, 92), (640, 68)], &[34.0], Look::of(p.cream).inflate(8.0));
    });
    c.front(&stage);
    c.scene.focus(480.0, y - 110.0, 160.0);
    c.scene.focus(460.0, 240.0, 220.0);
}
