//! Seasons and hours are tenants.

use super::acting::*;

pub(super) static MOVING_DAY_OF_THE_SEASONS: Relation = Relation {
    id: "moving_day_of_the_seasons",
    themes: Themes::Only(&["looking-glass", "roots", "first-light", "carousel"]),
    moods: &[Mood::Mischief, Mood::Longing, Mood::Memory],
    slots: &[],
    layouts: &[framed("stairs", Setup::Spiral, stairs), framed("gangway", Setup::Slant, gangway)],
};

/// On a winding stair Winter comes down with an icicle chandelier and Spring goes up with flowers, a wardrobe stuck between; on top Summer waits.
fn stairs(c: &mut Composer) {
    let (spring, summer, porter) = (c.human(Kind::Girl), c.human(Kind::Woman), c.human(Kind::Boy));
    let s = &mut c.scene;
    s.light_at(560.0, 120.0, 0.55);
    let p = s.palette;
    let wall = p.mid.mix(p.accent2, 0.3).mix(p.dark, 0.25);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(wall.lighter(0.08)).to(wall.dim(0.7)).flat().texture(0.25).shadow(0.0),
    );
    s.glow(560.0, 130.0, 420.0, p.flame, 0.6);
    // The stair winds from the lower left, round, to the landing.
    let eye = point(430.0, 560.0);
    for k in (0..34).rev() {
        let t = k as f32 / 33.0;
        let a = radians(118.0 - t * 400.0);
        let (r, q) = (lerp(610.0, 250.0, t), lerp(0.92, 0.8, t));
        let at = |a: f32, r: f32| point(eye.x + cos(a) * r, eye.y + 60.0 - t * 150.0 + sin(a) * r * q);
        let (a0, a1, b1, b0) =
            (at(a, r), at(a - radians(12.4), r * 0.985), at(a - radians(12.4), r * 0.36), at(a, r * 0.36));
        let tone = p.wood.lighter(0.1).mix(wall, 0.1 + t * 0.25).dim(if k % 2 == 0 { 1.0 } else { 0.86 });
        s.poly(
            &nodes![(a0.x, a0.y + 22.0), (a1.x, a1.y + 22.0), (b1.x, b1.y + 22.0), (b0.x, b0.y + 22.0)],
            Look::of(tone.dim(0.55)).inflate(3.0).shadow(0.4),
        );
        s.poly(
            &nodes![(a0.x, a0.y), (a1.x, a1.y), (b1.x, b1.y), (b0.x, b0.y)],
            Look::of(tone).inflate(5.0).grain(0.0).texture(0.25).shadow(0.2),
        );
        let (c0, c1, d1, d0) = (
            at(a, r * 0.82),
            at(a - radians(12.4), r * 0.81),
            at(a - radians(12.4), r * 0.5),
            at(a, r * 0.5),
        );
        s.poly(
            &nodes![(c0.x, c0.y), (c1.x, c1.y), (d1.x, d1.y), (d0.x, d0.y)],
            Look::of(p.red.mix(wall, 0.2)).inflate(2.0).texture(0.3).shadow(0.0),
        );
    }
    // The landing: Summer on her trunks, gone grey with waiting.
    s.ellipse(560.0, 330.0, 190.0, 44.0, Look::of(p.wood.lighter(0.06)).inflate(8.0).grain(0.0));
    s.place(motif("suitcase"), At::new(490.0, 330.0).height(100.0).standing().silent());
    s.place(motif("suitcase"), At::new(600.0, 336.0).height(120.0).standing().silent());
    let summer = Person { hair: p.grey.lighter(0.2), ..summer }
        .wearing(Dress::Gown, p.gold.mix(p.flame, 0.3))
        .hat(Hat::Straw, p.gold);
    let summer = Actor::new(summer, 566.0, 344.0, 318.0).left().sitting().feeling(Feeling::Offended);
    let summer = summer.with(|m| m.facing(0.3)).hand_own(NEAR, 14.0, -50.0, Hand::Tray);
    summer.paint(s);
    let top = summer.crown();
    for (dx, colour) in [(-40.0, p.red), (0.0, p.pink), (40.0, p.red)] {
        s.dot(top.x + dx, top.y + 14.0, 15.0, Look::of(colour).inflate(5.0));
    }
    s.focus(560.0, 150.0, 130.0);
    // The wardrobe that sticks.
    s.at(&[shift(424.0, 760.0), turn(-13.0)], |s| {
        s.place(motif("wardrobe"), At::new(0.0, 150.0).height(380.0).standing().silent());
    });
    // Winter, coming down.
    let ice = p.sky[2].mix(p.white, 0.55);
    let winter = Person { skin: ice.mix(p.pink, 0.25), hair: p.white, ..Person::new(Kind::Grandad, &p) }
        .bearded()
        .wearing(Dress::Robe, p.accent2.mix(p.white, 0.3))
        .hat(Hat::Crown, ice.lighter(0.08))
        .girth(1.2);
    let winter = Actor::new(winter, 214.0, 860.0, 600.0).lean(5.0).feeling(Feeling::Fury);
    let spring = Actor::new(
        spring.wearing(Dress::Gown, p.leaf.lighter(0.12)).hat(Hat::None, p.leaf),
        604.0,
        1130.0,
        560.0,
    )
    .left()
    .lean(8.0)
    .feeling(Feeling::Mischief);
    let winter = winter.looking_at(spring.eye()).hand_own(NEAR, 17.0, -34.0, Hand::Grip).hand(
        FAR,
        350.0,
        650.0,
        Hand::Wave,
    );
    let spring = spring.looking_at(winter.eye()).hand(FAR, 500.0, 800.0, Hand::Wave).hand_own(
        NEAR,
        20.0,
        -34.0,
        Hand::Grip,
    );
    under(s, 214.0, 864.0, 130.0);
    let g = winter.grip(NEAR);
    winter.paint(s);
    // Rolled snow under his arm, a chandelier of ice in his hand.
    cord(s, &[g, point(g.x, g.y + 40.0)], 5.0, p.metal);
    s.limb(
        &nodes![(g.x - 74.0, g.y + 60.0), (g.x, g.y + 42.0), (g.x + 74.0, g.y + 60.0)],
        &[14.0],
        Look::of(ice.lighter(0.06)).inflate(5.0).rim(1.2),
    );
    for k in 0..7 {
        let x = g.x - 72.0 + k as f32 * 24.0;
        let y = g.y + 50.0;
        s.poly(
            &nodes![(x - 10.0, y), (x + 10.0, y), (x, y + 56.0 + (3.0 - (k as f32 - 3.0).abs()) * 18.0)],
            Look::of(ice.lighter(0.1)).to(p.accent2.mix(p.white, 0.5)).inflate(6.0).rim(1.4),
        );
    }
    s.dot(96.0, 690.0, 84.0, Look::of(p.white).inflate(26.0).texture(0.25));
    for r in [58.0, 34.0, 14.0] {
        s.stroke(
            &Path::ellipse(96.0, 690.0, r, r),
            6.0,
            Look::of(p.accent2.mix(p.white, 0.6)).flat().alpha(0.8),
        );
    }
    // Spring, going up, a brook in her bucket.
    under(s, 604.0, 1134.0, 120.0);
    let b = spring.grip(NEAR);
    spring.paint(s);
    let crown = spring.crown();
    for (k, dx) in [-70.0, -36.0, 0.0, 36.0, 70.0].into_iter().enumerate() {
        s.dot(
            crown.x + dx,
            crown.y + 26.0 + dx.abs() * 0.3,
            19.0,
            Look::of([p.pink, p.white, p.gold, p.white, p.pink][k]).inflate(7.0),
        );
        s.dot(crown.x + dx, crown.y + 26.0 + dx.abs() * 0.3, 7.0, Look::of(p.gold.dim(0.9)).inflate(3.0));
    }
    s.poly(
        &nodes![
            (b.x - 62.0, b.y + 36.0),
            (b.x + 62.0, b.y + 36.0),
            (b.x + 44.0, b.y + 136.0),
            (b.x - 44.0, b.y + 136.0)
        ],
        Look::of(p.metal.lighter(0.1)).inflate(16.0).grain(0.0).rim(1.0),
    );
    s.ellipse(b.x, b.y + 36.0, 62.0, 17.0, Look::of(known_water(s).lighter(0.08)).inflate(5.0));
    s.limb(
        &nodes![
            (b.x - 60.0, b.y + 36.0),
            (b.x - 30.0, b.y + 2.0),
            (b.x, b.y - 6.0),
            (b.x + 30.0, b.y + 2.0),
            (b.x + 60.0, b.y + 36.0)
        ],
        &[7.0],
        Look::of(p.metal).inflate(2.0),
    );
    s.limb(
        &nodes![
            (b.x - 30.0, b.y + 38.0),
            (b.x - 72.0, b.y + 80.0),
            (b.x - 60.0, b.y + 150.0),
            (b.x - 150.0, b.y + 200.0),
            (b.x - 280.0, b.y + 230.0)
        ],
        &[22.0, 26.0, 30.0, 36.0, 50.0],
        Look::of(known_water(s).lighter(0.1)).inflate(8.0).rim(1.2),
    );
    Beast::new(Species::Duck, b.x - 210.0, b.y + 216.0, 80.0).left().feeling(Feeling::Joy).paint(s);
    // A boy with a crate of leaves cannot see where he goes.
    let porter = Actor::new(porter.wearing(Dress::Shirt, p.red), 150.0, 1190.0, 400.0).feeling(Feeling::Fear);
    let porter = porter.looking_at(point(420.0, 900.0)).hand_own(NEAR, 18.0, -44.0, Hand::Tray).hand_own(
        FAR,
        22.0,
        -44.0,
        Hand::Tray,
    );
    let t = porter.grip(NEAR);
    under(s, 150.0, 1194.0, 90.0);
    s.group(Group::new(), |s| {
        porter.layers(s);
        s.rect(t.x - 40.0, t.y - 66.0, 120.0, 70.0, Look::of(p.wood.lighter(0.12)).inflate(6.0).grain(0.0));
        for k in 0..7 {
            s.dot(
                t.x - 30.0 + k as f32 * 16.0,
                t.y - 74.0 - (k % 2) as f32 * 14.0,
                19.0,
                Look::of(p.leaf.lighter(0.12)).inflate(7.0).texture(0.3),
            );
        }
        porter.arm(s, NEAR);
    });
    s.focus(400.0, 640.0, 220.0);
    s.note("old_man", Role::Subject);
    s.note("girl", Role::Object);
    s.note("wardrobe", Role::Object);
    s.note("staircase", Role::Setting);
}

/// On a narrow gangway Night comes off the ship with her case of stars, and Day goes on board with the sun under his arm; neither gives way.
fn gangway(c: &mut Composer) {
    let (night, day, sailor) = (c.human(Kind::Woman), c.human(Kind::Man), c.human(Kind::Boy));
    let s = &mut c.scene;
    s.light_at(160.0, 720.0, 0.5);
    let p = s.palette;
    let (warm, dark) =
        (p.flame.mix(p.pink, 0.35).mix(p.cream, 0.3), p.ambient.mix(p.accent2, 0.25).dim(0.55));
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(dark).to_along(warm, 620.0, 200.0, 160.0, 900.0).flat().texture(0.15).shadow(0.0),
    );
    for k in 0..40 {
        let (x, y) = (s.rng.range(150.0, 790.0), s.rng.range(10.0, 420.0));
        if x - y * 0.6 > 180.0 {
            s.dot(x, y, 1.6 + (k % 3) as f32, Look::lamp(p.cream));
        }
    }
    let sea = known_water(s);
    super::kit::scalloped(s, 960.0, 110.0, sea.mix(warm, 0.2), sea.dim(0.7));
    // The ship's side.
    let hull = p.dark.mix(p.accent2, 0.25);
    s.blob(
        &nodes![(560, 330; corner), (840, 300; corner), (840, 1120; corner), (690, 1090), (610, 800)],
        Look::of(hull.lighter(0.06)).to(hull.dim(0.7)).inflate(26.0).grain(0.0).texture(0.3),
    );
    s.limb(&nodes![(550, 334), (840, 302)], &[26.0], Look::of(p.gold).inflate(7.0));
    for y in [470.0, 640.0] {
        s.dot(750.0, y, 44.0, Look::of(p.gold.dim(0.85)).inflate(9.0));
        s.dot(750.0, y, 32.0, Look::lamp(p.flame.mix(p.cream, 0.2)));
    }
    let sailor =
        Actor::new(sailor.wearing(Dress::Shirt, p.white).hat(Hat::Cap, p.accent2), 716.0, 430.0, 330.0)
            .left()
            .feeling(Feeling::Awe);
    let sailor = sailor.looking_at(point(480.0, 420.0)).hand_own(NEAR, 20.0, -46.0, Hand::Rest);
    s.group(Group::new().clip(Path::rect(500.0, 0.0, 340.0, 316.0)), |s| sailor.layers(s));
    s.limb(&nodes![(560, 322), (840, 292)], &[20.0], Look::of(p.gold.lighter(0.04)).inflate(6.0));
    sailor.arm(s, NEAR);
    // The plank.
    s.poly(
        &nodes![(-40, 1150), (640, 700), (700, 740), (60, 1230), (-40, 1230)],
        Look::of(p.wood.lighter(0.08)).inflate(10.0).grain(-34.0).texture(0.4),
    );
    for k in 0..9 {
        let t = k as f32 / 8.6;
        let (x, y) = (lerp(10.0, 640.0, t), lerp(1146.0, 712.0, t));
        s.limb(
            &nodes![(x - 10.0, y - 20.0), (x + 50.0, y + 36.0)],
            &[8.0],
            Look::of(p.wood_dark).inflate(2.0).alpha(0.8),
        );
    }
    // Night above, Day below; nose to nose.
    let skin_n = dark.lighter(0.38);
    let night = Person { skin: skin_n, ..night }
        .hair(dark.dim(0.6), Hair::Long)
        .wearing(Dress::Gown, dark.lighter(0.12));
    let night = Actor::new(night, 520.0, 860.0, 640.0).left().lean(5.0).feeling(Feeling::Offended);
    let day = Person { skin: p.gold.lighter(0.06).mix(p.flame, 0.25), ..day }
        .hair(p.flame, Hair::Curls)
        .wearing(Dress::Coat, p.gold.mix(p.red, 0.35))
        .hat(Hat::None, p.gold);
    let day = Actor::new(day, 240.0, 1050.0, 650.0).lean(5.0).feeling(Feeling::Suspicion);
    let day = day.looking_at(night.eye()).hand_own(NEAR, 6.0, -48.0, Hand::Cover).hand(
        FAR,
        384.0,
        760.0,
        Hand::Open,
    );
    let night = night.with(|m| m.facing(0.5)).hand_own(NEAR, 13.0, -36.0, Hand::Grip).hand(
        FAR,
        408.0,
        560.0,
        Hand::Wave,
    );
    under(s, 520.0, 864.0, 120.0);
    under(s, 240.0, 1054.0, 130.0);
    let n = night.grip(NEAR);
    night.paint(s);
    for k in 0..26 {
        let (x, y) = (s.rng.range(470.0, 590.0), s.rng.range(600.0, 830.0));
        s.dot(x, y, 1.8 + (k % 3) as f32 * 0.8, Look::lamp(p.cream));
    }
    s.place(
        motif("crescent_moon"),
        At::new(night.crown().x + 36.0, night.crown().y + 12.0).height(64.0).centred().silent(),
    );
    // Her case does not shut.
    let case = dark.lighter(0.2);
    s.rect(n.x - 64.0, n.y + 12.0, 140.0, 96.0, Look::of(case).inflate(12.0).texture(0.25));
    s.limb(
        &nodes![(n.x - 22.0, n.y + 14.0), (n.x, n.y - 6.0), (n.x + 26.0, n.y + 14.0)],
        &[9.0],
        Look::of(p.gold).inflate(3.0),
    );
    s.limb(&nodes![(n.x - 64.0, n.y + 50.0), (n.x + 76.0, n.y + 50.0)], &[7.0], Look::lamp(p.cream));
    for (dx, dy) in [(-40.0, 130.0), (10.0, 150.0), (-80.0, 176.0), (-24.0, 200.0), (50.0, 140.0)] {
        s.place(motif("star"), At::new(n.x + dx, n.y + dy).height(32.0).centred().turned(dx).silent());
    }
    s.glow(n.x, n.y + 90.0, 130.0, p.cream, 0.4);
    // The sun under his arm, the trunk of the day behind him.
    let g = day.grip(NEAR);
    s.group(Group::new(), |s| {
        day.layers(s);
        for k in 0..12 {
            let a = radians(k as f32 * 30.0);
            s.poly(
                &nodes![
                    (g.x - 20.0 + cos(a - 0.14) * 84.0, g.y + 10.0 + sin(a - 0.14) * 84.0),
                    (g.x - 20.0 + cos(a) * 124.0, g.y + 10.0 + sin(a) * 124.0),
                    (g.x - 20.0 + cos(a + 0.14) * 84.0, g.y + 10.0 + sin(a + 0.14) * 84.0)
                ],
                Look::of(p.flame).inflate(4.0),
            );
        }
        s.dot(g.x - 20.0, g.y + 10.0, 86.0, Look::of(p.gold.lighter(0.1)).inflate(24.0));
        let sun =
            Person { skin: p.gold.lighter(0.1), ..Person::new(Kind::Baby, &p) }.hair(p.gold, Hair::Bald);
        s.at(&[shift(g.x - 20.0, g.y + 12.0), scale(1.35)], |s| {
            head(s, &sun, &Feeling::Asleep.mien(), View::Front);
        });
        s.glow(g.x - 20.0, g.y, 260.0, p.flame, 0.5);
        day.arm(s, NEAR);
    });
    Beast::new(Species::Cat, 90.0, 1130.0, 130.0).feeling(Feeling::Calm).paint(s);
    s.focus(400.0, 480.0, 240.0);
    s.note("woman", Role::Subject);
    s.note("sun", Role::Object);
    s.note("suitcase", Role::Object);
    s.note("ship", Role::Detail);
}
