//! A person: a browser with a cookie that does not give up.

use std::time::{Duration, Instant};

use chacha20::ChaCha8Rng;
use reqwest::header::{COOKIE, SET_COOKIE};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::servers::World;

/// How long somebody tries the same thing, or waits for others, before something must be wrong.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// Between two attempts.
pub(crate) const PAUSE: Duration = Duration::from_millis(25);

/// Somebody with an identity.
#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) name: String,
    /// Where they pretend to be.
    pub(crate) address: String,
    pub(crate) cookie: String,
}

impl Person {
    pub(crate) async fn new(world: &World, index: usize, random: &mut ChaCha8Rng) -> Self {
        let (name, address) = (format!("Person {index}"), format!("10.0.0.{index}"));
        let mut person = Self { name: name.clone(), address, cookie: String::new() };
        let body = json!({ "name": name });
        let (cookie, _) = person.insist(world, random, Method::PUT, "/api/me", &body).await;
        person.cookie = cookie.expect("a name comes with a cookie");
        person
    }

    pub(crate) fn cookie(&self) -> &str {
        &self.cookie
    }

    /// Opens a game or a table, and gives its name.
    pub(crate) async fn open(
        &self,
        world: &World,
        random: &mut ChaCha8Rng,
        path: &str,
        body: &Value,
    ) -> String {
        let (_, text) = self.insist(world, random, Method::POST, path, body).await;
        let created: Value = serde_json::from_str(&text).unwrap();
        created["id"].as_str().unwrap().to_owned()
    }

    /// Asks whichever server is there until one answers; gives the cookie, if there is a new one, and the answer.
    async fn insist(
        &self,
        world: &World,
        random: &mut ChaCha8Rng,
        method: Method,
        path: &str,
        body: &Value,
    ) -> (Option<String>, String) {
        let begun = Instant::now();
        loop {
            assert!(begun.elapsed() < PATIENCE, "{path}: nobody answers {}", self.name);
            if let Some(address) = world.some_address(random)
                && let Some(answer) = self.ask(world, &address, method.clone(), path, body).await
            {
                return answer;
            }
            sleep(PAUSE).await;
        }
    }

    /// Looks at something at one server.
    pub(crate) async fn get(&self, world: &World, address: &str, path: &str) -> Option<String> {
        Some(self.ask(world, address, Method::GET, path, &Value::Null).await?.1)
    }

    /// Asks a server once; `None` if it is gone, or has no database.
    async fn ask(
        &self,
        world: &World,
        address: &str,
        method: Method,
        path: &str,
        body: &Value,
    ) -> Option<(Option<String>, String)> {
        let mut request = world.http.request(method, format!("http://{address}{path}"));
        request = request.header("x-forwarded-for", &self.address).header(COOKIE, &self.cookie);
        if !body.is_null() {
            request = request.json(body);
        }
        let response = request.send().await.ok()?;
        let status = response.status();
        let cookie = response.headers().get(SET_COOKIE).map(|cookie| {
            let cookie = cookie.to_str().unwrap();
            cookie.split(';').next().unwrap().to_owned()
        });
        let text = response.text().await.ok()?;
        if status.is_server_error() || status == StatusCode::TOO_MANY_REQUESTS {
            return None;
        }
        assert!(status.is_success(), "{path}: {status} {text}");
        Some((cookie, text))
    }
}
