//! Addresses that hear of new dice: ntfy, Discord, Slack, or anything that takes a line of text.

use url::Url;

/// Bytes of an address at the most.
const LONGEST: usize = 500;

/// The address that a text is, if it may be called: https, without a password. Where it leads to is for the caller to check.
#[must_use]
pub fn webhook_url(text: &str) -> Option<Url> {
    // Reading an address drops or encodes control characters, but it is kept as it was written.
    if text.len() > LONGEST || text.contains(char::is_control) {
        return None;
    }
    let url = Url::parse(text).ok()?;
    let plain = url.username().is_empty() && url.password().is_none();
    (url.scheme() == "https" && plain && url.host().is_some()).then_some(url)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses() {
        for good in
            ["https://ntfy.sh/troyes", "https://discord.com/api/webhooks/1/a", "https://1.1.1.1/"]
        {
            assert!(webhook_url(good).is_some(), "{good}");
        }
        let long = format!("https://a.example/{}", "x".repeat(500));
        let bad = [
            "",
            "ntfy.sh/a",
            "http://ntfy.sh/a",
            "https://u:p@ntfy.sh/",
            "file:///etc/passwd",
            "https://ntfy.sh/a\0b",
            "https://ntfy.sh/a\n",
            &long,
        ];
        for bad in bad {
            assert!(webhook_url(bad).is_none(), "{bad}");
        }
    }
}
