#!/usr/bin/env python3
"""Tratto behind Caddy, nginx and HAProxy, for real: `make proxies`.

A certificate authority is made with openssl, `tratto serve` is started on loopback, and before it each proxy with its configuration of
packaging/proxy, in which only names, ports and files are changed. Through TLS that is checked against the authority: a page, the API, a
WebSocket, the address of the client, headers and cookies, what strangers say about themselves, bodies that are too large, the way
from http to https, and the end of the server. Nothing is skipped: a proxy that is not installed is a failure.

    proxies.py TRATTO [caddy|nginx|haproxy ...]
"""

import base64, http.client, json, os, re, shutil, signal, socket, ssl, struct, subprocess, sys, tempfile, time

HERE = os.path.dirname(os.path.abspath(__file__))
NAME = "chess.example.org"
# The client has an address of its own on this machine, so that it cannot be mistaken for the proxy.
CLIENT = "127.0.0.9"
PATIENCE = 30


def port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


def run(*args):
    done = subprocess.run(args, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(args)}: {done.stdout}{done.stderr}")


def authority(folder):
    """A certificate authority and a certificate of it for our name."""
    at = lambda name: os.path.join(folder, name)
    run("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=Authority of a test",
        "-keyout", at("ca.key"), "-out", at("ca.pem"))
    run("openssl", "req", "-newkey", "rsa:2048", "-nodes", "-subj", f"/CN={NAME}", "-keyout", at("key.pem"), "-out", at("csr.pem"))
    with open(at("ext"), "w") as ext:
        ext.write(f"subjectAltName=DNS:{NAME}\n")
    run("openssl", "x509", "-req", "-in", at("csr.pem"), "-CA", at("ca.pem"), "-CAkey", at("ca.key"), "-CAcreateserial",
        "-days", "2", "-extfile", at("ext"), "-out", at("cert.pem"))
    with open(at("both.pem"), "w") as both:
        both.write(open(at("cert.pem")).read() + open(at("key.pem")).read())


def changed(text, changes):
    """A configuration with other names: every change must have something to change."""
    for old, new in changes:
        if old not in text:
            raise SystemExit(f"the configuration has no {old!r} any more")
        text = text.replace(old, new)
    return text


def committed(name):
    return open(os.path.join(HERE, "..", "proxy", name)).read()


def caddy(folder, server, plain, tls):
    text = changed(committed("Caddyfile"), [
        (f"\n{NAME} {{", f"\n{NAME}:{tls} {{\n\ttls {folder}/cert.pem {folder}/key.pem"),
        ("127.0.0.1:8080\n}", f"127.0.0.1:{server}\n}}")])
    # Its usual ports need root; it turns http to https at whichever are its own.
    text = f"{{\n\tadmin off\n\thttp_port {plain}\n\thttps_port {tls}\n}}\n{text}"
    path = os.path.join(folder, "Caddyfile")
    open(path, "w").write(text)
    return ["caddy", "run", "--adapter", "caddyfile", "--config", path], ["caddy", "version"]


def nginx(folder, server, plain, tls):
    text = changed(committed("nginx.conf"), [
        ("127.0.0.1:8080;", f"127.0.0.1:{server};"), ("listen 80;", f"listen {plain};"), ("listen [::]:80;", f"listen [::]:{plain};"),
        ("listen 443 ssl", f"listen {tls} ssl"), ("listen [::]:443 ssl", f"listen [::]:{tls} ssl"),
        (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", f"{folder}/cert.pem"),
        (f"/etc/letsencrypt/live/{NAME}/privkey.pem", f"{folder}/key.pem")])
    frame = (f"daemon off;\npid {folder}/nginx.pid;\nerror_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n" +
             "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]))
    path = os.path.join(folder, "nginx.conf")
    open(path, "w").write(f"{frame}{text}}}\n")
    return ["nginx", "-c", path, "-e", "stderr"], ["nginx", "-v"]


def haproxy(folder, server, plain, tls):
    text = changed(committed("haproxy.cfg"), [
        ("server tratto 127.0.0.1:8080", f"server tratto 127.0.0.1:{server}"),
        ("bind :80\n", f"bind :{plain}\n"), ("bind :443 ", f"bind :{tls} "), (f"/etc/haproxy/{NAME}.pem", f"{folder}/both.pem")])
    path = os.path.join(folder, "haproxy.cfg")
    open(path, "w").write(text)
    return ["haproxy", "-db", "-f", path], ["haproxy", "-v"]


class Client:
    """Speaks to the proxy as a browser would: by name, and believing only the authority."""

    def __init__(self, folder, plain, tls):
        self.plain, self.tls = plain, tls
        self.context = ssl.create_default_context(cafile=os.path.join(folder, "ca.pem"))
        self.context.set_alpn_protocols(["http/1.1"])

    def line(self):
        raw = socket.create_connection(("127.0.0.1", self.tls), timeout=PATIENCE, source_address=(CLIENT, 0))
        return self.context.wrap_socket(raw, server_hostname=NAME)

    def ask(self, method, path, headers=(), body=None):
        connection = http.client.HTTPSConnection(NAME, self.tls, context=self.context)
        connection.sock = self.line()
        connection.putrequest(method, path)
        if body is not None:
            body = json.dumps(body).encode()
            connection.putheader("Content-Type", "application/json")
            connection.putheader("Content-Length", str(len(body)))
        for name, value in headers:
            connection.putheader(name, value)
        connection.endheaders(body)
        answer = connection.getresponse()
        return answer, answer.read()

    def talk(self, game):
        line = self.line()
        key = base64.b64encode(os.urandom(16)).decode()
        line.sendall((f"GET /api/games/{game}/socket HTTP/1.1\r\nHost: {NAME}:{self.tls}\r\nOrigin: https://{NAME}:{self.tls}\r\n"
                      f"Connection: keep-alive, Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n").encode())
        return Talk(line)


class Talk:
    def __init__(self, line):
        self.line = line
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.read(1)
        check("a WebSocket is opened", head.startswith(b"HTTP/1.1 101 "), head)

    def read(self, length):
        data = b""
        while len(data) < length:
            more = self.line.recv(length - len(data))
            if not more:
                raise SystemExit("the WebSocket was cut off without a word")
            data += more
        return data

    def say(self, message):
        text = json.dumps(message).encode()
        size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + struct.pack(">H", len(text))
        self.line.sendall(b"\x81" + size + b"\0\0\0\0" + text)

    def hear(self, kind):
        """The next message of a kind; for "close", the code."""
        while True:
            first, size = self.read(2)
            if size == 126:
                size, = struct.unpack(">H", self.read(2))
            elif size == 127:
                size, = struct.unpack(">Q", self.read(8))
            data = self.read(size)
            if first & 15 == 8:
                code = struct.unpack(">H", data[:2])[0] if data else None
                if kind == "close":
                    return code
                raise SystemExit(f"closed with {code} instead of {kind}")
            if first & 15 == 1:
                message = json.loads(data)
                if message["type"] == kind:
                    return message


checks = 0


def check(what, holds, seen=None):
    global checks
    checks += 1
    if not holds:
        raise SystemExit(f"NOT SO: {what}: {seen!r}")


def wait_for(what, holds):
    deadline = time.time() + PATIENCE
    while True:
        try:
            if holds():
                return
        except OSError:
            pass
        if time.time() > deadline:
            raise SystemExit(f"waited in vain: {what}")
        time.sleep(0.05)


def listens(number):
    with socket.create_connection(("127.0.0.1", number), timeout=1):
        return True


def conversation(client, served, log):
    tls, origin = client.tls, f"https://{NAME}:{client.tls}"
    page, body = client.ask("GET", "/")
    check("the page", page.status == 200 and b"<html" in body, (page.status, body[:200]))
    for path in ["/", "/api/about"]:
        answer, _ = client.ask("GET", path)
        for name, part in [("strict-transport-security", "max-age="), ("content-security-policy", "default-src 'none'"),
                           ("x-content-type-options", "nosniff"), ("x-frame-options", "DENY")]:
            found = answer.headers.get_all(name) or []
            check(f"{name} once at {path}", len(found) == 1 and part in found[0], found)
    answer, body = client.ask("GET", "/api/about")
    check("the API", answer.status == 200 and "editions" in json.loads(body), body[:200])

    # Whatever strangers say about themselves, in several lines.
    lies = [("X-Forwarded-For", "1.2.3.4"), ("X-Forwarded-For", "5.6.7.8, 127.0.0.1"), ("X-Forwarded-Proto", "http"), ("X-Real-IP", "1.2.3.4")]
    person = {"name": f"club-{tls}", "password": "a long enough password"}
    answer, body = client.ask("POST", "/api/account", [("Origin", origin), ("X-Tratto", "1"), *lies], person)
    check("an account from its own pages", answer.status == 201, (answer.status, body))
    cookie = answer.headers.get("set-cookie")
    check("the cookie is for TLS only", "; Secure" in cookie and "HttpOnly" in cookie, cookie)
    noted = lambda: [line for line in map(json.loads, log()) if line.get("name") == person["name"]]
    wait_for("the sign-in in the log", noted)
    check("the client's own address", noted()[0]["from"] == CLIENT, noted())
    answer, _ = client.ask("POST", "/api/games", [("Origin", "https://elsewhere.example"), ("X-Tratto", "1"), ("Cookie", cookie.split(";")[0])],
                           {"mode": "online", "control": "300"})
    check("not from other sites", answer.status == 403, answer.status)
    answer, _ = client.ask("POST", "/api/games", [], {"mode": "online", "control": "3" * 100_000})
    check("bodies have a bound", answer.status == 413, answer.status)

    answer, body = client.ask("POST", "/api/games", [], {"mode": "online", "control": "300"})
    game = json.loads(body)
    check("a game", answer.status == 201, body)
    talks = []
    for role in ["white", "black"]:
        talk = client.talk(game["id"])
        talk.say({"type": "hello", "version": 2, "token": game["links"][role]})
        seq = talk.hear("state")["moment"]["seq"]
        talks.append(talk)
    white, black = talks
    white.say({"type": "act", "id": 1, "expected_seq": seq, "act": "white plays e2e4"})
    white.hear("ack")
    while black.hear("update")["moment"]["seq"] <= seq:
        pass
    white.say({"type": "ping", "id": 7})
    check("a ping", white.hear("pong")["id"] == 7)

    plain = http.client.HTTPConnection("127.0.0.1", client.plain, timeout=PATIENCE)
    plain.request("GET", "/game/x", headers={"Host": NAME})
    answer = plain.getresponse()
    target = answer.headers.get("location", "")
    check("http goes to https", answer.status in (301, 308) and target.startswith(f"https://{NAME}"), (answer.status, target))

    served.send_signal(signal.SIGTERM)
    for talk in talks:
        check("told to come back", talk.hear("close") == 1012)
        talk.line.close()
    check("a good end", served.wait(PATIENCE) == 0)


def main():
    tratto, names = sys.argv[1], sys.argv[2:] or ["caddy", "nginx", "haproxy"]
    for tool in names + ["openssl"]:
        if shutil.which(tool) is None:
            raise SystemExit(f"{tool} is not installed: apt-get install caddy nginx haproxy openssl")
    for name in names:
        with tempfile.TemporaryDirectory() as folder:
            os.chmod(folder, 0o755)
            authority(folder)
            server, plain, tls = port(), port(), port()
            with open(os.path.join(folder, "tratto.log"), "w") as errors, open(os.path.join(folder, "proxy.log"), "w") as noise:
                served = subprocess.Popen([tratto, "serve", "--addr", f"127.0.0.1:{server}", "--db", f"{folder}/t.db", "--trust-proxy", "127.0.0.1",
                                           "--log-format", "json"], stderr=errors, stdout=subprocess.DEVNULL)
                command, version = globals()[name](folder, server, plain, tls)
                environment = {**os.environ, "HOME": folder, "XDG_DATA_HOME": folder, "XDG_CONFIG_HOME": folder}
                proxy = subprocess.Popen(command, stderr=noise, stdout=noise, env=environment)
                try:
                    for number in [server, plain, tls]:
                        wait_for(f"{name} and tratto listen", lambda: listens(number))
                    client = Client(folder, plain, tls)
                    # HAProxy looks first whether the server is well.
                    wait_for("the proxy finds the server", lambda: client.ask("GET", "/api/health")[0].status == 200)
                    conversation(client, served, lambda: open(f"{folder}/tratto.log").read().splitlines())
                except BaseException:
                    print(open(f"{folder}/proxy.log").read()[-3000:], open(f"{folder}/tratto.log").read()[-3000:], file=sys.stderr)
                    raise
                finally:
                    proxy.terminate()
                    proxy.wait(PATIENCE)
                    served.kill()
                    served.wait()
            told = subprocess.run(version, capture_output=True, text=True)
            print(f"{name}: well ({re.sub(chr(10) + '.*', '', (told.stdout + told.stderr).strip(), flags=re.S)})")
    print(f"{checks} checks")


main()
