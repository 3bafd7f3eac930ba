//! The bee leaves a sunflower for painted ones.

use super::super::acting::*;
use super::super::bust::face;
use super::suitcase;
use crate::actors::Mien;

/// A painted or a real sunflower, petals only.
fn petals(s: &mut Scene, x: f32, y: f32, r: f32, n: usize, tone: Colour) {
    for k in 0..n {
        let a = radians(k as f32 * 360.0 / n as f32 + 7.0);
        let (u, v) = (cos(a), sin(a));
        s.blob(
            &nodes![(x + u * r * 0.5 - v * r * 0.2, y + v * r * 0.5 + u * r * 0.2), (x + u * r * 0.95 - v * r * 0.2, y + v * r * 0.95 + u * r * 0.2), (x + u * r * 1.35, y + v * r * 1.35; corner), (x + u * r * 0.95 + v * r * 0.2, y + v * r * 0.95 - u * r * 0.2), (x + u * r * 0.5 + v * r * 0.2, y + v * r * 0.5 - u * r * 0.2)],
            Look::of(if k % 2 == 0 { tone } else { tone.dim(0.88) }).inflate(r * 0.06).rim(1.1).shadow(0.4),
        );
    }
}

/// A bee with a face at (0, 0), some 150 long, flying to the right.
fn bee_body(s: &mut Scene, mien: &Mien) {
    let p = s.palette;
    for (x, y) in [(-30.0, -74.0), (14.0, -84.0)] {
        s.blob(
            &nodes![(x, -20), (x - 30.0, y), (x + 4.0, y - 40.0), (x + 36.0, y)],
            Look::of(p.white).alpha(0.72).inflate(6.0).rim(1.6),
        );
    }
    s.ellipse(-30.0, 14.0, 82.0, 56.0, Look::of(p.gold).inflate(26.0).fur(5.0, 90.0, 4.0));
    s.group(Group::new().clip(Path::ellipse(-30.0, 14.0, 82.0, 56.0)), |s| {
        for x in [-88.0, -46.0] {
            s.limb(
                &nodes![(x, -50), (x - 8.0, 14), (x, 80)],
                &[24.0],
                Look::of(p.ink.lighter(0.06)).inflate(6.0).shadow(0.0),
            );
        }
    });
    let who = Person::new(Kind::Boy, &p)
        .skin(p.gold.lighter(0.05))
        .hair(p.ink, Hair::Bald)
        .hat(Hat::Bowler, p.dark);
    for side in [-1.0, 1.0] {
        s.limb(&nodes![(44.0 + side * 14.0, -40), (50.0 + side * 34.0, -84)], &[5.0], Look::of(p.ink));
    }
    s.at(&[shift(44.0, 0.0), scale(0.86)], |s| {
        head(s, &who, mien, View::Front);
        s.focus(0.0, 0.0, 60.0);
    });
}

/// A sunflower holds out its leaf after a bee with a suitcase, who flies to a lady in a dress with painted flowers. Others sit there already, hungry.
pub(super) fn bee(c: &mut Composer) {
    let lady = c.human(Kind::Woman);
    let s = &mut c.scene;
    s.light_at(160.0, 60.0, 0.6);
    let p = s.palette;
    let field = lch(0.60, 0.10, 128.0).mix(p.leaf, 0.3);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(field.lighter(0.06)).to(field.dim(0.66)).flat().texture(0.35).grain(60.0).shadow(0.0),
    );
    // Rows of leaves run up the slope.
    for row in 0..9 {
        for k in 0..14 {
            let x = -40.0 + k as f32 * 68.0 + (row % 2) as f32 * 30.0;
            let y = 40.0 + row as f32 * 140.0 - x * 0.22;
            let tone = [field.dim(0.82), field.dim(0.92), field.lighter(0.05)][(k + row) % 3];
            s.blob(
                &nodes![(x - 30.0, y), (x, y - 24.0), (x + 40.0, y - 8.0; corner), (x, y + 18.0)],
                Look::of(tone).inflate(7.0).shadow(0.4),
            );
        }
    }
    // The path she stands on.
    s.limb(
        &nodes![(300, 1240), (520, 940), (640, 640), (840, 380)],
        &[300.0, 240.0, 200.0, 160.0],
        Look::of(p.cream.mix(p.wood, 0.35)).inflate(6.0).texture(0.3).soft(4.0).shadow(0.0),
    );
    // The lady, cropped by the edge.
    under(s, 590.0, 912.0, 170.0);
    let cream = p.cream.mix(p.white, 0.4);
    let lady = lady.wearing(Dress::Gown, cream).hat(Hat::Straw, p.gold);
    let a = Actor::new(lady, 596.0, 920.0, 820.0).left().feeling(Feeling::Calm);
    let a = a.with(|m| Mien {
        curve: 0.6,
        brow: [0.7, 0.4],
        upper: [0.5, 0.5],
        cheek: 1.3,
        ..m.facing(0.5).glancing(0.85, 0.7)
    });
    let a = a.hand_own(FAR, 25.0, -48.0, Hand::Open).hand_own(NEAR, -14.0, -40.0, Hand::Pinch);
    s.group(Group::new(), |s| {
        a.arm(s, FAR);
        a.legs(s);
        a.body(s);
        let spots = [
            (560.0, 720.0, 44.0),
            (680.0, 660.0, 38.0),
            (660.0, 800.0, 48.0),
            (540.0, 838.0, 34.0),
            (596.0, 512.0, 32.0),
            (628.0, 600.0, 26.0),
            (724.0, 790.0, 28.0),
        ];
        for (x, y, r) in spots {
            for k in 0..9 {
                let t = radians(k as f32 * 40.0);
                s.ellipse(
                    x + cos(t) * r * 0.7,
                    y + sin(t) * r * 0.7,
                    r * 0.26,
                    r * 0.26,
                    Look::of(p.gold).flat().shadow(0.0).rim(0.0),
                );
            }
            s.dot(x, y, r * 0.46, Look::of(p.wood_dark).flat().shadow(0.0).rim(0.0));
        }
        a.head(s);
        a.arm(s, NEAR);
    });
    s.focus(570.0, 250.0, 140.0);
    // Earlier ones.
    let thin = Mien {
        upper: [0.5, 0.5],
        curve: -0.5,
        tilt: 0.0,
        slant: [18.0, 18.0],
        ..face(Feeling::Sorrow, 0.2, (0.3, 0.6))
    };
    for (x, y, d) in [(644.0, 720.0, 20.0), (560.0, 800.0, -14.0)] {
        s.at(&[shift(x, y), turn(d), scale(0.46)], |s| bee_body(s, &Mien { tear: false, ..thin }));
    }
    suitcase(s, 700.0, 900.0, 70.0, p.accent2);
    // The sunflower.
    s.limb(
        &nodes![(120, 1260), (140, 1060), (196, 860)],
        &[70.0, 56.0, 48.0],
        Look::of(p.leaf.dim(0.9)).inflate(18.0).fur(4.0, 90.0, 4.0),
    );
    let leafy = |c: Colour| Look::of(c).inflate(14.0).hatch(1.0).rim(1.2);
    s.blob(&nodes![(130, 1130), (40, 1060), (-50, 1090), (-40, 1180), (60, 1200)], leafy(p.leaf.dim(0.85)));
    s.blob(&nodes![(140, 1110), (240, 1010), (370, 976), (470, 1010; corner), (400, 1080), (280, 1136), (170, 1150)], leafy(p.leaf));
    s.limb(
        &nodes![(150, 1120), (300, 1040), (450, 1010)],
        &[12.0, 8.0, 3.0],
        Look::of(p.leaf.dim(0.7)).inflate(3.0),
    );
    let yolk = p.gold.mix(p.flame, 0.25);
    petals(s, 210.0, 720.0, 216.0, 17, yolk);
    petals(s, 210.0, 720.0, 190.0, 15, yolk.lighter(0.04));
    let seed = lch(0.44, 0.07, 58.0);
    s.dot(210.0, 720.0, 172.0, Look::of(seed).inflate(46.0).texture(0.6).rim(1.1));
    let who = Person::new(Kind::Boy, &p).skin(seed.lighter(0.1)).hair(seed, Hair::Bald);
    let hurt = Mien {
        open: 0.16,
        wide: 0.55,
        curve: -0.55,
        tear: true,
        brow: [0.9, 0.9],
        slant: [24.0, 24.0],
        upper: [0.1, 0.1],
        tilt: 0.0,
        ..face(Feeling::Sorrow, 0.4, (0.9, -0.35))
    };
    s.at(&[shift(214.0, 716.0), turn(5.0), scale(2.9)], |s| head(s, &who, &hurt, View::Front));
    s.focus(214.0, 720.0, 170.0);
    // The bee.
    let sure = Mien {
        curve: 0.4,
        skew: 0.4,
        brow: [0.4, 0.6],
        tilt: 0.0,
        ..face(Feeling::Brave, -0.4, (-0.8, 0.6))
    };
    s.limb(&nodes![(388, 470), (380, 530)], &[6.0], Look::of(p.ink));
    suitcase(s, 380.0, 566.0, 96.0, p.red);
    s.at(&[shift(392.0, 430.0), turn(-14.0), scale(1.12)], |s| bee_body(s, &sure));
    s.note("bee", Role::Subject);
    s.note("sunflower", Role::Object);
    s.note("woman", Role::Object);
    s.note("suitcase", Role::Detail);
}
