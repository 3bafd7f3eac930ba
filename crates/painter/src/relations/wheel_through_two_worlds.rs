//! They become what the element asks.

use super::acting::*;

pub(super) static WHEEL_THROUGH_TWO_WORLDS: Relation = Relation {
    id: "wheel_through_two_worlds",
    themes: Themes::Only(&["moonhare", "tides", "carousel"]),
    moods: &[Mood::Wonder, Mood::Freedom, Mood::Mischief],
    slots: &[],
    layouts: &[framed("sea", Setup::Waterline, sea), framed("hedge", Setup::Hinge, hedge)],
};

/// Somebody fishy from the front, in a coat: the middle of the face at (x, y).
fn fish(s: &mut Scene, x: f32, y: f32, k: f32, skin: Colour, coat: Colour, gaze: f32) {
    let p = s.palette;
    s.at(&[shift(x, y), scale(k)], |s| {
        s.blob(
            &nodes![(-70, 130; corner), (-64, 60), (-30, 40), (30, 40), (64, 60), (70, 130; corner)],
            Look::of(coat).inflate(16.0).texture(0.2),
        );
        for side in [-1.0, 1.0] {
            s.blob(
                &nodes![
                    (side * 40.0, -20),
                    (side * 92.0, -44),
                    (side * 84.0, 0),
                    (side * 94.0, 30),
                    (side * 44.0, 24)
                ],
                Look::of(skin.mix(p.red, 0.3)).inflate(8.0).hatch(0.8),
            );
        }
        s.blob(
            &nodes![(0, -74), (44, -50), (60, 0), (46, 44), (0, 62), (-46, 44), (-60, 0), (-44, -50)],
            Look::of(skin).to(skin.lighter(0.1)).inflate(22.0).texture(0.25),
        );
        for side in [-1.0, 1.0] {
            s.dot(side * 30.0, -16.0, 23.0, Look::of(p.white).inflate(7.0));
            s.dot(side * 30.0 + gaze * 9.0, -14.0, 11.0, Look::of(p.ink).inflate(2.0));
            s.dot(side * 30.0 + gaze * 9.0 - 4.0, -19.0, 4.0, Look::lamp(p.white));
            s.limb(
                &nodes![(side * 16.0, -46), (side * 44.0, -50)],
                &[5.0, 7.0],
                Look::of(skin.dim(0.6)).inflate(2.0),
            );
        }
        s.ellipse(0.0, 32.0, 24.0, 13.0, Look::of(skin.mix(p.red, 0.5)).inflate(6.0));
        s.ellipse(0.0, 32.0, 12.0, 5.0, Look::of(p.ink).flat());
        s.focus(0.0, 0.0, 70.0);
    });
}

/// A hat of one of four kinds, its brim's middle at (x, y).
fn hat(s: &mut Scene, x: f32, y: f32, w: f32, n: usize) {
    let p = s.palette;
    let look = |c: Colour| Look::of(c).inflate(w * 0.08).texture(0.15);
    match n {
        0 => {
            s.rect(x - w * 0.32, y - w * 0.62, w * 0.64, w * 0.62, look(p.dark.lighter(0.1)));
            s.rect(x - w * 0.33, y - w * 0.2, w * 0.66, w * 0.13, look(p.red));
            s.ellipse(x, y, w * 0.54, w * 0.09, look(p.dark.lighter(0.14)));
        }
        1 => {
            s.ellipse(x, y, w * 0.66, w * 0.12, look(p.gold));
            s.blob(
                &nodes![
                    (x - w * 0.34, y),
                    (x - w * 0.26, y - w * 0.34),
                    (x, y - w * 0.4),
                    (x + w * 0.26, y - w * 0.34),
                    (x + w * 0.34, y)
                ],
                look(p.gold),
            );
            s.limb(
                &nodes![(x - w * 0.33, y - w * 0.06), (x, y - w * 0.02), (x + w * 0.33, y - w * 0.06)],
                &[w * 0.1],
                look(p.accent2),
            );
        }
        _ => {
            s.blob(
                &nodes![
                    (x - w * 0.46, y),
                    (x - w * 0.4, y - w * 0.4),
                    (x, y - w * 0.56),
                    (x + w * 0.4, y - w * 0.4),
                    (x + w * 0.46, y)
                ],
                look(p.red),
            );
            s.dot(x, y - w * 0.58, w * 0.13, look(p.white));
            s.rect(x - w * 0.48, y - w * 0.12, w * 0.96, w * 0.17, look(p.white));
        }
    }
}

/// A big wheel stands half in the sea: riders in hats above, the same hats on fish below. On the steps a girl and a pike wait.
fn sea(c: &mut Composer) {
    let riders = [Kind::Man, Kind::Woman, Kind::Grandad].map(|kind| c.human(kind));
    let girl = c.human(Kind::Girl);
    let s = &mut c.scene;
    s.light_at(200.0, 120.0, 0.5);
    let p = s.palette;
    s.sky(0.5, 0.4);
    let (cx, cy, r, line) = (440.0, 570.0, 306.0, 570.0);
    s.rect(
        -30.0,
        line,
        860.0,
        700.0,
        Look::of(p.water[1]).to(p.water[0].dim(0.8)).flat().shadow(0.0).texture(0.2),
    );
    for k in 0..9 {
        let x = 30.0 + k as f32 * 96.0;
        s.limb(
            &nodes![
                (x, 1240),
                (x + 24.0, 1150),
                (x - 10.0, 1070),
                (x + 18.0, 1010.0 + (k % 3) as f32 * 40.0)
            ],
            &[20.0, 16.0, 12.0, 3.0],
            Look::of(p.leaf.mix(p.water[0], 0.35)).inflate(5.0),
        );
    }
    // The wheel.
    let iron = Look::of(p.red.mix(p.metal, 0.25)).inflate(5.0);
    s.limb(&nodes![(cx - 150.0, 1240), (cx, cy)], &[26.0, 16.0], Look::of(p.metal.dim(0.7)).inflate(5.0));
    s.limb(&nodes![(cx + 150.0, 1240), (cx, cy)], &[26.0, 16.0], Look::of(p.metal.dim(0.7)).inflate(5.0));
    for k in 0..6 {
        let a = radians(k as f32 * 60.0 + 30.0);
        s.limb(&nodes![(cx, cy), (cx + cos(a) * r, cy + sin(a) * r)], &[11.0], iron);
    }
    for rr in [r, r * 0.82] {
        s.stroke(&Path::ellipse(cx, cy, rr, rr), 13.0, iron);
    }
    s.dot(cx, cy, 40.0, Look::of(p.gold).inflate(14.0));
    let coats = [p.accent, p.accent2, p.leaf];
    let skins = [p.fox.mix(p.gold, 0.3), p.leaf.lighter(0.1), p.accent2.mix(p.white, 0.35)];
    let basket = |s: &mut Scene, x: f32, y: f32, colour: Colour| {
        s.blob(&nodes![(x - 98.0, y; corner), (x - 84.0, y + 70.0), (x, y + 96.0), (x + 84.0, y + 70.0), (x + 98.0, y; corner)], Look::of(colour).inflate(18.0).texture(0.2));
        s.limb(
            &nodes![(x - 100.0, y), (x, y + 10.0), (x + 100.0, y)],
            &[17.0],
            Look::of(p.gold).inflate(5.0),
        );
    };
    let canopy = |s: &mut Scene, x: f32, y: f32| {
        s.limb(&nodes![(x - 88.0, y), (x - 88.0, y - 190.0)], &[7.0], Look::of(p.gold.dim(0.8)).inflate(2.0));
        s.limb(&nodes![(x + 88.0, y), (x + 88.0, y - 190.0)], &[7.0], Look::of(p.gold.dim(0.8)).inflate(2.0));
    };
    for (n, angle) in [-90.0, -150.0, -30.0].into_iter().enumerate() {
        let a = radians(angle);
        let (x, y) = (cx + cos(a) * r, cy + sin(a) * r + 30.0);
        let gaze = [0.1, 0.7, -0.7][n];
        canopy(s, x, y);
        let who = riders[n].wearing(Dress::Coat, coats[n]);
        let a = Actor::new(who, x, y + 220.0, 370.0)
            .front()
            .feeling([Feeling::Joy, Feeling::Calm, Feeling::Fear][n])
            .with(|m| m.facing(gaze * 0.6).glancing(gaze, 0.6).tilted(0.0));
        s.group(Group::new().clip(Path::rect(x - 200.0, y - 300.0, 400.0, 350.0)), |s| {
            a.body(s);
            a.head(s);
        });
        let top = a.crown();
        hat(s, top.x + gaze * 4.0, top.y + 16.0, 126.0, n);
        basket(s, x, y, [p.red, p.gold.mix(p.red, 0.4), p.accent][n]);
    }
    for (n, angle) in [90.0, 30.0, 150.0].into_iter().enumerate() {
        let a = radians(angle);
        let (x, y) = (cx + cos(a) * r, cy + sin(a) * r + if n == 0 { 30.0 } else { 70.0 });
        s.group(Group::new().fog(0.1).fog_colour(p.water[1]), |s| {
            canopy(s, x, y);
            fish(s, x, y - 92.0, 1.0, skins[n], coats[n], [0.2, -0.8, 0.8][n]);
            hat(s, x, y - 150.0, 120.0, n);
            basket(s, x, y, [p.red, p.gold.mix(p.red, 0.4), p.accent][n]);
        });
    }
    for _ in 0..26 {
        let (x, y, r) = (s.rng.range(10.0, 790.0), s.rng.range(640.0, 1190.0), s.rng.range(3.0, 10.0));
        s.stroke(&Path::ellipse(x, y, r, r), 2.0, Look::of(p.white).alpha(0.5).flat());
    }
    // The surface, over what is under it.
    s.limb(
        &nodes![
            (-30, line),
            (120, line - 8.0),
            (300, line + 4.0),
            (500, line - 6.0),
            (700, line + 4.0),
            (830, line)
        ],
        &[12.0],
        Look::of(p.white.mix(p.water[1], 0.4)).alpha(0.8).inflate(3.0).shadow(0.0),
    );
    // The steps: next, please.
    s.rect(-30.0, 604.0, 124.0, 30.0, Look::of(p.wood).inflate(7.0).grain(0.0));
    s.limb(&nodes![(40, 620), (40, 1240)], &[22.0], Look::of(p.wood_dark).inflate(6.0));
    let girl = Actor::new(girl.wearing(Dress::Gown, p.gold.mix(p.red, 0.2)), 60.0, 610.0, 220.0)
        .feeling(Feeling::Joy)
        .hand_own(FAR, 25.0, -42.0, Hand::Grip);
    let g = girl.grip(FAR);
    fish(s, 140.0, 590.0, 0.46, p.leaf.mix(p.grey, 0.3).lighter(0.08), p.grey, -0.9);
    s.limb(
        &nodes![(120, 620), (g.x + 14.0, g.y + 12.0), (g.x, g.y)],
        &[26.0, 20.0, 12.0],
        Look::of(p.leaf.mix(p.grey, 0.3)).inflate(6.0),
    );
    girl.looking_at(point(140.0, 590.0)).paint(s);
    s.note("ferris_wheel", Role::Subject);
    s.note("fish", Role::Object);
    s.note("sea", Role::Setting);
    s.note("girl", Role::Detail);
}

/// A plank swings through a hedge: children on this side, foxes in the same clothes on that; in the gap stands somebody who is half and half.
fn hedge(c: &mut Composer) {
    let (girl, boy) = (c.human(Kind::Girl), c.human(Kind::Boy));
    let s = &mut c.scene;
    s.light_at(120.0, 160.0, 0.55);
    let p = s.palette;
    let (day, night) =
        (p.sky[3].mix(p.flame, 0.35).mix(p.cream, 0.25), p.ambient.mix(p.accent2, 0.2).dim(0.7));
    s.rect(-30.0, -30.0, 440.0, 1280.0, Look::of(day).to(day.lighter(0.06)).flat().shadow(0.0));
    s.rect(400.0, -30.0, 430.0, 1280.0, Look::of(night.dim(0.7)).to(night).flat().shadow(0.0));
    s.glow(90.0, 150.0, 260.0, p.light, 0.5);
    s.dot(690.0, 150.0, 44.0, Look::lamp(p.cream));
    s.glow(690.0, 150.0, 160.0, p.cream, 0.4);
    for _ in 0..24 {
        let (x, y) = (s.rng.range(500.0, 790.0), s.rng.range(20.0, 560.0));
        s.dot(x, y, 2.4, Look::lamp(p.cream));
    }
    // Left a tidy garden, right the wood.
    s.blob(
        &nodes![(-40, 820; corner), (160, 780), (420, 810; corner), (420, 1260; corner), (-40, 1260; corner)],
        Look::of(p.leaf.lighter(0.1)).to(p.leaf).inflate(8.0).grass(9.0, 90.0, 6.0).shadow(0.0),
    );
    s.blob(
        &nodes![(390, 800; corner), (600, 770), (840, 820; corner), (840, 1260; corner), (390, 1260; corner)],
        Look::of(p.leaf.mix(night, 0.65)).to(night.dim(0.6)).inflate(8.0).grass(12.0, 90.0, 6.0).shadow(0.0),
    );
    s.place(motif("house"), At::new(110.0, 800.0).height(240.0).standing().silent());
    for (x, h) in [(560.0, 420.0), (740.0, 520.0), (650.0, 340.0)] {
        s.limb(&nodes![(x, 830), (x + 6.0, 830.0 - h)], &[30.0, 12.0], Look::of(night.dim(0.5)).inflate(8.0));
        for k in 0..4 {
            let (y, w) = (770.0 - k as f32 * h * 0.2, h * (0.24 - k as f32 * 0.04));
            s.poly(
                &nodes![(x - w, y), (x, y - h * 0.34), (x + w, y)],
                Look::of(p.leaf.mix(night, 0.75)).inflate(10.0).texture(0.3),
            );
        }
    }
    // The hedge, with its gap.
    for side in [-1.0, 1.0] {
        let x = |v: f32| 400.0 + side * v;
        s.blob(
            &nodes![
                (x(14.0), 20),
                (x(96.0), 60),
                (x(110.0), 400),
                (x(104.0), 700),
                (x(130.0), 1040),
                (x(110.0), 1130),
                (x(96.0), 900),
                (x(76.0), 640),
                (x(0.0), 560),
                (x(-10.0), 300)
            ],
            Look::of(p.leaf.dim(if side < 0.0 { 0.85 } else { 0.5 }))
                .inflate(26.0)
                .texture(0.4)
                .fur(9.0, 90.0, 5.0),
        );
    }
    for k in 0..120 {
        let (x, y) = (s.rng.range(282.0, 518.0), s.rng.range(10.0, 620.0));
        let shade = if x < 400.0 { 0.95 } else { 0.5 };
        s.ellipse(
            x,
            y,
            19.0,
            13.0,
            Look::of(p.leaf.dim(shade + (k % 3) as f32 * 0.07)).inflate(5.0).texture(0.3),
        );
    }
    let coats = [p.accent, p.red];
    let plank = |x: f32| 900.0 - (x - 400.0) * 0.2;
    let seat = |a: Actor| a.sitting();
    let pair = [
        (girl.wearing(Dress::Coat, coats[0]).hat(Hat::Straw, p.gold), 232.0, 400.0),
        (boy.wearing(Dress::Coat, coats[1]).hat(Hat::Woolly, p.white), 90.0, 420.0),
    ];
    for (i, (who, x, h)) in pair.into_iter().enumerate() {
        let a = seat(Actor::new(who, x, plank(x) + h * 0.2, h)).feeling([Feeling::Joy, Feeling::Awe][i]);
        a.looking_at(point(720.0, 620.0))
            .hand_own(NEAR, 16.0, -26.0, Hand::Grip)
            .hand_own(
                FAR,
                20.0,
                if i == 0 { -26.0 } else { -76.0 },
                if i == 0 { Hand::Grip } else { Hand::Wave },
            )
            .paint(s);
        let fox = Person::new(Kind::Fox, &p).wearing(Dress::Coat, coats[i]).hat(who.hat, who.hat_colour);
        let x = 800.0 - x;
        let b = seat(Actor::new(fox, x, plank(x) + h * 0.2, h))
            .left()
            .feeling([Feeling::Mischief, Feeling::Joy][i]);
        b.looking_at(point(100.0, 700.0))
            .hand_own(NEAR, 16.0, -26.0, Hand::Grip)
            .hand_own(
                FAR,
                20.0,
                if i == 0 { -26.0 } else { -76.0 },
                if i == 0 { Hand::Grip } else { Hand::Wave },
            )
            .paint(s);
    }
    s.limb(
        &nodes![(6, plank(6.0)), (794, plank(794.0))],
        &[36.0],
        Look::of(p.wood.lighter(0.1)).inflate(9.0).grain(0.0).texture(0.3),
    );
    // Who stands in the gap is both.
    let coat = p.gold.mix(p.red, 0.2);
    let pose = |who: Person| {
        let a = Actor::new(who.wearing(Dress::Coat, coat).scarf(p.accent2), 400.0, 1180.0, 540.0)
            .front()
            .feeling(Feeling::Awe);
        a.with(|m| m.facing(0.0).glancing(0.0, 0.0).tilted(0.0).nodding(0.0))
            .hand_own(NEAR, -24.0, -58.0, Hand::Open)
            .hand_own(FAR, 24.0, -58.0, Hand::Open)
    };
    under(s, 400.0, 1184.0, 110.0);
    s.group(Group::new().clip(Path::rect(-30.0, 300.0, 430.0, 960.0)), |s| pose(boy).layers(s));
    s.group(Group::new().clip(Path::rect(400.0, 300.0, 430.0, 960.0)), |s| {
        pose(Person::new(Kind::Fox, &p)).layers(s);
    });
    s.focus(400.0, 760.0, 160.0);
    s.note("fox", Role::Subject);
    s.note("girl", Role::Object);
    s.note("boy", Role::Subject);
    s.note("garden", Role::Setting);
}
