//! What every relation needs.

pub(super) use super::kit::{
    WITNESS, WORLDS, clod, fit, inside, ladder, lit, one_of, place, scalloped, stream, string, thing, view,
    walking_by,
};
pub(super) use super::{Camera, Mood, Relation, Themes};
pub(super) use crate::composer::Composer;
pub(super) use crate::figures::{Expression, Figure, Grip, Outfit, Pose, View};
pub(super) use crate::motifs::{self, Dress, motif};
pub(super) use crate::settings::air::{self, Disc};
pub(super) use crate::settings::terrain::{grass, land, ridge};
pub(super) use crate::settings::{Wish, frame, setting, trees};
pub(super) use moonhare_scene::geometry::{Path, point, scale_xy, shift, turn};
pub(super) use moonhare_scene::math::{cos, lerp, radians, sin};
pub(super) use moonhare_scene::nodes;
pub(super) use moonhare_scene::notes::Role;
pub(super) use moonhare_scene::{At, Facing, Group, Look, Scene, Sky, Water};
pub(super) use std::f32::consts::{PI, TAU};
