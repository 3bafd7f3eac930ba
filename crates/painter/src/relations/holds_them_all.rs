//! A chain of those who would never hold hands; the smallest holds them all.

use super::acting::*;

pub(super) static HOLDS_THEM_ALL: Relation = Relation {
    id: "holds_them_all",
    themes: Themes::Only(&["roots", "half-asleep"]),
    moods: &[Mood::Dread, Mood::Mischief, Mood::Wonder],
    slots: &[],
    layouts: &[framed("twig", Setup::Well, twig), framed("kite", Setup::LongSky, kite)],
};

/// From above to below, each gripping the next: mouse, hare, goose, fox, bear.
fn twig(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(420.0, 40.0, 0.45);
    s.sky(0.7, 0.4);
    let p = s.palette;
    for side in [-1.0, 1.0] {
        let x = |v: f32| 400.0 + side * v;
        s.blob(&nodes![(x(430.0), -30; corner), (x(210.0), -30; corner), (x(250.0), 240), (x(200.0), 520), (x(270.0), 820), (x(230.0), 1240; corner), (x(430.0), 1240; corner)], Look::of(p.near.lighter(0.06)).inflate(40.0).texture(0.4).grain(60.0));
        s.blob(&nodes![(x(430.0), 60; corner), (x(310.0), 140), (x(330.0), 420), (x(290.0), 700), (x(340.0), 1240; corner), (x(430.0), 1240; corner)], Look::of(p.near.dim(0.8)).inflate(40.0).texture(0.4).grain(60.0));
    }
    s.fog(1160.0, 220.0, 0.8);
    s.limb(
        &nodes![(150, 96), (300, 84), (430, 92), (520, 74)],
        &[22.0, 15.0, 10.0, 5.0],
        Look::of(p.wood_dark).inflate(4.0),
    );
    for (x, y) in [(470.0, 76.0), (520.0, 68.0), (330.0, 76.0)] {
        s.blob(
            &nodes![(x, y), (x + 18.0, y - 16.0), (x + 40.0, y - 8.0), (x + 20.0, y + 6.0)],
            Look::of(p.leaf).inflate(4.0),
        );
    }
    // Whoever hangs is built from the top: each one's raised hand holds the foot above.
    let chain = [
        (Kind::Mouse, 120.0, Feeling::Fear),
        (Kind::Hare, 170.0, Feeling::Awe),
        (Kind::Goose, 210.0, Feeling::Offended),
        (Kind::Fox, 270.0, Feeling::Mischief),
        (Kind::Bear, 360.0, Feeling::Fear),
    ];
    let mut hold = point(404.0, 92.0);
    for (i, (kind, h, feeling)) in chain.into_iter().enumerate() {
        let who = if i % 2 == 0 { c.dressed(kind) } else { c.dressed(kind).wearing(Dress::Fur, p.wood) };
        let sway = [0.0, 10.0, -12.0, 16.0, -8.0][i];
        let s = &mut c.scene;
        let feet = point(hold.x + sway, hold.y + h * 1.02);
        let a = Actor::new(who, feet.x, feet.y, h).front().feeling(feeling);
        let a = a.with(|m| {
            if i == 0 { m.facing(0.0).glancing(0.0, 0.0) } else { m.glancing(0.0, -0.6).nodding(-0.3) }
        });
        let a = a.feet((-4.0, 0.0), (5.0, -3.0), [180.0, 0.0]);
        let a = a.hand(FAR, hold.x + 2.0, hold.y + h * 0.05, Hand::Grip).elbow(FAR, 1.0).hand_own(
            NEAR,
            -15.0,
            -44.0,
            if i == 3 { Hand::Reach } else { Hand::Wave },
        );
        a.paint(s);
        hold = point(feet.x - h * 0.04, feet.y - h * 0.02);
    }
    let s = &mut c.scene;
    s.note("mouse", Role::Subject);
    s.note("bear", Role::Object);
    s.note("goose", Role::Detail);
    s.focus(400.0, 120.0, 90.0);
}

/// A whole family hangs from one kite string; the baby holds it and laughs.
fn kite(c: &mut Composer) {
    c.scene.light_at(160.0, 260.0, 0.5);
    let stage = c.outdoors("sea", 1050.0);
    let p = c.scene.palette;
    let family = [
        (Kind::Baby, 120.0, Feeling::Joy),
        (Kind::Girl, 170.0, Feeling::Fear),
        (Kind::Woman, 230.0, Feeling::Awe),
        (Kind::Man, 250.0, Feeling::Fear),
        (Kind::Granny, 230.0, Feeling::Joy),
    ];
    let s = &mut c.scene;
    s.at(&[shift(560.0, 150.0), turn(24.0)], |s| {
        s.poly(&nodes![(0, -120), (90, 0), (0, 150), (-90, 0)], Look::of(p.accent).inflate(10.0));
        s.poly(&nodes![(0, -120), (90, 0), (0, 0)], Look::of(p.cream).inflate(6.0));
        s.poly(&nodes![(0, 150), (-90, 0), (0, 0)], Look::of(p.red).inflate(6.0));
    });
    let mut hold = point(560.0, 330.0);
    cord(s, &[point(530.0, 270.0), hold], 4.0, p.cream);
    for (i, (kind, h, feeling)) in family.into_iter().enumerate() {
        let who = c.human(kind);
        let s = &mut c.scene;
        let feet = point(hold.x - h * 0.4, hold.y + h * 0.74);
        let a = Actor::new(who, feet.x, feet.y, h).front().lean(22.0).feeling(feeling);
        let a = a
            .feet((-14.0, -2.0), (-5.0, 0.0), [180.0, 20.0])
            .with(|m| if i == 0 { m } else { m.glancing(0.4, -0.6) });
        let a = a.hand(FAR, hold.x, hold.y, Hand::Grip).elbow(FAR, 1.0).hand_own(
            NEAR,
            -20.0,
            -50.0,
            if i == 4 { Hand::Wave } else { Hand::Rest },
        );
        a.paint(s);
        hold = point(feet.x - h * 0.1, feet.y - h * 0.01);
    }
    let s = &mut c.scene;
    s.focus(480.0, 380.0, 110.0);
    // The dog stays on the shore, with the picnic.
    Beast::new(Species::Dog, 640.0, 1130.0, 110.0).left().feeling(Feeling::Awe).glancing(-0.5, -0.8).paint(s);
    s.rect(690.0, 1096.0, 66.0, 44.0, Look::of(p.wood).inflate(6.0).texture(0.4));
    s.focus(640.0, 1070.0, 90.0);
    (setting("sea").front)(s, &stage);
    s.note("child", Role::Subject);
    s.note("kite", Role::Object);
    s.note("dog", Role::Detail);
}
