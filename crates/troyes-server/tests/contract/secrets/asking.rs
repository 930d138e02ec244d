//! All that can be asked for, by everybody.

use reqwest::Method;
use serde_json::{Value, json};
use troyes_wire::{BranchDice, Branched, Command, Reaction, ServerMessage};

use super::{Scene, play_out};

/// What may change something, and how it is asked for here.
const CHANGES: [(&str, Way); 25] = [
    ("DELETE /api/games/{id}", Way::Always),
    ("DELETE /api/groups/{id}", Way::Always),
    ("DELETE /api/groups/{id}/members/me", Way::Always),
    ("DELETE /api/groups/{id}/members/{member}", Way::Always),
    ("DELETE /api/me", Way::Never("nobody is left to ask on")),
    ("DELETE /api/me/session", Way::Never("nobody is left to ask on")),
    ("DELETE /api/me/sessions", Way::Always),
    ("DELETE /api/me/sessions/{id}", Way::Always),
    ("POST /api/days/{day}/practice", Way::Always),
    ("POST /api/days/{day}/try", Way::Never("whoever begins sees dice at a table of their own")),
    ("POST /api/deals", Way::Always),
    ("POST /api/games", Way::Often),
    ("POST /api/games/{id}/branches", Way::Often),
    ("POST /api/groups", Way::Always),
    ("POST /api/groups/{id}/link", Way::Always),
    ("POST /api/invitations/{link}", Way::Always),
    (
        "POST /api/me/recover",
        Way::Never("without a code it is nothing, and with one it is the player"),
    ),
    ("POST /api/me/recovery-code", Way::Always),
    ("POST /api/records", Way::Often),
    ("POST /api/rooms", Way::Always),
    ("PUT /api/groups/{id}", Way::Always),
    ("PUT /api/me", Way::Always),
    ("PUT /api/me/webhook", Way::Always),
    ("GET /api/games/{id}/socket", Way::Often),
    ("GET /api/lobby/socket", Way::Never("it says what GET /api/rooms says")),
];

/// How something is asked for.
enum Way {
    /// At random, again and again, with what follows from the answer.
    Often,
    /// By everybody, about the game and about another one.
    Always,
    /// Not at all, for a reason.
    Never(&'static str),
}

/// That nothing can be asked for which nobody has thought of here, as the description of the API lists it. Gives what can be read.
pub(super) fn readable(description: &Value) -> Vec<String> {
    let mut readable = Vec::new();
    for (path, item) in description["paths"].as_object().unwrap() {
        for method in item.as_object().unwrap().keys() {
            let operation = format!("{} {path}", method.to_uppercase());
            let known = CHANGES.iter().any(|(change, _)| *change == operation);
            match method.as_str() {
                "get" if known => {}
                "get" => readable.push(path.clone()),
                _ => assert!(known, "secrets/asking.rs does not know how to ask for {operation}"),
            }
        }
    }
    readable
}

impl Scene {
    /// One request of somebody.
    pub(super) async fn step(&mut self) {
        let asker = self.random.below(self.askers.len());
        let subject = self.random.of(&self.known).clone();
        match self.random.below(12) {
            0..=2 => {
                let path = self.random.of(&self.readable).clone();
                self.read(asker, &path, &subject).await;
            }
            3..=5 => self.branch(asker, &subject).await,
            6 => self.reload(asker, &subject).await,
            7 => self.play_on(asker).await,
            8 => self.watch(asker, &subject).await,
            9 if asker == 0 => self.deal_again(asker).await,
            _ => self.play_original().await,
        }
    }

    /// Everybody asks for everything, about the game and about another one.
    pub(super) async fn sweep(&mut self) {
        for asker in 0..self.askers.len() {
            let other = self.random.of(&self.known).clone();
            for subject in [self.game.clone(), other] {
                for path in self.readable.clone() {
                    self.read(asker, &path, &subject).await;
                }
                self.watch(asker, &subject).await;
            }
            for (operation, way) in &CHANGES {
                match way {
                    Way::Often => {}
                    Way::Always => self.change(asker, operation).await,
                    Way::Never(reason) => assert!(!reason.is_empty()),
                }
            }
        }
    }

    async fn read(&mut self, asker: usize, path: &str, subject: &str) {
        let asked = path.replace("{id}", subject).replace("{day}", &self.day);
        let (status, text) = self.askers[asker].send(Method::GET, &asked, None).await;
        assert!(status < 500, "{asked}: {text}");
        if path != "/api/me/export" || status != 200 {
            self.hear(asker, subject, text);
            return;
        }
        // Many games in one: each of them may be like this one by chance.
        let mut file: Value = serde_json::from_str(&text).unwrap();
        for game in file["games"].take().as_array().unwrap() {
            self.hear(asker, game["id"].as_str().unwrap(), game.to_string());
        }
        self.hear(asker, "export", file.to_string());
    }

    async fn change(&mut self, asker: usize, operation: &str) {
        let (method, path) = operation.split_once(' ').unwrap();
        let path = path.replace("{id}", &self.game).replace("{day}", &self.day);
        let body = match path.as_str() {
            path if path.contains("/days/") => Some(json!({"name": "Eve"})),
            path if path.contains("/groups") || path.contains("/invitations") => {
                Some(json!({"name": "Eve"}))
            }
            "/api/deals" => Some(json!({"seed": null})),
            "/api/rooms" => {
                Some(json!({"name": "Eve", "places": 2, "options": super::options("own")}))
            }
            "/api/me" => Some(json!({"name": "Eve"})),
            "/api/me/webhook" => Some(json!({"address": null})),
            _ => None,
        };
        let method = method.parse().unwrap();
        let (status, text) = self.askers[asker].send(method, &path, body.as_ref()).await;
        assert!(status < 500, "{operation}: {text}");
        self.hear(asker, operation, text);
    }

    /// Opens the page of a game, and does all that can be done there without a seat, and a little with one.
    async fn watch(&mut self, asker: usize, subject: &str) {
        let Ok(mut socket) = self.askers[asker].browser.try_socket(subject, &[]).await else {
            // A branch that is not theirs to see, or too much at once.
            return;
        };
        for seat in 0..2 {
            socket.send_command(&format!("hint {seat}"), Command::Hint { seat }).await;
        }
        let word = Command::Say { text: "hello".to_owned() };
        socket.send_command("hello", word).await;
        socket.send_command("sign", Command::React { reaction: Reaction::Applause }).await;
        for message in std::mem::take(&mut socket.messages) {
            if let ServerMessage::Problem(problem) = &message {
                panic!("{problem:?}");
            }
            self.hear(asker, subject, serde_json::to_string(&message).unwrap());
        }
    }

    /// Plays the deal of the game once more and to its end, as only its player does here: what others learn from the same deal nobody can prevent
    /// among people without accounts.
    async fn deal_again(&mut self, asker: usize) {
        let Some(deal) = self.deal.clone().filter(|_| !self.honest) else { return };
        let id = self.askers[asker].browser.start(&["Ada"], json!({"deal": deal})).await;
        self.looked_ahead = true;
        let text = play_out(&self.askers[asker].browser, &id).await;
        self.hear(asker, &id, text);
    }

    async fn branch(&mut self, asker: usize, subject: &str) {
        let half_day = 1 + self.random.below(self.seen(asker).max(1) + 1).min(15);
        let may_look_ahead = !(self.honest && self.owns_all(asker));
        let dice = *self.random.of(&["same", "same", "fresh"]);
        let dice = if may_look_ahead { dice } else { "fresh" };
        let mut body = json!({"half_day": half_day, "dice": dice});
        if self.random.below(2) == 0 {
            body["seat"] = json!(self.random.below(2));
        }
        let path = format!("/api/games/{subject}/branches");
        let (status, text) = self.askers[asker].send(Method::POST, &path, Some(&body)).await;
        assert!(status < 500, "{text}");
        assert!(self.seed_of_day.is_none() || subject != self.game || status == 403, "{text}");
        if status == 201 {
            let Branched { id, dice } = serde_json::from_str(&text).unwrap();
            if dice == BranchDice::Same && subject == self.game {
                assert!(self.owns_all(asker), "same dice for {body} of somebody else's game");
                self.looked_ahead = true;
            }
            self.askers[asker].own.push(id.clone());
            self.known.push(id);
        }
    }

    /// Downloads a record and uploads it again.
    async fn reload(&mut self, asker: usize, subject: &str) {
        let (status, record) = self.askers[asker]
            .send(Method::GET, &format!("/api/games/{subject}/record"), None)
            .await;
        self.hear(asker, subject, record.clone());
        if status != 200 {
            return;
        }
        let record = serde_json::from_str(&record).unwrap();
        let (status, text) =
            self.askers[asker].send(Method::POST, "/api/records", Some(&record)).await;
        assert_eq!(status, 201, "{text}");
        let id = serde_json::from_str::<Value>(&text).unwrap()["id"].as_str().unwrap().to_owned();
        self.askers[asker].own.push(id.clone());
        // What somebody who may know everything uploads is theirs to publish.
        if !self.owns_all(asker) {
            self.known.push(id);
        }
    }

    /// Plays a game that was derived to its end.
    async fn play_on(&mut self, asker: usize) {
        if self.askers[asker].own.is_empty() {
            return;
        }
        let id = self.random.of(&self.askers[asker].own).clone();
        let text = play_out(&self.askers[asker].browser, &id).await;
        self.hear(asker, &id, text);
    }
}
