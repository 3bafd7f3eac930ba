//! The ground is somebody.

use super::acting::*;

pub(super) static WHAT_THE_STREET_STANDS_ON: Relation = Relation {
    id: "what_the_street_stands_on",
    themes: Themes::Only(&["tides", "roots", "marbles"]),
    moods: &[Mood::Secrecy, Mood::Loneliness, Mood::Mischief],
    slots: &[],
    layouts: &[framed("street", Setup::RootCellar, street), framed("ice", Setup::Waterline, ice)],
};

/// A neat street, and under the paving those who hold it up with hands and heads; one scratches his nose, and there the cyclist flies.
fn street(c: &mut Composer) {
    let kinds = [Kind::Man, Kind::Granny, Kind::Woman, Kind::Man, Kind::Grandad];
    let row = kinds.map(|kind| c.human(kind));
    let below: Vec<Person> =
        [Kind::Woman, Kind::Boy, Kind::Man, Kind::Girl].into_iter().map(|kind| c.human(kind)).collect();
    let (lady, rider, baby) = (c.human(Kind::Woman), c.human(Kind::Man), c.human(Kind::Baby));
    let s = &mut c.scene;
    s.light_at(240.0, 60.0, 0.5);
    let p = s.palette;
    s.sky(0.4, 0.3);
    for (i, x) in [70.0, 250.0, 430.0, 600.0, 750.0].into_iter().enumerate() {
        let wall = [
            p.cream,
            p.pink.mix(p.cream, 0.4),
            p.accent2.mix(p.cream, 0.5),
            p.gold.mix(p.cream, 0.4),
            p.cream,
        ][i]
            .dim(0.88);
        s.rect(x - 86.0, 50.0, 172.0, 290.0, Look::of(wall).inflate(8.0).texture(0.25));
        s.poly(
            &nodes![(x - 96.0, 60), (x, -40), (x + 96.0, 60)],
            Look::of([p.red, p.accent, p.leaf][i % 3]).inflate(8.0).texture(0.3),
        );
        for (dx, dy) in [(-40.0, 100.0), (40.0, 100.0), (-40.0, 190.0), (40.0, 190.0)] {
            s.rect(x + dx - 20.0, dy, 40.0, 54.0, Look::of(p.sky[1].mix(p.dark, 0.3)).inflate(4.0));
        }
    }
    // The lady with the pram looks straight ahead.
    let lady = Actor::new(lady.wearing(Dress::Gown, p.red).hat(Hat::Straw, p.gold), 180.0, 350.0, 280.0)
        .walking()
        .feeling(Feeling::Offended)
        .with(|m| m.facing(0.8))
        .hand_own(NEAR, 20.0, -46.0, Hand::Grip)
        .hand_own(FAR, 22.0, -46.0, Hand::Grip);
    let g = lady.grip(NEAR);
    lady.paint(s);
    s.limb(&nodes![(g.x, g.y), (g.x + 44.0, g.y + 30.0)], &[7.0], Look::of(p.metal).inflate(2.0));
    s.blob(&nodes![(g.x + 30.0, g.y + 16.0; corner), (g.x + 130.0, g.y + 16.0; corner), (g.x + 116.0, g.y + 74.0), (g.x + 46.0, g.y + 74.0)], Look::of(p.accent2).inflate(10.0));
    s.at(&[shift(g.x + 84.0, g.y + 6.0), scale(0.5)], |s| {
        head(s, &baby, &Feeling::Awe.mien().glancing(0.1, 0.9), View::Front);
    });
    for dx in [52.0, 112.0] {
        s.stroke(
            &Path::ellipse(g.x + dx, g.y + 98.0, 22.0, 22.0),
            6.0,
            Look::of(p.metal.dim(0.6)).inflate(2.0),
        );
    }
    // The cyclist in the air over the dip.
    s.at(&[shift(600.0, 250.0), turn(-24.0)], |s| {
        s.place(motif("bicycle"), At::new(0.0, 60.0).width(210.0).standing().silent());
        let a = Actor::new(rider.wearing(Dress::Coat, p.leaf), -20.0, 46.0, 230.0)
            .hip(-2.0, -34.0)
            .lean(18.0)
            .feeling(Feeling::Fear);
        a.feet((6.0, -8.0), (16.0, -14.0), [10.0, 0.0])
            .hand_own(NEAR, 28.0, -52.0, Hand::Grip)
            .hand_own(FAR, 30.0, -54.0, Hand::Grip)
            .paint(s);
    });
    // Paving, with a dip where one hand is missing.
    let earth = p.wood_dark.mix(p.dark, 0.3);
    s.blob(&nodes![(-40, 350; corner), (400, 350), (520, 356), (600, 392), (690, 356), (840, 350; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(earth).to(earth.dim(0.55)).inflate(6.0).texture(0.35).shadow(0.0));
    for k in 0..15 {
        let x = 0.0 + k as f32 * 58.0;
        let d = (x + 28.0 - 600.0) / 70.0;
        let y = 346.0 + 44.0 / (1.0 + d * d);
        s.at(&[shift(x + 28.0, y), turn(d * 9.0 * (-d * d * 0.4).max(-1.0) / (1.0 + d * d))], |s| {
            s.rect(
                -28.0,
                0.0,
                56.0,
                34.0,
                Look::of(p.stone.lighter(if k % 2 == 0 { 0.06 } else { 0.0 })).inflate(7.0).texture(0.3),
            );
        });
    }
    s.glow(400.0, 800.0, 420.0, p.flame, 0.3);
    // Those who hold: first row, large.
    let feelings = [Feeling::Calm, Feeling::Brave, Feeling::Offended, Feeling::Mischief, Feeling::Suspicion];
    for (i, who) in row.iter().enumerate() {
        let x = 84.0 + i as f32 * 158.0;
        let h = [560.0, 500.0, 580.0, 560.0, 540.0][i];
        let y = 470.0 + h * 0.98 + if i == 1 { 20.0 } else { 0.0 };
        let a = Actor::new(*who, x, y, h).front().feeling(feelings[i]);
        let a = a.with(|m| crate::actors::Mien {
            tear: false,
            ..m.facing([0.3, 0.0, 0.2, -0.1, -0.3][i]).tilted([4.0, 0.0, -4.0, 6.0, -4.0][i])
        });
        let up = |a: Actor, side: usize, dx: f32| {
            a.hand(side, x + dx, 400.0, Hand::Tray)
                .elbow(side, if side == NEAR { -1.0 } else { 1.0 })
                .wrist(side, if side == NEAR { 40.0 } else { -40.0 })
        };
        let a = up(a, NEAR, -62.0);
        let a = if i == 3 { a.hand_own(FAR, 4.0, -76.0, Hand::Pinch) } else { up(a, FAR, 62.0) };
        a.paint(s);
    }
    // Second row: shoulders under their feet, soup passed along.
    for (i, who) in below.iter().enumerate() {
        let x = 110.0 + i as f32 * 196.0;
        let a = Actor::new(*who, x, 1420.0, 520.0)
            .feeling([Feeling::Tenderness, Feeling::Joy, Feeling::Asleep, Feeling::Greed][i]);
        let a = if i == 2 { a.left() } else { a };
        let a = a
            .with(|m| m.facing([0.5, 0.2, 0.2, -0.6][i]))
            .hand_own(NEAR, 16.0, -62.0, Hand::Cup)
            .hand_own(FAR, 24.0, -60.0, Hand::Cup);
        let g = a.grip(NEAR);
        s.group(Group::new(), |s| {
            a.arm(s, FAR);
            a.body(s);
            a.head(s);
            a.arm_with(s, NEAR, |s| {
                if i != 2 {
                    s.place(
                        motif("teacup"),
                        At::new(g.x + 16.0, g.y + 24.0).height(60.0).standing().silent(),
                    );
                }
            });
        });
    }
    s.focus(560.0, 560.0, 130.0);
    s.note("crowd", Role::Subject);
    s.note("bicycle", Role::Object);
    s.note("city", Role::Setting);
    s.note("teacup", Role::Detail);
}

/// A fish from the side that looks right, pushing up: its middle at (x, y).
fn fish(s: &mut Scene, x: f32, y: f32, k: f32, colour: Colour, up: f32, mood: f32) {
    let p = s.palette;
    s.at(&[shift(x, y), turn(up), scale(k)], |s| {
        s.blob(
            &nodes![(-120, 0), (-176, -50), (-160, 0), (-180, 54)],
            Look::of(colour.dim(0.8)).inflate(8.0).hatch(0.8),
        );
        s.blob(&nodes![(-20, -60), (20, -104), (60, -50)], Look::of(colour.dim(0.8)).inflate(6.0).hatch(0.8));
        s.blob(
            &nodes![(130, 0), (96, -52), (20, -74), (-70, -46), (-130, 0), (-70, 46), (20, 70), (96, 46)],
            Look::of(colour).to(colour.lighter(0.14)).inflate(26.0).texture(0.25),
        );
        for (dx, dy) in
            [(-60.0, -10.0), (-30.0, 14.0), (-34.0, -30.0), (0.0, -10.0), (-80.0, 14.0), (4.0, 34.0)]
        {
            s.line(
                &nodes![(dx, dy - 11.0), (dx + 9.0, dy), (dx, dy + 11.0)],
                3.0,
                Look::of(colour.dim(0.75)).flat(),
            );
        }
        s.dot(66.0, -18.0, 27.0, Look::of(p.white).inflate(8.0));
        s.dot(74.0, -22.0, 13.0, Look::of(p.ink).inflate(3.0));
        s.dot(70.0, -27.0, 4.6, Look::lamp(p.white));
        s.limb(
            &nodes![(38.0, -50.0 + mood * 9.0), (66, -58), (94.0, -50.0 - mood * 9.0)],
            &[6.0, 9.0, 6.0],
            Look::of(colour.dim(0.55)).inflate(3.0),
        );
        s.limb(
            &nodes![(126.0, 14.0), (104.0, 24.0 + mood * 4.0), (84.0, 22.0 - mood * 8.0)],
            &[8.0, 8.0, 5.0],
            Look::of(colour.dim(0.5)).inflate(2.0),
        );
        s.focus(70.0, -10.0, 70.0);
    });
}

/// Two skate and hold hands; under them fish carry the ice on fins and brows. A child lies on it, nose to nose with the smallest.
fn ice(c: &mut Composer) {
    let (her, him, child) = (c.human(Kind::Woman), c.human(Kind::Man), c.human(Kind::Girl));
    let s = &mut c.scene;
    s.light_at(620.0, 120.0, 0.55);
    let p = s.palette;
    s.sky(0.5, 0.3);
    let snow = p.white.mix(p.sky[2], 0.15);
    s.blob(&nodes![(-40, 400; corner), (140, 340), (360, 390), (600, 330), (840, 380; corner), (840, 640; corner), (-40, 640; corner)], Look::of(snow).to(snow.dim(0.92)).inflate(10.0).texture(0.2).shadow(0.0));
    for (x, h) in [(60.0, 220.0), (150.0, 150.0), (690.0, 180.0), (766.0, 250.0)] {
        for k in 0..4 {
            let (y, w) = (400.0 - k as f32 * h * 0.22, h * (0.28 - k as f32 * 0.05));
            s.poly(
                &nodes![(x - w, y), (x, y - h * 0.34), (x + w, y)],
                Look::of(p.leaf.dim(0.8).mix(p.white, 0.12)).inflate(8.0).texture(0.3),
            );
        }
    }
    let line = 610.0;
    s.rect(
        -30.0,
        line,
        860.0,
        660.0,
        Look::of(p.water[1].dim(0.85)).to(p.water[0].dim(0.6)).flat().texture(0.2).shadow(0.0),
    );
    // Those who carry.
    let colours =
        [p.fox, p.accent2.mix(p.white, 0.2), p.gold, p.leaf.lighter(0.1), p.pink.mix(p.red, 0.4), p.accent];
    for (i, (x, y, k, up, mood)) in [
        (620.0, 1060.0, 0.9, -70.0, -1.0),
        (180.0, 1050.0, 0.95, -62.0, 1.0),
        (420.0, 980.0, 0.9, -82.0, 1.0),
        (110.0, 800.0, 1.1, -64.0, -1.0),
        (340.0, 800.0, 1.2, -76.0, 1.0),
        (724.0, 820.0, 1.2, -104.0, -1.0),
    ]
    .into_iter()
    .enumerate()
    {
        fish(s, x, y, k, colours[i], up, mood);
    }
    for _ in 0..24 {
        let (x, y, r) = (s.rng.range(10.0, 790.0), s.rng.range(680.0, 1190.0), s.rng.range(3.0, 10.0));
        s.stroke(&Path::ellipse(x, y, r, r), 2.2, Look::of(p.white).alpha(0.55).flat());
    }
    // The ice between.
    s.poly(
        &nodes![(-30, 560), (830, 560), (830, 640), (-30, 640)],
        Look::of(p.sky[2].mix(p.white, 0.65))
            .to(p.water[1].mix(p.white, 0.4))
            .inflate(10.0)
            .alpha(0.92)
            .texture(0.15),
    );
    for (x, d) in [(120.0, 30.0), (300.0, -24.0), (520.0, 26.0), (700.0, -20.0)] {
        s.line(&nodes![(x, 566), (x + d, 600), (x + d * 0.4, 636)], 3.0, Look::of(p.white).alpha(0.8).flat());
    }
    let him = Actor::new(him.wearing(Dress::Coat, p.accent2).scarf(p.red), 250.0, 584.0, 440.0)
        .lean(-5.0)
        .feeling(Feeling::Tenderness)
        .feet((-13.0, -10.0), (10.0, -4.0), [40.0, -6.0]);
    let her = Actor::new(her.wearing(Dress::Gown, p.red).scarf(p.gold), 470.0, 584.0, 420.0)
        .left()
        .lean(-7.0)
        .feeling(Feeling::Joy);
    let e = him.eye();
    let (him, her) = (him.looking_at(her.eye()), her.looking_at(e));
    let (him, her) = (
        him.hand(FAR, 358.0, 360.0, Hand::Grip).hand(NEAR, 340.0, 400.0, Hand::Grip),
        her.hand(FAR, 362.0, 364.0, Hand::Grip).hand(NEAR, 372.0, 404.0, Hand::Grip),
    );
    under(s, 350.0, 590.0, 170.0);
    s.group(Group::new(), |s| {
        him.layers(s);
        her.layers(s);
    });
    // The child has noticed.
    let child = Actor::new(
        child.wearing(Dress::Coat, p.gold.mix(p.red, 0.3)).hat(Hat::Woolly, p.white),
        740.0,
        586.0,
        300.0,
    )
    .left()
    .hip(-2.0, -18.0)
    .lean(78.0)
    .feeling(Feeling::Awe);
    let child = child
        .feet((-16.0, -5.0), (-10.0, -5.0), [70.0, 70.0])
        .with(|m| m.facing(0.3).nodding(0.7).glancing(0.2, 0.9).tilted(-10.0))
        .hand_own(NEAR, 34.0, -3.0, Hand::Rest)
        .hand_own(FAR, 48.0, -3.0, Hand::Rest);
    child.paint(s);
    fish(s, 566.0, 690.0, 0.42, p.cream, -78.0, 1.0);
    s.focus(590.0, 580.0, 110.0);
    s.note("fish", Role::Subject);
    s.note("woman", Role::Object);
    s.note("gentleman", Role::Object);
    s.note("girl", Role::Detail);
}
