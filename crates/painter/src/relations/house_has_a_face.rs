//! Strangers' windows make one face, and none of them knows.

use super::acting::*;

pub(super) static HOUSE_HAS_A_FACE: Relation = Relation {
    id: "house_has_a_face",
    themes: Themes::Only(&["moonhare", "looking-glass", "marbles", "carousel"]),
    moods: &[Mood::Loneliness, Mood::Wonder, Mood::Secrecy, Mood::Tenderness],
    slots: &[],
    layouts: &[framed("flats", Setup::DollsHouse, flats), framed("liner", Setup::Waterline, liner)],
};

/// Which windows are lit, row by row: two sleepy eyes, a nose, a smile with a gap.
const LIT: [&[u8; 7]; 8] =
    [b".......", b".##.##.", b".##.##.", b"...#...", b".......", b"#.....#", b".##.##.", b"..#o#.."];

/// Somebody's evening in a window whose floor is at y.
fn evening(s: &mut Scene, n: usize, x: f32, y: f32) {
    let p = s.palette;
    let shade = p.flame.mix(p.wood_dark, 0.62);
    s.as_silhouette(shade, |s| match n % 8 {
        0 => {
            let a = Actor::new(Person::new(Kind::Woman, &p), x, y + 24.0, 104.0);
            a.hand_own(NEAR, 22.0, -56.0, Hand::Rest).paint(s);
            s.rect(x + 6.0, y - 22.0, 40.0, 6.0, Look::of(shade).flat());
        }
        1 => {
            let a = Actor::new(Person::new(Kind::Man, &p), x - 20.0, y + 26.0, 104.0);
            a.hand_own(NEAR, 24.0, -74.0, Hand::Point).paint(s);
            let b =
                Actor::new(Person::new(Kind::Woman, &p).hair(p.dark, Hair::Bun), x + 22.0, y + 26.0, 98.0)
                    .left();
            b.hand_own(NEAR, 22.0, -80.0, Hand::Fist).paint(s);
        }
        2 => {
            Actor::new(Person::new(Kind::Grandad, &p), x - 6.0, y + 10.0, 96.0).sitting().paint(s);
            s.limb(&nodes![(x + 16.0, y + 2.0), (x + 8.0, y - 66.0)], &[20.0, 4.0], Look::of(shade).flat());
            s.line(&nodes![(x - 16.0, y - 20.0), (x + 40.0, y - 34.0)], 3.0, Look::of(shade).flat());
        }
        3 => {
            s.blob(
                &nodes![(x - 40.0, y - 22.0), (x + 36.0, y - 22.0), (x + 28.0, y + 4.0), (x - 30.0, y + 4.0)],
                Look::of(shade).flat(),
            );
            let a = Actor::new(Person::new(Kind::Man, &p).bearded(), x - 12.0, y + 26.0, 92.0);
            a.hand_own(FAR, 16.0, -88.0, Hand::Wave).paint(s);
        }
        4 => {
            for (dx, k) in [(-22.0, Kind::Girl), (18.0, Kind::Boy)] {
                let a = Actor::new(Person::new(k, &p), x + dx, y + 12.0, 78.0).front();
                a.hand_own(NEAR, -20.0, -84.0, Hand::Wave).hand_own(FAR, 20.0, -84.0, Hand::Wave).paint(s);
            }
        }
        5 => {
            let a = Actor::new(Person::new(Kind::Granny, &p), x - 4.0, y + 26.0, 100.0).left();
            a.hand_own(NEAR, 20.0, -92.0, Hand::Reach).paint(s);
            s.line(&nodes![(x - 34.0, y - 88.0), (x - 26.0, y - 66.0)], 2.0, Look::of(shade).flat());
        }
        6 => {
            Beast::new(Species::Cat, x, y, 58.0).paint(s);
        }
        _ => {
            let a = Actor::new(Person::new(Kind::Man, &p), x - 14.0, y + 26.0, 104.0).lean(8.0);
            a.hand_own(FAR, 20.0, -70.0, Hand::Cover).paint(s);
            let b = Actor::new(Person::new(Kind::Woman, &p), x + 14.0, y + 26.0, 98.0).left().lean(8.0);
            b.hand_own(FAR, 20.0, -66.0, Hand::Cover).paint(s);
        }
    });
}

/// A dark block of flats: its lit windows make one enormous sleepy face. In the left eye a hand is at the switch; in the gap of the teeth somebody sits in the dark.
fn flats(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(640.0, 60.0, 0.5);
    let p = s.palette;
    s.sky(0.3, 0.3);
    let wall = p.near.mix(p.wood_dark, 0.4).lighter(0.06);
    // Chimneys like ruffled hair.
    for (x, h) in
        [(120.0, 90.0), (210.0, 130.0), (300.0, 84.0), (470.0, 120.0), (560.0, 150.0), (650.0, 92.0)]
    {
        s.rect(x - 20.0, 110.0 - h, 40.0, h + 20.0, Look::of(wall.lighter(0.03)).inflate(6.0).texture(0.3));
        s.rect(x - 26.0, 106.0 - h, 52.0, 16.0, Look::of(wall.lighter(0.06)).inflate(4.0));
    }
    s.rect(
        34.0,
        100.0,
        732.0,
        1140.0,
        Look::of(wall).to(wall.dim(0.75)).inflate(12.0).texture(0.35).grain(0.0),
    );
    s.rect(20.0, 90.0, 760.0, 34.0, Look::of(wall.lighter(0.06)).inflate(8.0));
    let mut n = 0;
    for (row, line) in LIT.iter().enumerate() {
        for (col, mark) in line.iter().enumerate() {
            let (x, y) = (99.0 + col as f32 * 100.4, 236.0 + row as f32 * 114.0);
            let (w, h) = (78.0, 88.0);
            s.rect(
                x - w / 2.0 - 5.0,
                y - h - 5.0,
                w + 10.0,
                h + 12.0,
                Look::of(wall.lighter(0.1)).inflate(4.0),
            );
            let pane = Path::rect(x - w / 2.0, y - h, w, h);
            match mark {
                b'#' => {
                    s.group(Group::new().clip(pane.clone()), |s| {
                        let warm = p.flame.mix(p.cream, [0.1, 0.35, 0.2][n % 3]);
                        s.part(&pane, Look::lamp(warm));
                        if n == 0 {
                            // The hand at the switch.
                            let a = Actor::new(
                                Person::new(Kind::Granny, &p).wearing(Dress::Nightshirt, p.white),
                                x + 6.0,
                                y + 30.0,
                                112.0,
                            );
                            let a =
                                a.left().feeling(Feeling::Asleep).hand(NEAR, x - 28.0, y - 62.0, Hand::Point);
                            a.paint(s);
                            s.rect(x - 37.0, y - 70.0, 9.0, 15.0, Look::of(p.wood_dark).inflate(2.0));
                        } else {
                            evening(s, n + 3, x, y - 4.0);
                        }
                        // Blinds, half down: sleepy.
                        if row == 1 && n > 0 {
                            s.rect(
                                x - w / 2.0,
                                y - h,
                                w,
                                h * 0.3,
                                Look::of(p.cream.dim(0.8)).flat().shadow(0.3),
                            );
                        }
                    });
                    s.glow(x, y - h / 2.0, 120.0, p.flame, 0.5);
                    n += 1;
                }
                b'o' => {
                    s.group(Group::new().clip(pane.clone()), |s| {
                        s.part(&pane, Look::of(p.sky[0].dim(0.6)).flat().shadow(0.0));
                        s.as_silhouette(p.ambient.lighter(0.1), |s| {
                            Actor::new(Person::new(Kind::Man, &p), x - 6.0, y + 14.0, 96.0)
                                .sitting()
                                .lean(14.0)
                                .paint(s);
                        });
                    });
                    s.focus(x, y - 40.0, 56.0);
                }
                _ => {
                    s.part(
                        &pane,
                        Look::of(p.ambient.dim(0.7)).to(p.ambient.lighter(0.05)).flat().shadow(0.0),
                    );
                }
            }
            s.limb(&nodes![(x, y - h), (x, y)], &[4.0], Look::of(wall.lighter(0.12)).inflate(1.0));
            s.rect(x - w / 2.0 - 8.0, y + 2.0, w + 16.0, 10.0, Look::of(wall.lighter(0.12)).inflate(3.0));
        }
    }
    // The door, and somebody who comes home and has seen it.
    s.rect(352.0, 1086.0, 96.0, 130.0, Look::of(p.accent2.mix(p.dark, 0.75)).inflate(6.0));
    s.rect(-30.0, 1168.0, 860.0, 60.0, Look::of(p.stone.dim(0.5)).flat().shadow(0.0));
    let girl = Person::new(Kind::Girl, &p).wearing(Dress::Coat, p.accent);
    Actor::new(girl, 560.0, 1184.0, 110.0).back().hand_own(FAR, 20.0, -84.0, Hand::Wave).paint(s);
    s.focus(200.0, 310.0, 120.0);
    s.focus(400.0, 900.0, 160.0);
    s.focus(560.0, 1130.0, 60.0);
    s.note("house", Role::Subject);
    s.note("head", Role::Object);
    s.note("girl", Role::Witness);
}

/// A liner comes at us by night: bridge and portholes make a face that weeps. Upside down in the water it laughs.
fn liner(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(400.0, 120.0, 0.4);
    let p = s.palette;
    s.sky(0.4, 0.4);
    for k in 0..26 {
        let (x, y) = (s.rng.range(20.0, 780.0), s.rng.range(20.0, 420.0));
        s.dot(x, y, if k % 4 == 0 { 3.4 } else { 2.0 }, Look::lamp(p.cream).alpha(0.8));
    }
    let line = 780.0;
    let hull = p.dark.dim(0.9);
    // One face, painted twice: the mouth tells them apart.
    let ship = |s: &mut Scene, smile: f32, tears: bool| {
        for x in [250.0, 400.0, 550.0] {
            s.rect(x - 34.0, 70.0, 68.0, 160.0, Look::of(p.red).to(p.red.dim(0.7)).inflate(14.0));
            s.rect(x - 36.0, 70.0, 72.0, 34.0, Look::of(p.ink).inflate(8.0));
        }
        s.poly(&nodes![(130, 210), (670, 210), (700, 360), (100, 360)], Look::of(p.cream).inflate(16.0));
        s.poly(
            &nodes![(60, 350), (740, 350), (640, 620), (520, line + 10.0), (280, line + 10.0), (160, 620)],
            Look::of(hull).to(hull.lighter(0.05)).inflate(40.0).texture(0.2),
        );
        s.limb(&nodes![(400, 360), (400, line)], &[6.0, 12.0], Look::of(hull.lighter(0.14)).inflate(3.0));
        // The eyes: two great lit rooms, with a party in one and one lonely in the other.
        for (side, x) in [(-1.0, 270.0), (1.0, 530.0)] {
            let eye = Path::ellipse(x, 440.0, 62.0, 50.0);
            s.part(&Path::ellipse(x, 440.0, 72.0, 60.0), Look::of(p.metal.dim(0.8)).inflate(8.0));
            s.group(Group::new().clip(eye.clone()), |s| {
                s.part(&eye, Look::lamp(p.flame.mix(p.cream, 0.3)));
                s.as_silhouette(p.ambient.dim(0.6), |s| {
                    if side < 0.0 {
                        for dx in [-34.0, 0.0, 34.0] {
                            let a = Actor::new(Person::new(Kind::Woman, &p), x + dx, 510.0, 100.0).front();
                            a.hand_own(FAR, 14.0, -90.0, Hand::Cup).paint(s);
                        }
                    } else {
                        Actor::new(Person::new(Kind::Man, &p), x, 510.0, 110.0).back().paint(s);
                    }
                });
            });
            s.glow(x, 440.0, 130.0, p.flame, 0.35);
            // Lids of canvas.
            s.blob(
                &nodes![
                    (x - 80.0, 430),
                    (x - 40.0, 384.0 + side * 14.0),
                    (x + 40.0, 384.0 - side * 14.0),
                    (x + 80.0, 430),
                    (x, 404)
                ],
                Look::of(p.cream.dim(0.85)).inflate(8.0),
            );
            if tears {
                // The hawse-holes: rust runs down from them.
                for k in 0..3 {
                    let k = k as f32;
                    s.limb(
                        &nodes![(x + side * k * 12.0, 500), (x + side * k * 10.0 - 4.0, 560.0 + k * 24.0)],
                        &[8.0, 3.0],
                        Look::of(p.fox.dim(0.7)).alpha(0.8).soft(2.0).flat(),
                    );
                }
                s.limb(&nodes![(x, 496), (x, 640)], &[4.0], Look::of(p.metal).inflate(1.0).hatch(1.0));
            }
        }
        // The nose: a lifeboat.
        s.blob(
            &nodes![(350, 540), (400, 520), (450, 540), (436, 578), (364, 578)],
            Look::of(p.accent).inflate(14.0),
        );
        // The mouth: eleven portholes.
        for k in 0..11 {
            let t = (k as f32 - 5.0) / 5.0;
            let (x, y) = (400.0 + t * 116.0, 668.0 + smile * (1.0 - t * t) * 46.0 - smile * 20.0);
            s.dot(x, y, 11.0, Look::of(p.metal.dim(0.8)).inflate(2.0));
            s.dot(x, y, 8.0, Look::lamp(p.flame));
            s.glow(x, y, 30.0, p.flame, 0.35);
        }
    };
    ship(s, -1.0, true);
    // The sea, and what it says of her.
    s.rect(
        -30.0,
        line,
        860.0,
        460.0,
        Look::of(p.water[1].dim(0.7)).to(p.water[0].dim(0.55)).flat().shadow(0.0),
    );
    s.group(Group::new().alpha(0.7).clip(Path::rect(-30.0, line, 860.0, 460.0)).displace(4.0), |s| {
        s.at(&[shift(0.0, line * 1.74), scale_xy(1.0, -0.74)], |s| ship(s, 1.0, false));
    });
    for k in 0..34 {
        let y = line + 8.0 + (k as f32) * 12.4;
        let x = s.rng.range(40.0, 760.0);
        let w = s.rng.range(40.0, 120.0);
        s.line(
            &nodes![(x - w, y), (x, y - 4.0), (x + w, y + 2.0)],
            3.0,
            Look::of(p.water[1].lighter(0.1)).alpha(0.35).flat().shadow(0.0),
        );
    }
    // A small boat between the two, and both know it.
    let (bx, by) = (560.0, 1050.0);
    under(s, bx, by + 22.0, 90.0);
    let man = Person::new(Kind::Grandad, &p).wearing(Dress::Coat, p.gold).hat(Hat::Cap, p.dark);
    Actor::new(man, bx - 6.0, by + 28.0, 130.0)
        .sitting()
        .feeling(Feeling::Awe)
        .with(|m| m.facing(-0.6).nodding(-0.5))
        .paint(s);
    s.blob(&nodes![(bx - 96.0, by - 16.0; corner), (bx, by - 2.0), (bx + 98.0, by - 18.0; corner), (bx + 60.0, by + 26.0), (bx - 60.0, by + 26.0)], Look::of(p.wood).inflate(10.0).grain(0.0));
    s.focus(400.0, 500.0, 240.0);
    s.focus(bx, by - 60.0, 90.0);
    s.note("steamship", Role::Subject);
    s.note("rowing_boat", Role::Witness);
    s.note("sea", Role::Setting);
}
