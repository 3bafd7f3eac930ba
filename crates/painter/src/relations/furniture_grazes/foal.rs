//! A mountain pasture.

use super::armchair;
use crate::relations::acting::*;

/// A mountain pasture: an armchair bends to her newborn footstool, which tries to stand; the joiner has let his rope sink. Others wait at the brook.
pub(super) fn foal(c: &mut Composer) {
    c.scene.light_at(640.0, 90.0, 0.6);
    let man = c.human(Kind::Man);
    let s = &mut c.scene;
    let p = s.palette;
    s.sky(0.5, 0.3);
    s.poly(
        &nodes![(-40, 300), (140, 60), (260, 220), (420, 40), (560, 230), (700, 110), (860, 300)],
        Look::of(p.far).inflate(14.0).texture(0.3),
    );
    let grass = lch(0.60, 0.12, 128.0).mix(p.leaf, 0.35);
    for (y, k) in [(270.0, 0.34), (430.0, 0.16), (640.0, 0.0)] {
        s.blob(&nodes![(-40, y; corner), (160, y - 34.0), (420, y + 10.0), (640, y - 30.0), (840, y; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(grass.mix(p.fog, k).dim(1.0 - 0.08 * (0.34 - k))).inflate(10.0).texture(0.3).grass(9.0, -90.0, 5.0));
    }
    for _ in 0..40 {
        let (x, y) = (s.rng.range(0.0, 800.0), s.rng.range(480.0, 1190.0));
        let colour = s.rng.pick(&[p.white, p.gold, p.red]);
        s.dot(x, y, 7.0, Look::of(colour).inflate(2.0));
    }
    // The herd: a bed at the brook, a wardrobe on guard, chairs.
    s.limb(
        &nodes![(840, 400), (640, 440), (560, 500), (700, 580), (840, 600)],
        &[30.0, 40.0, 46.0, 56.0, 70.0],
        Look::of(known_water(s)).inflate(5.0).rim(1.2),
    );
    armchair(
        s,
        560.0,
        440.0,
        120.0,
        p.red.mix(p.fog, 0.2),
        &Mien { gaze: [0.5, 0.7], ..Feeling::Calm.mien() },
    );
    armchair(
        s,
        690.0,
        500.0,
        140.0,
        p.accent2.mix(p.fog, 0.15),
        &Mien { gaze: [-0.4, 0.5], ..Feeling::Joy.mien() },
    );
    s.place(
        motif("wardrobe"),
        At::new(150.0, 520.0).height(250.0).standing().silent().group(Group::new().fog(0.12)),
    );
    visage(
        s,
        150.0,
        380.0,
        110.0,
        &Mien { gaze: [0.7, 0.5], turn: 0.2, ..Feeling::Suspicion.mien() },
        p.wood,
    );
    s.focus(150.0, 380.0, 70.0);
    armchair(s, 330.0, 470.0, 96.0, p.gold.mix(p.fog, 0.2), &Feeling::Asleep.mien());
    // She and what she has just had.
    under(s, 330.0, 1010.0, 210.0);
    let cloth = p.accent.mix(p.leaf, 0.1);
    armchair(
        s,
        320.0,
        1010.0,
        470.0,
        cloth,
        &Mien { gaze: [0.5, 0.9], turn: 0.25, tilt: 8.0, nod: 0.4, ..Feeling::Tenderness.mien() },
    );
    let (x, y) = (440.0, 1110.0);
    under(s, x, y, 120.0);
    for (a, b, yy) in [(-56.0, -96.0, 0.0), (-24.0, -30.0, 6.0), (26.0, 50.0, 0.0), (60.0, 104.0, -14.0)] {
        s.limb(
            &nodes![(x + a, y - 80.0), (x + (a + b) / 2.0 + 8.0, y - 40.0), (x + b, y + yy)],
            &[22.0, 17.0, 13.0],
            Look::of(p.wood).inflate(5.0),
        );
    }
    s.blob(
        &nodes![
            (x - 92.0, y - 84.0),
            (x - 84.0, y - 150.0),
            (x, y - 178.0),
            (x + 84.0, y - 150.0),
            (x + 92.0, y - 84.0),
            (x, y - 66.0)
        ],
        Look::of(cloth.lighter(0.08)).inflate(24.0).texture(0.2).fur(4.0, 70.0, 3.0),
    );
    visage(
        s,
        x,
        y - 122.0,
        116.0,
        &Mien { gaze: [-0.3, -0.7], turn: -0.1, tilt: -9.0, ..Feeling::Awe.mien() },
        cloth.lighter(0.12),
    );
    s.focus(x, y - 120.0, 100.0);
    s.focus(330.0, 700.0, 150.0);
    // The joiner in the ferns: his rope hangs.
    let man =
        man.wearing(Dress::Shirt, p.wood.mix(p.gold, 0.3)).cloth(Cloth::Patches).hat(Hat::Straw, p.gold);
    let man = Actor::new(man, 684.0, 1170.0, 560.0).left().kneeling().feeling(Feeling::Shame);
    let man = man
        .with(|m| Mien { turn: 0.7, gaze: [0.6, 0.4], nod: 0.2, tear: true, curve: 0.15, ..m })
        .hand(FAR, 588.0, 980.0, Hand::Grip)
        .hand_own(NEAR, 4.0, -64.0, Hand::Cover);
    let g = man.grip(FAR);
    s.group(Group::new(), |s| {
        man.arm_with(s, FAR, |s| {
            s.stroke(
                &Path::ellipse(g.x - 10.0, g.y + 80.0, 46.0, 80.0),
                12.0,
                Look::of(p.gold.mix(p.wood, 0.3)).inflate(3.0),
            );
            s.stroke(
                &Path::ellipse(g.x + 4.0, g.y + 76.0, 34.0, 76.0),
                11.0,
                Look::of(p.gold.mix(p.wood, 0.4)).inflate(3.0),
            );
        });
        man.legs(s);
        man.body(s);
        man.head(s);
        man.arm(s, NEAR);
    });
    s.focus(660.0, 780.0, 110.0);
    crate::settings::frame::ferns(s);
    s.note("armchair", Role::Subject);
    s.note("gentleman", Role::Object);
    s.note("wardrobe", Role::Witness);
    s.note("mountains", Role::Setting);
}
