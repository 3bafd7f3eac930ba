//! A grandfather on a lace.

use crate::relations::acting::*;
use crate::settings::air;

/// A grandfather rises from his own garden table; a girl has him by the lace, a boy hides scissors. On a cloud an old woman keeps a second cup.
pub(super) fn lace(c: &mut Composer) {
    let (old, girl, boy, mother, waits) = (
        c.human(Kind::Grandad),
        c.human(Kind::Girl),
        c.human(Kind::Boy),
        c.human(Kind::Woman),
        c.human(Kind::Granny),
    );
    let s = &mut c.scene;
    s.light_at(640.0, 120.0, 0.5);
    let p = s.palette;
    s.sky(0.6, 0.25);
    // She, very high up, with the pot and two cups.
    air::heap(s, 640.0, 200.0, 300.0, 90.0, p.white, true, 0.95);
    let waits = Actor::new(waits.wearing(Dress::Apron, p.red.mix(p.white, 0.2)), 650.0, 210.0, 170.0)
        .left()
        .sitting()
        .feeling(Feeling::Tenderness);
    let waits = waits.looking_at(point(400.0, 420.0)).hand_own(NEAR, 24.0, -44.0, Hand::Wave);
    waits.paint(s);
    air::heap(s, 650.0, 226.0, 330.0, 60.0, p.white, true, 0.9);
    for x in [560.0, 600.0] {
        s.blob(
            &nodes![(x - 13.0, 160), (x + 13.0, 160), (x + 9.0, 184), (x - 9.0, 184)],
            Look::of(p.accent).inflate(5.0),
        );
    }
    // The garden.
    s.blob(&nodes![(-40, 900; corner), (200, 876), (520, 890), (840, 870; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(p.leaf.dim(0.95)).to(p.leaf.dim(0.55)).inflate(8.0).grass(11.0, -84.0, 6.0).shadow(0.0));
    for i in 0..12 {
        let x = -10.0 + i as f32 * 74.0;
        s.limb(&nodes![(x, 930), (x, 826)], &[26.0, 24.0], Look::of(p.white).inflate(7.0).texture(0.15));
        s.poly(&nodes![(x - 13.0, 828), (x, 800), (x + 13.0, 828)], Look::of(p.white).inflate(4.0));
    }
    s.limb(&nodes![(-30, 870), (830, 866)], &[15.0], Look::of(p.white.dim(0.92)).inflate(4.0));
    s.place(motif("apple_tree"), At::new(60.0, 930.0).height(330.0).standing().shadow(0.3).silent());
    // His chair and his cup.
    chair(s, 250.0, 1010.0, 110.0, 110.0);
    s.limb(&nodes![(330, 1000), (330, 1150)], &[24.0, 20.0], Look::of(p.wood).inflate(6.0));
    s.ellipse(370.0, 986.0, 130.0, 30.0, Look::of(p.cream).inflate(8.0).shadow(0.5));
    s.blob(&nodes![(300, 950), (338, 950), (332, 982), (306, 982)], Look::of(p.accent).inflate(6.0));
    // He.
    let old = old
        .wearing(Dress::Shirt, p.accent2.mix(p.dark, 0.12))
        .cloth(Cloth::Stripes)
        .hat(Hat::None, p.dark)
        .legs(p.wood_dark.lighter(0.06), p.wood_dark.dim(0.8));
    let old = Actor::new(old, 400.0, 632.0, 480.0).feeling(Feeling::Joy).lean(-6.0).feet(
        (-12.0, -6.0),
        (7.0, -9.0),
        [-34.0, -18.0],
    );
    let old = old.looking_at(point(650.0, 140.0)).hand_own(NEAR, -44.0, -82.0, Hand::Open).hand_own(
        FAR,
        44.0,
        -86.0,
        Hand::Reach,
    );
    old.paint(s);
    // She who holds on, on the table.
    let girl = girl.wearing(Dress::Coat, p.red).hat(Hat::None, p.dark).legs(p.white, p.dark);
    let girl = Actor::new(girl, 400.0, 986.0, 300.0).left().feeling(Feeling::Sorrow).feet(
        (-4.0, -8.0),
        (6.0, -8.0),
        [30.0, 30.0],
    );
    let girl = girl
        .looking_at(point(370.0, 560.0))
        .with(|m| Mien { tear: true, open: 0.4, ..m })
        .hand_own(NEAR, 11.0, -106.0, Hand::Grip)
        .hand_own(FAR, 18.0, -100.0, Hand::Grip);
    let g = girl.grip(NEAR);
    girl.layers(s);
    cord(s, &[point(346.0, 598.0), point(338.0, 630.0), g, point(g.x - 10.0, g.y + 50.0)], 8.0, p.white);
    girl.fingers(s, NEAR);
    girl.fingers(s, FAR);
    // His daughter with the coat, stones in its pockets; her boy with scissors behind his back.
    let mother =
        mother.wearing(Dress::Gown, p.leaf.mix(p.dark, 0.5)).cloth(Cloth::Dots).hat(Hat::None, p.dark);
    let mother = Actor::new(mother, 640.0, 1170.0, 470.0)
        .left()
        .feeling(Feeling::Fear)
        .looking_at(point(410.0, 470.0));
    let mother = mother.hand_own(NEAR, 20.0, -66.0, Hand::Grip).hand_own(FAR, 30.0, -72.0, Hand::Grip);
    under(s, 640.0, 1172.0, 80.0);
    mother.layers(s);
    let (a, b) = (mother.grip(NEAR), mother.grip(FAR));
    let (l, r, top) = (b.x - 40.0, a.x + 40.0, a.y.min(b.y) - 6.0);
    let wool = p.accent.mix(p.dark, 0.35);
    for (x, k) in [(l, -1.0), (r, 1.0)] {
        s.limb(
            &nodes![(x + k * -12.0, top + 20.0), (x + k * 26.0, top + 90.0), (x + k * 22.0, top + 150.0)],
            &[44.0, 46.0, 38.0],
            Look::of(wool.dim(0.85)).inflate(12.0).texture(0.2),
        );
    }
    s.poly(
        &nodes![(l, top), (r, top), (r + 12.0, top + 216.0), (l - 12.0, top + 216.0)],
        Look::of(wool).inflate(14.0).texture(0.25).grain(90.0),
    );
    let mid = (l + r) / 2.0;
    s.poly(
        &nodes![(mid - 30.0, top - 2.0), (mid + 30.0, top - 2.0), (mid, top + 74.0)],
        Look::of(p.cream.dim(0.8)).inflate(4.0),
    );
    s.line(&nodes![(mid, top + 70.0), (mid, top + 214.0)], 5.0, Look::of(wool.dim(0.6)));
    for x in [lerp(l, mid, 0.46), lerp(r, mid, 0.46)] {
        s.ellipse(x, top + 138.0, 24.0, 20.0, Look::of(p.stone.lighter(0.08)).inflate(9.0));
        s.rect(x - 27.0, top + 142.0, 54.0, 50.0, Look::of(wool.lighter(0.07)).inflate(5.0));
    }
    mother.fingers(s, NEAR);
    mother.fingers(s, FAR);
    let boy = boy.wearing(Dress::Shirt, p.gold).hat(Hat::None, p.dark);
    let boy = Actor::new(boy, 136.0, 1180.0, 330.0).feeling(Feeling::Shame);
    let boy = boy.looking_at(point(380.0, 760.0)).hand_own(NEAR, -17.0, -42.0, Hand::Grip).hand_own(
        FAR,
        14.0,
        -40.0,
        Hand::Rest,
    );
    under(s, 136.0, 1182.0, 60.0);
    boy.paint(s);
    let g = boy.grip(NEAR);
    for k in [-1.0, 1.0] {
        s.limb(
            &nodes![(g.x, g.y), (g.x - 26.0 + k * 11.0, g.y + 62.0)],
            &[11.0, 3.0],
            Look::of(p.metal.lighter(0.22)).inflate(3.0),
        );
        s.stroke(&Path::ellipse(g.x + 6.0 + k * 13.0, g.y - 20.0, 11.0, 15.0), 6.0, Look::of(p.red));
    }
    boy.fingers(s, NEAR);
    s.focus(410.0, 480.0, 170.0);
    s.focus(400.0, 780.0, 100.0);
    s.focus(640.0, 150.0, 80.0);
    s.note("old_man", Role::Subject);
    s.note("girl", Role::Object);
    s.note("old_woman", Role::Witness);
    s.note("scissors", Role::Detail);
}
