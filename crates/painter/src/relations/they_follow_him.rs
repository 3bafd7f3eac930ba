//! The last one whom anybody would choose is followed.

use super::acting::*;

pub(super) static THEY_FOLLOW_HIM: Relation = Relation {
    id: "they_follow_him",
    themes: Themes::Only(&["tides", "roots"]),
    moods: &[Mood::Tenderness, Mood::Mischief],
    slots: &[],
    layouts: &[framed("ducklings", Setup::Slant, ducklings), framed("ghosts", Setup::Spiral, ghosts)],
};

fn bowler(s: &mut Scene, at: Point, w: f32, tilt: f32) {
    let dark = s.palette.dark.lighter(0.04);
    s.at(&[shift(at.x, at.y), turn(tilt), scale(w / 100.0)], |s| {
        s.blob(
            &nodes![(-34, 0), (-33, -30), (-14, -48), (14, -48), (33, -30), (34, 0)],
            Look::of(dark).inflate(8.0),
        );
        s.ellipse(0.0, 0.0, 52.0, 9.0, Look::of(dark).inflate(3.0));
        let band = s.palette.red;
        s.limb(&nodes![(-34, -7), (0, -4), (34, -7)], &[7.0], Look::of(band).inflate(1.0).hatch(0.0));
    });
}

/// A crocodile in a bowler on the canal path; ducklings behind him, each with a very small hat.
fn ducklings(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(150.0, 60.0, 0.5);
    let p = s.palette;
    s.paint_sky(Sky { stops: vec![(0.0, p.leaf.mix(p.fog, 0.4)), (1.0, p.mid)], ..Sky::of(&p, 0.2, 0.0) });
    // The canal from corner to corner, the far bank above it.
    s.poly(
        &nodes![(-30, 470), (830, 60), (830, 420), (-30, 820)],
        Look::of(p.water[1]).to(p.water[0]).flat().texture(0.3).grain(-26.0).shadow(0.0),
    );
    s.poly(
        &nodes![(-30, 790), (830, 396), (830, 1240), (-30, 1240)],
        Look::of(p.stone.mix(p.mid, 0.3)).inflate(8.0).texture(0.3),
    );
    for i in 0..9 {
        let x = -20.0 + i as f32 * 104.0;
        s.limb(
            &nodes![(x, 800.0 - x * 0.458), (x + 140.0, 1250)],
            &[3.0, 5.0],
            Look::of(p.stone.dim(0.6)).alpha(0.5).flat().shadow(0.0),
        );
    }
    // The mother duck in a deckchair.
    s.at(&[shift(560.0, 200.0)], |s| {
        s.limb(&nodes![(-70, -60), (60, 40)], &[10.0], Look::of(p.wood).inflate(2.0));
        s.limb(&nodes![(50, -40), (-60, 44)], &[10.0], Look::of(p.wood).inflate(2.0));
        s.blob(
            &nodes![(-70, -66), (-50, -60), (10, 6), (62, 0), (58, 18), (0, 26), (-70, -40)],
            Look::of(p.red).inflate(6.0),
        );
        let duck = Person::new(Kind::Goose, &p).skin(p.gold.mix(p.cream, 0.4)).hat(Hat::Straw, p.accent);
        Actor::new(duck, -8.0, 40.0, 170.0).left().sitting().lean(-24.0).feeling(Feeling::Asleep).paint(s);
    });
    let way = |t: f32| point(lerp(760.0, 40.0, t), lerp(620.0, 1010.0, t));
    for i in (0..6).rev() {
        let at = way(i as f32 / 6.0 * 0.52);
        let h = 76.0 + i as f32 * 7.0;
        under(s, at.x, at.y, h * 0.4);
        let b = Beast::new(Species::Duck, at.x, at.y, h).left().walking().feeling(if i == 2 {
            Feeling::Awe
        } else {
            Feeling::Joy
        });
        b.paint(s);
        let e = b.eye();
        bowler(s, point(e.x + h * 0.05, e.y - h * 0.09), h * 0.34, -8.0);
    }
    let at = point(210.0, 1080.0);
    under(s, 330.0, 1086.0, 230.0);
    let beast = Beast::new(Species::Crocodile, at.x + 130.0, at.y, 136.0)
        .left()
        .walking()
        .feeling(Feeling::Suspicion)
        .glancing(-0.9, -0.3);
    beast.paint(s);
    let e = beast.eye();
    bowler(s, point(e.x + 4.0, e.y - 20.0), 116.0, -6.0);
    s.note("goose", Role::Subject);
    s.focus(560.0, 190.0, 100.0);
    s.focus(610.0, 700.0, 180.0);
}

/// A watchman with a lantern on a winding way; small ghosts in step behind him.
fn ghosts(c: &mut Composer) {
    let s = &mut c.scene;
    let p = s.palette;
    s.light_at(300.0, 820.0, 0.4);
    let night = p.ambient.mix(p.sky[0], 0.5);
    s.paint_sky(Sky { stops: vec![(0.0, night), (1.0, night.lighter(0.08))], ..Sky::of(&p, 0.1, 0.2) });
    crate::settings::air::stars(s, 60, 200.0);
    s.blob(&nodes![(-30, 330; corner), (200, 250), (480, 190), (830, 260; corner), (830, 1300; corner), (-30, 1300; corner)], Look::of(p.near.lighter(0.05)).to(p.near).inflate(30.0).shadow(0.0).texture(0.3));
    // The way: from the lower left round to a small lit door.
    s.limb(
        &nodes![
            (60, 1260),
            (180, 1060),
            (520, 1010),
            (690, 880),
            (600, 700),
            (330, 650),
            (220, 540),
            (320, 430),
            (470, 390)
        ],
        &[250.0, 200.0, 150.0, 120.0, 92.0, 70.0, 50.0, 34.0, 22.0],
        Look::of(p.stone.mix(p.near, 0.35)).inflate(6.0).texture(0.3).shadow(0.0),
    );
    s.at(&[shift(500.0, 380.0)], |s| {
        s.rect(-34.0, -70.0, 70.0, 74.0, Look::of(p.wood_dark).inflate(4.0));
        s.poly(&nodes![(-46, -68), (0, -116), (48, -68)], Look::of(p.red.dim(0.6)).inflate(4.0));
        s.rect(-10.0, -34.0, 22.0, 38.0, Look::lamp(p.flame));
        s.glow(0.0, -16.0, 90.0, p.flame, 0.6);
    });
    let ghost = |s: &mut Scene, x: f32, y: f32, h: f32, feeling: Feeling| {
        let white = p.white.mix(p.fog, 0.15);
        let w = h * 0.36;
        s.group(Group::new().alpha(0.88).halo(p.white, 0.2, h * 0.12), |s| {
            s.blob(
                &nodes![(x - w, y - h * 0.06; corner), (x - w * 0.95, y - h * 0.6), (x, y - h), (x + w * 0.95, y - h * 0.6), (x + w, y - h * 0.06; corner), (x + w * 0.6, y - h * 0.14), (x + w * 0.3, y; corner), (x, y - h * 0.12), (x - w * 0.4, y; corner), (x - w * 0.7, y - h * 0.13)],
                Look::of(white).inflate(w * 0.3).texture(0.06),
            );
        });
        let mien = feeling.mien();
        for side in [-1.0, 1.0] {
            s.ellipse(x - w * 0.1 + side * w * 0.32, y - h * 0.66, w * 0.13, w * 0.2, Look::lamp(p.ink));
        }
        let up = mien.curve * w * 0.1;
        s.line(
            &nodes![
                (x - w * 0.3, y - h * 0.5 - up),
                (x - w * 0.1, y - h * 0.5 + up * 0.6),
                (x + w * 0.1, y - h * 0.5 - up)
            ],
            w * 0.08,
            Look::lamp(p.ink),
        );
    };
    for (x, y, h, f) in [
        (420.0, 650.0, 84.0, Feeling::Sorrow),
        (560.0, 700.0, 104.0, Feeling::Joy),
        (668.0, 800.0, 126.0, Feeling::Joy),
        (680.0, 940.0, 150.0, Feeling::Calm),
        (560.0, 1030.0, 176.0, Feeling::Joy),
    ] {
        ghost(s, x, y, h, f);
        s.focus(x, y - h * 0.6, h * 0.5);
    }
    let man = c.human(Kind::Man).bearded().wearing(Dress::Coat, p.dark.lighter(0.14)).scarf(p.red);
    let s = &mut c.scene;
    under(s, 250.0, 1130.0, 120.0);
    let man = Actor::new(man.hat(Hat::Cap, p.dark), 250.0, 1130.0, 590.0)
        .left()
        .walking()
        .feeling(Feeling::Suspicion);
    let man = man
        .with(|m| m.facing(-0.55).glancing(-0.85, 0.1))
        .hand(NEAR, 150.0, 830.0, Hand::Grip)
        .hand_own(FAR, -16.0, -46.0, Hand::Fist);
    let g = man.grip(NEAR);
    s.group(Group::new(), |s| {
        man.arm(s, FAR);
        man.legs(s);
        man.body(s);
        man.head(s);
        man.arm_with(s, NEAR, |s| {
            s.place(motif("lantern"), At::new(g.x, g.y - 10.0).height(130.0).hanging().silent());
        });
    });
    s.glow(g.x, g.y + 60.0, 330.0, p.flame, 0.55);
    s.note("lantern", Role::Object);
    s.note("old_man", Role::Subject);
}
