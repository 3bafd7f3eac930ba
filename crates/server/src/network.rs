//! Addresses and ranges of them, as an operator writes them.

use std::{
    fmt,
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
    str::FromStr,
};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// An address, or a range of them: `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/32`. However it was written, one range is one value:
/// without bits that do not count, and what only wraps an address of version 4 is that address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    /// How many of its bits count.
    bits: u8,
}

/// What is no address and no range.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no address and no range; give it like 203.0.113.7 or 2001:db8::/32")]
pub struct NotANetwork(String);

/// What stands before an address of version 4 in one of version 6.
const WRAPPING_BITS: u8 = 96;

impl Network {
    fn of_v4(v4: Ipv4Addr, bits: u8) -> Self {
        let counts = u32::MAX.checked_shl(32 - u32::from(bits)).unwrap_or(0);
        Self { address: Ipv4Addr::from_bits(v4.to_bits() & counts).into(), bits }
    }

    /// Whether this address is in it.
    #[must_use]
    pub fn holds(&self, address: IpAddr) -> bool {
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                let differ = own.to_bits() ^ other.to_bits();
                differ.leading_zeros() >= u32::from(self.bits)
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => {
                let differ = own.to_bits() ^ other.to_bits();
                differ.leading_zeros() >= u32::from(self.bits)
            }
            _ => false,
        }
    }
}

impl FromStr for Network {
    type Err = NotANetwork;

    fn from_str(text: &str) -> Result<Self, NotANetwork> {
        let bad = || NotANetwork(text.to_owned());
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits.parse::<u8>().map_err(|_| bad())?)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| bad())?;
        let all = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.unwrap_or(all);
        if bits > all {
            return Err(bad());
        }
        Ok(match (address, address.to_canonical()) {
            (IpAddr::V4(v4), _) => Self::of_v4(v4, bits),
            (IpAddr::V6(_), IpAddr::V4(wrapped)) if bits >= WRAPPING_BITS => {
                Self::of_v4(wrapped, bits - WRAPPING_BITS)
            }
            (IpAddr::V6(v6), _) => {
                let counts = u128::MAX.checked_shl(128 - u32::from(bits)).unwrap_or(0);
                Self { address: Ipv6Addr::from_bits(v6.to_bits() & counts).into(), bits }
            }
        })
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.address, self.bits)
    }
}

impl<'de> Deserialize<'de> for Network {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

impl Serialize for Network {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_holds_its_addresses_and_no_others() {
        for (network, address, holds) in [
            ("203.0.113.7", "203.0.113.7", true),
            ("203.0.113.7", "203.0.113.8", false),
            ("203.0.113.0/24", "203.0.113.255", true),
            ("203.0.113.0/24", "203.0.114.0", false),
            ("0.0.0.0/0", "198.51.100.1", true),
            ("0.0.0.0/0", "2001:db8::1", false),
            ("203.0.113.7", "::ffff:203.0.113.7", true),
            ("2001:db8::/32", "2001:db8:9::1", true),
            ("2001:db8::/32", "2001:db9::1", false),
            ("2001:db8::1", "2001:db8::1", true),
            ("::ffff:203.0.113.7", "203.0.113.7", true),
            ("::ffff:203.0.113.7", "203.0.113.8", false),
            ("::ffff:203.0.113.0/120", "203.0.113.8", true),
            ("::/0", "203.0.113.7", false),
        ] {
            let parsed: Network = network.parse().unwrap();
            assert_eq!(parsed.holds(address.parse().unwrap()), holds, "{address} in {network}");
        }
    }

    /// Or a ban could not be lifted by whoever writes its range in another way.
    #[test]
    fn one_range_is_one_value_however_it_is_written() {
        for (one, other, shown) in [
            ("203.0.113.9/24", "203.0.113.0/24", "203.0.113.0/24"),
            ("203.0.113.9/0", "0.0.0.0/0", "0.0.0.0/0"),
            ("2001:db8:1:2:3::4/64", "2001:db8:1:2::/64", "2001:db8:1:2::/64"),
            ("2001:db8::1/0", "::/0", "::/0"),
            ("::ffff:203.0.113.9", "203.0.113.9", "203.0.113.9/32"),
            ("::ffff:203.0.113.9/120", "203.0.113.0/24", "203.0.113.0/24"),
        ] {
            let [one, other]: [Network; 2] = [one, other].map(|text| text.parse().unwrap());
            assert_eq!((one, one.to_string().as_str()), (other, shown));
        }
    }

    #[test]
    fn what_is_no_range_is_refused() {
        for text in
            ["", "house", "203.0.113.7/33", "2001:db8::/129", "203.0.113/24", "203.0.113.7/", "1.2.3.4/-1"]
        {
            assert_eq!(text.parse::<Network>(), Err(NotANetwork(text.into())));
        }
    }
}
