//! A home is shared out, and life goes on in each part.

use super::acting::*;

pub(super) static SLICE_OF_HOME: Relation = Relation {
    id: "slice_of_home",
    themes: Themes::Only(&["roots", "half-asleep"]),
    moods: &[Mood::Longing, Mood::Mischief, Mood::Memory],
    slots: &[],
    layouts: &[framed("cake", Setup::TableEdge, cake), framed("ship", Setup::Hinge, ship)],
};

/// A round house is cut like a cake; a family sups on in the slice on the plate, and two children hold one string from cut to cut.
fn cake(c: &mut Composer) {
    let family = [Kind::Man, Kind::Granny, Kind::Woman].map(|kind| c.human(kind));
    let (girl, boy) = (c.human(Kind::Girl), c.human(Kind::Boy));
    c.room(700.0, (620.0, 90.0));
    let s = &mut c.scene;
    let p = s.palette;
    table_cloth(s, 800.0, 300.0, p.accent2.mix(p.white, 0.35));
    // The stand, and the house on it.
    under(s, 500.0, 908.0, 210.0);
    s.blob(
        &nodes![(440, 740; corner), (470, 860), (370, 904), (630, 904), (530, 860), (560, 740; corner)],
        Look::of(p.white).inflate(16.0),
    );
    s.ellipse(500.0, 740.0, 330.0, 44.0, Look::of(p.white.dim(0.95)).inflate(10.0));
    let crumb = p.gold.mix(p.pink, 0.35).lighter(0.04);
    let icing = p.pink.mix(p.white, 0.35);
    s.poly(
        &nodes![(240, 300), (770, 300), (770, 700), (760, 730), (505, 752), (250, 730), (240, 700)],
        Look::of(crumb).inflate(26.0).texture(0.3),
    );
    for (x, y) in [(640.0, 390.0), (716.0, 390.0), (640.0, 580.0), (716.0, 580.0)] {
        s.rect(x - 26.0, y - 40.0, 52.0, 84.0, Look::of(p.white).inflate(5.0));
        s.rect(x - 19.0, y - 33.0, 38.0, 70.0, Look::lamp(p.flame.mix(p.cream, 0.2)));
        s.rect(x - 3.0, y - 33.0, 6.0, 70.0, Look::of(p.white).inflate(2.0));
    }
    // Where it is cut: a room stands open.
    let open = Path::rect(262.0, 330.0, 300.0, 390.0);
    s.group(Group::new().clip(open.clone()), |s| {
        s.part(&open, Look::of(p.accent.mix(p.dark, 0.35)).to(p.accent.mix(p.dark, 0.1)).flat().texture(0.2));
        for k in 0..7 {
            s.rect(270.0 + k as f32 * 46.0, 330.0, 14.0, 400.0, Look::of(p.accent).alpha(0.35).flat());
        }
        s.glow(500.0, 420.0, 220.0, p.flame, 0.6);
    });
    s.limb(&nodes![(262, 326), (566, 326)], &[22.0], Look::of(p.cream).inflate(6.0));
    s.limb(&nodes![(262, 716), (566, 722)], &[26.0], Look::of(p.wood).inflate(6.0).grain(0.0));
    s.limb(&nodes![(566, 326), (566, 726)], &[18.0], Look::of(crumb.dim(0.8)).inflate(6.0));
    // Icing for a roof.
    s.blob(
        &nodes![
            (220, 320),
            (300, 180),
            (420, 96),
            (505, 40),
            (600, 96),
            (720, 180),
            (800, 320),
            (760, 350),
            (730, 322),
            (690, 372),
            (650, 322),
            (610, 350),
            (570, 320),
            (500, 340),
            (430, 322),
            (380, 346),
            (330, 322),
            (270, 352)
        ],
        Look::of(icing).inflate(30.0).texture(0.2),
    );
    for k in 0..16 {
        let (x, y) = (300.0 + (k * 53 % 420) as f32, 170.0 + (k * 37 % 120) as f32);
        let colour = [p.red, p.leaf, p.gold, p.accent2][k % 4];
        s.limb(&nodes![(x, y), (x + 16.0, y + 8.0)], &[9.0], Look::of(colour).inflate(3.0));
    }
    s.rect(610.0, 60.0, 54.0, 90.0, Look::of(p.red.mix(p.wood, 0.3)).inflate(8.0));
    s.dot(505.0, 42.0, 34.0, Look::of(p.red).inflate(12.0));
    let girl =
        Actor::new(girl.wearing(Dress::Gown, p.red), 486.0, 706.0, 360.0).left().feeling(Feeling::Sorrow);
    let girl = girl.looking_at(point(150.0, 590.0)).hand_own(NEAR, 24.0, -70.0, Hand::Pinch);
    let g = girl.grip(NEAR);
    girl.paint(s);
    s.focus(400.0, 480.0, 130.0);
    // The slice, on its plate.
    under(s, 236.0, 1130.0, 240.0);
    s.ellipse(240.0, 1110.0, 290.0, 62.0, Look::of(p.white).inflate(12.0));
    s.ellipse(240.0, 1104.0, 230.0, 44.0, Look::of(p.accent2.mix(p.white, 0.5)).inflate(4.0).shadow(0.0));
    let (x0, x1) = (40.0, 440.0);
    s.rect(x0, 620.0, x1 - x0, 480.0, Look::of(crumb.dim(0.9)).inflate(16.0).texture(0.3));
    let attic = Path::rect(x0 + 16.0, 560.0, x1 - x0 - 32.0, 230.0);
    let hall = Path::rect(x0 + 16.0, 806.0, x1 - x0 - 32.0, 280.0);
    s.group(Group::new().clip(attic.clone()), |s| {
        s.part(&attic, Look::of(p.accent2.mix(p.dark, 0.4)).to(p.accent2.mix(p.dark, 0.15)).flat());
        s.glow(330.0, 700.0, 160.0, p.flame, 0.5);
        s.rect(300.0, 726.0, 140.0, 40.0, Look::of(p.white).inflate(10.0));
        s.rect(290.0, 750.0, 140.0, 50.0, Look::of(p.leaf).inflate(10.0).texture(0.2));
    });
    let boy = Actor::new(boy.wearing(Dress::Shirt, p.leaf), 160.0, 800.0, 262.0).feeling(Feeling::Tenderness);
    let boy = boy.looking_at(girl.eye()).hand_own(NEAR, 24.0, -66.0, Hand::Pinch);
    let b = boy.grip(NEAR);
    s.group(Group::new().clip(hall.clone()), |s| {
        s.part(&hall, Look::of(p.red.mix(p.dark, 0.45)).to(p.red.mix(p.dark, 0.2)).flat().texture(0.2));
        s.glow(240.0, 860.0, 230.0, p.flame, 0.75);
        let feels = [Feeling::Joy, Feeling::Calm, Feeling::Joy];
        for (i, who) in family.iter().enumerate() {
            let a = Actor::new(*who, 116.0 + i as f32 * 124.0, 1230.0, 400.0).front().feeling(feels[i]);
            let turn = [0.6, 0.0, -0.6][i];
            a.with(|m| m.facing(turn).glancing(turn, 0.1))
                .hand_own(NEAR, -10.0, -42.0, Hand::Rest)
                .hand_own(FAR, 10.0, -42.0, Hand::Rest)
                .paint(s);
        }
        s.rect(40.0, 1034.0, 420.0, 70.0, Look::of(p.white).inflate(8.0).texture(0.15));
        for x in [110.0, 240.0, 370.0] {
            s.ellipse(x, 1044.0, 42.0, 12.0, Look::of(p.cream).inflate(5.0));
            s.ellipse(x, 1041.0, 28.0, 8.0, Look::of(p.gold.mix(p.red, 0.4)).inflate(3.0));
        }
    });
    s.limb(&nodes![(x0 + 4.0, 798), (x1 - 4.0, 798)], &[22.0], Look::of(icing).inflate(6.0));
    s.blob(
        &nodes![
            (20, 590),
            (60, 520),
            (240, 496),
            (420, 520),
            (462, 590),
            (430, 622),
            (390, 592),
            (340, 636),
            (290, 592),
            (240, 618),
            (180, 592),
            (130, 634),
            (90, 592),
            (50, 620)
        ],
        Look::of(icing).inflate(18.0).texture(0.2),
    );
    boy.paint(s);
    cord(s, &[b, point((b.x + g.x) / 2.0, b.y.max(g.y) + 10.0), g], 4.5, p.red);
    // The one who serves.
    let hand = LoneHand {
        at: point(680.0, 1110.0),
        size: 190.0,
        degrees: -164.0,
        thumb: 1.0,
        hand: Hand::Grip,
        colour: skin(&p, 1),
        paw: false,
        sleeve: p.red.mix(p.dark, 0.2),
        from: point(880.0, 1180.0),
    };
    let h = hand.grip();
    hand.paint_with(s, |s| {
        s.limb(&nodes![(h.x + 70.0, h.y + 4.0), (h.x - 60.0, h.y + 2.0)], &[24.0], Look::of(p.wood).inflate(6.0));
        s.blob(&nodes![(h.x - 60.0, h.y - 14.0; corner), (h.x - 120.0, h.y - 46.0), (h.x - 240.0, h.y - 10.0; corner), (h.x - 120.0, h.y + 32.0), (h.x - 60.0, h.y + 18.0; corner)], Look::of(p.metal.lighter(0.2)).inflate(8.0));
    });
    s.focus(240.0, 900.0, 200.0);
    s.note("house", Role::Subject);
    s.note("hand", Role::Object);
    s.note("thread", Role::Object);
    s.note("girl", Role::Detail);
}

/// Two at either end of one saw part their houseboat, evening on his side and night on hers; below deck the children still hold a string.
fn ship(c: &mut Composer) {
    let (him, her) = (c.human(Kind::Man), c.human(Kind::Woman));
    let (girl, boy) = (c.human(Kind::Girl), c.human(Kind::Boy));
    let s = &mut c.scene;
    s.light_at(120.0, 300.0, 0.55);
    let p = s.palette;
    let (day, night) = (p.flame.mix(p.cream, 0.45), p.ambient.mix(p.accent2, 0.25).dim(0.6));
    s.rect(-30.0, -30.0, 430.0, 1280.0, Look::of(day.dim(0.9)).to(day).flat().texture(0.12).shadow(0.0));
    s.rect(
        400.0,
        -30.0,
        430.0,
        1280.0,
        Look::of(night.dim(0.7)).to(night.lighter(0.05)).flat().texture(0.12).shadow(0.0),
    );
    s.glow(80.0, 640.0, 380.0, p.light, 0.7);
    for k in 0..40 {
        let (x, y) = (s.rng.range(420.0, 790.0), s.rng.range(10.0, 480.0));
        s.dot(x, y, 1.6 + (k % 3) as f32, Look::lamp(p.cream));
    }
    s.place(motif("crescent_moon"), At::new(716.0, 120.0).height(100.0).centred().silent());
    let sea = known_water(s);
    for side in [-1.0, 1.0] {
        let water = if side < 0.0 { sea.mix(p.flame, 0.3) } else { sea.mix(night, 0.5) };
        s.rect(
            if side < 0.0 { -30.0 } else { 400.0 },
            860.0,
            430.0,
            400.0,
            Look::of(water).to(water.dim(0.7)).flat().texture(0.3).shadow(0.0),
        );
    }
    // Each half a little off the level; a cabin, a funnel, half a table.
    for side in [-1.0_f32, 1.0] {
        s.at(&[shift(400.0, 700.0), turn(side * 3.0), scale_xy(side, 1.0)], |s| {
            let hull = if side < 0.0 { p.red } else { p.accent2.mix(p.dark, 0.2) };
            s.rect(246.0, -250.0, 150.0, 260.0, Look::of(p.cream).inflate(10.0).grain(0.0).texture(0.2));
            s.rect(232.0, -276.0, 190.0, 30.0, Look::of(hull).inflate(8.0));
            s.rect(290.0, -200.0, 66.0, 80.0, Look::lamp(p.flame.mix(p.cream, 0.2)));
            s.blob(&nodes![(22, 0; corner), (440, -16; corner), (430, 120), (390, 300; corner), (30, 310; corner)], Look::of(hull).inflate(22.0).grain(0.0).texture(0.3));
            // The cut shows what it is made of.
            s.poly(&nodes![(22, 0), (50, 0), (62, 308), (30, 310)], Look::of(p.gold.mix(p.wood, 0.3)).inflate(4.0).grain(90.0).texture(0.4));
            s.limb(&nodes![(16, 0), (444, -14)], &[28.0], Look::of(p.wood.lighter(0.08)).inflate(8.0).grain(0.0));
            for y in [90.0, 250.0] {
                s.limb(&nodes![(60, y), (420, y - 8.0)], &[7.0], Look::of(hull.dim(0.6)).flat().alpha(0.7));
            }
        });
    }
    let him =
        Actor::new(him.wearing(Dress::Shirt, p.leaf).hat(Hat::Cap, p.dark.lighter(0.1)), 190.0, 700.0, 560.0)
            .lean(6.0)
            .feeling(Feeling::Offended);
    let her = Actor::new(her.wearing(Dress::Coat, p.gold.mix(p.red, 0.3)), 612.0, 700.0, 550.0)
        .left()
        .lean(6.0)
        .feeling(Feeling::Sorrow);
    let him =
        him.with(|m| m.facing(-0.2)).hand(NEAR, 300.0, 500.0, Hand::Grip).hand(FAR, 306.0, 470.0, Hand::Grip);
    let her =
        her.looking_at(him.eye()).hand(NEAR, 500.0, 500.0, Hand::Grip).hand(FAR, 494.0, 470.0, Hand::Grip);
    s.group(Group::new(), |s| {
        him.layers(s);
        her.layers(s);
        let mut teeth = nodes![(300, 520), (400, 506), (500, 520)].to_vec();
        for k in 0..11 {
            let x = 500.0 - k as f32 * 19.0;
            teeth.push(point(x, 560.0 + 34.0 * (1.0 - ((x - 400.0) / 100.0).abs())).into());
            teeth.push(point(x - 9.0, 584.0 + 34.0 * (1.0 - ((x - 400.0) / 100.0).abs())).into());
        }
        s.poly(&teeth, Look::of(p.metal.lighter(0.2)).inflate(5.0));
        for x in [306.0, 494.0] {
            s.limb(
                &nodes![(x, 440), (x, 570)],
                &[24.0],
                Look::of(p.wood.lighter(0.05)).inflate(7.0).grain(90.0),
            );
        }
        him.arm(s, NEAR);
        her.arm(s, NEAR);
    });
    s.focus(400.0, 420.0, 220.0);
    // The children, each in a round window.
    let ports = [(200.0, girl, Feeling::Fear, 0.5), (600.0, boy, Feeling::Tenderness, -0.5)];
    for (x, who, feeling, turn) in ports {
        s.dot(x, 850.0, 108.0, Look::of(p.gold.dim(0.9)).inflate(14.0));
        let hole = Path::ellipse(x, 850.0, 88.0, 88.0);
        s.group(Group::new().clip(hole.clone()), |s| {
            s.part(&hole, Look::of(p.flame.mix(p.red, 0.3).dim(0.75)).flat());
            s.glow(x, 800.0, 120.0, p.flame, 0.5);
            Actor::new(who, x, 1096.0, 330.0)
                .front()
                .feeling(feeling)
                .with(|m| crate::actors::Mien { tear: false, ..m.facing(turn).glancing(turn * 1.6, 0.0) })
                .paint(s);
        });
    }
    let small = |x: f32, side: f32, who: &Person| LoneHand {
        at: point(x, 880.0),
        size: 56.0,
        degrees: if side > 0.0 { 0.0 } else { 180.0 },
        thumb: -side,
        hand: Hand::Pinch,
        colour: who.skin,
        paw: false,
        sleeve: who.coat,
        from: point(x - side * 50.0, 910.0),
    };
    let (left, right) = (small(270.0, 1.0, &girl), small(530.0, -1.0, &boy));
    let (a, b) = (left.grip(), right.grip());
    cord(s, &[a, point(400.0, a.y + 36.0), b], 6.0, p.red);
    left.paint_with(s, |_| {});
    right.paint_with(s, |_| {});
    // Waves close the gap, and a duck looks in.
    super::kit::scalloped(s, 1030.0, 90.0, sea.dim(0.9), sea.dim(0.6));
    super::kit::scalloped(s, 1110.0, 120.0, sea.dim(0.75), sea.dim(0.45));
    Beast::new(Species::Duck, 400.0, 1076.0, 130.0).feeling(Feeling::Suspicion).paint(s);
    s.focus(400.0, 880.0, 200.0);
    s.note("ship", Role::Subject);
    s.note("woman", Role::Object);
    s.note("thread", Role::Object);
    s.note("sea", Role::Setting);
}
