//! A matchbox at bedtime.

use crate::relations::acting::*;

/// A match with a face: its foot at (x, y), so tall, leaning by degrees.
fn a_match(s: &mut Scene, at: Point, h: f32, lean: f32, head: Colour, mien: &Mien) {
    let p = s.palette;
    let burnt = head.l < 0.35;
    let stick = if burnt { p.wood_dark.dim(0.55) } else { p.cream.mix(p.gold, 0.35) };
    s.at(&[shift(at.x, at.y), turn(lean)], |s| {
        let bend = if burnt { h * 0.07 } else { 0.0 };
        s.limb(
            &nodes![(0, 0), (bend, -h * 0.4), (0, -h * 0.74)],
            &[h * 0.12, h * 0.115, h * 0.12],
            Look::of(p.cream.mix(p.gold, 0.35)).to(stick).inflate(h * 0.03).grain(90.0).texture(0.3),
        );
        s.ellipse(
            0.0,
            -h * 0.82,
            h * 0.18,
            h * 0.215,
            Look::of(head).inflate(h * 0.1).texture(if burnt { 0.5 } else { 0.25 }).rim(1.2),
        );
        visage(
            s,
            0.0,
            -h * 0.82,
            h * 0.40,
            mien,
            if burnt { p.stone.mix(head, 0.35) } else { head.lighter(0.08) },
        );
    });
}

/// In a matchbox bed the young sit up and listen to a bent, burnt one; behind him burns the candle that he lit. One is up and feels along the rough side.
pub(super) fn matches(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(640.0, 230.0, 0.5);
    let p = s.palette;
    let dark = p.dark.mix(p.wood_dark, 0.4);
    s.paint_sky(Sky {
        stops: vec![(0.0, dark.dim(0.6)), (0.7, dark.lighter(0.05)), (1.0, dark)],
        ..Sky::of(&p, 0.0, 0.1)
    });
    s.glow(650.0, 220.0, 480.0, p.flame, 0.6);
    // The table.
    s.rect(
        -30.0,
        850.0,
        860.0,
        400.0,
        Look::of(p.wood).to(p.wood_dark.dim(0.7)).inflate(8.0).grain(0.0).texture(0.35),
    );
    for y in [930.0, 1040.0, 1140.0] {
        s.line(
            &nodes![(-20, y), (400, y + 8.0), (820, y - 4.0)],
            4.0,
            Look::of(p.wood_dark.dim(0.7)).alpha(0.6),
        );
    }
    // The candle that he lit.
    s.ellipse(660.0, 876.0, 150.0, 36.0, Look::of(p.gold).inflate(12.0));
    s.blob(
        &nodes![(590, 870; corner), (586, 420), (620, 360), (700, 364), (732, 420), (736, 870; corner)],
        Look::of(p.cream).inflate(34.0).texture(0.12),
    );
    for (x, y) in [(604.0, 520.0), (716.0, 600.0), (640.0, 460.0)] {
        s.limb(&nodes![(x, 380), (x, y)], &[22.0, 26.0], Look::of(p.cream.lighter(0.02)).inflate(8.0));
    }
    s.limb(&nodes![(658, 380), (660, 320)], &[9.0], Look::of(p.ink));
    s.blob(
        &nodes![(660, 130; corner), (706, 256), (690, 322), (660, 340), (628, 322), (614, 256)],
        Look::lamp(p.fox.mix(p.flame, 0.5)),
    );
    s.blob(
        &nodes![(660, 200; corner), (684, 276), (660, 330), (638, 276)],
        Look::lamp(p.flame.lighter(0.04)),
    );
    // The drawer with the beds.
    let card = p.cream.mix(p.wood, 0.22);
    s.poly(&nodes![(20, 690), (400, 690), (420, 860), (20, 860)], Look::of(card.dim(0.5)).flat().shadow(0.4));
    let red = p.red;
    let young = [
        (86.0, Feeling::Awe, Mien { gaze: [0.7, -0.3], turn: 0.4, ..Feeling::Awe.mien() }),
        (176.0, Feeling::Joy, Mien { gaze: [0.7, -0.3], turn: 0.4, tilt: -6.0, ..Feeling::Joy.mien() }),
        (266.0, Feeling::Fear, Mien { gaze: [0.7, -0.4], turn: 0.3, ..Feeling::Fear.mien() }),
        (352.0, Feeling::Asleep, Feeling::Asleep.mien()),
    ];
    for (i, (x, _, mien)) in young.iter().enumerate() {
        s.blob(
            &nodes![(x - 46.0, 700), (*x, 680), (x + 46.0, 700), (x + 46.0, 760), (x - 46.0, 760)],
            Look::of(p.white).inflate(12.0),
        );
        let (h, y) = ([330.0, 300.0, 316.0, 270.0][i], 880.0);
        a_match(
            s,
            point(*x, y),
            h,
            [-4.0, 3.0, 6.0, 10.0][i],
            red.hue_turned(i as f32 * 9.0).lighter(0.03 * i as f32),
            mien,
        );
    }
    s.blob(
        &nodes![(20, 780), (110, 752), (210, 772), (320, 756), (408, 780), (416, 880), (20, 880)],
        Look::of(p.accent2).inflate(18.0).texture(0.25),
    );
    for k in 0..12 {
        let (x, y) = (44.0 + (k % 6) as f32 * 62.0, 790.0 + (k / 6) as f32 * 34.0);
        s.rect(x, y, 34.0, 24.0, Look::mark([p.red, p.cream, p.gold, p.accent][k % 4]).alpha(0.85));
    }
    s.rect(4.0, 842.0, 420.0, 128.0, Look::of(card).to(card.dim(0.8)).inflate(8.0).texture(0.2));
    s.focus(210.0, 620.0, 190.0);
    // The sleeve with its star and the rough side.
    s.poly(
        &nodes![(400, 660), (840, 660), (840, 790), (400, 790)],
        Look::of(p.accent).to(p.accent.dim(0.8)).inflate(6.0),
    );
    s.place(motif("star"), At::new(700.0, 728.0).height(90.0).centred().silent());
    s.rect(400.0, 784.0, 450.0, 196.0, Look::of(p.accent.dim(0.7)).inflate(7.0));
    s.rect(414.0, 812.0, 440.0, 134.0, Look::of(p.wood_dark.dim(0.7)).inflate(3.0).texture(0.8));
    s.limb(&nodes![(452, 860), (540, 846), (600, 842)], &[4.0, 10.0, 3.0], Look::lamp(p.fox).alpha(0.8));
    // The old one on top of it, arms wide.
    let ash = lch(0.22, 0.01, 60.0);
    let arm = Look::of(p.wood_dark.dim(0.5)).inflate(5.0);
    let (x, y) = (486.0, 676.0);
    a_match(
        s,
        point(x, y),
        400.0,
        -9.0,
        ash,
        &Mien {
            open: 0.7,
            curve: 0.8,
            gaze: [-0.6, 0.2],
            turn: -0.3,
            tilt: -4.0,
            slant: [20.0, 20.0],
            brow: [0.8, 0.8],
            ..Feeling::Joy.mien()
        },
    );
    for (bx, by, ex, ey) in [(360.0, 470.0, 318.0, 372.0), (580.0, 520.0, 560.0, 400.0)] {
        let sx = if bx < x { 446.0 } else { 478.0 };
        s.limb(&nodes![(sx, 500), (bx, by), (ex, ey)], &[20.0, 16.0, 13.0], arm);
        for (dx, dy) in [(-26.0, -22.0), (-6.0, -36.0), (18.0, -26.0)] {
            s.limb(&nodes![(ex, ey), (ex + dx, ey + dy)], &[11.0, 5.0], arm);
        }
    }
    s.limb(
        &nodes![(430, 250), (400, 190), (440, 130), (410, 60)],
        &[5.0, 16.0, 24.0, 4.0],
        Look::of(p.stone.lighter(0.2)).alpha(0.35).soft(5.0).flat().shadow(0.0),
    );
    s.focus(440.0, 350.0, 130.0);
    // And one who isn't listening.
    under(s, 640.0, 1130.0, 90.0);
    let (x, y) = (650.0, 1112.0);
    let limb = Look::of(p.cream.mix(p.gold, 0.35)).inflate(6.0);
    for (dx, fx) in [(-10.0, -34.0), (12.0, 26.0)] {
        s.limb(
            &nodes![
                (x + dx, y - 70.0),
                (x + fx * 0.6, y - 20.0),
                (x + fx, y + 14.0),
                (x + fx - 26.0, y + 16.0)
            ],
            &[18.0, 16.0, 15.0, 18.0],
            limb,
        );
    }
    a_match(
        s,
        point(x, y - 50.0),
        330.0,
        -7.0,
        red,
        &Mien { gaze: [0.1, 0.1], turn: -0.1, ..Feeling::Mischief.mien() },
    );
    s.limb(
        &nodes![(x - 16.0, y - 200.0), (x - 90.0, y - 190.0), (x - 150.0, y - 240.0)],
        &[18.0, 16.0, 14.0],
        limb,
    );
    for (dx, dy) in [(-24.0, -20.0), (-30.0, -2.0), (-10.0, -32.0)] {
        s.limb(&nodes![(x - 150.0, y - 240.0), (x - 150.0 + dx, y - 240.0 + dy)], &[12.0, 8.0], limb);
    }
    s.limb(
        &nodes![(x + 10.0, y - 196.0), (x + 62.0, y - 150.0), (x + 30.0, y - 100.0)],
        &[18.0, 16.0, 14.0],
        limb,
    );
    s.focus(x, y - 260.0, 110.0);
    s.note("candle", Role::Subject);
    s.note("bed", Role::Object);
    s.note("star", Role::Detail);
    s.note("room", Role::Setting);
}
