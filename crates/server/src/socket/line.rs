//! What a socket's bytes go over: the connection itself, or the same under TLS.

use std::{
    io::{self, IoSlice, Read, Write},
    sync::{Mutex, MutexGuard, PoisonError},
    task::{Context, Poll},
};

use socket2::SockRef;
use tokio::{io::Interest, net::TcpStream};
use tokio_rustls::{rustls::ServerConnection, server::TlsStream};

/// A connection that is written to from any task, at once, and never waits.
#[derive(Debug)]
pub(super) enum Line {
    Plain(TcpStream),
    /// In a box: most that is known of a sealed connection is its own affair.
    Sealed(Box<Sealed>),
}

/// A connection under TLS. What was sealed and not yet sent waits in `tls`.
#[derive(Debug)]
pub(super) struct Sealed {
    stream: TcpStream,
    /// A room's task writes while the session's reads, and both change the connection's state. It is held for system calls
    /// that do not block, never over an `.await`.
    tls: Mutex<ServerConnection>,
}

impl From<TlsStream<TcpStream>> for Line {
    fn from(stream: TlsStream<TcpStream>) -> Self {
        let (stream, mut tls) = stream.into_inner();
        // What may wait for a slow reader is bounded where it is queued.
        tls.set_buffer_limit(None);
        Self::Sealed(Box::new(Sealed { stream, tls: Mutex::new(tls) }))
    }
}

/// Pieces up to this size are put together before they are sent.
const SMALL_PIECE_BYTES: usize = 256;

impl Line {
    pub(super) fn stream(&self) -> &TcpStream {
        match self {
            Self::Plain(stream) => stream,
            Self::Sealed(sealed) => &sealed.stream,
        }
    }

    /// Sends two pieces, one after the other, as far as they are taken at once.
    pub(super) fn send(&self, head: &[u8], body: &[u8]) -> io::Result<usize> {
        match self {
            Self::Plain(stream) => send_plain(stream, head, body),
            Self::Sealed(sealed) => sealed.send(head, body),
        }
    }

    /// Sends what was sealed and could not be sent. True when nothing is left.
    pub(super) fn flush(&self) -> io::Result<bool> {
        match self {
            Self::Plain(_) => Ok(true),
            Self::Sealed(sealed) => sealed.flush(&mut sealed.tls()),
        }
    }

    /// Whether something that was sealed waits to be sent.
    pub(super) fn owes(&self) -> bool {
        match self {
            Self::Plain(_) => false,
            Self::Sealed(sealed) => sealed.tls().wants_write(),
        }
    }

    /// Sends as much of these bytes as is taken, after the runtime said that the connection takes something.
    pub(super) fn send_when_ready(&self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Plain(stream) => stream.try_write(bytes),
            Self::Sealed(sealed) => sealed.send(bytes, &[]),
        }
    }

    /// Reads what is there; would block if nothing is, and then the task is woken when something comes.
    pub(super) fn read(&self, cx: &mut Context<'_>, buffer: &mut [u8]) -> io::Result<usize> {
        match self {
            Self::Plain(stream) => read_plain(stream, cx, buffer),
            Self::Sealed(sealed) => sealed.read(cx, buffer),
        }
    }
}

fn send_plain(stream: &TcpStream, head: &[u8], body: &[u8]) -> io::Result<usize> {
    // The system is asked at once, not the runtime what it knows about the connection: with thousands of sockets
    // that would be one more piece of cold memory for each message.
    let socket = SockRef::from(stream);
    let length = head.len() + body.len();
    let mut piece = [0; SMALL_PIECE_BYTES];
    if length > piece.len() {
        return socket.send_vectored(&[IoSlice::new(head), IoSlice::new(body)]);
    }
    // One piece is cheaper than two; most steps are as small as this.
    piece[..head.len()].copy_from_slice(head);
    piece[head.len()..length].copy_from_slice(body);
    socket.send(&piece[..length])
}

fn read_plain(stream: &TcpStream, cx: &mut Context<'_>, buffer: &mut [u8]) -> io::Result<usize> {
    loop {
        if let Poll::Ready(ready) = stream.poll_read_ready(cx) {
            ready?;
        } else {
            return Err(io::ErrorKind::WouldBlock.into());
        }
        let mut read = None;
        let emptied = stream.try_io(Interest::READABLE, || {
            let bytes = (&*SockRef::from(stream)).read(buffer)?;
            read = Some(bytes);
            // Less than there is room for: nothing is left, and the runtime, told so, need not look again.
            if bytes < buffer.len() { Err(io::ErrorKind::WouldBlock.into()) } else { Ok(()) }
        });
        match (read, emptied) {
            (Some(bytes), _) => return Ok(bytes),
            (None, Err(error)) if error.kind() != io::ErrorKind::WouldBlock => return Err(error),
            (None, _) => {}
        }
    }
}

impl Sealed {
    fn tls(&self) -> MutexGuard<'_, ServerConnection> {
        self.tls.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Seals everything, and sends what is taken at once. While something sealed waits, nothing more is: what waits behind
    /// it can be counted, and thrown away, only as long as it is not sealed.
    fn send(&self, head: &[u8], body: &[u8]) -> io::Result<usize> {
        let mut tls = self.tls();
        if !self.flush(&mut tls)? {
            return Err(io::ErrorKind::WouldBlock.into());
        }
        // One record for both pieces.
        let mut piece = [0; SMALL_PIECE_BYTES];
        let length = head.len() + body.len();
        if length <= piece.len() {
            piece[..head.len()].copy_from_slice(head);
            piece[head.len()..length].copy_from_slice(body);
            tls.writer().write_all(&piece[..length])?;
        } else {
            tls.writer().write_all(&[head, body].concat())?;
        }
        self.flush(&mut tls)?;
        Ok(length)
    }

    fn flush(&self, tls: &mut ServerConnection) -> io::Result<bool> {
        while tls.wants_write() {
            match tls.write_tls(&mut Raw(&self.stream)) {
                Ok(_) => {}
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => return Ok(false),
                Err(error) => return Err(error),
            }
        }
        Ok(true)
    }

    fn read(&self, cx: &mut Context<'_>, buffer: &mut [u8]) -> io::Result<usize> {
        let mut tls = self.tls();
        loop {
            match tls.reader().read(buffer) {
                // A client that is gone without a word of the protocol is gone.
                Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(0),
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                read => return read,
            }
            if let Poll::Ready(ready) = self.stream.poll_read_ready(cx) {
                ready?;
            } else {
                return Err(io::ErrorKind::WouldBlock.into());
            }
            match tls.read_tls(&mut Raw(&self.stream)) {
                Ok(_) => {
                    let opened = tls.process_new_packets();
                    // An answer of the protocol itself, if only why it ends here.
                    _ = self.flush(&mut tls);
                    opened.map_err(io::Error::other)?;
                }
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                Err(error) => return Err(error),
            }
        }
    }
}

/// The connection below the seals, without waiting.
struct Raw<'a>(&'a TcpStream);

impl Read for Raw<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.try_read(buffer)
    }
}

impl Write for Raw<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.try_write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
