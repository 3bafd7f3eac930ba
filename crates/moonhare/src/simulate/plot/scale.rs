//! Round numbers for axes.

/// From 0 to a round number above the largest value, in a few round steps.
pub(super) struct Scale {
    pub(super) top: f64,
    step: f64,
}

impl Scale {
    pub(super) fn up_to(largest: f64) -> Self {
        let rough = largest.max(1e-9) / 4.0;
        let power = 10_f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 2.5, 5.0, 10.0].into_iter().map(|by| by * power).find(|step| *step >= rough);
        let step = step.unwrap_or(power * 10.0);
        Self { top: (largest / step).ceil().max(1.0) * step, step }
    }

    /// The marks, 0 first.
    pub(super) fn marks(&self) -> Vec<f64> {
        let count = (self.top / self.step).round() as usize;
        (0..=count).map(|index| index as f64 * self.step).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::Scale;

    #[test]
    fn marks_are_round_and_reach_over_the_largest_value() {
        assert_eq!(Scale::up_to(0.37).marks(), [0.0, 0.1, 0.2, 0.30000000000000004, 0.4]);
        assert_eq!(Scale::up_to(7.9).marks(), [0.0, 2.0, 4.0, 6.0, 8.0]);
        assert_eq!(Scale::up_to(0.0).marks().len(), 2);
    }
}
