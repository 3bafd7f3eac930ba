//! A cat on the open book.

use super::dragon;
use crate::relations::acting::*;
use crate::settings::interior;

/// A cat sleeps on the open book; a dragon's tail is caught under it, a knight pulls at it, a princess holds a feather to the cat's nose.
pub(super) fn cat(c: &mut Composer) {
    c.room(1300.0, (640.0, 140.0));
    let (knight, lady) = (c.human(Kind::Man), c.human(Kind::Girl));
    let s = &mut c.scene;
    let p = s.palette;
    interior::window(s, 560.0, 300.0, 300.0, 400.0);
    s.glow(560.0, 300.0, 330.0, p.light, 0.35);
    table_cloth(s, 900.0, 130.0, p.accent2.mix(p.dark, 0.3));
    // The book.
    s.poly(
        &nodes![(30, 1010), (770, 1010), (820, 1110), (-20, 1110)],
        Look::of(p.red.mix(p.wood, 0.3)).inflate(8.0).shadow(0.8),
    );
    s.blob(&nodes![(44, 1000; corner), (220, 940), (400, 984; corner), (412, 1090; corner), (200, 1050), (0, 1092; corner)], Look::of(p.paper).inflate(10.0).texture(0.2));
    s.blob(&nodes![(400, 984; corner), (580, 940), (756, 1000; corner), (800, 1092; corner), (600, 1050), (412, 1090; corner)], Look::of(p.paper.dim(0.96)).inflate(10.0).texture(0.2));
    for k in 0..4 {
        s.line(
            &nodes![
                (60.0 - k as f32 * 10.0, 1012.0 + k as f32 * 20.0),
                (210, 966.0 + k as f32 * 22.0),
                (384, 1000.0 + k as f32 * 22.0)
            ],
            5.0,
            Look::of(p.ink).alpha(0.35),
        );
    }
    // The dragon, caught by the tail, very patient.
    dragon(
        s,
        150.0,
        986.0,
        330.0,
        &Mien { upper: [0.5, 0.5], ..Feeling::Shame.mien().facing(0.3).glancing(0.8, -0.2) },
    );
    // The cat, a loaf as large as a hill.
    let fur = Person::new(Kind::Cat, &p).skin(lch(0.66, 0.11, 62.0).mix(p.fog, 0.1));
    let coat =
        |d: f32| Look::of(fur.skin.lighter(d)).inflate(60.0).fur(12.0, 80.0, 5.0).texture(0.25).hatch(0.5);
    s.blob(
        &nodes![
            (290, 1030),
            (280, 860),
            (360, 690),
            (540, 610),
            (720, 690),
            (800, 860),
            (790, 1030),
            (540, 1070)
        ],
        coat(0.0),
    );
    for (x, to) in [(470.0, 450.0), (560.0, 556.0), (650.0, 664.0)] {
        s.limb(
            &nodes![(x, 640), (to, 744)],
            &[32.0, 5.0],
            Look::of(fur.skin.dim(0.62)).soft(5.0).flat().shadow(0.0),
        );
    }
    s.limb(
        &nodes![(780, 980), (700, 1060), (520, 1070), (440, 1046)],
        &[60.0, 62.0, 54.0, 36.0],
        coat(-0.03),
    );
    s.at(&[shift(410.0, 850.0), turn(-8.0), scale(2.9)], |s| {
        head(s, &fur, &Mien { curve: 0.6, ..Feeling::Asleep.mien() }, View::Front);
    });
    for x in [330.0, 450.0] {
        s.ellipse(x, 1024.0, 56.0, 34.0, coat(0.03));
    }
    // The knight heaves at the tail; the girl with the crown has another plan.
    let steel = knight
        .wearing(Dress::Coat, p.metal.lighter(0.14))
        .legs(p.metal, p.metal.dim(0.7))
        .hat(Hat::None, p.dark);
    let knight = Actor::new(steel, 136.0, 1186.0, 330.0).lean(-14.0).feeling(Feeling::Fury).feet(
        (-10.0, -4.0),
        (14.0, -4.0),
        [0.0, 14.0],
    );
    let knight = knight.hand_own(NEAR, 24.0, -56.0, Hand::Grip).hand_own(FAR, 30.0, -52.0, Hand::Grip);
    let g = knight.grip(NEAR);
    knight.layers(s);
    s.limb(
        &nodes![(g.x - 44.0, g.y + 44.0), (g.x, g.y + 4.0), (g.x + 70.0, g.y - 4.0), (310, 1030)],
        &[5.0, 22.0, 30.0, 40.0],
        Look::of(lch(0.6, 0.12, 140.0)).inflate(9.0).texture(0.3),
    );
    knight.fingers(s, NEAR);
    knight.fingers(s, FAR);
    let lady = Actor::new(
        lady.wearing(Dress::Gown, p.pink).cloth(Cloth::Dots).hat(Hat::Crown, p.gold),
        590.0,
        1190.0,
        320.0,
    )
    .left()
    .feeling(Feeling::Mischief);
    let lady = lady.looking_at(point(410.0, 880.0)).hand_own(NEAR, 34.0, -84.0, Hand::Pinch).hand_own(
        FAR,
        8.0,
        -66.0,
        Hand::Hush,
    );
    let g = lady.grip(NEAR);
    lady.layers(s);
    s.limb(
        &nodes![(g.x + 20.0, g.y + 30.0), (g.x - 10.0, g.y - 30.0), (g.x - 36.0, g.y - 96.0)],
        &[5.0, 26.0, 4.0],
        Look::of(p.white).inflate(5.0).fur(5.0, -40.0, 3.0),
    );
    lady.fingers(s, NEAR);
    s.focus(410.0, 850.0, 170.0);
    s.focus(150.0, 740.0, 110.0);
    s.focus(580.0, 960.0, 110.0);
    s.note("cat", Role::Subject);
    s.note("book", Role::Object);
    s.note("dragon", Role::Detail);
    s.note("knight", Role::Detail);
}
