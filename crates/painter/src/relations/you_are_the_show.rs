//! All have turned round and look at us; what they came to see goes on behind them.

use super::acting::*;

pub(super) static YOU_ARE_THE_SHOW: Relation = Relation {
    id: "you_are_the_show",
    themes: Themes::Only(&["looking-glass", "roots"]),
    moods: &[Mood::Dread, Mood::Loneliness, Mood::Mischief],
    slots: &[],
    layouts: &[framed("theatre", Setup::Fairground, theatre), framed("gallery", Setup::Sampler, gallery)],
};

const FACES: [Kind; 16] = [
    Kind::Woman,
    Kind::Fox,
    Kind::Man,
    Kind::Granny,
    Kind::Owl,
    Kind::Girl,
    Kind::Bear,
    Kind::Grandad,
    Kind::Hare,
    Kind::Man,
    Kind::Goose,
    Kind::Woman,
    Kind::Wolf,
    Kind::Boy,
    Kind::Pig,
    Kind::Cat,
];

/// The rows of a theatre, turned in their seats; far behind, on a small lit stage, somebody floats. One child has seen it.
fn theatre(c: &mut Composer) {
    let p = c.scene.palette;
    c.scene.light_at(400.0, 140.0, 0.5);
    let velvet = p.red.dim(0.55);
    c.scene.paint_sky(Sky {
        stops: vec![(0.0, velvet.dim(0.5)), (1.0, velvet.dim(0.8))],
        ..Sky::of(&p, 0.0, 0.0)
    });
    let s = &mut c.scene;
    s.rect(250.0, 60.0, 300.0, 200.0, Look::of(p.flame.mix(p.accent2, 0.3).dim(0.85)).flat());
    s.glow(400.0, 150.0, 330.0, p.flame, 0.6);
    for side in [-1.0, 1.0] {
        let x = |v: f32| 400.0 + side * v;
        s.blob(&nodes![(x(150.0), 40; corner), (x(260.0), 40; corner), (x(250.0), 270; corner), (x(170.0), 270; corner), (x(130.0), 150)], Look::of(p.red).inflate(14.0).grain(88.0).texture(0.25));
    }
    let juggler = Person::new(Kind::Boy, &p).wearing(Dress::Shirt, p.accent).cloth(Cloth::Stripes);
    let j = Actor::new(juggler, 400.0, 226.0, 120.0).front().feeling(Feeling::Joy);
    let j = j
        .hand_own(NEAR, -20.0, -70.0, Hand::Open)
        .hand_own(FAR, 20.0, -70.0, Hand::Open)
        .elbow(NEAR, -1.0)
        .elbow(FAR, 1.0);
    j.paint(s);
    for (x, y) in [(352.0, 110.0), (384.0, 84.0), (420.0, 84.0), (450.0, 112.0)] {
        s.dot(x, y, 8.0, Look::of(p.gold).inflate(3.0));
    }
    under(s, 400.0, 262.0, 40.0);
    s.rect(230.0, 256.0, 340.0, 18.0, Look::of(p.wood).inflate(4.0));
    s.focus(400.0, 150.0, 130.0);
    let mut n = 0;
    for row in 0..5 {
        let t = row as f32 / 4.0;
        let (y, size, count) = (lerp(360.0, 1060.0, t), lerp(104.0, 250.0, t), [8, 6, 5, 4, 4][row]);
        for i in 0..count {
            let kind = FACES[n % FACES.len()];
            n += 1;
            let who = if kind.is_human() { c.human(kind) } else { c.dressed(kind) };
            let x = 400.0
                + (i as f32 - (count as f32 - 1.0) / 2.0) * size * if row > 2 { 0.92 } else { 0.98 }
                + if row % 2 == 0 { 0.0 } else { size * 0.16 };
            let seer = row == 3 && i == 1;
            let feeling = [
                Feeling::Suspicion,
                Feeling::Calm,
                Feeling::Awe,
                Feeling::Joy,
                Feeling::Calm,
                Feeling::Offended,
                Feeling::Greed,
                Feeling::Tenderness,
                Feeling::Shame,
                Feeling::Fear,
            ][n % 10];
            let s = &mut c.scene;
            let girl = Person { style: Hair::Plaits, ..Person::new(Kind::Girl, &p) };
            let a = Actor::new(if seer { girl } else { who }, x, y + size * 1.7, size * 2.3);
            if seer {
                a.back().hand_own(FAR, 24.0, -92.0, Hand::Point).elbow(FAR, 1.0).paint(s);
            } else {
                a.front().feeling(feeling).with(|m| m.glancing(0.0, 0.1).facing(0.0)).paint(s);
            }
        }
        let s = &mut c.scene;
        let seat = y + size * 0.5;
        for i in 0..=count {
            let x = 400.0 + (i as f32 - count as f32 / 2.0) * size;
            s.blob(&nodes![(x - size * 0.46, seat + size * 0.7; corner), (x - size * 0.42, seat + size * 0.12), (x, seat), (x + size * 0.42, seat + size * 0.12), (x + size * 0.46, seat + size * 0.7; corner)], Look::of(p.red.dim(0.78)).inflate(size * 0.1).texture(0.2));
        }
    }
    c.scene.note("theatre", Role::Setting);
    c.scene.note("crowd", Role::Subject);
}

/// A wall of portraits, all with their eyes on us; one frame is empty, and its sitter climbs down.
fn gallery(c: &mut Composer) {
    let p = c.scene.palette;
    c.scene.light_at(200.0, 80.0, 0.55);
    let wall = p.accent2.mix(p.dark, 0.45);
    c.scene.paint_sky(Sky { stops: vec![(0.0, wall.dim(0.7)), (1.0, wall)], ..Sky::of(&p, 0.1, 0.1) });
    let kinds = [
        Kind::Grandad,
        Kind::Woman,
        Kind::Owl,
        Kind::Man,
        Kind::Granny,
        Kind::Fox,
        Kind::Boy,
        Kind::Bear,
        Kind::Woman,
    ];
    for (i, kind) in kinds.into_iter().enumerate() {
        let (x, y) = (150.0 + (i % 3) as f32 * 250.0, 190.0 + (i / 3) as f32 * 340.0);
        let who = if kind.is_human() { c.human(kind) } else { c.dressed(kind) };
        let feeling = [
            Feeling::Suspicion,
            Feeling::Calm,
            Feeling::Awe,
            Feeling::Greed,
            Feeling::Tenderness,
            Feeling::Mischief,
            Feeling::Calm,
            Feeling::Sorrow,
            Feeling::Offended,
        ][i];
        let s = &mut c.scene;
        let gone = i == 6;
        let aim = [(400.0 - x) / 400.0 * 0.6, 0.5];
        picture(s, x, y, 180.0, 250.0, |s| {
            if gone {
                s.glow(x, y, 120.0, p.flame, 0.25);
            } else {
                let a = Actor::new(who, x, y + 330.0, 430.0).front().feeling(feeling);
                a.with(|m| {
                    m.facing(aim[0] * 0.4)
                        .glancing(aim[0], if feeling == Feeling::Offended { 0.0 } else { aim[1] })
                })
                .layers(s);
            }
        });
    }
    let boy = c.human(Kind::Boy).wearing(Dress::Coat, p.gold.mix(p.red, 0.3));
    let s = &mut c.scene;
    let boy = Actor::new(boy, 190.0, 1150.0, 300.0).back().feet((-8.0, -4.0), (10.0, -20.0), [180.0, 0.0]);
    let boy = boy
        .hand(NEAR, 128.0, 960.0, Hand::Grip)
        .elbow(NEAR, -1.0)
        .hand(FAR, 232.0, 960.0, Hand::Grip)
        .elbow(FAR, 1.0);
    boy.paint(s);
    s.focus(190.0, 1030.0, 130.0);
    s.note("painting", Role::Subject);
    s.note("boy", Role::Object);
}
