//! Paces: so many at once, and then so many a second.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Mutex, MutexGuard, PoisonError},
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
    /// One lock for all: it is held for an addition, and the limits themselves bound how often it is taken.
    paced: Mutex<Paced>,
}

#[derive(Debug)]
struct Paced {
    burst: u32,
    per_s: f64,
    buckets: HashMap<IpAddr, Bucket>,
}

impl Paces {
    pub(crate) fn new(burst: u32, per_s: f64) -> Self {
        Self { paced: Mutex::new(Paced { burst, per_s, buckets: HashMap::new() }) }
    }

    fn paced(&self) -> MutexGuard<'_, Paced> {
        self.paced.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Another pace from now on. What an address has taken stays taken, as far as the new burst goes.
    pub(crate) fn set(&self, burst: u32, per_s: f64) {
        let mut paced = self.paced();
        let more = f64::from(burst) - f64::from(paced.burst);
        for bucket in paced.buckets.values_mut() {
            bucket.tokens = (bucket.tokens + more).max(0.0);
        }
        (paced.burst, paced.per_s) = (burst, per_s);
    }

    /// Takes a token of this address, if it has one.
    pub(crate) fn take(&self, address: IpAddr) -> bool {
        self.take_many(address, 1)
    }

    /// Takes so many tokens of this address, if it has them.
    pub(crate) fn take_many(&self, address: IpAddr, wanted: u32) -> bool {
        let mut paced = self.paced();
        let Paced { burst, per_s, buckets } = &mut *paced;
        let (burst, per_s) = (*burst, *per_s);
        if buckets.len() >= ADDRESSES_MAX && !buckets.contains_key(&address) {
            // Who has been quiet long enough to be full again need not be remembered.
            let full = f64::from(burst);
            buckets.retain(|_, bucket| bucket.tokens + bucket.at.elapsed().as_secs_f64() * per_s < full);
            if buckets.len() >= ADDRESSES_MAX {
                return false;
            }
        }
        buckets.entry(address).or_insert_with(|| Bucket::full(burst)).take(wanted, burst, per_s)
    }

    /// Gives a token back that was taken in case it would be needed.
    pub(crate) fn give_back(&self, address: IpAddr) {
        let mut paced = self.paced();
        let full = f64::from(paced.burst);
        if let Some(bucket) = paced.buckets.get_mut(&address) {
            bucket.tokens = (bucket.tokens + 1.0).min(full);
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
    async fn another_pace_counts_what_was_taken_before() {
        let paces = Paces::new(3, 0.0);
        let address = IpAddr::from([10, 0, 0, 1]);
        assert_eq!([(); 4].map(|()| paces.take(address)), [true, true, true, false]);
        paces.set(5, 0.0);
        assert_eq!([(); 3].map(|()| paces.take(address)), [true, true, false]);
        paces.set(1, 0.0);
        assert!(!paces.take(address));
        assert_eq!([(); 2].map(|()| paces.take([10, 0, 0, 2].into())), [true, false]);
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
