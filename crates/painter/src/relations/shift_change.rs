//! Two who share one post meet for one step.

use super::acting::*;
use crate::settings::{air, terrain};

pub(super) static SHIFT_CHANGE: Relation = Relation {
    id: "shift_change",
    themes: Themes::Only(&["moonhare", "tides", "first-light", "lost-kites"]),
    moods: &[Mood::Tenderness, Mood::Longing, Mood::Wonder],
    slots: &[],
    layouts: &[framed("stair", Setup::Ribbons, stair), framed("gate", Setup::Hinge, gate)],
};

/// A stair at the edge of the sky: the sun goes up with a lunch tin, the moon comes down with her shoes in hand; brow to brow, one lantern.
fn stair(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(420.0, 480.0, 0.55);
    let p = s.palette;
    let night = lch(0.30, 0.075, 268.0).mix(p.accent2.dim(0.6), 0.4);
    s.paint_sky(Sky {
        stops: vec![(0.0, night.dim(0.62)), (0.5, night), (1.0, night.lighter(0.08))],
        ..Sky::of(&p, 0.0, 0.3)
    });
    air::stars(s, 150, 900.0);
    // Morning fills the corner below the stair.
    let dawn = Path::polygon(&nodes![(-40, 1180), (840, 660), (840, 1240), (-40, 1240)]);
    s.group(Group::new().clip(dawn.clone()), |s| {
        let rose = p.pink.mix(p.flame, 0.45);
        s.part(&dawn, Look::of(p.flame.mix(p.cream, 0.3)).to(rose).flat().shadow(0.0));
        for (y, colour) in [(1010.0, p.leaf.mix(p.fog, 0.4)), (1090.0, p.leaf.mix(p.fog, 0.15))] {
            s.blob(
                &nodes![(200, y + 80.0), (480, y - 10.0), (840, y - 40.0), (860, 1260), (200, 1260)],
                Look::of(colour).inflate(12.0).grass(7.0, 90.0, 6.0).shadow(0.1),
            );
        }
    });
    // The house without a roof: one bed with two hollows, one cup.
    s.at(&[shift(650.0, 1090.0)], |s| {
        s.rect(-120.0, -110.0, 240.0, 150.0, Look::of(p.cream).inflate(9.0));
        s.rect(-104.0, -96.0, 208.0, 122.0, Look::of(p.wood).to(p.wood_dark).flat().shadow(0.0));
        s.rect(-80.0, -44.0, 140.0, 56.0, Look::of(p.wood_dark).inflate(5.0));
        s.rect(-76.0, -56.0, 132.0, 54.0, Look::of(p.white).inflate(8.0));
        for x in [-46.0, 22.0] {
            s.ellipse(x, -34.0, 24.0, 15.0, Look::of(p.accent2.mix(p.white, 0.5)).inflate(4.0).shadow(0.0));
            s.ellipse(x, -52.0, 25.0, 10.0, Look::of(p.cream).inflate(4.0));
        }
        s.limb(&nodes![(-150, -100), (0, -206), (150, -100)], &[24.0], Look::of(p.red).inflate(7.0));
        s.rect(60.0, -214.0, 34.0, 70.0, Look::of(p.stone).inflate(6.0));
        s.place(motif("teacup"), At::new(84.0, -90.0).height(34.0).standing().silent());
    });
    s.focus(650.0, 1060.0, 110.0);
    // The stair.
    for k in (0..9).rev() {
        let (x, y) = (-60.0 + k as f32 * 104.0, 1120.0 - k as f32 * 60.0);
        s.poly(
            &nodes![(x, y), (x + 120.0, y), (x + 120.0, y + 120.0), (x, y + 180.0)],
            Look::of(p.stone.mix(p.accent2, 0.25).dim(0.8)).inflate(9.0).texture(0.3).grain(0.0),
        );
        s.rect(x - 8.0, y, 124.0, 24.0, Look::of(p.stone.lighter(0.12)).inflate(7.0).texture(0.25));
    }
    let gold = p.flame.mix(p.gold, 0.35);
    let pale = p.white.mix(p.accent2, 0.18);
    // The sun, from the left; the moon, from the right.
    let sun = Person::new(Kind::Man, &p)
        .wearing(Dress::Coat, p.red)
        .skin(gold.mix(p.fox, 0.2))
        .legs(p.wood_dark, p.wood_dark.dim(0.7));
    let moon = Person::new(Kind::Granny, &p)
        .wearing(Dress::Gown, p.accent2.mix(p.ambient, 0.25))
        .cloth(Cloth::Dots)
        .skin(pale.dim(0.95))
        .legs(pale, pale);
    let sun = Actor::new(sun, 268.0, 990.0, 790.0).lean(7.0).feet((-14.0, -4.0), (12.0, -13.0), [12.0, 0.0]);
    let moon = Actor::new(moon, 552.0, 880.0, 740.0).left().lean(9.0);
    let sun = sun.hand(FAR, 392.0, 690.0, Hand::Grip).hand(NEAR, 140.0, 760.0, Hand::Grip);
    let moon = moon.hand(FAR, 430.0, 650.0, Hand::Grip).hand(NEAR, 660.0, 680.0, Hand::Grip);
    s.group(Group::new(), |s| {
        sun.arm(s, FAR);
        moon.legs(s);
        moon.body(s);
        sun.legs(s);
        sun.body(s);
    });
    // The lantern between two hands.
    let asleep = |turn: f32, tilt: f32| Mien {
        turn,
        tilt,
        gaze: [0.0, 0.0],
        nod: 0.25,
        ..Feeling::Tenderness.mien().shut()
    };
    let g = sun.grip(FAR);
    s.place(motif("lantern"), At::new(g.x + 14.0, g.y - 14.0).height(180.0).hanging().silent());
    s.glow(g.x + 14.0, g.y + 90.0, 220.0, p.flame, 0.5);
    sun.fingers(s, FAR);
    moon.arm(s, FAR);
    let (sx, sy, r) = (300.0, 356.0, 132.0);
    for k in 0..16 {
        let a = radians(k as f32 * 22.5 + 8.0);
        let long = if k % 2 == 0 { 62.0 } else { 40.0 };
        let (dx, dy) = (cos(a), sin(a));
        s.limb(
            &nodes![
                (sx + dx * (r - 12.0), sy + dy * (r - 12.0)),
                (sx + dx * (r + long), sy + dy * (r + long))
            ],
            &[34.0, 3.0],
            Look::of(p.flame.mix(p.fox, 0.35)).inflate(7.0).shadow(0.2),
        );
    }
    s.glow(sx, sy, 360.0, p.flame, 0.5);
    let (mx, my) = (540.0, 292.0);
    s.glow(mx, my, 260.0, p.white, 0.35);
    s.dot(mx, my, 128.0, Look::of(pale).inflate(34.0).rim(1.2));
    for (dx, dy, k) in [(58.0, -64.0, 22.0), (88.0, 14.0, 15.0), (16.0, -94.0, 13.0), (66.0, 70.0, 12.0)] {
        s.dot(mx + dx, my + dy, k, Look::of(pale.dim(0.86)).inflate(3.0));
    }
    s.dot(sx, sy, r, Look::of(gold).inflate(36.0).rim(1.0));
    visage(s, mx - 6.0, my + 8.0, 240.0, &asleep(-0.55, -14.0), pale.dim(0.9));
    visage(s, sx + 6.0, sy + 4.0, 250.0, &asleep(0.55, 14.0), gold);
    // Combed for the day.
    s.blob(
        &nodes![
            (sx - 116.0, sy - 70.0),
            (sx - 58.0, sy - 142.0),
            (sx + 50.0, sy - 140.0),
            (sx + 86.0, sy - 100.0),
            (sx + 10.0, sy - 106.0),
            (sx - 62.0, sy - 78.0)
        ],
        Look::of(p.fox).inflate(10.0).texture(0.3),
    );
    // The tin; the shoes.
    let g = sun.grip(NEAR);
    sun.arm_with(s, NEAR, |s| {
        s.limb(
            &nodes![
                (g.x - 34.0, g.y + 46.0),
                (g.x - 26.0, g.y + 2.0),
                (g.x + 26.0, g.y + 2.0),
                (g.x + 34.0, g.y + 46.0)
            ],
            &[8.0],
            Look::of(p.metal).inflate(2.0),
        );
        s.rect(g.x - 52.0, g.y + 42.0, 104.0, 74.0, Look::of(p.accent).inflate(14.0).rim(1.2));
        s.rect(g.x - 52.0, g.y + 58.0, 104.0, 8.0, Look::of(p.cream).inflate(2.0));
    });
    let g = moon.grip(NEAR);
    moon.arm_with(s, NEAR, |s| {
        for (dx, a) in [(-18.0, 12.0), (22.0, -10.0)] {
            s.at(&[shift(g.x + dx, g.y + 10.0), turn(a)], |s| {
                s.blob(
                    &nodes![(-14, -8), (14, -8), (18, 60), (16, 92), (0, 98), (-14, 90), (-18, 60)],
                    Look::of(p.gold.mix(p.cream, 0.3)).inflate(9.0),
                );
                s.ellipse(0.0, 14.0, 11.0, 22.0, Look::of(p.ambient).flat());
            });
        }
    });
    s.focus(410.0, 340.0, 260.0);
    s.note("sun", Role::Subject);
    s.note("moon", Role::Object);
    s.note("staircase", Role::Setting);
    s.note("lantern", Role::Detail);
}

/// A garden gate between snow and flowers: winter and summer both pull at one big key; a hare, half white, half brown, waits on its suitcase.
fn gate(c: &mut Composer) {
    let old = c.human(Kind::Granny);
    let young = c.human(Kind::Woman);
    let s = &mut c.scene;
    s.light_at(560.0, 160.0, 0.5);
    let p = s.palette;
    let cold = lch(0.55, 0.08, 245.0);
    s.sky(0.3, 0.3);
    let half = |x0: f32, x1: f32| Path::rect(x0, -30.0, x1 - x0, 1280.0);
    s.group(Group::new().clip(half(-30.0, 400.0)), |s| {
        let grey = cold.mix(p.grey, 0.3);
        s.rect(-30.0, -30.0, 440.0, 1280.0, Look::of(grey.dim(0.8)).to(grey.lighter(0.2)).flat().shadow(0.0));
        for (x, h) in [(40.0, 330.0), (150.0, 270.0), (280.0, 300.0)] {
            s.place(motif("bare_tree"), At::new(x, 800.0).height(h + 160.0).standing().silent().group(Group::new().fog(0.2)));
        }
        s.blob(&nodes![(-40, 800; corner), (140, 770), (300, 800), (420, 780; corner), (420, 1260; corner), (-40, 1260; corner)], Look::of(p.white).to(p.white.mix(cold, 0.35)).inflate(16.0).shadow(0.1));
        air::snowfall(s, 130);
    });
    s.group(Group::new().clip(half(400.0, 830.0)), |s| {
        s.rect(400.0, -30.0, 440.0, 1280.0, Look::of(p.flame.mix(p.cream, 0.5)).to(p.gold.mix(p.pink, 0.3)).flat().shadow(0.0));
        s.glow(640.0, 170.0, 380.0, p.flame, 0.6);
        s.place(motif("apple_tree"), At::new(700.0, 810.0).height(520.0).standing().silent().group(Group::new().fog(0.12)));
        s.blob(&nodes![(380, 790; corner), (560, 770), (700, 800), (840, 776; corner), (840, 1260; corner), (380, 1260; corner)], Look::of(p.leaf.lighter(0.08)).to(p.leaf.dim(0.7)).inflate(16.0).grass(12.0, -90.0, 6.0).shadow(0.1));
        terrain::flowers(s, 1000.0, 50, 24.0, [420.0, 800.0]);
    });
    // The gate: two stone posts, an arch, bars.
    for x in [300.0, 500.0] {
        s.rect(x - 26.0, 250.0, 52.0, 660.0, Look::of(p.stone.dim(0.9)).inflate(12.0).texture(0.4));
        s.dot(x, 236.0, 36.0, Look::of(p.stone).inflate(14.0));
    }
    for k in 0..5 {
        let x = 336.0 + k as f32 * 32.0;
        s.limb(
            &nodes![(x, 330.0 + (k as f32 - 2.0).abs() * 24.0), (x, 900)],
            &[12.0],
            Look::of(p.metal.dim(0.5)).inflate(4.0),
        );
    }
    s.limb(&nodes![(322, 420), (400, 316), (478, 420)], &[14.0], Look::of(p.metal.dim(0.5)).inflate(4.0));
    for y in [470.0, 840.0] {
        s.limb(&nodes![(322, y), (478, y)], &[14.0], Look::of(p.metal.dim(0.5)).inflate(4.0));
    }
    s.rect(356.0, 450.0, 88.0, 110.0, Look::of(p.gold.mix(p.metal, 0.3)).inflate(9.0));
    s.dot(400.0, 490.0, 14.0, Look::of(p.ink).flat());
    s.poly(&nodes![(392, 494), (408, 494), (412, 536), (388, 536)], Look::of(p.ink).flat());
    // The two, and the key.
    let winter = old.wearing(Dress::Robe, p.white.mix(cold, 0.35)).hat(Hat::None, p.white).scarf(cold);
    let summer = young.wearing(Dress::Gown, p.red).cloth(Cloth::Dots).hat(Hat::Straw, p.gold);
    let winter = Actor::new(winter, 190.0, 1140.0, 760.0)
        .lean(-12.0)
        .feet((-17.0, -4.0), (12.0, -4.0), [0.0, -18.0])
        .feeling(Feeling::Fury);
    let summer = Actor::new(summer, 614.0, 1140.0, 780.0)
        .left()
        .lean(-12.0)
        .feet((-17.0, -4.0), (12.0, -4.0), [0.0, -18.0])
        .feeling(Feeling::Offended);
    let (we, se) = (winter.eye(), summer.eye());
    let winter =
        winter.looking_at(se).hand(NEAR, 352.0, 822.0, Hand::Grip).hand(FAR, 352.0, 742.0, Hand::Grip);
    let summer = summer.looking_at(we).with(|m| Mien {
        upper: [0.3, 0.3],
        lower: [0.2, 0.2],
        slant: [-20.0, -20.0],
        brow: [-0.2, -0.2],
        tear: true,
        ..m
    });
    let summer = summer.hand(NEAR, 448.0, 862.0, Hand::Grip).hand(FAR, 448.0, 782.0, Hand::Grip);
    under(s, 190.0, 1146.0, 140.0);
    under(s, 614.0, 1146.0, 140.0);
    s.group(Group::new(), |s| {
        for a in [&winter, &summer] {
            a.arm(s, FAR);
        }
        for a in [&winter, &summer] {
            a.legs(s);
            a.body(s);
            a.head(s);
            a.palm(s, NEAR);
        }
        let iron = p.gold.lighter(0.04);
        let look = Look::of(iron).inflate(8.0).rim(1.3);
        s.stroke(&Path::ellipse(400.0, 652.0, 50.0, 46.0), 24.0, look.shadow(0.5));
        s.limb(&nodes![(400, 690), (400, 986)], &[28.0], look);
        for y in [920.0, 962.0] {
            s.rect(398.0, y - 13.0, 70.0, 26.0, look);
        }
        for a in [&winter, &summer] {
            a.fingers(s, FAR);
            a.fingers(s, NEAR);
            a.sleeve(s, NEAR);
        }
    });
    // Icicles and frost on her; a bee about the other.
    let e = winter.crown();
    for k in 0..6 {
        let x = e.x - 60.0 + k as f32 * 24.0;
        s.limb(
            &nodes![(x, e.y + 20.0), (x - 6.0, e.y - 40.0 - (k % 2) as f32 * 26.0)],
            &[14.0, 2.0],
            Look::of(p.white.mix(p.accent2, 0.3)).inflate(4.0).rim(1.5),
        );
    }
    s.place(motif("bee"), At::new(734.0, 330.0).height(44.0).centred().silent());
    // Who waits for the outcome.
    s.place(motif("suitcase"), At::new(400.0, 1176.0).height(74.0).standing().silent());
    for (x0, x1, colour) in [(-30.0, 398.0, p.white), (398.0, 830.0, p.fur)] {
        s.group(Group::new().clip(half(x0, x1)), |s| {
            let hare = Person::new(Kind::Hare, &p).skin(colour).wearing(Dress::Fur, colour);
            let hare = Actor::new(hare, 398.0, 1176.0, 250.0).front().sitting().feeling(Feeling::Calm);
            hare.with(|m| Mien { upper: [0.5, 0.5], ..m }).paint(s);
        });
    }
    s.focus(398.0, 1010.0, 90.0);
    s.focus(400.0, 790.0, 140.0);
    s.note("old_woman", Role::Subject);
    s.note("woman", Role::Object);
    s.note("key", Role::Detail);
    s.note("gate", Role::Setting);
    s.note("hare", Role::Detail);
}
