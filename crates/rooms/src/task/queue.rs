//! Waiting for one of a few places, so that no address gets more than its share of them.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// A queue before a few places. Half of the places are the most that one address has, and half of the queue the most that
/// stands there for it: whoever comes from elsewhere waits for a few others, and never for all of one address's wishes.
#[derive(Clone, Debug)]
pub struct Queue(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    places: Arc<Semaphore>,
    /// How many of the places one address may have.
    share: usize,
    waiting_max: usize,
    waiting: Mutex<Waiting>,
}

/// Who waits, or has a place.
#[derive(Debug, Default)]
struct Waiting {
    all: usize,
    lines: HashMap<Option<IpAddr>, Line>,
}

/// Those of one address.
#[derive(Debug)]
struct Line {
    /// The address's own share of the places.
    share: Arc<Semaphore>,
    people: usize,
}

/// A place, which is given back when this goes.
#[derive(Debug)]
pub struct Place {
    // In this order: an address is forgotten when it has nothing any more.
    _place: OwnedSemaphorePermit,
    _share: OwnedSemaphorePermit,
    _standing: Standing,
}

/// Somebody who is counted, as long as they wait or have a place.
#[derive(Debug)]
struct Standing {
    queue: Arc<Inner>,
    address: Option<IpAddr>,
}

impl Queue {
    /// A queue before so many places, in which so many may stand.
    #[must_use]
    pub fn new(places: usize, waiting_max: usize) -> Self {
        let share = places.div_ceil(2);
        let places = Arc::new(Semaphore::new(places));
        Self(Arc::new(Inner { places, share, waiting_max, waiting: Mutex::default() }))
    }

    /// A place, when it is this one's turn; nothing if too many wait already, or too many of this address.
    pub async fn place(&self, address: Option<IpAddr>) -> Option<Place> {
        let (standing, share) = self.line_up(address)?;
        let share = share.acquire_owned().await.ok()?;
        let place = Arc::clone(&self.0.places).acquire_owned().await.ok()?;
        Some(Place { _place: place, _share: share, _standing: standing })
    }

    fn line_up(&self, address: Option<IpAddr>) -> Option<(Standing, Arc<Semaphore>)> {
        let Inner { share, waiting_max, .. } = *self.0;
        let mut waiting = self.0.waiting();
        let of_address = waiting.lines.get(&address).map_or(0, |line| line.people);
        if waiting.all >= waiting_max || of_address >= waiting_max.div_ceil(2) {
            return None;
        }
        waiting.all += 1;
        let line = waiting
            .lines
            .entry(address)
            .or_insert_with(|| Line { share: Arc::new(Semaphore::new(share)), people: 0 });
        line.people += 1;
        Some((Standing { queue: Arc::clone(&self.0), address }, Arc::clone(&line.share)))
    }
}

impl Inner {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Standing {
    fn drop(&mut self) {
        let mut waiting = self.queue.waiting();
        waiting.all -= 1;
        if let Some(line) = waiting.lines.get_mut(&self.address) {
            line.people -= 1;
            if line.people == 0 {
                waiting.lines.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{future::Future, pin::pin, task::Context, task::Poll, task::Waker};

    use super::*;

    fn address(last: u8) -> Option<IpAddr> {
        Some(IpAddr::from([192, 0, 2, last]))
    }

    /// Whether a future is done when it is looked at now.
    fn now<T>(future: std::pin::Pin<&mut impl Future<Output = T>>) -> Option<T> {
        match future.poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(done) => Some(done),
            Poll::Pending => None,
        }
    }

    #[test]
    fn one_address_has_half_of_the_places_and_others_get_the_rest_at_once() {
        let queue = Queue::new(4, 100);
        let two: Vec<_> = (0..2).map(|_| now(pin!(queue.place(address(1)))).flatten().unwrap()).collect();
        let mut third = pin!(queue.place(address(1)));
        assert!(now(third.as_mut()).is_none(), "it waits for one of its own");
        let others: Vec<_> = (2..4).map(|last| now(pin!(queue.place(address(last))))).collect();
        assert!(others.iter().all(Option::is_some));
        drop(others);
        assert!(now(third.as_mut()).is_none());
        drop(two);
        assert!(now(third.as_mut()).flatten().is_some());
    }

    #[test]
    fn where_there_is_one_place_an_address_stands_before_it_once() {
        let queue = Queue::new(1, 100);
        let first = now(pin!(queue.place(address(1)))).flatten().unwrap();
        let (mut second, mut third) = (pin!(queue.place(address(1))), pin!(queue.place(address(1))));
        let mut other = pin!(queue.place(address(2)));
        for waiting in [second.as_mut(), third.as_mut(), other.as_mut()] {
            assert!(now(waiting).is_none());
        }
        drop(first);
        // The second of the first address came earlier, but only now has its turn within its own line.
        assert!(now(second.as_mut()).is_none());
        let others = now(other.as_mut()).flatten().unwrap();
        drop(others);
        assert!(now(second.as_mut()).flatten().is_some());
    }

    #[test]
    fn one_address_fills_half_of_the_queue_and_nobody_more_than_all_of_it() {
        let queue = Queue::new(1, 4);
        let place = now(pin!(queue.place(address(1)))).flatten().unwrap();
        let mut second = pin!(queue.place(address(1)));
        assert!(now(second.as_mut()).is_none());
        assert!(matches!(now(pin!(queue.place(address(1)))), Some(None)), "no third of one address");
        let (mut third, mut fourth) = (pin!(queue.place(None)), pin!(queue.place(address(2))));
        assert!(now(third.as_mut()).is_none() && now(fourth.as_mut()).is_none());
        assert!(matches!(now(pin!(queue.place(address(3)))), Some(None)), "no fifth of all");
        drop(place);
        assert!(now(pin!(queue.place(address(3)))).is_none(), "who goes makes room");
    }

    #[test]
    fn nobody_who_went_is_remembered() {
        let queue = Queue::new(2, 4);
        let place = now(pin!(queue.place(address(1)))).flatten();
        {
            let mut gave_up = pin!(queue.place(address(1)));
            assert!(now(gave_up.as_mut()).is_none());
        }
        drop(place);
        let waiting = queue.0.waiting();
        assert_eq!((waiting.all, waiting.lines.len()), (0, 0));
    }
}
