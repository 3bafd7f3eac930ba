//! Everybody is sure to be alone.

mod birthday;

use super::acting::*;
use crate::settings::air;

pub(super) static HOUSE_OF_BURGLARS: Relation = Relation {
    id: "house_of_burglars",
    themes: Themes::Only(&["moonhare", "half-asleep", "carousel"]),
    moods: &[Mood::Greed, Mood::Mischief, Mood::Secrecy],
    slots: &[],
    layouts: &[
        framed("house", Setup::DollsHouse, house),
        framed("birthday", Setup::Ring, birthday::birthday),
    ],
};

/// A room of the house: left, top, its paper's colour, and what happens in it, with the floor's middle as origin.
fn cell(s: &mut Scene, x: f32, y: f32, w: f32, h: f32, paper: Colour, inside: impl FnOnce(&mut Scene)) {
    let p = s.palette;
    let room = Path::rect(x, y, w, h);
    s.group(Group::new().clip(room.clone()), |s| {
        s.part(&room, Look::of(paper.dim(0.5)).to(paper.dim(0.62)).flat().shadow(0.0));
        for j in 0..5 {
            for i in 0..8 {
                s.dot(
                    x + 22.0 + i as f32 * 46.0 + (j % 2) as f32 * 22.0,
                    y + 20.0 + j as f32 * 42.0,
                    5.0,
                    Look::of(paper.dim(0.72)).flat(),
                );
            }
        }
        s.rect(x, y + h - 22.0, w, 24.0, Look::of(p.wood.dim(0.7)).inflate(4.0));
        s.at(&[shift(x + w / 2.0, y + h - 20.0)], inside);
    });
    s.focus(x + w / 2.0, y + h * 0.6, w * 0.42);
}

/// Somebody on tiptoe with a lantern held low.
fn thief(s: &mut Scene, who: Person, x: f32, height: f32, left: bool, feeling: Feeling) {
    let p = s.palette;
    let a = Actor::new(who, x, 0.0, height).tiptoeing().feeling(feeling);
    let a = if left { a.left() } else { a };
    let a = a.hand_own(FAR, 24.0, -40.0, Hand::Grip).hand_own(NEAR, 14.0, -58.0, Hand::Reach);
    let g = a.grip(FAR);
    s.glow(g.x, g.y + 20.0, height * 0.8, p.flame, 0.5);
    s.group(Group::new(), |s| {
        a.arm(s, FAR);
        s.place(motif("lantern"), At::new(g.x, g.y - 2.0).height(height * 0.24).hanging().silent());
        a.legs(s);
        a.body(s);
        a.head(s);
        a.arm(s, NEAR);
    });
}

/// A tall house at night without its front: in each room another burglar; at the door the owner comes home with somebody's clock.
fn house(c: &mut Composer) {
    let (old, man, owner, baby) =
        (c.human(Kind::Granny), c.human(Kind::Man), c.human(Kind::Grandad), c.human(Kind::Baby));
    let s = &mut c.scene;
    s.light_at(400.0, 420.0, 0.55);
    let p = s.palette;
    let night = lch(0.28, 0.06, 265.0).mix(p.accent2, 0.25);
    s.paint_sky(Sky {
        stops: vec![(0.0, night.dim(0.6)), (1.0, night.lighter(0.1))],
        ..Sky::of(&p, 0.0, 0.3)
    });
    air::stars(s, 80, 400.0);
    s.rect(-30.0, 1120.0, 860.0, 140.0, Look::of(p.stone.mix(night, 0.5)).inflate(8.0).texture(0.3));
    // Roof and walls.
    s.rect(556.0, 40.0, 70.0, 150.0, Look::of(p.red.mix(p.wood, 0.5)).inflate(12.0).texture(0.4));
    s.poly(&nodes![(24, 262), (400, 18), (776, 262)], Look::of(p.red.dim(0.7)).inflate(14.0).texture(0.4));
    s.rect(44.0, 250.0, 712.0, 890.0, Look::of(p.cream.mix(p.wood, 0.3)).inflate(12.0).texture(0.25));
    let mask = |who: Person| who.scarf(p.ink.lighter(0.1));
    // The attic: the one honest sleeper.
    let attic = Path::polygon(&nodes![(150, 252), (400, 84), (650, 252)]);
    s.group(Group::new().clip(attic.clone()), |s| {
        s.part(&attic, Look::of(p.wood.dim(0.8)).to(p.wood_dark).flat());
        s.glow(400.0, 200.0, 170.0, p.flame, 0.5);
        s.blob(
            &nodes![(330, 250), (326, 206), (400, 216), (474, 206), (470, 250)],
            Look::of(p.white).inflate(12.0),
        );
        let mien = Mien { tilt: 0.0, ..Feeling::Asleep.mien() };
        s.at(&[shift(400.0, 196.0), turn(8.0), scale(0.68)], |s| head(s, &baby, &mien, View::Front));
        s.blob(
            &nodes![(334, 252), (340, 222), (400, 226), (460, 222), (466, 252)],
            Look::of(p.accent).inflate(9.0),
        );
        for (id, x, h) in [
            ("teddy_bear", 286.0, 60.0),
            ("rocking_horse", 524.0, 72.0),
            ("drum", 236.0, 36.0),
            ("dice", 586.0, 34.0),
        ] {
            s.place(motif(id), At::new(x, 252.0).height(h).standing().silent());
        }
    });
    s.focus(400.0, 196.0, 110.0);
    let (w, h) = (330.0, 262.0);
    let (a, b) = (62.0, 408.0);
    cell(s, a, 268.0, w, h, p.accent2, |s| {
        s.rect(40.0, -120.0, 110.0, 120.0, Look::of(p.metal.dim(0.7)).inflate(9.0));
        s.dot(92.0, -60.0, 22.0, Look::of(p.metal.lighter(0.2)).inflate(6.0));
        thief(
            s,
            mask(Person::new(Kind::Fox, &p).wearing(Dress::Coat, p.leaf)),
            -40.0,
            216.0,
            false,
            Feeling::Greed,
        );
    });
    cell(s, b, 268.0, w, h, p.gold, |s| {
        s.rect(-150.0, -150.0, 110.0, 150.0, Look::of(p.wood).inflate(8.0));
        for k in 0..3 {
            s.place(
                motif("teapot"),
                At::new(-94.0, -104.0 + k as f32 * 46.0).height(36.0).standing().silent(),
            );
        }
        thief(s, old.wearing(Dress::Apron, p.accent), 50.0, 216.0, true, Feeling::Mischief);
    });
    cell(s, a, 540.0, w, h, p.leaf, |s| {
        let bear = mask(Person::new(Kind::Bear, &p).wearing(Dress::Fur, p.fur).hat(Hat::Woolly, p.red));
        let bear = Actor::new(bear, 10.0, 10.0, 240.0)
            .front()
            .feeling(Feeling::Joy)
            .hand_own(NEAR, -18.0, -52.0, Hand::Rest)
            .hand_own(FAR, 20.0, -54.0, Hand::Rest);
        s.glow(20.0, -100.0, 180.0, p.flame, 0.6);
        bear.paint(s);
        s.blob(
            &nodes![(-130, -96), (130, -96), (116, -30), (70, -6), (-70, -6), (-116, -30)],
            Look::of(p.white).inflate(20.0),
        );
        for (x, r) in [(-90.0, 22.0), (-50.0, 30.0), (0.0, 24.0), (44.0, 30.0), (90.0, 22.0)] {
            s.dot(x, -100.0, r, Look::of(p.white).inflate(8.0));
        }
    });
    cell(s, b, 540.0, w, h, p.red, |s| {
        picture(s, 76.0, -150.0, 96.0, 84.0, |s| {
            s.place(motif("sailing_boat"), At::new(76.0, -118.0).height(64.0).standing().silent());
        });
        thief(
            s,
            mask(Person::new(Kind::Cat, &p).wearing(Dress::Coat, p.dark.lighter(0.1))),
            -50.0,
            212.0,
            false,
            Feeling::Suspicion,
        );
    });
    cell(s, a, 812.0, w, h + 30.0, p.accent, |s| {
        s.place(motif("grandfather_clock"), At::new(-116.0, 0.0).height(220.0).standing().silent());
        s.at(&[shift(30.0, 0.0)], |s| {
            thief(
                s,
                mask(man.wearing(Dress::Shirt, p.white).cloth(Cloth::Stripes).hat(Hat::Cap, p.dark)),
                30.0,
                224.0,
                true,
                Feeling::Greed,
            );
        });
        s.blob(
            &nodes![(96, -150), (150, -130), (160, -60), (120, -40), (84, -70)],
            Look::of(p.cream.dim(0.8)).inflate(20.0),
        );
    });
    // The hall, and he who comes home.
    cell(s, b, 812.0, w, h + 30.0, p.gold.mix(p.wood, 0.4), |s| {
        s.rect(40.0, -236.0, 130.0, 240.0, Look::of(night.lighter(0.16)).flat());
        air::far_birds(s, 1, 100.0, -190.0, 8.0);
        s.rect(26.0, -246.0, 20.0, 250.0, Look::of(p.wood_dark).inflate(6.0));
        let owner = owner.wearing(Dress::Coat, p.accent2).hat(Hat::Bowler, p.dark.lighter(0.1));
        let owner = Actor::new(owner, 44.0, 0.0, 240.0).left().tiptoeing().feeling(Feeling::Mischief);
        let owner = owner.hand_own(FAR, 12.0, -76.0, Hand::Hush).hand_own(NEAR, -6.0, -50.0, Hand::Cover);
        s.glow(60.0, -120.0, 190.0, p.white, 0.45);
        s.group(Group::new(), |s| {
            owner.arm(s, FAR);
            owner.legs(s);
            owner.body(s);
            owner.head(s);
            let g = owner.grip(NEAR);
            s.place(motif("clock"), At::new(g.x + 14.0, g.y - 8.0).height(84.0).centred().silent());
            owner.arm(s, NEAR);
        });
        let mouse = Person::new(Kind::Mouse, &p).wearing(Dress::Coat, p.red);
        let mouse = Actor::new(mouse, -120.0, 2.0, 96.0).left().tiptoeing().feeling(Feeling::Fear);
        mouse.hand_own(NEAR, 6.0, -60.0, Hand::Grip).paint(s);
        s.place(motif("key"), At::new(-132.0, -56.0).height(54.0).centred().turned(20.0).silent());
    });
    for y in [530.0, 802.0] {
        s.rect(44.0, y, 712.0, 14.0, Look::of(p.wood).inflate(4.0));
    }
    s.rect(392.0, 264.0, 18.0, 850.0, Look::of(p.wood).inflate(5.0));
    s.note("house", Role::Setting);
    s.note("fox", Role::Subject);
    s.note("old_man", Role::Object);
    s.note("clock", Role::Detail);
    s.note("bear", Role::Detail);
}
