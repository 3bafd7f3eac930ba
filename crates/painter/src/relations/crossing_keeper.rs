//! Even the dark waits for the slow.

use super::acting::*;

pub(super) static CROSSING_KEEPER: Relation = Relation {
    id: "crossing_keeper",
    themes: Themes::Only(&["moonhare", "half-asleep", "first-light", "lost-kites"]),
    moods: &[Mood::Tenderness, Mood::Wonder, Mood::Mischief],
    slots: &[],
    layouts: &[framed("snail", Setup::Hinge, snail), framed("ducks", Setup::Slant, ducks)],
};

/// A snail that looks right and is in no hurry, its foot at (x, y); a suitcase on its shell.
fn slow(s: &mut Scene, x: f32, y: f32, k: f32) {
    let p = s.palette;
    let flesh = p.gold.mix(p.pink, 0.35);
    s.at(&[shift(x, y), scale(k)], |s| {
        for (dx, dy) in [(0.0, 0.0), (34.0, 6.0)] {
            s.limb(
                &nodes![(92.0 + dx, -84.0), (104.0 + dx, -130.0 + dy)],
                &[13.0, 10.0],
                Look::of(flesh).inflate(4.0),
            );
        }
        s.blob(
            &nodes![
                (-150, -4),
                (-90, -34),
                (20, -40),
                (70, -70),
                (100, -104),
                (138, -96),
                (146, -50),
                (124, -10),
                (60, 6),
                (-80, 6)
            ],
            Look::of(flesh).to(flesh.dim(0.8)).inflate(16.0).texture(0.2),
        );
        s.dot(-20.0, -92.0, 92.0, Look::of(p.accent).to(p.accent.dim(0.7)).inflate(30.0).texture(0.3));
        s.line(
            &nodes![
                (-20, -92),
                (0, -106),
                (4, -80),
                (-26, -66),
                (-56, -88),
                (-44, -130),
                (0, -142),
                (40, -112),
                (36, -62),
                (-10, -34),
                (-70, -50)
            ],
            11.0,
            Look::of(p.accent.dim(0.55)).inflate(3.0),
        );
        s.place(motif("suitcase"), At::new(-34.0, -172.0).height(84.0).standing().turned(-8.0).silent());
        s.line(&nodes![(-90, -60), (-64, -172)], 5.0, Look::of(p.wood_dark));
        for (dx, dy) in [(0.0, 0.0), (34.0, 6.0)] {
            s.dot(104.0 + dx, -142.0 + dy, 20.0, Look::of(p.white).inflate(6.0));
            s.dot(111.0 + dx, -144.0 + dy, 10.0, Look::of(p.ink).inflate(2.0));
            s.blob(
                &nodes![
                    (84.0 + dx, -146.0 + dy),
                    (92.0 + dx, -162.0 + dy),
                    (106.0 + dx, -166.0 + dy),
                    (124.0 + dx, -150.0 + dy),
                    (104.0 + dx, -154.0 + dy)
                ],
                Look::of(flesh.dim(0.85)).inflate(3.0),
            );
        }
        s.line(&nodes![(108, -58), (124, -48), (140, -58)], 5.0, Look::of(flesh.dim(0.5)));
        s.ellipse(102.0, -62.0, 12.0, 8.0, Look::of(p.red).alpha(0.4).soft(3.0).flat());
        s.focus(116.0, -120.0, 60.0);
    });
}

/// At a level crossing a snail with a suitcase goes over; behind the barrier wait a racing goat, a bride, and last of all Night.
fn snail(c: &mut Composer) {
    let (keeper, bride, night) = (c.human(Kind::Woman), c.human(Kind::Woman), c.human(Kind::Woman));
    let (he, she) = (c.human(Kind::Grandad), c.human(Kind::Granny));
    let s = &mut c.scene;
    s.light_at(120.0, 240.0, 0.5);
    let p = s.palette;
    let gold = p.flame.mix(p.cream, 0.45).mix(p.sky[3], 0.25);
    s.rect(-30.0, -30.0, 600.0, 1280.0, Look::of(gold.dim(0.92)).to(gold).flat().texture(0.1).shadow(0.0));
    s.glow(120.0, 260.0, 420.0, p.light, 0.6);
    // Left: an evening garden, where two play on.
    s.blob(&nodes![(-40, 640; corner), (150, 600), (360, 640), (560, 610; corner), (560, 960; corner), (-40, 960; corner)], Look::of(p.leaf.lighter(0.1).mix(p.gold, 0.25)).inflate(8.0).grass(9.0, 90.0, 6.0).shadow(0.0));
    s.place(motif("apple_tree"), At::new(470.0, 650.0).height(330.0).standing().silent());
    let sit = |who: Person, x: f32| Actor::new(who, x, 850.0, 360.0).sitting();
    let he = sit(he.wearing(Dress::Coat, p.accent2), 120.0)
        .feeling(Feeling::Tenderness)
        .with(|m| m.facing(0.5).glancing(0.6, 0.7))
        .hand_own(NEAR, 26.0, -42.0, Hand::Pinch);
    let she = sit(she.wearing(Dress::Coat, p.red), 380.0)
        .left()
        .feeling(Feeling::Joy)
        .with(|m| m.facing(0.2).glancing(0.2, 0.7))
        .hand_own(NEAR, 24.0, -38.0, Hand::Rest);
    he.paint(s);
    she.paint(s);
    s.ellipse(250.0, 726.0, 84.0, 18.0, Look::of(p.wood.lighter(0.1)).inflate(5.0));
    s.limb(&nodes![(250, 734), (250, 850)], &[14.0], Look::of(p.wood).inflate(4.0));
    for (dx, id) in [(-22.0, "chess_king"), (20.0, "chess_knight")] {
        s.place(motif(id), At::new(250.0 + dx, 724.0).height(60.0).standing().silent());
    }
    s.focus(250.0, 660.0, 150.0);
    // Lanterns over the garden, lit already.
    cord(
        s,
        &[point(-20.0, 120.0), point(200.0, 210.0), point(400.0, 200.0), point(570.0, 130.0)],
        4.0,
        p.wood_dark,
    );
    for (x, y) in [(70.0, 158.0), (190.0, 206.0), (310.0, 212.0), (430.0, 190.0)] {
        s.place(motif("lantern"), At::new(x, y).height(92.0).hanging().silent());
        s.glow(x, y + 50.0, 90.0, p.flame, 0.5);
    }
    // Right: Night herself, a wall of stars.
    let dark = p.ambient.mix(p.accent2, 0.2).dim(0.55);
    s.poly(
        &nodes![(560, -30), (830, -30), (830, 1240), (560, 1240)],
        Look::of(dark.dim(0.8)).to(dark).inflate(4.0).shadow(0.6),
    );
    let night = Person { skin: dark.lighter(0.3), hair: dark.dim(0.6), coat: dark.lighter(0.06), ..night }
        .hair(dark.dim(0.6), Hair::Long)
        .wearing(Dress::Gown, dark.lighter(0.05));
    let night = Actor::new(night, 690.0, 1120.0, 1000.0).left().feeling(Feeling::Tenderness);
    let night = night
        .with(|m| m.facing(0.5).nodding(0.3).glancing(0.7, 0.6).tilted(6.0))
        .hand_own(NEAR, 10.0, -52.0, Hand::Rest)
        .hand_own(FAR, 14.0, -50.0, Hand::Rest);
    night.paint(s);
    for k in 0..60 {
        let (x, y) = (s.rng.range(572.0, 796.0), s.rng.range(10.0, 1100.0));
        if !(200.0..440.0).contains(&y) || !(590.0..800.0).contains(&x) {
            s.dot(x, y, 1.8 + (k % 3) as f32, Look::lamp(p.cream));
        }
    }
    s.place(motif("crescent_moon"), At::new(716.0, 150.0).height(90.0).centred().silent());
    // The road, and who is on it.
    s.poly(
        &nodes![(-30, 930), (830, 930), (830, 1250), (-30, 1250)],
        Look::of(p.stone.mix(p.wood, 0.3)).to(p.stone.mix(p.dark, 0.4)).inflate(6.0).texture(0.4).shadow(0.0),
    );
    for y in [1000.0, 1150.0] {
        s.limb(&nodes![(-30, y), (560, y)], &[15.0], Look::of(p.metal.lighter(0.06)).inflate(4.0));
    }
    let bride = bride.wearing(Dress::Gown, p.white).hair(bride.hair, Hair::Bun);
    let bride = Actor::new(bride, 750.0, 1210.0, 560.0)
        .left()
        .feeling(Feeling::Sorrow)
        .with(|m| crate::actors::Mien { tear: false, ..m.facing(0.4).glancing(0.8, 0.1) });
    bride.paint(s);
    let top = bride.crown();
    s.blob(
        &nodes![
            (top.x - 44.0, top.y + 20.0),
            (top.x, top.y - 14.0),
            (top.x + 50.0, top.y + 30.0),
            (top.x + 76.0, top.y + 240.0),
            (top.x + 40.0, top.y + 180.0),
            (top.x + 20.0, top.y + 60.0)
        ],
        Look::of(p.white).alpha(0.8).inflate(6.0).texture(0.1),
    );
    let goat = Person::new(Kind::Goat, &p).wearing(Dress::Shirt, p.accent).glasses().hat(Hat::Cap, p.red);
    let goat = Actor::new(goat, 640.0, 1260.0, 480.0)
        .left()
        .lean(14.0)
        .feeling(Feeling::Fury)
        .hand_own(NEAR, 24.0, -46.0, Hand::Grip)
        .hand_own(FAR, 26.0, -48.0, Hand::Grip);
    goat.paint(s);
    under(s, 190.0, 1108.0, 200.0);
    slow(s, 190.0, 1110.0, 1.25);
    // The barrier and its keeper.
    s.limb(&nodes![(572, 900), (572, 1190)], &[34.0], Look::of(p.red.dim(0.8)).inflate(10.0));
    for k in 0..5 {
        let x = 556.0 + k as f32 * 58.0;
        s.rect(x, 972.0, 60.0, 34.0, Look::of(if k % 2 == 0 { p.white } else { p.red }).inflate(7.0));
    }
    let keeper = keeper.wearing(Dress::Coat, p.leaf.dim(0.8)).hat(Hat::Cap, p.red);
    let keeper = Actor::new(keeper, 504.0, 1200.0, 560.0).left().feeling(Feeling::Tenderness);
    let keeper = keeper.looking_at(point(330.0, 950.0)).hand_own(FAR, -20.0, -46.0, Hand::Grip).hand_own(
        NEAR,
        16.0,
        -66.0,
        Hand::Open,
    );
    under(s, 504.0, 1204.0, 100.0);
    keeper.paint(s);
    s.note("snail", Role::Subject);
    s.note("suitcase", Role::Object);
    s.note("woman", Role::Object);
    s.note("goat", Role::Detail);
}

/// A girl holds up her hand, and Winter stops with his snow at the edge of the road; a duck leads her young across. The last one has found his boot.
fn ducks(c: &mut Composer) {
    let girl = c.human(Kind::Girl);
    let s = &mut c.scene;
    s.light_at(700.0, 200.0, 0.55);
    let p = s.palette;
    let snow = p.white.mix(p.sky[2], 0.12);
    let autumn = p.gold.mix(p.fox, 0.45).mix(p.leaf, 0.15);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(autumn).to(autumn.dim(0.8)).flat().texture(0.35).shadow(0.0),
    );
    // His side, as far as the road.
    s.blob(&nodes![(-40, -40; corner), (620, -40; corner), (520, 160), (380, 420), (200, 700), (-40, 960; corner)], Look::of(snow).to(snow.mix(p.sky[1], 0.3)).inflate(14.0).texture(0.25).shadow(0.3));
    for (x, y, h) in [(70.0, 250.0, 230.0), (500.0, 110.0, 190.0)] {
        s.limb(&nodes![(x, y), (x, y - h)], &[14.0, 6.0], Look::of(p.wood_dark).inflate(4.0));
        for k in 0..4 {
            let (yy, w) = (y - 20.0 - k as f32 * h * 0.2, h * (0.26 - k as f32 * 0.05));
            s.poly(
                &nodes![(x - w, yy), (x, yy - h * 0.3), (x + w, yy)],
                Look::of(p.white.mix(p.leaf, 0.25)).inflate(8.0).texture(0.3),
            );
        }
    }
    // The road, from low left to high right.
    let tar = p.stone.mix(p.dark, 0.35);
    s.blob(&nodes![(-60, 1010; corner), (200, 760), (420, 480), (580, 200), (660, -60; corner), (850, -60; corner), (850, 40), (700, 420), (480, 760), (200, 1080), (-60, 1280; corner)], Look::of(tar).to(tar.dim(0.85)).inflate(6.0).texture(0.4));
    for k in 0..7 {
        let t = k as f32 / 7.0;
        let (x, y) = (lerp(20.0, 720.0, t), lerp(1130.0, 60.0, t) + sin(t * 3.1) * 10.0);
        s.limb(&nodes![(x, y), (x + 46.0, y - 62.0)], &[10.0], Look::of(p.cream).flat().alpha(0.8));
    }
    for k in 0..30 {
        let (x, y) = (s.rng.range(420.0, 800.0), s.rng.range(560.0, 1190.0));
        if x + y * 0.62 > 1000.0 {
            s.place(motif("leaf"), At::new(x, y).height(30.0).centred().turned(k as f32 * 47.0).silent());
        }
    }
    // Winter: very tall, very polite.
    let ice = p.sky[2].mix(p.white, 0.55);
    let winter = Person { skin: ice.mix(p.pink, 0.2), hair: p.white, ..Person::new(Kind::Grandad, &p) }
        .bearded()
        .wearing(Dress::Robe, p.accent2.mix(p.white, 0.35))
        .hat(Hat::Crown, ice.lighter(0.06))
        .girth(1.2);
    let winter = Actor::new(winter, 210.0, 790.0, 720.0).feeling(Feeling::Tenderness).lean(6.0);
    let winter = winter.hand_own(NEAR, 16.0, -40.0, Hand::Grip).hand_own(FAR, 22.0, -46.0, Hand::Grip);
    let girl = Actor::new(girl.wearing(Dress::Coat, p.red).hat(Hat::Woolly, p.gold), 668.0, 1200.0, 590.0)
        .left()
        .feeling(Feeling::Brave);
    let girl = girl
        .with(|m| crate::actors::Mien { tear: false, ..m })
        .looking_at(winter.eye())
        .hand_own(NEAR, 24.0, -84.0, Hand::Wave)
        .hand_own(FAR, 20.0, -42.0, Hand::Grip);
    let winter = winter.looking_at(point(400.0, 700.0));
    let (g, f) = (winter.grip(NEAR), winter.grip(FAR));
    under(s, 210.0, 794.0, 150.0);
    s.group(Group::new(), |s| {
        winter.layers(s);
        s.blob(
            &nodes![
                (g.x - 70.0, g.y + 10.0),
                (g.x - 10.0, g.y - 26.0),
                (f.x + 40.0, f.y - 10.0),
                (f.x + 46.0, f.y + 70.0),
                (g.x, g.y + 96.0),
                (g.x - 80.0, g.y + 70.0)
            ],
            Look::of(p.white).inflate(24.0).texture(0.3),
        );
        winter.arm(s, NEAR);
    });
    for _ in 0..60 {
        let (x, y) = (s.rng.range(0.0, 560.0), s.rng.range(10.0, 860.0));
        if x + y * 0.66 < 600.0 {
            s.dot(x, y, 5.0, Look::of(p.white).inflate(2.0));
        }
    }
    // The family on its way.
    Beast::new(Species::Duck, 560.0, 440.0, 130.0).walking().feeling(Feeling::Calm).paint(s);
    let yellow = p.gold.lighter(0.08);
    for (x, y, h) in [(500.0, 520.0, 74.0), (444.0, 606.0, 80.0), (384.0, 694.0, 86.0), (318.0, 790.0, 92.0)]
    {
        under(s, x, y + 2.0, h * 0.4);
        Beast::new(Species::Duck, x, y, h).walking().feeling(Feeling::Joy).coloured(yellow).paint(s);
    }
    Beast::new(Species::Duck, 150.0, 900.0, 120.0).left().feeling(Feeling::Awe).coloured(yellow).paint(s);
    s.dot(106.0, 846.0, 9.0, Look::of(p.white).inflate(3.0));
    s.focus(140.0, 850.0, 90.0);
    under(s, 668.0, 1204.0, 110.0);
    girl.paint(s);
    s.note("girl", Role::Subject);
    s.note("old_man", Role::Object);
    s.note("swan", Role::Object);
    s.note("snowfield", Role::Setting);
}
