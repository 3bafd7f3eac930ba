//! As long as it goes on, nothing happens.

use super::acting::*;
use super::bust::face;
use crate::settings::air;

pub(super) static MUST_NOT_STOP: Relation = Relation {
    id: "must_not_stop",
    themes: Themes::Only(&["roots", "carousel", "first-light"]),
    moods: &[Mood::Dread, Mood::Wonder, Mood::Mischief],
    slots: &[],
    layouts: &[framed("fiddler", Setup::NearDark, fiddler), framed("rope", Setup::LongSky, rope)],
};

/// Over the dark backs of wolves: in the light an old fiddler with one string left plays on, a sheep behind his coat. One wolf has turned round to hush us.
fn fiddler(c: &mut Composer) {
    let old = c.human(Kind::Grandad);
    let s = &mut c.scene;
    s.light_at(420.0, 260.0, 0.6);
    let p = s.palette;
    let night = p.sky[0].mix(p.leaf, 0.2).dim(0.6);
    backdrop(s, night, night.lighter(0.08));
    s.glow(420.0, 420.0, 520.0, p.light, 0.5);
    for (x, h, fog) in [(90.0, 760.0, 0.3), (720.0, 800.0, 0.3), (230.0, 640.0, 0.55), (600.0, 620.0, 0.55)] {
        s.place(
            motif("bare_tree"),
            At::new(x, 800.0).height(h).standing().silent().group(Group::new().fog(fog)),
        );
    }
    s.blob(&nodes![(-40, 800; corner), (200, 770), (420, 760), (640, 772), (840, 800; corner), (840, 1250; corner), (-40, 1250; corner)], Look::of(p.white.mix(night, 0.35)).to(night).inflate(12.0).texture(0.3).shadow(0.0));
    // The sheep holds on to his coat.
    let sheep = Person::new(Kind::Sheep, &p).wearing(Dress::Fur, p.cream);
    let sheep =
        Actor::new(sheep, 560.0, 860.0, 430.0).left().feeling(Feeling::Fear).looking_at(point(240.0, 800.0));
    sheep.hand(NEAR, 500.0, 640.0, Hand::Grip).hand(FAR, 490.0, 600.0, Hand::Grip).paint(s);
    // He plays.
    let old = old
        .wearing(Dress::Coat, p.wood.mix(p.red, 0.3))
        .cloth(Cloth::Patches)
        .hat(Hat::Stovepipe, p.dark)
        .bearded();
    let old = Actor::new(old, 400.0, 880.0, 720.0).left().feeling(Feeling::Fear);
    let old = old.with(|m| Mien { turn: 0.45, gaze: [0.2, 0.8], tilt: 14.0, nod: 0.3, pupil: 0.7, ..m });
    let old = old.hand(FAR, 220.0, 430.0, Hand::Cup).hand(NEAR, 300.0, 540.0, Hand::Pinch).elbow(NEAR, -1.0);
    s.group(Group::new(), |s| {
        old.arm(s, FAR);
        old.legs(s);
        old.body(s);
        old.head(s);
        // The violin from chin to hand.
        s.at(&[shift(316.0, 404.0), turn(-4.0)], |s| {
            s.limb(&nodes![(-30, -4), (-150, 4)], &[15.0, 12.0], Look::of(p.ink.lighter(0.1)).inflate(4.0));
            s.blob(
                &nodes![(64, 0), (44, -44), (10, -34), (-30, -40), (-56, 0), (-30, 40), (10, 34), (44, 44)],
                Look::of(p.gold.mix(p.fox, 0.4)).inflate(14.0).rim(1.5).texture(0.2),
            );
            s.line(&nodes![(40, -2), (-150, 2)], 3.0, Look::of(p.white));
        });
        for (x, y) in [(210.0, 330.0), (236.0, 320.0), (262.0, 318.0)] {
            s.line(
                &nodes![(x, y + 40.0), (x - 16.0, y - 10.0), (x + 10.0, y - 36.0), (x - 6.0, y - 60.0)],
                3.4,
                Look::of(p.cream),
            );
        }
        let g = old.grip(NEAR);
        old.arm_with(s, NEAR, |s| {
            s.limb(
                &nodes![(g.x + 60.0, g.y + 76.0), (g.x, g.y), (g.x - 70.0, g.y - 230.0)],
                &[9.0, 9.0, 6.0],
                Look::of(p.wood_dark).inflate(3.0),
            );
            s.line(&nodes![(g.x + 52.0, g.y + 84.0), (g.x - 82.0, g.y - 226.0)], 4.0, Look::of(p.white));
        });
        old.fingers(s, FAR);
    });
    s.focus(390.0, 300.0, 150.0);
    // The backs of those who listen.
    let fur = p.grey.mix(night, 0.5).dim(0.74);
    let wolf =
        Person::new(Kind::Wolf, &p).skin(fur).hair(fur.lighter(0.1), Hair::Short).wearing(Dress::Fur, fur);
    for (x, y, h) in [(90.0, 1330.0, 620.0), (690.0, 1340.0, 640.0), (430.0, 1440.0, 660.0)] {
        Actor::new(wolf, x, y, h).back().paint(s);
    }
    // The one who has turned round.
    let a =
        Actor::new(wolf.skin(fur.lighter(0.2)).hair(fur.lighter(0.42), Hair::Short), 236.0, 1500.0, 860.0)
            .front();
    let a = a.mien(Mien { tear: true, ..face(Feeling::Tenderness, 0.2, (0.1, 0.0)) });
    a.hand_own(FAR, 6.0, -74.0, Hand::Hush).hand_own(NEAR, -16.0, -40.0, Hand::Hidden).paint(s);
    air::sparks(s, 14, [120.0, 200.0, 700.0, 700.0], p.light);
    s.focus(250.0, 800.0, 140.0);
    s.note("old_man", Role::Subject);
    s.note("wolf", Role::Object);
    s.note("violin", Role::Detail);
    s.note("sheep", Role::Detail);
}

/// Against a wide evening sky two wolves turn a long rope and a tired lamb jumps; behind one of them wait knife, fork and a row of lambs.
fn rope(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(400.0, 520.0, 0.4);
    let p = s.palette;
    s.sky(0.8, 0.3);
    s.glow(400.0, 640.0, 420.0, p.light, 0.5);
    air::far_birds(s, 4, 250.0, 200.0, 140.0);
    let hill = p.near.mix(p.leaf, 0.35);
    s.blob(&nodes![(-40, 960; corner), (200, 930), (460, 940), (700, 920), (840, 940; corner), (840, 1250; corner), (-40, 1250; corner)], Look::of(hill.lighter(0.1)).to(hill).inflate(14.0).grass(9.0, 90.0, 6.0).shadow(0.0));
    // Lambs that have had their turn, or wait for it.
    let lamb = Person::new(Kind::Sheep, &p).wearing(Dress::Fur, p.cream);
    for (x, feeling) in
        [(300.0, Feeling::Asleep), (368.0, Feeling::Sorrow), (440.0, Feeling::Fear), (510.0, Feeling::Awe)]
    {
        let a = Actor::new(lamb, x, 980.0, 150.0).front().feeling(feeling).looking_at(point(420.0, 700.0));
        let a = if feeling == Feeling::Asleep { a.sitting().feeling(feeling) } else { a };
        a.paint_in(s, Group::new().fog(0.1));
    }
    // The far half of the rope.
    let (l, r) = (point(206.0, 800.0), point(600.0, 800.0));
    cord(
        s,
        &[l, point(250.0, 520.0), point(400.0, 300.0), point(560.0, 520.0), r],
        12.0,
        p.cream.mix(p.wood, 0.2),
    );
    // Who turns it.
    let wolf = |n: usize| Person::new(Kind::Wolf, &p).wearing(Dress::Coat, p.cloth(n)).girth(1.1);
    let left = Actor::new(wolf(1).cloth(Cloth::Stripes), 84.0, 1130.0, 620.0).feeling(Feeling::Joy).lean(6.0);
    let left = left.looking_at(point(420.0, 600.0)).hand(NEAR, l.x - 20.0, l.y + 24.0, Hand::Grip).hand_own(
        FAR,
        18.0,
        -44.0,
        Hand::Rest,
    );
    let right = Actor::new(wolf(2).cloth(Cloth::Dots).scarf(p.white), 722.0, 1130.0, 640.0)
        .left()
        .feeling(Feeling::Tenderness);
    let right = right
        .lean(6.0)
        .looking_at(point(420.0, 640.0))
        .hand(NEAR, r.x + 20.0, r.y + 24.0, Hand::Grip)
        .hand_own(FAR, 18.0, -44.0, Hand::Rest);
    for a in [&left, &right] {
        under(s, a.crown().x, 1132.0, 110.0);
        a.paint(s);
    }
    // From his coat: knife and fork.
    for (x, tines) in [(742.0, false), (768.0, true)] {
        s.limb(
            &nodes![(x, 940), (x + 6.0, 800)],
            &[10.0],
            Look::of(p.metal.lighter(0.2)).inflate(3.0).rim(1.4),
        );
        if tines {
            for d in [-11.0, 0.0, 11.0] {
                s.limb(
                    &nodes![(x + 6.0 + d, 800), (x + 8.0 + d, 758)],
                    &[6.0],
                    Look::of(p.metal.lighter(0.2)).inflate(2.0).rim(1.4),
                );
            }
        } else {
            s.limb(
                &nodes![(x + 6.0, 806), (x + 10.0, 750)],
                &[20.0, 6.0],
                Look::of(p.metal.lighter(0.3)).inflate(3.0).rim(1.4),
            );
        }
    }
    s.blob(
        &nodes![(722, 880; corner), (800, 876; corner), (796, 970), (728, 972)],
        Look::of(wolf(2).coat.lighter(0.06)).inflate(8.0),
    );
    // The one whose turn it is.
    under(s, 408.0, 1120.0, 60.0);
    let tired = Actor::new(lamb.scarf(p.accent), 408.0, 1010.0, 400.0).front().feeling(Feeling::Brave);
    let tired = tired.hand_own(NEAR, -30.0, -66.0, Hand::Wave).hand_own(FAR, 30.0, -66.0, Hand::Wave);
    tired.paint(s);
    // The near half.
    cord(s, &[l, point(240.0, 1010.0), point(400.0, 1096.0), point(566.0, 1010.0), r], 14.0, p.cream);
    left.fingers(s, NEAR);
    right.fingers(s, NEAR);
    for (x, y) in [(340.0, 760.0), (480.0, 740.0), (330.0, 700.0)] {
        s.blob(
            &nodes![(x, y - 14.0; corner), (x + 8.0, y + 4.0), (x, y + 11.0), (x - 8.0, y + 4.0)],
            Look::of(known_water(s).lighter(0.2)).inflate(3.0),
        );
    }
    s.focus(408.0, 680.0, 140.0);
    s.focus(120.0, 600.0, 110.0);
    s.focus(690.0, 590.0, 110.0);
    s.note("sheep", Role::Subject);
    s.note("wolf", Role::Object);
    s.note("thread", Role::Detail);
    s.note("hills", Role::Setting);
}
