//! They had expected somebody else.

mod ward;

use super::acting::*;
use super::bust::{bust, face};

pub(super) static FIRST_LOOK_OUT: Relation = Relation {
    id: "first_look_out",
    themes: Themes::Only(&["half-asleep", "looking-glass"]),
    moods: &[Mood::Mischief, Mood::Loneliness, Mood::Tenderness],
    slots: &[],
    layouts: &[framed("shell", Setup::OwnHands, shell), framed("ward", Setup::Company, ward::ward)],
};

/// Through the hole in our shell: four hens in their best clothes bend down with a cake; on the rim lie our own green claws. One of the portraits behind them is turned to the wall, with a tail sticking out.
fn shell(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(400.0, 160.0, 0.6);
    let p = s.palette;
    let dark = lch(0.16, 0.02, 60.0);
    s.rect(-20.0, -20.0, 840.0, 1240.0, Look::of(dark.lighter(0.06)).to(dark).flat().texture(0.3));
    // Faint inside of the shell: speckles that catch the light.
    for k in 0..40 {
        let (x, y) = (((k * 211) % 800) as f32, ((k * 337) % 1200) as f32);
        s.dot(x, y, 5.0 + (k % 4) as f32 * 3.0, Look::of(p.cream).alpha(0.07).flat().shadow(0.0));
    }
    let hole = Path::polygon(&nodes![
        (120, 210),
        (210, 130),
        (250, 170),
        (330, 70),
        (400, 120),
        (480, 64),
        (540, 140),
        (640, 120),
        (690, 240),
        (740, 330),
        (700, 420),
        (752, 540),
        (700, 640),
        (716, 780),
        (610, 850),
        (560, 930),
        (470, 900),
        (400, 960),
        (310, 900),
        (230, 930),
        (180, 830),
        (90, 770),
        (120, 640),
        (60, 540),
        (110, 430),
        (70, 320)
    ]);
    s.group(Group::new().clip(hole.clone()), |s| {
        let wall = p.accent2.mix(p.cream, 0.35).mix(p.light, 0.2);
        let wall = if wall.l > 0.74 { wall.dim(0.86) } else { wall };
        s.rect(0.0, 0.0, 800.0, 1000.0, Look::of(wall).to(wall.dim(0.75)).flat());
        for i in 0..12 {
            s.rect(i as f32 * 70.0, 0.0, 24.0, 1000.0, Look::of(wall.lighter(0.05)).alpha(0.8).flat());
        }
        s.glow(400.0, 160.0, 420.0, p.light, 0.5);
        // Four generations in frames; the third hangs with its face to the wall.
        for (i, x) in [196.0, 330.0, 470.0, 612.0].into_iter().enumerate() {
            let hen = Person::new(Kind::Hen, &p).wearing(Dress::Coat, p.cloth(i));
            if i == 2 {
                s.rect(
                    x - 52.0,
                    150.0,
                    104.0,
                    134.0,
                    Look::of(p.wood).inflate(8.0).shadow(0.8).grain(90.0).texture(0.3),
                );
                s.line(
                    &nodes![(x - 40.0, 150), (x, 112), (x + 40.0, 150)],
                    4.0,
                    Look::of(p.wood_dark).flat(),
                );
                s.limb(
                    &nodes![(x + 30.0, 270), (x + 76.0, 310), (x + 60.0, 366), (x + 20.0, 372)],
                    &[32.0, 28.0, 18.0, 5.0],
                    Look::of(lch(0.6, 0.14, 135.0)).inflate(9.0).rim(1.4),
                );
                s.focus(x + 40.0, 300.0, 80.0);
            } else {
                picture(s, x, 216.0, 84.0, 112.0, |s| {
                    bust(s, &hen, &face(Feeling::Calm, 0.0, (0.0, 0.0)), x, 210.0, 60.0);
                });
            }
        }
        // The family bends down.
        let hens = [
            (
                Person::new(Kind::Hen, &p)
                    .wearing(Dress::Coat, p.dark.lighter(0.08))
                    .hat(Hat::Stovepipe, p.dark),
                190.0,
                470.0,
                220.0,
                Feeling::Suspicion,
                -7.0,
            ),
            (
                Person { skin: lch(0.86, 0.04, 80.0), ..Person::new(Kind::Hen, &p) }
                    .wearing(Dress::Gown, p.red)
                    .scarf(p.white),
                416.0,
                420.0,
                240.0,
                Feeling::Tenderness,
                8.0,
            ),
            (
                Person { skin: lch(0.5, 0.04, 60.0), ..Person::new(Kind::Hen, &p) }
                    .wearing(Dress::Gown, p.accent2.mix(p.dark, 0.3))
                    .glasses(),
                624.0,
                500.0,
                210.0,
                Feeling::Fear,
                5.0,
            ),
            (
                Person { skin: lch(0.86, 0.13, 95.0), ..Person::new(Kind::Hen, &p) }
                    .wearing(Dress::Shirt, p.accent),
                232.0,
                690.0,
                156.0,
                Feeling::Joy,
                -10.0,
            ),
        ];
        for (i, (who, x, y, size, feeling, tilt)) in hens.into_iter().enumerate() {
            if i == 3 {
                cake(s, lch(0.86, 0.04, 80.0));
            }
            let m = Mien { tilt, ..face(feeling, 0.0, (0.0, 0.9)) };
            let m = match feeling {
                Feeling::Fear => Mien { open: 0.7, gaze: [-0.4, 0.8], ..m },
                Feeling::Suspicion => Mien { gaze: [0.3, 0.9], ..m },
                _ => m,
            };
            bust(s, &who, &m, x, y, size);
        }
    });
    // The broken edge of the shell, thick and pale.
    s.stroke(&hole, 20.0, Look::of(p.cream.dim(0.92)).inflate(7.0).rim(1.3).texture(0.3));
    // Our own hands.
    let green = lch(0.58, 0.13, 140.0);
    for side in [-1.0, 1.0] {
        let hand = LoneHand {
            at: point(400.0 + side * 210.0, 1030.0),
            size: 230.0,
            degrees: -90.0 + side * 6.0,
            thumb: -side,
            hand: Hand::Cover,
            colour: green.dim(if side < 0.0 { 0.9 } else { 1.0 }),
            paw: true,
            sleeve: green.dim(0.7),
            from: point(400.0 + side * 300.0, 1320.0),
        };
        hand.paint_with(s, |_| {});
        for k in 0..7 {
            let at = hand.point(8.0 + (k % 4) as f32 * 11.0, -14.0 + (k / 2) as f32 * 9.0);
            s.ellipse(at.x, at.y, 13.0, 10.0, Look::of(green.dim(0.72)).inflate(4.0).alpha(0.85));
        }
    }
    s.note("rooster", Role::Subject);
    s.note("crocodile", Role::Object);
    s.note("painting", Role::Detail);
    s.note("egg", Role::Setting);
}

/// The cake that the mother holds out, on a plate between her hands.
fn cake(s: &mut Scene, feathers: Colour) {
    let p = s.palette;
    let (x, y) = (478.0, 770.0);
    for side in [-1.0, 1.0] {
        let hand = LoneHand {
            at: point(x + side * 140.0, y + 30.0),
            size: 100.0,
            degrees: 90.0 + side * 70.0,
            thumb: side,
            hand: Hand::Tray,
            colour: feathers,
            paw: true,
            sleeve: p.red.dim(0.94),
            from: point(424.0 + side * 118.0, y - 170.0),
        };
        hand.paint_with(s, |_| {});
    }
    s.ellipse(x, y + 34.0, 150.0, 34.0, Look::of(p.white).inflate(7.0).rim(1.5).shadow(0.7));
    s.blob(
        &nodes![(x - 110.0, y + 20.0; corner), (x - 110.0, y - 60.0), (x + 110.0, y - 60.0), (x + 110.0, y + 20.0; corner), (x, y + 46.0)],
        Look::of(p.pink).inflate(18.0),
    );
    s.ellipse(x, y - 60.0, 110.0, 28.0, Look::of(p.white).inflate(6.0));
    for k in 0..5 {
        let (dx, dy) = (k as f32 * 42.0 - 84.0, (k % 2) as f32 * 12.0 - 12.0);
        s.dot(x + dx, y + dy, 11.0, Look::of(p.red).inflate(5.0));
    }
    candle(s, x, y - 60.0, 56.0);
}
