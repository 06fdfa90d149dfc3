//! Links: offered, exchanged, renewed, withdrawn, and who holds them.

use crate::client::{Answer, Made, Socket};
use crate::harness::{Server, online, play};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::io::AsyncWriteExt;

/// A secret as a client generates it, by number.
fn drawn(number: u32) -> String {
    format!("{number:0>32}")
}

impl Server {
    async fn with(&self, method: &str, path: &str, token: &str, body: Option<Value>) -> Answer {
        self.ask(method, path, &[("Authorization", &format!("Bearer {token}"))], body).await
    }

    /// Exchanges an offered link.
    async fn take(&self, game: &str, offered: &str, secret: &str) -> Answer {
        let path = format!("/api/games/{game}/links/take");
        self.with("POST", &path, offered, Some(json!({ "secret": secret }))).await
    }

    /// The line of a role in the list of who holds what.
    async fn holder(&self, game: &str, token: &str, role: &str) -> Value {
        let list = self.with("GET", &format!("/api/games/{game}/links"), token, None).await;
        assert_eq!(list.status, 200, "{}", list.text);
        let list = list.json();
        list["links"].as_array().unwrap().iter().find(|line| line["role"] == role).unwrap().clone()
    }

    async fn renew(&self, game: &str, token: &str, role: &str) -> Answer {
        self.with("POST", &format!("/api/games/{game}/links/{role}"), token, None).await
    }
}

fn kind(answer: &Answer) -> (u16, Value) {
    (answer.status, answer.json()["kind"].clone())
}

/// Waits until the server closes the socket; returns the error that it gives.
async fn cut_off(socket: &mut Socket) -> Value {
    let ended = async {
        let refused = socket.next_of("refused").await.expect("a reason");
        assert!(socket.next_of("nothing more").await.is_none(), "and that is the end");
        refused["fault"]["kind"].clone()
    };
    tokio::time::timeout(Duration::from_secs(60), ended).await.expect("cut off")
}

async fn greeting(server: &Server, game: &str, token: &str) -> Value {
    let mut socket = Socket::open(server.addr, game).await.unwrap();
    socket.hello(Some(token), None).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_is_exchanged_once_and_the_offered_one_dies() {
    let server = Server::start().await;
    let game = server.game(online("300")).await;
    assert_eq!(server.holder(&game.id, &game.organiser, "white").await["state"], "offered");
    let taken = server.take(&game.id, &game.white, &drawn(1)).await;
    assert_eq!((taken.status, taken.json()), (200, json!({"role": "white", "token": drawn(1)})));
    let line = server.holder(&game.id, &game.organiser, "white").await;
    assert_eq!((&line["state"], &line["yours"]), (&json!("taken"), &json!(false)));
    assert!(line["since"].as_u64().unwrap() > 1_700_000_000_000);
    assert_eq!(server.holder(&game.id, &drawn(1), "white").await["yours"], true);

    // The offered one opens nothing, and says what became of it.
    assert_eq!(kind(&server.act(&game.id, &game.white, 0, "white arrives").await), (410, json!("link-used")));
    let refused = greeting(&server, &game.id, &game.white).await;
    assert_eq!((&refused["type"], &refused["fault"]["kind"]), (&json!("refused"), &json!("link-used")));
    let late = server.take(&game.id, &game.white, &drawn(2)).await;
    assert_eq!(kind(&late), (410, json!("link-used")));
    assert!(late.json()["sentence"].as_str().unwrap().contains("organiser"), "whom to ask");
    assert_eq!(greeting(&server, &game.id, &drawn(1)).await["role"], "white");

    // The answer may have been lost: the same again is the same, as long as it holds.
    for _ in 0..3 {
        assert_eq!(server.take(&game.id, &game.white, &drawn(1)).await.status, 200);
    }
    // A private link stays as it is.
    let kept = server.take(&game.id, &drawn(1), &drawn(3)).await;
    assert_eq!((kept.status, &kept.json()["token"]), (200, &json!(drawn(1))));
    assert_eq!(server.renew(&game.id, &game.organiser, "white").await.status, 200);
    assert_eq!(kind(&server.take(&game.id, &game.white, &drawn(1)).await), (410, json!("link-used")));
    assert_eq!(kind(&server.take(&game.id, &drawn(1), &drawn(4)).await), (401, json!("unauthenticated")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_race_for_a_link_one_gets_it() {
    let server = Server::start().await;
    for _ in 0..5 {
        let game = server.game(online("300")).await;
        let secrets: Vec<String> = (0..20).map(|number| format!("{}{number:0>22}", game.id)).collect();
        let asked = secrets.iter().map(|secret| server.take(&game.id, &game.black, secret));
        let answers = futures_util::future::join_all(asked).await;
        let won: Vec<usize> = (0..20).filter(|i| answers[*i].status == 200).collect();
        let [winner] = won[..] else { panic!("{won:?}") };
        for (index, answer) in answers.iter().enumerate().filter(|(index, _)| *index != winner) {
            assert_eq!(kind(answer), (410, json!("link-used")), "{index}");
            assert_eq!(greeting(&server, &game.id, &secrets[index]).await["type"], "refused");
        }
        assert_eq!(greeting(&server, &game.id, &secrets[winner]).await["role"], "black");
        // A secret that is in use cannot be had by asking for it.
        assert_eq!(kind(&server.take(&game.id, &game.white, &secrets[winner]).await).0, 400);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_that_are_drawn_badly_are_refused() {
    let server = Server::start().await;
    let game = server.game(online("300")).await;
    for bad in ["".to_owned(), "short".to_owned(), "é".repeat(16), "=".repeat(32), "a".repeat(33)] {
        assert_eq!(kind(&server.take(&game.id, &game.white, &bad).await), (400, json!("bad-value")), "{bad}");
    }
    assert_eq!(kind(&server.take(&game.id, &game.white, &game.white).await).0, 400, "for itself");
    let other = server.game(online("300")).await;
    assert_eq!(kind(&server.take(&other.id, &game.white, &drawn(1)).await).0, 401, "of another game");
    assert_eq!(server.holder(&game.id, &game.organiser, "white").await["state"], "offered");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn acting_with_an_offered_link_takes_it_and_looking_does_not() {
    let server = Server::start().await;
    let game = server.game(online("300")).await;
    let path = format!("/api/games/{}", game.id);
    assert_eq!(server.with("GET", &path, &game.white, None).await.json()["role"], "white");
    assert_eq!(server.holder(&game.id, &game.white, "white").await["state"], "offered");
    // By the greeting of a socket, and by a request.
    let (white, _) = server.socket(&game.id, Some(&game.white)).await;
    assert_eq!(server.act(&game.id, &game.black, 99, "black arrives").await.status, 409);
    for role in ["white", "black"] {
        assert_eq!(server.holder(&game.id, &game.organiser, role).await["state"], "taken", "{role}");
    }
    // It goes on as it is: a page that opens it now finds it private.
    let kept = server.take(&game.id, &game.white, &drawn(1)).await;
    assert_eq!((kept.status, &kept.json()["token"]), (200, &json!(game.white)));
    drop(white);
    assert_eq!(greeting(&server, &game.id, &game.white).await["role"], "white");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_arbiter_who_has_taken_the_link_is_the_only_one_to_give_it_away() {
    let server = Server::start().await;
    let game = server.game(online("300")).await;
    // As long as nobody has it, the organiser may give out another.
    let second = server.renew(&game.id, &game.organiser, "arbiter").await.json()["token"].clone();
    let second = second.as_str().unwrap();
    assert_eq!(kind(&server.take(&game.id, &game.arbiter, &drawn(1)).await), (401, json!("unauthenticated")));
    assert_eq!(server.take(&game.id, second, &drawn(2)).await.status, 200);
    let (mut arbiter, state) = server.socket(&game.id, Some(&drawn(2))).await;
    assert_eq!(state["role"], "arbiter");

    let refused = server.renew(&game.id, &game.organiser, "arbiter").await;
    assert_eq!(kind(&refused), (403, json!("forbidden")));
    assert!(refused.json()["sentence"].as_str().unwrap().contains("Only the arbiter"));
    let path = format!("/api/games/{}/links/arbiter", game.id);
    assert_eq!(server.with("DELETE", &path, &game.organiser, None).await.status, 403);
    let line = server.holder(&game.id, &game.organiser, "arbiter").await;
    assert_eq!(
        (&line["state"], &line["may_renew"], &line["may_withdraw"]),
        (&json!("taken"), &json!(false), &json!(false))
    );
    // The maker's copies are invalid.
    for dead in [&game.arbiter[..], second] {
        assert_eq!(greeting(&server, &game.id, dead).await["type"], "refused");
    }

    // The arbiter hands over, and is out.
    let third = server.renew(&game.id, &drawn(2), "arbiter").await;
    assert_eq!(third.status, 200, "{}", third.text);
    assert_eq!(cut_off(&mut arbiter).await, "unauthenticated");
    assert_eq!(greeting(&server, &game.id, &drawn(2)).await["type"], "refused");
    let third = third.json()["token"].as_str().unwrap().to_owned();
    assert_eq!(server.take(&game.id, &third, &drawn(3)).await.status, 200);
    // The arbiter renews players' links too.
    let white = server.renew(&game.id, &drawn(3), "white").await;
    assert_eq!(white.status, 200);
    assert_eq!(greeting(&server, &game.id, &game.white).await["type"], "refused");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn those_with_a_link_are_told_of_changes_and_those_who_watch_are_not() {
    let server = Server::start().await;
    let game = server.game(online("300")).await;
    let (mut white, _) = server.socket(&game.id, Some(&game.white)).await;
    let (mut organiser, state) = server.socket(&game.id, Some(&game.organiser)).await;
    assert_eq!(state["role"], "organiser");
    let (mut watching, _) = server.socket(&game.id, None).await;
    server.take(&game.id, &game.black, &drawn(1)).await;
    server.renew(&game.id, &game.organiser, "assistant").await;
    for socket in [&mut white, &mut organiser] {
        for _ in 0..2 {
            assert_eq!(socket.next_of("links").await.unwrap(), json!({"type": "links"}));
        }
    }
    // Black comes, and everybody is told that; whoever watches has been told of nothing before it. The organiser counts nowhere.
    let (_black, _) = server.socket(&game.id, Some(&drawn(1))).await;
    loop {
        let message = watching.next().await.unwrap();
        assert_ne!(message["type"], "links");
        if message["type"] == "connected" && message["black"] == 1 {
            assert_eq!((&message["white"], &message["spectators"]), (&json!(1), &json!(1)));
            break;
        }
    }
    assert_eq!(organiser.act("white plays e2e4").await.unwrap()["fault"]["kind"], "forbidden");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_hangs_up_has_withdrawn_the_link_all_the_same() {
    let server = Server::start().await;
    for _ in 0..10 {
        let game = server.game(online("300")).await;
        let (mut white, _) = server.socket(&game.id, Some(&game.white)).await;
        let mut stream = tokio::net::TcpStream::connect(server.addr).await.unwrap();
        let request = format!(
            "DELETE /api/games/{}/links/white HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {}\r\n\r\n",
            game.id, game.organiser
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        drop(stream);
        assert_eq!(cut_off(&mut white).await, "unauthenticated");
        assert_eq!(server.holder(&game.id, &game.organiser, "white").await["state"], "withdrawn");
    }
    server.stop().await;
}

/// A game that is over.
async fn finished(server: &Server) -> Made {
    let game = server.game(online("300")).await;
    let (mut white, mut black) = server.players(&game).await;
    play(&mut white, &mut black, &["white resigns"]).await;
    game
}

fn stored_links(folder: &std::path::Path, game: &str) -> i64 {
    let db = rusqlite::Connection::open(folder.join("t.db")).unwrap();
    let question = "SELECT count(*) FROM links JOIN games ON game = number WHERE id = ?1";
    db.query_row(question, [game], |row| row.get(0)).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_wishes_for_a_rematch_leave_two_links() {
    let server = Server::start().await;
    let (plain, own) = (finished(&server).await, finished(&server).await);
    let ask = |game: &Made, token: &str, body: Option<Value>| {
        let path = format!("/api/games/{}/rematch", game.id);
        let token = token.to_owned();
        let server = &server;
        async move { server.with("POST", &path, &token, body).await }
    };
    // Without a generated secret, an unused link is replaced by the next.
    let mut last = BTreeMap::new();
    for index in 0..100 {
        let token = if index % 2 == 0 { &plain.white } else { &plain.black };
        let answer = ask(&plain, token, None).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        let answer = answer.json();
        last.insert(answer["link"]["role"].as_str().unwrap().to_owned(), answer);
    }
    let (white, black) = (last["white"].clone(), last["black"].clone());
    assert_eq!(white["id"], black["id"]);
    let next = white["id"].as_str().unwrap().to_owned();
    for (answer, role) in [(&white, "white"), (&black, "black")] {
        let token = answer["link"]["token"].as_str().unwrap();
        assert_eq!(greeting(&server, &next, token).await["role"], role);
    }
    // Once it is used it is somebody's, and asking for another does not cut him off.
    assert_eq!(kind(&ask(&plain, &plain.white, None).await), (410, json!("link-used")));

    // With a secret, the same request gives the same link.
    let mut ids = Vec::new();
    let wishes = (0..100).map(|index| {
        let (token, number) = if index % 2 == 0 { (&own.white, 1) } else { (&own.black, 2) };
        ask(&own, token, Some(json!({ "secret": drawn(number) })))
    });
    for answer in futures_util::future::join_all(wishes).await {
        assert_eq!(answer.status, 200, "{}", answer.text);
        ids.push(answer.json()["id"].as_str().unwrap().to_owned());
    }
    ids.dedup();
    let [other] = &ids[..] else { panic!("{ids:?}") };
    assert_eq!(greeting(&server, other, &drawn(1)).await["role"], "black");
    assert_eq!(greeting(&server, other, &drawn(2)).await["role"], "white");
    assert_eq!(kind(&ask(&own, &own.white, Some(json!({ "secret": drawn(3) }))).await).0, 410);
    assert_eq!(kind(&ask(&own, &own.white, Some(json!({ "secret": "x" }))).await).0, 400);
    assert_eq!(kind(&ask(&own, &own.white, Some(json!({ "word": "x" }))).await), (400, json!("bad-request")));
    let folder = server.stop().await;
    assert_eq!([stored_links(folder.path(), &next), stored_links(folder.path(), other)], [2, 2]);
}

#[tokio::test(flavor = "multi_thread")]
async fn links_that_are_given_out_again_and_again_do_not_pile_up() {
    let server = Server::start().await;
    let game = server.game(online("300")).await;
    for number in 0..60 {
        let token = server.renew(&game.id, &game.organiser, "white").await.json()["token"].clone();
        assert_eq!(server.take(&game.id, token.as_str().unwrap(), &drawn(number)).await.status, 200);
    }
    assert_eq!(greeting(&server, &game.id, &drawn(59)).await["role"], "white");
    let folder = server.stop().await;
    let count = stored_links(folder.path(), &game.id);
    assert!(count < 40, "{count}");
}

struct Asker<'a> {
    letter: char,
    headers: Vec<(&'a str, String)>,
}

/// Every line of the table against every caller, each in a new game.
#[tokio::test(flavor = "multi_thread")]
async fn every_door_is_asked_by_everybody() {
    let server = Server::start().await;
    let mut sessions = Vec::new();
    for name in ["circolo", "altri"] {
        let credentials = json!({"name": name, "password": "una password lunga"});
        let made = server.ask("POST", "/api/account", &[("X-Tratto", "1")], Some(credentials)).await;
        sessions.push(made.header("set-cookie").unwrap().split(';').next().unwrap().to_owned());
    }
    let mut asked = 0;
    let mut next = 1_000;
    for line in include_str!("../links.txt").lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let (method, path, state, expected) = (words[0], words[1], words[2], &words[3..]);
        let target = path.strip_prefix("links/").unwrap_or("white");
        for (index, letter) in "WBASONnwx".chars().enumerate() {
            let signed = [("Cookie", sessions[0].as_str()), ("X-Tratto", "1")];
            let game = server.ask("POST", "/api/games", &signed, Some(online("300"))).await.json();
            let id = game["id"].as_str().unwrap();
            let mut secrets = BTreeMap::new();
            let mut exchanged = String::new();
            for role in ["white", "black", "arbiter", "assistant", "organiser"] {
                let mut secret = game["links"][role].as_str().unwrap().to_owned();
                let stays = role == "organiser" || state == "offered" && (role == target || target == "take");
                if !stays || target == "take" && role == "black" && letter == 'x' {
                    next += 1;
                    assert_eq!(server.take(id, &secret, &drawn(next)).await.status, 200);
                    exchanged = std::mem::replace(&mut secret, drawn(next));
                }
                secrets.insert(role, secret);
            }
            let bearer = |role: &str| vec![("Authorization", format!("Bearer {}", secrets[role]))];
            let cookie =
                |index: usize| vec![("Cookie", sessions[index].clone()), ("X-Tratto", "1".to_owned())];
            let headers = match letter {
                'W' => bearer("white"),
                'B' => bearer("black"),
                'A' => bearer("arbiter"),
                'S' => bearer("assistant"),
                'O' => bearer("organiser"),
                'N' => cookie(0),
                'n' => cookie(1),
                'w' => Vec::new(),
                _ => vec![("Authorization", format!("Bearer {exchanged}"))],
            };
            let asker = Asker { letter, headers };
            let headers: Vec<(&str, &str)> =
                asker.headers.iter().map(|(name, value)| (*name, value.as_str())).collect();
            next += 1;
            let body = (path == "links/take").then(|| json!({ "secret": drawn(next) }));
            let answer = server.ask(method, &format!("/api/games/{id}/{path}"), &headers, body).await;
            assert_eq!(
                answer.status.to_string(),
                expected[index],
                "{} of {line}: {}",
                asker.letter,
                answer.text
            );
            if answer.status >= 400 {
                let sentence = &answer.json()["sentence"];
                assert!(sentence.as_str().is_some_and(|text| !text.is_empty()), "{sentence}");
            }
            // What the list says may be done is what may be done.
            let list = server.ask("GET", &format!("/api/games/{id}/links"), &headers, None).await;
            if path != "rematch" && state == "taken" && answer.status == 403 && list.status == 200 {
                let list = list.json();
                let may = if method == "POST" { "may_renew" } else { "may_withdraw" };
                let found = list["links"].as_array().unwrap().iter().find(|line| line["role"] == target);
                assert_eq!(found.unwrap()[may], false, "{} of {line}", asker.letter);
            }
            asked += 1;
        }
    }
    assert_eq!(asked, 26 * 9);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn arbiter_assistant_and_organiser_come_along_to_a_rematch() {
    let server = Server::start().await;
    let game = finished(&server).await;
    let path = format!("/api/games/{}/rematch", game.id);
    let helpers =
        [(&game.arbiter, "arbiter"), (&game.assistant, "assistant"), (&game.organiser, "organiser")];
    for (token, role) in helpers {
        let early = server.with("POST", &path, token, None).await;
        assert_eq!(early.status, 403, "{role}: only a player makes the rematch");
    }
    let first = server.with("POST", &path, &game.white, None).await.json();
    let next = first["id"].as_str().unwrap();
    for (number, (token, role)) in helpers.into_iter().enumerate() {
        let wish = json!({ "secret": drawn(10 + number as u32) });
        for _ in 0..2 {
            let answer = server.with("POST", &path, token, Some(wish.clone())).await;
            assert_eq!(answer.status, 200, "{role}: {}", answer.text);
            let expected = json!({ "id": next, "link": { "role": role, "token": wish["secret"] } });
            assert_eq!(answer.json(), expected, "the same wish has the same answer");
        }
        let another =
            server.with("POST", &path, token, Some(json!({ "secret": drawn(20 + number as u32) }))).await;
        assert_eq!(kind(&another), (410, json!("link-used")), "{role}: one link");
    }
    assert_eq!(greeting(&server, next, &drawn(10)).await["role"], "arbiter");
    // The organiser of the first game gives out the links of the second, which has no owner.
    let renew = format!("/api/games/{next}/links/white");
    let renewed = server.with("POST", &renew, &drawn(12), None).await;
    assert_eq!(renewed.status, 200, "{}", renewed.text);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_secret_of_his_own_an_organiser_gets_one_link() {
    let server = Server::start().await;
    let game = finished(&server).await;
    let path = format!("/api/games/{}/rematch", game.id);
    let first = server.with("POST", &path, &game.white, None).await.json();
    let given = server.with("POST", &path, &game.organiser, None).await;
    assert_eq!(given.status, 200, "{}", given.text);
    let list = format!("/api/games/{}/links", first["id"].as_str().unwrap());
    let links = server.with("GET", &list, given.json()["link"]["token"].as_str().unwrap(), None).await;
    assert_eq!(links.status, 200, "{}", links.text);
    let again = server.with("POST", &path, &game.organiser, None).await;
    assert_eq!(kind(&again), (410, json!("link-used")), "an organiser's link is private from the start");
    server.stop().await;
}
