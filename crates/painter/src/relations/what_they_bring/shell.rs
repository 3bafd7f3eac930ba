//! From within an egg.

use crate::relations::acting::*;
use moonhare_scene::geometry::Node;

/// A frying pan, its handle from a to b.
fn pan(s: &mut Scene, a: Point, b: Point, r: f32) {
    let p = s.palette;
    s.limb(&[a.into(), b.into()], &[16.0, 13.0], Look::of(p.wood_dark).inflate(5.0));
    s.ellipse(b.x, b.y, r, r * 0.42, Look::of(p.metal.dim(0.6)).inflate(9.0));
    s.ellipse(b.x, b.y - r * 0.06, r * 0.84, r * 0.3, Look::of(p.ink.lighter(0.1)).inflate(3.0));
}

/// From within: in the dark shell two small claws; above, through the hole, they all look in. And beside us somebody is awake too.
pub(super) fn within(c: &mut Composer) {
    let (granny, boy, man) = (c.human(Kind::Granny), c.human(Kind::Boy), c.human(Kind::Man));
    let s = &mut c.scene;
    s.light_at(400.0, 260.0, 0.7);
    let p = s.palette;
    let dark = lch(0.22, 0.05, 40.0).mix(p.ambient, 0.3);
    s.paint_sky(Sky {
        stops: vec![(0.0, dark), (0.5, dark.lighter(0.06)), (1.0, dark.dim(0.6))],
        swirl: 0.0,
        ..Sky::of(&p, 0.0, 0.0)
    });
    // The inside of the shell: warm round the hole, veined, darker below.
    s.ellipse(
        400.0,
        560.0,
        470.0,
        720.0,
        Look::of(lch(0.5, 0.1, 45.0))
            .to_along(dark.dim(0.7), 0.0, 420.0, 0.0, 1050.0)
            .flat()
            .texture(0.3)
            .shadow(0.0),
    );
    for i in 0..11 {
        let a = 20.0 + i as f32 * 33.0;
        let (x, y) = (cos(radians(a)), sin(radians(a)));
        s.limb(
            &nodes![
                (400.0 + x * 330.0, 400.0 + y * 330.0),
                (420.0 + x * 430.0, 420.0 + y * 470.0),
                (400.0 + x * 560.0, 430.0 + y * 640.0)
            ],
            &[3.0, 8.0, 12.0],
            Look::of(p.red.mix(dark, 0.5)).alpha(0.5).soft(3.0).flat().shadow(0.0),
        );
    }
    let hole = nodes![
        (60, 372),
        (120, 300),
        (84, 236),
        (196, 160),
        (216, 74),
        (330, 96),
        (372, 36),
        (470, 84),
        (560, 40),
        (606, 116),
        (712, 150),
        (694, 250),
        (764, 330),
        (700, 430),
        (716, 520),
        (600, 566),
        (560, 640),
        (468, 600),
        (400, 668),
        (306, 616),
        (236, 640),
        (196, 556),
        (90, 530),
        (120, 440)
    ];
    s.poly(&hole, Look::of(p.sky[2].mix(p.light, 0.5)).emissive().flat());
    s.group(Group::new().clip(Path::polygon(&hole)), |s| {
        s.rect(
            40.0,
            30.0,
            740.0,
            650.0,
            Look::of(lch(0.9, 0.05, 215.0)).to(lch(0.95, 0.04, 90.0)).emissive().flat(),
        );
        let wolf = Person::new(Kind::Wolf, &p);
        let pig = Person::new(Kind::Pig, &p);
        let hen = Person::new(Kind::Hen, &p);
        let faces: [(&Person, f32, f32, f32, f32, Mien); 6] = [
            (
                &wolf,
                196.0,
                410.0,
                2.7,
                58.0,
                Mien { tongue: true, ..Feeling::Greed.mien().glancing(0.3, 0.8) },
            ),
            (&pig, 616.0, 420.0, 2.5, -62.0, Feeling::Joy.mien().glancing(-0.2, 0.8)),
            (&granny, 254.0, 202.0, 2.5, 22.0, Feeling::Tenderness.mien().glancing(0.2, 0.9)),
            (&man, 580.0, 204.0, 2.4, -28.0, Feeling::Suspicion.mien().glancing(-0.2, 0.9)),
            (&boy, 424.0, 150.0, 2.0, 0.0, Feeling::Awe.mien().glancing(0.0, 0.9)),
            (&hen, 404.0, 540.0, 2.2, 176.0, Feeling::Fury.mien().glancing(0.0, -0.6)),
        ];
        for (who, x, y, k, a, mien) in faces {
            s.at(&[shift(x, y), turn(a), scale(k)], |s| head(s, who, &mien, View::Front));
        }
    });
    // The broken rim catches the day.
    let mut rim: Vec<Node> = hole.to_vec();
    rim.push(rim[0]);
    s.polyline(&rim, 12.0, Look::of(p.cream).inflate(5.0).shadow(0.6));
    s.glow(400.0, 340.0, 520.0, p.light, 0.3);
    // What they hold in.
    let hands = [
        (
            point(120.0, 680.0),
            20.0,
            -1.0,
            Hand::Grip,
            p.grey.dim(0.5),
            true,
            p.dark.lighter(0.1),
            point(-40.0, 560.0),
        ),
        (point(690.0, 690.0), 160.0, 1.0, Hand::Grip, p.pink, false, p.white, point(860.0, 560.0)),
    ];
    for (i, (at, degrees, thumb, hand, colour, paw, sleeve, from)) in hands.into_iter().enumerate() {
        let hand = LoneHand { at, size: 120.0, degrees, thumb, hand, colour, paw, sleeve, from };
        let g = hand.grip();
        hand.paint_with(s, |s| {
            if i == 0 {
                s.limb(
                    &nodes![(g.x - 6.0, g.y - 80.0), (g.x + 8.0, g.y + 120.0)],
                    &[14.0, 12.0],
                    Look::of(p.metal.lighter(0.2)).inflate(4.0),
                );
                for k in [-1.0, 0.0, 1.0] {
                    s.limb(
                        &nodes![
                            (g.x + 8.0, g.y + 112.0),
                            (g.x + 9.0 + k * 20.0, g.y + 132.0),
                            (g.x + 10.0 + k * 20.0, g.y + 190.0)
                        ],
                        &[12.0, 11.0, 5.0],
                        Look::of(p.metal.lighter(0.2)).inflate(3.0),
                    );
                }
            } else {
                pan(s, point(g.x + 10.0, g.y - 60.0), point(g.x - 40.0, g.y + 130.0), 88.0);
            }
        });
    }
    // She lets down what she knitted.
    cord(s, &[point(300.0, 330.0), point(330.0, 520.0), point(404.0, 760.0)], 5.0, p.pink);
    for k in [-1.0, 1.0] {
        let (x, y) = (404.0 + k * 34.0, 800.0 + k * 8.0);
        s.limb(&nodes![(404, 758), (x, y - 30.0)], &[5.0], Look::of(p.pink));
        s.blob(
            &nodes![
                (x - 24.0, y - 46.0),
                (x + 20.0, y - 46.0),
                (x + 24.0, y - 6.0),
                (x + 56.0, y + 8.0),
                (x + 50.0, y + 34.0),
                (x - 26.0, y + 32.0)
            ],
            Look::of(p.pink).inflate(12.0).fur(5.0, -90.0, 4.0),
        );
    }
    // Beside us, in the dark, two more eyes.
    let twin = lch(0.42, 0.08, 150.0).mix(dark, 0.35);
    s.blob(
        &nodes![(20, 1240), (30, 1000), (120, 900), (220, 920), (270, 1020), (270, 1240)],
        Look::of(twin).inflate(50.0).texture(0.35),
    );
    visage(
        s,
        146.0,
        1010.0,
        190.0,
        &Mien { gaze: [0.8, -0.1], turn: 0.4, open: 0.0, curve: -0.1, ..Feeling::Fear.mien() },
        twin,
    );
    for (dx, h) in [(-40.0, 40.0), (10.0, 62.0), (54.0, 44.0)] {
        s.poly(
            &nodes![(130.0 + dx - 18.0, 926), (130.0 + dx, 916.0 - h), (130.0 + dx + 18.0, 926)],
            Look::of(p.gold.mix(twin, 0.4)).inflate(7.0),
        );
    }
    // Our own claws; the other one holds on to us.
    let own = lch(0.62, 0.12, 150.0).mix(p.fog, 0.1);
    for (x, k) in [(390.0, -1.0), (640.0, 1.0)] {
        s.limb(
            &nodes![(x + k * 70.0, 1290), (x + k * 64.0, 1190), (x + k * 20.0, 1100), (x, 1030)],
            &[210.0, 150.0, 100.0, 84.0],
            Look::of(own).inflate(34.0).texture(0.35).hatch(0.6),
        );
        for n in [-1.0, 0.0, 1.0] {
            let (dx, dy) = (n * 58.0 - k * 22.0, if n == 0.0 { -84.0 } else { -56.0 });
            s.limb(
                &nodes![(x, 1040), (x + dx * 0.7, 1030.0 + dy * 0.6), (x + dx, 1030.0 + dy)],
                &[52.0, 44.0, 34.0],
                Look::of(own.lighter(0.03)).inflate(14.0).texture(0.3),
            );
            s.limb(
                &nodes![
                    (x + dx, 1030.0 + dy),
                    (x + dx - k * 6.0, 1004.0 + dy),
                    (x + dx - k * 22.0, 992.0 + dy)
                ],
                &[24.0, 16.0, 3.0],
                Look::of(p.cream).inflate(5.0),
            );
        }
    }
    for n in 0..3 {
        let y = 1118.0 + n as f32 * 22.0;
        s.limb(
            &nodes![(240, y + 10.0), (300, y - 4.0), (352, y + 8.0)],
            &[34.0, 30.0, 20.0],
            Look::of(twin.lighter(0.05)).inflate(9.0),
        );
    }
    s.focus(400.0, 320.0, 260.0);
    s.focus(150.0, 1010.0, 90.0);
    s.note("egg", Role::Setting);
    s.note("crowd", Role::Subject);
    s.note("wolf", Role::Object);
}
