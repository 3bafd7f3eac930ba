//! Chance that depends on nothing but what it is about, so that the same view gives the same choice.

/// A small stream of numbers (splitmix64).
#[derive(Clone, Debug)]
pub(crate) struct Dice(u64);

impl Dice {
    /// A stream of its own for each list of things it is about.
    pub(crate) fn about(parts: &[u64]) -> Self {
        let mut state = 0x243F_6A88_85A3_08D3;
        for part in parts {
            state = mix(state ^ *part);
        }
        Self(state)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        mix(self.0)
    }

    /// A number from 0 up to, but not, 1.
    pub(crate) fn unit(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1u64 << 24) as f32
    }

    /// A number below `bound`, which is not 0.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    /// A number around 0, nearly always between -2 and 2: a sum of four even ones.
    pub(crate) fn around(&mut self) -> f32 {
        (0..4).map(|_| self.unit()).sum::<f32>() * 1.732 - 3.464
    }
}

fn mix(value: u64) -> u64 {
    let value = (value ^ (value >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let value = (value ^ (value >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    value ^ (value >> 31)
}

/// A number for a text (FNV-1a).
pub(crate) fn number_of(text: &str) -> u64 {
    text.bytes()
        .fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_repeat_and_differ() {
        let draw = |parts: &[u64]| Dice::about(parts).next();
        assert_eq!(draw(&[1, 2]), draw(&[1, 2]));
        assert_ne!(draw(&[1, 2]), draw(&[2, 1]));
    }

    #[test]
    fn around_is_centred() {
        let mut dice = Dice::about(&[7]);
        let mean = (0..4000).map(|_| dice.around()).sum::<f32>() / 4000.0;
        assert!(mean.abs() < 0.1, "{mean}");
    }
}
