//! Too much at once.

use std::time::Duration;

use futures_util::future::join_all;
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::{Error, Message};
use troyes_wire::{Answer, ServerMessage, Verdict};

use crate::support::{Folder, Running};

#[tokio::test]
async fn requests_are_limited_by_address() {
    let folder = Folder::new();
    let mut config = folder.config();
    config.trusted_proxy = true;
    let server = Running::with(&config).await;
    let browser = server.browser();
    let asked = async |address: &str, path: &str| {
        let request = browser.request(reqwest::Method::GET, path);
        browser.send(request.header("x-forwarded-for", format!("9.9.9.9, {address}"))).await
    };
    // All at once, so that a slow machine cannot be slower than the limit.
    let replies = join_all((0..400).map(|_| asked("1.2.3.4", "/api/me"))).await;
    let refused = replies.into_iter().find(|reply| reply.status == 429);
    let refused = refused.expect("there is a limit");
    assert_eq!(refused.failure(), (429, "too-many".to_owned()));
    assert!(refused.header("retry-after").parse::<u64>().unwrap() >= 1);
    assert_eq!(asked("4.3.2.1", "/api/me").await.status, 200, "others are not concerned");
    assert_eq!(
        asked("1.2.3.4", "/healthz").await.status,
        200,
        "neither is whoever watches over it"
    );
}

#[tokio::test]
async fn recovery_codes_are_tried_slowly() {
    let server = Running::fresh().await;
    let mallory = server.browser();
    let mut codes = Vec::new();
    for _ in 0..12 {
        let reply =
            mallory.post("/api/me/recover", &json!({"code": "0000-0000-0000-0000-0000"})).await;
        codes.push(reply.failure().0);
    }
    assert_eq!(codes[..10], [404; 10]);
    assert_eq!(codes[11], 429);
}

/// A connection that comes when all places are taken is refused, and gets one as soon as another leaves.
#[tokio::test]
async fn there_are_only_so_many_sockets() {
    let folder = Folder::new();
    let mut config = folder.config();
    config.most_sockets = 2;
    let server = Running::with(&config).await;
    let ada = server.browser();
    let game = ada.start(&["Ada"], json!({})).await;
    let (one, _two) = (ada.socket(&game).await, ada.socket(&game).await);
    let Err(Error::Http(refused)) = ada.try_socket(&game, &[]).await else {
        panic!("a third is one too many")
    };
    assert_eq!(refused.status(), 503);
    assert_eq!(refused.headers()["retry-after"], "10");
    drop(one);
    let freed = async { while ada.try_socket(&game, &[]).await.is_err() {} };
    tokio::time::timeout(Duration::from_secs(10), freed).await.expect("one place is free again");
}

/// Commands beyond the limit are refused by their ids, so that their senders need not wait for an answer.
#[tokio::test]
async fn every_command_is_answered() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let game = ada.start(&["Ada"], json!({})).await;
    let mut socket = ada.socket(&game).await;
    let hint = |id: usize| json!({"id": id.to_string(), "command": {"type": "hint", "seat": 9}});
    for id in 0..250 {
        socket.stream.feed(Message::text(hint(id).to_string())).await.unwrap();
    }
    socket.stream.flush().await.unwrap();
    let mut codes = Vec::new();
    for expected in 0..250 {
        match socket.next().await {
            ServerMessage::Answer(Answer {
                id,
                verdict: Verdict::Refused(troyes_wire::Problem { code, .. }),
            }) => {
                assert_eq!(id, expected.to_string());
                codes.push(code);
            }
            other => panic!("{expected}: {other:?}"),
        }
    }
    assert!(codes.iter().take(80).all(|code| code == "not-your-seat"), "{codes:?}");
    assert!(codes.iter().any(|code| code == "too-many"), "{codes:?}");
}

/// A socket that talks too fast is asked to slow down, and then closed, whatever it says.
#[tokio::test]
async fn sockets_are_limited() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let game = ada.start(&["Ada"], json!({})).await;
    let mut other = ada.socket(&game).await;
    for (message, expected) in
        [(Message::text("x"), "bad-message"), (Message::binary(vec![1, 2, 3]), "not-text")]
    {
        let mut socket = ada.socket(&game).await;
        let mut problems = Vec::new();
        for _ in 0..1_000 {
            if socket.stream.feed(message.clone()).await.is_err() {
                break;
            }
        }
        let _ = socket.stream.flush().await;
        while let Some(message) = socket.try_next().await {
            match message {
                ServerMessage::Problem(problem) => problems.push(problem.code),
                other => panic!("{other:?}"),
            }
        }
        assert!(problems.iter().take(80).all(|code| code == expected), "{problems:?}");
        assert!(problems.iter().filter(|code| *code == "too-many").count() >= 100, "{problems:?}");
    }
    // Another socket of the same player is not concerned.
    other.act(0, troyes_wire::SeatCommand::GoOn).await;
}

/// Nobody keeps a server busy with pings, at a table or in the lobby.
#[tokio::test]
async fn pings_are_limited() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let game = ada.start(&["Ada"], json!({})).await;
    let lobby = format!("{}/api/lobby/socket", server.base.replace("http", "ws"));
    let (watching, _) = connect_async(lobby).await.unwrap();
    for mut stream in [ada.socket(&game).await.stream, watching] {
        let flood = async {
            for _ in 0..3_000 {
                if stream.feed(Message::Ping(Default::default())).await.is_err() {
                    break;
                }
            }
            let _ = stream.flush().await;
            loop {
                match stream.next().await {
                    Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code),
                    Some(Ok(_)) => {}
                    Some(Err(_)) | None => return None,
                }
            }
        };
        let code = tokio::time::timeout(Duration::from_secs(10), flood).await.expect("an end");
        assert!(code.is_none_or(|code| u16::from(code) == 1008), "{code:?}");
    }
    server.stop().await;
}

/// A command that comes too fast, but was carried out when it was sent the first time, is not refused.
#[tokio::test]
async fn what_was_acknowledged_is_not_refused() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let game = ada.start(&["Ada"], json!({})).await;
    let mut socket = ada.socket(&game).await;
    let go_on = json!({"type": "play", "seat": 0, "command": {"type": "go_on"}});
    let go_on = json!({"id": "go on", "command": go_on});
    for _ in 0..150 {
        socket.stream.feed(Message::text(go_on.to_string())).await.unwrap();
    }
    socket.stream.flush().await.unwrap();
    let mut answers = 0;
    while answers < 150 {
        if let ServerMessage::Answer(Answer { id, verdict }) = socket.next().await {
            assert_eq!((id.as_str(), verdict), ("go on", Verdict::Accepted { sequence: 1 }));
            answers += 1;
        }
    }
    server.stop().await;
}

/// A body that does not come is the fault of its sender.
#[tokio::test]
async fn bodies_come_in_time() {
    let server = Running::fresh().await;
    let host = server.base.strip_prefix("http://").unwrap();
    let asked = async |request: &str| {
        let mut stream = TcpStream::connect(host).await.unwrap();
        let head = "Host: troyes\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n";
        stream.write_all(format!("{request} HTTP/1.1\r\n{head}{{").as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        answer
    };
    for answer in join_all([asked("PUT /api/me"), asked("POST /api/records")]).await {
        assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
        assert!(answer.contains("\"code\":\"slow-request\""), "{answer}");
    }
}
