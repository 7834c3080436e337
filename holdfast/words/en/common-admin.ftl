### The operator's page, and what it brings about.

cli-admin = The operator’s page: { $address }
error-not-operator = This token does not open the operator’s page.
error-no-new-tables = No new tables can be created just now. Those that are there go on.
page-admin = The server
page-admin-token = Operator’s token
page-admin-open = Open
page-admin-version = Version
page-admin-tables = Tables
page-admin-finished = Finished games
page-admin-in-memory = Tables in memory
page-admin-connections = People connected
page-admin-database = Size of the database
page-admin-queues = Queues
page-admin-running = At work
page-admin-waiting = Waiting
page-admin-queue-bots = Bots
page-admin-queue-bot-tables = Tables of bots alone
page-admin-queue-hints = Hints
page-admin-queue-reviews = Reviews
page-admin-errors = Errors of the last day
page-admin-no-errors = None.
page-admin-notice = Notice at all tables
page-admin-notice-send = Show
page-admin-new-tables = New tables
page-admin-new-tables-allowed = New tables may be created
page-admin-prune = Old tables
page-admin-prune-days = Untouched for days:
page-admin-prune-finished = Only finished games
page-admin-prune-count = Count them
page-admin-prune-delete = Delete them
page-admin-prune-found =
    { $count ->
        [0] There is no such table.
        [one] { $count } table.
       *[other] { $count } tables.
    }
