//! Today those who bear are borne.

use super::acting::*;

pub(super) static TAKING_TURNS: Relation = Relation {
    id: "taking_turns",
    themes: Themes::Only(&["moonhare", "tides", "lost-kites"]),
    moods: &[Mood::Tenderness, Mood::Wonder, Mood::Freedom],
    slots: &[],
    layouts: &[framed("bridge", Setup::Waterline, bridge), framed("armchair", Setup::Company, armchair)],
};

/// A bridge of stone sleeps in the grass; the river arches over it with boats and ducks, and an old fish goes on foot.
fn bridge(c: &mut Composer) {
    let (rower, keeper) = (c.human(Kind::Girl), c.human(Kind::Man));
    let s = &mut c.scene;
    s.light_at(160.0, 100.0, 0.6);
    let p = s.palette;
    s.sky(0.5, 0.4);
    let meadow = p.leaf.lighter(0.1).mix(p.gold, 0.12);
    s.blob(&nodes![(-40, 560; corner), (200, 530), (600, 530), (840, 560; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(meadow.mix(p.fog, 0.3)).to(meadow.dim(0.75)).inflate(8.0).grass(9.0, 90.0, 6.0).shadow(0.0));
    for (x, h) in [(300.0, 120.0), (420.0, 90.0), (520.0, 130.0)] {
        s.place(motif("oak"), At::new(x, 590.0).height(h).standing().silent());
    }
    // The river, on its way over.
    let water = known_water(s).lighter(0.06);
    s.blob(&nodes![(-60, 760; corner), (-20, 560), (110, 350), (270, 236), (420, 210), (570, 246), (710, 370), (820, 580), (860, 760; corner), (700, 800; corner), (660, 640), (590, 500), (500, 410), (410, 386), (310, 410), (220, 500), (150, 640), (110, 800; corner)], Look::of(water).to(water.dim(0.75)).inflate(26.0).texture(0.3).rim(1.0));
    for (k, r) in [0.18, 0.42, 0.66, 0.86].into_iter().enumerate() {
        let (a, b) = (lerp(460.0, 300.0, r), lerp(590.0, 420.0, r));
        let arc: Vec<moonhare_scene::geometry::Node> = (0..13)
            .map(|j| {
                let t = radians(192.0 + j as f32 * 13.0);
                point(404.0 + cos(t) * a, 812.0 + sin(t) * b).into()
            })
            .collect();
        s.limb(
            &arc,
            &[4.0, 7.0, 4.0],
            Look::of(p.white.mix(water, 0.2 + k as f32 * 0.1))
                .alpha(0.75)
                .inflate(1.0)
                .shadow(0.0)
                .hatch(0.0),
        );
    }
    for x in [20.0, 780.0] {
        for k in 0..7 {
            s.dot(
                x + (k as f32 - 3.0) * 26.0,
                790.0 + (k % 3) as f32 * 14.0,
                26.0,
                Look::of(p.white).inflate(9.0).alpha(0.9),
            );
        }
    }
    // Who goes over on it.
    let rower = Actor::new(rower.wearing(Dress::Coat, p.red).hat(Hat::Straw, p.gold), 420.0, 360.0, 282.0)
        .front()
        .feeling(Feeling::Joy);
    let rower = rower
        .with(|m| m.facing(0.2).glancing(0.3, 0.8))
        .hand_own(NEAR, -24.0, -50.0, Hand::Grip)
        .hand_own(FAR, 24.0, -84.0, Hand::Wave)
        .elbow(FAR, 1.0);
    let g = rower.grip(NEAR);
    s.group(Group::new(), |s| {
        s.limb(&nodes![(g.x + 16.0, g.y - 50.0), (g.x - 90.0, 340)], &[9.0], Look::of(p.wood).inflate(3.0));
        rower.body(s);
        rower.head(s);
        rower.arm(s, NEAR);
        rower.arm(s, FAR);
    });
    s.blob(
        &nodes![(276, 186; corner), (420, 214), (564, 182; corner), (520, 286), (420, 306), (320, 288)],
        Look::of(p.wood.lighter(0.06)).inflate(16.0).grain(0.0).texture(0.3),
    );
    s.limb(
        &nodes![(270, 186), (420, 216), (570, 182)],
        &[15.0],
        Look::of(p.red.mix(p.wood, 0.3)).inflate(4.0),
    );
    s.at(&[shift(680.0, 390.0), turn(46.0)], |s| {
        Beast::new(Species::Duck, 0.0, 0.0, 110.0).feeling(Feeling::Awe).paint(s);
    });
    s.at(&[shift(152.0, 400.0), turn(-44.0)], |s| {
        Beast::new(Species::Duck, 0.0, 0.0, 100.0).feeling(Feeling::Calm).paint(s);
    });
    s.focus(420.0, 120.0, 120.0);
    // The dry bed, and the one who rests beside it.
    s.blob(&nodes![(110, 780; corner), (280, 740), (520, 740), (690, 780; corner), (760, 900), (400, 960), (40, 900)], Look::of(p.gold.mix(p.stone, 0.5)).inflate(8.0).texture(0.45).shadow(0.0));
    let stone = p.stone.lighter(0.08).mix(p.gold, 0.12);
    let brick = Look::of(stone).inflate(24.0).texture(0.45);
    under(s, 400.0, 1110.0, 330.0);
    // Legs up: its two piers.
    for (x, y) in [(560.0, 690.0), (690.0, 726.0)] {
        s.limb(&nodes![(x - 20.0, 1000), (x, y + 90.0), (x + 4.0, y)], &[96.0, 84.0, 84.0], brick);
        s.rect(x - 58.0, y - 40.0, 124.0, 46.0, Look::of(stone.lighter(0.06)).inflate(12.0).texture(0.4));
    }
    s.blob(
        &nodes![
            (110, 1100),
            (90, 980),
            (180, 880),
            (330, 860),
            (520, 890),
            (680, 930),
            (760, 1000),
            (750, 1110),
            (600, 1130),
            (300, 1130)
        ],
        brick,
    );
    for row in 0..4 {
        for k in 0..7 {
            let (x, y) = (330.0 + k as f32 * 64.0 + (row % 2) as f32 * 30.0, 930.0 + row as f32 * 50.0);
            s.rect(
                x,
                y,
                56.0,
                40.0,
                Look::of(stone.dim(0.86 + ((k + row) % 3) as f32 * 0.06))
                    .inflate(9.0)
                    .texture(0.4)
                    .shadow(0.2),
            );
        }
    }
    let face = Person { skin: stone.lighter(0.03), hair: p.leaf, ..Person::new(Kind::Grandad, &p) }
        .hair(p.leaf.mix(stone, 0.3), Hair::Short)
        .bearded();
    s.at(&[shift(190.0, 960.0), turn(-24.0), scale(2.7)], |s| {
        head(s, &face, &Feeling::Asleep.mien(), View::Front);
    });
    s.limb(&nodes![(330, 930), (300, 1090), (200, 1120)], &[70.0, 60.0, 54.0], brick);
    for k in 0..4 {
        s.limb(
            &nodes![(210.0 - k as f32 * 4.0, 1098.0 + k as f32 * 15.0), (150, 1096.0 + k as f32 * 16.0)],
            &[19.0],
            Look::of(stone.lighter(0.03)).inflate(6.0),
        );
    }
    s.place(motif("songbird"), At::new(690.0, 690.0).height(60.0).standing().silent());
    s.focus(190.0, 960.0, 170.0);
    // An old fish crosses on foot; the toll keeper has his umbrella.
    let keeper = Actor::new(
        keeper.wearing(Dress::Coat, p.accent2.mix(p.dark, 0.2)).hat(Hat::Cap, p.red),
        474.0,
        880.0,
        330.0,
    )
    .feeling(Feeling::Suspicion);
    let keeper = keeper
        .hand_own(FAR, 14.0, -62.0, Hand::Grip)
        .hand_own(NEAR, 22.0, -52.0, Hand::Open)
        .looking_at(point(620.0, 640.0));
    let g = keeper.grip(FAR);
    s.place(motif("umbrella"), At::new(g.x + 2.0, g.y + 20.0).height(190.0).standing().silent());
    keeper.paint(s);
    let scale_colour = p.accent.mix(p.gold, 0.2);
    s.at(&[shift(300.0, 880.0)], |s| {
        for x in [-14.0, 18.0] {
            s.limb(
                &nodes![(x, -50), (x + 6.0, -6)],
                &[15.0, 13.0],
                Look::of(scale_colour.dim(0.8)).inflate(4.0),
            );
            s.ellipse(x + 14.0, -4.0, 20.0, 9.0, Look::of(p.wood_dark).inflate(4.0));
        }
        s.poly(
            &nodes![(-50, -60), (-120, -20), (-110, -90)],
            Look::of(scale_colour.dim(0.85)).inflate(6.0).texture(0.3),
        );
        s.blob(
            &nodes![(-60, -70), (-20, -140), (40, -190), (84, -186), (92, -140), (60, -70), (0, -40)],
            Look::of(scale_colour).inflate(16.0).texture(0.35),
        );
        s.dot(62.0, -150.0, 17.0, Look::of(p.cream).inflate(4.0));
        s.dot(67.0, -148.0, 8.0, Look::of(p.ink).flat());
        s.limb(&nodes![(90, -128), (74, -122), (62, -126)], &[5.0], Look::of(p.ink).flat());
        for k in 0..3 {
            s.limb(
                &nodes![(54.0 + k as f32 * 9.0, -112), (46.0 + k as f32 * 10.0, -74)],
                &[7.0, 2.0],
                Look::of(p.white).inflate(2.0),
            );
        }
        s.limb(&nodes![(40, -96), (92, -84)], &[17.0, 12.0], Look::of(scale_colour.dim(0.8)).inflate(5.0));
        s.limb(&nodes![(94, -120), (100, 0)], &[9.0], Look::of(p.wood).inflate(3.0));
    });
    s.note("bridge", Role::Subject);
    s.note("girl", Role::Object);
    s.note("fish", Role::Object);
    s.note("umbrella", Role::Detail);
}

/// Eyes and a mouth for a thing, between eyes at (x ± gap, y).
fn face(s: &mut Scene, x: f32, y: f32, gap: f32, awake: Option<(f32, f32)>) {
    let p = s.palette;
    for side in [-1.0, 1.0] {
        let (ex, r) = (x + side * gap, gap * 0.5);
        if let Some((gx, gy)) = awake {
            s.dot(ex, y, r, Look::of(p.white).inflate(r * 0.3));
            s.dot(ex + gx * r * 0.4, y + gy * r * 0.4, r * 0.56, Look::of(p.wood_dark).inflate(2.0));
            s.dot(ex + gx * r * 0.4, y + gy * r * 0.4, r * 0.3, Look::of(p.ink).flat());
            s.dot(ex + gx * r * 0.4 - r * 0.14, y + gy * r * 0.4 - r * 0.16, r * 0.13, Look::lamp(p.white));
            s.limb(
                &nodes![(ex - r, y - r * 1.3), (ex, y - r * 1.7), (ex + r, y - r * 1.4)],
                &[r * 0.22],
                Look::of(p.ink).inflate(1.0),
            );
        } else {
            s.limb(
                &nodes![(ex - r, y), (ex, y + r * 0.6), (ex + r, y)],
                &[r * 0.26],
                Look::of(p.ink).inflate(1.0),
            );
        }
        s.ellipse(
            ex + side * r * 0.6,
            y + gap * 0.75,
            r * 0.7,
            r * 0.45,
            Look::of(p.pink).alpha(0.5).soft(4.0).flat().shadow(0.0),
        );
    }
    let m = y + gap * 0.95;
    s.limb(
        &nodes![(x - gap * 0.4, m), (x, m + gap * 0.24), (x + gap * 0.4, m)],
        &[gap * 0.12],
        Look::of(p.ink).inflate(1.0),
    );
}

/// Grandfather holds his old armchair in his lap, asleep; the stool and the bed wait for their turn, and the lamp has a book read to it.
fn armchair(c: &mut Composer) {
    let (old, girl) = (c.human(Kind::Grandad), c.human(Kind::Girl));
    c.room(860.0, (610.0, 210.0));
    let s = &mut c.scene;
    let p = s.palette;
    s.ellipse(
        400.0,
        1110.0,
        430.0,
        110.0,
        Look::of(p.accent.mix(p.dark, 0.2)).inflate(6.0).hatch(0.8).texture(0.3),
    );
    s.ellipse(
        400.0,
        1110.0,
        360.0,
        84.0,
        Look::of(p.gold.mix(p.red, 0.4)).inflate(4.0).hatch(0.8).shadow(0.0),
    );
    // The bed looks round the door.
    s.rect(30.0, 190.0, 250.0, 680.0, Look::of(p.wood_dark).inflate(10.0).grain(90.0));
    s.rect(56.0, 216.0, 224.0, 654.0, Look::of(p.ink.lighter(0.06)).flat());
    s.blob(
        &nodes![(56, 860; corner), (56, 420), (120, 366), (200, 380), (250, 440), (256, 860; corner)],
        Look::of(p.wood.lighter(0.06)).inflate(18.0).grain(90.0).texture(0.3),
    );
    s.ellipse(150.0, 660.0, 90.0, 50.0, Look::of(p.white).inflate(16.0));
    s.blob(
        &nodes![(56, 700; corner), (150, 684), (256, 710; corner), (260, 880; corner), (56, 880; corner)],
        Look::of(p.leaf).inflate(14.0).texture(0.3),
    );
    face(s, 156.0, 500.0, 44.0, Some((0.9, 0.3)));
    // The lamp, and who reads to it.
    s.limb(&nodes![(640, 900), (640, 330)], &[14.0], Look::of(p.gold.dim(0.8)).inflate(4.0));
    s.poly(&nodes![(540, 330), (584, 170), (696, 170), (740, 330)], Look::lamp(p.flame.mix(p.cream, 0.35)));
    s.glow(640.0, 300.0, 380.0, p.flame, 0.55);
    face(s, 640.0, 250.0, 32.0, Some((0.1, 0.9)));
    let girl = Actor::new(girl.wearing(Dress::Gown, p.red), 722.0, 980.0, 470.0).left().feeling(Feeling::Joy);
    let girl = girl
        .with(|m| m.facing(0.3).nodding(-0.35).glancing(0.2, -0.8))
        .hand_own(NEAR, 16.0, -46.0, Hand::Tray)
        .hand_own(FAR, 20.0, -48.0, Hand::Tray);
    let g = girl.grip(NEAR);
    under(s, 690.0, 984.0, 100.0);
    s.group(Group::new(), |s| {
        girl.layers(s);
        s.place(motif("book"), At::new(g.x - 10.0, g.y - 26.0).height(90.0).centred().silent());
        girl.arm(s, NEAR);
    });
    s.focus(670.0, 640.0, 120.0);
    // He, on the rug, with his chair in his arms.
    let old =
        Actor::new(old.wearing(Dress::Coat, p.accent2.mix(p.dark, 0.1)).glasses(), 370.0, 1130.0, 900.0)
            .front()
            .sitting()
            .feeling(Feeling::Tenderness);
    let old = old
        .with(|m| m.facing(0.1).nodding(0.45).glancing(0.1, 0.9).tilted(7.0))
        .hand(NEAR, 250.0, 880.0, Hand::Cover)
        .hand(FAR, 500.0, 830.0, Hand::Cover);
    under(s, 370.0, 1140.0, 230.0);
    s.group(Group::new(), |s| {
        old.layers(s);
        let cloth = Look::of(p.red.mix(p.wood, 0.2)).inflate(22.0).texture(0.3);
        s.at(&[shift(376.0, 900.0), turn(-9.0)], |s| {
            for x in [-96.0, 96.0] {
                s.limb(&nodes![(x, 120), (x * 1.1, 178)], &[26.0, 17.0], Look::of(p.wood).inflate(6.0));
            }
            s.blob(
                &nodes![
                    (-112, 110),
                    (-118, -110),
                    (-70, -180),
                    (0, -196),
                    (70, -180),
                    (118, -110),
                    (112, 110)
                ],
                cloth,
            );
            s.rect(-104.0, 26.0, 208.0, 110.0, Look::of(p.red.mix(p.wood, 0.05)).inflate(24.0).texture(0.3));
            for side in [-1.0, 1.0] {
                s.limb(&nodes![(side * 122.0, 4), (side * 124.0, 124)], &[58.0], cloth);
                s.dot(side * 122.0, 0.0, 30.0, Look::of(p.red.mix(p.wood, 0.1)).inflate(9.0));
            }
            face(s, 0.0, -90.0, 42.0, None);
        });
        old.arm(s, NEAR);
        old.arm(s, FAR);
    });
    s.focus(380.0, 560.0, 180.0);
    // Next, please.
    s.at(&[shift(126.0, 1130.0)], |s| {
        for x in [-54.0, -18.0, 20.0, 56.0] {
            s.limb(&nodes![(x, -90), (x * 1.25, 0)], &[20.0, 14.0], Look::of(p.wood).inflate(5.0));
        }
        s.blob(
            &nodes![(-84, -84), (-76, -150), (0, -170), (76, -150), (84, -84), (0, -66)],
            Look::of(p.gold.mix(p.red, 0.15)).inflate(20.0).texture(0.3),
        );
        face(s, 4.0, -120.0, 28.0, Some((0.8, -0.6)));
    });
    Beast::new(Species::Cat, 560.0, 1150.0, 130.0).left().feeling(Feeling::Offended).paint(s);
    s.note("old_man", Role::Subject);
    s.note("armchair", Role::Object);
    s.note("book", Role::Object);
    s.note("cat", Role::Detail);
}
