### People at a table: who comes and goes, who plays for whom, taking back together, links, notices of turns.

## Who is away

page-company-away-since = away since { $time }
page-company-waits-away = The table waits for { $who }, away since { $time }.
page-company-waits-free = The table waits for { $who }: nobody has sat down there yet.
page-company-host-away = The table is paused, and its host is away.
page-company-bot-soon =
    { $count ->
        [one] In { $count } second a bot may play for them.
       *[other] In { $count } seconds a bot may play for them.
    }
page-company-bot-plays = Let a bot play for { $who }
page-company-bot-for-me = Let a bot play for me
page-company-bot-for-me-help = You look on meanwhile, and take your seat back whenever you like.

## A bot plays for you

page-company-replaced = A bot plays { $figure } for you now. You look on.
page-company-take-back-seat = Take my seat back
page-company-ask-seat = Ask for my seat back
page-company-asked-seat = You have asked for your seat back. The host decides.
page-company-seat-asked = { $who } asks for the seat of { $figure } back.
page-company-give-seat = Give it back
page-company-keep-bot = Leave it to the bot

## Hosting

page-company-host = Host
page-company-hosts = { $who } hosts this table
page-company-you-host = You host this table
page-company-host-gone = The host is away
page-company-hand-host = Hand hosting to { $who }
page-company-take-host = Take over hosting
page-company-door = The table’s address
page-company-door-help = What friends without a link of their own find at the address of this table.
page-company-door-seats = a free seat, or to watch
page-company-door-watch = only to watch
page-company-door-closed = nothing

## Taking back together

page-company-undo-asked =
    { $count ->
        [one] { $who } asks to take back { $count } choice.
       *[other] { $who } asks to take back { $count } choices.
    }
page-company-undo-you-asked =
    { $count ->
        [one] You ask to take back { $count } choice.
       *[other] You ask to take back { $count } choices.
    }
page-company-undo-waits = { $who } must agree.
page-company-undo-agree = Take it back
page-company-undo-keep = Keep it
page-company-undo-withdraw = Never mind
page-company-undo-asks = { $who } is asked first
page-company-undo-ask = Ask to take back { $what }
page-company-undo-line = Others are asked first if it concerns what they chose or what luck has shown.

## The chronicle

page-note-took-back = { $who } takes back: { $what }
page-note-took-back-more =
    { $count ->
        [one] { $who } takes back: { $what }, and { $count } choice after it
       *[other] { $who } takes back: { $what }, and { $count } choices after it
    }
page-note-took-back-many =
    { $count ->
        [one] { $who } takes back { $count } choice
       *[other] { $who } takes back { $count } choices
    }
page-note-kept = { $who } would rather keep what was chosen: nothing is taken back
page-note-sat-down = { $who } sits down: { $figure }
page-note-to-bot = A bot plays for { $who }
page-note-returned = { $who } is back at { $figure }
page-note-asks-seat = { $who } asks for the seat of { $figure } back
page-note-host = { $who } hosts the table now

## Coming in by an address or a link

page-door-invited = Come in
page-door-free-seats = Free seats
page-door-choose = Which hero will you play?
page-door-none-free = All seats are taken. You may watch.
page-door-seat-free = A seat is free: { $figure }
page-door-watch-only = The host lets you watch this game.
page-door-watch = Just watch
page-door-over = This game is over. You may look at how it ended.
page-door-link-dead = Your link opens no seat any more.
page-door-occupied = Somebody sits here already
page-door-occupied-help = { $who } came in by this link. A link is for one person: if that is you on another device, sit down here too.
page-door-occupied-nameless = Somebody came in by this link already. A link is for one person: if that is you on another device, sit down here too.
page-door-its-me = That is me
page-door-elsewhere = Find another seat
page-door-address = The table’s address
page-door-address-hint = For everybody: whoever opens it picks a free hero, or watches.
page-door-address-watch = For everybody: whoever opens it may watch.
page-door-swap = Another free hero instead
page-door-copy-gone = This copy was thrown away
page-door-copy-gone-help = It was only for trying things out. The real table is where you left it.
page-door-no-game = There is no such game here
page-door-no-game-help = Nothing on our shelf has this name. Perhaps the address was cut short.
page-door-no-replay = This game cannot be shown
page-door-no-review = This game cannot be reviewed
page-door-no-id-help = The address names no table. Open the table first: its menu leads to the replay and the review.
page-door-try-again = Try again
