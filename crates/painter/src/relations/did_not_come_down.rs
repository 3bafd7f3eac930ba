//! Whom they threw up, or held, keeps rising.

mod lace;

use super::acting::*;

pub(super) static DID_NOT_COME_DOWN: Relation = Relation {
    id: "did_not_come_down",
    themes: Themes::Only(&["tides", "looking-glass"]),
    moods: &[Mood::Freedom, Mood::Longing, Mood::Wonder],
    slots: &[],
    layouts: &[framed("blanket", Setup::OwnHands, blanket), framed("lace", Setup::LongSky, lace::lace)],
};

/// A blanket from above, so wide: a disc in wedges of two colours.
fn spread(s: &mut Scene, x: f32, y: f32, r: f32, one: Colour, two: Colour) {
    s.ellipse(x, y, r, r, Look::of(one).inflate(r * 0.14).texture(0.2).shadow(0.7));
    for i in 0..6 {
        let (a, b) = (i as f32 * 60.0, i as f32 * 60.0 + 30.0);
        let at = |d: f32| point(x + cos(radians(d)) * r * 0.94, y + sin(radians(d)) * r * 0.94);
        let (a, b) = (at(a), at(b));
        s.poly(&nodes![(x, y), (a.x, a.y), (b.x, b.y)], Look::of(two).inflate(4.0).shadow(0.0).alpha(0.9));
    }
}

/// We look down past our own bare feet: far below a ring of people holds a blanket, faces up; our shoes still fall.
fn blanket(c: &mut Composer) {
    let people = [Kind::Granny, Kind::Boy, Kind::Woman, Kind::Man, Kind::Girl, Kind::Grandad, Kind::Woman]
        .map(|k| c.human(k));
    let s = &mut c.scene;
    s.light_at(120.0, 80.0, 0.6);
    let p = s.palette;
    let green = p.leaf.mix(p.fog, 0.12).dim(0.92);
    s.paint_sky(Sky {
        stops: vec![(0.0, green), (1.0, green.dim(0.82))],
        swirl: 0.0,
        ..Sky::of(&p, 0.0, 0.0)
    });
    // Fields, hedges and a lane, as birds see them.
    for (i, field) in [
        nodes![(-40, -40), (300, -40), (230, 150), (-40, 210)],
        nodes![(560, -40), (840, -40), (840, 170), (620, 140)],
        nodes![(-40, 760), (120, 700), (200, 960), (-40, 1040)],
        nodes![(640, 720), (840, 660), (840, 960), (690, 980)],
    ]
    .iter()
    .enumerate()
    {
        let colour =
            [p.gold.mix(p.leaf, 0.4), p.leaf.dim(0.8), p.gold.mix(p.wood, 0.2), p.leaf.mix(p.gold, 0.25)][i];
        s.poly(
            field,
            Look::of(colour.mix(p.fog, 0.15))
                .inflate(5.0)
                .texture(0.35)
                .grain([20.0, 70.0, -30.0, 50.0][i])
                .shadow(0.2),
        );
    }
    s.limb(
        &nodes![(330, -40), (300, 120), (130, 240), (60, 420), (-40, 520)],
        &[26.0, 30.0, 34.0, 36.0, 40.0],
        Look::of(p.cream.mix(p.wood, 0.3)).inflate(4.0).shadow(0.1),
    );
    for (x, y, r) in [
        (560.0, 60.0, 30.0),
        (600.0, 96.0, 24.0),
        (760.0, 620.0, 40.0),
        (710.0, 650.0, 28.0),
        (60.0, 640.0, 38.0),
        (110.0, 668.0, 26.0),
        (770.0, 250.0, 30.0),
    ] {
        s.dot(x, y, r, Look::of(p.leaf.dim(0.62)).inflate(r * 0.4).fur(6.0, -60.0, 5.0).shadow(0.7));
    }
    // On a far meadow the same has happened before.
    spread(s, 700.0, 66.0, 40.0, p.cream, p.accent2);
    for i in 0..7 {
        let a = radians(i as f32 * 51.4);
        s.dot(
            700.0 + cos(a) * 58.0,
            66.0 + sin(a) * 58.0,
            11.0,
            Look::of(p.cloth(i)).inflate(4.0).shadow(0.5),
        );
        s.dot(700.0 + cos(a) * 60.0, 66.0 + sin(a) * 60.0, 6.0, Look::of(skin(&p, i)).inflate(2.0));
    }
    // The ring.
    let (cx, cy) = (400.0, 396.0);
    let feel = [
        Feeling::Awe,
        Feeling::Joy,
        Feeling::Sorrow,
        Feeling::Fear,
        Feeling::Mischief,
        Feeling::Calm,
        Feeling::Tenderness,
    ];
    for i in 0..people.len() {
        let a = -90.0 + 12.0 + i as f32 * 51.43;
        let (dx, dy) = (cos(radians(a)), sin(radians(a)));
        s.at(&[shift(cx + dx * 262.0, cy + dy * 262.0), turn(a + 90.0)], |s| {
            s.ellipse(
                30.0,
                44.0,
                90.0,
                70.0,
                Look::of(p.ambient.dim(0.4)).alpha(0.4).soft(10.0).flat().shadow(0.0),
            );
            for k in [-1.0, 1.0] {
                s.ellipse(k * 26.0, -66.0, 17.0, 30.0, Look::of(p.wood_dark).inflate(7.0));
            }
            let coat = [
                p.red,
                p.accent,
                p.accent2,
                p.dark.lighter(0.2),
                p.gold.mix(p.wood, 0.3),
                p.leaf.dim(0.6),
                p.red.mix(p.white, 0.4),
            ][i];
            s.ellipse(0.0, -10.0, 78.0, 58.0, Look::of(coat).inflate(22.0).texture(0.2));
            if i != 4 {
                for k in [-1.0, 1.0] {
                    s.limb(
                        &nodes![(k * 60.0, 4), (k * 66.0, 50), (k * 44.0, 98)],
                        &[36.0, 30.0, 24.0],
                        Look::of(coat.lighter(0.03)).inflate(9.0),
                    );
                }
            }
        });
    }
    spread(s, cx, cy, 172.0, p.cream, p.red.mix(p.cream, 0.15));
    for (i, who) in people.iter().enumerate() {
        let a = -90.0 + 12.0 + i as f32 * 51.43;
        let (dx, dy) = (cos(radians(a)), sin(radians(a)));
        s.at(&[shift(cx + dx * 262.0, cy + dy * 262.0), turn(a + 90.0)], |s| {
            if i != 4 {
                for k in [-1.0, 1.0] {
                    s.ellipse(k * 42.0, 102.0, 17.0, 15.0, Look::of(who.skin).inflate(6.0));
                }
            } else {
                // One has let go already and waves.
                for (k, y) in [(-1.0, -60.0), (1.0, -72.0)] {
                    s.limb(
                        &nodes![(k * 58.0, -4), (k * 96.0, -20), (k * 106.0, y)],
                        &[36.0, 30.0, 22.0],
                        Look::of(p.gold.mix(p.wood, 0.3)).inflate(9.0),
                    );
                    s.dot(k * 107.0, y - 12.0, 18.0, Look::of(who.skin).inflate(6.0));
                }
            }
            let mien = Mien { nod: -0.2, ..feel[i].mien().glancing(0.0, -0.2) };
            s.at(&[scale(1.14)], |s| head(s, who, &mien, View::Front));
            if i == 3 {
                for k in [-1.0, 1.0] {
                    s.limb(
                        &nodes![(k * 66.0, 30), (k * 58.0, 10), (k * 22.0, 0)],
                        &[30.0, 28.0, 34.0],
                        Look::of(who.skin).inflate(9.0),
                    );
                }
            }
        });
    }
    // Air between them and us; our shoes.
    for (x, y, w) in [(90.0, 560.0, 190.0), (730.0, 470.0, 150.0), (640.0, 790.0, 210.0)] {
        s.ellipse(x, y, w, w * 0.2, Look::of(p.white).alpha(0.4).soft(26.0).flat().shadow(0.0).rim(0.0));
    }
    for (x, y, a, h) in [(392.0, 400.0, -150.0, 96.0), (656.0, 716.0, 36.0, 150.0)] {
        s.at(&[shift(x, y), turn(a)], |s| {
            s.place(motif("boot"), At::new(0.0, 0.0).height(h).centred().silent());
        });
    }
    // Our feet.
    let flesh = skin(&p, 1);
    for (x, k) in [(250.0, -1.0), (560.0, 1.0)] {
        s.at(&[shift(x, 1000.0), scale_xy(-k, 1.0), turn(-7.0)], |s| {
            s.blob(
                &nodes![
                    (-62, 90),
                    (-80, -20),
                    (-72, -110),
                    (0, -146),
                    (74, -120),
                    (76, -20),
                    (60, 90),
                    (0, 130)
                ],
                Look::of(flesh.lighter(0.01)).inflate(36.0).hatch(0.4),
            );
            for (tx, ty, r) in [
                (-52.0, -140.0, 33.0),
                (-6.0, -164.0, 24.0),
                (28.0, -156.0, 22.0),
                (56.0, -138.0, 20.0),
                (78.0, -112.0, 17.0),
            ] {
                s.ellipse(tx, ty, r * 0.86, r * 1.25, Look::of(flesh.mix(p.pink, 0.15)).inflate(r * 0.4));
                s.ellipse(
                    tx,
                    ty - r * 0.62,
                    r * 0.46,
                    r * 0.4,
                    Look::of(flesh.mix(p.white, 0.5)).inflate(3.0),
                );
            }
            let cloth = p.accent.mix(p.dark, 0.25);
            s.blob(
                &nodes![(-124, 44), (0, 72), (124, 44), (150, 330), (-150, 330)],
                Look::of(cloth).inflate(30.0).texture(0.25).grain(90.0),
            );
            for n in -2..3 {
                s.limb(
                    &nodes![(n as f32 * 44.0, 70), (n as f32 * 52.0, 330)],
                    &[9.0],
                    Look::of(p.cream.mix(cloth, 0.4)).flat(),
                );
            }
        });
    }
    s.focus(cx, cy, 300.0);
    s.focus(400.0, 680.0, 120.0);
    s.note("crowd", Role::Subject);
    s.note("boot", Role::Object);
    s.note("child", Role::Detail);
}
