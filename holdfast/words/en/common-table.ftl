### The table: what the server says.

## The command

cli-serve = Open the table: a server for browsers.
cli-host = The address to listen on.
cli-port = The port to listen on.
cli-database = Where tables are kept: a file, or postgresql://…; without it, a file in your data folder.
cli-open = Open it in the browser, too.
cli-grace = How many seconds somebody may be away before others may let a bot play for them.
cli-address = The address at which people reach this server, for links in mails and messengers.
cli-contact = An e-mail address or a page to which players send the file of “Report a problem”.
cli-smtp = The mail server that tells people of their turn: smtp://user:password@host:587, or smtps:// for TLS from the start.
cli-mail-from = The sender of these mails.
cli-bot-pace = How many seconds a bot takes for a choice where people sit too.
cli-review-workers = How many processes review games at a time.
cli-requests-per-second = How many requests a second one address may make.
cli-tables-per-minute = How many tables a minute one address may set.
cli-connections = How many connections the server takes in all.
cli-connections-per-address = How many connections one address may have.
cli-sockets-per-address = How many live connections to tables one address may have.
cli-proxies = The addresses of your proxies, separated by commas; only they are believed when they say for whom they ask.
cli-header-seconds = How many seconds a connection may take until it has said what it asks for.
cli-body-seconds = How many seconds a request may take until all of it has arrived.
cli-stall-seconds = How many seconds a connection may take nothing of what it is sent.
cli-keep-days = Delete tables at which nothing has happened for so many days; without it, never.
cli-tables = Look after the tables of a server.
cli-prune = List the tables at which nothing has happened for long, and delete them with --delete.
cli-prune-days = For how many days nothing has happened there.
cli-prune-finished = Only tables whose game is over.
cli-prune-records = Keep finished games in this folder, one file each; “holdfast play --from” opens them.
cli-prune-delete = Delete them; without it they are only listed.
cli-prune-would =
    { $count ->
        [0] There is no such table.
        [one] { $count } table would be deleted. Add --delete to delete it.
       *[other] { $count } tables would be deleted. Add --delete to delete them.
    }
cli-pruned =
    { $count ->
        [0] There is no such table.
        [one] { $count } table was deleted.
       *[other] { $count } tables were deleted.
    }
cli-pruned-records =
    { $count ->
        [one] { $count } finished game is kept in { $folder }.
       *[other] { $count } finished games are kept in { $folder }.
    }
cli-prune-unreadable = Table { $table } cannot be read, so it was not deleted.
cli-backup = Write all tables into one file, while the server runs.
cli-backup-file = The file of the backup.
cli-backed-up = Everything is in { $file }.
cli-restore = Put the tables of a backup into the database; the server must be stopped.
cli-restore-replace = Replace the tables that are in the database.
cli-restored = The database is as it was in { $file }.
cli-workers = How many processes listen on the port; more than one need PostgreSQL.
cli-bot-workers = How many processes think for bots.
cli-root-path = The path under which your proxy offers the server, as /games.
cli-serving = The table is open at { $address }
table-no-page = The table is open, but its page is not built yet. In the folder of the program run “make page”, then load this address again.

## Bots

bot-greedy = A bot that looks one choice ahead
bot-instinct = A bot that does what suggests itself
bot-random = A bot that takes anything

## What the table refuses

error-bad-request = The request cannot be read.
error-not-found = There is nothing at this address.
error-wrong-method = This cannot be asked in that way.
error-request-too-large = The request is too large.
error-message-too-large = The message is too large: the limit is { $limit } bytes.
error-bad-message = The message cannot be read.
error-no-such-table = There is no such table, or this link does not open it.
error-no-such-words = There are no such words.
error-no-such-rules = There are no rules of this game to read here.
error-no-such-seat = There is no seat { $seat } at this table.
error-token-needed = Only a seat’s link opens this table.
error-not-your-seat = This is another’s seat.
error-onlookers-watch = Onlookers watch; they do not play.
error-host-only = Only the host of the table may do that.
error-seat-taken-away = This link no longer opens the seat. Ask the host for a new one.
error-watching-closed = The host no longer lets people without a link watch this table.
error-not-away = This player is at the table, or has only just left.
error-seat-taken = Somebody sits there already.
error-no-free-seat = No seat at this table is free.
error-nobody-there = Nobody has sat down there yet.
error-nothing-asked = Nothing is asked any more.
error-stale = Something has happened in the meantime. This is how things stand now.
error-paused = The host has paused the table.
error-cross-site = The page of another site asks for this; only our own page may.
error-too-many-moves = This table has had too many moves. Make a copy of it and play on there.
error-too-many-changes = This table was changed too often. Wait a minute.
error-campaign-full = This campaign has had too many tables. Begin a new one.
error-undo-final = The game is over, and nothing could be taken back: this stays so.
error-unavailable = The database does not answer.
error-too-many-requests = Too much at once. Wait a moment.
error-too-many-tables = Too many tables were set from here. Wait a few minutes.
error-too-many-watching = Too many are watching this table.
error-too-many-connections = Too many connections come from your address. Close some tables or pages, then try again.
error-server-full = The server is full. Try again in a minute.
error-wrong-seats =
    { $wanted ->
        [one] This game needs { $wanted } seat, not { $count }.
       *[other] This game needs { $wanted } seats, not { $count }.
    }
error-other-game-here = The position is not one of “{ $game }”.
error-unknown-bot = There is no bot “{ $bot }”. There are: { $known }.

## Why the server cannot start

error-port-taken = Port { $port } of { $host } is taken by another program. Choose another with --port.
error-cannot-listen = The server cannot listen on { $host }, port { $port }: { $detail }
error-too-few-files = The limit of open files is { $limit } here; the server needs at least { $needed }. Raise it: with ulimit -n, or with LimitNOFILE in systemd.
error-bad-proxies = Proxies are named by addresses and networks, separated by commas: { $detail }
error-bad-database = This is not a database we know. Known are: { $known }.
error-no-database = The database cannot be opened: { $detail }
error-no-asyncpg = PostgreSQL needs one more package: install holdfast[postgres].
error-newer-database = The database was written by a newer version of Holdfast. Install that version, or restore a backup from before the upgrade.
error-workers-need-postgres = --workers needs PostgreSQL: SQLite serves one process. Name the database with --database postgresql://user:password@host/name.
error-database-in-use = Another Holdfast server already uses { $file }. SQLite serves one; for more, use PostgreSQL.
error-server-running = A Holdfast server uses this database. Stop it first.
error-database-not-empty = There are tables in this database. Add --replace to delete them and put those of the backup in their place.
error-no-backup = { $file } is not a backup of Holdfast.
error-cannot-back-up = The backup { $file } cannot be written: { $detail }
error-cannot-restore = The backup { $file } cannot be read: { $detail }
error-bad-root-path = “{ $path }” is no path for --root-path. A path is written as /games.
error-bad-player-key = This key does not open a record: it is too short.
