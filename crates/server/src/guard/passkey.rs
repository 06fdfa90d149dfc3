//! Passkeys (WebAuthn): challenges for the browser, and the check of its answers.
//!
//! Anybody may ask for a challenge, so none is stored: the challenge itself holds its purpose and expiry, signed with a key that
//! only this run of the server knows. Only challenges that were answered correctly are remembered until they would have expired,
//! so that none is used twice.

use crate::account_error::AccountError;
use crate::error::ServerError;
use crate::guard::Origin;
use hmac::{Hmac, KeyInit as _, Mac as _};
use passki::{
    AuthenticationCredential, AuthenticationOptions, ClientData, Passki, RegistrationCredential,
    RegistrationOptions, ResidentKeyRequirement, StoredPasskey, UserVerificationRequirement,
};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// How long a challenge is valid, in milliseconds.
const LASTS: u64 = 5 * 60_000;
/// The relying party name that the browser shows.
const PARTY: &str = "Tratto";

/// What a challenge is for.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Purpose {
    /// Adding a passkey to this account.
    Add(i64),
    /// Signing in with any passkey.
    SignIn,
}

/// The passkey operations that need no store.
pub(crate) struct Passkeys {
    party: Option<Passki>,
    challenges: Challenges,
}

/// A passkey whose answer has been verified.
pub(crate) struct VerifiedPasskey {
    /// The data to store in place of the previous ones.
    pub(crate) data: Vec<u8>,
    nonce: Nonce,
}

impl Passkeys {
    /// Passkeys are available only where the operator has configured the public address.
    pub(crate) fn new(origin: Option<&Origin>) -> Passkeys {
        let party = |origin: &Origin| Passki::new(origin.host(), &[origin.as_str()], PARTY);
        match Challenges::new() {
            Ok(challenges) => Passkeys { party: origin.map(party), challenges },
            Err(error) => {
                tracing::error!(%error, "there are no passkeys: the system has no random numbers");
                Passkeys { party: None, challenges: Challenges { key: [0; 32], used: Mutex::default() } }
            }
        }
    }

    pub(crate) fn are_there(&self) -> bool {
        self.party.is_some()
    }

    fn party(&self) -> Result<&Passki, AccountError> {
        self.party.as_ref().ok_or(AccountError::NoPasskeys)
    }

    /// Options for creating a passkey. The account's passkeys are excluded, so that a device does not make a second one.
    pub(crate) fn begin_registration(
        &self,
        owner: &PasskeyOwner<'_>,
        stored: &[Vec<u8>],
        now: u64,
    ) -> Result<Value, ServerError> {
        let known: Vec<StoredPasskey> = stored.iter().map(|data| read(data)).collect::<Result<_, _>>()?;
        let options = {
            let mut options = RegistrationOptions::default();
            options.timeout = LASTS;
            options.resident_key = ResidentKeyRequirement::Required;
            options.user_verification = UserVerificationRequirement::Required;
            options.exclude_credentials = Some(&known);
            options
        };
        let started =
            self.party()?.start_passkey_registration(&owner.handle(), owner.name, owner.name, options);
        let (mut challenge, _) = started.map_err(ServerError::internal)?;
        challenge.challenge =
            Passki::base64_encode(&self.challenges.issue(Purpose::Add(owner.account), now)?);
        serde_json::to_value(challenge).map_err(ServerError::internal)
    }

    /// Verifies the created passkey: its id, and the data to store.
    pub(crate) fn finish_registration(
        &self,
        owner: &PasskeyOwner<'_>,
        credential: Value,
        now: u64,
    ) -> Result<(Vec<u8>, Vec<u8>), ServerError> {
        let party = self.party()?;
        let credential: RegistrationCredential = serde_json::from_value(credential).map_err(refused)?;
        let (challenge, nonce) = self.challenges.verify(
            &credential.response.client_data_json,
            Purpose::Add(owner.account),
            now,
        )?;
        let options = {
            let mut options = RegistrationOptions::default();
            options.user_verification = UserVerificationRequirement::Required;
            options
        };
        let started = party.start_passkey_registration(&owner.handle(), owner.name, owner.name, options);
        let (_, mut state) = started.map_err(ServerError::internal)?;
        state.challenge = challenge;
        let passkey = party.finish_passkey_registration(&credential, &state).map_err(refused)?;
        self.challenges.spend(nonce, now)?;
        let data = serde_json::to_vec(&passkey).map_err(ServerError::internal)?;
        Ok((passkey.credential_id, data))
    }

    /// Options for signing in with any passkey that the browser has for this server.
    pub(crate) fn begin_sign_in(&self, now: u64) -> Result<Value, ServerError> {
        let options = {
            let mut options = AuthenticationOptions::default();
            options.timeout = LASTS;
            options.user_verification = UserVerificationRequirement::Required;
            options
        };
        let started = self.party()?.start_passkey_authentication(&[], options);
        let (mut challenge, _) = started.map_err(ServerError::internal)?;
        challenge.challenge = Passki::base64_encode(&self.challenges.issue(Purpose::SignIn, now)?);
        serde_json::to_value(challenge).map_err(ServerError::internal)
    }

    /// The id of the passkey in an answer.
    pub(crate) fn credential_id(&self, credential: &Value) -> Result<Vec<u8>, ServerError> {
        self.party()?;
        let id = credential["rawId"].as_str().ok_or(AccountError::BadPasskey)?;
        Passki::base64_decode(id).map_err(refused)
    }

    /// Verifies the browser's answer against the stored passkey.
    pub(crate) fn finish_sign_in(
        &self,
        owner: &PasskeyOwner<'_>,
        stored: &[u8],
        credential: Value,
        now: u64,
    ) -> Result<VerifiedPasskey, ServerError> {
        let party = self.party()?;
        let credential: AuthenticationCredential = serde_json::from_value(credential).map_err(refused)?;
        let (challenge, nonce) =
            self.challenges.verify(&credential.response.client_data_json, Purpose::SignIn, now)?;
        let options = {
            let mut options = AuthenticationOptions::default();
            options.user_verification = UserVerificationRequirement::Required;
            options
        };
        let (_, mut state) =
            party.start_passkey_authentication(&[], options).map_err(ServerError::internal)?;
        state.challenge = challenge;
        let mut passkey = read(stored)?;
        let result = party.finish_passkey_authentication(&credential, &state, &passkey).map_err(refused)?;
        // The user handle in the answer must be that of the passkey's owner.
        if result.user_handle.as_deref() != Some(owner.handle().as_slice()) {
            return Err(AccountError::BadPasskey.into());
        }
        passkey.counter = result.counter;
        let data = serde_json::to_vec(&passkey).map_err(ServerError::internal)?;
        Ok(VerifiedPasskey { data, nonce })
    }

    /// Marks the challenge as used, so that the answer cannot be replayed.
    pub(crate) fn spend(&self, verified: &VerifiedPasskey, now: u64) -> Result<(), AccountError> {
        self.challenges.spend(verified.nonce, now)
    }
}

fn read(data: &[u8]) -> Result<StoredPasskey, ServerError> {
    serde_json::from_slice(data).map_err(ServerError::internal)
}

/// The exact error would help only attackers: it goes to the log.
fn refused(error: impl std::fmt::Display) -> ServerError {
    tracing::debug!(%error, "a passkey was not accepted");
    AccountError::BadPasskey.into()
}

/// The owner of a passkey.
pub(crate) struct PasskeyOwner<'a> {
    pub(crate) account: i64,
    pub(crate) created_at: u64,
    pub(crate) name: &'a str,
}

impl PasskeyOwner<'_> {
    /// The WebAuthn user handle: constant for an account, different for every other, and not its name.
    fn handle(&self) -> Vec<u8> {
        let mut hash = Sha256::new();
        hash.update(b"tratto passkey");
        hash.update(self.account.to_be_bytes());
        // The number of a deleted account may be given to a new one.
        hash.update(self.created_at.to_be_bytes());
        hash.finalize().to_vec()
    }
}

type Nonce = [u8; 16];

/// Stateless challenges.
struct Challenges {
    key: [u8; 32],
    /// The challenges that have been used, with their expiry.
    used: Mutex<HashMap<Nonce, u64>>,
}

impl Challenges {
    fn new() -> Result<Challenges, getrandom::Error> {
        let mut key = [0; 32];
        getrandom::fill(&mut key)?;
        Ok(Challenges { key, used: Mutex::default() })
    }

    fn sign(&self, said: &[u8]) -> Result<Hmac<Sha256>, ServerError> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).map_err(ServerError::internal)?;
        mac.update(said);
        Ok(mac)
    }

    /// A new challenge: account (8 bytes), expiry (8), nonce (16), and the signature.
    fn issue(&self, purpose: Purpose, now: u64) -> Result<Vec<u8>, ServerError> {
        let mut nonce: Nonce = [0; 16];
        getrandom::fill(&mut nonce)?;
        let mut said = account_of(purpose).to_be_bytes().to_vec();
        said.extend(now.saturating_add(LASTS).to_be_bytes());
        said.extend(nonce);
        let signature = self.sign(&said)?.finalize().into_bytes();
        said.extend(signature);
        Ok(said)
    }

    /// The challenge in the answer, if it is ours, for this purpose, not expired and not used.
    fn verify(&self, client_data: &str, purpose: Purpose, now: u64) -> Result<(Vec<u8>, Nonce), ServerError> {
        let client = ClientData::from_base64(client_data).map_err(refused)?;
        let challenge = Passki::base64_decode(&client.challenge).map_err(refused)?;
        let (said, signature) = challenge.split_at_checked(32).ok_or(AccountError::BadPasskey)?;
        self.sign(said)?.verify_slice(signature).map_err(refused)?;
        let part = |from: usize| -> Result<u64, AccountError> {
            let bytes = said.get(from..from + 8).and_then(|bytes| bytes.try_into().ok());
            bytes.map(u64::from_be_bytes).ok_or(AccountError::BadPasskey)
        };
        let nonce: Nonce = said[16..32].try_into().map_err(|_| AccountError::BadPasskey)?;
        let is_used = self.used.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&nonce);
        if part(0)? != account_of(purpose) as u64 || part(8)? <= now || is_used {
            return Err(AccountError::BadPasskey.into());
        }
        Ok((challenge, nonce))
    }

    /// Marks a challenge as used.
    fn spend(&self, nonce: Nonce, now: u64) -> Result<(), AccountError> {
        let mut used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        used.retain(|_, until| *until > now);
        match used.insert(nonce, now.saturating_add(LASTS)) {
            None => Ok(()),
            Some(_) => Err(AccountError::BadPasskey),
        }
    }
}

/// The account in a challenge; 0 for signing in, since no account has the number 0.
fn account_of(purpose: Purpose) -> i64 {
    match purpose {
        Purpose::Add(account) => account,
        Purpose::SignIn => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client_data(challenge: &[u8]) -> String {
        let text = serde_json::json!({
            "type": "webauthn.get", "challenge": Passki::base64_encode(challenge), "origin": "https://x.example",
        });
        Passki::base64_encode(text.to_string().as_bytes())
    }

    #[test]
    fn a_question_is_answered_once_in_time_and_for_what_it_was_asked() {
        let challenges = Challenges::new().unwrap();
        let asked = challenges.issue(Purpose::Add(3), 1_000).unwrap();
        let said = client_data(&asked);
        assert!(challenges.verify(&said, Purpose::Add(3), 1_000).is_ok());
        assert!(challenges.verify(&said, Purpose::Add(4), 1_000).is_err(), "somebody else's");
        assert!(challenges.verify(&said, Purpose::SignIn, 1_000).is_err(), "for something else");
        assert!(challenges.verify(&said, Purpose::Add(3), 1_000 + LASTS).is_err(), "too late");
        let other = Challenges::new().unwrap();
        assert!(other.verify(&said, Purpose::Add(3), 1_000).is_err(), "of another run");
        for at in [0, 9, 20, 40, 63] {
            let mut forged = asked.clone();
            forged[at] ^= 1;
            assert!(challenges.verify(&client_data(&forged), Purpose::Add(3), 1_000).is_err(), "byte {at}");
        }
        for short in [&b""[..], &asked[..31], &asked[..32], &asked[..63]] {
            assert!(challenges.verify(&client_data(short), Purpose::Add(3), 1_000).is_err());
        }
        let (_, nonce) = challenges.verify(&said, Purpose::Add(3), 1_000).unwrap();
        challenges.spend(nonce, 1_000).unwrap();
        assert!(challenges.verify(&said, Purpose::Add(3), 1_000).is_err(), "a second time");
        assert!(challenges.spend(nonce, 1_000).is_err());
        // Expired challenges are removed from the list.
        challenges.spend([9; 16], 1_000 + LASTS).unwrap();
        assert_eq!(challenges.used.lock().unwrap().len(), 1);
    }

    #[test]
    fn without_an_origin_there_are_none() {
        let passkeys = Passkeys::new(None);
        assert!(!passkeys.are_there());
        assert!(passkeys.begin_sign_in(0).is_err());
    }

    #[test]
    fn a_handle_is_of_one_account() {
        let handle = |account, created_at| PasskeyOwner { account, created_at, name: "x" }.handle();
        assert_eq!(handle(1, 5), handle(1, 5));
        assert_ne!(handle(1, 5), handle(1, 6));
        assert_ne!(handle(1, 5), handle(2, 5));
        assert!(handle(1, 5).len() <= 64);
    }
}
