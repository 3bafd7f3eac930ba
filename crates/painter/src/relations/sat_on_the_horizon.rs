//! The horizon is slack, and somebody has sat down on it.

use super::acting::*;

pub(super) static SAT_ON_THE_HORIZON: Relation = Relation {
    id: "sat_on_the_horizon",
    themes: Themes::Only(&["moonhare", "tides", "lost-kites", "first-light", "carousel"]),
    moods: &[Mood::Freedom, Mood::Mischief, Mood::Loneliness],
    slots: &[],
    layouts: &[framed("sea", Setup::LongSky, sea), framed("snow", Setup::LongSky, snow)],
};

/// How low the line hangs at x, with its dip at `dip`.
fn line_at(x: f32, dip: f32, deep: f32) -> f32 {
    let d = (x - dip) / 190.0;
    700.0 + deep / (1.0 + d * d)
}

/// The land or sea below the slack line, and the rope that it is.
fn below(s: &mut Scene, dip: f32, deep: f32, colour: Colour, lower: Colour) {
    let mut edge: Vec<moonhare_scene::geometry::Node> =
        (0..=20).map(|i| i as f32 * 42.0 - 20.0).map(|x| point(x, line_at(x, dip, deep)).into()).collect();
    let rope = edge.clone();
    edge.push(moonhare_scene::geometry::corner(840.0, 1260.0));
    edge.push(moonhare_scene::geometry::corner(-40.0, 1260.0));
    edge[0] = moonhare_scene::geometry::corner(-20.0, line_at(-20.0, dip, deep));
    s.blob(&edge, Look::of(colour).to(lower).inflate(5.0).shadow(0.0).texture(0.2).grain(0.0));
    let p = s.palette;
    s.limb(
        &rope,
        &[15.0],
        Look::of(p.cream.mix(p.wood, 0.3)).inflate(3.0).shadow(0.5).hatch(1.0).hatch_along(60.0),
    );
}

/// A bear in a coat sits on the line between sky and sea; ships, an island and the sun slide down to him.
fn sea(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(300.0, 620.0, 0.4);
    let p = s.palette;
    s.sky(0.5, 0.35);
    let (dip, deep) = (500.0, 250.0);
    s.dot(300.0, 800.0, 84.0, Look::lamp(p.light));
    s.glow(300.0, 790.0, 340.0, p.light, 0.5);
    let bear = Person::new(Kind::Bear, &p).wearing(Dress::Coat, p.accent).girth(1.4);
    // He is painted to the hips by the rope that he sits on; his legs hang over it.
    let seat = line_at(dip, dip, deep);
    let bear = Actor::new(bear, dip, seat + 128.0, 420.0).left().feeling(Feeling::Calm);
    let bear = bear
        .hip(-4.0, -32.0)
        .feet((16.0, 1.0), (21.0, -2.0), [10.0, 16.0])
        .hand_own(FAR, -16.0, -28.0, Hand::Rest)
        .hand_own(NEAR, -20.0, -30.0, Hand::Rest)
        .with(|m| m.facing(0.6).nodding(-0.1));
    let at = |x: f32| line_at(x, dip, deep);
    let tilt = |x: f32| (at(x + 10.0) - at(x - 10.0)) / 20.0 * 57.0;
    below(s, dip, deep, p.water[1], p.water[0]);
    for i in 0..26 {
        let (x, y) = (s.rng.range(0.0, 800.0), 60.0 + s.rng.range(0.0, 300.0));
        let y = at(x) + y;
        s.line(
            &nodes![(x - 34.0, y), (x, y - 5.0), (x + 34.0, y + 2.0)],
            if i % 2 == 0 { 3.0 } else { 2.0 },
            Look::of(p.water[1].lighter(0.12)).alpha(0.4).flat().shadow(0.0),
        );
    }
    for (id, x, h) in
        [("sailing_boat", 200.0, 150.0), ("steamship", 700.0, 110.0), ("lighthouse", 655.0, 150.0)]
    {
        let (x, y) = if id == "lighthouse" { (762.0, at(762.0)) } else { (x, at(x)) };
        s.place(motif(id), At::new(x, y + 6.0).height(h).standing().turned(tilt(x)).silent());
    }
    under(s, dip, seat + 4.0, 130.0);
    bear.paint(s);
    // Far left somebody strains at a winch; a child skips with the loose end.
    let p = s.palette;
    let y = at(60.0);
    s.limb(&nodes![(52, y), (58, y - 74.0)], &[14.0, 12.0], Look::of(p.wood_dark).inflate(4.0));
    s.dot(58.0, y - 70.0, 26.0, Look::of(p.wood).inflate(8.0));
    s.limb(&nodes![(58, y - 70.0), (92, y - 96.0)], &[6.0], Look::of(p.metal).inflate(2.0));
    let keeper = Person::new(Kind::Grandad, &p).wearing(Dress::Coat, p.red).hat(Hat::Cap, p.dark);
    let keeper = Actor::new(keeper, 124.0, at(124.0) + 2.0, 130.0).left().lean(14.0).feeling(Feeling::Fury);
    keeper.hand(NEAR, 96.0, y - 92.0, Hand::Grip).hand(FAR, 92.0, y - 96.0, Hand::Grip).paint(s);
    let girl = Person::new(Kind::Girl, &p).wearing(Dress::Gown, p.gold.mix(p.red, 0.3));
    let girl = Actor::new(girl, 392.0, at(392.0) - 16.0, 92.0).front().feeling(Feeling::Joy);
    let girl = girl.hand_own(NEAR, -20.0, -46.0, Hand::Grip).hand_own(FAR, 20.0, -46.0, Hand::Grip);
    let (a, b) = (girl.grip(NEAR), girl.grip(FAR));
    girl.paint(s);
    s.line(
        &nodes![
            (a.x, a.y),
            (a.x - 26.0, a.y - 70.0),
            (392, a.y - 124.0),
            (b.x + 26.0, b.y - 70.0),
            (b.x, b.y)
        ],
        3.0,
        Look::of(p.cream),
    );
    s.focus(dip - 20.0, seat - 190.0, 150.0);
    s.focus(100.0, y - 70.0, 90.0);
    s.note("bear", Role::Subject);
    s.note("sea", Role::Setting);
    s.note("sailing_boat", Role::Object);
    s.note("girl", Role::Detail);
}

/// An old couple share a blanket on the line between sky and snow; houses, firs and sheep slide down to them, and a goat chews the rope.
fn snow(c: &mut Composer) {
    let (he, she) = (c.human(Kind::Grandad), c.human(Kind::Granny));
    let s = &mut c.scene;
    s.light_at(620.0, 260.0, 0.45);
    let p = s.palette;
    s.sky(0.6, 0.3);
    let (dip, deep) = (350.0, 250.0);
    let at = |x: f32| line_at(x, dip, deep);
    let tilt = |x: f32| (at(x + 10.0) - at(x - 10.0)) / 20.0 * 57.0;
    let snow = p.white.mix(p.sky[2], 0.12);
    below(s, dip, deep, snow, snow.mix(p.sky[1], 0.35).dim(0.86));
    for (x, h) in [(28.0, 190.0), (96.0, 140.0), (600.0, 150.0), (640.0, 210.0)] {
        s.at(&[shift(x, at(x) + 4.0), turn(tilt(x))], |s| {
            s.rect(-6.0, -24.0, 12.0, 26.0, Look::of(p.wood_dark).flat());
            for k in 0..3 {
                let (y, w) = (-18.0 - k as f32 * h * 0.27, h * (0.27 - k as f32 * 0.06));
                s.poly(
                    &nodes![(-w, y), (0, y - h * 0.4), (w, y)],
                    Look::of(p.leaf.dim(0.8)).inflate(8.0).texture(0.3),
                );
            }
        });
    }
    s.at(&[shift(526.0, at(526.0) + 6.0), turn(tilt(526.0))], |s| {
        s.rect(-46.0, -66.0, 92.0, 68.0, Look::of(p.red.mix(p.wood, 0.3)).inflate(8.0));
        s.poly(&nodes![(-60, -62), (0, -120), (60, -62)], Look::of(p.white).inflate(8.0));
        s.rect(-14.0, -48.0, 28.0, 28.0, Look::lamp(p.flame));
    });
    for (x, h) in [(158.0, 62.0), (196.0, 56.0)] {
        s.at(&[shift(x, at(x)), turn(tilt(x) * 0.8)], |s| {
            Beast::new(Species::Sheep, 0.0, 0.0, h).feeling(Feeling::Awe).paint(s);
        });
    }
    let seat = at(dip);
    let he = he.wearing(Dress::Coat, p.accent2.mix(p.dark, 0.3)).hat(Hat::Woolly, p.red);
    let she = she.wearing(Dress::Coat, p.leaf.mix(p.dark, 0.2)).hat(Hat::Woolly, p.gold);
    let sit = |a: Actor| a.hip(0.0, -30.0).feet((-7.0, 1.0), (7.0, 1.0), [150.0, 30.0]);
    let he = sit(Actor::new(he, dip - 64.0, seat + 104.0, 360.0).front()).feeling(Feeling::Tenderness);
    let she = sit(Actor::new(she, dip + 60.0, seat + 104.0, 344.0).front()).feeling(Feeling::Calm);
    let he = he.with(|m| m.facing(0.5).glancing(0.8, 0.1)).hand_own(FAR, 16.0, -34.0, Hand::Rest);
    let she = she.with(|m| m.facing(-0.3).tilted(-12.0).shut()).head_moved(-4.0, 1.0);
    let she = she.hand_own(NEAR, -16.0, -34.0, Hand::Cover);
    under(s, dip, seat + 4.0, 150.0);
    s.group(Group::new(), |s| {
        he.layers(s);
        she.layers(s);
    });
    s.blob(
        &nodes![
            (dip - 116.0, seat - 46.0),
            (dip - 60.0, seat - 66.0),
            (dip, seat - 48.0),
            (dip + 60.0, seat - 66.0),
            (dip + 112.0, seat - 44.0),
            (dip + 120.0, seat + 40.0),
            (dip, seat + 58.0),
            (dip - 124.0, seat + 38.0)
        ],
        Look::of(p.accent).inflate(18.0).texture(0.3).hatch(0.7).fur(5.0, 90.0, 3.0),
    );
    for k in 0..5 {
        let x = dip - 90.0 + k as f32 * 44.0;
        s.line(&nodes![(x, seat - 50.0), (x + 4.0, seat + 46.0)], 5.0, Look::of(p.cream).alpha(0.7).flat());
    }
    // Where the rope is made fast, somebody is hungry.
    let x = 742.0;
    s.limb(&nodes![(786, at(786.0) + 20.0), (786, at(786.0) - 70.0)], &[18.0], Look::of(p.wood).inflate(5.0));
    let goat = Beast::new(Species::Goat, x - 16.0, at(x) + 4.0, 104.0).feeling(Feeling::Mischief);
    goat.paint(s);
    for k in 0..5 {
        let a = at(786.0) - 4.0;
        s.line(&nodes![(776, a), (768 - k * 3, a - 12.0 + k as f32 * 6.0)], 2.0, Look::of(p.cream));
    }
    s.focus(dip, seat - 180.0, 150.0);
    s.focus(x, at(x) - 50.0, 80.0);
    s.note("old_man", Role::Subject);
    s.note("old_woman", Role::Subject);
    s.note("goat", Role::Detail);
    s.note("snowfield", Role::Setting);
}
