//! Somebody else's hand is held out.

use super::acting::*;

pub(super) static TAKES_THE_BLAME: Relation = Relation {
    id: "takes_the_blame",
    themes: Themes::Only(&["marbles", "looking-glass", "lost-kites"]),
    moods: &[Mood::Tenderness, Mood::Mischief, Mood::Dread],
    slots: &[],
    layouts: &[framed("ruler", Setup::Company, ruler), framed("window", Setup::Fairground, window)],
};

/// At school a goose has lifted the ruler; a weeping pig holds out a hand, and a wolf has laid his paw on top of it. On the board is a face with a beak, and a lamb hides the chalk.
fn ruler(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(120.0, 160.0, 0.55);
    let p = s.palette;
    let wall = p.cream.mix(p.wood, 0.4).mix(p.accent2, 0.1).dim(0.8);
    backdrop(s, wall.lighter(0.05), wall.dim(0.8));
    let slate = lch(0.30, 0.04, 170.0).mix(p.dark, 0.2);
    s.rect(50.0, 60.0, 430.0, 330.0, Look::of(p.wood).inflate(10.0));
    s.rect(70.0, 80.0, 390.0, 290.0, Look::of(slate.lighter(0.04)).to(slate).flat().texture(0.3).shadow(0.0));
    // The face on the board.
    let chalk =
        |s: &mut Scene, path: &Path| s.stroke(path, 6.0, Look::of(p.white).alpha(0.9).rough(2.0).flat());
    chalk(s, &Path::ellipse(220.0, 210.0, 74.0, 80.0));
    chalk(s, &Path::ellipse(196.0, 186.0, 13.0, 16.0));
    chalk(s, &Path::ellipse(250.0, 186.0, 13.0, 16.0));
    chalk(s, &Path::polyline(&nodes![(214, 216), (330, 236), (218, 254)]));
    chalk(
        s,
        &Path::polyline(&nodes![
            (160, 120),
            (176, 96),
            (196, 128),
            (220, 92),
            (244, 128),
            (266, 98),
            (280, 124)
        ]),
    );
    // The lamb in the back row.
    let lamb = Person::new(Kind::Sheep, &p).wearing(Dress::Coat, p.white.mix(p.pink, 0.3));
    let lamb = Actor::new(lamb, 452.0, 800.0, 470.0).front().feeling(Feeling::Mischief);
    lamb.with(|m| Mien { gaze: [0.1, -0.9], curve: 0.5, open: 0.0, ..m })
        .hand_own(NEAR, -6.0, -44.0, Hand::Hidden)
        .hand_own(FAR, 24.0, -42.0, Hand::Pinch)
        .paint_in(s, Group::new().fog(0.08));
    s.limb(&nodes![(566, 596), (580, 570)], &[12.0], Look::of(p.white).inflate(3.0));
    s.focus(452.0, 400.0, 80.0);
    // The teacher.
    let goose =
        Person::new(Kind::Goose, &p).wearing(Dress::Gown, p.dark.lighter(0.1)).glasses().scarf(p.accent2);
    let goose = Actor::new(goose, 664.0, 1400.0, 1120.0).left().feeling(Feeling::Fury);
    let goose = goose.looking_at(point(360.0, 860.0)).hand(FAR, 470.0, 330.0, Hand::Grip).hand_own(
        NEAR,
        4.0,
        -36.0,
        Hand::Fist,
    );
    s.group(Group::new(), |s| {
        let g = goose.grip(FAR);
        goose.arm_with(s, FAR, |s| {
            s.limb(
                &nodes![(g.x + 60.0, g.y + 60.0), (g.x - 190.0, g.y - 190.0)],
                &[40.0, 34.0],
                Look::of(p.gold.mix(p.wood, 0.3)).inflate(4.0).rim(1.2),
            );
            for k in 0..8 {
                let t = k as f32 / 8.0;
                let (x, y) = (lerp(g.x + 40.0, g.x - 170.0, t), lerp(g.y + 40.0, g.y - 170.0, t));
                s.limb(&nodes![(x + 8.0, y - 8.0), (x + 14.0, y - 14.0)], &[3.0], Look::of(p.ink).flat());
            }
        });
        goose.legs(s);
        goose.body(s);
        goose.head(s);
        goose.arm(s, NEAR);
    });
    // The two at the desk.
    let wolf =
        Person::new(Kind::Wolf, &p).wearing(Dress::Shirt, p.leaf.mix(p.dark, 0.2)).cloth(Cloth::Stripes);
    let wolf = Actor::new(wolf, 306.0, 1300.0, 900.0).front().feeling(Feeling::Brave).with(|m| Mien {
        turn: 0.35,
        gaze: [0.6, -0.3],
        tear: false,
        tilt: -4.0,
        ..m
    });
    wolf.hand_own(NEAR, -14.0, -50.0, Hand::Hidden).hand_own(FAR, 14.0, -44.0, Hand::Hidden).paint(s);
    let pig = Person::new(Kind::Pig, &p).wearing(Dress::Coat, p.accent);
    let pig = Actor::new(pig, 130.0, 1320.0, 740.0).feeling(Feeling::Sorrow).weeping().with(|m| Mien {
        turn: 0.3,
        gaze: [0.7, 0.2],
        ..m
    });
    pig.hand_own(NEAR, -14.0, -44.0, Hand::Hidden).hand_own(FAR, 20.0, -40.0, Hand::Hidden).paint(s);
    s.blob(
        &nodes![(-40, 1040; corner), (620, 1020; corner), (660, 1100), (-40, 1120; corner)],
        Look::of(p.wood.lighter(0.06)).inflate(10.0).grain(0.0).texture(0.3),
    );
    s.rect(-40.0, 1090.0, 690.0, 170.0, Look::of(p.wood.dim(0.8)).inflate(10.0).grain(0.0).texture(0.3));
    s.ellipse(88.0, 1058.0, 30.0, 12.0, Look::of(p.ink).inflate(4.0));
    LoneHand {
        at: point(300.0, 1010.0),
        size: 180.0,
        degrees: -4.0,
        thumb: -1.0,
        hand: Hand::Open,
        colour: p.pink,
        paw: true,
        sleeve: p.accent,
        from: point(110.0, 1030.0),
    }
    .paint_with(s, |_| {});
    s.limb(
        &nodes![(400, 690), (432, 790), (392, 880)],
        &[96.0, 92.0, 80.0],
        Look::of(p.leaf.mix(p.dark, 0.2)).inflate(24.0).texture(0.2),
    );
    LoneHand {
        at: point(372.0, 910.0),
        size: 200.0,
        degrees: 44.0,
        thumb: -1.0,
        hand: Hand::Cover,
        colour: wolf_paw(&p),
        paw: true,
        sleeve: p.leaf.mix(p.dark, 0.2),
        from: point(408.0, 830.0),
    }
    .paint_with(s, |_| {});
    s.focus(420.0, 980.0, 120.0);
    s.note("wolf", Role::Subject);
    s.note("pig", Role::Object);
    s.note("goose", Role::Witness);
    s.note("hand", Role::Detail);
}

fn wolf_paw(p: &moonhare_scene::palette::Palette) -> Colour {
    p.grey.dim(0.62)
}

/// A bear with a ball and a hole in his hat stands at his broken window; before him all the children of the street lift a hand. Only one, at the end, hides a sling and winks at us.
fn window(c: &mut Composer) {
    let (girl, boy, small) = (c.human(Kind::Girl), c.human(Kind::Boy), c.human(Kind::Girl));
    let s = &mut c.scene;
    s.light_at(640.0, 120.0, 0.6);
    let p = s.palette;
    let wall = p.red.mix(p.wood, 0.5).mix(p.fog, 0.2);
    backdrop(s, wall, wall.dim(0.72));
    for j in 0..16 {
        for i in 0..8 {
            let (x, y) = (-60.0 + i as f32 * 122.0 + (j % 2) as f32 * 60.0, j as f32 * 52.0);
            s.rect(
                x,
                y,
                112.0,
                42.0,
                Look::of(wall.lighter(0.03 * ((i + j) % 3) as f32)).inflate(4.0).shadow(0.2).hatch(0.0),
            );
        }
    }
    // The window and its star.
    s.rect(80.0, 90.0, 250.0, 330.0, Look::of(p.cream).inflate(9.0));
    s.rect(100.0, 110.0, 210.0, 290.0, Look::of(p.sky[1].mix(p.white, 0.3)).to(p.sky[3]).flat().shadow(0.0));
    let hub = point(206.0, 250.0);
    let mut star = vec![];
    for k in 0..14 {
        let a = k as f32 * 0.449;
        let r = if k % 2 == 0 { 86.0 } else { 40.0 };
        star.push(moonhare_scene::geometry::corner(hub.x + cos(a) * r, hub.y + sin(a) * r));
    }
    s.poly(&star, Look::of(p.ink.mix(p.dark, 0.4)).flat().shadow(0.0));
    s.rect(200.0, 110.0, 10.0, 60.0, Look::of(p.cream).inflate(3.0));
    // The door.
    s.rect(560.0, 60.0, 230.0, 800.0, Look::of(p.leaf.mix(p.dark, 0.4)).inflate(10.0).grain(90.0));
    s.rect(
        -30.0,
        830.0,
        860.0,
        430.0,
        Look::of(p.stone.mix(p.fog, 0.3)).to(p.stone.dim(0.7)).inflate(6.0).texture(0.4),
    );
    // He.
    let bear =
        Person::new(Kind::Bear, &p).wearing(Dress::Coat, p.accent2.mix(p.dark, 0.2)).hat(Hat::Straw, p.gold);
    let bear = Actor::new(bear, 436.0, 1010.0, 860.0).front().feeling(Feeling::Brave);
    let bear = bear
        .with(|m| Mien { gaze: [0.0, 0.7], nod: 0.4, ..m })
        .hand_own(NEAR, -14.0, -46.0, Hand::Cup)
        .hand_own(FAR, 14.0, -46.0, Hand::Cup);
    bear.paint(s);
    let top = bear.crown();
    s.ellipse(top.x + 46.0, top.y - 16.0, 24.0, 20.0, Look::of(p.ink).flat().rough(3.0));
    let (a, b) = (bear.grip(NEAR), bear.grip(FAR));
    s.place(motif("ball"), At::new((a.x + b.x) / 2.0, a.y - 10.0).height(150.0).centred().silent());
    bear.fingers(s, NEAR);
    bear.fingers(s, FAR);
    s.focus(436.0, 330.0, 170.0);
    // All of them.
    let beast = |kind: Kind, n: usize| Person::new(kind, &p).wearing(Dress::Coat, p.cloth(n));
    let row = [
        (girl.wearing(Dress::Coat, p.accent), 90.0, 520.0),
        (beast(Kind::Pig, 3), 236.0, 460.0),
        (boy.wearing(Dress::Coat, p.leaf), 384.0, 540.0),
        (beast(Kind::Mouse, 2), 516.0, 400.0),
        (small.wearing(Dress::Coat, p.gold.mix(p.wood, 0.3)), 606.0, 480.0),
    ];
    for (n, (who, x, h)) in row.into_iter().enumerate() {
        let a = Actor::new(who, x, 1330.0, h).back();
        let a = a.hand_own(
            if n % 2 == 0 { NEAR } else { FAR },
            if n % 2 == 0 { -28.0 } else { 28.0 },
            -104.0,
            Hand::Wave,
        );
        a.paint(s);
    }
    // The one who did.
    let cat =
        Actor::new(beast(Kind::Cat, 1).scarf(p.red), 712.0, 1340.0, 560.0).left().feeling(Feeling::Mischief);
    let cat = cat
        .with(|m| Mien { turn: 0.1, gaze: [0.1, 0.1], upper: [1.0, 0.2], ..m })
        .hand(FAR, 652.0, 780.0, Hand::Wave)
        .hand(NEAR, 752.0, 1090.0, Hand::Grip);
    let g = cat.grip(NEAR);
    s.group(Group::new(), |s| {
        cat.arm(s, FAR);
        cat.legs(s);
        cat.body(s);
        cat.head(s);
        cat.arm_with(s, NEAR, |s| {
            s.limb(&nodes![(g.x, g.y + 60.0), (g.x, g.y - 20.0)], &[14.0], Look::of(p.wood).inflate(4.0));
            for d in [-1.0, 1.0] {
                s.limb(
                    &nodes![(g.x, g.y - 16.0), (g.x + d * 26.0, g.y - 50.0), (g.x + d * 30.0, g.y - 84.0)],
                    &[13.0, 11.0, 9.0],
                    Look::of(p.wood).inflate(3.0),
                );
            }
            s.line(
                &nodes![(g.x - 30.0, g.y - 80.0), (g.x, g.y - 40.0), (g.x + 30.0, g.y - 80.0)],
                5.0,
                Look::of(p.red),
            );
        });
    });
    s.focus(740.0, 850.0, 90.0);
    s.note("bear", Role::Subject);
    s.note("child", Role::Object);
    s.note("cat", Role::Detail);
    s.note("ball", Role::Detail);
    s.note("city", Role::Setting);
}
