//! A platform where a line ends in the land.

use super::terrain::{land, ridge};
use super::{Place, Setting, Stage, Wish, air};
use moonhare_scene::math::lerp;
use moonhare_scene::nodes;
use moonhare_scene::{Look, Scene};

/// Rails that run to the horizon, poles beside them.
pub(super) static RAILWAY: Setting =
    Setting { id: "railway", place: Place::Outdoors, back, front: |_, _| {} };

fn back(s: &mut Scene, wish: &Wish) -> Stage {
    air::open_sky(s, wish, 0.6);
    let p = s.palette;
    let horizon = wish.ground - 260.0;
    let far = ridge(s, horizon, 22.0, 8);
    land(s, &far, p.far.mix(p.fog, 0.4), p.mid, 3.0);
    let near = ridge(s, horizon + 60.0, 8.0, 6);
    land(s, &near, p.mid.mix(p.near, 0.3), p.near, 5.0);
    let vanish = (560.0, horizon + 14.0);
    let at = |x: f32, t: f32| lerp(vanish.0, x, t);
    let gravel = p.stone.mix(p.near, 0.5);
    s.poly(
        &nodes![
            (vanish.0 - 6.0, vanish.1),
            (vanish.0 + 6.0, vanish.1),
            (820, wish.ground + 20.0),
            (820, 1240),
            (60, 1240)
        ],
        Look::of(gravel).flat().rim(0.0).shadow(0.0).texture(0.35),
    );
    let mut t = 0.03;
    while t < 1.0 {
        let y = lerp(vanish.1, 1240.0, t);
        s.limb(
            &nodes![(at(120.0, t), y), (at(860.0, t), y)],
            &[(30.0 * t).max(1.5)],
            Look::of(p.wood_dark).shadow(0.2).texture(0.3),
        );
        t *= 1.28;
    }
    for foot in [240.0, 740.0] {
        s.limb(
            &nodes![(vanish.0, vanish.1), (foot, 1240)],
            &[2.0, 18.0],
            Look::of(p.metal.lighter(0.1)).shadow(0.0),
        );
    }
    poles(s, horizon);
    // The platform on the left.
    let y = wish.ground;
    s.poly(
        &nodes![(-20, y - 40.0), (430, y - 30.0), (330, 1240), (-20, 1240)],
        Look::of(p.stone.mix(p.near, 0.3)).to(p.near).inflate(8.0).texture(0.25),
    );
    s.limb(&nodes![(432, y - 30.0), (336, 1240)], &[12.0, 24.0], Look::of(p.cream.mix(p.stone, 0.4)));
    Stage::flat(y + 20.0, horizon)
}

/// Poles with a bar at the very top, cups on it, and wires from one to the next.
fn poles(s: &mut Scene, horizon: f32) {
    let p = s.palette;
    let spots = [700.0, 640.0, 608.0, 590.0].into_iter().enumerate().map(|(i, x)| {
        let t = 1.0 / (1.0 + i as f32 * 1.3);
        (x, horizon + 30.0 + 150.0 * t, 430.0 * t, t)
    });
    // From in front of the card to where they are too small to be seen.
    let mut before = (860.0, horizon - 420.0);
    for (x, y, h, t) in spots {
        let wood = p.wood_dark.mix(p.fog, 0.3 * (1.0 - t));
        let top = y - h;
        for side in [-1.0, 1.0] {
            let from = (before.0 + side * 60.0, before.1);
            let to = (x + side * 46.0 * t, top - 8.0 * t);
            let sag = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0 + 34.0 * t);
            s.line(
                &nodes![(from.0, from.1), (sag.0, sag.1), (to.0, to.1)],
                2.4 * t.max(0.4),
                Look::of(wood).alpha(0.8),
            );
        }
        before = (x, top);
        s.limb(&nodes![(x, y), (x, top)], &[10.0 * t, 8.0 * t], Look::of(wood));
        s.limb(&nodes![(x - 54.0 * t, top + 2.0), (x + 54.0 * t, top + 2.0)], &[8.0 * t], Look::of(wood));
        for arm in [-46.0, -16.0, 16.0, 46.0] {
            s.dot(x + arm * t, top - 7.0 * t, 6.0 * t, Look::of(p.cream.mix(p.fog, 0.3 * (1.0 - t))));
        }
    }
}
