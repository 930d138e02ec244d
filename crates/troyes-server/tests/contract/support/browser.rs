//! Somebody who asks over HTTP.

use std::sync::Arc;
use std::time::Duration;

use reqwest::cookie::{CookieStore as _, Jar};
use reqwest::{Method, StatusCode};
use serde_json::Value;

use super::Reply;

/// How long somebody waits whose request was refused as too much at once.
pub(super) const MOMENT: Duration = Duration::from_millis(200);

/// Somebody with a jar of cookies.
#[derive(Clone)]
pub(crate) struct Browser {
    pub(crate) base: String,
    pub(crate) http: reqwest::Client,
    jar: Arc<Jar>,
    /// The address that a proxy in front reports, if there is one.
    pub(super) address: String,
}

impl Browser {
    pub(crate) fn new(base: &str) -> Self {
        Self::coming_from(base, "")
    }

    pub(super) fn coming_from(base: &str, address: &str) -> Self {
        troyes_server::prepare_tls();
        let jar = Arc::new(Jar::default());
        let headers = (!address.is_empty()).then_some(("x-forwarded-for", address));
        let headers = headers.map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap()));
        let http = reqwest::Client::builder()
            .cookie_provider(Arc::clone(&jar))
            .default_headers(headers.into_iter().collect());
        let address = address.to_owned();
        Self { base: base.to_owned(), http: http.build().unwrap(), jar, address }
    }

    /// The same person at another server, as after a restart on another port.
    pub(crate) fn at(&self, base: &str) -> Self {
        let other = Self::coming_from(base, &self.address);
        other.jar.add_cookie_str(&self.cookie(), &other.base.parse().unwrap());
        other
    }

    /// The same place with somebody else's cookie.
    pub(crate) fn with_cookie_of(self, other: &Self) -> Self {
        self.jar.add_cookie_str(&other.cookie(), &self.base.parse().unwrap());
        self
    }

    pub(crate) fn cookie(&self) -> String {
        let cookies = self.jar.cookies(&self.base.parse().unwrap());
        cookies.map(|cookies| cookies.to_str().unwrap().to_owned()).unwrap_or_default()
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        self.http.request(method, format!("{}{path}", self.base))
    }

    pub(crate) async fn send(&self, request: reqwest::RequestBuilder) -> Reply {
        let response = request.send().await.unwrap();
        Reply {
            status: response.status(),
            headers: response.headers().clone(),
            text: response.text().await.unwrap(),
        }
    }

    /// Sends a request, after a moment once more if there were too many just now.
    pub(crate) async fn send_patiently(&self, request: reqwest::RequestBuilder) -> Reply {
        loop {
            let reply = self.send(request.try_clone().unwrap()).await;
            if reply.status != StatusCode::TOO_MANY_REQUESTS {
                return reply;
            }
            tokio::time::sleep(MOMENT).await;
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Reply {
        self.send(self.request(Method::GET, path)).await
    }

    pub(crate) async fn delete(&self, path: &str) -> Reply {
        self.send(self.request(Method::DELETE, path)).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Reply {
        self.send(self.request(Method::POST, path).json(body)).await
    }

    pub(crate) async fn put(&self, path: &str, body: &Value) -> Reply {
        self.send(self.request(Method::PUT, path).json(body)).await
    }
}
