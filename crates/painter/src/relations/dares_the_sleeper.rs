//! They dare each other a step further, and the sleeper isn't quite asleep.

mod lion;

use super::acting::*;

pub(super) static DARES_THE_SLEEPER: Relation = Relation {
    id: "dares_the_sleeper",
    themes: Themes::Only(&["moonhare", "tides"]),
    moods: &[Mood::Mischief, Mood::Dread, Mood::Loneliness],
    slots: &[],
    layouts: &[framed("giant", Setup::NearDark, giant), framed("lion", Setup::Slant, lion::lion)],
};

/// A giant sleeps with his chin in the grass, mouth open like a cave; a boy with a lantern stands on the tongue. One eye is open by a hair.
fn giant(c: &mut Composer) {
    let (hero, giggler, shy, keeper) =
        (c.human(Kind::Boy), c.human(Kind::Girl), c.human(Kind::Girl), c.human(Kind::Boy));
    let s = &mut c.scene;
    s.light_at(400.0, 840.0, 0.6);
    let p = s.palette;
    let night = lch(0.26, 0.05, 262.0).mix(p.sky[0], 0.4);
    s.paint_sky(Sky {
        stops: vec![(0.0, night.dim(0.7)), (1.0, night.lighter(0.08))],
        ..Sky::of(&p, 0.1, 0.3)
    });
    let who = Person::new(Kind::Giant, &p)
        .skin(skin(&p, 1).mix(night, 0.28))
        .hair(hair(&p, 2).dim(0.8), Hair::Curls);
    let face = Mien {
        upper: [1.0, 1.0],
        lower: [0.1, 0.1],
        gaze: [0.1, 0.9],
        brow: [0.1, 0.5],
        slant: [4.0, 8.0],
        curve: 0.5,
        wide: 0.6,
        cheek: 0.5,
        tilt: 0.0,
        ..Feeling::Asleep.mien()
    };
    s.blob(
        &nodes![(-60, 900), (-40, 620), (60, 560), (740, 560), (840, 620), (860, 900)],
        Look::of(p.leaf.mix(p.dark, 0.5)).inflate(60.0).texture(0.3),
    );
    s.at(&[shift(400.0, 430.0), scale(9.4)], |s| head(s, &who, &face, View::Front));
    // A hair of an eye.
    let slit = nodes![(508, 474), (572, 478), (638, 474), (606, 494), (572, 502), (538, 494)];
    s.blob(&slit, Look::of(p.white).flat().shadow(0.0));
    s.group(Group::new().clip(Path::blob(&slit)), |s| {
        s.dot(562.0, 484.0, 24.0, Look::of(lch(0.72, 0.14, 80.0)).flat());
        s.dot(560.0, 486.0, 12.0, Look::of(p.ink).flat());
    });
    s.limb(&nodes![(500, 468), (572, 470), (646, 466)], &[5.0, 13.0, 5.0], Look::of(p.ink).flat());
    // The mouth.
    let lip = who.skin.mix(p.red, 0.3).dim(0.85);
    s.blob(
        &nodes![
            (150, 800),
            (250, 700),
            (400, 676),
            (550, 700),
            (650, 800),
            (610, 960),
            (400, 1010),
            (190, 960)
        ],
        Look::of(lip).inflate(34.0).texture(0.2).hatch(0.5),
    );
    let cave = nodes![
        (190, 810),
        (270, 736),
        (400, 716),
        (530, 736),
        (610, 810),
        (580, 930),
        (400, 970),
        (220, 930)
    ];
    s.blob(&cave, Look::of(lch(0.2, 0.07, 20.0)).flat());
    s.group(Group::new().clip(Path::blob(&cave)), |s| {
        s.blob(
            &nodes![(230, 980), (270, 890), (400, 862), (530, 890), (570, 980)],
            Look::of(lch(0.58, 0.13, 15.0)).inflate(26.0).texture(0.25),
        );
        s.glow(420.0, 830.0, 230.0, p.flame, 0.8);
        for (i, x) in [236.0, 306.0, 380.0, 456.0, 530.0].into_iter().enumerate() {
            let h = [70.0, 86.0, 92.0, 86.0, 70.0][i];
            let tooth = if i == 3 { p.gold } else { p.cream };
            s.blob(
                &nodes![
                    (x - 34.0, 690),
                    (x + 34.0, 690),
                    (x + 28.0, 700.0 + h),
                    (x, 712.0 + h),
                    (x - 28.0, 700.0 + h)
                ],
                Look::of(tooth).inflate(14.0),
            );
        }
        s.limb(
            &nodes![(400, 870), (400, 960)],
            &[4.0, 10.0],
            Look::of(lch(0.45, 0.13, 15.0)).soft(3.0).flat(),
        );
    });
    // The meadow he lies in.
    s.blob(&nodes![(-40, 960; corner), (120, 930), (260, 950), (400, 974), (560, 950), (700, 930), (840, 950; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(p.leaf.dim(0.7)).to(p.leaf.dim(0.35)).inflate(10.0).grass(16.0, -84.0, 6.0).shadow(0.3));
    // Who is in already: knees together, lantern up.
    let dress = |k: Person, colour: Colour| k.wearing(Dress::Coat, colour).hat(Hat::None, p.dark);
    let hero = Actor::new(dress(hero, p.red).hat(Hat::Woolly, p.accent), 396.0, 960.0, 210.0)
        .left()
        .feeling(Feeling::Fear);
    let hero = hero.with(|m| m.facing(-0.1)).hand_own(NEAR, 24.0, -74.0, Hand::Grip).hand_own(
        FAR,
        6.0,
        -52.0,
        Hand::Fist,
    );
    let g = hero.grip(NEAR);
    s.group(Group::new(), |s| hero.layers(s));
    s.place(motif("lantern"), At::new(g.x, g.y - 4.0).height(72.0).hanging().silent());
    s.glow(g.x, g.y + 36.0, 120.0, p.flame, 0.7);
    // The rope from his waist to the one who keeps it, and looks at a butterfly.
    let keeper =
        Actor::new(dress(keeper, p.leaf.mix(p.white, 0.3)).hat(Hat::Straw, p.gold), 690.0, 1150.0, 330.0)
            .feeling(Feeling::Joy);
    let keeper = keeper.looking_at(point(780.0, 760.0)).hand_own(NEAR, -14.0, -44.0, Hand::Grip).hand_own(
        FAR,
        22.0,
        -80.0,
        Hand::Wave,
    );
    cord(
        s,
        &[
            point(404.0, 880.0),
            point(470.0, 1010.0),
            point(540.0, 1130.0),
            point(590.0, 1160.0),
            point(620.0, 1080.0),
        ],
        7.0,
        p.cream.dim(0.85),
    );
    cord(
        s,
        &[
            point(560.0, 1190.0),
            point(600.0, 1160.0),
            keeper.grip(NEAR),
            point(640.0, 1110.0),
            point(600.0, 1180.0),
        ],
        7.0,
        p.cream.dim(0.85),
    );
    keeper.paint(s);
    for k in [-1.0, 1.0] {
        s.blob(
            &nodes![(742, 800), (742.0 + k * 44.0, 764), (742.0 + k * 50.0, 806), (742.0 + k * 26.0, 838)],
            Look::of(p.accent).inflate(5.0),
        );
    }
    s.limb(&nodes![(742, 776), (742, 836)], &[7.0], Look::of(p.ink));
    // One giggles, one has dared not to look, with a finger open.
    let giggler = Actor::new(dress(giggler, p.accent2), 104.0, 1140.0, 340.0)
        .feeling(Feeling::Mischief)
        .looking_at(point(390.0, 860.0));
    giggler.hand_own(NEAR, 14.0, -68.0, Hand::Cover).hand_own(FAR, 26.0, -66.0, Hand::Point).paint(s);
    let shy =
        Actor::new(dress(shy, p.gold.mix(p.wood, 0.2)), 250.0, 1190.0, 320.0).front().feeling(Feeling::Fear);
    shy.with(|m| Mien { upper: [1.0, 0.0], ..m.facing(0.1).tilted(6.0).glancing(0.4, -0.4) })
        .hand_own(NEAR, -8.0, -74.0, Hand::Cover)
        .hand_own(FAR, 9.0, -66.0, Hand::Cover)
        .paint(s);
    s.focus(400.0, 850.0, 190.0);
    s.focus(570.0, 400.0, 110.0);
    s.focus(170.0, 950.0, 150.0);
    s.note("head", Role::Subject);
    s.note("boy", Role::Object);
    s.note("lantern", Role::Detail);
    s.note("child", Role::Witness);
}
