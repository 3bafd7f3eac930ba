//! Somebody smiles, and keeps something shut with all their weight.

use super::acting::*;

pub(super) static NOTHING_IN_THERE: Relation = Relation {
    id: "nothing_in_there",
    themes: Themes::Only(&["looking-glass", "carousel", "half-asleep"]),
    moods: &[Mood::Secrecy, Mood::Mischief, Mood::Dread],
    slots: &[],
    layouts: &[framed("wardrobe", Setup::NearDark, wardrobe), framed("customs", Setup::TableEdge, customs)],
};

/// A hare in livery leans with spread arms on a bulging wardrobe and smiles; a tentacle, a tail, a sleeve and water come out of it, and a dog with a lantern takes notes.
fn wardrobe(c: &mut Composer) {
    c.room(1030.0, (690.0, 620.0));
    let s = &mut c.scene;
    let p = s.palette;
    // The wardrobe, its doors bent outward.
    let wood = p.wood_dark.mix(p.red, 0.2);
    s.rect(60.0, 40.0, 520.0, 1030.0, Look::of(wood.dim(0.75)).inflate(16.0).grain(90.0).texture(0.35));
    s.blob(&nodes![(40, 70; corner), (320, 20), (600, 70; corner), (590, 120; corner), (320, 84), (50, 120; corner)], Look::of(wood).inflate(12.0));
    s.rect(84.0, 130.0, 472.0, 900.0, Look::of(p.ink).flat());
    s.glow(320.0, 560.0, 300.0, p.flame, 0.5);
    for (side, hinge) in [(-1.0, 84.0), (1.0, 556.0)] {
        let mid = 320.0 + side * 26.0;
        s.blob(
            &nodes![(hinge, 130; corner), (mid, 126; corner), (320.0 + side * 44.0, 330), (320.0 + side * 60.0, 560), (320.0 + side * 44.0, 800), (mid, 1024; corner), (hinge, 1030; corner), (hinge + side * 26.0, 560)],
            Look::of(wood.lighter(0.04)).inflate(40.0).grain(90.0).texture(0.35),
        );
        s.stroke(
            &Path::ellipse(320.0 + side * 130.0, 330.0, 62.0, 130.0),
            8.0,
            Look::of(wood.dim(0.6)).alpha(0.7),
        );
        s.stroke(
            &Path::ellipse(320.0 + side * 130.0, 800.0, 62.0, 150.0),
            8.0,
            Look::of(wood.dim(0.6)).alpha(0.7),
        );
    }
    // What comes out of the gap.
    let arm = p.pink.mix(p.red, 0.4);
    s.limb(
        &nodes![(320, 230), (400, 190), (470, 230), (500, 180), (470, 140)],
        &[44.0, 40.0, 30.0, 20.0, 10.0],
        Look::of(arm).inflate(12.0).rim(1.2),
    );
    for (x, y) in [(380.0, 214.0), (420.0, 216.0), (456.0, 238.0)] {
        s.dot(x, y, 8.0, Look::of(arm.lighter(0.14)).inflate(3.0));
    }
    s.limb(
        &nodes![(318, 300), (240, 290), (180, 330), (150, 300)],
        &[40.0, 52.0, 50.0, 10.0],
        Look::of(p.fox).inflate(16.0).fur(6.0, 160.0, 5.0),
    );
    s.limb(
        &nodes![(178, 332), (160, 316), (146, 292)],
        &[42.0, 34.0, 6.0],
        Look::of(p.cream).inflate(10.0).shadow(0.0),
    );
    s.blob(
        &nodes![(290, 1030), (350, 1030), (470, 1090), (440, 1150), (250, 1160), (180, 1110)],
        Look::of(known_water(s)).inflate(8.0).rim(1.4),
    );
    s.limb(&nodes![(320, 940), (316, 1040)], &[26.0, 40.0], Look::of(known_water(s)).inflate(6.0).rim(1.4));
    for d in [-13.0, 13.0] {
        s.ellipse(320.0 + d, 180.0, 10.0, 12.0, Look::lamp(p.gold.lighter(0.1)));
    }
    s.focus(330.0, 210.0, 110.0);
    // The hare.
    let hare = Person::new(Kind::Hare, &p).wearing(Dress::Coat, p.accent2.mix(p.dark, 0.2)).scarf(p.white);
    let hare = Actor::new(hare, 322.0, 1150.0, 800.0).front().feeling(Feeling::Joy);
    let hare = hare.with(|m| Mien {
        brow: [0.9, 0.9],
        slant: [24.0, 24.0],
        open: 0.3,
        pupil: 0.7,
        gaze: [0.6, 0.0],
        turn: 0.25,
        cheek: 1.4,
        ..m
    });
    let hare = hare
        .hand(NEAR, 84.0, 690.0, Hand::Wave)
        .hand(FAR, 560.0, 690.0, Hand::Wave)
        .elbow(NEAR, -1.0)
        .elbow(FAR, 1.0);
    under(s, 322.0, 1152.0, 130.0);
    hare.paint(s);
    for (x, y) in [(236.0, 420.0), (414.0, 440.0)] {
        s.blob(
            &nodes![(x, y - 16.0; corner), (x + 9.0, y + 5.0), (x, y + 13.0), (x - 9.0, y + 5.0)],
            Look::of(known_water(s).lighter(0.2)).inflate(3.0),
        );
    }
    // Who asks.
    let dog = Person::new(Kind::Dog, &p).wearing(Dress::Coat, p.dark.lighter(0.08)).hat(Hat::Bowler, p.dark);
    let dog = Actor::new(dog, 690.0, 1180.0, 800.0).left().feeling(Feeling::Suspicion).looking_at(hare.eye());
    let dog = dog.hand(FAR, 600.0, 760.0, Hand::Grip).hand_own(NEAR, 16.0, -52.0, Hand::Grip);
    s.group(Group::new(), |s| {
        let g = dog.grip(FAR);
        dog.arm_with(s, FAR, |s| {
            s.place(motif("lantern"), At::new(g.x, g.y - 4.0).height(130.0).hanging().silent());
        });
        dog.legs(s);
        dog.body(s);
        dog.head(s);
        let g = dog.grip(NEAR);
        dog.arm_with(s, NEAR, |s| {
            s.poly(
                &nodes![
                    (g.x - 60.0, g.y - 60.0),
                    (g.x + 20.0, g.y - 72.0),
                    (g.x + 30.0, g.y + 30.0),
                    (g.x - 50.0, g.y + 40.0)
                ],
                Look::of(p.cream).inflate(5.0),
            );
        });
    });
    s.glow(dog.grip(FAR).x, dog.grip(FAR).y + 70.0, 300.0, p.flame, 0.5);
    s.note("hare", Role::Subject);
    s.note("wardrobe", Role::Object);
    s.note("dog", Role::Witness);
    s.note("room", Role::Setting);
}

/// A boy sits on a bulging suitcase that has eyes, a tail and smoke, and looks innocent; an owl with a stamp bends over the counter, and behind him everybody's luggage has eyes.
fn customs(c: &mut Composer) {
    let (boy, lady, man) = (c.human(Kind::Boy), c.human(Kind::Woman), c.human(Kind::Man));
    let s = &mut c.scene;
    s.light_at(400.0, 100.0, 0.55);
    let p = s.palette;
    let wall = p.mid.mix(p.accent2, 0.3).mix(p.fog, 0.2);
    let wall = if wall.l > 0.6 { wall.dim(0.75) } else { wall };
    backdrop(s, wall.dim(0.8), wall);
    for x in [90.0, 400.0, 710.0] {
        s.blob(&nodes![(x - 90.0, 420; corner), (x - 90.0, 190), (x, 100), (x + 90.0, 190), (x + 90.0, 420; corner)], Look::of(p.sky[2].mix(p.white, 0.2)).to(p.sky[3]).inflate(4.0).shadow(0.3));
        s.limb(&nodes![(x, 110), (x, 420)], &[8.0], Look::of(wall.dim(0.6)));
    }
    // The others in the queue, and their luggage.
    let tall = [
        (lady.wearing(Dress::Gown, p.pink).hat(Hat::Straw, p.cream), 80.0, 520.0),
        (man.wearing(Dress::Coat, p.leaf.mix(p.dark, 0.3)).hat(Hat::Bowler, p.dark), 206.0, 560.0),
        (Person::new(Kind::Hen, &p).wearing(Dress::Coat, p.gold), 316.0, 440.0),
    ];
    for (who, x, h) in tall {
        Actor::new(who, x, 800.0, h)
            .front()
            .feeling(Feeling::Calm)
            .with(|m| Mien { gaze: [0.0, -0.8], ..m })
            .paint_in(s, Group::new().fog(0.16));
        s.group(Group::new().fog(0.16), |s| {
            s.rect(
                x + 8.0,
                700.0,
                92.0,
                96.0,
                Look::of(p.wood.mix(p.cloth((x / 70.0) as usize), 0.3)).inflate(14.0),
            );
            for d in [34.0, 66.0] {
                s.ellipse(x + 8.0 + d, 732.0, 10.0, 9.0, Look::lamp(p.gold.lighter(0.12)));
                s.dot(x + 8.0 + d, 733.0, 4.0, Look::of(p.ink).flat());
            }
        });
    }
    // The counter and who keeps it.
    let owl = Person::new(Kind::Owl, &p)
        .wearing(Dress::Coat, p.accent2.mix(p.dark, 0.45))
        .hat(Hat::Cap, p.dark)
        .glasses();
    let owl = Actor::new(owl, 640.0, 1180.0, 930.0).left().lean(16.0).feeling(Feeling::Suspicion);
    let owl = owl.looking_at(point(330.0, 800.0)).hand(NEAR, 604.0, 640.0, Hand::Grip).hand(
        FAR,
        470.0,
        760.0,
        Hand::Hidden,
    );
    s.group(Group::new(), |s| {
        owl.legs(s);
        owl.body(s);
        owl.head(s);
        let g = owl.grip(NEAR);
        owl.arm_with(s, NEAR, |s| {
            s.limb(
                &nodes![(g.x, g.y - 50.0), (g.x, g.y + 60.0)],
                &[22.0, 18.0],
                Look::of(p.wood).inflate(6.0),
            );
            s.rect(g.x - 46.0, g.y + 54.0, 92.0, 34.0, Look::of(p.red).inflate(7.0));
        });
    });
    s.rect(
        -30.0,
        1080.0,
        860.0,
        190.0,
        Look::of(p.wood).to(p.wood_dark).inflate(10.0).grain(0.0).texture(0.3),
    );
    s.rect(-30.0, 1060.0, 860.0, 40.0, Look::of(p.wood.lighter(0.08)).inflate(8.0).grain(0.0).texture(0.3));
    // The case.
    let hide = p.leaf.mix(p.gold, 0.25).dim(0.8);
    s.limb(
        &nodes![(120, 980), (40, 960), (10, 880), (50, 820)],
        &[70.0, 48.0, 34.0, 14.0],
        Look::of(hide).inflate(16.0).rim(1.2),
    );
    s.poly(&nodes![(50, 836), (6, 806), (72, 760), (92, 822)], Look::of(hide.dim(0.8)).inflate(5.0));
    let skin = p.red.mix(p.wood, 0.55);
    s.blob(
        &nodes![
            (90, 1070),
            (84, 960),
            (110, 880),
            (200, 846),
            (320, 850),
            (440, 836),
            (520, 880),
            (548, 960),
            (540, 1070),
            (320, 1084)
        ],
        Look::of(p.ink.mix(hide, 0.3)).inflate(10.0),
    );
    for (x, mien) in [(156.0, -0.2), (236.0, 0.2)] {
        s.ellipse(x, 936.0, 30.0, 24.0, Look::lamp(p.gold.lighter(0.12)));
        s.ellipse(x + 10.0 + mien * 8.0, 936.0, 8.0, 20.0, Look::of(p.ink).flat());
    }
    s.blob(
        &nodes![
            (86, 1076),
            (76, 1010),
            (110, 962),
            (320, 972),
            (520, 960),
            (558, 1010),
            (548, 1076),
            (320, 1090)
        ],
        Look::of(skin).to(skin.dim(0.7)).inflate(36.0).texture(0.3),
    );
    s.blob(
        &nodes![
            (96, 910),
            (120, 850),
            (220, 800),
            (320, 810),
            (420, 792),
            (520, 850),
            (538, 900),
            (430, 896),
            (320, 910),
            (200, 902)
        ],
        Look::of(skin.lighter(0.03)).inflate(34.0).texture(0.3),
    );
    for x in [170.0, 450.0] {
        s.limb(&nodes![(x, 806), (x + 6.0, 940), (x, 1084)], &[28.0], Look::of(p.wood_dark).inflate(6.0));
    }
    for (x, y, r) in [(570.0, 930.0, 24.0), (610.0, 890.0, 34.0), (600.0, 830.0, 40.0)] {
        s.ellipse(x, y, r, r * 0.8, Look::of(p.white).alpha(0.6).soft(8.0).flat().shadow(0.0));
    }
    // He sits on it.
    let boy = boy.wearing(Dress::Coat, p.accent).hat(Hat::Woolly, p.accent2).scarf(p.white);
    let boy = Actor::new(boy, 312.0, 980.0, 690.0).front().sitting().feeling(Feeling::Calm);
    let boy = boy.with(|m| Mien {
        gaze: [0.5, -0.9],
        brow: [0.9, 0.9],
        curve: 0.5,
        wide: 0.6,
        cheek: 1.4,
        tilt: 6.0,
        ..m
    });
    let boy = boy.hand_own(NEAR, -20.0, -26.0, Hand::Cover).hand_own(FAR, 20.0, -26.0, Hand::Cover);
    boy.paint(s);
    s.focus(312.0, 420.0, 130.0);
    s.focus(200.0, 940.0, 100.0);
    s.note("boy", Role::Subject);
    s.note("suitcase", Role::Object);
    s.note("dragon", Role::Detail);
    s.note("owl", Role::Witness);
}
