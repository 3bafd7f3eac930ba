//! Everybody takes from a neighbour, and nobody is poorer.

use super::acting::*;

pub(super) static ROUND_OF_THIEVES: Relation = Relation {
    id: "round_of_thieves",
    themes: Themes::Only(&["moonhare", "roots", "carousel", "lost-kites"]),
    moods: &[Mood::Greed, Mood::Mischief, Mood::Secrecy],
    slots: &[],
    layouts: &[framed("village", Setup::Ring, village), framed("hats", Setup::Company, hats)],
};

/// A mask round the eyes of somebody, who peeps out of it.
fn mask(s: &mut Scene, at: Point, w: f32, gaze: f32) {
    let p = s.palette;
    s.blob(
        &nodes![
            (at.x - w, at.y - w * 0.1),
            (at.x - w * 0.5, at.y - w * 0.42),
            (at.x, at.y - w * 0.26),
            (at.x + w * 0.5, at.y - w * 0.42),
            (at.x + w, at.y - w * 0.1),
            (at.x + w * 0.5, at.y + w * 0.36),
            (at.x, at.y + w * 0.16),
            (at.x - w * 0.5, at.y + w * 0.36)
        ],
        Look::of(p.ink.lighter(0.08)).inflate(w * 0.08),
    );
    for side in [-1.0, 1.0] {
        let x = at.x + side * w * 0.46;
        s.ellipse(x, at.y, w * 0.27, w * 0.24, Look::of(p.white).inflate(w * 0.05));
        s.dot(x + gaze * w * 0.12, at.y + w * 0.02, w * 0.14, Look::of(p.ink).flat());
    }
}

/// A small round-roofed house, its foot at (x, y); the door stands open.
fn cottage(s: &mut Scene, x: f32, y: f32, w: f32, n: usize) {
    let p = s.palette;
    let wall = [p.cream, p.accent2.mix(p.cream, 0.5), p.pink.mix(p.cream, 0.4)][n % 3].dim(0.8);
    let roof = [p.red, p.accent, p.leaf.dim(0.8), p.red.mix(p.dark, 0.3)][n % 4];
    s.rect(x - w * 0.4, y - w * 0.5, w * 0.8, w * 0.5, Look::of(wall).inflate(8.0).texture(0.25));
    s.blob(&nodes![(x - w * 0.56, y - w * 0.44; corner), (x - w * 0.3, y - w * 0.8), (x, y - w * 1.05), (x + w * 0.3, y - w * 0.8), (x + w * 0.56, y - w * 0.44; corner)], Look::of(roof).inflate(12.0).texture(0.35));
    s.rect(x - w * 0.12, y - w * 0.34, w * 0.24, w * 0.34, Look::lamp(p.flame.mix(p.gold, 0.3)));
    s.glow(x, y - w * 0.1, w * 0.5, p.flame, 0.4);
}

/// Midnight, a ring of houses: in nightshirt and mask each carries off what is the next one's. One has put hers outside with bows on.
fn village(c: &mut Composer) {
    let kinds = [Kind::Man, Kind::Granny, Kind::Boy, Kind::Woman, Kind::Grandad, Kind::Girl];
    let people = kinds.map(|kind| c.human(kind));
    let sleeper = c.human(Kind::Granny);
    let s = &mut c.scene;
    s.light_at(400.0, 560.0, 0.55);
    let p = s.palette;
    let green = p.leaf.mix(p.ambient, 0.35).lighter(0.04);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(green.dim(0.75)).to(green.dim(0.6)).flat().texture(0.4).shadow(0.0),
    );
    s.ellipse(
        400.0,
        600.0,
        400.0,
        520.0,
        Look::of(p.stone.mix(green, 0.5)).soft(8.0).flat().texture(0.3).shadow(0.0),
    );
    s.ellipse(400.0, 590.0, 236.0, 260.0, Look::of(green.lighter(0.08)).inflate(6.0).grass(9.0, 90.0, 5.0));
    s.glow(400.0, 560.0, 330.0, p.light, 0.35);
    for (i, (x, y, w)) in [
        (110.0, 250.0, 190.0),
        (320.0, 190.0, 170.0),
        (520.0, 190.0, 170.0),
        (710.0, 260.0, 190.0),
        (40.0, 560.0, 180.0),
        (770.0, 580.0, 180.0),
    ]
    .into_iter()
    .enumerate()
    {
        cottage(s, x, y, w, i);
    }
    let loot = ["clock", "swan", "armchair", "teapot", "grandfather_clock", "gramophone"];
    let spots = [
        (230.0, 470.0, 280.0, true),
        (440.0, 430.0, 270.0, true),
        (640.0, 560.0, 300.0, true),
        (660.0, 960.0, 400.0, false),
        (400.0, 1060.0, 420.0, false),
        (150.0, 800.0, 350.0, false),
    ];
    for (i, ((who, (x, y, h, right)), id)) in people.into_iter().zip(spots).zip(loot).enumerate() {
        let gown = [p.white, p.cream, p.accent2.mix(p.white, 0.5), p.pink.mix(p.white, 0.4)][i % 4];
        let who =
            who.wearing(Dress::Nightshirt, gown).hat(Hat::Nightcap, [p.accent, p.red, p.accent2][i % 3]);
        let a = Actor::new(Person { glasses: false, ..who }, x, y, h).tiptoeing().feeling(Feeling::Mischief);
        let a = if right { a } else { a.left() };
        let a = a
            .with(|m| m.facing(if i % 2 == 0 { -0.35 } else { 0.5 }).tilted(0.0))
            .hand_own(NEAR, 17.0, -62.0, Hand::Tray)
            .hand_own(FAR, 26.0, -58.0, Hand::Tray);
        let (g, f) = (a.grip(NEAR), a.grip(FAR));
        under(s, x, y + 4.0, h * 0.2);
        a.paint(s);
        s.place(motif(id), At::new((g.x + f.x) / 2.0, g.y + h * 0.03).height(h * 0.42).standing().silent());
        let flip = if right { 1.0 } else { -1.0 };
        mask(s, a.eye(), h * 0.095, flip * if i % 2 == 0 { -0.9 } else { 0.9 });
    }
    // Here the round stumbles: all is wrapped already, and she sleeps.
    s.rect(12.0, 1030.0, 190.0, 150.0, Look::of(p.wood).inflate(10.0).grain(90.0));
    s.at(&[shift(92.0, 1000.0), turn(-30.0), scale(1.05)], |s| {
        head(s, &sleeper.hat(Hat::Nightcap, p.red), &Feeling::Asleep.mien(), View::Front);
    });
    s.blob(
        &nodes![(10, 1200), (20, 1076), (90, 1050), (180, 1080), (206, 1200)],
        Look::of(p.accent).inflate(18.0).hatch(0.7).texture(0.3),
    );
    for (x, w, colour) in [(258.0, 74.0, p.gold), (246.0, 46.0, p.accent2)] {
        let y = if w > 60.0 { 1176.0 } else { 1100.0 };
        s.rect(x - w / 2.0, y - w, w, w, Look::of(colour).inflate(8.0));
        s.rect(x - 5.0, y - w, 10.0, w, Look::of(p.red).inflate(2.0));
        for side in [-1.0, 1.0] {
            s.ellipse(x + side * 14.0, y - w - 8.0, 15.0, 9.0, Look::of(p.red).inflate(4.0));
        }
    }
    s.focus(130.0, 1040.0, 110.0);
    s.note("mask", Role::Subject);
    s.note("clock", Role::Object);
    s.note("swan", Role::Object);
    s.note("old_woman", Role::Detail);
}

/// A crown or hat alone, its brim's middle at (x, y).
fn hat(s: &mut Scene, x: f32, y: f32, w: f32, n: usize) {
    let p = s.palette;
    let look = |c: Colour| Look::of(c).inflate(w * 0.09).texture(0.15);
    match n {
        0 => {
            s.rect(x - w * 0.34, y - w * 0.8, w * 0.68, w * 0.8, look(p.dark.lighter(0.08)));
            s.rect(x - w * 0.35, y - w * 0.22, w * 0.7, w * 0.14, look(p.red));
            s.ellipse(x, y, w * 0.58, w * 0.1, look(p.dark.lighter(0.12)));
        }
        1 => {
            s.poly(
                &nodes![
                    (x - w * 0.42, y),
                    (x - w * 0.5, y - w * 0.6),
                    (x - w * 0.2, y - w * 0.3),
                    (x, y - w * 0.72),
                    (x + w * 0.2, y - w * 0.3),
                    (x + w * 0.5, y - w * 0.6),
                    (x + w * 0.42, y)
                ],
                look(p.gold),
            );
            for d in [-0.5, 0.0, 0.5] {
                s.dot(
                    x + w * d,
                    y - w * if d == 0.0 { 0.74 } else { 0.62 },
                    w * 0.08,
                    Look::of(p.red).inflate(4.0),
                );
            }
        }
        _ => {
            s.ellipse(x, y - w * 0.02, w * 0.66, w * 0.12, look(p.accent));
            s.blob(
                &nodes![
                    (x - w * 0.36, y),
                    (x - w * 0.3, y - w * 0.36),
                    (x, y - w * 0.46),
                    (x + w * 0.3, y - w * 0.36),
                    (x + w * 0.36, y)
                ],
                look(p.accent),
            );
            s.limb(
                &nodes![(x - w * 0.3, y - w * 0.1), (x - w * 0.5, y - w * 0.6), (x - w * 0.2, y - w * 0.8)],
                &[8.0, w * 0.2, 8.0],
                look(p.white).fur(6.0, 60.0, 3.0),
            );
        }
    }
}

/// A row at the king's table: each lifts the hat of the next one and looks elsewhere; the first hand comes in from beyond the edge.
fn hats(c: &mut Composer) {
    let (queen, old) = (c.human(Kind::Woman), c.human(Kind::Grandad));
    let page = c.human(Kind::Boy);
    let s = &mut c.scene;
    s.light_at(300.0, 120.0, 0.6);
    let p = s.palette;
    let wall = p.red.mix(p.dark, 0.35);
    s.paint_sky(Sky { stops: vec![(0.0, wall.dim(0.7)), (1.0, wall)], ..Sky::of(&p, 0.1, 0.1) });
    for k in 0..6 {
        let x = -20.0 + k as f32 * 168.0;
        s.limb(
            &nodes![(x, -30), (x + 6.0, 900)],
            &[110.0, 130.0],
            Look::of(if k % 2 == 0 { wall.lighter(0.06) } else { wall.dim(0.9) })
                .inflate(24.0)
                .grain(90.0)
                .texture(0.25)
                .shadow(0.3),
        );
    }
    for x in [220.0, 580.0] {
        for d in [-50.0, 0.0, 50.0] {
            candle(s, x + d, 150.0 + d.abs() * 0.3, 54.0);
        }
        s.limb(&nodes![(x - 70.0, 156), (x, 186), (x + 70.0, 156)], &[10.0], Look::of(p.gold).inflate(3.0));
    }
    let row = [
        (queen.wearing(Dress::Gown, p.accent2), 136.0, 760.0, Feeling::Calm),
        (Person::new(Kind::Fox, &p).wearing(Dress::Coat, p.leaf), 396.0, 730.0, Feeling::Mischief),
        (old.bearded().wearing(Dress::Robe, p.gold.mix(p.wood, 0.2)), 662.0, 770.0, Feeling::Offended),
    ];
    let crowns: Vec<Point> =
        row.iter().map(|(who, x, h, _)| Actor::new(*who, *x, 1270.0, *h).front().crown()).collect();
    let mut reaching = Vec::new();
    for (i, (who, x, h, feeling)) in row.into_iter().enumerate() {
        let next = crowns.get(i + 1).map_or(point(900.0, 480.0), |q| *q);
        let a = Actor::new(who, x, 1270.0, h).front().feeling(feeling);
        let look = [[-0.5, -0.5], [-0.7, -0.2], [0.0, 0.0]][i];
        let a = a.with(|m| m.facing(look[0] * 0.6).glancing(look[0], look[1]).tilted(-6.0));
        let a = a.hand(FAR, next.x - 88.0, next.y - 20.0, Hand::Pinch).elbow(FAR, 1.0).hand_own(
            NEAR,
            -12.0,
            -42.0,
            Hand::Rest,
        );
        s.group(Group::new(), |s| {
            a.arm(s, NEAR);
            a.body(s);
            a.head(s);
        });
        reaching.push(a);
    }
    for (i, at) in crowns.iter().enumerate() {
        s.at(&[shift(at.x, at.y - 34.0), turn(14.0)], |s| hat(s, 0.0, 0.0, 176.0, [2, 0, 1][i]));
    }
    for a in reaching {
        s.group(Group::new(), |s| a.arm(s, FAR));
    }
    // The hand from beyond.
    let far = LoneHand {
        at: point(10.0, crowns[0].y - 20.0),
        size: 100.0,
        degrees: -6.0,
        thumb: -1.0,
        hand: Hand::Pinch,
        colour: skin(&p, 3),
        paw: false,
        sleeve: p.cream,
        from: point(-80.0, crowns[0].y + 60.0),
    };
    far.paint_with(s, |_| {});
    table_cloth(s, 970.0, 70.0, p.cream);
    s.place(motif("teapot"), At::new(690.0, 1010.0).height(120.0).standing().silent());
    for (x, r) in [(150.0, 66.0), (330.0, 60.0)] {
        s.ellipse(x, 1000.0, r, r * 0.26, Look::of(p.white).inflate(6.0));
        s.dot(x - 16.0, 984.0, 19.0, Look::of(p.red).inflate(8.0));
        s.dot(x + 14.0, 988.0, 16.0, Look::of(p.leaf).inflate(7.0));
    }
    // The page has nothing on his head; he holds his own cap out, with a bow on it.
    let page =
        Actor::new(page.wearing(Dress::Coat, p.red), 520.0, 1420.0, 460.0).front().feeling(Feeling::Brave);
    let page = page
        .with(|m| crate::actors::Mien { tear: false, ..m.glancing(0.0, -0.9) })
        .hand_own(NEAR, -13.0, -56.0, Hand::Tray)
        .hand_own(FAR, 13.0, -56.0, Hand::Tray);
    let (g, f) = (page.grip(NEAR), page.grip(FAR));
    s.group(Group::new(), |s| {
        page.body(s);
        page.head(s);
    });
    s.rect(g.x - 20.0, g.y - 62.0, f.x - g.x + 40.0, 66.0, Look::of(p.accent2).inflate(10.0));
    s.rect((g.x + f.x) / 2.0 - 8.0, g.y - 62.0, 16.0, 66.0, Look::of(p.gold).inflate(3.0));
    for side in [-1.0, 1.0] {
        s.ellipse((g.x + f.x) / 2.0 + side * 20.0, g.y - 72.0, 22.0, 13.0, Look::of(p.gold).inflate(5.0));
    }
    s.group(Group::new(), |s| {
        page.arm(s, NEAR);
        page.arm(s, FAR);
    });
    s.focus(400.0, 600.0, 300.0);
    s.note("hat", Role::Object);
    s.note("crown", Role::Object);
    s.note("fox", Role::Subject);
    s.note("boy", Role::Detail);
}
