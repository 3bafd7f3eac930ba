//! Something stands on all that it was before, and somebody looks after it.

use super::acting::*;

pub(super) static HOUSE_AND_ITS_ROOTS: Relation = Relation {
    id: "house_and_its_roots",
    themes: Themes::Shared,
    moods: &[Mood::Memory, Mood::Wonder, Mood::Tenderness],
    slots: &[],
    layouts: &[framed("hill", Setup::RootCellar, hill), framed("ship", Setup::Waterline, ship)],
};

/// A lit window around (x, y).
fn window(s: &mut Scene, x: f32, y: f32, w: f32) {
    let flame = s.palette.flame;
    s.rect(x - w / 2.0, y - w * 0.6, w, w * 1.2, Look::lamp(flame.mix(s.palette.white, 0.25)));
    s.glow(x, y, w * 3.0, flame, 0.5);
}

/// On a hill at dusk an old man waters a little new house; under it, upside down, hang the houses it grew from, lamps lit in all, down to a cave with a fire. On its ridge a bird box is budding.
fn hill(c: &mut Composer) {
    let old = c.human(Kind::Grandad);
    let s = &mut c.scene;
    s.light_at(640.0, 160.0, 0.45);
    let p = s.palette;
    let dusk = lch(0.45, 0.075, 280.0).mix(p.sky[0], 0.2);
    let low = lch(0.82, 0.085, 52.0).mix(p.light, 0.25);
    still_sky(s, dusk, dusk.mix(low, 0.55), low, 0.4);
    s.glow(640.0, 400.0, 360.0, p.light, 0.6);
    let soil = lch(0.3, 0.04, 52.0).mix(p.ambient, 0.25);
    s.blob(&nodes![(-40, 560; corner), (160, 500), (400, 470), (640, 496), (840, 552; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(soil.lighter(0.04)).to(soil.dim(0.45)).inflate(10.0).texture(0.45).shadow(0.0));
    s.blob(&nodes![(-40, 560; corner), (160, 500), (400, 470), (640, 496), (840, 552; corner), (840, 590; corner), (640, 526), (400, 500), (160, 530), (-40, 596; corner)], Look::of(p.leaf.dim(0.8)).inflate(9.0).grass(13.0, -88.0, 6.0).shadow(0.3));
    for _ in 0..40 {
        let (x, y) = (s.rng.range(0.0, 800.0), s.rng.range(620.0, 1190.0));
        let r = s.rng.range(4.0, 13.0);
        s.ellipse(x, y, r * 1.3, r, Look::of(soil.lighter(0.1)).inflate(r * 0.4).alpha(0.7));
    }
    // The new one.
    let x = 470.0;
    s.rect(x - 84.0, 350.0, 168.0, 140.0, Look::of(p.cream).to(p.cream.dim(0.82)).inflate(9.0).texture(0.25));
    s.poly(
        &nodes![(x - 112.0, 356), (x, 226), (x + 112.0, 356)],
        Look::of(p.red).to(p.red.dim(0.75)).inflate(12.0).texture(0.35),
    );
    s.rect(x - 22.0, 412.0, 44.0, 78.0, Look::of(p.wood).inflate(5.0));
    window(s, x - 54.0, 412.0, 30.0);
    window(s, x + 54.0, 412.0, 30.0);
    s.limb(
        &nodes![(x + 4.0, 232), (x + 12.0, 198), (x + 34.0, 180)],
        &[8.0, 6.0, 4.0],
        Look::of(p.leaf.dim(0.8)).inflate(2.0),
    );
    s.place(motif("birdhouse"), At::new(x + 46.0, 196.0).height(66.0).standing().silent());
    s.at(&[shift(x - 2.0, 202.0), turn(-40.0)], |s| {
        s.blob(
            &nodes![(-20, 0; corner), (0, -10), (20, 0; corner), (0, 10)],
            Look::of(p.leaf.lighter(0.08)).inflate(3.0),
        );
    });
    // What it grew from, upside down, each older.
    let root = |s: &mut Scene, list: &[Point], w: f32| {
        let nodes: Vec<moonhare_scene::geometry::Node> = list.iter().map(|q| (*q).into()).collect();
        s.limb(
            &nodes,
            &[w, w * 0.7, w * 0.4],
            Look::of(p.wood_dark.lighter(0.05)).inflate(w * 0.25).texture(0.4).rim(1.2),
        );
    };
    root(s, &[point(x, 500.0), point(x - 14.0, 560.0), point(x - 4.0, 640.0)], 34.0);
    root(s, &[point(x - 50.0, 500.0), point(x - 130.0, 600.0), point(x - 190.0, 760.0)], 18.0);
    root(s, &[point(x + 50.0, 500.0), point(x + 150.0, 600.0), point(x + 220.0, 720.0)], 18.0);
    root(s, &[point(x, 760.0), point(x - 30.0, 840.0), point(x - 60.0, 900.0)], 24.0);
    root(s, &[point(x - 190.0, 860.0), point(x - 230.0, 940.0), point(x - 200.0, 1010.0)], 14.0);
    root(s, &[point(x - 70.0, 1000.0), point(x - 60.0, 1040.0), point(x - 10.0, 1080.0)], 16.0);
    s.at(&[shift(x - 4.0, 640.0), scale_xy(1.0, -1.0)], |s| {
        s.rect(-96.0, -96.0, 192.0, 100.0, Look::of(p.stone.lighter(0.05)).inflate(8.0).texture(0.4));
        s.blob(
            &nodes![(-122, -92; corner), (-90, -190), (90, -190), (122, -92; corner)],
            Look::of(p.gold.mix(p.wood, 0.4)).inflate(14.0).texture(0.5).grain(90.0),
        );
        window(s, -46.0, -46.0, 32.0);
        window(s, 46.0, -46.0, 32.0);
    });
    s.at(&[shift(x + 216.0, 716.0), scale_xy(1.0, -1.0)], |s| {
        s.poly(
            &nodes![(-74, 0), (0, -150), (74, 0)],
            Look::of(p.accent2.mix(p.cream, 0.35)).inflate(12.0).texture(0.3),
        );
        s.poly(&nodes![(-16, 0), (0, -70), (16, 0)], Look::lamp(p.flame));
        s.glow(0.0, -24.0, 80.0, p.flame, 0.5);
    });
    s.at(&[shift(x - 192.0, 752.0), scale_xy(1.0, -1.0)], |s| {
        s.rect(-60.0, -70.0, 120.0, 72.0, Look::of(p.wood).inflate(7.0).grain(0.0).texture(0.4));
        s.poly(
            &nodes![(-78, -66), (0, -132), (78, -66)],
            Look::of(p.wood_dark.lighter(0.06)).inflate(8.0).texture(0.4),
        );
        window(s, 0.0, -34.0, 28.0);
    });
    s.at(&[shift(x - 64.0, 890.0), scale_xy(1.0, -1.0)], |s| {
        s.blob(
            &nodes![(-70, 0; corner), (-60, -70), (0, -116), (60, -70), (70, 0; corner)],
            Look::of(p.fur).inflate(16.0).texture(0.5).fur(6.0, 90.0, 4.0),
        );
        s.blob(
            &nodes![(-18, 0; corner), (-16, -36), (0, -50), (16, -36), (18, 0; corner)],
            Look::lamp(p.flame),
        );
        s.glow(0.0, -20.0, 70.0, p.flame, 0.5);
    });
    // The first: a cave, a fire, somebody at it.
    s.blob(
        &nodes![
            (x - 120.0, 1180),
            (x - 130.0, 1120),
            (x - 60.0, 1074),
            (x + 30.0, 1070),
            (x + 110.0, 1110),
            (x + 110.0, 1180)
        ],
        Look::of(p.ink.lighter(0.06)).flat().shadow(0.0),
    );
    s.glow(x - 6.0, 1150.0, 150.0, p.flame, 0.8);
    s.blob(&nodes![(x - 22.0, 1176; corner), (x - 18.0, 1150), (x - 4.0, 1122; corner), (x + 8.0, 1148), (x + 18.0, 1176; corner)], Look::lamp(p.flame));
    s.as_silhouette(p.wood_dark.mix(p.flame, 0.25), |s| {
        s.blob(
            &nodes![
                (x + 42.0, 1178),
                (x + 40.0, 1142),
                (x + 54.0, 1130),
                (x + 56.0, 1112),
                (x + 70.0, 1106),
                (x + 80.0, 1120),
                (x + 78.0, 1134),
                (x + 96.0, 1178)
            ],
            Look::of(p.ink),
        );
    });
    // He.
    let old = old
        .wearing(Dress::Shirt, p.accent2.mix(p.dark, 0.25))
        .hat(Hat::Straw, p.gold)
        .legs(p.wood_dark, p.leaf.mix(p.dark, 0.5));
    let a = Actor::new(old, 196.0, 520.0, 440.0)
        .lean(8.0)
        .feeling(Feeling::Tenderness)
        .hand(FAR, 320.0, 306.0, Hand::Grip)
        .hand_own(NEAR, -8.0, -38.0, Hand::Hidden)
        .looking_at(point(470.0, 400.0));
    let g = a.grip(FAR);
    s.group(Group::new(), |s| {
        a.arm(s, NEAR);
        a.legs(s);
        a.body(s);
        a.head(s);
        a.arm_with(s, FAR, |s| {
            s.place(
                motif("watering_can"),
                At::new(g.x + 20.0, g.y + 24.0)
                    .height(110.0)
                    .centred()
                    .turned(24.0)
                    .facing(Facing::Right)
                    .silent(),
            );
        });
    });
    for k in 0..9 {
        let t = k as f32 / 8.0;
        s.limb(
            &nodes![
                (g.x + 76.0 + t * 10.0, g.y + 30.0 + t * 10.0),
                (g.x + 100.0 + t * 34.0, 380.0 + t * 20.0),
                (g.x + 96.0 + t * 46.0, 470)
            ],
            &[1.0, 3.0, 1.0],
            veil(p.white, 0.5, 0.3),
        );
    }
    let e = a.eye();
    s.focus(e.x, e.y, 110.0);
    s.focus(470.0, 380.0, 130.0);
    s.focus(460.0, 700.0, 150.0);
    s.note("old_man", Role::Subject);
    s.note("house", Role::Object);
    s.note("birdhouse", Role::Detail);
}

/// A captain leans over the rail with a lantern: under his ship, upside down in the water, hang the boats it was before, and right at the bottom a boy rides a log and waves.
fn ship(c: &mut Composer) {
    let (man, boy) = (c.human(Kind::Man), c.human(Kind::Boy));
    let s = &mut c.scene;
    s.light_at(300.0, 330.0, 0.5);
    let p = s.palette;
    let night = lch(0.32, 0.07, 262.0);
    still_sky(s, night.dim(0.65), night, night.lighter(0.12), 0.2);
    stars_in(s, 60, [10.0, 10.0, 790.0, 420.0], p.white);
    // The water, lit from the lantern.
    let water = lch(0.4, 0.075, 225.0);
    s.rect(
        -30.0,
        520.0,
        860.0,
        740.0,
        Look::of(water).to(water.dim(0.42)).flat().texture(0.2).shadow(0.0).rim(0.0),
    );
    s.poly(&nodes![(400, 520), (520, 520), (760, 1220), (180, 1220)], veil(p.flame, 0.16, 30.0));
    // The hull above the line.
    s.blob(&nodes![(-60, 350; corner), (300, 372), (640, 352; corner), (600, 460), (520, 540; corner), (-60, 560; corner)], Look::of(p.wood).to(p.wood_dark).inflate(30.0).grain(0.0).texture(0.4).rim(1.3));
    for y in [410.0, 450.0, 494.0] {
        s.limb(
            &nodes![(-40, y + 6.0), (300, y + 14.0), (610.0 - (y - 410.0) * 0.6, y)],
            &[3.0],
            Look::of(p.wood_dark.dim(0.7)).alpha(0.7).flat().shadow(0.0),
        );
    }
    s.limb(&nodes![(-30, 526), (200, 530), (420, 524), (830, 528)], &[6.0], veil(p.white, 0.5, 0.6));
    // Those it was, one under the other.
    let hull = |s: &mut Scene, x: f32, y: f32, w: f32, colour: Colour| {
        s.blob(&nodes![(x - w, y; corner), (x, y - w * 0.06), (x + w, y; corner), (x + w * 0.7, y - w * 0.34), (x, y - w * 0.42), (x - w * 0.7, y - w * 0.34)], Look::of(colour).to(colour.dim(0.7)).inflate(w * 0.14).grain(0.0).texture(0.35).rim(1.3));
    };
    s.group(Group::new().fog(0.1).fog_colour(water), |s| {
        s.poly(
            &nodes![(440, 640), (452, 830), (586, 656)],
            Look::of(p.red.lighter(0.05)).inflate(10.0).rim(1.2),
        );
        s.poly(&nodes![(424, 640), (414, 790), (330, 650)], Look::of(p.cream).inflate(8.0).rim(1.2));
        s.limb(&nodes![(434, 630), (434, 840)], &[10.0, 6.0], Look::of(p.wood_dark).inflate(3.0));
        hull(s, 440.0, 640.0, 150.0, p.wood);
        window(s, 440.0, 614.0, 22.0);
    });
    s.group(Group::new().fog(0.16).fog_colour(water), |s| {
        hull(s, 470.0, 906.0, 110.0, p.accent2.mix(p.wood, 0.4));
        s.limb(&nodes![(400, 890), (340, 950)], &[9.0, 14.0], Look::of(p.wood).inflate(3.0));
        s.limb(&nodes![(540, 890), (600, 946)], &[9.0, 14.0], Look::of(p.wood).inflate(3.0));
        s.dot(470.0, 922.0, 11.0, Look::lamp(p.flame));
        s.glow(470.0, 922.0, 80.0, p.flame, 0.6);
    });
    s.at(&[shift(420.0, 990.0), scale_xy(1.0, -1.0)], |s| {
        s.limb(
            &nodes![(-120, 0), (130, 4)],
            &[44.0, 40.0],
            Look::of(p.wood_dark.lighter(0.08)).inflate(14.0).grain(0.0).texture(0.5).rim(1.3),
        );
        s.ellipse(132.0, 4.0, 10.0, 20.0, Look::of(p.wood.lighter(0.15)).inflate(3.0));
        let boy = boy.wearing(Dress::Shirt, p.red).cloth(Cloth::Stripes).hat(Hat::None, p.dark);
        let b = Actor::new(boy, -6.0, 20.0, 164.0)
            .front()
            .sitting()
            .feeling(Feeling::Joy)
            .hand_own(FAR, 26.0, -84.0, Hand::Wave)
            .hand_own(NEAR, -12.0, -26.0, Hand::Rest);
        b.paint(s);
    });
    // He.
    let coat = p.dark.lighter(0.12).mix(lch(0.3, 0.08, 260.0), 0.5);
    let man = man.wearing(Dress::Coat, coat).hat(Hat::Cap, p.white.dim(0.9)).bearded();
    let a = Actor::new(man, 190.0, 800.0, 760.0)
        .lean(22.0)
        .feeling(Feeling::Shame)
        .hand(FAR, 462.0, 300.0, Hand::Grip)
        .hand(NEAR, 330.0, 366.0, Hand::Rest);
    let a = a.with(|m| Mien {
        upper: [0.4, 0.4],
        nod: 0.7,
        turn: 0.5,
        gaze: [0.4, 0.9],
        curve: 0.35,
        cheek: 0.8,
        tilt: 6.0,
        ..m
    });
    let g = a.grip(FAR);
    s.group(Group::new().clip(Path::rect(-40.0, -40.0, 900.0, 412.0)), |s| {
        a.arm(s, FAR);
        a.body(s);
        a.head(s);
    });
    s.limb(
        &nodes![(-40, 356), (300, 378), (650, 356)],
        &[30.0, 30.0, 24.0],
        Look::of(p.gold.mix(p.wood, 0.5)).inflate(9.0).grain(0.0).rim(1.4),
    );
    for x in [40.0, 200.0, 520.0] {
        s.limb(&nodes![(x, 372), (x, 420)], &[12.0], Look::of(p.wood_dark).inflate(4.0));
    }
    s.group(Group::new(), |s| a.arm(s, NEAR));
    s.place(motif("lantern"), At::new(g.x, g.y).height(130.0).hanging().silent());
    s.glow(g.x, g.y + 80.0, 240.0, p.flame, 0.75);
    a.fingers(s, FAR);
    let e = a.eye();
    s.focus(e.x, e.y, 140.0);
    s.focus(440.0, 680.0, 120.0);
    s.focus(420.0, 1090.0, 100.0);
    s.note("sailor", Role::Subject);
    s.note("boy", Role::Object);
    s.note("sailing_boat", Role::Detail);
    s.note("sea", Role::Setting);
}
