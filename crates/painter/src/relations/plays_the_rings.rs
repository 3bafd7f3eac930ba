//! Rings are played like a record, and somebody hears what was.

use super::acting::*;

pub(super) static PLAYS_THE_RINGS: Relation = Relation {
    id: "plays_the_rings",
    themes: Themes::Shared,
    moods: &[Mood::Memory, Mood::Wonder, Mood::Longing],
    slots: &[],
    layouts: &[framed("stump", Setup::TableEdge, stump), framed("pond", Setup::Spiral, pond)],
};

/// Among stumps an old woodcutter listens, hat in his hands: on his gramophone turns a slice of the tree, and leaves and birds come out of the horn. His axe has sprouted.
fn stump(c: &mut Composer) {
    let old = c.human(Kind::Grandad);
    let s = &mut c.scene;
    s.light_at(560.0, 420.0, 0.4);
    let p = s.palette;
    let low = lch(0.84, 0.07, 66.0).mix(p.light, 0.3);
    still_sky(s, p.sky[0].mix(lch(0.5, 0.05, 250.0), 0.3), p.sky[2].mix(low, 0.3), low, 0.5);
    s.glow(600.0, 640.0, 460.0, p.light, 0.5);
    let ground = p.wood_dark.mix(p.mid, 0.45);
    plane(s, 780.0, ground.mix(p.fog, 0.5), ground.dim(0.7));
    for (x, y, w) in [
        (80.0, 812.0, 30.0),
        (300.0, 800.0, 24.0),
        (430.0, 826.0, 34.0),
        (620.0, 804.0, 24.0),
        (740.0, 830.0, 38.0),
        (210.0, 850.0, 44.0),
        (560.0, 870.0, 50.0),
    ] {
        s.group(Group::new().fog(0.45 - (y - 800.0) * 0.004), |s| {
            s.blob(&nodes![(x - w, y - w * 0.9; corner), (x + w, y - w * 0.9; corner), (x + w * 1.3, y), (x - w * 1.3, y)], Look::of(p.wood_dark).inflate(6.0).grain(90.0));
            s.ellipse(x, y - w * 0.9, w, w * 0.32, Look::of(p.wood.lighter(0.12)).inflate(3.0));
        });
    }
    // The gramophone on its stump.
    s.blob(
        &nodes![(420, 1010; corner), (742, 1010; corner), (760, 1110), (800, 1200), (360, 1200), (404, 1110)],
        Look::of(p.wood_dark).to(p.wood_dark.dim(0.7)).inflate(26.0).grain(90.0).texture(0.4),
    );
    s.ellipse(581.0, 1010.0, 162.0, 36.0, Look::of(p.wood.lighter(0.1)).inflate(8.0));
    s.poly(
        &nodes![(448, 912), (714, 912), (730, 1008), (432, 1008)],
        Look::of(p.red.mix(p.wood, 0.5)).to(p.wood_dark).inflate(12.0).grain(0.0).texture(0.3).rim(1.2),
    );
    s.limb(&nodes![(718, 966), (760, 966), (770, 930)], &[9.0], Look::of(p.gold).inflate(3.0));
    // Its record.
    s.ellipse(566.0, 906.0, 130.0, 36.0, Look::of(p.wood_dark).inflate(6.0).shadow(0.6));
    let slice = p.wood.mix(p.cream, 0.5);
    s.ellipse(566.0, 898.0, 126.0, 33.0, Look::of(slice).inflate(4.0).rim(1.3));
    for k in 1..8 {
        let t = k as f32 / 8.0;
        s.stroke(
            &Path::ellipse(560.0 + 6.0 * t, 898.0, 120.0 * t, 31.0 * t),
            1.6 + t,
            Look::of(p.wood_dark).alpha(0.75),
        );
    }
    // Horn and arm.
    s.limb(
        &nodes![(690, 906), (712, 840), (680, 770), (640, 700)],
        &[15.0, 16.0, 26.0, 44.0],
        Look::of(p.gold.mix(p.wood, 0.2)).inflate(8.0).rim(1.5),
    );
    s.limb(
        &nodes![(696, 872), (650, 858), (618, 890)],
        &[10.0, 9.0, 7.0],
        Look::of(p.metal.lighter(0.1)).inflate(3.0),
    );
    s.blob(&nodes![(664, 716; corner), (640, 640), (640, 520), (668, 440; corner), (560, 400), (430, 470; corner), (440, 560), (520, 650), (620, 730; corner)], Look::of(p.gold).to(p.gold.mix(p.wood_dark, 0.4)).inflate(34.0).rim(1.6));
    s.at(&[shift(552.0, 476.0), turn(-32.0)], |s| {
        s.ellipse(0.0, 0.0, 136.0, 62.0, Look::of(p.gold.lighter(0.08)).inflate(10.0).rim(1.6));
        s.ellipse(4.0, 6.0, 112.0, 46.0, Look::of(p.wood_dark).to(p.gold.dim(0.6)).flat().shadow(0.0));
    });
    s.glow(520.0, 420.0, 220.0, p.light, 0.5);
    // What comes out.
    let dyes = [p.leaf, p.leaf.lighter(0.1), lch(0.72, 0.13, 122.0), p.leaf.mix(p.gold, 0.35)];
    for k in 0..40 {
        let t = s.rng.unit();
        let (x, y) = (
            530.0 - 330.0 * t + s.rng.signed() * (40.0 + 90.0 * t),
            450.0 - 330.0 * t * (1.2 - 0.5 * t) + s.rng.signed() * (26.0 + 70.0 * t),
        );
        let a = s.rng.range(0.0, 360.0);
        let size = s.rng.range(13.0, 24.0);
        s.at(&[shift(x, y), turn(a)], |s| {
            s.blob(
                &nodes![(-size, 0; corner), (0, -size * 0.5), (size, 0; corner), (0, size * 0.5)],
                Look::of(dyes[k % 4]).inflate(4.0).shadow(0.2),
            );
        });
    }
    for (x, y, h) in [(330.0, 210.0, 70.0), (180.0, 120.0, 54.0)] {
        s.place(motif("songbird"), At::new(x, y).height(h).centred().facing(Facing::Left).silent());
    }
    // He, and what he did it with.
    let old = old
        .wearing(Dress::Shirt, p.red)
        .cloth(Cloth::Stripes)
        .hat(Hat::None, p.dark)
        .bearded()
        .legs(p.dark.lighter(0.14), p.wood_dark);
    s.blob(
        &nodes![(88, 1000; corner), (270, 1000; corner), (290, 1180), (70, 1180)],
        Look::of(p.wood_dark).inflate(18.0).grain(90.0).texture(0.4),
    );
    s.ellipse(180.0, 1000.0, 92.0, 22.0, Look::of(p.wood.lighter(0.08)).inflate(5.0));
    let a = Actor::new(old, 190.0, 1166.0, 760.0).sitting().feeling(Feeling::Shame);
    let a = a.hand_own(NEAR, 20.0, -34.0, Hand::Grip).hand_own(FAR, 27.0, -33.0, Hand::Grip).with(|m| Mien {
        upper: [1.0, 1.0],
        tilt: 4.0,
        turn: 0.5,
        nod: 0.4,
        curve: 0.1,
        cheek: 0.8,
        ..m
    });
    let (g, h) = (a.grip(NEAR), a.grip(FAR));
    s.group(Group::new().cast(s.cast_shadow(190.0, 1166.0, 0.4)), |s| {
        a.arm(s, FAR);
        a.legs(s);
        a.body(s);
        a.head(s);
        a.arm_with(s, NEAR, |s| {
            let x = (g.x + h.x) / 2.0;
            s.ellipse(x, g.y + 34.0, 74.0, 22.0, Look::of(p.leaf.mix(p.dark, 0.5)).inflate(8.0));
            s.ellipse(x, g.y + 12.0, 44.0, 34.0, Look::of(p.leaf.mix(p.dark, 0.42)).inflate(14.0));
        });
        a.fingers(s, FAR);
    });
    s.limb(&nodes![(46, 1180), (70, 760)], &[17.0, 14.0], Look::of(p.wood).inflate(5.0).grain(90.0).rim(1.2));
    s.blob(
        &nodes![(26, 770; corner), (92, 752; corner), (96, 800), (124, 838), (60, 846), (30, 810; corner)],
        Look::of(p.metal.lighter(0.06)).inflate(9.0).rim(1.6),
    );
    for (x, y, side) in [(66.0, 930.0, 1.0), (62.0, 900.0, -1.0), (52.0, 1050.0, -1.0)] {
        s.limb(&nodes![(x - 4.0, y), (x + side * 16.0, y - 18.0)], &[3.0], Look::of(p.leaf));
        s.at(&[shift(x + side * 26.0, y - 28.0), turn(side * -45.0)], |s| {
            s.blob(
                &nodes![(-16, 0; corner), (0, -8), (16, 0; corner), (0, 8)],
                Look::of(dyes[2]).inflate(3.0),
            );
        });
    }
    let e = a.eye();
    s.focus(e.x, e.y, 150.0);
    s.focus(566.0, 890.0, 140.0);
    s.focus(80.0, 900.0, 80.0);
    s.note("old_man", Role::Subject);
    s.note("gramophone", Role::Object);
    s.note("leaf", Role::Detail);
}

/// On an evening pond a heron has set its beak into the middle of the rings; on the landing stage two old people dance with their eyes shut.
fn pond(c: &mut Composer) {
    let (granny, old) = (c.human(Kind::Granny), c.human(Kind::Grandad));
    let s = &mut c.scene;
    s.light_at(150.0, 230.0, 0.4);
    let p = s.palette;
    let low = lch(0.8, 0.08, 48.0).mix(p.light, 0.3);
    let high = lch(0.4, 0.07, 285.0).mix(p.sky[0], 0.3);
    still_sky(s, high, high.mix(low, 0.5), low, 0.5);
    s.glow(150.0, 330.0, 380.0, p.light, 0.6);
    // The far bank.
    let bank = p.far.mix(p.dark, 0.45);
    s.blob(&nodes![(-40, 350; corner), (90, 326), (240, 350), (420, 330), (600, 352), (840, 322; corner), (840, 420; corner), (-40, 420; corner)], Look::of(bank.mix(p.fog, 0.25)).inflate(8.0).grass(16.0, -90.0, 6.0).shadow(0.0));
    // The pond is the record.
    let water = lch(0.5, 0.06, 262.0).mix(p.water[0], 0.25);
    s.rect(
        -30.0,
        396.0,
        860.0,
        870.0,
        Look::of(low.mix(water, 0.35))
            .to_along(water.dim(0.6), 0.0, 396.0, 0.0, 1150.0)
            .flat()
            .texture(0.2)
            .grain(0.0)
            .shadow(0.0)
            .rim(0.0),
    );
    let (cx, cy) = (330.0, 836.0);
    for k in 1..15 {
        let t = k as f32 / 14.0;
        let r = 26.0 + 470.0 * t;
        let bright = if k % 3 == 0 { 0.62 } else { 0.36 };
        s.stroke(
            &Path::ellipse(cx, cy, r, r * 0.52),
            2.0 + 4.0 * t,
            veil(low.lighter(0.06), bright * (1.1 - 0.6 * t), 0.6),
        );
        s.stroke(
            &Path::ellipse(cx, cy + 5.0, r + 5.0, r * 0.52),
            2.0 + 4.0 * t,
            veil(water.dim(0.5), 0.4 * (1.0 - 0.5 * t), 0.8),
        );
    }
    s.glow(cx, cy, 120.0, p.light, 0.5);
    // The landing stage, and those who know the tune.
    for x in [70.0, 210.0, 350.0] {
        s.limb(&nodes![(x, 470), (x, 560)], &[18.0], Look::of(p.wood_dark).inflate(5.0));
    }
    s.rect(-30.0, 466.0, 420.0, 26.0, Look::of(p.wood).inflate(6.0).grain(0.0).texture(0.3));
    let granny = granny.wearing(Dress::Gown, p.red).hat(Hat::None, p.dark);
    let old = old.wearing(Dress::Coat, p.dark.lighter(0.12)).hat(Hat::None, p.dark);
    let m = Actor::new(old, 150.0, 470.0, 330.0).feeling(Feeling::Asleep).lean(3.0);
    let w = Actor::new(granny, 224.0, 470.0, 306.0).left().feeling(Feeling::Asleep).lean(4.0);
    let m = m.with(|n| Mien { curve: 0.6, turn: 0.5, tilt: 8.0, ..n });
    let w = w.with(|n| Mien { curve: 0.6, turn: 0.5, tilt: 12.0, ..n });
    let hold = point(272.0, 266.0);
    let m = m.hand(FAR, hold.x, hold.y, Hand::Cup).hand(NEAR, 236.0, 330.0, Hand::Cover);
    let w = w.hand(NEAR, hold.x + 6.0, hold.y + 4.0, Hand::Rest).hand(FAR, 150.0, 270.0, Hand::Rest);
    s.group(Group::new(), |s| {
        m.arm(s, FAR);
        w.arm(s, FAR);
        m.legs(s);
        m.body(s);
        w.legs(s);
        w.body(s);
        m.head(s);
        w.head(s);
        w.arm(s, NEAR);
        m.arm(s, NEAR);
    });
    // The heron.
    let grey = p.grey.lighter(0.06).mix(lch(0.7, 0.03, 255.0), 0.4);
    for (x, dx) in [(640.0, -4.0), (690.0, 10.0)] {
        s.limb(
            &nodes![(x, 800), (x + dx, 960), (x - 4.0, 1130)],
            &[17.0, 13.0, 12.0],
            Look::of(p.wood_dark.mix(p.gold, 0.3)).inflate(4.0).rim(1.2),
        );
        s.ellipse(x - 4.0, 1130.0, 44.0, 12.0, veil(low, 0.45, 2.0));
    }
    s.blob(&nodes![(560, 700), (590, 610), (670, 570), (750, 610), (810, 720), (850, 850; corner), (760, 830), (660, 820), (590, 780)], Look::of(grey).to(grey.dim(0.6)).inflate(40.0).texture(0.3).grain(60.0).rim(1.5));
    for (a, b, d) in [
        ((640.0, 640.0), (770.0, 790.0), 0.0),
        ((690.0, 620.0), (820.0, 810.0), 0.0),
        ((600.0, 690.0), (720.0, 810.0), 0.0),
    ] {
        s.limb(
            &nodes![(a.0, a.1), ((a.0 + b.0) / 2.0 + 12.0, (a.1 + b.1) / 2.0 - 8.0 + d), (b.0, b.1)],
            &[4.0, 26.0, 4.0],
            Look::of(grey.dim(0.72)).inflate(6.0).alpha(0.85),
        );
    }
    s.limb(
        &nodes![(606, 700), (566, 616), (610, 520), (620, 450), (560, 420), (508, 460)],
        &[74.0, 52.0, 42.0, 38.0, 44.0, 42.0],
        Look::of(grey.lighter(0.08)).inflate(17.0).rim(1.4),
    );
    s.blob(
        &nodes![(560, 414), (506, 428), (470, 486), (490, 520), (530, 500), (576, 452)],
        Look::of(grey.lighter(0.12)).inflate(15.0).rim(1.3),
    );
    s.limb(&nodes![(548, 414), (610, 396), (690, 420)], &[16.0, 11.0, 2.0], Look::of(p.dark).inflate(4.0));
    s.limb(
        &nodes![(484, 496), (412, 660), (cx, cy)],
        &[28.0, 17.0, 3.0],
        Look::of(p.gold.mix(p.wood, 0.2)).inflate(6.0).rim(1.4),
    );
    s.limb(
        &nodes![(478, 506), (410, 660), (cx + 4.0, cy - 6.0)],
        &[2.0],
        Look::of(p.wood_dark).alpha(0.7).flat().shadow(0.0),
    );
    s.limb(&nodes![(500, 468), (512, 476), (524, 466)], &[3.0, 6.0, 3.0], Look::of(p.ink).flat().shadow(0.0));
    s.limb(
        &nodes![(496, 446), (516, 440), (532, 446)],
        &[2.0, 5.0, 2.0],
        Look::of(p.dark).flat().shadow(0.0),
    );
    // Whoever sits in the groove goes round with it.
    s.ellipse(160.0, 1010.0, 74.0, 24.0, Look::of(p.leaf.dim(0.8)).inflate(5.0));
    let frog = Person::new(Kind::Frog, &p).wearing(Dress::Fur, p.leaf);
    Actor::new(frog, 160.0, 1016.0, 130.0)
        .front()
        .feeling(Feeling::Awe)
        .hand_own(NEAR, -12.0, -30.0, Hand::Rest)
        .hand_own(FAR, 12.0, -30.0, Hand::Rest)
        .looking_at(point(330.0, 836.0))
        .paint(s);
    // Reeds in front.
    for k in 0..16 {
        let x = if k < 6 { k as f32 * 18.0 - 10.0 } else { 560.0 + k as f32 * 17.0 };
        let h = s.rng.range(120.0, 320.0);
        let lean = s.rng.signed() * 36.0;
        s.limb(
            &nodes![(x, 1240), (x + lean * 0.4, 1240.0 - h * 0.6), (x + lean, 1240.0 - h)],
            &[11.0, 8.0, 1.0],
            Look::of(p.dark.mix(p.leaf, 0.3)).inflate(3.0).shadow(0.0),
        );
    }
    s.focus(190.0, 250.0, 120.0);
    s.focus(500.0, 470.0, 100.0);
    s.focus(cx, cy, 100.0);
    s.note("heron", Role::Subject);
    s.note("old_woman", Role::Object);
    s.note("old_man", Role::Object);
    s.note("frog", Role::Detail);
}
