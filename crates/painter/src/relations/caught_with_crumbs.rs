//! Caught at night with a full mouth.

use super::acting::*;
use crate::settings::{air, interior};

pub(super) static CAUGHT_WITH_CRUMBS: Relation = Relation {
    id: "caught_with_crumbs",
    themes: Themes::Only(&["moonhare", "looking-glass", "marbles"]),
    moods: &[Mood::Greed, Mood::Mischief, Mood::Secrecy],
    slots: &[],
    layouts: &[framed("larder", Setup::NearDark, larder), framed("king", Setup::Company, king)],
};

/// Crumbs that shine, around a mouth.
fn crumbs(s: &mut Scene, at: Point, spread: f32, colour: Colour) {
    for k in 0..16 {
        let a = radians(k as f32 * 137.5);
        let r = spread * (0.25 + 0.75 * ((k * 7) % 16) as f32 / 16.0);
        let (x, y) = (at.x + cos(a) * r, at.y + spread * 0.3 + (sin(a) * r).max(-spread * 0.4) * 0.6);
        s.dot(x, y, 4.0 + (k % 3) as f32 * 2.4, Look::lamp(colour));
    }
    s.glow(at.x, at.y + spread * 0.3, spread * 1.5, colour, 0.35);
}

/// A larder at night: a bear in a nightshirt, cheeks full of moon; before him, near and dark, a child with a candle and a bitten star.
fn larder(c: &mut Composer) {
    let kind = c.rng.pick(&[Kind::Girl, Kind::Boy]);
    let child = c.human(kind);
    let s = &mut c.scene;
    s.light_at(250.0, 560.0, 0.55);
    let p = s.palette;
    interior::wall(s, p.wood_dark.mix(p.accent, 0.25).dim(0.8));
    // Shelves of jars.
    for (j, y) in [250.0, 450.0, 650.0, 850.0].into_iter().enumerate() {
        s.rect(-20.0, y, 840.0, 22.0, Look::of(p.wood).inflate(6.0).grain(0.0).texture(0.3));
        for i in 0..8 {
            let x = 40.0 + i as f32 * 104.0 + (j % 2) as f32 * 34.0;
            if j == 0 && x < 330.0 {
                continue;
            }
            let colour =
                [p.red, p.gold, p.leaf, p.accent, p.accent2, p.fox][(i * 5 + j) % 6].mix(p.wood_dark, 0.25);
            let h = 84.0 + ((i * 3 + j) % 3) as f32 * 20.0;
            s.rect(x - 34.0, y - h, 68.0, h, Look::of(colour).inflate(16.0));
            s.rect(x - 30.0, y - h - 12.0, 60.0, 18.0, Look::of(p.cream.dim(0.85)).inflate(5.0));
        }
    }
    // The window, and what is left.
    let glass = Path::rect(52.0, 40.0, 240.0, 190.0);
    s.group(Group::new().clip(glass.clone()), |s| {
        s.part(&glass, Look::of(p.ambient.mix(p.accent2, 0.35)).flat());
        air::stars(s, 50, 230.0);
        let rind = Path::blob(&nodes![(168, 62; corner), (238, 92), (246, 160), (186, 206; corner), (206, 180), (196, 160), (214, 138), (198, 116), (206, 92)]);
        s.part(&rind, Look::lamp(p.light.mix(p.cream, 0.3)));
        s.glow(226.0, 134.0, 110.0, p.light, 0.5);
    });
    s.stroke(&glass, 16.0, Look::of(p.wood).inflate(4.0).shadow(0.5));
    s.rect(166.0, 40.0, 10.0, 190.0, Look::of(p.wood).inflate(3.0));
    s.focus(210.0, 134.0, 100.0);
    // He.
    let shirt = p.cream.mix(p.accent2, 0.12);
    let bear = Person::new(Kind::Bear, &p)
        .wearing(Dress::Nightshirt, shirt)
        .cloth(Cloth::Stripes)
        .hat(Hat::Nightcap, p.accent);
    let bear = Actor::new(bear, 446.0, 1400.0, 1120.0).front().hands_behind();
    let bear = bear.mien(Mien {
        gaze: [0.95, -0.15],
        upper: [0.1, 0.1],
        pupil: 0.8,
        turn: 0.12,
        nod: 0.15,
        tilt: 7.0,
        brow: [0.8, 0.8],
        ..Feeling::Shame.mien()
    });
    // What he hides shines past his back.
    s.glow(690.0, 1000.0, 360.0, p.light, 0.75);
    s.dot(660.0, 1000.0, 128.0, Look::lamp(p.light.mix(p.cream, 0.3)));
    s.dot(770.0, 900.0, 56.0, Look::of(p.wood_dark).flat());
    s.dot(806.0, 990.0, 44.0, Look::of(p.wood_dark).flat());
    s.group(Group::new(), |s| {
        bear.arm(s, NEAR);
        bear.arm(s, FAR);
        bear.legs(s);
        bear.body(s);
        bear.head(s);
        // Full cheeks.
        let m = bear.mouth();
        let fur = Person::new(Kind::Bear, &p).skin;
        for side in [-1.0, 1.0] {
            s.ellipse(
                m.x + side * 118.0,
                m.y - 16.0,
                78.0,
                70.0,
                Look::of(fur.lighter(0.03)).inflate(26.0).fur(6.0, 90.0, 4.0).shadow(0.25),
            );
            s.ellipse(
                m.x + side * 116.0,
                m.y - 30.0,
                44.0,
                30.0,
                Look::lamp(p.red.mix(p.pink, 0.3)).alpha(0.4).soft(14.0),
            );
        }
        crumbs(s, m, 120.0, p.light.mix(p.flame, 0.3));
    });
    s.focus(bear.eye().x, bear.eye().y, 210.0);
    // The child, from behind, near and dark.
    let child = child.wearing(Dress::Nightshirt, p.accent.mix(p.dark, 0.5));
    let child = Actor::new(child, 150.0, 1490.0, 860.0).back();
    let child =
        child.hand(FAR, 300.0, 850.0, Hand::Grip).hand(NEAR, 112.0, 1050.0, Hand::Pinch).elbow(NEAR, 1.0);
    let g = child.grip(FAR);
    s.group(Group::new().tint(lch(0.62, 0.04, 280.0)), |s| {
        child.arm_with(s, FAR, |_| {});
        child.body(s);
        child.head(s);
        child.arm(s, NEAR);
    });
    candle(s, g.x, g.y + 10.0, 110.0);
    s.glow(g.x, g.y - 120.0, 420.0, p.flame, 0.35);
    child.fingers(s, FAR);
    let g = child.grip(NEAR);
    s.place(motif("star"), At::new(g.x + 4.0, g.y + 34.0).height(96.0).centred().turned(14.0).silent());
    s.dot(g.x + 38.0, g.y + 20.0, 17.0, Look::lamp(p.accent.mix(p.dark, 0.62).dim(0.6)));
    s.glow(g.x, g.y + 34.0, 110.0, p.light, 0.4);
    s.focus(g.x, g.y + 30.0, 90.0);
    s.note("bear", Role::Subject);
    s.note("moon", Role::Object);
    s.note("child", Role::Witness);
    s.note("star", Role::Detail);
}

/// Breakfast at court: the king has bitten into his crown; the queen looks at his bare head, the page offers salt.
fn king(c: &mut Composer) {
    let ruler = c.human(Kind::Man);
    let lady = c.human(Kind::Woman);
    let page = c.human(Kind::Boy);
    let elders = [Kind::Man, Kind::Grandad, Kind::Woman].map(|kind| c.human(kind));
    let s = &mut c.scene;
    s.light_at(230.0, 160.0, 0.55);
    let p = s.palette;
    interior::wall(s, p.red.mix(p.wood_dark, 0.35).dim(0.85));
    // Those who ruled before: all of them bareheaded, cheeks full.
    for (i, who) in elders.iter().enumerate() {
        let x = 150.0 + i as f32 * 250.0;
        picture(s, x, 170.0, 150.0, 190.0, |s| {
            s.at(&[shift(x, 290.0), scale(1.0)], |s| {
                s.blob(
                    &nodes![(-70, 0), (-50, -52), (0, -64), (50, -52), (70, 0)],
                    Look::of(p.cloth(i + 1)).inflate(14.0),
                );
            });
            let who = if i < 2 { who.bearded() } else { *who };
            let mien = Mien {
                gaze: [[0.9, 0.0, -0.9][i], 0.1],
                turn: 0.0,
                tilt: 0.0,
                nod: 0.0,
                cheek: 1.6,
                wide: 0.5,
                ..Feeling::Shame.mien()
            };
            s.at(&[shift(x, 180.0), scale(1.22)], |s| {
                head(s, &who, &mien, View::Front);
                for side in [-1.0, 1.0] {
                    s.ellipse(side * 30.0, 26.0, 14.0, 13.0, Look::of(who.skin).inflate(5.0).shadow(0.2));
                }
            });
        });
        s.focus(x, 180.0, 90.0);
    }
    let queen = lady.wearing(Dress::Gown, p.accent).hat(Hat::Crown, p.gold);
    let queen = Actor::new(queen, 150.0, 1290.0, 880.0).feeling(Feeling::Suspicion);
    let ruler =
        ruler.bearded().wearing(Dress::Coat, p.accent2.mix(p.dark, 0.25)).girth(1.3).hat(Hat::None, p.gold);
    let ruler = Person { style: Hair::Bald, ..ruler };
    let king = Actor::new(ruler, 424.0, 1310.0, 960.0).front().hands_behind();
    let king = king.mien(Mien {
        gaze: [0.6, -0.8],
        upper: [0.05, 0.05],
        brow: [0.9, 0.9],
        turn: 0.15,
        tilt: 5.0,
        nod: -0.1,
        ..Feeling::Shame.mien()
    });
    let page = page.wearing(Dress::Coat, p.leaf).hat(Hat::Cap, p.leaf.dim(0.8));
    let page = Actor::new(page, 690.0, 1230.0, 690.0).left().feeling(Feeling::Mischief);
    let queen = queen
        .looking_at(point(king.crown().x - 40.0, king.crown().y + 30.0))
        .hand(NEAR, 250.0, 960.0, Hand::Rest)
        .hand(FAR, 330.0, 950.0, Hand::Fist);
    let page = page.looking_at(king.eye()).hand(NEAR, 600.0, 890.0, Hand::Grip).elbow(NEAR, 1.0).hand(
        FAR,
        590.0,
        1000.0,
        Hand::Rest,
    );
    queen.paint(s);
    king.layers(s);
    let m = king.mouth();
    let skin = ruler.skin;
    for side in [-1.0, 1.0] {
        s.ellipse(m.x + side * 84.0, m.y - 18.0, 54.0, 50.0, Look::of(skin).inflate(18.0).shadow(0.25));
        s.ellipse(m.x + side * 84.0, m.y - 26.0, 34.0, 24.0, Look::lamp(p.red).alpha(0.35).soft(10.0));
    }
    // A pale ring where it sat, gold in the beard.
    let e = king.crown();
    s.limb(
        &nodes![(e.x - 92.0, e.y + 66.0), (e.x, e.y + 38.0), (e.x + 92.0, e.y + 66.0)],
        &[10.0],
        Look::lamp(p.white).alpha(0.4).soft(3.0),
    );
    crumbs(s, m, 84.0, p.gold.lighter(0.12));
    s.focus(king.eye().x, king.eye().y, 180.0);
    let g = page.grip(NEAR);
    s.group(Group::new(), |s| {
        page.arm(s, FAR);
        page.legs(s);
        page.body(s);
        page.head(s);
        page.arm_with(s, NEAR, |s| {
            s.blob(
                &nodes![
                    (g.x - 24.0, g.y + 44.0),
                    (g.x - 16.0, g.y - 40.0),
                    (g.x, g.y - 62.0),
                    (g.x + 16.0, g.y - 40.0),
                    (g.x + 24.0, g.y + 44.0)
                ],
                Look::of(p.metal.lighter(0.25)).inflate(8.0).rim(1.3),
            );
        });
    });
    for k in 0..7 {
        s.dot(g.x - 30.0 - k as f32 * 6.0, g.y - 40.0 + k as f32 * 15.0, 3.4, Look::lamp(p.white));
    }
    // The table; its cloth hangs open over what he hides.
    table_cloth(s, 968.0, 74.0, p.cream);
    s.ellipse(420.0, 1000.0, 128.0, 30.0, Look::of(p.white).inflate(7.0).shadow(0.5));
    for (x, a) in [(380.0, -18.0), (446.0, 24.0)] {
        s.at(&[shift(x, 994.0), turn(a)], |s| {
            s.blob(
                &nodes![(-26, 8; corner), (-14, -24), (0, -52; corner), (14, -24), (26, 8; corner)],
                Look::of(p.gold).inflate(6.0).rim(1.3),
            );
            s.dot(0.0, -54.0, 9.0, Look::of(p.red).inflate(3.0));
        });
    }
    s.place(motif("teacup"), At::new(170.0, 1016.0).height(72.0).standing().silent());
    // Under the table the dog has the sceptre.
    s.blob(
        &nodes![(456, 1230; corner), (470, 1100), (570, 1050), (670, 1100), (700, 1230; corner)],
        Look::of(p.ambient.dim(0.6)).flat(),
    );
    let dog = Person::new(Kind::Dog, &p);
    s.limb(&nodes![(478, 1146), (676, 1126)], &[15.0], Look::of(p.gold).inflate(5.0));
    let guilty = Mien { gaze: [-0.3, -0.9], turn: 0.0, tilt: 0.0, ..Feeling::Shame.mien() };
    s.at(&[shift(576.0, 1122.0), scale(1.4)], |s| head(s, &dog, &guilty, View::Front));
    s.limb(&nodes![(500, 1166), (652, 1150)], &[15.0], Look::of(p.gold).inflate(5.0));
    s.dot(676.0, 1144.0, 20.0, Look::of(p.red).inflate(7.0));
    s.focus(576.0, 1120.0, 100.0);
    s.note("king", Role::Subject);
    s.note("crown", Role::Object);
    s.note("queen", Role::Witness);
    s.note("dog", Role::Detail);
}
