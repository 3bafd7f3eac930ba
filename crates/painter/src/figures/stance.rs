//! Stances: where the joints of each pose are. The figure looks to the right; index 0 is the far side, 1 the near one.

use super::{Figure, Pose, View};
use moonhare_scene::geometry::{Affine, Point, point, shift, turn};

/// Where the joints are.
#[derive(Debug, Clone)]
pub(super) struct Stance {
    /// The whole figure is moved and turned so: lying, swimming, falling.
    pub whole: Vec<Affine>,
    /// The middle of the hips.
    pub hip: Point,
    /// The torso leans forward by degrees.
    pub tilt: f32,
    /// The head looks down (up, if negative) by degrees.
    pub nod: f32,
    /// Ankles.
    pub feet: [Point; 2],
    /// How far toes point down, in degrees.
    pub toes: [f32; 2],
    /// Which way knees bend: −1 is forward.
    pub knees: [f32; 2],
    /// Wrists.
    pub hands: [Point; 2],
    /// Which way elbows bend: 1 is down or back.
    pub elbows: [f32; 2],
    /// Where the hem of a coat ends at the back and in front.
    pub hem: [Point; 2],
    /// Where cloth streams to: along x and y, in units.
    pub stream: Point,
    /// How hands look.
    pub grips: [Hand; 2],
    /// The far arm is painted over the clothes too.
    pub far_arm_over: bool,
}

/// How a hand looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Hand {
    /// Hangs, fingers together.
    Loose,
    /// Fingers spread.
    Open,
    /// Closed around something.
    Fist,
    /// One finger out.
    Pointing,
}

/// The stance of a figure.
pub(super) fn of(f: &Figure) -> Stance {
    let mut st = pose(f);
    for (i, (hand, held)) in
        [(f.left_hand, f.left_holds), (f.right_hand, f.right_holds)].into_iter().enumerate()
    {
        if let Some(hand) = hand {
            st.hands[i] = hand;
            st.elbows[i] = if hand.y < -74.0 { -1.0 } else { 1.0 };
            st.grips[i] = Hand::Open;
        }
        if held.is_some() {
            st.grips[i] = Hand::Fist;
        }
    }
    st
}

/// Upright and at rest: what the other poses differ from.
fn upright(f: &Figure) -> Stance {
    let sway = f.wind * 5.0;
    let hands = match f.view {
        View::Front | View::Back => [point(-17.5, -36.5), point(17.5, -37.0)],
        View::ThreeQuarter | View::Profile => [point(17.0, -42.0), point(-4.0, -39.0)],
    };
    Stance {
        whole: Vec::new(),
        hip: point(0.0, -38.0),
        tilt: 0.0,
        nod: 0.0,
        feet: [point(-6.0, -4.5), point(6.5, -4.0)],
        toes: [0.0, 0.0],
        knees: [-1.0, -1.0],
        hands,
        elbows: if f.view == View::Front || f.view == View::Back { [1.0, -1.0] } else { [1.0, 1.0] },
        hem: [point(-19.0 + sway * 0.4, -21.0), point(20.0 + sway, -21.0)],
        stream: point(44.0 * f.wind, 3.0),
        grips: [Hand::Loose; 2],
        far_arm_over: false,
    }
}

#[expect(clippy::too_many_lines, reason = "one arm for each pose, each a few numbers")]
fn pose(f: &Figure) -> Stance {
    let up = upright(f);
    let p = point;
    match f.pose {
        Pose::Stand => up,
        Pose::Walk => Stance {
            tilt: 5.0,
            feet: [p(-15.0, -7.0), p(13.0, -4.5)],
            toes: [32.0, -12.0],
            hands: [p(21.0, -50.0), p(-15.0, -45.0)],
            hem: [p(-22.0 + f.wind * 2.0, -22.0), p(19.0 + f.wind * 4.0, -20.0)],
            ..up
        },
        Pose::Run => Stance {
            hip: p(-1.0, -41.0),
            tilt: 20.0,
            nod: -12.0,
            feet: [p(-27.0, -15.0), p(21.0, -13.0)],
            toes: [72.0, -22.0],
            hands: [p(33.0, -62.0), p(-13.0, -52.0)],
            elbows: [1.0, 1.0],
            hem: [p(-31.0, -33.0), p(19.0, -27.0)],
            stream: p(-46.0, -8.0),
            grips: [Hand::Open, Hand::Fist],
            ..up
        },
        Pose::Sit => Stance {
            hip: p(-4.0, -24.0),
            tilt: 4.0,
            feet: [p(20.0, -5.0), p(16.0, -3.5)],
            toes: [14.0, 22.0],
            hands: [p(18.0, -31.0), p(11.0, -30.0)],
            hem: [p(-19.0, -15.0), p(19.0, -17.0)],
            ..up
        },
        Pose::SitLow => Stance {
            hip: p(-8.0, -9.0),
            tilt: 6.0,
            nod: 4.0,
            feet: [p(24.0, -5.0), p(20.0, -4.0)],
            toes: [-4.0, 0.0],
            hands: [p(19.0, -22.0), p(16.0, -20.0)],
            hem: [p(-24.0, 0.0), p(14.0, -3.0)],
            far_arm_over: true,
            ..up
        },
        Pose::Kneel => Stance {
            hip: p(-5.0, -25.0),
            tilt: 12.0,
            nod: 10.0,
            feet: [p(12.0, -4.0), p(-24.0, -4.0)],
            toes: [0.0, 80.0],
            hands: [p(27.0, -36.0), p(25.0, -31.0)],
            hem: [p(-21.0, -9.0), p(14.0, -13.0)],
            grips: [Hand::Open, Hand::Open],
            ..up
        },
        Pose::Sleep => Stance {
            whole: vec![shift(46.0, -14.0), turn(-90.0)],
            nod: 6.0,
            tilt: 4.0,
            feet: [p(4.0, -8.0), p(1.0, -5.0)],
            toes: [34.0, 26.0],
            hands: [p(13.0, -58.0), p(12.0, -50.0)],
            hem: [p(-13.0, -19.0), p(18.0, -21.0)],
            stream: p(-13.0, 16.0),
            far_arm_over: true,
            ..up
        },
        Pose::Reach => Stance {
            hip: p(0.0, -39.0),
            tilt: 3.0,
            nod: -20.0,
            feet: [p(-9.0, -6.5), p(6.5, -4.0)],
            toes: [30.0, 0.0],
            hands: [p(25.0, -95.0), p(15.0, -103.0)],
            elbows: [-1.0, -1.0],
            hem: [p(-18.0, -24.0), p(19.0 + f.wind * 4.0, -24.0)],
            grips: [Hand::Open, Hand::Open],
            ..up
        },
        Pose::Carry => Stance {
            hip: p(-2.0, -37.0),
            tilt: -7.0,
            feet: [p(-12.0, -6.0), p(11.0, -4.5)],
            toes: [24.0, -10.0],
            hands: [p(24.0, -54.0), p(21.0, -50.0)],
            grips: [Hand::Fist, Hand::Fist],
            ..up
        },
        Pose::Fall => Stance {
            whole: vec![shift(0.0, -52.0), turn(24.0), shift(0.0, 52.0)],
            tilt: 10.0,
            nod: -8.0,
            feet: [p(-22.0, -18.0), p(14.0, -14.0)],
            toes: [60.0, 30.0],
            hands: [p(30.0, -92.0), p(-28.0, -88.0)],
            elbows: [-1.0, 1.0],
            hem: [p(-26.0, -34.0), p(24.0, -32.0)],
            stream: p(-26.0, -44.0),
            grips: [Hand::Open, Hand::Open],
            ..up
        },
        Pose::Float => Stance {
            tilt: 7.0,
            nod: -10.0,
            feet: [p(-17.0, -9.0), p(-8.0, -4.0)],
            toes: [58.0, 48.0],
            hands: [p(27.0, -58.0), p(25.0, -94.0)],
            elbows: [1.0, -1.0],
            hem: [p(-26.0, -22.0), p(15.0, -19.0)],
            grips: [Hand::Open, Hand::Fist],
            ..up
        },
        Pose::Swim => Stance {
            whole: vec![shift(0.0, -46.0), turn(66.0), shift(0.0, 50.0)],
            nod: -42.0,
            feet: [p(-13.0, -8.0), p(7.0, -2.0)],
            toes: [70.0, 78.0],
            hands: [p(10.0, -99.0), p(24.0, -86.0)],
            elbows: [-1.0, -1.0],
            hem: [p(-17.0, -20.0), p(15.0, -20.0)],
            stream: p(-30.0, 30.0),
            grips: [Hand::Open, Hand::Open],
            ..up
        },
        Pose::Lean => Stance {
            hip: p(-9.0, -37.0),
            tilt: 38.0,
            nod: 8.0,
            feet: [p(-2.0, -4.5), p(-11.0, -4.0)],
            hands: [p(14.0, -36.0), p(3.0, -32.0)],
            hem: [p(-28.0, -24.0), p(8.0, -20.0)],
            ..up
        },
        Pose::Whisper => Stance {
            hip: p(-4.0, -39.0),
            tilt: 16.0,
            nod: 4.0,
            feet: [p(-12.0, -8.0), p(4.0, -5.0)],
            toes: [36.0, 10.0],
            hands: [p(-18.0, -50.0), p(27.0, -76.0)],
            grips: [Hand::Loose, Hand::Open],
            ..up
        },
        Pose::Hug => Stance {
            tilt: 8.0,
            nod: 10.0,
            hands: [p(28.0, -63.0), p(27.0, -53.0)],
            grips: [Hand::Open, Hand::Open],
            ..up
        },
        Pose::Pull => Stance {
            hip: p(-10.0, -33.0),
            tilt: -22.0,
            nod: 14.0,
            feet: [p(16.0, -4.0), p(5.0, -4.0)],
            toes: [-10.0, -6.0],
            hands: [p(13.0, -52.0), p(8.0, -47.0)],
            hem: [p(-24.0, -15.0), p(11.0, -17.0)],
            grips: [Hand::Fist, Hand::Fist],
            ..up
        },
        Pose::Row => Stance {
            hip: p(-6.0, -14.0),
            tilt: 20.0,
            feet: [p(27.0, -7.0), p(25.0, -5.0)],
            toes: [-30.0, -30.0],
            hands: [p(31.0, -40.0), p(28.0, -35.0)],
            hem: [p(-23.0, -3.0), p(15.0, -9.0)],
            grips: [Hand::Fist, Hand::Fist],
            ..up
        },
        Pose::Climb => Stance {
            hip: p(-2.0, -40.0),
            tilt: 5.0,
            nod: -18.0,
            feet: [p(-4.0, -5.0), p(13.0, -24.0)],
            toes: [20.0, 0.0],
            hands: [p(17.0, -98.0), p(13.0, -78.0)],
            elbows: [-1.0, 1.0],
            hem: [p(-20.0, -24.0), p(17.0, -29.0)],
            grips: [Hand::Fist, Hand::Fist],
            ..up
        },
        Pose::Dance => Stance {
            hip: p(0.0, -40.0),
            tilt: -9.0,
            nod: 8.0,
            feet: [p(23.0, -22.0), p(-3.0, -8.0)],
            toes: [20.0, 40.0],
            hands: [p(30.0, -70.0), p(-27.0, -90.0)],
            elbows: [1.0, 1.0],
            hem: [p(-25.0, -24.0), p(25.0, -28.0)],
            grips: [Hand::Open, Hand::Open],
            ..up
        },
        Pose::Read => Stance {
            nod: 17.0,
            tilt: 3.0,
            hands: [p(27.0, -58.0), p(19.0, -55.0)],
            grips: [Hand::Fist, Hand::Fist],
            ..up
        },
        Pose::Point => Stance {
            tilt: 4.0,
            feet: [p(-9.0, -4.5), p(9.0, -4.0)],
            hands: [p(15.0, -44.0), p(28.0, -70.0)],
            grips: [Hand::Loose, Hand::Pointing],
            ..up
        },
        Pose::Wave => Stance {
            tilt: -4.0,
            hands: [p(16.0, -43.0), p(-22.0, -96.0)],
            elbows: [1.0, 1.0],
            grips: [Hand::Loose, Hand::Open],
            ..up
        },
        Pose::LookUp => Stance {
            tilt: -5.0,
            nod: -24.0,
            feet: [p(-7.0, -4.5), p(7.0, -4.0)],
            hands: [p(18.0, -44.0), p(-13.0, -45.0)],
            ..up
        },
        Pose::Fish => Stance {
            hip: p(-8.0, -9.0),
            tilt: -4.0,
            feet: [p(25.0, -5.0), p(19.0, -4.0)],
            hands: [p(21.0, -38.0), p(14.0, -33.0)],
            hem: [p(-24.0, 0.0), p(14.0, -3.0)],
            grips: [Hand::Fist, Hand::Fist],
            ..up
        },
        Pose::Fiddle => Stance {
            tilt: -3.0,
            nod: 6.0,
            feet: [p(-9.0, -4.5), p(8.0, -4.0)],
            hands: [p(31.0, -68.0), p(24.0, -58.0)],
            grips: [Hand::Fist, Hand::Fist],
            ..up
        },
        Pose::Conduct => Stance {
            tilt: -3.0,
            nod: -6.0,
            feet: [p(-10.0, -4.5), p(10.0, -4.0)],
            hands: [p(29.0, -88.0), p(-26.0, -84.0)],
            elbows: [1.0, -1.0],
            grips: [Hand::Fist, Hand::Open],
            ..up
        },
    }
}
