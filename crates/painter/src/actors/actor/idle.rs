//! What arms do that have nothing to do: everybody has a habit of their own, and a mood changes it.

use super::{Actor, Arm, FAR, NEAR, Rest, View};
use crate::actors::hand::Hand;
use crate::actors::person::{Dress, Kind};
use moonhare_scene::geometry::{Point, point};
use moonhare_scene::math::{cos, radians, sin};
use moonhare_scene::rng::mix;

/// How far a hanging wrist is from its shoulder: an arm is never quite straight.
const HANGS: f32 = 33.2;
/// How high hips are, in the figure's units, of somebody who stands.
const STANDING: f32 = -33.0;

/// What an idle hand does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Habit {
    /// Hangs at the side.
    Hangs,
    /// In a pocket.
    Pocket,
    /// Behind the back.
    Behind,
    /// At the lapel.
    Lapel,
    /// One holds the other by the wrist, low in front.
    Wrist,
    /// At a fold of the skirt.
    Hem,
}

/// What faces say of whom idle hands belong to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Temper {
    Even,
    Merry,
    Sly,
    Worried,
}

impl Actor {
    /// What an arm does; one that was told nothing does what its owner's arms do when they rest.
    pub(super) fn doing(&self, side: usize) -> Arm {
        let arm = self.arms[side];
        let stands = self.hip.y <= STANDING && !self.sits;
        match arm.rest {
            Rest::Told => arm,
            Rest::Lap if self.sits => self.in_the_lap(side),
            Rest::Asked if !stands => arm,
            _ if !stands => self.hanging(side),
            _ => match self.habit(side) {
                Habit::Hangs => self.hanging(side),
                Habit::Pocket => self.pocketed(side),
                Habit::Behind => self.behind_the_back(side),
                Habit::Lapel => self.at_the_lapel(side),
                Habit::Wrist => self.by_the_wrist(side),
                Habit::Hem => self.at_the_hem(side),
            },
        }
    }

    /// A number that stays the same about somebody.
    fn lot(&self) -> usize {
        let who = &self.who;
        let looks = [who.kind as u64, who.build as u64, who.cut as u64, (who.skin.l * 10.0).round() as u64];
        (looks.iter().fold(11, |h, v| mix(h ^ v)) % 5040) as usize
    }

    fn temper(&self) -> Temper {
        let slant = (self.mien.slant[0] + self.mien.slant[1]) / 2.0;
        if slant > 9.0 && self.mien.curve < 0.5 {
            Temper::Worried
        } else if slant < -8.0 || self.mien.skew.abs() > 0.35 {
            Temper::Sly
        } else if self.mien.curve > 0.5 {
            Temper::Merry
        } else {
            Temper::Even
        }
    }

    fn habit(&self, side: usize) -> Habit {
        use Habit::{Behind, Hangs, Hem, Lapel, Pocket, Wrist};
        if self.view == View::Back || self.stride().abs() > 16.0 {
            return Hangs;
        }
        let n = self.lot();
        let both = self.arms[NEAR].rest != Rest::Told && self.arms[FAR].rest != Rest::Told;
        let pairs: &[[Habit; 2]] = match self.temper() {
            Temper::Worried => {
                &[[Wrist, Wrist], [Hangs, Hangs], [Hem, Hem], [Behind, Behind], [Lapel, Hangs]]
            }
            Temper::Sly => &[[Behind, Behind], [Pocket, Pocket], [Pocket, Hangs], [Hangs, Behind]],
            Temper::Merry => &[[Hangs, Hangs], [Hangs, Pocket], [Behind, Behind], [Lapel, Hangs], [Hem, Hem]],
            Temper::Even => &[
                [Hangs, Hangs],
                [Pocket, Pocket],
                [Behind, Behind],
                [Hangs, Pocket],
                [Wrist, Wrist],
                [Lapel, Hangs],
                [Hangs, Hangs],
            ],
        };
        let singles: &[Habit] = match self.temper() {
            Temper::Worried => &[Hangs, Hem, Hangs, Lapel],
            Temper::Sly => &[Pocket, Behind, Hangs],
            Temper::Merry => &[Hangs, Pocket, Hangs, Behind],
            Temper::Even => &[Hangs, Pocket, Behind, Hangs, Pocket],
        };
        let wish = if both { pairs[n % pairs.len()][side] } else { singles[n % singles.len()] };
        let dress = self.who.dress;
        let skirt = matches!(dress, Dress::Gown | Dress::Apron | Dress::Nightshirt);
        match wish {
            Pocket if !matches!(dress, Dress::Coat | Dress::Shirt | Dress::Apron) => Hangs,
            Lapel if dress != Dress::Coat => Hangs,
            Hem if !skirt || !self.who.kind.is_human() || self.who.kind == Kind::Granny => Hangs,
            // Wings are not clasped.
            Wrist | Pocket if self.who.kind.is_bird() => Hangs,
            wish => wish,
        }
    }

    /// Out of the body on this side, seen from the front.
    fn out(side: usize) -> f32 {
        if side == NEAR { -1.0 } else { 1.0 }
    }

    fn faces_us(&self) -> bool {
        matches!(self.view, View::Front | View::Back)
    }

    /// How far the far foot is ahead of the near one.
    fn stride(&self) -> f32 {
        if self.faces_us() { 0.0 } else { self.feet[FAR].x - self.feet[NEAR].x }
    }

    fn at_rest(&self, side: usize, to: Point, hand: Hand) -> Arm {
        let bend = if self.faces_us() { -Self::out(side) } else { 1.0 };
        Arm { to, bend, hand, wrist: 0.0, turned: false, rest: Rest::Dealt, elbow: None, pocket: false }
    }

    /// At the side; whoever walks swings it against the foot of the same side.
    fn hanging(&self, side: usize) -> Arm {
        let shoulder = self.shoulder_at(side);
        let b = &self.built;
        let degrees = if self.faces_us() {
            let past = (b.hip.max(b.waist) + b.belly * 0.2 - b.shoulder).max(0.0);
            Self::out(side) * (4.0 + past * 1.5 + if self.lot() % 2 == side { 2.5 } else { 0.0 })
        } else {
            let stride = self.stride();
            let swing = if stride.abs() > 16.0 { (stride * 0.9).clamp(-26.0, 26.0) } else { 0.0 };
            if side == NEAR { swing - 3.0 } else { 5.0 - swing }
        };
        // Bent a little more where the arm comes forward.
        let length = HANGS - degrees.abs().min(20.0) * 0.06;
        let r = radians(degrees);
        let to = point(shoulder.x + length * sin(r), shoulder.y + length * cos(r));
        Arm {
            wrist: if self.faces_us() { Self::out(side) * 6.0 } else { -6.0 },
            ..self.at_rest(side, to, Hand::Rest)
        }
    }

    fn pocketed(&self, side: usize) -> Arm {
        let b = &self.built;
        // In the coat, or in the trousers below a short one.
        let y = if self.garment.hem < 6.0 { self.garment.hem + 0.6 } else { 1.0 };
        let to = match (self.view, side) {
            (View::Front | View::Back, _) => self.trunk(Self::out(side) * (b.hip * 0.7), y),
            (_, NEAR) => self.trunk(-1.2, y),
            _ => self.trunk(b.hip * 0.7, y),
        };
        Arm { pocket: true, ..self.at_rest(side, to, Hand::Hidden) }
    }

    fn behind_the_back(&self, side: usize) -> Arm {
        if self.faces_us() {
            self.at_rest(side, self.trunk(Self::out(side) * 5.5, -0.5), Hand::Hidden)
        } else if side == NEAR {
            self.at_rest(side, self.trunk(-self.built.hip * 0.72, -4.0), Hand::Fist)
        } else {
            self.at_rest(side, self.trunk(-5.0, -6.0), Hand::Hidden)
        }
    }

    /// The upper arm hangs, the forearm comes toward us and up.
    fn at_the_lapel(&self, side: usize) -> Arm {
        let b = &self.built;
        let (elbow, to) = if self.faces_us() {
            let out = Self::out(side);
            (self.trunk(out * (b.shoulder + 3.0), -14.5), self.trunk(out * 7.6, -20.5))
        } else {
            let x = if side == NEAR { -b.shoulder * 0.8 } else { b.shoulder * 0.74 };
            (self.trunk(x - 1.4, -14.5), self.trunk(x * 0.3 + 3.0, -21.5))
        };
        let wrist = if self.faces_us() { -Self::out(side) * 14.0 } else { -12.0 };
        Arm { elbow: Some(elbow), wrist, ..self.at_rest(side, to, Hand::Fist) }
    }

    /// The near hand hangs, the far one lies round its wrist.
    fn by_the_wrist(&self, side: usize) -> Arm {
        let ahead = if self.faces_us() { 0.0 } else { self.built.hip * 0.5 };
        if side == NEAR {
            self.at_rest(side, self.trunk(ahead + 0.4, 0.6), Hand::Rest)
        } else {
            let arm = self.at_rest(side, self.trunk(ahead + 4.6, -2.4), Hand::Cover);
            Arm { wrist: 30.0, ..arm }
        }
    }

    fn at_the_hem(&self, side: usize) -> Arm {
        let arm = self.hanging(side);
        Arm { hand: Hand::Fist, ..arm }
    }

    /// Whoever sits has them on the knees, folded, or beside them on the seat.
    fn in_the_lap(&self, side: usize) -> Arm {
        let out = Self::out(side);
        let (b, n) = (&self.built, self.lot());
        let worried = self.temper() == Temper::Worried;
        if self.faces_us() {
            match n % 3 {
                0 if !worried => self.at_rest(side, self.trunk(out * (b.hip + 3.6), 1.0), Hand::Rest),
                1 => self.at_rest(side, self.trunk(out * 8.4, -1.6), Hand::Rest),
                _ if side == NEAR => self.at_rest(side, self.trunk(-3.4, -2.4), Hand::Rest),
                _ => self.at_rest(side, self.trunk(5.6, -3.2), Hand::Cover),
            }
        } else {
            match (n % 3, side) {
                (0, NEAR) if !worried => self.at_rest(side, self.trunk(-5.4, 1.0), Hand::Rest),
                (1, NEAR) => self.at_rest(side, self.trunk(17.0, -5.0), Hand::Rest),
                (_, NEAR) => self.at_rest(side, self.trunk(12.4, -8.0), Hand::Cover),
                _ => self.at_rest(side, self.trunk(14.0, -8.4), Hand::Rest),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actors::{Feeling, Person};
    use moonhare_scene::palette::Palette;

    fn crowd(change: impl Fn(Actor) -> Actor) -> Vec<Actor> {
        let p = Palette::named("teal").expect("a palette");
        let kinds = [Kind::Man, Kind::Woman, Kind::Boy, Kind::Girl, Kind::Grandad, Kind::Bear];
        (0..60)
            .map(|n| {
                let who = Person::new(kinds[n % 6], &p).dealt(n);
                change(Actor::new(who, 0.0, 0.0, 100.0))
            })
            .collect()
    }

    #[test]
    fn no_idle_hand_lies_on_a_hip_or_a_belly() {
        for actor in crowd(Actor::front) {
            for side in [NEAR, FAR] {
                let (arm, j) = (actor.doing(side), actor.joints(side));
                if arm.hand == Hand::Hidden || arm.elbow.is_some() {
                    continue;
                }
                // A hand that is seen hangs at the end of a long arm.
                assert!(j.shoulder.distance(j.wrist) > 26.0, "{:?} {side}", actor.who.kind);
            }
        }
    }

    #[test]
    fn people_in_a_crowd_rest_their_hands_in_many_ways() {
        for feeling in [Feeling::Calm, Feeling::Joy, Feeling::Mischief, Feeling::Fear] {
            let habits: Vec<[Habit; 2]> =
                crowd(|a| a.front().feeling(feeling)).iter().map(|a| [a.habit(NEAR), a.habit(FAR)]).collect();
            let mut kinds = habits.clone();
            kinds.dedup();
            let most = habits.iter().map(|h| habits.iter().filter(|o| *o == h).count()).max().unwrap_or(0);
            assert!(most <= 42, "{feeling:?}: {most} of 60 do the same");
            assert!(kinds.len() > 10, "{feeling:?}");
        }
    }

    #[test]
    fn what_a_hand_was_told_it_does() {
        for actor in crowd(|a| a.front().hand_own(NEAR, -20.0, -80.0, Hand::Wave)) {
            let arm = actor.doing(NEAR);
            assert_eq!((arm.hand, arm.to), (Hand::Wave, point(-20.0, -80.0)));
        }
    }
}
