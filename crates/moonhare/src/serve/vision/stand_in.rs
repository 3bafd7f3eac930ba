//! A server that speaks the API of vision endpoints, for tests.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{SocketAddr, TcpListener, TcpStream},
    sync::{Arc, Mutex},
};

use base64::{Engine, engine::general_purpose::STANDARD};
use serde_json::{Value, json};

pub(super) const KEY: &str = "a-key-for-tests";
pub(super) const MODEL: &str = "seer-1";

/// What it answers to a question: a status, and a body; or nothing at all, ever.
pub(super) type Manner = Box<dyn FnMut(&Question) -> Option<(u16, String)> + Send>;

/// A question as it arrived.
#[derive(Clone, Debug)]
pub(super) struct Question {
    /// Everything that was said in words, the role aside.
    pub(super) said: String,
    /// The pictures, decoded.
    pub(super) pictures: Vec<Vec<u8>>,
}

/// The server. It ends with the test's process.
pub(super) struct StandIn {
    pub(super) address: SocketAddr,
    asked: Arc<Mutex<Vec<Question>>>,
}

impl StandIn {
    pub(super) fn start(mut manner: Manner) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let asked = Arc::new(Mutex::new(vec![]));
        let notes = Arc::clone(&asked);
        std::thread::spawn(move || {
            // Connections that get no answer stay open.
            let mut kept = vec![];
            for stream in listener.incoming() {
                let mut stream = stream.unwrap();
                let (status, body) = match read(&stream) {
                    Ok(question) => {
                        notes.lock().unwrap().push(question.clone());
                        let Some(answer) = manner(&question) else {
                            kept.push(stream);
                            continue;
                        };
                        answer
                    }
                    Err((status, why)) => (status, json!({"error": {"message": why}}).to_string()),
                };
                let length = body.len();
                let head = format!(
                    "HTTP/1.1 {status} Answer\r\ncontent-type: application/json\r\ncontent-length: {length}\r\nconnection: close\r\n"
                );
                let more = if status == 307 {
                    format!("location: http://{address}/elsewhere\r\n")
                } else {
                    String::new()
                };
                _ = stream.write_all(format!("{head}{more}\r\n{body}").as_bytes());
            }
        });
        Self { address, asked }
    }

    /// The questions that arrived since this was asked the last time.
    pub(super) fn asked(&self) -> Vec<Question> {
        std::mem::take(&mut self.asked.lock().unwrap())
    }
}

/// A chat completion in which the model says this.
pub(super) fn completion(content: &str) -> Option<(u16, String)> {
    let message = json!({"role": "assistant", "content": content});
    let body = json!({"id": "c1", "object": "chat.completion", "model": MODEL,
        "choices": [{"index": 0, "message": message, "finish_reason": "stop"}]});
    Some((200, body.to_string()))
}

/// Reads a question, as strictly as a real endpoint.
fn read(stream: &TcpStream) -> Result<Question, (u16, String)> {
    let mut reader = BufReader::new(stream);
    let (mut line, mut length, mut authorization) = (String::new(), 0, String::new());
    reader.read_line(&mut line).map_err(gone)?;
    let first = line.trim().to_owned();
    loop {
        line.clear();
        reader.read_line(&mut line).map_err(gone)?;
        let Some((name, value)) = line.trim().split_once(':') else { break };
        match name.to_ascii_lowercase().as_str() {
            "content-length" => length = value.trim().parse().unwrap(),
            "authorization" => value.trim().clone_into(&mut authorization),
            _ => {}
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).map_err(gone)?;
    if first != "POST /v1/chat/completions HTTP/1.1" {
        return Err((404, first));
    }
    if authorization != format!("Bearer {KEY}") {
        return Err((401, "there is no such key".to_owned()));
    }
    question(&body).ok_or((400, "that is no question".to_owned()))
}

/// Who asked did not wait until the question was read.
#[expect(clippy::needless_pass_by_value, reason = "as `map_err` wants it")]
fn gone(error: std::io::Error) -> (u16, String) {
    (400, error.to_string())
}

fn question(body: &[u8]) -> Option<Question> {
    let body: Value = serde_json::from_slice(body).ok()?;
    let fits = body["model"] == MODEL
        && body["response_format"]["type"] == "json_object"
        && body["temperature"].is_number()
        && body["messages"][0]["role"] == "system";
    let mut question = Question { said: String::new(), pictures: vec![] };
    for part in body["messages"][1]["content"].as_array().filter(|_| fits)? {
        match part["type"].as_str()? {
            "text" => question.said += part["text"].as_str()?,
            "image_url" => {
                let data = part["image_url"]["url"].as_str()?.strip_prefix("data:image/webp;base64,")?;
                let picture = STANDARD.decode(data).ok()?;
                if !picture.starts_with(b"RIFF") {
                    return None;
                }
                question.pictures.push(picture);
            }
            _ => return None,
        }
    }
    Some(question)
}
