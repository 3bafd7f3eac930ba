//! A wire between two programs that can be cut, mended and made slow.

use std::{
    io::{Read, Write},
    net::{Shutdown, TcpListener, TcpStream},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering::SeqCst},
    },
    thread,
    time::Duration,
};

/// Passes on what comes to its port. It lives as long as the test.
#[derive(Clone)]
pub(crate) struct Wire {
    pub(crate) port: u16,
    state: Arc<State>,
}

#[derive(Default)]
struct State {
    cut: AtomicBool,
    slow_ms: AtomicU64,
    open: Mutex<Vec<TcpStream>>,
}

#[allow(dead_code, reason = "not every test cuts wires")]
impl Wire {
    /// A wire to this port of the machine.
    pub(crate) fn to(target: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        let state = Arc::new(State::default());
        let wire = Self { port, state: Arc::clone(&state) };
        thread::spawn(move || {
            for near in listener.incoming().flatten() {
                if state.cut.load(SeqCst) {
                    continue;
                }
                let Ok(far) = TcpStream::connect(("127.0.0.1", target)) else { continue };
                for (from, to) in [(&near, &far), (&far, &near)] {
                    let (Ok(from), Ok(to)) = (from.try_clone(), to.try_clone()) else { continue };
                    let state = Arc::clone(&state);
                    thread::spawn(move || carry(from, to, &state));
                }
                state.open.lock().expect("nobody panics here").extend([near, far]);
            }
        });
        wire
    }

    /// Nothing comes through any more, and both ends hear of it.
    pub(crate) fn cut(&self) {
        self.state.cut.store(true, SeqCst);
        for stream in self.state.open.lock().expect("nobody panics here").drain(..) {
            _ = stream.shutdown(Shutdown::Both);
        }
    }

    pub(crate) fn mend(&self) {
        self.state.cut.store(false, SeqCst);
    }

    /// Whatever comes through takes so long.
    pub(crate) fn slow(&self, ms: u64) {
        self.state.slow_ms.store(ms, SeqCst);
    }
}

fn carry(mut from: TcpStream, mut to: TcpStream, state: &State) {
    let mut bytes = [0; 16 * 1024];
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        let slow_ms = state.slow_ms.load(SeqCst);
        if slow_ms > 0 {
            thread::sleep(Duration::from_millis(slow_ms));
        }
        if to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    _ = from.shutdown(Shutdown::Both);
    _ = to.shutdown(Shutdown::Both);
}
