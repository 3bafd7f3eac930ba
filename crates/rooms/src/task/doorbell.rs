//! How somebody who is away is called: what rooms know of push services.

use std::{fmt, future::Future, pin::Pin};

use serde::{Deserialize, Serialize};

/// Where a device can be called, as its browser tells it. Who has it can call the device, so nobody is shown it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Subscription {
    /// The device's address at its push service.
    pub endpoint: String,
    /// The public key of the device, in base64url.
    pub p256dh: String,
    /// What it shares with this server alone, in base64url.
    pub auth: String,
}

impl fmt::Debug for Subscription {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Subscription(…)")
    }
}

/// One message for one device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// Where the device is reached, and with which keys.
    pub subscription: Subscription,
    /// What it is told, in JSON.
    pub note: String,
    /// A message replaces an earlier one of the same topic that the device has not got: 32 characters at most.
    pub topic: String,
    /// For how many seconds the push service keeps it for a device that is off.
    pub kept_s: u64,
}

/// What became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallAnswer {
    /// The push service has it.
    Taken,
    /// The device wants no messages any more.
    Gone,
    /// It can be tried again, after so many seconds if the push service has said that.
    Later(Option<u64>),
    /// It will never take it.
    Refused,
}

/// Who calls devices.
pub trait Doorbell: Send + Sync + 'static {
    /// The public key that browsers are told, in base64url: only who has the private one can call them.
    fn key(&self) -> &str;

    /// Whether such a device could be called at all.
    fn is_possible(&self, subscription: &Subscription) -> bool;

    /// Calls a device.
    fn call(&self, call: Call) -> Pin<Box<dyn Future<Output = CallAnswer> + Send + '_>>;
}
