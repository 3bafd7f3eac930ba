//! What is over was only put away, below.

mod office;

use super::acting::*;
use crate::settings::air;

pub(super) static CELLAR_OF_SUMMER: Relation = Relation {
    id: "cellar_of_summer",
    themes: Themes::Only(&["roots", "half-asleep"]),
    moods: &[Mood::Longing, Mood::Memory, Mood::Tenderness],
    slots: &[],
    layouts: &[framed("store", Setup::RootCellar, store), framed("office", Setup::Waterline, office::office)],
};

/// Grass in every palette: what is stored here is green.
fn meadow_green(s: &Scene) -> Colour {
    lch(0.64, 0.14, 130.0).mix(s.palette.leaf, 0.25)
}

/// A rolled meadow on its rack: the end of the roll at (x, y), the roll running off to x1.
fn roll(s: &mut Scene, x: f32, x1: f32, y: f32, r: f32, seed: usize) {
    let p = s.palette;
    let green = meadow_green(s).lighter([0.0, -0.05, 0.05][seed % 3]);
    s.limb(&nodes![(x, y), (x1, y)], &[r * 2.0], Look::of(green).inflate(r * 0.5).grass(7.0, -80.0, 4.0));
    let flowers = [p.red, p.gold, p.white, p.pink];
    for k in 0..9 {
        let t = (k * 29 % 10) as f32 / 10.0;
        s.dot(
            lerp(x, x1, 0.12 + t * 0.8),
            y - r * 0.7 + ((k * 17 + seed * 7) % 10) as f32 * r * 0.14,
            6.0,
            Look::of(flowers[(k + seed) % 4]).inflate(3.0),
        );
    }
    s.ellipse(x, y, r * 0.62, r, Look::of(lch(0.42, 0.05, 60.0)).inflate(4.0));
    let coil: Vec<_> = (0..20)
        .map(|k| {
            let (a, d) = (radians(k as f32 * 44.0), 1.0 - k as f32 / 20.0);
            point(x + cos(a) * r * 0.54 * d, y + sin(a) * r * 0.9 * d).into()
        })
        .collect();
    s.line(&coil, r * 0.11, Look::of(green.lighter(0.04)).inflate(2.0).flat());
    s.limb(
        &nodes![(lerp(x, x1, 0.5), y - r), (lerp(x, x1, 0.52), y + r)],
        &[9.0],
        Look::of(p.cream).inflate(3.0),
    );
}

/// Snow above. Below, in a vault with rolled meadows, a badger with a lantern finds a girl who dances barefoot on one that she has unrolled.
fn store(c: &mut Composer) {
    let girl = c.human(Kind::Girl);
    let s = &mut c.scene;
    s.light_at(610.0, 640.0, 0.5);
    let p = s.palette;
    let green = meadow_green(s);
    let earth = lch(0.3, 0.04, 55.0);
    let stone = lch(0.44, 0.03, 65.0).mix(p.stone, 0.2);
    // Winter.
    s.rect(-20.0, -20.0, 840.0, 340.0, Look::of(lch(0.5, 0.04, 255.0)).to(lch(0.74, 0.03, 245.0)).flat());
    air::snowfall(s, 60);
    s.place(motif("bare_tree"), At::new(110.0, 262.0).height(240.0).standing().silent());
    s.rect(-20.0, 250.0, 840.0, 1000.0, Look::of(earth).to(earth.dim(0.6)).flat().texture(0.4));
    s.blob(
        &nodes![(-40, 262; corner), (120, 240), (330, 262), (560, 236), (840, 258; corner), (840, 330; corner), (600, 318), (300, 330), (-40, 312; corner)],
        Look::of(p.white.mix(lch(0.9, 0.02, 240.0), 0.5)).inflate(16.0).shadow(0.3),
    );
    // Just above the unrolled one the snow shows green, and somebody has seen it.
    s.blob(
        &nodes![(296, 258), (380, 244), (470, 250), (500, 268), (420, 292), (320, 286)],
        Look::of(green).inflate(8.0).grass(12.0, -85.0, 5.0),
    );
    for (x, y) in [(340.0, 256.0), (400.0, 248.0), (456.0, 256.0)] {
        s.dot(x, y, 9.0, Look::of(p.gold).inflate(4.0));
    }
    Beast::new(Species::Doe, 590.0, 286.0, 150.0).left().feeling(Feeling::Awe).paint(s);
    s.focus(470.0, 220.0, 130.0);
    // The vault.
    s.blob(
        &nodes![(30, 1240; corner), (30, 640), (150, 430), (400, 360), (650, 430), (770, 640), (770, 1240; corner)],
        Look::of(stone.dim(0.5)).to(stone.dim(0.7)).flat().shadow(0.0),
    );
    for k in 0..15 {
        let a = radians(180.0 + k as f32 * 12.86);
        let (x, y) = (400.0 + cos(a) * 384.0, 690.0 + sin(a) * 344.0);
        s.at(&[shift(x, y), turn(k as f32 * 12.86 - 90.0)], |s| {
            s.rect(
                -42.0,
                -26.0,
                82.0,
                52.0,
                Look::of(stone.lighter((k % 3) as f32 * 0.03)).inflate(8.0).texture(0.3),
            );
        });
    }
    s.glow(610.0, 700.0, 420.0, p.flame, 0.5);
    // The racks.
    for (i, y) in [540.0, 690.0, 840.0].into_iter().enumerate() {
        let inset = [120.0, 70.0, 60.0][i];
        for (n, (x, x1)) in [(inset + 50.0, inset + 190.0), (800.0 - inset - 50.0, 800.0 - inset - 200.0)]
            .into_iter()
            .enumerate()
        {
            if i == 2 && n == 0 {
                continue;
            }
            roll(s, x, x1, y, 56.0, i + n);
        }
        s.rect(inset - 10.0, y + 56.0, 230.0, 16.0, Look::of(p.wood).inflate(4.0).shadow(0.7));
        s.rect(590.0 - inset, y + 56.0, 230.0, 16.0, Look::of(p.wood).inflate(4.0).shadow(0.7));
    }
    // A brook, coiled on its hook.
    let blue = known_water(s);
    for k in 0..4 {
        s.stroke(
            &Path::ellipse(400.0 + k as f32 * 4.0, 540.0, 46.0 + k as f32 * 7.0, 76.0 + k as f32 * 8.0),
            11.0,
            Look::of(blue.lighter(k as f32 * 0.04)).inflate(4.0).rim(1.4),
        );
    }
    s.limb(&nodes![(400, 400), (400, 470), (420, 480)], &[10.0], Look::of(p.metal).inflate(3.0));
    s.rect(-20.0, 1090.0, 840.0, 160.0, Look::of(stone.dim(0.62)).to(stone.dim(0.4)).flat().texture(0.3));
    // The one that lies unrolled.
    s.blob(
        &nodes![(60, 1120), (170, 1086), (430, 1092), (520, 1118), (500, 1180), (260, 1204), (40, 1180)],
        Look::of(green).inflate(12.0).grass(16.0, -85.0, 6.0),
    );
    for k in 0..14 {
        let (x, y) = (80.0 + ((k * 97) % 400) as f32, 1116.0 + ((k * 31) % 70) as f32);
        s.dot(x, y, 10.0, Look::of([p.red, p.gold, p.white, p.pink][k % 4]).inflate(4.0));
    }
    s.glow(250.0, 1000.0, 300.0, lch(0.9, 0.12, 100.0), 0.45);
    s.place(motif("butterfly"), At::new(116.0, 800.0).height(70.0).centred().silent());
    let who = girl.wearing(Dress::Coat, p.red).hat(Hat::Woolly, p.accent2).scarf(p.gold);
    let who = Person { legs: girl.skin, boots: girl.skin, ..who };
    let g = Actor::new(who, 250.0, 1160.0, 430.0).front().lean(-3.0).feeling(Feeling::Joy);
    let g = g
        .mien(Mien { tilt: -10.0, open: 0.1, nod: -0.5, ..Feeling::Joy.mien().shut() })
        .hand_own(NEAR, -34.0, -74.0, Hand::Open)
        .hand_own(FAR, 34.0, -78.0, Hand::Open)
        .feet((-6.0, -4.0), (12.0, -16.0), [180.0, 30.0]);
    g.paint(s);

    // The keeper.
    under(s, 610.0, 1186.0, 150.0);
    let who =
        Person::new(Kind::Badger, &p).wearing(Dress::Apron, p.accent2.mix(p.dark, 0.2)).girth(1.15).glasses();
    let b = Actor::new(who, 620.0, 1186.0, 600.0).left().feeling(Feeling::Suspicion);
    let b = b
        .with(|m| Mien { curve: 0.5, skew: 0.2, ..m.facing(0.6).glancing(0.7, 0.4) })
        .hand(NEAR, 690.0, 880.0, Hand::Fist)
        .hand(FAR, 470.0, 800.0, Hand::Fist);
    let at = b.grip(FAR);
    s.group(Group::new(), |s| {
        b.arm_with(s, FAR, |s| {
            s.place(motif("lantern"), At::new(at.x, at.y + 78.0).height(150.0).centred().silent());
        });
        b.legs(s);
        b.body(s);
        b.head(s);
        b.arm(s, NEAR);
    });
    s.glow(at.x, at.y + 70.0, 150.0, p.flame, 0.7);
    s.note("badger", Role::Subject);
    s.note("girl", Role::Object);
    s.note("deer", Role::Witness);
    s.note("snowfield", Role::Setting);
}
