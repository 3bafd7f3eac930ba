//! Who stands behind it shows only by the feet.

use super::acting::*;

pub(super) static BEHIND_THE_CLOTH: Relation = Relation {
    id: "behind_the_cloth",
    themes: Themes::Only(&["moonhare", "roots", "carousel", "moth-court", "lost-kites"]),
    moods: &[Mood::Secrecy, Mood::Dread, Mood::Mischief],
    slots: &[],
    layouts: &[framed("curtain", Setup::Gap, curtain), framed("sheets", Setup::Gap, sheets)],
};

/// A pair of shoes seen from the front.
fn shoes(s: &mut Scene, x: f32, y: f32, colour: Colour, legs: Colour) {
    for side in [-1.0, 1.0] {
        let fx = x + side * 24.0;
        s.limb(&nodes![(fx, y - 210.0), (fx, y - 20.0)], &[28.0, 24.0], Look::of(legs).inflate(8.0));
        s.blob(
            &nodes![
                (fx - 20.0, y),
                (fx - 18.0 + side * 3.0, y - 26.0),
                (fx, y - 38.0),
                (fx + 18.0 + side * 3.0, y - 26.0),
                (fx + 20.0 + side * 4.0, y)
            ],
            Look::of(colour).inflate(12.0).shadow(0.5),
        );
    }
}

/// A closed red curtain; in the strip of light under its hem stand shoes, hooves, claws, bare toes, and one pair above the floor. Four fingers hold the seam.
fn curtain(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(400.0, 1020.0, 0.6);
    let p = s.palette;
    s.rect(-30.0, -30.0, 860.0, 1280.0, Look::of(p.ambient).flat().shadow(0.0));
    // The lit strip behind.
    s.rect(-30.0, 800.0, 860.0, 250.0, Look::lamp(p.flame.mix(p.cream, 0.35)));
    s.rect(
        -30.0,
        1030.0,
        860.0,
        220.0,
        Look::of(p.wood).to(p.wood_dark.dim(0.6)).flat().texture(0.3).grain(0.0).shadow(0.0),
    );
    s.glow(400.0, 1010.0, 480.0, p.flame, 0.35);
    let floor = 1046.0;
    // One pair after another.
    shoes(s, 96.0, floor, p.ink.lighter(0.08), p.dark.lighter(0.1));
    for (dx, k) in [(-30.0, 1.0), (30.0, -1.0)] {
        let x = 222.0 + dx;
        s.limb(
            &nodes![(x, 830), (x + k * 4.0, 1006)],
            &[30.0, 24.0],
            Look::of(p.fur).inflate(8.0).fur(4.0, 90.0, 3.0),
        );
        s.blob(
            &nodes![(x - 19.0, floor), (x - 13.0, floor - 40.0), (x + 13.0, floor - 40.0), (x + 19.0, floor)],
            Look::of(p.ink.lighter(0.1)).inflate(8.0),
        );
        s.line(&nodes![(x, floor - 34.0), (x, floor)], 3.0, Look::of(p.ink).flat());
    }
    for dx in [-24.0, 26.0] {
        let x = 348.0 + dx;
        s.limb(&nodes![(x, 830), (x, 1020)], &[13.0, 12.0], Look::of(p.gold.mix(p.red, 0.3)).inflate(4.0));
        for t in [-22.0, 0.0, 22.0] {
            s.limb(
                &nodes![(x, 1018), (x + t, floor)],
                &[11.0, 7.0],
                Look::of(p.gold.mix(p.red, 0.3)).inflate(3.0),
            );
        }
    }
    // Bare toes, a little above the floor.
    let flesh = skin(&p, 3);
    for side in [-1.0, 1.0] {
        let x = 478.0 + side * 27.0;
        let y = floor - 64.0;
        s.limb(&nodes![(x, 830), (x, y - 20.0)], &[30.0, 24.0], Look::of(flesh).inflate(7.0));
        s.blob(
            &nodes![
                (x - 20.0, y + 10.0),
                (x - 15.0, y - 26.0),
                (x + 15.0, y - 26.0),
                (x + 20.0, y + 10.0),
                (x, y + 24.0)
            ],
            Look::of(flesh).inflate(9.0),
        );
        for t in -2..=2 {
            let t = t as f32;
            s.dot(
                x + t * 8.4,
                y + 23.0 - t.abs() * 2.0 + side * t * 1.2,
                6.0,
                Look::of(flesh).inflate(2.0).shadow(0.2),
            );
        }
        under(s, x, floor + 4.0, 26.0);
    }
    // Very large and very small.
    for dx in [-44.0, 44.0] {
        let x = 626.0 + dx;
        s.limb(&nodes![(x, 820), (x, 1000)], &[60.0, 56.0], Look::of(p.leaf).inflate(14.0).texture(0.3));
        s.blob(
            &nodes![(x - 42.0, floor + 4.0), (x - 36.0, 990), (x + 36.0, 990), (x + 42.0, floor + 4.0)],
            Look::of(p.leaf).inflate(16.0).texture(0.3),
        );
        for t in [-26.0, 0.0, 26.0] {
            s.poly(
                &nodes![(x + t - 10.0, floor - 6.0), (x + t + 10.0, floor - 6.0), (x + t, floor + 20.0)],
                Look::of(p.cream).inflate(4.0),
            );
        }
    }
    // And heels: one has turned away from us.
    for side in [-1.0, 1.0] {
        let x = 744.0 + side * 15.0;
        s.limb(&nodes![(x, 830), (x, floor - 14.0)], &[17.0, 12.0], Look::of(p.white).inflate(5.0));
        s.blob(
            &nodes![(x - 10.0, floor), (x - 11.0, floor - 24.0), (x + 11.0, floor - 24.0), (x + 10.0, floor)],
            Look::of(p.red.dim(0.8)).inflate(5.0),
        );
    }
    // The cloth: heavy folds down to its hem.
    let red = p.red.mix(p.accent, 0.15);
    for i in 0..9 {
        let x = -40.0 + i as f32 * 100.0;
        let hem = 846.0 + (i % 2) as f32 * 8.0;
        s.blob(
            &nodes![
                (x, -40; corner),
                (x + 124.0, -40; corner),
                (x + 120.0, 400),
                (x + 126.0, hem - 30.0),
                (x + 108.0, hem + 6.0),
                (x + 60.0, hem + 16.0),
                (x + 14.0, hem + 4.0),
                (x - 2.0, hem - 30.0),
                (x + 6.0, 400)
            ],
            Look::of(red).to(red.dim(0.72)).inflate(30.0).grain(90.0).texture(0.25).shadow(0.8),
        );
        s.limb(
            &nodes![(x + 10.0, hem - 14.0), (x + 60.0, hem - 2.0), (x + 112.0, hem - 14.0)],
            &[16.0],
            Look::of(p.gold).inflate(5.0).hatch(1.0).hatch_along(90.0),
        );
    }
    // The seam, and the four fingers that have hold of it.
    let seam = 316.0;
    s.limb(
        &nodes![(seam, -30), (seam - 6.0, 420), (seam + 4.0, 880)],
        &[8.0, 16.0, 12.0],
        Look::of(p.ambient.dim(0.7)).alpha(0.8).soft(5.0).flat().shadow(0.0),
    );
    let paw = p.fur.dim(0.8);
    for k in 0..4 {
        let y = 470.0 + k as f32 * 27.0;
        s.limb(
            &nodes![(seam - 4.0, y), (seam + 26.0, y - 4.0), (seam + 46.0, y + 6.0)],
            &[24.0, 26.0, 18.0],
            Look::of(paw).inflate(9.0).fur(3.0, 0.0, 3.0),
        );
        s.limb(
            &nodes![(seam + 44.0, y + 4.0), (seam + 60.0, y + 14.0)],
            &[9.0, 2.0],
            Look::of(p.ink.lighter(0.1)).inflate(2.0),
        );
    }
    // One eye, if one looks long enough.
    s.ellipse(seam + 2.0, 330.0, 13.0, 20.0, Look::of(p.ink).flat().soft(3.0));
    s.ellipse(seam + 2.0, 330.0, 9.0, 10.0, Look::of(p.cream).flat());
    s.dot(seam + 2.0, 331.0, 5.0, Look::of(p.ink).flat());
    s.focus(seam + 20.0, 500.0, 110.0);
    s.focus(400.0, 1000.0, 300.0);
    s.focus(478.0, 990.0, 90.0);
    s.note("eye", Role::Subject);
    s.note("boot", Role::Object);
    s.note("theatre", Role::Setting);
}

/// Sheets on a line with the sun behind them: on three are the shadows of beasts, below them children's feet; on the last the shadow of a child, and paws.
fn sheets(c: &mut Composer) {
    let _ = c.outdoors("garden", 980.0);
    let s = &mut c.scene;
    s.light_at(400.0, 300.0, 0.2);
    let p = s.palette;
    s.glow(400.0, 420.0, 560.0, p.light, 0.55);
    let (top, hem) = (270.0, 960.0);
    let shade = p.ambient.lighter(0.12);
    let feet = |s: &mut Scene, x: f32, socks: Colour, n: usize| {
        for side in [-1.0, 1.0] {
            let fx = x + side * 20.0;
            s.limb(
                &nodes![(fx, hem - 20.0), (fx, 1044)],
                &[20.0, 17.0],
                Look::of(skin(&s.palette, n)).inflate(5.0),
            );
            s.limb(&nodes![(fx, 1020), (fx, 1050)], &[19.0], Look::of(socks).inflate(4.0));
            s.blob(
                &nodes![(fx - 14.0, 1068), (fx - 12.0, 1046), (fx + 12.0, 1046), (fx + 14.0, 1068)],
                Look::of(s.palette.wood_dark).inflate(6.0),
            );
        }
    };
    for (x, n) in [(130.0, 0), (330.0, 3), (512.0, 1)] {
        under(s, x, 1070.0, 60.0);
        feet(s, x, [p.red, p.accent2, p.gold][n % 3], n);
    }
    under(s, 688.0, 1072.0, 70.0);
    for side in [-1.0, 1.0] {
        let fx = 688.0 + side * 28.0;
        s.limb(
            &nodes![(fx, hem - 20.0), (fx, 1050)],
            &[40.0, 38.0],
            Look::of(p.fur).inflate(10.0).fur(5.0, 90.0, 4.0),
        );
        s.blob(
            &nodes![(fx - 28.0, 1072), (fx - 22.0, 1036), (fx + 22.0, 1036), (fx + 28.0, 1072)],
            Look::of(p.fur).inflate(10.0).fur(4.0, 90.0, 3.0),
        );
        for t in [-14.0, 0.0, 14.0] {
            s.limb(&nodes![(fx + t, 1064), (fx + t, 1078)], &[7.0, 2.0], Look::of(p.ink).inflate(2.0));
        }
    }
    cord(s, &[point(-20.0, 236.0), point(400.0, 268.0), point(820.0, 230.0)], 6.0, p.wood_dark);
    for (i, x) in [130.0, 330.0, 512.0, 688.0].into_iter().enumerate() {
        let w = [104.0, 92.0, 86.0, 88.0][i];
        let sheet = Path::blob(&nodes![
            (x - w, top - 16.0; corner),
            (x, top - 4.0),
            (x + w, top - 16.0; corner),
            (x + w - 6.0, 600),
            (x + w + 4.0, hem; corner),
            (x + w * 0.4, hem - 12.0),
            (x - w * 0.4, hem + 8.0),
            (x - w - 4.0, hem - 4.0; corner),
            (x - w + 6.0, 600)
        ]);
        let cloth = p.cream.mix(p.light, 0.3);
        s.part(&sheet, Look::of(cloth).emissive().to(cloth.dim(0.9)).inflate(5.0).grain(90.0).shadow(0.4));
        s.group(Group::new().clip(sheet.clone()).alpha(0.74).blur(1.4), |s| {
            s.as_silhouette(shade, |s| match i {
                0 => {
                    let bear = Person::new(Kind::Bear, &p).wearing(Dress::Fur, p.fur).girth(1.2);
                    let bear = Actor::new(bear, x, hem + 30.0, 600.0).front();
                    bear.hand_own(NEAR, -17.0, -60.0, Hand::Wave)
                        .hand_own(FAR, 17.0, -60.0, Hand::Wave)
                        .paint(s);
                }
                1 => {
                    let wolf = Person::new(Kind::Wolf, &p).wearing(Dress::Fur, p.grey);
                    let wolf = Actor::new(wolf, x - 10.0, hem + 30.0, 620.0).profile();
                    wolf.hand_own(NEAR, 24.0, -62.0, Hand::Reach)
                        .hand_own(FAR, 26.0, -70.0, Hand::Reach)
                        .paint(s);
                }
                2 => {
                    let owl = Person::new(Kind::Goose, &p).wearing(Dress::Fur, p.white);
                    let owl = Actor::new(owl, x + 10.0, hem + 30.0, 640.0).left().profile();
                    owl.hand_own(NEAR, -26.0, -70.0, Hand::Wave)
                        .hand_own(FAR, 20.0, -74.0, Hand::Wave)
                        .paint(s);
                }
                _ => {
                    let child =
                        Person::new(Kind::Girl, &p).hair(p.dark, Hair::Plaits).wearing(Dress::Gown, p.red);
                    Actor::new(child, x, hem + 6.0, 400.0).front().paint(s);
                }
            });
        });
        for k in [-0.4, 0.1, 0.6] {
            s.limb(
                &nodes![(x + w * k, top + 10.0), (x + w * k + 6.0, hem - 30.0)],
                &[3.0, 14.0],
                Look::of(cloth.dim(0.75)).alpha(0.34).soft(5.0).flat().shadow(0.0),
            );
        }
        for side in [-0.9, 0.9] {
            s.rect(x + w * side - 5.0, top - 40.0, 10.0, 36.0, Look::of(p.wood.lighter(0.1)).inflate(3.0));
        }
    }
    // The basket, and what hides in it.
    s.place(motif("basket"), At::new(240.0, 1150.0).height(110.0).standing().shadow(0.4).silent());
    s.dot(222.0, 1052.0, 5.0, Look::of(p.ink).flat());
    s.focus(688.0, 1030.0, 110.0);
    s.focus(330.0, 560.0, 240.0);
    s.note("girl", Role::Subject);
    s.note("shadow", Role::Object);
    s.note("garden", Role::Setting);
}
