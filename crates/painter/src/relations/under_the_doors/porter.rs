//! A hotel corridor at night.

use crate::relations::acting::*;

/// At night the porter leans on a door; long dark hands from under it hold his hand and bring him tea. Somebody sees it.
pub(super) fn porter(c: &mut Composer) {
    let lady = c.human(Kind::Granny);
    let s = &mut c.scene;
    s.light_at(160.0, 330.0, 0.5);
    let p = s.palette;
    let wall = p.red.mix(p.dark, 0.5).mix(p.wood, 0.2);
    s.rect(-30.0, -30.0, 860.0, 1280.0, Look::of(wall.dim(0.7)).to(wall).flat().shadow(0.0).texture(0.15));
    for k in 0..14 {
        s.rect(
            -10.0 + k as f32 * 62.0,
            -30.0,
            26.0,
            960.0,
            Look::of(wall.lighter(0.05)).alpha(0.5).flat().shadow(0.0),
        );
    }
    // The corridor runs away on the left.
    let far = point(120.0, 470.0);
    s.poly(
        &nodes![(-30, -30), (270, -30), (150, 380), (150, 600), (270, 920), (-30, 1100)],
        Look::of(wall.dim(0.62)).flat().shadow(0.0),
    );
    s.rect(86.0, 380.0, 66.0, 220.0, Look::of(p.flame.mix(p.fox, 0.4)).emissive().flat().shadow(0.0));
    s.glow(far.x, far.y, 240.0, p.flame, 0.5);
    s.poly(
        &nodes![(-30, 1240), (-30, 760), (86, 600), (152, 600), (300, 930), (830, 930), (830, 1240)],
        Look::of(p.wood).to(p.wood_dark).flat().grain(0.0).texture(0.25).shadow(0.0),
    );
    s.poly(
        &nodes![(100, 604), (136, 604), (600, 1240), (-20, 1240), (-30, 1000)],
        Look::of(p.accent2.mix(p.dark, 0.35)).flat().texture(0.35).shadow(0.0),
    );
    // Two more doors there: snow from one, light from the other.
    s.poly(&nodes![(174, 290), (250, 110), (250, 866), (174, 664)], Look::of(p.wood_dark).inflate(6.0));
    s.blob(
        &nodes![(176, 656), (250, 840), (240, 920), (170, 880), (130, 760)],
        Look::of(p.white).inflate(12.0).texture(0.2),
    );
    s.poly(&nodes![(-30, 90), (56, 320), (56, 640), (-30, 780)], Look::of(p.wood_dark.dim(0.9)).inflate(6.0));
    s.poly(
        &nodes![(-30, 772), (56, 634), (90, 690), (40, 900)],
        Look::of(known_water(s)).inflate(6.0).rim(1.3),
    );
    // She who sees it.
    let lady = lady.wearing(Dress::Nightshirt, p.white).hat(Hat::Nightcap, p.accent2);
    let lady = Actor::new(lady, 118.0, 800.0, 300.0).feeling(Feeling::Fear).looking_at(point(500.0, 760.0));
    let lady = lady.hand_own(FAR, 7.0, -76.0, Hand::Cover).hand_own(NEAR, 16.0, -54.0, Hand::Grip);
    let g = lady.grip(NEAR);
    under(s, 118.0, 800.0, 60.0);
    lady.paint(s);
    candle(s, g.x, g.y - 2.0, 36.0);
    s.focus(130.0, 590.0, 80.0);
    // The door.
    s.rect(326.0, 80.0, 400.0, 850.0, Look::of(p.wood.lighter(0.05)).inflate(12.0).grain(90.0));
    s.rect(
        354.0,
        108.0,
        344.0,
        796.0,
        Look::of(p.wood.mix(p.red, 0.2)).inflate(8.0).grain(90.0).texture(0.3),
    );
    for (x, y, w, h) in [
        (384.0, 140.0, 130.0, 300.0),
        (540.0, 140.0, 130.0, 300.0),
        (384.0, 480.0, 130.0, 360.0),
        (540.0, 480.0, 130.0, 360.0),
    ] {
        s.rect(x, y, w, h, Look::of(p.wood_dark.mix(p.red, 0.2)).inflate(8.0).texture(0.2));
    }
    s.dot(674.0, 540.0, 22.0, Look::of(p.gold).inflate(9.0));
    let black = p.ink.mix(lch(0.2, 0.06, 290.0), 0.5);
    s.rect(350.0, 898.0, 352.0, 44.0, Look::of(black.dim(0.7)).flat().shadow(0.0));
    s.blob(
        &nodes![(330, 930), (526, 916), (726, 930), (800, 1000), (640, 1060), (420, 1060), (260, 1000)],
        Look::of(black).alpha(0.5).soft(18.0).flat().shadow(0.0),
    );
    // He.
    under(s, 520.0, 1160.0, 170.0);
    let hare = Person::new(Kind::Hare, &p).wearing(Dress::Coat, lch(0.48, 0.14, 25.0)).legs(p.dark, p.ink);
    let hare = Actor::new(hare, 520.0, 1160.0, 700.0).front().feeling(Feeling::Sorrow);
    let hare = hare.with(|m| Mien {
        upper: [0.9, 0.9],
        curve: 0.25,
        tear: true,
        tilt: 12.0,
        turn: 0.2,
        nod: 0.2,
        ..m
    });
    let hare = hare.hand(NEAR, 392.0, 900.0, Hand::Rest).hand(FAR, 618.0, 806.0, Hand::Cup);
    s.group(Group::new(), |s| {
        hare.legs(s);
        hare.body(s);
        hare.head(s);
        hare.arm(s, NEAR);
    });
    for (dx, dy) in [(-30.0, 720.0), (30.0, 720.0), (-26.0, 780.0), (26.0, 780.0)] {
        s.dot(520.0 + dx, dy, 9.0, Look::of(p.gold).inflate(3.0));
    }
    // The hands from under the door.
    let long = |s: &mut Scene, a: (f32, f32), b: (f32, f32), to: (f32, f32)| {
        s.limb(
            &nodes![(a.0, a.1), (b.0, b.1), (to.0, to.1)],
            &[46.0, 38.0, 30.0],
            Look::of(black).inflate(9.0).rim(1.5).shadow(0.5),
        );
    };
    long(s, (366.0, 930.0), (280.0, 1030.0), (340.0, 962.0));
    let hold = LoneHand {
        at: point(334.0, 968.0),
        size: 130.0,
        degrees: -24.0,
        thumb: -1.0,
        hand: Hand::Cover,
        colour: black.lighter(0.18),
        paw: false,
        sleeve: black,
        from: point(300.0, 1010.0),
    };
    hold.paint_with(s, |_| {});
    long(s, (690.0, 930.0), (786.0, 980.0), (746.0, 872.0));
    let g = hare.grip(FAR);
    s.group(Group::new(), |s| {
        let give = LoneHand {
            at: point(704.0, g.y + 46.0),
            size: 140.0,
            degrees: 186.0,
            thumb: 1.0,
            hand: Hand::Tray,
            colour: black.lighter(0.2),
            paw: false,
            sleeve: black,
            from: point(772.0, 930.0),
        };
        give.paint_with(s, |_| {});
        hare.arm_with(s, FAR, |s| {
            s.place(motif("teacup"), At::new(g.x + 10.0, g.y).height(78.0).centred().silent());
        });
    });
    for (dx, k) in [(-6.0, 1.0), (16.0, 0.8)] {
        s.limb(
            &nodes![(g.x + dx, g.y - 46.0), (g.x + dx + 12.0, g.y - 76.0), (g.x + dx - 4.0, g.y - 110.0 * k)],
            &[3.0, 8.0, 2.0],
            Look::of(p.white).alpha(0.45).soft(2.0).flat().shadow(0.0),
        );
    }
    s.place(motif("bell"), At::new(250.0, 1140.0).height(90.0).standing().shadow(0.4).silent());
    s.focus(520.0, 560.0, 170.0);
    s.focus(390.0, 940.0, 90.0);
    s.note("hare", Role::Subject);
    s.note("hand", Role::Object);
    s.note("old_woman", Role::Witness);
    s.note("door", Role::Detail);
    s.note("room", Role::Setting);
}
