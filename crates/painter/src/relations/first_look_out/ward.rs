//! Two beds, two mix-ups.

use crate::relations::acting::*;
use crate::relations::bust::face;

/// A bundle that lies in somebody's arms: a face that looks out of a blanket.
fn bundle(s: &mut Scene, at: Point, size: f32, who: &Person, mien: &Mien, cloth: Colour) {
    s.at(&[shift(at.x, at.y), scale(size / 100.0)], |s| {
        s.blob(
            &nodes![(-60, 10), (-70, -50), (-30, -92), (34, -92), (72, -50), (66, 20), (40, 110), (-36, 112)],
            Look::of(cloth).inflate(22.0).texture(0.25).grain(70.0),
        );
        s.at(&[shift(0.0, -34.0), turn(mien.tilt), scale(0.92)], |s| head(s, who, mien, View::Front));
        s.limb(
            &nodes![(-56, 30), (0, 46), (58, 26)],
            &[34.0, 40.0, 30.0],
            Look::of(cloth.dim(0.9)).inflate(10.0),
        );

        s.focus(0.0, -30.0, 70.0);
    });
}

/// Two beds: the bears hold a human child, the people a bear cub, and both are happy; between them the goose who gave them out shuts her eyes. The small ones reach for each other.
pub(super) fn ward(c: &mut Composer) {
    let (woman, man) = (c.human(Kind::Woman), c.human(Kind::Man));
    let s = &mut c.scene;
    s.light_at(400.0, 200.0, 0.6);
    let p = s.palette;
    let (left, right) =
        (lch(0.66, 0.06, 195.0).mix(p.accent2, 0.2), lch(0.72, 0.06, 40.0).mix(p.accent, 0.15));
    for (x, tone) in [(-20.0, left), (400.0, right)] {
        let tone = tone.dim(0.7);
        s.rect(x, -20.0, 420.0, 1260.0, Look::of(tone.dim(0.8)).to(tone).flat());
        for j in 0..9 {
            for i in 0..4 {
                let (x, y) = (x + 50.0 + i as f32 * 104.0 + (j % 2) as f32 * 40.0, 40.0 + j as f32 * 92.0);
                s.blob(
                    &nodes![(x, y - 16.0), (x + 8.0, y), (x, y + 16.0), (x - 8.0, y)],
                    Look::of(tone.lighter(0.06)).flat().shadow(0.0),
                );
            }
        }
    }
    // A row of cots behind, all with cubs and children where they belong.
    s.rect(-20.0, 300.0, 840.0, 14.0, Look::of(p.white).inflate(4.0));
    s.glow(400.0, 180.0, 380.0, p.flame, 0.4);
    // The goose between them.
    let goose = Person::new(Kind::Goose, &p).wearing(Dress::Apron, p.accent.mix(p.dark, 0.25)).girth(1.1);
    let g = Actor::new(goose, 400.0, 1000.0, 820.0).front();
    let g = g
        .mien(Mien {
            tilt: 0.0,
            turn: 0.0,
            nod: -0.6,
            curve: 0.4,
            brow: [0.9, 0.9],
            ..Feeling::Offended.mien()
        })
        .hand_own(NEAR, -5.0, -45.0, Hand::Cover)
        .hand_own(FAR, 5.0, -47.0, Hand::Cover);
    g.paint(s);
    let cap = g.crown();
    s.blob(
        &nodes![
            (cap.x - 66.0, cap.y + 40.0),
            (cap.x - 56.0, cap.y - 22.0),
            (cap.x, cap.y - 36.0),
            (cap.x + 56.0, cap.y - 22.0),
            (cap.x + 66.0, cap.y + 40.0),
            (cap.x, cap.y + 22.0)
        ],
        Look::of(p.white).inflate(12.0).rim(1.3).shadow(0.6),
    );
    s.limb(&nodes![(cap.x, cap.y - 18.0), (cap.x, cap.y + 12.0)], &[11.0], Look::of(p.red).inflate(3.0));
    s.limb(
        &nodes![(cap.x - 15.0, cap.y - 3.0), (cap.x + 15.0, cap.y - 3.0)],
        &[11.0],
        Look::of(p.red).inflate(3.0),
    );
    // Fathers behind, mothers in bed.
    let bear = Person::new(Kind::Bear, &p);
    let papa = Actor::new(
        bear.wearing(Dress::Coat, p.leaf.mix(p.dark, 0.3)).hat(Hat::Bowler, p.dark),
        110.0,
        1230.0,
        900.0,
    )
    .feeling(Feeling::Brave);
    let papa =
        papa.with(|m| m.facing(0.3).tilted(6.0).glancing(0.4, 0.8)).hand_own(FAR, 10.0, -54.0, Hand::Open);
    papa.paint(s);
    let dad = Actor::new(man.wearing(Dress::Coat, p.dark.lighter(0.12)).glasses(), 700.0, 1210.0, 880.0)
        .left()
        .feeling(Feeling::Awe);
    let dad = dad
        .with(|m| Mien {
            curve: 0.6,
            open: 0.3,
            ..m.facing(0.3).tilted(-6.0).glancing(0.3, 0.9).nodding(0.3)
        })
        .hand_own(FAR, 10.0, -56.0, Hand::Cover);
    dad.paint(s);
    for (x, tone) in [(-30.0, p.accent2), (420.0, p.red)] {
        s.blob(
            &nodes![(x, 840; corner), (x + 30.0, 790), (x + 380.0, 790), (x + 410.0, 840; corner), (x + 410.0, 960; corner), (x, 960; corner)],
            Look::of(p.white.mix(tone, 0.12)).inflate(20.0).texture(0.2),
        );
    }
    let mama = Person { skin: lch(0.56, 0.07, 58.0), ..bear }
        .wearing(Dress::Nightshirt, p.cream)
        .hat(Hat::Nightcap, p.accent2);
    let m1 = Actor::new(mama, 232.0, 1330.0, 700.0).front().feeling(Feeling::Tenderness);
    let m1 = m1
        .with(|m| m.facing(0.0).tilted(-12.0).glancing(-0.3, 0.9))
        .hand(NEAR, 150.0, 1084.0, Hand::Tray)
        .hand(FAR, 268.0, 1092.0, Hand::Cover);
    let mum = woman.wearing(Dress::Nightshirt, p.cream.mix(p.pink, 0.3)).hair(woman.hair, Hair::Plaits);
    let m2 = Actor::new(mum, 572.0, 1330.0, 700.0).front().feeling(Feeling::Joy);
    let m2 = m2
        .with(|m| m.facing(0.0).tilted(10.0).glancing(0.2, 0.9))
        .hand(FAR, 650.0, 1084.0, Hand::Tray)
        .hand(NEAR, 532.0, 1092.0, Hand::Cover);
    for m in [&m1, &m2] {
        m.legs(s);
        m.body(s);
        m.head(s);
    }
    let baby = Person::new(Kind::Baby, &p).skin(woman.skin);
    let cub = Person { skin: lch(0.46, 0.07, 54.0), head: 1.1, ..bear };
    bundle(
        s,
        point(222.0, 990.0),
        150.0,
        &baby,
        &Mien { tilt: 6.0, ..face(Feeling::Awe, 0.35, (0.9, 0.0)) },
        p.gold.mix(p.cream, 0.3),
    );
    bundle(
        s,
        point(584.0, 990.0),
        150.0,
        &cub,
        &Mien { tilt: -6.0, ..face(Feeling::Sorrow, -0.35, (-0.9, 0.0)) },
        p.accent2.mix(p.cream, 0.4),
    );
    for m in [&m1, &m2] {
        m.arm(s, NEAR);
        m.arm(s, FAR);
    }
    // Small arms that want across.
    for (x, side, flesh) in [(262.0, 1.0, baby.skin), (544.0, -1.0, cub.skin)] {
        s.limb(
            &nodes![(x, 1026), (x + side * 50.0, 1000), (x + side * 92.0, 964)],
            &[36.0, 30.0, 32.0],
            Look::of(flesh).inflate(11.0),
        );
        for k in [-1.0, 0.0, 1.0] {
            s.limb(
                &nodes![(x + side * 92.0, 962), (x + side * (108.0 + 4.0 * k), 944.0 + k * 13.0)],
                &[15.0, 11.0],
                Look::of(flesh).inflate(5.0),
            );
        }
    }
    // Quilts.
    for (x, a, b) in [(-30.0, p.accent2, p.cream), (420.0, p.red, p.gold)] {
        s.blob(
            &nodes![(x, 1120; corner), (x + 200.0, 1096), (x + 410.0, 1116; corner), (x + 410.0, 1260; corner), (x, 1260; corner)],
            Look::of(a.mix(p.dark, 0.2)).inflate(16.0).texture(0.25),
        );
        for k in 0..5 {
            s.rect(
                x + 12.0 + k as f32 * 80.0,
                1124.0,
                30.0,
                130.0,
                Look::of(b.mix(a, 0.3)).alpha(0.8).inflate(6.0),
            );
        }
    }
    s.rect(386.0, 960.0, 28.0, 300.0, Look::of(p.white).inflate(8.0));
    s.note("bear", Role::Subject);
    s.note("woman", Role::Object);
    s.note("goose", Role::Witness);
    s.note("room", Role::Setting);
}
