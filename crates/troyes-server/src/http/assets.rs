//! The client: files inside the program, or those of a folder while somebody works on them.

use std::borrow::Cow;
use std::collections::HashMap;
use std::io::Write as _;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use axum::body::{Body, Bytes};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    ACCEPT, ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH,
    VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, Response, StatusCode};
use axum::response::IntoResponse;
use sha2::{Digest, Sha256};

use super::previews::Preview;
use super::problem::{no_such_path, wrong_method};
use super::{App, address, codes, previews};
use crate::config::Client;

const INDEX: &str = "index.html";

/// Files that are smaller are not worth compressing.
const COMPRESSED_FROM: usize = 500;

/// A file inside the program.
pub(crate) struct Embedded {
    bytes: &'static [u8],
    packed: OnceLock<Packed>,
}

/// What is worked out once for every file.
struct Packed {
    etag: HeaderValue,
    brotli: Option<Bytes>,
    gzip: Option<Bytes>,
}

/// The client of a server.
pub(crate) enum Assets {
    Files(HashMap<&'static str, Embedded>),
    Folder(PathBuf),
}

impl Assets {
    pub(crate) fn new(client: &Client) -> Self {
        let file = |&(name, bytes)| (name, Embedded { bytes, packed: OnceLock::new() });
        match client {
            Client::Files(files) => Self::Files(files.iter().map(file).collect()),
            Client::Folder(folder) => Self::Folder(folder.clone()),
        }
    }

    /// Compresses all files, so that nobody has to wait for it later.
    pub(crate) fn pack(&self) {
        if let Self::Files(files) = self {
            for (name, file) in files {
                file.packed(name);
            }
        }
    }

    async fn file(&self, name: &str, headers: &HeaderMap) -> Option<Response<Body>> {
        match self {
            Self::Files(files) => Some(embedded_file(name, files.get(name)?, headers)),
            Self::Folder(folder) => folder_file(folder, name).await,
        }
    }
}

impl Assets {
    /// A file as text.
    async fn text(&self, name: &str) -> Option<Cow<'static, str>> {
        match self {
            Self::Files(files) => std::str::from_utf8(files.get(name)?.bytes).ok().map(Cow::from),
            Self::Folder(folder) => {
                tokio::fs::read_to_string(folder.join(name)).await.ok().map(Cow::from)
            }
        }
    }
}

impl Embedded {
    fn packed(&self, name: &str) -> &Packed {
        self.packed.get_or_init(|| {
            let hash = Sha256::digest(self.bytes);
            let etag = HeaderValue::from_str(&format!("W/\"{}\"", hex::encode(&hash[..12])));
            let worth_it = self.bytes.len() >= COMPRESSED_FROM && is_text(content_type(name));
            Packed {
                etag: etag.expect("hexadecimal digits make a header"),
                brotli: worth_it.then(|| brotli(self.bytes)),
                gzip: worth_it.then(|| gzip(self.bytes)),
            }
        })
    }
}

/// Everything that no route of the server is for: a file of the client, or its page, which finds its way by itself.
pub(crate) async fn serve(State(app): State<App>, request: Request) -> Response<Body> {
    let path = request.uri().path();
    if super::is_api(path) {
        return no_such_path().await.into_response();
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return wrong_method().await.into_response();
    }
    let name = match path.trim_start_matches('/') {
        "" => INDEX,
        // Those that ask by the old name get the icon that there is.
        "favicon.ico" => "favicon.svg",
        name => name,
    };
    let headers = request.headers();
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| *peer);
    if path != "/"
        && let Some(response) = app.assets.file(name, headers).await
    {
        return response;
    }
    if !name.starts_with("assets/")
        && (path == "/" || accepts_html(name, headers))
        && let Some(response) = page(&app, path, headers, peer).await
    {
        return response;
    }
    no_such_path().await.into_response()
}

/// The page of the client; where it is about something that others may be told of, with what they are told in its head.
async fn page(
    app: &App,
    path: &str,
    headers: &HeaderMap,
    peer: Option<SocketAddr>,
) -> Option<Response<Body>> {
    let Some(preview) = previewed(app, path, headers, peer?).await else {
        return app.assets.file(INDEX, headers).await;
    };
    let page = preview_page(app, &preview, path, headers).await?;
    let headers = [
        (CONTENT_TYPE, HeaderValue::from_static(content_type(INDEX))),
        (CACHE_CONTROL, caching(INDEX)),
        (VARY, HeaderValue::from_static("accept-encoding, accept-language")),
    ];
    Some((headers, page).into_response())
}

async fn preview_page(
    app: &App,
    preview: &Preview,
    path: &str,
    headers: &HeaderMap,
) -> Option<String> {
    let page = app.assets.text(INDEX).await?;
    let origin = address::origin(app, headers).ok()?;
    let words = app.speakers.of(previews::language(headers));
    Some(preview.put_into(&page, &origin, path, words))
}

/// What there is to say of an address, if others may be told. Whoever tries codes is told as little as by the API, and whoever asks for many pages
/// gets them as they are.
async fn previewed(
    app: &App,
    path: &str,
    headers: &HeaderMap,
    peer: SocketAddr,
) -> Option<Preview> {
    let words = app.speakers.of(previews::language(headers));
    let mut parts = path.split('/').skip(1);
    let id = match (parts.next()?, parts.next(), parts.next()) {
        ("", None, None) => return Some(Preview::home(words)),
        ("game", Some(id), None | Some("result")) => {
            app.limits.check_preview(peer, headers).ok()?;
            id.parse().ok()?
        }
        ("t", Some(code), None) => {
            app.limits.check_code_page(peer, headers).ok()?;
            codes::found(app, code).await.ok()??
        }
        _ => return None,
    };
    Preview::of_table(app, words, id, str::to_owned).await
}

fn embedded_file(name: &str, file: &Embedded, headers: &HeaderMap) -> Response<Body> {
    let packed = file.packed(name);
    let known = headers.get(IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    let etag = packed.etag.to_str().unwrap_or_default();
    if known.is_some_and(|known| known.split(',').any(|known| known.trim() == etag)) {
        let mut response = StatusCode::NOT_MODIFIED.into_response();
        response.headers_mut().insert(ETAG, packed.etag.clone());
        response.headers_mut().insert(CACHE_CONTROL, caching(name));
        return response;
    }
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|accepted| accepted.to_str().ok());
    let accepts = |coding: &str| {
        accepted.unwrap_or_default().split(',').any(|offer| {
            let (name, quality) = offer.split_once(';').unwrap_or((offer, ""));
            name.trim() == coding && !matches!(quality.trim(), "q=0" | "q=0.0")
        })
    };
    let (body, coding) = match packed {
        Packed { brotli: Some(brotli), .. } if accepts("br") => (brotli.clone(), Some("br")),
        Packed { gzip: Some(gzip), .. } if accepts("gzip") => (gzip.clone(), Some("gzip")),
        _ => (Bytes::from_static(file.bytes), None),
    };
    let mut response = Response::new(Body::from(body));
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(content_type(name)));
    headers.insert(CACHE_CONTROL, caching(name));
    headers.insert(ETAG, packed.etag.clone());
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(coding) = coding {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static(coding));
    }
    response
}

/// A file of the folder as it is now, for people who work on the client.
async fn folder_file(folder: &Path, name: &str) -> Option<Response<Body>> {
    let harmless = |part: &str| {
        !part.is_empty()
            && !part.starts_with('.')
            && part.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"._-".contains(&byte))
    };
    if !name.split('/').all(harmless) {
        return None;
    }
    let bytes = tokio::fs::read(folder.join(name)).await.ok()?;
    let headers = [(CONTENT_TYPE, content_type(name)), (CACHE_CONTROL, "no-cache")];
    Some((headers, bytes).into_response())
}

/// Names of files under `assets` change with their content, so they are good for ever; all others are asked for again.
fn caching(name: &str) -> HeaderValue {
    HeaderValue::from_static(if name.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    })
}

/// Whether a page would be welcome. A client that accepts anything gets one only for what does not look like a file.
fn accepts_html(name: &str, headers: &HeaderMap) -> bool {
    let accepted = headers.get(ACCEPT).and_then(|accepted| accepted.to_str().ok()).unwrap_or("*/*");
    let looks_like_a_file = name.rsplit('/').next().is_some_and(|last| last.contains('.'));
    accepted.contains("text/html") || (accepted.contains("*/*") && !looks_like_a_file)
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, extension)| extension) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "avif" => "image/avif",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        _ => "application/octet-stream",
    }
}

fn is_text(content_type: &str) -> bool {
    content_type.starts_with("text/")
        || matches!(
            content_type,
            "image/svg+xml" | "application/json" | "application/manifest+json" | "application/wasm"
        )
}

fn brotli(bytes: &[u8]) -> Bytes {
    // The best takes seconds where nothing is optimised, and nobody waits for small files there.
    let quality = if cfg!(debug_assertions) { 4 } else { 11 };
    let params = brotli::enc::BrotliEncoderParams { quality, ..Default::default() };
    let mut packed = Vec::new();
    let written = brotli::BrotliCompress(&mut &*bytes, &mut packed, &params);
    written.expect("writing to memory works");
    packed.into()
}

fn gzip(bytes: &[u8]) -> Bytes {
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    let packed = gzip.write_all(bytes).and_then(|()| gzip.finish());
    packed.expect("writing to memory works").into()
}
