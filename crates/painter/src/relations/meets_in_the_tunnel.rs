//! Each digs to where the other comes from.

use super::acting::*;

pub(super) static MEETS_IN_THE_TUNNEL: Relation = Relation {
    id: "meets_in_the_tunnel",
    themes: Themes::Only(&["tides", "roots"]),
    moods: &[Mood::Freedom, Mood::Mischief, Mood::Longing],
    slots: &[],
    layouts: &[
        framed("hen_and_fox", Setup::RootCellar, hen_and_fox),
        framed("prisoner", Setup::Gap, prisoner),
    ],
};

/// Earth from y down, with stones.
fn earth(s: &mut Scene, y: f32) {
    let p = s.palette;
    let soil = p.wood.mix(p.near, 0.25);
    s.rect(
        -30.0,
        y,
        860.0,
        1300.0 - y,
        Look::of(soil.lighter(0.06)).to(soil.dim(0.8)).flat().texture(0.35).shadow(0.0),
    );
    for _ in 0..46 {
        let (x, yy, r) = (s.rng.range(0.0, 800.0), s.rng.range(y + 40.0, 1200.0), s.rng.range(6.0, 22.0));
        s.ellipse(x, yy, r * 1.3, r, Look::of(soil.mix(p.stone, 0.35)).inflate(r * 0.3).shadow(0.3));
    }
    s.limb(
        &nodes![(-30, y), (200, y - 8.0), (520, y + 6.0), (830, y - 6.0)],
        &[34.0],
        Look::of(p.leaf.dim(0.8)).inflate(8.0).grass(10.0, -90.0, 6.0),
    );
}

fn hollow(s: &mut Scene, nodes: &[moonhare_scene::geometry::Node], widths: &[f32]) {
    let p = s.palette;
    let dark = p.ambient.mix(p.wood_dark, 0.3).dim(0.55);
    s.limb(nodes, widths, Look::of(dark).inflate(4.0).shadow(0.0).texture(0.2));
}

/// A hen digs out, a fox digs in; candle to candle, beak to nose. The watchdog sleeps right above.
fn hen_and_fox(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(400.0, 800.0, 0.4);
    s.sky(0.4, 0.4);
    let p = s.palette;
    // The henhouse on the left, the wood on the right.
    s.at(&[shift(130.0, 300.0)], |s| {
        s.rect(-110.0, -130.0, 220.0, 140.0, Look::of(p.wood).inflate(8.0).grain(90.0).texture(0.3));
        s.poly(&nodes![(-140, -126), (0, -220), (140, -126)], Look::of(p.red.dim(0.7)).inflate(8.0));
        s.rect(-30.0, -80.0, 60.0, 90.0, Look::of(p.dark).flat());
        s.rect(50.0, -96.0, 34.0, 34.0, Look::lamp(p.flame));
    });
    for x in [560.0, 640.0, 720.0, 790.0] {
        s.limb(
            &nodes![(x, 310), (x + 6.0, 150), (x, -20)],
            &[26.0, 20.0, 14.0],
            Look::of(p.wood_dark.dim(0.8)).inflate(6.0),
        );
    }
    earth(s, 300.0);
    hollow(
        s,
        &nodes![(110, 290), (80, 480), (170, 700), (330, 860), (420, 880)],
        &[90.0, 110.0, 170.0, 290.0, 330.0],
    );
    hollow(
        s,
        &nodes![(720, 290), (760, 480), (670, 690), (520, 860), (420, 880)],
        &[90.0, 110.0, 170.0, 290.0, 330.0],
    );
    s.glow(410.0, 830.0, 330.0, p.flame, 0.6);
    let dog = Beast::new(Species::Dog, 400.0, 296.0, 150.0).feeling(Feeling::Asleep);
    dog.paint(s);
    let hen = Person::new(Kind::Hen, &p).wearing(Dress::Shirt, p.cream.dim(0.9)).cloth(Cloth::Stripes);
    let fox = Person::new(Kind::Fox, &p).wearing(Dress::Coat, p.dark.lighter(0.15)).hat(Hat::Cap, p.dark);
    let hen = Actor::new(hen, 236.0, 1040.0, 420.0).profile().kneeling().feeling(Feeling::Awe);
    let fox = Actor::new(fox, 590.0, 1040.0, 430.0).left().profile().kneeling().feeling(Feeling::Awe);
    let hen = hen.hand(NEAR, 330.0, 940.0, Hand::Grip).hand(FAR, 296.0, 820.0, Hand::Grip);
    let fox = fox.hand(NEAR, 486.0, 950.0, Hand::Grip).hand(FAR, 530.0, 820.0, Hand::Grip);
    for (a, lean) in [(&hen, 20.0), (&fox, -20.0)] {
        s.group(Group::new(), |s| {
            let g = a.grip(FAR);
            a.arm_with(s, FAR, |s| candle(s, g.x, g.y + 20.0, 60.0));
            a.legs(s);
            a.body(s);
            a.head(s);
            let g = a.grip(NEAR);
            a.arm_with(s, NEAR, |s| {
                s.at(&[shift(g.x, g.y), turn(lean)], |s| {
                    s.limb(&nodes![(0, -60), (0, 40)], &[9.0], Look::of(p.metal).inflate(3.0));
                    s.ellipse(0.0, 62.0, 17.0, 26.0, Look::of(p.metal.lighter(0.1)).inflate(6.0));
                });
            });
        });
    }
    // A mole in a helmet holds the ceiling.
    let mole = Person::new(Kind::Mouse, &p)
        .skin(p.black.mix(p.grey, 0.3))
        .hat(Hat::Bowler, p.gold)
        .wearing(Dress::Shirt, p.red);
    let mole = Actor::new(mole, 420.0, 790.0, 120.0).front().feeling(Feeling::Fear);
    mole.hand_own(NEAR, -14.0, -112.0, Hand::Wave)
        .elbow(NEAR, -1.0)
        .hand_own(FAR, 14.0, -112.0, Hand::Wave)
        .elbow(FAR, 1.0)
        .paint(s);
    s.focus(420.0, 730.0, 70.0);
    s.note("rooster", Role::Subject);
    s.note("fox", Role::Object);
    s.note("dog", Role::Detail);
}

/// A man in stripes and a man with a sack, nose to nose at the hole in a wall.
fn prisoner(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(640.0, 180.0, 0.45);
    let p = s.palette;
    s.rect(-30.0, -30.0, 460.0, 1300.0, Look::of(p.stone.dim(0.55)).flat().texture(0.3).shadow(0.0));
    s.rect(
        400.0,
        -30.0,
        460.0,
        1300.0,
        Look::of(p.accent2.mix(p.cream, 0.45).dim(0.8)).flat().texture(0.16).shadow(0.0),
    );
    crate::settings::interior::boards(s, 1010.0, p.wood);
    s.rect(-30.0, 1000.0, 430.0, 240.0, Look::of(p.stone.dim(0.42)).inflate(4.0).texture(0.3).shadow(0.0));
    // A barred window here, gold and silver there.
    s.rect(90.0, 130.0, 150.0, 170.0, Look::of(p.sky[2]).flat());
    for k in 0..4 {
        let x = 108.0 + k as f32 * 38.0;
        s.limb(&nodes![(x, 120), (x, 310)], &[11.0], Look::of(p.metal.dim(0.6)).inflate(3.0));
    }
    picture(s, 640.0, 220.0, 150.0, 190.0, |s| {
        let who = Person::new(Kind::Granny, &p);
        let mien = Feeling::Suspicion.mien().facing(-0.5).glancing(-0.9, 0.5);
        s.at(&[shift(640.0, 236.0), scale(1.1)], |s| head(s, &who, &mien, View::Front));
    });
    s.focus(640.0, 230.0, 80.0);
    for i in 0..16 {
        let y = i as f32 * 78.0;
        s.rect(
            356.0 + (i % 2) as f32 * 12.0,
            y,
            84.0,
            70.0,
            Look::of(p.stone.mix(p.red, 0.2)).inflate(6.0).texture(0.3),
        );
    }
    s.ellipse(400.0, 760.0, 120.0, 190.0, Look::of(p.ambient.dim(0.6)).inflate(4.0).rough(2.0));
    let thin = c.human(Kind::Man).wearing(Dress::Shirt, p.cream.dim(0.9)).cloth(Cloth::Stripes).girth(0.85);
    let stout =
        c.human(Kind::Man).wearing(Dress::Coat, p.dark.lighter(0.1)).hat(Hat::Cap, p.dark).girth(1.25);
    let s = &mut c.scene;
    under(s, 200.0, 1110.0, 140.0);
    under(s, 620.0, 1110.0, 150.0);
    let thin = Actor::new(thin, 196.0, 1116.0, 560.0).profile().kneeling().lean(16.0).feeling(Feeling::Awe);
    let stout =
        Actor::new(stout, 614.0, 1116.0, 570.0).left().profile().kneeling().lean(16.0).feeling(Feeling::Fear);
    let thin = thin.hand(NEAR, 320.0, 930.0, Hand::Grip).hand(FAR, 300.0, 1010.0, Hand::Rest);
    let stout = stout.hand(NEAR, 520.0, 900.0, Hand::Rest).hand(FAR, 500.0, 990.0, Hand::Rest);
    stout.paint(s);
    s.blob(
        &nodes![(650, 900), (760, 850), (830, 960), (810, 1110), (690, 1116), (640, 1010)],
        Look::of(p.wood.mix(p.cream, 0.3)).inflate(26.0).texture(0.3),
    );
    s.limb(&nodes![(664, 884), (690, 896), (716, 876)], &[16.0], Look::of(p.red).inflate(4.0));
    s.group(Group::new(), |s| {
        thin.arm(s, FAR);
        thin.legs(s);
        thin.body(s);
        thin.head(s);
        let g = thin.grip(NEAR);
        thin.arm_with(s, NEAR, |s| {
            s.limb(
                &nodes![(g.x - 6.0, g.y + 50.0), (g.x + 10.0, g.y - 44.0)],
                &[9.0],
                Look::of(p.metal).inflate(3.0),
            );
            s.ellipse(g.x + 14.0, g.y - 66.0, 17.0, 26.0, Look::of(p.metal.lighter(0.1)).inflate(6.0));
        });
    });
    s.note("gentleman", Role::Subject);
    s.note("painting", Role::Detail);
}
