//! The fire brigade and one candle.

use crate::relations::acting::*;

/// Three dogs of the fire brigade storm a parlour where a cake has one candle; the old cat has just drawn breath. Behind them, through the window, their own station burns.
pub(super) fn brigade(c: &mut Composer) {
    c.room(720.0, (420.0, 700.0));
    let s = &mut c.scene;
    let p = s.palette;
    // The window: a hill, and on it what nobody looks at.
    let wx = 196.0;
    s.group(Group::new().clip(Path::rect(66.0, 130.0, 260.0, 330.0)), |s| {
        s.rect(60.0, 120.0, 280.0, 350.0, Look::of(lch(0.3, 0.08, 275.0)).to(lch(0.56, 0.12, 40.0)).emissive().flat());
        s.blob(
            &nodes![(40, 430), (120, 390), (220, 380), (340, 420), (340, 480; corner), (40, 480; corner)],
            Look::of(p.dark).flat(),
        );
        s.rect(wx - 60.0, 310.0, 110.0, 84.0, Look::of(p.red.dim(0.8)).inflate(5.0));
        s.rect(wx + 20.0, 230.0, 34.0, 160.0, Look::of(p.red.dim(0.7)).inflate(5.0));
        s.rect(wx - 46.0, 340.0, 50.0, 54.0, Look::of(p.dark).flat());
        s.place(motif("bell"), At::new(wx + 37.0, 262.0).height(34.0).centred().silent());
        for (x, y, h) in [(wx - 40.0, 316.0, 90.0), (wx, 312.0, 130.0), (wx + 38.0, 236.0, 86.0), (wx - 14.0, 392.0, 50.0)] {
            s.blob(
                &nodes![(x, y - h; corner), (x + h * 0.28, y - h * 0.3), (x + h * 0.16, y), (x - h * 0.16, y), (x - h * 0.28, y - h * 0.36)],
                Look::lamp(p.flame.mix(p.fox, 0.4)),
            );
            s.blob(&nodes![(x, y - h * 0.55; corner), (x + h * 0.14, y - h * 0.2), (x, y), (x - h * 0.14, y - h * 0.2)], Look::lamp(p.flame));
        }
        s.glow(wx, 290.0, 150.0, p.flame, 0.6);
    });
    let bar = Look::of(p.cream.mix(p.wood, 0.25)).inflate(5.0).shadow(0.6);
    s.stroke(&Path::rect(66.0, 130.0, 260.0, 330.0), 22.0, bar);
    s.rect(190.0, 130.0, 12.0, 330.0, bar);
    s.rect(40.0, 456.0, 312.0, 24.0, bar);
    s.focus(wx, 300.0, 120.0);
    // The three: an axe, a ladder, the hose.
    let coats = [lch(0.5, 0.15, 32.0), lch(0.44, 0.13, 28.0), lch(0.56, 0.16, 36.0)];
    let crew = [
        (438.0, 1080.0, 600.0, Feeling::Fear, lch(0.5, 0.05, 55.0)),
        (736.0, 1130.0, 760.0, Feeling::Brave, lch(0.78, 0.05, 75.0)),
        (590.0, 1150.0, 700.0, Feeling::Fury, lch(0.62, 0.09, 62.0)),
    ];
    for (i, (x, y, h, f, fur)) in crew.into_iter().enumerate() {
        let who = Person { skin: fur, ..Person::new(Kind::Dog, &p) }
            .wearing(Dress::Coat, coats[i])
            .girth([0.85, 1.25, 1.0][i]);
        let a = Actor::new(who, x, y, h).left().lean([2.0, 4.0, 8.0][i]).feeling(f);
        let a = a.with(|m| m.facing([0.2, 0.4, 0.6][i]).glancing(0.6, [0.8, 0.3, 0.5][i]));
        let a = match i {
            0 => a.hand_own(FAR, 12.0, -64.0, Hand::Grip).hand_own(NEAR, 4.0, -52.0, Hand::Grip),
            1 => a.hand_own(NEAR, -4.0, -80.0, Hand::Grip).hand_own(FAR, 10.0, -50.0, Hand::Fist),
            _ => a.hand(FAR, 420.0, 760.0, Hand::Grip).hand(NEAR, 496.0, 806.0, Hand::Grip),
        };
        s.group(Group::new(), |s| {
            a.legs(s);
            a.body(s);
            a.head(s);
            // A brass helmet with a comb.
            let cr = a.crown();
            let w = h * 0.135;
            s.at(&[shift(cr.x, cr.y + h * 0.06), turn([4.0, -6.0, -10.0][i]), scale(w / 100.0)], |s| {
                s.blob(
                    &nodes![(-100, 20; corner), (-94, -40), (-40, -92), (40, -92), (94, -40), (100, 20; corner)],
                    Look::of(p.gold).inflate(30.0).rim(1.7),
                );
                s.limb(&nodes![(-124, 22), (0, 34), (124, 22)], &[22.0, 30.0, 22.0], Look::of(p.gold.dim(0.84)).inflate(9.0).rim(1.5));
                s.limb(&nodes![(0, 10), (0, -60), (30, -118)], &[26.0, 34.0, 18.0], Look::of(p.red).inflate(9.0));
            });
            let at = a.grip(NEAR);
            match i {
                0 => {
                    a.arm(s, FAR);
                    a.arm(s, NEAR);
                    let (b, t) = (a.grip(NEAR), a.grip(FAR));
                    s.limb(&nodes![(b.x + 10.0, b.y + 40.0), (t.x - 20.0, t.y - 90.0)], &[13.0], Look::of(p.wood).inflate(4.0));
                    s.blob(
                        &nodes![(t.x - 70.0, t.y - 110.0), (t.x - 14.0, t.y - 96.0), (t.x - 4.0, t.y - 66.0), (t.x - 56.0, t.y - 44.0)],
                        Look::of(p.metal.lighter(0.12)).inflate(6.0).rim(1.7),
                    );
                    a.fingers(s, FAR);
                    a.fingers(s, NEAR);
                }
                1 => {
                    a.arm(s, FAR);
                    a.arm_with(s, NEAR, |s| {
                        s.place(motif("ladder"), At::new(at.x + 10.0, at.y - 60.0).height(560.0).centred().turned(-14.0).silent());
                    });
                }
                _ => {
                    let g = a.grip(FAR);
                    a.arm(s, FAR);
                    s.limb(
                        &nodes![(g.x - 60.0, g.y - 8.0), (g.x, g.y), (at.x, at.y + 4.0), (at.x + 110.0, at.y + 130.0), (at.x + 60.0, 1150), (840, 1180)],
                        &[30.0, 36.0, 38.0, 40.0, 44.0, 48.0],
                        Look::of(p.wood.mix(p.cream, 0.3)).inflate(11.0).texture(0.3),
                    );
                    s.limb(&nodes![(g.x - 116.0, g.y - 14.0), (g.x - 40.0, g.y - 4.0)], &[20.0, 36.0], Look::of(p.gold).inflate(7.0).rim(1.7));
                    a.fingers(s, FAR);
                    a.arm(s, NEAR);
                    s.blob(
                        &nodes![(g.x - 130.0, g.y + 4.0; corner), (g.x - 118.0, g.y + 30.0), (g.x - 130.0, g.y + 44.0), (g.x - 142.0, g.y + 30.0)],
                        Look::of(known_water(s)).inflate(6.0).rim(1.8),
                    );
                }
            }
        });
    }
    // She whose birthday it is.
    let cat = Person { skin: lch(0.72, 0.03, 70.0), ..Person::new(Kind::Cat, &p) }
        .wearing(Dress::Gown, p.accent2.mix(p.dark, 0.2))
        .cloth(Cloth::Dots)
        .glasses()
        .scarf(p.white);
    let g = Actor::new(cat, 106.0, 1260.0, 720.0).lean(4.0).feeling(Feeling::Offended);
    let g = g
        .with(|m| Mien {
            upper: [0.35, 0.5],
            open: 0.25,
            wide: 0.3,
            curve: 0.0,
            ..m.facing(0.45).tilted(4.0).glancing(0.9, -0.3)
        })
        .hand(FAR, 250.0, 900.0, Hand::Open)
        .hand(NEAR, 140.0, 930.0, Hand::Rest);
    g.paint(s);
    table_cloth(s, 950.0, 130.0, p.leaf.mix(p.cream, 0.35));
    for k in 0..9 {
        s.dot(
            40.0 + k as f32 * 92.0,
            1130.0 + (k % 2) as f32 * 40.0,
            15.0,
            Look::of(p.cream).alpha(0.8).flat(),
        );
    }
    g.arm(s, NEAR);
    // The cake.
    let (x, y) = (290.0, 1010.0);
    s.ellipse(x, y + 16.0, 150.0, 34.0, Look::of(p.white).inflate(6.0).rim(1.4).shadow(0.8));
    s.blob(
        &nodes![(x - 112.0, y; corner), (x - 112.0, y - 96.0), (x + 112.0, y - 96.0), (x + 112.0, y; corner), (x, y + 26.0)],
        Look::of(p.pink).inflate(18.0).texture(0.2),
    );
    s.ellipse(x, y - 96.0, 112.0, 30.0, Look::of(p.white).inflate(6.0));
    for k in 0..6 {
        s.limb(
            &nodes![
                (x - 100.0 + k as f32 * 40.0, y - 90.0),
                (x - 98.0 + k as f32 * 40.0, y - 54.0 + (k % 2) as f32 * 18.0)
            ],
            &[26.0, 18.0],
            Look::of(p.white).inflate(6.0),
        );
    }
    candle(s, x, y - 96.0, 84.0);
    s.glow(x, y - 190.0, 220.0, p.flame, 0.35);
    s.focus(x, y - 150.0, 120.0);
    s.note("dog", Role::Subject);
    s.note("cat", Role::Object);
    s.note("birthday_cake", Role::Detail);
}
