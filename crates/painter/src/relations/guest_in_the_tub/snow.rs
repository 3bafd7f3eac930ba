//! The guest of snow, on a hot day.

use super::super::acting::*;
use super::super::bust::{bust, face};
use crate::actors::Mien;

/// A hot day, a church bench: between a man who fans himself and a lady with a parasol sits a woman of snow in an icebox and melts with pride. Before them a snow groom.
pub(super) fn snow(c: &mut Composer) {
    let (man, lady, bride) = (c.human(Kind::Man), c.human(Kind::Granny), c.human(Kind::Woman));
    let s = &mut c.scene;
    s.light_at(650.0, 60.0, 0.6);
    let p = s.palette;
    let heat = p.flame.mix(p.red, 0.3).mix(p.cream, 0.2);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(heat.dim(0.86)).to(heat.lighter(0.04)).flat().texture(0.15).shadow(0.0),
    );
    for x in [150.0, 400.0, 650.0] {
        s.blob(&nodes![(x - 86.0, 480; corner), (x - 86.0, 150), (x, 30; corner), (x + 86.0, 150), (x + 86.0, 480; corner)], Look::of(p.wood).inflate(8.0));
        s.blob(&nodes![(x - 66.0, 480; corner), (x - 66.0, 158), (x, 66; corner), (x + 66.0, 158), (x + 66.0, 480; corner)], Look::lamp(p.light.mix(p.gold, 0.3)));
        for k in 0..4 {
            s.limb(
                &nodes![(x - 66.0, 150.0 + k as f32 * 84.0), (x + 66.0, 190.0 + k as f32 * 84.0)],
                &[7.0],
                Look::of(p.wood_dark),
            );
        }
        s.glow(x, 250.0, 210.0, p.light, 0.5);
    }
    // The bench's back.
    s.rect(-30.0, 640.0, 860.0, 90.0, Look::of(p.wood).inflate(12.0).grain(0.0).texture(0.3));
    // The neighbours.
    let man = man.wearing(Dress::Coat, p.dark.lighter(0.1));
    bust(
        s,
        &man,
        &Mien {
            open: 0.14,
            cheek: 2.0,
            upper: [0.5, 0.5],
            tilt: -4.0,
            tear: true,
            ..face(Feeling::Calm, -0.2, (-0.5, 0.2))
        },
        130.0,
        560.0,
        230.0,
    );
    bust(
        s,
        &lady.wearing(Dress::Gown, p.leaf.mix(p.accent2, 0.3)),
        &Mien {
            curve: 0.5,
            brow: [0.6, 0.6],
            slant: [14.0, 14.0],
            tilt: -4.0,
            ..face(Feeling::Tenderness, -0.45, (-0.95, -0.05))
        },
        676.0,
        590.0,
        216.0,
    );
    // She.
    let white = p.white.mix(lch(0.9, 0.03, 235.0), 0.4);
    let ball = |k: f32| Look::of(white).to(white.dim(0.86)).inflate(k).texture(0.25).rim(1.2);
    s.ellipse(404.0, 790.0, 176.0, 150.0, ball(70.0));
    for side in [-1.0, 1.0] {
        s.limb(
            &nodes![(404.0 + side * 150.0, 740), (404.0 + side * 176.0, 830), (404.0 + side * 90.0, 880)],
            &[64.0, 70.0, 60.0],
            ball(22.0),
        );
    }
    let who = Person::new(Kind::Woman, &p).skin(white).hair(white, Hair::Bald);
    s.dot(404.0, 520.0, 150.0, ball(56.0));
    s.at(&[shift(404.0, 520.0), scale(2.55)], |s| {
        let mien = Mien {
            curve: 0.8,
            open: 0.0,
            tear: true,
            brow: [0.8, 0.8],
            slant: [20.0, 20.0],
            upper: [0.24, 0.24],
            lower: [0.24, 0.24],
            cheek: 1.3,
            tilt: 0.0,
            ..face(Feeling::Brave, 0.0, (-0.2, 0.9))
        };
        head(s, &who, &mien, View::Front);
        s.limb(
            &nodes![(0, 14), (14, 18), (34, 24)],
            &[13.0, 9.0, 2.0],
            Look::of(lch(0.70, 0.16, 55.0)).inflate(3.0).hatch(1.0),
        );
    });
    s.focus(404.0, 520.0, 160.0);
    // A summer bonnet, and drops.
    s.blob(
        &nodes![
            (240, 440),
            (280, 352),
            (404, 310),
            (528, 352),
            (568, 440),
            (480, 408),
            (404, 398),
            (328, 408)
        ],
        Look::of(p.accent2).inflate(24.0).hatch(1.0).rim(1.3),
    );
    for (x, tone) in [(312.0, p.red), (350.0, p.gold), (392.0, p.pink)] {
        s.dot(x, 386.0 - (x - 312.0) * 0.12, 22.0, Look::of(tone).inflate(8.0));
    }
    let drop = |s: &mut Scene, x: f32, y: f32, k: f32| {
        s.blob(
            &nodes![(x, y - 18.0 * k; corner), (x + 8.0 * k, y), (x, y + 9.0 * k), (x - 8.0 * k, y)],
            Look::of(lch(0.80, 0.07, 225.0)).inflate(2.5 * k).rim(1.9),
        );
    };
    for (x, y, k) in [
        (282.0, 560.0, 1.3),
        (536.0, 590.0, 1.5),
        (300.0, 690.0, 1.4),
        (520.0, 700.0, 1.2),
        (240.0, 800.0, 1.5),
        (572.0, 836.0, 1.4),
        (440.0, 672.0, 1.2),
    ] {
        drop(s, x, y, k);
    }
    // The lady lends her parasol; the gentleman fans.
    let shade = LoneHand {
        at: point(600.0, 792.0),
        size: 110.0,
        degrees: -100.0,
        thumb: -1.0,
        hand: Hand::Grip,
        colour: lady.skin,
        paw: false,
        sleeve: p.leaf.mix(p.accent2, 0.3),
        from: point(690.0, 900.0),
    };
    let g = shade.grip();
    s.blob(&nodes![(300, 300; corner), (330, 190), (450, 110), (600, 120), (700, 210), (716, 320; corner), (610, 290), (510, 300), (400, 286)], Look::of(p.cream).to(p.pink).inflate(26.0).rim(1.4).shadow(0.5));
    shade.paint_with(s, |s| {
        s.limb(&nodes![(g.x + 8.0, g.y + 50.0), (540, 300)], &[10.0], Look::of(p.wood).inflate(3.0));
    });
    let fan = LoneHand {
        at: point(216.0, 830.0),
        size: 110.0,
        degrees: -84.0,
        thumb: 1.0,
        hand: Hand::Pinch,
        colour: man.skin,
        paw: false,
        sleeve: p.dark.lighter(0.1),
        from: point(110.0, 900.0),
    };
    let g = fan.grip();
    fan.paint_with(s, |s| {
        for k in 0..7 {
            let t = radians(-150.0 + k as f32 * 20.0);
            s.limb(
                &nodes![(g.x, g.y), (g.x + cos(t) * 96.0, g.y + sin(t) * 96.0)],
                &[8.0, 40.0],
                Look::of(if k % 2 == 0 { p.red } else { p.cream }).inflate(5.0),
            );
        }
    });
    // The icebox, and the puddle round it.
    s.rect(196.0, 872.0, 416.0, 400.0, Look::of(p.wood.lighter(0.04)).inflate(16.0).grain(0.0).texture(0.3));
    for (x, y, d) in [(240.0, 870.0, 12.0), (310.0, 860.0, -14.0), (500.0, 862.0, 20.0), (570.0, 872.0, -8.0)]
    {
        s.at(&[shift(x, y), turn(d)], |s| {
            s.rect(
                -34.0,
                -34.0,
                68.0,
                68.0,
                Look::of(lch(0.86, 0.05, 225.0)).alpha(0.85).inflate(11.0).rim(1.9),
            );
        });
    }
    for y in [930.0, 1100.0] {
        s.limb(&nodes![(196, y), (612, y)], &[22.0], Look::of(p.metal).inflate(6.0).rim(1.6));
    }
    for (x, y) in [(280.0, 1000.0), (460.0, 970.0), (540.0, 1040.0)] {
        drop(s, x, y, 1.5);
    }
    // Before them the pair, from behind: he has a head like hers.
    let b = Actor::new(bride.wearing(Dress::Gown, p.white), 610.0, 1500.0, 560.0).back();
    b.paint(s);
    s.blob(
        &nodes![(540, 1010), (610, 980), (680, 1010), (730, 1240; corner), (490, 1240; corner)],
        Look::of(p.white).alpha(0.72).inflate(12.0).rim(1.3),
    );
    s.blob(
        &nodes![(170, 1250; corner), (190, 1160), (280, 1120), (370, 1160), (390, 1250; corner)],
        Look::of(p.dark.lighter(0.05)).inflate(22.0),
    );
    s.dot(280.0, 1070.0, 82.0, ball(30.0));
    s.limb(&nodes![(352, 1066), (400, 1060)], &[16.0, 4.0], Look::of(lch(0.70, 0.16, 55.0)).inflate(4.0));
    s.ellipse(280.0, 1006.0, 92.0, 20.0, Look::of(p.dark).inflate(6.0).rim(1.6));
    s.blob(
        &nodes![(222, 1004; corner), (216, 900; corner), (344, 900; corner), (338, 1004; corner)],
        Look::of(p.dark).inflate(18.0).rim(1.6),
    );
    s.note("snowman", Role::Subject);
    s.note("gentleman", Role::Detail);
    s.note("old_woman", Role::Witness);
}
