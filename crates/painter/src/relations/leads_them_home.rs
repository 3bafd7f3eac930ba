//! They are led to where they are expected, and what they are expected for is not said.

mod balloons;

use super::acting::*;
use crate::settings::air;

pub(super) static LEADS_THEM_HOME: Relation = Relation {
    id: "leads_them_home",
    themes: Themes::Only(&["roots", "half-asleep"]),
    moods: &[Mood::Dread, Mood::Secrecy, Mood::Mischief],
    slots: &[],
    layouts: &[
        framed("windows", Setup::Slant, windows),
        framed("balloons", Setup::Corridor, balloons::balloons),
    ],
};

/// Night: a goose with a lantern leads lambs uphill to a house; in its left window a fox whets a knife, in the right hang garlands over a cake.
fn windows(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(560.0, 300.0, 0.5);
    let p = s.palette;
    let night = lch(0.28, 0.06, 268.0).mix(p.sky[0], 0.35);
    s.paint_sky(Sky {
        stops: vec![(0.0, night.dim(0.8)), (0.7, night.lighter(0.1)), (1.0, night)],
        ..Sky::of(&p, 0.1, 0.5)
    });
    air::stars(s, 50, 380.0);
    let hill = lch(0.3, 0.06, 150.0).mix(p.leaf, 0.25).mix(night, 0.3);
    s.blob(&nodes![(-40, 760; corner), (160, 690), (420, 560), (620, 500), (840, 480; corner), (840, 1260; corner), (-40, 1260; corner)], Look::of(hill.lighter(0.06)).to(hill.dim(0.8)).inflate(10.0).grass(10.0, -80.0, 5.0).shadow(0.0));
    // The house, cropped by the right edge: one room, two windows.
    let wall = p.cream.mix(night, 0.55);
    s.blob(
        &nodes![(330, 560; corner), (336, 190; corner), (860, 170; corner), (860, 560; corner)],
        Look::of(wall).inflate(14.0).texture(0.3),
    );
    s.blob(
        &nodes![(280, 214; corner), (420, 60), (620, 10), (860, -10; corner), (860, 196; corner)],
        Look::of(p.red.mix(night, 0.5)).inflate(20.0).texture(0.4).grain(20.0),
    );
    s.rect(470.0, 20.0, 56.0, 90.0, Look::of(p.stone.mix(night, 0.4)).inflate(8.0));
    let lit = p.flame.mix(p.cream, 0.35);
    for (x, cake) in [(356.0, false), (584.0, true)] {
        let (y, w, h) = (256.0, 196.0, 220.0);
        s.rect(x - 12.0, y - 12.0, w + 24.0, h + 24.0, Look::of(p.wood_dark).inflate(6.0));
        s.group(Group::new().clip(Path::rect(x, y, w, h)), |s| {
            s.rect(x, y, w, h, Look::of(lit).to(p.flame.mix(p.wood, 0.25)).emissive().flat());
            s.rect(x, y + h * 0.74, w, h * 0.3, Look::of(p.wood).inflate(4.0));
            let fox = Person::new(Kind::Fox, &p);
            if cake {
                for i in 0..5 {
                    let fx = x + 14.0 + i as f32 * 44.0;
                    s.poly(
                        &nodes![(fx - 18.0, y + 10.0), (fx + 18.0, y + 10.0), (fx, y + 50.0)],
                        Look::of(p.cloth(i)).inflate(4.0),
                    );
                }
                let host = Actor::new(fox.wearing(Dress::Apron, p.accent), x + 60.0, y + 300.0, 250.0)
                    .feeling(Feeling::Joy);
                host.hand_own(NEAR, 28.0, -56.0, Hand::Open).paint(s);
                s.rect(x + 96.0, y + 126.0, 84.0, 44.0, Look::of(p.pink).inflate(10.0));
                s.rect(x + 110.0, y + 96.0, 56.0, 34.0, Look::of(p.white).inflate(8.0));
                for k in 0..3 {
                    candle(s, x + 120.0 + k as f32 * 18.0, y + 98.0, 18.0);
                }
            } else {
                let host = Actor::new(fox.wearing(Dress::Apron, p.accent), x + 60.0, y + 300.0, 250.0)
                    .feeling(Feeling::Greed);
                let host = host
                    .with(|m| m.nodding(0.3).glancing(0.5, 0.6))
                    .hand_own(NEAR, 22.0, -58.0, Hand::Grip)
                    .hand_own(FAR, 30.0, -50.0, Hand::Grip);
                let g = host.grip(NEAR);
                host.paint(s);
                s.poly(
                    &nodes![
                        (g.x - 6.0, g.y - 12.0),
                        (g.x + 90.0, g.y - 46.0),
                        (g.x + 100.0, g.y - 30.0),
                        (g.x + 8.0, g.y + 10.0)
                    ],
                    Look::of(p.metal.lighter(0.25)).inflate(4.0),
                );
                for k in 0..4 {
                    s.ellipse(
                        x + 20.0 + k as f32 * 52.0,
                        y + h * 0.8,
                        22.0,
                        9.0,
                        Look::of(p.white).inflate(3.0),
                    );
                }
            }
        });
        s.line(&nodes![(x + w / 2.0, y), (x + w / 2.0, y + h)], 6.0, Look::of(p.wood_dark));
        s.rect(x - 20.0, y + h + 4.0, w + 40.0, 18.0, Look::of(p.wood).inflate(5.0));
        s.glow(x + w / 2.0, y + h / 2.0, 230.0, p.flame, 0.35);
    }
    // Under the sill the fox's child in a party hat, fist in its mouth.
    let kit = Person::new(Kind::Fox, &p).wearing(Dress::Shirt, p.gold);
    let kit = Actor::new(kit, 690.0, 640.0, 170.0).left().feeling(Feeling::Mischief);
    let kit = kit.hand_own(NEAR, 10.0, -66.0, Hand::Fist).hand_own(FAR, 12.0, -60.0, Hand::Fist);
    kit.paint(s);
    let top = kit.crown();
    s.poly(
        &nodes![(top.x - 22.0, top.y + 10.0), (top.x + 24.0, top.y + 10.0), (top.x + 2.0, top.y - 50.0)],
        Look::of(p.accent).inflate(6.0),
    );
    // The way up.
    s.blob(
        &nodes![
            (420, 600),
            (560, 596),
            (520, 720),
            (330, 880),
            (260, 1010),
            (330, 1240),
            (-20, 1240),
            (40, 1010),
            (190, 820),
            (400, 690)
        ],
        Look::of(p.cream.mix(night, 0.5)).to(p.cream.mix(night, 0.7)).inflate(6.0).texture(0.3).shadow(0.1),
    );
    // A fence, and on it small coats that nobody has come back for.
    for x in [560.0, 690.0, 812.0] {
        s.limb(&nodes![(x, 1010), (x, 806)], &[24.0, 22.0], Look::of(p.wood.mix(night, 0.3)).inflate(6.0));
    }
    s.limb(&nodes![(540, 846), (840, 836)], &[18.0], Look::of(p.wood.mix(night, 0.25)).inflate(5.0));
    for (i, x) in [600.0, 664.0, 752.0].into_iter().enumerate() {
        let (y, colour) = (848.0 - i as f32 * 3.0, [p.accent, p.cream, p.red][i].mix(night, 0.18));
        s.poly(
            &nodes![(x - 25.0, y), (x + 25.0, y), (x + 33.0, y + 100.0), (x - 33.0, y + 100.0)],
            Look::of(colour).inflate(9.0).texture(0.25),
        );
        for k in [-1.0, 1.0] {
            s.limb(
                &nodes![(x + k * 22.0, y + 8.0), (x + k * 38.0, y + 66.0)],
                &[20.0, 18.0],
                Look::of(colour.dim(0.85)).inflate(6.0),
            );
        }
        s.dot(x, y + 34.0, 5.0, Look::of(p.gold).inflate(2.0));
        s.dot(x, y + 62.0, 5.0, Look::of(p.gold).inflate(2.0));
    }
    // The goose, a purse at her belt, who looks back; the lambs behind her.
    let lamb = |n: usize| {
        Person::new(Kind::Sheep, &p)
            .skin(lch(0.74, 0.04, 60.0))
            .wearing(
                [Dress::Coat, Dress::Gown][n % 2],
                [p.accent2, p.pink, p.leaf, p.red][n % 4].mix(p.white, 0.12),
            )
            .cloth([Cloth::Dots, Cloth::Stripes][n % 2])
    };
    let moods = [Feeling::Joy, Feeling::Calm, Feeling::Awe];
    let goose =
        Person::new(Kind::Goose, &p).wearing(Dress::Robe, p.dark.lighter(0.2)).hair(p.white, Hair::Scarf);
    let goose = Actor::new(goose, 486.0, 790.0, 300.0).walking().feeling(Feeling::Tenderness);
    let goose = goose
        .with(|m| m.facing(-0.7).glancing(-0.7, 0.6).tilted(-8.0))
        .hand_own(FAR, 28.0, -62.0, Hand::Grip)
        .hand_own(NEAR, -20.0, -48.0, Hand::Open);
    let g = goose.grip(FAR);
    goose.paint(s);
    s.place(motif("lantern"), At::new(g.x, g.y - 4.0).height(92.0).hanging().silent());
    s.glow(g.x, g.y + 46.0, 210.0, p.flame, 0.7);
    s.blob(
        &nodes![(452, 700), (480, 694), (494, 730), (474, 752), (446, 740)],
        Look::of(p.gold).inflate(10.0),
    );
    for (i, (x, y, h)) in
        [(372.0, 812.0, 220.0), (292.0, 910.0, 262.0), (196.0, 1030.0, 316.0)].into_iter().enumerate()
    {
        under(s, x, y, h * 0.2);
        let a = Actor::new(lamb(i), x, y, h).walking().feeling(moods[i]).looking_at(point(500.0, 560.0));
        a.hand_own(NEAR, 16.0, -50.0, Hand::Rest).hand_own(FAR, 24.0, -56.0, Hand::Reach).paint(s);
    }
    // The last one has stopped, and looks at us.
    under(s, 330.0, 1176.0, 90.0);
    let last = Actor::new(lamb(3), 330.0, 1180.0, 380.0).front().feeling(Feeling::Suspicion);
    last.with(|m| m.facing(-0.15).glancing(0.1, 0.0).tilted(6.0))
        .hand_own(NEAR, -8.0, -50.0, Hand::Cover)
        .paint(s);
    s.focus(450.0, 360.0, 150.0);
    s.focus(680.0, 360.0, 120.0);
    s.focus(420.0, 740.0, 130.0);
    s.focus(330.0, 930.0, 110.0);
    s.note("goose", Role::Subject);
    s.note("sheep", Role::Object);
    s.note("fox", Role::Witness);
    s.note("lantern", Role::Detail);
}
