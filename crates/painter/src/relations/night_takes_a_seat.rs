//! Night as somebody who comes in person.

use super::Camera;
use super::acting::*;
use super::kit::view;
use moonhare_scene::{Dot, Dots};

pub(super) static NIGHT_TAKES_A_SEAT: Relation = Relation {
    id: "night_takes_a_seat",
    themes: Themes::Shared,
    moods: &[Mood::Tenderness, Mood::Wonder, Mood::Loneliness],
    slots: &[],
    layouts: &[view("bench", Camera::Wide, seat), framed("threshold", Setup::Hinge, threshold)],
};

/// A shape that is night: dark blue, with stars in it down to the hem.
fn night_in(s: &mut Scene, outline: &Path, count: usize) {
    let p = s.palette;
    let blue = lch(0.27, 0.085, 268.0).mix(p.sky[0], 0.2);
    let b = outline.bounds();
    s.group(Group::new(), |s| {
        s.part(
            outline,
            Look::of(blue.lighter(0.07)).to(blue.dim(0.72)).inflate(34.0).texture(0.1).rim(1.2).shadow(0.5),
        );
        s.group(Group::new().clip(outline.clone()), |s| {
            let list = (0..count)
                .map(|_| {
                    let r = s.rng.unit();
                    Dot {
                        at: point(s.rng.range(b.left, b.right), s.rng.range(b.top, b.bottom)),
                        radius: 1.2 + 3.0 * r * r * r,
                        colour: p.white,
                        alpha: s.rng.range(0.5, 1.0),
                        soft: 0.0,
                    }
                })
                .collect();
            s.dots(Dots { list, ..Dots::default() });
        });
    });
}

/// A tired face on the dark: two shut lids and a mouth, `k` times 100 wide.
fn tired(s: &mut Scene, x: f32, y: f32, degrees: f32, k: f32, open: bool) {
    let p = s.palette;
    let pale = lch(0.86, 0.05, 265.0);
    s.at(&[shift(x, y), turn(degrees), scale(k)], |s| {
        for side in [-1.0, 1.0] {
            let ex = side * 24.0;
            if open {
                s.ellipse(ex, 2.0, 12.0, 7.5, Look::lamp(pale));
                s.dot(ex - 4.0, 4.0, 5.0, Look::lamp(p.ink));
                s.line(&nodes![(ex - 14.0, -5), (ex, -13), (ex + 14.0, -6)], 4.0, Look::lamp(pale));
            } else {
                s.line(&nodes![(ex - 14.0, -2), (ex, 7), (ex + 14.0, -2)], 4.6, Look::lamp(pale));
            }
            s.line(
                &nodes![(ex - side * 10.0, -26), (ex + side * 12.0, -20)],
                3.6,
                Look::lamp(pale).alpha(0.7),
            );
        }
        s.line(&nodes![(-11, 42), (1, 41), (12, 43)], 4.4, Look::lamp(pale));
    });
}

/// A park bench at sunset: an old woman holds out a cup to Night, who has sat down beside her, bent and huge, shoes off.
fn seat(c: &mut Composer) {
    let old = c.human(Kind::Granny);
    let s = &mut c.scene;
    s.light_at(90.0, 640.0, 0.5);
    let p = s.palette;
    let gold = lch(0.83, 0.1, 72.0).mix(p.sky[3], 0.25);
    let rose = lch(0.62, 0.1, 20.0).mix(p.sky[2], 0.35);
    let far = lch(0.36, 0.08, 280.0).mix(p.sky[0], 0.3);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(far).to_along(gold, 720.0, 60.0, 130.0, 840.0).emissive().flat().shadow(0.0),
    );
    s.rect(-30.0, -30.0, 860.0, 1280.0, Look::of(rose).alpha(0.28).emissive().flat().shadow(0.0));
    s.glow(60.0, 780.0, 420.0, gold.lighter(0.1), 0.8);
    s.blob(&nodes![(-40, 850; corner), (200, 826), (520, 850), (840, 820; corner), (840, 1000; corner), (-40, 1000; corner)], Look::of(p.far.mix(rose, 0.5).dim(0.8)).flat().shadow(0.0));
    for (x, h) in [(30.0, 120.0), (90.0, 90.0), (420.0, 100.0)] {
        s.place(motif("oak"), At::new(x, 846.0).height(h).standing().silent().group(Group::new().fog(0.5)));
    }
    let grass = p.leaf.mix(p.ambient, 0.45);
    s.blob(
        &nodes![(-40, 930; corner), (300, 906), (840, 930; corner), (840, 1260; corner), (-40, 1260; corner)],
        Look::of(grass.mix(gold, 0.3))
            .to_along(grass.dim(0.6), 100.0, 900.0, 720.0, 1100.0)
            .inflate(10.0)
            .grass(7.0, 90.0, 6.0)
            .texture(0.3)
            .shadow(0.0),
    );
    bench(s, 60.0, 760.0, 960.0, 130.0);
    // Night: a mountain of a back, knees, a head that hangs.
    let body = Path::blob(&nodes![
        (430, 1120),
        (424, 940),
        (452, 720),
        (500, 560),
        (560, 470),
        (660, 440),
        (760, 520),
        (820, 700),
        (840, 960),
        (820, 1130),
        (700, 1150),
        (560, 1150)
    ]);
    let skull = Path::ellipse(556.0, 452.0, 104.0, 118.0);
    under(s, 620.0, 1140.0, 230.0);
    night_in(s, &body, 150);
    night_in(
        s,
        &Path::ribbon(&nodes![(520, 930), (456, 1000), (440, 1090)], &[60.0, 116.0, 104.0, 76.0]),
        14,
    );
    night_in(
        s,
        &Path::ribbon(&nodes![(700, 960), (600, 1005), (588, 1096)], &[60.0, 132.0, 120.0, 80.0]),
        14,
    );
    for (x, y) in [(424.0, 1128.0), (572.0, 1136.0)] {
        night_in(s, &Path::ellipse(x, y, 62.0, 26.0), 5);
    }
    night_in(s, &skull, 34);
    tired(s, 528.0, 468.0, -10.0, 1.5, false);
    night_in(
        s,
        &Path::ribbon(
            &nodes![(660, 590), (560, 800), (470, 872), (424, 866)],
            &[40.0, 112.0, 104.0, 74.0, 54.0],
        ),
        22,
    );
    // Its shoes, side by side.
    for dx in [0.0, 86.0] {
        s.blob(&nodes![(640.0 + dx, 1196.0; corner), (640.0 + dx, 1150.0), (672.0 + dx, 1146.0), (690.0 + dx, 1168.0), (724.0 + dx, 1180.0), (726.0 + dx, 1196.0; corner)], Look::of(lch(0.3, 0.07, 268.0)).inflate(9.0).rim(1.4));
        s.dot(676.0 + dx, 1172.0, 3.0, Look::lamp(p.white));
    }
    // She.
    under(s, 214.0, 1112.0, 140.0);
    let old = old.wearing(Dress::Coat, p.red.mix(p.wood, 0.25)).hair(hair(&p, 5), Hair::Bun).scarf(p.cream);
    let her = Actor::new(old, 176.0, 1106.0, 610.0).sitting().feeling(Feeling::Tenderness);
    let her = her.with(|m| Mien { turn: 0.6, nod: -0.3, tilt: -4.0, gaze: [0.7, -0.6], tear: false, ..m });
    let her = her.hand(FAR, 372.0, 838.0, Hand::Cup).hand_own(NEAR, 13.0, -32.0, Hand::Grip);
    her.paint(s);
    let g = her.grip(FAR);
    s.place(motif("teacup"), At::new(g.x + 8.0, g.y + 26.0).height(66.0).standing().silent());
    her.fingers(s, FAR);
    s.glow(g.x, g.y - 20.0, 90.0, p.flame, 0.5);
    // And between them the flask, and what it has brought her: the moon, in paper.
    s.place(motif("bottle"), At::new(344.0, 962.0).height(110.0).standing().silent());
    s.focus(250.0, 620.0, 120.0);
    s.focus(540.0, 460.0, 140.0);
    s.note("old_woman", Role::Subject);
    s.note("cloud", Role::Object);
    s.note("teacup", Role::Detail);
    s.note("hills", Role::Setting);
}

/// Night, too tall for the door, stoops on the threshold of a bright room; a child in a nightshirt holds the door and has put out its candle.
fn threshold(c: &mut Composer) {
    let girl = c.human(Kind::Girl);
    let s = &mut c.scene;
    s.light_at(160.0, 420.0, 0.55);
    let p = s.palette;
    let wall = p.flame.mix(p.cream, 0.5).mix(p.wood, 0.22);
    backdrop(s, wall.dim(0.92), wall);
    for i in 0..6 {
        s.rect(
            -10.0 + i as f32 * 62.0,
            -20.0,
            20.0,
            1060.0,
            Look::of(wall.lighter(0.035)).flat().shadow(0.0),
        );
    }
    s.glow(130.0, 420.0, 420.0, p.flame, 0.45);
    floor(s, 1020.0, p.wood.lighter(0.04));
    // Outside it is nothing but evening.
    let dusk = lch(0.5, 0.09, 290.0).mix(p.sky[1], 0.3);
    s.rect(360.0, 110.0, 470.0, 930.0, Look::of(dusk.dim(0.75)).to(lch(0.74, 0.1, 45.0)).emissive().flat());
    s.blob(
        &nodes![(350, 900; corner), (560, 880), (840, 900; corner), (840, 1050; corner), (350, 1050; corner)],
        Look::of(p.leaf.mix(p.ambient, 0.5)).flat().shadow(0.0),
    );
    s.place(
        motif("house"),
        At::new(470.0, 906.0).height(80.0).standing().silent().group(Group::new().fog(0.3)),
    );
    // It comes in.
    s.group(
        Group::new().clip(Path::polygon(&nodes![
            (-30, -30),
            (-30, 1240),
            (830, 1240),
            (830, 110),
            (360, 110),
            (360, -30)
        ])),
        |s| {
            night_in(
                s,
                &Path::blob(&nodes![
                    (840, 130),
                    (760, 150),
                    (640, 200),
                    (560, 330),
                    (520, 560),
                    (500, 800),
                    (470, 1090),
                    (560, 1130),
                    (700, 1110),
                    (840, 1130)
                ]),
                220,
            );
            night_in(
                s,
                &Path::ribbon(
                    &nodes![(630, 450), (520, 640), (440, 720), (392, 760)],
                    &[40.0, 112.0, 100.0, 74.0, 52.0],
                ),
                24,
            );
        },
    );
    // The frame of the door, one hand on it.
    let frame = Look::of(p.cream.mix(p.wood, 0.4)).inflate(7.0).shadow(0.8);
    s.rect(330.0, 76.0, 34.0, 960.0, frame);
    s.rect(330.0, 76.0, 500.0, 36.0, frame);
    night_in(s, &Path::ribbon(&nodes![(760, 250), (640, 280), (520, 330)], &[190.0, 190.0, 150.0]), 20);
    night_in(
        s,
        &Path::blob(&nodes![
            (392, 330),
            (410, 250),
            (480, 206),
            (560, 216),
            (608, 280),
            (600, 370),
            (540, 440),
            (470, 458),
            (412, 410)
        ]),
        36,
    );
    tired(s, 452.0, 356.0, -14.0, 1.6, true);
    for k in 0..4 {
        let y = 726.0 + k as f32 * 20.0;
        night_in(s, &Path::ribbon(&nodes![(400, y + 8.0), (352, y), (326, y + 6.0)], &[26.0, 24.0, 16.0]), 1);
    }
    // Where its hem lies on the boards, it is dark already.
    s.ellipse(
        560.0,
        1110.0,
        240.0,
        46.0,
        Look::of(lch(0.25, 0.07, 268.0)).emissive().alpha(0.6).soft(18.0).shadow(0.0),
    );
    // She.
    under(s, 206.0, 1130.0, 110.0);
    let who = girl.wearing(Dress::Nightshirt, p.white.mix(p.accent2, 0.12));
    let her = Actor::new(who, 200.0, 1130.0, 540.0).feeling(Feeling::Brave);
    let her = her.with(|m| Mien { turn: 0.55, nod: -0.45, gaze: [0.6, -0.8], tear: false, ..m });
    let her = her.hand(FAR, 320.0, 830.0, Hand::Grip).hand_own(NEAR, -10.0, -40.0, Hand::Rest);
    her.paint(s);
    let g = her.grip(FAR);
    s.rect(g.x - 9.0, g.y - 66.0, 18.0, 84.0, Look::of(p.cream).inflate(5.0));
    s.line(&nodes![(g.x, g.y - 66.0), (g.x + 1.0, g.y - 78.0)], 3.0, Look::of(p.ink));
    for k in 0..3 {
        let d = k as f32 * 30.0;
        s.line(
            &nodes![(g.x, g.y - 82.0 - d), (g.x + 9.0, g.y - 94.0 - d), (g.x - 2.0, g.y - 108.0 - d)],
            4.0 - k as f32,
            Look::of(p.grey).alpha(0.7 - 0.2 * k as f32),
        );
    }
    her.fingers(s, FAR);
    // A row of slippers, the largest pair new.
    for x in [24.0, 70.0] {
        s.blob(
            &nodes![(x - 18.0, 1180), (x - 14.0, 1148), (x, 1138), (x + 14.0, 1148), (x + 18.0, 1180)],
            Look::of(p.red).inflate(7.0),
        );
    }
    for x in [640.0, 740.0] {
        s.blob(
            &nodes![(x - 44.0, 1200), (x - 40.0, 1150), (x, 1130), (x + 40.0, 1150), (x + 44.0, 1200)],
            Look::of(lch(0.34, 0.08, 268.0)).inflate(14.0).rim(1.3),
        );
        s.ellipse(x, 1182.0, 30.0, 14.0, Look::of(p.cream).inflate(3.0));
    }
    s.focus(230.0, 640.0, 130.0);
    s.focus(470.0, 340.0, 150.0);
    s.note("girl", Role::Subject);
    s.note("cloud", Role::Object);
    s.note("candle", Role::Detail);
    s.note("door", Role::Setting);
}
