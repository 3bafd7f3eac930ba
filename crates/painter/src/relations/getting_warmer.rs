//! Blind man's buff: the hands are a hair's breadth from somebody nobody invited.

use super::acting::*;
use crate::actors::Mien;

pub(super) static GETTING_WARMER: Relation = Relation {
    id: "getting_warmer",
    themes: Themes::Only(&["tides", "roots", "moth-court", "first-light"]),
    moods: &[Mood::Mischief, Mood::Dread, Mood::Tenderness],
    slots: &[],
    layouts: &[framed("lion", Setup::Gap, lion), framed("wolf", Setup::Ring, wolf)],
};

/// A cloth tied over the eyes; `u` is a hundredth of the head's height, `back` the side of the knot.
fn blindfold(s: &mut Scene, eye: Point, u: f32, back: f32, colour: Colour) {
    let look = Look::of(colour).inflate(u * 4.0).grain(0.0).texture(0.2);
    let knot = point(eye.x + back * 54.0 * u, eye.y - 3.0 * u);
    for d in [10.0, 26.0] {
        s.limb(
            &nodes![
                (knot.x, knot.y),
                (knot.x + back * 16.0 * u, knot.y + d * u),
                (knot.x + back * 22.0 * u, knot.y + (d + 24.0) * u)
            ],
            &[9.0 * u, 8.0 * u, 11.0 * u],
            look,
        );
    }
    s.limb(
        &nodes![(knot.x, knot.y), (eye.x + back * 14.0 * u, eye.y + u), (eye.x - back * 38.0 * u, eye.y)],
        &[22.0 * u, 27.0 * u, 22.0 * u],
        look,
    );
    s.dot(knot.x, knot.y, 9.0 * u, look);
}

fn paper_hat(s: &mut Scene, at: Point, w: f32, degrees: f32, colour: Colour) {
    let p = s.palette;
    s.at(&[shift(at.x, at.y), turn(degrees), scale(w / 100.0)], |s| {
        s.blob(
            &nodes![(-34, 4; corner), (0, -84; corner), (34, 4; corner), (0, 12)],
            Look::of(colour).inflate(9.0),
        );
        for (x, y) in [(-12.0, -14.0), (10.0, -26.0), (-4.0, -44.0), (14.0, -4.0)] {
            s.dot(x, y, 5.0, Look::of(p.cream).inflate(1.0));
        }
        s.dot(0.0, -86.0, 9.0, Look::of(p.white).inflate(4.0).fur(3.0, 90.0, 2.0));
    });
}

/// A garden party at dusk: a blindfolded girl laughs and feels about; before her fingers bends a huge lion in a paper hat, holding its breath.
fn lion(c: &mut Composer) {
    let _ = c.outdoors("garden", 620.0);
    let girl = c.human(Kind::Girl);
    let guests = [Kind::Granny, Kind::Boy, Kind::Man, Kind::Woman].map(|kind| c.human(kind));
    let s = &mut c.scene;
    s.light_at(400.0, 160.0, 0.5);
    let p = s.palette;
    // Lanterns on a string.
    cord(
        s,
        &[point(-20.0, 110.0), point(250.0, 190.0), point(560.0, 180.0), point(820.0, 90.0)],
        4.0,
        p.wood_dark,
    );
    for (i, (x, y)) in [(90.0, 160.0), (240.0, 206.0), (400.0, 214.0), (570.0, 200.0), (720.0, 150.0)]
        .into_iter()
        .enumerate()
    {
        s.ellipse(x, y + 20.0, 34.0, 40.0, Look::lamp([p.flame, p.red, p.gold][i % 3]));
        s.glow(x, y + 20.0, 110.0, p.flame, 0.5);
    }
    // Those behind the hedge, white in the face; one has no hat.
    for (i, (x, feeling)) in
        [(70.0, Feeling::Fear), (196.0, Feeling::Mischief), (330.0, Feeling::Fear), (470.0, Feeling::Awe)]
            .into_iter()
            .enumerate()
    {
        let who = guests[i].skin(skin(&p, 0).mix(p.white, 0.35));
        let y = [390.0, 416.0, 372.0, 398.0][i];
        s.at(&[shift(x, y), scale(1.35)], |s| {
            s.blob(
                &nodes![(-60, 140; corner), (-46, 60), (0, 44), (46, 60), (60, 140; corner)],
                Look::of(who.coat).inflate(12.0),
            );
            head(s, &who, &Mien { tilt: 0.0, turn: 0.3, gaze: [0.7, 0.4], ..feeling.mien() }, View::Front);
            s.focus(0.0, 0.0, 56.0);
        });
        if i != 1 {
            paper_hat(
                s,
                point(x, y - 50.0),
                90.0,
                -6.0 + i as f32 * 5.0,
                [p.accent, p.gold, p.red, p.accent2][i],
            );
        }
    }
    s.blob(&nodes![(-40, 500; corner), (60, 462), (180, 486), (320, 456), (460, 482), (600, 456), (840, 476; corner), (840, 860; corner), (-40, 860; corner)], Look::of(p.leaf.dim(0.8)).to(p.leaf.dim(0.55)).inflate(26.0).texture(0.4).fur(10.0, 90.0, 6.0));
    s.blob(
        &nodes![(-40, 800; corner), (400, 770), (840, 800; corner), (840, 1260; corner), (-40, 1260; corner)],
        Look::of(p.leaf).to(p.leaf.dim(0.7)).inflate(8.0).grass(9.0, 90.0, 6.0),
    );
    // The guest.
    under(s, 640.0, 1184.0, 190.0);
    let tawny = lch(0.72, 0.10, 72.0).mix(p.fog, 0.06);
    let beast = Person::new(Kind::Lion, &p).wearing(Dress::Fur, tawny).girth(1.25);
    let beast =
        Actor::new(beast, 664.0, 1180.0, 860.0).left().lean(14.0).hip(-2.0, -34.0).feeling(Feeling::Brave);
    let touch = point(440.0, 640.0);
    let beast = beast.looking_at(touch).with(|m| Mien {
        tear: false,
        brow: [0.9, 0.9],
        upper: [-0.04, -0.04],
        curve: 0.2,
        wide: 0.5,
        pupil: 0.8,
        tilt: 0.0,
        ..m
    });
    let beast = beast.hands_behind();
    s.group(Group::new(), |s| {
        s.limb(
            &nodes![(700, 880), (780, 900), (790, 1010), (750, 1080)],
            &[34.0, 28.0, 24.0, 22.0],
            Look::of(tawny).inflate(9.0),
        );
        s.dot(748.0, 1088.0, 34.0, Look::of(lch(0.48, 0.1, 50.0)).inflate(12.0).fur(9.0, 90.0, 5.0));
        beast.layers(s);
    });
    let crown = beast.crown();
    paper_hat(s, point(crown.x + 4.0, crown.y + 34.0), 170.0, -16.0, p.red);
    // The girl.
    let girl = girl.wearing(Dress::Gown, p.accent).cloth(Cloth::Dots);
    let girl = Actor::new(girl, 170.0, 1180.0, 640.0).lean(9.0).feeling(Feeling::Joy).with(|m| Mien {
        turn: 0.5,
        tilt: 0.0,
        nod: -0.1,
        ..m
    });
    let girl = girl.walking().hand(NEAR, 360.0, 800.0, Hand::Wave).hand(FAR, 384.0, 690.0, Hand::Wave);
    under(s, 180.0, 1186.0, 120.0);
    s.group(Group::new(), |s| {
        girl.layers(s);
        blindfold(s, girl.eye(), 2.29, -1.0, p.red);
        girl.arm(s, NEAR);
    });
    s.note("girl", Role::Subject);
    s.note("lion", Role::Object);
    s.note("boy", Role::Witness);
}

/// Snow, a glade: a wolf in a blindfold laughs and feels about; sheep stand stiff all round it, one right before the claws.
fn wolf(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(560.0, 60.0, 0.5);
    let p = s.palette;
    let snow = p.white.mix(p.accent2, 0.26);
    s.rect(-20.0, -20.0, 840.0, 1240.0, Look::of(snow.dim(0.9)).to(p.white).flat().texture(0.1).shadow(0.0));
    s.glow(470.0, 600.0, 420.0, p.light, 0.4);
    // Footprints, round and round.
    for k in 0..26 {
        let a = radians(k as f32 * 23.0);
        let (x, y) = (440.0 + cos(a) * (150.0 + k as f32 * 4.0), 690.0 + sin(a) * (90.0 + k as f32 * 3.0));
        s.ellipse(x, y, 12.0, 7.0, Look::of(snow.dim(0.72)).flat().shadow(0.0));
    }
    // Trees at the rim, and those who hide behind them.
    let sheep = |n: usize| {
        let wool = [p.cream, p.white, p.cream.dim(0.92)][n % 3];
        Person {
            hair: wool,
            ..Person::new(Kind::Sheep, &p).wearing(Dress::Coat, [p.accent2, p.leaf, p.gold, p.accent][n % 4])
        }
    };
    let tree = |s: &mut Scene, x: f32, y: f32, w: f32| {
        s.limb(
            &nodes![(x + w * 0.1, -40), (x - w * 0.1, y * 0.5), (x, y)],
            &[w * 0.7, w * 0.85, w * 1.2],
            Look::of(p.wood.mix(p.dark, 0.3)).inflate(w * 0.25).grain(90.0).texture(0.45),
        );
        s.ellipse(x, y, w * 0.9, w * 0.2, Look::of(p.white).inflate(6.0));
    };
    let watch = point(560.0, 700.0);
    for (i, (x, y, h, left, feeling)) in [
        (300.0, 330.0, 260.0, false, Feeling::Fear),
        (500.0, 290.0, 230.0, false, Feeling::Awe),
        (716.0, 400.0, 290.0, true, Feeling::Mischief),
    ]
    .into_iter()
    .enumerate()
    {
        let a = Actor::new(sheep(i), x, y, h).feeling(feeling);
        let a = if left { a.left() } else { a };
        let a = a.looking_at(watch).hand_own(NEAR, 8.0, -76.0, Hand::Cover);
        under(s, x, y, h * 0.2);
        a.paint(s);
    }
    tree(s, 170.0, 470.0, 120.0);
    tree(s, 400.0, 300.0, 70.0);
    tree(s, 610.0, 360.0, 84.0);
    tree(s, 792.0, 640.0, 130.0);
    // One peeps from behind the near trunk at the edge.
    s.at(&[shift(62.0, 520.0), scale(1.5)], |s| {
        head(s, &sheep(3), &Mien { turn: 0.5, gaze: [0.8, 0.3], ..Feeling::Fear.mien() }, View::Front);
    });
    tree(s, -20.0, 760.0, 130.0);
    // The one before the claws.
    let near = Person { coat: p.accent, ..sheep(1) }.scarf(p.red);
    let near = Actor::new(near, 640.0, 1140.0, 600.0).left().lean(-14.0).feeling(Feeling::Fear);
    let near = near.looking_at(point(470.0, 720.0)).with(|m| Mien {
        open: 0.0,
        wide: 0.5,
        tilt: 0.0,
        gaze: [0.8, 0.5],
        ..m
    });
    let near = near.hands_behind().feet((-4.0, -4.0), (10.0, -6.0), [20.0, 24.0]);
    under(s, 670.0, 1146.0, 130.0);
    near.paint(s);
    // The seeker.
    let grey = Person::new(Kind::Wolf, &p);
    let grey = grey.wearing(Dress::Coat, p.red.dim(0.85)).scarf(p.gold);
    let seeker = Actor::new(grey, 230.0, 1170.0, 780.0).lean(10.0).walking().feeling(Feeling::Joy);
    let seeker = seeker.lean(10.0).with(|m| Mien { turn: 0.5, tilt: 0.0, nod: 0.0, ..m });
    let seeker = seeker.hand(NEAR, 440.0, 810.0, Hand::Wave).hand(FAR, 476.0, 690.0, Hand::Wave);
    under(s, 240.0, 1176.0, 150.0);
    s.group(Group::new(), |s| {
        seeker.layers(s);
        blindfold(s, seeker.eye(), 2.42, -1.0, p.white);
        seeker.arm(s, NEAR);
    });
    // A lamb at its back has the loose end of the cloth, and pulls.
    let lamb = Person { head: 1.2, ..sheep(2) };
    let lamb = Actor::new(lamb, 78.0, 1190.0, 380.0).feeling(Feeling::Mischief).looking_at(seeker.eye());
    let e = seeker.eye();
    let lamb = lamb.hand(NEAR, 70.0, 930.0, Hand::Grip).hand(FAR, 100.0, 900.0, Hand::Grip);
    let g = lamb.grip(FAR);
    s.limb(
        &nodes![(e.x - 130.0, e.y - 8.0), (e.x - 190.0, e.y + 120.0), (g.x, g.y)],
        &[24.0, 20.0, 18.0],
        Look::of(p.white).inflate(5.0),
    );
    lamb.paint(s);
    s.focus(80.0, 900.0, 120.0);
    s.note("wolf", Role::Subject);
    s.note("sheep", Role::Object);
    s.note("snowfield", Role::Setting);
}
