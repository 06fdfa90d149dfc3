//! Addresses and networks, as an operator names them.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;
use thiserror::Error;

/// An address, or all the addresses that begin with the same bits.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

/// A text that is no network.
#[derive(Clone, Eq, PartialEq, Debug, Error)]
#[error("{0:?} is no address and no network such as 10.0.0.0/8")]
pub struct NotANetwork(String);

/// An address of IPv4 that is wrapped in one of IPv6 is itself: a socket for both protocols shows all of them so.
pub(super) fn unmapped(address: IpAddr) -> IpAddr {
    address.to_canonical()
}

fn width(address: IpAddr) -> u8 {
    if address.is_ipv4() { 32 } else { 128 }
}

/// The address as a number, its first bit the highest of 128.
fn number(address: IpAddr) -> u128 {
    match address {
        IpAddr::V4(address) => u128::from(address.to_bits()) << 96,
        IpAddr::V6(address) => address.to_bits(),
    }
}

impl Network {
    /// Whether an address belongs to it.
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
            // Digits alone: a number would also be read with a sign before it.
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

/// Any number of networks.
#[derive(Clone, Eq, PartialEq, Default, Debug)]
pub struct Networks(Vec<Network>);

impl Networks {
    /// This machine itself.
    pub fn loopback() -> Networks {
        let parts = ["127.0.0.0/8", "::1"];
        parts.iter().filter_map(|text| text.parse().ok()).collect()
    }

    /// Whether an address belongs to any of them.
    pub fn have(&self, address: IpAddr) -> bool {
        self.0.iter().any(|network| network.has(address))
    }

    /// Each of them.
    pub fn iter(&self) -> impl Iterator<Item = &Network> {
        self.0.iter()
    }

    /// One more.
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
