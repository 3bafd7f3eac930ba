//! The moonlight that was roped off.

use crate::relations::acting::*;
use crate::relations::bust::{bust, face};
use crate::settings::air;

/// In a palace at night a lion in uniform guards a roped-off bare floor with shut eyes; the moonlight that was in it has moved on, and an old charwoman dances in it with her broom. A queen's portrait leans out to see.
pub(super) fn moonlight(c: &mut Composer) {
    let (granny, queen) = (c.human(Kind::Granny), c.human(Kind::Woman));
    let s = &mut c.scene;
    s.light_at(120.0, 120.0, 0.5);
    let p = s.palette;
    let night = lch(0.26, 0.06, 275.0);
    s.rect(-20.0, -20.0, 840.0, 760.0, Look::of(night.lighter(0.05)).to(night.lighter(0.12)).flat());
    for k in 0..5 {
        s.rect(
            30.0 + k as f32 * 190.0,
            -20.0,
            40.0,
            740.0,
            Look::of(night.lighter(0.1)).inflate(10.0).rim(0.9),
        );
    }
    // The window, and what comes in.
    let moon = lch(0.92, 0.05, 230.0);
    s.rect(70.0, 90.0, 170.0, 420.0, Look::of(moon).to(lch(0.66, 0.07, 250.0)).emissive().flat());
    s.dot(150.0, 190.0, 48.0, Look::lamp(lch(0.98, 0.03, 100.0)));
    let bar = Look::of(night.dim(0.7)).inflate(5.0);
    s.stroke(&Path::rect(70.0, 90.0, 170.0, 420.0), 18.0, bar);
    s.rect(149.0, 90.0, 12.0, 420.0, bar);
    s.rect(70.0, 290.0, 170.0, 12.0, bar);
    // The queen has seen it.
    let frame = point(520.0, 250.0);
    let who = queen.hat(Hat::Crown, p.gold).wearing(Dress::Gown, p.red.mix(p.dark, 0.15));
    picture(s, frame.x, frame.y, 210.0, 270.0, |_| {});
    let leans_out = Path::rect(0.0, 0.0, 800.0, frame.y + 150.0);
    s.group(Group::new().clip(leans_out), |s| {
        let glad = Mien { tilt: -14.0, ..face(Feeling::Joy, -0.4, (-0.7, 0.8)) };
        bust(s, &who, &glad, frame.x - 24.0, frame.y - 6.0, 120.0);
    });
    s.rect(
        frame.x - 126.0,
        frame.y + 130.0,
        252.0,
        30.0,
        Look::of(p.gold.mix(p.wood, 0.4)).inflate(10.0).shadow(0.6),
    );
    let hand = LoneHand {
        at: point(frame.x - 100.0, frame.y + 104.0),
        size: 62.0,
        degrees: 80.0,
        thumb: 1.0,
        hand: Hand::Cover,
        colour: who.skin,
        paw: false,
        sleeve: who.coat,
        from: point(frame.x - 30.0, frame.y + 92.0),
    };
    hand.paint_with(s, |_| {});
    // The floor: dark squares, and one bright shape.
    s.rect(-20.0, 700.0, 840.0, 560.0, Look::of(night.dim(0.8)).to(night.lighter(0.03)).flat());
    for i in 0..9 {
        let x = -500.0 + i as f32 * 225.0;
        s.line(&nodes![(lerp(400.0, x, 0.45), 700), (x, 1260)], 4.0, Look::of(night.lighter(0.1)).flat());
    }
    for (k, y) in [740.0, 800.0, 890.0, 1010.0, 1150.0].into_iter().enumerate() {
        s.line(&nodes![(-20, y), (820, y)], 2.0 + k as f32, Look::of(night.lighter(0.1)).flat());
    }
    s.poly(
        &nodes![(70, 500), (240, 480), (470, 1130), (20, 1130)],
        Look::of(moon).emissive().alpha(0.16).soft(14.0).flat().shadow(0.0).rim(0.0),
    );
    let patch = |s: &mut Scene, a: [(f32, f32); 4]| {
        let [a, b, c, d] = a;
        s.poly(
            &nodes![(a.0, a.1), (b.0, b.1), (c.0, c.1), (d.0, d.1)],
            Look::of(moon).emissive().flat().soft(2.0).shadow(0.0).rim(0.0),
        );
    };
    patch(s, [(70.0, 850.0), (196.0, 846.0), (176.0, 974.0), (34.0, 980.0)]);
    patch(s, [(212.0, 846.0), (352.0, 842.0), (366.0, 966.0), (194.0, 973.0)]);
    patch(s, [(30.0, 996.0), (172.0, 990.0), (150.0, 1156.0), (-20.0, 1164.0)]);
    patch(s, [(190.0, 989.0), (370.0, 982.0), (390.0, 1146.0), (168.0, 1155.0)]);
    // The ropes round nothing, and the one who guards it.
    let post = |s: &mut Scene, x: f32, y: f32| {
        s.ellipse(x, y, 36.0, 11.0, Look::of(p.gold.dim(0.8)).inflate(4.0));
        s.limb(&nodes![(x, y), (x, y - 150.0)], &[13.0], Look::of(p.gold).inflate(5.0).rim(1.7));
        s.dot(x, y - 158.0, 15.0, Look::of(p.gold).inflate(7.0).rim(1.8));
    };
    let red = lch(0.5, 0.17, 25.0);
    let rope = |s: &mut Scene, a: (f32, f32), b: (f32, f32)| {
        s.limb(
            &nodes![(a.0, a.1 - 146.0), ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0 - 96.0), (b.0, b.1 - 146.0)],
            &[16.0],
            Look::of(red).inflate(6.0).rim(1.4),
        );
    };
    rope(s, (480.0, 880.0), (770.0, 870.0));
    post(s, 480.0, 880.0);
    post(s, 770.0, 870.0);
    let lion = Person::new(Kind::Lion, &p).wearing(Dress::Coat, lch(0.44, 0.15, 28.0)).girth(1.1);
    under(s, 620.0, 1040.0, 140.0);
    let l = Actor::new(lion, 624.0, 1040.0, 580.0).front();
    let l = l
        .mien(Mien { tilt: 0.0, nod: -0.4, curve: -0.1, cheek: 0.2, ..Feeling::Offended.mien() })
        .hand_own(NEAR, -19.0, -52.0, Hand::Grip)
        .hand_own(FAR, 18.0, -38.0, Hand::Rest);
    let g = l.grip(NEAR);
    s.group(Group::new(), |s| {
        l.layers(s);
        s.limb(&nodes![(g.x, 1050), (g.x, 430)], &[14.0, 12.0], Look::of(p.wood).inflate(4.0));
        s.blob(
            &nodes![(g.x - 26.0, 436), (g.x, 350; corner), (g.x + 26.0, 436), (g.x, 456)],
            Look::of(p.metal.lighter(0.14)).inflate(7.0).rim(1.8),
        );
        l.fingers(s, NEAR);
    });
    rope(s, (430.0, 1150.0), (800.0, 1140.0));
    rope(s, (430.0, 1150.0), (480.0, 880.0));
    post(s, 430.0, 1150.0);
    post(s, 796.0, 1140.0);
    // She dances.
    let who =
        granny.wearing(Dress::Apron, lch(0.5, 0.12, 300.0)).cloth(Cloth::Dots).hair(granny.hair, Hair::Scarf);
    let who = Person { boots: granny.skin, legs: granny.skin, ..who };
    under(s, 190.0, 1100.0, 130.0);
    let a = Actor::new(who, 190.0, 1100.0, 540.0).lean(-5.0).feeling(Feeling::Joy);
    let a = a
        .with(|m| m.facing(0.35).tilted(-10.0).shut())
        .hand_own(FAR, 26.0, -66.0, Hand::Grip)
        .hand_own(NEAR, 12.0, -48.0, Hand::Grip)
        .feet((-6.0, -4.0), (14.0, -16.0), [0.0, 24.0]);
    let (f, n) = (a.grip(FAR), a.grip(NEAR));
    s.group(Group::new(), |s| {
        a.legs(s);
        a.body(s);
        a.head(s);
        a.arm(s, FAR);
        let (dx, dy) = (f.x - n.x, f.y - n.y);
        s.limb(
            &nodes![(n.x - dx * 1.3, n.y - dy * 1.3), (f.x + dx * 0.9, f.y + dy * 0.9)],
            &[12.0],
            Look::of(p.wood).inflate(4.0),
        );
        let t = point(f.x + dx * 0.9, f.y + dy * 0.9);
        s.at(&[shift(t.x, t.y), turn(46.0)], |s| {
            s.blob(
                &nodes![(-16, 6), (-44, -90), (0, -108), (44, -90), (16, 6)],
                Look::of(p.gold.mix(p.wood, 0.2)).inflate(12.0).fur(10.0, -90.0, 4.0),
            );
            s.limb(&nodes![(-20, -8), (20, -8)], &[13.0], Look::of(red).inflate(4.0));
        });
        a.fingers(s, FAR);
        a.arm(s, NEAR);
    });
    s.glow(190.0, 900.0, 330.0, moon, 0.3);
    air::sparks(s, 16, [60.0, 560.0, 380.0, 1080.0], moon);
    s.note("lion", Role::Subject);
    s.note("old_woman", Role::Object);
    s.note("queen", Role::Witness);
    s.note("broom", Role::Detail);
}
