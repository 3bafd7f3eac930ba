//! A street lamp that has come nearer than lamps do.

use super::Camera;
use super::acting::*;
use super::kit::view;
use crate::settings::air;

pub(super) static LAMP_READS_ALONG: Relation = Relation {
    id: "lamp_reads_along",
    themes: Themes::Shared,
    moods: &[Mood::Loneliness, Mood::Tenderness, Mood::Secrecy],
    slots: &[],
    layouts: &[framed("letter", Setup::NearDark, letter), view("lap", Camera::Wide, lap)],
};

/// The lantern at the end of a lamp's neck: its top at (x, y), the light going out at these degrees (90 is down).
fn lantern_head(s: &mut Scene, x: f32, y: f32, degrees: f32, size: f32) {
    let p = s.palette;
    let iron = p.dark.mix(p.metal, 0.28);
    s.at(&[shift(x, y), turn(degrees - 90.0), scale(size / 100.0)], |s| {
        s.poly(&nodes![(-30, 24), (30, 24), (21, 92), (-21, 92)], Look::lamp(p.flame.mix(p.white, 0.45)));
        for k in [-1.0, 0.0, 1.0] {
            s.line(&nodes![(k * 30.0, 24), (k * 21.0, 92)], 5.0, Look::of(iron).flat());
        }
        s.limb(&nodes![(-24, 94), (24, 94)], &[11.0], Look::of(iron).inflate(3.0));
        s.blob(
            &nodes![(-9, -6; corner), (9, -6; corner), (16, 8), (42, 28; corner), (-42, 28; corner), (-16, 8)],
            Look::of(iron).inflate(8.0).rim(1.4),
        );
    });
}

/// An iron post through points, thick at its foot.
fn post(s: &mut Scene, points: &[(f32, f32)], w: f32) {
    let p = s.palette;
    let nodes: Vec<moonhare_scene::geometry::Node> =
        points.iter().map(|(x, y)| point(*x, *y).into()).collect();
    s.limb(
        &nodes,
        &[w * 1.5, w, w * 0.9, w * 0.8],
        Look::of(p.dark.mix(p.metal, 0.28)).inflate(w * 0.3).rim(1.3),
    );
}

/// By night, on a bench: a man reads a letter, and the street lamp has bent its neck to read over his shoulder.
fn letter(c: &mut Composer) {
    let man = c.human(Kind::Man);
    let s = &mut c.scene;
    s.light_at(470.0, 420.0, 0.62);
    let p = s.palette;
    let night = lch(0.25, 0.055, 262.0).mix(p.sky[0], 0.3);
    backdrop(s, night.dim(0.72), night.lighter(0.1));
    // House fronts on the other side, asleep.
    for (i, (x, w, top)) in
        [(-40.0, 210.0, 380.0), (160.0, 190.0, 470.0), (340.0, 180.0, 420.0), (510.0, 320.0, 350.0)]
            .into_iter()
            .enumerate()
    {
        let wall = night.lighter(0.05 + 0.02 * (i % 2) as f32).mix(p.wood, 0.12);
        s.poly(
            &nodes![(x, 960), (x, top + 70.0), (x + w * 0.5, top - 30.0), (x + w, top + 70.0), (x + w, 960)],
            Look::of(wall).to(wall.dim(0.8)).flat().texture(0.2).shadow(0.0),
        );
        for k in 0..4 {
            let (wx, wy) = (x + w * (0.22 + 0.38 * (k % 2) as f32), top + 110.0 + (k / 2) as f32 * 150.0);
            s.rect(wx, wy, w * 0.2, 74.0, Look::of(night.dim(0.8)).inflate(2.0));
        }
    }
    s.rect(
        -30.0,
        930.0,
        860.0,
        300.0,
        Look::of(night.lighter(0.12).mix(p.stone, 0.25)).to(night.dim(0.8)).flat().texture(0.4),
    );
    // Far down the street the others crane their necks, dark.
    for (x, h, k) in [(66.0, 250.0, 1.0), (176.0, 170.0, 0.7)] {
        s.group(Group::new().fog(0.1), |s| {
            post(
                s,
                &[
                    (x, 950.0),
                    (x, 950.0 - h * 0.7),
                    (x + 12.0 * k, 950.0 - h),
                    (x + 54.0 * k, 950.0 - h * 1.02),
                ],
                11.0 * k,
            );
        });
        s.at(&[shift(x + 60.0 * k, 950.0 - h * 1.02), turn(-34.0), scale(0.5 * k)], |s| {
            s.poly(&nodes![(-34, 20), (34, 20), (22, 90), (-22, 90)], Look::of(night.lighter(0.2)).flat());
            s.poly(&nodes![(0, -8), (44, 24), (-44, 24)], Look::of(p.dark).flat());
        });
    }
    let head = point(486.0, 384.0);
    // The light that it holds for him.
    shine(s, &nodes![(470, 430), (520, 436), (640, 1130), (90, 1130)], p.flame, 0.20);
    s.ellipse(350.0, 1100.0, 320.0, 64.0, Look::of(p.flame).emissive().alpha(0.3).soft(30.0).shadow(0.0));
    s.glow(456.0, 470.0, 340.0, p.flame, 0.85);
    bench(s, 90.0, 560.0, 916.0, 150.0);
    under(s, 340.0, 1094.0, 190.0);
    let coat = p.accent.mix(p.dark, 0.35);
    let man = man.wearing(Dress::Coat, coat).hat(Hat::Bowler, p.dark.lighter(0.05));
    let man = Actor::new(man, 300.0, 1090.0, 770.0).sitting().feeling(Feeling::Tenderness);
    let man = man.with(|m| Mien { turn: 0.35, nod: 0.5, tilt: 6.0, gaze: [0.35, 0.85], tear: false, ..m });
    let sheet = point(424.0, 770.0);
    let man = man.hand(NEAR, sheet.x - 44.0, sheet.y + 44.0, Hand::Pinch).hand(
        FAR,
        sheet.x + 52.0,
        sheet.y + 30.0,
        Hand::Pinch,
    );
    man.paint(s);
    written_sheet(s, sheet.x, sheet.y, -8.0, 112.0);
    man.fingers(s, NEAR);
    man.fingers(s, FAR);
    s.glow(sheet.x, sheet.y, 120.0, p.flame, 0.35);
    // The lamp behind the bench, its neck over his shoulder.
    post(
        s,
        &[
            (664.0, 1120.0),
            (664.0, 760.0),
            (676.0, 430.0),
            (644.0, 276.0),
            (566.0, 262.0),
            (head.x, head.y + 6.0),
        ],
        34.0,
    );
    s.blob(
        &nodes![(616, 1130; corner), (640, 1060), (688, 1060), (714, 1130; corner)],
        Look::of(p.dark.mix(p.metal, 0.28)).inflate(10.0),
    );
    lantern_head(s, head.x, head.y, 118.0, 130.0);
    // In the little door of its foot: letters of other people.
    s.rect(642.0, 900.0, 46.0, 120.0, Look::of(p.dark.dim(0.5)).flat());
    for (k, (dx, dy, d)) in [(4.0, 96.0, -6.0), (-3.0, 72.0, 5.0), (6.0, 48.0, 12.0)].into_iter().enumerate()
    {
        s.at(&[shift(665.0 + dx, 900.0 + dy), turn(d)], |s| {
            s.rect(
                -24.0,
                -12.0,
                48.0,
                24.0,
                Look::of([p.paper, p.cream, p.paper.dim(0.9)][k]).inflate(2.0).shadow(0.6),
            );
            s.polyline(&nodes![(-24, -12), (0, 4), (24, -12)], 2.0, Look::of(p.wood_dark));
        });
    }
    s.poly(
        &nodes![(690, 900), (742, 884), (742, 1030), (690, 1020)],
        Look::of(p.dark.mix(p.metal, 0.4)).inflate(4.0),
    );
    s.focus(350.0, 620.0, 150.0);
    s.focus(sheet.x, sheet.y, 90.0);
    s.note("street_lamp", Role::Subject);
    s.note("gentleman", Role::Object);
    s.note("letter", Role::Detail);
    s.note("city", Role::Setting);
}

/// In the snow: a street lamp lies along a bench, its lit head in an old woman's lap, under her shawl; round holes lead from the row where it is missing.
fn lap(c: &mut Composer) {
    let old = c.human(Kind::Granny);
    let s = &mut c.scene;
    s.light_at(330.0, 900.0, 0.6);
    let p = s.palette;
    let night = lch(0.27, 0.05, 258.0).mix(p.sky[0], 0.3);
    backdrop(s, night.dim(0.68), night.lighter(0.16));
    air::stars(s, 30, 420.0);
    let white = p.white.mix(night, 0.3);
    // Far trees, and a row of lamps with a gap.
    for (x, h) in [(30.0, 300.0), (120.0, 230.0), (700.0, 330.0), (790.0, 260.0)] {
        s.place(
            motif("pine_tree"),
            At::new(x, 700.0).height(h).standing().silent().group(Group::new().fog(0.55)),
        );
    }
    s.blob(&nodes![(-40, 690; corner), (200, 668), (480, 684), (840, 660; corner), (840, 1250; corner), (-40, 1250; corner)], Look::of(white.mix(night, 0.42)).to(white.mix(night, 0.1)).inflate(12.0).texture(0.22).shadow(0.0));
    for x in [236.0, 366.0, 626.0] {
        s.group(Group::new().fog(0.25), |s| {
            post(s, &[(x, 700.0), (x, 620.0), (x, 560.0), (x, 500.0)], 9.0);
            lantern_head(s, x, 462.0, 90.0, 46.0);
        });
        s.glow(x, 492.0, 70.0, p.flame, 0.55);
        s.ellipse(x, 704.0, 46.0, 8.0, Look::of(p.flame).emissive().alpha(0.25).soft(6.0).shadow(0.0));
    }
    // Where it stood, and how it came.
    for k in 0..7 {
        let t = k as f32 / 6.0;
        let (x, y) = (lerp(496.0, 640.0, t * t), lerp(704.0, 1000.0, t));
        s.ellipse(x, y, 9.0 + 13.0 * t, 4.0 + 6.0 * t, Look::of(night.dim(0.9)).flat().shadow(0.0));
    }
    s.blob(&nodes![(-40, 1010; corner), (300, 990), (840, 1010; corner), (840, 1250; corner), (-40, 1250; corner)], Look::of(white).to(white.mix(night, 0.35)).inflate(14.0).texture(0.22).shadow(0.0));
    s.ellipse(320.0, 1090.0, 350.0, 60.0, Look::of(p.flame).emissive().alpha(0.34).soft(34.0).shadow(0.0));
    s.glow(345.0, 880.0, 360.0, p.flame, 0.5);
    bench(s, 90.0, 790.0, 940.0, 140.0);
    for x in [120.0, 520.0, 640.0, 740.0] {
        s.blob(
            &nodes![(x - 50.0, 784), (x, 768), (x + 50.0, 784), (x, 792)],
            Look::of(white).inflate(6.0).shadow(0.3),
        );
    }
    under(s, 250.0, 1106.0, 170.0);
    let coat = p.accent2.mix(p.dark, 0.35);
    let old = old.wearing(Dress::Gown, coat).hair(hair(&p, 5), Hair::Scarf);
    let old = Actor::new(old, 216.0, 1100.0, 720.0).sitting().feeling(Feeling::Tenderness);
    let old = old.with(|m| Mien { turn: 0.4, nod: 0.45, tilt: 8.0, gaze: [0.5, 0.9], tear: false, ..m });
    let old = old.hand(NEAR, 372.0, 846.0, Hand::Cover).hand(FAR, 436.0, 846.0, Hand::Cover);
    s.group(Group::new(), |s| {
        old.layers(s);
        // It lies along the bench.
        post(s, &[(860.0, 946.0), (720.0, 912.0), (560.0, 900.0), (420.0, 888.0)], 32.0);
        lantern_head(s, 428.0, 888.0, 178.0, 138.0);
        // Her shawl over it.
        s.blob(
            &nodes![
                (462, 850),
                (520, 838),
                (600, 852),
                (650, 880),
                (648, 958),
                (590, 966),
                (510, 952),
                (464, 930)
            ],
            Look::of(p.red.mix(p.wood, 0.15)).inflate(20.0).texture(0.25).grain(20.0),
        );
        for k in 0..6 {
            let x = 474.0 + k as f32 * 32.0;
            s.line(
                &nodes![(x, 946.0 + k as f32 * 2.4), (x - 3.0, 984.0 + k as f32 * 2.0)],
                5.0,
                Look::of(p.red.mix(p.wood, 0.35)),
            );
        }
    });
    old.arm(s, FAR);
    old.arm(s, NEAR);
    // The lump of street that came along with its foot.
    s.blob(
        &nodes![(770, 900), (840, 890; corner), (840, 1020; corner), (790, 1010), (760, 960)],
        Look::of(p.stone.dim(0.7)).inflate(12.0).texture(0.4),
    );
    s.glow(330.0, 892.0, 190.0, p.flame, 0.5);
    air::snowfall(s, 80);
    s.focus(276.0, 650.0, 150.0);
    s.focus(350.0, 890.0, 100.0);
    s.note("old_woman", Role::Subject);
    s.note("street_lamp", Role::Object);
    s.note("snowfield", Role::Setting);
}
