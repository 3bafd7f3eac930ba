//! Paces: so many at once, and then so many a second.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Mutex, PoisonError},
};

use tokio::time::Instant;

use crate::limits::ADDRESSES_MAX;

/// A bucket of tokens that fills up again over time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    tokens: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn full(burst: u32) -> Self {
        Self { tokens: f64::from(burst), at: Instant::now() }
    }

    /// Takes so many tokens, if there are that many.
    pub(crate) fn take(&mut self, wanted: u32, burst: u32, per_s: f64) -> bool {
        let now = Instant::now();
        self.tokens = (self.tokens + (now - self.at).as_secs_f64() * per_s).min(f64::from(burst));
        self.at = now;
        let enough = self.tokens >= f64::from(wanted);
        if enough {
            self.tokens -= f64::from(wanted);
        }
        enough
    }
}

/// A bucket for each address.
#[derive(Debug)]
pub(crate) struct Paces {
    burst: u32,
    per_s: f64,
    /// One lock for all: it is held for an addition, and the limits themselves bound how often it is taken.
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

impl Paces {
    pub(crate) fn new(burst: u32, per_s: f64) -> Self {
        Self { burst, per_s, buckets: Mutex::default() }
    }

    /// Takes a token of this address, if it has one.
    pub(crate) fn take(&self, address: IpAddr) -> bool {
        self.take_many(address, 1)
    }

    /// Takes so many tokens of this address, if it has them.
    pub(crate) fn take_many(&self, address: IpAddr, wanted: u32) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= ADDRESSES_MAX && !buckets.contains_key(&address) {
            // Who has been quiet long enough to be full again need not be remembered.
            let (burst, per_s) = (f64::from(self.burst), self.per_s);
            buckets.retain(|_, bucket| bucket.tokens + bucket.at.elapsed().as_secs_f64() * per_s < burst);
            if buckets.len() >= ADDRESSES_MAX {
                return false;
            }
        }
        buckets
            .entry(address)
            .or_insert_with(|| Bucket::full(self.burst))
            .take(wanted, self.burst, self.per_s)
    }

    /// Gives a token back that was taken in case it would be needed.
    pub(crate) fn give_back(&self, address: IpAddr) {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bucket) = buckets.get_mut(&address) {
            bucket.tokens = (bucket.tokens + 1.0).min(f64::from(self.burst));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_pace_lets_a_burst_through_and_then_so_many_a_second() {
        let paces = Paces::new(3, 2.0);
        let (one, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        assert_eq!([(); 5].map(|()| paces.take(one)), [true, true, true, false, false]);
        assert!(paces.take(other), "another address has its own pace");
        tokio::time::advance(std::time::Duration::from_millis(600)).await;
        assert_eq!([(); 2].map(|()| paces.take(one)), [true, false]);
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_given_back_can_be_taken_again() {
        let paces = Paces::new(1, 0.0);
        let address = IpAddr::from([10, 0, 0, 1]);
        paces.give_back(address);
        assert_eq!([(); 2].map(|()| paces.take(address)), [true, false]);
        paces.give_back(address);
        assert_eq!([(); 2].map(|()| paces.take(address)), [true, false]);
    }
}
