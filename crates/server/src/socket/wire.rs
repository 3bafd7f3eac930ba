//! A socket's connection: written to at once if the client keeps up, queued if not, dropped if it falls behind.

use std::{
    collections::VecDeque,
    io::{self, Read, Write},
    sync::{Mutex, MutexGuard, PoisonError},
    task::{Context, Poll, Waker},
};

use bytes::{Buf, Bytes};
use moonhare_rooms::{ByeCode, Outlet, ServerMessage};
use tokio::net::TcpStream;

use super::line::Line;
use crate::limits::WAITING_BYTES_MAX;

/// A socket's connection.
///
/// A room writes its steps here directly, from its own task: no queue, no other task to wake, one system call a viewer.
/// Only what the connection does not take at once waits, for the session's task to send it.
#[derive(Debug)]
pub(super) struct Wire {
    line: Line,
    /// A lock, and not a channel: the room's task and the session's both write to the line, and must not do so at the
    /// same time. It is held for one system call that does not block, never over an `.await`, so it is the standard one.
    waiting: Mutex<Waiting>,
}

#[derive(Debug, Default)]
struct Waiting {
    queue: VecDeque<Bytes>,
    bytes: usize,
    /// Why the socket shall be closed, once the queue is empty.
    bye: Option<ByeCode>,
    /// Nothing can be sent any more.
    broken: bool,
    /// Wakes the session when there is something for it to do.
    session: Option<Waker>,
    /// Bytes that were sent.
    sent: u64,
}

impl Waiting {
    fn wake_session(&mut self) {
        if let Some(session) = self.session.take() {
            session.wake();
        }
    }
}

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
    pub(super) fn new(line: Line) -> Self {
        Self { line, waiting: Mutex::default() }
    }

    pub(super) fn stream(&self) -> &TcpStream {
        self.line.stream()
    }

    /// Bytes that were sent.
    pub(super) fn sent(&self) -> u64 {
        self.waiting().sent
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
            match self.line.send(header, body) {
                Ok(written) => done = written,
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                Err(_) => {
                    waiting.broken = true;
                    waiting.wake_session();
                    return;
                }
            }
        }
        waiting.sent += done as u64;
        if done == header.len() + body.len() {
            if self.line.owes() {
                waiting.wake_session();
            }
            return;
        }
        let rest = [&header[done.min(header.len())..], &body[done.saturating_sub(header.len())..]].concat();
        waiting.bytes += rest.len();
        waiting.queue.push_back(rest.into());
        if waiting.bytes > WAITING_BYTES_MAX {
            waiting.broken = true;
            waiting.queue.clear();
        }
        waiting.wake_session();
    }

    /// Sends what waits, as far as the connection takes it, and tells what is left. When that changes, the session is
    /// woken.
    pub(super) fn poll_flush(&self, cx: &mut Context<'_>) -> Left {
        loop {
            let left = self.flush(cx);
            if left != Left::Sending {
                return left;
            }
            match self.stream().poll_write_ready(cx) {
                Poll::Pending => return left,
                Poll::Ready(Err(_)) => return Left::Broken,
                Poll::Ready(Ok(())) => {}
            }
        }
    }

    fn flush(&self, cx: &mut Context<'_>) -> Left {
        let mut waiting = self.waiting();
        if !waiting.session.as_ref().is_some_and(|session| session.will_wake(cx.waker())) {
            waiting.session = Some(cx.waker().clone());
        }
        while let Some(mut first) = waiting.queue.pop_front() {
            match self.line.send_when_ready(&first) {
                Ok(written) => {
                    waiting.sent += written as u64;
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
        let mut sent = waiting.queue.is_empty();
        match self.line.flush() {
            Ok(all) => sent &= all,
            Err(_) => waiting.broken = true,
        }
        match (waiting.broken, sent, waiting.bye) {
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

    /// Frames that are put together are one system call here, and mostly one packet and one reading there.
    fn send_all(&self, texts: &mut dyn Iterator<Item = &str>) {
        let mut frames = Vec::new();
        for text in texts {
            let (header, length) = text_header(text.len());
            frames.extend_from_slice(&header[..length]);
            frames.extend_from_slice(text.as_bytes());
        }
        if !frames.is_empty() {
            self.push(&[], &frames);
        }
    }

    fn close(&self, code: ByeCode) {
        self.send_text(&ServerMessage::Bye(code.into()).json());
        let reason = code.message().as_bytes();
        let mut frame = vec![0x88, u8::try_from(reason.len() + 2).unwrap_or(2)];
        frame.extend(code.close_code().to_be_bytes());
        frame.extend(reason);
        self.push(&frame, &[]);
        let mut waiting = self.waiting();
        waiting.bye.get_or_insert(code);
        waiting.wake_session();
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
    pub(super) wire: &'a Wire,
    pub(super) cx: &'a mut Context<'b>,
    /// How often bytes came.
    pub(super) reads: &'a mut u32,
}

impl Read for Ends<'_, '_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.wire.line.read(self.cx, buffer)?;
        *self.reads = self.reads.saturating_add(1);
        Ok(read)
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
