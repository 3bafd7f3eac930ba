//! Somebody wipes a pane, and in the clear place it isn't now.

use super::acting::*;

pub(super) static WIPED_CLEAR: Relation = Relation {
    id: "wiped_clear",
    themes: Themes::Shared,
    moods: &[Mood::Memory, Mood::Wonder, Mood::Longing],
    slots: &[],
    layouts: &[framed("frost", Setup::NearDark, frost), framed("steam", Setup::Frames, steam)],
};

/// A boy has wiped the frosted window with his sleeve: in the clear place it is summer, a table under an apple tree, and a woman shades her eyes and looks at him.
fn frost(c: &mut Composer) {
    let (boy, woman) = (c.human(Kind::Boy), c.human(Kind::Woman));
    let s = &mut c.scene;
    s.light_at(560.0, 470.0, 0.45);
    let p = s.palette;
    let night = lch(0.3, 0.06, 264.0);
    let pale = lch(0.74, 0.045, 240.0);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1290.0,
        Look::of(night.lighter(0.06)).to(night.dim(0.8)).flat().texture(0.15).shadow(0.0),
    );
    // Frost: feathers from the corners.
    s.glow(400.0, 980.0, 520.0, pale, 0.35);
    let fern = |s: &mut Scene, x: f32, y: f32, a: f32, l: f32| {
        let dir = |a: f32, d: f32| (cos(radians(a)) * d, sin(radians(a)) * d);
        let (dx, dy) = dir(a, l);
        s.limb(
            &nodes![(x, y), (x + dx * 0.5 + dy * 0.08, y + dy * 0.5), (x + dx, y + dy)],
            &[6.0, 4.0, 0.6],
            veil(pale, 0.75, 0.3),
        );
        for k in 1..9 {
            let t = k as f32 / 9.5;
            let (bx, by) = (x + dx * t, y + dy * t);
            for side in [-1.0, 1.0] {
                let (ex, ey) = dir(a + side * 42.0, l * 0.34 * (1.0 - t * 0.75));
                s.limb(&nodes![(bx, by), (bx + ex, by + ey)], &[3.6, 0.5], veil(pale, 0.6, 0.3));
            }
        }
    };
    for (x, y, a, l) in [
        (20.0, 1000.0, -64.0, 330.0),
        (20.0, 760.0, -38.0, 240.0),
        (780.0, 1010.0, -118.0, 360.0),
        (780.0, 800.0, -150.0, 220.0),
        (420.0, 1030.0, -84.0, 220.0),
        (300.0, 1020.0, -100.0, 190.0),
        (560.0, 1030.0, -74.0, 210.0),
        (30.0, 40.0, 48.0, 300.0),
        (30.0, 300.0, 20.0, 220.0),
        (770.0, 40.0, 128.0, 260.0),
        (400.0, 24.0, 96.0, 170.0),
        (770.0, 330.0, 160.0, 180.0),
        (240.0, 24.0, 80.0, 200.0),
        (600.0, 24.0, 104.0, 180.0),
    ] {
        fern(s, x, y, a, l);
    }
    // The clear place.
    let hole = Path::blob(&nodes![
        (330, 400),
        (392, 296),
        (520, 262),
        (640, 290),
        (716, 390),
        (726, 540),
        (670, 660),
        (560, 716),
        (430, 700),
        (350, 620),
        (316, 510)
    ]);
    s.group(Group::new().clip_soft(hole.clone(), 5.0), |s| {
        s.rect(290.0, 240.0, 460.0, 500.0, Look::of(lch(0.82, 0.08, 228.0)).to(lch(0.93, 0.04, 100.0)).flat().shadow(0.0));
        let green = lch(0.74, 0.14, 124.0);
        s.blob(&nodes![(280, 540; corner), (420, 510), (600, 530), (760, 500; corner), (760, 760; corner), (280, 760; corner)], Look::of(green.lighter(0.04)).to(green.dim(0.72)).inflate(8.0).grass(8.0, -86.0, 5.0).shadow(0.0));
        s.limb(&nodes![(664, 640), (650, 520), (664, 420)], &[34.0, 26.0, 24.0], Look::of(p.wood).inflate(8.0));
        for (x, y, r) in [(600.0, 350.0, 74.0), (690.0, 330.0, 84.0), (660.0, 400.0, 66.0), (740.0, 410.0, 60.0), (560.0, 300.0, 54.0)] {
            s.dot(x, y, r, Look::of(green.dim(0.86)).to(green.dim(0.66)).inflate(r * 0.4).texture(0.4).rough(5.0));
        }
        for (x, y) in [(590.0, 370.0), (650.0, 340.0), (624.0, 416.0), (700.0, 420.0), (560.0, 310.0)] {
            s.dot(x, y, 10.0, Look::of(lch(0.6, 0.19, 28.0)).inflate(4.0));
        }
        let woman = woman.wearing(Dress::Gown, lch(0.93, 0.03, 90.0)).hat(Hat::None, p.dark);
        let w = Actor::new(woman, 520.0, 700.0, 300.0).left().feeling(Feeling::Awe).looking_at(point(250.0, 700.0));
        let e = w.eye();
        let w = w.hand(NEAR, e.x - 12.0, e.y - 22.0, Hand::Cover).hand_own(FAR, 16.0, -38.0, Hand::Rest);
        w.paint(s);
        s.poly(&nodes![(560, 640), (720, 640), (760, 690), (540, 690)], Look::of(p.white).inflate(5.0).shadow(0.5));
        s.place(motif("teapot"), At::new(620.0, 660.0).height(44.0).standing().silent());
        s.glow(430.0, 300.0, 260.0, lch(0.97, 0.06, 98.0), 0.6);
    });
    s.stroke(&hole, 9.0, veil(pale, 0.6, 2.0));
    s.glow(520.0, 490.0, 420.0, lch(0.92, 0.09, 95.0), 0.4);
    for (x, y, l) in [(400.0, 690.0, 120.0), (470.0, 712.0, 200.0), (590.0, 708.0, 90.0)] {
        s.limb(&nodes![(x, y), (x - 2.0, y + l)], &[5.0, 8.0], veil(night.lighter(0.12), 0.8, 0.5));
        s.ellipse(x - 2.0, y + l, 5.0, 8.0, veil(p.white, 0.7, 0.0));
    }
    // Glazing bar and sill.
    let wood = p.wood_dark.mix(night, 0.35);
    for (x, y, w, h) in
        [(-30.0, 196.0, 860.0, 26.0), (-30.0, 786.0, 860.0, 26.0), (188.0, -30.0, 26.0, 1090.0)]
    {
        s.rect(x, y, w, h, Look::of(wood).inflate(8.0).rim(1.4).shadow(0.5));
    }
    s.rect(
        -30.0,
        1040.0,
        860.0,
        220.0,
        Look::of(wood.lighter(0.05)).to(wood.dim(0.6)).inflate(10.0).grain(0.0).texture(0.3),
    );
    // What has come through.
    s.glow(610.0, 1030.0, 130.0, lch(0.92, 0.09, 95.0), 0.35);
    s.dot(600.0, 1022.0, 44.0, Look::of(lch(0.6, 0.19, 28.0)).inflate(22.0).rim(1.5));
    s.limb(&nodes![(602, 984), (608, 956)], &[5.0], Look::of(p.wood_dark));
    s.at(&[shift(632.0, 958.0), turn(-18.0)], |s| {
        s.blob(
            &nodes![(-24, 0; corner), (0, -13), (26, 0; corner), (0, 12)],
            Look::of(lch(0.72, 0.15, 126.0)).inflate(4.0),
        );
    });
    // He.
    let boy = boy
        .wearing(Dress::Nightshirt, p.cream.mix(p.accent2, 0.2))
        .cloth(Cloth::Stripes)
        .hat(Hat::None, p.dark);
    let a = Actor::new(boy, 130.0, 1500.0, 1150.0)
        .feeling(Feeling::Awe)
        .lean(4.0)
        .looking_at(point(520.0, 500.0));
    let a = a.with(|m| Mien { curve: 0.25, ..m }).hand(FAR, 372.0, 716.0, Hand::Cover).hand(
        NEAR,
        260.0,
        1050.0,
        Hand::Rest,
    );
    s.group(Group::new(), |s| {
        a.arm(s, FAR);
        a.body(s);
        a.head(s);
        a.arm(s, NEAR);
    });
    let e = a.eye();
    s.focus(e.x, e.y, 190.0);
    s.focus(500.0, 480.0, 170.0);
    s.focus(600.0, 1010.0, 80.0);
    s.note("boy", Role::Subject);
    s.note("woman", Role::Object);
    s.note("apple", Role::Detail);
}

/// An old man in his night things has wiped a steamed mirror: in the clear stripe looks back a boy with foam on his lip. Low down in the steam a small hand has drawn a face.
fn steam(c: &mut Composer) {
    let (old, boy) = (c.human(Kind::Grandad), c.human(Kind::Boy));
    let s = &mut c.scene;
    s.light_at(400.0, 60.0, 0.5);
    let p = s.palette;
    let tile = lch(0.52, 0.05, 195.0).mix(p.accent2, 0.2);
    let tile = if tile.l > 0.6 { tile.dim(0.8) } else { tile };
    backdrop(s, tile.lighter(0.04), tile.dim(0.6));
    for k in 0..13 {
        s.rect(-30.0, k as f32 * 100.0, 860.0, 4.0, veil(tile.dim(0.6), 0.7, 0.3));
        s.rect(k as f32 * 100.0 - 50.0 * (k % 2) as f32, -30.0, 4.0, 1290.0, veil(tile.dim(0.6), 0.7, 0.3));
    }
    // Two warm bulbs.
    for x in [110.0, 690.0] {
        s.blob(&nodes![(x - 26.0, 90; corner), (x + 26.0, 90; corner), (x + 40.0, 150), (x, 190), (x - 40.0, 150)], Look::lamp(p.flame.mix(p.white, 0.45)));
        s.glow(x, 140.0, 270.0, p.flame, 0.7);
    }
    // The mirror.
    let mirror = Path::blob(&nodes![
        (150, 200),
        (200, 130),
        (400, 100),
        (600, 130),
        (650, 200),
        (662, 500),
        (650, 830),
        (600, 880),
        (400, 892),
        (200, 880),
        (150, 830),
        (138, 500)
    ]);
    s.stroke(&mirror, 46.0, Look::of(p.gold.mix(p.wood, 0.35)).inflate(14.0).rim(1.4));
    let mist = lch(0.78, 0.018, 210.0);
    s.group(Group::new().clip(mirror), |s| {
        s.rect(120.0, 90.0, 560.0, 820.0, Look::of(mist.lighter(0.05)).to(mist.dim(0.86)).flat().shadow(0.0).texture(0.25));
        // He as he is, a shade behind the steam.
        s.group(Group::new().blur(11.0).alpha(0.5), |s| {
            s.ellipse(400.0, 500.0, 120.0, 150.0, Look::of(old.skin).emissive().flat().shadow(0.0));
            s.blob(&nodes![(180, 920; corner), (200, 740), (320, 660), (480, 660), (600, 740), (620, 920; corner)], Look::of(p.red.mix(p.white, 0.2)).emissive().flat().shadow(0.0));
        });
        // The stripe.
        let stripe = Path::blob(&nodes![(176, 560), (230, 448), (330, 396), (470, 372), (580, 384), (632, 452), (620, 560), (560, 636), (440, 676), (300, 694), (204, 664)]);
        s.group(Group::new().clip_soft(stripe.clone(), 4.0), |s| {
            s.rect(150.0, 340.0, 520.0, 380.0, Look::of(tile.dim(0.5)).to(tile.dim(0.38)).flat().shadow(0.0));
            s.glow(600.0, 400.0, 240.0, p.flame, 0.5);
            let boy = boy.wearing(Dress::Shirt, p.red).cloth(Cloth::Stripes).hat(Hat::None, p.dark);
            let b = Actor::new(boy, 398.0, 1362.0, 950.0).front().feeling(Feeling::Mischief);
            let b = b.with(|m| Mien { turn: 0.0, tilt: -5.0, gaze: [0.0, 0.15], ..m });
            b.paint(s);
            let m = b.mouth();
            for (dx, dy, r) in [(-30.0, -2.0, 15.0), (-14.0, -10.0, 17.0), (6.0, -12.0, 17.0), (26.0, -4.0, 15.0), (-38.0, 12.0, 10.0), (36.0, 10.0, 10.0)] {
                s.dot(m.x + dx, m.y + dy - 10.0, r, Look::of(p.white).inflate(r * 0.5).shadow(0.3));
            }
        });
        s.stroke(&stripe, 6.0, veil(p.white, 0.5, 1.5));
        for (x, y, l) in [(280.0, 690.0, 110.0), (400.0, 680.0, 70.0), (520.0, 650.0, 150.0)] {
            s.limb(&nodes![(x, y), (x + 2.0, y + l)], &[4.0, 8.0], veil(tile.dim(0.55), 0.6, 0.8));
        }
        // A face that somebody drew, at the height of a small hand.
        let wet = veil(tile.dim(0.5), 0.75, 0.8);
        s.stroke(&Path::ellipse(246.0, 806.0, 40.0, 40.0), 9.0, wet);
        s.dot(232.0, 796.0, 6.0, wet);
        s.dot(260.0, 796.0, 6.0, wet);
        s.limb(&nodes![(226, 816), (246, 830), (266, 816)], &[4.0, 7.0, 4.0], wet);
        s.poly(&nodes![(540, 120), (620, 120), (500, 900), (420, 900)], veil(p.white, 0.12, 4.0));
    });
    // The shelf: two mugs, one of them small.
    s.rect(-30.0, 936.0, 860.0, 26.0, Look::of(p.white).inflate(7.0).shadow(0.6));
    s.blob(
        &nodes![(90, 936; corner), (86, 850), (150, 850), (146, 936; corner)],
        Look::of(p.accent).inflate(12.0).rim(1.3),
    );
    s.limb(&nodes![(112, 860), (96, 776)], &[8.0], Look::of(p.red).inflate(2.0));
    s.rect(84.0, 752.0, 16.0, 34.0, Look::of(p.white).inflate(3.0));
    s.blob(
        &nodes![(640, 936; corner), (638, 882), (690, 882), (688, 936; corner)],
        Look::of(p.gold).inflate(10.0).rim(1.3),
    );
    s.limb(&nodes![(660, 888), (676, 832)], &[7.0], Look::of(p.accent2).inflate(2.0));
    s.rect(670.0, 812.0, 13.0, 26.0, Look::of(p.white).inflate(3.0));
    // He, from behind.
    let old =
        old.wearing(Dress::Nightshirt, p.red.mix(p.dark, 0.25)).cloth(Cloth::Stripes).hat(Hat::None, p.dark);
    let old = Person { beard: false, ..old };
    let a = Actor::new(old, 410.0, 1830.0, 1080.0).back();
    let a = a.hand(FAR, 640.0, 652.0, Hand::Cover).hand(NEAR, 210.0, 1420.0, Hand::Rest);
    s.group(Group::new(), |s| {
        a.arm(s, NEAR);
        a.body(s);
        a.head(s);
        a.arm(s, FAR);
    });
    s.focus(400.0, 500.0, 180.0);
    s.focus(246.0, 806.0, 70.0);
    s.focus(640.0, 640.0, 90.0);
    s.note("old_man", Role::Subject);
    s.note("boy", Role::Object);
    s.note("mirror", Role::Setting);
}
