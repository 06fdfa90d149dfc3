//! Passkeys: the questions that a browser answers with one, and the check of the answer.
//!
//! Whoever asks gets a question, signed in or not, so that nothing is kept for one: what it says (whose it is, until when) is
//! signed with a key that only this run of the server knows. Only the questions that were answered rightly are
//! remembered until they would have expired, so that none is answered twice.

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

/// How long a question can be answered, in milliseconds.
const LASTS: u64 = 5 * 60_000;
/// The name that the browser shows.
const PARTY: &str = "Tratto";

/// What is asked.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Purpose {
    /// To make a passkey for this account.
    Add(i64),
    /// To sign in with whichever there is.
    SignIn,
}

/// Everything about passkeys that needs no store.
pub(crate) struct Passkeys {
    party: Option<Passki>,
    questions: Questions,
}

/// A passkey that has been shown to be right.
pub(crate) struct Shown {
    /// What is to be stored in place of what was.
    pub(crate) data: Vec<u8>,
    question: Nonce,
}

impl Passkeys {
    /// Where the operator has said under which address the server is reached; otherwise there are none.
    pub(crate) fn new(origin: Option<&Origin>) -> Passkeys {
        let party = |origin: &Origin| Passki::new(origin.host(), &[origin.as_str()], PARTY);
        match Questions::new() {
            Ok(questions) => Passkeys { party: origin.map(party), questions },
            Err(error) => {
                tracing::error!(%error, "there are no passkeys: the system has no random numbers");
                Passkeys { party: None, questions: Questions { key: [0; 32], used: Mutex::default() } }
            }
        }
    }

    pub(crate) fn are_there(&self) -> bool {
        self.party.is_some()
    }

    fn party(&self) -> Result<&Passki, AccountError> {
        self.party.as_ref().ok_or(AccountError::NoPasskeys)
    }

    /// Asks the browser to make a passkey. Those that the account has are named, so that one device does not make two.
    pub(crate) fn ask_to_add(
        &self,
        owner: &Owned<'_>,
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
        let (mut question, _) = started.map_err(ServerError::internal)?;
        question.challenge = Passki::base64_encode(&self.questions.ask(Purpose::Add(owner.account), now)?);
        serde_json::to_value(question).map_err(ServerError::internal)
    }

    /// Checks what the browser has made: its id, and what is to be stored.
    pub(crate) fn added(
        &self,
        owner: &Owned<'_>,
        credential: Value,
        now: u64,
    ) -> Result<(Vec<u8>, Vec<u8>), ServerError> {
        let party = self.party()?;
        let credential: RegistrationCredential = serde_json::from_value(credential).map_err(refused)?;
        let (challenge, question) =
            self.questions.heard(&credential.response.client_data_json, Purpose::Add(owner.account), now)?;
        let options = {
            let mut options = RegistrationOptions::default();
            options.user_verification = UserVerificationRequirement::Required;
            options
        };
        let started = party.start_passkey_registration(&owner.handle(), owner.name, owner.name, options);
        let (_, mut state) = started.map_err(ServerError::internal)?;
        state.challenge = challenge;
        let passkey = party.finish_passkey_registration(&credential, &state).map_err(refused)?;
        self.questions.use_up(question, now)?;
        let data = serde_json::to_vec(&passkey).map_err(ServerError::internal)?;
        Ok((passkey.credential_id, data))
    }

    /// Asks the browser to sign in with any passkey that it has for this server.
    pub(crate) fn ask_to_sign_in(&self, now: u64) -> Result<Value, ServerError> {
        let options = {
            let mut options = AuthenticationOptions::default();
            options.timeout = LASTS;
            options.user_verification = UserVerificationRequirement::Required;
            options
        };
        let started = self.party()?.start_passkey_authentication(&[], options);
        let (mut question, _) = started.map_err(ServerError::internal)?;
        question.challenge = Passki::base64_encode(&self.questions.ask(Purpose::SignIn, now)?);
        serde_json::to_value(question).map_err(ServerError::internal)
    }

    /// The id of the passkey with which somebody signs in.
    pub(crate) fn presented(&self, credential: &Value) -> Result<Vec<u8>, ServerError> {
        self.party()?;
        let id = credential["rawId"].as_str().ok_or(AccountError::BadPasskey)?;
        Passki::base64_decode(id).map_err(refused)
    }

    /// Checks the answer of the browser against the stored passkey.
    pub(crate) fn check(
        &self,
        owner: &Owned<'_>,
        stored: &[u8],
        credential: Value,
        now: u64,
    ) -> Result<Shown, ServerError> {
        let party = self.party()?;
        let credential: AuthenticationCredential = serde_json::from_value(credential).map_err(refused)?;
        let (challenge, question) =
            self.questions.heard(&credential.response.client_data_json, Purpose::SignIn, now)?;
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
        // The device says for whom it has kept the passkey: it has to be whose it is here.
        if result.user_handle.as_deref() != Some(owner.handle().as_slice()) {
            return Err(AccountError::BadPasskey.into());
        }
        passkey.counter = result.counter;
        let data = serde_json::to_vec(&passkey).map_err(ServerError::internal)?;
        Ok(Shown { data, question })
    }

    /// Nobody else signs in with this answer.
    pub(crate) fn use_up(&self, shown: &Shown, now: u64) -> Result<(), AccountError> {
        self.questions.use_up(shown.question, now)
    }
}

fn read(data: &[u8]) -> Result<StoredPasskey, ServerError> {
    serde_json::from_slice(data).map_err(ServerError::internal)
}

/// What exactly is wrong with an answer helps only those who make one up: it goes to the log.
fn refused(error: impl std::fmt::Display) -> ServerError {
    tracing::debug!(%error, "a passkey was not accepted");
    AccountError::BadPasskey.into()
}

/// Whose passkey it is.
pub(crate) struct Owned<'a> {
    pub(crate) account: i64,
    pub(crate) created_at: u64,
    pub(crate) name: &'a str,
}

impl Owned<'_> {
    /// What a device keeps to tell accounts apart: the same for one account always, never for another, and no name.
    fn handle(&self) -> Vec<u8> {
        let mut hash = Sha256::new();
        hash.update(b"tratto passkey");
        hash.update(self.account.to_be_bytes());
        // A number that becomes free may be given to somebody else.
        hash.update(self.created_at.to_be_bytes());
        hash.finalize().to_vec()
    }
}

type Nonce = [u8; 16];

/// Questions that carry everything that is known of them.
struct Questions {
    key: [u8; 32],
    /// Those that were answered, with when they would have expired.
    used: Mutex<HashMap<Nonce, u64>>,
}

impl Questions {
    fn new() -> Result<Questions, getrandom::Error> {
        let mut key = [0; 32];
        getrandom::fill(&mut key)?;
        Ok(Questions { key, used: Mutex::default() })
    }

    fn sign(&self, said: &[u8]) -> Result<Hmac<Sha256>, ServerError> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).map_err(ServerError::internal)?;
        mac.update(said);
        Ok(mac)
    }

    /// A new question: whose (8 bytes), until when (8), which (16), and the signature of it all.
    fn ask(&self, purpose: Purpose, now: u64) -> Result<Vec<u8>, ServerError> {
        let mut nonce: Nonce = [0; 16];
        getrandom::fill(&mut nonce)?;
        let mut said = whose(purpose).to_be_bytes().to_vec();
        said.extend(now.saturating_add(LASTS).to_be_bytes());
        said.extend(nonce);
        let signature = self.sign(&said)?.finalize().into_bytes();
        said.extend(signature);
        Ok(said)
    }

    /// Finds the question in the answer, if it is one of ours, for this purpose, and can still be answered.
    fn heard(&self, client_data: &str, purpose: Purpose, now: u64) -> Result<(Vec<u8>, Nonce), ServerError> {
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
        if part(0)? != whose(purpose) as u64 || part(8)? <= now || is_used {
            return Err(AccountError::BadPasskey.into());
        }
        Ok((challenge, nonce))
    }

    /// A question that was answered rightly is not answered again.
    fn use_up(&self, nonce: Nonce, now: u64) -> Result<(), AccountError> {
        let mut used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        used.retain(|_, until| *until > now);
        match used.insert(nonce, now.saturating_add(LASTS)) {
            None => Ok(()),
            Some(_) => Err(AccountError::BadPasskey),
        }
    }
}

/// No account has the number 0.
fn whose(purpose: Purpose) -> i64 {
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
        let questions = Questions::new().unwrap();
        let asked = questions.ask(Purpose::Add(3), 1_000).unwrap();
        let said = client_data(&asked);
        assert!(questions.heard(&said, Purpose::Add(3), 1_000).is_ok());
        assert!(questions.heard(&said, Purpose::Add(4), 1_000).is_err(), "somebody else's");
        assert!(questions.heard(&said, Purpose::SignIn, 1_000).is_err(), "for something else");
        assert!(questions.heard(&said, Purpose::Add(3), 1_000 + LASTS).is_err(), "too late");
        let other = Questions::new().unwrap();
        assert!(other.heard(&said, Purpose::Add(3), 1_000).is_err(), "of another run");
        for at in [0, 9, 20, 40, 63] {
            let mut forged = asked.clone();
            forged[at] ^= 1;
            assert!(questions.heard(&client_data(&forged), Purpose::Add(3), 1_000).is_err(), "byte {at}");
        }
        for short in [&b""[..], &asked[..31], &asked[..32], &asked[..63]] {
            assert!(questions.heard(&client_data(short), Purpose::Add(3), 1_000).is_err());
        }
        let (_, nonce) = questions.heard(&said, Purpose::Add(3), 1_000).unwrap();
        questions.use_up(nonce, 1_000).unwrap();
        assert!(questions.heard(&said, Purpose::Add(3), 1_000).is_err(), "a second time");
        assert!(questions.use_up(nonce, 1_000).is_err());
        // What has expired is forgotten, so that the list ends.
        questions.use_up([9; 16], 1_000 + LASTS).unwrap();
        assert_eq!(questions.used.lock().unwrap().len(), 1);
    }

    #[test]
    fn without_an_origin_there_are_none() {
        let passkeys = Passkeys::new(None);
        assert!(!passkeys.are_there());
        assert!(passkeys.ask_to_sign_in(0).is_err());
    }

    #[test]
    fn a_handle_is_of_one_account() {
        let handle = |account, created_at| Owned { account, created_at, name: "x" }.handle();
        assert_eq!(handle(1, 5), handle(1, 5));
        assert_ne!(handle(1, 5), handle(1, 6));
        assert_ne!(handle(1, 5), handle(2, 5));
        assert!(handle(1, 5).len() <= 64);
    }
}
