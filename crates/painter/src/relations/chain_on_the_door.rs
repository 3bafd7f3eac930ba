//! The one who knocks is the shyer of the two.

use super::acting::*;
use crate::settings::{air, interior};

pub(super) static CHAIN_ON_THE_DOOR: Relation = Relation {
    id: "chain_on_the_door",
    themes: Themes::Only(&["roots", "half-asleep", "moth-court", "first-light"]),
    moods: &[Mood::Dread, Mood::Longing, Mood::Tenderness],
    slots: &[],
    layouts: &[framed("inside", Setup::NearDark, inside), framed("outside", Setup::OwnHands, outside)],
};

/// A chain through points, link by link.
fn chain(s: &mut Scene, points: &[Point], size: f32) {
    let p = s.palette;
    for pair in points.windows(2) {
        let n = (pair[0].distance(pair[1]) / (size * 1.25)).max(1.0) as usize;
        for k in 0..n {
            let at = pair[0].towards(pair[1], (k as f32 + 0.5) / n as f32);
            let (a, b) = if k % 2 == 0 { (size, size * 0.62) } else { (size * 0.8, size * 0.26) };
            s.stroke(
                &Path::ellipse(at.x, at.y, a, b),
                size * 0.36,
                Look::of(p.gold.mix(p.metal, 0.4)).inflate(size * 0.1).shadow(0.6),
            );
        }
    }
}

/// A shaggy forearm that ends at a wrist.
fn shaggy(s: &mut Scene, from: Point, wrist: Point, size: f32, fur: Colour) {
    let a = moonhare_scene::math::atan2(wrist.y - from.y, wrist.x - from.x).to_degrees();
    s.limb(
        &nodes![(from.x, from.y), (wrist.x, wrist.y)],
        &[size * 0.8, size * 0.6, size * 0.46],
        Look::of(fur).inflate(size * 0.14).fur(size * 0.13, a, size * 0.035).texture(0.3),
    );
}

/// A few violets, their stems in a hand at (x, y).
fn violets(s: &mut Scene, x: f32, y: f32, k: f32) {
    let p = s.palette;
    let violet = lch(0.55, 0.17, 305.0).mix(p.fog, 0.06);
    for (dx, dy) in [(-34.0, -92.0), (4.0, -116.0), (38.0, -84.0)] {
        let (bx, by) = (x + dx * k, y + dy * k);
        s.limb(
            &nodes![(x, y + 30.0 * k), (x + dx * k * 0.4, y - 40.0 * k), (bx, by)],
            &[7.0 * k, 5.0 * k],
            Look::of(p.leaf.lighter(0.04)).inflate(2.0 * k),
        );
        for a in 0..5 {
            let t = radians(a as f32 * 72.0 - 90.0);
            s.dot(
                bx + cos(t) * 15.0 * k,
                by + sin(t) * 15.0 * k,
                14.0 * k,
                Look::of(violet).inflate(5.0 * k).shadow(0.3),
            );
        }
        s.dot(bx, by, 7.0 * k, Look::of(p.gold).inflate(2.0 * k));
    }
    s.blob(
        &nodes![(x - 8.0 * k, y - 10.0 * k), (x - 60.0 * k, y - 44.0 * k), (x - 20.0 * k, y - 56.0 * k)],
        Look::of(p.leaf).inflate(6.0 * k),
    );
}

/// Planks of a door between two edges.
fn planks(s: &mut Scene, x0: f32, x1: f32, y0: f32, y1: f32, colour: Colour) {
    let n = ((x1 - x0) / 92.0).round().max(1.0);
    let w = (x1 - x0) / n;
    for k in 0..n as usize {
        s.rect(
            x0 + k as f32 * w,
            y0,
            w - 3.0,
            y1 - y0,
            Look::of(colour.dim(0.92 + 0.06 * (k % 2) as f32)).inflate(7.0).grain(90.0).texture(0.35),
        );
    }
    for y in [lerp(y0, y1, 0.16), lerp(y0, y1, 0.84)] {
        s.rect(x0 + 6.0, y, x1 - x0 - 60.0, 34.0, Look::of(s.palette.metal.dim(0.55)).inflate(7.0));
    }
}

/// Inside, in the dark: a child at a door on the chain, a poker behind the back; in the gap wet fur, one eye, a claw with violets.
fn inside(c: &mut Composer) {
    let kind = c.rng.pick(&[Kind::Girl, Kind::Boy]);
    let child = c.human(kind);
    let s = &mut c.scene;
    s.light_at(600.0, 360.0, 0.4);
    let p = s.palette;
    interior::wall(s, p.accent2.mix(p.ambient, 0.7));
    interior::boards(s, 1080.0, p.wood.dim(0.6));
    // Outside: night, rain, and he from sill to lintel.
    let gap = Path::rect(470.0, 90.0, 236.0, 1010.0);
    let fur = p.accent2.mix(p.leaf, 0.3).lighter(0.06);
    s.group(Group::new().clip(gap.clone()), |s| {
        s.part(&gap, Look::of(p.sky[1].mix(p.light, 0.2)).to(p.sky[3]).flat().shadow(0.0));
        s.glow(480.0, 240.0, 300.0, p.light, 0.6);
        s.blob(
            &nodes![
                (500, 1140),
                (492, 780),
                (516, 520),
                (528, 330),
                (560, 190),
                (650, 130),
                (860, 150),
                (900, 1140)
            ],
            Look::of(fur).to(fur.dim(0.7)).inflate(60.0).fur(26.0, 100.0, 9.0).texture(0.3),
        );
        s.limb(
            &nodes![(590, 170), (560, 120), (566, 84)],
            &[40.0, 26.0, 6.0],
            Look::of(p.cream.mix(p.wood, 0.3)).inflate(9.0),
        );
        let mien = Mien {
            gaze: [-0.75, 0.55],
            tilt: -6.0,
            turn: 0.0,
            nod: 0.0,
            open: 0.0,
            curve: -0.5,
            ..Feeling::Fear.mien()
        };
        let mien = Mien { pupil: 0.8, ..mien };
        visage(s, 690.0, 400.0, 470.0, &mien, fur);
        air::rain(s, 60, [470.0, 90.0, 706.0, 1100.0]);
    });
    s.focus(606.0, 396.0, 130.0);
    // His light on the floor.
    s.poly(
        &nodes![(470, 1086), (706, 1086), (560, 1230), (180, 1230)],
        Look::lamp(p.light).alpha(0.3).soft(9.0),
    );
    // The door and its frame.
    s.rect(700.0, 60.0, 160.0, 1180.0, Look::of(p.wood_dark).inflate(16.0).grain(90.0).texture(0.3));
    s.rect(-30.0, 40.0, 900.0, 56.0, Look::of(p.wood_dark).inflate(14.0).grain(0.0).texture(0.3));
    planks(s, 96.0, 474.0, 92.0, 1090.0, p.wood.dim(0.72));
    s.limb(&nodes![(474, 94), (474, 1090)], &[13.0], Look::of(p.wood.lighter(0.14)).inflate(4.0));
    s.dot(436.0, 640.0, 24.0, Look::of(p.gold).inflate(8.0).shadow(0.6));
    // The stairs, and petals that go up.
    for k in 0..5 {
        let (x, y) = (-30.0, 1080.0 - k as f32 * 92.0);
        s.rect(x, y, 150.0 - k as f32 * 26.0, 110.0, Look::of(p.wood.dim(0.55)).inflate(8.0).grain(0.0));
        s.rect(x, y, 158.0 - k as f32 * 26.0, 20.0, Look::of(p.wood.dim(0.85)).inflate(5.0));
        s.ellipse(70.0 - k as f32 * 17.0, y - 2.0, 13.0, 7.0, Look::of(lch(0.5, 0.1, 310.0)).inflate(2.0));
    }
    for (x, y) in [(150.0, 1140.0), (236.0, 1176.0), (104.0, 1112.0), (560.0, 1160.0)] {
        s.ellipse(x, y, 15.0, 7.0, Look::of(lch(0.52, 0.12, 310.0)).inflate(2.0));
    }
    // The child.
    let child = child.wearing(Dress::Nightshirt, p.cream).legs(child.skin, child.skin);
    let child = Actor::new(child, 330.0, 1170.0, 640.0).feeling(Feeling::Suspicion);
    let child = child
        .looking_at(point(596.0, 400.0))
        .hand(FAR, 470.0, 800.0, Hand::Rest)
        .hand(NEAR, 236.0, 870.0, Hand::Grip)
        .elbow(NEAR, 1.0);
    under(s, 320.0, 1178.0, 130.0);
    let g = child.grip(NEAR);
    s.group(Group::new(), |s| {
        child.arm(s, FAR);
        child.legs(s);
        child.body(s);
        child.head(s);
        child.arm_with(s, NEAR, |s| {
            s.limb(
                &nodes![(g.x - 20.0, g.y - 230.0), (g.x + 10.0, g.y + 120.0)],
                &[15.0, 13.0],
                Look::of(p.metal.dim(0.6)).inflate(4.0).rim(1.4),
            );
            s.limb(
                &nodes![(g.x - 20.0, g.y - 226.0), (g.x - 58.0, g.y - 210.0), (g.x - 66.0, g.y - 176.0)],
                &[14.0, 11.0, 5.0],
                Look::of(p.metal.dim(0.6)).inflate(3.0),
            );
            s.dot(g.x + 11.0, g.y + 128.0, 17.0, Look::of(p.gold).inflate(5.0));
        });
    });
    chain(s, &[point(486.0, 610.0), point(590.0, 664.0), point(704.0, 600.0)], 21.0);
    // His claw, through the gap.
    let claw = LoneHand {
        at: point(598.0, 842.0),
        size: 150.0,
        degrees: -128.0,
        thumb: 1.0,
        hand: Hand::Grip,
        colour: fur.dim(0.85),
        paw: true,
        sleeve: fur,
        from: point(690.0, 990.0),
    };
    let g = claw.grip();
    claw.paint_with(s, |s| violets(s, g.x, g.y, 1.0));
    shaggy(s, claw.from, claw.at, 150.0, fur.dim(0.85));
    s.focus(g.x, g.y - 60.0, 130.0);
    s.note("child", Role::Subject);
    s.note("door", Role::Object);
    s.note("eye", Role::Detail);
    s.note("room", Role::Setting);
}

/// Outside, in the snow: our own shaggy paws hold out three violets; behind the chain an old man in a nightshirt and a saucepan.
fn outside(c: &mut Composer) {
    let man = c.human(Kind::Grandad);
    let s = &mut c.scene;
    s.light_at(440.0, 480.0, 0.5);
    let p = s.palette;
    let wall = p.stone.mix(p.accent2, 0.25).dim(0.66);
    s.rect(-30.0, -30.0, 860.0, 1280.0, Look::of(wall).to(wall.dim(0.7)).flat().texture(0.3).shadow(0.0));
    for j in 0..10 {
        for i in 0..6 {
            let (x, y) = (-60.0 + i as f32 * 160.0 + (j % 2) as f32 * 80.0, -20.0 + j as f32 * 96.0);
            s.rect(
                x,
                y,
                152.0,
                88.0,
                Look::of(wall.lighter(0.02 * ((i * 7 + j * 3) % 4) as f32))
                    .inflate(8.0)
                    .texture(0.3)
                    .shadow(0.3),
            );
        }
    }
    // The house behind the door: warm, and he in it.
    let hall = Path::rect(340.0, 130.0, 250.0, 830.0);
    s.group(Group::new().clip(hall.clone()), |s| {
        s.part(&hall, Look::of(p.flame.mix(p.wood, 0.35)).to(p.wood).flat().shadow(0.0));
        s.glow(430.0, 420.0, 330.0, p.flame, 0.7);
        // His shadow tells what he holds behind his back.
        s.as_silhouette(p.wood_dark, |s| {
            s.blob(&nodes![(500, 960), (520, 620), (560, 560), (600, 640), (640, 960)], Look::of(p.ink));
        });
        let old = man.wearing(Dress::Nightshirt, p.cream).legs(man.skin, p.red);
        let old = Actor::new(old, 446.0, 1000.0, 690.0).front().feeling(Feeling::Fear);
        let old = old
            .with(|m| Mien { gaze: [0.0, 0.3], turn: 0.0, pupil: 0.8, open: 0.2, ..m })
            .hand(NEAR, 366.0, 690.0, Hand::Rest)
            .hand_own(FAR, 9.0, -44.0, Hand::Hidden);
        let g = point(540.0, 640.0);
        s.limb(&nodes![(g.x - 16.0, g.y + 90.0), (g.x + 14.0, g.y - 190.0)], &[16.0, 14.0], Look::of(p.wood).inflate(4.0));
        s.ellipse(g.x + 18.0, g.y - 222.0, 40.0, 50.0, Look::of(p.wood.lighter(0.12)).inflate(10.0));
        old.arm(s, FAR);
        old.legs(s);
        old.body(s);
        old.head(s);
        // A saucepan for a helmet.
        let e = old.crown();
        s.limb(&nodes![(e.x + 60.0, e.y + 34.0), (e.x + 150.0, e.y + 14.0)], &[15.0, 12.0], Look::of(p.wood_dark).inflate(4.0));
        s.blob(
            &nodes![(e.x - 104.0, e.y + 58.0; corner), (e.x - 96.0, e.y - 34.0), (e.x, e.y - 52.0), (e.x + 96.0, e.y - 34.0), (e.x + 104.0, e.y + 58.0; corner), (e.x, e.y + 72.0)],
            Look::of(p.metal.lighter(0.1)).inflate(20.0).rim(1.3),
        );
        old.arm(s, NEAR);
    });
    s.focus(450.0, 440.0, 140.0);
    // Frame and leaf, with the marks of earlier knocks.
    s.rect(586.0, 84.0, 54.0, 900.0, Look::of(p.wood_dark).inflate(12.0).grain(90.0));
    s.rect(60.0, 74.0, 590.0, 58.0, Look::of(p.wood_dark).inflate(12.0).grain(0.0));
    s.rect(50.0, 84.0, 46.0, 900.0, Look::of(p.wood_dark).inflate(12.0).grain(90.0));
    planks(s, 92.0, 346.0, 130.0, 968.0, p.accent.mix(p.wood, 0.45).dim(0.9));
    for (x, y) in [(170.0, 560.0), (250.0, 640.0), (206.0, 470.0)] {
        for k in 0..3 {
            let x = x + k as f32 * 20.0;
            s.limb(
                &nodes![(x, y), (x - 16.0, y + 84.0)],
                &[2.0, 6.0, 2.0],
                Look::of(p.wood.lighter(0.26)).flat(),
            );
        }
    }
    s.dot(312.0, 600.0, 22.0, Look::of(p.gold).inflate(8.0));
    chain(s, &[point(338.0, 560.0), point(466.0, 622.0), point(598.0, 552.0)], 20.0);
    // Snow on the step; flowers from other evenings.
    s.blob(
        &nodes![(-40, 1000; corner), (150, 960), (400, 976), (640, 958), (840, 990; corner), (840, 1260; corner), (-40, 1260; corner)],
        Look::of(p.white).to(p.white.mix(p.accent2, 0.35)).inflate(18.0).texture(0.2),
    );
    s.poly(
        &nodes![(346, 966), (586, 966), (640, 1130), (300, 1130)],
        Look::lamp(p.flame).alpha(0.35).soft(14.0),
    );
    for (i, (x, y)) in [(690.0, 1000.0), (742.0, 1030.0), (660.0, 1044.0)].into_iter().enumerate() {
        s.at(&[shift(x, y), turn(70.0 + i as f32 * 24.0)], |s| {
            s.group(Group::new().fog(0.45), |s| violets(s, 0.0, 0.0, 0.45));
        });
    }
    s.focus(700.0, 1020.0, 80.0);
    // A lamp beside the door.
    s.place(motif("lantern"), At::new(716.0, 330.0).height(190.0).hanging().silent());
    s.limb(&nodes![(716, 334), (716, 300), (650, 290)], &[10.0], Look::of(p.metal.dim(0.6)).inflate(3.0));
    s.glow(716.0, 430.0, 240.0, p.flame, 0.5);
    // Our paws.
    let fur = lch(0.40, 0.06, 300.0).mix(p.accent2, 0.3);
    let right = LoneHand {
        at: point(636.0, 1110.0),
        size: 290.0,
        degrees: -150.0,
        thumb: 1.0,
        hand: Hand::Cup,
        colour: fur.lighter(0.03),
        paw: true,
        sleeve: fur.dim(0.8),
        from: point(800.0, 1330.0),
    };
    let left = LoneHand {
        at: point(200.0, 1140.0),
        size: 280.0,
        degrees: -44.0,
        thumb: -1.0,
        hand: Hand::Grip,
        colour: fur,
        paw: true,
        sleeve: fur.dim(0.8),
        from: point(40.0, 1340.0),
    };
    let g = left.grip();
    right.paint_with(s, |_| {});
    left.paint_with(s, |s| violets(s, g.x + 8.0, g.y + 10.0, 1.15));
    shaggy(s, right.from, right.at, 290.0, fur);
    shaggy(s, left.from, left.at, 280.0, fur.dim(0.95));
    air::snowfall(s, 120);
    s.note("old_man", Role::Subject);
    s.note("door", Role::Object);
    s.note("hand", Role::Witness);
}
