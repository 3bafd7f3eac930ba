//! From hand to hand, and never the same.

use super::acting::*;
use super::bust::face;
use crate::actors::Mien;
use crate::settings::interior;

pub(super) static PASSES_IT_ON: Relation = Relation {
    id: "passes_it_on",
    themes: Themes::Only(&["roots", "half-asleep", "moth-court", "marbles"]),
    moods: &[Mood::Secrecy, Mood::Mischief, Mood::Greed],
    slots: &[],
    layouts: &[framed("stair", Setup::Spiral, stair), framed("cake", Setup::Company, cake)],
};

/// A stair winds up a house; each neighbour whispers to the next, and what lies in their palms grows from a gnat to a dragon.
fn stair(c: &mut Composer) {
    let kinds = [Kind::Girl, Kind::Man, Kind::Woman, Kind::Granny, Kind::Grandad];
    let people = kinds.map(|k| c.human(k));
    let baby = c.human(Kind::Baby);
    let s = &mut c.scene;
    s.light_at(620.0, 1000.0, 0.5);
    let p = s.palette;
    interior::wall(s, p.accent2.mix(p.dark, 0.2));
    s.glow(400.0, 640.0, 460.0, p.flame, 0.45);
    // The dragon that it has become.
    s.glow(330.0, 150.0, 330.0, p.red, 0.35);
    s.place(motif("dragon"), At::new(300.0, 190.0).width(560.0).centred().facing(Facing::Right).silent());
    s.focus(420.0, 150.0, 120.0);
    // Flights: three that turn.
    let steps = |s: &mut Scene, from: (f32, f32), to: (f32, f32), n: usize, tone: Colour| {
        for k in 0..n {
            let t = k as f32 / n as f32;
            let (x, y) = (lerp(from.0, to.0, t), lerp(from.1, to.1, t));
            let w = (to.0 - from.0).abs() / n as f32 + 8.0;
            let x0 = if to.0 < from.0 { x - w } else { x };
            s.rect(
                x0,
                y,
                w,
                240.0,
                Look::of(tone.dim(0.78)).to(tone.dim(0.4)).inflate(5.0).grain(90.0).shadow(0.3),
            );
            s.rect(
                x0 - 4.0,
                y - 6.0,
                w + 8.0,
                26.0,
                Look::of(s.palette.red.mix(tone, 0.15)).inflate(6.0).texture(0.25),
            );
        }
    };
    steps(s, (-20.0, 640.0), (830.0, 420.0), 7, p.wood.lighter(0.02));
    // Top: the grandfather gets it.
    let [girl, man, woman, granny, grandad] = people;
    let who = Actor::new(grandad.wearing(Dress::Nightshirt, p.cream), 660.0, 470.0, 330.0)
        .left()
        .feeling(Feeling::Awe);
    let who = who.looking_at(point(480.0, 170.0)).hand_own(NEAR, 10.0, -66.0, Hand::Wave).hand_own(
        FAR,
        20.0,
        -60.0,
        Hand::Wave,
    );
    who.paint(s);
    let gossip = |s: &mut Scene,
                  who: Person,
                  x: f32,
                  y: f32,
                  h: f32,
                  left: bool,
                  feeling: Feeling,
                  thing: &dyn Fn(&mut Scene, Point)| {
        let a = Actor::new(who, x, y, h).lean(9.0).feeling(feeling);
        let a = if left { a.left() } else { a };
        let a = a.with(|m| Mien {
            open: 0.35,
            brow: [0.6, 0.7],
            slant: [4.0, 4.0],
            upper: [0.1, 0.1],
            ..m.facing(0.7).glancing(0.85, -0.1)
        });
        let a = a.hand_own(FAR, 17.0, -74.0, Hand::Tray).hand_own(NEAR, 18.0, -48.0, Hand::Open);
        let g = a.grip(NEAR);
        under(s, x, y, h * 0.2);
        a.paint(s);
        thing(s, g);
    };
    gossip(s, granny, 300.0, 590.0, 350.0, false, Feeling::Awe, &|s, g| {
        Beast::new(Species::Horse, g.x + 24.0, g.y + 6.0, 150.0).feeling(Feeling::Fear).paint(s);
    });
    steps(s, (830.0, 950.0), (-20.0, 700.0), 7, p.wood);
    gossip(s, woman, 230.0, 820.0, 370.0, true, Feeling::Joy, &|s, g| {
        Beast::new(Species::Goose, g.x - 10.0, g.y + 4.0, 130.0).left().feeling(Feeling::Fear).paint(s);
    });
    gossip(s, man, 530.0, 920.0, 390.0, true, Feeling::Mischief, &|s, g| {
        s.place(
            motif("songbird"),
            At::new(g.x - 4.0, g.y + 4.0).height(84.0).standing().facing(Facing::Left).silent(),
        );
    });
    s.rect(
        -30.0,
        1130.0,
        860.0,
        120.0,
        Look::of(p.wood.dim(0.7)).to(p.wood_dark.dim(0.6)).inflate(6.0).grain(0.0).shadow(0.3),
    );
    gossip(s, girl, 240.0, 1160.0, 340.0, false, Feeling::Joy, &|s, g| {
        s.place(motif("bee"), At::new(g.x + 2.0, g.y - 12.0).height(38.0).centred().silent());
    });
    // He only wanted to show it.
    let b = Actor::new(baby.wearing(Dress::Nightshirt, p.accent), 620.0, 1170.0, 250.0)
        .front()
        .feeling(Feeling::Sorrow)
        .weeping();
    let b = b
        .with(|m| m.facing(-0.4).glancing(-0.6, -0.3))
        .hand_own(NEAR, -14.0, -44.0, Hand::Open)
        .hand_own(FAR, 12.0, -44.0, Hand::Open);
    under(s, 620.0, 1170.0, 80.0);
    b.paint(s);
    s.note("staircase", Role::Subject);
    s.note("dragon", Role::Object);
    s.note("child", Role::Detail);
}

/// A cake with candles, so wide; `left` is how much of it is there.
fn torte(s: &mut Scene, x: f32, y: f32, w: f32, left: usize) {
    let p = s.palette;
    s.ellipse(x, y, w * 0.72, w * 0.14, Look::of(p.white).inflate(7.0).rim(1.3));
    let tier = |s: &mut Scene, y: f32, w: f32, h: f32, c: Colour| {
        s.rect(x - w / 2.0, y - h, w, h, Look::of(c).inflate(10.0).texture(0.2));
        s.limb(
            &nodes![(x - w / 2.0, y - h), (x, y - h + 8.0), (x + w / 2.0, y - h)],
            &[h * 0.34],
            Look::of(p.pink.mix(p.white, 0.4)).inflate(7.0),
        );
        for k in 0..4 {
            let dx = (k as f32 + 0.5) / 4.0 * w - w / 2.0;
            s.limb(
                &nodes![(x + dx, y - h), (x + dx, y - h * 0.5)],
                &[h * 0.22, h * 0.14],
                Look::of(p.pink.mix(p.white, 0.4)).inflate(5.0),
            );
        }
    };
    let sponge = p.gold.mix(p.wood, 0.4);
    match left {
        3 => {
            tier(s, y, w, w * 0.4, sponge);
            tier(s, y - w * 0.4, w * 0.7, w * 0.34, sponge);
            tier(s, y - w * 0.74, w * 0.42, w * 0.28, sponge);
            for dx in [-0.12, 0.0, 0.12] {
                candle(s, x + dx * w, y - w * 1.04, w * 0.18);
            }
        }
        2 => {
            tier(s, y, w, w * 0.4, sponge);
            s.blob(&nodes![(x - w * 0.36, y - w * 0.4; corner), (x - w * 0.3, y - w * 0.62), (x - w * 0.1, y - w * 0.52), (x + w * 0.06, y - w * 0.66), (x + w * 0.12, y - w * 0.4; corner)], Look::of(sponge).inflate(9.0).texture(0.4));
            candle(s, x - w * 0.2, y - w * 0.56, w * 0.18);
        }
        1 => {
            s.blob(&nodes![(x - w * 0.3, y; corner), (x - w * 0.26, y - w * 0.34), (x - w * 0.04, y - w * 0.42), (x + w * 0.16, y - w * 0.2), (x + w * 0.3, y; corner)], Look::of(sponge).inflate(9.0).texture(0.4));
        }
        _ => {
            s.dot(x, y - w * 0.09, w * 0.1, Look::of(p.red).inflate(7.0).rim(1.5));
            s.line(&nodes![(x, y - w * 0.17), (x + w * 0.08, y - w * 0.32)], 5.0, Look::of(p.leaf));
        }
    }
    for k in 0..6 {
        s.dot(
            x + (k as f32 - 2.5) * w * 0.2,
            y + w * (0.02 + 0.03 * (k % 3) as f32),
            4.0,
            Look::of(sponge).inflate(1.5),
        );
    }
}

/// Four behind a counter hand on a birthday cake, each with a crumb and an innocent eye; at the end the boy in the paper crown gets the cherry.
fn cake(c: &mut Composer) {
    c.room(900.0, (400.0, 160.0));
    let (boy, granny) = (c.human(Kind::Boy), c.human(Kind::Granny));
    let s = &mut c.scene;
    let p = s.palette;
    // Garlands.
    for (a, b) in [((-20.0, 60.0), (400.0, 60.0)), ((400.0, 60.0), (820.0, 60.0))] {
        for k in 0..8 {
            let t = (k as f32 + 0.5) / 8.0;
            let (x, y) = (lerp(a.0, b.0, t), a.1 + 90.0 * sin(radians(t * 180.0)));
            s.blob(
                &nodes![(x - 22.0, y; corner), (x + 22.0, y; corner), (x, y + 50.0; corner)],
                Look::of([p.red, p.gold, p.leaf, p.accent][k % 4]).inflate(6.0),
            );
        }
    }
    let wolf = Person::new(Kind::Wolf, &p).wearing(Dress::Coat, p.leaf);
    let pig = Person::new(Kind::Pig, &p).wearing(Dress::Apron, p.accent2);
    let cast = [
        (granny, 110.0, 1160.0, 820.0, Feeling::Tenderness, (0.5, 0.4)),
        (wolf, 320.0, 1160.0, 860.0, Feeling::Calm, (0.0, -0.9)),
        (pig, 520.0, 1160.0, 800.0, Feeling::Shame, (-0.8, -0.6)),
    ];
    for (i, (who, x, y, h, feeling, gaze)) in cast.into_iter().enumerate() {
        let a = Actor::new(who, x, y, h).front().feeling(feeling);
        let a =
            a.with(|m| Mien { upper: [0.2, 0.2], ..m.facing([0.3, 0.0, -0.2][i]).glancing(gaze.0, gaze.1) });
        let a = a.hand_own(NEAR, -8.0, -44.0, Hand::Tray).hand_own(FAR, 15.0, -44.0, Hand::Tray);
        a.paint(s);
        let m = a.mouth();
        for (dx, dy) in [(-20.0, 10.0), (16.0, 16.0), (26.0, -2.0), (-6.0, 22.0)] {
            if i > 0 {
                s.dot(m.x + dx, m.y + dy, 7.0, Look::of(p.gold.mix(p.cream, 0.3)).inflate(2.0));
            }
        }
    }
    let boy = boy.wearing(Dress::Shirt, p.cream).hat(Hat::Crown, p.gold);
    let a = Actor::new(boy, 690.0, 1150.0, 680.0).front().feeling(Feeling::Brave);
    let a = a
        .with(|m| m.facing(-0.2).glancing(-0.1, 0.9).nodding(0.5))
        .hand_own(NEAR, -12.0, -42.0, Hand::Tray)
        .hand_own(FAR, 12.0, -42.0, Hand::Tray);
    a.paint(s);
    table_cloth(s, 860.0, 70.0, p.red.mix(p.white, 0.15));
    torte(s, 106.0, 900.0, 176.0, 3);
    torte(s, 316.0, 904.0, 156.0, 2);
    torte(s, 512.0, 906.0, 150.0, 1);
    torte(s, 690.0, 908.0, 150.0, 0);
    s.focus(690.0, 880.0, 90.0);
    // Under the cloth somebody has waited for crumbs, and not in vain.
    s.blob(
        &nodes![(300, 1230; corner), (330, 1030), (450, 970), (570, 1036), (610, 1230; corner)],
        Look::of(p.ambient.dim(0.7)).flat(),
    );
    let dog = Person::new(Kind::Dog, &p);
    s.at(&[shift(454.0, 1092.0), scale(1.8)], |s| {
        head(s, &dog, &face(Feeling::Joy, 0.1, (0.3, -0.6)), View::Front);
        s.ellipse(6.0, 14.0, 15.0, 8.0, Look::of(p.pink.mix(p.white, 0.5)).inflate(3.0));
        s.focus(0.0, 0.0, 60.0);
    });
    s.note("child", Role::Subject);
    s.note("wolf", Role::Object);
    s.note("pig", Role::Detail);
    s.note("dog", Role::Detail);
}
