//! Somebody small leaves somebody great for somebody with less to give.

mod bee;

use super::acting::*;
use super::bust::face;
use crate::actors::Mien;

pub(super) static LEAVES_FOR_ANOTHER: Relation = Relation {
    id: "leaves_for_another",
    themes: Themes::Only(&["tides", "half-asleep", "moth-court", "first-light"]),
    moods: &[Mood::Longing, Mood::Loneliness, Mood::Mischief],
    slots: &[],
    layouts: &[framed("moth", Setup::Hinge, moth), framed("bee", Setup::Slant, bee::bee)],
};

fn suitcase(s: &mut Scene, x: f32, y: f32, w: f32, tone: Colour) {
    let p = s.palette;
    s.stroke(
        &Path::ellipse(x, y - w * 0.36, w * 0.16, w * 0.12),
        w * 0.06,
        Look::of(p.wood_dark).inflate(w * 0.02),
    );
    s.rect(x - w * 0.5, y - w * 0.34, w, w * 0.68, Look::of(tone).inflate(w * 0.09).texture(0.25).rim(1.2));
    for k in [-0.28, 0.28] {
        s.limb(
            &nodes![(x + w * k, y - w * 0.34), (x + w * k, y + w * 0.34)],
            &[w * 0.08],
            Look::of(p.wood_dark).inflate(w * 0.02),
        );
    }
}

/// A moth with a face: the breast at (0, 0), some 200 across.
fn moth_body(s: &mut Scene, tone: Colour, thin: bool, mien: &Mien, scarf: Colour) {
    let p = s.palette;
    let wing = |c: Colour| {
        let l = Look::of(c).inflate(8.0).texture(0.3).hatch(1.2).rim(1.2);
        if thin { l.alpha(0.5) } else { l }
    };
    for side in [-1.0, 1.0] {
        s.blob(
            &nodes![
                (side * 10.0, 20),
                (side * 70.0, 30),
                (side * 110.0, 90),
                (side * 60.0, 130),
                (side * 16.0, 70)
            ],
            wing(tone.dim(0.86)),
        );
        s.blob(
            &nodes![
                (side * 8.0, 0),
                (side * 60.0, -80),
                (side * 150.0, -110),
                (side * 160.0, -30),
                (side * 110.0, 40),
                (side * 30.0, 36)
            ],
            wing(tone),
        );
        s.dot(side * 104.0, -44.0, 24.0, Look::of(scarf).inflate(6.0).alpha(if thin { 0.5 } else { 1.0 }));
        s.dot(side * 104.0, -44.0, 11.0, Look::of(p.ink).flat().alpha(0.8));
    }
    s.limb(
        &nodes![(0, -10), (0, 60), (0, 120)],
        &[54.0, 50.0, 20.0],
        Look::of(tone.dim(0.72)).inflate(16.0).fur(6.0, 90.0, 5.0),
    );
    for side in [-1.0, 1.0] {
        s.limb(
            &nodes![(side * 12.0, -74), (side * 30.0, -120), (side * 60.0, -140)],
            &[5.0, 9.0, 4.0],
            Look::of(tone.dim(0.6)).inflate(2.0).fur(5.0, 0.0, 3.0),
        );
    }
    let who = Person::new(Kind::Woman, &p)
        .skin(tone.lighter(0.08))
        .hair(tone.dim(0.6), Hair::Scarf)
        .hat(Hat::None, scarf);
    s.at(&[shift(0.0, -46.0), scale(0.96)], |s| {
        head(s, &Person { coat: scarf, ..who }, mien, View::Front);
        s.focus(0.0, 0.0, 60.0);
    });
}

/// Between the great hurt moon and a small smug street lamp flies a moth with a suitcase; the moon holds out an empty palm.
fn moth(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(150.0, 330.0, 0.5);
    let p = s.palette;
    let night = lch(0.24, 0.06, 268.0).mix(p.sky[0], 0.4);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(night.dim(0.8)).to(night.lighter(0.12)).flat().texture(0.15).shadow(0.0),
    );
    for k in 0..40 {
        let (x, y) = (s.rng.range(10.0, 520.0), s.rng.range(10.0, 1100.0));
        s.dot(x, y, 2.0 + (k % 3) as f32, Look::lamp(p.white).alpha(0.7));
    }
    // The wall of the street, warm from the lamp.
    let wall = p.flame.mix(p.wood, 0.55).dim(0.85);
    s.rect(
        520.0,
        -30.0,
        310.0,
        1280.0,
        Look::of(wall).to(wall.dim(0.6)).inflate(10.0).texture(0.4).grain(0.0),
    );
    for row in 0..16 {
        let y = row as f32 * 78.0;
        for k in 0..3 {
            let x = 534.0 + k as f32 * 104.0 + (row % 2) as f32 * 40.0;
            s.rect(
                x,
                y,
                94.0,
                66.0,
                Look::of(wall.lighter(0.02 - (k + row) as f32 % 3.0 * 0.02))
                    .inflate(5.0)
                    .texture(0.3)
                    .shadow(0.2),
            );
        }
    }
    s.rect(
        -30.0,
        1130.0,
        860.0,
        120.0,
        Look::of(p.stone.dim(0.7)).to(p.stone.dim(0.5)).inflate(8.0).texture(0.4),
    );
    // The moon.
    let pale = lch(0.88, 0.05, 95.0).mix(p.light, 0.2);
    s.glow(150.0, 360.0, 560.0, pale, 0.5);
    s.dot(140.0, 370.0, 330.0, Look::of(pale).to(pale.dim(0.9)).inflate(24.0).texture(0.3).rim(1.2));
    for (x, y, r) in [
        (30.0, 160.0, 36.0),
        (330.0, 210.0, 28.0),
        (60.0, 620.0, 40.0),
        (380.0, 470.0, 22.0),
        (200.0, 110.0, 24.0),
        (300.0, 600.0, 30.0),
    ] {
        s.dot(x, y, r, Look::of(pale.dim(0.86)).inflate(6.0).soft(3.0).shadow(0.0));
    }
    let who = Person::new(Kind::Woman, &p).skin(pale).hair(pale.dim(0.86), Hair::Bald);
    let hurt = Mien {
        open: 0.22,
        wide: 0.5,
        curve: -0.5,
        tear: true,
        brow: [0.9, 0.9],
        slant: [26.0, 24.0],
        upper: [0.16, 0.16],
        tilt: 0.0,
        ..face(Feeling::Sorrow, 0.5, (0.95, 0.1))
    };
    s.at(&[shift(150.0, 370.0), turn(4.0), scale(5.0)], |s| head(s, &who, &hurt, View::Front));
    s.focus(190.0, 380.0, 220.0);
    let palm = LoneHand {
        at: point(190.0, 880.0),
        size: 250.0,
        degrees: -24.0,
        thumb: -1.0,
        hand: Hand::Open,
        colour: pale.lighter(0.02),
        paw: false,
        sleeve: pale.dim(0.84),
        from: point(-140.0, 960.0),
    };
    palm.paint_with(s, |_| {});
    s.focus(300.0, 830.0, 120.0);
    // The lamp.
    let iron = p.dark.mix(p.leaf, 0.2).lighter(0.03);
    s.limb(&nodes![(676, 1180), (676, 700)], &[30.0, 22.0], Look::of(iron).inflate(8.0).rim(1.7));
    s.limb(&nodes![(626, 1160), (726, 1160)], &[40.0], Look::of(iron).inflate(10.0).rim(1.5));
    s.limb(&nodes![(630, 720), (722, 720)], &[22.0], Look::of(iron).inflate(6.0).rim(1.7));
    s.glow(676.0, 580.0, 420.0, p.flame, 0.8);
    s.poly(
        &nodes![(582, 470), (770, 470), (738, 704), (614, 704)],
        Look::of(p.flame.lighter(0.05)).to(p.flame).inflate(14.0).rim(1.4),
    );
    let glassy = Person::new(Kind::Man, &p).skin(p.flame.lighter(0.06)).hair(p.gold, Hair::Bald);
    let smug = Mien {
        curve: 0.7,
        skew: 0.5,
        open: 0.0,
        brow: [0.6, 0.2],
        upper: [0.5, 0.5],
        tilt: 0.0,
        cheek: 1.0,
        ..face(Feeling::Mischief, -0.4, (-0.95, -0.1))
    };
    s.at(&[shift(676.0, 586.0), scale(1.7)], |s| {
        head(s, &glassy, &smug, View::Front);
        s.focus(0.0, 0.0, 60.0);
    });
    for (a, b) in [((582, 470), (614, 704)), ((770, 470), (738, 704))] {
        s.limb(&nodes![(a.0, a.1), (b.0, b.1)], &[13.0], Look::of(iron).inflate(4.0).rim(1.7));
    }
    s.poly(&nodes![(560, 476), (792, 476), (720, 400), (632, 400)], Look::of(iron).inflate(14.0).rim(1.7));
    s.dot(676.0, 388.0, 24.0, Look::of(iron).inflate(8.0).rim(1.8));
    // He has a duster for his own glass.
    s.limb(
        &nodes![(600, 640), (560, 690), (584, 760)],
        &[22.0, 40.0, 24.0],
        Look::of(p.white).inflate(8.0).texture(0.2),
    );
    // She looks back.
    let back = Mien {
        brow: [0.5, 0.6],
        slant: [12.0, 16.0],
        upper: [0.25, 0.25],
        curve: 0.15,
        tilt: 0.0,
        ..face(Feeling::Shame, -0.5, (-0.95, -0.2))
    };
    let fawn = lch(0.66, 0.06, 62.0).mix(p.fog, 0.08);
    s.limb(&nodes![(430, 730), (456, 830)], &[7.0], Look::of(fawn.dim(0.6)));
    suitcase(s, 462.0, 876.0, 116.0, p.red);
    s.at(&[shift(414.0, 676.0), turn(12.0), scale(1.04)], |s| moth_body(s, fawn, false, &back, p.accent));
    // Those before her wait below, packed, their wings worn thin.
    for (x, k, tone) in [(560.0, 0.62, p.accent2), (772.0, 0.58, p.leaf)] {
        suitcase(s, x, 1146.0, 92.0, tone);
        let tired = Mien {
            upper: [0.55, 0.55],
            curve: -0.4,
            tilt: 0.0,
            slant: [20.0, 20.0],
            ..face(Feeling::Sorrow, 0.0, (0.2, 0.6))
        };
        s.at(&[shift(x, 1050.0), scale(k)], |s| {
            moth_body(s, fawn.dim(0.86), true, &Mien { tear: false, ..tired }, tone);
        });
    }
    s.note("moth", Role::Subject);
    s.note("moon", Role::Object);
    s.note("street_lamp", Role::Object);
    s.note("suitcase", Role::Detail);
}
