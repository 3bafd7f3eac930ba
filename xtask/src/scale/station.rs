//! Something that does one piece of work after the other: the processors of a machine, or its disk.

/// Some equal servers with one queue before them, first come, first served.
#[derive(Clone, Debug)]
pub(super) struct Station {
    /// When each server has done all that it was given.
    free_at_us: Vec<u64>,
    /// Work it was given so far; more than time allows if it is overrun.
    given_us: u64,
}

impl Station {
    pub(super) fn new(servers: usize) -> Self {
        Self { free_at_us: vec![0; servers], given_us: 0 }
    }

    /// Takes work; when it will be done. Work must be brought in the order of time.
    pub(super) fn take(&mut self, now_us: u64, work_us: f64) -> u64 {
        let work_us = work_us.round() as u64;
        self.given_us += work_us;
        let server = self.free_at_us.iter_mut().min().expect("a station has a server");
        *server = now_us.max(*server) + work_us;
        *server
    }

    /// Nobody has anything to do.
    pub(super) fn is_idle(&self, now_us: u64) -> bool {
        self.free_at_us.iter().all(|free_at_us| *free_at_us <= now_us)
    }

    /// Work it was given so far.
    pub(super) fn given_us(&self) -> u64 {
        self.given_us
    }

    /// How much of its time this work takes, in so long.
    pub(super) fn load(&self, work_us: u64, lasts_us: u64) -> f64 {
        work_us as f64 / (lasts_us as f64 * self.free_at_us.len() as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scale::dice::Dice;

    /// A queue that is known from books: one server, everything by chance. What comes is there for 1 / (μ − λ) in the mean.
    #[test]
    fn one_server_with_chance_arrivals_waits_as_the_book_says() {
        for (load, seed) in [(0.3, 1), (0.5, 2), (0.8, 3)] {
            let (work_us, mut dice) = (1_000.0, Dice::new(seed));
            let mut station = Station::new(1);
            let (mut now_us, mut there_us) = (0, 0);
            let visits = 400_000;
            for _ in 0..visits {
                now_us += dice.about(work_us / load);
                let work = dice.about(work_us) as f64;
                there_us += station.take(now_us, work) - now_us;
            }
            let mean_us = there_us as f64 / f64::from(visits);
            let book_us = work_us / (1.0 - load);
            assert!((mean_us / book_us - 1.0).abs() < 0.05, "load {load}: {mean_us} beside {book_us}");
            let seen = station.load(station.given_us(), now_us);
            assert!((seen - load).abs() < 0.01, "load {load}: {seen}");
        }
    }

    #[test]
    fn two_servers_do_two_things_at_once_and_the_third_waits() {
        let mut station = Station::new(2);
        assert_eq!([10.0, 20.0, 5.0].map(|work| station.take(100, work)), [110, 120, 115]);
        assert_eq!(station.given_us(), 35);
    }
}
