//! Furniture lives wild before somebody wants to sit down.

mod foal;

use self::foal::foal;
use super::acting::*;

pub(super) static FURNITURE_GRAZES: Relation = Relation {
    id: "furniture_grazes",
    themes: Themes::Only(&["looking-glass", "tides"]),
    moods: &[Mood::Mischief, Mood::Freedom, Mood::Tenderness],
    slots: &[],
    layouts: &[framed("rodeo", Setup::Slant, rodeo), framed("foal", Setup::Fairground, foal)],
};

/// An upholstered chair with a face on its back: its feet on the ground at (x, y), so tall.
fn armchair(s: &mut Scene, x: f32, y: f32, h: f32, cloth: Colour, mien: &Mien) {
    let p = s.palette;
    let k = h / 100.0;
    s.at(&[shift(x, y), scale(k)], |s| {
        for (a, b) in [(-30.0, -36.0), (30.0, 36.0), (-16.0, -18.0), (16.0, 18.0)] {
            s.limb(&nodes![(a, -20), (b, 0)], &[9.0, 5.0], Look::of(p.wood_dark).inflate(2.0));
        }
        let look = |c: f32| Look::of(cloth.dim(c)).inflate(9.0).texture(0.25).fur(2.0, 80.0, 2.0);
        s.blob(
            &nodes![(-34, -30), (-40, -74), (-30, -98), (0, -104), (30, -98), (40, -74), (34, -30)],
            look(1.0),
        );
        s.blob(&nodes![(-30, -42), (0, -46), (30, -42), (34, -24), (0, -18), (-34, -24)], look(0.9));
        for side in [-1.0, 1.0] {
            s.blob(
                &nodes![
                    (side * 30.0, -50),
                    (side * 44.0, -56),
                    (side * 52.0, -46),
                    (side * 46.0, -18),
                    (side * 32.0, -16)
                ],
                look(0.82),
            );
            s.dot(side * 44.0, -45.0, 5.0, Look::of(p.gold).inflate(2.0));
        }
        for (dx, dy) in [(-24.0, -94.0), (0.0, -99.0), (24.0, -94.0)] {
            s.dot(dx, dy, 2.4, Look::of(cloth.dim(0.5)).inflate(1.0));
        }
        visage(s, 0.0, -72.0, 56.0, mien, cloth.lighter(0.04));
    });
}

/// An old woman breaks in a wild rocking chair that bucks over a fence; the young cheer, and a wolf holds a cushion for who falls.
fn rodeo(c: &mut Composer) {
    c.scene.light_at(200.0, 80.0, 0.55);
    let (granny, boy, girl) = (c.human(Kind::Granny), c.human(Kind::Boy), c.human(Kind::Girl));
    let s = &mut c.scene;
    let p = s.palette;
    s.sky(0.5, 0.4);
    let grass = lch(0.58, 0.11, 122.0).mix(p.leaf, 0.35);
    s.blob(&nodes![(-40, 420; corner), (200, 330), (460, 360), (840, 250; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(grass.mix(p.fog, 0.3)).inflate(12.0).texture(0.3));
    // Wild ones far off.
    for (x, y, h, k) in [(620.0, 400.0, 110.0, 0), (716.0, 440.0, 130.0, 1), (540.0, 430.0, 80.0, 2)] {
        let mien = [Feeling::Awe, Feeling::Suspicion, Feeling::Fear][k].mien();
        armchair(s, x, y, h, [p.accent2, p.red, p.gold][k].mix(p.fog, 0.25), &mien);
    }
    let sand = lch(0.70, 0.08, 78.0).mix(p.fog, 0.1);
    s.blob(
        &nodes![(-40, 640; corner), (300, 560), (840, 520; corner), (840, 1260; corner), (-40, 1260; corner)],
        Look::of(sand).to(sand.dim(0.8)).inflate(10.0).texture(0.35),
    );
    // The fence runs up the slope.
    for y in [560.0, 630.0] {
        s.limb(
            &nodes![(-30, y + 130.0), (400, y + 40.0), (830, y - 60.0)],
            &[24.0],
            Look::of(p.wood).inflate(6.0).grain(0.0).texture(0.3),
        );
    }
    for k in 0..6 {
        let x = 30.0 + k as f32 * 150.0;
        let y = 690.0 - x * 0.22;
        s.limb(
            &nodes![(x, y - 70.0), (x, y + 130.0)],
            &[32.0, 34.0],
            Look::of(p.wood_dark).inflate(7.0).grain(90.0),
        );
    }
    // Who cheers.
    let boy = Actor::new(boy.wearing(Dress::Shirt, p.accent).hat(Hat::Straw, p.gold), 110.0, 720.0, 360.0)
        .front()
        .feeling(Feeling::Joy);
    boy.with(|m| Mien { turn: 0.5, gaze: [0.6, -0.1], ..m })
        .hand_own(NEAR, -24.0, -94.0, Hand::Wave)
        .hand_own(FAR, 24.0, -96.0, Hand::Fist)
        .paint(s);
    let girl = Actor::new(girl.wearing(Dress::Gown, p.accent2).cloth(Cloth::Dots), 694.0, 604.0, 320.0)
        .front()
        .feeling(Feeling::Awe);
    girl.with(|m| Mien { turn: -0.5, gaze: [-0.6, 0.1], nod: 0.0, ..m })
        .hand_own(NEAR, -8.0, -70.0, Hand::Cover)
        .hand_own(FAR, 8.0, -70.0, Hand::Cover)
        .paint(s);
    // Dust.
    for (x, y, r) in
        [(250.0, 1090.0, 80.0), (360.0, 1130.0, 100.0), (560.0, 1120.0, 70.0), (180.0, 1020.0, 50.0)]
    {
        s.ellipse(x, y, r * 1.5, r * 0.6, Look::of(p.cream).alpha(0.5).soft(18.0).flat().shadow(0.0));
    }
    under(s, 400.0, 1120.0, 230.0);
    // The chair, up on the tips of its rockers.
    s.at(&[shift(400.0, 860.0), turn(-24.0)], |s| {
        let wood = Look::of(p.red.mix(p.wood, 0.45)).inflate(9.0).grain(0.0).texture(0.3).rim(1.2);
        for (d, k) in [(34.0, 0.8), (0.0, 1.0)] {
            let wood = wood.coloured(p.red.mix(p.wood, 0.45).dim(k));
            s.limb(
                &nodes![
                    (-240.0 + d, 130),
                    (-120.0 + d, 206),
                    (20.0 + d, 226),
                    (160.0 + d, 200),
                    (250.0 + d, 120)
                ],
                &[22.0, 30.0, 32.0, 30.0, 16.0],
                wood,
            );
            for x in [-110.0, 110.0] {
                s.limb(&nodes![(x + d, 20), (x * 1.15 + d, 200)], &[26.0, 24.0], wood);
            }
        }
        // Its back with a furious face.
        s.blob(
            &nodes![
                (-190, 20),
                (-232, -140),
                (-226, -290),
                (-160, -330),
                (-100, -290),
                (-110, -120),
                (-100, 30)
            ],
            wood.inflate(18.0),
        );
        for (x, y) in [(-222.0, -316.0), (-118.0, -322.0)] {
            s.dot(x, y, 26.0, wood);
        }
        s.blob(&nodes![(-180, -8), (0, -30), (150, -10), (156, 36), (0, 50), (-176, 44)], wood.inflate(16.0));
        s.limb(&nodes![(-120, -110), (20, -126), (120, -104)], &[24.0, 26.0, 34.0], wood);
        s.limb(&nodes![(112, -100), (118, 10)], &[22.0], wood);
    });
    let mien = Mien { gaze: [0.7, -0.3], turn: 0.2, tilt: -24.0, open: 0.6, ..Feeling::Fury.mien() };
    visage(s, 158.0, 724.0, 190.0, &mien, p.red.mix(p.wood, 0.35).lighter(0.04));
    s.focus(170.0, 720.0, 120.0);
    // She.
    let granny = granny.wearing(Dress::Apron, p.accent).cloth(Cloth::Dots).glasses();
    let granny = Actor::new(granny, 430.0, 990.0, 600.0).sitting().lean(-10.0).feeling(Feeling::Joy);
    let granny = granny.with(|m| Mien { turn: 0.35, gaze: [0.4, -0.1], tilt: -12.0, ..m }).feet(
        (25.0, -14.0),
        (30.0, -22.0),
        [20.0, 34.0],
    );
    let granny = granny.hand_own(FAR, 6.0, -108.0, Hand::Wave).hand_own(NEAR, 8.0, -34.0, Hand::Grip);
    granny.paint(s);
    let g = granny.grip(NEAR);
    cord(
        s,
        &[point(g.x, g.y), point(g.x - 90.0, g.y + 40.0), point(250.0, 800.0), point(206.0, 800.0)],
        13.0,
        p.cream,
    );
    granny.fingers(s, NEAR);
    s.place(motif("ball_of_yarn"), At::new(650.0, 900.0).height(70.0).centred().silent());
    s.line(&nodes![(630, 880), (560, 800), (520, 840)], 5.0, Look::of(p.red));
    // A wolf runs with a cushion.
    let wolf = Person::new(Kind::Wolf, &p).wearing(Dress::Shirt, p.white.mix(p.accent2, 0.2)).scarf(p.red);
    let wolf = Actor::new(wolf, 676.0, 1180.0, 400.0)
        .left()
        .running()
        .feeling(Feeling::Fear)
        .looking_at(granny.eye());
    let wolf = wolf.hand_own(NEAR, 27.0, -60.0, Hand::Tray).hand_own(FAR, 31.0, -64.0, Hand::Tray);
    let g = wolf.grip(NEAR);
    wolf.paint(s);
    s.blob(
        &nodes![
            (g.x - 84.0, g.y - 6.0),
            (g.x - 70.0, g.y - 44.0),
            (g.x, g.y - 54.0),
            (g.x + 64.0, g.y - 44.0),
            (g.x + 74.0, g.y - 4.0),
            (g.x, g.y + 10.0)
        ],
        Look::of(p.pink).inflate(18.0).texture(0.2),
    );
    s.focus(640.0, 880.0, 90.0);
    s.note("old_woman", Role::Subject);
    s.note("chair", Role::Object);
    s.note("wolf", Role::Witness);
    s.note("hills", Role::Setting);
}
