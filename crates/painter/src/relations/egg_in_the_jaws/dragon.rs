//! A dragon carries a cradle over a flood.

use crate::relations::acting::*;

/// Over a flood a dragon carries a cradle by its handle in its teeth; the baby pats its chin, and a knight on its neck lifts his sword.
pub(super) fn dragon(c: &mut Composer) {
    let knight = c.human(Kind::Man);
    let baby = c.human(Kind::Baby);
    let s = &mut c.scene;
    s.light_at(180.0, 120.0, 0.5);
    let p = s.palette;
    // From above: brown water, roofs.
    let water = p.water[1].mix(lch(0.52, 0.06, 215.0), 0.55);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(water.lighter(0.12)).to(water.dim(0.75)).flat().texture(0.3).shadow(0.0),
    );
    for k in 0..26 {
        let (x, y) = (s.rng.range(-20.0, 780.0), 40.0 + k as f32 * 45.0);
        let w = 40.0 + y * 0.08;
        s.limb(
            &nodes![(x, y), (x + w, y - 8.0), (x + w * 2.0, y)],
            &[2.0, 6.0, 2.0],
            Look::of(water.lighter(0.16)).flat().alpha(0.7),
        );
    }
    for (x, y, k) in [(90.0, 1060.0, 1.2), (700.0, 1100.0, 1.35), (120.0, 190.0, 0.6), (70.0, 640.0, 0.9)] {
        s.at(&[shift(x, y), scale(k)], |s| {
            s.poly(
                &nodes![(-90, 0), (-50, -64), (70, -64), (110, 0)],
                Look::of(p.red.dim(0.85)).inflate(9.0).texture(0.35),
            );
            s.poly(
                &nodes![(-90, 0), (110, 0), (96, 26), (-78, 26)],
                Look::of(p.cream.dim(0.85)).inflate(4.0).shadow(0.0),
            );
            s.rect(30.0, -92.0, 26.0, 46.0, Look::of(p.stone).inflate(5.0));
            s.limb(&nodes![(-104, 28), (10, 34), (124, 28)], &[8.0], Look::of(p.white).alpha(0.6).flat());
        });
    }
    // On the nearest roof somebody waves after them, not in anger.
    let mum = Person::new(Kind::Woman, &p).wearing(Dress::Gown, p.accent);
    let mum = Actor::new(mum, 690.0, 1030.0, 190.0)
        .left()
        .feeling(Feeling::Brave)
        .looking_at(point(430.0, 800.0))
        .hand_own(NEAR, 18.0, -88.0, Hand::Wave);
    mum.paint(s);
    s.focus(690.0, 900.0, 90.0);
    let green = p.leaf.lighter(0.02);
    // Wings, tail, neck.
    for (nodes, k) in [
        (
            nodes![(560, 330; corner), (700, 120), (860, 40; corner), (860, 560; corner), (780, 500), (740, 600; corner), (660, 520), (610, 600; corner)],
            0.8,
        ),
        (
            nodes![(330, 330; corner), (170, 210), (-60, 260; corner), (-60, 760; corner), (40, 640), (90, 760; corner), (160, 620), (240, 700; corner)],
            0.9,
        ),
    ] {
        s.blob(&nodes, Look::of(p.accent.mix(green, 0.35).dim(k)).inflate(18.0).texture(0.3).shadow(0.8));
    }
    for (a, b) in [
        ((560.0, 350.0), (840.0, 90.0)),
        ((570.0, 370.0), (740.0, 590.0)),
        ((330.0, 350.0), (-30.0, 290.0)),
        ((320.0, 380.0), (90.0, 740.0)),
        ((330.0, 400.0), (240.0, 690.0)),
    ] {
        s.limb(&nodes![(a.0, a.1), (b.0, b.1)], &[26.0, 8.0], Look::of(green.dim(0.8)).inflate(7.0));
    }
    s.limb(
        &nodes![(470, 420), (560, 240), (640, 90), (740, -40)],
        &[230.0, 210.0, 230.0, 270.0],
        Look::of(green).inflate(60.0).texture(0.3),
    );
    for k in 0..4 {
        let (x, y) = (520.0 + k as f32 * 62.0, 230.0 - k as f32 * 76.0);
        s.limb(
            &nodes![(x - 86.0, y - 20.0), (x, y + 30.0), (x + 70.0, y + 50.0)],
            &[10.0],
            Look::of(p.gold.mix(green, 0.4)).inflate(3.0).alpha(0.7),
        );
    }
    // The knight astride it.
    let knight = knight.wearing(Dress::Coat, p.metal.lighter(0.08)).legs(p.metal.dim(0.7), p.metal.dim(0.5));
    let knight = Actor::new(knight, 664.0, 436.0, 370.0).left().feeling(Feeling::Fury).hip(0.0, -30.0).feet(
        (6.0, -6.0),
        (16.0, -8.0),
        [0.0, 0.0],
    );
    let knight = knight.looking_at(point(450.0, 380.0)).hand_own(NEAR, -16.0, -80.0, Hand::Grip).hand_own(
        FAR,
        22.0,
        -46.0,
        Hand::Rest,
    );
    let g = knight.grip(NEAR);
    s.group(Group::new(), |s| {
        knight.arm(s, FAR);
        knight.legs(s);
        knight.body(s);
        knight.head(s);
        let e = knight.crown();
        s.blob(&nodes![(e.x - 66.0, e.y + 52.0; corner), (e.x - 58.0, e.y - 12.0), (e.x, e.y - 30.0), (e.x + 60.0, e.y - 12.0), (e.x + 66.0, e.y + 60.0; corner), (e.x, e.y + 30.0)], Look::of(p.metal.lighter(0.12)).inflate(14.0).rim(1.4));
        s.limb(&nodes![(e.x + 10.0, e.y - 20.0), (e.x + 40.0, e.y - 64.0), (e.x + 84.0, e.y - 50.0)], &[14.0, 22.0, 6.0], Look::of(p.red).inflate(6.0));
        knight.arm_with(s, NEAR, |s| {
            s.limb(&nodes![(g.x + 4.0, g.y + 36.0), (g.x - 10.0, g.y - 40.0)], &[12.0], Look::of(p.wood_dark).inflate(3.0));
            s.limb(&nodes![(g.x - 44.0, g.y - 26.0), (g.x + 28.0, g.y - 40.0)], &[12.0], Look::of(p.gold).inflate(3.0));
            s.limb(&nodes![(g.x - 9.0, g.y - 36.0), (g.x - 40.0, g.y - 210.0)], &[24.0, 20.0, 4.0], Look::of(p.metal.lighter(0.25)).inflate(4.0).rim(1.5));
        });
    });
    // The head, all care.
    let (x, y) = (410.0, 430.0);
    for side in [-1.0, 1.0] {
        s.limb(
            &nodes![
                (x + side * 90.0, y - 90.0),
                (x + side * 150.0, y - 190.0),
                (x + side * 120.0, y - 270.0)
            ],
            &[48.0, 34.0, 6.0],
            Look::of(p.cream.mix(p.wood, 0.25)).inflate(11.0),
        );
        s.blob(&nodes![(x + side * 130.0, y - 40.0), (x + side * 240.0, y - 70.0; corner), (x + side * 190.0, y + 30.0)], Look::of(green.dim(0.9)).inflate(12.0));
    }
    s.blob(
        &nodes![
            (x - 150.0, y - 40.0),
            (x - 110.0, y - 140.0),
            (x, y - 168.0),
            (x + 110.0, y - 140.0),
            (x + 150.0, y - 40.0),
            (x + 140.0, y + 90.0),
            (x, y + 150.0),
            (x - 140.0, y + 90.0)
        ],
        Look::of(green).inflate(56.0).texture(0.3),
    );
    let mien = Mien {
        gaze: [0.0, 0.8],
        turn: 0.0,
        tilt: 0.0,
        nod: 0.0,
        wide: 0.0,
        tear: true,
        pupil: 1.3,
        upper: [0.2, 0.2],
        ..Feeling::Fear.mien()
    };
    visage(s, x, y - 26.0, 360.0, &mien, green);
    // The snout.
    s.blob(
        &nodes![
            (x - 126.0, y + 120.0),
            (x - 90.0, y + 62.0),
            (x, y + 52.0),
            (x + 90.0, y + 62.0),
            (x + 126.0, y + 120.0),
            (x + 110.0, y + 196.0),
            (x, y + 222.0),
            (x - 110.0, y + 196.0)
        ],
        Look::of(green.lighter(0.06)).inflate(44.0).texture(0.25),
    );
    for side in [-1.0, 1.0] {
        s.ellipse(x + side * 46.0, y + 104.0, 18.0, 12.0, Look::of(green.dim(0.4)).flat());
    }
    s.line(
        &nodes![(x - 116.0, y + 158.0), (x - 50.0, y + 182.0), (x + 50.0, y + 182.0), (x + 116.0, y + 158.0)],
        7.0,
        Look::of(green.dim(0.4)),
    );
    // The cradle under it.
    let (bx, by) = (410.0, 900.0);
    cord(
        s,
        &[point(bx - 150.0, by - 20.0), point(bx - 70.0, by - 200.0), point(bx, y + 186.0)],
        22.0,
        p.wood.lighter(0.1),
    );
    cord(
        s,
        &[point(bx + 150.0, by - 20.0), point(bx + 70.0, by - 200.0), point(bx, y + 186.0)],
        22.0,
        p.wood.lighter(0.1),
    );
    for dx in [-66.0, -26.0, 26.0, 66.0] {
        s.blob(&nodes![(x + dx - 15.0, y + 172.0; corner), (x + dx, y + 214.0; corner), (x + dx + 15.0, y + 172.0; corner)], Look::of(p.white).inflate(5.0));
    }
    s.ellipse(bx, by - 20.0, 168.0, 60.0, Look::of(p.white).inflate(20.0));
    let small = Actor::new(baby, bx, by + 130.0, 330.0).front().feeling(Feeling::Joy);
    let small = small
        .looking_at(point(x, y))
        .with(|m| Mien { nod: -0.3, ..m })
        .hand(NEAR, bx - 74.0, by - 190.0, Hand::Wave)
        .hand(FAR, bx + 66.0, by - 200.0, Hand::Open);
    small.paint(s);
    s.blob(&nodes![(bx - 180.0, by - 30.0; corner), (bx, by + 12.0), (bx + 180.0, by - 30.0; corner), (bx + 150.0, by + 110.0), (bx, by + 150.0), (bx - 150.0, by + 110.0)], Look::of(p.gold.mix(p.wood, 0.4)).inflate(30.0).texture(0.5).hatch(1.2));
    for k in 0..3 {
        let yy = by + 10.0 + k as f32 * 38.0;
        s.line(
            &nodes![
                (bx - 164.0 + k as f32 * 10.0, yy - 20.0),
                (bx, yy + 22.0),
                (bx + 164.0 - k as f32 * 10.0, yy - 20.0)
            ],
            7.0,
            Look::of(p.wood).alpha(0.7),
        );
    }
    s.focus(x, y, 220.0);
    s.focus(bx, by - 60.0, 150.0);
    s.note("dragon", Role::Subject);
    s.note("child", Role::Object);
    s.note("knight", Role::Witness);
    s.note("basket", Role::Detail);
}
