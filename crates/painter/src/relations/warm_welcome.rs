//! Kindness that does the guest no good.

use super::acting::*;
use crate::settings::interior;

pub(super) static WARM_WELCOME: Relation = Relation {
    id: "warm_welcome",
    themes: Themes::Only(&["tides", "looking-glass", "first-light", "marbles", "lost-kites"]),
    moods: &[Mood::Tenderness, Mood::Dread, Mood::Mischief],
    slots: &[],
    layouts: &[framed("hearth", Setup::Company, hearth), framed("towel", Setup::Ring, towel)],
};

/// A big armchair, its seat at y.
fn armchair(s: &mut Scene, x: f32, y: f32, w: f32, colour: Colour) {
    let look = |c: Colour| Look::of(c).inflate(w * 0.09).texture(0.2).grain(80.0);
    s.blob(
        &nodes![
            (x - w * 0.5, y + w * 0.2),
            (x - w * 0.5, y - w * 0.7),
            (x - w * 0.3, y - w * 0.96),
            (x, y - w * 1.02),
            (x + w * 0.3, y - w * 0.96),
            (x + w * 0.5, y - w * 0.7),
            (x + w * 0.5, y + w * 0.2)
        ],
        look(colour),
    );
    for (dx, dy) in [(-0.2, -0.7), (0.2, -0.7), (0.0, -0.5), (-0.2, -0.3), (0.2, -0.3)] {
        s.dot(x + w * dx, y + w * dy, w * 0.02, Look::of(colour.dim(0.6)).inflate(2.0));
    }
    s.rect(x - w * 0.5, y, w, w * 0.34, look(colour.dim(0.85)));
    for side in [-1.0, 1.0] {
        s.blob(
            &nodes![
                (x + side * w * 0.4, y + w * 0.42),
                (x + side * w * 0.38, y - w * 0.24),
                (x + side * w * 0.5, y - w * 0.34),
                (x + side * w * 0.64, y - w * 0.24),
                (x + side * w * 0.62, y + w * 0.42)
            ],
            look(colour.lighter(0.03)),
        );
    }
}

/// A snowman in the best chair by the fire; the family beams, brings blankets and puts a log on. The dog howls in the puddle.
fn hearth(c: &mut Composer) {
    c.room(900.0, (690.0, 760.0));
    let (granny, man, girl) = (c.human(Kind::Granny), c.human(Kind::Man), c.human(Kind::Girl));
    let s = &mut c.scene;
    let p = s.palette;
    // The window, and who looks in.
    s.rect(70.0, 90.0, 250.0, 290.0, Look::of(p.wood).inflate(8.0));
    s.group(Group::new().clip(Path::rect(90.0, 110.0, 210.0, 250.0)), |s| {
        s.rect(80.0, 100.0, 230.0, 270.0, Look::of(p.sky[0].dim(0.7)).to(p.sky[1]).flat().shadow(0.0));
        for (x, y) in [(120.0, 316.0), (196.0, 296.0), (268.0, 320.0)] {
            s.dot(x, y + 66.0, 50.0, Look::of(p.white.dim(0.92)).inflate(16.0));
            s.dot(x, y, 34.0, Look::of(p.white).inflate(14.0));
            for dx in [-11.0, 11.0] {
                s.dot(x + dx, y - 6.0, 4.0, Look::of(p.ink).flat());
            }
            s.line(
                &nodes![(x - 9.0, y + 18.0), (x, y + 14.0), (x + 9.0, y + 18.0)],
                3.0,
                Look::of(p.ink).flat(),
            );
            s.limb(&nodes![(x, y + 3.0), (x + 20.0, y + 6.0)], &[8.0, 2.0], Look::of(p.fox).inflate(2.0));
        }
        for (x, y) in [(110.0, 140.0), (150.0, 200.0), (220.0, 160.0), (270.0, 220.0), (180.0, 130.0)] {
            s.dot(x, y, 4.0, Look::of(p.white).alpha(0.9).flat());
        }
    });
    s.limb(&nodes![(195, 100), (195, 370)], &[9.0], Look::of(p.wood).inflate(3.0));
    s.focus(195.0, 300.0, 110.0);
    // The fire.
    s.rect(560.0, 330.0, 270.0, 590.0, Look::of(p.stone).inflate(14.0).texture(0.4));
    s.rect(540.0, 320.0, 300.0, 40.0, Look::of(p.wood).inflate(8.0));
    s.blob(
        &nodes![(610, 910; corner), (610, 640), (690, 560), (790, 600), (830, 910; corner)],
        Look::of(p.ambient.dim(0.6)).flat().shadow(0.0),
    );
    for (x, h, w) in [(720.0, 240.0, 60.0), (670.0, 170.0, 44.0), (770.0, 190.0, 46.0)] {
        s.blob(
            &nodes![(x - w, 890), (x - w * 0.6, 890.0 - h * 0.5), (x + 6.0, 890.0 - h; corner), (x + w * 0.6, 890.0 - h * 0.4), (x + w, 890)],
            Look::lamp(p.flame.mix(p.red, 0.35)),
        );
        s.blob(
            &nodes![(x - w * 0.5, 892), (x - 4.0, 892.0 - h * 0.6; corner), (x + w * 0.5, 892)],
            Look::lamp(p.flame.lighter(0.08)),
        );
    }
    s.limb(&nodes![(630, 900), (820, 880)], &[34.0], Look::of(p.wood_dark).inflate(10.0));
    s.glow(720.0, 780.0, 420.0, p.flame, 0.55);
    // The best chair.
    armchair(s, 360.0, 830.0, 330.0, p.red.mix(p.wood, 0.25));
    // The puddle.
    s.blob(
        &nodes![(170, 1090), (300, 1040), (470, 1046), (580, 1100), (480, 1150), (260, 1156)],
        Look::of(p.water[1].mix(p.white, 0.35)).inflate(5.0).alpha(0.85).shadow(0.2),
    );
    // The guest: softer below than above.
    let snow = p.white;
    for (x, y, rx, ry) in
        [(364.0, 960.0, 150.0, 128.0), (360.0, 770.0, 108.0, 112.0), (352.0, 606.0, 84.0, 82.0)]
    {
        s.ellipse(x, y, rx, ry, Look::of(snow).inflate(44.0).texture(0.15).shadow(0.5));
    }
    for (x, h) in [(266.0, 70.0), (310.0, 110.0), (430.0, 90.0), (462.0, 54.0)] {
        s.limb(
            &nodes![(x, 1000), (x + 2.0, 1000.0 + h)],
            &[22.0, 9.0],
            Look::of(snow.dim(0.95)).inflate(7.0),
        );
    }
    s.ellipse(326.0, 590.0, 11.0, 13.0, Look::of(p.ink).inflate(4.0));
    s.ellipse(392.0, 634.0, 11.0, 13.0, Look::of(p.ink).inflate(4.0));
    s.limb(&nodes![(391, 600), (392, 622)], &[5.0, 9.0], Look::of(p.ambient).alpha(0.25).soft(3.0).flat());
    s.limb(&nodes![(352, 612), (352, 634), (344, 668)], &[26.0, 20.0, 5.0], Look::of(p.fox).inflate(7.0));
    s.line(&nodes![(312, 650), (330, 668), (360, 676), (386, 662)], 6.0, Look::of(p.ink).flat());
    s.at(&[shift(346.0, 536.0), turn(-9.0)], |s| {
        s.ellipse(0.0, 6.0, 84.0, 16.0, Look::of(p.dark).inflate(5.0));
        s.rect(-50.0, -86.0, 100.0, 92.0, Look::of(p.dark.lighter(0.04)).inflate(12.0));
        s.rect(-51.0, -22.0, 102.0, 20.0, Look::of(p.accent).inflate(4.0));
    });
    // Blankets: one is on, one is coming.
    s.blob(
        &nodes![
            (216, 930),
            (240, 836),
            (300, 800),
            (360, 830),
            (420, 800),
            (486, 836),
            (520, 930),
            (460, 1010),
            (360, 1000),
            (262, 1014)
        ],
        Look::of(p.accent2).inflate(20.0).texture(0.3).hatch(0.6).fur(5.0, 90.0, 3.0),
    );
    for k in 0..5 {
        let y = 860.0 + k as f32 * 30.0;
        s.line(
            &nodes![(240.0 - k as f32 * 4.0, y), (360, y + 12.0), (484.0 + k as f32 * 5.0, y)],
            6.0,
            Look::of(p.cream).alpha(0.8).flat(),
        );
    }
    let granny = Actor::new(granny, 130.0, 1120.0, 620.0).lean(10.0).feeling(Feeling::Joy);
    let granny = granny.looking_at(point(352.0, 600.0)).hand(NEAR, 254.0, 800.0, Hand::Cover).hand(
        FAR,
        270.0,
        760.0,
        Hand::Cover,
    );
    granny.paint_in(s, Group::new());
    let man = Actor::new(man, 640.0, 1140.0, 560.0).left().kneeling().feeling(Feeling::Joy);
    let man = man.looking_at(point(352.0, 600.0)).hand(NEAR, 560.0, 960.0, Hand::Tray).hand(
        FAR,
        530.0,
        940.0,
        Hand::Grip,
    );
    let g = man.grip(FAR);
    s.group(Group::new(), |s| {
        man.arm(s, FAR);
        man.legs(s);
        man.body(s);
        man.head(s);
        s.limb(
            &nodes![(g.x - 70.0, g.y + 12.0), (g.x + 80.0, g.y + 34.0)],
            &[44.0],
            Look::of(p.wood_dark).inflate(12.0).grain(0.0),
        );
        s.dot(g.x - 72.0, g.y + 12.0, 22.0, Look::of(p.wood.lighter(0.12)).inflate(4.0));
        man.arm(s, NEAR);
    });
    let girl = Actor::new(girl, 250.0, 1170.0, 330.0).feeling(Feeling::Joy).looking_at(point(340.0, 640.0));
    let girl = girl.hand(NEAR, 318.0, 990.0, Hand::Tray).hand(FAR, 338.0, 984.0, Hand::Tray);
    let g = girl.grip(FAR);
    girl.paint(s);
    s.place(motif("teacup"), At::new(g.x + 4.0, g.y + 6.0).height(62.0).standing().silent());
    let dog = Beast::new(Species::Dog, 470.0, 1160.0, 130.0).quarter().feeling(Feeling::Sorrow);
    dog.paint(s);
    s.focus(352.0, 620.0, 150.0);
    s.focus(470.0, 1100.0, 90.0);
    s.note("snowman", Role::Subject);
    s.note("old_woman", Role::Object);
    s.note("dog", Role::Witness);
}

/// A fish in a bath towel: bear, hen and mouse rub her dry with love; a cat drinks the bowl that she came in.
fn towel(c: &mut Composer) {
    c.room(860.0, (400.0, 160.0));
    let s = &mut c.scene;
    let p = s.palette;
    interior::rug(s, 400.0, 1040.0, 330.0, 90.0);
    let scale_colour = p.accent;
    // The guest, upright in her towel, and very polite.
    under(s, 400.0, 1060.0, 190.0);
    s.blob(
        &nodes![(360, 1090; corner), (300, 1130), (330, 1040), (400, 1000), (470, 1040), (500, 1130), (440, 1090; corner), (400, 1060)],
        Look::of(scale_colour.dim(0.85)).inflate(12.0).hatch(0.8),
    );
    s.blob(
        &nodes![
            (400, 350),
            (500, 420),
            (540, 560),
            (520, 800),
            (460, 1020),
            (400, 1060),
            (340, 1020),
            (280, 800),
            (260, 560),
            (300, 420)
        ],
        Look::of(scale_colour).to(scale_colour.lighter(0.1)).inflate(60.0).texture(0.2),
    );
    for row in 0..3 {
        for k in 0..5 {
            let (x, y) = (312.0 + k as f32 * 44.0 + (row % 2) as f32 * 20.0, 640.0 + row as f32 * 34.0);
            s.line(
                &nodes![(x - 16.0, y), (x, y + 13.0), (x + 16.0, y)],
                3.4,
                Look::of(scale_colour.dim(0.7)).alpha(0.7),
            );
        }
    }
    s.blob(
        &nodes![(372, 360), (386, 270; corner), (420, 300), (446, 262; corner), (440, 370)],
        Look::of(scale_colour.dim(0.85)).inflate(9.0).hatch(0.8),
    );
    for (side, gx) in [(-1.0f32, 8.0), (1.0, 12.0)] {
        let x = 400.0 + side * 66.0;
        s.dot(x, 470.0, 44.0, Look::of(p.white).inflate(14.0));
        s.dot(x + gx, 480.0, 20.0, Look::of(p.ink).inflate(4.0));
        s.dot(x + gx + 6.0, 472.0, 6.0, Look::of(p.white).flat());
        s.limb(
            &nodes![(x - 40.0, 426.0 + side * 6.0), (x, 416), (x + 40.0, 426.0 - side * 6.0)],
            &[6.0, 10.0, 6.0],
            Look::of(scale_colour.dim(0.55)).inflate(2.0),
        );
    }
    s.blob(
        &nodes![(330, 566), (400, 548), (470, 566), (462, 600), (400, 606), (338, 600)],
        Look::of(p.pink.mix(p.red, 0.4)).inflate(12.0),
    );
    s.line(&nodes![(340, 574), (400, 588), (460, 572)], 5.0, Look::of(p.ink).flat());
    let cloth = p.cream;
    s.blob(
        &nodes![
            (246, 700),
            (330, 720),
            (400, 760),
            (470, 720),
            (556, 700),
            (580, 860),
            (540, 1020),
            (400, 1050),
            (262, 1020),
            (220, 860)
        ],
        Look::of(cloth).inflate(30.0).fur(6.0, 90.0, 4.0).texture(0.3),
    );
    s.limb(
        &nodes![(400, 762), (392, 900), (410, 1044)],
        &[6.0, 14.0, 10.0],
        Look::of(cloth.dim(0.7)).alpha(0.6).soft(5.0).flat(),
    );
    for y in [940.0, 976.0] {
        s.line(&nodes![(236, y), (400, y + 26.0), (566, y)], 10.0, Look::of(p.accent2).alpha(0.8).flat());
    }
    // Three who mean well.
    let bear = Person::new(Kind::Bear, &p).wearing(Dress::Apron, p.leaf);
    let bear = Actor::new(bear, 680.0, 1120.0, 760.0).left().feeling(Feeling::Tenderness);
    let bear = bear.looking_at(point(420.0, 480.0)).hand(NEAR, 520.0, 860.0, Hand::Cover).hand(
        FAR,
        510.0,
        740.0,
        Hand::Cover,
    );
    bear.paint(s);
    let hen = Person::new(Kind::Hen, &p).wearing(Dress::Apron, p.red);
    let hen = Actor::new(hen, 116.0, 1110.0, 590.0).feeling(Feeling::Joy).looking_at(point(380.0, 480.0));
    let hen = hen.hand(NEAR, 262.0, 880.0, Hand::Cover).hand(FAR, 276.0, 790.0, Hand::Cover);
    hen.paint(s);
    let mouse = Person::new(Kind::Mouse, &p).wearing(Dress::Coat, p.accent2);
    let mouse = Actor::new(mouse, 330.0, 1170.0, 200.0).feeling(Feeling::Joy).looking_at(point(400.0, 700.0));
    mouse.hand(NEAR, 372.0, 1050.0, Hand::Cover).hand(FAR, 384.0, 1044.0, Hand::Cover).paint(s);
    // What she came in, on its shelf, and who drinks it.
    s.rect(60.0, 330.0, 190.0, 18.0, Look::of(p.wood).inflate(5.0));
    s.place(motif("fishbowl"), At::new(180.0, 334.0).height(130.0).standing().silent());
    let cat = Beast::new(Species::Cat, 92.0, 332.0, 120.0).feeling(Feeling::Mischief);
    cat.paint(s);
    s.focus(150.0, 270.0, 110.0);
    s.focus(400.0, 500.0, 170.0);
    s.note("fish", Role::Subject);
    s.note("bear", Role::Object);
    s.note("cat", Role::Witness);
}
