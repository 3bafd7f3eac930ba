//! One asks, one points, and the answer stands behind.

use super::acting::*;
use super::bust::face;

pub(super) static WHICH_WAY_DID_HE_GO: Relation = Relation {
    id: "which_way_did_he_go",
    themes: Themes::Only(&["roots", "moth-court", "marbles"]),
    moods: &[Mood::Secrecy, Mood::Mischief, Mood::Tenderness],
    slots: &[],
    layouts: &[framed("skirt", Setup::Gap, skirt), framed("cub", Setup::Corridor, cub)],
};

/// An old woman points down the road for a man with a net; under the hem of her wide skirt crouches a fox with a goose in his arm, who lays a wing tip on her beak.
fn skirt(c: &mut Composer) {
    let (old, man) = (c.human(Kind::Granny), c.human(Kind::Man));
    c.outdoors("hills", 800.0);
    let s = &mut c.scene;
    let p = s.palette;
    s.blob(
        &nodes![(-40, 830; corner), (300, 800), (840, 840; corner), (840, 1250; corner), (-40, 1250; corner)],
        Look::of(p.leaf.mix(p.near, 0.4)).to(p.near).inflate(10.0).grass(8.0, 90.0, 6.0).shadow(0.0),
    );
    s.blob(
        &nodes![(640, 850), (760, 860), (830, 960), (830, 1250), (480, 1250), (560, 1000)],
        Look::of(p.cream.mix(p.wood, 0.45)).inflate(6.0).texture(0.4).shadow(0.0),
    );
    // Her henhouse, and what is left in it.
    s.group(Group::new().fog(0.12), |s| {
        s.rect(600.0, 560.0, 170.0, 220.0, Look::of(p.wood).inflate(8.0).grain(90.0).texture(0.3));
        s.poly(&nodes![(580, 566), (685, 470), (790, 566)], Look::of(p.red.dim(0.75)).inflate(8.0));
        s.rect(646.0, 640.0, 76.0, 140.0, Look::of(p.ink).flat());
        for x in [600.0, 760.0] {
            s.limb(&nodes![(x, 770), (x, 850)], &[14.0], Look::of(p.wood_dark));
        }
        s.poly(&nodes![(640, 780), (728, 780), (700, 880), (650, 880)], Look::of(p.wood_dark).inflate(4.0));
    });
    for (x, y, t) in [(600.0, 930.0, 20.0), (690.0, 960.0, -40.0), (640.0, 1040.0, 70.0)] {
        s.place(motif("feather"), At::new(x, y).height(50.0).centred().turned(t).silent());
    }
    // He who asks.
    let man = man.wearing(Dress::Coat, p.dark.mix(p.leaf, 0.4)).hat(Hat::Bowler, p.wood_dark).bearded();
    let man =
        Actor::new(man, 96.0, 1130.0, 820.0).feeling(Feeling::Suspicion).looking_at(point(400.0, 380.0));
    let man =
        man.hand_own(FAR, 30.0, -58.0, Hand::Open).hand_own(NEAR, 4.0, -62.0, Hand::Grip).elbow(NEAR, -1.0);
    s.group(Group::new(), |s| {
        man.arm(s, FAR);
        man.legs(s);
        man.body(s);
        man.head(s);
        let g = man.grip(NEAR);
        man.arm_with(s, NEAR, |s| {
            s.limb(
                &nodes![(g.x + 46.0, g.y + 170.0), (g.x, g.y), (g.x - 60.0, g.y - 440.0)],
                &[16.0],
                Look::of(p.wood).inflate(5.0),
            );
        });
        let (nx, ny) = (g.x - 60.0, g.y - 450.0);
        s.blob(
            &nodes![
                (nx - 76.0, ny),
                (nx, ny - 50.0),
                (nx + 76.0, ny),
                (nx + 30.0, ny + 150.0),
                (nx - 40.0, ny + 156.0)
            ],
            Look::of(p.cream).alpha(0.55).inflate(10.0).texture(0.5),
        );
        s.ellipse(nx, ny, 78.0, 34.0, Look::of(p.cream.dim(0.7)).alpha(0.5).flat());
        s.stroke(&Path::ellipse(nx, ny, 80.0, 34.0), 9.0, Look::of(p.wood_dark).inflate(3.0));
    });
    // The skirt.
    let gown = p.accent2.mix(p.red, 0.2);
    let old = old.wearing(Dress::Apron, gown).hair(hair(&p, 5), Hair::Scarf);
    let old = Actor::new(old, 386.0, 1190.0, 880.0).front().feeling(Feeling::Tenderness);
    let old = old.with(|m| Mien { turn: -0.3, gaze: [-0.5, 0.1], tilt: 4.0, ..m });
    let old =
        old.hand_own(FAR, 38.0, -70.0, Hand::Point).elbow(FAR, 1.0).hand_own(NEAR, -19.0, -42.0, Hand::Grip);
    s.group(Group::new(), |s| {
        old.body(s);
        s.blob(
            &nodes![(326, 790; corner), (450, 790; corner), (540, 880), (660, 1090), (690, 1180; corner), (600, 1196), (520, 1150), (440, 1190), (300, 1200), (190, 1180; corner), (230, 1060), (300, 900)],
            Look::of(gown).to(gown.dim(0.6)).inflate(46.0).texture(0.25).grain(90.0),
        );
        for (x0, x1) in [(390.0, 270.0), (420.0, 370.0), (446.0, 480.0)] {
            s.limb(&nodes![(x0, 820), ((x0 + x1) / 2.0, 980), (x1, 1180)], &[3.0, 14.0, 20.0], Look::of(gown.dim(0.55)).alpha(0.5).soft(6.0).flat().shadow(0.0).rim(0.0));
        }
        s.blob(&nodes![(330, 790; corner), (442, 790; corner), (458, 960), (428, 1050), (348, 1050), (314, 960)], Look::of(p.cream).inflate(12.0).texture(0.15));
        old.head(s);
        old.arm(s, NEAR);
        old.arm(s, FAR);
    });
    s.focus(430.0, 400.0, 150.0);
    // Under the hem.
    s.blob(
        &nodes![(440, 1200), (446, 1050), (520, 950), (620, 950), (690, 1060), (716, 1200)],
        Look::of(p.ink.mix(gown, 0.25)).inflate(4.0).shadow(0.2),
    );
    let fox = Person::new(Kind::Fox, &p);
    let goose = Person::new(Kind::Goose, &p);
    s.limb(
        &nodes![(640, 1190), (730, 1170), (790, 1110), (800, 1060)],
        &[40.0, 62.0, 54.0, 10.0],
        Look::of(fox.skin).inflate(18.0).fur(6.0, 20.0, 5.0),
    );
    s.limb(
        &nodes![(786, 1130), (796, 1092), (800, 1052)],
        &[44.0, 36.0, 6.0],
        Look::of(p.cream).inflate(10.0).fur(5.0, 20.0, 4.0).shadow(0.0),
    );
    s.blob(&nodes![(470, 1230), (490, 1120), (590, 1110), (650, 1230)], Look::of(fox.skin).inflate(20.0));
    s.at(&[shift(540.0, 1050.0), turn(-6.0), scale(1.7)], |s| {
        head(s, &fox, &face(Feeling::Mischief, -0.3, (-0.6, -0.7)), View::Front);
    });
    s.limb(
        &nodes![(670, 1220), (676, 1160), (664, 1100)],
        &[54.0, 42.0, 36.0],
        Look::of(goose.skin).inflate(10.0),
    );
    s.at(&[shift(662.0, 1060.0), turn(8.0), scale(1.16)], |s| {
        head(s, &goose, &face(Feeling::Mischief, -0.5, (-0.6, -0.4)), View::Front);
    });
    LoneHand {
        at: point(640.0, 1186.0),
        size: 84.0,
        degrees: -70.0,
        thumb: 1.0,
        hand: Hand::Hush,
        colour: goose.skin.dim(0.9),
        paw: false,
        sleeve: goose.skin,
        from: point(600.0, 1270.0),
    }
    .paint_with(s, |_| {});
    s.focus(590.0, 1100.0, 110.0);
    s.note("old_woman", Role::Subject);
    s.note("gentleman", Role::Object);
    s.note("fox", Role::Detail);
    s.note("goose", Role::Detail);
    s.note("hills", Role::Setting);
}

/// In a wood at night a huge bear with a lantern and wet eyes asks a boy the way; he points past her, and behind his back a bear cub holds his hand. Far off a cave with a small lit bed.
fn cub(c: &mut Composer) {
    let boy = c.human(Kind::Boy);
    let s = &mut c.scene;
    s.light_at(470.0, 600.0, 0.5);
    let p = s.palette;
    let night = p.sky[0].mix(lch(0.28, 0.06, 250.0), 0.5).dim(0.75);
    backdrop(s, night.lighter(0.14), night.dim(0.8));
    s.glow(400.0, 400.0, 300.0, p.fog, 0.5);
    for (x, w, fog) in [(330.0, 30.0, 0.7), (500.0, 28.0, 0.7), (250.0, 46.0, 0.5), (580.0, 50.0, 0.5)] {
        s.group(Group::new().fog(fog), |s| {
            s.limb(
                &nodes![(x, -30), (x + 6.0, 500), (x, 640)],
                &[w * 0.8, w, w * 1.5],
                Look::of(p.wood_dark).inflate(8.0).grain(90.0).texture(0.4),
            );
        });
    }
    s.poly(
        &nodes![(390, 600), (440, 600), (700, 1250), (60, 1250)],
        Look::of(p.cream.mix(night, 0.55)).to(night.lighter(0.1)).flat().texture(0.3).shadow(0.0),
    );
    // The cave and its empty bed.
    s.blob(
        &nodes![(350, 612), (360, 540), (414, 506), (470, 540), (482, 612)],
        Look::of(p.stone.dim(0.6)).inflate(10.0).texture(0.4),
    );
    s.blob(
        &nodes![(374, 612), (380, 560), (416, 536), (452, 560), (460, 612)],
        Look::lamp(p.flame.mix(p.wood, 0.3)),
    );
    s.place(motif("crib"), At::new(416.0, 612.0).height(46.0).standing().silent());
    s.glow(416.0, 580.0, 120.0, p.flame, 0.5);
    for (x, w) in [(40.0, 150.0), (800.0, 110.0)] {
        s.limb(
            &nodes![(x, -40), (x - 10.0, 700), (x, 1280)],
            &[w * 0.8, w, w * 1.4],
            Look::of(p.wood_dark.dim(0.6)).inflate(26.0).grain(90.0).texture(0.5),
        );
    }
    // She.
    let fur = Person::new(Kind::Bear, &p);
    let bear = fur.wearing(Dress::Apron, p.red.mix(p.dark, 0.3)).hair(fur.hair, Hair::Short);
    let bear = Actor::new(bear, 590.0, 1190.0, 1010.0).left().lean(14.0).feeling(Feeling::Brave).weeping();
    let bear = bear.looking_at(point(300.0, 760.0)).hand(FAR, 236.0, 360.0, Hand::Grip).hand_own(
        NEAR,
        20.0,
        -38.0,
        Hand::Open,
    );
    under(s, 600.0, 1192.0, 190.0);
    s.group(Group::new(), |s| {
        bear.legs(s);
        bear.body(s);
        bear.head(s);
        bear.arm(s, NEAR);
        let g = bear.grip(FAR);
        bear.arm_with(s, FAR, |s| {
            s.place(motif("lantern"), At::new(g.x, g.y - 4.0).height(160.0).hanging().silent());
        });
    });
    let g = bear.grip(FAR);
    s.glow(g.x, g.y + 80.0, 360.0, p.flame, 0.55);
    // The cub, the boy.
    under(s, 220.0, 1172.0, 150.0);
    let cub = Actor::new(fur.wearing(Dress::Fur, fur.skin).scarf(p.accent), 128.0, 1170.0, 370.0)
        .front()
        .feeling(Feeling::Joy);
    let cub = cub.with(|m| Mien { turn: 0.2, gaze: [0.4, -0.5], tilt: 8.0, ..m });
    let cub = cub.hand_own(FAR, 26.0, -44.0, Hand::Grip).hand_own(NEAR, -18.0, -40.0, Hand::Rest);
    let boy = boy.wearing(Dress::Coat, p.accent).scarf(p.accent);
    let boy = Actor::new(boy, 270.0, 1172.0, 560.0).feeling(Feeling::Shame).looking_at(bear.eye());
    let boy = boy.with(|m| Mien { cheek: 1.6, ..m }).hand_own(FAR, 32.0, -72.0, Hand::Point).hand(
        NEAR,
        222.0,
        996.0,
        Hand::Grip,
    );
    cub.paint(s);
    boy.paint(s);
    s.focus(128.0, 860.0, 100.0);
    s.focus(300.0, 680.0, 110.0);
    s.focus(540.0, 380.0, 170.0);
    s.note("boy", Role::Subject);
    s.note("bear", Role::Object);
    s.note("lantern", Role::Detail);
    s.note("forest", Role::Setting);
}
