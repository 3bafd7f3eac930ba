//! There is no way before them and none behind: they carry what they stand on.

use super::acting::*;
use crate::settings::air;

pub(super) static CARRIES_THE_ROAD: Relation = Relation {
    id: "carries_the_road",
    themes: Themes::Only(&["tides", "moonhare"]),
    moods: &[Mood::Freedom, Mood::Loneliness, Mood::Tenderness],
    slots: &[],
    layouts: &[framed("fog", Setup::LongSky, fog), framed("chairs", Setup::Waterline, chairs)],
};

/// A flat stone in the air, its top at y.
fn stone(s: &mut Scene, x: f32, y: f32, w: f32) {
    let p = s.palette;
    s.blob(
        &nodes![
            (x - w * 0.5, y),
            (x - w * 0.3, y - w * 0.09),
            (x + w * 0.28, y - w * 0.1),
            (x + w * 0.5, y),
            (x + w * 0.36, y + w * 0.2),
            (x + w * 0.04, y + w * 0.3),
            (x - w * 0.34, y + w * 0.2)
        ],
        Look::of(p.stone.dim(0.8)).to(p.stone.dim(0.5)).inflate(w * 0.1).texture(0.4).shadow(0.2),
    );
    s.ellipse(
        x,
        y - w * 0.01,
        w * 0.46,
        w * 0.085,
        Look::of(p.stone.mix(p.leaf, 0.25).lighter(0.04)).inflate(w * 0.03).texture(0.35).shadow(0.0),
    );
}

/// Fog and nothing below: from either side somebody has come on three stones, and both hold the last one over the one gap.
fn fog(c: &mut Composer) {
    let (woman, man) = (c.human(Kind::Woman), c.human(Kind::Man));
    let s = &mut c.scene;
    s.light_at(400.0, 200.0, 0.6);
    let p = s.palette;
    let mist = p.fog.mix(p.sky[2], 0.4);
    s.paint_sky(Sky {
        stops: vec![(0.0, mist.dim(0.72)), (0.45, mist.lighter(0.05)), (1.0, mist.dim(0.8))],
        ..Sky::of(&p, 0.5, 0.35)
    });
    s.glow(400.0, 420.0, 420.0, p.light, 0.45);
    for (x, y, w) in [(120.0, 520.0, 300.0), (640.0, 560.0, 330.0), (400.0, 660.0, 380.0)] {
        s.ellipse(x, y, w, w * 0.12, Look::of(p.white).alpha(0.3).soft(30.0).flat().shadow(0.0).rim(0.0));
    }
    // Far and small, others on their way, never two together.
    for (x, y, k, flip) in [(150.0, 330.0, 1.0, false), (690.0, 250.0, 0.8, true)] {
        s.group(Group::new().fog(0.55), |s| {
            stone(s, x, y, 70.0 * k);
            stone(s, x + if flip { 80.0 } else { -80.0 } * k, y + 12.0, 62.0 * k);
            let a = Actor::new(Person::new(Kind::Man, &p).wearing(Dress::Coat, p.dark), x, y - 2.0, 96.0 * k)
                .lean(14.0)
                .hand_own(NEAR, 22.0, -50.0, Hand::Grip);
            let a = if flip { a.left() } else { a };
            a.paint(s);
        });
    }
    // The stones they came on.
    for (x, y, w) in
        [(-10.0, 1010.0, 200.0), (196.0, 1000.0, 240.0), (810.0, 990.0, 210.0), (620.0, 1000.0, 240.0)]
    {
        stone(s, x, y, w);
    }
    // Two who kneel, each with the last stone in both hands, above the same place.
    let she = woman
        .wearing(Dress::Coat, p.red.mix(p.wood, 0.15))
        .cloth(Cloth::Patches)
        .hat(Hat::None, p.dark)
        .scarf(p.accent);
    let she = Actor::new(she, 190.0, 1004.0, 520.0)
        .kneeling()
        .lean(16.0)
        .feeling(Feeling::Awe)
        .looking_at(point(600.0, 720.0));
    let he = man.wearing(Dress::Coat, p.accent2.mix(p.dark, 0.35)).hat(Hat::Cap, p.dark).bearded();
    let he = Actor::new(he, 622.0, 1004.0, 560.0)
        .left()
        .kneeling()
        .lean(14.0)
        .feeling(Feeling::Suspicion)
        .looking_at(point(230.0, 730.0));
    for (a, x, y) in [(she, 356.0, 856.0), (he, 456.0, 812.0)] {
        let k = if x < 400.0 { 1.0 } else { -1.0 };
        let a = a.hand(NEAR, x - k * 44.0, y + 6.0, Hand::Cup).hand(FAR, x - k * 20.0, y - 20.0, Hand::Cup);
        a.layers(s);
        // What each carries on the back, and who looks out of it.
        let sh = a.shoulder(NEAR);
        let (bx, by) = (sh.x - k * 92.0, sh.y + 50.0);
        s.blob(
            &nodes![
                (bx - 66.0, by - 60.0),
                (bx, by - 84.0),
                (bx + 62.0, by - 60.0),
                (bx + 72.0, by + 60.0),
                (bx, by + 92.0),
                (bx - 72.0, by + 60.0)
            ],
            Look::of(p.leaf.mix(p.wood, 0.4)).inflate(26.0).texture(0.3),
        );
        s.limb(
            &nodes![(bx - 60.0, by - 10.0), (bx, by + 4.0), (bx + 62.0, by - 10.0)],
            &[13.0],
            Look::of(p.wood_dark).inflate(4.0),
        );
        s.limb(
            &nodes![
                (bx + k * 44.0, by - 66.0),
                (sh.x + k * 6.0, sh.y - 16.0),
                (sh.x + k * 12.0, sh.y + 60.0)
            ],
            &[17.0, 18.0, 15.0],
            Look::of(p.wood_dark).inflate(5.0),
        );
        let ginger = Person::new(Kind::Cat, &p).skin(lch(0.68, 0.11, 62.0));
        let pet = if k > 0.0 { ginger } else { Person::new(Kind::Dog, &p) };
        let face = if k > 0.0 { Feeling::Offended.mien() } else { Feeling::Joy.mien() };
        s.at(&[shift(bx, by - 104.0), scale(0.92)], |s| head(s, &pet, &face.facing(k * 0.6), View::Front));
        stone(s, x, y, 170.0);
        a.fingers(s, NEAR);
        a.fingers(s, FAR);
    }
    // Nothing below.
    for (x, y, w) in [(100.0, 1120.0, 260.0), (460.0, 1150.0, 330.0), (760.0, 1110.0, 240.0)] {
        s.ellipse(x, y, w, w * 0.17, Look::of(p.white).alpha(0.42).soft(34.0).flat().shadow(0.0).rim(0.0));
    }
    s.focus(220.0, 730.0, 120.0);
    s.focus(600.0, 700.0, 120.0);
    s.focus(400.0, 840.0, 110.0);
    s.note("woman", Role::Subject);
    s.note("gentleman", Role::Object);
    s.note("cat", Role::Detail);
    s.note("dog", Role::Detail);
}

/// A family crosses the sea on kitchen chairs: the hindmost chair goes forward over their heads, the baby asleep on it. Below, a whale looks on.
fn chairs(c: &mut Composer) {
    let (mother, father, girl, old) =
        (c.human(Kind::Woman), c.human(Kind::Man), c.human(Kind::Girl), c.human(Kind::Grandad));
    let baby = c.human(Kind::Baby);
    let s = &mut c.scene;
    s.light_at(660.0, 160.0, 0.5);
    let p = s.palette;
    s.sky(0.6, 0.45);
    let sea = known_water(s).dim(0.72);
    s.rect(
        -30.0,
        640.0,
        860.0,
        640.0,
        Look::of(sea.lighter(0.16).mix(p.fog, 0.2))
            .to_along(sea.dim(0.55), 0.0, 640.0, 0.0, 1100.0)
            .flat()
            .texture(0.2)
            .shadow(0.0),
    );
    air::far_birds(s, 4, 600.0, 300.0, 120.0);
    // Below: somebody very large, who has put his back under the last chair but one, and says nothing.
    let hide = sea.mix(p.grey, 0.5).lighter(0.04);
    s.blob(
        &nodes![
            (60, 1080),
            (150, 960),
            (340, 900),
            (560, 910),
            (720, 980),
            (800, 1090),
            (740, 1200),
            (480, 1260),
            (200, 1240),
            (90, 1170)
        ],
        Look::of(hide)
            .to_along(hide.lighter(0.16), 0.0, 980.0, 0.0, 1240.0)
            .inflate(70.0)
            .texture(0.2)
            .hatch(0.5),
    );
    s.limb(&nodes![(120, 1090), (50, 1010), (70, 930)], &[90.0, 50.0, 34.0], Look::of(hide).inflate(16.0));
    s.blob(
        &nodes![(70, 940), (30, 900), (-30, 880), (10, 950), (70, 960), (140, 930), (170, 870), (110, 890)],
        Look::of(hide.lighter(0.03)).inflate(12.0),
    );
    visage(
        s,
        560.0,
        1056.0,
        200.0,
        &Mien {
            upper: [0.4, 0.4],
            curve: 0.5,
            ..Feeling::Tenderness.mien().facing(-0.3).glancing(-0.3, -0.9)
        },
        hide,
    );
    for k in 0..5 {
        s.limb(
            &nodes![(180.0 + k as f32 * 50.0, 1190), (230.0 + k as f32 * 54.0, 1225)],
            &[4.0, 7.0],
            Look::of(hide.dim(0.7)).soft(2.0).flat(),
        );
    }
    // The chairs they stand on, feet in the waves.
    let spots = [(110.0, 880.0), (310.0, 892.0), (516.0, 884.0), (704.0, 890.0)];
    for (x, y) in spots {
        chair(s, x, y, 150.0, 96.0);
    }
    for (i, y) in [900.0, 930.0, 966.0].into_iter().enumerate() {
        for j in 0..6 {
            let x = -30.0 + j as f32 * 160.0 + i as f32 * 54.0;
            s.limb(
                &nodes![(x, y + 40.0), (x + 50.0, y + 26.0), (x + 110.0, y + 40.0)],
                &[2.0, 9.0, 2.0],
                Look::of(p.white).alpha(0.7).flat().shadow(0.0),
            );
        }
    }
    let bare = |k: Person, colour: Colour, cloth: Cloth| {
        k.wearing(Dress::Coat, colour).cloth(cloth).hat(Hat::None, p.dark)
    };
    // The old man hindmost, who has just handed it on; the girl between; father and mother under the chair.
    let old = Actor::new(bare(old, p.dark.lighter(0.16), Cloth::Plain).glasses(), 96.0, 884.0, 430.0)
        .feeling(Feeling::Fear)
        .looking_at(point(330.0, 420.0));
    let old = old.hand_own(NEAR, 22.0, -84.0, Hand::Open).hand_own(FAR, 30.0, -80.0, Hand::Open);
    let father = Actor::new(bare(father, p.red.mix(p.dark, 0.1), Cloth::Stripes), 316.0, 896.0, 470.0)
        .feeling(Feeling::Brave);
    let father = father.with(|m| m.facing(0.2).glancing(0.1, -0.8).nodding(-0.3));
    let father = father.hand_own(NEAR, -6.0, -108.0, Hand::Grip).hand_own(FAR, 24.0, -106.0, Hand::Grip);
    let mother = Actor::new(bare(mother, p.leaf.mix(p.dark, 0.25), Cloth::Dots), 530.0, 888.0, 450.0)
        .left()
        .feeling(Feeling::Tenderness);
    let mother = mother.looking_at(point(380.0, 330.0)).hand_own(NEAR, 24.0, -92.0, Hand::Open).hand_own(
        FAR,
        30.0,
        -88.0,
        Hand::Open,
    );
    let girl = Actor::new(girl.wearing(Dress::Coat, p.gold).hat(Hat::Straw, p.cream), 700.0, 894.0, 310.0)
        .feeling(Feeling::Joy);
    let girl = girl.looking_at(point(790.0, 700.0)).hand_own(FAR, 30.0, -66.0, Hand::Point).hand_own(
        NEAR,
        -14.0,
        -44.0,
        Hand::Rest,
    );
    for a in [&old, &mother, &girl, &father] {
        a.paint(s);
    }
    // The fourth chair on its way, and who sleeps through it.
    let (x, y) = (374.0, 372.0);
    chair(s, x, y, 150.0, 96.0);
    s.blob(
        &nodes![
            (x - 60.0, y + 6.0),
            (x - 56.0, y - 60.0),
            (x, y - 84.0),
            (x + 56.0, y - 60.0),
            (x + 60.0, y + 6.0),
            (x, y + 16.0)
        ],
        Look::of(p.white.mix(p.accent, 0.3)).inflate(24.0).texture(0.2),
    );
    s.at(&[shift(x, y - 94.0), turn(12.0), scale(0.98)], |s| {
        head(s, &baby, &Feeling::Asleep.mien(), View::Front);
    });
    father.fingers(s, NEAR);
    father.fingers(s, FAR);
    s.focus(374.0, 300.0, 110.0);
    s.focus(330.0, 540.0, 230.0);
    s.focus(560.0, 1050.0, 120.0);
    s.note("chair", Role::Subject);
    s.note("child", Role::Object);
    s.note("whale", Role::Witness);
    s.note("sea", Role::Setting);
}
