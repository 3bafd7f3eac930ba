//! How long: `30m`, `1h`, `1d`.

use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Deserializer, de::Error};

/// A length of time that an operator writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Period(pub(crate) Duration);

/// What is not a length of time.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("give it like 30m, 1h or 1d")]
pub(crate) struct NotAPeriod;

impl FromStr for Period {
    type Err = NotAPeriod;

    fn from_str(text: &str) -> Result<Self, NotAPeriod> {
        let unit_s = match text.chars().last() {
            Some('s') => 1,
            Some('m') => 60,
            Some('h') => 3_600,
            Some('d') => 86_400,
            _ => return Err(NotAPeriod),
        };
        let count: u64 = text[..text.len() - 1].parse().map_err(|_| NotAPeriod)?;
        let seconds = count.checked_mul(unit_s).filter(|seconds| *seconds > 0).ok_or(NotAPeriod)?;
        Ok(Self(Duration::from_secs(seconds)))
    }
}

impl<'de> Deserialize<'de> for Period {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_period_is_a_number_and_a_unit() {
        for (text, seconds) in [
            ("90s", Some(90)),
            ("30m", Some(1_800)),
            ("1h", Some(3_600)),
            ("2d", Some(172_800)),
            ("0h", None),
            ("1", None),
            ("h", None),
            ("-1h", None),
            ("1 h", None),
            ("1.5h", None),
            ("99999999999999999999d", None),
            ("1日", None),
            ("", None),
        ] {
            let period = seconds.map(|seconds| Period(Duration::from_secs(seconds))).ok_or(NotAPeriod);
            assert_eq!(text.parse(), period, "{text:?}");
        }
    }
}
