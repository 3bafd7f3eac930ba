//! Two pairs of hands stretch one string, and somebody walks on it.

use super::acting::*;
use super::bust::face;
use crate::actors::Mien;

pub(super) static CATS_CRADLE: Relation = Relation {
    id: "cats_cradle",
    themes: Themes::Only(&["looking-glass", "half-asleep", "marbles", "lost-kites"]),
    moods: &[Mood::Dread, Mood::Mischief, Mood::Wonder],
    slots: &[],
    layouts: &[framed("umbrella", Setup::Ring, umbrella), framed("paws", Setup::OwnHands, paws)],
};

/// A red string through these points.
fn string(s: &mut Scene, points: &[Point], width: f32) {
    let red = s.palette.red.lighter(0.06);
    let nodes: Vec<moonhare_scene::geometry::Node> =
        points.iter().map(|p| moonhare_scene::geometry::Node { at: *p, corner: true }).collect();
    s.limb(&nodes, &[width], Look::of(red).inflate(width * 0.3).rim(1.3).shadow(0.7).hatch(0.0));
}

/// A loop round a finger.
fn knot(s: &mut Scene, at: Point, r: f32) {
    let red = s.palette.red.lighter(0.06);
    s.ellipse(at.x, at.y, r, r * 0.62, Look::of(red).inflate(r * 0.3).rim(1.3));
}

/// Old hands from the left and young ones from the right hold a star of string; a girl with an umbrella balances on it and looks up.
fn umbrella(c: &mut Composer) {
    let girl = c.human(Kind::Girl);
    let n = c.rng.below(3);
    let s = &mut c.scene;
    s.light_at(400.0, 200.0, 0.6);
    let p = s.palette;
    let deep = p.sky[0].mix(p.accent2, 0.25).dim(0.62);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(deep).to(deep.lighter(0.1)).flat().texture(0.25).shadow(0.0),
    );
    s.glow(400.0, 560.0, 460.0, p.light, 0.5);
    let old = skin(&p, n + 2);
    let young = skin(&p, n);
    let lone = |x: f32, y: f32, degrees: f32, thumb: f32, old_one: bool, from: (f32, f32)| LoneHand {
        at: point(x, y),
        size: 300.0,
        degrees,
        thumb,
        hand: Hand::Wave,
        colour: if old_one { old } else { young },
        paw: false,
        sleeve: if old_one { p.accent2.mix(p.dark, 0.3) } else { p.gold },
        from: point(from.0, from.1),
    };
    let hands = [
        lone(66.0, 210.0, 22.0, 1.0, true, (-200.0, 60.0)),
        lone(66.0, 990.0, -22.0, -1.0, true, (-200.0, 1150.0)),
        lone(734.0, 250.0, 160.0, -1.0, false, (1000.0, 120.0)),
        lone(734.0, 960.0, 200.0, 1.0, false, (1000.0, 1080.0)),
    ];
    for h in &hands {
        h.paint_with(s, |_| {});
        s.focus(h.at.x, h.at.y, 120.0);
    }
    // Spots and veins of age.
    for h in &hands[..2] {
        for (x, y, r) in
            [(22.0, -8.0, 3.6), (36.0, 10.0, 2.8), (30.0, 2.0, 2.2), (44.0, -10.0, 2.6), (16.0, 9.0, 2.8)]
        {
            let q = h.point(x, y);
            s.dot(q.x, q.y, r * 2.6, Look::of(old.dim(0.7)).flat().alpha(0.6).soft(2.0).shadow(0.0));
        }
    }
    let tip = |h: &LoneHand, k: usize| h.point([74.0, 84.0, 82.0, 66.0][k], [-28.0, -10.0, 8.0, 26.0][k]);
    let (l, r) = (point(176.0, 664.0), point(624.0, 654.0));
    for (h, to) in hands.iter().zip([l, l, r, r]) {
        for k in [0, 2, 3] {
            let u = tip(h, k);
            string(s, &[u, to], 9.0);
            knot(s, u, 21.0);
        }
    }
    for (a, b) in [(0, 2), (1, 3), (0, 3), (1, 2)] {
        let k = if a + b == 3 { 2 } else { 0 };
        string(s, &[tip(&hands[a], k), tip(&hands[b], k)], 7.0);
    }
    string(s, &[l, point(400.0, 700.0), r], 11.0);
    // What is left of earlier ones.
    s.place(motif("bicycle"), At::new(246.0, 1010.0).height(96.0).hanging().turned(14.0).silent());
    s.place(motif("top_hat"), At::new(628.0, 640.0).height(80.0).standing().turned(-16.0).silent());
    string(s, &[point(214.0, 900.0), point(246.0, 1020.0), point(300.0, 896.0)], 6.0);
    // She.
    let girl = girl.wearing(Dress::Gown, p.accent).legs(p.white, p.red);
    let a = Actor::new(girl, 400.0, 716.0, 380.0).lean(-5.0).feet((-9.0, -4.0), (9.0, -6.0), [6.0, -12.0]);
    let a = a.feeling(Feeling::Brave).with(|m| Mien {
        nod: -0.6,
        brow: [0.9, 0.9],
        slant: [18.0, 18.0],
        upper: [-0.04, -0.04],
        ..m.facing(0.35).glancing(0.7, -0.9)
    });
    let a = a
        .hand_own(FAR, 25.0, -76.0, Hand::Grip)
        .elbow(FAR, 1.0)
        .hand_own(NEAR, -32.0, -60.0, Hand::Wave)
        .elbow(NEAR, -1.0);
    let g = a.grip(FAR);
    s.glow(400.0, 560.0, 240.0, p.light, 0.4);
    s.group(Group::new(), |s| {
        a.arm(s, NEAR);
        a.legs(s);
        a.body(s);
        a.head(s);
        a.arm_with(s, FAR, |s| {
            s.limb(&nodes![(g.x - 4.0, g.y + 34.0), (g.x + 26.0, g.y - 130.0)], &[10.0], Look::of(p.wood).inflate(3.0));
        });
        s.at(&[shift(g.x + 27.0, g.y - 136.0), turn(10.0), scale(1.5)], |s| {
            for (k, tone) in [(-1.0, p.red), (0.0, p.cream), (1.0, p.red)] {
                s.blob(&nodes![(k * 60.0 - 34.0, 22; corner), (k * 40.0 - 20.0, -20), (0, -62), (k * 40.0 + 20.0, -20), (k * 60.0 + 34.0, 22; corner), (k * 60.0, 10)], Look::of(tone).inflate(14.0).rim(1.3));
            }
        });
    });
    s.focus(400.0, 480.0, 130.0);
    s.note("hand", Role::Subject);
    s.note("girl", Role::Object);
    s.note("umbrella", Role::Detail);
    s.note("bicycle", Role::Detail);
}

/// Our hands hold the figure; a large cat reaches for it with both paws, and a bridal pair on the strings clings together.
fn paws(c: &mut Composer) {
    let (bride, groom) = (c.human(Kind::Woman), c.human(Kind::Man));
    let n = c.rng.below(5);
    let s = &mut c.scene;
    s.light_at(180.0, 160.0, 0.55);
    let p = s.palette;
    let wall = p.gold.mix(p.cream, 0.4).mix(p.fog, 0.2);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(wall).to(wall.mix(p.red, 0.3).dim(0.8)).flat().texture(0.2).shadow(0.0),
    );
    for k in 0..8 {
        let x = 50.0 + k as f32 * 100.0;
        s.limb(
            &nodes![(x, -20), (x, 1240)],
            &[26.0],
            Look::of(p.white).alpha(0.16).flat().shadow(0.0).rim(0.0),
        );
    }
    // The cat.
    let fur = p.black.mix(p.grey, 0.3);
    s.blob(
        &nodes![(80, 900; corner), (110, 560), (220, 420), (400, 380), (580, 420), (690, 560), (720, 900; corner)],
        Look::of(fur).to(fur.dim(0.7)).inflate(60.0).fur(12.0, 92.0, 6.0).hatch(0.8),
    );
    let cat = Person::new(Kind::Cat, &p).skin(fur);
    let mien = Mien {
        pupil: 1.3,
        brow: [0.5, 0.3],
        upper: [0.02, 0.02],
        curve: 0.5,
        tongue: true,
        tilt: 0.0,
        ..face(Feeling::Greed, 0.0, (0.0, 0.95))
    };
    s.at(&[shift(400.0, 300.0), turn(-4.0), scale(4.9)], |s| head(s, &cat, &mien, View::Front));
    s.focus(400.0, 300.0, 230.0);
    let ours = |side: f32| LoneHand {
        at: point(400.0 + side * 270.0, 1130.0),
        size: 330.0,
        degrees: -90.0 + side * 6.0,
        thumb: -side,
        hand: Hand::Wave,
        colour: skin(&p, n),
        paw: false,
        sleeve: p.accent2,
        from: point(400.0 + side * 320.0, 1420.0),
    };
    let theirs = |side: f32| LoneHand {
        at: point(400.0 + side * 300.0, 600.0),
        size: 240.0,
        degrees: 90.0 + side * 40.0,
        thumb: side,
        hand: Hand::Reach,
        colour: fur.lighter(0.06),
        paw: true,
        sleeve: fur,
        from: point(400.0 + side * 420.0, 420.0),
    };
    let (l, r) = (ours(-1.0), ours(1.0));
    for h in [&l, &r] {
        h.paint_with(s, |_| {});
        s.focus(h.at.x, h.at.y - 140.0, 140.0);
    }
    let tip = |h: &LoneHand, k: usize| h.point([74.0, 84.0, 82.0, 66.0][k], [-28.0, -10.0, 8.0, 26.0][k]);
    let (pl, pr) = (theirs(-1.0).grip(), theirs(1.0).grip());
    for k in 0..4 {
        let (u, v) = (tip(&l, k), tip(&r, 3 - k));
        let mid = point(lerp(u.x, v.x, 0.5), lerp(u.y, v.y, 0.5) + 14.0 - k as f32 * 8.0);
        string(s, &[u, mid, v], 9.0);
    }
    string(s, &[tip(&l, 1), pl, point(400.0, 930.0), pr, tip(&r, 1)], 9.0);
    string(s, &[tip(&l, 3), point(400.0, 800.0), tip(&r, 3)], 9.0);
    for h in [&l, &r] {
        for k in 0..4 {
            knot(s, tip(h, k), 23.0);
        }
    }
    for side in [-1.0, 1.0] {
        theirs(side).paint_with(s, |_| {});
    }
    // The pair.
    let base = 880.0;
    let groom = groom.wearing(Dress::Coat, p.dark.lighter(0.06)).hat(Hat::Stovepipe, p.dark);
    let bride = bride.wearing(Dress::Gown, p.white);
    let a = Actor::new(groom, 362.0, base, 320.0)
        .feeling(Feeling::Fear)
        .with(|m| m.facing(0.2).glancing(0.1, -0.95).nodding(-0.5));
    let b = Actor::new(bride, 450.0, base, 296.0).left().feeling(Feeling::Awe).with(|m| Mien {
        open: 0.1,
        curve: 0.5,
        ..m.facing(0.5).glancing(0.5, -0.9).nodding(-0.4)
    });
    let a = a
        .hand(FAR, 470.0, base - 170.0, Hand::Cover)
        .hand(NEAR, 300.0, base - 190.0, Hand::Wave)
        .elbow(NEAR, -1.0);
    let b = b.hand(FAR, 384.0, base - 150.0, Hand::Cover).hand(NEAR, 506.0, base - 110.0, Hand::Grip);
    let g = b.grip(NEAR);
    s.group(Group::new(), |s| {
        a.arm(s, NEAR);
        a.legs(s);
        a.body(s);
        a.head(s);
        b.legs(s);
        b.body(s);
        s.blob(
            &nodes![
                (428, base - 290.0),
                (470, base - 292.0),
                (520, base - 180.0),
                (540, base - 30.0),
                (490, base - 60.0),
                (486, base - 200.0)
            ],
            Look::of(p.white).alpha(0.7).inflate(8.0),
        );
        b.head(s);
        a.arm(s, FAR);
        b.arm(s, FAR);
        b.arm_with(s, NEAR, |s| {
            for k in 0..7 {
                let t = radians(k as f32 * 52.0);
                s.dot(
                    g.x + cos(t) * 15.0,
                    g.y + sin(t) * 13.0,
                    13.0,
                    Look::of([p.red, p.pink, p.gold][k % 3]).inflate(4.0),
                );
            }
        });
    });
    s.focus(410.0, base - 230.0, 110.0);
    // From the last time: a bone and a parasol.
    let bone = Look::of(p.cream).inflate(3.0).rim(1.2);
    s.limb(&nodes![(220, 980), (250, 1070)], &[6.0], bone);
    for k in 0..4 {
        let t = k as f32 / 4.0;
        s.limb(
            &nodes![(lerp(206.0, 232.0, t), 1006.0 + t * 66.0), (lerp(250.0, 268.0, t), 990.0 + t * 66.0)],
            &[5.0, 4.0],
            bone,
        );
    }
    s.dot(214.0, 972.0, 15.0, bone);
    s.place(motif("umbrella"), At::new(584.0, 1030.0).height(96.0).centred().turned(150.0).silent());
    s.note("cat", Role::Subject);
    s.note("hand", Role::Object);
    s.note("woman", Role::Detail);
    s.note("gentleman", Role::Detail);
}
