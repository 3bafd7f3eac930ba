//! Logs for tests that are a log inside, but for what the test is about.

/// Everything of a log but reading and appending, as `self.log` does it.
macro_rules! all_else_as_the_log_inside {
    () => {
        fn put_blob(
            &self,
            room: moonhare_store::RoomId,
            id: moonhare_store::BlobId,
            bytes: bytes::Bytes,
        ) -> moonhare_store::Pending<'_, ()> {
            self.log.put_blob(room, id, bytes)
        }

        all_but_put_blob_as_the_log_inside!();
    };
}

/// The same, but for keeping blobs.
macro_rules! all_but_put_blob_as_the_log_inside {
    () => {
        fn follow(&self, room: moonhare_store::RoomId) -> moonhare_store::Follow {
            self.log.follow(room)
        }

        all_but_follow_and_put_blob_as_the_log_inside!();
    };
}

/// The same, but for following rooms as well.
macro_rules! all_but_follow_and_put_blob_as_the_log_inside {
    () => {
        fn heads(
            &self,
            after: Option<moonhare_store::RoomId>,
            limit: u32,
        ) -> moonhare_store::Pending<'_, Vec<moonhare_store::Head>> {
            self.log.heads(after, limit)
        }

        fn blob(
            &self,
            room: moonhare_store::RoomId,
            id: moonhare_store::BlobId,
        ) -> moonhare_store::Pending<'_, Option<bytes::Bytes>> {
            self.log.blob(room, id)
        }

        fn blobs(
            &self,
            room: moonhare_store::RoomId,
        ) -> moonhare_store::Pending<'_, Vec<moonhare_store::BlobId>> {
            self.log.blobs(room)
        }

        fn blob_rooms(&self) -> moonhare_store::Pending<'_, Vec<moonhare_store::RoomId>> {
            self.log.blob_rooms()
        }

        fn remove_blob(
            &self,
            room: moonhare_store::RoomId,
            id: moonhare_store::BlobId,
        ) -> moonhare_store::Pending<'_, ()> {
            self.log.remove_blob(room, id)
        }

        fn totals(&self) -> moonhare_store::Pending<'_, moonhare_store::Totals> {
            self.log.totals()
        }

        fn remove(&self, room: moonhare_store::RoomId) -> moonhare_store::Pending<'_, ()> {
            self.log.remove(room)
        }

        fn waiting(&self) -> usize {
            self.log.waiting()
        }

        fn close(&self) -> moonhare_store::Pending<'_, ()> {
            self.log.close()
        }
    };
}
