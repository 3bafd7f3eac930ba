//! Something small is meant for one, and reaches others who are not thought of.

mod candle;

use self::candle::lamp;
use super::acting::*;

pub(super) static HOW_FAR_THE_LAMP_GOES: Relation = Relation {
    id: "how_far_the_lamp_goes",
    themes: Themes::Only(&["half-asleep", "tides"]),
    moods: &[Mood::Tenderness, Mood::Mischief, Mood::Longing],
    slots: &[],
    layouts: &[framed("lullaby", Setup::Ribbons, lullaby), framed("candle", Setup::Waterline, lamp)],
};

/// A mother sings at the window; her song has put the burglar on his ladder, the wolf and the watchman to sleep. The baby is wide awake.
fn lullaby(c: &mut Composer) {
    c.scene.light_at(610.0, 230.0, 0.5);
    let (mother, baby, thief, guard) =
        (c.human(Kind::Woman), c.human(Kind::Baby), c.human(Kind::Man), c.human(Kind::Grandad));
    let s = &mut c.scene;
    let p = s.palette;
    let night = lch(0.30, 0.07, 272.0).mix(p.ambient, 0.35);
    s.paint_sky(Sky {
        stops: vec![(0.0, night.dim(0.72)), (0.5, night), (1.0, night.lighter(0.12))],
        ..Sky::of(&p, 0.15, 0.3)
    });
    crate::settings::air::stars(s, 40, 600.0);
    // Roofs far off, the house, the street.
    for (x, w, h) in [(-20.0, 150.0, 250.0), (110.0, 120.0, 180.0), (220.0, 120.0, 220.0)] {
        s.rect(x, 800.0 - h, w, h + 60.0, Look::of(night.lighter(0.05)).inflate(6.0));
        s.poly(
            &nodes![(x - 14.0, 802.0 - h), (x + w / 2.0, 720.0 - h), (x + w + 14.0, 802.0 - h)],
            Look::of(night.dim(0.8)).inflate(6.0),
        );
    }
    let wall = p.accent2.mix(p.wood, 0.45).mix(night, 0.35);
    let wall = if wall.l > 0.5 { wall.dim(0.72) } else { wall };
    s.rect(
        330.0,
        -40.0,
        520.0,
        1000.0,
        Look::of(wall).to(wall.dim(0.75)).inflate(10.0).texture(0.3).shadow(0.5),
    );
    for k in 0..26 {
        let (x, y) =
            (352.0 + (k % 6) as f32 * 84.0 + (k / 6 % 2) as f32 * 40.0, 590.0 + (k / 6) as f32 * 76.0);
        s.rect(x, y, 52.0, 22.0, Look::of(wall.dim(0.82)).alpha(0.55).inflate(3.0).shadow(0.1));
    }
    let stone = p.stone.mix(night, 0.35);
    s.poly(
        &nodes![(-30, 930), (830, 900), (830, 1240), (-30, 1240)],
        Look::of(stone).to(stone.dim(0.66)).flat().texture(0.3).shadow(0.0),
    );
    for k in 0..22 {
        let (x, y) =
            ((k % 6) as f32 * 150.0 - 40.0 + (k / 6 % 2) as f32 * 70.0, 960.0 + (k / 6) as f32 * 70.0);
        s.ellipse(x, y, 56.0, 20.0, Look::of(stone.lighter(0.05)).alpha(0.6).inflate(5.0).shadow(0.2));
    }
    // The window.
    s.rect(410.0, 70.0, 356.0, 440.0, Look::of(p.cream.mix(night, 0.25)).inflate(9.0));
    s.rect(
        432.0,
        92.0,
        312.0,
        400.0,
        Look::of(p.flame.mix(p.fox, 0.3)).to(p.fox.mix(p.flame, 0.2)).emissive().flat().shadow(0.0),
    );
    s.glow(590.0, 280.0, 330.0, p.flame, 0.4);
    for x in [340.0, 748.0] {
        s.rect(x, 80.0, 84.0, 424.0, Look::of(p.leaf.mix(night, 0.2)).inflate(7.0));
        for k in 0..8 {
            s.rect(
                x + 12.0,
                100.0 + k as f32 * 49.0,
                60.0,
                30.0,
                Look::of(p.leaf.mix(night, 0.2).dim(0.8)).inflate(4.0).shadow(0.1),
            );
        }
    }
    let gown = p.accent.mix(p.red, 0.2);
    let mother = Actor::new(mother.wearing(Dress::Gown, gown).cloth(Cloth::Stripes), 610.0, 772.0, 600.0)
        .front()
        .feeling(Feeling::Tenderness);
    let mother = mother.with(|m| Mien {
        open: 0.95,
        wide: 0.7,
        curve: 0.1,
        upper: [0.6, 0.62],
        tilt: 9.0,
        turn: -0.25,
        ..m
    });
    let mother = mother.hand(NEAR, 446.0, 470.0, Hand::Cover).hand(FAR, 566.0, 470.0, Hand::Hidden);
    s.group(Group::new().clip(Path::rect(300.0, 40.0, 480.0, 462.0)), |s| {
        mother.legs(s);
        mother.body(s);
        mother.head(s);
    });
    let baby = Actor::new(baby.wearing(Dress::Nightshirt, p.white), 484.0, 552.0, 290.0)
        .front()
        .feeling(Feeling::Joy);
    let baby = baby
        .with(|m| Mien { gaze: [0.0, 0.0], tilt: -8.0, upper: [-0.08, -0.08], lower: [0.1, 0.1], ..m })
        .hand(NEAR, 398.0, 376.0, Hand::Grip)
        .hand(FAR, 560.0, 440.0, Hand::Rest);
    s.group(Group::new().clip(Path::rect(300.0, 40.0, 480.0, 462.0)), |s| {
        baby.legs(s);
        baby.body(s);
        baby.head(s);
        baby.arm(s, FAR);
        mother.arm(s, NEAR);
    });
    // Whose keys are those?
    let g = baby.grip(NEAR);
    s.group(Group::new(), |s| {
        baby.arm_with(s, NEAR, |s| {
            s.stroke(&Path::ellipse(g.x, g.y + 22.0, 26.0, 26.0), 9.0, Look::of(p.gold.lighter(0.05)));
            for (dx, a) in [(-14.0, 20.0), (8.0, -12.0)] {
                s.at(&[shift(g.x + dx, g.y + 40.0), turn(a)], |s| {
                    s.place(motif("key"), At::new(0.0, 28.0).height(84.0).centred().turned(90.0).silent());
                });
            }
        });
    });
    s.rect(396.0, 494.0, 384.0, 36.0, Look::of(p.cream.mix(night, 0.15)).inflate(9.0));
    s.focus(560.0, 300.0, 190.0);
    // The song: one ribbon down through the night.
    let song = nodes![
        (566, 250),
        (470, 196),
        (300, 150),
        (110, 230),
        (80, 380),
        (240, 470),
        (330, 600),
        (180, 730),
        (230, 860),
        (460, 880),
        (640, 840),
        (750, 900),
        (640, 1010)
    ];
    s.limb(
        &song,
        &[4.0, 18.0, 26.0, 30.0, 30.0, 30.0, 30.0, 30.0, 30.0, 30.0, 28.0, 22.0, 4.0],
        Look::of(p.gold.lighter(0.06)).emissive().alpha(0.85).shadow(0.0).rim(1.2),
    );
    s.limb(
        &song,
        &[1.0, 4.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 4.0, 1.0],
        Look::lamp(p.flame).alpha(0.9),
    );
    for (x, y) in [(380.0, 136.0), (190.0, 150.0), (70.0, 310.0), (360.0, 800.0), (540.0, 826.0)] {
        s.ellipse(x, y, 15.0, 11.0, Look::lamp(p.flame));
        s.limb(
            &nodes![(x + 13.0, y - 2.0), (x + 13.0, y - 56.0), (x + 34.0, y - 38.0)],
            &[5.0],
            Look::lamp(p.flame),
        );
    }
    // The ladder, and he on it.
    for x in [150.0, 256.0] {
        s.limb(
            &nodes![(x - 60.0, 1050), (x + 118.0, 380)],
            &[20.0, 17.0],
            Look::of(p.wood.lighter(0.06)).inflate(5.0).grain(90.0),
        );
    }
    for k in 0..8 {
        let t = k as f32 / 8.0;
        let (x, y) = (lerp(106.0, 262.0, t), lerp(990.0, 404.0, t));
        s.limb(&nodes![(x - 8.0, y), (x + 104.0, y)], &[15.0], Look::of(p.wood.lighter(0.1)).inflate(4.0));
    }
    let shirt = p.red;
    let thief = thief.wearing(Dress::Shirt, shirt).cloth(Cloth::Stripes).hat(Hat::Cap, p.dark);
    let thief = Actor::new(thief, 190.0, 880.0, 430.0).feeling(Feeling::Asleep).lean(14.0);
    let thief = thief.with(|m| Mien { tilt: 20.0, turn: 0.25, nod: 0.3, open: 0.2, wide: 0.5, ..m });
    let thief = thief.hand_own(FAR, 32.0, -56.0, Hand::Grip).hand_own(NEAR, 6.0, -34.0, Hand::Grip).feet(
        (-6.0, -8.0),
        (8.0, -18.0),
        [0.0, 0.0],
    );
    let g = thief.grip(NEAR);
    s.blob(
        &nodes![
            (g.x - 14.0, g.y - 6.0),
            (g.x + 14.0, g.y - 8.0),
            (g.x + 60.0, g.y + 70.0),
            (g.x + 40.0, g.y + 150.0),
            (g.x - 50.0, g.y + 150.0),
            (g.x - 72.0, g.y + 66.0)
        ],
        Look::of(p.fur.dim(0.8)).inflate(20.0).texture(0.35),
    );
    thief.paint(s);
    s.focus(220.0, 540.0, 110.0);
    // Watchman and wolf, leaning on each other.
    under(s, 560.0, 1140.0, 240.0);
    let coat = lch(0.38, 0.08, 255.0);
    bench(s, 318.0, 790.0, 1066.0, 96.0);
    let wolf = Person::new(Kind::Wolf, &p).wearing(Dress::Fur, p.grey);
    let wolf = Actor::new(wolf, 470.0, 1170.0, 470.0)
        .front()
        .sitting()
        .feeling(Feeling::Asleep)
        .with(|m| Mien { tilt: 19.0, curve: 0.7, ..m });
    wolf.hand_own(NEAR, -12.0, -28.0, Hand::Rest).hand_own(FAR, 8.0, -30.0, Hand::Rest).paint(s);
    let guard = guard.wearing(Dress::Coat, coat).hat(Hat::Stovepipe, coat.dim(0.7)).bearded().scarf(p.gold);
    let guard = Actor::new(guard, 634.0, 1174.0, 500.0)
        .front()
        .sitting()
        .feeling(Feeling::Asleep)
        .with(|m| Mien { tilt: -16.0, curve: -0.1, open: 0.16, wide: 0.5, ..m });
    guard.hand_own(NEAR, -12.0, -30.0, Hand::Rest).hand_own(FAR, 10.0, -30.0, Hand::Rest).paint(s);
    s.focus(540.0, 930.0, 150.0);
    s.note("woman", Role::Subject);
    s.note("child", Role::Object);
    s.note("wolf", Role::Detail);
    s.note("ladder", Role::Detail);
    s.note("city", Role::Setting);
}
