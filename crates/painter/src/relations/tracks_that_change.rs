//! Who set out here is not who arrived: the ground has it in writing.

use super::Camera;
use super::acting::*;
use super::kit::view;
use moonhare_scene::Water;

pub(super) static TRACKS_THAT_CHANGE: Relation = Relation {
    id: "tracks_that_change",
    themes: Themes::Shared,
    moods: &[Mood::Freedom, Mood::Secrecy, Mood::Wonder],
    slots: &[],
    layouts: &[framed("snow", Setup::Plan, snow), view("sand", Camera::Wide, sand)],
};

/// Points at equal steps along a curve through these points, each with the direction in degrees in which it goes on.
fn steps(way: &[(f32, f32)], count: usize) -> Vec<(Point, f32)> {
    let last = way.len() - 1;
    let at = |t: f32| {
        let u = (t * last as f32).clamp(0.0, last as f32 - 0.001);
        let (i, f) = (u as usize, u - (u as usize) as f32);
        let [a, b, c, d] = [i.saturating_sub(1), i, i + 1, (i + 2).min(last)].map(|n| way[n]);
        let spline = |a: f32, b: f32, c: f32, d: f32| {
            b + 0.5 * f * (c - a + f * (2.0 * a - 5.0 * b + 4.0 * c - d + f * (3.0 * (b - c) + d - a)))
        };
        point(spline(a.0, b.0, c.0, d.0), spline(a.1, b.1, c.1, d.1))
    };
    (0..count)
        .map(|i| {
            let t = i as f32 / count as f32;
            let (here, there) = (at(t), at((t + 0.012).min(1.0)));
            (here, moonhare_scene::math::atan2(there.y - here.y, there.x - here.x).to_degrees())
        })
        .collect()
}

/// What walks leaves this.
#[derive(Clone, Copy, PartialEq)]
enum Print {
    Shoe,
    Bare,
    Hare,
    Bear,
}

/// One print, so long, going at these degrees; `left` says of which foot.
fn print(s: &mut Scene, kind: Print, at: Point, degrees: f32, size: f32, left: bool, look: Look) {
    let side = if left { -1.0 } else { 1.0 };
    s.at(&[shift(at.x, at.y), turn(degrees), scale_xy(size / 100.0, side * size / 100.0)], |s| match kind {
        Print::Shoe => {
            s.blob(&nodes![(-8, 8), (0, 30), (30, 40), (52, 26), (46, 8), (14, 10)], look);
            s.blob(&nodes![(-48, 14), (-40, 32), (-22, 32), (-20, 10), (-38, 6)], look);
        }
        Print::Bare => {
            s.blob(
                &nodes![(-46, 16), (-30, 34), (4, 34), (26, 42), (36, 24), (22, 6), (-4, 16), (-34, 6)],
                look,
            );
            for (x, y, r) in [(50.0, 12.0, 9.0), (52.0, 26.0, 7.0), (48.0, 38.0, 6.0), (41.0, 47.0, 5.0)] {
                s.ellipse(x, y, r, r * 0.8, look);
            }
        }
        Print::Hare => {
            // All four feet of one leap.
            for (x, y, l) in
                [(50.0, -26.0, 32.0), (58.0, 26.0, 32.0), (-34.0, 2.0, 18.0), (-74.0, -4.0, 18.0)]
            {
                s.ellipse(x, y, l, l * 0.42, look);
            }
        }
        Print::Bear => {
            s.blob(&nodes![(-50, 20), (-36, 46), (6, 50), (30, 40), (28, 8), (0, 2), (-34, 4)], look);
            for k in 0..5 {
                let y = 2.0 + k as f32 * 12.0;
                s.ellipse(46.0 - (k as f32 - 2.0).abs() * 3.0, y, 9.0, 7.0, look);
                s.limb(&nodes![(58, y), (70, y)], &[4.0, 1.5], look);
            }
        }
    });
}

/// From above, blue snow at evening: shoes become a hare's leaps, a child's bare feet a bear's; the two meet, circle each other, and go on as one sledge. A coat lies folded.
fn snow(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(150.0, 1100.0, 0.5);
    let p = s.palette;
    let white = lch(0.88, 0.028, 250.0);
    let blue = lch(0.66, 0.055, 262.0);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(blue.lighter(0.05)).to_along(white, 700.0, 0.0, 120.0, 1150.0).flat().texture(0.3),
    );
    for (x, y, rx, ry) in
        [(620.0, 300.0, 260.0, 90.0), (180.0, 480.0, 230.0, 70.0), (600.0, 800.0, 260.0, 80.0)]
    {
        s.ellipse(x, y, rx, ry, Look::of(white).alpha(0.55).soft(50.0).flat().shadow(0.0).rim(0.0));
        s.ellipse(
            x + 40.0,
            y + ry,
            rx * 0.8,
            ry * 0.3,
            Look::of(blue).alpha(0.35).soft(30.0).flat().shadow(0.0).rim(0.0),
        );
    }
    let dent = Look::of(blue.mix(p.ambient, 0.42).dim(0.9)).flat().rim(0.0).shadow(0.0);
    // From the house to the coat on shoes, and on in leaps.
    let one = [
        (250.0, 1010.0),
        (330.0, 900.0),
        (300.0, 780.0),
        (380.0, 660.0),
        (520.0, 590.0),
        (560.0, 450.0),
        (430.0, 380.0),
        (370.0, 470.0),
        (452.0, 540.0),
    ];
    for (i, (at, d)) in steps(&one, 30).into_iter().enumerate() {
        let side = if i % 2 == 0 { 11.0 } else { -11.0 };
        if i < 13 {
            let off = point(at.x - sin(radians(d)) * side, at.y + cos(radians(d)) * side);
            print(s, Print::Shoe, off, d, 52.0 - i as f32 * 0.8, i % 2 == 1, dent);
        } else if i % 2 == 0 {
            print(s, Print::Hare, at, d, 56.0, false, dent);
        }
    }
    // From the left edge barefoot, and on as a bear.
    let two = [
        (-30.0, 250.0),
        (80.0, 210.0),
        (160.0, 280.0),
        (240.0, 300.0),
        (330.0, 260.0),
        (480.0, 270.0),
        (600.0, 380.0),
        (590.0, 520.0),
        (480.0, 610.0),
    ];
    for (i, (at, d)) in steps(&two, 27).into_iter().enumerate() {
        let k = ((i as f32 - 9.0) / 8.0).clamp(0.0, 1.0);
        let side = lerp(8.0, 22.0, k) * if i % 2 == 0 { 1.0 } else { -1.0 };
        let off = point(at.x - sin(radians(d)) * side, at.y + cos(radians(d)) * side);
        let kind = if i < 10 { Print::Bare } else { Print::Bear };
        print(s, kind, off, d, lerp(36.0, 64.0, k), i % 2 == 1, dent);
    }
    // And away together.
    for dx in [-17.0, 17.0] {
        s.line(
            &nodes![
                (452.0 + dx, 566.0 - dx),
                (560.0 + dx, 690.0),
                (690.0 + dx * 1.1, 730.0 - dx),
                (840.0, 690.0 - dx)
            ],
            10.0,
            dent,
        );
    }
    // At the change: a coat, folded, and boots side by side.
    let (x, y) = (408.0, 742.0);
    let coat = p.red.mix(p.wood_dark, 0.12);
    s.ellipse(
        x + 26.0,
        y + 36.0,
        110.0,
        40.0,
        Look::of(blue.dim(0.7)).alpha(0.55).soft(12.0).flat().shadow(0.0).rim(0.0),
    );
    s.blob(&nodes![(x - 74.0, y - 34.0; corner), (x + 66.0, y - 44.0; corner), (x + 80.0, y + 34.0; corner), (x - 62.0, y + 46.0; corner)], Look::of(coat.dim(0.85)).inflate(14.0).texture(0.2));
    s.blob(&nodes![(x - 70.0, y - 46.0; corner), (x + 60.0, y - 56.0; corner), (x + 70.0, y + 14.0; corner), (x - 60.0, y + 26.0; corner)], Look::of(coat).inflate(14.0).texture(0.2));
    s.blob(
        &nodes![
            (x - 34.0, y - 52.0),
            (x + 4.0, y - 24.0),
            (x + 40.0, y - 56.0),
            (x + 16.0, y - 10.0),
            (x + 2.0, y + 4.0),
            (x - 18.0, y - 8.0)
        ],
        Look::of(coat.lighter(0.07)).inflate(8.0),
    );
    for k in 0..3 {
        s.dot(
            x + 4.0 + k as f32 * 2.0,
            y - 8.0 + k as f32 * 14.0,
            4.5,
            Look::of(p.gold).inflate(1.5).rim(1.5),
        );
    }
    for dx in [0.0, 36.0] {
        s.at(&[shift(x + 108.0 + dx, y + 4.0), turn(-84.0)], |s| {
            s.blob(
                &nodes![(-44, -14), (-10, -17), (30, -18), (50, -4), (34, 14), (-8, 14), (-44, 12)],
                Look::of(p.wood_dark).inflate(9.0).rim(1.3),
            );
            s.ellipse(-26.0, 0.0, 15.0, 10.0, Look::of(p.black).flat());
        });
    }
    s.focus(x + 40.0, y, 130.0);
    // The roof in the corner, warm below its window.
    s.glow(250.0, 1040.0, 230.0, p.flame, 0.55);
    shine(s, &nodes![(190, 1010), (300, 1080), (420, 900), (290, 850)], p.flame, 0.2);
    let roof = p.wood_dark.mix(p.red, 0.3);
    s.poly(
        &nodes![(-40, 1000), (70, 930), (320, 1130), (250, 1240), (-40, 1240)],
        Look::of(roof).to(roof.dim(0.7)).inflate(10.0).texture(0.3).shadow(0.9),
    );
    s.blob(&nodes![(-40, 985; corner), (70, 918; corner), (160, 990), (120, 1060), (40, 1080), (-40, 1120; corner)], Look::of(white.lighter(0.03)).inflate(14.0));
    s.poly(
        &nodes![(96, 1084), (156, 1050), (190, 1100), (130, 1138)],
        Look::of(p.red.mix(p.stone, 0.35)).inflate(6.0).texture(0.4).shadow(1.0),
    );
    s.ellipse(143.0, 1092.0, 24.0, 18.0, Look::of(p.black).flat());
    // A third line begins at the chimney.
    for (i, (at, d)) in
        steps(&[(160.0, 1050.0), (120.0, 940.0), (60.0, 860.0), (90.0, 740.0), (-20.0, 650.0)], 15)
            .into_iter()
            .enumerate()
    {
        let side = if i % 2 == 0 { 7.0 } else { -7.0 };
        let off = point(at.x - sin(radians(d)) * side, at.y + cos(radians(d)) * side);
        s.at(&[shift(off.x, off.y), turn(d)], |s| {
            for a in [-38.0, 0.0, 38.0, 180.0] {
                s.line(&nodes![(0, 0), (cos(radians(a)) * 15.0, sin(radians(a)) * 15.0)], 4.0, dent);
            }
        });
    }
    s.note("snowfield", Role::Setting);
    s.note("coat", Role::Subject);
    s.note("sledge", Role::Detail);
    s.note("hare", Role::Object);
}

/// A beach at dawn: boot prints go down to a folded uniform and end as drags in the wet sand; a seal in the shallows looks back over its shoulder, and a dog waits by the boots.
fn sand(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(250.0, 330.0, 0.55);
    let p = s.palette;
    s.sky(0.7, 0.35);
    s.glow(250.0, 400.0, 420.0, p.light, 0.6);
    s.water(Water { mirror: 0.45, rough: 0.8, ..Water::of(&p, 420.0, 250.0) });
    let sea = p.water[1].mix(p.sky[2], 0.3);
    for (i, y) in [470.0, 520.0, 586.0, 660.0].into_iter().enumerate() {
        let lift = 8.0 + i as f32 * 3.0;
        s.line(
            &nodes![(-30, y), (160, y - lift), (380, y + lift * 0.5), (600, y - lift), (840, y)],
            3.0 + i as f32 * 1.5,
            Look::of(sea.lighter(0.2)).alpha(0.6).flat(),
        );
    }
    // The seal: head and shoulders out of the water, looking back.
    let (x, y, k) = (520.0, 640.0, 1.5);
    let fur = p.dark.mix(p.metal, 0.5).lighter(0.03);
    s.at(&[shift(x, y), scale(k)], |s| {
        s.blob(&nodes![(-72, 70; corner), (-66, 10), (-44, -50), (-16, -96), (26, -104), (60, -80), (66, -44), (74, 10), (88, 70; corner)], Look::of(fur).to(fur.dim(0.75)).inflate(26.0).texture(0.15).rim(1.3));
        // Muzzle, pale, with whiskers.
        s.ellipse(-8.0, -42.0, 32.0, 23.0, Look::of(fur.mix(p.cream, 0.3)).inflate(12.0).shadow(0.2));
        s.blob(&nodes![(-20, -56), (4, -56), (-2, -46), (-8, -42), (-14, -46)], Look::of(p.black).inflate(3.0).rim(1.6));
        s.line(&nodes![(-8, -42), (-8, -34)], 2.0, Look::of(p.ink));
        s.line(&nodes![(-24, -32), (-14, -29), (-8, -34), (0, -29), (10, -33)], 2.0, Look::of(p.ink));
        for (ex, gaze) in [(-22.0, -2.0), (22.0, -2.0)] {
            s.ellipse(ex + 4.0, -74.0, 10.5, 12.0, Look::of(p.black).inflate(3.0).rim(1.8));
            s.dot(ex + 1.0 + gaze, -78.0, 3.4, Look::lamp(p.white));
            s.dot(ex + 8.0, -69.0, 1.6, Look::lamp(p.white).alpha(0.7));
        }
        s.line(&nodes![(-30, -91), (-20, -96), (-10, -93)], 2.6, Look::of(fur.dim(0.6)));
        s.line(&nodes![(18, -93), (28, -96), (37, -90)], 2.6, Look::of(fur.dim(0.6)));
        for (i, dy) in [-50.0, -43.0, -36.0].into_iter().enumerate() {
            let drop = i as f32 * 7.0;
            s.line(&nodes![(-28, dy), (-56, dy - 2.0 + drop), (-76, dy + 8.0 + drop)], 1.4, Look::of(p.white).alpha(0.75));
            s.line(&nodes![(12, dy), (40, dy - 2.0 + drop), (60, dy + 8.0 + drop)], 1.4, Look::of(p.white).alpha(0.75));
        }
        // A wet tie.
        s.poly(&nodes![(-14, -12), (4, -12), (0, 2), (-10, 2)], Look::of(p.red).inflate(3.0));
        s.poly(&nodes![(-10, 2), (0, 2), (9, 56), (-4, 68), (-16, 56)], Look::of(p.red).inflate(4.0));
    });
    s.blob(
        &nodes![(370, 742), (440, 716), (540, 724), (640, 712), (700, 742), (600, 764), (460, 766)],
        Look::of(sea).alpha(0.9).inflate(6.0).shadow(0.0),
    );
    s.line(
        &nodes![(370, 740), (440, 722), (520, 732), (620, 720), (690, 738)],
        5.0,
        Look::of(p.white).alpha(0.8),
    );
    // The beach.
    let dry = lch(0.78, 0.06, 75.0).mix(p.sky[3], 0.25);
    let wet = dry.mix(p.water[1], 0.35).dim(0.82);
    s.blob(&nodes![(-40, 800; corner), (140, 770), (380, 800), (600, 776), (840, 800; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(wet).inflate(4.0).shadow(0.0));
    s.line(
        &nodes![(-30, 802), (140, 772), (380, 802), (600, 778), (830, 802)],
        9.0,
        Look::of(p.white).alpha(0.85),
    );
    s.blob(&nodes![(-40, 900; corner), (200, 880), (480, 912), (840, 884; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(dry).to(dry.dim(0.84)).inflate(8.0).texture(0.35).shadow(0.0));
    let dent = Look::of(wet.mix(p.wood_dark, 0.3)).flat().rim(0.0).shadow(0.0);
    let way = [(130.0, 1230.0), (230.0, 1120.0), (330.0, 1030.0), (410.0, 950.0)];
    for (i, (at, d)) in steps(&way, 11).into_iter().enumerate() {
        let t = i as f32 / 11.0;
        let side = lerp(30.0, 15.0, t) * if i % 2 == 0 { 1.0 } else { -1.0 };
        let off = point(at.x + side, at.y);
        s.at(&[shift(off.x, off.y), scale_xy(1.0, 0.62)], |s| {
            print(s, Print::Shoe, point(0.0, 0.0), d, lerp(92.0, 52.0, t), i % 2 == 1, dent);
        });
    }
    // And what lay down on its belly and went on.
    s.limb(&nodes![(436, 926), (462, 880), (486, 830), (496, 796)], &[26.0, 40.0, 36.0, 28.0], dent);
    for k in 0..4 {
        let (x, y) = (446.0 + k as f32 * 13.0, 906.0 - k as f32 * 30.0);
        for side in [-1.0, 1.0] {
            s.limb(&nodes![(x + side * 34.0, y), (x + side * 56.0, y + 12.0)], &[13.0, 3.0], dent);
        }
    }
    // What he took off: a coat with brass buttons, his cap on top, boots.
    let (x, y) = (520.0, 1010.0);
    under(s, x + 10.0, y + 34.0, 130.0);
    let coat = p.dark.mix(p.accent2, 0.35).lighter(0.05);
    for (k, dy) in [20.0, -4.0, -28.0].into_iter().enumerate() {
        let w = 104.0 - k as f32 * 5.0;
        s.blob(
            &nodes![
                (x - w, y + dy),
                (x, y + dy - 14.0),
                (x + w, y + dy),
                (x + w - 6.0, y + dy + 22.0),
                (x, y + dy + 26.0),
                (x - w + 6.0, y + dy + 22.0)
            ],
            Look::of(coat.lighter(0.03 * k as f32)).inflate(10.0).texture(0.2),
        );
    }
    for k in 0..4 {
        s.dot(x - 40.0 + k as f32 * 26.0, y - 14.0, 5.5, Look::of(p.gold).inflate(2.0).rim(1.6));
    }
    s.blob(
        &nodes![
            (x - 62.0, y - 44.0),
            (x - 50.0, y - 80.0),
            (x + 6.0, y - 92.0),
            (x + 58.0, y - 76.0),
            (x + 62.0, y - 44.0),
            (x, y - 38.0)
        ],
        Look::of(p.white.mix(coat, 0.12)).inflate(12.0),
    );
    s.blob(
        &nodes![
            (x - 64.0, y - 48.0),
            (x, y - 42.0),
            (x + 64.0, y - 48.0),
            (x + 50.0, y - 30.0),
            (x, y - 24.0),
            (x - 50.0, y - 30.0)
        ],
        Look::of(p.black.mix(coat, 0.3)).inflate(6.0).rim(1.5),
    );
    for dx in [0.0, 40.0] {
        s.blob(&nodes![(x - 186.0 + dx, y + 40.0; corner), (x - 184.0 + dx, y - 50.0; corner), (x - 150.0 + dx, y - 50.0; corner), (x - 148.0 + dx, y + 4.0), (x - 122.0 + dx, y + 20.0), (x - 120.0 + dx, y + 40.0; corner)], Look::of(p.wood_dark.dim(0.8)).inflate(10.0).rim(1.3));
        s.ellipse(x - 167.0 + dx, y - 50.0, 17.0, 6.0, Look::of(p.black).flat());
    }
    // The dog stays with them.
    under(s, 712.0, 1146.0, 100.0);
    Beast::new(Species::Dog, 712.0, 1146.0, 216.0)
        .left()
        .feeling(Feeling::Sorrow)
        .glancing(0.5, -0.6)
        .paint(s);
    s.focus(520.0, 540.0, 150.0);
    s.focus(620.0, 960.0, 130.0);
    s.note("seal", Role::Subject);
    s.note("coat", Role::Object);
    s.note("dog", Role::Witness);
    s.note("sea", Role::Setting);
}
