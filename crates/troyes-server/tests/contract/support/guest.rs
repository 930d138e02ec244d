//! What somebody does with games and tables: opens, visits and plays them.

use reqwest::StatusCode;
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use troyes_wire::{Created, RoomCommand, TableView};
use uuid::Uuid;

use super::browser::MOMENT;
use super::{Browser, Socket};

impl Browser {
    /// Starts a game with these names; other fields can be changed.
    pub(crate) async fn start(&self, names: &[&str], change: Value) -> String {
        let mut body = json!({
            "deal": null, "names": names, "columns": {"type": "first"}, "banquets": false, "pace": "own",
        });
        body.as_object_mut().unwrap().extend(change.as_object().cloned().unwrap_or_default());
        self.post("/api/games", &body).await.read::<Created>().id
    }

    pub(crate) async fn view(&self, game: &str) -> TableView {
        self.get(&format!("/api/games/{game}")).await.read()
    }

    /// A socket, after a moment if there were too many just now.
    pub(crate) async fn socket(&self, game: &str) -> Socket {
        loop {
            match self.try_socket(game, &[]).await {
                Err(Error::Http(answer)) if answer.status() == StatusCode::TOO_MANY_REQUESTS => {
                    tokio::time::sleep(MOMENT).await;
                }
                tried => return tried.unwrap(),
            }
        }
    }

    /// A socket with more headers, or why there is none.
    pub(crate) async fn try_socket(
        &self,
        game: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Socket, Error> {
        let url = format!("{}/api/games/{game}/socket", self.base.replace("http", "ws"));
        let mut request = url.into_client_request().unwrap();
        let cookie = self.cookie();
        let own = [("cookie", cookie.as_str()), ("x-forwarded-for", &self.address)];
        for (name, value) in headers.iter().copied().chain(own) {
            if !value.is_empty() {
                request.headers_mut().insert(name, value.parse().unwrap());
            }
        }
        let (stream, _) = connect_async(request).await?;
        Ok(Socket::over(stream).await)
    }

    /// Somebody with a name, and hence an identity.
    pub(crate) async fn named(self, name: &str) -> Self {
        self.put("/api/me", &json!({ "name": name })).await.read::<Value>();
        self
    }

    /// Opens a table for this many people; options can be changed.
    pub(crate) async fn open_room(&self, name: &str, places: u8, change: Value) -> String {
        let mut options = json!({
            "columns": {"type": "first"}, "banquets": false, "pace": "together", "limit": null,
            "public": false, "chat": true, "hints": false, "stand_in": "apprentice",
        });
        options.as_object_mut().unwrap().extend(change.as_object().cloned().unwrap_or_default());
        let body = json!({"name": name, "places": places, "options": options});
        self.post("/api/rooms", &body).await.read::<Created>().id
    }

    /// Opens a socket and sits down.
    pub(crate) async fn sit(&self, room: &str, name: &str) -> Socket {
        let mut socket = self.socket(room).await;
        let contribution = format!("{:032x}", Uuid::now_v7().as_u128());
        socket.change_room(RoomCommand::Sit { name: name.to_owned(), contribution }).await;
        socket
    }

    /// Plays a game that this browser has all seats of to its end, always by the first offer.
    pub(crate) async fn play_out(&self, game: &str) -> TableView {
        let mut socket = self.socket(game).await;
        socket.play_out(|offers| &offers[0]).await;
        socket.view.unwrap()
    }
}
