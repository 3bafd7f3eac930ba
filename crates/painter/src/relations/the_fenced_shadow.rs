//! What was fenced in has walked out.

mod moonlight;

use super::acting::*;
use crate::settings::terrain;

pub(super) static THE_FENCED_SHADOW: Relation = Relation {
    id: "the_fenced_shadow",
    themes: Themes::Only(&["roots", "tides"]),
    moods: &[Mood::Greed, Mood::Freedom, Mood::Mischief],
    slots: &[],
    layouts: &[
        framed("meadow", Setup::LongSky, meadow),
        framed("moonlight", Setup::Gap, moonlight::moonlight),
    ],
};

/// A rail fence through points, its posts so high.
fn fence(s: &mut Scene, points: &[Point], h: f32) {
    let p = s.palette;
    let look = Look::of(p.wood.lighter(0.08)).inflate(h * 0.05).grain(0.0).texture(0.25).shadow(0.5);
    for pair in points.windows(2) {
        for k in [0.85, 0.45] {
            s.limb(
                &nodes![(pair[0].x, pair[0].y - h * k), (pair[1].x, pair[1].y - h * k)],
                &[h * 0.13],
                look,
            );
        }
    }
    for at in points {
        s.limb(&nodes![(at.x, at.y), (at.x, at.y - h)], &[h * 0.17, h * 0.14], look);
    }
}

/// A farmer has locked a fence round a cloud's shadow; the shadow lies beside it now, with all the sheep asleep in it, and he stares over the rail. On the hills stand older fences, all empty.
fn meadow(c: &mut Composer) {
    let farmer = c.human(Kind::Grandad);
    let s = &mut c.scene;
    s.light_at(640.0, 80.0, 0.6);
    let p = s.palette;
    let (sky, haze) = (lch(0.68, 0.1, 240.0), lch(0.9, 0.06, 95.0));
    s.rect(-20.0, -20.0, 840.0, 800.0, Look::of(sky.mix(p.sky[1], 0.15)).to(haze).flat());
    s.glow(650.0, 90.0, 300.0, lch(0.95, 0.1, 95.0), 0.8);
    // The cloud, pleased with itself.
    let white = p.white.mix(haze, 0.1);
    for (x, y, w, h) in [
        (116.0, 276.0, 120.0, 66.0),
        (410.0, 276.0, 130.0, 68.0),
        (180.0, 186.0, 100.0, 76.0),
        (330.0, 190.0, 110.0, 80.0),
        (258.0, 250.0, 190.0, 112.0),
    ] {
        s.ellipse(x, y, w, h, Look::of(white).inflate(34.0).soft(3.0).shadow(0.0).texture(0.1));
    }
    let smug = Mien {
        upper: [0.7, 0.7],
        curve: 0.8,
        cheek: 1.4,
        ..Feeling::Tenderness.mien().facing(0.3).tilted(-4.0)
    };
    visage(s, 262.0, 244.0, 190.0, &smug, white);
    s.focus(262.0, 244.0, 120.0);
    // Hills with older fences.
    let grass = lch(0.68, 0.13, 122.0).mix(p.leaf, 0.2);
    for (y, k) in [(560.0, 0.5), (640.0, 0.25)] {
        let ridge = terrain::ridge(s, y, 40.0, 8);
        terrain::land(s, &ridge, grass.mix(haze, k), grass.mix(haze, k).dim(0.9), 6.0);
    }
    for (x, y, w, h) in [
        (600.0, 560.0, 90.0, 26.0),
        (250.0, 590.0, 70.0, 22.0),
        (730.0, 640.0, 80.0, 30.0),
        (470.0, 650.0, 110.0, 34.0),
    ] {
        let ring: Vec<Point> = (0..=8)
            .map(|k| {
                let a = radians(k as f32 * 45.0);
                point(x + cos(a) * w * (0.86 + 0.14 * cos(a * 3.0)), y + sin(a) * w * 0.26)
            })
            .collect();
        fence(s, &ring, h);
    }
    s.focus(600.0, 600.0, 130.0);
    s.rect(-20.0, 720.0, 840.0, 540.0, Look::of(grass.lighter(0.03)).to(grass.dim(0.8)).flat().texture(0.3));
    // Its shadow has moved out.
    let dark = grass.dim(0.5).mix(lch(0.3, 0.08, 265.0), 0.4);
    for (x, y, w, h) in [
        (200.0, 1010.0, 240.0, 110.0),
        (60.0, 1060.0, 180.0, 80.0),
        (350.0, 1070.0, 170.0, 76.0),
        (240.0, 1110.0, 220.0, 70.0),
    ] {
        s.ellipse(x, y, w, h, Look::of(dark).flat().soft(4.0).shadow(0.0).rim(0.0));
    }
    // The fence with gate and lock, round nothing.
    let ring: Vec<Point> = (0..7)
        .map(|k| {
            let a = radians(180.0 + k as f32 * 30.0);
            point(610.0 + cos(a) * 210.0, 940.0 + sin(a) * 90.0)
        })
        .collect();
    fence(s, &ring, 120.0);
    // The sheep, in the shade.
    for (x, y, h, left) in [(110.0, 960.0, 110.0, false), (300.0, 950.0, 110.0, true)] {
        let b = Beast::new(Species::Sheep, x, y, h).feeling(Feeling::Calm);
        if left { b.left().paint(s) } else { b.paint(s) }
    }
    let ewe = Person::new(Kind::Sheep, &p).skin(lch(0.56, 0.035, 60.0));
    for (i, (x, y, size, f)) in
        [(112.0, 1070.0, 1.25, Feeling::Asleep), (306.0, 1096.0, 1.45, Feeling::Mischief)]
            .into_iter()
            .enumerate()
    {
        let wool = p.white.mix(dark, 0.12 + 0.06 * i as f32);
        s.at(&[shift(x, y), scale(size)], |s| {
            s.blob(
                &nodes![(-90, 40), (-96, -6), (-60, -40), (-6, -50), (50, -40), (84, -6), (80, 42), (0, 56)],
                Look::of(wool).inflate(22.0).fur(8.0, 40.0, 6.0),
            );
            s.limb(
                &nodes![(-50, 44), (-20, 54), (30, 52)],
                &[18.0, 16.0, 12.0],
                Look::of(ewe.skin).inflate(6.0),
            );
            let m = Mien { tilt: 10.0, gaze: [0.9, -0.3], ..f.mien() };
            s.at(&[shift(58.0, -30.0), turn(8.0), scale(0.74)], |s| head(s, &ewe, &m, View::Front));
            s.focus(58.0, -30.0, 50.0);
        });
    }
    // He.
    let who = farmer.wearing(Dress::Shirt, p.red).cloth(Cloth::Stripes).hat(Hat::Straw, p.gold).bearded();
    under(s, 640.0, 1050.0, 130.0);
    let a = Actor::new(who, 640.0, 1060.0, 470.0).left().feeling(Feeling::Offended);
    let a = a
        .with(|m| Mien {
            upper: [-0.05, -0.05],
            open: 0.4,
            brow: [0.8, 0.5],
            ..m.facing(0.55).tilted(-3.0).glancing(0.8, 0.4)
        })
        .hand(FAR, 548.0, 900.0, Hand::Rest)
        .hand(NEAR, 706.0, 846.0, Hand::Grip);
    let g = a.grip(NEAR);
    s.group(Group::new(), |s| {
        for d in [-12.0, 6.0, 22.0] {
            s.limb(
                &nodes![(g.x - 96.0 + d, g.y - 150.0 + d), (g.x + 90.0, g.y + 130.0 - d)],
                &[26.0],
                Look::of(p.wood).inflate(8.0).grain(0.0).texture(0.3),
            );
        }
        a.paint(s);
        a.fingers(s, NEAR);
    });
    let front: Vec<Point> =
        [(400.0, 940.0), (452.0, 1000.0), (540.0, 1040.0), (640.0, 1056.0), (740.0, 1040.0), (830.0, 1000.0)]
            .map(|(x, y)| point(x, y + 40.0))
            .to_vec();
    fence(s, &front, 140.0);
    s.rect(560.0, 958.0, 76.0, 66.0, Look::of(p.gold).inflate(10.0).rim(1.7).shadow(0.9));
    s.stroke(
        &Path::curve(&nodes![(576, 960), (580, 916), (616, 916), (620, 960)]),
        12.0,
        Look::of(p.metal).inflate(4.0).rim(1.6),
    );
    s.limb(&nodes![(598, 984), (598, 1004)], &[14.0, 8.0], Look::of(p.ink).flat());
    s.focus(598.0, 985.0, 60.0);
    terrain::grass(s, 1190.0, 60, 50.0, [0.0, 800.0]);
    s.note("old_man", Role::Subject);
    s.note("sheep", Role::Object);
    s.note("cloud", Role::Object);
    s.note("hills", Role::Setting);
}
