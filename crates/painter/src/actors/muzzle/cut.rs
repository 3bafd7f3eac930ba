//! What muzzled heads are made of, kind by kind.

use crate::actors::person::Kind;

/// What ears are like.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Ear {
    Pointed,
    Round,
    Long,
    Floppy,
    None,
}

/// What a muzzled head is made of.
pub(super) struct Cut {
    pub(super) ear: Ear,
    /// Height and half width of an ear, and how far from the middle it grows.
    pub(super) ear_size: [f32; 3],
    /// Half width of the muzzle and how far its end hangs below the eyes.
    pub(super) muzzle: [f32; 2],
    /// Half width of the nose.
    pub(super) nose: f32,
    /// Radii of an eye and half their distance.
    pub(super) eye: [f32; 3],
    /// Cheeks that end in points.
    pub(super) ruff: bool,
    /// How far the muzzle stands out in profile.
    pub(super) long: f32,
    /// Half widths of the skull: crown, brow, cheeks, jowls, chin.
    pub(super) skull: [f32; 5],
}

pub(super) fn cut(kind: Kind) -> Cut {
    let fox = Cut {
        ear: Ear::Pointed,
        ear_size: [42.0, 17.0, 30.0],
        muzzle: [13.0, 33.0],
        nose: 8.0,
        eye: [11.0, 10.5, 22.0],
        ruff: true,
        long: 40.0,
        skull: [20.0, 40.0, 46.0, 40.0, 18.0],
    };
    match kind {
        Kind::Wolf => Cut {
            ear_size: [38.0, 15.0, 31.0],
            muzzle: [15.0, 36.0],
            nose: 9.5,
            eye: [10.0, 9.0, 21.0],
            long: 44.0,
            ..fox
        },
        Kind::Cat => Cut {
            ear_size: [34.0, 17.0, 31.0],
            muzzle: [11.0, 27.0],
            nose: 5.0,
            eye: [13.0, 12.5, 22.0],
            ruff: false,
            long: 10.0,
            skull: [17.0, 40.0, 48.0, 38.0, 14.0],
            ..fox
        },
        Kind::Dog => Cut {
            ear: Ear::Floppy,
            ear_size: [46.0, 15.0, 33.0],
            muzzle: [16.0, 34.0],
            nose: 9.0,
            eye: [10.5, 11.0, 20.0],
            ruff: false,
            long: 28.0,
            skull: [20.0, 36.0, 39.0, 35.0, 18.0],
        },
        Kind::Bear => Cut {
            ear: Ear::Round,
            ear_size: [16.0, 16.0, 35.0],
            muzzle: [19.0, 33.0],
            nose: 10.0,
            eye: [9.4, 10.2, 21.0],
            ruff: false,
            long: 24.0,
            skull: [21.0, 40.0, 48.0, 41.0, 18.0],
        },
        Kind::Hare => Cut {
            ear: Ear::Long,
            ear_size: [86.0, 13.0, 17.0],
            muzzle: [12.0, 28.0],
            nose: 5.5,
            eye: [11.0, 12.5, 23.0],
            ruff: false,
            long: 20.0,
            skull: [15.0, 31.0, 39.0, 37.0, 15.0],
        },
        Kind::Mouse => Cut {
            ear: Ear::Round,
            ear_size: [27.0, 27.0, 38.0],
            muzzle: [10.0, 30.0],
            nose: 5.0,
            eye: [10.0, 12.0, 20.0],
            ruff: false,
            long: 30.0,
            skull: [20.0, 39.0, 43.0, 29.0, 10.0],
        },
        Kind::Sheep => Cut {
            ear: Ear::Floppy,
            ear_size: [30.0, 10.0, 33.0],
            muzzle: [17.0, 36.0],
            nose: 7.0,
            eye: [9.5, 10.0, 20.0],
            ruff: false,
            long: 30.0,
            skull: [16.0, 33.0, 36.0, 28.0, 15.0],
        },
        Kind::Goat => Cut {
            ear: Ear::Floppy,
            ear_size: [28.0, 9.0, 31.0],
            muzzle: [15.0, 38.0],
            nose: 7.0,
            eye: [9.0, 9.5, 21.0],
            ruff: false,
            long: 34.0,
            skull: [15.0, 32.0, 34.0, 25.0, 12.0],
        },
        Kind::Pig => Cut {
            ear: Ear::Pointed,
            ear_size: [26.0, 15.0, 32.0],
            muzzle: [19.0, 26.0],
            nose: 17.0,
            eye: [8.5, 9.0, 22.0],
            ruff: false,
            long: 20.0,
            skull: [18.0, 38.0, 47.0, 45.0, 24.0],
        },
        Kind::Lion => Cut {
            ear: Ear::Round,
            ear_size: [15.0, 14.0, 36.0],
            muzzle: [18.0, 34.0],
            nose: 11.0,
            eye: [9.5, 9.0, 20.0],
            ruff: false,
            long: 24.0,
            skull: [22.0, 38.0, 42.0, 38.0, 20.0],
        },
        Kind::Badger => Cut {
            ear: Ear::Round,
            ear_size: [12.0, 12.0, 36.0],
            muzzle: [13.0, 36.0],
            nose: 8.0,
            eye: [8.5, 9.0, 20.0],
            ruff: false,
            long: 36.0,
            skull: [16.0, 37.0, 45.0, 30.0, 11.0],
        },
        Kind::Frog => Cut {
            ear: Ear::None,
            ear_size: [0.0, 0.0, 0.0],
            muzzle: [34.0, 20.0],
            nose: 0.0,
            eye: [14.0, 14.0, 25.0],
            ruff: false,
            long: 12.0,
            skull: [20.0, 40.0, 46.0, 40.0, 18.0],
        },
        _ => fox,
    }
}
