//! Everybody can do everything, seen from all sides, with every face.

use super::{Expression, Figure, HEADS, Outfit, Pattern, Pose, View, head};
use moonhare_scene::palette::RECIPES;
use moonhare_scene::{Op, Scene};

const VIEWS: [View; 4] = [View::Front, View::ThreeQuarter, View::Profile, View::Back];

fn painted(figure: &Figure) -> String {
    let mut scene = Scene::new(1, RECIPES[0].mix());
    figure.paint(&mut scene);
    let parts = scene.ops().iter().filter_map(|op| match op {
        Op::Part(part) => Some(&part.path),
        _ => None,
    });
    let parts: Vec<_> = parts.collect();
    assert!(parts.iter().all(|p| p.bounds().left.is_finite()));
    format!("{parts:?}")
}

#[test]
fn there_are_enough_heads_with_names_of_their_own() {
    assert!(HEADS.len() >= 30, "only {} heads", HEADS.len());
    let mut names: Vec<&str> = HEADS.iter().map(|h| h.id).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), HEADS.len());
}

#[test]
fn each_head_looks_different_from_each_side() {
    for who in HEADS {
        let looks: Vec<String> = VIEWS.map(|view| painted(&Figure { view, ..Figure::new(who) })).to_vec();
        for i in 1..looks.len() {
            assert_ne!(looks[0], looks[i], "{} from {:?}", who.id, VIEWS[i]);
        }
    }
}

#[test]
fn faces_say_eight_different_things() {
    use Expression::{Afraid, Asleep, Calm, Happy, Sad, Sly, Surprised, Wondering};
    let all = [Calm, Happy, Sad, Surprised, Asleep, Wondering, Sly, Afraid];
    for id in ["child", "fox", "bear", "king", "moon_head"] {
        let faces: Vec<String> = all.map(|e| painted(&Figure::new(head(id)).feeling(e))).to_vec();
        for i in 0..faces.len() {
            for j in 0..i {
                assert_ne!(faces[i], faces[j], "{id}: {:?} and {:?}", all[i], all[j]);
            }
        }
    }
}

#[test]
fn every_pose_differs_from_every_other() {
    let poses: Vec<String> =
        Pose::ALL.iter().map(|p| painted(&Figure::new(head("child")).doing(*p))).collect();
    for i in 0..poses.len() {
        for j in 0..i {
            assert_ne!(poses[i], poses[j], "{:?} and {:?}", Pose::ALL[i], Pose::ALL[j]);
        }
    }
}

#[test]
fn all_clothes_fit_all_poses() {
    use Outfit::{Cape, Coat, Dress, Jumper, Nightshirt, Tailcoat};
    use Pattern::{Check, Dots, Hem, Patches, Plain, Stars, Stripes};
    let patterns = [Plain, Stars, Stripes, Patches, Dots, Check, Hem];
    for (i, pose) in Pose::ALL.iter().enumerate() {
        for (j, outfit) in [Coat, Dress, Cape, Tailcoat, Jumper, Nightshirt].into_iter().enumerate() {
            let pattern = patterns[(i + j) % patterns.len()];
            let view = VIEWS[(i + j) % VIEWS.len()];
            painted(&Figure { pose: *pose, outfit, pattern, view, ..Figure::new(head("hare")) });
        }
    }
}

#[test]
fn figures_of_one_height_are_of_one_scale() {
    let tall = Figure::new(head("child")).bounds().height();
    for pose in Pose::ALL {
        let height = Figure::new(head("child")).doing(pose).bounds().height();
        assert!((height - tall).abs() < f32::EPSILON, "{pose:?}");
    }
}
