//! The client's files.

use crate::support::{Browser, FILES, Folder, Running};

async fn get(browser: &Browser, path: &str, headers: &[(&str, &str)]) -> reqwest::Response {
    let plain = reqwest::Client::builder().no_gzip().build().unwrap();
    let mut request = plain.get(format!("{}{path}", browser.base));
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    request.send().await.unwrap()
}

#[tokio::test]
async fn files_of_the_program() {
    let server = Running::fresh().await;
    let browser = server.browser();
    let html = [("accept", "text/html,*/*;q=0.8")];
    for path in ["/new", "/lobby", "/a/b.c"] {
        let page = get(&browser, path, &html).await;
        assert_eq!(page.status(), 200, "{path}");
        assert_eq!(page.headers()["cache-control"], "no-cache");
        assert_eq!(page.headers()["content-type"], "text/html; charset=utf-8");
        assert_eq!(page.bytes().await.unwrap(), FILES[0].1);
    }
    let script = get(&browser, "/assets/index-abc.js", &[]).await;
    assert_eq!(script.headers()["cache-control"], "public, max-age=31536000, immutable");
    assert_eq!(script.headers()["content-type"], "text/javascript; charset=utf-8");
    let etag = script.headers()["etag"].clone();
    assert_eq!(script.bytes().await.unwrap(), FILES[2].1);
    let known =
        get(&browser, "/assets/index-abc.js", &[("if-none-match", etag.to_str().unwrap())]).await;
    assert_eq!(known.status(), 304);
    for (accepted, coding) in [("gzip, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip")] {
        let packed = get(&browser, "/assets/index-abc.js", &[("accept-encoding", accepted)]).await;
        assert_eq!(packed.headers()["content-encoding"], coding, "{accepted}");
        assert!(packed.bytes().await.unwrap().len() * 2 < FILES[2].1.len());
    }
    assert_eq!(get(&browser, "/assets/missing.js", &html).await.status(), 404);
    assert_eq!(get(&browser, "/missing.png", &[("accept", "image/*,*/*")]).await.status(), 404);
    for icon in ["/favicon.svg", "/favicon.ico"] {
        let answer = get(&browser, icon, &[]).await;
        assert_eq!(answer.headers()["content-type"], "image/svg+xml", "{icon}");
        assert_eq!(answer.bytes().await.unwrap(), FILES[1].1, "{icon}");
    }
    let description = get(&browser, "/api", &html).await.text().await.unwrap();
    assert!(description.contains("href=\"/favicon.svg\""), "the page of the API has it too");
}

/// A developer of the client sees every change at once, and nothing outside of the folder.
#[tokio::test]
async fn files_of_a_folder() {
    let folder = Folder::new();
    let client = folder.path.join("client");
    std::fs::create_dir_all(client.join("assets")).unwrap();
    std::fs::write(client.join("index.html"), "one").unwrap();
    std::fs::write(folder.path.join("secret.txt"), "secret").unwrap();
    let mut config = folder.config();
    config.client = troyes_server::Client::Folder(client.clone());
    let server = Running::with(&config).await;
    let browser = server.browser();
    assert_eq!(browser.get("/").await.text, "one");
    std::fs::write(client.join("index.html"), "two").unwrap();
    assert_eq!(browser.get("/anything").await.text, "two");
    for path in ["/..%2fsecret.txt", "/%2e%2e/secret.txt", "/.hidden", "/assets//../../secret.txt"]
    {
        assert_ne!(browser.get(path).await.text, "secret", "{path}");
    }
}
