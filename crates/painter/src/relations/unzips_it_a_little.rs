//! The world has a zip, and somebody has found it.

use super::Camera;
use super::acting::*;
use super::kit::view;
use moonhare_scene::{Dot, Dots};

pub(super) static UNZIPS_IT_A_LITTLE: Relation = Relation {
    id: "unzips_it_a_little",
    themes: Themes::Shared,
    moods: &[Mood::Wonder, Mood::Mischief, Mood::Freedom],
    slots: &[],
    layouts: &[framed("snow", Setup::Slant, snow), view("night", Camera::CutOut, night)],
};

/// Teeth along one side of an open seam.
fn teeth(s: &mut Scene, points: &[Point], size: f32, side: f32) {
    let p = s.palette;
    let brass = Look::of(p.gold.mix(p.metal, 0.3)).inflate(size * 0.2).rim(1.8);
    for pair in points.windows(2) {
        let (a, b) = (pair[0], pair[1]);
        let d = a.distance(b).max(1.0);
        let (nx, ny) = (-(b.y - a.y) / d * side, (b.x - a.x) / d * side);
        s.limb(
            &nodes![
                (a.x - nx * size * 0.35, a.y - ny * size * 0.35),
                (a.x + nx * size * 0.5, a.y + ny * size * 0.5)
            ],
            &[size * 0.42, size * 0.5],
            brass,
        );
    }
}

/// The slider: its nose at (x, y), going at these degrees.
fn slider(s: &mut Scene, x: f32, y: f32, degrees: f32, size: f32) {
    let p = s.palette;
    let brass = p.gold.mix(p.metal, 0.25);
    s.at(&[shift(x, y), turn(degrees), scale(size / 100.0)], |s| {
        s.blob(&nodes![(46, 0), (30, -30), (-10, -40), (-46, -30; corner), (-34, 0), (-46, 30; corner), (-10, 40), (30, 30)], Look::of(brass).inflate(14.0).rim(1.9));
        s.limb(&nodes![(-20, 0), (20, 0)], &[18.0], Look::of(brass.dim(0.75)).inflate(5.0).rim(1.8));
    });
}

/// Points along a curve through two ends, bent by `bow` sideways.
fn bow(a: Point, b: Point, bow: f32, count: usize) -> Vec<Point> {
    let d = a.distance(b).max(1.0);
    let (nx, ny) = (-(b.y - a.y) / d, (b.x - a.x) / d);
    (0..=count)
        .map(|i| {
            let t = i as f32 / count as f32;
            let k = bow * 4.0 * t * (1.0 - t);
            point(lerp(a.x, b.x, t) + nx * k, lerp(a.y, b.y, t) + ny * k)
        })
        .collect()
}

/// On a snowfield a girl kneels and pulls a great zip open; in the cleft behind her are stars and a small moon, and at the far end somebody else comes along and closes it.
fn snow(c: &mut Composer) {
    let (girl, man) = (c.human(Kind::Girl), c.human(Kind::Grandad));
    let s = &mut c.scene;
    s.light_at(160.0, 180.0, 0.55);
    let p = s.palette;
    let white = p.white.mix(lch(0.86, 0.03, 250.0), 0.4);
    let blue = lch(0.7, 0.05, 258.0);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(blue.lighter(0.08)).to_along(white, 0.0, 0.0, 0.0, 700.0).flat().texture(0.25),
    );
    for (x, y, rx) in [(160.0, 300.0, 240.0), (660.0, 560.0, 240.0), (180.0, 820.0, 260.0)] {
        s.ellipse(x, y, rx, 40.0, Look::of(blue).alpha(0.4).soft(30.0).flat().shadow(0.0).rim(0.0));
    }
    for (x, y, h) in
        [(90.0, 230.0, 130.0), (160.0, 196.0, 100.0), (700.0, 700.0, 190.0), (770.0, 740.0, 220.0)]
    {
        s.place(motif("pine_tree"), At::new(x, y).height(h).standing().silent());
    }
    // The cleft, from low left up to her, and shut beyond.
    let (low, here, far) = (point(60.0, 1240.0), point(470.0, 690.0), point(700.0, 120.0));
    let (left, right) = (bow(here, low, -92.0, 34), bow(here, low, 120.0, 34));
    let mut rim: Vec<moonhare_scene::geometry::Node> = left.iter().map(|p| (*p).into()).collect();
    rim.extend(right.iter().rev().map(|p| moonhare_scene::geometry::Node::from(*p)));
    let gap = Path::polygon(&rim);
    let deep = lch(0.24, 0.09, 270.0).mix(p.sky[0], 0.2);
    s.part(&gap, Look::of(deep.lighter(0.06)).to(deep.dim(0.7)).emissive().flat());
    s.group(Group::new().clip(gap.clone()), |s| {
        let list = (0..170)
            .map(|_| {
                let r = s.rng.unit();
                Dot {
                    at: point(s.rng.range(40.0, 520.0), s.rng.range(680.0, 1240.0)),
                    radius: 1.2 + 3.0 * r * r * r,
                    colour: p.white,
                    alpha: s.rng.range(0.5, 1.0),
                    soft: 0.0,
                }
            })
            .collect();
        s.dots(Dots { list, ..Dots::default() });
        s.glow(250.0, 1010.0, 120.0, p.light, 0.7);
        s.ellipse(250.0, 1010.0, 34.0, 34.0, Look::lamp(p.white.mix(p.flame, 0.25)));
        s.ellipse(266.0, 1000.0, 30.0, 30.0, Look::lamp(deep.dim(0.9)));
    });
    // The lips of the snow, and the tape with its teeth.
    for (side, points) in [(-1.0, &left), (1.0, &right)] {
        let nodes: Vec<moonhare_scene::geometry::Node> = points.iter().map(|p| (*p).into()).collect();
        s.limb(&nodes, &[20.0, 46.0, 52.0], Look::of(white.lighter(0.03)).inflate(16.0).shadow(0.5));
        teeth(s, points, 30.0, side);
    }
    let shut = bow(here, far, -36.0, 40);
    let nodes: Vec<moonhare_scene::geometry::Node> = shut.iter().map(|p| (*p).into()).collect();
    s.limb(&nodes, &[40.0, 22.0, 8.0], Look::of(white.dim(0.9)).inflate(6.0).shadow(0.3));
    for (i, pair) in shut.windows(2).enumerate() {
        let k = lerp(26.0, 6.0, i as f32 / 40.0);
        teeth(s, &[pair[0], pair[1]], k, if i % 2 == 0 { 1.0 } else { -1.0 });
    }
    // Who comes from the other end: open again behind him.
    s.blob(&nodes![(650, 232), (672, 150), (720, 60), (800, -20; corner), (740, -20; corner), (690, 70), (652, 160)], Look::of(deep).flat());
    for (x, y) in [(690.0, 110.0), (720.0, 50.0), (672.0, 170.0), (752.0, 8.0)] {
        s.dot(x, y, 2.4, Look::lamp(p.white));
    }
    slider(s, 650.0, 240.0, 112.0, 44.0);
    let man = man.wearing(Dress::Coat, p.dark.mix(p.accent2, 0.3)).hat(Hat::Bowler, p.dark);
    let small = Actor::new(man, 610.0, 262.0, 150.0)
        .feeling(Feeling::Calm)
        .lean(14.0)
        .hand(FAR, 650.0, 226.0, Hand::Grip)
        .hand(NEAR, 640.0, 232.0, Hand::Grip);
    under(s, 608.0, 262.0, 36.0);
    small.paint(s);
    // She.
    slider(s, here.x + 6.0, here.y - 4.0, -58.0, 124.0);
    under(s, 560.0, 816.0, 150.0);
    let who = girl.wearing(Dress::Coat, p.red).hat(Hat::Woolly, p.gold).scarf(p.accent2);
    let her = Actor::new(who, 590.0, 816.0, 470.0).left().kneeling().feeling(Feeling::Mischief);
    let her = her.with(|m| Mien { turn: 0.55, nod: 0.4, gaze: [0.6, 0.9], ..m });
    let her = her.hand(FAR, 486.0, 640.0, Hand::Grip).hand(NEAR, 500.0, 660.0, Hand::Grip);
    s.group(Group::new(), |s| {
        s.limb(
            &nodes![(here.x + 10.0, here.y - 6.0), (496, 650), (520, 620)],
            &[17.0, 15.0, 15.0],
            Look::of(p.gold.mix(p.metal, 0.25)).inflate(5.0).rim(1.8),
        );
        her.layers(s);
    });
    her.fingers(s, NEAR);
    s.focus(560.0, 560.0, 140.0);
    s.focus(250.0, 1000.0, 110.0);
    s.focus(630.0, 190.0, 70.0);
    s.note("girl", Role::Subject);
    s.note("snowfield", Role::Setting);
    s.note("star", Role::Object);
    s.note("old_man", Role::Witness);
}

/// In a bedroom the dark itself has a zip from ceiling to floor: an old man in a nightcap has pulled it down to his chin and peers through at a bright morning; in bed his wife holds out her hand for him to stop.
fn night(c: &mut Composer) {
    let (old, wife) = (c.human(Kind::Grandad), c.human(Kind::Granny));
    let s = &mut c.scene;
    s.light_at(560.0, 380.0, 0.6);
    let p = s.palette;
    let dark = lch(0.25, 0.065, 270.0).mix(p.sky[0], 0.25);
    backdrop(s, dark.dim(0.7), dark);
    thick_stars(s, 160, 560.0);
    let (top, here) = (point(560.0, -60.0), point(520.0, 590.0));
    let (left, right) = (bow(here, top, 110.0, 30), bow(here, top, -118.0, 30));
    let mut rim: Vec<moonhare_scene::geometry::Node> = left.iter().map(|p| (*p).into()).collect();
    rim.extend(right.iter().rev().map(|p| moonhare_scene::geometry::Node::from(*p)));
    let gap = Path::polygon(&rim);
    let day = lch(0.9, 0.06, 90.0).mix(p.sky[3], 0.15);
    s.part(&gap, Look::of(lch(0.78, 0.08, 220.0)).to(day).emissive().flat());
    s.group(Group::new().clip(gap), |s| {
        s.glow(540.0, 420.0, 220.0, p.white, 0.8);
        s.blob(&nodes![(400, 470; corner), (500, 430), (620, 452), (700, 430; corner), (700, 640; corner), (400, 640; corner)], Look::of(p.leaf.lighter(0.12)).flat());
        s.place(motif("house"), At::new(572.0, 456.0).height(74.0).standing().silent());
        s.place(motif("oak"), At::new(514.0, 452.0).height(90.0).standing().silent());
    });
    for (side, points) in [(1.0, &left), (-1.0, &right)] {
        let nodes: Vec<moonhare_scene::geometry::Node> = points.iter().map(|p| (*p).into()).collect();
        s.limb(&nodes, &[22.0, 50.0, 44.0], Look::of(dark.lighter(0.07)).inflate(15.0).shadow(0.6));
        teeth(s, points, 26.0, side);
    }
    for k in 0..22 {
        let y = 618.0 + k as f32 * 21.0;
        let x = 520.0 - k as f32 * 0.8;
        teeth(s, &[point(x, y), point(x, y + 21.0)], 22.0, if k % 2 == 0 { 1.0 } else { -1.0 });
    }
    // The light that falls in.
    shine(s, &nodes![(470, 520), (590, 520), (470, 1140), (40, 1140)], day, 0.24);
    s.glow(540.0, 330.0, 420.0, p.light, 0.6);
    floor(s, 1050.0, p.wood.mix(dark, 0.45));
    s.ellipse(270.0, 1120.0, 220.0, 40.0, Look::of(day).emissive().alpha(0.3).soft(18.0).shadow(0.0));
    // The bed, and she.
    s.rect(-20.0, 700.0, 40.0, 420.0, Look::of(p.wood.mix(dark, 0.3)).inflate(10.0));
    s.ellipse(96.0, 850.0, 110.0, 62.0, Look::of(p.white.mix(dark, 0.2)).inflate(24.0));
    let wife = wife
        .hair(hair(&p, 5), Hair::Bun)
        .wearing(Dress::Nightshirt, p.accent.mix(p.cream, 0.4))
        .hat(Hat::Nightcap, p.cream);
    let she = Actor::new(wife, 96.0, 1330.0, 620.0).feeling(Feeling::Fear);
    let she = she
        .with(|m| Mien { turn: 0.5, gaze: [0.8, -0.2], ..m })
        .hand(FAR, 300.0, 850.0, Hand::Reach)
        .hand(NEAR, 120.0, 980.0, Hand::Grip);
    she.paint(s);
    s.blob(&nodes![(-40, 990; corner), (120, 960), (260, 990), (330, 1060), (340, 1180; corner), (-40, 1180; corner)], Look::of(p.red.mix(dark, 0.3)).to(p.red.mix(dark, 0.55)).inflate(26.0).texture(0.25));
    she.fingers(s, NEAR);
    // He.
    under(s, 672.0, 1140.0, 130.0);
    slider(s, here.x, here.y + 14.0, 90.0, 96.0);
    let old = old.wearing(Dress::Nightshirt, p.cream.mix(p.accent2, 0.3)).hat(Hat::Nightcap, p.red);
    let him = Actor::new(old, 692.0, 1140.0, 720.0).left().lean(6.0).feeling(Feeling::Awe);
    let him = him.with(|m| Mien { turn: 0.6, nod: -0.1, gaze: [0.7, -0.3], ..m });
    let him = him.hand(FAR, 552.0, 664.0, Hand::Grip).hand(NEAR, 572.0, 694.0, Hand::Grip);
    s.limb(
        &nodes![(here.x, here.y + 30.0), (528, 680), (532, 716)],
        &[14.0, 13.0, 14.0],
        Look::of(p.gold.mix(p.metal, 0.25)).inflate(5.0).rim(1.8),
    );
    him.paint(s);
    // A rooster under the bed has its beak tied with a scarf.
    s.place(motif("rooster"), At::new(400.0, 1196.0).height(110.0).standing().silent());
    s.focus(600.0, 530.0, 140.0);
    s.focus(140.0, 790.0, 110.0);
    s.note("old_man", Role::Subject);
    s.note("old_woman", Role::Witness);
    s.note("star", Role::Object);
    s.note("rooster", Role::Detail);
}
