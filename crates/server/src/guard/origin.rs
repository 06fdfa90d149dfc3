//! The public address of the server.

use std::str::FromStr;
use thiserror::Error;

/// The public address of the server as an origin: `https://chess.example`.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Origin {
    text: String,
    host: String,
}

/// The text is not an origin.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Error)]
#[error("an address such as https://chess.example, or http://localhost:8080 on one machine")]
pub struct BadOrigin;

impl Origin {
    /// As browsers write it.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The host name, without the port.
    pub fn host(&self) -> &str {
        &self.host
    }

    /// Whether it is HTTPS.
    pub fn is_https(&self) -> bool {
        self.text.starts_with("https:")
    }
}

impl FromStr for Origin {
    type Err = BadOrigin;

    fn from_str(text: &str) -> Result<Origin, BadOrigin> {
        let text = text.trim().trim_end_matches('/').to_ascii_lowercase();
        let (scheme, rest) = text.split_once("://").ok_or(BadOrigin)?;
        let (host, port) = match rest.split_once(':') {
            Some((host, port)) => (host, Some(port)),
            None => (rest, None),
        };
        let usual = match scheme {
            "https" => "443",
            // Browsers treat localhost as secure.
            "http" if host == "localhost" || host.ends_with(".localhost") => "80",
            _ => return Err(BadOrigin),
        };
        if port.is_some_and(|port| port.parse::<u16>().is_err() || port.starts_with('+')) {
            return Err(BadOrigin);
        }
        let is_label = |label: &str| {
            !label.is_empty()
                && label.len() <= 63
                && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
                && !label.starts_with('-')
                && !label.ends_with('-')
        };
        // Passkeys are bound to a domain name: an IP address does not work.
        let is_number =
            host.rsplit('.').next().is_some_and(|last| last.bytes().all(|byte| byte.is_ascii_digit()));
        if !host.split('.').all(is_label) || is_number || host.len() > 253 {
            return Err(BadOrigin);
        }
        // Browsers leave the default port out.
        let port = port.filter(|port| *port != usual).map(|port| format!(":{port}")).unwrap_or_default();
        Ok(Origin { text: format!("{scheme}://{host}{port}"), host: host.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn origins_are_written_as_browsers_write_them() {
        for (typed, written, host) in [
            ("https://chess.example", "https://chess.example", "chess.example"),
            ("https://Chess.Example:443/", "https://chess.example", "chess.example"),
            ("https://chess.example:8443", "https://chess.example:8443", "chess.example"),
            ("http://localhost:8080", "http://localhost:8080", "localhost"),
        ] {
            let origin: Origin = typed.parse().unwrap();
            assert_eq!((origin.as_str(), origin.host()), (written, host));
        }
        for bad in [
            "",
            "chess.example",
            "http://chess.example",
            "https://",
            "https://192.168.1.1",
            "https://a b",
            "https://x:99999",
            "https://x:",
            "https://[::1]",
            "ftp://x",
            "https://x/path",
            "https://-x",
            "https://user@x",
        ] {
            assert_eq!(bad.parse::<Origin>(), Err(BadOrigin), "{bad}");
        }
    }
}
