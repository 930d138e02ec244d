//! An open socket: what it has sent, and commands over it.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::Value;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use troyes_wire::{
    Answer, ClientMessage, Command, Decision, MessageView, OfferView, RoomCommand, RoomView,
    SeatCommand, ServerMessage, TableView, Verdict,
};
use uuid::Uuid;

/// An open socket, and what it has sent.
pub(crate) struct Socket {
    pub(crate) stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) view: Option<TableView>,
    pub(crate) room: Option<RoomView>,
    pub(crate) said: Vec<MessageView>,
    sent: usize,
    /// The codes of all commands that were refused.
    pub(crate) refused: Vec<String>,
    /// Every message so far, by its type and whether it was compressed.
    pub(crate) heard: Vec<(String, bool)>,
    /// Every message so far.
    pub(crate) messages: Vec<ServerMessage>,
}

impl Socket {
    /// An open socket that has sent its first message.
    pub(super) async fn over(stream: WebSocketStream<MaybeTlsStream<TcpStream>>) -> Self {
        let mut socket = Self {
            stream,
            view: None,
            room: None,
            said: Vec::new(),
            sent: 0,
            refused: Vec::new(),
            heard: Vec::new(),
            messages: Vec::new(),
        };
        socket.next().await;
        socket
    }

    /// The next message; views are kept up to date.
    pub(crate) async fn next(&mut self) -> ServerMessage {
        self.try_next().await.expect("the socket is open")
    }

    pub(crate) async fn try_next(&mut self) -> Option<ServerMessage> {
        loop {
            let within = Duration::from_secs(30);
            let frame = tokio::time::timeout(within, self.stream.next()).await.expect("a message");
            let (json, compressed) = match frame?.ok()? {
                Message::Text(text) => {
                    assert!(text.len() < 1_000, "long messages are compressed");
                    (text.as_str().to_owned(), false)
                }
                Message::Binary(bytes) => (unpacked(&bytes), true),
                Message::Close(_) => return None,
                _ => continue,
            };
            assert_eq!(compressed, json.len() >= 1_000);
            let message: ServerMessage = serde_json::from_str(&json).unwrap();
            let kind =
                serde_json::from_str::<Value>(&json).unwrap()["type"].as_str().unwrap().to_owned();
            self.heard.push((kind, compressed));
            match &message {
                ServerMessage::Table { view, .. } => self.view = Some((**view).clone()),
                ServerMessage::Changed { table, seats, .. } => {
                    let view = self.view.as_mut().expect("the table comes first");
                    view.head = table.clone();
                    for change in seats {
                        change.clone().apply(&mut view.seats[usize::from(change.seat)]);
                    }
                }
                ServerMessage::Room { room } => self.room = Some((**room).clone()),
                ServerMessage::Said { messages } => self.said.extend(messages.iter().cloned()),
                ServerMessage::Answer(Answer { verdict: Verdict::Refused(problem), .. }) => {
                    self.refused.push(problem.code.clone());
                }
                ServerMessage::Answer(_)
                | ServerMessage::Problem(_)
                | ServerMessage::Hint { .. }
                | ServerMessage::Reacted { .. } => {}
            }
            self.messages.push(message.clone());
            return Some(message);
        }
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        self.stream.send(Message::text(text)).await.unwrap();
    }

    /// Sends a command with a name and waits for its answer.
    pub(crate) async fn command(&mut self, id: &str, seat: u8, command: SeatCommand) -> Verdict {
        self.send_command(id, Command::Play { seat, command }).await
    }

    /// Sends any command with a name and waits for its answer.
    pub(crate) async fn send_command(&mut self, id: &str, command: Command) -> Verdict {
        let are_words = matches!(command, Command::Say { .. } | Command::React { .. });
        let message = ClientMessage { id: id.to_owned(), command };
        let text = serde_json::to_string(&message).unwrap();
        self.send_text(&text).await;
        loop {
            match self.next().await {
                // Nobody plays as fast as a test. Words have a limit of their own, which tests are about.
                ServerMessage::Answer(Answer {
                    id: answered,
                    verdict: Verdict::Refused(troyes_wire::Problem { code, .. }),
                }) if answered == id && code == "too-many" && !are_words => {
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    self.send_text(&text).await;
                }
                ServerMessage::Answer(Answer { id: answered, verdict }) if answered == id => {
                    return verdict;
                }
                ServerMessage::Problem(problem) => panic!("{problem:?}"),
                _ => {}
            }
        }
    }

    /// Sends a command about the table and waits for its answer.
    pub(crate) async fn try_room(&mut self, command: RoomCommand) -> Verdict {
        self.sent += 1;
        let id = format!("{}-{}", self.sent, Uuid::now_v7());
        self.send_command(&id, Command::Room { command }).await
    }

    /// Sends a command about the table that must be accepted.
    pub(crate) async fn change_room(&mut self, command: RoomCommand) {
        let verdict = self.try_room(command.clone()).await;
        assert!(matches!(verdict, Verdict::Accepted { .. }), "{command:?}: {verdict:?}");
    }

    /// Sends a command about the table that must be refused, and gives the code.
    pub(crate) async fn refused_room(&mut self, command: RoomCommand) -> String {
        match self.try_room(command.clone()).await {
            Verdict::Refused(troyes_wire::Problem { code, .. }) => code,
            accepted => panic!("{command:?}: {accepted:?}"),
        }
    }

    pub(crate) fn room(&self) -> &RoomView {
        self.room.as_ref().expect("there is a table")
    }

    /// Listens until something is so.
    pub(crate) async fn until(&mut self, is: impl Fn(&Self) -> bool) {
        while !is(self) {
            self.next().await;
        }
    }

    /// Sends a command that must be accepted.
    pub(crate) async fn act(&mut self, seat: u8, command: SeatCommand) {
        self.sent += 1;
        let id = format!("{}-{}", self.sent, Uuid::now_v7());
        let verdict = self.command(&id, seat, command).await;
        assert!(matches!(verdict, Verdict::Accepted { .. }), "{command:?}: {verdict:?}");
        let view = self.view();
        if let Verdict::Accepted { sequence } = verdict {
            assert_eq!(
                view.seats[usize::from(seat)].version,
                sequence,
                "the view comes before the answer"
            );
        }
    }

    pub(crate) fn view(&self) -> &TableView {
        self.view.as_ref().expect("the table comes first")
    }

    /// Plays all seats to the end.
    pub(crate) async fn play_out(&mut self, choose: fn(&[OfferView]) -> &OfferView) {
        while !self.view().head.finished {
            self.step(choose).await;
        }
    }

    /// Carries the next command out of the first seat that has one.
    pub(crate) async fn step(&mut self, choose: fn(&[OfferView]) -> &OfferView) {
        let seats = &self.view().seats;
        let deciding = seats.iter().position(|seat| seat.yours && !seat.offers.is_empty());
        let (seat, command) = match deciding {
            Some(seat) => (seat, decide(choose(&seats[seat].offers))),
            None => {
                let open = seats.iter().position(|seat| seat.yours && !seat.finished);
                (open.expect("somebody has not finished"), SeatCommand::GoOn)
            }
        };
        self.act(seat as u8, command).await;
    }
}

/// The command for the first way of an offer.
pub(crate) fn decide(offer: &OfferView) -> SeatCommand {
    let way = &offer.ways[0];
    let decision = match (offer.decision, way.sector) {
        (Decision::Take { color, value, r#use, .. }, Some(sector)) => {
            Decision::Take { sector, pay: way.pay, color, value, r#use }
        }
        (decision, _) => decision,
    };
    SeatCommand::Decide { decision }
}

fn unpacked(bytes: &[u8]) -> String {
    let mut json = String::new();
    std::io::Read::read_to_string(&mut flate2::read::ZlibDecoder::new(bytes), &mut json).unwrap();
    json
}
