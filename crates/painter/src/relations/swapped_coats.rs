//! After the bargain each looks back at what it gave away.

use super::acting::*;
use super::bust::face;
use crate::actors::Mien;

pub(super) static SWAPPED_COATS: Relation = Relation {
    id: "swapped_coats",
    themes: Themes::Only(&["moonhare", "looking-glass"]),
    moods: &[Mood::Longing, Mood::Mischief, Mood::Memory],
    slots: &[],
    layouts: &[
        framed("fur_and_down", Setup::Waterline, fur_and_down),
        framed("curls_and_beard", Setup::Company, curls_and_beard),
    ],
};

/// Above, in sunshine, bear and goose shake hands before a hare with scissors; below, in the snow, she is lost in his fur and he shivers in her down.
fn fur_and_down(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(600.0, 120.0, 0.5);
    let p = s.palette;
    let brown = lch(0.42, 0.06, 52.0).mix(p.fog, 0.1);
    // Before.
    let sun = p.gold.mix(p.cream, 0.45);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        460.0,
        Look::of(sun).to(sun.mix(p.flame, 0.3)).flat().shadow(0.0).texture(0.2),
    );
    s.glow(400.0, 120.0, 360.0, p.light, 0.7);
    for k in 0..7 {
        let x = 40.0 + k as f32 * 120.0;
        s.limb(&nodes![(x, 60), (x, 96)], &[5.0], Look::of(p.wood));
        let tone = [p.red, p.leaf, p.accent, p.accent2][k % 4];
        s.blob(
            &nodes![
                (x - 30.0, 96),
                (x + 30.0, 96),
                (x + 44.0, 180),
                (x + 24.0, 230),
                (x - 24.0, 230),
                (x - 44.0, 180)
            ],
            Look::of(tone).inflate(12.0),
        );
    }
    s.limb(&nodes![(-20, 56), (820, 56)], &[12.0], Look::of(p.wood).inflate(4.0));
    s.rect(-30.0, 390.0, 860.0, 60.0, Look::of(p.wood).inflate(6.0).grain(0.0));
    let bear = Person::new(Kind::Bear, &p).wearing(Dress::Fur, brown);
    let goose = Person::new(Kind::Goose, &p).wearing(Dress::Fur, p.white);
    let hare = Person::new(Kind::Hare, &p).wearing(Dress::Apron, p.accent2);
    let b = Actor::new(bear, 290.0, 430.0, 330.0).feeling(Feeling::Joy);
    let g = Actor::new(goose, 494.0, 430.0, 290.0).left().feeling(Feeling::Joy);
    let b = b.looking_at(g.eye()).hand(FAR, 374.0, 290.0, Hand::Open).hand_own(NEAR, -4.0, -44.0, Hand::Fist);
    let g =
        g.looking_at(b.eye()).hand(NEAR, 412.0, 292.0, Hand::Cover).hand_own(FAR, 12.0, -40.0, Hand::Rest);
    b.paint(s);
    g.paint(s);
    let h = Actor::new(hare, 690.0, 430.0, 270.0).left().feeling(Feeling::Mischief);
    let h = h.with(|m| m.facing(0.7).glancing(0.8, 0.0)).hand_own(NEAR, 16.0, -62.0, Hand::Grip);
    let hg = h.grip(NEAR);
    h.paint(s);
    s.place(
        motif("scissors"),
        At::new(hg.x - 10.0, hg.y - 24.0).height(76.0).centred().turned(-30.0).silent(),
    );
    h.fingers(s, NEAR);
    // After.
    let night = p.sky[0].mix(p.accent2, 0.3).dim(0.8);
    s.rect(
        -30.0,
        446.0,
        860.0,
        800.0,
        Look::of(night).to(night.lighter(0.14)).flat().shadow(0.0).texture(0.15),
    );
    s.limb(&nodes![(-20, 448), (820, 448)], &[18.0], Look::of(p.wood_dark).inflate(5.0));
    for (x, h) in [(60.0, 200.0), (180.0, 150.0), (650.0, 160.0), (750.0, 220.0), (400.0, 120.0)] {
        s.place(
            motif("pine_tree"),
            At::new(x, 930.0).height(h).standing().silent().group(Group::new().fog(0.5)),
        );
    }
    let snow = p.white.mix(p.accent2, 0.1);
    s.blob(&nodes![(-40, 940; corner), (200, 900), (420, 930), (640, 900), (840, 930; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(snow).to(snow.mix(night, 0.4)).inflate(9.0).texture(0.12));
    // She, to the beak in his fur.
    under(s, 230.0, 1146.0, 190.0);
    let furry = |c: Colour| Look::of(c).inflate(44.0).fur(20.0, 92.0, 8.0).hatch(1.0).rim(1.2);
    s.blob(
        &nodes![
            (50, 1140),
            (40, 960),
            (90, 800),
            (190, 730),
            (300, 740),
            (380, 830),
            (410, 990),
            (400, 1144),
            (230, 1160)
        ],
        furry(brown),
    );
    for (x, side) in [(70.0, -1.0), (384.0, 1.0)] {
        s.limb(
            &nodes![(x - side * 20.0, 840), (x + side * 10.0, 960), (x - side * 20.0, 1080)],
            &[90.0, 96.0, 80.0],
            furry(brown.dim(0.94)).inflate(24.0),
        );
        for k in -1..=1 {
            let cx = x - side * 22.0 + k as f32 * 24.0;
            s.limb(&nodes![(cx, 1104), (cx, 1138)], &[15.0, 4.0], Look::of(p.cream).inflate(4.0));
        }
    }
    s.at(&[shift(234.0, 668.0), turn(-4.0), scale(2.0)], |s| {
        head(
            s,
            &goose,
            &Mien {
                brow: [0.5, 0.7],
                slant: [18.0, 14.0],
                upper: [0.24, 0.24],
                curve: -0.3,
                cheek: 1.3,
                ..face(Feeling::Calm, 0.55, (0.9, 0.1))
            },
            View::Front,
        );
        s.focus(0.0, 0.0, 60.0);
    });
    // His ears come with it, as a hood thrown back; a collar up to her beak.
    s.blob(
        &nodes![
            (100, 800),
            (140, 730),
            (234, 760),
            (330, 730),
            (368, 800),
            (300, 850),
            (234, 860),
            (160, 850)
        ],
        furry(brown.lighter(0.05)).inflate(26.0),
    );
    // He, in down too thin and short, bare shins.
    under(s, 580.0, 1146.0, 120.0);
    let pale = lch(0.66, 0.07, 45.0).mix(p.pink, 0.35);
    let cold = Person::new(Kind::Bear, &p)
        .skin(brown)
        .wearing(Dress::Shirt, p.white)
        .legs(pale, pale.dim(0.9))
        .girth(1.1);
    let a = Actor::new(cold, 580.0, 1140.0, 600.0).lean(3.0).feeling(Feeling::Sorrow);
    let a = a.feet((-4.0, -8.0), (6.0, -8.0), [30.0, 30.0]).knees([1.0, 1.0]);
    let a = a.with(|m| Mien {
        tear: false,
        brow: [0.5, 0.5],
        nod: 0.1,
        tilt: -4.0,
        ..m.facing(-0.6).glancing(-0.9, 0.1)
    });
    let a = a.hand_own(FAR, -4.0, -58.0, Hand::Cover).hand_own(NEAR, 9.0, -54.0, Hand::Cover);
    a.legs(s);
    a.body(s);
    for k in 0..14 {
        let (x, y) = (540.0 + (k % 5) as f32 * 22.0, 770.0 + (k / 5) as f32 * 52.0);
        s.blob(&nodes![(x - 15.0, y), (x, y - 8.0), (x + 15.0, y), (x + 6.0, y + 32.0), (x, y + 38.0; corner), (x - 6.0, y + 32.0)], Look::of(p.white.dim(0.96)).inflate(6.0).shadow(0.3));
    }
    a.head(s);
    a.arm(s, FAR);
    a.arm(s, NEAR);
    for (x, y, d) in [(470.0, 690.0, -1.0), (466.0, 740.0, -1.0), (706.0, 680.0, 1.0), (712.0, 740.0, 1.0)] {
        s.line(
            &nodes![(x, y), (x + d * 12.0, y + 10.0), (x, y + 20.0), (x + d * 12.0, y + 32.0)],
            4.0,
            Look::lamp(p.white).alpha(0.8),
        );
    }
    for k in 0..40 {
        let (x, y) = (s.rng.range(20.0, 780.0), s.rng.range(470.0, 1190.0));
        s.dot(x, y, 2.5 + (k % 3) as f32 * 1.6, Look::of(p.white).alpha(0.9).flat().shadow(0.0));
    }
    s.note("bear", Role::Subject);
    s.note("goose", Role::Object);
    s.note("hare", Role::Detail);
}

/// At the barber's: a boy with a long white beard and a grandfather with brown curls look at each other sidelong; the fox sweeps.
fn curls_and_beard(c: &mut Composer) {
    c.room(1000.0, (400.0, 140.0));
    let (boy, old) = (c.human(Kind::Boy), c.human(Kind::Grandad));
    let s = &mut c.scene;
    let p = s.palette;
    // Mirrors, with how they were.
    let curl = hair(&p, 2);
    for (x, first) in [(196.0, true), (604.0, false)] {
        s.rect(x - 136.0, 66.0, 272.0, 340.0, Look::of(p.gold.mix(p.wood, 0.4)).inflate(12.0));
        let glass = Path::rect(x - 112.0, 90.0, 224.0, 292.0);
        s.group(Group::new().clip(glass.clone()), |s| {
            s.part(&glass, Look::of(p.sky[3].mix(p.cream, 0.3)).to(p.sky[1]).flat().shadow(0.0));
            let who =
                if first { boy.hair(curl, Hair::Curls) } else { old.bearded().hair(hair(&p, 5), Hair::Bald) };
            s.group(Group::new().alpha(0.78), |s| {
                super::bust::bust(
                    s,
                    &who,
                    &face(Feeling::Sorrow, 0.0, (0.0, 0.3)).tilted(0.0),
                    x,
                    256.0,
                    190.0,
                );
            });
            s.limb(
                &nodes![(x - 90.0, 360), (x + 40.0, 90)],
                &[40.0, 20.0],
                Look::of(p.white).alpha(0.2).flat().shadow(0.0),
            );
        });
    }
    // The barber, between them.
    let fox = Person::new(Kind::Fox, &p).wearing(Dress::Apron, p.accent2);
    let f = Actor::new(fox, 404.0, 1180.0, 800.0).front().feeling(Feeling::Mischief);
    let f = f
        .with(|m| m.glancing(0.1, 0.6))
        .hand_own(NEAR, -25.0, -86.0, Hand::Grip)
        .elbow(NEAR, -1.0)
        .hand_own(FAR, 25.0, -86.0, Hand::Grip)
        .elbow(FAR, 1.0);
    let (n, r) = (f.grip(NEAR), f.grip(FAR));
    f.legs(s);
    f.body(s);
    f.head(s);
    f.arm_with(s, NEAR, |s| {
        s.place(motif("scissors"), At::new(n.x, n.y - 50.0).height(120.0).centred().turned(-14.0).silent());
    });
    f.arm_with(s, FAR, |s| {
        s.limb(&nodes![(r.x - 4.0, r.y + 30.0), (r.x + 10.0, r.y - 90.0)], &[18.0, 26.0], Look::of(p.wood).inflate(5.0));
        s.blob(&nodes![(r.x - 12.0, r.y - 84.0), (r.x + 36.0, r.y - 92.0), (r.x + 30.0, r.y - 150.0; corner), (r.x, r.y - 146.0)], Look::of(p.cream).inflate(9.0));
    });
    // The two, in white sheets.
    let sheet = |s: &mut Scene, x: f32, tone: Colour| {
        s.blob(&nodes![(x - 230.0, 1240; corner), (x - 190.0, 960), (x - 96.0, 840), (x, 820), (x + 96.0, 840), (x + 190.0, 960), (x + 230.0, 1240; corner)], Look::of(tone).inflate(40.0).grain(86.0).texture(0.3).shadow(0.8));
        for k in 0..4 {
            let d = (k as f32 - 1.5) * 70.0;
            s.limb(
                &nodes![(x + d * 0.5, 900), (x + d * 1.4, 1220)],
                &[4.0, 14.0],
                Look::of(tone.dim(0.86)).alpha(0.6).flat().shadow(0.0),
            );
        }
    };
    sheet(s, 190.0, p.white.dim(0.97));
    sheet(s, 616.0, p.cream.dim(0.97));
    let white = hair(&p, 5);
    let boy = Person { beard: false, ..boy }.hair(boy.hair, Hair::Bald);
    s.at(&[shift(196.0, 700.0), turn(-3.0), scale(2.9)], |s| {
        head(s, &boy, &Mien { open: 0.0, wide: 0.4, brow: [0.7, 0.5], upper: [0.1, 0.1], lower: [0.05, 0.05], ..face(Feeling::Suspicion, 0.35, (0.95, 0.0)) }.tilted(0.0), View::Front);
        // The beard, down to the knees.
        s.blob(&nodes![(-38, 10), (-24, 30), (6, 22), (34, 30), (44, 8), (46, 50), (34, 96), (20, 150), (4, 176; corner), (-14, 150), (-32, 96), (-42, 50)], Look::of(white).inflate(12.0).fur(4.0, 92.0, 3.0).hatch(1.4).hatch_along(88.0));
        s.limb(&nodes![(-16, 26), (5, 20), (26, 26)], &[5.0, 10.0, 5.0], Look::of(white.dim(0.96)).inflate(3.0));
        s.focus(0.0, 0.0, 66.0);
    });
    let old = Person { beard: false, ..old }.hair(curl, Hair::Curls);
    s.at(&[shift(610.0, 690.0), turn(3.0), scale(2.9)], |s| {
        head(
            s,
            &old,
            &Mien { brow: [0.6, 0.3], cheek: 1.2, ..face(Feeling::Tenderness, -0.35, (-0.95, 0.1)) }
                .tilted(0.0),
            View::Front,
        );
        s.focus(0.0, 0.0, 66.0);
    });
    // The dog has got what was left over.
    let dog = Person::new(Kind::Dog, &p);
    s.at(&[shift(404.0, 1090.0), scale(1.5)], |s| {
        head(s, &dog, &face(Feeling::Calm, 0.0, (0.0, -0.2)), View::Front);
        for side in [-1.0, 1.0] {
            s.limb(
                &nodes![(side * 2.0, 22), (side * 26.0, 16), (side * 46.0, 2)],
                &[8.0, 12.0, 3.0],
                Look::of(white).inflate(4.0).fur(2.0, 90.0, 2.0),
            );
        }
        s.focus(0.0, 0.0, 60.0);
    });
    s.note("boy", Role::Subject);
    s.note("old_man", Role::Object);
    s.note("fox", Role::Witness);
    s.note("dog", Role::Detail);
}
