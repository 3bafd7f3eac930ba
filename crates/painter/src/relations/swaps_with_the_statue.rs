//! The one on the pedestal and the one with the broom have changed places.

use super::acting::*;
use crate::actors::Mien;

pub(super) static SWAPS_WITH_THE_STATUE: Relation = Relation {
    id: "swaps_with_the_statue",
    themes: Themes::Only(&["moonhare", "looking-glass"]),
    moods: &[Mood::Freedom, Mood::Mischief, Mood::Wonder],
    slots: &[],
    layouts: &[framed("square", Setup::Well, square), framed("gallery", Setup::Frames, gallery)],
};

/// A broom from its grip at `a` to its bristles at `b`.
fn broom(s: &mut Scene, a: Point, b: Point, w: f32) {
    let p = s.palette;
    s.limb(
        &nodes![(a.x, a.y), (b.x, b.y)],
        &[w * 0.2],
        Look::of(p.wood.lighter(0.08)).inflate(w * 0.06).grain(0.0),
    );
    let degrees = moonhare_scene::math::atan2(b.y - a.y, b.x - a.x).to_degrees() - 90.0;
    s.at(&[shift(b.x, b.y), turn(degrees), scale(w / 100.0)], |s| {
        s.blob(
            &nodes![(-26, -20; corner), (26, -20; corner), (60, 110; corner), (0, 120), (-60, 110; corner)],
            Look::of(p.gold.mix(p.wood, 0.3)).inflate(12.0).fur(9.0, 90.0, 5.0),
        );
        s.limb(&nodes![(-32, 6), (32, 6)], &[12.0], Look::of(p.red).inflate(4.0));
    });
}

/// From the gutter: the sweeper stands on the plinth, broom up like a sword; below the bronze general sweeps, whistling.
fn square(c: &mut Composer) {
    let [sweeper, general, reader, baker] =
        [Kind::Man, Kind::Man, Kind::Woman, Kind::Man].map(|kind| c.human(kind));
    let s = &mut c.scene;
    s.light_at(420.0, 60.0, 0.5);
    let p = s.palette;
    s.sky(0.6, 0.5);
    // Houses lean in from both sides.
    for (side, colour, top, low) in [(-1.0f32, p.mid, 170.0, 300.0), (1.0, p.far, 190.0, 330.0)] {
        let x = |v: f32| 400.0 + side * v;
        s.poly(
            &nodes![(x(430.0), -40), (x(430.0 - top), -40), (x(430.0 - low + 190.0), 960), (x(430.0), 960)],
            Look::of(colour.dim(0.75)).to(colour.dim(0.6)).inflate(8.0).texture(0.2),
        );
        for r in 0..5 {
            let y = 50.0 + r as f32 * 170.0;
            let d = lerp(300.0, 360.0, r as f32 / 4.0);
            s.poly(
                &nodes![(x(d), y), (x(d + 50.0), y - 8.0), (x(d + 50.0), y + 86.0), (x(d + 4.0), y + 92.0)],
                Look::lamp(p.flame.mix(colour, 0.35)),
            );
        }
    }
    s.poly(
        &nodes![(-20, 900), (820, 900), (820, 1240), (-20, 1240)],
        Look::of(p.stone.dim(0.75)).to(p.stone.dim(0.5)).flat().texture(0.35).shadow(0.0),
    );
    for r in 0..5 {
        for k in 0..9 {
            let (x, y) = (k as f32 * 100.0 + (r % 2) as f32 * 50.0, 930.0 + r as f32 * 62.0);
            s.ellipse(
                x,
                y,
                42.0,
                22.0,
                Look::of(p.stone.dim(0.66 + 0.05 * ((k + r) % 3) as f32)).inflate(7.0),
            );
        }
    }
    // Another plinth further off: a baker on it, and below a stone lion that carries loaves.
    s.blob(
        &nodes![(36, 930; corner), (46, 640), (146, 640), (156, 930; corner)],
        Look::of(p.stone).inflate(9.0).texture(0.25),
    );
    let baker = Actor::new(baker.wearing(Dress::Apron, p.white).hat(Hat::Cap, p.white), 96.0, 644.0, 240.0)
        .front()
        .feeling(Feeling::Joy);
    baker.hand_own(FAR, 22.0, -86.0, Hand::Fist).hand_own(NEAR, -16.0, -50.0, Hand::Fist).paint(s);
    let lion = Beast::new(Species::Lion, 110.0, 1000.0, 150.0)
        .left()
        .walking()
        .coloured(p.stone)
        .feeling(Feeling::Joy);
    lion.paint(s);
    let back = lion.saddle();
    s.place(motif("basket"), At::new(back.x, back.y + 10.0).height(60.0).standing().silent());
    s.focus(100.0, 860.0, 150.0);
    // The plinth, tall.
    s.poly(
        &nodes![(330, 500), (570, 500), (640, 1010), (270, 1010)],
        Look::of(p.stone).to(p.stone.dim(0.7)).inflate(16.0).texture(0.3),
    );
    s.poly(
        &nodes![(300, 480), (600, 480), (590, 530), (310, 530)],
        Look::of(p.stone.lighter(0.08)).inflate(9.0),
    );
    s.poly(
        &nodes![(250, 1000), (660, 1000), (690, 1070), (220, 1070)],
        Look::of(p.stone.dim(0.85)).inflate(9.0),
    );
    s.ellipse(455.0, 760.0, 86.0, 100.0, Look::of(p.gold.mix(p.stone, 0.4)).inflate(9.0));
    s.ellipse(455.0, 760.0, 66.0, 80.0, Look::of(p.stone.dim(0.6)).inflate(4.0));
    s.place(motif("crown"), At::new(455.0, 800.0).height(76.0).standing().silent());
    // Up there: chest out, delighted.
    let sweeper = sweeper.wearing(Dress::Coat, p.accent).hat(Hat::Cap, p.red).scarf(p.gold);
    let hero = Actor::new(sweeper, 450.0, 494.0, 400.0).front().lean(-4.0).feeling(Feeling::Joy);
    let hero = hero.with(|m| Mien { nod: -0.5, tilt: -6.0, gaze: [0.2, -0.5], ..m }).feet(
        (-10.0, -4.0),
        (9.0, -4.0),
        [180.0, 0.0],
    );
    let hero = hero.hand(FAR, 570.0, 190.0, Hand::Grip).hand(NEAR, 366.0, 330.0, Hand::Fist);
    let g = hero.grip(FAR);
    s.group(Group::new(), |s| {
        hero.legs(s);
        hero.body(s);
        hero.head(s);
        hero.arm(s, NEAR);
        hero.arm_with(s, FAR, |s| {
            broom(s, point(g.x - 20.0, g.y + 130.0), point(g.x + 14.0, g.y - 50.0), 80.0);
        });
    });
    let crown = hero.crown();
    s.place(motif("dove"), At::new(crown.x - 10.0, crown.y + 6.0).height(60.0).standing().silent());
    // Down here: green with age, sleeves rolled, whistling like a boy.
    let bronze = lch(0.5, 0.055, 165.0).mix(p.fog, 0.1);
    let general =
        Person { skin: bronze.lighter(0.05), hair: bronze.dim(0.75), eyes: bronze.dim(0.4), ..general };
    let general = general
        .wearing(Dress::Coat, bronze)
        .hat(Hat::Stovepipe, bronze.dim(0.8))
        .legs(bronze.dim(0.8), bronze.dim(0.6))
        .bearded();
    let general = Actor::new(general, 300.0, 1180.0, 700.0).lean(9.0).walking().feeling(Feeling::Joy);
    let general = general.with(|m| Mien {
        wide: 0.32,
        open: 0.5,
        curve: 0.1,
        turn: 0.45,
        gaze: [0.5, -0.4],
        tilt: -4.0,
        ..m
    });
    let general = general.hand(NEAR, 394.0, 930.0, Hand::Grip).hand(FAR, 462.0, 830.0, Hand::Grip);
    let (a, b) = (general.grip(NEAR), general.grip(FAR));
    under(s, 300.0, 1190.0, 170.0);
    s.group(Group::new(), |s| {
        general.palm(s, FAR);
        general.legs(s);
        general.body(s);
        general.head(s);
        general.palm(s, NEAR);
        let far = point(lerp(b.x, a.x, -0.5), lerp(b.y, a.y, -0.5));
        broom(s, far, point(lerp(b.x, a.x, 2.2) + 110.0, 1090.0), 110.0);
        general.fingers(s, FAR);
        general.sleeve(s, FAR);
        general.fingers(s, NEAR);
        general.sleeve(s, NEAR);
    });
    for i in 0..10 {
        let (x, y) = (s.rng.range(330.0, 520.0), s.rng.range(1120.0, 1190.0));
        s.place(motif("leaf"), At::new(x, y).height(26.0).centred().turned(i as f32 * 40.0).silent());
    }
    // A passer-by, who reads.
    let reader = reader.wearing(Dress::Gown, p.accent2).hat(Hat::Straw, p.gold);
    let reader = Actor::new(reader, 700.0, 1230.0, 620.0)
        .left()
        .feeling(Feeling::Calm)
        .looking_at(point(590.0, 900.0));
    let reader = reader.hand(NEAR, 660.0, 890.0, Hand::Grip).hand(FAR, 590.0, 890.0, Hand::Grip);
    s.group(Group::new(), |s| {
        reader.layers(s);
        s.poly(
            &nodes![(548, 806), (620, 830), (694, 806), (694, 930), (620, 954), (548, 930)],
            Look::of(p.paper).inflate(6.0),
        );
        for k in 0..4 {
            let y = 836.0 + k as f32 * 24.0;
            s.line(&nodes![(560, y), (610, y + 16.0)], 5.0, Look::of(p.dark).alpha(0.5));
            s.line(&nodes![(630, y + 16.0), (682, y)], 5.0, Look::of(p.dark).alpha(0.5));
        }
        reader.fingers(s, NEAR);
        reader.fingers(s, FAR);
    });
    s.note("gentleman", Role::Subject);
    s.note("statue", Role::Object);
    s.note("broom", Role::Detail);
}

/// A gallery: in the great frame sits the maid, the duster for a sceptre; before it the painted lady rubs the gilt bright and laughs up at her.
fn gallery(c: &mut Composer) {
    c.room(1000.0, (260.0, 160.0));
    let [maid, lady, guard] = [Kind::Woman, Kind::Woman, Kind::Man].map(|kind| c.human(kind));
    let s = &mut c.scene;
    let p = s.palette;
    let gold = p.gold.mix(p.wood, 0.2);
    // The great frame.
    let (x0, y0, w, h) = (230.0, 70.0, 500.0, 690.0);
    s.rect(x0 - 46.0, y0 - 46.0, w + 92.0, h + 92.0, Look::of(gold).inflate(22.0).texture(0.3).shadow(0.9));
    for k in 0..9 {
        let t = k as f32 / 8.0;
        for (x, y) in [
            (lerp(x0 - 24.0, x0 + w + 24.0, t), y0 - 24.0),
            (lerp(x0 - 24.0, x0 + w + 24.0, t), y0 + h + 24.0),
            (x0 - 24.0, lerp(y0, y0 + h, t)),
            (x0 + w + 24.0, lerp(y0, y0 + h, t)),
        ] {
            s.dot(x, y, 14.0, Look::of(gold.lighter(0.1)).inflate(5.0));
        }
    }
    let inner = Path::rect(x0, y0, w, h);
    s.group(Group::new().clip(inner.clone()), |s| {
        s.part(&inner, Look::of(p.wood_dark.mix(p.red, 0.25)).to(p.wood.dim(0.8)).flat().shadow(0.0));
        s.blob(&nodes![(x0, y0; corner), (x0 + 190.0, y0; corner), (x0 + 120.0, y0 + 220.0), (x0 + 40.0, y0 + 420.0), (x0, y0 + 500.0; corner)], Look::of(p.red.dim(0.7)).inflate(26.0).grain(80.0));
        s.place(motif("throne"), At::new(x0 + 260.0, y0 + h + 30.0).height(600.0).standing().silent());
        let maid = maid.wearing(Dress::Apron, p.dark.lighter(0.2)).hat(Hat::None, p.white);
        let maid = Actor::new(maid, x0 + 260.0, y0 + h + 90.0, 660.0).front().sitting().feeling(Feeling::Joy);
        let maid = maid.with(|m| Mien { open: 0.1, wide: 1.0, nod: -0.4, tilt: -6.0, gaze: [-0.3, -0.2], ..m });
        let maid = maid.hand(NEAR, x0 + 110.0, y0 + 420.0, Hand::Grip).hand(FAR, x0 + 390.0, y0 + 500.0, Hand::Rest);
        let g = maid.grip(NEAR);
        maid.legs(s);
        maid.body(s);
        maid.head(s);
        maid.arm(s, FAR);
        maid.arm_with(s, NEAR, |s| {
            s.limb(&nodes![(g.x + 14.0, g.y + 120.0), (g.x - 16.0, g.y - 110.0)], &[14.0], Look::of(p.wood.lighter(0.1)).inflate(4.0));
            s.ellipse(g.x - 26.0, g.y - 160.0, 54.0, 74.0, Look::of(p.accent).inflate(18.0).fur(16.0, 270.0, 6.0));
        });
        let crown = maid.crown();
        s.at(&[shift(crown.x, crown.y + 20.0), turn(-6.0)], |s| {
            s.blob(&nodes![(-74, 16; corner), (-70, -16), (-36, -34), (0, -20), (36, -34), (70, -16), (74, 16; corner)], Look::of(p.white).inflate(9.0));
        });
    });
    // Small frames: the guard has found one, too; the smallest holds a mouse with a crown.
    picture(s, 92.0, 190.0, 110.0, 150.0, |s| {
        s.rect(30.0, 100.0, 130.0, 190.0, Look::of(p.leaf.dim(0.6)).flat());
        let guard = guard.hat(Hat::Cap, p.accent2).wearing(Dress::Coat, p.accent2);
        s.at(&[shift(92.0, 186.0), scale(0.86)], |s| {
            s.blob(
                &nodes![(-60, 140; corner), (-46, 60), (0, 44), (46, 60), (60, 140; corner)],
                Look::of(guard.coat).inflate(12.0),
            );
            head(s, &guard, &Mien { tilt: 0.0, nod: -0.4, ..Feeling::Offended.mien() }, View::Front);
        });
    });
    picture(s, 92.0, 420.0, 76.0, 90.0, |s| {
        s.rect(50.0, 370.0, 90.0, 110.0, Look::of(p.accent2.dim(0.6)).flat());
        let mouse = Person::new(Kind::Mouse, &p).hat(Hat::Crown, p.gold);
        s.at(&[shift(92.0, 436.0), scale(0.62)], |s| {
            head(s, &mouse, &Mien { tilt: 0.0, ..Feeling::Calm.mien() }, View::Front);
        });
    });
    s.focus(92.0, 420.0, 60.0);
    picture(s, 92.0, 600.0, 110.0, 110.0, |s| {
        s.rect(30.0, 540.0, 130.0, 130.0, Look::of(p.cream.mix(p.wood, 0.3)).flat());
    });
    // The lady: a ruff, a crown, cracks in the paint; she rubs the gilt bright and laughs up at the other.
    let lady =
        lady.wearing(Dress::Gown, p.accent2.mix(p.dark, 0.15)).hat(Hat::Crown, p.gold).cloth(Cloth::Dots);
    let lady = Actor::new(lady, 196.0, 1180.0, 640.0)
        .lean(7.0)
        .feeling(Feeling::Joy)
        .looking_at(point(490.0, 330.0));
    let lady = lady.hand(FAR, 360.0, 730.0, Hand::Cover).hand(NEAR, 130.0, 950.0, Hand::Grip);
    let g = lady.grip(NEAR);
    under(s, 200.0, 1186.0, 180.0);
    s.group(Group::new(), |s| {
        lady.legs(s);
        lady.body(s);
        let neck = lady.mouth();
        s.ellipse(neck.x - 20.0, neck.y + 60.0, 100.0, 34.0, Look::of(p.white).inflate(12.0).fur(6.0, 90.0, 5.0));
        lady.head(s);
        for (x, y) in [(200.0, 960.0), (250.0, 1040.0), (160.0, 1060.0)] {
            s.polyline(&nodes![(x, y), (x + 22.0, y + 18.0), (x + 16.0, y + 44.0), (x + 40.0, y + 60.0)], 2.6, Look::of(p.ink).alpha(0.6));
        }
        let f = lady.grip(FAR);
        s.blob(&nodes![(f.x - 40.0, f.y - 20.0), (f.x + 30.0, f.y - 36.0), (f.x + 46.0, f.y + 20.0), (f.x + 20.0, f.y + 70.0), (f.x - 30.0, f.y + 50.0)], Look::of(p.cream).inflate(12.0).texture(0.2));
        lady.arm(s, FAR);
        lady.arm_with(s, NEAR, |s| {
            s.line(&nodes![(g.x - 44.0, g.y + 60.0), (g.x, g.y - 6.0), (g.x + 44.0, g.y + 60.0)], 6.0, Look::of(p.metal.dim(0.7)));
            s.blob(&nodes![(g.x - 52.0, g.y + 56.0; corner), (g.x + 52.0, g.y + 56.0; corner), (g.x + 40.0, g.y + 150.0; corner), (g.x - 40.0, g.y + 150.0; corner)], Look::of(p.metal).inflate(14.0));
            for (dx, dy, r) in [(-24.0, 52.0, 22.0), (10.0, 46.0, 26.0), (34.0, 56.0, 16.0)] {
                s.dot(g.x + dx, g.y + dy, r, Look::of(p.white).inflate(7.0));
            }
        });
    });
    // Out of the empty frame: the painted dog.
    Beast::new(Species::Dog, 590.0, 1160.0, 230.0).left().quarter().feeling(Feeling::Mischief).paint(s);
    under(s, 590.0, 1164.0, 110.0);
    s.focus(520.0, 1020.0, 110.0);
    s.note("queen", Role::Subject);
    s.note("painting", Role::Object);
    s.note("woman", Role::Witness);
}
