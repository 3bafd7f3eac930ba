//! Where all are spotless, a stain has come to life, and it loves the one it belongs to.

use super::acting::*;
use super::bust::{bust, face};
use crate::actors::Mien;

pub(super) static STAIN_AT_THE_BALL: Relation = Relation {
    id: "stain_at_the_ball",
    themes: Themes::Only(&["moonhare", "looking-glass", "moth-court", "carousel"]),
    moods: &[Mood::Tenderness, Mood::Secrecy, Mood::Loneliness],
    slots: &[],
    layouts: &[framed("dog", Setup::Waterline, dog), framed("choir", Setup::Sampler, choir)],
};

/// A dog of ink, sitting and looking up: on the ground at (x, y).
fn ink_dog(s: &mut Scene, x: f32, y: f32, k: f32) {
    let ink = s.palette.ink.lighter(0.03);
    let wet = |i: f32| Look::of(ink).inflate(i).rim(2.0);
    s.at(&[shift(x, y), scale(k)], |s| {
        s.ellipse(0.0, 2.0, 96.0, 16.0, wet(4.0));
        s.limb(&nodes![(50, -20), (92, -50), (86, -96)], &[20.0, 16.0, 8.0], wet(6.0));
        s.blob(&nodes![(-36, 0), (-42, -70), (-20, -120), (20, -116), (56, -50), (62, 0)], wet(22.0));
        s.limb(&nodes![(-26, -60), (-30, -4)], &[26.0, 28.0], wet(8.0));
        s.limb(&nodes![(4, -60), (2, -4)], &[26.0, 28.0], wet(8.0));
        let who = Person::new(Kind::Dog, &s.palette).skin(ink.lighter(0.13));
        let who = Person { hair: ink.lighter(0.32), eyes: s.palette.gold, ..who };
        let adores = Mien {
            tongue: true,
            open: 0.2,
            curve: 0.8,
            brow: [0.7, 0.7],
            slant: [14.0, 14.0],
            upper: [-0.1, -0.1],
            lower: [0.05, 0.05],
            nod: -0.4,
            tilt: 0.0,
            ..face(Feeling::Joy, -0.35, (-0.6, -0.7))
        };
        s.at(&[shift(-14.0, -150.0), turn(-12.0), scale(1.12)], |s| {
            head(s, &who, &adores, View::Front);
            s.focus(0.0, 0.0, 60.0);
        });
    });
}

/// A white ball: a young man covers his shirt, at his foot sits an ink-black dog; the guests have drawn back. In the floor all are spotted.
fn dog(c: &mut Composer) {
    let kinds = [Kind::Granny, Kind::Man, Kind::Woman, Kind::Grandad];
    let guests = kinds.map(|k| c.human(k));
    let (young, lady) = (c.human(Kind::Man), c.human(Kind::Woman));
    let s = &mut c.scene;
    s.light_at(400.0, 80.0, 0.55);
    let p = s.palette;
    let snow = lch(0.93, 0.012, 230.0).mix(p.white, 0.4);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        940.0,
        Look::of(snow.dim(0.82)).to(snow.dim(0.92)).flat().shadow(0.0).texture(0.08),
    );
    for k in 0..5 {
        let x = 400.0 + (k as f32 - 2.0) * 176.0;
        s.rect(x - 62.0, 60.0, 124.0, 560.0, Look::of(snow.dim(0.9)).inflate(5.0).shadow(0.3));
        s.glow(x, 160.0, 120.0, p.flame, 0.35);
    }
    for side in [-1.0, 1.0] {
        s.rect(
            400.0 + side * 366.0 - 46.0,
            -30.0,
            92.0,
            860.0,
            Look::of(snow).to(snow.dim(0.84)).inflate(26.0).grain(90.0).texture(0.1).shadow(0.6),
        );
    }
    for k in 0..9 {
        let a = radians(k as f32 * 22.5);
        candle(s, 400.0 - cos(a) * 150.0, 130.0 + sin(a) * 20.0, 34.0);
    }
    s.limb(&nodes![(246, 136), (400, 166), (554, 136)], &[14.0], Look::of(p.gold).inflate(4.0).rim(1.5));
    let line = 830.0;
    let floor = snow.mix(p.accent2, 0.16).dim(0.84);
    s.rect(-30.0, line, 860.0, 420.0, Look::of(floor).to(floor.dim(0.8)).flat().shadow(0.0));
    // The guests.
    let white = |w: Person, d: Dress| w.wearing(d, snow).legs(snow.dim(0.9), snow.dim(0.8));
    let dresses = [Dress::Gown, Dress::Coat, Dress::Gown, Dress::Coat];
    let places = [(84.0, 640.0), (206.0, 590.0), (628.0, 590.0), (748.0, 650.0)];
    let feels = [Feeling::Offended, Feeling::Suspicion, Feeling::Fear, Feeling::Offended];
    let actors: Vec<Actor> = (0..4)
        .map(|i| {
            let (x, h) = places[i];
            let a = Actor::new(white(guests[i], dresses[i]), x, line, h).lean(-7.0).feeling(feels[i]);
            let a = if x > 400.0 { a.left() } else { a };
            let a = if i == 1 || i == 2 { a.glancing_at(point(450.0, 760.0)) } else { a };
            a.hand_own(FAR, 14.0, -62.0, if i % 2 == 0 { Hand::Wave } else { Hand::Fist }).hand_own(
                NEAR,
                -2.0,
                -56.0,
                Hand::Cover,
            )
        })
        .collect();
    let young = Person { beard: false, ..young }
        .hair(young.hair, Hair::Short)
        .wearing(Dress::Coat, snow.lighter(0.02))
        .legs(snow.dim(0.92), snow.dim(0.75));
    let hero = Actor::new(young, 380.0, line + 30.0, 680.0).front().mien(Mien {
        cheek: 2.0,
        brow: [0.7, 0.7],
        slant: [20.0, 20.0],
        upper: [0.2, 0.2],
        curve: -0.2,
        nod: 0.4,
        ..face(Feeling::Shame, 0.3, (0.6, 0.95))
    });
    let hero = hero.hand_own(NEAR, 1.0, -58.0, Hand::Cover).hand_own(FAR, 18.0, -44.0, Hand::Wave);
    // In the floor: the same people, and none is clean.
    s.group(Group::new().clip(Path::rect(-30.0, line + 2.0, 860.0, 420.0)).alpha(0.62).displace(3.0), |s| {
        for (i, a) in actors.iter().enumerate() {
            s.at(&[shift(0.0, line * 1.56), scale_xy(1.0, -0.56)], |s| {
                a.layers(s);
                for k in 0..9 {
                    let (x, y) = (
                        places[i].0 + ((k * 37 + i * 19) % 110) as f32 - 55.0,
                        line - 90.0 - (k * 61 % 330) as f32,
                    );
                    s.ellipse(
                        x,
                        y,
                        15.0 + (k % 3) as f32 * 8.0,
                        18.0 + (k % 3) as f32 * 9.0,
                        Look::of(p.ink).flat().shadow(0.0).rim(0.0),
                    );
                }
            });
        }
        s.at(&[shift(0.0, (line + 30.0) * 1.56), scale_xy(1.0, -0.56)], |s| hero.layers(s));
    });
    for a in &actors {
        a.paint(s);
    }
    // Behind the pillar one who looks only at him; something black sleeps in her sleeve.
    let l = Actor::new(white(lady, Dress::Gown), 516.0, 560.0, 400.0)
        .left()
        .feeling(Feeling::Tenderness)
        .glancing_at(point(400.0, 300.0));
    let l = l.hand_own(FAR, 4.0, -58.0, Hand::Cover).hand_own(NEAR, 10.0, -52.0, Hand::Rest);
    s.group(Group::new().clip(Path::rect(440.0, 100.0, 150.0, 280.0)), |s| {
        l.paint(s);
        let g = l.grip(NEAR);
        s.ellipse(g.x + 24.0, g.y + 10.0, 26.0, 18.0, Look::of(p.ink).inflate(7.0).rim(1.8));
    });
    under(s, 380.0, line + 34.0, 120.0);
    hero.paint(s);
    s.focus(380.0, 270.0, 140.0);
    // The track down his shirt, and what came of it.
    let ink = Look::of(p.ink.lighter(0.02)).inflate(4.0).rim(1.8).shadow(0.2);
    let g = hero.grip(NEAR);
    s.limb(
        &nodes![(g.x + 10.0, g.y + 20.0), (g.x + 22.0, g.y + 110.0), (g.x + 44.0, g.y + 200.0)],
        &[26.0, 15.0, 10.0],
        ink,
    );
    for (x, y, r) in [(432.0, 690.0, 11.0), (450.0, 760.0, 14.0), (462.0, 830.0, 18.0)] {
        s.dot(x, y, r, ink);
    }
    hero.arm(s, NEAR);
    ink_dog(s, 520.0, line + 66.0, 1.15);
    s.note("gentleman", Role::Subject);
    s.note("dog", Role::Object);
    s.note("crowd", Role::Witness);
}

/// A choir in white, rows of open mouths; one boy keeps his shut, and a soot-black bird has settled on him, fond. One old woman looks at him, with a wing in her own collar.
fn choir(c: &mut Composer) {
    let kinds = [
        Kind::Man,
        Kind::Woman,
        Kind::Grandad,
        Kind::Girl,
        Kind::Boy,
        Kind::Woman,
        Kind::Man,
        Kind::Girl,
        Kind::Granny,
        Kind::Woman,
        Kind::Boy,
        Kind::Man,
    ];
    let people = kinds.map(|k| c.human(k));
    let s = &mut c.scene;
    s.light_at(120.0, 100.0, 0.55);
    let p = s.palette;
    let stall = p.wood.mix(p.red, 0.15);
    s.rect(-30.0, -30.0, 860.0, 1280.0, Look::of(stall.dim(0.7)).flat().shadow(0.0).grain(90.0).texture(0.3));
    for (i, who) in people.iter().enumerate() {
        let (col, row) = (i % 3, i / 3);
        let (x, y) = (134.0 + col as f32 * 266.0, 150.0 + row as f32 * 298.0);
        s.blob(&nodes![(x - 122.0, y + 170.0; corner), (x - 122.0, y - 40.0), (x - 70.0, y - 120.0), (x, y - 142.0), (x + 70.0, y - 120.0), (x + 122.0, y - 40.0), (x + 122.0, y + 170.0; corner)], Look::of(stall.dim(0.42)).to(stall.dim(0.6)).inflate(8.0));
        s.glow(x, y - 20.0, 150.0, p.flame, 0.35);
        let white = p.white.dim(0.98);
        let who = Person { beard: who.beard && i != 4, ..who.wearing(Dress::Gown, white) };
        let m = match i {
            4 => Mien {
                open: 0.0,
                wide: 0.5,
                curve: -0.1,
                cheek: 2.0,
                brow: [0.7, 0.5],
                slant: [20.0, 16.0],
                upper: [0.14, 0.14],
                tilt: -5.0,
                ..face(Feeling::Shame, -0.1, (0.95, -0.4))
            },
            8 => Mien { open: 0.0, curve: 0.5, tilt: 0.0, ..face(Feeling::Tenderness, -0.5, (-0.95, -0.4)) },
            _ => Mien {
                open: 1.0,
                wide: 0.74,
                curve: 0.1,
                nod: -0.3,
                brow: [0.5, 0.5],
                upper: [if i % 2 == 0 { 1.0 } else { 0.2 }; 2],
                tilt: 0.0,
                ..face(Feeling::Calm, 0.0, (0.0, -0.6))
            },
        };
        let clip = Path::rect(x - 126.0, y - 200.0, 252.0, 372.0);
        s.group(Group::new().clip(clip), |s| {
            bust(s, &who, &m, x, y, 156.0);
            for side in [-1.0, 1.0] {
                s.limb(
                    &nodes![(x, y + 86.0), (x + side * 66.0, y + 74.0)],
                    &[18.0, 30.0],
                    Look::of(p.red).inflate(7.0),
                );
            }
            if i != 4 {
                // The song sheet.
                s.poly(
                    &nodes![
                        (x - 84.0, y + 124.0),
                        (x, y + 140.0),
                        (x + 84.0, y + 124.0),
                        (x + 90.0, y + 190.0),
                        (x - 90.0, y + 190.0)
                    ],
                    Look::of(p.paper).inflate(5.0).shadow(0.6),
                );
            }
            if i == 8 {
                let ink = Look::of(p.ink.lighter(0.03)).inflate(5.0).rim(1.9);
                s.limb(
                    &nodes![(x + 30.0, y + 92.0), (x + 72.0, y + 60.0), (x + 104.0, y + 64.0)],
                    &[26.0, 24.0, 5.0],
                    ink,
                );
                s.dot(x + 44.0, y + 92.0, 22.0, ink);
            }
        });
        s.limb(
            &nodes![(x - 134.0, y + 172.0), (x + 134.0, y + 172.0)],
            &[26.0],
            Look::of(stall.lighter(0.04)).inflate(8.0).grain(0.0),
        );
    }
    for col in 0..4 {
        let x = 1.0 + col as f32 * 266.0;
        s.limb(
            &nodes![(x, -20), (x, 1230)],
            &[20.0],
            Look::of(stall.lighter(0.02)).inflate(7.0).grain(90.0).rim(1.2),
        );
    }
    // The bird, its wing round his neck; soot on the surplice.
    let (x, y) = (400.0, 448.0);
    let ink = p.ink.lighter(0.03);
    let soot = |i: f32| Look::of(ink).inflate(i).rim(1.8).fur(3.0, 90.0, 3.0);
    for (dx, dy, r) in [(-40.0, 120.0, 20.0), (-10.0, 150.0, 26.0), (24.0, 128.0, 16.0), (-60.0, 150.0, 12.0)]
    {
        s.dot(x + dx, y + dy, r, Look::of(ink).flat().alpha(0.75).soft(5.0).shadow(0.0));
    }
    s.limb(
        &nodes![(x + 120.0, y + 60.0), (x + 150.0, y + 120.0), (x + 150.0, y + 170.0)],
        &[50.0, 40.0, 30.0],
        soot(10.0),
    );
    s.ellipse(x + 104.0, y + 44.0, 56.0, 66.0, soot(22.0));
    s.limb(
        &nodes![(x + 100.0, y + 60.0), (x + 40.0, y + 92.0), (x - 50.0, y + 84.0)],
        &[50.0, 44.0, 8.0],
        soot(12.0),
    );
    let raven = Person::new(Kind::Crow, &p).skin(ink.lighter(0.16));
    let raven = Person { eyes: p.gold, ..raven };
    let fond = Mien {
        upper: [0.06, 0.06],
        brow: [0.5, 0.5],
        slant: [14.0, 14.0],
        tilt: 0.0,
        ..face(Feeling::Tenderness, -0.6, (-0.95, -0.1))
    };
    s.at(&[shift(x + 108.0, y - 30.0), turn(-16.0), scale(1.05)], |s| {
        head(s, &raven, &fond, View::Front);
        s.focus(0.0, 0.0, 60.0);
    });
    let hand = LoneHand {
        at: point(x - 86.0, y + 160.0),
        size: 92.0,
        degrees: -20.0,
        thumb: -1.0,
        hand: Hand::Cover,
        colour: people[4].skin,
        paw: false,
        sleeve: p.white,
        from: point(x - 130.0, y + 176.0),
    };
    hand.paint_with(s, |_| {});
    s.focus(x, y, 130.0);
    s.note("crowd", Role::Witness);
    s.note("boy", Role::Subject);
    s.note("raven", Role::Object);
    s.note("old_woman", Role::Detail);
}
