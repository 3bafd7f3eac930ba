//! So many have done their utmost, for so little.

mod brigade;

use super::acting::*;

pub(super) static FOR_ONE_PEA: Relation = Relation {
    id: "for_one_pea",
    themes: Themes::Only(&["looking-glass", "moonhare"]),
    moods: &[Mood::Greed, Mood::Mischief, Mood::Loneliness],
    slots: &[],
    layouts: &[
        framed("table", Setup::Corridor, table),
        framed("brigade", Setup::TableEdge, brigade::brigade),
    ],
};

/// A boy king and his proud cook at the end of a table that runs to the horizon with oxen and mills; on the plate lies one pea. Under the cloth a girl eats them by the handful.
fn table(c: &mut Composer) {
    let (king, girl) = (c.human(Kind::Boy), c.human(Kind::Girl));
    let s = &mut c.scene;
    s.light_at(520.0, 240.0, 0.55);
    let p = s.palette;
    s.sky(0.5, 0.4);
    s.rect(
        -20.0,
        330.0,
        840.0,
        920.0,
        Look::of(lch(0.7, 0.1, 108.0)).to(p.leaf.dim(0.5)).flat().texture(0.3),
    );
    // Those who stand along it, smaller and smaller.
    let people = [
        Kind::Man,
        Kind::Woman,
        Kind::Sheep,
        Kind::Granny,
        Kind::Pig,
        Kind::Grandad,
        Kind::Hare,
        Kind::Woman,
    ];
    for i in 0..8 {
        let t = 1.0 - i as f32 / 8.0;
        let depth = (1.0 - t) * (1.4 - t * 0.4);
        let (h, y) = (lerp(64.0, 200.0, depth), lerp(404.0, 700.0, depth));
        let along = (y - 372.0) / 428.0;
        for side in [-1.0, 1.0] {
            let who = Person::new(people[(i + if side > 0.0 { 3 } else { 0 }) % 8], &p);
            let who = who
                .wearing(Dress::Coat, p.cloth(i + 2))
                .hat(if i % 3 == 0 { Hat::Straw } else { Hat::None }, p.gold);
            let x = if side < 0.0 { 470.0 - 340.0 * along } else { 572.0 + 120.0 * along };
            let a = Actor::new(who, x, y, h).feeling(
                [Feeling::Joy, Feeling::Awe, Feeling::Brave, Feeling::Fear]
                    [(i + usize::from(side > 0.0)) % 4],
            );
            let a = if side > 0.0 { a.left() } else { a };
            a.with(|m| m.facing(0.35))
                .hand_own(NEAR, 4.0, -54.0, Hand::Cover)
                .paint_in(s, Group::new().fog(t * 0.25));
        }
    }
    // The table: a white road to the horizon.
    let cloth = p.white.mix(p.cream, 0.4);
    s.poly(
        &nodes![(486, 372), (556, 372), (676, 800), (146, 800)],
        Look::of(cloth.dim(0.82)).to(cloth).flat().shadow(0.5).texture(0.15),
    );
    for (x, y, h, id) in
        [(498.0, 440.0, 66.0, "windmill"), (560.0, 470.0, 60.0, "galleon"), (560.0, 640.0, 76.0, "carriage")]
    {
        s.place(motif(id), At::new(x, y).height(h).standing().shadow(0.4).silent());
    }
    Beast::new(Species::Cow, 470.0, 560.0, 66.0).left().walking().feeling(Feeling::Calm).paint(s);
    Beast::new(Species::Donkey, 550.0, 556.0, 60.0).left().walking().feeling(Feeling::Sorrow).paint(s);
    cord(s, &[point(440.0, 528.0), point(400.0, 560.0), point(380.0, 620.0)], 4.0, p.wood_dark);
    s.glow(410.0, 690.0, 200.0, p.light, 0.5);
    // The king, and the cook who cannot breathe for pride.
    let who = king.hat(Hat::Crown, p.gold).wearing(Dress::Robe, p.red).scarf(p.white);
    let k = Actor::new(who, 92.0, 1240.0, 710.0).feeling(Feeling::Offended);
    let k = k
        .with(|m| Mien {
            upper: [0.5, 0.5],
            brow: [0.1, 0.7],
            curve: -0.9,
            nod: 0.4,
            ..m.facing(0.5).tilted(-4.0).glancing(0.6, 0.8)
        })
        .hand(FAR, 300.0, 800.0, Hand::Fist)
        .hand(NEAR, 214.0, 910.0, Hand::Fist);
    k.legs(s);
    k.body(s);
    k.head(s);
    let goose = Person::new(Kind::Goose, &p).wearing(Dress::Apron, p.accent.mix(p.dark, 0.15)).girth(1.2);
    let g = Actor::new(goose, 716.0, 1230.0, 760.0).left().lean(3.0).feeling(Feeling::Brave);
    let g = g
        .with(|m| Mien { tear: true, cheek: 1.5, ..m.facing(0.5).tilted(9.0).glancing(0.7, 0.3) })
        .hand(FAR, 522.0, 590.0, Hand::Grip)
        .hand(NEAR, 664.0, 850.0, Hand::Cover);
    g.legs(s);
    g.body(s);
    g.head(s);
    // The cloth before us, lifted at one corner, and who sits under it.
    s.blob(
        &nodes![(140, 796; corner), (682, 796; corner), (690, 1000), (620, 1040), (560, 1120), (530, 1240; corner), (130, 1240; corner)],
        Look::of(cloth.dim(0.86)).to(cloth.dim(0.6)).inflate(16.0).grain(88.0).texture(0.2),
    );
    for x in [200.0, 290.0, 380.0, 470.0] {
        s.limb(
            &nodes![(x, 830), (x - 8.0, 1230)],
            &[6.0, 24.0],
            Look::of(cloth.dim(0.5)).alpha(0.5).soft(7.0).flat(),
        );
    }
    s.blob(
        &nodes![(330, 1240; corner), (338, 1030), (420, 920), (540, 950), (600, 1060), (610, 1240; corner)],
        Look::of(p.dark).to(p.dark.lighter(0.1)).flat(),
    );
    s.blob(
        &nodes![(330, 1240; corner), (326, 1040), (410, 900), (430, 940), (360, 1060), (366, 1240; corner)],
        Look::of(cloth.dim(0.95)).inflate(10.0),
    );
    let pea = lch(0.72, 0.18, 128.0);
    s.glow(480.0, 1120.0, 150.0, p.flame, 0.4);
    let who = girl.wearing(Dress::Apron, p.gold.mix(p.wood, 0.2)).cloth(Cloth::Dots);
    let a = Actor::new(who, 480.0, 1290.0, 330.0).front().sitting();
    let a = a
        .mien(Mien {
            cheek: 2.0,
            curve: 0.7,
            wide: 1.2,
            tilt: 7.0,
            upper: [0.3, 0.3],
            gaze: [-0.2, -0.9],
            ..Feeling::Mischief.mien()
        })
        .hand_own(NEAR, -19.0, -48.0, Hand::Cup)
        .hand_own(FAR, 12.0, -40.0, Hand::Cup);
    a.paint(s);
    let n = a.grip(NEAR);
    for (dx, dy) in [(-10.0, -12.0), (6.0, -16.0), (-2.0, -26.0), (16.0, -8.0)] {
        s.dot(n.x + dx, n.y + dy, 11.0, Look::of(pea).inflate(5.0).rim(1.6));
    }
    for k in 0..9 {
        s.dot(
            416.0 + k as f32 * 17.0,
            1174.0 - (k % 3) as f32 * 13.0,
            12.0,
            Look::of(pea).inflate(5.0).rim(1.6),
        );
    }
    s.focus(480.0, 1120.0, 110.0);
    // The plate and the pea, and the lid that the cook has lifted.
    s.ellipse(410.0, 742.0, 170.0, 50.0, Look::of(p.gold.lighter(0.06)).inflate(8.0).rim(1.5).shadow(0.8));
    s.ellipse(410.0, 738.0, 128.0, 34.0, Look::of(p.white).inflate(3.0));
    s.dot(410.0, 724.0, 20.0, Look::of(pea).inflate(11.0).rim(1.8).shadow(0.9));
    s.focus(410.0, 724.0, 100.0);
    let lid = g.grip(FAR);
    g.arm(s, FAR);
    s.at(&[shift(lid.x - 10.0, lid.y + 44.0), turn(-16.0)], |s| {
        s.blob(
            &nodes![(-104, 76; corner), (-96, 10), (-40, -22), (40, -22), (96, 10), (104, 76; corner)],
            Look::of(p.metal.lighter(0.14)).inflate(26.0).rim(1.8),
        );
        s.limb(&nodes![(0, -20), (0, -42)], &[16.0, 26.0], Look::of(p.gold).inflate(6.0));
    });
    g.fingers(s, FAR);
    g.arm(s, NEAR);
    let tool = Look::of(p.metal.dim(0.72)).inflate(4.0).rim(1.7);
    for side in [NEAR, FAR] {
        k.arm_with(s, side, |s| {
            let at = k.grip(side);
            s.limb(&nodes![(at.x, at.y + 40.0), (at.x, at.y - 96.0)], &[11.0], tool);
            if side == NEAR {
                for d in [-18.0, 0.0, 18.0] {
                    s.limb(
                        &nodes![(at.x + d * 0.6, at.y - 92.0), (at.x + d, at.y - 160.0)],
                        &[8.0, 5.0],
                        tool,
                    );
                }
            } else {
                s.limb(&nodes![(at.x, at.y - 90.0), (at.x + 6.0, at.y - 180.0)], &[26.0, 12.0], tool);
            }
        });
    }
    s.note("king", Role::Subject);
    s.note("goose", Role::Object);
    s.note("girl", Role::Witness);
    s.note("hills", Role::Setting);
}
