//! How long a thread has worked.

use std::time::Duration;

/// The time that the processor has given to this thread: what others do on a machine does not count.
pub(crate) fn busy() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.try_into().unwrap_or_default(), time.tv_nsec.try_into().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_takes_time() {
        let began = busy();
        let sum = (0..2_000_000_u64).fold(0, |sum, n| std::hint::black_box(sum ^ n));
        assert!(busy() > began, "{sum}");
    }
}
