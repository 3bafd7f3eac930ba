//! What a room keeps for looking back: recordings, finished turns, finished games.

use bytes::Bytes;
use moonhare_rules::Event as GameEvent;
use moonhare_store::{BlobId, Position};

use crate::{
    Person, RoomRefusal, recordings::Kind, table_task::TableTask, tables::chance, turns::TurnView,
    view::Stage,
};

impl TableTask {
    pub(crate) async fn keep_recording(&mut self, secret: &str, bytes: Bytes) -> Result<String, RoomRefusal> {
        let person = self.room.owner(secret).ok_or(RoomRefusal::UnknownSecret)?;
        let kind = self.room.check_recording(person, &bytes)?;
        let mut random = [0; 16];
        chance(&mut random);
        let id = crate::secret::hex(&random);
        let room = self.room.code.room_id();
        self.shared.log.put_blob(room, BlobId(id.clone()), bytes).await.map_err(|error| {
            tracing::error!(room = %self.room.code, %error, "a recording could not be kept");
            RoomRefusal::StorageFailed
        })?;
        self.commit(Some(person), None, |room, _| Ok(room.record(person, id.clone(), kind))).await?;
        Ok(id)
    }

    pub(crate) async fn recording(
        &self,
        secret: Option<&str>,
        id: String,
    ) -> Result<(Kind, Bytes), RoomRefusal> {
        let person = self.may_look(secret)?;
        let kind = self.room.recording_for(person, &id).ok_or(RoomRefusal::UnknownRecording)?;
        let blob = self.shared.log.blob(self.room.code.room_id(), BlobId(id)).await;
        match blob {
            Ok(Some(bytes)) => Ok((kind, bytes)),
            Ok(None) => Err(RoomRefusal::UnknownRecording),
            Err(_) => Err(RoomRefusal::StorageFailed),
        }
    }

    /// Who asks, if they may look at this room at all.
    fn may_look(&self, secret: Option<&str>) -> Result<Option<Person>, RoomRefusal> {
        match secret {
            Some(secret) => self.room.owner(secret).map(Some).ok_or(RoomRefusal::UnknownSecret),
            None if self.room.locked => Err(RoomRefusal::RoomLocked),
            None if self.room.settings.passphrase.is_some() => Err(RoomRefusal::WrongPassphrase),
            None => Ok(None),
        }
    }

    /// Everything that happened in a game that is over, hidden cards and all, so that anybody can check it.
    pub(crate) async fn finished_game(&self, secret: Option<&str>) -> Result<Vec<GameEvent>, RoomRefusal> {
        self.may_look(secret)?;
        if self.room.stage() != Stage::Over {
            return Err(RoomRefusal::Game(moonhare_rules::Refusal::NotOver));
        }
        let records = self.records().await?;
        Ok(crate::turns::latest_game(records.iter().map(|record| &record[..])))
    }

    async fn records(&self) -> Result<Vec<Bytes>, RoomRefusal> {
        let records = self.shared.log.read(self.room.code.room_id(), Position::START).await;
        records.map_err(|_| RoomRefusal::StorageFailed)
    }

    pub(crate) async fn turns(&self, secret: Option<&str>) -> Result<Vec<TurnView>, RoomRefusal> {
        self.may_look(secret)?;
        let records = self.records().await?;
        Ok(crate::turns::turns_of(records.iter().map(|record| &record[..])))
    }
}
