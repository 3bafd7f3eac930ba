//! One of the judges is one of the judged.

use super::acting::*;
use super::bust::face;
use crate::actors::Mien;
use crate::settings::interior;

pub(super) static ONE_OF_THE_JURY: Relation = Relation {
    id: "one_of_the_jury",
    themes: Themes::Only(&["looking-glass", "roots", "moth-court"]),
    moods: &[Mood::Dread, Mood::Secrecy, Mood::Mischief],
    slots: &[],
    layouts: &[framed("herons", Setup::Fairground, herons), framed("cats", Setup::Well, cats)],
};

/// A heron in a gown, seen from the front: the middle of its head at (x, y), the head so large. With `green` it is a frog with a beak tied on.
fn heron(s: &mut Scene, x: f32, y: f32, k: f32, gown: Colour, green: Option<Colour>, gaze: (f32, f32)) {
    let p = s.palette;
    let plume = green.unwrap_or_else(|| p.grey.lighter(0.14));
    s.at(&[shift(x, y), scale(k / 100.0)], |s| {
        s.blob(&nodes![(-92, 260; corner), (-88, 120), (-50, 84), (0, 76), (50, 84), (88, 120), (92, 260; corner)], Look::of(gown).to(gown.dim(0.7)).inflate(20.0).texture(0.2).grain(86.0));
        for side in [-1.0, 1.0] {
            s.blob(&nodes![(0, 88; corner), (side * 28.0, 92), (side * 22.0, 150; corner), (side * 4.0, 140)], Look::of(p.white).inflate(6.0));
        }
        s.limb(&nodes![(0, 110), (0, 30)], &[46.0, 44.0], Look::of(plume.lighter(0.04)).inflate(12.0));
        if green.is_some() {
            for side in [-1.0, 1.0] {
                s.dot(side * 26.0, -30.0, 25.0, Look::of(plume).inflate(11.0));
            }
            s.ellipse(0.0, 4.0, 54.0, 42.0, Look::of(plume).inflate(18.0));
        } else {
            for side in [-1.0, 1.0] {
                s.limb(&nodes![(side * 14.0, -34), (side * 50.0, -56), (side * 78.0, -34)], &[22.0, 13.0, 3.0], Look::of(p.ink.lighter(0.1)).inflate(5.0));
            }
            s.ellipse(0.0, 0.0, 44.0, 50.0, Look::of(plume).inflate(18.0).rim(1.2));
            s.blob(&nodes![(-12, -50), (12, -50), (20, -16), (0, 0), (-20, -16)], Look::of(p.white).inflate(6.0).shadow(0.1));
        }
        let eye_y = if green.is_some() { -32.0 } else { -8.0 };
        for side in [-1.0, 1.0] {
            let ex = side * 25.0;
            s.dot(ex, eye_y, 17.0, Look::of(if green.is_some() { p.white } else { p.gold.lighter(0.1) }).inflate(5.0));
            s.dot(ex + gaze.0 * 7.0, eye_y + gaze.1 * 7.0, 8.0, Look::of(p.ink).flat());
            let (inner, outer) = if green.is_some() { (-30.0, -22.0) } else { (-14.0, -32.0) };
            s.limb(&nodes![(ex - side * 18.0, eye_y + inner), (ex + side * 18.0, eye_y + outer)], &[9.0, 6.0], Look::of(p.ink.lighter(0.08)).flat());
        }
        s.poly(&nodes![(-19, 10), (19, 10), (0, 128)], Look::of(p.gold.mix(p.red, 0.25)).inflate(8.0).rim(1.2));
        s.line(&nodes![(0, 22), (0, 116)], 3.0, Look::of(p.wood_dark));
        if green.is_some() {
            s.limb(&nodes![(-52, -2), (0, 14), (52, -2)], &[9.0], Look::of(p.red).inflate(3.0));
            s.blob(&nodes![(50, -4), (76, -22), (78, 8)], Look::of(p.red).inflate(5.0));
            s.blob(&nodes![(50, -4), (70, 16), (56, 30)], Look::of(p.red).inflate(5.0));
        }
        s.focus(0.0, 10.0, 60.0);
    });
}

/// Three rows of herons in gowns stare down; one looks at the ceiling: green feet, a beak on a ribbon. On the stool a small frog has just seen it.
fn herons(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(400.0, 900.0, 0.6);
    let p = s.palette;
    interior::wall(s, p.wood.mix(p.dark, 0.45));
    let green = lch(0.64, 0.13, 128.0).mix(p.fog, 0.08);
    let gowns = [p.dark.lighter(0.08), p.accent2.mix(p.dark, 0.5), p.red.mix(p.dark, 0.45)];
    let bench = |s: &mut Scene, y: f32| {
        s.rect(
            -30.0,
            y,
            860.0,
            90.0,
            Look::of(p.wood).to(p.wood.dim(0.7)).inflate(8.0).grain(0.0).texture(0.3).shadow(0.7),
        );
        s.limb(&nodes![(-30, y), (830, y)], &[22.0], Look::of(p.wood.lighter(0.08)).inflate(7.0).grain(0.0));
    };
    let odd_at = point(524.0, 560.0);
    for row in 0..3 {
        let y = 130.0 + row as f32 * 214.0;
        let n = if row % 2 == 0 { 4 } else { 5 };
        for i in 0..n {
            let x = if n == 4 { 112.0 + i as f32 * 192.0 } else { 40.0 + i as f32 * 182.0 };
            if row == 2 && i == 2 {
                heron(s, x + 28.0, y + 8.0, 118.0, gowns[1], Some(green), (0.3, -1.0));
            } else if row == 1 && i == 4 {
                // Another ribbon.
                heron(s, x, y, 112.0, gowns[0], None, (-0.6, 0.9));
                s.limb(
                    &nodes![(x - 46.0, y + 4.0), (x, y + 20.0), (x + 40.0, y + 4.0)],
                    &[9.0],
                    Look::of(p.red).inflate(3.0),
                );
            } else {
                let dx = (300.0 - x) / 500.0;
                heron(s, x, y, 112.0, gowns[(i + row) % 3], None, (dx, 0.9));
            }
        }
        if row < 2 {
            bench(s, y + 126.0);
        }
    }
    // The front rail, and what shows below it.
    s.rect(-30.0, 760.0, 860.0, 160.0, Look::of(p.ambient.dim(0.7)).flat().shadow(0.0));
    for (i, x) in [112.0, 304.0, 524.0, 688.0].into_iter().enumerate() {
        for side in [-1.0, 1.0] {
            let fx = x + side * 26.0;
            if i == 2 {
                s.limb(&nodes![(fx, 740), (fx, 860)], &[28.0, 22.0], Look::of(green).inflate(7.0));
                s.blob(&nodes![(fx - 10.0, 850), (fx + 10.0, 850), (fx + 44.0, 900; corner), (fx + 14.0, 888), (fx, 908; corner), (fx - 14.0, 888), (fx - 44.0, 900; corner)], Look::of(green.lighter(0.03)).inflate(8.0));
            } else {
                s.limb(
                    &nodes![(fx, 740), (fx + 4.0, 880)],
                    &[11.0, 9.0],
                    Look::of(p.gold.mix(p.red, 0.3)).inflate(3.0),
                );
                for d in [-24.0, 0.0, 24.0] {
                    s.limb(
                        &nodes![(fx + 4.0, 878), (fx + 4.0 + d, 898)],
                        &[8.0, 4.0],
                        Look::of(p.gold.mix(p.red, 0.3)).inflate(2.0),
                    );
                }
            }
        }
    }
    bench(s, 716.0);
    s.focus(524.0, 880.0, 80.0);
    interior::boards(s, 912.0, p.wood);
    // The accused.
    s.glow(230.0, 900.0, 330.0, p.light, 0.55);
    let frog = Person::new(Kind::Frog, &p).wearing(Dress::Shirt, p.cream).cloth(Cloth::Patches);
    under(s, 236.0, 1170.0, 150.0);
    for x in [180.0, 290.0] {
        s.limb(&nodes![(x, 1080), (x - 6.0, 1180)], &[20.0, 16.0], Look::of(p.wood_dark).inflate(5.0));
    }
    s.limb(&nodes![(140, 1076), (330, 1076)], &[34.0], Look::of(p.wood).inflate(9.0).grain(0.0));
    let a = Actor::new(frog, 236.0, 1196.0, 540.0).sitting().feeling(Feeling::Fear);
    let a = a.looking_at(odd_at).with(|m| Mien {
        pupil: 1.25,
        open: 0.35,
        wide: 0.7,
        curve: 0.2,
        brow: [0.9, 0.9],
        ..m
    });
    let a = a.hand_own(NEAR, 7.0, -44.0, Hand::Pray).hand_own(FAR, 9.0, -44.0, Hand::Pray);
    a.paint(s);
    let c = a.crown();
    for (dx, dy) in [(-86.0, 50.0), (-96.0, 100.0), (70.0, 20.0)] {
        s.blob(&nodes![(c.x + dx, c.y + dy - 18.0; corner), (c.x + dx + 9.0, c.y + dy), (c.x + dx, c.y + dy + 9.0), (c.x + dx - 9.0, c.y + dy)], Look::of(p.water[1].mix(p.white, 0.5)).inflate(4.0).rim(1.6));
    }
    // The rope of the court, nearest to us.
    s.limb(
        &nodes![(440, 1200), (600, 1120), (840, 1090)],
        &[26.0],
        Look::of(p.red).inflate(8.0).texture(0.3),
    );
    s.limb(
        &nodes![(440, 1230), (440, 1080)],
        &[34.0, 30.0],
        Look::of(p.gold.mix(p.wood, 0.2)).inflate(10.0).rim(1.4),
    );
    s.dot(440.0, 1064.0, 28.0, Look::of(p.gold).inflate(12.0).rim(1.5));
    s.note("heron", Role::Subject);
    s.note("frog", Role::Object);
    s.note("room", Role::Setting);
}

/// From the floor up: big cats in wigs lean over the bench at us. One holds up a cat's face on a stick; beneath it is a mouse, who hushes us.
fn cats(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(400.0, 240.0, 0.6);
    let p = s.palette;
    let dome = p.sky[2].mix(p.cream, 0.3);
    s.paint_sky(Sky {
        stops: vec![(0.0, dome), (0.5, dome.dim(0.8)), (1.0, p.dark)],
        ..Sky::of(&p, 0.5, 0.1)
    });
    s.glow(400.0, 120.0, 380.0, p.light, 0.7);
    for side in [-1.0, 1.0] {
        for (x0, x1, w) in [(150.0, 330.0, 60.0), (240.0, 470.0, 100.0)] {
            s.limb(
                &nodes![(400.0 + side * x0, -40), (400.0 + side * x1, 900)],
                &[w * 0.6, w * 1.5],
                Look::of(p.stone.mix(p.dark, 0.4)).inflate(20.0).texture(0.3).grain(88.0),
            );
        }
    }
    // The chandelier, straight above.
    for k in 0..8 {
        let a = radians(k as f32 * 45.0);
        let (x, y) = (400.0 + cos(a) * 96.0, 110.0 + sin(a) * 60.0);
        s.limb(&nodes![(400, 110), (x, y)], &[6.0], Look::of(p.gold).inflate(2.0));
        s.ellipse(x, y, 13.0, 15.0, Look::lamp(p.flame.lighter(0.1)));
    }
    s.stroke(&Path::ellipse(400.0, 110.0, 96.0, 60.0), 9.0, Look::of(p.gold).inflate(3.0));
    let furs = [p.fox, p.black.lighter(0.1), p.white.dim(0.95), p.grey, p.grey.dim(0.7)];
    let wig = |s: &mut Scene, x: f32, y: f32, k: f32| {
        for side in [-1.0, 1.0] {
            for j in 0..5 {
                let t = j as f32;
                s.dot(
                    x + side * k * (0.5 + -(0.05 * (t - 2.0).abs()) + 0.06),
                    y + k * (-0.16 + t * 0.21),
                    k * 0.15,
                    Look::of(p.white.dim(0.96)).inflate(k * 0.06),
                );
            }
        }
        for j in -2..=2 {
            let t = j as f32;
            s.dot(
                x + t * k * 0.18,
                y - k * (0.46 - 0.03 * t * t),
                k * 0.14,
                Look::of(p.white).inflate(k * 0.06),
            );
        }
    };
    let robe = p.red.mix(p.dark, 0.25);
    let judge = |s: &mut Scene, x: f32, y: f32, k: f32, fur: Colour, mien: &Mien, d: f32| {
        let who = Person::new(Kind::Cat, &p).skin(fur).wearing(Dress::Coat, robe);
        s.at(&[shift(x, y), turn(d), scale(k / 100.0)], |s| {
            s.blob(&nodes![(-96, 220; corner), (-92, 90), (-50, 54), (0, 48), (50, 54), (92, 90), (96, 220; corner)], Look::of(robe).to(robe.dim(0.6)).inflate(22.0).texture(0.2));
            head(s, &who, mien, View::Front);
            s.focus(0.0, 0.0, 62.0);
        });
        s.at(&[shift(x, y), turn(d)], |s| wig(s, 0.0, -k * 0.04, k));
    };
    let down = |f: Feeling, x: f32| Mien { nod: 0.5, tilt: 0.0, ..face(f, x * 0.3, (x, 0.9)) };
    judge(s, 392.0, 330.0, 230.0, furs[2], &down(Feeling::Calm, 0.0), 0.0);
    judge(s, 150.0, 450.0, 240.0, furs[0], &down(Feeling::Suspicion, 0.3), -7.0);
    judge(s, 98.0, 690.0, 250.0, furs[4], &down(Feeling::Greed, 0.4), -12.0);
    // This one has begun to wonder about his neighbour.
    judge(
        s,
        380.0,
        620.0,
        240.0,
        furs[1],
        &Mien { nod: 0.2, tilt: 0.0, ..face(Feeling::Suspicion, 0.35, (0.95, -0.1)) },
        4.0,
    );
    // The one who is not: a mouse with a cat's face on a stick.
    let mouse = Person::new(Kind::Mouse, &p).wearing(Dress::Coat, robe);
    let m = Actor::new(mouse, 640.0, 1070.0, 620.0).front().left();
    let m = m.mien(Mien {
        brow: [0.8, 0.8],
        slant: [18.0, 18.0],
        open: 0.0,
        wide: 0.5,
        curve: 0.4,
        ..face(Feeling::Fear, 0.1, (0.25, 0.8))
    });
    let q = m.mouth();
    let m =
        m.hand(NEAR, 748.0, 520.0, Hand::Grip).elbow(NEAR, -1.0).hand(FAR, q.x - 6.0, q.y + 96.0, Hand::Hush);
    let g = m.grip(NEAR);
    m.body(s);
    m.head(s);
    m.arm_with(s, NEAR, |s| {
        s.limb(
            &nodes![(g.x + 4.0, g.y + 60.0), (g.x - 36.0, g.y - 120.0)],
            &[14.0],
            Look::of(p.wood).inflate(4.0),
        );
        let face_of = Person::new(Kind::Cat, &p).skin(p.fur.lighter(0.08));
        s.at(&[shift(g.x - 50.0, g.y - 200.0), turn(10.0), scale(1.8)], |s| {
            head(s, &face_of, &Mien { tilt: 0.0, ..face(Feeling::Fury, 0.0, (0.0, 0.3)) }, View::Front);
            s.limb(&nodes![(-44, 10), (-60, 40), (-52, 70)], &[5.0, 5.0, 2.0], Look::of(p.red).inflate(2.0));
            s.focus(0.0, 0.0, 56.0);
        });
        s.at(&[shift(g.x - 50.0, g.y - 200.0), turn(10.0)], |s| wig(s, 0.0, -6.0, 170.0));
    });
    m.arm(s, FAR);
    s.focus(m.eye().x, m.eye().y, 110.0);
    // The bench, high as a house.
    s.blob(&nodes![(-40, 850; corner), (160, 800), (400, 780), (640, 800), (840, 850; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(p.wood).to(p.wood_dark.dim(0.6)).inflate(16.0).texture(0.4).grain(90.0).shadow(0.9));
    s.limb(
        &nodes![(-40, 850), (160, 800), (400, 780), (640, 800), (840, 850)],
        &[40.0],
        Look::of(p.wood.lighter(0.06)).inflate(12.0).rim(1.3),
    );
    for x in [90.0, 300.0, 500.0, 710.0] {
        s.rect(x - 70.0, 890.0, 140.0, 240.0, Look::of(p.wood.dim(0.82)).inflate(12.0).grain(90.0));
    }
    for (x, y, fur) in [
        (70.0, 846.0, furs[4]),
        (230.0, 808.0, furs[0]),
        (380.0, 798.0, furs[2]),
        (470.0, 800.0, furs[2]),
        (310.0, 802.0, furs[1]),
    ] {
        s.ellipse(x, y, 44.0, 32.0, Look::of(fur).inflate(16.0).fur(4.0, 90.0, 3.0));
        for d in [-16.0, 0.0, 16.0] {
            s.limb(
                &nodes![(x + d, y + 18.0), (x + d, y + 36.0)],
                &[7.0, 2.0],
                Look::of(p.cream).inflate(2.0),
            );
        }
    }
    // Ours: two grey paws, clasped.
    s.glow(400.0, 1130.0, 220.0, p.light, 0.4);
    let paw = Person::new(Kind::Mouse, &p).skin;
    for side in [-1.0, 1.0] {
        let hand = LoneHand {
            at: point(400.0 + side * 74.0, 1190.0),
            size: 150.0,
            degrees: if side < 0.0 { -66.0 } else { -114.0 },
            thumb: -side,
            hand: Hand::Pray,
            colour: paw,
            paw: true,
            sleeve: p.stone,
            from: point(400.0 + side * 170.0, 1330.0),
        };
        hand.paint_with(s, |_| {});
    }
    s.note("cat", Role::Subject);
    s.note("mouse", Role::Object);
    s.note("mask", Role::Detail);
}
