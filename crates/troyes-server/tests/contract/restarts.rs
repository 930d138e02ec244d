//! What was acknowledged is still there after the server was.

use std::time::{Duration, Instant};

use futures_util::StreamExt as _;
use futures_util::future::join_all;
use serde_json::json;
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::{Error, Message};
use troyes_server::Config;
use troyes_store::Database;
use troyes_wire::{Effect, OfferView, SeatCommand, Verdict};

use crate::support::{Folder, Running};

/// Stopped in the middle of a chain of bonuses, the same position returns, and goes on.
#[tokio::test]
async fn a_restart_in_the_middle_of_a_chain() {
    // All three citizen tracks grow alike until they give a free building.
    fn leave_something_open(offers: &[OfferView]) -> &OfferView {
        let shortest_track = |offer: &&OfferView| {
            let joined = offer.effects.iter().filter_map(|effect| match effect {
                Effect::Joined { to, .. } => Some(*to),
                _ => None,
            });
            (offer.finishes, joined.min().unwrap_or(u8::MAX))
        };
        offers.iter().min_by_key(shortest_track).unwrap()
    }
    let folder = Folder::new();
    let server = Running::with(&folder.config()).await;
    let ada = server.browser();
    let deal = ada.post("/api/deals", &json!({"seed": "chains"})).await.json();
    let game = ada.start(&["Ada"], json!({"deal": deal["id"], "banquets": true})).await;
    let mut socket = ada.socket(&game).await;
    while socket.view().seats[0].decided == 0 || socket.view().seats[0].done {
        assert!(!socket.view().head.finished, "there is a chain in this game");
        socket.step(leave_something_open).await;
    }
    let before = socket.view().clone();
    assert!(!before.seats[0].offers.is_empty());
    server.stop().await;
    // The close frame says that it is a restart.
    match socket.stream.next().await {
        Some(Ok(Message::Close(Some(frame)))) => assert_eq!(u16::from(frame.code), 1012),
        other => panic!("{other:?}"),
    }

    let server = Running::with(&folder.config()).await;
    let ada = ada.at(&server.base);
    assert_eq!(ada.get("/api/me").await.json()["known"], true);
    let mut socket = ada.socket(&game).await;
    assert_eq!(*socket.view(), before);
    socket.step(leave_something_open).await;
    socket.act(0, SeatCommand::TakeBack { keep: 0 }).await;
    socket.play_out(|offers| &offers[0]).await;
    server.stop().await;
}

/// A command whose answer was lost is sent again to the new server.
#[tokio::test]
async fn answers_that_were_lost() {
    let folder = Folder::new();
    let server = Running::with(&folder.config()).await;
    let ada = server.browser();
    let game = ada.start(&["Ada"], json!({})).await;
    let mut socket = ada.socket(&game).await;
    assert_eq!(
        socket.command("first", 0, SeatCommand::GoOn).await,
        Verdict::Accepted { sequence: 1 }
    );
    server.stop().await;
    let server = Running::with(&folder.config()).await;
    let mut socket = ada.at(&server.base).socket(&game).await;
    assert_eq!(
        socket.command("first", 0, SeatCommand::GoOn).await,
        Verdict::Accepted { sequence: 1 }
    );
    assert_eq!(socket.view().seats[0].version, 1);
}

#[tokio::test]
async fn servers_that_cannot_start_say_why() {
    let folder = Folder::new();
    let server = Running::with(&folder.config()).await;
    let reason = async |config| {
        troyes_server::Server::open(&config).await.err().expect("it cannot start").to_string()
    };
    let mut taken = folder.config();
    taken.listen = server.base.trim_start_matches("http://").to_owned();
    assert!(reason(taken).await.starts_with("cannot listen at 127.0.0.1:"));
    let mut nowhere = folder.config();
    nowhere.database = Database::File(folder.path.join("no/such/folder/troyes.db"));
    assert!(reason(nowhere).await.starts_with("cannot open the database "));
    let mut no_client = folder.config();
    no_client.client = troyes_server::Client::Folder(folder.path.join("nothing"));
    assert!(reason(no_client).await.starts_with("there is no folder "));
}

/// A server that stops lets its sockets go one after the other and takes no new ones; until then it answers.
#[tokio::test]
async fn sockets_leave_one_after_the_other() {
    const SOCKETS: usize = 200;
    let folder = Folder::new();
    let config = Config { trusted_proxy: true, ..folder.config() };
    let server = Running::with(&config).await;
    let (ada, blaise) = (server.browser_at("10.0.0.1"), server.browser_at("10.0.0.2"));
    let game = ada.start(&["Ada"], json!({})).await;
    let mut sockets = Vec::new();
    for _ in 0..SOCKETS {
        sockets.push(ada.socket(&game).await);
    }
    // Nobody reads here for a while, so that the server waits for an answer to its goodbye.
    let mut last = sockets.pop().unwrap();
    let stopping = tokio::spawn(server.stop());
    let leave = sockets.into_iter().map(|mut socket| async move {
        while let Some(message) = socket.stream.next().await {
            if let Ok(Message::Close(Some(frame))) = message {
                assert_eq!(u16::from(frame.code), 1012);
                return Instant::now();
            }
        }
        panic!("a goodbye comes first");
    });
    let (left, (ready, socket)) = tokio::join!(join_all(leave), async {
        while blaise.get("/readyz").await.status.is_success() {
            sleep(Duration::from_millis(20)).await;
        }
        (blaise.get("/readyz").await.failure(), blaise.try_socket(&game, &[]).await)
    });
    assert_eq!(ready, (503, "server-stops".to_owned()));
    let Err(Error::Http(answer)) = socket else { panic!("no new sockets") };
    assert_eq!(answer.status(), 503);
    let (first, latest) = (left.iter().min().unwrap(), left.iter().max().unwrap());
    // Four tenths of a second, and nearly all of it.
    assert!(*latest - *first > Duration::from_millis(200), "{:?}", *latest - *first);
    while last.stream.next().await.is_some_and(|message| message.is_ok()) {}
    stopping.await.unwrap();
}
