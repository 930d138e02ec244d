//! Connections, from the first byte on: how many there may be, and how long a request's head may take. This is before anything is known of who asks,
//! so what counts is where the connection comes from.

use std::collections::HashMap;
use std::io::{self, ErrorKind};
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tokio::time::sleep;
use tokio_io_timeout::TimeoutStream;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// A request's head has to arrive within this time. A connection without a request is closed then, too.
const HEAD_WITHIN: Duration = Duration::from_secs(10);

/// A peer that takes nothing of an answer for so long is gone.
const TAKEN_WITHIN: Duration = Duration::from_secs(20);

/// Bytes of a head at the most.
const LARGEST_HEAD: usize = 16 * 1024;

/// How long to wait where no connection can be accepted: for want of files, most often.
const PAUSE: Duration = Duration::from_millis(500);

/// Connections that may always be there.
const FEWEST: usize = 64;

/// How many there are by address.
type Counts = Mutex<HashMap<IpAddr, usize>>;

/// The connections of a server that are not sockets of people: those have a bound of their own.
pub(crate) struct Connections {
    places: Arc<Semaphore>,
    /// By address, where addresses tell people apart.
    open: Option<Arc<Counts>>,
    most_of_one: usize,
}

impl Connections {
    /// For a server with this many sockets at the most. Behind a proxy all come from one address.
    pub(crate) fn new(most_sockets: usize, behind_proxy: bool) -> Self {
        let most = (most_sockets / 4).clamp(FEWEST, Semaphore::MAX_PERMITS);
        Self {
            places: Arc::new(Semaphore::new(most)),
            open: (!behind_proxy).then(Arc::default),
            most_of_one: most / 4,
        }
    }

    /// Answers all connections until it shall stop; returns when all is answered.
    pub(crate) async fn serve(
        self,
        listener: TcpListener,
        router: Router,
        stop: CancellationToken,
    ) {
        let connections = TaskTracker::new();
        loop {
            // A connection that comes when all places are taken waits outside.
            let accepted = async {
                let place = Arc::clone(&self.places).acquire_owned().await;
                (place, listener.accept().await)
            };
            let (place, accepted) = tokio::select! {
                () = stop.cancelled() => break,
                accepted = accepted => accepted,
            };
            match accepted {
                Ok((stream, peer)) => {
                    let Some(held) = self.enter(peer.ip()) else { continue };
                    // Small messages go out at once.
                    let _ = stream.set_nodelay(true);
                    let answering = answer(stream, peer, router.clone(), stop.clone());
                    connections.spawn(async move {
                        answering.await;
                        drop((place, held));
                    });
                }
                Err(error) if is_about_one(&error) => {}
                Err(error) => {
                    tracing::error!(%error, "connections cannot be accepted");
                    sleep(PAUSE).await;
                }
            }
        }
        drop(listener);
        connections.close();
        connections.wait().await;
    }

    /// One more from an address, unless it has enough.
    fn enter(&self, address: IpAddr) -> Option<Held> {
        let Some(open) = &self.open else { return Some(Held(None)) };
        let mut counts = lock(open);
        let count = counts.entry(address).or_default();
        if *count >= self.most_of_one {
            return None;
        }
        *count += 1;
        Some(Held(Some((Arc::clone(open), address))))
    }
}

/// A connection of an address, as long as this value lives.
struct Held(Option<(Arc<Counts>, IpAddr)>);

impl Drop for Held {
    fn drop(&mut self) {
        let Some((open, address)) = &self.0 else { return };
        let mut counts = lock(open);
        if let Some(count) = counts.get_mut(address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(address);
            }
        }
    }
}

fn lock(open: &Counts) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
    open.lock().expect("nobody panics while holding it")
}

/// Answers the requests of one connection. A socket that it becomes goes on elsewhere.
async fn answer<S>(stream: S, peer: SocketAddr, router: Router, stop: CancellationToken)
where
    S: AsyncRead + AsyncWrite + Send + 'static,
{
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(TAKEN_WITHIN));
    let router = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.call(request)
    });
    let mut connection = pin!(
        http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(HEAD_WITHIN)
            .max_buf_size(LARGEST_HEAD)
            .serve_connection(TokioIo::new(Box::pin(stream)), service)
            .with_upgrades()
    );
    // What goes wrong on a connection concerns nobody but the other side, which notices.
    tokio::select! {
        _ = connection.as_mut() => {}
        () = stop.cancelled() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}

/// Whether an error is about the connection that was to be accepted, and says nothing of the next.
fn is_about_one(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::ConnectionRefused | ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset
    )
}

#[cfg(test)]
mod tests {
    use axum::routing::get;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, duplex};
    use tokio::time::{Instant, timeout};

    use super::*;

    /// Somebody who asks and does not take the answer has a connection for a while, and not for ever.
    #[tokio::test(start_paused = true)]
    async fn who_takes_nothing_is_gone() {
        let router = Router::new().route("/", get(|| async { "x".repeat(100_000) }));
        let ask = b"GET / HTTP/1.1\r\nHost: one\r\n\r\n";
        let peer = "127.0.0.1:1".parse().unwrap();
        let never = CancellationToken::new();

        let (mut theirs, ours) = duplex(1_000);
        theirs.write_all(ask).await.unwrap();
        let begun = Instant::now();
        let ends = timeout(TAKEN_WITHIN * 3, answer(ours, peer, router.clone(), never.clone()));
        ends.await.expect("the connection ends");
        assert!(begun.elapsed() >= TAKEN_WITHIN, "it had its time");

        // Whoever takes a little from time to time gets all of it.
        let (mut theirs, ours) = duplex(1_000);
        theirs.write_all(ask).await.unwrap();
        let answering = tokio::spawn(answer(ours, peer, router, never));
        let (mut taken, mut buffer) = (0, [0; 1_000]);
        while taken < 100_000 {
            sleep(TAKEN_WITHIN / 2).await;
            taken += theirs.read(&mut buffer).await.unwrap();
        }
        drop(theirs);
        answering.await.unwrap();
    }
}
