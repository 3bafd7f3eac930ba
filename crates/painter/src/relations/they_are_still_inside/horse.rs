//! A rocking horse, cut open.

use crate::relations::acting::*;

const ROOMS: [(f32, f32); 6] =
    [(116.0, 380.0), (282.0, 380.0), (448.0, 380.0), (116.0, 570.0), (282.0, 570.0), (448.0, 570.0)];

/// A rocking horse, cut open: a whole garrison has grown old in its belly; a girl holds biscuits under the hatch and hushes us.
pub(super) fn horse(c: &mut Composer) {
    c.room(1000.0, (700.0, 90.0));
    let girl = c.human(Kind::Girl);
    let crew: Vec<Person> =
        [Kind::Woman, Kind::Man, Kind::Granny, Kind::Boy, Kind::Man, Kind::Woman, Kind::Grandad, Kind::Man]
            .into_iter()
            .map(|k| c.human(k))
            .collect();
    let s = &mut c.scene;
    let p = s.palette;
    s.rect(-30.0, -30.0, 860.0, 1280.0, Look::of(p.ambient).alpha(0.5).multiply().flat().shadow(0.0));
    s.poly(
        &nodes![(560, -20), (840, -20), (640, 1000), (60, 1000)],
        Look::of(p.light).emissive().alpha(0.12).soft(30.0).flat().shadow(0.0).rim(0.0),
    );
    // Rockers and legs.
    let hide = p.cream.mix(p.gold, 0.2);
    let paint = |k: f32| Look::of(hide.dim(k)).inflate(36.0).texture(0.2).rim(1.1);
    s.limb(
        &nodes![(-10, 1000), (180, 1096), (430, 1110), (700, 1030), (780, 950)],
        &[40.0, 46.0, 46.0, 42.0, 30.0],
        Look::of(p.red).inflate(12.0).texture(0.25).grain(0.0),
    );
    for (a, b, k) in [
        ((190.0, 760.0), (90.0, 1050.0), 0.8),
        ((250.0, 780.0), (196.0, 1080.0), 0.95),
        ((520.0, 770.0), (640.0, 1060.0), 0.8),
        ((470.0, 780.0), (520.0, 1090.0), 0.95),
    ] {
        s.limb(
            &nodes![(a.0, a.1), (lerp(a.0, b.0, 0.5), lerp(a.1, b.1, 0.5)), (b.0, b.1)],
            &[96.0, 62.0, 52.0],
            paint(k),
        );
        s.ellipse(b.0, b.1 + 6.0, 36.0, 24.0, Look::of(p.wood_dark).inflate(9.0));
    }
    // Tail, body, neck, head.
    s.limb(
        &nodes![(90, 420), (10, 480), (-10, 640), (30, 760)],
        &[50.0, 74.0, 70.0, 16.0],
        Look::of(p.wood_dark).inflate(18.0).fur(14.0, 80.0, 5.0),
    );
    s.blob(
        &nodes![(54, 470), (120, 340), (330, 330), (470, 300), (560, 130), (640, 92), (660, 60; corner), (690, 108), (770, 220), (786, 290), (740, 326), (676, 290), (640, 420), (640, 640), (560, 800), (330, 830), (130, 800), (54, 660)],
        paint(1.0),
    );
    for k in 0..6 {
        let t = k as f32 / 5.0;
        let (x, y) = (lerp(622.0, 440.0, t), lerp(84.0, 330.0, t));
        s.limb(
            &nodes![(x, y), (x - 44.0, y + 26.0), (x - 50.0, y + 84.0)],
            &[40.0, 40.0, 10.0],
            Look::of(p.wood_dark).inflate(12.0).fur(8.0, 80.0, 4.0),
        );
    }
    // Saddle, bridle, nostril, dapples.
    s.blob(
        &nodes![(190, 336), (330, 322), (420, 320), (430, 376), (180, 376)],
        Look::of(p.red).inflate(14.0).texture(0.3),
    );
    s.limb(&nodes![(196, 330), (300, 318), (420, 300)], &[26.0, 16.0, 34.0], Look::of(p.gold).inflate(7.0));
    s.limb(&nodes![(640, 96), (648, 200), (700, 300)], &[15.0], Look::of(p.red).inflate(4.0));
    s.limb(&nodes![(700, 292), (744, 240), (770, 226)], &[15.0], Look::of(p.red).inflate(4.0));
    s.ellipse(764.0, 276.0, 9.0, 12.0, Look::of(p.ink).flat());
    s.blob(
        &nodes![(628, 100; corner), (626, 26), (646, 8; corner), (668, 60), (664, 104; corner)],
        Look::of(hide.dim(0.9)).inflate(10.0),
    );
    for (x, y, r) in [
        (90.0, 520.0, 16.0),
        (86.0, 620.0, 20.0),
        (628.0, 520.0, 13.0),
        (600.0, 330.0, 16.0),
        (570.0, 250.0, 14.0),
        (180.0, 788.0, 18.0),
        (560.0, 770.0, 18.0),
    ] {
        s.dot(x, y, r, Look::of(p.wood).alpha(0.35).soft(3.0).flat().shadow(0.0));
    }
    // The rooms.
    for (i, (x, y)) in ROOMS.into_iter().enumerate() {
        let lit = i != 3;
        let wall = [p.accent2, p.leaf, p.red, p.dark.lighter(0.1), p.gold, p.accent][i].mix(p.wood_dark, 0.5);
        s.rect(x - 5.0, y - 5.0, 166.0, 186.0, Look::of(p.wood_dark.dim(0.8)).inflate(4.0));
        s.group(Group::new().clip(Path::rect(x, y, 156.0, 176.0)), |s| {
            s.rect(
                x - 4.0,
                y - 4.0,
                170.0,
                190.0,
                Look::of(wall.lighter(0.06)).to(wall.dim(0.8)).flat().shadow(0.0),
            );
            s.rect(x - 4.0, y + 160.0, 170.0, 30.0, Look::of(p.wood).inflate(4.0));
            if lit {
                s.dot(x + 130.0, y + 24.0, 11.0, Look::lamp(p.flame));
                s.glow(x + 130.0, y + 24.0, 110.0, p.flame, 0.5);
            }
            inhabit(s, i, x, y, &crew);
        });
    }
    // The captain at the glass eye.
    s.ellipse(690.0, 190.0, 66.0, 60.0, Look::of(p.wood_dark.dim(0.7)).inflate(4.0));
    s.group(Group::new().clip(Path::ellipse(690.0, 190.0, 58.0, 52.0)), |s| {
        s.rect(620.0, 120.0, 150.0, 150.0, Look::of(p.flame.mix(p.fox, 0.4)).emissive().flat().shadow(0.0));
        let grey = crew[6].hat(Hat::Stovepipe, p.red).bearded();
        s.at(&[shift(684.0, 204.0), scale(0.78)], |s| {
            head(
                s,
                &grey,
                &Mien { gaze: [0.1, 0.9], turn: 0.1, nod: 0.3, ..Feeling::Fear.mien() },
                View::Front,
            );
        });
    });
    s.focus(690.0, 190.0, 66.0);
    s.limb(&nodes![(748, 262), (700, 300), (676, 288)], &[14.0], Look::of(p.red).inflate(4.0));
    // The hatch, a rope ladder, one of them halfway down.
    s.rect(420.0, 786.0, 96.0, 34.0, Look::of(p.ink).flat());
    for x in [430.0, 500.0] {
        cord(s, &[point(x, 800.0), point(x + 6.0, 960.0)], 7.0, p.cream);
    }
    for k in 0..4 {
        let y = 836.0 + k as f32 * 38.0;
        cord(s, &[point(432.0 + k as f32, y), point(504.0 + k as f32, y)], 9.0, p.wood.lighter(0.1));
    }
    let thief =
        Actor::new(crew[3].wearing(Dress::Shirt, p.red).hat(Hat::Stovepipe, p.dark), 462.0, 972.0, 160.0)
            .feeling(Feeling::Greed);
    thief.hand_own(NEAR, 26.0, -46.0, Hand::Reach).hand_own(FAR, 4.0, -88.0, Hand::Grip).paint(s);
    // She.
    under(s, 640.0, 1160.0, 130.0);
    let girl = girl.wearing(Dress::Gown, p.accent).cloth(Cloth::Dots);
    let girl = Actor::new(girl, 650.0, 1170.0, 570.0).front().feeling(Feeling::Mischief);
    let girl = girl.with(|m| Mien { gaze: [0.0, 0.05], turn: 0.0, tilt: 7.0, ..m });
    let girl = girl.hand(NEAR, 556.0, 956.0, Hand::Tray).hand_own(FAR, 6.0, -71.0, Hand::Hush);
    s.group(Group::new(), |s| {
        girl.legs(s);
        girl.body(s);
        girl.head(s);
        girl.arm(s, FAR);
        let g = girl.grip(NEAR);
        girl.arm_with(s, NEAR, |s| {
            s.ellipse(g.x - 22.0, g.y - 8.0, 66.0, 17.0, Look::of(p.white).inflate(6.0));
            for (dx, dy) in [(-50.0, -18.0), (-14.0, -22.0), (20.0, -18.0), (-30.0, -36.0), (2.0, -38.0)] {
                s.ellipse(
                    g.x - 16.0 + dx,
                    g.y + dy,
                    21.0,
                    14.0,
                    Look::of(p.gold.mix(p.wood, 0.3)).inflate(5.0),
                );
            }
        });
    });
    s.focus(650.0, 700.0, 130.0);
    s.note("rocking_horse", Role::Subject);
    s.note("girl", Role::Object);
    s.note("attic", Role::Setting);
}

/// Who lives in a room of the horse: a cook, a wedding, a grandmother in bed, a school, a guard who sleeps, a washing day.
fn inhabit(s: &mut Scene, i: usize, x: f32, y: f32, crew: &[Person]) {
    let p = s.palette;
    let stand = |who: Person, dx: f32, h: f32| Actor::new(who, x + dx, y + 166.0, h).front();
    match i {
        0 => {
            s.place(motif("cauldron"), At::new(x + 112.0, y + 164.0).height(64.0).standing().silent());
            let cook = stand(crew[0].wearing(Dress::Apron, p.accent), 54.0, 138.0).feeling(Feeling::Offended);
            cook.hand_own(FAR, 26.0, -52.0, Hand::Grip).paint(s);
        }
        1 => {
            let groom = stand(crew[1].wearing(Dress::Coat, p.red).hat(Hat::Stovepipe, p.dark), 46.0, 132.0);
            groom.feeling(Feeling::Joy).hand_own(FAR, 20.0, -40.0, Hand::Grip).paint(s);
            let bride =
                stand(crew[5].wearing(Dress::Gown, p.white), 106.0, 128.0).feeling(Feeling::Tenderness);
            bride.hand_own(NEAR, -20.0, -40.0, Hand::Grip).paint(s);
        }
        2 => {
            let teacher = stand(crew[6].wearing(Dress::Coat, p.dark.lighter(0.1)).glasses(), 44.0, 138.0);
            teacher.feeling(Feeling::Suspicion).hand_own(FAR, 22.0, -62.0, Hand::Point).paint(s);
            stand(crew[3].wearing(Dress::Shirt, p.accent), 112.0, 98.0).feeling(Feeling::Shame).paint(s);
        }
        3 => {
            let guard = stand(crew[4].wearing(Dress::Coat, p.red).hat(Hat::Stovepipe, p.dark), 80.0, 150.0);
            guard
                .feeling(Feeling::Asleep)
                .with(|m| m.tilted(18.0))
                .hand_own(FAR, 20.0, -52.0, Hand::Grip)
                .paint(s);
            s.limb(
                &nodes![(x + 112.0, y + 166.0), (x + 112.0, y + 30.0)],
                &[8.0, 5.0],
                Look::of(p.metal.lighter(0.1)).inflate(2.0),
            );
        }
        4 => {
            let bride =
                stand(crew[2].wearing(Dress::Apron, p.accent2), 54.0, 132.0).feeling(Feeling::Tenderness);
            bride.hand_own(FAR, 20.0, -46.0, Hand::Open).paint(s);
            s.place(motif("crib"), At::new(x + 112.0, y + 164.0).height(70.0).standing().silent());
        }
        _ => {
            s.line(
                &nodes![(x, y + 34.0), (x + 80.0, y + 46.0), (x + 160.0, y + 34.0)],
                3.0,
                Look::of(p.cream),
            );
            for (k, dx) in [26.0, 62.0, 98.0].into_iter().enumerate() {
                s.rect(x + dx, y + 42.0, 26.0, 38.0, Look::of([p.white, p.red, p.accent][k]).inflate(4.0));
            }
            stand(crew[7].wearing(Dress::Shirt, p.leaf), 80.0, 118.0).feeling(Feeling::Sorrow).paint(s);
        }
    }
}
