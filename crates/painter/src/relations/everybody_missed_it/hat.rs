//! The hat on the pier.

use crate::relations::acting::*;

/// A windy pier: a hat has blown past a lady, a policeman dog with a net and a boy; it settles on a tramp asleep on his bench. Behind, two who grasped at the same moment hold each other's hands.
pub(super) fn hat(c: &mut Composer) {
    let (lady, boy, tramp, she, he) = (
        c.human(Kind::Granny),
        c.human(Kind::Boy),
        c.human(Kind::Man),
        c.human(Kind::Woman),
        c.human(Kind::Man),
    );
    let s = &mut c.scene;
    s.light_at(160.0, 140.0, 0.55);
    let p = s.palette;
    let sky = lch(0.7, 0.08, 225.0).mix(p.sky[2], 0.2);
    s.rect(-20.0, -20.0, 840.0, 640.0, Look::of(sky.dim(0.86)).to(lch(0.9, 0.06, 90.0)).flat());
    for (y, x) in [(90.0, 40.0), (170.0, 420.0), (260.0, 140.0), (330.0, 520.0)] {
        s.limb(
            &nodes![(x, y), (x + 120.0, y - 18.0), (x + 240.0, y + 6.0), (x + 330.0, y - 10.0)],
            &[3.0, 15.0, 11.0, 2.0],
            Look::of(p.white).alpha(0.7).soft(4.0).flat().shadow(0.0),
        );
    }
    let sea = known_water(s);
    s.rect(-20.0, 440.0, 840.0, 260.0, Look::of(sea.lighter(0.06)).to(sea.dim(0.8)).flat());
    for k in 0..14 {
        let (x, y) = (((k * 157) % 800) as f32, 456.0 + ((k * 41) % 170) as f32);
        s.line(
            &nodes![(x, y), (x + 34.0, y - 12.0), (x + 70.0, y)],
            5.0,
            Look::of(p.white).alpha(0.75).flat(),
        );
    }
    // The pier runs down to the right.
    s.poly(
        &nodes![(-40, 640), (840, 760), (840, 1260), (-40, 1260)],
        Look::of(p.wood.lighter(0.08)).to(p.wood_dark).flat().grain(8.0).texture(0.3),
    );
    for k in 0..9 {
        let x = -100.0 + k as f32 * 120.0;
        s.line(
            &nodes![(x, 640.0 + x * 0.13), (x - 60.0, 1260)],
            4.0,
            Look::of(p.wood_dark.dim(0.7)).alpha(0.6).flat(),
        );
    }
    for k in 0..8 {
        let (x, y) = (-20.0 + k as f32 * 120.0, 650.0 + k as f32 * 16.0);
        s.limb(&nodes![(x, y), (x, y - 96.0)], &[13.0], Look::of(p.white).inflate(4.0));
    }
    s.limb(&nodes![(-40, 552), (840, 676)], &[14.0], Look::of(p.white).inflate(4.0));
    // Those two, further back.
    let coats = [lch(0.56, 0.16, 20.0), lch(0.38, 0.09, 262.0)];
    let a = Actor::new(she.wearing(Dress::Gown, coats[0]), 560.0, 830.0, 360.0).feeling(Feeling::Tenderness);
    let b = Actor::new(he.wearing(Dress::Coat, coats[1]), 716.0, 850.0, 390.0).left().feeling(Feeling::Shame);
    let meet = point(642.0, 590.0);
    let a = a
        .with(|m| m.facing(0.6).glancing(0.8, -0.1))
        .hand(FAR, meet.x - 6.0, meet.y, Hand::Grip)
        .hand_own(NEAR, -10.0, -40.0, Hand::Rest);
    let b = b
        .with(|m| Mien { curve: 0.6, nod: 0.2, ..m.facing(0.6).glancing(0.8, 0.1) })
        .hand(FAR, meet.x + 8.0, meet.y + 6.0, Hand::Grip)
        .hand_own(NEAR, -6.0, -40.0, Hand::Rest);
    a.paint(s);
    b.paint(s);
    s.focus(640.0, 560.0, 130.0);
    // Those who missed it: the lady it belongs to, the dog with his net, the boy in the air.
    under(s, 120.0, 960.0, 120.0);
    let g = Actor::new(
        lady.wearing(Dress::Gown, lch(0.44, 0.11, 310.0)).cloth(Cloth::Dots).scarf(p.cream),
        110.0,
        970.0,
        560.0,
    )
    .running()
    .feeling(Feeling::Fear);
    let g = g
        .with(|m| Mien { open: 0.7, ..m.facing(0.5).tilted(-6.0).glancing(0.7, 0.3) })
        .hand_own(FAR, 34.0, -84.0, Hand::Wave)
        .hand_own(NEAR, -20.0, -60.0, Hand::Wave);
    g.paint(s);
    under(s, 330.0, 1000.0, 120.0);
    let dog = Person::new(Kind::Dog, &p)
        .wearing(Dress::Coat, lch(0.34, 0.08, 265.0))
        .hat(Hat::Cap, lch(0.3, 0.07, 265.0));
    let d = Actor::new(dog, 312.0, 1010.0, 560.0)
        .lean(12.0)
        .feeling(Feeling::Fury)
        .with(|m| m.facing(0.4).glancing(0.7, 0.5));
    let d = d.hand_own(FAR, 28.0, -53.0, Hand::Grip).hand_own(NEAR, 7.0, -45.0, Hand::Grip);
    s.group(Group::new(), |s| {
        let (f, n) = (d.grip(FAR), d.grip(NEAR));
        d.legs(s);
        d.body(s);
        d.head(s);
        d.arm(s, FAR);
        let (dx, dy) = (f.x - n.x, f.y - n.y);
        let tip = point(f.x + dx * 0.3, f.y + dy * 0.3);
        s.limb(
            &nodes![(n.x - dx * 0.5, n.y - dy * 0.5), (tip.x, tip.y)],
            &[12.0],
            Look::of(p.wood).inflate(4.0),
        );
        s.blob(
            &nodes![
                (tip.x - 6.0, tip.y - 60.0),
                (tip.x + 90.0, tip.y - 30.0),
                (tip.x + 110.0, tip.y + 40.0),
                (tip.x + 40.0, tip.y + 50.0),
                (tip.x - 4.0, tip.y + 10.0)
            ],
            Look::of(p.white).alpha(0.55).inflate(12.0).hatch(1.0),
        );
        s.stroke(&Path::ellipse(tip.x + 30.0, tip.y - 20.0, 24.0, 58.0), 7.0, Look::of(p.metal).inflate(3.0));
        d.fingers(s, FAR);
        d.arm(s, NEAR);
    });
    let b = Actor::new(boy.wearing(Dress::Shirt, p.gold).cloth(Cloth::Stripes), 450.0, 470.0, 290.0)
        .lean(24.0)
        .feeling(Feeling::Awe);
    let b = b
        .with(|m| m.facing(0.5).glancing(0.6, 0.8).nodding(0.3))
        .hand_own(FAR, 38.0, -70.0, Hand::Reach)
        .hand_own(NEAR, 34.0, -84.0, Hand::Reach)
        .feet((-24.0, -8.0), (-12.0, -20.0), [60.0, 50.0]);
    b.paint(s);
    // The bench, the sleeper, and the hat that has found its head.
    bench(s, 440.0, 820.0, 1060.0, 90.0);
    let who = tramp
        .wearing(Dress::Coat, lch(0.4, 0.06, 80.0))
        .cloth(Cloth::Patches)
        .bearded()
        .legs(lch(0.34, 0.03, 60.0), p.wood_dark);
    let t = Actor::new(who, 640.0, 1170.0, 560.0).left().sitting().lean(-8.0).feeling(Feeling::Asleep);
    let t = t
        .with(|m| Mien { curve: 0.5, open: 0.12, ..m.facing(0.35).tilted(14.0) })
        .hand_own(NEAR, 8.0, -34.0, Hand::Rest)
        .hand_own(FAR, 12.0, -32.0, Hand::Rest);
    t.paint(s);
    let cr = t.crown();
    s.at(&[shift(cr.x - 4.0, cr.y + 6.0), turn(-16.0)], |s| {
        let straw = p.gold.mix(p.cream, 0.4);
        s.ellipse(0.0, 14.0, 128.0, 30.0, Look::of(straw).inflate(9.0).rim(1.5).shadow(0.8));
        s.blob(
            &nodes![(-66, 12; corner), (-58, -44), (0, -66), (58, -44), (66, 12; corner), (0, 24)],
            Look::of(straw.lighter(0.02)).inflate(20.0).rim(1.4),
        );
        s.limb(&nodes![(-66, 0), (0, 14), (66, 0)], &[22.0], Look::of(lch(0.55, 0.18, 20.0)).inflate(7.0));
        for (x, y, tone) in [(-30.0, -4.0, p.pink), (-4.0, 0.0, p.white), (-18.0, -22.0, p.red)] {
            s.dot(x, y, 16.0, Look::of(tone).inflate(7.0));
        }
        s.limb(
            &nodes![(60, 4), (120, -30), (170, -16), (220, -44)],
            &[16.0, 20.0, 14.0, 5.0],
            Look::of(lch(0.55, 0.18, 20.0)).inflate(5.0),
        );
    });
    s.focus(cr.x, cr.y, 120.0);
    Beast::new(Species::Mouse, 470.0, 1046.0, 56.0).feeling(Feeling::Joy).paint(s);
    s.note("gentleman", Role::Subject);
    s.note("old_woman", Role::Object);
    s.note("dog", Role::Detail);
    s.note("hat", Role::Detail);
    s.note("harbour", Role::Setting);
}
