//! Nobody wants to be rude, and nobody wants to be first.

use super::acting::*;
use super::bust::{bust, face};

pub(super) static AFTER_YOU: Relation = Relation {
    id: "after_you",
    themes: Themes::Only(&["looking-glass", "moth-court", "marbles"]),
    moods: &[Mood::Mischief, Mood::Dread, Mood::Secrecy],
    slots: &[],
    layouts: &[framed("tea", Setup::TableEdge, tea), framed("door", Setup::Corridor, door)],
};

/// Two old ladies, a woman and a cat, smile at each other and push the same cup of tea across the cloth, each with one finger; on the wall hang gentlemen with black ribbons, and the plant by the pot has wilted.
fn tea(c: &mut Composer) {
    let old = c.human(Kind::Granny);
    let men: Vec<Person> = [Kind::Man, Kind::Grandad, Kind::Man].into_iter().map(|k| c.human(k)).collect();
    c.room(1100.0, (400.0, 120.0));
    let s = &mut c.scene;
    let p = s.palette;
    // The late gentlemen.
    for (k, who) in men.into_iter().enumerate() {
        let x = 170.0 + k as f32 * 230.0;
        picture(s, x, 170.0, 130.0, 170.0, |s| {
            bust(
                s,
                &who.wearing(Dress::Coat, p.dark.lighter(0.1)),
                &face(Feeling::Suspicion, 0.0, (if k == 0 { 0.5 } else { -0.4 }, 0.6)),
                x,
                170.0,
                96.0,
            );
        });
        s.limb(&nodes![(x + 18.0, 76.0), (x + 82.0, 140.0)], &[20.0], Look::of(p.ink).inflate(4.0));
    }
    let woman =
        old.wearing(Dress::Gown, p.accent2.mix(p.dark, 0.25)).cloth(Cloth::Dots).hat(Hat::Straw, p.cream);
    let cat = Person::new(Kind::Cat, &p)
        .wearing(Dress::Gown, p.red.mix(p.dark, 0.2))
        .glasses()
        .hat(Hat::Bowler, p.pink.mix(p.dark, 0.2));
    let woman = Actor::new(woman, 176.0, 1330.0, 960.0).feeling(Feeling::Joy);
    let cat = Actor::new(cat, 622.0, 1330.0, 980.0).left().feeling(Feeling::Tenderness);
    let woman = woman
        .looking_at(cat.eye())
        .with(|m| Mien { open: 0.0, upper: [0.4, 0.4], ..m })
        .hand_own(NEAR, 8.0, -44.0, Hand::Hidden)
        .hand_own(FAR, 14.0, -40.0, Hand::Hidden);
    let cat = cat
        .looking_at(woman.eye())
        .with(|m| Mien { upper: [0.42, 0.42], ..m })
        .hand_own(NEAR, 8.0, -44.0, Hand::Hidden)
        .hand_own(FAR, 14.0, -40.0, Hand::Hidden);
    woman.paint(s);
    cat.paint(s);
    table_cloth(s, 960.0, 130.0, p.cream.mix(p.pink, 0.15));
    // The pot, and the plant that had some of it.
    s.place(motif("teapot"), At::new(404.0, 980.0).height(150.0).standing().silent());
    for (dx, dy) in [(-60.0, -40.0), (-40.0, -80.0), (44.0, -76.0), (66.0, -30.0)] {
        s.limb(
            &nodes![(690, 1000), (690.0 + dx * 0.6, 930.0 + dy * 0.4), (690.0 + dx, 1000.0 + dy * 0.2)],
            &[9.0, 8.0, 16.0],
            Look::of(p.leaf.mix(p.wood, 0.55)).inflate(4.0),
        );
    }
    s.poly(
        &nodes![(650, 1000), (732, 1000), (718, 1070), (664, 1070)],
        Look::of(p.red.mix(p.wood, 0.4)).inflate(10.0),
    );
    // The cup.
    let at = point(400.0, 1066.0);
    s.ellipse(at.x, at.y, 110.0, 26.0, Look::of(p.white).inflate(7.0));
    s.blob(&nodes![(at.x - 74.0, at.y - 84.0; corner), (at.x + 74.0, at.y - 84.0; corner), (at.x + 58.0, at.y - 20.0), (at.x + 26.0, at.y), (at.x - 26.0, at.y), (at.x - 58.0, at.y - 20.0)], Look::of(p.white).inflate(24.0).rim(1.2));
    s.limb(
        &nodes![(at.x - 60.0, at.y - 46.0), (at.x, at.y - 36.0), (at.x + 60.0, at.y - 46.0)],
        &[14.0],
        Look::of(p.accent).inflate(3.0),
    );
    s.ellipse(at.x, at.y - 84.0, 74.0, 18.0, Look::of(p.leaf.mix(p.gold, 0.3)).inflate(3.0));
    for (k, d) in [-30.0, 4.0, 34.0].into_iter().enumerate() {
        s.limb(
            &nodes![
                (at.x + d, at.y - 100.0),
                (at.x + d + 18.0, at.y - 150.0),
                (at.x + d - 8.0, at.y - 200.0 - k as f32 * 12.0)
            ],
            &[4.0, 14.0, 3.0],
            Look::of(p.leaf.lighter(0.2)).alpha(0.5).soft(4.0).flat().shadow(0.0),
        );
    }
    LoneHand {
        at: point(196.0, 1062.0),
        size: 150.0,
        degrees: -2.0,
        thumb: -1.0,
        hand: Hand::Point,
        colour: old.skin,
        paw: false,
        sleeve: p.accent2.mix(p.dark, 0.25),
        from: point(60.0, 1090.0),
    }
    .paint_with(s, |_| {});
    LoneHand {
        at: point(604.0, 1062.0),
        size: 150.0,
        degrees: 182.0,
        thumb: 1.0,
        hand: Hand::Point,
        colour: p.black.mix(p.grey, 0.35),
        paw: true,
        sleeve: p.red.mix(p.dark, 0.2),
        from: point(740.0, 1090.0),
    }
    .paint_with(s, |_| {});
    s.focus(at.x, at.y - 40.0, 120.0);
    s.note("old_woman", Role::Subject);
    s.note("cat", Role::Object);
    s.note("teacup", Role::Detail);
    s.note("painting", Role::Detail);
    s.note("room", Role::Setting);
}

/// Before a dark open door a bear and a gentleman bow to each other, hat in hand, each with an arm toward it; inside, far down a passage, a table is laid for one, and all the footprints go in.
fn door(c: &mut Composer) {
    let man = c.human(Kind::Man);
    let s = &mut c.scene;
    s.light_at(400.0, 80.0, 0.55);
    let p = s.palette;
    let wall = p.accent2.mix(p.stone, 0.5).mix(p.fog, 0.15);
    let wall = if wall.l > 0.6 { wall.dim(0.74) } else { wall };
    backdrop(s, wall.lighter(0.04), wall.dim(0.72));
    for x in [60.0, 740.0] {
        s.limb(&nodes![(x, -30), (x, 900)], &[90.0], Look::of(wall.lighter(0.07)).inflate(24.0).grain(90.0));
    }
    // The door, and what is behind it.
    s.blob(&nodes![(190, 930; corner), (190, 260), (260, 120), (400, 70), (540, 120), (610, 260), (610, 930; corner)], Look::of(p.stone.lighter(0.04)).inflate(18.0).texture(0.3));
    let mouth = Path::blob(
        &nodes![(226, 930; corner), (226, 280), (290, 150), (400, 108), (510, 150), (574, 280), (574, 930; corner)],
    );
    s.group(Group::new().clip(mouth), |s| {
        s.rect(200.0, 80.0, 400.0, 860.0, Look::of(p.ink).to(p.ink.mix(p.wood_dark, 0.4)).flat().shadow(0.0));
        s.poly(
            &nodes![(376, 520), (430, 520), (620, 940), (180, 940)],
            Look::of(p.red.dim(0.5)).to(p.red.dim(0.75)).flat().texture(0.3).shadow(0.0),
        );
        s.glow(402.0, 490.0, 170.0, p.flame, 0.8);
        s.rect(374.0, 488.0, 56.0, 30.0, Look::of(p.white).inflate(4.0));
        s.ellipse(402.0, 486.0, 16.0, 5.0, Look::of(p.gold).inflate(2.0));
        candle(s, 424.0, 488.0, 22.0);
        for k in 0..6 {
            let t = k as f32 / 6.0;
            let (x, y) =
                (400.0 + if k % 2 == 0 { -1.0 } else { 1.0 } * lerp(40.0, 10.0, t), lerp(910.0, 560.0, t));
            s.ellipse(
                x,
                y,
                lerp(17.0, 5.0, t),
                lerp(26.0, 7.0, t),
                Look::of(p.cream).alpha(0.75).flat().shadow(0.0),
            );
        }
        for d in [-24.0, 24.0] {
            s.ellipse(402.0 + d, 300.0, 15.0, 11.0, Look::lamp(p.gold.lighter(0.12)));
            s.ellipse(402.0 + d, 300.0, 4.0, 10.0, Look::of(p.ink).flat());
        }
    });
    s.focus(402.0, 300.0, 80.0);
    s.focus(402.0, 490.0, 70.0);
    s.rect(-30.0, 930.0, 860.0, 330.0, Look::of(p.stone).to(p.stone.dim(0.6)).inflate(8.0).texture(0.4));
    s.rect(150.0, 926.0, 500.0, 44.0, Look::of(p.stone.lighter(0.1)).inflate(10.0));
    for k in 0..4 {
        let x = 400.0 + if k % 2 == 0 { -44.0 } else { 44.0 };
        s.ellipse(
            x,
            1200.0 - k as f32 * 66.0,
            24.0,
            34.0,
            Look::of(p.wood_dark).alpha(0.6).flat().shadow(0.0),
        );
    }
    // The polite.
    let bear = Person::new(Kind::Bear, &p).wearing(Dress::Coat, p.leaf.mix(p.dark, 0.3)).scarf(p.cream);
    let bear = Actor::new(bear, 92.0, 1160.0, 800.0).lean(17.0).feeling(Feeling::Joy);
    let man = man.wearing(Dress::Coat, p.red.mix(p.dark, 0.25)).scarf(p.cream).bearded();
    let man = Actor::new(man, 712.0, 1160.0, 790.0).left().lean(17.0).feeling(Feeling::Joy);
    let bear = bear
        .looking_at(man.eye())
        .with(|m| Mien { brow: [0.8, 0.8], slant: [20.0, 20.0], ..m })
        .hand(FAR, 350.0, 760.0, Hand::Open)
        .hand_own(NEAR, -10.0, -34.0, Hand::Pinch);
    let man = man
        .looking_at(bear.eye())
        .with(|m| Mien { brow: [0.8, 0.8], slant: [20.0, 20.0], ..m })
        .hand(FAR, 452.0, 700.0, Hand::Open)
        .hand_own(NEAR, -10.0, -34.0, Hand::Pinch);
    for a in [&man, &bear] {
        under(s, a.crown().x, 1162.0, 120.0);
        s.group(Group::new(), |s| {
            a.arm(s, FAR);
            a.legs(s);
            a.body(s);
            a.head(s);
            let g = a.grip(NEAR);
            a.arm_with(s, NEAR, |s| {
                s.place(
                    motif("top_hat"),
                    At::new(g.x, g.y + 40.0).height(110.0).centred().turned(160.0).silent(),
                );
            });
        });
    }
    s.focus(200.0, 500.0, 110.0);
    s.focus(600.0, 500.0, 110.0);
    s.note("bear", Role::Subject);
    s.note("gentleman", Role::Object);
    s.note("door", Role::Detail);
    s.note("hat", Role::Detail);
}
