//! A string, two tins, and who is really at the other end.

use super::acting::*;
use crate::settings::{air, interior};

pub(super) static THE_OTHER_END: Relation = Relation {
    id: "the_other_end",
    themes: Themes::Only(&["tides", "roots"]),
    moods: &[Mood::Longing, Mood::Tenderness, Mood::Secrecy],
    slots: &[],
    layouts: &[framed("sill", Setup::Hinge, sill), framed("burrow", Setup::RootCellar, burrow)],
};

/// A tin at (x, y), its open end pointing at these degrees, so long.
fn tin(s: &mut Scene, at: Point, degrees: f32, size: f32) {
    let p = s.palette;
    s.at(&[shift(at.x, at.y), turn(degrees), scale(size / 100.0)], |s| {
        s.poly(
            &nodes![(-50, -34), (50, -34), (50, 34), (-50, 34)],
            Look::of(p.metal.lighter(0.1)).inflate(16.0).rim(1.6).grain(90.0),
        );
        s.rect(-26.0, -35.0, 50.0, 70.0, Look::of(p.red).inflate(10.0));
        s.ellipse(50.0, 0.0, 12.0, 35.0, Look::of(p.metal.dim(0.6)).inflate(4.0).rim(1.5));
        s.ellipse(-50.0, 0.0, 9.0, 34.0, Look::of(p.metal).inflate(4.0));
    });
}

/// The string between the tins, bright enough to be seen against anything.
fn string(s: &mut Scene, points: &[Point]) {
    let white = s.palette.white;
    cord(s, points, 6.0, white);
}

/// An old woman by her window listens at a tin; its string goes out over the sea, round a post and back to a boy under her sill, who speaks and weeps.
fn sill(c: &mut Composer) {
    let (granny, boy) = (c.human(Kind::Granny), c.human(Kind::Boy));
    let s = &mut c.scene;
    s.light_at(640.0, 240.0, 0.5);
    let p = s.palette;
    // Outside: an evening sea, a ship at its edge, a strip of shore.
    let evening = lch(0.7, 0.11, 50.0).mix(p.sky[2], 0.3);
    s.rect(
        -20.0,
        -20.0,
        840.0,
        800.0,
        Look::of(lch(0.46, 0.08, 275.0).mix(p.sky[0], 0.3)).to(evening).emissive().flat(),
    );
    s.glow(650.0, 560.0, 260.0, lch(0.85, 0.12, 70.0), 0.7);
    let sea = known_water(s).dim(0.72);
    s.rect(440.0, 600.0, 400.0, 340.0, Look::of(sea.lighter(0.08)).to(sea.dim(0.7)).flat());
    for k in 0..9 {
        let (x, y) = (500.0 + ((k * 131) % 260) as f32, 622.0 + k as f32 * 30.0);
        s.line(&nodes![(x, y), (x + 40.0, y - 6.0), (x + 84.0, y)], 4.0, Look::of(p.white).alpha(0.6).flat());
    }
    s.place(motif("steamship"), At::new(640.0, 604.0).height(84.0).standing().silent());
    s.blob(
        &nodes![(430, 930; corner), (600, 900), (840, 880; corner), (840, 1240; corner), (430, 1240; corner)],
        Look::of(p.wood.mix(p.gold, 0.3)).to(p.wood_dark).inflate(10.0).texture(0.4),
    );
    let post = point(752.0, 470.0);
    s.limb(
        &nodes![(752, 900), (752, 440)],
        &[40.0, 32.0],
        Look::of(p.wood_dark).inflate(10.0).grain(90.0).texture(0.3),
    );
    Beast::new(Species::Crow, 752.0, 444.0, 90.0).left().feeling(Feeling::Suspicion).paint(s);
    // Inside: papered wall, a portrait of the sailor, floor, armchair.
    s.group(Group::new().clip(Path::rect(-30.0, -30.0, 470.0, 1300.0)), |s| {
        let wall = p.accent2.mix(p.wood_dark, 0.45).dim(0.8);
        s.rect(-30.0, -30.0, 500.0, 1300.0, Look::of(wall.dim(0.8)).to(wall).flat());
        for i in 0..7 {
            s.rect(-10.0 + i as f32 * 72.0, -20.0, 22.0, 1100.0, Look::of(wall.lighter(0.05)).alpha(0.7).flat());
        }
        interior::boards(s, 1040.0, p.wood);
        let sailor = Person::new(Kind::Man, &p).skin(granny.skin).hat(Hat::Cap, p.white).wearing(Dress::Coat, p.dark);
        picture(s, 120.0, 230.0, 140.0, 180.0, |s| {
            super::bust::bust(s, &sailor, &super::bust::face(Feeling::Joy, 0.1, (0.3, 0.0)), 120.0, 216.0, 84.0);
        });
        let red = p.red.mix(p.dark, 0.2);
        s.blob(
            &nodes![(-40, 640; corner), (60, 560), (150, 590), (180, 760), (176, 1130; corner), (-40, 1130; corner)],
            Look::of(red).inflate(26.0).texture(0.3),
        );
        s.blob(
            &nodes![(-40, 960; corner), (250, 950), (286, 1000), (270, 1130; corner), (-40, 1130; corner)],
            Look::of(red.dim(0.85)).inflate(20.0).texture(0.3),
        );
    });
    // The wall between, cut through, with the window open in it.
    let brick = Look::of(lch(0.5, 0.07, 45.0).mix(p.stone, 0.3)).inflate(10.0).texture(0.4);
    s.rect(430.0, -20.0, 52.0, 400.0, brick);
    s.rect(430.0, 690.0, 52.0, 560.0, brick);
    s.rect(404.0, 676.0, 110.0, 24.0, Look::of(p.cream.mix(p.wood, 0.3)).inflate(6.0).shadow(0.8));
    s.rect(410.0, 370.0, 92.0, 22.0, Look::of(p.cream.mix(p.wood, 0.3)).inflate(6.0));
    for (y, w) in [(120.0, 40.0), (240.0, 40.0), (820.0, 40.0), (960.0, 40.0), (1100.0, 40.0)] {
        s.line(&nodes![(436, y), (436.0 + w, y)], 4.0, Look::of(p.dark).alpha(0.5).flat());
    }
    s.place(motif("rose"), At::new(488.0, 680.0).height(110.0).standing().silent());
    // She listens.
    let who = granny.wearing(Dress::Apron, p.accent.mix(p.dark, 0.25)).glasses().scarf(p.cream);
    let g = Actor::new(who, 150.0, 1170.0, 800.0).sitting().feeling(Feeling::Tenderness);
    let g = g.with(|m| Mien { tear: true, ..m.facing(0.3).tilted(9.0).shut() });
    let ear = g.eye();
    let can = point(ear.x + 150.0, ear.y + 14.0);
    let g = g.hand(NEAR, can.x - 20.0, can.y + 60.0, Hand::Cup).hand_own(FAR, 17.0, -30.0, Hand::Rest);
    g.paint(s);
    string(s, &[point(can.x + 40.0, can.y), point(post.x - 10.0, post.y + 40.0)]);
    tin(s, can, 180.0, 120.0);
    g.fingers(s, NEAR);
    // The dog is not fooled: it looks at the wall.
    Beast::new(Species::Dog, 330.0, 1176.0, 170.0).feeling(Feeling::Joy).glancing(0.8, 0.0).paint(s);
    s.focus(340.0, 1080.0, 100.0);
    // He speaks.
    under(s, 590.0, 1150.0, 120.0);
    let who =
        boy.wearing(Dress::Coat, p.leaf.mix(p.dark, 0.1)).hat(Hat::Woolly, p.gold).cloth(Cloth::Patches);
    let b = Actor::new(who, 560.0, 1160.0, 480.0).sitting().feeling(Feeling::Brave).weeping();
    let b = b.with(|m| Mien { open: 0.45, curve: 0.2, ..m.facing(0.5).tilted(-6.0).glancing(0.4, -0.5) });
    let mouth = b.mouth();
    let can = point(mouth.x + 62.0, mouth.y + 14.0);
    let b = b.hand(FAR, can.x + 6.0, can.y + 44.0, Hand::Cup).hand_own(NEAR, 6.0, -33.0, Hand::Rest);
    b.paint(s);
    string(s, &[point(can.x + 34.0, can.y - 10.0), point(post.x - 14.0, post.y + 60.0)]);
    tin(s, can, 162.0, 92.0);
    b.fingers(s, FAR);
    for k in 0..3 {
        s.stroke(
            &Path::ellipse(post.x, post.y + 44.0 + k as f32 * 9.0, 21.0, 7.0),
            6.0,
            Look::of(p.white).inflate(2.0),
        );
    }
    s.focus(post.x, post.y + 50.0, 50.0);
    s.note("old_woman", Role::Subject);
    s.note("boy", Role::Object);
    s.note("dog", Role::Witness);
    s.note("sea", Role::Setting);
}

/// A girl in the snow speaks into a tin; the string goes down to a bear in bed, who listens with one eye open; halfway a mouse family has its ears at it.
fn burrow(c: &mut Composer) {
    let girl = c.human(Kind::Girl);
    let s = &mut c.scene;
    s.light_at(250.0, 800.0, 0.5);
    let p = s.palette;
    let earth = lch(0.31, 0.045, 55.0);
    s.rect(-20.0, -20.0, 840.0, 520.0, Look::of(lch(0.3, 0.07, 268.0)).to(lch(0.6, 0.06, 255.0)).flat());
    air::stars(s, 50, 300.0);
    air::snowfall(s, 50);
    for (x, h) in [(60.0, 250.0), (180.0, 190.0), (730.0, 280.0)] {
        s.place(motif("pine_tree"), At::new(x, 420.0).height(h).standing().silent());
    }
    s.rect(-20.0, 440.0, 840.0, 820.0, Look::of(earth).to(earth.dim(0.6)).flat().texture(0.45));
    s.blob(
        &nodes![(-40, 430; corner), (150, 404), (400, 430), (640, 398), (840, 424; corner), (840, 490; corner), (560, 476), (260, 492), (-40, 474; corner)],
        Look::of(p.white.mix(lch(0.9, 0.02, 240.0), 0.4)).inflate(16.0).shadow(0.4),
    );
    // Roots and stones.
    for (x, y, d) in [(60.0, 480.0, 90.0), (180.0, 480.0, 120.0), (730.0, 480.0, 140.0), (640.0, 490.0, 60.0)]
    {
        s.limb(
            &nodes![(x, y), (x + 20.0, y + d * 0.5), (x - 14.0, y + d)],
            &[18.0, 10.0, 3.0],
            Look::of(p.wood_dark).inflate(4.0),
        );
    }
    for (x, y, r) in [(90.0, 640.0, 26.0), (730.0, 690.0, 32.0), (40.0, 760.0, 18.0), (670.0, 590.0, 16.0)] {
        s.ellipse(x, y, r * 1.3, r, Look::of(p.stone.dim(0.7)).inflate(8.0).texture(0.4));
    }
    // The mice's room on the way.
    let hollow = Path::ellipse(250.0, 600.0, 130.0, 84.0);
    s.part(&hollow, Look::of(lch(0.5, 0.09, 65.0)).to(lch(0.36, 0.07, 55.0)).flat());
    s.glow(230.0, 590.0, 120.0, p.flame, 0.6);
    // The den.
    s.blob(
        &nodes![(40, 1250; corner), (40, 960), (150, 790), (400, 740), (660, 790), (770, 960), (770, 1250; corner)],
        Look::of(lch(0.46, 0.09, 62.0)).to(lch(0.3, 0.06, 50.0)).flat(),
    );
    s.glow(200.0, 940.0, 330.0, p.flame, 0.55);
    candle(s, 120.0, 1010.0, 90.0);
    s.rect(60.0, 1010.0, 130.0, 240.0, Look::of(p.wood).inflate(10.0).grain(90.0).texture(0.3));
    // The bed, and who lies in it.
    s.rect(690.0, 850.0, 70.0, 420.0, Look::of(p.wood).inflate(14.0).grain(90.0));
    s.blob(
        &nodes![(250, 900), (330, 850), (520, 846), (690, 880), (700, 1010), (250, 1020)],
        Look::of(p.white.mix(p.accent2, 0.1)).inflate(22.0).texture(0.2),
    );
    let bear = Person::new(Kind::Bear, &p).wearing(Dress::Nightshirt, p.cream).hat(Hat::Nightcap, p.red);
    let b = Actor::new(bear, 390.0, 1390.0, 640.0).front().feeling(Feeling::Tenderness);
    let b = b.with(|m| Mien { upper: [0.94, 0.4], ..m.facing(-0.2).tilted(12.0).glancing(-0.3, -0.3) });
    let e = b.eye();
    let ear = point(e.x - 124.0, e.y - 4.0);
    let b = b.hand(NEAR, ear.x + 14.0, ear.y + 74.0, Hand::Cup).elbow(NEAR, -1.0).hand_own(
        FAR,
        15.0,
        -42.0,
        Hand::Rest,
    );
    b.paint(s);
    // His wife has had enough of it.
    let wife = Person::new(Kind::Bear, &p).wearing(Dress::Nightshirt, p.accent2).hat(Hat::Nightcap, p.accent);
    let w = Actor::new(wife, 608.0, 1370.0, 560.0).front().feeling(Feeling::Fury);
    let w = w.with(|m| Mien { open: 0.0, ..m.facing(-0.35).tilted(6.0).glancing(-0.9, -0.1) });
    let w = w
        .hand_own(NEAR, -19.0, -70.0, Hand::Cover)
        .elbow(NEAR, -1.0)
        .hand_own(FAR, 19.0, -70.0, Hand::Cover)
        .elbow(FAR, 1.0);
    w.paint(s);
    let quilt = [p.red, p.gold, p.leaf, p.accent2, p.accent, p.cream];
    s.blob(
        &nodes![(210, 1110; corner), (400, 1080), (600, 1090), (800, 1070; corner), (820, 1260; corner), (200, 1260; corner)],
        Look::of(p.accent2.dim(0.8)).inflate(18.0),
    );
    for i in 0..7 {
        for j in 0..2 {
            let (x, y) = (222.0 + i as f32 * 84.0, 1106.0 + j as f32 * 72.0);
            s.rect(
                x,
                y,
                78.0,
                66.0,
                Look::of(quilt[(i * 2 + j * 3) % 6].mix(p.dark, 0.12)).inflate(8.0).texture(0.3),
            );
        }
    }
    // The string.
    let hole = point(330.0, 470.0);
    // She speaks.
    let who = girl.wearing(Dress::Coat, p.red).hat(Hat::Woolly, p.gold).scarf(p.accent2);
    under(s, 450.0, 440.0, 110.0);
    let g = Actor::new(who, 470.0, 446.0, 372.0).left().kneeling().feeling(Feeling::Joy);
    let g = g.with(|m| Mien { open: 0.35, wide: 0.7, ..m.facing(0.5).tilted(8.0).glancing(0.5, 0.6) });
    let can = point(g.mouth().x - 52.0, g.mouth().y + 16.0);
    string(s, &[point(can.x - 20.0, can.y + 20.0), hole, point(250.0, 700.0), point(ear.x - 20.0, ear.y)]);
    s.ellipse(hole.x, hole.y - 30.0, 26.0, 10.0, Look::of(earth.dim(0.5)).flat());
    let g =
        g.hand(FAR, can.x + 4.0, can.y + 44.0, Hand::Cup).hand(NEAR, can.x + 30.0, can.y + 52.0, Hand::Cup);
    g.paint(s);
    tin(s, can, -40.0, 84.0);
    g.fingers(s, FAR);
    tin(s, ear, 0.0, 104.0);
    b.fingers(s, NEAR);
    // Those who listen in.
    for (i, (x, h, f)) in
        [(182.0, 122.0, Feeling::Mischief), (236.0, 98.0, Feeling::Awe), (340.0, 126.0, Feeling::Joy)]
            .into_iter()
            .enumerate()
    {
        let who = Person::new(Kind::Mouse, &p).wearing(Dress::Nightshirt, [p.accent2, p.gold, p.red][i]);
        let a = Actor::new(who, x, 676.0, h).feeling(f);
        let a = if i == 2 { a.left() } else { a };
        a.hand_own(FAR, 20.0, -76.0, Hand::Cover).paint(s);
    }
    s.focus(250.0, 620.0, 120.0);
    s.note("girl", Role::Subject);
    s.note("bear", Role::Object);
    s.note("mouse", Role::Witness);
    s.note("snowfield", Role::Setting);
}
