//! Two hands meet where they can't.

use super::acting::*;

use crate::settings::air;

pub(super) static HAND_AGAINST_THE_GLASS: Relation = Relation {
    id: "hand_against_the_glass",
    themes: Themes::Only(&["tides", "half-asleep", "looking-glass"]),
    moods: &[Mood::Longing, Mood::Tenderness, Mood::Loneliness],
    slots: &[],
    layouts: &[framed("train", Setup::OwnHands, train), framed("tank", Setup::Hinge, tank)],
};

/// Our own furry paw lies on the window of a train, and from inside a boy has laid his hand against it; behind him a well-dressed couple with toys.
fn train(c: &mut Composer) {
    let (boy, man, woman) = (c.human(Kind::Boy), c.human(Kind::Man), c.human(Kind::Woman));
    let s = &mut c.scene;
    s.light_at(400.0, 240.0, 0.6);
    let p = s.palette;
    let paint = p.leaf.mix(p.dark, 0.5).mix(p.accent2, 0.15);
    backdrop(s, paint.lighter(0.04), paint.dim(0.7));
    for y in [96.0, 900.0, 960.0] {
        s.limb(&nodes![(-30, y), (830, y)], &[12.0], Look::of(p.gold.mix(paint, 0.2)).inflate(4.0));
    }
    for k in 0..12 {
        s.dot(20.0 + k as f32 * 72.0, 56.0, 8.0, Look::of(paint.lighter(0.12)).inflate(3.0));
    }
    s.blob(
        &nodes![
            (60, 140),
            (120, 116),
            (680, 116),
            (740, 140),
            (752, 200),
            (752, 800),
            (730, 852),
            (680, 868),
            (120, 868),
            (70, 852),
            (48, 800),
            (48, 200)
        ],
        Look::of(p.wood).inflate(14.0).texture(0.25),
    );
    let pane = Path::rect(84.0, 152.0, 632.0, 680.0);
    s.group(Group::new().clip(pane.clone()), |s| {
        let inside = p.flame.mix(p.wood, 0.55);
        s.rect(80.0, 150.0, 640.0, 690.0, Look::of(inside.dim(0.72)).to(inside.dim(0.9)).flat().shadow(0.0).texture(0.2));
        s.glow(400.0, 230.0, 330.0, p.flame, 0.6);
        // The rack, the bench, and those who have come for him.
        s.rect(80.0, 236.0, 640.0, 12.0, Look::of(p.gold).inflate(3.0));
        s.place(motif("suitcase"), At::new(600.0, 238.0).height(80.0).standing().silent());
        s.place(motif("parcel"), At::new(190.0, 238.0).height(64.0).standing().silent());
        s.blob(&nodes![(80, 480; corner), (130, 440), (670, 440), (720, 480; corner), (720, 840; corner), (80, 840; corner)], Look::of(p.red.dim(0.7)).inflate(16.0).texture(0.3));
        let smart = [(woman.wearing(Dress::Gown, p.accent2).hat(Hat::Straw, p.cream), 186.0, Feeling::Joy), (man.wearing(Dress::Coat, p.dark.lighter(0.14)).hat(Hat::Bowler, p.dark), 628.0, Feeling::Joy)];
        for (who, x, feeling) in smart {
            let a = Actor::new(who, x, 830.0, 560.0).front().feeling(feeling).looking_at(point(400.0, 560.0));
            let side = if x < 400.0 { FAR } else { NEAR };
            let a = a.hand_own(side, if x < 400.0 { 18.0 } else { -18.0 }, -56.0, Hand::Grip);
            a.paint_in(s, Group::new().fog(0.08));
            let g = a.grip(side);
            let toy = if x < 400.0 { "pinwheel" } else { "teddy_bear" };
            s.place(motif(toy), At::new(g.x, g.y + 30.0).height(110.0).standing().silent());
        }
        // He.
        let boy = boy.wearing(Dress::Coat, p.accent).scarf(p.fox);
        let a = Actor::new(boy, 412.0, 1190.0, 860.0).front().feeling(Feeling::Brave).weeping();
        let a = a.with(|m| Mien { gaze: [-0.05, 0.2], tilt: 5.0, ..m });
        a.hand_own(NEAR, -22.0, -30.0, Hand::Hidden).hand_own(FAR, 20.0, -36.0, Hand::Hidden).paint(s);
        // A label at his button.
        s.poly(&nodes![(450, 716), (530, 702), (540, 756), (460, 770)], Look::of(p.cream).inflate(4.0));
        s.line(&nodes![(446, 694), (462, 726)], 4.0, Look::of(p.ink));
        LoneHand { at: point(250.0, 790.0), size: 150.0, degrees: -82.0, thumb: 1.0, hand: Hand::Wave, colour: boy.skin, paw: false, sleeve: p.accent, from: point(330.0, 960.0) }
            .paint_with(s, |_| {});
        // The glass: streaks, breath, and the dim shape of who stands outside.
        for (x, w) in [(520.0, 46.0), (600.0, 20.0)] {
            s.poly(&nodes![(x, 840), (x + w, 840), (x + w + 190.0, 150), (x + 190.0, 150)], Look::of(p.white).emissive().alpha(0.1).flat().shadow(0.0).rim(0.0));
        }
        let shade = Look::of(p.dark).emissive().alpha(0.22).soft(8.0).flat().shadow(0.0).rim(0.0);
        s.blob(&nodes![(40, 860), (60, 640), (130, 520), (110, 440), (150, 400), (200, 440), (280, 420), (360, 440), (410, 400), (450, 440), (430, 520), (500, 640), (530, 860)], shade);
        s.ellipse(270.0, 620.0, 150.0, 110.0, Look::of(p.white).emissive().alpha(0.14).soft(30.0).flat().shadow(0.0).rim(0.0));
    });
    s.stroke(&pane, 10.0, Look::of(p.wood_dark).inflate(3.0));
    // Ours.
    let fur = Person::new(Kind::Bear, &p).skin;
    LoneHand {
        at: point(238.0, 1030.0),
        size: 330.0,
        degrees: -86.0,
        thumb: 1.0,
        hand: Hand::Cover,
        colour: fur,
        paw: true,
        sleeve: p.wood.mix(p.gold, 0.3),
        from: point(120.0, 1320.0),
    }
    .paint_with(s, |_| {});
    LoneHand {
        at: point(640.0, 1110.0),
        size: 250.0,
        degrees: -104.0,
        thumb: -1.0,
        hand: Hand::Grip,
        colour: fur,
        paw: true,
        sleeve: p.wood.mix(p.gold, 0.3),
        from: point(740.0, 1340.0),
    }
    .paint_with(s, |s| {
        // A small mitten in the scarf's colour.
        s.place(motif("mitten"), At::new(566.0, 900.0).height(190.0).centred().turned(-16.0).silent());
    });
    for (x, y, r) in [(60.0, 1190.0, 120.0), (420.0, 1230.0, 150.0), (770.0, 1200.0, 120.0)] {
        s.ellipse(x, y, r, r * 0.4, Look::of(p.white).alpha(0.3).soft(26.0).flat().shadow(0.0).rim(0.0));
    }
    s.focus(410.0, 430.0, 170.0);
    s.focus(260.0, 690.0, 130.0);
    s.note("boy", Role::Subject);
    s.note("bear", Role::Object);
    s.note("hand", Role::Detail);
    s.note("train", Role::Setting);
}

/// A pane from its edge: on one side water and a frog child with its parents, on the other air and a girl with hers; palm lies on palm, and both sides are being fed.
fn tank(c: &mut Composer) {
    let (girl, man, woman) = (c.human(Kind::Girl), c.human(Kind::Man), c.human(Kind::Woman));
    let s = &mut c.scene;
    s.light_at(400.0, 90.0, 0.5);
    let p = s.palette;
    let water = known_water(s).dim(0.72);
    let air_side = p.wood.mix(p.flame, 0.25).mix(p.fog, 0.2);
    s.rect(
        -30.0,
        -30.0,
        430.0,
        1280.0,
        Look::of(water.lighter(0.14)).to(water.dim(0.5)).flat().texture(0.2).shadow(0.0),
    );
    s.rect(
        400.0,
        -30.0,
        430.0,
        1280.0,
        Look::of(air_side.lighter(0.1)).to(air_side.dim(0.6)).flat().texture(0.2).shadow(0.0),
    );
    for k in 0..4 {
        let x = 40.0 + k as f32 * 90.0;
        s.poly(
            &nodes![(x, -20), (x + 40.0, -20), (x - 60.0, 700), (x - 150.0, 700)],
            Look::of(p.light).emissive().alpha(0.12).soft(16.0).flat().shadow(0.0).rim(0.0),
        );
    }
    s.rect(
        -30.0,
        1010.0,
        432.0,
        240.0,
        Look::of(p.cream.mix(water, 0.45)).to(water.dim(0.7)).inflate(8.0).texture(0.4),
    );
    floor_of(s, p.wood);
    // Plants of either side, in the same pots.
    for (x, leaf) in [(56.0, p.leaf.mix(water, 0.3)), (752.0, p.leaf)] {
        for k in 0..5 {
            let d = -40.0 + k as f32 * 20.0;
            s.limb(
                &nodes![(x, 960), (x + d * 0.7, 860), (x + d * 1.4, 770.0 + d.abs())],
                &[14.0, 20.0, 4.0],
                Look::of(leaf.dim(0.9)).inflate(5.0),
            );
        }
        s.blob(
            &nodes![(x - 40.0, 940; corner), (x + 40.0, 940; corner), (x + 30.0, 1030), (x - 30.0, 1030)],
            Look::of(p.red.dim(0.7)).inflate(10.0),
        );
    }
    // Parents, proud on both sides.
    let frog = Person::new(Kind::Frog, &p);
    for (who, x, flip) in [
        (
            frog.wearing(Dress::Coat, p.dark.lighter(0.14)).hat(Hat::Bowler, p.dark).skin(frog.skin.dim(0.9)),
            42.0,
            false,
        ),
        (
            frog.wearing(Dress::Gown, p.pink).skin(frog.skin.lighter(0.05)).hat(Hat::Straw, p.cream),
            128.0,
            false,
        ),
        (man.wearing(Dress::Coat, p.dark.lighter(0.14)).hat(Hat::Bowler, p.dark), 758.0, true),
        (woman.wearing(Dress::Gown, p.pink).hat(Hat::Straw, p.cream), 672.0, true),
    ] {
        let a = Actor::new(who, x, 800.0, 420.0).feeling(Feeling::Joy);
        let a = if flip { a.left() } else { a };
        let a = a.looking_at(point(400.0, 640.0)).hand_own(NEAR, -12.0, -38.0, Hand::Rest);
        a.paint_in(s, Group::new().fog_colour(if flip { air_side } else { water }).fog(0.22));
    }
    // The two.
    let child = Actor::new(frog.wearing(Dress::Coat, p.accent2).scarf(p.red), 226.0, 1060.0, 680.0)
        .feeling(Feeling::Awe);
    let girl = girl.wearing(Dress::Coat, p.accent).scarf(p.red);
    let girl = Actor::new(girl, 584.0, 1060.0, 640.0).left().feeling(Feeling::Tenderness);
    let child = child.looking_at(girl.eye()).hand(FAR, 350.0, 640.0, Hand::Wave).wrist(FAR, -40.0).hand_own(
        NEAR,
        -12.0,
        -38.0,
        Hand::Rest,
    );
    let girl = girl.looking_at(child.eye()).hand(FAR, 450.0, 640.0, Hand::Wave).wrist(FAR, -40.0).hand_own(
        NEAR,
        -12.0,
        -38.0,
        Hand::Rest,
    );
    under(s, 226.0, 1062.0, 120.0);
    under(s, 584.0, 1062.0, 120.0);
    child.paint(s);
    girl.paint(s);
    child.palm(s, FAR);
    child.fingers(s, FAR);
    girl.palm(s, FAR);
    girl.fingers(s, FAR);
    // What is given to eat from above.
    LoneHand {
        at: point(150.0, 60.0),
        size: 130.0,
        degrees: 80.0,
        thumb: 1.0,
        hand: Hand::Reach,
        colour: skin(&p, 1),
        paw: false,
        sleeve: p.gold,
        from: point(110.0, -150.0),
    }
    .paint_with(s, |_| {});
    LoneHand {
        at: point(650.0, 60.0),
        size: 130.0,
        degrees: 100.0,
        thumb: -1.0,
        hand: Hand::Reach,
        colour: frog.skin,
        paw: true,
        sleeve: p.gold,
        from: point(690.0, -150.0),
    }
    .paint_with(s, |_| {});
    for (x, y) in [
        (150.0, 220.0),
        (176.0, 262.0),
        (132.0, 300.0),
        (166.0, 350.0),
        (650.0, 220.0),
        (628.0, 268.0),
        (664.0, 306.0),
        (640.0, 356.0),
    ] {
        s.dot(x, y, 8.0, Look::of(p.gold.mix(p.wood, 0.3)).inflate(3.0));
    }
    air::bubbles(s, 16, [20.0, 200.0, 370.0, 900.0]);
    // The pane.
    s.rect(
        388.0,
        -30.0,
        24.0,
        1280.0,
        Look::of(p.white.mix(water, 0.3)).emissive().alpha(0.6).flat().shadow(0.0),
    );
    s.rect(396.0, -30.0, 6.0, 1280.0, Look::of(p.white).emissive().alpha(0.7).flat().shadow(0.0));
    s.focus(400.0, 620.0, 110.0);
    s.note("girl", Role::Subject);
    s.note("frog", Role::Object);
    s.note("hand", Role::Detail);
    s.note("crowd", Role::Witness);
}

/// Boards on the right of the pane alone.
fn floor_of(s: &mut Scene, wood: Colour) {
    s.group(Group::new().clip(Path::rect(400.0, 1000.0, 440.0, 260.0)), |s| floor(s, 1010.0, wood));
}
