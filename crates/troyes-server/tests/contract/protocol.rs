//! What comes before a request is understood, and sockets that do not keep to the protocol.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::StreamExt as _;
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::MaybeTlsStream;
use tokio_tungstenite::tungstenite::Message;

use crate::support::{Folder, Running, Socket};

fn address(server: &Running) -> SocketAddr {
    server.base.strip_prefix("http://").unwrap().parse().unwrap()
}

/// What the server answers to bytes, until it hangs up.
async fn answer(server: &Running, request: &str) -> String {
    let mut stream = TcpStream::connect(address(server)).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8(answer).unwrap()
}

#[tokio::test]
async fn there_is_one_host() {
    let server = Running::fresh().await;
    for (version, hosts, expected) in [
        ("1.1", "Host: one\r\n", "200"),
        ("1.1", "", "400"),
        ("1.1", "Host: one\r\nHost: two\r\n", "400"),
        ("1.1", "Host: one\r\nhost: one\r\n", "400"),
        // As some ask who watch over servers.
        ("1.0", "", "200"),
        ("1.0", "Host: one\r\nHost: two\r\n", "400"),
    ] {
        let request = format!("GET /api/me HTTP/{version}\r\n{hosts}Connection: close\r\n\r\n");
        let answer = answer(&server, &request).await;
        let status = answer.split(' ').nth(1).unwrap();
        assert_eq!(status, expected, "{version} {hosts}");
        assert_eq!(answer.contains("\"bad-host\""), expected == "400", "{answer}");
    }
    server.stop().await;
}

#[tokio::test]
async fn heads_are_bounded() {
    let server = Running::fresh().await;
    for (length, expected) in [(12_000, "200"), (17_000, "431")] {
        let long = "x".repeat(length);
        let head = format!("Host: one\r\nX-Long: {long}\r\nConnection: close");
        let answer = answer(&server, &format!("GET /api/me HTTP/1.1\r\n{head}\r\n\r\n")).await;
        assert_eq!(answer.split(' ').nth(1), Some(expected));
    }
    server.stop().await;
}

/// Heads that do not come to an end keep nobody else out, and are given up.
#[tokio::test]
async fn half_sent_heads_harm_nobody() {
    let folder = Folder::new();
    let mut config = folder.config();
    config.most_sockets = 256;
    let server = Running::keeping(folder, &config).await;
    let game = server.browser().start(&["Ada"], json!({})).await;
    let mut halves = Vec::new();
    for _ in 0..700 {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind("127.0.0.6:0".parse().unwrap()).unwrap();
        let mut stream = socket.connect(address(&server)).await.unwrap();
        let _ = stream.write_all(b"GET /api/me HTTP/1.1\r\nHost: one\r\nX-").await;
        halves.push(stream);
    }
    let ada = server.browser();
    let honest = timeout(Duration::from_secs(5), ada.view(&game));
    assert_eq!(honest.await.expect("others are answered").seats.len(), 1);
    let mut buffer = [0; 1_000];
    let ends = async {
        for half in &mut halves {
            while half.read(&mut buffer).await.is_ok_and(|read| read > 0) {}
        }
    };
    timeout(Duration::from_secs(20), ends).await.expect("nobody waits for ever");
    server.stop().await;
}

/// A connection that wants nothing any more does not keep a server from ending.
#[tokio::test]
async fn idle_connections_end_with_the_server() {
    let server = Running::fresh().await;
    let mut stream = TcpStream::connect(address(&server)).await.unwrap();
    stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: one\r\n\r\n").await.unwrap();
    let mut buffer = [0; 1_000];
    assert!(stream.read(&mut buffer).await.unwrap() > 0);
    timeout(Duration::from_secs(3), server.stop()).await.expect("at once");
}

/// The code that a socket is closed with after some bytes.
async fn closed_with(mut socket: Socket, bytes: &[u8]) -> u16 {
    let MaybeTlsStream::Plain(stream) = socket.stream.get_mut() else { panic!("no TLS here") };
    stream.write_all(bytes).await.unwrap();
    loop {
        match timeout(Duration::from_secs(10), socket.stream.next()).await.expect("a goodbye") {
            Some(Ok(Message::Close(Some(frame)))) => return frame.code.into(),
            Some(Ok(Message::Close(None))) | Some(Err(_)) | None => return 1006,
            Some(Ok(_)) => {}
        }
    }
}

#[tokio::test]
async fn broken_sockets_get_a_reason() {
    let server = Running::fresh().await;
    let ada = server.browser();
    let game = ada.start(&["Ada"], json!({})).await;
    let masked = |head: &[u8], text: &[u8]| [head, &[0; 4], text].concat();
    for (what, bytes, expected) in [
        ("not masked", b"\x81\x02hi".to_vec(), 1002),
        ("an unknown kind", masked(&[0x83, 0x80], b""), 1002),
        ("a long ping", masked(&[0x89, 0xfe, 0x01, 0x00], &[0; 256]), 1002),
        ("not UTF-8", masked(&[0x81, 0x82], b"\xff\xfe"), 1007),
        ("too large", masked(&[0x81, 0xff, 0, 0, 0, 0, 0, 2, 0, 0], b"x"), 1009),
        ("a little too large", masked(&[0x81, 0xfe, 0x20, 0x00], &[b'x'; 0x2000]), 1009),
    ] {
        assert_eq!(closed_with(ada.socket(&game).await, &bytes).await, expected, "{what}");
    }
    server.stop().await;
}
