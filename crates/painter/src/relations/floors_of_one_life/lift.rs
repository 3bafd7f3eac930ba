//! One lift, one man, five times.

use crate::relations::acting::*;

/// In a narrow lift the same man stands five times, from boy to old man, in one green jersey and careful not to look; the boy has pressed every button, and only the old one smiles at him.
pub(super) fn lift(c: &mut Composer) {
    let tone = c.rng.below(5);
    let s = &mut c.scene;
    s.light_at(400.0, 60.0, 0.6);
    let p = s.palette;
    let jersey = lch(0.6, 0.15, 142.0);
    let brass = p.gold.mix(p.wood, 0.3);
    // The shaft, the cabin of wood and mirrors.
    s.rect(-20.0, -20.0, 840.0, 1260.0, Look::of(p.dark.lighter(0.04)).to(p.dark).flat());
    let wood = lch(0.4, 0.07, 48.0).mix(p.wood, 0.3);
    s.rect(
        70.0,
        60.0,
        660.0,
        1080.0,
        Look::of(wood.dim(0.8)).to(wood.dim(0.6)).inflate(10.0).grain(90.0).texture(0.3),
    );
    for k in 0..3 {
        s.rect(
            110.0 + k as f32 * 200.0,
            250.0,
            180.0,
            560.0,
            Look::of(lch(0.5, 0.03, 230.0)).to(lch(0.34, 0.03, 240.0)).inflate(5.0).rim(1.2),
        );
    }
    s.rect(
        70.0,
        1060.0,
        660.0,
        100.0,
        Look::of(lch(0.42, 0.13, 25.0)).to(lch(0.3, 0.1, 25.0)).texture(0.3).flat(),
    );
    s.glow(400.0, 130.0, 420.0, p.flame, 0.6);
    s.ellipse(400.0, 108.0, 90.0, 26.0, Look::lamp(p.flame.lighter(0.05)));
    // The half-moon above the door: its hand stands at neither floor.
    s.ellipse(400.0, 60.0, 150.0, 120.0, Look::of(brass).inflate(12.0).rim(1.5));
    s.ellipse(400.0, 56.0, 122.0, 94.0, Look::of(p.cream).inflate(4.0));
    for k in 0..7 {
        let a = radians(20.0 + k as f32 * 23.3);
        s.dot(400.0 + cos(a) * 100.0, 54.0 + sin(a) * 76.0, 8.0, Look::of(p.dark).flat());
    }
    s.limb(&nodes![(400, 40), (348, 124)], &[10.0, 5.0], Look::of(p.red).inflate(3.0));
    let him = |kind: Kind| {
        let old = kind.is_old();
        Person::new(kind, &p)
            .skin(skin(&p, tone))
            .hair(hair(&p, if old { 5 } else { 1 }), Hair::Short)
            .wearing(Dress::Shirt, jersey)
            .cloth(Cloth::Stripes)
            .legs(lch(0.36, 0.06, 255.0), p.wood_dark)
    };
    // Five of him.
    let young = Actor::new(Person { girth: 0.85, ..him(Kind::Man) }, 250.0, 1110.0, 800.0)
        .front()
        .feeling(Feeling::Mischief);
    young
        .clone()
        .with(|m| Mien { skew: 0.4, ..m.facing(-0.2).tilted(-5.0).glancing(-0.9, -0.4) })
        .hands_behind()
        .paint(s);
    let stout = Actor::new(Person { girth: 1.3, ..him(Kind::Man) }.bearded().glasses(), 470.0, 1110.0, 830.0)
        .front()
        .feeling(Feeling::Offended);
    let stout = stout.with(|m| Mien { upper: [0.4, 0.4], ..m.facing(0.2).tilted(3.0).glancing(0.4, -0.9) });
    stout.hand_own(NEAR, -8.0, -48.0, Hand::Cover).hand_own(FAR, 8.0, -50.0, Hand::Cover).paint(s);
    let tired = Actor::new(Person { hair: hair(&p, 4), ..him(Kind::Man) }, 640.0, 1120.0, 780.0)
        .front()
        .feeling(Feeling::Sorrow);
    let tired = tired.with(|m| Mien { tear: false, ..m.facing(-0.1).tilted(7.0).glancing(0.1, 0.9) });
    let tg = tired.grip(FAR);
    tired.paint(s);
    s.place(motif("suitcase"), At::new(tg.x + 6.0, tg.y + 70.0).height(130.0).centred().silent());
    tired.fingers(s, FAR);
    under(s, 170.0, 1150.0, 110.0);
    let old = Actor::new(him(Kind::Grandad), 160.0, 1160.0, 660.0).feeling(Feeling::Tenderness);
    let old = old
        .with(|m| m.facing(0.5).tilted(9.0).glancing(0.7, 0.5))
        .hand_own(FAR, 18.0, -46.0, Hand::Grip)
        .hand_own(NEAR, -12.0, -40.0, Hand::Rest);
    let at = old.grip(FAR);
    old.paint(s);
    s.limb(
        &nodes![
            (at.x - 20.0, at.y - 8.0),
            (at.x + 10.0, at.y - 12.0),
            (at.x + 12.0, at.y + 30.0),
            (at.x + 10.0, 1160)
        ],
        &[15.0, 16.0, 14.0, 12.0],
        Look::of(p.wood).inflate(5.0).rim(1.4),
    );
    old.fingers(s, FAR);
    // The boy at the buttons, all of them lit.
    s.rect(560.0, 640.0, 120.0, 330.0, Look::of(brass).inflate(9.0).rim(1.5).shadow(0.8));
    for k in 0..6 {
        let y = 680.0 + k as f32 * 50.0;
        s.dot(620.0, y, 17.0, Look::lamp(p.flame));
        s.glow(620.0, y, 44.0, p.flame, 0.6);
    }
    under(s, 440.0, 1170.0, 110.0);
    let boy = Actor::new(him(Kind::Boy), 430.0, 1176.0, 480.0).feeling(Feeling::Joy);
    let boy = boy
        .with(|m| Mien { tongue: true, ..m.facing(0.2).tilted(-10.0).glancing(-0.5, -0.2) })
        .hand(FAR, 588.0, 936.0, Hand::Point)
        .hand_own(NEAR, -14.0, -44.0, Hand::Fist);
    boy.paint(s);
    // The lattice gate, half drawn, before us.
    for side in [-1.0, 1.0] {
        let x = 400.0 + side * 380.0;
        s.rect(x - 40.0, -20.0, 80.0, 1260.0, Look::of(brass.dim(0.6)).inflate(14.0).rim(1.2));
        for k in 0..9 {
            let y = k as f32 * 140.0;
            s.limb(
                &nodes![(x - side * 30.0, y), (x - side * 62.0, y + 70.0), (x - side * 30.0, y + 140.0)],
                &[9.0],
                Look::of(brass).inflate(3.0).rim(1.4),
            );
        }
    }
    s.rect(-20.0, 1160.0, 840.0, 90.0, Look::of(brass.dim(0.5)).inflate(8.0).rim(1.2));
    s.note("boy", Role::Subject);
    s.note("old_man", Role::Object);
    s.note("gentleman", Role::Detail);
}
