//! Balloons that are expected by cactuses.

use crate::relations::acting::*;

/// A cactus that stands at (x, y), so tall, arms wide.
fn cactus(s: &mut Scene, x: f32, y: f32, h: f32, mien: &Mien) {
    let p = s.palette;
    let green = lch(0.58, 0.11, 145.0).mix(p.fog, 0.1);
    let k = h / 100.0;
    let flesh = || Look::of(green).inflate(9.0 * k).texture(0.2).grain(90.0).hatch(0.5);
    for side in [-1.0, 1.0] {
        s.limb(
            &nodes![
                (x + side * 8.0 * k, y - 44.0 * k),
                (x + side * 30.0 * k, y - 42.0 * k),
                (x + side * 36.0 * k, y - 54.0 * k),
                (x + side * 36.0 * k, y - 70.0 * k)
            ],
            &[13.0 * k, 14.0 * k, 14.0 * k, 11.0 * k],
            flesh(),
        );
    }
    s.blob(
        &nodes![
            (x - 18.0 * k, y),
            (x - 21.0 * k, y - 50.0 * k),
            (x - 17.0 * k, y - 90.0 * k),
            (x, y - 100.0 * k),
            (x + 17.0 * k, y - 90.0 * k),
            (x + 21.0 * k, y - 50.0 * k),
            (x + 18.0 * k, y)
        ],
        flesh(),
    );
    for i in 0..26 {
        let (u, v) = ((i % 5) as f32 / 4.0 * 2.0 - 1.0, 8.0 + (i / 5) as f32 * 17.0 + (i % 2) as f32 * 7.0);
        if (60.0..86.0).contains(&v) && u.abs() < 0.8 {
            continue;
        }
        let (sx, sy) = (x + u * 18.0 * k, y - v * k);
        s.limb(&nodes![(sx, sy), (sx + u * 5.0 * k, sy - 4.0 * k)], &[2.2 * k, 0.5], Look::of(p.cream));
    }
    for side in [-1.0, 1.0] {
        for j in 0..4 {
            let sy = y - (48.0 + j as f32 * 6.5) * k;
            s.limb(
                &nodes![(x + side * 41.0 * k, sy), (x + side * 47.0 * k, sy - 3.0 * k)],
                &[2.2 * k, 0.5],
                Look::of(p.cream),
            );
        }
    }
    s.blob(
        &nodes![
            (x - 20.0 * k, y - 44.0 * k),
            (x, y - 41.0 * k),
            (x + 20.0 * k, y - 44.0 * k),
            (x + 21.0 * k, y - 8.0 * k),
            (x, y - 5.0 * k),
            (x - 21.0 * k, y - 8.0 * k)
        ],
        Look::of(p.white.mix(p.pink, 0.25)).inflate(4.0 * k).texture(0.2),
    );
    s.dot(
        x + 5.0 * k,
        y - 100.0 * k,
        6.5 * k,
        Look::of(p.pink.saturate(1.3)).inflate(2.0 * k).fur(2.0 * k, -90.0, 3.0),
    );
    visage(s, x, y - 74.0 * k, 40.0 * k, mien, green);
}

/// A happy girl brings balloons with faces up the garden path; in the door cactuses wait with open arms. A sparrow pecks at the last one's string.
pub(super) fn balloons(c: &mut Composer) {
    let girl = c.human(Kind::Girl);
    let s = &mut c.scene;
    s.light_at(610.0, 420.0, 0.5);
    let p = s.palette;
    s.sky(0.4, 0.3);
    // The house front to the right, a path to its door, hedges on both sides.
    let wall = p.accent2.mix(p.cream, 0.55).mix(p.fog, 0.1);
    s.blob(
        &nodes![(400, 900; corner), (400, 60; corner), (860, -40; corner), (860, 960; corner)],
        Look::of(wall).inflate(12.0).texture(0.25).grain(0.0),
    );
    for i in 0..9 {
        s.line(
            &nodes![(400, 110.0 + i as f32 * 94.0), (860, 60.0 + i as f32 * 104.0)],
            4.0,
            Look::of(wall.dim(0.8)).alpha(0.7),
        );
    }
    s.blob(
        &nodes![(470, 900; corner), (470, 420), (610, 340), (750, 420), (750, 930; corner)],
        Look::of(p.wood_dark).inflate(12.0),
    );
    s.blob(
        &nodes![(494, 900; corner), (494, 434), (610, 366), (726, 434), (726, 926; corner)],
        Look::of(p.flame.mix(p.cream, 0.3)).to(p.flame.mix(p.wood, 0.3)).emissive().flat(),
    );
    s.glow(610.0, 640.0, 330.0, p.flame, 0.4);
    s.blob(&nodes![(-40, 860; corner), (200, 830), (430, 880), (840, 910; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(p.leaf).to(p.leaf.dim(0.6)).inflate(8.0).grass(10.0, -84.0, 6.0).shadow(0.0));
    s.blob(
        &nodes![(480, 900), (750, 926), (640, 1040), (420, 1240), (20, 1240), (300, 1040)],
        Look::of(p.cream.mix(p.wood, 0.3)).inflate(6.0).texture(0.3).shadow(0.1),
    );
    // Who waits: the grandmother and two small ones, beside themselves with love.
    let joy = Mien { tear: true, ..Feeling::Joy.mien().facing(-0.3).glancing(-0.6, 0.0) };
    cactus(s, 612.0, 910.0, 470.0, &joy);
    cactus(s, 510.0, 960.0, 210.0, &Mien { open: 0.9, ..Feeling::Awe.mien().glancing(-0.5, -0.4) });
    cactus(s, 724.0, 970.0, 230.0, &Feeling::Tenderness.mien().facing(-0.3).glancing(-0.7, -0.2));
    // She brings them.
    let girl =
        girl.wearing(Dress::Coat, p.red).cloth(Cloth::Dots).hat(Hat::None, p.dark).legs(p.white, p.dark);
    under(s, 262.0, 1150.0, 90.0);
    let girl = Actor::new(girl, 262.0, 1150.0, 470.0)
        .walking()
        .feeling(Feeling::Joy)
        .looking_at(point(600.0, 640.0));
    let girl = girl.hand_own(NEAR, -20.0, -66.0, Hand::Fist).hand_own(FAR, 36.0, -62.0, Hand::Wave);
    let g = girl.grip(NEAR);
    let round = [
        (250.0, 470.0, 104.0, p.accent, Feeling::Fear, 0.8),
        (110.0, 590.0, 92.0, p.gold, Feeling::Suspicion, 0.7),
        (330.0, 250.0, 92.0, p.pink, Feeling::Brave, 0.6),
        (120.0, 330.0, 98.0, p.leaf.mix(p.white, 0.2), Feeling::Sorrow, 0.4),
        (170.0, 120.0, 80.0, p.red.mix(p.white, 0.15), Feeling::Offended, -0.8),
    ];
    for (x, y, r, ..) in round {
        s.limb(
            &nodes![(x, y + r * 1.2), (lerp(x, g.x, 0.4) - 12.0, lerp(y + r, g.y, 0.5)), (g.x, g.y)],
            &[3.5],
            Look::of(p.cream),
        );
    }
    for (x, y, r, colour, feeling, to) in round.into_iter().rev() {
        s.poly(
            &nodes![(x - 12.0, y + r * 1.28), (x, y + r * 1.08), (x + 12.0, y + r * 1.28)],
            Look::of(colour.dim(0.8)).inflate(3.0),
        );
        s.blob(
            &nodes![
                (x, y - r * 1.06),
                (x + r * 0.78, y - r * 0.7),
                (x + r * 0.96, y),
                (x + r * 0.56, y + r * 0.8),
                (x, y + r * 1.14),
                (x - r * 0.56, y + r * 0.8),
                (x - r * 0.96, y),
                (x - r * 0.78, y - r * 0.7)
            ],
            Look::of(colour).inflate(r * 0.45).rim(1.1).shadow(0.6),
        );
        s.ellipse(
            x - r * 0.42,
            y - r * 0.56,
            r * 0.13,
            r * 0.2,
            Look::of(p.white).alpha(0.7).soft(3.0).flat().shadow(0.0),
        );
        visage(s, x, y, r * 1.35, &feeling.mien().facing(to * 0.6).glancing(to, 0.3), colour);
    }
    girl.paint(s);
    // The sparrow at the last one's string.
    s.place(motif("songbird"), At::new(116.0, 212.0).height(74.0).centred().silent());
    s.focus(612.0, 580.0, 150.0);
    s.focus(200.0, 420.0, 240.0);
    s.focus(280.0, 760.0, 100.0);
    s.note("girl", Role::Subject);
    s.note("crowd", Role::Object);
    s.note("house", Role::Setting);
    s.note("songbird", Role::Detail);
}
