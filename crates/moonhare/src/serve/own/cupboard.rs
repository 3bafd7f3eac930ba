//! Where boxes are kept: a folder of one server, or the log of a house of many nodes. What people may do with them is the same.

use std::sync::Arc;

use bytes::Bytes;
use moonhare_packs::PictureId;
use moonhare_packs::own::Print;
use moonhare_server::{OwnRefusal, UploadView};

use super::kept::KeptBox;

/// A box as it was read, to be put back as something else.
#[derive(Clone, Debug)]
pub(super) struct Found {
    pub(super) kept: Arc<KeptBox>,
    /// As it is written, where others may write it too.
    pub(super) written: Bytes,
}

/// What all boxes together hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub(super) struct Held {
    pub(super) boxes: u64,
    pub(super) bytes: u64,
}

/// Where boxes are kept. Whoever asks may have to wait for a disk, or for other machines.
///
/// Invariants, held by one suite of tests for every kind: a box is changed as a whole, and only if it is still what whoever
/// changes it has read; what was answered is kept; what is removed is not there for anybody who asks after that.
pub(super) trait Cupboard: Send + Sync {
    /// Whether other programs have the same boxes. What an operator wants is then done by the operator's own command, and
    /// nothing is known here that might not be so any more.
    fn is_shared(&self) -> bool;

    /// A box as it is now.
    fn find(&self, id: &str) -> Result<Found, OwnRefusal>;

    /// A box as it was a moment ago: for what is asked again and again.
    fn glance(&self, id: &str) -> Option<Arc<KeptBox>>;

    /// A box as it was when it was last found or changed by this program. It is the one question that waits for nobody: rooms ask it.
    fn known(&self, id: &str) -> Option<Arc<KeptBox>>;

    /// All boxes, one after the other.
    fn all(&self) -> Result<Vec<Arc<KeptBox>>, OwnRefusal>;

    /// In which boxes a picture is: two people may bring the same one.
    fn boxes_with(&self, picture: PictureId) -> Vec<String>;

    /// What all boxes together hold, as far as it is known.
    fn held(&self) -> Result<Held, OwnRefusal>;

    /// Makes a box.
    fn make(&self, kept: KeptBox) -> Result<(), OwnRefusal>;

    /// Puts a box in the place of what was read; whether it was still that.
    fn swap(&self, before: &Found, after: KeptBox) -> Result<bool, OwnRefusal>;

    /// Removes a box with everything in it.
    fn remove(&self, id: &str) -> Result<(), OwnRefusal>;

    /// Boxes in which something is to be painted, or to be described, by this program.
    fn waiting(&self) -> Vec<Arc<KeptBox>>;

    /// Keeps what a card is cut from.
    fn put_master(&self, id: &str, master: &str, bytes: &[u8]) -> Result<(), OwnRefusal>;

    /// Keeps the files of a card.
    fn put_print(&self, id: &str, print: &Print) -> Result<(), OwnRefusal>;

    /// A file of a box.
    fn file(&self, id: &str, name: &str) -> Option<Bytes>;

    /// Removes what a card is cut from, if it is named, and pictures. What is gone already is no fault.
    fn remove_pictures(
        &self,
        id: &str,
        master: Option<&str>,
        pictures: &[PictureId],
    ) -> Result<(), OwnRefusal>;

    /// Something that is kept beside the boxes.
    fn note(&self, name: &str) -> Option<Bytes>;

    /// Keeps it.
    fn put_note(&self, name: &str, bytes: &[u8]) -> Result<(), OwnRefusal>;

    /// Adds a line to it.
    fn add_line(&self, name: &str, line: &str) -> Result<(), OwnRefusal>;

    /// Whether it is this program that throws away in this hour what is old. If so, it has put in order what it knows.
    fn begins_sweep(&self) -> bool;

    /// Files that come in parts.
    fn uploads(&self) -> &dyn Uploads;
}

/// Files that come in parts: a line that breaks off goes on from where it was, also after the end of the program that had it.
pub(super) trait Uploads {
    /// Awaits a file for a box.
    fn begin(&self, within: &str, bytes: u32) -> Result<UploadView, OwnRefusal>;

    /// How much of a file has come.
    fn look(&self, within: &str, upload: &str) -> Result<UploadView, OwnRefusal>;

    /// The card that a file became.
    fn became(&self, within: &str, upload: &str) -> Option<u32>;

    /// Takes the next part; gives the whole file when it was the last one, and nothing when it became a card already.
    fn take_part(
        &self,
        within: &str,
        upload: &str,
        at: u32,
        part: &[u8],
    ) -> Result<Option<Vec<u8>>, OwnRefusal>;

    /// A file became a card, or can't: its bytes go.
    fn end(&self, within: &str, upload: &str, card: Option<u32>);

    /// A box is gone: nothing is awaited for it any more.
    fn forget_all(&self, within: &str);

    /// An hour has passed: what nobody goes on with is forgotten.
    fn sweep(&self, calendar_ms: u64);
}
