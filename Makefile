# Tratto. `make run` shows it at work, `make test` checks everything; each sets up what it needs by itself on a
# Debian with Rust, Node and make.

CARGO ?= cargo
TRATTO = $(CARGO) run --quiet --release --package tratto --

# White would castle, and the bishop on a6 looks at f1.
CASTLING = 4k3/8/b7/8/8/8/5PPP/4K2R w K - 0 1

.PHONY: run test slow bench load fmt setup pages browser guest proxies units deb made package

# The command at a few questions, and then the server with its pages: `make run ADDR=0.0.0.0:8080` for a whole club.
ADDR ?= 127.0.0.1:8080
run: setup pages
	@echo "Building the command: the first time takes a minute or two."
	@$(CARGO) build --quiet --release --package tratto
	@echo '$$ tratto board "$(CASTLING)"'
	@$(TRATTO) board "$(CASTLING)"
	@echo '$$ tratto why "$(CASTLING)" e1g1'
	@$(TRATTO) why "$(CASTLING)" e1g1 || test $$? -eq 1
	@echo '$$ tratto why --lang it "$(CASTLING)" e1g1'
	@$(TRATTO) why --lang it "$(CASTLING)" e1g1 || test $$? -eq 1
	@echo '$$ tratto perft 6 --threads 2'
	@$(TRATTO) perft 6 --threads 2
	@echo '$$ tratto serve --addr $(ADDR)'
	@$(TRATTO) serve --addr $(ADDR)

# Random tests take the same seeds at every run, so that a commit passes or fails alike everywhere; `make slow` takes new ones.
SEEDS = $(if $(TRATTO_SLOW),,PROPTEST_RNG_SEED=1 TRATTO_SEED=1)

# The browser is driven against the command that `cargo test` has built, and the features are checked by the `xtask` that it has built:
# `cargo xtask` would build half of the workspace once more, with only those features of the libraries that xtask asks for.
test: setup pages browser guest
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets -- -D warnings
	$(SEEDS) $(CARGO) test --workspace
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps
	$(SEEDS) $(abspath $(TARGET))/debug/xtask features
	cd web && npm run --silent check && npm run --silent test && npm run --silent size
	cd web && TRATTO_BIN=$(abspath $(TARGET)/debug/tratto) npm run --silent test:browser

# The pages are built into the binary, anew where anything they are made of has changed.
TARGET = $(or $(CARGO_TARGET_DIR),target)
PAGES = $(shell find web/src web/public -type f) web/index.html web/vite.config.ts web/svelte.config.js \
  web/scripts/languages.ts $(wildcard crates/words/locales/*/*web.ftl crates/words/locales/*/language.ftl)
INSTALLED = web/node_modules/.package-lock.json

pages: crates/server/pages/index.html

crates/server/pages/index.html: $(INSTALLED) $(PAGES)
	@echo "Building the pages."
	@cd web && npm run --silent build -- --logLevel warn

$(INSTALLED): web/package-lock.json web/package.json
	@command -v npm >/dev/null || { echo "Node 20.19 or newer is needed, with npm: apt-get install nodejs npm"; exit 1; }
	@echo "Installing what the pages are built with (npm ci)."
	@cd web && npm ci --silent && touch node_modules/.package-lock.json

# The pages are tested in a real browser.
browser:
	@test -x "$$CHROMIUM" || command -v chromium >/dev/null || command -v chromium-browser >/dev/null || \
	  command -v google-chrome >/dev/null || { \
	  if [ "$$(id -u)" = 0 ]; then \
	    echo "Installing chromium, in which the pages are tested (apt-get)."; \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; \
	  else echo "Chromium is needed to test the pages: apt-get install chromium"; exit 1; fi; }

# The driver of engines is tested with Debian's Stockfish, a separate program under the GPL: nothing of it is shipped.
guest:
	@test -x "$$TRATTO_ENGINE" || command -v stockfish >/dev/null || test -x /usr/games/stockfish || { \
	  if [ "$$(id -u)" = 0 ]; then \
	    echo "Installing stockfish, with which the driver of engines is tested (apt-get)."; \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq stockfish >/dev/null; \
	  else echo "Stockfish is needed to test the driver of engines: apt-get install stockfish"; exit 1; fi; }

# Everything of `make test` with the long suites switched on: deep perft, a million random games, every package. Takes hours.
slow: export TRATTO_SLOW = 1
slow: test package

# Tratto against its rivals, in one process, node counts asserted; then facts of a position and the review of a game beside their limits. `make bench PGN=archive.pgn` replays an archive of yours.
PGN ?= testdata/pgn/famous.pgn
bench: setup
	$(CARGO) run --release --package tratto-oracles --bin board-race
	$(CARGO) run --release --package tratto-oracles --bin pgn-race -- $(PGN)
	$(CARGO) bench --package tratto-lore --bench facts
	$(CARGO) bench --package tratto-lore --bench coach

# Many games at once against a server of their own: events a second, how long an acknowledgement takes, memory a game.
# `make load LENGTHS=20,80,160` prints the memory a game at so many half-moves instead.
GAMES ?= 2000
PACE ?= 1
LENGTHS ?=
load: setup
	ulimit -n 65536 2>/dev/null || ulimit -n $$(ulimit -Hn); $(CARGO) bench --package tratto-server --bench load -- --games $(GAMES) --pace $(PACE) \
	  $(if $(LENGTHS),--lengths $(LENGTHS))

# Tratto behind Caddy, nginx and HAProxy with TLS, for real; not in `make test`, because it needs them installed
# (apt-get install caddy nginx haproxy openssl python3). PROXIES=nginx for one of them.
PROXIES ?=
proxies: setup pages
	$(CARGO) build --quiet --release --package tratto
	python3 packaging/test/proxies.py $(TARGET)/release/tratto $(PROXIES)

# What systemd thinks of the units: faults, and how exposed the service is (apt-get install systemd).
units:
	sh packaging/test/units.sh

# Every published crate as a package, each built from its own package alone, in the order of their dependencies.
package: setup pages
	$(CARGO) package --workspace --exclude tratto-oracles --exclude xtask --allow-dirty

# What a package carries besides: the manual in both languages and completions for three shells, made by the command itself.
MADE = packaging/made
made: setup pages
	$(CARGO) build --quiet --release --package tratto
	@mkdir -p $(MADE)
	$(TARGET)/release/tratto man $(MADE)/man/en --lang en
	$(TARGET)/release/tratto man $(MADE)/man/it --lang it
	$(TARGET)/release/tratto completions bash --lang en > $(MADE)/tratto.bash
	$(TARGET)/release/tratto completions zsh --lang en > $(MADE)/_tratto
	$(TARGET)/release/tratto completions fish --lang en > $(MADE)/tratto.fish

# A Debian package under $(TARGET)/debian (cargo install cargo-deb).
deb: made
	$(CARGO) deb --package tratto

fmt:
	$(CARGO) fmt --all

# Rust links with the C compiler; the rest is Rust's own. Nothing is touched that is already there.
setup:
	@command -v $(CARGO) >/dev/null || { echo "Rust is needed: https://rustup.rs"; exit 1; }
	@command -v cc >/dev/null || { \
	  if [ "$$(id -u)" = 0 ]; then \
	    echo "Installing gcc and libc6-dev, which Rust links with (apt-get)."; \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq gcc libc6-dev >/dev/null; \
	  else echo "A C compiler is needed to link with: apt-get install gcc libc6-dev"; exit 1; fi; }
	@$(CARGO) fmt --version >/dev/null 2>&1 && $(CARGO) clippy --version >/dev/null 2>&1 || { \
	  echo "Adding rustfmt and clippy to the toolchain (rustup)."; rustup component add rustfmt clippy; }
