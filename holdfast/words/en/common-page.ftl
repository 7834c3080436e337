### The table in the browser: the line above it, the chronicle, talk, the end, the replay, the rules.

## Whose turn it is

page-your-turn = Your turn
page-you = you
page-you-decide = You decide
page-turn-of = { $who } to play
page-decides =
    { $count ->
        [one] { $who } decides
       *[other] Deciding: { $who }
    }
page-thinks =
    { $count ->
        [one] { $who } is thinking
       *[other] Thinking: { $who }
    }
page-anyone-decides = Any of you may decide
page-paused = The table is paused
page-a-moment = One moment
page-reconnecting = Connecting again
page-reconnecting-help = Nothing is lost: whatever you choose is sent as soon as the server answers.
page-hotseat = Next to play:

## The line above the table

page-table-tools = The table’s tools
page-to-lobby = To the lobby
page-to-lobby-help = The game waits for you; come back whenever you like.
page-to-table = To the table
page-take-back = Take back { $what }
page-take-back-more = Take back more
page-choices =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
page-what-if = What if…
page-what-if-help = Play on from here in a copy, alone; the real table stays as it is.
page-give-up = Give up
page-give-up-help = The game is lost once everybody at the table agrees.
page-give-up-proposed =
    { $count ->
        [one] { $who } proposes to give up.
       *[other] { $who } propose to give up.
    }
page-give-up-agree = Give up
page-give-up-against = Play on
page-copy = You are trying things out.
page-copy-help = Nothing here changes the real table.
page-copy-leave = Throw it away and go back
page-menu = Menu

## The menu

page-invite = Invite friends
page-invite-help = Links for their seats and for onlookers
page-rules = Rules
page-rules-whole = The whole page
page-rules-language = The rules are written in English.
page-replay-so-far = Replay the game so far
page-report = Report a problem
page-report-help = Saves this very moment of the game as a file; send it to whoever runs this server
page-report-to = Saves this very moment of the game as a file; send it to { $contact }
page-seats = Seats
page-pause = Pause
page-pause-help = Nobody can choose until you let it go on
page-here = here
page-away = away
page-onlookers =
    { $count ->
        [one] { $count } onlooker
       *[other] { $count } onlookers
    }
page-to-bot = To a bot
page-to-bot-help = The bot takes this seat at once. Its player looks on, and may return or ask for the seat.
page-new-link = New link
page-new-link-help = The old link of this seat will open nothing any more.
page-new-link-bot-help = Whoever opens the new link takes this seat from the bot.
page-new-link-make = Make a new link
page-link = Link
page-copy-link = Copy
page-copied = Copied
page-you-and-screen = You and this screen
page-this-screen = This screen
page-name = Your name
page-rename = Change
page-confirm-turn = Ask before a turn ends
page-turn-end = Ask also when nothing but the end of the turn is left
page-sound = Sound
page-theme = Look
page-theme-hall = Stone hall
page-theme-parchment = Parchment
page-motion = Motion
page-motion-system = As the system
page-motion-on = On
page-motion-off = Off
page-close = Close

## The chronicle

page-beginning = The beginning
page-nothing-yet = Nothing has happened yet.
page-go-back = Go back to before this
page-go-back-sure =
    { $count ->
        [one] { $count } choice is taken back.
       *[other] { $count } choices are taken back.
    }
page-go-back-perhaps = This table goes back only as long as no die and no card has been seen since.
page-go-back-yes = Go back
page-go-back-no = Leave it
page-no-choice-before = This came before the first choice.

## Talk

page-who-is-here = Who is here
page-unread = new
page-signals = Signals
page-signal-look = Look here
page-signal-help = I can help
page-signal-wait = Wait
page-signal-thanks = Thank you
page-pick-thing = Now press what you mean on the board. Escape gives up.
page-pick-from = Press the thing where the arrow begins.
page-pick-to = Now press the thing at which it points.
page-arrow = Arrow
page-arrow-help = Draw an arrow on the board for the others; with a mouse: hold the right button and drag
page-emoji = Emoji
page-say = Say something
page-send = Send

## The end

page-score = Score
page-play-again = Play again
page-watch-replay = Watch the replay
page-share-replay = Share the replay
page-share-own-link = This link opens your own seat as well. Give it only to those you trust.
page-look-at-board = Look at the board

## The replay

page-replay = Replay
page-moment = Moment of the game
page-choice-of = { $at } of { $last }
page-play = Play
page-stop = Pause
page-step-back = One choice back
page-step-on = One choice on
page-turn-back = One turn back
page-turn-on = One turn on
page-speed = Speed: ×{ $speed }
page-go-there = Go to this moment

## The rules

page-contents = Contents
page-find-rule = Find in the rules
page-found =
    { $count ->
        [0] Nothing found
        [one] Found in { $count } place
       *[other] Found in { $count } places
    }
