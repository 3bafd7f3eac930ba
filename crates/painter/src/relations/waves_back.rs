//! They wave so kindly at the one who calls for help.

use super::acting::*;
use crate::actors::Mien;

pub(super) static WAVES_BACK: Relation = Relation {
    id: "waves_back",
    themes: Themes::Only(&["tides", "half-asleep", "carousel"]),
    moods: &[Mood::Dread, Mood::Mischief, Mood::Loneliness],
    slots: &[],
    layouts: &[framed("ship", Setup::Slant, ship), framed("boxes", Setup::Corridor, boxes)],
};

fn handkerchief(s: &mut Scene, at: Point, w: f32) {
    let white = s.palette.white;
    s.blob(
        &nodes![
            (at.x, at.y - w * 0.2),
            (at.x + w * 0.5, at.y - w * 0.7),
            (at.x + w, at.y - w * 0.3),
            (at.x + w * 0.8, at.y + w * 0.2),
            (at.x + w * 0.3, at.y + w * 0.1)
        ],
        Look::of(white).inflate(w * 0.12),
    );
}

/// Passengers in their best wave from the rail at somebody on an island like a table; a boy tugs at a coat; water stands over their shoes.
fn ship(c: &mut Composer) {
    let [castaway, father, mother, boy] =
        [Kind::Woman, Kind::Man, Kind::Granny, Kind::Boy].map(|kind| c.human(kind));
    let s = &mut c.scene;
    s.light_at(120.0, 120.0, 0.5);
    let p = s.palette;
    s.sky(0.5, 0.5);
    s.water(moonhare_scene::Water::of(&p, 300.0, 120.0));
    for i in 0..7 {
        let y = 350.0 + i as f32 * 66.0;
        s.line(
            &nodes![(-20, y), (200, y - 16.0), (420, y + 8.0), (640, y - 14.0), (830, y)],
            3.0 + i as f32 * 0.8,
            Look::of(p.water[1].lighter(0.12)).alpha(0.5),
        );
    }
    // The island, no bigger than a table, and shrinking: rings where its edge was.
    for k in [1.5, 1.25] {
        s.stroke(&Path::ellipse(610.0, 570.0, 150.0 * k, 40.0 * k), 5.0, Look::of(p.white).alpha(0.6));
    }
    s.blob(
        &nodes![
            (470, 584),
            (520, 552),
            (610, 540),
            (700, 554),
            (752, 584),
            (700, 620),
            (610, 634),
            (520, 620)
        ],
        Look::of(p.cream.mix(p.gold, 0.3)).to(p.gold.mix(p.wood, 0.4)).inflate(12.0),
    );
    s.place(motif("palm_tree"), At::new(716.0, 572.0).height(250.0).standing().silent());
    let castaway = castaway.wearing(Dress::Shirt, p.cream.dim(0.8)).cloth(Cloth::Patches);
    let castaway = Actor::new(castaway, 610.0, 560.0, 430.0)
        .front()
        .feeling(Feeling::Fear)
        .with(|m| Mien { open: 0.9, ..m.facing(-0.4).glancing(-0.7, 0.4) });
    let castaway = castaway
        .feet((-9.0, -8.0), (8.0, -12.0), [150.0, 30.0])
        .hand(NEAR, 520.0, 130.0, Hand::Wave)
        .hand(FAR, 700.0, 120.0, Hand::Wave);
    castaway.paint(s);
    // The rail.
    for y in [800.0, 900.0] {
        s.limb(&nodes![(-20, y - 10.0), (830, y + 40.0)], &[22.0], Look::of(p.white).inflate(6.0));
    }
    for i in 0..5 {
        let x = 60.0 + i as f32 * 180.0;
        s.limb(&nodes![(x, 800), (x, 1080)], &[18.0], Look::of(p.white.dim(0.95)).inflate(5.0));
    }
    s.poly(
        &nodes![(-20, 1010), (820, 1060), (820, 1240), (-20, 1240)],
        Look::of(p.wood).grain(4.0).texture(0.3).flat(),
    );
    let mother = mother.wearing(Dress::Gown, p.accent2).hat(Hat::Straw, p.gold);
    let father = father
        .wearing(Dress::Coat, p.dark.lighter(0.14))
        .hat(Hat::Stovepipe, p.dark.lighter(0.06))
        .scarf(p.red);
    let boy = boy.wearing(Dress::Shirt, p.accent).hat(Hat::Straw, p.gold);
    let island = castaway.eye();
    let friend = Person::new(Kind::Pig, &p).wearing(Dress::Coat, p.leaf).hat(Hat::Bowler, p.dark);
    let friend = Actor::new(friend, 540.0, 1130.0, 470.0).feeling(Feeling::Joy).looking_at(island);
    let friend = friend.hand(FAR, 650.0, 720.0, Hand::Wave);
    friend.paint(s);
    let mother = Actor::new(mother, 90.0, 1150.0, 720.0).feeling(Feeling::Joy).looking_at(island);
    let mother = mother.hand(NEAR, 40.0, 520.0, Hand::Pinch).hand(FAR, 220.0, 800.0, Hand::Rest);
    let father = Actor::new(father, 270.0, 1170.0, 800.0).feeling(Feeling::Joy).looking_at(island);
    let father = father.hand(FAR, 420.0, 470.0, Hand::Pinch).hand(NEAR, 180.0, 850.0, Hand::Rest);
    let boy = Actor::new(boy, 430.0, 1180.0, 500.0).left().feeling(Feeling::Fear).looking_at(father.eye());
    let boy = boy.hand(FAR, 316.0, 960.0, Hand::Fist).hand(NEAR, 560.0, 830.0, Hand::Point).elbow(NEAR, -1.0);
    s.group(Group::new(), |s| {
        mother.layers(s);
        handkerchief(s, mother.grip(NEAR), 90.0);
    });
    s.group(Group::new(), |s| {
        father.layers(s);
        handkerchief(s, father.grip(FAR), 100.0);
    });
    boy.paint(s);
    // Water on the deck, over their shoes.
    s.blob(
        &nodes![(-40, 1090; corner), (100, 1076), (260, 1096), (440, 1078), (620, 1098), (840, 1080; corner), (840, 1260; corner), (-40, 1260; corner)],
        Look::of(p.water[1]).to(p.water[0]).alpha(0.72).inflate(8.0).shadow(0.0),
    );
    s.line(
        &nodes![(-20, 1096), (100, 1084), (260, 1104), (440, 1086), (620, 1106), (830, 1088)],
        5.0,
        Look::of(p.white).alpha(0.7),
    );
    s.place(motif("starfish"), At::new(690.0, 1140.0).height(60.0).centred().turned(20.0).silent());
    s.place(motif("fish"), At::new(130.0, 1160.0).height(50.0).centred().silent());
    s.focus(610.0, 250.0, 170.0);
    s.note("woman", Role::Subject);
    s.note("ship", Role::Object);
    s.note("boy", Role::Witness);
}

/// A tongue of fire.
fn fire(s: &mut Scene, x: f32, y: f32, h: f32) {
    let p = s.palette;
    for (k, colour) in [(1.0, p.red.mix(p.flame, 0.4)), (0.66, p.flame), (0.36, p.cream)] {
        let (w, h) = (h * 0.3 * k, h * k);
        s.blob(
            &nodes![(x - w * 0.9, y), (x - w, y - h * 0.3), (x - w * 0.3, y - h * 0.6), (x + w * 0.1, y - h; corner), (x + w * 0.5, y - h * 0.5), (x + w, y - h * 0.3), (x + w * 0.8, y)],
            Look::lamp(colour).alpha(0.92),
        );
    }
    s.glow(x, y - h * 0.4, h * 0.9, p.flame, 0.4);
}

/// Theatre: from the boxes they clap at a player whose scenery is really on fire; one child pulls at a sleeve.
fn boxes(c: &mut Composer) {
    let [player, man, woman, girl] =
        [Kind::Man, Kind::Man, Kind::Woman, Kind::Girl].map(|kind| c.human(kind));
    let s = &mut c.scene;
    s.light_at(400.0, 520.0, 0.35);
    let p = s.palette;
    let night = p.dark.mix(p.accent2, 0.25);
    s.rect(-20.0, -20.0, 840.0, 1240.0, Look::of(night.lighter(0.06)).to(night).flat().shadow(0.0));
    // The stage and its painted wood.
    s.poly(
        &nodes![(180, 120), (620, 120), (640, 720), (160, 720)],
        Look::of(p.sky[2]).to(p.gold.mix(p.flame, 0.4)).flat().shadow(0.0),
    );
    s.glow(400.0, 480.0, 380.0, p.flame, 0.6);
    for (x, h) in [(230.0, 420.0), (320.0, 330.0), (480.0, 330.0), (570.0, 420.0)] {
        s.limb(&nodes![(x, 720), (x, 720.0 - h)], &[34.0, 24.0], Look::of(p.wood).inflate(6.0).grain(90.0));
        s.dot(x, 720.0 - h, h * 0.24, Look::of(p.leaf).inflate(20.0).texture(0.3));
    }
    for (x, y, h) in [
        (230.0, 470.0, 230.0),
        (330.0, 500.0, 150.0),
        (566.0, 460.0, 260.0),
        (480.0, 520.0, 150.0),
        (200.0, 722.0, 150.0),
        (604.0, 722.0, 170.0),
    ] {
        fire(s, x, y, h);
    }
    s.poly(
        &nodes![(150, 720), (650, 720), (760, 900), (40, 900)],
        Look::of(p.wood).grain(90.0).texture(0.3).flat(),
    );
    let player = player.wearing(Dress::Coat, p.red).hat(Hat::Crown, p.gold);
    let player = Actor::new(player, 400.0, 830.0, 540.0)
        .front()
        .feeling(Feeling::Fear)
        .with(|m| Mien { open: 0.9, ..m });
    let player = player
        .feet((-10.0, -4.0), (10.0, -4.0), [180.0, 0.0])
        .hand(NEAR, 270.0, 330.0, Hand::Wave)
        .hand(FAR, 530.0, 330.0, Hand::Wave);
    under(s, 400.0, 832.0, 130.0);
    player.paint(s);
    fire(s, 462.0, 832.0, 90.0);
    // Footlights, and a prompter who has gone out by the back of his box.
    s.blob(
        &nodes![(340, 960; corner), (350, 890), (400, 872), (450, 890), (460, 960; corner)],
        Look::of(p.wood_dark).inflate(12.0),
    );
    s.ellipse(400.0, 930.0, 42.0, 34.0, Look::of(p.ink).flat());
    s.rect(-20.0, 940.0, 840.0, 300.0, Look::of(night.dim(0.7)).flat());
    // The curtains of the house.
    for side in [-1.0f32, 1.0] {
        let x = |v: f32| 400.0 + side * v;
        for i in 0..3 {
            let d = i as f32 * 64.0;
            s.blob(
                &nodes![(x(420.0 - d * 0.2), -30; corner), (x(230.0 - d * 0.2 + i as f32 * 70.0), -30; corner), (x(250.0 + d), 300), (x(300.0 + d), 560), (x(420.0), 700; corner)],
                Look::of(p.red.dim(0.75 - 0.1 * i as f32)).inflate(20.0).grain(88.0).texture(0.2),
            );
        }
    }
    let man = man.wearing(Dress::Coat, p.dark.lighter(0.12)).scarf(p.white);
    let woman = woman.wearing(Dress::Gown, p.accent);
    let cat = Person::new(Kind::Goat, &p).wearing(Dress::Coat, p.accent2).glasses();
    let girl = girl.wearing(Dress::Gown, p.white.mix(p.pink, 0.3));
    let star = player.eye();
    let clapping =
        |a: Actor, x: f32, y: f32| a.hand(NEAR, x, y, Hand::Pray).hand(FAR, x + 20.0, y - 6.0, Hand::Pray);
    let man =
        clapping(Actor::new(man, 60.0, 1320.0, 800.0).feeling(Feeling::Joy).looking_at(star), 210.0, 850.0);
    let cat =
        clapping(Actor::new(cat, 210.0, 1380.0, 740.0).feeling(Feeling::Joy).looking_at(star), 336.0, 930.0);
    let woman = Actor::new(woman, 742.0, 1320.0, 790.0).left().feeling(Feeling::Joy).looking_at(star);
    let girl = Actor::new(girl, 556.0, 1330.0, 590.0).feeling(Feeling::Fear).looking_at(woman.eye());
    let girl = girl.hand(FAR, 668.0, 990.0, Hand::Fist).hand(NEAR, 470.0, 1000.0, Hand::Point);
    let woman = woman.hand(NEAR, 640.0, 800.0, Hand::Pray).hand(FAR, 622.0, 790.0, Hand::Pray);
    man.paint(s);
    cat.paint(s);
    woman.paint(s);
    girl.paint(s);
    for side in [-1.0f32, 1.0] {
        let x = |v: f32| 400.0 + side * v;
        s.blob(
            &nodes![(x(430.0), 1030; corner), (x(250.0), 1050), (x(60.0), 1090; corner), (x(70.0), 1240; corner), (x(430.0), 1240; corner)],
            Look::of(p.red.dim(0.7)).inflate(24.0).texture(0.25),
        );
        s.limb(
            &nodes![(x(430.0), 1034), (x(250.0), 1054), (x(56.0), 1092)],
            &[30.0],
            Look::of(p.gold).inflate(8.0),
        );
        for k in 0..5 {
            let t = 110.0 + k as f32 * 66.0;
            s.dot(x(t), 1150.0 - k as f32 * 6.0, 15.0, Look::of(p.gold).inflate(5.0));
        }
    }
    // The front of their own box has caught, too.
    fire(s, 724.0, 1046.0, 96.0);
    fire(s, 768.0, 1040.0, 60.0);
    s.focus(400.0, 420.0, 180.0);
    s.focus(740.0, 1010.0, 90.0);
    s.note("gentleman", Role::Subject);
    s.note("crowd", Role::Object);
    s.note("girl", Role::Witness);
    s.note("theatre", Role::Setting);
}
