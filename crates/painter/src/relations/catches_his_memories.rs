//! What one forgets flies off, and the other runs after it.

use super::acting::*;
use crate::actors::Mien;

pub(super) static CATCHES_HIS_MEMORIES: Relation = Relation {
    id: "catches_his_memories",
    themes: Themes::Only(&["looking-glass", "half-asleep", "marbles", "moth-court", "first-light"]),
    moods: &[Mood::Memory, Mood::Tenderness, Mood::Longing],
    slots: &[],
    layouts: &[framed("moths", Setup::Company, moths), framed("leaves", Setup::Spiral, leaves)],
};

/// A moth with a scene on its wings, so wide.
fn moth(s: &mut Scene, x: f32, y: f32, w: f32, degrees: f32, scene: [&str; 2]) {
    let p = s.palette;
    s.at(&[shift(x, y), turn(degrees), scale(w / 100.0)], |s| {
        let pale = p.cream.mix(p.gold, 0.12);
        for side in [-1.0, 1.0] {
            let lower = nodes![(side * 3.0, 2), (side * 30.0, 10), (side * 36.0, 34), (side * 14.0, 36)];
            s.blob(&lower, Look::of(p.gold.mix(p.wood, 0.35)).inflate(4.0));
            let upper = nodes![
                (side * 2.0, 6),
                (side * 10.0, -26),
                (side * 46.0, -34),
                (side * 52.0, -8),
                (side * 34.0, 14)
            ];
            s.blob(&upper, Look::of(pale).inflate(4.0).rim(1.0));
        }
        for (side, id) in [(-1.0, scene[0]), (1.0, scene[1])] {
            s.place(motif(id), At::new(side * 30.0, -9.0).height(28.0).centred().silent());
        }
        s.limb(&nodes![(0, -14), (0, 30)], &[6.0, 9.0, 3.0], Look::of(p.fur.dim(0.8)).inflate(2.4));
        for side in [-1.0, 1.0] {
            s.line(&nodes![(0, -14), (side * 5.0, -24), (side * 12.0, -30)], 1.6, Look::of(p.fur.dim(0.6)));
        }
    });
    s.glow(x, y, w * 1.1, p.flame, 0.22);
}

/// An old man lifts his hat to his wife and offers a hand; moths with pictures on their wings drift out, and she sets one back at his ear.
fn moths(c: &mut Composer) {
    c.room(1150.0, (400.0, 130.0));
    let (man, wife) = (c.human(Kind::Grandad), c.human(Kind::Granny));
    let s = &mut c.scene;
    let p = s.palette;
    s.limb(&nodes![(400, -20), (400, 70)], &[6.0], Look::of(p.wood_dark));
    s.blob(
        &nodes![(300, 140; corner), (350, 66), (400, 56), (450, 66), (500, 140; corner), (400, 152)],
        Look::of(p.accent2).inflate(16.0).grain(90.0),
    );
    s.glow(400.0, 160.0, 430.0, p.flame, 0.5);
    let man = man.wearing(Dress::Coat, p.accent2.mix(p.dark, 0.45)).hat(Hat::None, p.dark).scarf(p.red);
    let wife = wife.wearing(Dress::Gown, p.accent).cloth(Cloth::Dots);
    let man = Actor::new(man, 200.0, 1480.0, 1100.0).feeling(Feeling::Calm);
    let wife = Actor::new(wife, 672.0, 1500.0, 1030.0).left().feeling(Feeling::Brave);
    let man = man.looking_at(wife.eye()).with(|m| Mien {
        brow: [0.5, 0.5],
        curve: 0.6,
        pupil: 1.3,
        upper: [0.1, 0.1],
        gaze: [0.5, -0.1],
        turn: 0.4,
        cheek: 0.7,
        ..m
    });
    let ear = point(352.0, 470.0);
    let man = man.hand(NEAR, 60.0, 440.0, Hand::Pinch).elbow(NEAR, -1.0).hand(FAR, 430.0, 900.0, Hand::Open);
    let wife = wife
        .looking_at(man.eye())
        .with(|m| Mien { turn: 0.45, tilt: 8.0, ..m })
        .hand(FAR, ear.x + 62.0, ear.y + 92.0, Hand::Pinch)
        .hand(NEAR, 740.0, 790.0, Hand::Grip);
    // The net that has been at work.
    let g = wife.grip(NEAR);
    s.limb(&nodes![(g.x - 4.0, g.y + 200.0), (g.x + 6.0, 300)], &[17.0, 13.0], Look::of(p.wood).inflate(4.0));
    let net = nodes![(640, 286), (720, 262), (800, 290), (786, 420), (730, 520), (668, 420)];
    s.blob(&net, Look::of(p.white).alpha(0.42).inflate(10.0));
    for k in 0..5 {
        let x = 660.0 + k as f32 * 30.0;
        s.line(&nodes![(x, 290), (lerp(x, 728.0, 0.5), 420), (728, 512)], 2.4, Look::of(p.white).alpha(0.7));
    }
    moth(s, 722.0, 350.0, 92.0, 20.0, ["house", "rose"]);
    s.stroke(&Path::ellipse(720.0, 288.0, 84.0, 26.0), 8.0, Look::of(p.gold).inflate(2.0));
    s.group(Group::new(), |s| {
        man.arm(s, FAR);
        man.body(s);
        man.head(s);
        wife.body(s);
        wife.head(s);
        wife.arm(s, NEAR);
    });
    s.group(Group::new(), |s| {
        wife.arm_with(s, FAR, |s| moth(s, ear.x + 6.0, ear.y, 96.0, -34.0, ["rowing_boat", "rose"]));
    });
    // His hat, lifted, and what comes from under it.
    s.group(Group::new(), |s| {
        man.arm_with(s, NEAR, |s| {
            let (x, y) = (120.0, 300.0);
            s.at(&[shift(x, y), turn(-16.0)], |s| {
                s.ellipse(0.0, 46.0, 128.0, 26.0, Look::of(p.dark.lighter(0.1)).inflate(8.0));
                s.blob(
                    &nodes![(-84, 46; corner), (-80, -30), (-40, -74), (40, -74), (80, -30), (84, 46; corner)],
                    Look::of(p.dark.lighter(0.14)).inflate(24.0).texture(0.2),
                );
                s.limb(&nodes![(-84, 30), (0, 42), (84, 30)], &[22.0], Look::of(p.red).inflate(4.0));
            });
        });
    });
    for (x, y, w, a, scene) in [
        (226.0, 232.0, 110.0, 14.0, ["sailing_boat", "lighthouse"]),
        (322.0, 190.0, 92.0, -12.0, ["cat", "teddy_bear"]),
        (470.0, 214.0, 96.0, 22.0, ["violin", "star"]),
        (566.0, 130.0, 74.0, 30.0, ["bicycle", "apple_tree"]),
    ] {
        moth(s, x, y, w, a, scene);
    }
    // One is just leaving her, too.
    moth(s, wife.crown().x + 96.0, wife.crown().y + 60.0, 58.0, 60.0, ["key", "key"]);
    table_cloth(s, 1010.0, 46.0, p.cream);
    s.place(motif("teapot"), At::new(640.0, 1066.0).height(150.0).standing().silent());
    s.place(motif("teacup"), At::new(190.0, 1070.0).height(86.0).standing().silent());
    s.place(motif("teacup"), At::new(300.0, 1082.0).height(86.0).standing().silent());
    s.focus(400.0, 480.0, 220.0);
    s.note("old_man", Role::Subject);
    s.note("old_woman", Role::Object);
    s.note("moth", Role::Detail);
}

/// A leaf with a scene on it.
fn leaf(s: &mut Scene, x: f32, y: f32, w: f32, degrees: f32, n: usize, scene: &str) {
    let p = s.palette;
    let colour = [p.red, p.gold, p.fox, p.gold.mix(p.red, 0.4)][n % 4];
    s.at(&[shift(x, y), turn(degrees), scale(w / 100.0)], |s| {
        s.limb(&nodes![(0, 40), (4, 66)], &[5.0, 3.0], Look::of(p.wood));
        s.blob(
            &nodes![(0, -78; corner), (20, -46), (38, -8), (26, 30), (0, 50; corner), (-26, 30), (-38, -8), (-20, -46)],
            Look::of(colour).to(colour.lighter(0.08)).inflate(7.0).rim(1.0),
        );
        s.line(&nodes![(0, -46), (0, 44)], 2.4, Look::of(colour.dim(0.7)).alpha(0.7));
        s.at(&[turn(-degrees)], |s| {
            s.place(motif(scene), At::new(0.0, 0.0).height(44.0).centred().silent());
        });
    });
}

/// A father sits on a bench, kind and blank; leaves with pictures on them blow from his head, and his child sticks one back.
fn leaves(c: &mut Composer) {
    let _ = c.outdoors("garden", 800.0);
    let (man, child) = (c.human(Kind::Man), c.human(Kind::Girl));
    let s = &mut c.scene;
    let p = s.palette;
    let ground = p.near.mix(p.fox, 0.25).lighter(0.08);
    s.blob(
        &nodes![(-40, 850; corner), (240, 820), (560, 840), (840, 810; corner), (840, 1260; corner), (-40, 1260; corner)],
        Look::of(ground).to(ground.dim(0.6)).inflate(8.0).texture(0.3).grass(6.0, 90.0, 6.0).shadow(0.0),
    );
    bench(s, 60.0, 740.0, 1000.0, 130.0);
    let man = man.wearing(Dress::Coat, p.accent2.mix(p.dark, 0.25)).scarf(p.cream);
    let child = child.wearing(Dress::Coat, p.accent).hat(Hat::Woolly, p.red);
    let man = Actor::new(man, 280.0, 1180.0, 860.0).front().sitting().feeling(Feeling::Calm).with(|m| Mien {
        brow: [0.6, 0.6],
        curve: 0.55,
        pupil: 1.3,
        upper: [0.06, 0.06],
        ..m.facing(-0.3).glancing(-0.5, -0.5)
    });
    let child = Actor::new(child, 630.0, 996.0, 590.0).left().lean(4.0).feeling(Feeling::Brave);
    let ear = point(400.0, 520.0);
    let child = child.looking_at(man.eye()).hand(FAR, ear.x + 44.0, ear.y + 60.0, Hand::Pinch).hand(
        NEAR,
        716.0,
        800.0,
        Hand::Grip,
    );
    let man = man.hand(NEAR, 180.0, 930.0, Hand::Open).hand(FAR, 380.0, 960.0, Hand::Rest);
    under(s, 290.0, 1190.0, 210.0);
    man.paint(s);
    let g = child.grip(NEAR);
    s.group(Group::new(), |s| {
        child.legs(s);
        child.body(s);
        child.head(s);
        child.arm_with(s, NEAR, |s| {
            s.place(motif("basket"), At::new(g.x + 6.0, g.y - 10.0).height(150.0).hanging().silent());
            for (i, id) in ["house", "cat", "balloon"].into_iter().enumerate() {
                leaf(s, g.x - 40.0 + i as f32 * 44.0, g.y + 40.0, 66.0, -30.0 + i as f32 * 34.0, i, id);
            }
        });
        child.arm_with(s, FAR, |s| leaf(s, ear.x, ear.y - 4.0, 104.0, -60.0, 0, "sailing_boat"));
    });
    // The way of the leaves: off his head, up and round.
    let way = moonhare_scene::geometry::sample(
        &nodes![
            (300, 420),
            (180, 330),
            (90, 220),
            (160, 90),
            (360, 70),
            (580, 100),
            (700, 220),
            (640, 340),
            (520, 330),
            (490, 240),
            (560, 210)
        ],
        11,
    );
    let seen = [
        "sheep",
        "violin",
        "bicycle",
        "lighthouse",
        "rose",
        "house",
        "train",
        "cat",
        "star",
        "kite",
        "key",
        "rose",
        "swan",
        "boot",
    ];
    for (i, at) in way.iter().enumerate() {
        let t = i as f32 / way.len() as f32;
        leaf(s, at.x, at.y, lerp(118.0, 62.0, t), 40.0 + i as f32 * 67.0, i, seen[i % seen.len()]);
    }
    // One has just come loose from under her own cap.
    leaf(s, child.crown().x + 96.0, child.crown().y + 10.0, 58.0, 70.0, 1, "swing");
    for i in 0..7 {
        let x = 60.0 + i as f32 * 112.0;
        leaf(s, x, 1150.0 + (i % 3) as f32 * 18.0, 62.0, i as f32 * 71.0, i, seen[(i * 3) % seen.len()]);
    }
    s.focus(420.0, 540.0, 200.0);
    s.note("gentleman", Role::Subject);
    s.note("girl", Role::Object);
    s.note("leaf", Role::Detail);
}
