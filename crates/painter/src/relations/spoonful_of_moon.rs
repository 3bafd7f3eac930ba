//! Somebody eats of the moon, and it is missed.

use super::Camera;
use super::acting::*;
use super::kit::lit;
use crate::settings::air;

pub(super) static SPOONFUL_OF_MOON: Relation = Relation {
    id: "spoonful_of_moon",
    themes: Themes::Shared,
    moods: &[Mood::Greed, Mood::Loneliness, Mood::Mischief],
    slots: &[],
    layouts: &[lit("bowl", Camera::Interior, bowl), lit("puddle", Camera::Wide, puddle)],
};

/// A moon with seas and a bite out of it.
fn bitten(s: &mut Scene, x: f32, y: f32, r: f32, alpha: f32) {
    let p = s.palette;
    let moon = p.white.mix(p.flame, 0.22);
    s.glow(x, y, r * 2.6, p.light, 0.55 * alpha);
    // Spoon by spoon out of its right side: rays from the middle end at the rim or at the first bite.
    let bites: [(f32, f32, f32); 4] =
        [(0.86, -0.36, 0.42), (0.94, 0.24, 0.40), (0.56, 0.0, 0.32), (0.6, 0.62, 0.3)];
    let rim: Vec<moonhare_scene::geometry::Node> = (0..180)
        .map(|k| {
            let (dx, dy) = (cos(radians(k as f32 * 2.0)), sin(radians(k as f32 * 2.0)));
            let reach = bites.iter().fold(1.0_f32, |reach, (bx, by, br)| {
                let (along, aside) = (bx * dx + by * dy, bx * dy - by * dx);
                if along > 0.0 && aside.abs() < *br {
                    reach.min(along - (br * br - aside * aside).sqrt())
                } else {
                    reach
                }
            });
            point(x + dx * r * reach, y + dy * r * reach).into()
        })
        .collect();
    s.poly(&rim, Look::lamp(moon).alpha(alpha));
    for (dx, dy, k) in [(-0.35, -0.2, 0.22), (-0.1, 0.35, 0.24), (-0.5, 0.3, 0.14), (0.1, -0.5, 0.16)] {
        s.ellipse(
            x + r * dx,
            y + r * dy,
            r * k,
            r * k * 0.8,
            Look::lamp(moon.mix(p.gold, 0.2)).alpha(0.6 * alpha),
        );
    }
}

/// By night at his kitchen table a man spoons light out of a bowl; in the window the moon has a bite, and an owl on the sill holds out a little bowl of its own.
fn bowl(c: &mut Composer) {
    let man = c.human(Kind::Man);
    let s = &mut c.scene;
    s.light_at(400.0, 900.0, 0.65);
    let p = s.palette;
    let dark = lch(0.26, 0.05, 270.0).mix(p.wood_dark, 0.3);
    backdrop(s, dark.dim(0.72), dark.lighter(0.08));
    // The window.
    let night = lch(0.34, 0.1, 265.0).mix(p.sky[0], 0.2);
    let wood = p.wood.mix(dark, 0.35);
    s.rect(410.0, 90.0, 330.0, 500.0, Look::of(wood).inflate(9.0).shadow(0.8));
    s.rect(436.0, 116.0, 278.0, 448.0, Look::lamp(night));
    s.group(Group::new().clip(Path::rect(436.0, 116.0, 278.0, 448.0)), |s| {
        for k in 0..44 {
            let (x, y) = (438.0 + ((k * 79) % 274) as f32, 120.0 + ((k * 137) % 420) as f32);
            s.dot(x, y, 1.2 + (k % 3) as f32 * 0.7, Look::lamp(p.white).alpha(0.8));
        }
        bitten(s, 566.0, 270.0, 96.0, 1.0);
        s.blob(&nodes![(420, 540; corner), (520, 500), (620, 520), (740, 480; corner), (740, 600; corner), (420, 600; corner)], Look::of(night.dim(0.6)).flat().shadow(0.0));
    });
    s.rect(570.0, 116.0, 14.0, 448.0, Look::of(wood).inflate(3.0));
    s.rect(436.0, 400.0, 278.0, 14.0, Look::of(wood).inflate(3.0));
    s.rect(392.0, 566.0, 366.0, 34.0, Look::of(wood.lighter(0.05)).inflate(8.0).shadow(0.8));
    // Who waits for a share.
    let owl = Person::new(Kind::Owl, &p).wearing(Dress::Fur, p.wood);
    let o = Actor::new(owl, 652.0, 572.0, 232.0).left().feeling(Feeling::Sorrow);
    let o = o
        .with(|m| Mien { turn: 0.3, gaze: [0.5, 0.7], tear: false, ..m })
        .hand_own(NEAR, 16.0, -42.0, Hand::Tray)
        .hand_own(FAR, 20.0, -42.0, Hand::Tray);
    o.paint(s);
    let g = o.grip(NEAR);
    s.blob(&nodes![(g.x - 34.0, g.y - 22.0; corner), (g.x + 18.0, g.y - 22.0; corner), (g.x + 8.0, g.y + 6.0), (g.x - 24.0, g.y + 6.0)], Look::of(p.cream).inflate(6.0));
    // The table, and behind it he.
    let (bx, by) = (396.0, 950.0);
    let who = man.wearing(Dress::Nightshirt, p.cream.mix(p.accent2, 0.25));
    let him = Actor::new(who, 190.0, 1430.0, 1000.0).feeling(Feeling::Calm);
    let him =
        him.with(|m| Mien { turn: 0.5, nod: 0.25, tilt: 4.0, gaze: [0.7, -0.4], open: 0.2, wide: 0.4, ..m });
    let mouth = him.mouth();
    let him = him.hand(FAR, mouth.x + 156.0, mouth.y + 92.0, Hand::Pinch).hand(
        NEAR,
        bx - 116.0,
        by + 24.0,
        Hand::Cup,
    );
    him.paint(s);
    table_cloth(s, 1010.0, 60.0, p.red.mix(dark, 0.35));
    // Bowls of other nights.
    for (k, (x, y)) in
        [(640.0, 1046.0), (644.0, 1018.0), (638.0, 990.0), (643.0, 962.0)].into_iter().enumerate()
    {
        s.blob(&nodes![(x - 84.0, y - 36.0; corner), (x + 84.0, y - 36.0; corner), (x + 52.0, y + 16.0), (x - 52.0, y + 16.0)], Look::of(p.cream.dim(0.8 + 0.04 * k as f32)).inflate(12.0).rim(1.2));
    }
    s.ellipse(643.0, 926.0, 82.0, 16.0, Look::of(p.cream.dim(0.6)).inflate(3.0));
    s.line(&nodes![(596, 928), (640, 938), (694, 926)], 5.0, Look::lamp(p.white.mix(p.flame, 0.3)));
    s.glow(643.0, 926.0, 90.0, p.light, 0.4);
    // His bowl, full of it.
    s.blob(&nodes![(bx - 132.0, by - 20.0; corner), (bx + 132.0, by - 20.0; corner), (bx + 86.0, by + 84.0), (bx - 86.0, by + 84.0)], Look::of(p.cream).to(p.cream.dim(0.7)).inflate(26.0).rim(1.4));
    s.ellipse(bx, by - 20.0, 132.0, 30.0, Look::of(p.cream).inflate(5.0));
    s.ellipse(bx, by - 18.0, 116.0, 23.0, Look::lamp(p.white.mix(p.flame, 0.25)));
    s.ellipse(bx + 30.0, by - 20.0, 26.0, 6.0, Look::lamp(p.flame.mix(p.gold, 0.3)).alpha(0.6));
    s.glow(bx, by - 60.0, 420.0, p.light, 0.75);
    him.arm(s, NEAR);
    let g = him.grip(FAR);
    s.limb(
        &nodes![(g.x + 26.0, g.y + 30.0), (g.x - 30.0, g.y - 26.0), (mouth.x + 62.0, mouth.y + 10.0)],
        &[8.0, 8.0, 9.0],
        Look::of(p.metal.lighter(0.15)).inflate(3.0).rim(1.8),
    );
    s.ellipse(mouth.x + 44.0, mouth.y + 4.0, 34.0, 15.0, Look::of(p.metal.lighter(0.15)).inflate(4.0));
    s.ellipse(mouth.x + 44.0, mouth.y - 2.0, 27.0, 11.0, Look::lamp(p.white.mix(p.flame, 0.25)));
    s.glow(mouth.x + 44.0, mouth.y, 150.0, p.light, 0.75);
    him.fingers(s, FAR);
    s.focus(mouth.x, mouth.y - 50.0, 150.0);
    s.focus(640.0, 440.0, 90.0);
    s.note("gentleman", Role::Subject);
    s.note("moon", Role::Object);
    s.note("owl", Role::Witness);
    s.note("city", Role::Setting);
}

/// On a country road a fox kneels at a puddle and drinks the moon out of it through a straw; above, it has gone half pale, and a hare stands behind with a straw of its own.
fn puddle(c: &mut Composer) {
    let s = &mut c.scene;
    s.light_at(420.0, 1060.0, 0.6);
    let p = s.palette;
    let night = lch(0.35, 0.085, 262.0).mix(p.sky[0], 0.3);
    s.rect(
        -30.0,
        -30.0,
        860.0,
        1280.0,
        Look::of(night.dim(0.8))
            .to_along(night.lighter(0.22), 0.0, 0.0, 0.0, 800.0)
            .emissive()
            .flat()
            .shadow(0.0),
    );
    air::stars(s, 70, 640.0);
    bitten(s, 540.0, 290.0, 136.0, 0.62);
    // Hills, a road that comes down between them.
    s.blob(&nodes![(-40, 760; corner), (180, 690), (420, 760), (640, 700), (840, 740; corner), (840, 1000; corner), (-40, 1000; corner)], Look::of(night.mix(p.leaf, 0.2).dim(0.75)).flat().shadow(0.0));
    let grass = p.leaf.mix(night, 0.62).dim(0.85);
    s.blob(
        &nodes![(-40, 850; corner), (300, 820), (840, 846; corner), (840, 1260; corner), (-40, 1260; corner)],
        Look::of(grass.lighter(0.06))
            .to(grass.dim(0.6))
            .inflate(10.0)
            .grass(8.0, 90.0, 6.0)
            .texture(0.3)
            .shadow(0.0),
    );
    let road = p.wood.mix(night, 0.45);
    s.blob(&nodes![(392, 826; corner), (440, 900), (300, 1000), (80, 1260; corner), (800, 1260; corner), (640, 1020), (520, 900), (430, 826; corner)], Look::of(road.dim(0.8)).to(road).flat().texture(0.4).shadow(0.0));
    // The puddle, and what is left in it.
    s.ellipse(480.0, 1130.0, 190.0, 58.0, Look::of(night.lighter(0.12)).flat().shadow(0.4));
    s.ellipse(480.0, 1132.0, 178.0, 50.0, Look::lamp(night.lighter(0.05)));
    let moon = p.white.mix(p.flame, 0.22);
    s.ellipse(484.0, 1132.0, 92.0, 32.0, Look::lamp(moon));
    s.ellipse(560.0, 1120.0, 40.0, 17.0, Look::lamp(night.lighter(0.05)));
    s.ellipse(556.0, 1146.0, 34.0, 14.0, Look::lamp(night.lighter(0.05)));
    s.glow(484.0, 1120.0, 330.0, p.light, 0.8);
    for k in 0..3 {
        s.stroke(
            &Path::ellipse(424.0, 1128.0, 22.0 + k as f32 * 17.0, 7.0 + k as f32 * 5.0),
            2.4,
            Look::lamp(p.white).alpha(0.6 - 0.16 * k as f32),
        );
    }
    // The fox.
    under(s, 240.0, 1150.0, 190.0);
    let fox = Person::new(Kind::Fox, &p).wearing(Dress::Coat, p.accent.mix(p.dark, 0.35)).scarf(p.cream);
    let him = Actor::new(fox, 214.0, 1150.0, 720.0).kneeling().lean(24.0).feeling(Feeling::Greed);
    let him = him.with(|m| Mien {
        turn: 0.75,
        nod: 0.5,
        upper: [0.5, 0.5],
        gaze: [0.6, 0.8],
        open: 0.0,
        wide: 0.5,
        ..m
    });
    let mouth = him.mouth();
    let straw = point(mouth.x + 44.0, mouth.y + 4.0);
    let mid = straw.towards(point(424.0, 1126.0), 0.32);
    let him = him.hand(FAR, mid.x - 44.0, mid.y + 12.0, Hand::Pinch).hand_own(NEAR, 15.0, -25.0, Hand::Rest);
    him.paint(s);
    s.polyline(
        &nodes![(straw.x - 14.0, straw.y - 16.0), (straw.x, straw.y), (424, 1128)],
        9.0,
        Look::of(p.red).inflate(3.0),
    );
    s.line(&nodes![(straw.x + 4.0, straw.y + 10.0), (422, 1124)], 3.0, Look::lamp(moon).alpha(0.8));
    him.fingers(s, FAR);
    // The next in line.
    under(s, 672.0, 1010.0, 70.0);
    let hare = Person::new(Kind::Hare, &p).wearing(Dress::Coat, p.red.mix(p.dark, 0.25));
    let h = Actor::new(hare, 676.0, 1012.0, 330.0).left().feeling(Feeling::Suspicion);
    let h = h
        .with(|m| Mien { turn: 0.4, gaze: [0.6, 0.6], ..m })
        .hand_own(FAR, 15.0, -52.0, Hand::Pinch)
        .hand_own(NEAR, -4.0, -42.0, Hand::Hidden);
    h.paint(s);
    let g = h.grip(FAR);
    s.limb(&nodes![(g.x + 4.0, g.y + 34.0), (g.x - 8.0, g.y - 66.0)], &[7.0], Look::of(p.gold).inflate(2.5));
    h.fingers(s, FAR);
    s.focus(mouth.x - 20.0, mouth.y - 40.0, 140.0);
    s.focus(484.0, 1130.0, 120.0);
    s.note("fox", Role::Subject);
    s.note("moon", Role::Object);
    s.note("hare", Role::Witness);
    s.note("hills", Role::Setting);
}
