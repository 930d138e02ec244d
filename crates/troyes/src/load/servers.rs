//! The servers that are asked: any of them will do, and where one does not answer, the next is asked.

use std::time::{Duration, Instant};

use anyhow::{Context as _, anyhow, bail};
use reqwest::header::{COOKIE, SET_COOKIE};
use reqwest::{Method, RequestBuilder, Response, StatusCode};
use serde_json::Value;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, http};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use super::PATIENCE;

pub(super) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// How long one attempt may take.
const ATTEMPT: Duration = Duration::from_secs(10);

/// Between two attempts.
const PAUSE: Duration = Duration::from_millis(250);

/// Somebody at some address, with or without a cookie.
#[derive(Clone, Default)]
pub(super) struct Visitor {
    pub(super) index: usize,
    pub(super) cookie: String,
}

pub(super) struct Servers {
    urls: Vec<String>,
    http: reqwest::Client,
    /// Whether players pretend to come from different addresses, which a server behind a proxy believes.
    spread: bool,
}

impl Servers {
    /// Looks whether all of them are there.
    pub(super) async fn find(urls: &[String], spread: bool) -> anyhow::Result<Self> {
        let http = reqwest::Client::builder().timeout(ATTEMPT).build()?;
        let urls: Vec<String> =
            urls.iter().map(|url| url.trim_end_matches('/').to_owned()).collect();
        for url in &urls {
            let answer = http.get(format!("{url}/healthz")).send().await;
            answer.with_context(|| format!("cannot reach {url}"))?;
        }
        Ok(Self { urls, http, spread })
    }

    pub(super) fn count(&self) -> usize {
        self.urls.len()
    }

    /// Asks for something to be made, at a server and, should that not answer, at the next ones.
    pub(super) async fn post(
        &self,
        path: &str,
        body: &Value,
        visitor: &mut Visitor,
    ) -> anyhow::Result<Value> {
        self.send(Method::POST, path, body, visitor).await
    }

    /// The same for something that is there.
    pub(super) async fn put(
        &self,
        path: &str,
        body: &Value,
        visitor: &mut Visitor,
    ) -> anyhow::Result<Value> {
        self.send(Method::PUT, path, body, visitor).await
    }

    async fn send(
        &self,
        method: Method,
        path: &str,
        body: &Value,
        visitor: &mut Visitor,
    ) -> anyhow::Result<Value> {
        let begun = Instant::now();
        let mut server = visitor.index;
        loop {
            let url = format!("{}{path}", self.url(server));
            match self.attempt(&method, &url, body, visitor).await? {
                Ok(answer) => return Ok(answer),
                Err(reason) if begun.elapsed() > PATIENCE => return Err(reason),
                Err(_) => {}
            }
            server += 1;
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// The answer, or why it is worth another attempt.
    async fn attempt(
        &self,
        method: &Method,
        url: &str,
        body: &Value,
        visitor: &mut Visitor,
    ) -> anyhow::Result<anyhow::Result<Value>> {
        let sent =
            self.ask(self.http.request(method.clone(), url).json(body), visitor).send().await;
        let response = match sent {
            Ok(response) => response,
            Err(error) => return Ok(Err(error.into())),
        };
        if let Some(cookie) = cookie_of(&response) {
            visitor.cookie = cookie;
        }
        let status = response.status();
        let Ok(text) = response.text().await else { return Ok(Err(anyhow!("{url}: cut off"))) };
        if status.is_success() {
            return Ok(Ok(serde_json::from_str(&text)?));
        }
        let is_quota = status == StatusCode::TOO_MANY_REQUESTS && !text.contains("\"too-many\"");
        if is_quota {
            bail!("{text}\nThe server keeps to its quotas: start it with --quotas none.");
        }
        if status.is_server_error() || status == StatusCode::TOO_MANY_REQUESTS {
            return Ok(Err(anyhow!("{url}: {status} {text}")));
        }
        bail!("{url}: {status} {text}");
    }

    /// Looks at something at one server, once.
    pub(super) async fn get(
        &self,
        server: usize,
        path: &str,
        visitor: &Visitor,
    ) -> anyhow::Result<Value> {
        let request = self.http.get(format!("{}{path}", self.url(server)));
        let response = self.ask(request, visitor).send().await?.error_for_status()?;
        Ok(response.json().await?)
    }

    /// Opens a socket at one server, once; `None` if it is worth another attempt.
    pub(super) async fn open(
        &self,
        server: usize,
        path: &str,
        visitor: &Visitor,
    ) -> anyhow::Result<Option<Socket>> {
        let address = format!("{}{path}", self.url(server).replacen("http", "ws", 1));
        let mut request = address.into_client_request()?;
        if !visitor.cookie.is_empty() {
            request.headers_mut().insert("cookie", visitor.cookie.parse()?);
        }
        if self.spread {
            let address = address_of(visitor.index).parse()?;
            request.headers_mut().insert("x-forwarded-for", address);
        }
        // Ten thousand sockets with the usual buffers would fill the memory of this side.
        let small = WebSocketConfig::default().read_buffer_size(4 * 1024);
        let connect = connect_async_with_config(request, Some(small), true);
        match tokio::time::timeout(ATTEMPT, connect).await {
            Ok(Ok((socket, _))) => Ok(Some(socket)),
            Ok(Err(Error::Http(response))) if !is_temporary(response.status()) => {
                bail!("{path}: {}", response.status())
            }
            Ok(Err(Error::Http(_) | Error::Io(_) | Error::Protocol(_))) | Err(_) => Ok(None),
            Ok(Err(error)) => Err(error.into()),
        }
    }

    /// Opens a socket at a server or, should that not answer, at the next ones. Says which.
    pub(super) async fn open_somewhere(
        &self,
        mut server: usize,
        path: &str,
        visitor: &Visitor,
    ) -> anyhow::Result<(usize, Socket)> {
        let begun = Instant::now();
        loop {
            if let Some(socket) = self.open(server, path, visitor).await? {
                return Ok((server, socket));
            }
            if begun.elapsed() > PATIENCE {
                bail!("no server opens a socket at {path}");
            }
            server += 1;
            tokio::time::sleep(PAUSE).await;
        }
    }

    fn url(&self, server: usize) -> &str {
        &self.urls[server % self.urls.len()]
    }

    fn ask(&self, mut request: RequestBuilder, visitor: &Visitor) -> RequestBuilder {
        if !visitor.cookie.is_empty() {
            request = request.header(COOKIE, visitor.cookie.as_str());
        }
        if self.spread {
            request = request.header("x-forwarded-for", address_of(visitor.index));
        }
        request
    }
}

fn address_of(index: usize) -> String {
    format!("10.{}.{}.{}", index / 65_536 % 256, index / 256 % 256, index % 256)
}

fn cookie_of(response: &Response) -> Option<String> {
    let cookie = response.headers().get(SET_COOKIE)?.to_str().ok()?;
    Some(cookie.split(';').next().unwrap_or_default().to_owned())
}

fn is_temporary(status: http::StatusCode) -> bool {
    status.is_server_error() || status == http::StatusCode::TOO_MANY_REQUESTS
}
