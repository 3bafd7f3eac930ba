//! Pictures of links that were painted: one at a time, apart from the rooms, and kept for a while.

use std::{
    collections::VecDeque,
    net::IpAddr,
    sync::{Mutex, PoisonError},
};

use bytes::Bytes;
use moonhare_postcard::Postcard;
use moonhare_rooms::Queue;

use crate::{
    ApiError,
    limits::{POSTCARDS_AT_ONCE_MAX, POSTCARDS_BYTES_MAX, POSTCARDS_KEPT_MAX, POSTCARDS_WAITING_MAX},
};

/// The pictures, and who paints them.
pub(crate) struct Painted {
    kept: Mutex<VecDeque<(String, Bytes)>>,
    painting: Queue,
}

impl Default for Painted {
    fn default() -> Self {
        Self { kept: Mutex::default(), painting: Queue::new(POSTCARDS_AT_ONCE_MAX, POSTCARDS_WAITING_MAX) }
    }
}

impl Painted {
    /// The picture that is known by this key; it is painted if nobody has asked for it lately.
    pub(crate) async fn picture(
        &self,
        key: String,
        card: Postcard,
        address: Option<IpAddr>,
    ) -> Result<Bytes, ApiError> {
        if let Some(bytes) = self.find(&key) {
            return Ok(bytes);
        }
        let place = self.painting.place(address).await.ok_or(ApiError::PainterBusy)?;
        // Somebody may have had it painted while we waited.
        if let Some(bytes) = self.find(&key) {
            return Ok(bytes);
        }
        let painted = tokio::task::spawn_blocking(move || {
            let bytes = Bytes::from(card.paint());
            drop(place);
            bytes
        });
        let bytes = painted.await.map_err(|_| ApiError::PainterBusy)?;
        self.keep(key, bytes.clone());
        Ok(bytes)
    }

    fn find(&self, key: &str) -> Option<Bytes> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(known, _)| known == key).map(|(_, bytes)| bytes.clone())
    }

    fn keep(&self, key: String, bytes: Bytes) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push_back((key, bytes));
        while kept.len() > POSTCARDS_KEPT_MAX
            || kept.iter().map(|(_, bytes)| bytes.len()).sum::<usize>() > POSTCARDS_BYTES_MAX
        {
            kept.pop_front();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{
        future::{Future, poll_fn},
        task::Poll,
    };

    use super::*;

    fn card(text: &str) -> Postcard {
        Postcard::Game { sentence: text.into() }
    }

    #[tokio::test]
    async fn a_picture_is_painted_once_and_the_oldest_go() {
        let painted = Painted::default();
        let first = painted.picture("a".into(), card("a"), None).await.unwrap();
        // The key decides: the same bytes come back, not another painting.
        assert_eq!(painted.picture("a".into(), card("b"), None).await.unwrap(), first);
        for number in 0..POSTCARDS_KEPT_MAX {
            painted.keep(number.to_string(), Bytes::from_static(b"x"));
        }
        assert!(painted.find("a").is_none());
        assert!(painted.find("0").is_some());
        painted.keep("large".into(), Bytes::from(vec![0; POSTCARDS_BYTES_MAX]));
        assert!(painted.find("0").is_none() && painted.find("large").is_some());
    }

    #[tokio::test]
    async fn more_than_so_many_do_not_wait() {
        let painted = Painted::default();
        // Everybody comes from elsewhere; one has the place, the others wait for it.
        let mut places = Vec::new();
        for last in 0..POSTCARDS_WAITING_MAX {
            let address = Some(IpAddr::from([192, 0, 2, u8::try_from(last).unwrap()]));
            let mut place = Box::pin(painted.painting.place(address));
            let polled = poll_fn(|context| Poll::Ready(place.as_mut().poll(context))).await;
            places.push((place, polled));
        }
        assert_eq!(painted.picture("a".into(), card("a"), None).await, Err(ApiError::PainterBusy));
        drop(places);
        assert!(painted.picture("a".into(), card("a"), None).await.is_ok());
    }
}
