//! Chance that is the same on every machine: one seed, one run.

/// SplitMix64 (Steele, Lea and Flood, 2014): small, quick, and good enough for waiting times.
#[derive(Clone, Debug)]
pub(super) struct Dice(u64);

impl Dice {
    pub(super) fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        mix(self.0)
    }

    /// A number from 0 up to, but not with, 1.
    pub(super) fn fraction(&mut self) -> f64 {
        (self.word() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// How long something takes that may end at every moment alike, and takes so long in the mean.
    pub(super) fn about(&mut self, mean_us: f64) -> u64 {
        (-mean_us * (1.0 - self.fraction()).ln()) as u64
    }

    /// Anything between these two.
    pub(super) fn between(&mut self, from_us: u64, to_us: u64) -> u64 {
        from_us + (self.fraction() * (to_us - from_us) as f64) as u64
    }
}

/// Spreads numbers that lie close together over all numbers, always alike: what a balancer hashes by.
pub(super) fn mix(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ (number >> 31)
}
