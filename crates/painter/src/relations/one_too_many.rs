//! Somebody counts them, and there is one more.

mod lifeboat;

use super::acting::*;
use crate::settings::interior;

pub(super) static ONE_TOO_MANY: Relation = Relation {
    id: "one_too_many",
    themes: Themes::Only(&["tides", "half-asleep", "marbles"]),
    moods: &[Mood::Secrecy, Mood::Tenderness, Mood::Dread],
    slots: &[],
    layouts: &[framed("bed", Setup::Slant, bed), framed("lifeboat", Setup::Waterline, lifeboat::lifeboat)],
};

/// Where each of the eight lies: x, y and how large the head is; the last one is the nearest.
const HEADS: [(f32, f32, f32); 8] = [
    (122.0, 784.0, 270.0),
    (336.0, 646.0, 206.0),
    (452.0, 580.0, 178.0),
    (554.0, 512.0, 154.0),
    (636.0, 454.0, 136.0),
    (702.0, 410.0, 118.0),
    (756.0, 374.0, 102.0),
    (798.0, 344.0, 90.0),
];

/// A mother with a candle counts along a very long bed; the last one in it has fur, and the child beside it holds its paw.
fn bed(c: &mut Composer) {
    let mother = c.human(Kind::Woman);
    let kinds = [Kind::Girl, Kind::Boy, Kind::Girl, Kind::Boy, Kind::Girl, Kind::Boy, Kind::Girl];
    let sleepers = kinds.map(|kind| c.human(kind));
    let s = &mut c.scene;
    s.light_at(470.0, 210.0, 0.5);
    let p = s.palette;
    interior::wall(s, p.accent2.mix(p.ambient, 0.62));
    s.glow(470.0, 210.0, 460.0, p.flame, 0.55);
    // She, behind the headboard.
    let mother = mother.wearing(Dress::Gown, p.accent.mix(p.dark, 0.2)).scarf(p.cream);
    let mother = Actor::new(mother, 240.0, 960.0, 880.0).feeling(Feeling::Suspicion).lean(9.0);
    let mother = mother
        .looking_at(point(520.0, 560.0))
        .hand(FAR, 470.0, 300.0, Hand::Grip)
        .elbow(FAR, 1.0)
        .hand(NEAR, 420.0, 452.0, Hand::Point)
        .wrist(NEAR, 26.0);
    let g = mother.grip(FAR);
    s.group(Group::new(), |s| {
        mother.arm_with(s, FAR, |s| candle(s, g.x, g.y + 30.0, 96.0));
        mother.body(s);
        mother.head(s);
    });
    // The headboard, the pillows.
    s.limb(
        &nodes![(-60, 744), (400, 540), (860, 280)],
        &[190.0, 130.0, 84.0],
        Look::of(p.wood).inflate(18.0).grain(-28.0).texture(0.3),
    );
    for (x, y, h) in HEADS.into_iter().rev() {
        s.ellipse(
            x,
            y - h * 0.05,
            h * 0.58,
            h * 0.46,
            Look::of(p.white).to(p.cream.dim(0.86)).inflate(h * 0.16),
        );
    }
    for (i, who) in sleepers.iter().enumerate().rev() {
        let (x, y, h) = HEADS[i + 1];
        let feeling = [Feeling::Calm, Feeling::Asleep, Feeling::Asleep, Feeling::Mischief][i % 4];
        let mien = if i == 0 {
            Mien { gaze: [-0.05, 0.1], turn: -0.1, tilt: -6.0, ..Feeling::Mischief.mien() }
        } else {
            Mien { tilt: [8.0, -14.0, 12.0][i % 3], ..feeling.mien().shut() }
        };
        s.at(&[shift(x, y), turn(mien.tilt), scale(h / 100.0)], |s| head(s, who, &mien, View::Front));
        s.focus(x, y, h * 0.6);
    }
    mother.arm(s, NEAR);
    // The one too many.
    let fur = p.leaf.mix(p.accent2, 0.4).lighter(0.04);
    let guest = Person::new(Kind::Bear, &p).skin(fur).hat(Hat::Nightcap, p.red);
    let guest = Person { hair: fur.lighter(0.12), eyes: lch(0.82, 0.16, 95.0), ..guest };
    let (x, y, h) = HEADS[0];
    let scared = Mien { gaze: [0.5, -0.75], turn: 0.2, tilt: -4.0, ..Feeling::Fear.mien() };
    s.at(&[shift(x, y - 8.0), turn(-4.0), scale(h / 100.0)], |s| head(s, &guest, &scared, View::Front));
    s.focus(x, y, 170.0);
    // The quilt: a strip for each, up to the chins, and for one up to the nose.
    let top = |x: f32| 946.0 - 0.69 * x;
    let low = |x: f32| 1180.0 - 0.34 * x;
    let quilt = [p.accent, p.gold, p.leaf, p.red, p.accent2, p.cream, p.accent, p.gold];
    let edges = [-60.0, 226.0, 394.0, 508.0, 598.0, 670.0, 730.0, 778.0, 860.0];
    s.group(Group::new(), |s| {
        for i in (0..8).rev() {
            let (a, b) = (edges[i], edges[i + 1]);
            let m = (a + b) / 2.0;
            s.blob(
                &nodes![(a, top(a) + 4.0; corner), (m, top(m) + 10.0), (b, top(b) + 4.0; corner), (b + 130.0, low(b + 130.0); corner), (m + 126.0, low(m + 126.0) + 10.0), (a + 130.0, low(a + 130.0); corner)],
                Look::of(quilt[i].mix(p.fog, 0.12)).inflate(26.0).texture(0.2).grain(60.0),
            );
            for k in 1..5 {
                let t = k as f32 / 5.0;
                let (px, py) = (m + 128.0 * t, lerp(top(m), low(m + 128.0), t));
                let r = lerp(26.0, 9.0, (i as f32) / 7.0);
                s.dot(px, py, r, Look::mark(quilt[(i + 3) % 8]).alpha(0.75));
            }
        }
        s.poly(
            &nodes![(-60, 980; corner), (70, 1156; corner), (-60, 1240; corner)],
            Look::of(p.accent).inflate(10.0),
        );
    });
    s.limb(
        &nodes![(-60, 988), (226, 790), (520, 588), (860, 353)],
        &[54.0, 40.0, 28.0, 18.0],
        Look::of(p.white).inflate(12.0).texture(0.2),
    );
    // Two hands on the quilt.
    let paw = LoneHand {
        at: point(168.0, 968.0),
        size: 108.0,
        degrees: -10.0,
        thumb: -1.0,
        hand: Hand::Rest,
        colour: fur.dim(0.9),
        paw: true,
        sleeve: fur,
        from: point(60.0, 990.0),
    };
    paw.paint_with(s, |_| {});
    let small = LoneHand {
        at: point(316.0, 906.0),
        size: 78.0,
        degrees: 164.0,
        thumb: 1.0,
        hand: Hand::Cover,
        colour: sleepers[0].skin,
        paw: false,
        sleeve: p.white,
        from: point(372.0, 872.0),
    };
    small.paint_with(s, |_| {});
    // The floor, and under the bed eight pairs of slippers.
    s.poly(
        &nodes![(-60, 1230), (120, 1148), (860, 896), (860, 1240)],
        Look::of(p.wood_dark.dim(0.6)).to(p.wood.dim(0.8)).flat().shadow(0.0),
    );
    for i in (0..8).rev() {
        let k = if i == 0 { 74.0 } else { lerp(36.0, 17.0, i as f32 / 7.0) };
        let x = if i == 0 { 228.0 } else { 330.0 + i as f32 * 62.0 };
        let y = 1176.0 - (x - 228.0) * 0.36;
        let colour = if i == 0 { p.red } else { quilt[(i + 2) % 8].dim(0.85) };
        for side in [-0.62, 0.62] {
            let x = x + side * k * 1.2;
            s.blob(
                &nodes![
                    (x - k * 0.5, y),
                    (x - k * 0.46, y - k * 0.5),
                    (x, y - k * 0.72),
                    (x + k * 0.46, y - k * 0.5),
                    (x + k * 0.5, y)
                ],
                Look::of(colour).inflate(k * 0.2).texture(0.3),
            );
            s.ellipse(x, y - k * 0.5, k * 0.3, k * 0.16, Look::of(p.ambient.dim(0.6)).flat().shadow(0.0));
        }
    }
    for a in [-34.0, 26.0] {
        s.limb(
            &nodes![(250.0, 1136.0), (250.0 + a * 1.4, 1062.0)],
            &[5.0, 4.0],
            Look::of(p.metal.lighter(0.2)).inflate(1.4),
        );
    }
    s.focus(230.0, 1140.0, 110.0);
    s.note("woman", Role::Witness);
    s.note("bed", Role::Setting);
    s.note("child", Role::Object);
    s.note("bear", Role::Subject);
}
