//! Two who look for each other, and one thing between them.

use super::acting::*;
use super::bust::face;
use crate::actors::Mien;

pub(super) static WAITS_ON_THE_OTHER_SIDE: Relation = Relation {
    id: "waits_on_the_other_side",
    themes: Themes::Only(&["moonhare", "tides", "lost-kites"]),
    moods: &[Mood::Longing, Mood::Mischief, Mood::Loneliness],
    slots: &[],
    layouts: &[framed("tree", Setup::Hinge, tree), framed("haystack", Setup::Spiral, haystack)],
};

/// Footprints on an ellipse around (x, y): pairs, so large.
fn ring(s: &mut Scene, x: f32, y: f32, rx: f32, ry: f32, size: f32, colour: Colour) {
    let n = ((rx + ry) * 3.0 / (size * 2.7)) as usize;
    for k in 0..n {
        let a = radians(k as f32 * 360.0 / n as f32);
        let off = if k % 2 == 0 { 1.0 } else { 1.0 + size * 0.9 / rx };
        let (px, py) = (x + cos(a) * rx * off, y + sin(a) * ry * off);
        let near = 0.7 + 0.5 * (sin(a) + 1.0) / 2.0;
        s.ellipse(
            px,
            py,
            size * near * (0.5 + 0.4 * sin(a).abs()),
            size * near * 0.42,
            Look::of(colour).flat().alpha(0.62).soft(2.0).shadow(0.0).rim(0.0),
        );
    }
}

/// Flowers in paper at (x, y), opening upward.
fn flowers(s: &mut Scene, x: f32, y: f32, k: f32, colour: Colour) {
    let p = s.palette;
    for (i, (dx, dy)) in
        [(-44.0, -92.0), (0.0, -118.0), (44.0, -94.0), (-20.0, -66.0), (22.0, -68.0)].into_iter().enumerate()
    {
        s.limb(&nodes![(x, y), (x + dx * k, y + dy * k)], &[7.0 * k], Look::of(p.leaf));
        for j in 0..5 {
            let a = radians(j as f32 * 72.0 + i as f32 * 20.0);
            s.dot(
                x + (dx + cos(a) * 15.0) * k,
                y + (dy + sin(a) * 15.0) * k,
                12.0 * k,
                Look::of(colour).inflate(3.0 * k),
            );
        }
        s.dot(x + dx * k, y + dy * k, 9.0 * k, Look::of(p.wood_dark).inflate(2.0));
    }
    s.poly(
        &nodes![
            (x - 34.0 * k, y - 44.0 * k),
            (x + 34.0 * k, y - 44.0 * k),
            (x + 8.0 * k, y + 34.0 * k),
            (x - 8.0 * k, y + 34.0 * k)
        ],
        Look::of(p.paper).inflate(8.0 * k).texture(0.2),
    );
}

/// A broad tree in the snow: left of it a man with flowers frowns at his watch, right of it a woman with flowers; their tracks are rings. A dog lies between.
fn tree(c: &mut Composer) {
    let (man, woman) = (c.human(Kind::Man), c.human(Kind::Woman));
    let s = &mut c.scene;
    s.light_at(640.0, 160.0, 0.5);
    let p = s.palette;
    let dusk = [p.sky[0].mix(p.accent2, 0.2), p.sky[2], p.sky[3]];
    s.paint_sky(Sky {
        stops: vec![(0.0, dusk[0]), (0.35, dusk[1]), (0.6, dusk[2]), (1.0, dusk[2])],
        ..Sky::of(&p, 0.5, 0.3)
    });
    for (x, h) in
        [(40.0, 190.0), (120.0, 140.0), (690.0, 170.0), (770.0, 220.0), (610.0, 110.0), (210.0, 120.0)]
    {
        s.place(
            motif("pine_tree"),
            At::new(x, 560.0).height(h).standing().silent().group(Group::new().fog(0.55)),
        );
    }
    let snow = p.white.mix(p.sky[2], 0.12);
    s.blob(&nodes![(-40, 560; corner), (200, 530), (420, 548), (640, 526), (840, 556; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(snow).to(snow.mix(p.accent2, 0.22)).inflate(8.0).texture(0.12));
    let print = p.ambient.mix(p.accent2, 0.3).lighter(0.06);
    ring(s, 400.0, 900.0, 392.0, 262.0, 13.0, print);
    ring(s, 400.0, 900.0, 330.0, 196.0, 20.0, print);
    ring(s, 400.0, 900.0, 262.0, 138.0, 27.0, print);
    // The tree.
    let bark = p.wood_dark.mix(p.dark, 0.25);
    let look = |c: Colour| Look::of(c).inflate(36.0).texture(0.4).grain(90.0).hatch(1.2).hatch_along(90.0);
    for (a, b, w) in [
        ((330.0, 210.0), (40.0, -10.0), 90.0),
        ((470.0, 190.0), (770.0, -10.0), 96.0),
        ((300.0, 330.0), (20.0, 190.0), 54.0),
        ((500.0, 340.0), (790.0, 210.0), 56.0),
    ] {
        s.limb(
            &nodes![(a.0, a.1), ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0 + 24.0), (b.0, b.1)],
            &[w, w * 0.7, w * 0.4],
            look(bark),
        );
        s.limb(
            &nodes![
                (a.0, a.1 - w * 0.4),
                ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0 + 24.0 - w * 0.34),
                (b.0, b.1 - w * 0.2)
            ],
            &[10.0, 18.0, 10.0],
            Look::of(snow).inflate(6.0).shadow(0.2),
        );
    }
    s.blob(&nodes![(266, -30; corner), (534, -30; corner), (496, 300), (480, 640), (500, 840), (590, 930), (500, 930), (400, 960), (300, 930), (210, 930), (300, 840), (320, 640), (304, 300)], look(bark));
    s.blob(
        &nodes![(356, 470), (400, 440), (444, 470), (440, 540), (400, 566), (360, 540)],
        Look::of(bark.dim(0.6)).inflate(10.0),
    );
    // He.
    under(s, 196.0, 1000.0, 110.0);
    let man = man.wearing(Dress::Coat, p.accent2.mix(p.dark, 0.2)).hat(Hat::Bowler, p.dark).scarf(p.red);
    let a = Actor::new(man, 196.0, 1000.0, 620.0).left().feeling(Feeling::Suspicion);
    let a = a.hand_own(FAR, 16.0, -58.0, Hand::Grip).hand_own(NEAR, 8.0, -46.0, Hand::Grip);
    let (w, f) = (a.grip(FAR), a.grip(NEAR));
    let a = a.looking_at(w).with(|m| Mien {
        brow: [-0.4, -0.3],
        slant: [-18.0, -14.0],
        curve: -0.6,
        upper: [0.34, 0.34],
        ..m
    });
    s.group(Group::new(), |s| {
        a.arm_with(s, FAR, |s| {
            s.place(motif("pocket_watch"), At::new(w.x - 6.0, w.y - 8.0).height(92.0).centred().silent());
        });
        a.legs(s);
        a.body(s);
        a.head(s);
        a.arm_with(s, NEAR, |s| flowers(s, f.x, f.y, 1.15, p.red));
    });
    // She.
    under(s, 616.0, 1000.0, 110.0);
    let woman = woman.wearing(Dress::Gown, p.red.mix(p.accent, 0.3)).hat(Hat::Woolly, p.cream);
    let b = Actor::new(woman, 616.0, 1000.0, 600.0).feeling(Feeling::Sorrow);
    let b = b.with(|m| {
        Mien { tear: false, brow: [0.5, 0.5], tilt: 4.0, nod: 0.1, ..m }.facing(0.6).glancing(0.8, -0.1)
    });
    let m = b.mouth();
    let b = b.hand(FAR, m.x + 20.0, m.y + 40.0, Hand::Fist).hand_own(NEAR, 2.0, -46.0, Hand::Grip);
    let f = b.grip(NEAR);
    s.group(Group::new(), |s| {
        b.legs(s);
        b.body(s);
        b.head(s);
        b.arm(s, FAR);
        b.arm_with(s, NEAR, |s| flowers(s, f.x, f.y, 1.15, p.gold));
    });
    // The dog knows both.
    let dog = Person::new(Kind::Dog, &p).wearing(Dress::Fur, p.fur);
    under(s, 400.0, 1050.0, 240.0);
    s.limb(
        &nodes![(560, 1010), (640, 990), (690, 940)],
        &[26.0, 20.0, 12.0],
        Look::of(dog.skin).inflate(7.0).fur(4.0, 90.0, 3.0),
    );
    s.blob(
        &nodes![
            (300, 1030),
            (340, 960),
            (440, 940),
            (550, 962),
            (590, 1020),
            (560, 1056),
            (400, 1066),
            (310, 1060)
        ],
        Look::of(dog.skin).inflate(34.0).fur(6.0, 90.0, 4.0),
    );
    s.limb(&nodes![(330, 1050), (240, 1062)], &[34.0, 28.0], Look::of(dog.skin).inflate(9.0));
    s.at(&[shift(286.0, 1000.0), turn(-6.0), scale(1.15)], |s| {
        head(
            s,
            &dog,
            &Mien {
                upper: [0.5, 0.5],
                curve: -0.4,
                slant: [20.0, 20.0],
                ..face(Feeling::Tenderness, -0.5, (-0.6, -0.6))
            },
            View::Front,
        );
        s.focus(0.0, 0.0, 60.0);
    });
    for k in 0..26 {
        let (x, y) = (s.rng.range(20.0, 780.0), s.rng.range(20.0, 900.0));
        s.dot(x, y, 3.0 + (k % 3) as f32 * 1.6, Look::of(p.white).alpha(0.9).flat().shadow(0.0));
    }
    s.note("gentleman", Role::Subject);
    s.note("woman", Role::Object);
    s.note("oak", Role::Detail);
    s.note("dog", Role::Detail);
}

/// Round a haystack winds a worn path: on one side a bear with a net peers round, on the other a hunter with a net. On top mice sit and watch.
fn haystack(c: &mut Composer) {
    let man = c.human(Kind::Man);
    let s = &mut c.scene;
    s.light_at(620.0, 120.0, 0.5);
    let p = s.palette;
    let straw = p.gold.mix(p.wood, 0.25);
    let field = lch(0.56, 0.08, 124.0).mix(p.leaf, 0.3).mix(p.fog, 0.1);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(field.lighter(0.02)).to(field.dim(0.72)).flat().texture(0.4).grain(84.0).shadow(0.0),
    );
    for k in 0..240 {
        let (x, y) = (s.rng.range(0.0, 800.0), s.rng.range(10.0, 1200.0));
        let h = 14.0 + y * 0.02;
        let tone = if k % 3 == 0 { straw.lighter(0.08) } else { field.dim(0.7) };
        s.limb(&nodes![(x, y), (x + 4.0, y - h)], &[5.0, 2.0], Look::of(tone).flat().shadow(0.0));
    }
    // The path winds in.
    let (cx, cy) = (410.0, 800.0);
    let mut way = Vec::new();
    for k in 0..=72 {
        let t = k as f32 / 72.0;
        let a = radians(150.0 - t * 900.0);
        let r = lerp(1.5, 0.72, t);
        way.push(moonhare_scene::geometry::Node::from(point(
            cx + cos(a) * 380.0 * r,
            cy + sin(a) * 300.0 * r,
        )));
    }
    s.limb(
        &way,
        &[76.0, 60.0, 56.0, 50.0],
        Look::of(p.cream.mix(p.wood, 0.45)).flat().soft(4.0).texture(0.3).shadow(0.0),
    );
    // He at the far side goes first, half hidden.
    let man = man.wearing(Dress::Coat, p.leaf.mix(p.dark, 0.35)).hat(Hat::Straw, p.gold).bearded();
    let b = Actor::new(man, 626.0, 840.0, 560.0).feeling(Feeling::Mischief).tiptoeing();
    let b = b.with(|m| m.facing(0.7).glancing(0.9, 0.0)).hand_own(NEAR, 6.0, -56.0, Hand::Grip).hand_own(
        FAR,
        16.0,
        -62.0,
        Hand::Hush,
    );
    let net = |s: &mut Scene, g: Point, dx: f32, up: f32| {
        s.limb(
            &nodes![(g.x - dx * 0.3, g.y + up * 0.3), (g.x + dx, g.y - up)],
            &[13.0],
            Look::of(p.wood).inflate(4.0),
        );
        let (x, y) = (g.x + dx * 1.25, g.y - up * 1.25);
        s.blob(
            &nodes![
                (x - 62.0, y),
                (x - 50.0, y + 90.0),
                (x + 10.0, y + 150.0),
                (x + 54.0, y + 80.0),
                (x + 62.0, y)
            ],
            Look::of(p.white).alpha(0.55).inflate(14.0).texture(0.4),
        );
        s.stroke(&Path::ellipse(x, y, 64.0, 26.0), 9.0, Look::of(p.metal).inflate(3.0));
    };
    under(s, 650.0, 842.0, 90.0);
    let g = b.grip(NEAR);
    s.group(Group::new(), |s| {
        net(s, g, -10.0, 290.0);
        b.arm(s, FAR);
        b.legs(s);
        b.body(s);
        b.head(s);
        b.arm(s, NEAR);
    });
    // The stack.
    let stack = Path::blob(&nodes![
        (176, 860),
        (170, 620),
        (230, 400),
        (330, 250),
        (420, 210),
        (510, 260),
        (580, 420),
        (620, 620),
        (610, 860),
        (400, 920)
    ]);
    s.part(
        &stack,
        Look::of(straw.lighter(0.03))
            .to(straw.dim(0.8))
            .inflate(80.0)
            .fur(24.0, 94.0, 5.0)
            .hatch(2.0)
            .hatch_along(84.0)
            .hatch_jitter(0.3)
            .shadow(0.8),
    );
    s.limb(&nodes![(180, 640), (400, 680), (616, 636)], &[15.0], Look::of(p.wood_dark).inflate(4.0));
    // Those who paid for a seat.
    for (i, x) in [344.0, 420.0, 496.0].into_iter().enumerate() {
        let who = Person::new(Kind::Mouse, &p).wearing(Dress::Coat, [p.red, p.accent2, p.leaf][i]);
        let a = Actor::new(who, x, 268.0 + (x - 420.0).abs() * 0.5, 150.0).front().sitting();
        let a = match i {
            0 => a.mien(face(Feeling::Joy, -0.5, (-0.8, 0.6))).hand_own(NEAR, -28.0, -52.0, Hand::Point),
            1 => a.mien(face(Feeling::Asleep, 0.0, (0.0, 0.0))),
            _ => a.mien(face(Feeling::Awe, 0.5, (0.8, 0.6))).hand_own(FAR, 28.0, -52.0, Hand::Point),
        };
        a.paint(s);
    }
    s.focus(420.0, 220.0, 110.0);
    // The bear, on tiptoe, just as sure.
    let bear = Person::new(Kind::Bear, &p).wearing(Dress::Fur, lch(0.42, 0.06, 52.0)).scarf(p.red);
    under(s, 180.0, 1132.0, 150.0);
    let a = Actor::new(bear, 190.0, 1130.0, 660.0).feeling(Feeling::Mischief).tiptoeing().lean(12.0);
    let a = a.with(|m| m.facing(0.75).glancing(0.9, -0.2)).hand_own(NEAR, 12.0, -50.0, Hand::Grip).hand_own(
        FAR,
        26.0,
        -62.0,
        Hand::Hush,
    );
    let g = a.grip(NEAR);
    s.group(Group::new(), |s| {
        a.arm(s, FAR);
        a.legs(s);
        a.body(s);
        a.head(s);
        a.arm_with(s, NEAR, |s| net(s, g, -130.0, 170.0));
    });
    s.note("bear", Role::Subject);
    s.note("gentleman", Role::Object);
    s.note("mouse", Role::Detail);
}
