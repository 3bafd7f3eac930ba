//! What a face has can be carried off, and the face lets it happen.

use super::acting::*;
use super::bust::face;
use crate::actors::Mien;
use crate::settings::interior;

pub(super) static STEALS_THE_SMILE: Relation = Relation {
    id: "steals_the_smile",
    themes: Themes::Only(&["looking-glass", "half-asleep", "moth-court", "carousel"]),
    moods: &[Mood::Greed, Mood::Longing, Mood::Secrecy],
    slots: &[],
    layouts: &[framed("portrait", Setup::Frames, portrait), framed("freckles", Setup::Slant, freckles)],
};

/// Lips, as a ribbon through points.
fn lips(s: &mut Scene, points: &[Point], width: f32) {
    let red = s.palette.red;
    let nodes: Vec<moonhare_scene::geometry::Node> = points.iter().map(|p| (*p).into()).collect();
    s.limb(
        &nodes,
        &[width * 0.2, width, width * 1.1, width, width * 0.3],
        Look::of(red).inflate(width * 0.3).rim(1.3),
    );
    let teeth = [width * 0.04, width * 0.5, width * 0.56, width * 0.46, width * 0.1];
    s.limb(&nodes, &teeth, Look::of(s.palette.white).inflate(width * 0.1).shadow(0.2));
}

/// A thief without a mouth peels the smile off a queen's portrait with tongs; her eyes look down at him. The small portraits cover their mouths.
fn portrait(c: &mut Composer) {
    let (queen, thief) = (c.human(Kind::Woman), c.human(Kind::Man));
    let small = [Kind::Grandad, Kind::Girl, Kind::Man, Kind::Granny].map(|k| c.human(k));
    let s = &mut c.scene;
    s.light_at(180.0, 900.0, 0.6);
    let p = s.palette;
    interior::wall(s, p.leaf.mix(p.dark, 0.5));
    // The great frame.
    let (x0, y0, w, h) = (156.0, 44.0, 488.0, 990.0);
    s.rect(
        x0 - 44.0,
        y0 - 40.0,
        w + 88.0,
        h + 84.0,
        Look::of(p.gold.mix(p.wood, 0.3)).inflate(26.0).rim(1.3).texture(0.3).shadow(0.9),
    );
    let inside = Path::rect(x0, y0, w, h);
    s.group(Group::new().clip(inside.clone()), |s| {
        s.part(&inside, Look::of(p.red.mix(p.dark, 0.55)).to(p.dark).flat().shadow(0.0));
        s.glow(380.0, 420.0, 380.0, p.flame, 0.35);
        let gown = p.accent.mix(p.gold, 0.2);
        s.blob(&nodes![(60, 1060; corner), (110, 880), (270, 800), (380, 830), (500, 800), (640, 880), (700, 1060; corner)], Look::of(gown).inflate(40.0).texture(0.25));
        s.limb(&nodes![(384, 700), (384, 840)], &[150.0, 170.0], Look::of(queen.skin.dim(0.85)).inflate(30.0));
        for k in 0..9 {
            let t = k as f32 / 8.0;
            s.dot(lerp(276.0, 492.0, t), 806.0 + 52.0 * sin(radians(t * 180.0)), 15.0, Look::of(p.white).inflate(6.0).rim(1.4));
        }
        let who = queen.hair(queen.hair, Hair::Curls).hat(Hat::Crown, p.gold);
        let mien = Mien { wide: 0.02, open: 0.0, tear: false, brow: [0.3, 0.3], slant: [24.0, 24.0], upper: [0.34, 0.34], ..face(Feeling::Sorrow, -0.25, (-0.75, 0.75)) };
        s.at(&[shift(386.0, 480.0), scale(5.0)], |s| head(s, &who, &Mien { nod: 0.1, tilt: 0.0, ..mien }, View::Front));
    });
    // The small ones.
    for (i, who) in small.iter().enumerate() {
        let (x, y) = [(72.0, 150.0), (728.0, 150.0), (728.0, 420.0), (728.0, 690.0)][i];
        let oval = Path::ellipse(x, y, 62.0, 92.0);
        s.ellipse(x, y, 76.0, 108.0, Look::of(p.gold.mix(p.wood, 0.35)).inflate(12.0).shadow(0.7));
        s.group(Group::new().clip(oval.clone()), |s| {
            s.part(&oval, Look::of(p.accent2.mix(p.dark, 0.5)).flat().shadow(0.0));
            let a = Actor::new(*who, x, y + 220.0, 330.0).front();
            let look = if x < 400.0 { 0.7 } else { -0.7 };
            let a = if i == 3 {
                a.mien(Mien { wide: 0.02, open: 0.0, ..face(Feeling::Fear, -0.2, (-0.6, 0.4)) })
            } else {
                a.mien(face(Feeling::Fear, 0.0, (look, 0.3)))
            };
            let m = a.mouth();
            let a = if i == 3 {
                a.hand(NEAR, x - 60.0, y + 60.0, Hand::Open).hand(FAR, x + 60.0, y + 60.0, Hand::Open)
            } else {
                a.hand(NEAR, m.x - 34.0, m.y + 12.0, Hand::Cover).hand(
                    FAR,
                    m.x + 34.0,
                    m.y + 12.0,
                    Hand::Cover,
                )
            };
            a.paint(s);
        });
        s.focus(x, y, 80.0);
    }
    s.focus(370.0, 490.0, 190.0);
    // Where the smile was, and where it goes.
    let mouth = point(366.0, 628.0);
    s.dot(mouth.x - 4.0, mouth.y + 6.0, 26.0, Look::of(queen.skin.dim(0.95)).flat().soft(6.0).shadow(0.0));
    s.blob(
        &nodes![
            (mouth.x - 86.0, mouth.y - 8.0),
            (mouth.x, mouth.y + 8.0),
            (mouth.x + 70.0, mouth.y - 4.0),
            (mouth.x, mouth.y + 34.0)
        ],
        Look::of(queen.skin.dim(0.93)).flat().soft(6.0).shadow(0.0).alpha(0.8),
    );
    // He, hungry as for bread.
    let thief = thief.wearing(Dress::Coat, p.dark.lighter(0.05)).hat(Hat::Cap, p.dark).scarf(p.accent2);
    let thief = Person { beard: false, ..thief };
    let a = Actor::new(thief, 110.0, 1560.0, 900.0).lean(4.0);
    let a = a.mien(Mien {
        wide: 0.02,
        open: 0.0,
        cheek: 0.9,
        brow: [0.6, 0.6],
        slant: [12.0, 12.0],
        ..face(Feeling::Awe, 0.6, (0.55, -0.7))
    });
    let a = a.hand(NEAR, 214.0, 900.0, Hand::Grip).hand(FAR, 300.0, 1030.0, Hand::Open);
    let g = a.grip(NEAR);
    let tip = point(g.x + 52.0, g.y - 128.0);
    s.group(Group::new(), |s| {
        a.arm(s, FAR);
        a.body(s);
        a.head(s);
        a.arm_with(s, NEAR, |s| {
            for d in [-12.0, 14.0] {
                s.limb(
                    &nodes![(g.x - 18.0, g.y + 50.0), (g.x + d, g.y - 40.0), (tip.x + d * 0.3, tip.y)],
                    &[9.0, 12.0, 7.0],
                    Look::of(p.metal.lighter(0.14)).inflate(3.0).rim(1.5),
                );
            }
        });
    });
    lips(
        s,
        &[
            point(mouth.x + 128.0, mouth.y - 34.0),
            point(mouth.x + 66.0, mouth.y + 22.0),
            point(mouth.x - 20.0, mouth.y + 36.0),
            point((mouth.x + tip.x) / 2.0 - 20.0, (mouth.y + tip.y) / 2.0 + 40.0),
            point(tip.x, tip.y),
        ],
        52.0,
    );
    s.focus(tip.x, tip.y, 90.0);
    s.note("painting", Role::Subject);
    s.note("queen", Role::Object);
    s.note("gentleman", Role::Witness);
}

/// A poor child on a ladder picks the freckles off a big laughing face like berries; a smaller one below sticks them on his own nose.
fn freckles(c: &mut Composer) {
    let _ = c.outdoors("garden", 980.0);
    let (big, girl, boy) = (c.human(Kind::Woman), c.human(Kind::Girl), c.human(Kind::Boy));
    let s = &mut c.scene;
    s.light_at(120.0, 140.0, 0.55);
    let p = s.palette;
    let rust = lch(0.52, 0.13, 46.0);
    // Her face, cropped by two edges, chin in the grass.
    let skin_of = skin(&p, 1);
    let who = big.skin(skin_of).hair(lch(0.56, 0.14, 44.0), Hair::Curls).hat(Hat::Straw, p.gold);
    s.blob(
        &nodes![(360, 1240; corner), (420, 1010), (560, 940), (840, 960; corner), (840, 1240; corner)],
        Look::of(p.leaf.mix(p.accent2, 0.3)).inflate(40.0).texture(0.25),
    );
    let mien = Mien {
        open: 0.0,
        curve: 0.9,
        wide: 1.1,
        cheek: 1.3,
        upper: [0.4, 0.44],
        lower: [0.35, 0.35],
        tilt: 0.0,
        nod: 0.1,
        ..face(Feeling::Tenderness, -0.5, (-0.85, 0.15))
    };
    s.at(&[shift(596.0, 560.0), turn(-12.0), scale(7.0)], |s| {
        head(s, &who, &mien, View::Front);
        for (i, (x, y)) in [
            (-30.0, 18.0),
            (-22.0, 22.0),
            (-14.0, 17.0),
            (-18.0, 11.0),
            (-4.0, 20.0),
            (8.0, 18.0),
            (15.0, 12.0),
            (22.0, 19.0),
            (28.0, 13.0),
            (16.0, 22.0),
            (31.0, 22.0),
            (10.0, 9.0),
            (24.0, 26.0),
            (-8.0, 13.0),
        ]
        .into_iter()
        .enumerate()
        {
            if i < 4 {
                s.dot(x, y, 1.9, Look::of(skin_of.lighter(0.08)).flat().shadow(0.0));
            } else {
                s.dot(x, y, 2.5, Look::of(rust).inflate(0.8).shadow(0.3));
            }
        }
    });
    s.focus(520.0, 560.0, 230.0);
    // The ladder, and she on it.
    let rail = |s: &mut Scene, x0: f32, x1: f32| {
        s.limb(&nodes![(x0, 1220), (x1, 560)], &[20.0], Look::of(p.wood).inflate(6.0).grain(90.0));
    };
    rail(s, 60.0, 240.0);
    for k in 0..7 {
        let t = k as f32 / 7.0;
        let (x, y) = (lerp(70.0, 240.0, t), lerp(1170.0, 600.0, t));
        s.limb(&nodes![(x, y), (x + 110.0, y + 20.0)], &[17.0], Look::of(p.wood.lighter(0.04)).inflate(5.0));
    }
    rail(s, 172.0, 350.0);
    let girl = girl.wearing(Dress::Apron, p.accent).cloth(Cloth::Patches);
    let a = Actor::new(girl, 190.0, 1030.0, 560.0).lean(6.0).feeling(Feeling::Mischief).feet(
        (-4.0, -4.0),
        (9.0, -12.0),
        [0.0, -10.0],
    );
    let a = a.looking_at(point(400.0, 700.0)).with(|m| Mien {
        brow: [0.3, 0.5],
        slant: [2.0, -4.0],
        tongue: true,
        open: 0.2,
        curve: 0.7,
        ..m
    });
    let a = a.hand(FAR, 366.0, 716.0, Hand::Pinch).hand(NEAR, 210.0, 870.0, Hand::Grip);
    let (f, g) = (a.grip(FAR), a.grip(NEAR));
    s.group(Group::new(), |s| {
        a.arm_with(s, FAR, |s| s.dot(f.x + 6.0, f.y - 2.0, 17.0, Look::of(rust).inflate(6.0).rim(1.3)));
        a.legs(s);
        a.body(s);
        a.head(s);
        let m = a.mouth();
        for (dx, dy) in [(-34.0, -22.0), (-18.0, -34.0), (16.0, -32.0)] {
            s.dot(m.x + dx, m.y + dy, 6.0, Look::of(rust).inflate(2.0).shadow(0.2));
        }
        a.arm_with(s, NEAR, |s| {
            s.limb(&nodes![(g.x - 56.0, g.y + 70.0), (g.x, g.y - 10.0), (g.x + 56.0, g.y + 70.0)], &[9.0], Look::of(p.wood).inflate(3.0));
            for k in 0..9 {
                s.dot(g.x - 44.0 + (k % 5) as f32 * 22.0, g.y + 64.0 - (k / 5) as f32 * 14.0, 14.0, Look::of(rust).inflate(5.0));
            }
            s.blob(&nodes![(g.x - 64.0, g.y + 66.0; corner), (g.x + 64.0, g.y + 66.0; corner), (g.x + 46.0, g.y + 136.0), (g.x - 46.0, g.y + 136.0)], Look::of(p.wood.lighter(0.1)).inflate(16.0).texture(0.4));
        });
    });
    // Below, one who could not wait.
    let b =
        Actor::new(boy.wearing(Dress::Shirt, p.cream), 420.0, 1330.0, 420.0).front().feeling(Feeling::Joy);
    let b = b.with(|m| Mien { open: 0.2, tongue: true, gaze: [0.0, 0.5], ..m });
    let m = b.mouth();
    let b = b.hand(NEAR, m.x - 66.0, m.y + 34.0, Hand::Pinch).elbow(NEAR, -1.0).hand_own(
        FAR,
        14.0,
        -50.0,
        Hand::Open,
    );
    b.paint(s);
    for (dx, dy) in [(-30.0, -18.0), (0.0, -26.0), (26.0, -20.0), (38.0, -34.0)] {
        s.dot(m.x + dx, m.y + dy, 7.0, Look::of(rust).inflate(2.5).shadow(0.2));
    }
    let g = b.grip(FAR);
    s.dot(g.x, g.y, 10.0, Look::of(rust).inflate(3.0));
    s.note("girl", Role::Subject);
    s.note("woman", Role::Object);
    s.note("basket", Role::Detail);
}
