//! The fury is fast, and the time is slow.

use super::acting::*;
use super::bust::{bust, face};
use crate::actors::Mien;

pub(super) static CHARGES_ON_SNAILS: Relation = Relation {
    id: "charges_on_snails",
    themes: Themes::Only(&["tides", "half-asleep", "marbles", "carousel"]),
    moods: &[Mood::Mischief, Mood::Memory, Mood::Longing],
    slots: &[],
    layouts: &[framed("joust", Setup::Ribbons, joust), framed("becalmed", Setup::Waterline, becalmed)],
};

/// A snail that looks right: its sole on y, its shell so large.
fn snail(s: &mut Scene, x: f32, y: f32, r: f32, shell: Colour, eyes: f32) {
    let p = s.palette;
    let skin = p.fur.mix(p.leaf, 0.2).lighter(0.06);
    let look = Look::of(skin).inflate(r * 0.16).texture(0.25);
    for dx in [0.0, 0.24] {
        let (ex, ey) = (x + r * (1.72 + dx), y - r * (1.5 - dx * 0.6));
        s.limb(
            &nodes![(x + r * (1.4 + dx * 0.5), y - r * 0.7), (ex, ey)],
            &[r * 0.13, r * 0.09],
            look.inflate(r * 0.03),
        );
        s.dot(ex, ey, r * 0.15, Look::of(p.cream).inflate(r * 0.05));
        s.dot(ex + eyes * r * 0.05, ey + r * 0.02, r * 0.07, Look::of(p.ink).flat());
    }
    s.limb(
        &nodes![
            (x - r * 1.7, y - r * 0.06),
            (x - r * 0.6, y - r * 0.24),
            (x + r * 0.9, y - r * 0.3),
            (x + r * 1.5, y - r * 0.72)
        ],
        &[r * 0.08, r * 0.5, r * 0.62, r * 0.5],
        look,
    );
    s.line(
        &nodes![(x + r * 1.46, y - r * 0.62), (x + r * 1.6, y - r * 0.56), (x + r * 1.7, y - r * 0.66)],
        r * 0.04,
        Look::of(p.ink),
    );
    s.dot(x - r * 0.1, y - r * 1.1, r, Look::of(shell).inflate(r * 0.4).texture(0.25).rim(1.2));
    let mut way = Vec::new();
    for k in 0..=40 {
        let t = k as f32 / 40.0;
        let a = radians(90.0 + t * 880.0);
        way.push(moonhare_scene::geometry::Node::from(point(
            x - r * 0.1 + cos(a) * r * (0.94 - t * 0.86),
            y - r * 1.1 + sin(a) * r * (0.94 - t * 0.86),
        )));
    }
    s.limb(&way, &[r * 0.11, r * 0.07], Look::of(shell.dim(0.6)).inflate(r * 0.02));
}

/// Half of the joust, riding right: snail, rider with a lance, its tip at (392, 560).
fn rider(s: &mut Scene, who: Person, plume: Colour, shell: Colour) {
    let p = s.palette;
    snail(s, 150.0, 850.0, 116.0, shell, 1.0);
    let steel = p.metal.lighter(0.02);
    let who = who.wearing(Dress::Coat, steel).legs(steel.dim(0.8), steel.dim(0.6));
    let a = Actor::new(who, 120.0, 850.0, 470.0).hip(0.0, -44.0).lean(20.0).feeling(Feeling::Fury);
    let a = a
        .feet((12.0, -20.0), (20.0, -22.0), [-10.0, -10.0])
        .with(|m| Mien { tilt: -14.0, ..m.facing(0.7).glancing(0.8, 0.0) });
    let a = a.hand_own(NEAR, 27.0, -58.0, Hand::Grip).hand_own(FAR, 30.0, -50.0, Hand::Grip);
    let g = a.grip(NEAR);
    s.group(Group::new(), |s| {
        a.arm(s, FAR);
        a.legs(s);
        a.body(s);
        a.head(s);
        let c = a.crown();
        let helm = Look::of(steel).inflate(16.0).rim(1.5);
        s.at(&[shift(c.x, c.y), turn(-2.0)], |s| {
            s.limb(
                &nodes![(0, 6), (-46, -50), (-120, -56), (-170, -10)],
                &[26.0, 50.0, 58.0, 20.0],
                Look::of(plume).inflate(14.0).fur(10.0, 170.0, 6.0),
            );
            s.blob(
                &nodes![
                    (-78, 96),
                    (-84, 40),
                    (-56, -6),
                    (0, -20),
                    (54, 0),
                    (66, 34),
                    (0, 30),
                    (-40, 50),
                    (-52, 104)
                ],
                helm,
            );
        });
        a.arm_with(s, NEAR, |s| {
            s.limb(
                &nodes![(g.x - 190.0, g.y + 56.0), (g.x, g.y), (388, 556)],
                &[20.0, 26.0, 7.0],
                Look::of(p.cream).inflate(7.0).grain(0.0),
            );
            for k in 0..4 {
                let t = 0.2 + k as f32 * 0.2;
                let (x, y) = (lerp(g.x, 388.0, t), lerp(g.y, 556.0, t));
                s.limb(
                    &nodes![(x - 4.0, y - 10.0), (x + 8.0, y + 8.0)],
                    &[9.0],
                    Look::of(plume).flat().shadow(0.0),
                );
            }
        });
    });
}

/// Two furious knights charge on snails; a web hangs between their lance tips. The ladies have gone grey; the squires have a baby in a helmet.
fn joust(c: &mut Composer) {
    let ladies = [c.human(Kind::Granny), c.human(Kind::Granny), c.human(Kind::Granny)];
    let (a, b) = (c.human(Kind::Man), c.human(Kind::Man));
    let (girl, man) = (c.human(Kind::Woman), c.human(Kind::Man));
    let s = &mut c.scene;
    s.light_at(180.0, 120.0, 0.5);
    let p = s.palette;
    s.sky(0.5, 0.4);
    // The stand.
    s.rect(
        -30.0,
        190.0,
        860.0,
        260.0,
        Look::of(p.wood.dim(0.8)).to(p.wood_dark).flat().texture(0.3).shadow(0.0),
    );
    for k in 0..9 {
        let x = k as f32 * 100.0;
        let c = if k % 2 == 0 { p.red } else { p.cream };
        s.blob(&nodes![(x - 52.0, 60; corner), (x + 52.0, 60; corner), (x + 50.0, 150), (x, 186), (x - 50.0, 150)], Look::of(c).inflate(14.0));
    }
    let places = [(270.0, 296.0), (410.0, 304.0), (532.0, 290.0)];
    for (i, who) in ladies.iter().enumerate() {
        let (x, y) = places[i];
        let mien = match i {
            0 => face(Feeling::Calm, 0.4, (0.5, 0.6)),
            1 => Mien { tilt: 26.0, ..face(Feeling::Asleep, 0.3, (0.0, 0.0)) },
            _ => face(Feeling::Tenderness, -0.4, (-0.7, 0.2)),
        };
        bust(s, who, &mien, x, y, 128.0);
    }
    s.limb(&nodes![(-30, 430), (830, 430)], &[56.0], Look::of(p.accent2).inflate(14.0).texture(0.2));
    for k in 0..6 {
        s.blob(
            &nodes![(k * 150 + 10, 440; corner), (k * 150 + 90, 440; corner), (k * 150 + 50, 520; corner)],
            Look::of(p.gold).inflate(6.0),
        );
    }
    // The lists.
    let grass = p.leaf.mix(p.mid, 0.3);
    s.blob(
        &nodes![(-40, 620; corner), (400, 600), (840, 624; corner), (840, 1260; corner), (-40, 1260; corner)],
        Look::of(grass).to(grass.dim(0.7)).inflate(8.0).grass(14.0, 90.0, 6.0),
    );
    rider(s, a, p.red, p.fox.mix(p.gold, 0.3));
    s.at(&[shift(800.0, 0.0), scale_xy(-1.0, 1.0)], |s| rider(s, b, p.accent, p.accent2.mix(p.stone, 0.4)));
    // Between the points of war.
    for k in 0..8 {
        let a = radians(k as f32 * 45.0 + 10.0);
        s.line(&nodes![(400, 590), (400.0 + cos(a) * 76.0, 590.0 + sin(a) * 84.0)], 2.4, Look::lamp(p.white));
    }
    for r in [20.0, 40.0, 62.0] {
        s.stroke(&Path::ellipse(400.0, 590.0, r, r * 1.1), 2.2, Look::lamp(p.white));
    }
    s.place(motif("spider"), At::new(404.0, 600.0).height(50.0).centred().silent());
    s.focus(400.0, 590.0, 90.0);
    // The squires have met.
    s.blob(&nodes![(-40, 930; corner), (300, 900), (560, 930), (840, 900; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(grass.dim(0.7)).to(grass.dim(0.45)).inflate(10.0).grass(16.0, 90.0, 6.0));
    let man = Actor::new(man.wearing(Dress::Coat, p.red), 270.0, 1450.0, 540.0).feeling(Feeling::Tenderness);
    let girl = Actor::new(girl.wearing(Dress::Gown, p.accent), 530.0, 1450.0, 520.0)
        .left()
        .feeling(Feeling::Tenderness);
    let crib = point(404.0, 1120.0);
    let man = man.looking_at(crib).hand(NEAR, 330.0, 1190.0, Hand::Tray).hand(FAR, 370.0, 1180.0, Hand::Tray);
    let girl =
        girl.looking_at(crib).hand(NEAR, 470.0, 1190.0, Hand::Tray).hand(FAR, 440.0, 1140.0, Hand::Cover);
    man.paint(s);
    girl.paint(s);
    s.blob(
        &nodes![(310, 1100; corner), (500, 1100; corner), (480, 1190), (404, 1220), (330, 1190)],
        Look::of(p.metal).inflate(26.0).rim(1.5),
    );
    s.ellipse(404.0, 1102.0, 92.0, 22.0, Look::of(p.ambient).flat());
    let baby = Person::new(Kind::Baby, &p).skin(skin(&p, 2));
    s.at(&[shift(404.0, 1076.0), turn(-12.0), scale(0.8)], |s| {
        head(s, &baby, &Feeling::Asleep.mien(), View::Front);
    });
    s.limb(
        &nodes![(320, 1104), (404, 1120), (490, 1104)],
        &[16.0],
        Look::of(p.metal.lighter(0.1)).inflate(5.0),
    );
    s.focus(404.0, 1090.0, 90.0);
    s.note("knight", Role::Subject);
    s.note("snail", Role::Object);
    s.note("spider_web", Role::Detail);
}

/// Two captains shout across two bows, sabres point to point, and a nest sits on the points; lilies have grown round. Below, the anchors have grown together.
fn becalmed(c: &mut Composer) {
    let (old, woman) = (c.human(Kind::Grandad), c.human(Kind::Woman));
    let s = &mut c.scene;
    s.light_at(400.0, 90.0, 0.5);
    let p = s.palette;
    s.sky(0.7, 0.2);
    let line = 700.0;
    // Whatever the palette does with water, this is a pond.
    let pond = lch(0.55, 0.07, 205.0).mix(p.water[1], 0.2);
    let pad = lch(0.52, 0.1, 145.0).mix(p.leaf, 0.3);
    s.rect(-30.0, line, 860.0, 560.0, Look::of(pond).to(pond.dim(0.5)).flat().texture(0.2).shadow(0.0));
    // Sails that hang.
    for (x, c) in [(80.0, p.cream), (720.0, p.red.mix(p.cream, 0.3))] {
        s.limb(&nodes![(x, -30), (x, 640)], &[26.0], Look::of(p.wood_dark).inflate(7.0));
        s.blob(&nodes![(x - 150.0, 20; corner), (x + 150.0, 20; corner), (x + 120.0, 160), (x + 60.0, 300), (x, 330), (x - 60.0, 300), (x - 120.0, 160)], Look::of(c).inflate(30.0).grain(88.0).texture(0.3));
    }
    let half = |s: &mut Scene, who: Person, hull: Colour, feeling: Feeling| {
        let a = Actor::new(who, 136.0, 800.0, 620.0).feeling(feeling).lean(9.0);
        let a = a.with(|m| Mien { cheek: 1.6, open: 0.7, ..m.facing(0.75).glancing(0.85, 0.0) });
        let a = a.hand_own(NEAR, 19.0, -60.0, Hand::Grip).hand_own(FAR, 24.0, -44.0, Hand::Fist);
        let g = a.grip(NEAR);
        s.group(Group::new(), |s| {
            a.arm(s, FAR);
            a.body(s);
            a.head(s);
            a.arm_with(s, NEAR, |s| {
                s.limb(
                    &nodes![(g.x - 26.0, g.y + 12.0), (g.x + 30.0, g.y - 22.0), (404, g.y - 66.0)],
                    &[13.0, 16.0, 5.0],
                    Look::of(p.metal.lighter(0.16)).inflate(4.0).rim(1.6),
                );
                s.dot(g.x + 22.0, g.y - 14.0, 22.0, Look::of(p.gold).inflate(7.0));
            });
        });
        s.blob(&nodes![(-60, 640; corner), (200, 636), (372, 580; corner), (376, 604), (330, 740), (240, 850), (60, 880), (-60, 880; corner)], Look::of(hull).inflate(36.0).texture(0.35).grain(8.0).rim(1.2));
        s.limb(
            &nodes![(-40, 646), (200, 640), (374, 588)],
            &[26.0],
            Look::of(p.gold.mix(hull, 0.4)).inflate(8.0),
        );
        for x in [40.0, 150.0] {
            s.dot(x, 720.0, 30.0, Look::of(hull.dim(0.5)).inflate(5.0));
            s.dot(x, 720.0, 17.0, Look::of(p.ink).flat());
        }
        s.place(motif("songbird"), At::new(150.0, 722.0).height(44.0).centred().silent());
        g
    };
    let old = old.bearded().wearing(Dress::Coat, p.accent2.mix(p.dark, 0.3)).hat(Hat::Stovepipe, p.dark);
    let woman = woman.wearing(Dress::Coat, p.red).hat(Hat::Bowler, p.dark);
    let g = half(s, old, p.wood, Feeling::Fury);
    s.at(&[shift(800.0, 0.0), scale_xy(-1.0, 1.0)], |s| {
        half(s, woman, p.wood_dark.mix(p.red, 0.25), Feeling::Fury);
    });
    s.place(motif("nest"), At::new(402.0, g.y - 58.0).width(130.0).standing().silent());
    s.place(motif("songbird"), At::new(402.0, g.y - 106.0).height(56.0).standing().silent());
    s.focus(402.0, g.y - 90.0, 90.0);
    // The water over what lies below, and the lilies.
    s.rect(
        -30.0,
        790.0,
        860.0,
        470.0,
        Look::of(pond.dim(0.9)).to(pond.dim(0.4)).flat().alpha(0.9).shadow(0.0),
    );
    for (x, y, w) in [
        (90.0, 812.0, 100.0),
        (250.0, 830.0, 80.0),
        (390.0, 806.0, 92.0),
        (540.0, 832.0, 84.0),
        (700.0, 812.0, 104.0),
        (330.0, 776.0, 54.0),
        (470.0, 780.0, 56.0),
    ] {
        s.ellipse(x, y, w, w * 0.24, Look::of(pad).inflate(7.0));
        for k in 0..5 {
            let dx = (k as f32 - 2.0) * w * 0.13;
            s.blob(&nodes![(x + dx * 0.4, y), (x + dx * 1.5 - w * 0.07, y - w * 0.24), (x + dx * 1.7, y - w * 0.42; corner), (x + dx * 1.5 + w * 0.07, y - w * 0.24)], Look::of(p.pink.mix(p.white, 0.5)).inflate(6.0));
        }
    }
    // The anchors, long since in love; the cooks of both ships fish for each other's bait.
    for (x, side) in [(350.0, 1.0), (450.0, -1.0)] {
        cord(
            s,
            &[point(400.0 - side * 190.0, 850.0), point(x - side * 30.0, 940.0), point(x, 1000.0)],
            9.0,
            p.metal,
        );
        s.place(
            motif("anchor"),
            At::new(x + side * 26.0, 1090.0).height(210.0).centred().turned(side * 26.0).silent(),
        );
    }
    for k in 0..3 {
        let y = 1020.0 + k as f32 * 36.0;
        s.limb(
            &nodes![(330.0 - (k % 2) as f32 * 20.0, y), (400, y + 18.0), (470.0 + (k % 2) as f32 * 20.0, y)],
            &[8.0, 12.0, 8.0],
            Look::of(pad.lighter(0.06)).inflate(4.0),
        );
    }
    for (x, y, face, h) in [
        (180.0, 1060.0, Facing::Right, 96.0),
        (630.0, 1050.0, Facing::Left, 96.0),
        (118.0, 960.0, Facing::Right, 54.0),
        (690.0, 950.0, Facing::Left, 54.0),
    ] {
        s.place(motif("fish"), At::new(x, y).height(h).centred().facing(face).silent());
    }
    s.focus(400.0, 1080.0, 130.0);
    s.note("sailor", Role::Subject);
    s.note("ship", Role::Object);
    s.note("nest", Role::Detail);
    s.note("anchor", Role::Detail);
}
