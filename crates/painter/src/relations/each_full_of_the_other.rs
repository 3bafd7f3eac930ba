//! Two monsters meet, and in both sit only the frightened.

use super::acting::*;
use super::bust::{bust, face};

pub(super) static EACH_FULL_OF_THE_OTHER: Relation = Relation {
    id: "each_full_of_the_other",
    themes: Themes::Only(&["looking-glass", "roots", "carousel", "marbles"]),
    moods: &[Mood::Mischief, Mood::Dread, Mood::Secrecy],
    slots: &[],
    layouts: &[framed("knights", Setup::Hinge, knights), framed("dragons", Setup::Ribbons, dragons)],
};

/// The left half of a duel: an iron knight in profile, cut open, with mice in him.
fn knight(s: &mut Scene, iron: Colour, plume: Colour, feelings: [Feeling; 4]) {
    let p = s.palette;
    let plate = |c: Colour| Look::of(c).inflate(26.0).rim(1.4).texture(0.18);
    // The plume, the pole axe, the far shoulder.
    s.limb(
        &nodes![(190, 120), (110, 60), (20, 90), (-40, 200)],
        &[40.0, 80.0, 96.0, 70.0],
        Look::of(plume).inflate(22.0).fur(16.0, 150.0, 9.0),
    );
    s.limb(&nodes![(10, 760), (470, 20)], &[22.0], Look::of(p.wood).inflate(6.0).grain(0.0));
    s.poly(&nodes![(440, 10), (520, 30), (500, 130), (420, 92)], plate(p.metal.lighter(0.1)));
    s.blob(
        &nodes![(-60, 1240; corner), (-60, 480), (60, 400), (220, 410), (330, 480), (374, 640), (372, 900), (350, 1240; corner)],
        plate(iron),
    );
    // What is in him.
    let room = Path::blob(&nodes![
        (20, 1170),
        (14, 700),
        (60, 560),
        (180, 520),
        (290, 560),
        (334, 690),
        (334, 900),
        (316, 1170)
    ]);
    s.group(Group::new().clip(room.clone()), |s| {
        s.part(&room, Look::of(p.ambient.lighter(0.06)).to(p.ambient.dim(0.7)).flat().shadow(0.0));
        s.glow(170.0, 640.0, 240.0, p.flame, 0.75);
        s.glow(170.0, 960.0, 220.0, p.flame, 0.4);
        for y in [850.0, 1150.0] {
            s.limb(&nodes![(0, y), (350, y)], &[26.0], Look::of(p.wood).inflate(7.0).grain(0.0));
        }
        for x in [44.0, 306.0] {
            s.limb(&nodes![(x, 520), (x, 1180)], &[14.0], Look::of(p.wood_dark).inflate(4.0));
        }
        s.place(motif("lantern"), At::new(172.0, 530.0).height(74.0).hanging().silent());
        let coats = [p.red, p.leaf, p.accent2, p.gold];
        for (i, (x, y)) in
            [(128.0, 852.0), (250.0, 852.0), (104.0, 1152.0), (238.0, 1152.0)].into_iter().enumerate()
        {
            let who = Person::new(Kind::Mouse, &p).wearing(Dress::Coat, coats[i]);
            let who = if i == 2 { who.hat(Hat::Woolly, p.red) } else { who };
            let a = Actor::new(who, x, y, 250.0).front().sitting().feeling(feelings[i]);
            let a = match i {
                0 => a.with(|m| m.shut()).hand_own(NEAR, -4.0, -52.0, Hand::Pray).hand_own(
                    FAR,
                    4.0,
                    -52.0,
                    Hand::Pray,
                ),
                1 => a.with(|m| m.facing(-0.3)).hand_own(NEAR, -3.0, -47.0, Hand::Fist).hand_own(
                    FAR,
                    5.0,
                    -28.0,
                    Hand::Rest,
                ),
                2 => a.with(|m| m.facing(0.4)).hand_own(NEAR, -20.0, -60.0, Hand::Wave),
                _ => a.with(|m| m.facing(-0.5)).hand_own(NEAR, -16.0, -44.0, Hand::Cover),
            };
            a.paint(s);
        }
    });
    s.stroke(&room, 14.0, Look::of(iron.lighter(0.06)).inflate(4.0));
    // The arm that holds the axe.
    s.limb(&nodes![(50, 470), (-30, 600), (14, 726)], &[110.0, 90.0, 66.0], plate(iron.dim(0.92)));
    s.dot(22.0, 742.0, 44.0, plate(iron.lighter(0.04)));
    for k in 0..4 {
        let k = k as f32;
        s.limb(
            &nodes![(8.0 + k * 12.0, 706.0 + k * 18.0), (46.0 + k * 10.0, 726.0 + k * 18.0)],
            &[20.0],
            plate(iron.dim(0.9)).inflate(7.0),
        );
    }
    // The helmet, nose to nose with the other.
    s.blob(
        &nodes![(90, 420), (80, 230), (140, 120), (240, 100), (320, 170), (340, 260), (330, 420)],
        plate(iron),
    );
    s.blob(
        &nodes![(196, 236; corner), (330, 226), (394, 292; corner), (360, 372), (300, 410), (210, 400; corner)],
        plate(iron.lighter(0.05)),
    );
    s.blob(&nodes![(218, 262), (340, 252), (356, 292), (220, 300)], Look::of(p.ink).flat().shadow(0.0));
    for x in [262.0, 316.0] {
        s.ellipse(x, 278.0, 15.0, 17.0, Look::of(p.white).inflate(4.0));
        s.dot(x + 5.0, 280.0, 6.5, Look::of(p.ink).flat());
    }
    for y in [326.0, 346.0, 366.0] {
        s.limb(&nodes![(290, y), (344, y - 4.0)], &[7.0], Look::of(p.ink).flat().shadow(0.0));
    }
    s.limb(&nodes![(84, 420), (200, 440), (340, 424)], &[34.0], plate(iron.dim(0.86)).inflate(10.0));
    for x in [120.0, 200.0, 280.0] {
        s.dot(x, 432.0, 8.0, Look::of(p.gold).inflate(3.0));
    }
    // At the seam one peeps out and looks across.
    let peeper = Person::new(Kind::Mouse, &p).wearing(Dress::Coat, p.pink);
    s.blob(&nodes![(330, 668), (388, 690), (388, 790), (330, 806)], Look::of(p.ink).flat());
    s.at(&[shift(356.0, 736.0), scale(0.88)], |s| {
        head(s, &peeper, &face(Feeling::Tenderness, 0.6, (0.8, 0.0)).tilted(6.0), View::Front);
        s.blob(&nodes![(-8, -50), (-34, -66), (-34, -36)], Look::of(p.red).inflate(5.0));
        s.blob(&nodes![(-8, -50), (18, -68), (20, -38)], Look::of(p.red).inflate(5.0));
        s.focus(0.0, 0.0, 60.0);
    });
}

/// Two iron knights visor to visor, axes crossed; their sides are open: mice cower in both. At the seams two little mice look at each other.
fn knights(c: &mut Composer) {
    let _ = c.outdoors("hills", 900.0);
    let s = &mut c.scene;
    s.light_at(400.0, 120.0, 0.5);
    let p = s.palette;
    s.glow(400.0, 330.0, 300.0, p.light, 0.5);
    let (steel, brass) = (p.metal.dim(0.82), p.gold.mix(p.wood, 0.35).dim(0.86));
    knight(s, steel, p.red, [Feeling::Fear, Feeling::Sorrow, Feeling::Joy, Feeling::Fear]);
    s.at(&[shift(800.0, 0.0), scale_xy(-1.0, 1.0)], |s| {
        knight(s, brass, p.accent2, [Feeling::Awe, Feeling::Shame, Feeling::Mischief, Feeling::Asleep]);
    });
    s.place(motif("letter"), At::new(400.0, 836.0).height(38.0).centred().turned(-14.0).silent());
    s.focus(400.0, 300.0, 130.0);
    s.note("knight", Role::Subject);
    s.note("mouse", Role::Object);
    s.note("letter", Role::Detail);
}

/// The head of a cloth dragon, nose at (0, 0), looking right.
fn dragon_head(s: &mut Scene, cloth: Colour, trim: Colour) {
    let p = s.palette;
    let look = |c: Colour| Look::of(c).inflate(20.0).texture(0.2);
    for (x, y) in [(-250.0, -150.0), (-190.0, -186.0)] {
        s.limb(
            &nodes![(x, y + 60.0), (x - 30.0, y), (x - 80.0, y - 20.0)],
            &[34.0, 22.0, 6.0],
            look(p.cream).inflate(8.0),
        );
    }
    s.blob(&nodes![(-60, 60), (-250, 20), (-230, 96), (-120, 130), (-34, 110)], look(cloth.dim(0.8)));
    s.blob(&nodes![(-240, 30; corner), (-40, 44; corner), (-120, 86)], Look::of(p.red.dim(0.7)).flat());
    s.blob(
        &nodes![
            (-330, 60),
            (-310, -100),
            (-210, -150),
            (-120, -110),
            (-60, -70),
            (0, -50),
            (4, 20),
            (-60, 44),
            (-240, 40)
        ],
        look(cloth),
    );
    for k in 0..5 {
        let x = -60.0 - k as f32 * 38.0;
        s.poly(&nodes![(x - 15.0, 34), (x + 15.0, 36), (x, 72)], Look::of(p.cream).inflate(5.0));
        s.poly(&nodes![(x - 30.0, 104), (x - 4.0, 102), (x - 18.0, 70)], Look::of(p.cream).inflate(5.0));
    }
    s.ellipse(-30.0, -24.0, 14.0, 10.0, Look::of(p.ink).flat());
    s.dot(-176.0, -82.0, 42.0, Look::of(p.white).inflate(12.0));
    s.dot(-162.0, -76.0, 17.0, Look::of(p.ink).inflate(3.0));
    s.limb(&nodes![(-236, -104), (-170, -138), (-116, -100)], &[14.0, 22.0, 12.0], look(trim).inflate(6.0));
    for k in 0..5 {
        let a = radians(110.0 + k as f32 * 34.0);
        s.limb(
            &nodes![(-316, -20), (-330.0 + cos(a) * 90.0, -20.0 + sin(a) * 120.0)],
            &[54.0, 14.0],
            look(trim).inflate(10.0),
        );
    }
}

/// A crew on a bench in a long belly: sitting between hoops, holding on to the roof.
fn belly(s: &mut Scene, y: f32, cloth: Colour, trim: Colour, crew: &[(Person, Feeling)]) {
    let p = s.palette;
    let hull = Path::blob(&nodes![
        (-60, y),
        (60, y - 14.0),
        (400, y - 20.0),
        (740, y - 14.0),
        (860, y),
        (860, y + 330.0),
        (740, y + 350.0),
        (400, y + 356.0),
        (60, y + 350.0),
        (-60, y + 330.0)
    ]);
    s.part(&hull, Look::of(cloth).inflate(26.0).texture(0.22));
    for k in 0..9 {
        let x = 10.0 + k as f32 * 98.0;
        s.poly(&nodes![(x - 40.0, y - 6.0), (x + 40.0, y - 6.0), (x, y - 62.0)], Look::of(trim).inflate(9.0));
    }
    let room = Path::blob(&nodes![
        (40, y + 40.0),
        (400, y + 24.0),
        (760, y + 40.0),
        (780, y + 180.0),
        (760, y + 306.0),
        (400, y + 318.0),
        (40, y + 306.0),
        (20, y + 180.0)
    ]);
    s.group(Group::new().clip(room.clone()), |s| {
        s.part(&room, Look::of(p.flame.mix(p.wood, 0.55)).to(p.ambient.lighter(0.1)).flat().shadow(0.0));
        for k in 0..5 {
            let x = 40.0 + k as f32 * 180.0;
            s.limb(&nodes![(x, y + 10.0), (x + 10.0, y + 340.0)], &[12.0], Look::of(p.wood).inflate(4.0));
        }
        let step = 760.0 / crew.len() as f32;
        for (i, (who, feeling)) in crew.iter().enumerate() {
            let x = 30.0 + step * (i as f32 + 0.5);
            let a = Actor::new(*who, x, y + 420.0, 380.0).front().feeling(*feeling);
            let a = match i % 4 {
                0 => a.hand_own(NEAR, -27.0, -88.0, Hand::Grip).elbow(NEAR, -1.0).hand_own(
                    FAR,
                    4.0,
                    -58.0,
                    Hand::Fist,
                ),
                1 => a.with(|m| m.shut()).hand_own(NEAR, -3.5, -62.0, Hand::Pray).hand_own(
                    FAR,
                    3.5,
                    -62.0,
                    Hand::Pray,
                ),
                2 => a
                    .with(|m| m.facing(0.5))
                    .hand_own(NEAR, -6.0, -52.0, Hand::Rest)
                    .hand_own(FAR, 27.0, -88.0, Hand::Grip)
                    .elbow(FAR, 1.0),
                _ => a.with(|m| m.facing(-0.4)).hand_own(NEAR, -10.0, -50.0, Hand::Rest).hand_own(
                    FAR,
                    3.0,
                    -70.0,
                    Hand::Fist,
                ),
            };
            a.paint(s);
        }
    });
    s.stroke(&room, 12.0, Look::of(trim).inflate(4.0));
}

/// Two carnival dragons meet jaw to jaw between two long bellies; in each sit villagers in fear, and at each throat a girl peeps out.
fn dragons(c: &mut Composer) {
    let _ = c.outdoors("city", 700.0);
    let kinds =
        [Kind::Man, Kind::Granny, Kind::Boy, Kind::Woman, Kind::Grandad, Kind::Woman, Kind::Boy, Kind::Man];
    let feelings = [
        Feeling::Fear,
        Feeling::Sorrow,
        Feeling::Joy,
        Feeling::Shame,
        Feeling::Fear,
        Feeling::Awe,
        Feeling::Mischief,
        Feeling::Fear,
    ];
    let crew: Vec<(Person, Feeling)> =
        kinds.into_iter().zip(feelings).map(|(k, f)| (c.human(k), f)).collect();
    let girl = c.human(Kind::Girl);
    let s = &mut c.scene;
    s.light_at(400.0, 560.0, 0.5);
    let p = s.palette;
    let (red, green) = (p.red, p.leaf.mix(p.accent2, 0.35));
    s.glow(400.0, 600.0, 340.0, p.light, 0.6);
    // Necks: one comes down, one comes up.
    let neck = |s: &mut Scene, nodes: &[moonhare_scene::geometry::Node], c: Colour| {
        s.limb(nodes, &[230.0, 170.0, 130.0, 140.0], Look::of(c).inflate(30.0).texture(0.22));
    };
    neck(s, &nodes![(60, 330), (40, 470), (70, 560), (150, 600)], red.dim(0.92));
    neck(s, &nodes![(740, 890), (770, 760), (730, 660), (650, 620)], green.dim(0.92));
    s.at(&[shift(398.0, 606.0), scale(0.98)], |s| dragon_head(s, red, p.gold));
    s.at(&[shift(410.0, 618.0), scale_xy(-0.98, 0.98)], |s| dragon_head(s, green, p.accent));
    belly(s, 70.0, red, p.gold, &crew[..4]);
    belly(s, 826.0, green, p.accent, &crew[4..]);
    let girl = girl.hair(girl.hair, Hair::Plaits);
    for (x, y, gaze) in [(330.0, 470.0, (0.5, 0.7)), (478.0, 770.0, (-0.5, -0.7))] {
        let hole = Path::ellipse(x, y, 76.0, 76.0);
        s.dot(x, y, 88.0, Look::of(p.gold).inflate(8.0));
        s.group(Group::new().clip(hole.clone()), |s| {
            s.part(&hole, Look::of(p.ambient).flat().shadow(0.0));
            bust(s, &girl, &face(Feeling::Brave, gaze.0 * 0.6, gaze), x, y, 104.0);
        });
    }
    s.focus(404.0, 600.0, 140.0);
    s.note("dragon", Role::Subject);
    s.note("crowd", Role::Object);
    s.note("girl", Role::Detail);
}
