# Running a server: the flags of `tratto serve`, its settings, and what can be wrong with them.

## Flags

value-network = NETWORK
value-level = LEVEL
value-setting = KEY=VALUE
serve-addr = Listen on this address and port (default 127.0.0.1:8080)
serve-db = Keep the log of the games in this file (default tratto.db)
serve-behind-proxy = Short for --trust-proxy 127.0.0.0/8 --trust-proxy ::1: a proxy on this machine
serve-trust-proxy = Believe this proxy, an address or a network, when it says where requests come from (X-Forwarded-For and X-Forwarded-Proto); may be given several times
serve-metrics = Show metrics for Prometheus at /metrics on this address and port
serve-log-level = How much to log on standard error: error, warn, info (the default) or debug
serve-log-format = What a line of the log looks like: plain (the default) or json
serve-config = Read settings from this file; flags and the environment (TRATTO_ADDR, TRATTO_DB, …) go before it
serve-set = Set anything that the configuration file can set; may be given several times
serve-print-config = Print the configuration that all of this comes to, as a file, and serve nothing
serve-bad-network = an address or a network, such as 127.0.0.1 or 10.0.0.0/8
serve-bad-set = a key and a value, such as limits.sockets=1000
serve-cannot-take-over = the socket that was handed over (LISTEN_FDS) cannot be used: { $reason }
serve-metrics-at = The metrics are at http://{ $addr }/metrics.

## Settings

setting-title = The configuration of tratto serve: every setting, with the value it has.
    Flags go before the environment, the environment before this file, and this file before the defaults.
setting-comment = { $what }
    { $wanted } (environment: { $variable })
setting-about = { $key ->
    [addr] Where the server listens. A socket that systemd hands over goes before it.
    [db] The file that holds all games and accounts; others beside it begin with the same name.
    [origin] The address under which people reach the server, such as https://chess.example; passkeys need it.
    [trust_proxy] The proxies that are trusted to give the address and the protocol of a request.
    [metrics] Where metrics for Prometheus can be read. Whoever can reach it can read them.
    [log] How much is logged on standard error. SIGHUP reloads it.
    [log_format] What a line of the log looks like.
    [limits-requests-burst] Requests of one address, at once.
    [limits-requests-per_second] Requests of one address a second, in the long run.
    [limits-games-burst] New games of one address, at once.
    [limits-games-per_second] New games of one address a second, in the long run.
    [limits-questions-burst] Questions of one address that need computing time, at once.
    [limits-questions-per_second] Questions of one address a second, in the long run.
    [limits-passwords-burst] Passwords tried and accounts made by one address, at once.
    [limits-passwords-per_second] Passwords tried and accounts made by one address a second, in the long run.
    [limits-guesses-burst] Wrong passwords for one account by strangers, at once: first guesses of networks, and as many further ones.
    [limits-guesses-per_second] Wrong passwords for one account by strangers a second, in the long run.
    [limits-acts-burst] Acts at the board with one link, at once.
    [limits-acts-per_second] Acts at the board with one link a second, in the long run.
    [limits-acts_by_address-burst] Acts at the board from one address, at once: a whole club may play behind one.
    [limits-acts_by_address-per_second] Acts at the board from one address a second, in the long run.
    [limits-judging-burst] Time for judging the acts from one address, at once, in milliseconds.
    [limits-judging-per_second] Time for judging the acts from one address, in milliseconds a second in the long run.
    [limits-replays-burst] Time for replaying logs for one address, at once, in milliseconds.
    [limits-replays-per_second] Time for replaying logs for one address, in milliseconds a second in the long run.
    [limits-messages-burst] Messages over one WebSocket, at once; what comes beyond that is read more slowly.
    [limits-messages-per_second] Messages over one WebSocket a second, in the long run.
    [limits-messages_by_address-burst] Messages over all WebSockets of one address, at once.
    [limits-messages_by_address-per_second] Messages over all WebSockets of one address a second, in the long run.
    [limits-games_by_account] Games that an account may have under way.
    [keep_days] After so many days without an event a game that is over is deleted; 0 keeps games for ever.
    [engine] The chess engine of the coach and of games without the board, by name or path; empty: Stockfish, if it is found; none: no engine.
    [caps-events] Events of one game, after which only the clock, resignation, agreement and the arbiter's acts go on.
    [caps-between_moves] Events of one game without a move between them, after which the same holds until a move is made.
    [limits-sockets] WebSockets that one address may hold open. A whole club may share one address.
    [limits-connections] Connections that one address may hold open; proxies that are trusted are not counted.
    [limits-all_connections] Connections of everybody together. Fewer where the system allows fewer open files.
    [timeouts-head] How long the head of a request may take to arrive, in seconds.
    [timeouts-body] How long the body of a request may take to arrive, in seconds.
    [timeouts-idle] How long a connection may carry nothing, in seconds.
    [timeouts-stop] How long the server waits for requests in progress when it is told to stop, in seconds.
   *[other] A setting without a description.
}

## What would be right

wanted-address = an address and a port, such as { $quote }127.0.0.1:8080{ $quote }
wanted-origin = an address such as { $quote }https://chess.example{ $quote }, without a path (http only for localhost), or { $quote }{ $quote } for none
wanted-address-or-none = an address and a port, such as { $quote }127.0.0.1:9090{ $quote }, or "" for none
wanted-file = the name of a file, such as { $quote }tratto.db{ $quote }
wanted-program-or-none = the name or the path of a program, such as { $quote }stockfish{ $quote }, { $quote }none{ $quote }, or { $quote }{ $quote }
wanted-networks = { $place ->
    [file] addresses and networks, such as ["127.0.0.1", "10.0.0.0/8"]
   *[other] addresses and networks with commas between them, such as 127.0.0.1,10.0.0.0/8
}
wanted-count = a whole number from 1 to 4294967295
wanted-days = a whole number of days, 0 for never
wanted-number = a number not below 0, or inf for no limit
wanted-seconds = a number from 0.001 to 86400

## What is wrong

setting-in-file = { $path }, line { $line }: { $what }
setting-in-environment = { $name } in the environment: { $what }
setting-syntax = this is not TOML: { $message }
setting-unknown = there is no setting { $key }: tratto serve --print-config shows all of them
setting-unknown-near = there is no setting { $key }: { $nearest } was probably meant
setting-wrong = { $found } is no value for { $key }: right would be { $wanted }
