### The browser before and around a table: lobby, new table, links, joining.

## The house

page-lobby-welcome = Hold the walls together
page-lobby-tagline = Alone, round one screen, or each at home. The horde is played for you, the rules are kept.
page-lobby-what-this-is = A table for cooperative fantasy board games: alone, round one screen, or each at home. The horde is played for you, the rules are kept, and no account is needed.
page-lobby-loading = Fetching the games…
page-lobby-try-again = Try again
page-lobby-to-lobby = To the lobby
page-lobby-fan-work = An unofficial fan work. The games and their names belong to their owners: buy the boxes, they are beautiful.
page-lobby-theme = Look
page-lobby-theme-hall = Stone hall (dark)
page-lobby-theme-parchment = Parchment (light)

## The games

page-lobby-games = Games
page-lobby-play = Play
page-lobby-tutorial = Tutorial
page-lobby-rules = Rules
page-lobby-players =
    { $high ->
        [one] { $high } player
       *[other] { $low }–{ $high } players
    }
page-lobby-minutes =
    { $high ->
        [one] { $high } minute
       *[other] { $low }–{ $high } minutes
    }
page-lobby-weight-1 = very easy to learn
page-lobby-weight-2 = easy to learn
page-lobby-weight-3 = medium weight
page-lobby-weight-4 = demanding
page-lobby-weight-5 = for experts

## My tables

page-lobby-my-tables = My tables
page-lobby-my-tables-hint = Kept in this browser alone. Leave and come back whenever you like.
page-lobby-looking = Having a look…
page-lobby-your-turn = Your turn
page-lobby-table-paused = Paused
page-lobby-what-if = what if
page-lobby-other-device = On another device
page-lobby-other-device-hint = Whoever opens this link sits in your seat. Keep it to yourself.
page-lobby-replay = Replay
page-lobby-forget = Forget
page-lobby-forget-sure = Really forget?
page-lobby-show-all = Show all { $count }
page-lobby-show-fewer = Show fewer

## A saved game

page-lobby-open-file = Go on from a file
page-lobby-open-file-hint = A saved game, a position, or the file of a problem report.
page-lobby-choose-file = Choose a file
page-lobby-file-unreadable = This file is not a game of ours.
page-lobby-go-on = Go on

## A new table

page-lobby-start = Start
page-lobby-starting = Setting the table…
page-lobby-start-hint = Good for a first game as it stands. Everything can be changed.
page-lobby-the-game = The game
page-lobby-who-plays = Who plays
page-lobby-more = More settings
page-lobby-other-games = Other games
page-lobby-as-usual = as usual
page-lobby-yes = Yes
page-lobby-no = No
page-lobby-numbered = { $number }. { $name }
page-lobby-chosen-of = Chosen: { $count } of { $wanted }
page-lobby-chosen-count = Chosen: { $count }
page-lobby-one-more = One more: { $name }
page-lobby-one-less = One fewer: { $name }
page-lobby-search = Search
page-lobby-nothing-found = Nothing of that name.
page-lobby-undo-limit-hint = How far a choice may be taken back at this table. The host can change it later.
page-lobby-table-title = Name of the table
page-lobby-table-title-hint = If you like: to tell it from your other tables.

## Seats

page-lobby-seat-me = Me
page-lobby-seat-me-hint = You, in this browser.
page-lobby-seat-here = On this screen
page-lobby-seat-here-hint = Somebody beside you, at the same screen.
page-lobby-seat-friend = A friend
page-lobby-seat-friend-hint = You get a link and a QR code to send.
page-lobby-seat-bot = A bot
page-lobby-seat-bot-hint = The program plays this seat.
page-lobby-name = Name
page-lobby-name-later = Chosen on joining
page-lobby-which-bot = Which bot

## Links

page-lobby-copy = Copy
page-lobby-copied = Copied
page-lobby-share = Send
page-lobby-qr = QR code
page-lobby-qr-of = QR code: { $name }

## Inviting

page-inviting = Invite
page-inviting-hint = Send each friend a link of their own. It opens the seat on any device: one click and a name, no account.
page-inviting-only-here = These links work on this computer only: the server listens at its own address. Started with --host 0.0.0.0 and opened by the computer’s address in your network, it can be reached by others.
page-inviting-seat-of = Link for { $name }
page-inviting-unknown-link = The link of this seat was made on another device.
page-inviting-new-link = Make a new link
page-inviting-new-link-hint = The old link will open nothing any more.
page-inviting-new-link-sure = Yes, a new link
page-inviting-here = at the table
page-inviting-away = not here yet
page-inviting-onlookers = Onlookers
page-inviting-onlookers-hint = This link shows the game to anybody, without a seat.
page-inviting-yourself = Your seat on another device
page-inviting-done = To the table

## Joining

page-join-invited = You are invited to
page-join-seat = Your seat: { $name }
page-join-who = Who sits where
page-join-free = free
page-join-you = this is you
page-join-name = Your name
page-join-go = Sit down
page-join-hint = No account, no password. This browser remembers your seat.
page-join-closed = This table cannot be opened
page-join-arriving = Going to the table…
page-join-no-answer = The server does not answer. Trying again…

## The tab

page-attention-your-turn = ● Your turn · { $name }

## Lost

page-lobby-lost = There is nothing here
page-lobby-lost-hint = No road leads to this address.

## About

page-lobby-workshop = Workshop
page-lobby-about = About Holdfast
page-lobby-about-games = The games
page-lobby-about-games-text = Holdfast is an unofficial fan work, neither made nor endorsed by the authors, illustrators or publishers of the games it plays. Their names and those of their heroes, places and enemies belong to their owners and only say which game is meant. Nobody needs this program instead of the box: buy the games, they are beautiful.
page-lobby-about-ours = What is ours
page-lobby-about-ours-text = The program, the rules retold in our own words, the texts in three languages, the drawings, and the cards that the rulebooks do not print, which were invented for Holdfast in the spirit of the printed examples.
page-lobby-about-icons = Icons
page-lobby-about-icons-text = From game-icons.net, by Lorc, Delapouite and contributors, under Creative Commons Attribution 3.0 (CC BY 3.0); some are shown in other colours or as parts of our drawings.
page-lobby-about-fonts = Fonts
page-lobby-about-fonts-text = Alegreya and Alegreya Sans, by Juan Pablo del Peral and Huerta Tipográfica, under the SIL Open Font License 1.1.
page-lobby-about-licence = Licence and source
page-lobby-about-licence-text = Copyright © 2026 the Holdfast authors. Holdfast is free software under the MIT licence; the source comes with every copy. What other programs may ask of this server stands in its description.
page-lobby-about-schema = The server’s description (OpenAPI)
page-lobby-about-private = What is known about you
page-lobby-about-private-text = There are no accounts and no trackers, and no request leaves this server. Your seats, your name and how you like the page stay in this browser; the server keeps the tables, with the names you gave there and only the hashes of seat links.
