//! The sending side of a socket: written to at once if the client keeps up, queued if not, dropped if it falls behind.

use std::{
    collections::VecDeque,
    io::{self, IoSlice, Read, Write},
    pin::Pin,
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    task::{Context, Poll},
};

use bytes::{Buf, Bytes};
use moonhare_rooms::{ByeCode, Outlet};
use socket2::SockRef;
use tokio::{
    io::{AsyncRead, ReadBuf},
    net::tcp::{OwnedReadHalf, OwnedWriteHalf},
    sync::Notify,
};

use crate::limits::WAITING_BYTES_MAX;

/// The sending half of a socket's connection.
///
/// A room writes its steps here directly, from its own task: no queue, no other task to wake, one system call a viewer.
/// Only what the connection does not take at once waits, for the session's task to send it.
#[derive(Debug)]
pub(super) struct Wire {
    stream: OwnedWriteHalf,
    waiting: Mutex<Waiting>,
    /// Wakes the session when there is something for it to do.
    pub(super) wake: Notify,
    sent: AtomicU64,
}

#[derive(Debug, Default)]
struct Waiting {
    queue: VecDeque<Bytes>,
    bytes: usize,
    /// Why the socket shall be closed, once the queue is empty.
    bye: Option<ByeCode>,
    /// Nothing can be sent any more.
    broken: bool,
}

/// Frames up to this size are put together before they are sent.
const SMALL_FRAME_BYTES: usize = 256;

/// What is left for the session to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Left {
    /// Nothing.
    Nothing,
    /// Send what waits, as soon as the connection takes it.
    Sending,
    /// Close: everything was sent.
    Closing(ByeCode),
    /// The connection is broken, or the client reads too slowly.
    Broken,
}

impl Wire {
    pub(super) fn new(stream: OwnedWriteHalf) -> Self {
        Self { stream, waiting: Mutex::default(), wake: Notify::new(), sent: AtomicU64::new(0) }
    }

    /// Waits until the connection takes more.
    pub(super) async fn writable(&self) -> io::Result<()> {
        self.stream.writable().await
    }

    /// Bytes that were sent.
    pub(super) fn sent(&self) -> u64 {
        self.sent.load(Ordering::Relaxed)
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends a text of JSON as one frame.
    pub(super) fn send_text(&self, text: &str) {
        let (header, length) = text_header(text.len());
        self.push(&header[..length], text.as_bytes());
    }

    /// Asks the client for a sign of life.
    pub(super) fn ping(&self) {
        self.push(&[0x89, 0], &[]);
    }

    fn push(&self, header: &[u8], body: &[u8]) {
        let mut waiting = self.waiting();
        if waiting.broken || waiting.bye.is_some() {
            return;
        }
        let mut done = 0;
        if waiting.queue.is_empty() {
            match self.write(header, body) {
                Ok(written) => done = written,
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                Err(_) => {
                    waiting.broken = true;
                    self.wake.notify_one();
                    return;
                }
            }
        }
        self.sent.fetch_add(done as u64, Ordering::Relaxed);
        if done == header.len() + body.len() {
            return;
        }
        let rest = [&header[done.min(header.len())..], &body[done.saturating_sub(header.len())..]].concat();
        waiting.bytes += rest.len();
        waiting.queue.push_back(rest.into());
        if waiting.bytes > WAITING_BYTES_MAX {
            waiting.broken = true;
            waiting.queue.clear();
        }
        self.wake.notify_one();
    }

    fn write(&self, header: &[u8], body: &[u8]) -> io::Result<usize> {
        // The system is asked at once, not the runtime what it knows about the connection: with thousands of sockets
        // that would be one more piece of cold memory for each message.
        let socket = SockRef::from(self.stream.as_ref());
        let length = header.len() + body.len();
        let mut frame = [0; SMALL_FRAME_BYTES];
        if length > frame.len() {
            return socket.send_vectored(&[IoSlice::new(header), IoSlice::new(body)]);
        }
        // One piece is cheaper than two; most steps are as small as this.
        frame[..header.len()].copy_from_slice(header);
        frame[header.len()..length].copy_from_slice(body);
        socket.send(&frame[..length])
    }

    /// Sends what waits, as far as the connection takes it.
    pub(super) fn flush(&self) -> Left {
        let mut waiting = self.waiting();
        while let Some(mut first) = waiting.queue.pop_front() {
            match self.stream.try_write(&first) {
                Ok(written) => {
                    self.sent.fetch_add(written as u64, Ordering::Relaxed);
                    waiting.bytes -= written;
                    if written < first.len() {
                        first.advance(written);
                        waiting.queue.push_front(first);
                    }
                }
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                    waiting.queue.push_front(first);
                    break;
                }
                Err(_) => waiting.broken = true,
            }
        }
        match (waiting.broken, waiting.queue.is_empty(), waiting.bye) {
            (true, _, _) => Left::Broken,
            (false, false, _) => Left::Sending,
            (false, true, Some(bye)) => Left::Closing(bye),
            (false, true, None) => Left::Nothing,
        }
    }

    /// Whether the client fell too far behind.
    pub(super) fn is_too_slow(&self) -> bool {
        let waiting = self.waiting();
        waiting.broken && waiting.bytes > WAITING_BYTES_MAX
    }
}

impl Outlet for Wire {
    fn send(&self, text: &str) {
        self.send_text(text);
    }

    fn close(&self, code: ByeCode) {
        self.send_text(&code.text());
        let reason = code.message().as_bytes();
        let mut frame = vec![0x88, u8::try_from(reason.len() + 2).unwrap_or(2)];
        frame.extend(code.close_code().to_be_bytes());
        frame.extend(reason);
        self.push(&frame, &[]);
        self.waiting().bye.get_or_insert(code);
        self.wake.notify_one();
    }
}

/// The head of a text frame from a server, and how many of its bytes count.
fn text_header(length: usize) -> ([u8; 10], usize) {
    let mut header = [0; 10];
    header[0] = 0x81;
    match length {
        0..126 => {
            header[1] = length as u8;
            (header, 2)
        }
        126..0x1_0000 => {
            header[1] = 126;
            header[2..4].copy_from_slice(&(length as u16).to_be_bytes());
            (header, 4)
        }
        _ => {
            header[1] = 127;
            header[2..10].copy_from_slice(&(length as u64).to_be_bytes());
            (header, 10)
        }
    }
}

/// The connection as the WebSocket library sees it: it reads from it, and what it writes (answers to pings, closes)
/// goes the same way as everything else.
pub(super) struct Ends<'a, 'b> {
    pub(super) reader: &'a mut OwnedReadHalf,
    pub(super) wire: &'a Wire,
    pub(super) cx: &'a mut Context<'b>,
}

impl Read for Ends<'_, '_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut buffer = ReadBuf::new(buffer);
        match Pin::new(&mut *self.reader).poll_read(self.cx, &mut buffer) {
            Poll::Ready(read) => read.map(|()| buffer.filled().len()),
            Poll::Pending => Err(io::ErrorKind::WouldBlock.into()),
        }
    }
}

impl Write for Ends<'_, '_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.wire.push(&[], bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_have_the_head_that_fits_their_length() {
        let head = |length| {
            let (header, used) = text_header(length);
            header[..used].to_vec()
        };
        assert_eq!(head(0), [0x81, 0]);
        assert_eq!(head(125), [0x81, 125]);
        assert_eq!(head(126), [0x81, 126, 0, 126]);
        assert_eq!(head(65_535), [0x81, 126, 255, 255]);
        assert_eq!(head(65_536), [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]);
    }
}
