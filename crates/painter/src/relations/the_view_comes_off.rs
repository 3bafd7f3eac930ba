//! What was seen comes off with a wet cloth, and something else was there all the time.

mod window;

use super::acting::*;
use super::bust::{bust, face};

pub(super) static THE_VIEW_COMES_OFF: Relation = Relation {
    id: "the_view_comes_off",
    themes: Themes::Only(&["looking-glass", "tides"]),
    moods: &[Mood::Wonder, Mood::Freedom, Mood::Dread],
    slots: &[],
    layouts: &[framed("window", Setup::Frames, window::window), framed("portrait", Setup::Gap, portrait)],
};

/// A woman wipes an old portrait: under the stern king half a laughing boy appears. The lady in the next frame hides her face.
fn portrait(c: &mut Composer) {
    let (king, boy, keeper, lady) =
        (c.human(Kind::Man), c.human(Kind::Boy), c.human(Kind::Woman), c.human(Kind::Granny));
    let s = &mut c.scene;
    s.light_at(660.0, 300.0, 0.55);
    let p = s.palette;
    let wall = p.red.mix(p.dark, 0.55);
    s.paint_sky(Sky {
        stops: vec![(0.0, wall.dim(0.7)), (0.7, wall), (1.0, wall.dim(0.6))],
        ..Sky::of(&p, 0.0, 0.0)
    });
    for i in 0..10 {
        let x = i as f32 * 88.0;
        s.rect(x, -20.0, 34.0, 1140.0, Look::of(wall.lighter(0.035)).alpha(0.7).flat().shadow(0.0));
    }
    s.rect(
        -20.0,
        1070.0,
        840.0,
        160.0,
        Look::of(p.wood_dark).to(p.wood_dark.dim(0.6)).grain(0.0).texture(0.3),
    );
    s.rect(-20.0, 1050.0, 840.0, 26.0, Look::of(p.wood).inflate(5.0));
    // Those who hang beside him and know that their turn will come.
    let who = lady.wearing(Dress::Gown, p.accent2.mix(p.dark, 0.3));
    picture(s, 716.0, 250.0, 220.0, 300.0, |s| {
        let m = Mien { open: 0.3, ..face(Feeling::Fear, -0.3, (-0.9, 0.4)) };
        bust(s, &who, &m, 706.0, 236.0, 130.0);
        for side in [-1.0, 1.0] {
            let hand = LoneHand {
                at: point(706.0 + side * 66.0, 340.0),
                size: 84.0,
                degrees: -90.0 - side * 20.0,
                thumb: -side,
                hand: Hand::Cover,
                colour: who.skin,
                paw: false,
                sleeve: who.coat,
                from: point(706.0 + side * 110.0, 460.0),
            };
            hand.paint_with(s, |_| {});
        }
    });
    // He.
    let king = king
        .bearded()
        .hair(hair(&p, 4), Hair::Short)
        .hat(Hat::Crown, p.gold)
        .wearing(Dress::Robe, lch(0.34, 0.06, 30.0))
        .skin(skin(&p, 1).dim(0.86));
    let (x, y, w, h) = (300.0, 430.0, 460.0, 640.0);
    picture(s, x, y, w, h, |s| {
        let brown = lch(0.27, 0.03, 60.0);
        s.rect(x - w, y - h, w * 2.0, h * 2.0, Look::of(brown.lighter(0.06)).to(brown).flat());
        let grim = Mien { brow: [-0.1, 0.4], pupil: 0.6, ..face(Feeling::Suspicion, 0.0, (0.95, 0.1)) };
        bust(s, &king, &grim, x - 4.0, y - 10.0, 270.0);
        // Cracks in the varnish.
        for (a, b, d) in
            [(110.0, 180.0, 60.0), (150.0, 620.0, 40.0), (240.0, 150.0, -30.0), (90.0, 480.0, 30.0)]
        {
            s.line(
                &nodes![(a, b), (a + 30.0, b + d), (a + 24.0, b + d * 1.8)],
                3.0,
                Look::of(brown.dim(0.5)).alpha(0.8).flat(),
            );
        }
        // Three strokes of the cloth, and what is under them.
        let clean = Path::ribbon(
            &nodes![(300, 90), (390, 250), (350, 420), (420, 560)],
            &[90.0, 150.0, 150.0, 130.0],
        )
        .and(Path::ribbon(&nodes![(420, 160), (500, 330), (470, 520)], &[120.0, 170.0, 150.0]))
        .and(Path::ribbon(&nodes![(330, 420), (420, 560), (540, 640)], &[60.0, 140.0, 130.0]));
        s.group(Group::new().clip_soft(clean, 4.0), |s| {
            s.rect(
                x - w,
                y - h,
                w * 2.0,
                h * 2.0,
                Look::of(lch(0.8, 0.09, 225.0)).to(lch(0.86, 0.12, 120.0)).emissive().flat(),
            );
            let boy =
                boy.wearing(Dress::Shirt, lch(0.78, 0.14, 85.0)).skin(skin(&p, 0)).cloth(Cloth::Stripes);
            let m = Mien { tongue: true, tilt: 0.0, ..face(Feeling::Joy, 0.0, (0.5, 0.3)) };
            bust(s, &boy, &m, x - 4.0, y - 10.0, 270.0);
        });
    });
    // She kneels on a stool and cannot help smiling.
    let who = keeper
        .hair(keeper.hair, Hair::Bun)
        .wearing(Dress::Apron, p.accent2.lighter(0.05))
        .glasses()
        .legs(p.dark.lighter(0.14), p.wood_dark);
    under(s, 600.0, 1180.0, 190.0);
    let a = Actor::new(who, 640.0, 1180.0, 680.0).left().lean(3.0).feeling(Feeling::Tenderness);
    let a = a
        .with(|m| m.facing(0.6).tilted(-4.0).glancing(0.7, -0.35))
        .hand(FAR, 446.0, 640.0, Hand::Cover)
        .hand(NEAR, 566.0, 900.0, Hand::Grip);
    s.group(Group::new(), |s| {
        s.blob(
            &nodes![(396, 606), (440, 590), (476, 620), (470, 690), (420, 704), (384, 660)],
            Look::of(p.cream).inflate(12.0).texture(0.3),
        );
        a.layers(s);
    });
    // In the bucket that she carries swims the beard.
    let g = a.grip(NEAR);
    let (bx, by) = (g.x - 20.0, g.y + 190.0);
    s.stroke(
        &Path::curve(&nodes![(bx - 70.0, by - 120.0), (bx, by - 196.0), (bx + 70.0, by - 120.0)]),
        7.0,
        Look::of(p.metal.dim(0.8)).inflate(2.0),
    );
    a.fingers(s, NEAR);
    s.poly(
        &nodes![(bx - 78.0, by - 122.0), (bx + 78.0, by - 122.0), (bx + 58.0, by), (bx - 58.0, by)],
        Look::of(p.metal).inflate(20.0).rim(1.4),
    );
    s.ellipse(bx, by - 122.0, 78.0, 24.0, Look::of(lch(0.36, 0.03, 60.0)).inflate(3.0));
    s.blob(
        &nodes![
            (bx - 50.0, by - 122.0),
            (bx - 20.0, by - 140.0),
            (bx, by - 128.0),
            (bx + 20.0, by - 140.0),
            (bx + 52.0, by - 122.0),
            (bx + 20.0, by - 112.0),
            (bx - 20.0, by - 112.0)
        ],
        Look::of(hair(&p, 4)).inflate(6.0).fur(6.0, 80.0, 3.0),
    );
    s.focus(bx, by - 120.0, 80.0);
    s.focus(300.0, 420.0, 200.0);
    s.note("king", Role::Subject);
    s.note("woman", Role::Object);
    s.note("boy", Role::Detail);
    s.note("painting", Role::Setting);
}
