//! Against the documents themselves, a device that is written here anew, and a push service on this machine.

use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD as BASE64};
use moonhare_rooms::limits::KNOCK_ENDPOINT_BYTES_MAX;
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey as VerifyingKey};
use serde_json::Value;

use super::stand_in::{Device, StandIn, stand_in};
use super::*;

impl Device {
    fn subscription(&self, endpoint: &str) -> Subscription {
        let (p256dh, auth) = self.keys();
        Subscription { endpoint: endpoint.into(), p256dh, auth }
    }
}

fn bytes<const N: usize>(text: &str) -> [u8; N] {
    BASE64.decode(text).unwrap().try_into().unwrap()
}

#[test]
fn the_example_of_rfc_8291_comes_out() {
    let subscription = Subscription {
        endpoint: String::new(),
        p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
            .into(),
        auth: "BTBZMqHH6r4Tts7J_aSIgg".into(),
    };
    let note = b"When I grow up, I want to be a watermelon";
    let message = sealed::seal_with(
        &bytes::<32>("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs"),
        &DeviceKeys::of(&subscription).unwrap(),
        &bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"),
        &bytes("DGv6ra1nlYgDCS1FRnbzlw"),
        note,
        0,
    );
    assert_eq!(
        BASE64.encode(message.unwrap()),
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7\
         A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    );
}

#[test]
fn a_device_reads_what_is_sealed_for_it_and_lengths_tell_nothing() {
    for note in ["{}", r#"{"code":"BCDFGH","kind":"give"}"#, &"long ".repeat(200)] {
        let device = Device::new();
        let keys = DeviceKeys::of(&device.subscription("")).unwrap();
        assert_eq!(device.read(&sealed::seal(&keys, note.as_bytes()).unwrap()), note);
    }
    let keys = DeviceKeys::of(&Device::new().subscription("")).unwrap();
    let lengths = ["{}", r#"{"code":"BCDFGH","kind":"give"}"#]
        .map(|note| sealed::seal(&keys, note.as_bytes()).unwrap().len());
    assert_eq!(lengths[0], lengths[1]);
    assert!(sealed::seal(&keys, &[b'x'; 4_000]).is_none(), "push services take 4096 bytes");
}

#[test]
fn keys_that_are_none_are_refused() {
    let good = Device::new().subscription("");
    let with = |p256dh: &str, auth: &str| Subscription {
        endpoint: String::new(),
        p256dh: p256dh.into(),
        auth: auth.into(),
    };
    assert!(DeviceKeys::of(&good).is_some());
    assert!(DeviceKeys::of(&with(&format!("{}=", good.p256dh), &format!("{}==", good.auth))).is_some());
    let compressed = BASE64.encode([&[2][..], &[7; 32]].concat());
    let long = BASE64.encode([4; 66]);
    for (p256dh, auth) in [
        ("", ""),
        (&good.p256dh[..], ""),
        (&good.p256dh, "AAAA"),
        (&compressed, &good.auth),
        (&long, &good.auth),
        ("not base64!", &good.auth),
    ] {
        assert!(DeviceKeys::of(&with(p256dh, auth)).is_none(), "{p256dh:?} {auth:?}");
    }
    // A point that is not on the curve has the right length, and no message can be sealed for it.
    let nowhere = DeviceKeys::of(&with(&BASE64.encode([4; 65]), &good.auth)).unwrap();
    assert!(sealed::seal(&nowhere, b"{}").is_none());
}

#[test]
fn no_request_goes_into_the_operators_network() {
    for address in [
        "0.0.0.0",
        "10.1.2.3",
        "100.64.0.1",
        "100.100.100.200",
        "127.0.0.1",
        "127.8.8.8",
        "168.63.129.16",
        "169.254.169.254",
        "172.16.0.1",
        "172.31.255.255",
        "192.0.0.192",
        "192.0.2.1",
        "192.168.1.1",
        "198.18.0.1",
        "198.51.100.7",
        "203.0.113.9",
        "224.0.0.1",
        "239.255.255.255",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "::ffff:169.254.169.254",
        "::127.0.0.1",
        "64:ff9b::7f00:1",
        "100::1",
        "fc00::1",
        "fd00:ec2::254",
        "fe80::1",
        "fec0::1",
        "ff02::1",
        "2001::1",
        "2001:db8::1",
        "2002:7f00:1::1",
        "3fff::1",
        "4000::1",
    ] {
        assert!(!reach::is_public(address.parse().unwrap()), "{address}");
    }
    for address in [
        "1.1.1.1",
        "8.8.8.8",
        "100.63.255.255",
        "100.128.0.1",
        "142.250.180.10",
        "172.15.0.1",
        "172.32.0.1",
        "192.0.1.1",
        "223.255.255.255",
        "::ffff:8.8.8.8",
        "2606:4700::1111",
        "2a00:1450:4001::1",
        "2600::1",
    ] {
        assert!(reach::is_public(address.parse().unwrap()), "{address}");
    }
}

#[test]
fn only_https_addresses_in_the_public_internet_are_endpoints() {
    let reach = Reach::new(&["https://push.lan:8443".into(), "https://127.0.0.1:9".into()]).unwrap();
    for (text, origin) in [
        ("https://fcm.googleapis.com/fcm/send/abc:def", "https://fcm.googleapis.com"),
        ("https://updates.push.services.mozilla.com/wpush/v2/x", "https://updates.push.services.mozilla.com"),
        ("https://FCM.googleapis.com:443/x?y=z", "https://fcm.googleapis.com"),
        ("https://8.8.8.8/x", "https://8.8.8.8"),
        ("https://[2606:4700::1111]/x", "https://[2606:4700::1111]"),
        ("https://push.lan:8443/x", "https://push.lan:8443"),
        ("https://127.0.0.1:9/x", "https://127.0.0.1:9"),
    ] {
        assert_eq!(reach.endpoint(text).map(|endpoint| endpoint.origin), Some(origin.to_owned()), "{text}");
    }
    let long = format!("https://fcm.googleapis.com/{}", "x".repeat(KNOCK_ENDPOINT_BYTES_MAX));
    for text in [
        "",
        "x",
        "/x",
        "http://fcm.googleapis.com/x",
        "ftp://fcm.googleapis.com/x",
        "file:///etc/passwd",
        "https://user:word@fcm.googleapis.com/x",
        "https://fcm.googleapis.com@127.0.0.1/x",
        "https://fcm.googleapis.com:8080/x",
        "https://localhost/x",
        "https://router/x",
        "https://127.0.0.1/x",
        "https://127.0.0.1:10/x",
        "https://10.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://[fd00::1]/x",
        "https://2130706433/x",
        "https://0x7f.0.0.1/x",
        "https://127.1/x",
        "https://0177.0.0.01/x",
        "https://169.254.169.254/latest/meta-data",
        "https://fcm.googleapis.com/x y",
        "https://fcm.googleapis.com/\r\nx: y",
        "https://fcm.googleapis.com/é",
        &long,
    ] {
        assert_eq!(reach.endpoint(text), None, "{text}");
    }
    for bad in ["push.lan", "http://push.lan", "https://push.lan/path", "https://a@push.lan", "https://"] {
        assert!(Reach::new(&[bad.into()]).is_err(), "{bad}");
    }
}

fn push(service: &StandIn, allowed: &[String]) -> WebPush {
    let key = PushKey::read(&key::make().unwrap()).unwrap();
    let reach = Reach::new(allowed).unwrap();
    WebPush::new(key, "mailto:host@example.org".into(), reach, vec![service.root.clone()])
}

fn call(subscription: Subscription) -> Call {
    Call { subscription, note: r#"{"code":"BCDFGH"}"#.into(), topic: "topic".into(), kept_s: 3_600 }
}

#[tokio::test]
async fn a_push_service_knows_who_calls_and_the_device_reads_it() {
    let service = stand_in(&["201 Created"]);
    let push = push(&service, std::slice::from_ref(&service.origin));
    let device = Device::new();
    let subscription = device.subscription(&format!("{}/send/abc?d=1", service.origin));
    assert!(push.is_possible(&subscription));
    assert_eq!(push.call(call(subscription)).await, CallAnswer::Taken);
    let asked = service.asked.recv().unwrap();
    assert_eq!(asked.path, "/send/abc?d=1");
    assert_eq!(asked.header("content-encoding"), "aes128gcm");
    assert_eq!((asked.header("ttl"), asked.header("topic")), ("3600", "topic"));
    let (token, key) =
        asked.header("authorization").strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    assert_eq!(key, push.key());
    let (said, signature) = token.rsplit_once('.').unwrap();
    VerifyingKey::new(&ECDSA_P256_SHA256_FIXED, BASE64.decode(key).unwrap())
        .verify(said.as_bytes(), &BASE64.decode(signature).unwrap())
        .unwrap();
    let claims: Value =
        serde_json::from_slice(&BASE64.decode(said.split_once('.').unwrap().1).unwrap()).unwrap();
    assert_eq!((&claims["aud"], &claims["sub"]), (&service.origin.into(), &"mailto:host@example.org".into()));
    let now_s = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
    let left_s = claims["exp"].as_u64().unwrap() - now_s;
    assert!(left_s <= 24 * 3_600, "push services take no more than a day");
    assert_eq!(device.read(&asked.body), r#"{"code":"BCDFGH"}"#);
}

#[tokio::test]
async fn what_a_push_service_answers_is_understood() {
    let cases = [
        ("200 OK", CallAnswer::Taken),
        ("201 Created", CallAnswer::Taken),
        ("404 Not Found", CallAnswer::Gone),
        ("410 Gone", CallAnswer::Gone),
        ("429 Slow Down\r\nretry-after: 120", CallAnswer::Later(Some(120))),
        ("429 Slow Down\r\nretry-after: Tue, 17 Nov 2026 20:00:00 GMT", CallAnswer::Later(None)),
        ("500 Oh", CallAnswer::Later(None)),
        ("503 Busy\r\nretry-after: 7", CallAnswer::Later(Some(7))),
        ("400 Bad", CallAnswer::Refused),
        ("403 Not You", CallAnswer::Refused),
        ("413 Large", CallAnswer::Refused),
        // Nobody is followed anywhere.
        ("307 Elsewhere\r\nlocation: https://127.0.0.1/inside", CallAnswer::Refused),
    ];
    let service = stand_in(&cases.map(|(answer, _)| answer));
    let push = push(&service, std::slice::from_ref(&service.origin));
    for (answer, meaning) in cases {
        let subscription = Device::new().subscription(&format!("{}/x", service.origin));
        assert_eq!(push.call(call(subscription)).await, meaning, "{answer}");
    }
}

#[tokio::test]
async fn a_name_that_leads_inside_is_not_connected_to() {
    // The name is checked when it is looked up: this one passes as a name, and leads to this machine.
    let reach = Reach::default();
    let uri = "https://localhost/x".parse().unwrap();
    let timeout = ureq::unversioned::transport::NextTimeout::default();
    let found = ureq::unversioned::resolver::Resolver::resolve(
        &reach,
        &uri,
        &ureq::config::Config::default(),
        timeout,
    );
    assert!(matches!(found, Err(ureq::Error::Other(error)) if error.is::<NotPublic>()));
    // And a device that claims to be there is forgotten without a connection.
    let service = stand_in(&[]);
    let inside = Device::new().subscription(&format!("{}/x", service.origin));
    let push = push(&service, &[]);
    assert!(!push.is_possible(&inside));
    assert_eq!(push.call(call(inside)).await, CallAnswer::Gone);
}

#[test]
fn the_key_is_made_once_kept_for_its_owner_alone_and_told_when_it_is_broken() {
    let data = tempfile::tempdir().unwrap();
    let first = PushKey::in_folder(data.path()).unwrap().public().to_owned();
    assert_eq!(PushKey::in_folder(data.path()).unwrap().public(), first);
    let path = data.path().join(KEY_FILE);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
    }
    std::fs::write(&path, "half a k").unwrap();
    let broken = PushKey::in_folder(data.path()).err().unwrap().to_string();
    assert!(broken.contains("take it from a backup"), "{broken}");
}

#[tokio::test]
async fn the_nodes_of_a_house_have_one_key() {
    let log = moonhare_rooms::MemoryLog::new();
    let house = moonhare_rooms::MemoryHouse::default();
    let (one, other) = (house.join(), house.join());
    let keys = tokio::join!(PushKey::of_house(&log, &one), PushKey::of_house(&log, &other));
    assert_eq!(keys.0.unwrap().public(), keys.1.unwrap().public());
}

#[test]
fn settings_that_cannot_work_are_refused() {
    let contact = |text: &str| PushSettings { push_contact: Some(text.into()), ..PushSettings::default() };
    assert!(PushSettings::default().check().is_ok() && contact("mailto:a@b.c").check().is_ok());
    assert!(contact("a@b.c").check().is_err());
    let to = PushSettings { push_to: Some(vec!["http://push.lan".into()]), ..PushSettings::default() };
    assert!(to.check().is_err());
}
