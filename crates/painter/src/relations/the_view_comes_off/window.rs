//! The window that is wiped.

use crate::relations::acting::*;
use crate::settings::air;

/// A grey town in the rain: rows of roofs that grow paler with distance.
fn grey_town(s: &mut Scene) {
    let p = s.palette;
    let grey = lch(0.5, 0.012, 250.0);
    s.rect(80.0, 40.0, 660.0, 800.0, Look::of(grey.lighter(0.1)).to(grey).flat().shadow(0.0));
    for row in 0..4 {
        let tone = grey.lighter(0.04 - row as f32 * 0.055);
        for k in 0..6 {
            let x = 70.0 + k as f32 * 124.0 + (row % 2) as f32 * 56.0;
            let y = 190.0 + row as f32 * 150.0 + ((k * 37 + row * 53) % 50) as f32;
            s.rect(x, y, 104.0, 560.0, Look::of(tone).flat().shadow(0.3));
            s.poly(
                &nodes![(x - 10.0, y), (x + 52.0, y - 56.0), (x + 114.0, y)],
                Look::of(tone.dim(0.8)).inflate(4.0).shadow(0.2),
            );
            s.rect(x + 76.0, y - 70.0, 14.0, 50.0, Look::of(tone.dim(0.74)).flat());
            for w in 0..2 {
                s.rect(x + 20.0 + w as f32 * 40.0, y + 26.0, 20.0, 28.0, Look::of(tone.dim(0.62)).flat());
            }
        }
    }
    air::rain(s, 90, [90.0, 60.0, 720.0, 820.0]);
    s.rect(80.0, 40.0, 660.0, 800.0, Look::of(p.fog.mix(grey, 0.7)).alpha(0.16).flat().shadow(0.0));
}

/// What the leather lays bare: a green sea in the sun, with sails.
fn bright_sea(s: &mut Scene) {
    let p = s.palette;
    s.rect(
        60.0,
        30.0,
        700.0,
        400.0,
        Look::of(lch(0.78, 0.09, 230.0)).to(lch(0.93, 0.06, 95.0)).emissive().flat(),
    );
    s.rect(
        60.0,
        400.0,
        700.0,
        460.0,
        Look::of(lch(0.74, 0.12, 178.0)).to(lch(0.55, 0.12, 195.0)).emissive().flat(),
    );
    for k in 0..12 {
        let (x, y) = (100.0 + ((k * 173) % 600) as f32, 424.0 + k as f32 * 32.0);
        s.line(&nodes![(x, y), (x + 30.0, y - 6.0), (x + 64.0, y)], 5.0, Look::lamp(p.white));
    }
    for (x, y, h) in
        [(196.0, 440.0, 96.0), (320.0, 540.0, 150.0), (660.0, 430.0, 70.0), (220.0, 690.0, 170.0)]
    {
        s.poly(
            &nodes![(x, y - h), (x + h * 0.52, y - h * 0.16), (x, y - h * 0.16)],
            Look::of(p.white).inflate(5.0).rim(1.4),
        );
        s.poly(
            &nodes![(x - 6.0, y - h * 0.8), (x - h * 0.34, y - h * 0.16), (x - 6.0, y - h * 0.16)],
            Look::of(lch(0.66, 0.17, 35.0)).inflate(4.0),
        );
        s.blob(
            &nodes![(x - h * 0.42, y - h * 0.1; corner), (x + h * 0.56, y - h * 0.1; corner), (x + h * 0.34, y + h * 0.1), (x - h * 0.24, y + h * 0.1)],
            Look::of(p.wood).inflate(5.0),
        );
    }
}

/// Outside an office window a cleaner wipes off the grey town; a green sea lies behind it. A clerk has risen, his chief tugs at the curtain.
pub(super) fn window(c: &mut Composer) {
    let cleaner = c.human(Kind::Man);
    let s = &mut c.scene;
    s.light_at(300.0, 260.0, 0.5);
    let p = s.palette;
    let wall = p.wood_dark.mix(p.accent2, 0.2).dim(0.8);
    s.paint_sky(Sky { stops: vec![(0.0, wall.dim(0.7)), (1.0, wall)], ..Sky::of(&p, 0.0, 0.0) });
    let pane = Path::rect(96.0, 60.0, 620.0, 760.0);
    let leather = point(540.0, 372.0);
    s.group(Group::new().clip(pane), |s| {
        grey_town(s);
        let strokes =
            Path::ribbon(&nodes![(150, 420), (260, 330), (400, 300), (540, 340)], &[120.0, 150.0, 130.0])
                .and(Path::ribbon(
                    &nodes![(560, 400), (420, 420), (260, 460), (200, 540)],
                    &[130.0, 150.0, 150.0],
                ))
                .and(Path::ribbon(
                    &nodes![(200, 540), (280, 600), (360, 640), (430, 660)],
                    &[150.0, 170.0, 130.0],
                ));
        s.group(Group::new().clip_soft(strokes, 6.0), bright_sea);
        s.glow(280.0, 400.0, 360.0, lch(0.92, 0.08, 100.0), 0.35);
        // Drops run from the wiped edge.
        for (x, y, l) in [(196.0, 676.0, 70.0), (330.0, 740.0, 50.0), (402.0, 776.0, 40.0)] {
            s.limb(&nodes![(x, y - l), (x, y)], &[4.0, 9.0], Look::of(p.white).alpha(0.7).inflate(2.0));
        }
        let who = cleaner
            .wearing(Dress::Shirt, p.accent)
            .cloth(Cloth::Stripes)
            .hat(Hat::Cap, p.red.mix(p.dark, 0.25))
            .scarf(p.gold);
        let a = Actor::new(who, 446.0, 1120.0, 690.0).front().feeling(Feeling::Joy);
        let a = a
            .with(|m| m.facing(-0.3).tilted(-7.0).glancing(-0.5, 0.5))
            .hand(FAR, leather.x + 40.0, leather.y + 40.0, Hand::Cover)
            .elbow(FAR, 1.0)
            .hand(NEAR, 380.0, 806.0, Hand::Grip);
        a.legs(s);
        a.body(s);
        a.head(s);
        s.blob(
            &nodes![(508, 330), (578, 316), (630, 366), (610, 440), (548, 452), (502, 400)],
            Look::of(p.gold.mix(p.wood, 0.3)).inflate(16.0).texture(0.3),
        );
        a.arm(s, NEAR);
        a.arm(s, FAR);
    });
    let bar = Look::of(p.cream.mix(p.wood, 0.3)).inflate(6.0).shadow(0.7);
    s.stroke(&Path::rect(96.0, 60.0, 620.0, 760.0), 30.0, bar);
    s.rect(60.0, 812.0, 700.0, 36.0, bar);
    // The bucket on the sill: in its grey water float the roofs, and on one somebody waves.
    let (bx, by) = (280.0, 818.0);
    s.poly(
        &nodes![(bx - 86.0, by - 130.0), (bx + 86.0, by - 130.0), (bx + 64.0, by), (bx - 64.0, by)],
        Look::of(p.metal).inflate(22.0).grain(0.0).rim(1.4),
    );
    s.ellipse(bx, by - 130.0, 88.0, 26.0, Look::of(p.metal.lighter(0.12)).inflate(6.0));
    s.ellipse(bx, by - 128.0, 76.0, 19.0, Look::of(lch(0.46, 0.015, 250.0)).flat());
    for (dx, h, tone) in [(-42.0, 40.0, 0.62), (34.0, 46.0, 0.55), (-6.0, 54.0, 0.68)] {
        s.poly(
            &nodes![(bx + dx - 28.0, by - 122.0), (bx + dx, by - 122.0 - h), (bx + dx + 28.0, by - 122.0)],
            Look::of(lch(tone, 0.02, 250.0)).inflate(5.0),
        );
    }
    let tiny = Person::new(Kind::Man, &p).wearing(Dress::Coat, p.red);
    Actor::new(tiny, bx - 6.0, by - 170.0, 56.0).front().hand_own(FAR, 20.0, -96.0, Hand::Wave).paint(s);
    s.focus(bx, by - 160.0, 100.0);
    // The chief and the curtain.
    let cloth = p.red.mix(p.dark, 0.35);
    s.blob(
        &nodes![(-40, -40; corner), (250, -40; corner), (170, 260), (176, 470), (244, 640), (160, 800), (110, 1000), (140, 1240; corner), (-40, 1240; corner)],
        Look::of(cloth).inflate(26.0).grain(86.0).texture(0.25).shadow(0.9),
    );
    for (x0, x1) in [(40.0, 20.0), (110.0, 60.0), (180.0, 104.0)] {
        s.limb(
            &nodes![(x0, -20), (x1, 560), (x1 + 6.0, 1220)],
            &[10.0, 20.0, 24.0],
            Look::of(cloth.dim(0.66)).alpha(0.6).soft(8.0).flat().shadow(0.0),
        );
    }
    let pig = Person::new(Kind::Pig, &p).wearing(Dress::Coat, p.dark.lighter(0.1)).girth(1.4).glasses();
    let pig = Actor::new(pig, 108.0, 1370.0, 690.0).lean(6.0).feeling(Feeling::Fury);
    let pig = pig.with(|m| m.facing(0.45).glancing(0.7, -0.5)).hand(FAR, 236.0, 690.0, Hand::Grip).hand(
        NEAR,
        150.0,
        1000.0,
        Hand::Fist,
    );
    s.group(Group::new(), |s| {
        pig.layers(s);
    });
    // The clerk, half risen.
    let hare = Person::new(Kind::Hare, &p).wearing(Dress::Shirt, p.cream).cloth(Cloth::Stripes);
    let hare = Actor::new(hare, 656.0, 1420.0, 730.0).left().lean(5.0).feeling(Feeling::Awe);
    let hare = hare
        .with(|m| Mien { open: 0.4, curve: 0.5, ..m.facing(0.55).tilted(-5.0).glancing(0.6, -0.7) })
        .hand(NEAR, 596.0, 1046.0, Hand::Rest)
        .hand(FAR, 486.0, 1000.0, Hand::Open);
    hare.paint(s);
    let desk = p.wood.mix(p.dark, 0.1);
    s.rect(
        -30.0,
        1080.0,
        860.0,
        180.0,
        Look::of(desk).to(desk.dim(0.6)).inflate(10.0).grain(0.0).texture(0.3),
    );
    for (x, y, d) in [(330.0, 1104.0, -6.0), (420.0, 1128.0, 5.0), (250.0, 1132.0, 3.0)] {
        s.at(&[shift(x, y), turn(d)], |s| {
            s.poly(
                &nodes![(-60, -30), (66, -34), (84, 34), (-78, 36)],
                Look::of(p.paper).inflate(3.0).shadow(0.5),
            );
            for k in 0..4 {
                let y = -18.0 + k as f32 * 13.0;
                s.line(&nodes![(-44, y), (50, y - 2.0)], 3.0, Look::of(p.grey).flat());
            }
        });
    }
    hare.arm(s, NEAR);
    s.place(motif("quill"), At::new(460.0, 1120.0).height(120.0).centred().turned(64.0).silent());
    s.note("hare", Role::Subject);
    s.note("pig", Role::Object);
    s.note("sailing_boat", Role::Detail);
    s.note("room", Role::Setting);
}
