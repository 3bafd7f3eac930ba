//! Lists of tables on their way from one device to another. The server can't read them: the key is in the QR code alone.

use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use tokio::time::Instant;

use crate::{
    ApiError,
    limits::{CARRIED_MAX, CARRIED_S},
};

/// What waits to be fetched, in memory only: after a restart one makes a new code.
#[derive(Default)]
pub(crate) struct Carried(Mutex<BTreeMap<String, (Instant, String)>>);

impl Carried {
    /// Keeps something for a few minutes, under a name that nobody can guess.
    pub(crate) fn put(&self, name: String, sealed: String) -> Result<(), ApiError> {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        waiting.retain(|_, (until, _)| *until > now);
        if waiting.len() >= CARRIED_MAX {
            return Err(ApiError::TooManyCarried);
        }
        waiting.insert(name, (now + Duration::from_secs(CARRIED_S), sealed));
        Ok(())
    }

    /// Hands it out, once.
    pub(crate) fn take(&self, name: &str) -> Result<String, ApiError> {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (until, sealed) = waiting.remove(name).ok_or(ApiError::CarriedGone)?;
        if until > Instant::now() { Ok(sealed) } else { Err(ApiError::CarriedGone) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn it_is_handed_out_once_and_for_ten_minutes() {
        let carried = Carried::default();
        carried.put("a".into(), "list".into()).unwrap();
        assert_eq!(carried.take("b"), Err(ApiError::CarriedGone));
        assert_eq!(carried.take("a"), Ok("list".into()));
        assert_eq!(carried.take("a"), Err(ApiError::CarriedGone));
        carried.put("c".into(), "list".into()).unwrap();
        tokio::time::advance(Duration::from_secs(CARRIED_S)).await;
        assert_eq!(carried.take("c"), Err(ApiError::CarriedGone));
    }

    #[tokio::test(start_paused = true)]
    async fn so_many_wait_and_no_more_until_their_time_is_over() {
        let carried = Carried::default();
        for number in 0..CARRIED_MAX {
            carried.put(number.to_string(), "list".into()).unwrap();
        }
        assert_eq!(carried.put("one more".into(), "list".into()), Err(ApiError::TooManyCarried));
        tokio::time::advance(Duration::from_secs(CARRIED_S)).await;
        assert_eq!(carried.put("one more".into(), "list".into()), Ok(()));
    }
}
