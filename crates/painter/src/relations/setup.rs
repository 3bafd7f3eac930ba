//! Camera set-ups: twenty ways to arrange a picture. A layout declares the one it keeps to; a deck rotates through them.

use super::Camera;

/// How a picture is arranged: what stands where, in thirds of the card, and how large the largest and smallest things are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Setup {
    /// One thing in the middle third, a smaller one low left, the edge of the table in the lower third, bare wall above.
    TableEdge,
    /// Straight down: one shape or trail over two thirds, the last third bare ground.
    Plan,
    /// From roof height; the story runs from low left to high right, cut off by both edges, no sky.
    Slant,
    /// The front wall is gone: 5 to 12 rooms, the odd one on an outer third.
    DollsHouse,
    /// The upper quarter a quiet surface, below it its busy underside; one link through the crust.
    RootCellar,
    /// Straight up: the sides crowded and dark, light in the upper middle.
    Well,
    /// A vanishing point on a third line; cropped big things at both edges, a tiny thing at the end.
    Corridor,
    /// Three or four bands, or one slope from corner to corner, each with its own light.
    Ribbons,
    /// An upright seam; the sides disagree; one small thing crosses.
    Hinge,
    /// A level seam at two or three fifths; below it another truth, never a plain mirror.
    Waterline,
    /// Ground up to the top, groups in the corners and off centre, no hero, many faces.
    Fairground,
    /// All life in the lowest third or on one thin line; the rest is air.
    LongSky,
    /// Something dark, cropped by two edges, fills two thirds; the story glows in the third that is left.
    NearDark,
    /// Plain masses whose gap, hem or stain is the second picture.
    Gap,
    /// Two to four figures from the waist up, faces towards us, a counter across the lower third.
    Company,
    /// Three or more frames; the weight lies in the second, the answer in the smallest.
    Frames,
    /// A way winds from a corner to an eye off centre; things shrink or age along it.
    Spiral,
    /// Everything lives along the four edges; the middle is bare.
    Ring,
    /// Our hands, paws or knees come in from the lower edge; the world answers in the upper two thirds.
    OwnHands,
    /// Many equal fields from edge to edge; one, on a third point, breaks the rule.
    Sampler,
}

impl Setup {
    /// All there are.
    pub const ALL: [Self; 20] = [
        Self::TableEdge,
        Self::Plan,
        Self::Slant,
        Self::DollsHouse,
        Self::RootCellar,
        Self::Well,
        Self::Corridor,
        Self::Ribbons,
        Self::Hinge,
        Self::Waterline,
        Self::Fairground,
        Self::LongSky,
        Self::NearDark,
        Self::Gap,
        Self::Company,
        Self::Frames,
        Self::Spiral,
        Self::Ring,
        Self::OwnHands,
        Self::Sampler,
    ];

    /// Which of the cameras it is most like.
    pub const fn camera(self) -> Camera {
        match self {
            Self::Slant | Self::Fairground | Self::LongSky | Self::Ribbons => Camera::Wide,
            Self::TableEdge | Self::NearDark | Self::OwnHands => Camera::CloseUp,
            Self::DollsHouse | Self::Corridor => Camera::Interior,
            Self::Company => Camera::Portrait,
            Self::Plan | Self::Ring | Self::Spiral | Self::Sampler => Camera::Aerial,
            Self::Gap | Self::Well | Self::Frames => Camera::CutOut,
            Self::RootCellar | Self::Hinge | Self::Waterline => Camera::TwoInOne,
        }
    }
}
