//! Stops and starts: what is under way is finished, sockets are told to come back, and nobody who knocks is refused.

use super::{Answer, PATIENCE, Served, Talk, request};
use serde_json::json;
use std::io::Write as _;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixDatagram;
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// Starts a server on a socket that this process holds, as a manager of services hands it over: as the third file, with the number of
/// the process beside it.
fn activated(listener: &TcpListener, more: &str) -> Served {
    let copy = OwnedFd::from(listener.try_clone().unwrap());
    let script = format!(
        "exec 3<&0 0</dev/null; export LISTEN_PID=$$ LISTEN_FDS=1; exec \"$0\" serve --json --addr 127.0.0.1:1 {more}"
    );
    Served::by_shell(&script, Stdio::from(copy))
}

fn about(addr: SocketAddr) -> std::io::Result<Option<Answer>> {
    let mut stream = TcpStream::connect(addr)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.write_all(request("GET", "/api/about", &[], None).as_bytes())?;
    Ok(Answer::read(&mut stream))
}

/// Clients knock without a pause while the server is stopped and started three times: each is answered.
#[test]
fn a_restart_refuses_nobody() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let addr = listener.local_addr().unwrap();
    let (over, answered) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU32::new(0)));
    let mut served = activated(&listener, "");
    assert_eq!(served.addr, addr, "the socket that was handed over, and not --addr");
    let clients: Vec<_> = (0..3)
        .map(|_| {
            let (over, answered) = (Arc::clone(&over), Arc::clone(&answered));
            std::thread::spawn(move || {
                while !over.load(Ordering::Relaxed) {
                    let answer = about(addr).expect("nobody is refused").expect("everybody is answered");
                    assert_eq!(answer.status, 200, "{answer:?}");
                    answered.fetch_add(1, Ordering::Relaxed);
                }
            })
        })
        .collect();
    let wait_for_more = || {
        let goal = answered.load(Ordering::Relaxed) + 20;
        while answered.load(Ordering::Relaxed) < goal && clients.iter().all(|client| !client.is_finished()) {
            std::thread::yield_now();
        }
    };
    for _ in 0..3 {
        wait_for_more();
        served.stop();
        served = activated(&listener, "");
    }
    wait_for_more();
    over.store(true, Ordering::Relaxed);
    clients.into_iter().for_each(|client| client.join().expect("no client was refused"));
    served.stop();
}

#[test]
fn whoever_follows_a_game_is_told_to_come_back() {
    let served = Served::start(&[], &[]);
    let game = served.game();
    let mut talk = Talk::open(&served, game["id"].as_str().unwrap());
    talk.say(&json!({ "type": "hello", "version": 2 }));
    assert_eq!(talk.hear().unwrap()["type"], "state");
    served.signal("TERM");
    let code = loop {
        if let Err(code) = talk.hear() {
            break code;
        }
    };
    assert_eq!(code, 1012);
    // It is the client that hangs up last.
    drop(talk);
    let log = served.ended();
    assert!(log.contains("stopping") && log.contains("stopped") && !log.contains("cut off"), "{log}");
}

/// A request whose body is still coming when the server is told to stop is finished, and answered.
#[test]
fn what_is_under_way_is_finished() {
    let served = Served::start(&[], &[]);
    let body = json!({ "mode": "online", "control": "300" });
    let whole = request("POST", "/api/games", &[("Expect", "100-continue")], Some(&body));
    let (head, body) = whole.split_once("\r\n\r\n").unwrap();
    let mut stream = served.connect();
    stream.write_all(format!("{head}\r\n\r\n").as_bytes()).unwrap();
    // The server asks for the body: it is at work on the request.
    let mut asked = [0; 25];
    std::io::Read::read_exact(&mut stream, &mut asked).unwrap();
    assert_eq!(&asked, b"HTTP/1.1 100 Continue\r\n\r\n");
    served.signal("TERM");
    served.line("stopping");
    stream.write_all(body.as_bytes()).unwrap();
    let answer = Answer::read(&mut stream).expect("an answer");
    assert_eq!(answer.status, 201, "{answer:?}");
    served.ended();
}

/// One that never ends is cut off when the time for it is over.
#[test]
fn what_never_ends_is_cut_off() {
    let served = Served::start(&["--set", "timeouts.stop=0.2"], &[]);
    let mut stream = served.connect();
    stream.write_all(b"POST /api/games HTTP/1.1\r\nHost: test\r\nContent-Length: 10\r\n").unwrap();
    stream.write_all(b"Content-Type: application/json\r\nExpect: 100-continue\r\n\r\n").unwrap();
    std::io::Read::read_exact(&mut stream, &mut [0; 25]).unwrap();
    assert!(served.stop().contains("some connections had to be cut off"));
}

#[test]
fn the_manager_of_services_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("notify");
    let manager = UnixDatagram::bind(&path).unwrap();
    manager.set_read_timeout(Some(PATIENCE)).unwrap();
    let heard = || {
        let mut bytes = [0; 100];
        let read = manager.recv(&mut bytes).expect("it tells");
        String::from_utf8_lossy(&bytes[..read]).into_owned()
    };
    let served = Served::start(&[], &[("NOTIFY_SOCKET", path.to_str().unwrap())]);
    assert_eq!(heard(), "READY=1");
    assert_eq!(served.get("/api/about").status, 200);
    served.signal("TERM");
    assert_eq!(heard(), "STOPPING=1");
    served.ended();
}
