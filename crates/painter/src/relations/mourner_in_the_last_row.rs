//! One weeps louder than all the others.

use super::acting::*;
use crate::settings::{air, interior};

pub(super) static MOURNER_IN_THE_LAST_ROW: Relation = Relation {
    id: "mourner_in_the_last_row",
    themes: Themes::Only(&["tides", "half-asleep", "moth-court"]),
    moods: &[Mood::Mischief, Mood::Dread, Mood::Memory],
    slots: &[],
    layouts: &[framed("procession", Setup::Slant, procession), framed("pews", Setup::Company, pews)],
};

/// A handkerchief in a hand at (x, y).
fn handkerchief(s: &mut Scene, x: f32, y: f32, k: f32) {
    let p = s.palette;
    s.blob(
        &nodes![(x - 40.0 * k, y - 30.0 * k; corner), (x - 6.0 * k, y - 24.0 * k), (x + 40.0 * k, y - 46.0 * k; corner), (x + 26.0 * k, y + 20.0 * k), (x + 10.0 * k, y + 86.0 * k; corner), (x - 14.0 * k, y + 40.0 * k), (x - 50.0 * k, y + 60.0 * k; corner)],
        Look::of(p.white).inflate(5.0 * k).texture(0.3),
    );
    s.line(
        &nodes![(x - 40.0 * k, y + 40.0 * k), (x, y + 20.0 * k), (x + 30.0 * k, y + 16.0 * k)],
        4.0 * k,
        Look::of(p.accent2).alpha(0.7),
    );
}

/// Small birds in black carry a matchbox uphill; behind them a veiled cat sobs, a white feather on her chin. From the box looks an eye.
fn procession(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(660.0, 120.0, 0.45);
    let p = s.palette;
    s.sky(0.5, 0.6);
    let hill = p.leaf.mix(p.fog, 0.3);
    s.blob(&nodes![(-40, 760; corner), (200, 640), (480, 440), (840, 250; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(hill).to(hill.dim(0.6)).inflate(14.0).grass(10.0, -80.0, 6.0).shadow(0.0));
    for (x, y, h) in [(70.0, 700.0, 260.0), (250.0, 610.0, 210.0), (400.0, 500.0, 170.0)] {
        s.place(motif("willow"), At::new(x, y).height(h).standing().silent().group(Group::new().fog(0.4)));
    }
    // The path.
    let path = p.stone.lighter(0.06);
    s.blob(&nodes![(-60, 1080; corner), (160, 960), (420, 760), (660, 560), (850, 450; corner), (850, 640; corner), (700, 770), (520, 1010), (400, 1260; corner), (-60, 1260; corner)], Look::of(path).to(path.dim(0.8)).inflate(9.0).texture(0.3).shadow(0.2));
    for k in 0..26 {
        let t = s.rng.unit();
        let (x, y) = (
            lerp(180.0, 780.0, t) + s.rng.range(-60.0, 60.0),
            lerp(1140.0, 600.0, t) + s.rng.range(-40.0, 40.0),
        );
        let r = lerp(30.0, 10.0, t);
        s.ellipse(x, y, r, r * 0.4, Look::of(path.dim(0.86 + 0.02 * (k % 4) as f32)).inflate(3.0));
    }
    let bird = |kind: Kind, colour: Colour, hat: Hat| {
        let who = Person::new(kind, &p)
            .skin(colour)
            .wearing(Dress::Coat, p.ink.lighter(0.1))
            .hat(hat, p.ink.lighter(0.06));
        Person { hair: p.gold.mix(p.fox, 0.4), ..who.legs(p.fox, p.fox.dim(0.8)) }
    };
    let colours = [p.accent2, p.red, p.gold, p.leaf.lighter(0.1), p.accent];
    // Two who carry, and the box.
    let front = Actor::new(bird(Kind::Crow, colours[0], Hat::Stovepipe), 716.0, 600.0, 250.0)
        .walking()
        .feeling(Feeling::Sorrow)
        .hand(NEAR, 716.0, 436.0, Hand::Tray);
    let back = Actor::new(bird(Kind::Crow, colours[1], Hat::Stovepipe), 566.0, 690.0, 280.0)
        .walking()
        .feeling(Feeling::Sorrow)
        .hand(NEAR, 590.0, 506.0, Hand::Tray);
    front.paint(s);
    s.at(&[shift(652.0, 452.0), turn(-24.0)], |s| {
        s.rect(-120.0, -34.0, 240.0, 68.0, Look::of(p.wood.lighter(0.16)).inflate(9.0).grain(0.0));
        s.rect(-120.0, 2.0, 240.0, 32.0, Look::of(p.red).inflate(5.0));
        s.poly(&nodes![(-110, -32), (60, -32), (54, -58), (-108, -44)], Look::of(p.ink).flat());
        s.limb(&nodes![(-124, -44), (124, -66)], &[22.0], Look::of(p.wood.lighter(0.2)).inflate(6.0));
        s.ellipse(-30.0, -42.0, 16.0, 11.0, Look::lamp(p.white));
        s.dot(-34.0, -41.0, 7.0, Look::lamp(p.ink));
        for (x, colour) in [(-70.0, p.white), (10.0, p.gold), (60.0, p.accent), (92.0, p.white)] {
            for k in 0..5 {
                let a = radians(k as f32 * 72.0);
                s.dot(x + cos(a) * 11.0, -78.0 + sin(a) * 10.0, 10.0, Look::of(colour).inflate(4.0));
            }
            s.dot(x, -78.0, 6.0, Look::of(p.fox).inflate(2.0));
        }
    });
    s.focus(632.0, 430.0, 90.0);
    back.paint(s);
    let third = Actor::new(bird(Kind::Hen, p.white, Hat::None), 446.0, 800.0, 320.0)
        .walking()
        .feeling(Feeling::Sorrow);
    let third = third.hand_own(NEAR, 12.0, -66.0, Hand::Cover).hand_own(FAR, 16.0, -44.0, Hand::Rest);
    under(s, 446.0, 806.0, 70.0);
    third.paint(s);
    // She, three times their size.
    let cat = Person::new(Kind::Cat, &p).wearing(Dress::Gown, p.ink.lighter(0.09)).girth(1.2);
    let cat = Actor::new(cat, 190.0, 1230.0, 860.0).walking().feeling(Feeling::Sorrow).weeping();
    let cat = cat.with(|m| Mien {
        upper: [0.75, 0.2],
        gaze: [0.75, 0.25],
        turn: 0.55,
        nod: 0.1,
        open: 0.5,
        tilt: 4.0,
        ..m
    });
    let cat = cat.hand(FAR, 408.0, 700.0, Hand::Grip).elbow(FAR, 1.0).hand(NEAR, 130.0, 800.0, Hand::Cover);
    under(s, 200.0, 1226.0, 190.0);
    let g = cat.grip(FAR);
    s.group(Group::new(), |s| {
        cat.legs(s);
        cat.body(s);
        cat.head(s);
        // The veil is thrown back over a small hat.
        let e = cat.crown();
        s.ellipse(e.x + 6.0, e.y + 34.0, 96.0, 30.0, Look::of(p.ink.lighter(0.05)).inflate(9.0));
        s.blob(&nodes![(e.x - 56.0, e.y + 30.0), (e.x - 44.0, e.y - 20.0), (e.x + 40.0, e.y - 24.0), (e.x + 60.0, e.y + 30.0)], Look::of(p.ink.lighter(0.1)).inflate(12.0));
        s.blob(&nodes![(e.x - 96.0, e.y + 30.0), (e.x - 170.0, e.y + 180.0), (e.x - 200.0, e.y + 420.0; corner), (e.x - 120.0, e.y + 380.0), (e.x - 100.0, e.y + 200.0)], Look::of(p.ink.lighter(0.1)).alpha(0.72).inflate(9.0));
        cat.arm(s, NEAR);
        cat.arm_with(s, FAR, |s| handkerchief(s, g.x, g.y, 1.3));
        // The feather.
        let m = cat.mouth();
        s.at(&[shift(m.x - 6.0, m.y + 34.0), turn(30.0)], |s| {
            s.blob(&nodes![(0, -14; corner), (16, 14), (10, 50), (0, 64; corner), (-12, 48), (-15, 14)], Look::of(p.white).inflate(5.0).fur(4.0, 90.0, 2.0).rim(1.4));
            s.line(&nodes![(0, -10), (1, 70)], 2.4, Look::of(p.stone));
        });
        s.focus(m.x, m.y + 40.0, 70.0);
    });
    s.focus(cat.eye().x, cat.eye().y, 150.0);
    // The one before her has half turned.
    let doubter = Actor::new(bird(Kind::Crow, colours[3], Hat::Bowler), 520.0, 1080.0, 400.0)
        .left()
        .feeling(Feeling::Suspicion);
    let doubter = doubter
        .looking_at(cat.mouth())
        .with(|m| Mien { upper: [0.5, 0.42], ..m })
        .hand_own(NEAR, 10.0, -46.0, Hand::Rest)
        .hand_own(FAR, 16.0, -60.0, Hand::Point);
    under(s, 520.0, 1086.0, 90.0);
    doubter.paint(s);
    air::rain(s, 50, [0.0, 0.0, 800.0, 1200.0]);
    s.note("cat", Role::Subject);
    s.note("songbird", Role::Object);
    s.note("feather", Role::Detail);
    s.note("hills", Role::Setting);
}

/// Hares in black fill the pews and edge away from a fox who sobs over a photograph; only the smallest has laid a paw on his sleeve.
fn pews(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(400.0, 120.0, 0.5);
    let p = s.palette;
    interior::wall(s, p.stone.mix(p.accent2, 0.25).dim(0.8));
    // Three windows of coloured glass, and their light.
    for (i, x) in [130.0, 400.0, 670.0].into_iter().enumerate() {
        let glass = Path::blob(
            &nodes![(x - 80.0, 400; corner), (x - 80.0, 140), (x, 30; corner), (x + 80.0, 140), (x + 80.0, 400; corner)],
        );
        s.group(Group::new().clip(glass.clone()), |s| {
            for j in 0..7 {
                for k in 0..4 {
                    let colour = [p.accent, p.gold, p.red, p.accent2, p.leaf][(i * 2 + j * 3 + k * 2) % 5]
                        .lighter(0.06);
                    s.poly(
                        &nodes![
                            (x - 80.0 + k as f32 * 40.0, 30.0 + j as f32 * 54.0),
                            (x - 40.0 + k as f32 * 40.0, 20.0 + j as f32 * 54.0),
                            (x - 40.0 + k as f32 * 40.0, 76.0 + j as f32 * 54.0),
                            (x - 80.0 + k as f32 * 40.0, 84.0 + j as f32 * 54.0)
                        ],
                        Look::lamp(colour),
                    );
                }
            }
        });
        s.stroke(&glass, 15.0, Look::of(p.stone.dim(0.6)).inflate(4.0).shadow(0.5));
        for k in [-1.0, 0.0, 1.0] {
            s.limb(&nodes![(x + k * 40.0, 60), (x + k * 40.0, 396)], &[5.0], Look::of(p.ink).flat());
        }
        s.glow(x, 260.0, 210.0, [p.accent, p.gold, p.accent2][i], 0.35);
    }
    let black = p.ink.lighter(0.1);
    let hare = |n: usize| {
        let fur = [p.fur, p.white, p.fur.dim(0.8), p.cream.dim(0.9), p.grey.lighter(0.1)][n % 5];
        Person::new(Kind::Hare, &p).skin(fur).wearing(Dress::Coat, black.lighter(0.02 * n as f32))
    };
    // Behind: those who have moved away, to both sides.
    for (i, (x, y, h, feeling, turn)) in [
        (80.0, 860.0, 520.0, Feeling::Sorrow, -0.3),
        (200.0, 880.0, 500.0, Feeling::Offended, -0.6),
        (640.0, 880.0, 500.0, Feeling::Suspicion, -0.7),
        (752.0, 860.0, 520.0, Feeling::Sorrow, -0.5),
    ]
    .into_iter()
    .enumerate()
    {
        let a = Actor::new(hare(i), x, y, h).front().feeling(feeling).with(|m| m.facing(turn));
        a.paint(s);
    }
    s.rect(-30.0, 720.0, 860.0, 60.0, Look::of(p.wood).inflate(14.0).grain(0.0).texture(0.3));
    s.rect(
        -30.0,
        770.0,
        860.0,
        500.0,
        Look::of(p.wood_dark).to(p.wood_dark.dim(0.7)).inflate(8.0).grain(90.0).texture(0.3),
    );
    // He, far too large for his bench.
    let fox = Person::new(Kind::Fox, &p).wearing(Dress::Coat, black).scarf(p.accent);
    let fox = Actor::new(fox, 420.0, 1330.0, 1010.0).front().feeling(Feeling::Sorrow);
    let fox = fox.mien(Mien {
        open: 0.7,
        wide: 1.0,
        upper: [1.0, 1.0],
        tilt: -10.0,
        nod: -0.1,
        turn: 0.0,
        ..Feeling::Sorrow.mien().weeping()
    });
    let fox = fox.hand(NEAR, 250.0, 620.0, Hand::Grip).hand(FAR, 520.0, 950.0, Hand::Cup).elbow(NEAR, 1.0);
    s.group(Group::new(), |s| {
        fox.legs(s);
        fox.body(s);
        fox.head(s);
    });
    let e = fox.eye();
    for side in [-1.0, 1.0] {
        for k in 0..4 {
            let (x, y) = (e.x + side * (66.0 + k as f32 * 44.0), e.y + 50.0 + (k * k) as f32 * 22.0);
            s.blob(
                &nodes![(x, y - 20.0; corner), (x + 11.0, y + 4.0), (x, y + 15.0), (x - 11.0, y + 4.0)],
                Look::of(p.white.mix(p.accent2, 0.3)).inflate(5.0).rim(1.6),
            );
        }
    }
    let g = fox.grip(NEAR);
    fox.arm_with(s, NEAR, |s| handkerchief(s, g.x, g.y - 10.0, 1.5));
    // The photograph: two friends, laughing.
    let g = fox.grip(FAR);
    let (x, y) = (g.x - 128.0, g.y - 10.0);
    fox.palm(s, FAR);
    s.at(&[shift(x, y), turn(-8.0)], |s| {
        s.rect(-104.0, -82.0, 208.0, 164.0, Look::of(p.gold).inflate(9.0).shadow(0.7));
        s.rect(-88.0, -66.0, 176.0, 132.0, Look::of(p.sky[2].mix(p.cream, 0.4)).flat());
        let joy = Mien { tilt: 0.0, turn: 0.0, ..Feeling::Joy.mien() };
        s.group(Group::new().clip(Path::rect(-88.0, -66.0, 176.0, 132.0)), |s| {
            for (dx, who) in [(-38.0, Person::new(Kind::Fox, &p)), (42.0, hare(0))] {
                s.ellipse(dx, 66.0, 46.0, 34.0, Look::of(if dx < 0.0 { p.leaf } else { p.red }).inflate(9.0));
                s.at(&[shift(dx, 14.0), scale(0.8)], |s| head(s, &who, &joy, View::Front));
            }
        });
        s.focus(0.0, 0.0, 110.0);
    });
    fox.fingers(s, FAR);
    fox.sleeve(s, FAR);
    // The smallest one, and in front of all the rail.
    let small = Person { head: 1.15, ..hare(1) };
    let small = Actor::new(small, 690.0, 1280.0, 470.0).left().feeling(Feeling::Tenderness).looking_at(e);
    let small = small.hand(NEAR, 590.0, 1010.0, Hand::Cover).hand(FAR, 596.0, 1060.0, Hand::Rest);
    small.paint(s);
    s.focus(small.eye().x, small.eye().y, 100.0);
    let neighbour = Actor::new(hare(2), 110.0, 1300.0, 560.0).front().feeling(Feeling::Suspicion);
    neighbour.with(|m| Mien { turn: 0.3, gaze: [0.9, -0.5], ..m }).paint(s);
    s.rect(
        -30.0,
        1106.0,
        860.0,
        40.0,
        Look::of(p.wood.lighter(0.06)).inflate(10.0).grain(0.0).texture(0.3).shadow(0.8),
    );
    s.rect(-30.0, 1140.0, 860.0, 120.0, Look::of(p.wood.dim(0.85)).inflate(8.0).grain(90.0).texture(0.3));
    s.focus(420.0, 480.0, 200.0);
    s.note("fox", Role::Subject);
    s.note("hare", Role::Object);
    s.note("painting", Role::Detail);
}
