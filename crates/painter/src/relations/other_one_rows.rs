//! The reflection does the work.

use super::acting::*;

pub(super) static OTHER_ONE_ROWS: Relation = Relation {
    id: "other_one_rows",
    themes: Themes::Only(&["tides", "looking-glass"]),
    moods: &[Mood::Tenderness, Mood::Secrecy, Mood::Wonder],
    slots: &[],
    layouts: &[framed("boat", Setup::Waterline, boat), framed("mirror", Setup::Frames, mirror)],
};

const LINE: f32 = 610.0;

/// A rowing boat from the side, half above the line; upside down if it is the other one.
fn hull(s: &mut Scene, colour: Colour) {
    let p = s.palette;
    s.blob(
        &nodes![(20, LINE - 150.0; corner), (200, LINE - 96.0), (420, LINE - 86.0), (620, LINE - 104.0), (760, LINE - 170.0; corner), (700, LINE - 20.0), (640, LINE + 26.0), (140, LINE + 26.0), (70, LINE - 30.0)],
        Look::of(colour).to(colour.dim(0.7)).inflate(16.0).grain(0.0).texture(0.3),
    );
    s.limb(
        &nodes![
            (20, LINE - 150.0),
            (200, LINE - 98.0),
            (420, LINE - 88.0),
            (600, LINE - 106.0),
            (760, LINE - 170.0)
        ],
        &[18.0],
        Look::of(p.wood.lighter(0.1)).inflate(5.0),
    );
    s.line(
        &nodes![(60, LINE - 60.0), (260, LINE - 34.0), (560, LINE - 36.0), (740, LINE - 70.0)],
        4.0,
        Look::of(colour.dim(0.6)).flat(),
    );
}

/// A ferryman sleeps in his boat; below the line his image, upside down, rows for two. The girl in the bow hands down bread, and a wet hand takes it.
fn boat(c: &mut Composer) {
    let (man, girl) = (c.human(Kind::Man), c.human(Kind::Girl));
    let s = &mut c.scene;
    s.light_at(640.0, 300.0, 0.5);
    let p = s.palette;
    s.sky(0.5, 0.35);
    s.dot(610.0, 250.0, 60.0, Look::lamp(p.light));
    s.glow(610.0, 250.0, 300.0, p.light, 0.5);
    s.blob(&nodes![(-40, 470; corner), (120, 400), (300, 440), (480, 410), (700, 450), (840, 420; corner), (840, LINE; corner), (-40, LINE; corner)], Look::of(p.far).to(p.fog).inflate(6.0).shadow(0.0).texture(0.2));
    s.rect(
        -30.0,
        490.0,
        860.0,
        130.0,
        Look::of(p.water[1].mix(p.sky[3], 0.4)).to(p.water[1]).flat().shadow(0.0),
    );
    // Below: the other truth.
    s.rect(
        -30.0,
        LINE,
        860.0,
        640.0,
        Look::of(p.water[1].dim(0.92)).to(p.water[0].dim(0.85)).flat().shadow(0.0).texture(0.2),
    );
    let man = man.wearing(Dress::Shirt, p.red).hat(Hat::None, p.gold);
    let coat = p.wood.mix(p.accent2, 0.25);
    s.group(Group::new().fog(0.14).fog_colour(p.water[1]), |s| {
        s.at(&[shift(0.0, LINE * 2.0), scale_xy(1.0, -1.0)], |s| {
            let rower =
                Actor::new(man, 286.0, LINE - 16.0, 560.0).sitting().lean(-16.0).feeling(Feeling::Fury);
            let rower = rower
                .with(|m| crate::actors::Mien { cheek: 1.4, ..m.facing(0.7).nodding(0.0) })
                .hand_own(NEAR, 22.0, -44.0, Hand::Grip)
                .hand_own(FAR, 26.0, -44.0, Hand::Grip);
            let g = rower.grip(NEAR);
            s.group(Group::new(), |s| {
                rower.arm(s, FAR);
                rower.legs(s);
                rower.body(s);
                rower.head(s);
                rower.arm_with(s, NEAR, |s| {
                    s.limb(
                        &nodes![(g.x - 10.0, g.y - 40.0), (g.x + 90.0, LINE + 30.0)],
                        &[16.0, 15.0],
                        Look::of(p.wood.lighter(0.15)).inflate(4.0),
                    );
                });
            });
            let twin =
                Actor::new(girl.wearing(Dress::Gown, p.gold.mix(p.red, 0.25)), 590.0, LINE - 30.0, 400.0)
                    .sitting()
                    .feeling(Feeling::Greed);
            let twin = twin.with(|m| crate::actors::Mien {
                tongue: false,
                ..m.facing(0.5).nodding(0.6).glancing(0.5, 0.8)
            });
            twin.hand_own(FAR, 16.0, -30.0, Hand::Rest).hand_own(NEAR, 10.0, -34.0, Hand::Hidden).paint(s);
            hull(s, coat.dim(0.9));
            // The blade is in the upper air of that world, and moves it.
            s.limb(
                &nodes![(g.x + 60.0, LINE - 60.0), (g.x + 170.0, LINE + 6.0)],
                &[15.0, 30.0],
                Look::of(p.wood.lighter(0.15)).inflate(4.0),
            );
        });
    });
    for k in 0..14 {
        let (x, y) = (s.rng.range(0.0, 800.0), LINE + 20.0 + k as f32 * 42.0);
        s.line(
            &nodes![(x - 90.0, y), (x, y - 6.0), (x + 90.0, y + 3.0)],
            3.0,
            Look::of(p.water[1].lighter(0.16)).alpha(0.35).flat().shadow(0.0),
        );
    }
    // Above: he sleeps with his feet up, the hat over his face.
    let sleeper =
        Actor::new(man, 286.0, LINE - 4.0, 540.0).hip(-6.0, -20.0).lean(-34.0).feeling(Feeling::Asleep);
    let sleeper = sleeper
        .feet((40.0, -26.0), (44.0, -30.0), [-30.0, -40.0])
        .hand_own(NEAR, 8.0, -36.0, Hand::Rest)
        .hand_own(FAR, -30.0, -74.0, Hand::Hidden);
    let sleeper = sleeper.with(|m| m.facing(0.3).tilted(-12.0));
    let brow = sleeper.eye();
    let girl = Actor::new(
        girl.wearing(Dress::Gown, p.gold.mix(p.red, 0.25)).hat(Hat::Straw, p.gold),
        580.0,
        LINE - 26.0,
        430.0,
    )
    .sitting()
    .lean(14.0)
    .feeling(Feeling::Mischief);
    let girl = girl.hand(NEAR, 706.0, LINE - 122.0, Hand::Pinch).hand_own(FAR, 20.0, -28.0, Hand::Grip);
    let g = girl.grip(NEAR);
    let girl = girl.looking_at(point(720.0, LINE));
    s.group(Group::new(), |s| {
        sleeper.layers(s);
        s.at(&[shift(brow.x + 2.0, brow.y - 12.0), turn(-24.0)], |s| {
            s.ellipse(0.0, 0.0, 96.0, 26.0, Look::of(p.gold).inflate(9.0).hatch(0.8));
            s.blob(
                &nodes![(-52, -4), (-44, -52), (0, -66), (44, -52), (52, -4)],
                Look::of(p.gold).inflate(12.0).hatch(0.8),
            );
            s.limb(&nodes![(-50, -12), (0, -4), (50, -12)], &[13.0], Look::of(p.red).inflate(3.0));
        });
        girl.arm(s, FAR);
        girl.legs(s);
        girl.body(s);
        girl.head(s);
    });
    hull(s, coat);
    // The hand out of the water.
    let wet = LoneHand {
        at: point(716.0, LINE - 6.0),
        size: 84.0,
        degrees: -92.0,
        thumb: -1.0,
        hand: Hand::Pinch,
        colour: man.skin.mix(p.water[1], 0.2),
        paw: false,
        sleeve: p.gold.mix(p.red, 0.25).dim(0.85),
        from: point(730.0, LINE + 96.0),
    };
    wet.paint_with(s, |_| {});
    girl.arm_with(s, NEAR, |s| {
        s.at(&[shift(g.x, g.y + 16.0), turn(74.0)], |s| {
            s.rect(-40.0, -14.0, 84.0, 12.0, Look::of(p.gold.mix(p.wood, 0.3)).inflate(4.0));
            s.rect(-38.0, -4.0, 80.0, 8.0, Look::of(p.leaf.lighter(0.06)).inflate(2.0));
            s.rect(-40.0, 3.0, 84.0, 12.0, Look::of(p.gold.mix(p.wood, 0.3)).inflate(4.0));
        });
    });
    s.ellipse(718.0, LINE + 12.0, 56.0, 9.0, Look::of(p.white).alpha(0.5).soft(3.0).flat());
    s.focus(700.0, 470.0, 150.0);
    s.focus(250.0, 900.0, 160.0);
    s.note("rowing_boat", Role::Object);
    s.note("gentleman", Role::Subject);
    s.note("girl", Role::Object);
    s.note("sea", Role::Setting);
}

/// A mother sleeps in the chair beside an empty crib; in the three wings of the mirror she irons, rocks the child, sweeps.
fn mirror(c: &mut Composer) {
    let mother = c.human(Kind::Woman);
    let baby = c.human(Kind::Baby);
    c.room(900.0, (560.0, 200.0));
    let s = &mut c.scene;
    let p = s.palette;
    let glass = p.sky[2].mix(p.white, 0.45).mix(p.accent2, 0.12);
    let mother = mother.wearing(Dress::Apron, p.accent);
    let wing = |s: &mut Scene, x: f32, y: f32, w: f32, h: f32, paint: &dyn Fn(&mut Scene)| {
        let b = 22.0;
        s.rect(
            x - w / 2.0 - b,
            y - h - b,
            w + b * 2.0,
            h + b * 2.0,
            Look::of(p.gold.mix(p.wood, 0.35)).inflate(12.0).texture(0.2),
        );
        let frame = Path::rect(x - w / 2.0, y - h, w, h);
        s.group(Group::new().clip(frame.clone()), |s| {
            s.part(&frame, Look::of(glass).to(glass.dim(0.86)).flat().shadow(0.0).texture(0.1));
            s.rect(x - w / 2.0, y - h * 0.16, w, h * 0.2, Look::of(p.wood).flat().grain(0.0));
            paint(s);
            s.limb(
                &nodes![(x - w * 0.5, y - h * 0.7), (x - w * 0.1, y - h * 1.02)],
                &[16.0],
                Look::of(p.white).alpha(0.3).soft(4.0).flat().shadow(0.0),
            );
        });
    };
    wing(s, 116.0, 560.0, 170.0, 400.0, &|s| {
        let a = Actor::new(mother, 86.0, 560.0, 330.0).feeling(Feeling::Brave);
        let a = a
            .with(|m| crate::actors::Mien { tear: false, ..m.facing(0.5).nodding(0.5) })
            .hand_own(NEAR, 22.0, -48.0, Hand::Grip)
            .hand_own(FAR, 28.0, -46.0, Hand::Rest);
        s.rect(110.0, 412.0, 120.0, 14.0, Look::of(p.white).inflate(4.0));
        s.limb(&nodes![(150, 424), (170, 560)], &[8.0], Look::of(p.wood).inflate(2.0));
        let g = a.grip(NEAR);
        a.paint(s);
        s.poly(
            &nodes![(g.x - 26.0, 412), (g.x - 22.0, 388), (g.x + 14.0, 388), (g.x + 40.0, 412)],
            Look::of(p.metal).inflate(5.0),
        );
    });
    wing(s, 690.0, 560.0, 170.0, 400.0, &|s| {
        let a = Actor::new(mother, 712.0, 556.0, 330.0).left().lean(8.0).feeling(Feeling::Fury);
        let a = a.hand_own(NEAR, 20.0, -42.0, Hand::Grip).hand_own(FAR, 16.0, -58.0, Hand::Grip).walking();
        let (g, f) = (a.grip(NEAR), a.grip(FAR));
        a.paint(s);
        s.limb(
            &nodes![(f.x + (f.x - g.x) * 1.4, f.y + (f.y - g.y) * 1.4), (g.x, g.y), (626, 520)],
            &[9.0],
            Look::of(p.wood.lighter(0.1)).inflate(3.0),
        );
        s.poly(
            &nodes![(632, 506), (600, 556), (660, 556)],
            Look::of(p.gold).inflate(5.0).grain(90.0).texture(0.4),
        );
        a.arm(s, NEAR);
    });
    wing(s, 402.0, 740.0, 300.0, 640.0, &|s| {
        let a = Actor::new(mother, 402.0, 950.0, 790.0).front().feeling(Feeling::Tenderness);
        let a = a
            .with(|m| m.facing(0.3).nodding(0.5).glancing(0.3, 0.8).tilted(10.0))
            .hand_own(NEAR, 4.0, -38.0, Hand::Cover)
            .hand_own(FAR, -5.0, -45.0, Hand::Cover);
        s.group(Group::new(), |s| {
            a.body(s);
            a.head(s);
            a.arm(s, FAR);
            a.arm(s, NEAR);
            s.blob(
                &nodes![(410, 500), (500, 510), (496, 590), (430, 650), (350, 664), (310, 630), (350, 570)],
                Look::of(p.white).inflate(24.0).texture(0.2),
            );
            s.at(&[shift(456.0, 500.0), turn(20.0), scale(1.15)], |s| {
                head(s, &baby, &Feeling::Asleep.mien(), View::Front);
            });
            for side in [FAR, NEAR] {
                a.palm(s, side);
                a.fingers(s, side);
            }
        });
    });
    s.limb(
        &nodes![(130, 590), (130, 760), (670, 760), (670, 590)],
        &[22.0],
        Look::of(p.gold.mix(p.wood, 0.45)).inflate(6.0),
    );
    s.rect(120.0, 760.0, 560.0, 40.0, Look::of(p.wood).inflate(8.0).grain(0.0));
    for x in [150.0, 650.0] {
        s.limb(&nodes![(x, 790), (x, 960)], &[26.0, 18.0], Look::of(p.wood_dark).inflate(6.0));
    }
    // She herself, and the crib with nobody in it.
    s.ellipse(
        400.0,
        1130.0,
        420.0,
        70.0,
        Look::of(p.accent2.mix(p.dark, 0.3)).inflate(6.0).hatch(0.6).texture(0.3),
    );
    let chair = Look::of(p.leaf.mix(p.dark, 0.1)).inflate(20.0).texture(0.25);
    s.blob(&nodes![(60, 1120), (56, 820), (120, 740), (250, 730), (330, 800), (340, 1120)], chair);
    let her = Actor::new(mother, 200.0, 1160.0, 620.0).front().sitting().feeling(Feeling::Asleep);
    let her = her
        .with(|m| crate::actors::Mien { open: 0.25, ..m.facing(0.25).tilted(17.0).nodding(0.2) })
        .head_moved(3.0, 1.5);
    let her = her.hand_own(NEAR, -14.0, -24.0, Hand::Rest).hand_own(FAR, 24.0, -22.0, Hand::Rest);
    her.paint(s);
    for x in [58.0, 348.0] {
        s.limb(&nodes![(x, 960), (x, 1140)], &[60.0, 56.0], chair);
    }
    s.blob(
        &nodes![(470, 980; corner), (480, 1120), (540, 1150), (680, 1150), (730, 1120), (744, 980; corner)],
        Look::of(p.wood.lighter(0.1)).inflate(14.0).grain(0.0).texture(0.4).hatch(0.8),
    );
    s.ellipse(607.0, 982.0, 136.0, 30.0, Look::of(p.wood_dark.dim(0.6)).inflate(4.0));
    s.blob(
        &nodes![(520, 986), (560, 970), (620, 976), (690, 968), (710, 988), (610, 1002)],
        Look::of(p.white).inflate(6.0),
    );
    s.limb(
        &nodes![(450, 1140), (530, 1176), (690, 1176), (766, 1140)],
        &[18.0],
        Look::of(p.wood).inflate(5.0),
    );
    Beast::new(Species::Cat, 420.0, 1120.0, 130.0).behind().feeling(Feeling::Awe).paint(s);
    s.focus(610.0, 1000.0, 120.0);
    s.note("mirror", Role::Object);
    s.note("woman", Role::Subject);
    s.note("crib", Role::Detail);
    s.note("cat", Role::Witness);
}
