### What the workshop says.

## The page

workshop-title = Workshop
workshop-about = Make cards and quests of your own, or type in those of your box. Drafts stay in this browser until you export them or play them at a table.
workshop-all-drafts = All drafts
workshop-begin = Begin
workshop-game = Game
workshop-from = Begin from
workshop-from-ours = our cards
workshop-from-empty = empty lists
workshop-from-ours-help = The pack changes, adds and takes away what you want; everything else stays as it ships.
workshop-from-empty-help = Nothing of ours is dealt. A checklist counts what the box holds and what you have typed in.
workshop-from-file = From a file
workshop-from-file-help = Go on with a pack that was exported here, or look into one that a friend sent you.
workshop-choose-file = Choose a zip file
workshop-drafts = Your drafts
workshop-drafts-help = They are kept in this browser alone. Export a draft to keep it elsewhere.
workshop-delete-really = Delete for good?
workshop-unnamed = My pack
workshop-no-draft = There is no such draft here
workshop-no-draft-help = Drafts are kept in the browser they were made in. Open an exported file to go on with one elsewhere.
workshop-kept = saved in this browser
workshop-keeping = saving …
workshop-not-kept-full = This browser has no room left: the draft is not saved. Export it now, or delete other drafts.
workshop-not-kept-closed = This browser keeps no data here: the draft is not saved. Export it before you leave.
workshop-undo = Undo
workshop-redo = Redo
workshop-kinds = Kinds of things
workshop-list = List
workshop-brings = in this pack: { $count }
workshop-find = Find by name
workshop-nothing-found = Nothing of that name.
workshop-nothing-yet = Nothing here yet.
workshop-choose-one = Choose a line of the list, or make a new one.
workshop-done-of = { $done } of { $all } done
workshop-in-all = { $count } in play, { $all } in the box
workshop-of = { $done } of { $all }
workshop-checklist = What the box holds
workshop-from-empty-list = Begin this list from empty
workshop-on-ours-again = Begin on ours again
workshop-has-faults = has faults
workshop-state-ours = ours
workshop-state-changed = changed
workshop-state-new = new
workshop-state-removed = taken out
workshop-about-ours = This is one of ours. Whatever you change here, your pack puts in its place.
workshop-about-changed = Your pack puts this in place of ours.
workshop-about-new = Your pack adds this.
workshop-about-removed = Your pack takes this one of ours out of the game.
workshop-replace = Put another in its place
workshop-copy = Copy
workshop-restore = Back to ours
workshop-delete = Delete
workshop-take-away = Take out
workshop-preview = On the table

## Forms

workshop-id = Id
workshop-id-help = Small Latin letters, digits and dashes. Words and records know the thing by it.
workshop-id-fixed = Ours keeps its id. Copy it to make another one.
workshop-id-wrong = An id has small Latin letters, digits and dashes, and begins with a letter.
workshop-id-taken = There is another one of that id.
workshop-required = required
workshop-none = none
workshop-yes = yes
workshop-no = no
workshop-is-given = given
workshop-either-one = one value
workshop-either-several = several values
workshop-less = less
workshop-more = more
workshop-add-value = Add …
workshop-add-line = + Add
workshop-take-out = Take out: { $name }
workshop-move-up = Move { $number } up
workshop-move-down = Move { $number } down
workshop-key = Key
workshop-new-key = New key
workshop-unknown-thing = unknown: { $id }
workshop-more-fields =
    { $count ->
        [one] { $count } more field
       *[other] { $count } more fields
    }
workshop-words = Words
workshop-words-name = Name
workshop-words-text = Text
workshop-words-name-of = Name: { $value }

## The pack

workshop-pack = The pack
workshop-pack-name = Name
workshop-pack-name-help = What hosts and players read at a new table.
workshop-pack-id = Id
workshop-pack-id-help = Small Latin letters, digits and dashes; the file is named after it.
workshop-pack-author = Author
workshop-pack-author-help = May be left out.
workshop-pack-version = Version
workshop-pack-version-help = Raise it when you send a changed pack to others.
workshop-pack-about = About
workshop-pack-languages = Languages
workshop-pack-languages-help = The languages whose words you write. What one of them lacks is said in another.

## Check and ways out

workshop-check = Check
workshop-checking = Checking …
workshop-sound = Ready for a table
workshop-faults =
    { $count ->
        [one] { $count } fault
       *[other] { $count } faults
    }
workshop-remarks =
    { $count ->
        [one] { $count } remark
       *[other] { $count } remarks
    }
workshop-missing-words = “{ $message }” is not written yet: press here to write it.
workshop-drop-words = Delete these words
workshop-does = Adds { $adds }, replaces { $replaces }, takes out { $removes }
workshop-trial = Play short trial games
workshop-trying = Playing …
workshop-export = Export
workshop-try = Try at a table
workshop-not-sound = The pack is not ready for a table.
workshop-who-plays = Who plays
workshop-alone = just me
workshop-with-friends =
    { $count ->
        [one] with { $count } friend
       *[other] with { $count } friends
    }
workshop-sitting-down = Setting the table …
