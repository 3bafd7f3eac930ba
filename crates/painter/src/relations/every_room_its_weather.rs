//! Weather lives in rooms, one beside the other.

use super::acting::*;

pub(super) static EVERY_ROOM_ITS_WEATHER: Relation = Relation {
    id: "every_room_its_weather",
    themes: Themes::Only(&["tides", "half-asleep", "marbles", "first-light"]),
    moods: &[Mood::Loneliness, Mood::Mischief, Mood::Wonder, Mood::Tenderness],
    slots: &[],
    layouts: &[framed("flats", Setup::DollsHouse, flats), framed("carriages", Setup::Ribbons, carriages)],
};

/// What the air of a room does.
#[derive(Clone, Copy, PartialEq)]
enum Weather {
    Thunder,
    Snow,
    Fog,
    Sun,
    Rain,
    Wind,
    Night,
}

/// A room w wide and h high with its floor at (x, y), its air, and whoever lives there.
fn room(
    s: &mut Scene,
    at: (f32, f32),
    size: (f32, f32),
    weather: Weather,
    wall: Colour,
    lives: impl FnOnce(&mut Scene, f32, f32),
) {
    let ((x, y), (w, h)) = (at, size);
    let p = s.palette;
    let frame = Path::rect(x - w / 2.0, y - h, w, h);
    let air = match weather {
        Weather::Thunder => wall.mix(p.dark, 0.6),
        Weather::Snow => p.white.mix(p.sky[2], 0.35),
        Weather::Fog => p.fog.mix(p.white, 0.3),
        Weather::Sun => p.flame.mix(p.cream, 0.45),
        Weather::Rain => wall.mix(p.sky[0], 0.45),
        Weather::Wind => wall.mix(p.cream, 0.2),
        Weather::Night => p.ambient.dim(0.7),
    };
    s.group(Group::new().clip(frame.clone()), |s| {
        s.part(&frame, Look::of(air).to(air.dim(0.82)).flat().texture(0.12).shadow(0.0));
        s.rect(x - w / 2.0, y - 16.0, w, 20.0, Look::of(p.wood).inflate(3.0).grain(0.0));
        if weather == Weather::Sun {
            s.dot(x + w * 0.24, y - h * 0.8, h * 0.12, Look::lamp(p.light));
            s.glow(x + w * 0.24, y - h * 0.8, h * 0.6, p.light, 0.6);
        }
        if weather == Weather::Night {
            for _ in 0..12 {
                let (sx, sy) = (s.rng.range(x - w / 2.0, x + w / 2.0), s.rng.range(y - h, y - h * 0.4));
                s.dot(sx, sy, 2.2, Look::lamp(p.cream));
            }
        }
        s.at(&[shift(x, y - 12.0), scale(size.1 / 246.0), shift(-x, 12.0 - y)], |s| lives(s, x, y - 12.0));
        match weather {
            Weather::Thunder | Weather::Rain => {
                for (dx, r) in [(-0.26, 0.15), (-0.08, 0.19), (0.12, 0.18), (0.28, 0.14)] {
                    let dark = if weather == Weather::Thunder { p.dark.lighter(0.12) } else { p.grey };
                    s.dot(x + w * dx, y - h * 0.86, h * r, Look::of(dark).inflate(h * 0.09).shadow(0.3));
                }
                for k in 0..16 {
                    let rx = x - w * 0.42 + (k % 8) as f32 * w * 0.12;
                    let ry = y - h * 0.66 + (k / 8) as f32 * h * 0.3 + (k % 3) as f32 * 12.0;
                    s.line(
                        &nodes![(rx, ry), (rx - 6.0, ry + 24.0)],
                        2.2,
                        Look::of(p.water[1].mix(p.white, 0.5)).alpha(0.7).flat(),
                    );
                }
                if weather == Weather::Thunder {
                    s.poly(
                        &nodes![
                            (x + 6.0, y - h * 0.74),
                            (x - 16.0, y - h * 0.5),
                            (x + 2.0, y - h * 0.5),
                            (x - 10.0, y - h * 0.32),
                            (x + 26.0, y - h * 0.56),
                            (x + 8.0, y - h * 0.56),
                            (x + 26.0, y - h * 0.74)
                        ],
                        Look::lamp(p.flame),
                    );
                    s.glow(x, y - h * 0.5, h * 0.4, p.flame, 0.4);
                }
            }
            Weather::Snow => {
                for _ in 0..26 {
                    let (sx, sy) = (s.rng.range(x - w / 2.0, x + w / 2.0), s.rng.range(y - h, y - 16.0));
                    s.dot(sx, sy, 4.0, Look::of(p.white).flat().shadow(0.2));
                }
                s.blob(
                    &nodes![
                        (x - w * 0.52, y),
                        (x - w * 0.3, y - 26.0),
                        (x, y - 18.0),
                        (x + w * 0.3, y - 34.0),
                        (x + w * 0.52, y)
                    ],
                    Look::of(p.white).inflate(8.0),
                );
            }
            Weather::Fog => {
                for (dy, a) in [(0.16, 0.7), (0.36, 0.62), (0.58, 0.5), (0.8, 0.4)] {
                    s.ellipse(
                        x,
                        y - h * dy,
                        w * 0.62,
                        h * 0.14,
                        Look::of(p.fog.mix(p.white, 0.4)).alpha(a).soft(h * 0.07).flat().shadow(0.0),
                    );
                }
            }
            Weather::Wind => {
                for k in 0..4 {
                    let wy = y - h * (0.3 + k as f32 * 0.16);
                    s.line(
                        &nodes![
                            (x - w * 0.46, wy),
                            (x - w * 0.1, wy - 12.0),
                            (x + w * 0.2, wy + 6.0),
                            (x + w * 0.36, wy - 10.0),
                            (x + w * 0.3, wy - 22.0)
                        ],
                        2.6,
                        Look::of(p.white).alpha(0.55).flat(),
                    );
                }
                for k in 0..7 {
                    let (lx, ly) =
                        (x - w * 0.4 + k as f32 * w * 0.13, y - h * (0.3 + (k * 5 % 7) as f32 * 0.09));
                    s.at(&[shift(lx, ly), turn(k as f32 * 50.0)], |s| {
                        s.blob(
                            &nodes![(-9, 0), (0, -5), (9, 0), (0, 5)],
                            Look::of([p.fox, p.gold, p.red][k % 3]).inflate(2.0),
                        );
                    });
                }
            }
            _ => {}
        }
    });
}

/// A house without its front: thunder over a couple's soup, snow on a sleeper, fog with a pipe, sun in a bath, wind at the ironing; on the stairs a child sits before a rainbow.
fn flats(c: &mut Composer) {
    let kinds = [
        Kind::Man,
        Kind::Woman,
        Kind::Grandad,
        Kind::Man,
        Kind::Granny,
        Kind::Woman,
        Kind::Boy,
        Kind::Girl,
        Kind::Woman,
    ];
    let people: Vec<Person> = kinds.into_iter().map(|kind| c.human(kind)).collect();
    let s = &mut c.scene;
    s.light_at(300.0, 60.0, 0.55);
    let p = s.palette;
    s.sky(0.35, 0.3);
    let wall = p.wood.mix(p.red, 0.25);
    s.poly(
        &nodes![(0, 150), (130, 30), (670, 30), (800, 150)],
        Look::of(p.red.mix(p.dark, 0.25)).inflate(12.0).texture(0.35).grain(0.0),
    );
    s.rect(24.0, 140.0, 752.0, 1060.0, Look::of(wall).inflate(12.0).texture(0.3));
    let papers = [p.accent2, p.leaf.mix(p.cream, 0.4), p.pink.mix(p.cream, 0.3), p.accent.mix(p.cream, 0.4)];
    let (w, h) = (230.0, 312.0);
    let spot = |n: usize| (150.0 + (n % 3) as f32 * 248.0, 494.0 + (n / 3) as f32 * 338.0);
    let weathers = [
        Weather::Thunder,
        Weather::Snow,
        Weather::Wind,
        Weather::Fog,
        Weather::Sun,
        Weather::Night,
        Weather::Rain,
        Weather::Night,
        Weather::Snow,
    ];
    for n in 0..9 {
        let (x, y) = spot(n);
        let people = &people;
        room(s, (x, y), (w, h), weathers[n], papers[n % 4], |s, x, y| match n {
            0 => {
                let a = Actor::new(people[0], x - 62.0, y, 170.0).sitting().feeling(Feeling::Fury);
                let b = Actor::new(people[1], x + 62.0, y, 164.0).left().sitting().feeling(Feeling::Offended);
                a.hand_own(NEAR, 24.0, -52.0, Hand::Point).paint(s);
                b.hand_own(NEAR, 16.0, -48.0, Hand::Rest).paint(s);
                s.ellipse(x, y - 62.0, 46.0, 10.0, Look::of(p.wood.lighter(0.1)).inflate(4.0));
                s.limb(&nodes![(x, y - 56.0), (x, y)], &[10.0], Look::of(p.wood).inflate(3.0));
            }
            1 => {
                s.rect(x - 96.0, y - 44.0, 192.0, 34.0, Look::of(p.wood).inflate(6.0));
                s.blob(
                    &nodes![
                        (x - 98.0, y - 40.0),
                        (x - 90.0, y - 72.0),
                        (x - 44.0, y - 72.0),
                        (x - 40.0, y - 40.0)
                    ],
                    Look::of(p.cream).inflate(8.0),
                );
                s.at(&[shift(x - 66.0, y - 84.0), turn(-70.0), scale(0.5)], |s| {
                    head(s, &people[2].hat(Hat::Nightcap, p.accent), &Feeling::Asleep.mien(), View::Front);
                });
                s.blob(
                    &nodes![
                        (x - 46.0, y - 36.0),
                        (x - 30.0, y - 76.0),
                        (x + 30.0, y - 84.0),
                        (x + 92.0, y - 66.0),
                        (x + 98.0, y - 34.0)
                    ],
                    Look::of(p.accent2).inflate(14.0).hatch(0.6),
                );
            }
            2 => {
                let a = Actor::new(people[5], x - 20.0, y, 190.0).feeling(Feeling::Joy).lean(-6.0);
                a.hand_own(NEAR, 26.0, -46.0, Hand::Grip).hand_own(FAR, 12.0, -84.0, Hand::Cover).paint(s);
                s.limb(
                    &nodes![(x - 4.0, y - 74.0), (x + 92.0, y - 78.0)],
                    &[9.0],
                    Look::of(p.cream).inflate(3.0),
                );
                s.limb(&nodes![(x + 20.0, y - 74.0), (x + 70.0, y)], &[5.0], Look::of(p.metal).inflate(1.0));
                s.limb(&nodes![(x + 70.0, y - 76.0), (x + 20.0, y)], &[5.0], Look::of(p.metal).inflate(1.0));
            }
            3 => {
                let a = Actor::new(people[3].bearded(), x + 10.0, y, 190.0).sitting().feeling(Feeling::Calm);
                a.hand_own(NEAR, 14.0, -62.0, Hand::Cup).paint(s);
                s.focus(x + 20.0, y - 120.0, 46.0);
            }
            4 => {
                let a = Actor::new(people[4], x - 30.0, y + 6.0, 176.0).front().feeling(Feeling::Joy);
                a.hand_own(FAR, 22.0, -84.0, Hand::Wave).hand_own(NEAR, -22.0, -60.0, Hand::Rest).paint(s);
                s.blob(
                    &nodes![
                        (x - 96.0, y - 68.0),
                        (x + 84.0, y - 68.0),
                        (x + 66.0, y - 8.0),
                        (x - 78.0, y - 8.0)
                    ],
                    Look::of(p.white).inflate(14.0),
                );
                for dx in [-60.0, -30.0, 10.0, 44.0] {
                    s.dot(x + dx, y - 72.0, 17.0, Look::of(p.white).inflate(7.0));
                }
            }
            // The stairs: dark, but for what has leaked out of all the doors.
            5 => {
                for k in 0..6 {
                    let k = k as f32;
                    s.rect(
                        x - 110.0 + k * 36.0,
                        y - 8.0 - k * 34.0,
                        240.0 - k * 36.0,
                        34.0 + k * 34.0,
                        Look::of(p.wood_dark.lighter(0.04)).inflate(3.0).grain(0.0),
                    );
                }
                let a = Actor::new(people[7], x - 6.0, y - 62.0, 128.0).sitting().feeling(Feeling::Awe);
                a.with(|m| m.facing(-0.5).nodding(-0.3).glancing(-0.8, -0.2)).paint(s);
                for (k, colour) in [p.red, p.gold, p.leaf.lighter(0.12), p.accent2].into_iter().enumerate() {
                    let r = 92.0 - k as f32 * 13.0;
                    s.line(
                        &nodes![
                            (x - 40.0 - r, y - 60.0),
                            (x - 40.0 - r * 0.72, y - 60.0 - r * 0.7),
                            (x - 40.0, y - 60.0 - r),
                            (x - 40.0 + r * 0.72, y - 60.0 - r * 0.7)
                        ],
                        13.0,
                        Look::of(colour).emissive().alpha(0.7).soft(2.0).flat().shadow(0.0),
                    );
                }
                s.focus(x - 10.0, y - 150.0, 90.0);
            }
            6 => {
                let a = Actor::new(people[8], x + 40.0, y, 190.0).left().feeling(Feeling::Suspicion);
                a.hand_own(NEAR, 20.0, -78.0, Hand::Point).paint(s);
                let b = Actor::new(people[6], x - 56.0, y, 138.0).sitting().feeling(Feeling::Shame);
                b.hand_own(NEAR, 22.0, -46.0, Hand::Rest).hand_own(FAR, 24.0, -46.0, Hand::Rest).paint(s);
                s.rect(x - 30.0, y - 78.0, 40.0, 78.0, Look::of(p.dark.lighter(0.06)).inflate(5.0));
                s.rect(x - 36.0, y - 66.0, 22.0, 8.0, Look::of(p.cream).flat());
            }
            7 => {
                // Somebody here has a whole night, and a telescope.
                let a = Actor::new(people[3], x - 30.0, y, 180.0).feeling(Feeling::Awe).lean(-4.0);
                let a = a.with(|m| m.facing(0.6).nodding(-0.6)).hand_own(NEAR, 18.0, -70.0, Hand::Grip);
                let g = a.grip(NEAR);
                a.paint(s);
                s.limb(
                    &nodes![(g.x - 20.0, g.y + 20.0), (g.x + 70.0, g.y - 76.0)],
                    &[13.0, 24.0],
                    Look::of(p.gold).inflate(5.0),
                );
            }
            _ => {
                for (dx, kind, left) in [(-52.0, 6, false), (46.0, 7, true)] {
                    let a = Actor::new(people[kind], x + dx, y, 128.0).feeling(Feeling::Joy);
                    let a = if left { a.left() } else { a };
                    a.hand_own(NEAR, 26.0, -66.0, Hand::Fist).paint(s);
                }
                s.dot(x, y - 96.0, 13.0, Look::of(p.white).inflate(6.0));
            }
        });
    }
    s.focus(400.0, 600.0, 330.0);
    s.note("house", Role::Subject);
    s.note("cloud", Role::Object);
    s.note("girl", Role::Witness);
}

/// Three carriages of a night train, one above the other as it winds: in each another season, and in each the same two who travel.
fn carriages(c: &mut Composer) {
    let (he, she) = (c.human(Kind::Man), c.human(Kind::Woman));
    let (boy, girl) = (c.human(Kind::Boy), c.human(Kind::Girl));
    let (old, dear) = (c.human(Kind::Grandad), c.human(Kind::Granny));
    let s = &mut c.scene;
    s.light_at(640.0, 80.0, 0.5);
    let p = s.palette;
    s.sky(0.3, 0.2);
    for k in 0..30 {
        let (x, y) = (s.rng.range(10.0, 790.0), s.rng.range(10.0, 1190.0));
        s.dot(x, y, if k % 4 == 0 { 3.2 } else { 2.0 }, Look::lamp(p.cream).alpha(0.8));
    }
    let coats = (p.accent, p.accent2);
    let bands = [
        (400.0, Weather::Sun, boy, girl, p.leaf.mix(p.cream, 0.5), 210.0),
        (776.0, Weather::Wind, he, she, p.gold.mix(p.cream, 0.3), 270.0),
        (1150.0, Weather::Snow, old, dear, p.sky[2], 260.0),
    ];
    for (i, (y, weather, one, other, wall, tall)) in bands.into_iter().enumerate() {
        let (x, w, h) = (400.0, 700.0, 280.0);
        // The carriage, its wheels, its roof.
        let body = p.red.mix(p.dark, 0.25 + i as f32 * 0.08);
        for wx in [120.0, 220.0, 580.0, 680.0] {
            s.dot(wx, y + 34.0, 30.0, Look::of(p.metal.dim(0.5)).inflate(7.0));
            s.dot(wx, y + 34.0, 9.0, Look::of(p.gold).inflate(3.0));
        }
        s.limb(
            &nodes![(-30, y + 66.0), (830, y + 66.0)],
            &[9.0],
            Look::of(p.metal.lighter(0.05)).inflate(2.0),
        );
        s.rect(20.0, y - h - 26.0, 760.0, h + 52.0, Look::of(body).inflate(12.0).texture(0.2));
        s.blob(&nodes![(6, y - h - 20.0; corner), (60, y - h - 52.0), (400, y - h - 60.0), (740, y - h - 52.0), (794, y - h - 20.0; corner)], Look::of(body.dim(0.75)).inflate(10.0));
        room(s, (x, y), (w, h), weather, wall, |s, x, y| {
            for side in [-1.0, 1.0] {
                s.rect(
                    x + side * 250.0 - 70.0,
                    y - 150.0,
                    140.0,
                    150.0,
                    Look::of(p.leaf.mix(p.dark, 0.4)).inflate(12.0).grain(90.0),
                );
                s.rect(
                    x + side * 210.0 - 70.0,
                    y - 62.0,
                    140.0,
                    62.0,
                    Look::of(p.leaf.mix(p.dark, 0.3)).inflate(12.0),
                );
            }
            let sit = |a: Actor| a.sitting();
            let gap = [150.0, 215.0, 40.0][i];
            let a = sit(Actor::new(one.wearing(Dress::Coat, coats.0), x - gap - 26.0, y + 4.0, tall));
            let b = sit(Actor::new(other.wearing(Dress::Coat, coats.1), x + gap + 26.0, y + 4.0, tall - 8.0))
                .left();
            let (a, b) = match i {
                0 => (a.feeling(Feeling::Joy), b.feeling(Feeling::Mischief)),
                1 => (a.feeling(Feeling::Offended), b.feeling(Feeling::Sorrow).with(|m| m.facing(-0.6))),
                _ => (
                    a.feeling(Feeling::Tenderness),
                    b.feeling(Feeling::Asleep).with(|m| m.facing(0.4).tilted(14.0)),
                ),
            };
            let a = match i {
                0 => a.hand_own(NEAR, 30.0, -56.0, Hand::Open),
                1 => a.with(|m| m.facing(-0.5)),
                _ => a.hand_own(NEAR, 28.0, -44.0, Hand::Cover).looking_at(b.eye()),
            };
            a.paint(s);
            b.paint(s);
            if i == 0 {
                let g = a.grip(NEAR);
                s.place(motif("apple"), At::new(g.x + 10.0, g.y - 4.0).height(34.0).centred().silent());
            }
            if i == 1 {
                s.place(motif("suitcase"), At::new(x, y).height(86.0).standing().silent());
            }
            if i == 2 {
                s.place(motif("apple_tree"), At::new(x + 290.0, y).height(140.0).standing().silent());
            }
        });
        // The window bars.
        for wx in [x - w / 2.0, x - 120.0, x + 120.0, x + w / 2.0] {
            s.limb(&nodes![(wx, y - h), (wx, y)], &[9.0], Look::of(body.lighter(0.1)).inflate(3.0));
        }
    }
    s.focus(400.0, 260.0, 200.0);
    s.focus(400.0, 640.0, 200.0);
    s.focus(400.0, 1020.0, 200.0);
    s.note("train", Role::Subject);
    s.note("gentleman", Role::Object);
    s.note("woman", Role::Object);
}
