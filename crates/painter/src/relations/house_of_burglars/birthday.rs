//! Everybody has baked the surprise.

use crate::relations::acting::*;
use crate::settings::interior;

/// Five guests hide in one dark room, each with a cake, each sure to be the only one; the child comes in with a cake as well.
pub(super) fn birthday(c: &mut Composer) {
    let (granny, man) = (c.human(Kind::Granny), c.human(Kind::Man));
    let kind = c.rng.pick(&[Kind::Girl, Kind::Boy]);
    let child = c.human(kind);
    let s = &mut c.scene;
    s.light_at(400.0, 700.0, 0.5);
    let p = s.palette;
    let dark = p.accent2.mix(p.ambient, 0.6);
    interior::wall(s, dark);
    interior::boards(s, 520.0, p.wood.dim(0.55));
    interior::rug(s, 400.0, 740.0, 230.0, 110.0);
    let with_cake =
        |s: &mut Scene, who: Person, x: f32, y: f32, h: f32, left: bool, icing: Colour, feeling: Feeling| {
            let d = if left { -1.0 } else { 1.0 };
            let (cx, cy) = (x + d * h * 0.26, y - h * 0.44);
            let a = Actor::new(who, x, y, h).feeling(feeling);
            let a = if left { a.left() } else { a };
            let a = a.looking_at(point(cx, cy - 30.0)).hand(NEAR, cx - d * 24.0, cy + 10.0, Hand::Tray).hand(
                FAR,
                cx + d * 20.0,
                cy + 8.0,
                Hand::Tray,
            );
            s.glow(cx, cy - h * 0.2, h * 0.75, p.flame, 0.4);
            s.group(Group::new(), |s| {
                a.arm(s, FAR);
                a.legs(s);
                a.body(s);
                a.head(s);
                cake(s, cx, cy, h * 0.24, icing);
                a.arm(s, NEAR);
            });
        };
    // Behind the curtain, top left; behind the clock, top right.
    with_cake(s, granny.wearing(Dress::Gown, p.red), 150.0, 560.0, 470.0, false, p.pink, Feeling::Mischief);
    for k in 0..3 {
        let x = -30.0 + k as f32 * 40.0;
        s.blob(&nodes![(x - 40.0, -30; corner), (x + 60.0, -30; corner), (x + 44.0, 300), (x + 56.0, 600; corner), (x - 40.0, 600; corner)], Look::of(p.leaf.mix(p.ambient, 0.35).lighter(0.02 * k as f32)).inflate(16.0).grain(88.0).texture(0.25));
    }
    with_cake(
        s,
        Person::new(Kind::Bear, &p).wearing(Dress::Coat, p.accent),
        640.0,
        560.0,
        480.0,
        true,
        p.leaf.lighter(0.1),
        Feeling::Joy,
    );
    s.place(
        motif("grandfather_clock"),
        At::new(736.0, 590.0)
            .height(540.0)
            .standing()
            .silent()
            .group(Group::new().tint(lch(0.6, 0.03, 270.0))),
    );
    // Behind the armchair, left; under the table, right.
    with_cake(
        s,
        Person::new(Kind::Fox, &p).wearing(Dress::Coat, p.gold.mix(p.wood, 0.3)),
        110.0,
        950.0,
        430.0,
        false,
        p.red,
        Feeling::Greed,
    );
    let cloth = p.red.mix(p.ambient, 0.4);
    s.blob(
        &nodes![(-60, 1240; corner), (-60, 850), (40, 820), (140, 860), (170, 1000), (180, 1240; corner)],
        Look::of(cloth).inflate(34.0).texture(0.25),
    );
    s.limb(&nodes![(170, 1010), (196, 1240)], &[70.0], Look::of(cloth.lighter(0.05)).inflate(22.0));
    with_cake(
        s,
        man.wearing(Dress::Shirt, p.accent2),
        708.0,
        980.0,
        450.0,
        true,
        p.gold,
        Feeling::Tenderness,
    );
    s.blob(
        &nodes![(860, 1240; corner), (860, 900), (740, 890), (650, 940), (624, 1240; corner)],
        Look::of(p.gold.mix(p.ambient, 0.5)).inflate(30.0).texture(0.25),
    );
    // From the lamp above: somebody small.
    let mouse = Person::new(Kind::Mouse, &p).wearing(Dress::Coat, p.leaf);
    s.limb(&nodes![(400, -20), (400, 170)], &[8.0], Look::of(p.gold.dim(0.7)).inflate(2.0));
    s.blob(
        &nodes![(290, 260), (324, 190), (400, 168), (476, 190), (510, 260), (400, 276)],
        Look::of(p.gold.mix(p.ambient, 0.4)).inflate(16.0),
    );
    s.at(&[shift(392.0, 182.0), scale(0.95)], |s| {
        with_cake(s, mouse, -30.0, 0.0, 170.0, false, p.pink, Feeling::Joy);
    });
    s.focus(400.0, 60.0, 90.0);
    // The child.
    let child = Actor::new(
        child.wearing(Dress::Nightshirt, p.white).legs(child.skin, child.skin),
        400.0,
        1180.0,
        520.0,
    )
    .front()
    .feeling(Feeling::Joy);
    let child = child
        .with(|m| Mien { open: 0.0, gaze: [0.0, 0.6], ..m })
        .hand(NEAR, 360.0, 986.0, Hand::Tray)
        .hand(FAR, 440.0, 986.0, Hand::Tray);
    under(s, 400.0, 1184.0, 100.0);
    s.glow(400.0, 930.0, 300.0, p.flame, 0.4);
    s.group(Group::new(), |s| {
        child.legs(s);
        child.body(s);
        child.head(s);
        child.arm(s, NEAR);
        child.arm(s, FAR);
        cake(s, 400.0, 986.0, 130.0, p.accent);
    });
    s.focus(400.0, 800.0, 120.0);
    s.note("child", Role::Subject);
    s.note("crowd", Role::Object);
    s.note("candle", Role::Detail);
    s.note("room", Role::Setting);
}

/// A cake with candles whose base is at (x, y).
fn cake(s: &mut Scene, x: f32, y: f32, w: f32, icing: Colour) {
    let p = s.palette;
    s.ellipse(x, y, w * 0.72, w * 0.12, Look::of(p.white).inflate(w * 0.04));
    s.rect(x - w * 0.5, y - w * 0.4, w, w * 0.4, Look::of(p.cream.mix(p.wood, 0.2)).inflate(w * 0.1));
    s.blob(
        &nodes![
            (x - w * 0.53, y - w * 0.16),
            (x - w * 0.52, y - w * 0.46),
            (x, y - w * 0.52),
            (x + w * 0.52, y - w * 0.46),
            (x + w * 0.53, y - w * 0.14),
            (x + w * 0.3, y - w * 0.28),
            (x, y - w * 0.18),
            (x - w * 0.3, y - w * 0.28)
        ],
        Look::of(icing).inflate(w * 0.08),
    );
    for k in [-0.28, 0.0, 0.28] {
        let (cx, cy, h) = (x + k * w, y - w * 0.44, w * 0.26);
        s.rect(cx - h * 0.12, cy - h, h * 0.24, h, Look::of(p.white).inflate(h * 0.05));
        s.blob(&nodes![(cx, cy - h * 1.7; corner), (cx + h * 0.2, cy - h * 1.2), (cx, cy - h), (cx - h * 0.2, cy - h * 1.2)], Look::lamp(p.flame));
    }
    s.glow(x, y - w * 0.8, w * 1.5, p.flame, 0.35);
}
