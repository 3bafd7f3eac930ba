//! A message that only one device can read (RFC 8291), in one record of RFC 8188.

use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD as BASE64};
use moonhare_rooms::Subscription;
use ring::{
    aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey},
    agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral},
    hkdf::{HKDF_SHA256, KeyType, Salt},
    rand::{SecureRandom as _, SystemRandom},
};

/// Bytes of a public key: an uncompressed point.
const PUBLIC_BYTES: usize = 65;
const AUTH_BYTES: usize = 16;
const SALT_BYTES: usize = 16;
/// How long a record may be, as its header says; ours is shorter, and the only one.
const RECORD_BYTES: u32 = 4_096;
/// Messages are filled up to a multiple of this, so that their length does not tell them apart.
const FILLED_BYTES: usize = 128;
/// What ends the last record of a message.
const LAST: u8 = 2;

/// What a device gives to whoever may call it.
pub(super) struct DeviceKeys {
    public: [u8; PUBLIC_BYTES],
    auth: [u8; AUTH_BYTES],
}

impl DeviceKeys {
    /// Those of a subscription, if they can be any.
    pub(super) fn of(subscription: &Subscription) -> Option<Self> {
        let read = |text: &str| BASE64.decode(text.trim_end_matches('=')).ok();
        let public: [u8; PUBLIC_BYTES] = read(&subscription.p256dh)?.try_into().ok()?;
        let auth = read(&subscription.auth)?.try_into().ok()?;
        const UNCOMPRESSED: u8 = 4;
        (public[0] == UNCOMPRESSED).then_some(Self { public, auth })
    }
}

/// The message for a device; nothing if its key is none.
pub(super) fn seal(device: &DeviceKeys, note: &[u8]) -> Option<Vec<u8>> {
    let chance = SystemRandom::new();
    let mut salt = [0; SALT_BYTES];
    chance.fill(&mut salt).ok()?;
    let ours = EphemeralPrivateKey::generate(&ECDH_P256, &chance).ok()?;
    let our_public: [u8; PUBLIC_BYTES] = ours.compute_public_key().ok()?.as_ref().try_into().ok()?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, &device.public);
    let filled = (note.len() + 1).next_multiple_of(FILLED_BYTES);
    agree_ephemeral(ours, &theirs, |shared| seal_with(shared, device, &our_public, &salt, note, filled))
        .ok()?
}

/// The message by everything that it depends on.
pub(super) fn seal_with(
    shared: &[u8],
    device: &DeviceKeys,
    our_public: &[u8; PUBLIC_BYTES],
    salt: &[u8; SALT_BYTES],
    note: &[u8],
    filled: usize,
) -> Option<Vec<u8>> {
    let mut key_material = [0; 32];
    let info: [&[u8]; 3] = [b"WebPush: info\0", &device.public, our_public];
    derive(&device.auth, shared, &info, &mut key_material)?;
    let (mut key, mut nonce) = ([0; 16], [0; 12]);
    derive(salt, &key_material, &[b"Content-Encoding: aes128gcm\0"], &mut key)?;
    derive(salt, &key_material, &[b"Content-Encoding: nonce\0"], &mut nonce)?;
    let mut record = note.to_vec();
    record.push(LAST);
    record.resize(filled.max(record.len()), 0);
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).ok()?);
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record).ok()?;
    let mut message = salt.to_vec();
    message.extend(RECORD_BYTES.to_be_bytes());
    message.push(u8::try_from(our_public.len()).ok()?);
    message.extend(our_public);
    message.extend(record);
    (message.len() <= RECORD_BYTES as usize).then_some(message)
}

/// HKDF: as many bytes as are wanted, from these.
fn derive(salt: &[u8], from: &[u8], info: &[&[u8]], into: &mut [u8]) -> Option<()> {
    struct Length(usize);
    impl KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let extracted = Salt::new(HKDF_SHA256, salt).extract(from);
    extracted.expand(info, Length(into.len())).ok()?.fill(into).ok()
}
