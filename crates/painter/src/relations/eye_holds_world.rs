//! A very large eye; what it sees is inside it.

use super::inside::world;
use super::prelude::*;

pub(super) static EYE_HOLDS_WORLD: Relation = Relation {
    id: "eye_holds_world",
    themes: Themes::Shared,
    moods: &[Mood::Longing, Mood::Memory],
    slots: &[
        inside(WORLDS),
        thing("subject", &["fish", "paper_boat", "whale", "key", "seahorse", "star", "mouse"]),
    ],
    layouts: &[view("crying", Camera::CloseUp, crying), view("beast", Camera::CloseUp, beast)],
};

fn iris(s: &mut Scene, what: &crate::settings::Setting, x: f32, y: f32, r: f32) {
    let p = s.palette;
    s.ellipse(x, y, r + 10.0, r + 10.0, Look::of(p.ambient.dim(0.8)).flat().shadow(0.0).rim(0.0));
    world(s, what, Path::ellipse(x, y, r, r), [x - r, y - r, x + r, y + r]);
    for i in 0..64 {
        let a = i as f32 / 64.0 * TAU + s.rng.range(-0.03, 0.03);
        let k = s.rng.range(0.76, 0.92);
        let tone = p.accent2.mix(p.ambient, s.rng.range(0.1, 0.7));
        s.limb(
            &nodes![(x + cos(a) * r * 1.02, y + sin(a) * r * 1.02), (x + cos(a) * r * k, y + sin(a) * r * k)],
            &[7.0, 0.6],
            Look::of(tone).alpha(0.75).shadow(0.0).rim(0.0).flat(),
        );
    }
    s.ellipse(x - r * 0.42, y - r * 0.48, r * 0.15, r * 0.2, Look::lamp(p.white).alpha(0.85).soft(2.0));
}

/// A human eye, a tear with a passenger.
fn crying(c: &mut Composer) {
    let (what, rider) = (c.setting("inside"), c.motif("subject"));
    c.scene.light_at(160.0, 120.0, 0.6);
    c.scene.rim = 0.4;
    let s = &mut c.scene;
    let p = s.palette;
    let skin = s.rng.pick(&[p.skin, p.skin_dark, p.mid.mix(p.far, 0.4), p.accent.mix(p.mid, 0.5)]);
    s.paint_sky(Sky {
        stops: vec![(0.0, skin.dim(0.62)), (0.4, skin.dim(0.95)), (0.7, skin), (1.0, skin.dim(0.7))],
        ..Sky::of(&p, 0.0, 0.15)
    });
    s.note("eye", Role::Subject);
    for i in 0..4 {
        let d = 55.0 * i as f32;
        s.limb(
            &nodes![(60, 500.0 - d), (240, 370.0 - d), (420, 335.0 - d), (600, 370.0 - d), (760, 480.0 - d)],
            &[2.0, 10.0, 14.0, 10.0, 2.0],
            Look::of(skin.dim(if i % 2 == 0 { 0.74 } else { 1.05 }))
                .alpha(0.5)
                .soft(4.0)
                .shadow(0.0)
                .rim(0.0),
        );
    }
    let mut brow = Vec::new();
    for i in 0..120 {
        let t = i as f32 / 119.0;
        let (x, y) =
            (lerp(70.0, 740.0, t), 250.0 - 150.0 * sin(PI * (0.12 + 0.8 * t)) + s.rng.range(-22.0, 22.0));
        let d = lerp(-0.6, 1.0, t);
        brow.push(moonhare_scene::Stroke {
            points: [point(x, y + 26.0), point(x + d * 10.0, y), point(x + d * 44.0, y - 44.0)],
            widths: [7.0, 0.6],
            colour: p.dark.lighter(s.rng.range(0.0, 0.07)),
            alpha: 0.9,
        });
    }
    s.strokes(moonhare_scene::Strokes { list: brow, ..Default::default() });
    let almond = Path::blob(
        &nodes![(70, 610; corner), (220, 440), (420, 366), (610, 430), (745, 600; corner), (600, 740), (400, 800), (200, 740)],
    );
    s.group(Group::new().clip_soft(almond.clone(), 1.0), |s| {
        s.part(&almond, Look::of(p.white.mix(p.pink, 0.12)).inflate(34.0).texture(0.08).rim(0.0));
        iris(s, what, 410.0, 578.0, 190.0);
        s.blob(&nodes![(50, 620; corner), (220, 420), (420, 350), (620, 410), (770, 600; corner), (600, 470), (420, 430), (220, 480)], Look::of(p.ambient).alpha(0.4).soft(9.0).shadow(0.0).rim(0.0).flat());
    });
    s.limb(
        &nodes![(62, 618), (200, 440), (420, 358), (640, 440), (752, 604)],
        &[4.0, 16.0, 22.0, 16.0, 4.0],
        Look::of(skin.dim(0.5).mix(p.ambient, 0.4)),
    );
    s.limb(
        &nodes![(80, 622), (240, 765), (400, 806), (580, 765), (742, 612)],
        &[2.0, 7.0, 9.0, 7.0, 2.0],
        Look::of(p.pink.mix(skin, 0.5)).shadow(0.2),
    );
    for i in 0..17 {
        let t = i as f32 / 16.0;
        let (x, y) = (
            lerp(110.0, 715.0, t),
            606.0 - 245.0 * moonhare_scene::math::pow(sin(PI * (0.06 + 0.86 * t)), 0.82),
        );
        let l = s.rng.range(92.0, 122.0);
        s.at(&[shift(x, y), turn(lerp(-52.0, 48.0, t))], |s| {
            s.limb(&nodes![(0, 4), (-4, -40), (8, -l)], &[9.0, 6.0, 0.6], Look::of(p.dark).shadow(0.0));
        });
    }
    tear(s, rider, 300.0, 985.0);
    c.scene.focus(410.0, 575.0, 330.0);
    c.scene.focus(300.0, 985.0, 110.0);
}

fn tear(s: &mut Scene, rider: &motifs::Motif, x: f32, y: f32) {
    let p = s.palette;
    s.limb(
        &nodes![(x, 800), (x + 6.0, 850), (x, y - 110.0)],
        &[3.0, 5.0, 9.0],
        Look::of(p.water[1].mix(p.white, 0.4)).alpha(0.5).shadow(0.0),
    );
    s.group(Group::new(), |s| {
        s.blob(&nodes![(x, y - 120.0; corner), (x + 38.0, y - 44.0), (x + 62.0, y + 20.0), (x + 36.0, y + 72.0), (x, y + 84.0), (x - 36.0, y + 72.0), (x - 62.0, y + 20.0), (x - 38.0, y - 44.0)], Look::of(p.water[1].mix(p.white, 0.25)).to(p.water[0]).inflate(22.0).rim(0.8).alpha(0.92));
        s.place(rider, At::new(x, y + 22.0).height(72.0).centred().object().tiny());
        s.ellipse(x - 26.0, y + 2.0, 8.0, 20.0, Look::lamp(p.white).alpha(0.6).soft(2.0));
    });
}

/// The slit eye of a sleeping giant, scales around it.
fn beast(c: &mut Composer) {
    let (what, rider) = (c.setting("inside"), c.motif("subject"));
    c.scene.light_at(660.0, 100.0, 0.55);
    c.scene.rim = 0.5;
    let s = &mut c.scene;
    let p = s.palette;
    let hide = s.rng.pick(&[p.leaf.mix(p.mid, 0.3), p.accent.mix(p.mid, 0.35), p.grey.mix(p.mid, 0.4)]);
    s.paint_sky(Sky { stops: vec![(0.0, hide.dim(0.8)), (1.0, hide.dim(0.6))], ..Sky::of(&p, 0.0, 0.1) });
    s.note("eye", Role::Subject);
    for j in 0..18 {
        for i in 0..12 {
            let (x, y) = (-20.0 + i as f32 * 76.0 + (j % 2) as f32 * 38.0, -10.0 + j as f32 * 72.0);
            let (dx, dy) = (x - 420.0, (y - 520.0) * 1.15);
            let far = moonhare_scene::math::hypot(dx, dy);
            if far < 250.0 {
                continue;
            }
            let tone = hide.lighter(s.rng.range(-0.05, 0.05));
            s.blob(
                &nodes![
                    (x - 42.0, y - 20.0),
                    (x, y - 34.0),
                    (x + 42.0, y - 20.0),
                    (x + 26.0, y + 30.0),
                    (x, y + 48.0),
                    (x - 26.0, y + 30.0)
                ],
                Look::of(tone).inflate(12.0).shadow(0.6),
            );
        }
    }
    for k in 0..3 {
        let r = 40.0 * k as f32;
        s.stroke(
            &Path::ellipse(420.0, 520.0, 290.0 + r, 240.0 + r),
            34.0,
            Look::of(hide.dim(0.85 - 0.06 * k as f32)).inflate(12.0).shadow(0.5),
        );
    }
    let almond = Path::blob(
        &nodes![(150, 560; corner), (280, 380), (430, 330), (590, 400), (700, 500; corner), (580, 660), (430, 710), (270, 670)],
    );
    s.group(Group::new().clip_soft(almond.clone(), 1.0), |s| {
        s.part(&almond, Look::of(p.flame.mix(p.accent2, 0.4)).inflate(30.0).rim(0.0));
        let slit = Path::blob(&nodes![(430, 320; corner), (520, 430), (545, 525), (520, 620), (430, 720; corner), (340, 620), (315, 525), (340, 430)]);
        s.part(&slit, Look::of(p.ink).flat().rim(0.0));
        world(s, what, Path::ellipse(430.0, 522.0, 104.0, 178.0), [300.0, 340.0, 560.0, 705.0]);
        for i in 0..50 {
            let a = i as f32 / 50.0 * TAU;
            s.limb(&nodes![(430.0 + cos(a) * 270.0, 520.0 + sin(a) * 190.0), (430.0 + cos(a) * 130.0, 520.0 + sin(a) * 186.0)], &[6.0, 0.6], Look::of(p.accent).alpha(0.4).shadow(0.0).flat().rim(0.0));
        }
        s.ellipse(360.0, 420.0, 26.0, 36.0, Look::lamp(p.white).alpha(0.85).soft(2.0));
    });
    s.limb(
        &nodes![(140, 566), (280, 376), (430, 322), (600, 394), (712, 500)],
        &[8.0, 28.0, 36.0, 28.0, 8.0],
        Look::of(hide.dim(0.5)),
    );
    s.limb(
        &nodes![(150, 566), (270, 676), (430, 716), (590, 664), (706, 504)],
        &[4.0, 14.0, 18.0, 14.0, 4.0],
        Look::of(hide.dim(0.65)),
    );
    tear(s, rider, 470.0, 985.0);
    c.scene.focus(430.0, 520.0, 300.0);
    c.scene.focus(470.0, 985.0, 110.0);
}
