//! IP addresses and networks, as an operator writes them.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;
use thiserror::Error;

/// A network in CIDR notation, or one address.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

/// The text is not a network.
#[derive(Clone, Eq, PartialEq, Debug, Error)]
#[error("{0:?} is no address and no network such as 10.0.0.0/8")]
pub struct NotANetwork(String);

/// Turns an IPv4-mapped IPv6 address into IPv4: dual-stack sockets report all IPv4 addresses so.
pub(super) fn unmapped(address: IpAddr) -> IpAddr {
    address.to_canonical()
}

fn width(address: IpAddr) -> u8 {
    if address.is_ipv4() { 32 } else { 128 }
}

/// The address as a 128-bit number, its first bit the highest.
fn number(address: IpAddr) -> u128 {
    match address {
        IpAddr::V4(address) => u128::from(address.to_bits()) << 96,
        IpAddr::V6(address) => address.to_bits(),
    }
}

impl Network {
    /// Whether it contains an address.
    pub fn has(&self, address: IpAddr) -> bool {
        let address = unmapped(address);
        let differing = number(address) ^ number(self.address);
        address.is_ipv4() == self.address.is_ipv4() && differing.leading_zeros() >= u32::from(self.bits)
    }
}

impl FromStr for Network {
    type Err = NotANetwork;

    fn from_str(text: &str) -> Result<Network, NotANetwork> {
        let wrong = || NotANetwork(text.to_owned());
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| wrong())?;
        let bits = match bits {
            None => width(address),
            // Digits only: parsing as a number would also accept a sign.
            Some(bits) if bits.bytes().all(|byte| byte.is_ascii_digit()) => {
                bits.parse().ok().filter(|bits| *bits <= width(address)).ok_or_else(wrong)?
            }
            Some(_) => return Err(wrong()),
        };
        Ok(Network { address, bits })
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.bits == width(self.address) {
            self.address.fmt(f)
        } else {
            write!(f, "{}/{}", self.address, self.bits)
        }
    }
}

/// A list of networks.
#[derive(Clone, Eq, PartialEq, Default, Debug)]
pub struct Networks(Vec<Network>);

impl Networks {
    /// The loopback networks.
    pub fn loopback() -> Networks {
        let parts = ["127.0.0.0/8", "::1"];
        parts.iter().filter_map(|text| text.parse().ok()).collect()
    }

    /// Whether any of them contains an address.
    pub fn have(&self, address: IpAddr) -> bool {
        self.0.iter().any(|network| network.has(address))
    }

    /// Each of them.
    pub fn iter(&self) -> impl Iterator<Item = &Network> {
        self.0.iter()
    }

    /// Adds a network.
    pub fn add(&mut self, network: Network) {
        if !self.0.contains(&network) {
            self.0.push(network);
        }
    }
}

impl FromIterator<Network> for Networks {
    fn from_iter<I: IntoIterator<Item = Network>>(networks: I) -> Networks {
        let mut all = Networks::default();
        networks.into_iter().for_each(|network| all.add(network));
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn networks_are_read_and_have_their_addresses() {
        let has =
            |network: &str, address: &str| network.parse::<Network>().unwrap().has(address.parse().unwrap());
        assert!(has("10.0.0.0/8", "10.255.3.1") && !has("10.0.0.0/8", "11.0.0.1"));
        assert!(has("192.0.2.7", "192.0.2.7") && !has("192.0.2.7", "192.0.2.8"));
        assert!(has("192.0.2.7", "::ffff:192.0.2.7"), "wrapped in IPv6");
        assert!(has("0.0.0.0/0", "8.8.8.8") && !has("0.0.0.0/0", "2001:db8::1"));
        assert!(!has("::/0", "8.8.8.8") && has("::/0", "2001:db8::1"));
        assert!(has("2001:db8::/33", "2001:db8:7fff::1") && !has("2001:db8::/33", "2001:db8:8000::1"));
        for (text, shown) in [("10.1.2.3/8", "10.1.2.3/8"), ("::1/128", "::1"), ("10.0.0.1/32", "10.0.0.1")] {
            assert_eq!(text.parse::<Network>().unwrap().to_string(), shown);
        }
        for text in [
            "",
            "10.0.0",
            "10.0.0.0/33",
            "10.0.0.0/+8",
            "10.0.0.0/",
            "::1/129",
            "localhost",
            "/8",
            "10.0.0.0/8/8",
        ] {
            assert!(text.parse::<Network>().is_err(), "{text}");
        }
        assert!(Networks::loopback().have("127.4.5.6".parse().unwrap()));
        assert!(Networks::loopback().have("::1".parse().unwrap()));
        assert!(!Networks::default().have("127.0.0.1".parse().unwrap()));
    }
}
