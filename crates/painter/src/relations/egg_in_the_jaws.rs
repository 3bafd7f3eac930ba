//! Jaws that hold like a breath.

mod dragon;

use super::acting::*;
use crate::settings::{air, terrain};

pub(super) static EGG_IN_THE_JAWS: Relation = Relation {
    id: "egg_in_the_jaws",
    themes: Themes::Only(&["moonhare", "tides", "lost-kites", "first-light", "carousel"]),
    moods: &[Mood::Dread, Mood::Tenderness, Mood::Longing],
    slots: &[],
    layouts: &[framed("wolf", Setup::Ribbons, wolf), framed("dragon", Setup::Slant, dragon::dragon)],
};

/// A wolf runs at us with an egg in his teeth, eyes wet with care; behind him a hen throws her shoes; far back a henhouse burns.
fn wolf(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(640.0, 160.0, 0.5);
    let p = s.palette;
    s.sky(0.5, 0.5);
    s.glow(640.0, 200.0, 380.0, p.fox, 0.6);
    terrain::peaks(s, 270.0, 130.0, p.far, false);
    let slope = |s: &mut Scene, a: f32, b: f32, colour: Colour| {
        s.blob(&nodes![(-40, b; corner), (200, lerp(b, a, 0.3)), (500, lerp(b, a, 0.62)), (840, a; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(colour).to(colour.dim(0.75)).inflate(10.0).grass(10.0, -80.0, 6.0).shadow(0.1));
    };
    slope(s, 210.0, 340.0, p.leaf.mix(p.fog, 0.35));
    // The cause, far back: fire, and wolves that hand on buckets.
    s.place(motif("house"), At::new(700.0, 254.0).height(130.0).standing().silent());
    for (x, y, h) in [(666.0, 166.0, 84.0), (708.0, 146.0, 120.0), (746.0, 170.0, 74.0)] {
        s.blob(&nodes![(x, y - h; corner), (x + h * 0.28, y - h * 0.3), (x + h * 0.16, y), (x - h * 0.16, y), (x - h * 0.28, y - h * 0.36)], Look::lamp(p.flame.mix(p.fox, 0.4)));
        s.blob(&nodes![(x, y - h * 0.55; corner), (x + h * 0.14, y - h * 0.2), (x, y), (x - h * 0.14, y - h * 0.2)], Look::lamp(p.flame));
    }
    air::heap(s, 690.0, 40.0, 260.0, 90.0, p.dark.lighter(0.1), false, 0.7);
    for (i, x) in [390.0, 470.0, 550.0, 626.0].into_iter().enumerate() {
        let who = Person::new(Kind::Wolf, &p).wearing(Dress::Shirt, p.cloth(i));
        let a = Actor::new(who, x, 326.0 - i as f32 * 20.0, 118.0).feeling(Feeling::Fear).hand_own(
            NEAR,
            22.0,
            -52.0,
            Hand::Grip,
        );
        let g = a.grip(NEAR);
        a.paint(s);
        s.poly(
            &nodes![
                (g.x - 15.0, g.y + 2.0),
                (g.x + 15.0, g.y + 2.0),
                (g.x + 10.0, g.y + 30.0),
                (g.x - 10.0, g.y + 30.0)
            ],
            Look::of(p.metal.lighter(0.1)).inflate(4.0),
        );
    }
    s.focus(600.0, 230.0, 170.0);
    slope(s, 400.0, 760.0, p.leaf.mix(p.fog, 0.1));
    // She, beside herself.
    let hen =
        Person::new(Kind::Hen, &p).wearing(Dress::Apron, p.accent2.mix(p.dark, 0.1)).hat(Hat::Straw, p.gold);
    let hen = Actor::new(hen, 140.0, 830.0, 480.0).running().feeling(Feeling::Fury);
    let hen = hen.looking_at(point(480.0, 440.0)).hand_own(NEAR, -16.0, -84.0, Hand::Fist).hand_own(
        FAR,
        24.0,
        -88.0,
        Hand::Wave,
    );
    hen.paint(s);
    s.at(&[shift(330.0, 330.0), turn(-40.0)], |s| {
        s.place(motif("boot"), At::new(0.0, 0.0).height(84.0).centred().silent());
    });
    slope(s, 560.0, 960.0, p.leaf.dim(0.75));
    // He: haunches, chest, legs that reach, head.
    let grey = p.grey.lighter(-0.02);
    let fur = Look::of(grey).inflate(50.0).fur(16.0, 60.0, 6.0).texture(0.25);
    s.limb(
        &nodes![(840, 600), (800, 500), (830, 420)],
        &[70.0, 60.0, 20.0],
        Look::of(grey.dim(0.8)).inflate(20.0).fur(20.0, -60.0, 6.0),
    );
    s.limb(
        &nodes![(760, 760), (810, 920), (760, 1040)],
        &[150.0, 90.0, 60.0],
        Look::of(grey.dim(0.8)).inflate(26.0),
    );
    s.blob(
        &nodes![
            (420, 520),
            (600, 500),
            (800, 560),
            (840, 760),
            (760, 900),
            (560, 960),
            (420, 900),
            (360, 700)
        ],
        fur,
    );
    s.limb(
        &nodes![(640, 880), (700, 1010), (640, 1110)],
        &[130.0, 90.0, 70.0],
        Look::of(grey.dim(0.9)).inflate(24.0),
    );
    s.limb(
        &nodes![(460, 860), (400, 1000), (290, 1090)],
        &[140.0, 100.0, 76.0],
        Look::of(grey).inflate(26.0),
    );
    for (x, y) in [(270.0, 1110.0), (630.0, 1130.0)] {
        s.ellipse(x, y, 66.0, 40.0, Look::of(grey.dim(0.6)).inflate(16.0));
        for k in [-36.0, 0.0, 34.0] {
            s.limb(
                &nodes![(x + k, y + 24.0), (x + k - 8.0, y + 44.0)],
                &[12.0, 3.0],
                Look::of(p.cream).inflate(3.0),
            );
        }
    }
    s.blob(
        &nodes![(400, 760), (500, 720), (600, 780), (580, 920), (500, 980), (420, 900)],
        Look::of(p.white.mix(grey, 0.25)).inflate(30.0).fur(18.0, 90.0, 6.0),
    );
    let who = Person::new(Kind::Wolf, &p);
    let face = Mien {
        gaze: [-0.1, 0.75],
        turn: -0.1,
        tilt: 0.0,
        nod: 0.3,
        open: 0.0,
        curve: -0.1,
        tear: true,
        pupil: 1.3,
        upper: [0.12, 0.12],
        slant: [28.0, 28.0],
        ..Feeling::Fear.mien()
    };
    // The lower jaw, the egg, and the teeth that hardly touch it.
    let (hx, hy) = (474.0, 590.0);
    s.blob(
        &nodes![(hx - 96.0, hy + 140.0), (hx, hy + 290.0), (hx + 90.0, hy + 140.0)],
        Look::of(p.white.mix(grey, 0.2)).inflate(24.0),
    );
    s.at(&[shift(hx, hy), turn(-5.0), scale(4.5)], |s| head(s, &who, &face, View::Front));
    let (ex, ey) = (462.0, 796.0);
    s.blob(
        &nodes![
            (ex - 110.0, ey - 20.0),
            (ex - 86.0, ey + 74.0),
            (ex, ey + 116.0),
            (ex + 86.0, ey + 74.0),
            (ex + 110.0, ey - 20.0),
            (ex, ey + 20.0)
        ],
        Look::of(p.white.mix(grey, 0.25)).inflate(20.0).fur(8.0, 90.0, 4.0),
    );
    s.ellipse(ex, ey + 8.0, 92.0, 70.0, Look::of(p.red.dim(0.5)).flat());
    s.ellipse(ex, ey, 76.0, 92.0, Look::of(p.cream.lighter(0.03)).inflate(30.0).rim(1.2));
    s.polyline(
        &nodes![
            (ex - 70.0, ey - 10.0),
            (ex - 44.0, ey + 14.0),
            (ex - 20.0, ey - 14.0),
            (ex + 8.0, ey + 16.0),
            (ex + 36.0, ey - 10.0),
            (ex + 70.0, ey + 8.0)
        ],
        5.0,
        Look::of(p.wood_dark),
    );
    let hole = Path::polygon(&nodes![
        (ex - 44.0, ey + 10.0),
        (ex - 20.0, ey - 40.0),
        (ex + 26.0, ey - 36.0),
        (ex + 40.0, ey + 6.0),
        (ex + 8.0, ey + 22.0)
    ]);
    s.part(&hole, Look::of(p.ink).flat());
    let yellow = lch(0.86, 0.15, 95.0);
    s.ellipse(ex, ey - 8.0, 33.0, 28.0, Look::of(yellow).inflate(12.0).fur(4.0, -90.0, 3.0));
    for side in [-1.0, 1.0] {
        s.dot(ex + side * 13.0, ey - 14.0, 8.0, Look::of(p.white).flat());
        s.dot(ex + side * 13.0, ey - 18.0, 5.0, Look::of(p.ink).flat());
    }
    s.poly(
        &nodes![(ex - 7.0, ey - 2.0), (ex + 7.0, ey - 2.0), (ex, ey + 10.0)],
        Look::of(p.fox).inflate(2.0),
    );
    for (dx, h, up) in [(-62.0, 46.0, -1.0), (62.0, 46.0, -1.0), (-74.0, 38.0, 1.0), (74.0, 38.0, 1.0)] {
        let y = ey + if up < 0.0 { -84.0 } else { 66.0 };
        s.blob(
            &nodes![(ex + dx - 15.0, y; corner), (ex + dx, y - up * h; corner), (ex + dx + 15.0, y; corner)],
            Look::of(p.white).inflate(6.0),
        );
    }
    s.focus(474.0, 570.0, 230.0);
    s.focus(ex, ey, 120.0);
    // Dust.
    for (x, y, r) in [(180.0, 1150.0, 60.0), (90.0, 1120.0, 40.0), (740.0, 1150.0, 70.0)] {
        s.ellipse(x, y, r * 1.6, r * 0.6, Look::of(p.cream).alpha(0.35).soft(16.0).flat().shadow(0.0));
    }
    s.note("wolf", Role::Subject);
    s.note("egg", Role::Object);
    s.note("rooster", Role::Witness);
}
