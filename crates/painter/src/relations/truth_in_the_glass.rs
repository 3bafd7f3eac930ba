//! A glass or a water shows the other otherwise than the air does.

use super::acting::*;
use crate::actors::Mien;

pub(super) static TRUTH_IN_THE_GLASS: Relation = Relation {
    id: "truth_in_the_glass",
    themes: Themes::Only(&["tides", "looking-glass"]),
    moods: &[Mood::Secrecy, Mood::Longing, Mood::Memory],
    slots: &[],
    layouts: &[framed("toast", Setup::Company, toast), framed("jetty", Setup::Waterline, jetty)],
};

/// A wine glass with its bowl's middle at (x, y); something is seen through it.
fn goblet(s: &mut Scene, x: f32, y: f32, r: f32, through: impl FnOnce(&mut Scene)) {
    let p = s.palette;
    let bowl = Path::blob(
        &nodes![(x - r * 0.9, y - r * 0.9; corner), (x + r * 0.9, y - r * 0.9; corner), (x + r, y), (x + r * 0.55, y + r * 0.86), (x, y + r), (x - r * 0.55, y + r * 0.86), (x - r, y)],
    );
    s.group(Group::new().clip(bowl.clone()), |s| {
        s.part(
            &bowl,
            Look::of(p.accent2.mix(p.dark, 0.55)).to(p.accent2.mix(p.dark, 0.3)).flat().shadow(0.0),
        );
        s.glow(x, y, r * 1.1, p.light, 0.5);
        through(s);
        s.blob(
            &nodes![
                (x - r * 0.84, y - r * 0.7),
                (x - r * 0.6, y - r * 0.76),
                (x - r * 0.74, y + r * 0.3),
                (x - r * 0.9, y + r * 0.1)
            ],
            Look::lamp(p.white).alpha(0.5).soft(3.0),
        );
    });
    s.stroke(&bowl, 7.0, Look::of(p.white).alpha(0.85).inflate(2.0));
    s.limb(
        &nodes![(x, y + r), (x, y + r * 2.1)],
        &[22.0, 13.0, 18.0],
        Look::of(p.white).alpha(0.85).inflate(4.0),
    );
}

/// Two powdered ladies drink to each other, cold and civil; through each glass the other is a she-wolf with fond eyes.
fn toast(c: &mut Composer) {
    c.room(1150.0, (400.0, 200.0));
    let (one, two) = (c.human(Kind::Woman), c.human(Kind::Woman));
    let s = &mut c.scene;
    let p = s.palette;
    for x in [-20.0, 690.0] {
        s.blob(&nodes![(x, -20; corner), (x + 150.0, -20; corner), (x + 120.0, 400), (x + 160.0, 1000; corner), (x - 20.0, 1000; corner)], Look::of(p.red.dim(0.55)).inflate(26.0).grain(88.0).texture(0.2));
    }
    // Candles above.
    s.limb(&nodes![(400, -20), (400, 110)], &[9.0], Look::of(p.gold).inflate(3.0));
    s.limb(
        &nodes![(250, 130), (320, 176), (400, 150), (480, 176), (550, 130)],
        &[12.0],
        Look::of(p.gold).inflate(4.0),
    );
    for x in [250.0, 325.0, 400.0, 475.0, 550.0] {
        candle(s, x, 132.0, 44.0);
    }
    let white = hair(&p, 5);
    let one = one.hair(white, Hair::Bun).wearing(Dress::Gown, p.accent).cloth(Cloth::Stripes).scarf(p.cream);
    let two =
        two.hair(white, Hair::Bun).wearing(Dress::Gown, p.leaf.dim(0.9)).cloth(Cloth::Dots).scarf(p.cream);
    let cold = |m: Mien| Mien {
        brow: [0.5, 0.5],
        slant: [-6.0, -6.0],
        upper: [0.42, 0.42],
        curve: 0.12,
        wide: 0.5,
        cheek: 0.9,
        tilt: 0.0,
        nod: -0.2,
        ..m
    };
    let one = Actor::new(one, 136.0, 1410.0, 1060.0).feeling(Feeling::Calm);
    let two = Actor::new(two, 664.0, 1410.0, 1060.0).left().feeling(Feeling::Calm);
    let (a, b) = (point(304.0, 700.0), point(496.0, 700.0));
    let (one, two) = (
        one.looking_at(point(664.0, 530.0)).with(cold).hand(FAR, 262.0, 900.0, Hand::Grip).hand(
            NEAR,
            60.0,
            960.0,
            Hand::Rest,
        ),
        two.looking_at(point(136.0, 530.0)).with(cold).hand(FAR, 538.0, 900.0, Hand::Grip).hand(
            NEAR,
            740.0,
            960.0,
            Hand::Rest,
        ),
    );
    let wolf = |gown: Colour| Person::new(Kind::Wolf, &p).wearing(Dress::Gown, gown);
    let fond = |side: f32| Mien {
        tilt: side * 5.0,
        turn: side * 0.4,
        gaze: [side * 0.6, 0.0],
        tear: true,
        upper: [0.2, 0.2],
        ..Feeling::Tenderness.mien()
    };
    s.group(Group::new(), |s| {
        one.body(s);
        one.head(s);
        two.body(s);
        two.head(s);
    });
    for (who, at, gown, side) in [(&one, a, p.leaf.dim(0.9), -1.0), (&two, b, p.accent, 1.0)] {
        s.group(Group::new(), |s| {
            // The glass stands before the sleeve, so that nothing hides what it shows.
            who.sleeve(s, FAR);
            who.palm(s, FAR);
            let g = who.grip(FAR);
            goblet(s, at.x, at.y, 92.0, |s| {
                s.blob(&nodes![(at.x - 90.0, at.y + 120.0; corner), (at.x - 50.0, at.y + 66.0), (at.x + 50.0, at.y + 66.0), (at.x + 90.0, at.y + 120.0; corner)], Look::of(gown).inflate(12.0));
                s.at(&[shift(at.x, at.y + 6.0), scale(1.26)], |s| head(s, &wolf(gown), &fond(side), View::Front));
                s.focus(at.x, at.y, 104.0);
            });
            s.limb(&nodes![(at.x, at.y + 180.0), (g.x, g.y + 60.0)], &[17.0], Look::of(p.white).alpha(0.85).inflate(4.0));
            s.ellipse(g.x, g.y + 66.0, 56.0, 13.0, Look::of(p.white).alpha(0.8).inflate(4.0));
            who.fingers(s, FAR);
            who.arm(s, NEAR);
        });
    }
    table_cloth(s, 1040.0, 50.0, p.cream);
    // The carafe: a clearing under the moon, and two cubs.
    let jug = Path::blob(
        &nodes![(372, 860; corner), (428, 860; corner), (430, 920), (500, 1000), (510, 1080), (450, 1130), (350, 1130), (290, 1080), (300, 1000), (370, 920)],
    );
    s.at(&[shift(400.0, 1150.0), scale(0.86), shift(-400.0, -1130.0)], |s| {
        s.group(Group::new().clip(jug.clone()), |s| {
            s.part(&jug, Look::of(p.ambient.dim(0.7)).to(p.accent2.mix(p.dark, 0.3)).flat().shadow(0.0));
            s.dot(450.0, 960.0, 22.0, Look::lamp(p.light));
            s.glow(450.0, 960.0, 90.0, p.light, 0.7);
            s.rect(280.0, 1090.0, 240.0, 60.0, Look::of(p.leaf.dim(0.6)).inflate(5.0).grass(6.0, 90.0, 4.0));
            for x in [316.0, 490.0] {
                s.place(motif("pine_tree"), At::new(x, 1100.0).height(120.0).standing().silent());
            }
            for (x, side) in [(372.0, 1.0), (434.0, -1.0)] {
                let cub = Person::new(Kind::Wolf, &p);
                s.ellipse(x, 1090.0, 26.0, 30.0, Look::of(cub.skin).inflate(10.0).fur(4.0, 90.0, 3.0));
                s.at(&[shift(x, 1050.0), scale(0.56)], |s| {
                    head(
                        s,
                        &cub,
                        &Mien { turn: side * 0.5, gaze: [side * 0.6, 0.1], ..Feeling::Joy.mien() },
                        View::Front,
                    );
                });
            }
            s.focus(400.0, 1060.0, 90.0);
        });
        s.stroke(&jug, 6.0, Look::of(p.white).alpha(0.8).inflate(2.0));
    });
    s.note("woman", Role::Subject);
    s.note("wolf", Role::Object);
    s.note("bottle", Role::Detail);
}

/// A boy and an old dog on a jetty; in the water under them sit an old man and a puppy.
fn jetty(c: &mut Composer) {
    let (boy, old) = (c.human(Kind::Boy), c.human(Kind::Grandad));
    let s = &mut c.scene;
    s.light_at(620.0, 200.0, 0.45);
    let p = s.palette;
    s.sky(0.6, 0.4);
    s.dot(690.0, 190.0, 60.0, Look::lamp(p.light));
    s.glow(690.0, 190.0, 260.0, p.light, 0.6);
    for (y, k) in [(330.0, 0.5), (360.0, 0.15)] {
        let hill = p.far.mix(p.fog, k);
        s.blob(&nodes![(-40, y; corner), (120, y - 60.0), (330, y - 20.0), (560, y - 70.0), (840, y - 10.0; corner), (840, 500; corner), (-40, 500; corner)], Look::of(hill).inflate(8.0).shadow(0.0));
    }
    let line = 602.0;
    s.rect(-20.0, 380.0, 840.0, 840.0, Look::of(p.water[1]).to(p.water[0]).flat().shadow(0.0));
    // The other truth: night, and two others.
    let below = Path::rect(-20.0, line, 840.0, 620.0);
    s.group(Group::new().clip(below.clone()), |s| {
        let deep = p.water[0].mix(p.ambient, 0.4);
        s.part(&below, Look::of(p.water[1].mix(p.accent2, 0.3)).to(deep.dim(0.8)).flat().shadow(0.0));
        for i in 0..26 {
            let (x, y) = (s.rng.range(10.0, 790.0), s.rng.range(800.0, 1190.0));
            s.dot(x, y, 2.0 + (i % 3) as f32, Look::lamp(p.cream));
        }
        s.dot(640.0, 1120.0, 44.0, Look::lamp(p.cream));
        s.glow(640.0, 1120.0, 150.0, p.cream, 0.5);
        s.at(&[shift(0.0, line * 2.0), scale_xy(1.0, -1.0)], |s| {
            let old = old.wearing(Dress::Coat, p.accent).bearded().hat(Hat::Straw, p.gold);
            let puppy = Person { head: 1.25, ..Person::new(Kind::Dog, &p) }.wearing(Dress::Fur, p.fur);
            let puppy = Actor::new(puppy, 520.0, 576.0, 340.0).front().sitting().feeling(Feeling::Joy);
            let old = Actor::new(old, 290.0, 602.0, 590.0).front().sitting().feeling(Feeling::Tenderness);
            let old = old.looking_at(puppy.eye()).hand(FAR, 450.0, 420.0, Hand::Cover).hand(
                NEAR,
                210.0,
                500.0,
                Hand::Rest,
            );
            let puppy = puppy.looking_at(old.eye()).with(|m| Mien { tongue: true, ..m });
            puppy.paint(s);
            old.paint(s);
            s.limb(
                &nodes![(-20, 500), (830, 500)],
                &[60.0],
                Look::of(p.wood).inflate(8.0).grain(0.0).texture(0.3),
            );
            old.legs(s);
        });
    });
    s.part(&below, Look::of(p.water[1]).alpha(0.22).flat().shadow(0.0));
    for i in 0..9 {
        let y = line + 14.0 + (i * i) as f32 * 5.6;
        let x = (i * 137 % 300) as f32;
        s.limb(
            &nodes![(x, y), (x + 170.0, y - 4.0), (x + 380.0, y)],
            &[1.0, 5.0, 1.0],
            Look::of(p.white).alpha(0.4).flat().shadow(0.0),
        );
    }
    // On the jetty.
    for x in [120.0, 690.0] {
        s.limb(&nodes![(x, 420), (x, 650)], &[46.0], Look::of(p.wood_dark).inflate(12.0).grain(90.0));
    }
    s.limb(&nodes![(-20, 494), (830, 494)], &[74.0], Look::of(p.wood).inflate(10.0).grain(0.0).texture(0.35));
    for i in 0..8 {
        let x = 40.0 + i as f32 * 106.0;
        s.limb(&nodes![(x, 460), (x - 6.0, 528)], &[4.0], Look::of(p.wood_dark).flat());
    }
    let boy = boy.wearing(Dress::Coat, p.accent).hat(Hat::Straw, p.gold);
    let grey = Person::new(Kind::Dog, &p);
    let grey = Person { hair: p.white, girth: 1.15, ..grey.skin(p.grey.mix(grey.skin, 0.25)) }
        .wearing(Dress::Fur, p.grey);
    let dog = Actor::new(grey, 500.0, 600.0, 560.0).front().sitting().feeling(Feeling::Tenderness);
    let boy = Actor::new(boy, 290.0, 600.0, 520.0).front().sitting().feeling(Feeling::Joy);
    let dog = dog.looking_at(boy.eye()).with(|m| Mien { upper: [0.5, 0.5], tilt: -6.0, ..m });
    let boy =
        boy.looking_at(dog.eye()).hand(FAR, 440.0, 380.0, Hand::Cover).hand(NEAR, 220.0, 500.0, Hand::Rest);
    dog.paint(s);
    boy.paint(s);
    s.place(motif("basket"), At::new(90.0, 466.0).height(90.0).standing().silent());
    s.focus(400.0, 250.0, 200.0);
    s.focus(400.0, 960.0, 220.0);
    s.note("boy", Role::Subject);
    s.note("dog", Role::Object);
    s.note("old_man", Role::Detail);
}
