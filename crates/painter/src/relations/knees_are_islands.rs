//! Our own knees are a country, and we could get up.

use super::acting::*;

pub(super) static KNEES_ARE_ISLANDS: Relation = Relation {
    id: "knees_are_islands",
    themes: Themes::Shared,
    moods: &[Mood::Mischief, Mood::Dread, Mood::Tenderness],
    slots: &[],
    layouts: &[framed("bath", Setup::OwnHands, bath), framed("quilt", Setup::OwnHands, quilt)],
};

/// A village in a few strokes: houses with a light each, w wide around (x, y).
fn hamlet(s: &mut Scene, x: f32, y: f32, w: f32, roofs: Colour, walls: Colour) {
    let p = s.palette;
    for (dx, dy, k) in [(-0.36, 0.04, 0.8), (0.34, 0.05, 0.75), (-0.12, -0.02, 1.0), (0.14, 0.03, 0.86)] {
        let (hx, hy, h) = (x + w * dx, y + w * dy, w * 0.2 * k);
        s.rect(hx - h * 0.6, hy - h, h * 1.2, h, Look::of(walls).inflate(h * 0.1).shadow(0.5));
        s.poly(
            &nodes![(hx - h * 0.8, hy - h * 0.9), (hx, hy - h * 1.75), (hx + h * 0.8, hy - h * 0.9)],
            Look::of(roofs).inflate(h * 0.12),
        );
        s.rect(hx - h * 0.16, hy - h * 0.62, h * 0.32, h * 0.36, Look::lamp(p.flame));
    }
    let (tx, ty, h) = (x + w * 0.02, y - w * 0.06, w * 0.4);
    s.rect(tx - h * 0.13, ty - h, h * 0.26, h, Look::of(walls.lighter(0.03)).inflate(h * 0.06));
    s.poly(
        &nodes![(tx - h * 0.19, ty - h), (tx, ty - h * 1.5), (tx + h * 0.19, ty - h)],
        Look::of(roofs).inflate(h * 0.05),
    );
    s.glow(x, y - w * 0.1, w * 0.7, p.flame, 0.35);
}

/// Our own bath, by candlelight: the knees are islands with villages, the toes a reef by the taps; a ferry goes between, and our finger has hooked the chain of the plug.
fn bath(c: &mut Composer) {
    let skins = c.human(Kind::Man).skin;
    let s = &mut c.scene;
    s.light_at(620.0, 240.0, 0.55);
    let p = s.palette;
    let tile = lch(0.42, 0.045, 225.0).mix(p.sky[1], 0.35);
    backdrop(s, tile.dim(0.8), tile);
    for j in 0..5 {
        for i in 0..8 {
            let (x, y) = (-60.0 + i as f32 * 124.0 + (j % 2) as f32 * 62.0, -20.0 + j as f32 * 84.0);
            let k = 0.9 + ((i * 7 + j * 5) % 4) as f32 * 0.045;
            s.rect(
                x,
                y,
                118.0,
                78.0,
                Look::of(tile.lighter(0.06).dim(k)).inflate(4.0).texture(0.1).shadow(0.2),
            );
        }
    }
    s.glow(640.0, 250.0, 360.0, p.flame, 0.55);
    candle(s, 640.0, 348.0, 96.0);
    // The end of the tub, and its taps like mountains.
    let enamel = p.white.mix(p.fog, 0.25);
    s.blob(&nodes![(-60, 420; corner), (100, 356), (400, 340), (700, 356), (860, 420; corner), (860, 640; corner), (-60, 640; corner)], Look::of(enamel).to(enamel.dim(0.7)).inflate(22.0).shadow(0.6));
    for (x, h) in [(330.0, 120.0), (470.0, 120.0)] {
        s.limb(&nodes![(x, 420), (x, 420.0 - h)], &[34.0, 24.0], Look::of(p.metal).inflate(9.0).rim(1.8));
        s.limb(
            &nodes![(x - 40.0, 420.0 - h), (x + 40.0, 420.0 - h)],
            &[17.0],
            Look::of(p.metal).inflate(6.0).rim(1.8),
        );
    }
    s.limb(
        &nodes![(400, 330), (400, 380), (400, 440)],
        &[44.0, 40.0, 36.0],
        Look::of(p.metal).inflate(12.0).rim(1.8),
    );
    // The sea.
    let sea = lch(0.5, 0.075, 225.0).mix(p.water[1], 0.35);
    s.rect(-30.0, 500.0, 860.0, 760.0, Look::of(sea.lighter(0.1)).to(sea.dim(0.5)).flat().shadow(0.0));
    shine(s, &nodes![(600, 504), (690, 504), (740, 900), (500, 900)], p.flame, 0.25);
    for k in 0..22 {
        let (x, y) = (((k * 211) % 840) as f32, 520.0 + ((k * 97) % 640) as f32);
        let w = 20.0 + (y - 500.0) * 0.09;
        s.line(
            &nodes![(x - w, y), (x, y - w * 0.12), (x + w, y)],
            2.0 + (y - 500.0) * 0.004,
            Look::of(sea.lighter(0.24)).alpha(0.6),
        );
    }
    let skin = Look::of(skins).inflate(30.0).texture(0.12);
    // Toes.
    for (x, h, w) in [
        (258.0, 64.0, 40.0),
        (306.0, 74.0, 36.0),
        (348.0, 70.0, 34.0),
        (388.0, 60.0, 32.0),
        (424.0, 46.0, 28.0),
    ] {
        s.blob(&nodes![(x - w * 0.55, 590; corner), (x - w * 0.5, 590.0 - h * 0.7), (x, 590.0 - h), (x + w * 0.5, 590.0 - h * 0.7), (x + w * 0.55, 590; corner)], Look::of(skins.dim(0.94)).inflate(12.0).shadow(0.2));
        s.ellipse(x, 590.0 - h * 0.84, w * 0.24, w * 0.18, Look::of(skins.mix(p.white, 0.3)).inflate(3.0));
    }
    s.line(&nodes![(220, 590), (340, 596), (450, 588)], 6.0, Look::of(p.white).alpha(0.75));
    s.place(motif("dove"), At::new(306.0, 518.0).height(24.0).standing().silent());
    // Knees.
    for (x, y, r) in [(244.0, 960.0, 190.0), (610.0, 900.0, 176.0)] {
        s.blob(&nodes![(x - r, y; corner), (x - r * 0.86, y - r * 0.6), (x - r * 0.4, y - r * 1.06), (x + r * 0.1, y - r * 1.14), (x + r * 0.6, y - r * 0.9), (x + r * 0.94, y - r * 0.4), (x + r, y; corner), (x, y + r * 0.1)], skin);
        s.blob(
            &nodes![
                (x - r * 0.72, y - r * 0.86),
                (x - r * 0.3, y - r * 1.14),
                (x + r * 0.2, y - r * 1.2),
                (x + r * 0.66, y - r * 0.9),
                (x + r * 0.2, y - r * 0.86),
                (x - r * 0.3, y - r * 0.8)
            ],
            Look::of(p.leaf).to(p.leaf.dim(0.75)).inflate(8.0).grass(8.0, 100.0, 6.0).texture(0.3),
        );
        hamlet(s, x, y - r * 1.02, r * 1.0, p.red, p.cream);
        s.line(
            &nodes![(x - r * 1.04, y), (x, y + r * 0.12), (x + r * 1.04, y)],
            9.0,
            Look::of(p.white).alpha(0.8),
        );
        s.line(
            &nodes![(x - r * 1.12, y + 22.0), (x, y + r * 0.22), (x + r * 1.12, y + 20.0)],
            5.0,
            Look::of(p.white).alpha(0.4),
        );
    }
    // An iceberg of soap, a ferry with its wake.
    s.blob(
        &nodes![(660, 690), (680, 650), (750, 644), (786, 672), (780, 700), (700, 708)],
        Look::of(p.cream.mix(p.pink, 0.2)).inflate(14.0),
    );
    s.place(motif("steamship"), At::new(440.0, 790.0).height(84.0).standing().silent());
    s.line(&nodes![(350, 796), (300, 806), (240, 812)], 4.0, Look::of(p.white).alpha(0.6));
    // The chain, and our finger in it.
    for k in 0..15 {
        let t = k as f32 / 14.0;
        let (x, y) = (lerp(408.0, 484.0, t), lerp(470.0, 1100.0, t) + sin(t * 3.1) * 30.0);
        s.dot(x, y, 5.0 + 3.0 * t, Look::of(p.gold.mix(p.metal, 0.4)).inflate(2.5).rim(1.8));
    }
    let hand = LoneHand {
        at: point(600.0, 1196.0),
        size: 190.0,
        degrees: 218.0,
        thumb: 1.0,
        hand: Hand::Pinch,
        colour: skins,
        paw: false,
        sleeve: skins,
        from: point(760.0, 1290.0),
    };
    hand.paint_with(s, |_| {});
    // Somebody on the near island has seen it: a lantern at the water, swung.
    s.dot(372.0, 880.0, 7.0, Look::lamp(p.flame));
    s.glow(372.0, 880.0, 70.0, p.flame, 0.8);
    s.limb(&nodes![(360, 902), (362, 880), (366, 862)], &[9.0, 8.0, 5.0], Look::of(p.dark));
    s.focus(244.0, 760.0, 150.0);
    s.focus(500.0, 1080.0, 120.0);
    s.note("bathtub", Role::Subject);
    s.note("island", Role::Object);
    s.note("hand", Role::Witness);
    s.note("sea", Role::Setting);
}

/// Our own bed: under a white quilt the knees are snowy peaks with a hut; a sledge has set out down the slope, and our hand holds a cup of cocoa that steams like a sunrise.
fn quilt(c: &mut Composer) {
    let child = c.human(Kind::Girl);
    let s = &mut c.scene;
    s.light_at(600.0, 160.0, 0.5);
    let p = s.palette;
    let wall = lch(0.4, 0.07, 285.0).mix(p.sky[0], 0.3);
    backdrop(s, wall.dim(0.75), wall);
    // The window at the foot of the bed: night, and it snows there too.
    s.rect(430.0, 60.0, 270.0, 330.0, Look::of(p.wood.mix(p.cream, 0.3)).inflate(8.0));
    s.rect(
        450.0,
        80.0,
        230.0,
        290.0,
        Look::of(lch(0.3, 0.09, 265.0)).to(lch(0.55, 0.09, 262.0)).emissive().flat(),
    );
    for k in 0..46 {
        let (x, y) = (452.0 + ((k * 67) % 226) as f32, 84.0 + ((k * 101) % 282) as f32);
        s.dot(x, y, 1.6 + (k % 4) as f32 * 0.8, Look::lamp(p.white));
    }
    s.rect(558.0, 80.0, 13.0, 290.0, Look::of(p.wood.mix(p.cream, 0.3)).inflate(3.0));
    s.rect(450.0, 214.0, 230.0, 13.0, Look::of(p.wood.mix(p.cream, 0.3)).inflate(3.0));
    // The bed's end.
    for x in [40.0, 760.0] {
        s.limb(
            &nodes![(x, 320), (x, 700)],
            &[40.0, 46.0],
            Look::of(p.wood).inflate(14.0).grain(90.0).texture(0.3),
        );
        s.ellipse(x, 310.0, 34.0, 34.0, Look::of(p.wood.lighter(0.05)).inflate(14.0));
    }
    s.limb(&nodes![(40, 430), (400, 390), (760, 430)], &[30.0], Look::of(p.wood).inflate(10.0).texture(0.3));
    s.rect(60.0, 430.0, 690.0, 200.0, Look::of(p.wood.dim(0.75)).inflate(8.0).grain(90.0).texture(0.3));
    let snow = p.white.mix(lch(0.8, 0.04, 262.0), 0.25);
    let shade = snow.mix(wall, 0.34);
    // Far range: the feet.
    s.blob(&nodes![(-40, 700; corner), (140, 640), (240, 560), (300, 520), (360, 560), (430, 600), (480, 540), (540, 516), (600, 570), (700, 640), (840, 690; corner), (840, 900; corner), (-40, 900; corner)], Look::of(shade).to(shade.dim(0.85)).inflate(26.0).texture(0.18).shadow(0.2));
    // Knees: two peaks.
    s.blob(&nodes![(-40, 900; corner), (90, 860), (190, 740), (270, 650), (330, 640), (390, 720), (440, 830), (520, 800), (590, 720), (660, 700), (720, 780), (840, 880; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(snow).to(shade).inflate(38.0).texture(0.2).shadow(0.5));
    for fold in [
        &nodes![(300, 650), (330, 760), (310, 900), (260, 1040)][..],
        &nodes![(650, 706), (620, 820), (640, 960), (720, 1080)][..],
        &nodes![(440, 836), (450, 930), (420, 1040)][..],
        &nodes![(200, 744), (150, 860), (60, 960)][..],
    ] {
        s.line(fold, 16.0, Look::of(shade.dim(0.86)).alpha(0.55).soft(9.0).flat());
    }
    // Quilting stitches are far tracks.
    for k in 0..5 {
        let y = 960.0 + k as f32 * 60.0;
        for i in 0..20 {
            let x = -10.0 + i as f32 * 42.0;
            s.line(
                &nodes![(x, y + sin(x * 0.01) * 16.0), (x + 20.0, y + sin((x + 20.0) * 0.01) * 16.0)],
                3.4,
                Look::of(shade.dim(0.72)).alpha(0.7),
            );
        }
    }
    // Pines, a hut with a light, and who lives there.
    for (x, y, h) in [
        (120.0, 860.0, 90.0),
        (156.0, 832.0, 110.0),
        (196.0, 780.0, 84.0),
        (560.0, 786.0, 90.0),
        (530.0, 808.0, 74.0),
        (720.0, 800.0, 96.0),
        (752.0, 836.0, 80.0),
    ] {
        s.place(motif("pine_tree"), At::new(x, y).height(h).standing().silent());
    }
    hamlet(s, 318.0, 666.0, 120.0, p.red.dim(0.8), p.wood);
    s.limb(
        &nodes![(300, 586), (306, 540), (290, 500), (310, 450)],
        &[6.0, 12.0, 20.0, 30.0],
        Look::of(p.grey).alpha(0.35).soft(8.0).flat().shadow(0.0),
    );
    // A sledge goes down with two on it, roped to a third who brakes.
    s.line(&nodes![(370, 700), (430, 850), (500, 940), (560, 1000)], 5.0, Look::of(shade.dim(0.7)));
    s.line(&nodes![(384, 696), (446, 846), (516, 934), (578, 992)], 5.0, Look::of(shade.dim(0.7)));
    s.at(&[shift(572.0, 1000.0), turn(42.0), scale(1.25)], |s| {
        s.limb(&nodes![(-60, 12), (40, 12), (58, -6)], &[7.0, 7.0, 4.0], Look::of(p.wood_dark));
        s.limb(&nodes![(-52, 0), (40, 0)], &[9.0], Look::of(p.red).inflate(2.0));
        for (x, coat) in [(-30.0, p.accent), (8.0, p.leaf)] {
            s.blob(
                &nodes![(x - 15.0, 0), (x - 12.0, -34), (x, -42), (x + 12.0, -34), (x + 16.0, 0)],
                Look::of(coat).inflate(6.0),
            );
            s.ellipse(x + 2.0, -54.0, 12.0, 13.0, Look::of(p.skin).inflate(4.0));
            s.blob(
                &nodes![(x - 12.0, -56), (x + 2.0, -74), (x + 15.0, -57), (x, -60)],
                Look::of(p.red).inflate(3.0),
            );
        }
    });
    // Both our hands and the cup: day for them.
    let sleeve = p.accent2.mix(p.cream, 0.35);
    let (x, y) = (300.0, 1120.0);
    s.glow(x, y - 60.0, 250.0, p.flame, 0.5);
    let hand = |x: f32, y: f32, degrees: f32, thumb: f32, from: (f32, f32)| LoneHand {
        at: point(x, y),
        size: 150.0,
        degrees,
        thumb,
        hand: Hand::Cup,
        colour: child.skin,
        paw: false,
        sleeve,
        from: point(from.0, from.1),
    };
    let right = hand(x + 120.0, y + 92.0, 214.0, 1.0, (x + 250.0, 1290.0));
    right.paint_with(s, |s| {
        s.blob(&nodes![(x - 78.0, y - 76.0; corner), (x - 70.0, y + 40.0), (x - 40.0, y + 92.0), (x + 40.0, y + 92.0), (x + 70.0, y + 40.0), (x + 78.0, y - 76.0; corner)], Look::of(p.red.mix(p.accent, 0.2)).inflate(26.0).rim(1.5));
        s.ellipse(x, y - 76.0, 78.0, 22.0, Look::of(p.red.mix(p.cream, 0.3)).inflate(4.0));
        s.ellipse(x, y - 74.0, 66.0, 16.0, Look::of(p.wood_dark.mix(p.wood, 0.4)).flat());
    });
    hand(x - 122.0, y + 88.0, -34.0, -1.0, (x - 240.0, 1290.0)).paint_with(s, |_| {});
    for dx in [-26.0, 16.0] {
        s.limb(
            &nodes![
                (x + dx, y - 96.0),
                (x + dx + 24.0, y - 160.0),
                (x + dx - 14.0, y - 220.0),
                (x + dx + 10.0, y - 290.0)
            ],
            &[12.0, 20.0, 24.0, 8.0],
            Look::of(p.white).alpha(0.3).soft(9.0).flat().shadow(0.0),
        );
    }
    s.focus(320.0, 640.0, 120.0);
    s.focus(572.0, 980.0, 100.0);
    s.note("bed", Role::Subject);
    s.note("mountains", Role::Setting);
    s.note("sledge", Role::Object);
    s.note("teacup", Role::Detail);
}
