//! One counts with covered eyes; behind, great ones hide behind thin things and are sure that nobody sees them.

use super::acting::*;

pub(super) static HIDES_BADLY: Relation = Relation {
    id: "hides_badly",
    themes: Themes::Only(&["looking-glass", "roots"]),
    moods: &[Mood::Mischief, Mood::Longing, Mood::Secrecy],
    slots: &[],
    layouts: &[framed("birches", Setup::Fairground, birches), framed("lamps", Setup::Corridor, lamps)],
};

fn trunk(s: &mut Scene, x: f32, y: f32, w: f32) {
    let p = s.palette;
    s.limb(
        &nodes![(x, y), (x + 3.0, y * 0.5), (x - 4.0, -30)],
        &[w, w * 0.86, w * 0.72],
        Look::of(p.white.mix(p.fog, 0.12)).inflate(w * 0.24).texture(0.2),
    );
    let mut at = y - 30.0;
    while at > 10.0 {
        let d = s.rng.range(-0.3, 0.3) * w;
        s.limb(
            &nodes![(x + d - w * 0.2, at), (x + d + w * 0.2, at + 3.0)],
            &[w * 0.12],
            Look::of(p.ink).alpha(0.7).flat().shadow(0.0),
        );
        at -= s.rng.range(40.0, 90.0);
    }
}

/// A girl counts; a wood full of beasts behind birches thin as fingers.
fn birches(c: &mut Composer) {
    c.scene.light_at(560.0, 60.0, 0.55);
    let stage = c.outdoors("snowfield", 620.0);
    let girl = c.human(Kind::Girl);
    let s = &mut c.scene;
    let p = s.palette;
    let far = Group::new().fog(0.22);
    // Far back: one who has hidden so long that moss and a nest are on him.
    let old = Person::new(Kind::Bear, &p).wearing(Dress::Fur, p.wood).skin(p.leaf.mix(p.fur, 0.4));
    s.group(far, |s| {
        Actor::new(old, 640.0, 640.0, 250.0).front().sitting().feeling(Feeling::Brave).layers(s);
        s.place(motif("nest"), At::new(640.0, 452.0).height(40.0).standing().silent());
        trunk(s, 650.0, 640.0, 16.0);
    });
    let hide = |s: &mut Scene, kind: Kind, x: f32, y: f32, h: f32, feeling: Feeling, hand: Hand| {
        let who = Person::new(kind, &s.palette).wearing(Dress::Fur, s.palette.wood);
        under(s, x, y, h * 0.2);
        let a = Actor::new(who, x, y, h).front().feeling(feeling);
        let a = if hand == Hand::Cover {
            a.hand_own(NEAR, -2.0, -62.0, Hand::Cover).hand_own(FAR, 4.0, -60.0, Hand::Cover)
        } else {
            a.hand_own(NEAR, -4.0, -50.0, Hand::Pray).hand_own(FAR, 4.0, -50.0, Hand::Pray)
        };
        a.paint(s);
        trunk(s, x + 4.0, y + 14.0, h * 0.06);
    };
    hide(s, Kind::Lion, 250.0, 700.0, 340.0, Feeling::Joy, Hand::Pray);
    hide(s, Kind::Wolf, 470.0, 720.0, 350.0, Feeling::Fear, Hand::Cover);
    hide(s, Kind::Bear, 104.0, 850.0, 520.0, Feeling::Awe, Hand::Cover);
    hide(s, Kind::Bear, 690.0, 880.0, 540.0, Feeling::Offended, Hand::Pray);
    for (x, y, w) in [(350.0, 660.0, 18.0), (566.0, 690.0, 20.0), (20.0, 760.0, 26.0)] {
        trunk(s, x, y, w);
    }
    let girl =
        Actor::new(girl, 400.0, 1310.0, 700.0).front().feeling(Feeling::Joy).with(|m| m.shut().tilted(0.0));
    let girl = girl
        .hand_own(NEAR, -15.0, -83.0, Hand::Cover)
        .hand_own(FAR, 15.0, -83.0, Hand::Cover)
        .elbow(NEAR, -1.0)
        .elbow(FAR, 1.0)
        .wrist(NEAR, 4.0)
        .wrist(FAR, -4.0);
    girl.paint(s);
    s.note("girl", Role::Subject);
    s.note("bear", Role::Object);
    s.note("wolf", Role::Detail);
    let _ = &stage;
    s.focus(640.0, 540.0, 90.0);
}

/// Night, a street: gentlemen behind lamp posts, a chick that seeks them.
fn lamps(c: &mut Composer) {
    c.scene.light_at(400.0, 260.0, 0.35);
    let men: Vec<Person> = (0..4).map(|_| c.human(Kind::Man)).collect();
    let s = &mut c.scene;
    let p = s.palette;
    s.sky(0.3, 0.4);
    s.poly(
        &nodes![(-20, 700), (820, 700), (820, 1240), (-20, 1240)],
        Look::of(p.near.lighter(0.08)).to(p.near).flat().rim(0.0).shadow(0.0).texture(0.3),
    );
    for (x0, x1, top, tone) in [
        (-40.0, 190.0, 60.0, 0.9),
        (610.0, 850.0, 100.0, 0.85),
        (190.0, 330.0, 330.0, 1.0),
        (500.0, 620.0, 350.0, 1.0),
    ] {
        let wall = p.mid.dim(tone * 0.7).mix(p.fog, 0.1);
        s.rect(x0, top, x1 - x0, 720.0 - top, Look::of(wall).inflate(8.0).texture(0.3).shadow(0.3));
        for i in 0..3 {
            for j in 0..4 {
                let (x, y) =
                    (lerp(x0, x1, 0.24 + i as f32 * 0.26), top + 60.0 + j as f32 * (640.0 - top) * 0.24);
                let lit = (i + j) % 3 == 0;
                s.rect(
                    x - 12.0,
                    y,
                    24.0,
                    40.0,
                    if lit { Look::lamp(p.flame) } else { Look::of(p.dark).flat() },
                );
            }
        }
    }
    let spots = [(400.0, 730.0, 200.0), (250.0, 800.0, 290.0), (560.0, 860.0, 370.0), (120.0, 1010.0, 520.0)];
    for (i, ((x, y, h), man)) in spots.into_iter().zip(men).enumerate() {
        under(s, x, y, h * 0.2);
        let man = man
            .wearing(Dress::Coat, p.dark.lighter(0.12 + 0.03 * i as f32))
            .hat(if i % 2 == 0 { Hat::Bowler } else { Hat::Stovepipe }, p.dark);
        let feeling = [Feeling::Joy, Feeling::Fear, Feeling::Mischief, Feeling::Awe][i];
        let a = Actor::new(man, x, y, h).front().feeling(feeling).with(|m| m.glancing(0.3, 0.7));
        a.hand_own(NEAR, -5.0, -50.0, Hand::Pray).hand_own(FAR, 5.0, -50.0, Hand::Cover).paint(s);
        s.limb(
            &nodes![(x + 2.0, y + 12.0), (x + 2.0, y - h * 1.25)],
            &[h * 0.05, h * 0.035],
            Look::of(p.metal.dim(0.5)).inflate(h * 0.012),
        );
        s.blob(
            &nodes![
                (x - h * 0.05, y - h * 1.25),
                (x + h * 0.055, y - h * 1.25),
                (x + h * 0.075, y - h * 1.37),
                (x - h * 0.07, y - h * 1.37)
            ],
            Look::lamp(p.flame),
        );
        s.glow(x, y - h * 1.3, h * 0.6, p.flame, 0.5);
    }
    under(s, 520.0, 1110.0, 90.0);
    Beast::new(Species::Duck, 520.0, 1112.0, 150.0)
        .left()
        .quarter()
        .feeling(Feeling::Suspicion)
        .glancing(-0.7, -0.3)
        .paint(s);
    s.note("city", Role::Setting);
    s.note("gentleman", Role::Subject);
    s.note("gentleman", Role::Object);
}
