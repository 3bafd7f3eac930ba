//! Lambs and wolves in two sleeves.

use super::{bust, towards};
use crate::relations::acting::*;
use crate::settings::air;

/// Our own hand with a frilled cuff full of lambs takes a huge paw from above, out of whose sleeve wolves hold flowers.
pub(super) fn wolves(c: &mut Composer) {
    let n = c.rng.below(5);
    let _ = c.outdoors("hills", 760.0);
    let s = &mut c.scene;
    s.light_at(160.0, 140.0, 0.55);
    let p = s.palette;
    let fur = p.grey.dim(0.72);
    let coat = p.accent2.mix(p.dark, 0.4);
    let paw = LoneHand {
        at: point(462.0, 400.0),
        size: 420.0,
        degrees: 98.0,
        thumb: 1.0,
        hand: Hand::Grip,
        colour: fur,
        paw: true,
        sleeve: coat,
        from: point(600.0, -160.0),
    };
    let own = LoneHand {
        at: point(372.0, 890.0),
        size: 350.0,
        degrees: -80.0,
        thumb: -1.0,
        hand: Hand::Rest,
        colour: skin(&p, n),
        paw: false,
        sleeve: p.white,
        from: point(220.0, 1330.0),
    };
    paw.paint_with(s, |s| own.paint_with(s, |_| {}));
    let meet = point(420.0, 600.0);
    // His cuff.
    s.at(&[shift(468.0, 350.0), turn(-14.0)], |s| {
        s.blob(&nodes![(-176, 40; corner), (-240, -440; corner), (260, -440; corner), (186, 40; corner), (0, 66)], Look::of(coat).to(coat.dim(0.8)).inflate(50.0).texture(0.25));
        s.limb(&nodes![(-190, 30), (0, 62), (200, 30)], &[60.0], Look::of(p.gold.mix(p.wood, 0.3)).inflate(16.0).texture(0.3));
        for k in [-110.0, 0.0, 110.0] {
            s.dot(k, 50.0 - k.abs() * 0.12, 16.0, Look::of(p.metal.lighter(0.2)).inflate(5.0));
        }
    });
    let wolf = Person::new(Kind::Wolf, &p).wearing(Dress::Coat, p.red.dim(0.8));
    let lamb = Person { hair: p.white, ..Person::new(Kind::Sheep, &p).wearing(Dress::Coat, p.accent) };
    for (i, (x, y, size, feeling)) in [
        (250.0, 300.0, 140.0, Feeling::Tenderness),
        (420.0, 200.0, 160.0, Feeling::Joy),
        (606.0, 266.0, 150.0, Feeling::Shame),
    ]
    .into_iter()
    .enumerate()
    {
        let hole = Path::ellipse(x, y + 14.0, size * 0.62, size * 0.66);
        s.part(&hole, Look::of(p.ink).inflate(4.0));
        bust(
            s,
            &Person { skin: wolf.skin.lighter(0.04 * i as f32), ..wolf },
            &towards(feeling, x, y, point(340.0, 960.0)),
            x,
            y,
            size,
        );
        // Flowers, a little tired.
        let (fx, fy) = (x + size * 0.42, y + size * 0.5);
        for k in 0..3 {
            let (bx, by) = (fx + (k as f32 - 1.0) * 26.0, fy - 60.0 + (k % 2) as f32 * 16.0);
            s.limb(&nodes![(fx, fy + 20.0), (bx, by)], &[5.0], Look::of(p.leaf).inflate(1.6));
            for j in 0..5 {
                let a = radians(j as f32 * 72.0);
                s.dot(
                    bx + cos(a) * 10.0,
                    by + sin(a) * 10.0,
                    9.0,
                    Look::of([p.white, p.pink, p.accent][(k + i) % 3]).inflate(3.0),
                );
            }
            s.dot(bx, by, 6.0, Look::of(p.gold).inflate(2.0));
        }
        s.dot(fx, fy + 14.0, 17.0, Look::of(fur.dim(0.9)).inflate(6.0));
    }
    // Our cuff: frills, and lambs who take aim.
    s.at(&[shift(330.0, 950.0), turn(14.0)], |s| {
        s.blob(
            &nodes![(-150, -30; corner), (150, -30; corner), (210, 330; corner), (-210, 330; corner)],
            Look::of(p.accent.mix(p.white, 0.25)).inflate(40.0).texture(0.25),
        );
        for k in 0..8 {
            let x = -170.0 + k as f32 * 48.0;
            s.blob(
                &nodes![
                    (x - 32.0, -44.0),
                    (x, -76.0),
                    (x + 32.0, -44.0),
                    (x + 26.0, 4.0),
                    (x, 14.0),
                    (x - 26.0, 4.0)
                ],
                Look::of(p.white).inflate(12.0),
            );
        }
    });
    for (i, (x, y, size, feeling)) in [
        (190.0, 1030.0, 130.0, Feeling::Fury),
        (330.0, 1090.0, 140.0, Feeling::Suspicion),
        (476.0, 1070.0, 130.0, Feeling::Mischief),
    ]
    .into_iter()
    .enumerate()
    {
        s.ellipse(x, y + 16.0, size * 0.6, size * 0.62, Look::of(p.ink).inflate(4.0));
        bust(s, &lamb, &towards(feeling, x, y, point(430.0, 260.0)), x, y, size);
        // A sling each.
        let (fx, fy) = (x + size * 0.46, y + size * 0.4);
        s.limb(&nodes![(fx, fy + 40.0), (fx, fy - 4.0)], &[10.0], Look::of(p.wood).inflate(3.0));
        s.limb(&nodes![(fx, fy), (fx - 18.0, fy - 36.0)], &[9.0], Look::of(p.wood).inflate(3.0));
        s.limb(&nodes![(fx, fy), (fx + 18.0, fy - 36.0)], &[9.0], Look::of(p.wood).inflate(3.0));
        s.line(
            &nodes![(fx - 18.0, fy - 34.0), (fx - 4.0, fy - 8.0 + i as f32 * 4.0), (fx + 18.0, fy - 34.0)],
            4.0,
            Look::of(p.red),
        );
    }
    // Two who have met halfway.
    let a = Actor::new(lamb, 590.0, 800.0, 190.0).feeling(Feeling::Tenderness);
    let b = Actor::new(wolf, 690.0, 800.0, 220.0).left().feeling(Feeling::Shame);
    let (e, f) = (a.eye(), b.eye());
    let a = a
        .looking_at(f)
        .with(|m| Mien { cheek: 1.5, tilt: 0.0, ..m })
        .hand_own(NEAR, 22.0, -58.0, Hand::Open)
        .hand_own(FAR, 10.0, -40.0, Hand::Rest);
    let b = b
        .looking_at(e)
        .with(|m| Mien { nod: 0.1, tilt: 0.0, ..m })
        .hand_own(NEAR, 14.0, -50.0, Hand::Rest)
        .hand_own(FAR, 8.0, -42.0, Hand::Hidden);
    a.paint(s);
    b.paint(s);
    air::far_birds(s, 3, 680.0, 560.0, 60.0);
    s.focus(meet.x, meet.y, 140.0);
    s.note("hand", Role::Subject);
    s.note("wolf", Role::Object);
    s.note("sheep", Role::Object);
}
