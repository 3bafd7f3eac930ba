//! The painter's dice: small, seeded, the same everywhere.

/// A PCG-32 generator. Equal seeds give equal rolls on every machine and in every version.
#[derive(Debug, Clone)]
pub struct Rng(u64);

impl Rng {
    /// Dice for a seed. Neighbouring seeds give unrelated rolls.
    pub fn new(seed: u64) -> Self {
        let mut rng = Self(mix(seed));
        rng.next();
        rng
    }

    /// New dice that depend on these and on a name, so that adding a roll in one place does not change another.
    pub fn fork(&mut self, name: &str) -> Self {
        let mut hash = u64::from(self.next()) << 32 | u64::from(self.next());
        for byte in name.bytes() {
            hash = mix(hash ^ u64::from(byte));
        }
        Self::new(hash)
    }

    /// The next 32 bits.
    #[expect(clippy::should_implement_trait, reason = "dice are not a sequence to iterate")]
    pub fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let x = (((self.0 >> 18) ^ self.0) >> 27) as u32;
        x.rotate_right((self.0 >> 59) as u32)
    }

    /// A number from 0 to just under 1.
    pub fn unit(&mut self) -> f32 {
        (self.next() >> 8) as f32 / 16_777_216.0
    }

    /// A number from `low` to `high`.
    pub fn range(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.unit()
    }

    /// A number from −1 to 1.
    pub fn signed(&mut self) -> f32 {
        self.unit() * 2.0 - 1.0
    }

    /// A whole number from 0 to `n − 1`; 0 if `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        ((u64::from(self.next()) * n as u64) >> 32) as usize
    }

    /// A whole number from `low` to `high`, both possible.
    pub fn between(&mut self, low: i32, high: i32) -> i32 {
        low + self.below((high - low + 1).max(1) as usize) as i32
    }

    /// True with this probability.
    pub fn chance(&mut self, probability: f32) -> bool {
        self.unit() < probability
    }

    /// One of the choices.
    ///
    /// # Panics
    /// If there is none.
    pub fn pick<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }

    /// Puts a list in random order.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for i in (1..list.len()).rev() {
            list.swap(i, self.below(i + 1));
        }
    }
}

/// Spreads the bits of a number (splitmix64).
pub fn mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
