//! Plays the evening that docs/PROTOCOL.md tells.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::harness::{Client, Server, text};

/// What the document's `$words` stand for.
type Words = BTreeMap<String, Value>;

#[tokio::test]
async fn the_documents_evening_happens_as_it_is_told() {
    let document = include_str!("../../../../docs/PROTOCOL.md");
    let server = Server::start().await;
    let mut words = Words::new();
    let mut clients: BTreeMap<String, Client> = BTreeMap::new();
    let mut answer = (0, Value::Null);
    let mut played = 0;
    for line in
        document.split("```wire\n").skip(1).flat_map(|block| block.split("```").next().unwrap_or("").lines())
    {
        played += 1;
        let (head, rest) = line.split_once(' ').unwrap_or((line, ""));
        match head {
            "GET" => answer = server.get(&path(rest, &words)).await,
            "POST" => {
                let (address, body) = rest.split_once(' ').expect("a body");
                answer = server.post(&path(address, &words), filled(&parsed(body), &words)).await;
            }
            status if status.parse::<u16>().is_ok() => {
                assert_eq!(answer.0.to_string(), status, "{line}: {}", answer.1);
                assert!(fits(&parsed(rest), &answer.1, &mut words), "{line}\nis not\n{}", answer.1);
            }
            said if said.ends_with('>') => {
                let name = said.trim_end_matches('>');
                if !clients.contains_key(name) {
                    // The first thing that is said is the hello.
                    let code = text(&words["$code"]);
                    let client =
                        Client::connect(server.address, &code, words[&format!("${name}")].as_str()).await;
                    clients.insert(name.to_owned(), client);
                    continue;
                }
                let message = filled(&parsed(rest), &words);
                clients.get_mut(name).unwrap().send(message).await;
            }
            heard => {
                let client = clients.get_mut(heard.trim_end_matches('<')).expect("somebody who said hello");
                let pattern = parsed(rest);
                if pattern.get("welcome").is_some() {
                    let welcome: Value = serde_json::from_str(&client.heard[0]).unwrap();
                    assert!(fits(&pattern, &welcome, &mut words), "{line}\nis not\n{welcome}");
                    continue;
                }
                loop {
                    let message = client.receive().await.expect("the socket stays open");
                    if message.get("presence").is_some() || message.get("house").is_some() {
                        continue;
                    }
                    // Steps about others come in between; they are followed, not told. Once the bot may move there is no
                    // telling where a step stands, so the document leaves its position open and names the command.
                    let elsewhere = pattern[0] != "…" && message[0] != pattern[0];
                    let of_others = pattern.get(2).is_some() && message.get(2) != pattern.get(2);
                    if message[0].is_u64() && (elsewhere || of_others) {
                        continue;
                    }
                    assert!(fits(&pattern, &message, &mut words), "{line}\nis not\n{message}");
                    break;
                }
            }
        }
    }
    assert!(played > 25, "the document tells something");
    server.stop().await;
}

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn path(address: &str, words: &Words) -> String {
    words.iter().fold(address.to_owned(), |address, (word, value)| match value.as_str() {
        Some(value) => address.replace(word, value),
        None => address,
    })
}

/// The message with words replaced by what they stand for.
fn filled(message: &Value, words: &Words) -> Value {
    match message {
        Value::String(word) if words.contains_key(word) => words[word].clone(),
        Value::Array(items) => items.iter().map(|item| filled(item, words)).collect(),
        Value::Object(fields) => {
            fields.iter().map(|(name, field)| (name.clone(), filled(field, words))).collect()
        }
        other => other.clone(),
    }
}

/// Whether a message is as the document shows it. New words get their meaning here.
fn fits(pattern: &Value, message: &Value, words: &mut Words) -> bool {
    match (pattern, message) {
        (Value::String(text), _) if text == "…" => true,
        (Value::String(word), _) if word.starts_with('$') => {
            words.entry(word.clone()).or_insert_with(|| message.clone()) == message
        }
        (Value::Object(pattern), Value::Object(message)) => pattern
            .iter()
            .all(|(name, pattern)| message.get(name).is_some_and(|message| fits(pattern, message, words))),
        (Value::Array(pattern), Value::Array(message)) => {
            pattern.len() == message.len()
                && pattern.iter().zip(message).all(|(pattern, message)| fits(pattern, message, words))
        }
        (pattern, message) => pattern == message,
    }
}
