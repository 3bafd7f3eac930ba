//! Somebody stands at the edge, and somebody's hands are almost there.

use super::acting::*;
use crate::settings::air;

pub(super) static AN_INCH_FROM_HER_BACK: Relation = Relation {
    id: "an_inch_from_her_back",
    themes: Themes::Only(&["tides", "moonhare", "lost-kites"]),
    moods: &[Mood::Dread, Mood::Tenderness, Mood::Secrecy],
    slots: &[],
    layouts: &[framed("pier", Setup::Gap, pier), framed("board", Setup::LongSky, board)],
};

/// At the end of a pier a woman has shut her eyes; behind her on tiptoe a fox, paws out, a shawl over his arm. Below, somebody in a boat spreads his arms.
fn pier(c: &mut Composer) {
    let (woman, old) = (c.human(Kind::Woman), c.human(Kind::Grandad));
    let s = &mut c.scene;
    s.light_at(430.0, 330.0, 0.35);
    let p = s.palette;
    s.sky(0.75, 0.3);
    s.glow(400.0, 430.0, 420.0, p.light, 0.6);
    air::far_birds(s, 3, 620.0, 180.0, 90.0);
    let sea = known_water(s).dim(0.7);
    s.rect(
        -30.0,
        700.0,
        860.0,
        560.0,
        Look::of(sea.mix(p.light, 0.35))
            .to_along(sea.dim(0.5), 0.0, 700.0, 0.0, 1180.0)
            .flat()
            .texture(0.2)
            .shadow(0.0),
    );
    for (i, y) in [730.0, 776.0, 840.0, 920.0, 1010.0].into_iter().enumerate() {
        for j in 0..4 {
            let x = 20.0 + j as f32 * 230.0 + (i % 2) as f32 * 110.0;
            let w = 40.0 + i as f32 * 16.0;
            s.limb(
                &nodes![(x - w, y), (x, y - 4.0), (x + w, y)],
                &[1.0, 6.0, 1.0],
                Look::of(p.light).alpha(0.4).flat().shadow(0.0).rim(0.0),
            );
        }
    }
    // Whoever waits below.
    s.blob(
        &nodes![(470, 1040; corner), (790, 1030; corner), (740, 1130), (520, 1136)],
        Look::of(p.wood).to(p.wood_dark).inflate(16.0).grain(0.0).texture(0.3),
    );
    let old = old.wearing(Dress::Shirt, p.cream).hat(Hat::Straw, p.gold).bearded();
    let old =
        Actor::new(old, 632.0, 1118.0, 300.0).front().feeling(Feeling::Awe).looking_at(point(560.0, 700.0));
    let old = old.hand_own(NEAR, -30.0, -76.0, Hand::Wave).hand_own(FAR, 30.0, -76.0, Hand::Wave);
    old.paint(s);
    s.blob(
        &nodes![(470, 1040; corner), (630, 1060), (790, 1030; corner), (740, 1130), (520, 1136)],
        Look::of(p.wood.lighter(0.03)).to(p.wood_dark).inflate(16.0).grain(0.0).texture(0.3),
    );
    s.focus(632.0, 870.0, 90.0);
    // The pier.
    for x in [60.0, 270.0, 470.0] {
        s.limb(
            &nodes![(x, 860), (x, 1250)],
            &[44.0, 50.0],
            Look::of(p.wood_dark).inflate(14.0).grain(90.0).texture(0.3),
        );
    }
    s.rect(-30.0, 850.0, 560.0, 46.0, Look::of(p.wood.lighter(0.04)).inflate(10.0).grain(0.0).texture(0.35));
    for k in 0..8 {
        s.rect(30.0 + k as f32 * 66.0, 850.0, 5.0, 46.0, Look::of(p.wood_dark).alpha(0.6).flat().shadow(0.0));
    }
    // She, who hears nothing, or everything.
    let she = woman.wearing(Dress::Gown, p.accent).cloth(Cloth::Dots);
    let she = Actor::new(she, 446.0, 856.0, 640.0).profile().lean(3.0).feeling(Feeling::Tenderness);
    let she = she.with(|m| m.shut().tilted(-6.0).nodding(-0.5));
    let she = she.hand_own(NEAR, -8.0, -42.0, Hand::Fist).hand_own(FAR, 20.0, -52.0, Hand::Open);
    she.paint(s);
    // He.
    let fox = Person::new(Kind::Fox, &p).wearing(Dress::Coat, p.leaf.mix(p.dark, 0.35)).hat(Hat::Cap, p.dark);
    let fox = Actor::new(fox, 132.0, 858.0, 650.0).tiptoeing().lean(12.0).feeling(Feeling::Shame);
    let fox = fox.looking_at(point(420.0, 430.0)).with(|m| Mien { upper: [0.2, 0.2], ..m });
    let fox = fox.hand(FAR, 318.0, 446.0, Hand::Wave).hand(NEAR, 300.0, 500.0, Hand::Wave);
    s.group(Group::new(), |s| {
        fox.arm(s, FAR);
        fox.legs(s);
        fox.body(s);
        fox.head(s);
        fox.arm(s, NEAR);
        // The shawl.
        let (a, b) = (fox.shoulder(NEAR), fox.grip(NEAR));
        let m = a.towards(b, 0.62);
        s.blob(
            &nodes![
                (m.x - 46.0, m.y - 4.0),
                (m.x, m.y - 26.0),
                (m.x + 42.0, m.y - 10.0),
                (m.x + 62.0, m.y + 236.0),
                (m.x + 24.0, m.y + 256.0),
                (m.x - 10.0, m.y + 226.0),
                (m.x - 56.0, m.y + 250.0)
            ],
            Look::of(p.red).to(p.red.dim(0.7)).inflate(16.0).texture(0.3).grain(90.0),
        );
        for k in 0..5 {
            let x = m.x - 48.0 + k as f32 * 25.0;
            s.limb(
                &nodes![(x, m.y + 232.0), (x + 2.0, m.y + 274.0)],
                &[8.0, 4.0],
                Look::of(p.red.dim(0.8)).inflate(2.0),
            );
        }
    });
    s.focus(370.0, 470.0, 130.0);
    s.focus(450.0, 330.0, 110.0);
    s.note("woman", Role::Subject);
    s.note("fox", Role::Object);
    s.note("old_man", Role::Witness);
    s.note("sea", Role::Setting);
}

/// High up on a diving board: a boy looks down; behind him a bear with shut eyes, paws at his shoulders, tied to his swimming ring. On the ladder others wait.
fn board(c: &mut Composer) {
    let boy = c.human(Kind::Boy);
    let s = &mut c.scene;
    s.light_at(640.0, 120.0, 0.55);
    let p = s.palette;
    s.sky(0.5, 0.5);
    // Far down: the pool and whoever looks up from it.
    let ground = p.far.mix(p.leaf, 0.4).lighter(0.04);
    s.rect(
        -30.0,
        1020.0,
        860.0,
        240.0,
        Look::of(ground.mix(p.fog, 0.4)).to(ground).flat().texture(0.3).shadow(0.0),
    );
    s.ellipse(560.0, 1120.0, 150.0, 42.0, Look::of(p.cream).inflate(6.0).shadow(0.3));
    s.ellipse(560.0, 1116.0, 132.0, 34.0, Look::of(known_water(s).lighter(0.08)).inflate(4.0).rim(1.4));
    for k in 0..11 {
        let a = k as f32 * 0.57;
        let (x, y) = (560.0 + cos(a) * 178.0, 1118.0 + sin(a) * 54.0);
        s.dot(x, y, 9.0, Look::of(p.cloth(k)).inflate(3.0));
        s.dot(x, y - 13.0, 6.0, Look::of(skin(&p, k)).inflate(2.0));
    }
    // The ladder, and those on it.
    for x in [24.0, 150.0] {
        s.limb(
            &nodes![(x, 640), (x + 10.0, 1250)],
            &[20.0, 26.0],
            Look::of(p.metal.lighter(0.1)).inflate(6.0).rim(1.3),
        );
    }
    for k in 0..6 {
        let y = 850.0 + k as f32 * 76.0;
        s.limb(&nodes![(28, y), (156, y)], &[14.0], Look::of(p.metal).inflate(4.0));
    }
    for (kind, y, feeling, cap) in
        [(Kind::Pig, 1400.0, Feeling::Fury, p.accent2), (Kind::Goose, 1180.0, Feeling::Suspicion, p.gold)]
    {
        let who = Person::new(kind, &p).wearing(Dress::Shirt, cap).cloth(Cloth::Stripes);
        let a = Actor::new(who, 100.0, y, 300.0).front().feeling(feeling).looking_at(point(420.0, 420.0));
        a.hand(NEAR, 44.0, y - 196.0, Hand::Grip).hand(FAR, 152.0, y - 196.0, Hand::Grip).paint(s);
    }
    // The board.
    s.limb(
        &nodes![(-30, 800), (300, 796), (640, 776)],
        &[40.0, 34.0, 26.0],
        Look::of(p.cream.mix(p.wood, 0.3)).inflate(9.0).grain(0.0).texture(0.3),
    );
    s.limb(
        &nodes![(-30, 822), (300, 816), (560, 798)],
        &[12.0, 10.0, 4.0],
        Look::of(p.wood_dark).inflate(3.0).shadow(0.0),
    );
    // The bear, who would rather not look.
    let bear = Person::new(Kind::Bear, &p)
        .wearing(Dress::Shirt, p.red)
        .cloth(Cloth::Stripes)
        .legs(p.red.dim(0.8), p.wood_dark);
    let bear = Actor::new(bear, 268.0, 792.0, 660.0).lean(12.0).feeling(Feeling::Fear);
    let bear = bear.with(|m| Mien { upper: [1.0, 1.0], turn: 0.5, nod: 0.35, tilt: 6.0, ..m });
    let boy = boy.wearing(Dress::Shirt, p.accent).legs(p.accent2.mix(p.dark, 0.3), p.skin);
    let boy =
        Actor::new(boy, 574.0, 780.0, 380.0).lean(4.0).feeling(Feeling::Awe).looking_at(point(640.0, 1100.0));
    let boy = boy.hand_own(NEAR, -24.0, -50.0, Hand::Wave).hand_own(FAR, 34.0, -60.0, Hand::Wave);
    let bear = bear.hand(FAR, 488.0, 500.0, Hand::Wave).hand(NEAR, 462.0, 540.0, Hand::Wave);
    let knot = point(578.0, 632.0);
    s.group(Group::new(), |s| {
        bear.arm(s, FAR);
        bear.legs(s);
        bear.body(s);
        bear.head(s);
    });
    cord(s, &[point(330.0, 560.0), point(430.0, 690.0), point(520.0, 640.0)], 9.0, p.gold);
    s.group(Group::new(), |s| {
        boy.arm(s, FAR);
        boy.legs(s);
        boy.body(s);
        s.ellipse(knot.x, knot.y, 88.0, 36.0, Look::of(p.gold).inflate(20.0).rim(1.2));
        for k in 0..5 {
            let a = 0.3 + k as f32 * 0.62;
            s.ellipse(
                knot.x + cos(a) * 70.0,
                knot.y + sin(a) * 20.0,
                13.0,
                18.0,
                Look::of(p.white).inflate(4.0).shadow(0.0),
            );
        }
        boy.head(s);
        boy.arm(s, NEAR);
    });
    s.group(Group::new(), |s| bear.arm(s, NEAR));
    s.focus(300.0, 330.0, 150.0);
    s.focus(590.0, 500.0, 110.0);
    s.note("boy", Role::Subject);
    s.note("bear", Role::Object);
    s.note("crowd", Role::Witness);
}
