//! Arch-enemies share one seat, from fear of a third that is very small.

use super::acting::*;

pub(super) static BOTH_ON_THE_CHAIR: Relation = Relation {
    id: "both_on_the_chair",
    themes: Themes::Only(&["looking-glass", "roots"]),
    moods: &[Mood::Mischief, Mood::Dread, Mood::Tenderness],
    slots: &[],
    layouts: &[framed("carpet", Setup::Gap, carpet), framed("stump", Setup::Slant, stump)],
};

/// Wolf and sheep on a kitchen chair; a bump travels under the carpet, from a present that both have unwrapped.
fn carpet(c: &mut Composer) {
    c.room(820.0, (600.0, 120.0));
    let wolf = c.dressed(Kind::Wolf);
    let sheep = c.dressed(Kind::Sheep);
    let s = &mut c.scene;
    let p = s.palette;
    let rug = p.red.mix(p.accent2, 0.2).dim(0.9);
    s.ellipse(400.0, 1040.0, 372.0, 132.0, Look::of(rug).inflate(8.0).shadow(0.3).grass(5.0, 0.0, 4.0));
    s.ellipse(400.0, 1040.0, 318.0, 106.0, Look::of(p.cream.mix(rug, 0.35)).inflate(4.0).shadow(0.0));
    s.ellipse(400.0, 1040.0, 288.0, 92.0, Look::of(rug.lighter(0.03)).inflate(4.0).shadow(0.0));
    // The track of the bump, from the box to where it is now.
    let track = [point(640.0, 1086.0), point(540.0, 1120.0), point(400.0, 1112.0), point(280.0, 1080.0)];
    for (i, w) in track.windows(2).enumerate() {
        for k in 0..6 {
            let at = w[0].towards(w[1], k as f32 / 6.0);
            let size = 12.0 + (i * 6 + k) as f32 * 0.7;
            s.ellipse(
                at.x,
                at.y,
                size * 1.2,
                size * 0.5,
                Look::of(rug.dim(0.9)).inflate(size * 0.25).shadow(0.3),
            );
        }
    }
    s.blob(
        &nodes![(178, 1086), (196, 1046), (238, 1024), (282, 1042), (304, 1086), (240, 1098)],
        Look::of(rug.lighter(0.06)).inflate(20.0).shadow(0.7),
    );
    // An opened present.
    s.rect(640.0, 1000.0, 104.0, 84.0, Look::of(p.accent).inflate(8.0));
    s.poly(
        &nodes![(632, 1000), (656, 962), (768, 958), (752, 1000)],
        Look::of(p.accent.dim(0.8)).inflate(4.0),
    );
    cord(s, &[point(690.0, 1084.0), point(690.0, 1000.0)], 11.0, p.gold);
    cord(
        s,
        &[point(640.0, 1046.0), point(600.0, 1062.0), point(590.0, 1100.0), point(618.0, 1124.0)],
        8.0,
        p.gold,
    );
    under(s, 410.0, 954.0, 170.0);
    chair(s, 410.0, 760.0, 230.0, 190.0);
    s.note("wolf", Role::Subject);
    s.note("sheep", Role::Object);
    let bump = point(240.0, 1060.0);
    let wolf = Actor::new(wolf, 356.0, 762.0, 560.0)
        .hip(2.0, -34.0)
        .feet((-3.0, -4.0), (13.0, -15.0), [0.0, -10.0])
        .lean(6.0)
        .feeling(Feeling::Fear)
        .looking_at(bump)
        .with(|m| m.facing(-0.35).glancing(-0.6, 0.8).tilted(-6.0).nodding(0.5));
    let sheep = Actor::new(sheep, 492.0, 764.0, 380.0)
        .left()
        .lean(8.0)
        .feet((-4.0, -4.0), (9.0, -11.0), [0.0, -8.0])
        .feeling(Feeling::Fear)
        .with(|m| m.facing(0.55).glancing(0.75, 0.7).tilted(8.0).nodding(0.5));
    let back = sheep.shoulder(NEAR);
    let wolf =
        wolf.hand(FAR, back.x + 14.0, back.y + 46.0, Hand::Cover).hand(NEAR, 488.0, 590.0, Hand::Cover);
    let sheep = sheep.hand(NEAR, 384.0, 540.0, Hand::Cover).hand(FAR, 366.0, 470.0, Hand::Hidden);
    s.group(Group::new(), |s| {
        sheep.arm(s, FAR);
        wolf.legs(s);
        wolf.body(s);
        wolf.head(s);
        sheep.legs(s);
        sheep.body(s);
        sheep.head(s);
        wolf.arm(s, NEAR);
        sheep.arm(s, NEAR);
    });
    s.focus(240.0, 1060.0, 90.0);
    s.focus(690.0, 1040.0, 90.0);
}

/// A hunter and a bear on one tree stump; an egg rolls by.
fn stump(c: &mut Composer) {
    c.scene.light_at(150.0, 120.0, 0.5);
    let stage = c.outdoors("forest", 860.0);
    let hunter = c.human(Kind::Man);
    let p = c.scene.palette;
    let hunter = hunter.wearing(Dress::Coat, p.leaf.mix(p.dark, 0.3)).hat(Hat::Cap, p.leaf.dim(0.7));
    let bear = Person::new(Kind::Bear, &p).wearing(Dress::Fur, p.wood);
    let s = &mut c.scene;
    under(s, 440.0, 1000.0, 190.0);
    let bark = p.wood_dark.lighter(0.05);
    s.blob(&nodes![(290, 860), (270, 960), (230, 1010; corner), (320, 1000), (440, 1016), (560, 1000), (660, 1012; corner), (612, 960), (596, 860)], Look::of(bark).inflate(26.0).texture(0.4).grain(90.0));
    s.ellipse(443.0, 858.0, 155.0, 36.0, Look::of(p.wood.lighter(0.12)).inflate(5.0));
    for k in 1..5 {
        let k = k as f32;
        s.stroke(&Path::ellipse(443.0, 858.0, 30.0 * k, 7.0 * k), 2.4, Look::of(p.wood.dim(0.8)).alpha(0.7));
    }
    // The gun lies where it was dropped.
    s.limb(&nodes![(90, 1110), (300, 1064)], &[15.0, 8.0], Look::of(p.wood_dark).inflate(3.0));
    s.limb(&nodes![(190, 1084), (372, 1046)], &[7.0], Look::of(p.metal.dim(0.7)).inflate(2.0));
    let egg = point(640.0, 1098.0);
    let tree = point(443.0, 862.0);
    let bear = Actor::new(bear, tree.x - 54.0, tree.y, 540.0)
        .feeling(Feeling::Fear)
        .hip(2.0, -34.0)
        .feet((-4.0, -4.0), (11.0, -13.0), [0.0, -12.0])
        .with(|m| m.facing(0.4).glancing(0.7, 0.85).nodding(0.6).tilted(5.0));
    let hunter = Actor::new(hunter, tree.x + 70.0, tree.y, 430.0)
        .left()
        .lean(8.0)
        .feet((-5.0, -4.0), (8.0, -14.0), [0.0, -10.0])
        .feeling(Feeling::Fear)
        .with(|m| m.facing(-0.3).glancing(-0.7, 0.85).nodding(0.5).tilted(-9.0));
    let bear = bear.hand(NEAR, 530.0, 600.0, Hand::Cover).hand(FAR, 560.0, 560.0, Hand::Hidden);
    let hunter = hunter.hand(NEAR, 420.0, 590.0, Hand::Cover).hand(FAR, 400.0, 520.0, Hand::Hidden);
    s.note("bear", Role::Subject);
    s.note("egg", Role::Object);
    s.group(Group::new(), |s| {
        hunter.arm(s, FAR);
        bear.legs(s);
        bear.body(s);
        bear.head(s);
        hunter.legs(s);
        hunter.body(s);
        hunter.head(s);
        bear.arm(s, NEAR);
        hunter.arm(s, NEAR);
    });
    for k in 0..4 {
        let k = k as f32;
        s.line(
            &nodes![(700.0 + k * 20.0, 1086.0 - k * 8.0), (730.0 + k * 20.0, 1080.0 - k * 9.0)],
            3.0,
            Look::of(p.cream).alpha(0.5 - k * 0.1),
        );
    }
    under(s, egg.x, egg.y + 34.0, 44.0);
    s.at(&[shift(egg.x, egg.y), turn(-62.0)], |s| {
        s.blob(
            &nodes![(0, -46), (27, -8), (29, 16), (0, 36), (-29, 16), (-27, -8)],
            Look::of(p.cream).inflate(12.0),
        );
        for (x, y) in [(-10.0, -14.0), (12.0, 4.0), (-6.0, 18.0)] {
            s.dot(x, y, 4.0, Look::of(p.accent.mix(p.cream, 0.3)).flat());
        }
    });
    (setting("forest").front)(s, &stage);
    s.focus(egg.x, egg.y, 80.0);
}
