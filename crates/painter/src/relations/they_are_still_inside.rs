//! Somebody keeps them hidden inside, and it costs him.

mod horse;

use self::horse::horse;
use super::acting::*;

pub(super) static THEY_ARE_STILL_INSIDE: Relation = Relation {
    id: "they_are_still_inside",
    themes: Themes::Only(&["moonhare", "roots"]),
    moods: &[Mood::Secrecy, Mood::Tenderness, Mood::Mischief],
    slots: &[],
    layouts: &[framed("snowman", Setup::Hinge, snowman), framed("horse", Setup::DollsHouse, horse)],
};

/// A snowman with a stove and a sleeping child in his belly melts, smiles and points the constable elsewhere; the dog has noticed.
fn snowman(c: &mut Composer) {
    c.scene.light_at(560.0, 200.0, 0.5);
    let (man, girl) = (c.human(Kind::Man), c.human(Kind::Girl));
    let s = &mut c.scene;
    let p = s.palette;
    let night = lch(0.30, 0.06, 262.0).mix(p.ambient, 0.4);
    s.paint_sky(Sky {
        stops: vec![(0.0, night.dim(0.7)), (0.6, night), (1.0, night.lighter(0.14))],
        ..Sky::of(&p, 0.1, 0.2)
    });
    // Dark firs, and the tracks that end at him.
    for (x, h) in [(40.0, 560.0), (160.0, 430.0), (700.0, 600.0), (800.0, 460.0), (330.0, 380.0)] {
        for k in 0..4 {
            let (t, w) = (k as f32 / 4.0, h * (0.12 + 0.06 * k as f32));
            let y = 800.0 - h + t * h * 0.8;
            s.poly(
                &nodes![(x, y), (x + w, y + h * 0.32), (x - w, y + h * 0.32)],
                Look::of(night.dim(0.62)).inflate(8.0).shadow(0.2),
            );
        }
    }
    let snow = p.white.mix(night, 0.16);
    s.blob(
        &nodes![(-40, 800; corner), (200, 770), (520, 800), (840, 760; corner), (840, 1260; corner), (-40, 1260; corner)],
        Look::of(snow.dim(0.86)).to(snow).inflate(10.0).texture(0.25),
    );
    for (i, (x, y)) in [(720.0, 850.0), (690.0, 894.0), (742.0, 940.0), (706.0, 990.0), (752.0, 1046.0)]
        .into_iter()
        .enumerate()
    {
        s.ellipse(
            x,
            y,
            15.0 + i as f32 * 3.0,
            8.0 + i as f32,
            Look::of(night.lighter(0.2)).alpha(0.7).flat().shadow(0.0),
        );
    }
    // Water runs from him.
    s.blob(
        &nodes![(280, 1130), (420, 1098), (640, 1104), (700, 1140), (560, 1178), (380, 1172)],
        Look::of(known_water(s).lighter(0.1)).inflate(5.0).rim(1.3),
    );
    // He.
    let (x, y) = (506.0, 836.0);
    let white = p.white.lighter(0.02);
    let ball = |k: f32| Look::of(white.dim(k)).to(white.mix(night, 0.1)).inflate(46.0).texture(0.25).rim(1.2);
    let twig = Look::of(p.wood_dark).inflate(5.0).texture(0.3);
    s.limb(
        &nodes![(x + 190.0, y - 170.0), (x + 250.0, y - 270.0), (x + 290.0, y - 380.0)],
        &[24.0, 18.0, 10.0],
        twig,
    );
    for (dx, dy) in [(-40.0, -40.0), (0.0, -60.0), (34.0, -34.0)] {
        s.limb(&nodes![(x + 288.0, y - 370.0), (x + 290.0 + dx, y - 372.0 + dy)], &[12.0, 5.0], twig);
    }
    s.ellipse(x, y, 246.0, 282.0, ball(1.0));
    s.ellipse(x - 6.0, y - 400.0, 160.0, 156.0, ball(1.0));
    // His scarf and hat.
    s.limb(
        &nodes![(x - 150.0, y - 292.0), (x, y - 252.0), (x + 146.0, y - 296.0)],
        &[56.0, 64.0, 56.0],
        Look::of(p.red).inflate(16.0).texture(0.3),
    );
    s.limb(
        &nodes![(x + 96.0, y - 270.0), (x + 130.0, y - 190.0), (x + 116.0, y - 110.0)],
        &[54.0, 56.0, 50.0],
        Look::of(p.red).inflate(14.0).texture(0.3),
    );
    for k in 0..7 {
        let t = -132.0 + k as f32 * 44.0;
        s.limb(
            &nodes![
                (x + t, y - 300.0 + (1.0 - (t / 140.0).abs()) * 26.0),
                (x + t + 6.0, y - 252.0 + (1.0 - (t / 140.0).abs()) * 26.0)
            ],
            &[11.0],
            Look::mark(p.cream).alpha(0.8),
        );
    }
    s.place(motif("top_hat"), At::new(x + 10.0, y - 580.0).height(150.0).centred().turned(9.0).silent());
    let worried = Mien {
        gaze: [-0.85, 0.25],
        turn: -0.35,
        tilt: -4.0,
        wide: 1.25,
        skew: 0.3,
        tear: false,
        nod: 0.1,
        ..Feeling::Brave.mien()
    };
    visage(s, x - 14.0, y - 412.0, 290.0, &worried, white.mix(p.fog, 0.15));
    s.limb(
        &nodes![(x - 70.0, y - 384.0), (x - 130.0, y - 376.0), (x - 186.0, y - 356.0)],
        &[44.0, 30.0, 6.0],
        Look::of(p.fox).inflate(11.0).texture(0.2),
    );
    // Drops of sweat on him.
    for (dx, dy, k) in [
        (84.0, -480.0, 1.1),
        (112.0, -410.0, 0.9),
        (-204.0, -40.0, 1.0),
        (210.0, 40.0, 1.2),
        (-150.0, 150.0, 1.1),
    ] {
        s.at(&[shift(x + dx, y + dy), scale(k)], |s| {
            s.blob(
                &nodes![(0, -26; corner), (13, 4), (0, 18), (-13, 4)],
                Look::of(known_water(s).lighter(0.16)).inflate(6.0).rim(1.6),
            );
        });
    }
    // The hollow: a lit room.
    let room = Path::blob(
        &nodes![(x - 150.0, y + 190.0; corner), (x - 160.0, y - 20.0), (x - 96.0, y - 146.0), (x, y - 176.0), (x + 96.0, y - 146.0), (x + 160.0, y - 20.0), (x + 150.0, y + 190.0; corner)],
    );
    s.part(&room, Look::of(white.mix(night, 0.4)).inflate(10.0));
    s.group(Group::new().clip(room.transformed(shift(-x, -y)).transformed(scale(0.93)).transformed(shift(x, y))), |s| {
        s.rect(x - 200.0, y - 200.0, 400.0, 420.0, Look::of(p.flame.mix(p.fox, 0.45)).to(p.fox.dim(0.62)).emissive().flat().shadow(0.0));
        s.glow(x - 92.0, y + 90.0, 240.0, p.flame, 0.7);
        s.rect(x - 200.0, y + 150.0, 400.0, 80.0, Look::of(p.wood).inflate(6.0).grain(0.0));
        // A stove with its pipe.
        s.limb(&nodes![(x - 96.0, y + 40.0), (x - 96.0, y - 190.0)], &[24.0], Look::of(p.metal.dim(0.5)).inflate(6.0));
        s.blob(&nodes![(x - 146.0, y + 152.0; corner), (x - 142.0, y + 50.0), (x - 96.0, y + 26.0), (x - 50.0, y + 50.0), (x - 46.0, y + 152.0; corner)], Look::of(p.metal.dim(0.55)).inflate(14.0));
        s.ellipse(x - 96.0, y + 98.0, 27.0, 27.0, Look::lamp(p.flame));
        s.line(&nodes![(x - 140.0, y - 60.0), (x + 20.0, y - 82.0), (x + 150.0, y - 60.0)], 5.0, Look::of(p.wood_dark));
        for (k, dx) in [10.0, 64.0, 110.0].into_iter().enumerate() {
            s.at(&[shift(x + dx, y - 72.0 + k as f32 * 4.0)], |s| s.place(motif("sock"), At::new(0.0, 30.0).height(58.0).centred().silent()));
        }
        let girl = girl.wearing(Dress::Coat, p.accent).scarf(p.cream);
        let girl = Actor::new(girl, x + 56.0, y + 186.0, 270.0).front().sitting().feeling(Feeling::Asleep);
        let girl = girl.with(|m| Mien { tilt: -14.0, turn: -0.3, ..m }).hand_own(NEAR, -5.0, -34.0, Hand::Rest).hand_own(FAR, 6.0, -34.0, Hand::Cover);
        girl.layers(s);
        // Her blanket.
        s.blob(
            &nodes![(x - 24.0, y + 128.0), (x + 50.0, y + 112.0), (x + 128.0, y + 132.0), (x + 142.0, y + 230.0), (x - 36.0, y + 230.0)],
            Look::of(p.accent2).inflate(14.0).texture(0.3),
        );
        for (dx, dy) in [(0.0, 150.0), (44.0, 134.0), (88.0, 148.0), (22.0, 178.0), (66.0, 172.0), (108.0, 182.0)] {
            s.dot(x + dx, y + dy, 9.0, Look::mark(p.cream));
        }
    });
    // The door of snow stands open, icicles hang from the arch.
    s.blob(
        &nodes![(x + 140.0, y - 96.0; corner), (x + 226.0, y - 128.0), (x + 262.0, y + 40.0), (x + 232.0, y + 214.0), (x + 142.0, y + 196.0; corner), (x + 158.0, y + 40.0)],
        Look::of(white).to(white.mix(night, 0.3)).inflate(26.0).rim(1.3).texture(0.25),
    );
    for (dx, dy, l) in [
        (-120.0, -100.0, 46.0),
        (-84.0, -140.0, 62.0),
        (-30.0, -160.0, 40.0),
        (40.0, -160.0, 56.0),
        (96.0, -130.0, 44.0),
    ] {
        s.blob(
            &nodes![(x + dx - 12.0, y + dy - 14.0; corner), (x + dx + 12.0, y + dy - 14.0; corner), (x + dx, y + dy + l; corner)],
            Look::of(white.mix(known_water(s), 0.25)).inflate(6.0).rim(1.5),
        );
    }
    s.focus(x + 30.0, y + 40.0, 150.0);
    // The constable, with a lantern, and the dog that knows.
    under(s, 170.0, 1140.0, 150.0);
    let coat = lch(0.36, 0.08, 262.0);
    let man = man.wearing(Dress::Coat, coat).hat(Hat::Stovepipe, coat.dim(0.8)).scarf(p.gold).girth(1.25);
    let man = Actor::new(man, 150.0, 1140.0, 690.0).feeling(Feeling::Suspicion);
    let man = man.looking_at(point(x - 60.0, y - 400.0)).with(|m| Mien { tilt: 5.0, ..m });
    let man = man.hand(NEAR, 268.0, 716.0, Hand::Grip).hand_own(FAR, 12.0, -42.0, Hand::Fist);
    s.group(Group::new(), |s| {
        man.arm(s, FAR);
        man.legs(s);
        man.body(s);
        man.head(s);
        let g = man.grip(NEAR);
        man.arm_with(s, NEAR, |s| {
            s.place(motif("lantern"), At::new(g.x, g.y - 6.0).height(140.0).hanging().silent());
        });
        s.glow(g.x, g.y + 84.0, 170.0, p.flame, 0.45);
    });
    Beast::new(Species::Dog, 330.0, 1160.0, 200.0).feeling(Feeling::Tenderness).glancing(0.6, -0.2).paint(s);
    s.focus(170.0, 560.0, 120.0);
    s.note("snowman", Role::Subject);
    s.note("girl", Role::Object);
    s.note("dog", Role::Witness);
    s.note("lantern", Role::Detail);
    s.note("snowfield", Role::Setting);
}
