# Games that are kept, copied, checked and deleted.

serve-store-foreign = the file is a database of another program: name another with --db
serve-store-no-copy = the file is of an earlier version, and the copy that is made before it is brought up to date failed: { $reason }

server-deleted = This game was deleted.
server-stale = Type your password once more: you signed in a while ago.

## backup, restore, check

value-db = DB
kept-copying = copying
kept-integrity = looking at the file
kept-games = replaying games
kept-cannot-open = { $path } cannot be opened: see that it is there and may be read
kept-other = { $path } is not a database of Tratto's
kept-foreign = { $path } is a database of another program
kept-newer = { $path } was made by a newer version of Tratto: use that version
kept-older = { $path } is of an earlier version of Tratto: `tratto serve` brings it up to date, and keeps a copy of it as it was
kept-exists = { $path } is there already: give another name, or for `restore` say --force, which keeps the old file under another name
kept-empty = there is nothing in { $path }
kept-in-use = a server of Tratto is using { $path }: stop it first
kept-full = the disk is full: { $path }
kept-failed = it did not work with { $path }: { $reason }
kept-left-off = and { $count } more
kept-sound =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } with { $events ->
        [one] 1 event
       *[other] { $events } events
    }: every log replayed, every hash right
kept-unsound =
    { $count ->
        [one] 1 thing is wrong
       *[other] { $count } things are wrong
    } among { $games ->
        [one] 1 game
       *[other] { $games } games
    } with { $events ->
        [one] 1 event
       *[other] { $events } events
    }
kept-rate = { $games } games and { $events } events a second
kept-flaw-integrity = The file is damaged: { $line }
kept-flaw-orphans =
    { $rows ->
        [one] 1 row of { $table } belongs
       *[other] { $rows } rows of { $table } belong
    } to something in { $parent } that is not there
kept-flaw-undead = Game { $game } was deleted and is there all the same
kept-flaw-file = The list of games cannot be read to its end: { $reason }
kept-flaw = Game { $game }: { $what }
kept-flaw-event = event { $event } cannot be read: { $reason }
kept-flaw-unreadable = it cannot be read: { $reason }
kept-flaw-settings = its settings make no sense: { $reason }
kept-flaw-root = its settings are not those with which it began (the hash is another)
kept-flaw-gap = event { $event } is missing
kept-flaw-hash = event { $event } is not what was written (the hash is another)
kept-flaw-act = event { $event } cannot have happened: { $act } ({ $reason })
kept-flaw-head = { $column } is { $stored } beside the log, and the log comes to { $replayed }

check-about = Check a file of games: replay every log through the Laws, recompute every hash
check-db = The file, also while a server runs on it; nothing is changed
backup-about = Copy a file of games, also while a server runs on it, and check the copy
backup-db = The file of games
backup-file = The copy; it must not be there yet
backup-done = { $file }: a copy of { $kilobytes } KB
restore-about = Put a backup in the place of a file of games; what was deleted since stays deleted
restore-file = The backup
restore-db = The file whose place it takes; no server may be running on it
restore-force = Let it take the place of a file that is there, which is kept under another name
restore-tombstones = A further file whose deletions hold; may be given more than once
restore-done = { $file } is now { $db }
restore-aside = What was { $db } before is { $aside }
restore-buried =
    { $count ->
        [one] 1 game that had been deleted was deleted again
       *[other] { $count } games that had been deleted were deleted again
    }
restore-erased =
    { $count ->
        [one] 1 account or pair of names that had been deleted was deleted again
       *[other] { $count } accounts and names that had been deleted were deleted again
    }
restore-unknown = What had been deleted in { $db } could not be read, and may be back: { $reason }
