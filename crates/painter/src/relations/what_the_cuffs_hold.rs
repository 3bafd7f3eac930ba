//! A handshake, and what looks out of the sleeves.

mod wolves;

use super::acting::*;
use crate::settings::interior;

pub(super) static WHAT_THE_CUFFS_HOLD: Relation = Relation {
    id: "what_the_cuffs_hold",
    themes: Themes::Only(&["moonhare", "tides", "lost-kites"]),
    moods: &[Mood::Secrecy, Mood::Dread, Mood::Mischief],
    slots: &[],
    layouts: &[framed("archers", Setup::Ribbons, archers), framed("wolves", Setup::OwnHands, wolves::wolves)],
};

/// Somebody's head and shoulders looking out at (x, y).
fn bust(s: &mut Scene, who: &Person, mien: &Mien, x: f32, y: f32, size: f32) {
    s.ellipse(x, y + size * 0.56, size * 0.34, size * 0.2, Look::of(who.coat).inflate(size * 0.1));
    s.at(&[shift(x, y), turn(mien.tilt), scale(size / 100.0)], |s| {
        head(s, who, &Mien { tilt: 0.0, ..*mien }, View::Front);
    });
    s.focus(x, y, size * 0.6);
}

/// A mien that looks at a point of the canvas from (x, y).
fn towards(feeling: Feeling, x: f32, y: f32, at: Point) -> Mien {
    let (dx, dy) = (at.x - x, at.y - y);
    let d = moonhare_scene::math::hypot(dx, dy).max(1.0);
    Mien {
        gaze: [dx / d * 0.8, dy / d * 0.8],
        turn: dx / d * 0.35,
        tilt: 0.0,
        nod: dy / d * 0.3,
        tear: false,
        ..feeling.mien()
    }
}

/// Two hands across the card; the left cuff is a fortress with archers, out of the right one lean cooks. On the thumbs two meet.
fn archers(c: &mut Composer) {
    let crew: Vec<Person> =
        [Kind::Man, Kind::Woman, Kind::Boy, Kind::Man, Kind::Woman, Kind::Girl, Kind::Man, Kind::Boy]
            .into_iter()
            .map(|kind| c.human(kind))
            .collect();
    let n = c.rng.below(5);
    let m = (n + 2 + c.rng.below(2)) % 5;
    let s = &mut c.scene;
    s.light_at(420.0, 140.0, 0.55);
    let p = s.palette;
    interior::wall(s, p.red.mix(p.wood_dark, 0.4).dim(0.9));
    s.glow(400.0, 560.0, 460.0, p.flame, 0.4);
    // The two whose hands these are: a soldier, a baker.
    let (grey, stripe) = (p.metal.mix(p.accent2, 0.3).dim(0.6), p.accent.mix(p.wood_dark, 0.15));
    s.blob(&nodes![(-80, -60; corner), (90, -60; corner), (150, 60), (226, 240), (214, 560), (176, 1060; corner), (-80, 1060; corner)], Look::of(grey).inflate(60.0).texture(0.2).grain(88.0));
    s.blob(&nodes![(880, -60; corner), (700, -60; corner), (640, 70), (580, 250), (596, 560), (630, 1000; corner), (880, 1000; corner)], Look::of(stripe).inflate(60.0).texture(0.2).grain(88.0));
    for k in 0..4 {
        let y = 90.0 + k as f32 * 120.0;
        s.dot(60.0 + k as f32 * 6.0, y, 20.0, Look::of(p.gold).inflate(7.0).rim(1.3));
    }
    for (x, colour) in [(130.0, p.red), (176.0, p.leaf)] {
        s.poly(
            &nodes![(x - 16.0, 200), (x + 16.0, 200), (x + 12.0, 250), (x - 12.0, 250)],
            Look::of(colour).inflate(3.0),
        );
        s.dot(x, 268.0, 20.0, Look::of(p.gold).inflate(6.0).rim(1.4));
    }
    // A seal, a quill, the paper that they have just signed.
    s.poly(
        &nodes![(-30, 1040), (830, 960), (830, 1240), (-30, 1240)],
        Look::of(p.wood).inflate(8.0).grain(-5.0).texture(0.3),
    );
    s.at(&[shift(560.0, 1090.0), turn(-6.0)], |s| {
        s.poly(&nodes![(-230, -50), (190, -70), (236, 70), (-220, 80)], Look::of(p.paper).inflate(3.0));
        for k in 0..4 {
            s.line(
                &nodes![
                    (-190, -26.0 + k as f32 * 22.0),
                    (60.0 + (k % 2) as f32 * 60.0, -34.0 + k as f32 * 22.0)
                ],
                4.0,
                Look::of(p.ink).alpha(0.45),
            );
        }
        s.dot(150.0, 36.0, 28.0, Look::of(p.red).inflate(8.0));
    });
    s.place(motif("quill"), At::new(250.0, 1090.0).height(190.0).centred().turned(24.0).silent());
    let left = LoneHand {
        at: point(206.0, 716.0),
        size: 350.0,
        degrees: -16.0,
        thumb: -1.0,
        hand: Hand::Cup,
        colour: skin(&p, n),
        paw: false,
        sleeve: p.stone.dim(0.8),
        from: point(-120.0, 900.0),
    };
    let right = LoneHand {
        at: point(606.0, 556.0),
        size: 350.0,
        degrees: 160.0,
        thumb: 1.0,
        hand: Hand::Cover,
        colour: skin(&p, m),
        paw: false,
        sleeve: p.white,
        from: point(930.0, 340.0),
    };
    s.at(&[shift(400.0, 560.0), scale(1.14), shift(-400.0, -600.0)], |s| shake(s, &crew, &left, &right));
    s.note("hand", Role::Subject);
    s.note("crowd", Role::Object);
    s.note("tower", Role::Detail);
}

/// The clasp of the two hands, with those who live in their cuffs.
fn shake(s: &mut Scene, crew: &[Person], left: &LoneHand, right: &LoneHand) {
    let p = s.palette;
    left.paint_with(s, |s| right.paint_with(s, |_| {}));
    let meet = point(406.0, 520.0);
    // The fortress.
    let stone = p.stone.lighter(0.06);
    s.at(&[shift(214.0, 716.0), turn(-24.0)], |s| {
        s.blob(
            &nodes![(-420, -230; corner), (-30, -170; corner), (-30, 170; corner), (-420, 240; corner)],
            Look::of(stone).inflate(40.0).texture(0.3),
        );
        for k in 0..5 {
            s.rect(
                -40.0,
                -168.0 + k as f32 * 74.0,
                56.0,
                42.0,
                Look::of(stone.lighter(0.05)).inflate(8.0).texture(0.3),
            );
        }
        for j in 0..5 {
            for i in 0..5 {
                s.rect(
                    -66.0 - i as f32 * 74.0 - (j % 2) as f32 * 30.0,
                    -168.0 + j as f32 * 68.0,
                    66.0,
                    60.0,
                    Look::of(stone.lighter(0.02 * ((i + j * 2) % 4) as f32))
                        .inflate(6.0)
                        .texture(0.35)
                        .shadow(0.3),
                );
            }
        }
    });
    let archer = |i: usize| Person { coat: p.leaf.dim(0.8), ..crew[i].hat(Hat::Cap, p.leaf.dim(0.7)) };
    let cook = |i: usize| Person { coat: p.white, ..crew[i].hat(Hat::Cap, p.white) };
    for (i, (x, y, feeling)) in
        [(110.0, 694.0, Feeling::Suspicion), (196.0, 814.0, Feeling::Fear), (104.0, 872.0, Feeling::Fury)]
            .into_iter()
            .enumerate()
    {
        s.blob(&nodes![(x - 46.0, y + 56.0; corner), (x - 46.0, y - 20.0), (x, y - 60.0), (x + 46.0, y - 20.0), (x + 46.0, y + 56.0; corner)], Look::of(p.ink).inflate(3.0));
        bust(s, &archer(i), &towards(feeling, x, y, meet), x, y, 80.0);
        s.line(
            &nodes![(x + 44.0, y - 20.0), (x + 76.0, y + 16.0), (x + 60.0, y + 62.0)],
            7.0,
            Look::of(p.wood.lighter(0.1)),
        );
        let third = i == 2;
        if third {
            // One has brought a fork.
            s.limb(
                &nodes![(x + 40.0, y + 70.0), (x + 96.0, y + 6.0)],
                &[7.0],
                Look::of(p.metal.lighter(0.2)).inflate(2.0),
            );
            for d in [-9.0, 0.0, 9.0] {
                s.limb(
                    &nodes![(x + 96.0 + d * 0.7, y + 6.0 + d * 0.7), (x + 118.0 + d, y - 20.0 + d)],
                    &[4.0],
                    Look::of(p.metal.lighter(0.2)).inflate(1.0),
                );
            }
        } else {
            s.limb(
                &nodes![(x + 20.0, y + 40.0), (x + 112.0, y - 4.0)],
                &[5.0],
                Look::of(p.cream).inflate(1.4),
            );
        }
    }
    // The other cuff: linen, wide open, full of cooks.
    s.at(&[shift(620.0, 548.0), turn(-26.0)], |s| {
        s.blob(
            &nodes![(30, -158; corner), (440, -220; corner), (440, 220; corner), (30, 158; corner), (64, 0)],
            Look::of(p.white).to(p.cream.dim(0.9)).inflate(40.0).texture(0.2),
        );
        for k in 0..4 {
            s.limb(
                &nodes![(80.0 + k as f32 * 96.0, -170), (96.0 + k as f32 * 96.0, 180)],
                &[14.0],
                Look::of(p.accent).alpha(0.75).inflate(3.0).shadow(0.0),
            );
        }
        s.ellipse(36.0, 0.0, 40.0, 158.0, Look::of(p.cream.dim(0.55)).inflate(5.0));
    });
    for (i, (x, y, feeling)) in
        [(606.0, 396.0, Feeling::Joy), (680.0, 306.0, Feeling::Mischief), (690.0, 510.0, Feeling::Tenderness)]
            .into_iter()
            .enumerate()
    {
        bust(s, &cook(i + 3), &towards(feeling, x, y, meet), x, y, 110.0);
        let e = point(x, y - 60.0);
        for (dx, dy, r) in [(-26.0, -6.0, 22.0), (0.0, -20.0, 26.0), (26.0, -6.0, 22.0)] {
            s.dot(e.x + dx, e.y + dy, r, Look::of(p.white).inflate(8.0));
        }
    }
    // The cake; and under one apron a bow.
    s.ellipse(614.0, 498.0, 74.0, 15.0, Look::of(p.metal.lighter(0.2)).inflate(4.0));
    s.rect(566.0, 444.0, 96.0, 52.0, Look::of(p.pink).inflate(12.0));
    s.rect(566.0, 438.0, 96.0, 20.0, Look::of(p.white).inflate(7.0));
    s.dot(614.0, 432.0, 11.0, Look::of(p.red).inflate(4.0));
    s.line(&nodes![(700, 540), (728, 590), (704, 646)], 8.0, Look::of(p.wood_dark));
    s.line(&nodes![(700, 540), (704, 646)], 3.0, Look::of(p.cream));
    s.focus(710.0, 590.0, 60.0);
    // The two on the thumbs.
    let a = Actor::new(archer(6), 352.0, 600.0, 230.0).feeling(Feeling::Shame);
    let b = Actor::new(cook(7), 456.0, 592.0, 220.0).left().feeling(Feeling::Shame);
    let (e, f) = (a.eye(), b.eye());
    let a = a.looking_at(f).with(|m| Mien { nod: 0.0, tilt: 0.0, ..m }).hands_behind();
    let b = b
        .looking_at(e)
        .with(|m| Mien { nod: 0.0, tilt: 0.0, ..m })
        .hand_own(NEAR, 16.0, -50.0, Hand::Open)
        .hand_own(FAR, 18.0, -50.0, Hand::Rest);
    a.paint(s);
    b.paint(s);
    s.focus(meet.x, meet.y - 60.0, 130.0);
}
