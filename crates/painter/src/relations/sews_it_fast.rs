//! A needle, a thread, and somebody who is to stay, or to go.

use super::acting::*;
use super::bust::face;
use crate::settings::{air, interior};

pub(super) static SEWS_IT_FAST: Relation = Relation {
    id: "sews_it_fast",
    themes: Themes::Only(&["half-asleep", "lost-kites", "moth-court"]),
    moods: &[Mood::Freedom, Mood::Tenderness, Mood::Longing],
    slots: &[],
    layouts: &[framed("wings", Setup::Company, wings), framed("sleeves", Setup::NearDark, sleeves)],
};

/// Stitches across a seam from a to b.
fn stitches(s: &mut Scene, a: Point, b: Point, count: usize, size: f32) {
    let red = s.palette.red;
    for k in 0..count {
        let m = a.towards(b, (k as f32 + 0.5) / count as f32);
        let (dx, dy) = ((b.x - a.x) / a.distance(b), (b.y - a.y) / a.distance(b));
        let (nx, ny) = (-dy * size, dx * size);
        for lean in [-0.35, 0.35] {
            s.limb(
                &nodes![
                    (m.x - nx + dx * size * lean, m.y - ny + dy * size * lean),
                    (m.x + nx - dx * size * lean, m.y + ny - dy * size * lean)
                ],
                &[size * 0.22],
                Look::of(red).inflate(2.0),
            );
        }
    }
}

/// A boy from behind, to whom an old woman sews great white wings; his face is in the mirror, and a plucked goose in a blanket looks on.
fn wings(c: &mut Composer) {
    let (boy, old) = (c.human(Kind::Boy), c.human(Kind::Granny));
    c.room(1010.0, (600.0, 120.0));
    let s = &mut c.scene;
    let p = s.palette;
    interior::window(s, 640.0, 230.0, 190.0, 270.0);
    // The mirror, and his face in it.
    let boy = boy.wearing(Dress::Shirt, p.cream.mix(p.accent2, 0.35)).legs(p.wood_dark, p.ink);
    s.ellipse(196.0, 330.0, 138.0, 190.0, Look::of(p.gold.mix(p.wood, 0.3)).inflate(16.0));
    s.group(Group::new().clip(Path::ellipse(196.0, 330.0, 112.0, 164.0)), |s| {
        s.rect(70.0, 150.0, 260.0, 360.0, Look::of(p.sky[2].mix(p.white, 0.3)).to(p.mid).flat().shadow(0.0));
        s.blob(
            &nodes![(90, 520), (110, 440), (196, 410), (284, 440), (300, 520)],
            Look::of(boy.coat).inflate(20.0),
        );
        s.at(&[shift(200.0, 340.0), scale(1.75)], |s| {
            head(s, &boy, &Mien { tear: false, ..face(Feeling::Brave, 0.25, (0.5, 0.2)) }, View::Front);
        });
    });
    s.focus(196.0, 340.0, 110.0);
    // He from behind.
    let back = Actor::new(boy, 380.0, 1330.0, 950.0).back();
    let back = back.hand_own(NEAR, -24.0, -34.0, Hand::Fist).hand_own(FAR, 24.0, -34.0, Hand::Fist);
    back.paint(s);
    // The wings.
    let white = p.white.mix(p.cream, 0.3);
    for side in [-1.0, 1.0] {
        let root = point(380.0 + side * 44.0, 800.0);
        for k in 0..9 {
            let t = k as f32 / 8.0;
            let a = radians(lerp(-64.0, 66.0, t));
            let l = lerp(330.0, 190.0, (t - 0.3).abs() * 1.2);
            let tip = point(root.x + side * cos(a) * l, root.y + sin(a) * l);
            let mid = point(lerp(root.x, tip.x, 0.55), lerp(root.y, tip.y, 0.55) - 16.0);
            s.limb(
                &nodes![(root.x, root.y), (mid.x, mid.y), (tip.x, tip.y)],
                &[30.0, 66.0, 22.0],
                Look::of(white.dim(0.94 + 0.06 * (k % 2) as f32)).inflate(10.0).texture(0.3).shadow(0.6),
            );
            s.line(
                &nodes![(root.x, root.y), (mid.x, mid.y), (tip.x, tip.y)],
                3.0,
                Look::of(p.grey).alpha(0.5).flat(),
            );
        }
        s.blob(
            &nodes![
                (root.x - side * 20.0, root.y - 80.0),
                (root.x + side * 90.0, root.y - 150.0),
                (root.x + side * 130.0, root.y - 60.0),
                (root.x + side * 50.0, root.y + 70.0),
                (root.x - side * 20.0, root.y + 60.0)
            ],
            Look::of(white).inflate(26.0).texture(0.35).fur(6.0, 90.0, 6.0),
        );
        stitches(
            s,
            point(root.x - side * 16.0, root.y - 76.0),
            point(root.x - side * 16.0, root.y + 60.0),
            if side < 0.0 { 5 } else { 2 },
            22.0,
        );
    }
    s.focus(400.0, 800.0, 150.0);
    // She.
    let old = old.wearing(Dress::Apron, p.accent.mix(p.dark, 0.3)).glasses();
    let old = Actor::new(old, 668.0, 1340.0, 1000.0)
        .left()
        .lean(10.0)
        .feeling(Feeling::Calm)
        .looking_at(point(440.0, 800.0));
    let old = old.with(|m| Mien { tongue: true, ..m }).hand(NEAR, 476.0, 782.0, Hand::Pinch).hand(
        FAR,
        520.0,
        700.0,
        Hand::Cover,
    );
    s.group(Group::new(), |s| {
        old.arm(s, FAR);
        old.legs(s);
        old.body(s);
        old.head(s);
        let g = old.grip(NEAR);
        old.arm_with(s, NEAR, |s| {
            s.limb(
                &nodes![(g.x + 22.0, g.y - 26.0), (g.x - 60.0, g.y + 30.0)],
                &[7.0, 3.0],
                Look::of(p.metal.lighter(0.3)).inflate(2.0).rim(1.6),
            );
            s.line(
                &nodes![
                    (g.x + 22.0, g.y - 26.0),
                    (g.x + 80.0, g.y + 60.0),
                    (g.x - 10.0, g.y + 120.0),
                    (412.0, 760.0)
                ],
                5.0,
                Look::of(p.red),
            );
        });
    });
    // Who gave the feathers.
    let goose = Person::new(Kind::Goose, &p)
        .skin(p.pink.mix(p.cream, 0.4))
        .wearing(Dress::Robe, p.red.mix(p.dark, 0.2));
    let goose = Actor::new(goose, 110.0, 1240.0, 430.0)
        .feeling(Feeling::Sorrow)
        .weeping()
        .looking_at(point(380.0, 760.0));
    goose.hand_own(NEAR, 8.0, -48.0, Hand::Grip).hand_own(FAR, 14.0, -52.0, Hand::Hidden).paint(s);
    for (x, y, t) in [(250.0, 1180.0, 30.0), (560.0, 1190.0, -50.0), (210.0, 1060.0, 80.0)] {
        s.place(motif("feather"), At::new(x, y).height(60.0).centred().turned(t).silent());
    }
    s.note("boy", Role::Subject);
    s.note("old_woman", Role::Object);
    s.note("goose", Role::Detail);
    s.note("mirror", Role::Detail);
}

/// By candlelight a woman sews the sleeve of a sleeping man to her own; at the window a ship waits under steam, and scissors look out of his pocket.
fn sleeves(c: &mut Composer) {
    let (man, woman) = (c.human(Kind::Man), c.human(Kind::Woman));
    let s = &mut c.scene;
    s.light_at(410.0, 900.0, 0.5);
    let p = s.palette;
    let dark = p.dark.mix(p.accent2, 0.2).dim(0.8);
    backdrop(s, dark, dark.lighter(0.05));
    // The harbour in the window.
    s.rect(430.0, 60.0, 300.0, 340.0, Look::of(p.wood).inflate(8.0));
    s.group(Group::new().clip(Path::rect(450.0, 80.0, 260.0, 300.0)), |s| {
        s.rect(440.0, 70.0, 280.0, 320.0, Look::of(p.sky[1]).to(p.sky[3]).flat().shadow(0.0));
        s.rect(440.0, 300.0, 280.0, 100.0, Look::of(known_water(s).dim(0.6)).flat().shadow(0.0));
        s.place(motif("steamship"), At::new(590.0, 330.0).width(230.0).standing().silent());
        for (x, y, r) in [(570.0, 150.0, 34.0), (620.0, 120.0, 44.0), (680.0, 100.0, 50.0)] {
            s.ellipse(x, y, r, r * 0.7, Look::of(p.white).alpha(0.5).soft(10.0).flat().shadow(0.0));
        }
        air::stars(s, 6, 200.0);
    });
    s.limb(&nodes![(580, 70), (580, 390)], &[12.0], Look::of(p.wood).inflate(4.0));
    s.limb(&nodes![(440, 230), (720, 230)], &[12.0], Look::of(p.wood).inflate(4.0));
    s.glow(410.0, 840.0, 480.0, p.flame, 0.5);
    // The settle they sit on.
    s.blob(&nodes![(-40, 560; corner), (60, 500), (400, 530), (740, 500), (840, 560; corner), (840, 1250; corner), (-40, 1250; corner)], Look::of(p.red.mix(p.dark, 0.5)).inflate(20.0).texture(0.3));
    let (his, hers) = (p.accent2.mix(p.dark, 0.15), p.accent);
    let man = man.wearing(Dress::Coat, his).hat(Hat::Cap, p.dark).bearded();
    let man = Actor::new(man, 230.0, 1390.0, 1080.0).front().lean(5.0).feeling(Feeling::Asleep);
    let man = man.with(|m| Mien { turn: 0.25, tilt: 16.0, nod: 0.4, ..m }).head_moved(3.0, 2.0);
    let man = man.hand(FAR, 400.0, 1010.0, Hand::Rest).hand_own(NEAR, -20.0, -30.0, Hand::Rest);
    let she = woman.wearing(Dress::Gown, hers).cloth(Cloth::Dots);
    let she = Actor::new(she, 584.0, 1390.0, 1040.0).front().feeling(Feeling::Brave).weeping();
    let she = she.with(|m| Mien { turn: -0.3, gaze: [-0.5, 0.55], tilt: -8.0, nod: 0.35, ..m });
    let she = she.hand(NEAR, 430.0, 1040.0, Hand::Rest).hand(FAR, 560.0, 880.0, Hand::Pinch).elbow(FAR, -1.0);
    man.paint(s);
    s.group(Group::new(), |s| {
        she.legs(s);
        she.body(s);
        she.head(s);
        she.arm(s, NEAR);
    });
    // The seam from wrist to elbow.
    stitches(s, point(404.0, 1000.0), point(420.0, 860.0), 5, 26.0);
    s.group(Group::new(), |s| {
        let g = she.grip(FAR);
        she.arm_with(s, FAR, |s| {
            s.limb(
                &nodes![(g.x + 10.0, g.y - 34.0), (g.x - 30.0, g.y + 46.0)],
                &[8.0, 3.0],
                Look::of(p.metal.lighter(0.3)).inflate(2.0).rim(1.6),
            );
            s.line(
                &nodes![
                    (g.x + 10.0, g.y - 34.0),
                    (g.x - 40.0, g.y - 80.0),
                    (g.x - 110.0, g.y - 30.0),
                    (420.0, 862.0)
                ],
                5.0,
                Look::of(p.red),
            );
        });
    });
    // What he keeps in his pocket.
    s.place(motif("scissors"), At::new(118.0, 1110.0).height(170.0).centred().turned(160.0).silent());
    s.blob(
        &nodes![(50, 1100; corner), (190, 1108; corner), (196, 1250), (44, 1250)],
        Look::of(his.lighter(0.05)).inflate(12.0).texture(0.2),
    );
    candle(s, 730.0, 1230.0, 90.0);
    s.place(motif("suitcase"), At::new(610.0, 1240.0).height(150.0).standing().silent());
    s.focus(240.0, 460.0, 150.0);
    s.focus(570.0, 480.0, 150.0);
    s.focus(430.0, 930.0, 120.0);
    s.note("woman", Role::Subject);
    s.note("gentleman", Role::Object);
    s.note("thread", Role::Detail);
    s.note("scissors", Role::Detail);
    s.note("steamship", Role::Detail);
}
