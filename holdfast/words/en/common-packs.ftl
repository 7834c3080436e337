## Packs: content of one's own

fault-replaces-undeclared = the manifest must say that the pack replaces “{ $name }”
fault-replaces-nothing = the pack does not replace “{ $name }”: there is no such thing below it, or the pack has none
fault-removes-nothing = there is no “{ $name }” to remove
fault-adds-nothing = the pack does not add “{ $name }”
fault-adds-undeclared = the pack adds “{ $name }”, but its manifest does not say so
fault-too-many-things =
    { $limit ->
        [one] there may be { $limit } thing at most
       *[other] there may be { $limit } things at most
    }
fault-too-deep =
    { $limit ->
        [one] nested deeper than { $limit } level
       *[other] nested deeper than { $limit } levels
    }
fault-text-too-long =
    { $limit ->
        [one] the text is longer than { $limit } character
       *[other] the text is longer than { $limit } characters
    }
fault-number-too-large = the number is larger than { $limit }
fault-not-plain-data = only texts, numbers, yes and no, lists and tables can stand here
fault-stack-of-stacks = a stack may name packs, but not other stacks
fault-pack-format = the format of packs is { $found }; format { $known } is the one read here
fault-unfit-character = the character { $character } has no place in a text
fault-markup-in-words = words are text: “{ $text }” looks like markup
fault-too-many-files =
    { $limit ->
        [one] a pack has { $limit } file at most
       *[other] a pack has { $limit } files at most
    }
fault-pack-too-large =
    { $limit ->
        [one] the files of the pack have more than { $limit } byte together
       *[other] the files of the pack have more than { $limit } bytes together
    }
fault-zip-too-large =
    { $limit ->
        [one] the zip file has more than { $limit } byte
       *[other] the zip file has more than { $limit } bytes
    }
fault-path-outside = the path leads out of the pack
fault-file-not-allowed = a pack holds TOML files, and words in words/<language>/*.ftl; this is neither
fault-no-manifest = a pack needs a manifest of this name
fault-not-a-zip = this is not a zip file that can be read: { $detail }
fault-encrypted = the file is encrypted
fault-link-in-pack = a pack holds files, not links
fault-file-twice = this file is in the archive twice
fault-words-too-nested = choices lie deeper in one another than { $limit }
fault-not-fluent = this line is not Fluent: { $line }
fault-term-in-words = a pack has messages, no terms
fault-attribute-in-words = a message is one text, without attributes
fault-function-in-words = there is no function { $function } for packs
fault-reference-in-words = a message may not say another: “{ $name }”
fault-content-breaks = the content cannot be read: { $detail }
fault-too-many-packs =
    { $limit ->
        [one] { $limit } pack can lie on a table at most
       *[other] { $limit } packs can lie on a table at most
    }
fault-pack-twice = the pack “{ $pack }” lies here twice
fault-pack-of-another-game = the pack is for “{ $found }”, the game is “{ $wanted }”
fault-unread-file = the game reads no file of this name; it reads: { $files }
fault-unread-entries = the game reads nothing of this name; it reads: { $known }
fault-unknown-variable = the message speaks of { $name }, which nobody tells it
fault-unused-words = nothing in the game is named by this message
fault-untranslated = the message “{ $message }” is missing in this language
fault-trial-endless = in a trial game something set itself off again and again, without end
fault-trial-failed = a short random game with it broke off: { $detail }
fault-check-too-long =
    { $seconds ->
        [one] the check took longer than { $seconds } second and was stopped
       *[other] the check took longer than { $seconds } seconds and was stopped
    }
fault-check-too-much = the check needed more memory than a pack may take
error-packs-missing =
    { $count ->
        [one] This game was played with a pack that is not here: { $packs }. Add it and try again.
       *[other] This game was played with packs that are not here: { $packs }. Add them and try again.
    }
error-no-such-pack = There is no pack “{ $pack }” here. It may have been removed; upload it again.
error-too-many-uploads = Too many packs have been uploaded lately. Try again later.

## The packs of a new table

page-packs = Packs
page-packs-help = Packs bring cards, quests and words of your own. They lie on one another in this order: where two bring the same, the lower one in the list counts. A file is kept for this table alone.
page-packs-chosen = Packs of this table, in their order
page-packs-offered = Packs of this server
page-packs-add = Add
page-packs-add-one = Add “{ $pack }”
page-packs-earlier = Move “{ $pack }” up
page-packs-later = Move “{ $pack }” down
page-packs-remove = Take “{ $pack }” out
page-packs-upload = Add a file (.zip)…
page-packs-here = “{ $pack }” is here now.
page-packs-checking = Checking…
page-packs-does = adds { $adds }, replaces { $replaces }, removes { $removes }
page-packs-refused =
    { $count ->
        [one] “{ $file }” cannot be played with. One thing is wrong:
       *[other] “{ $file }” cannot be played with. { $count } things are wrong:
    }
page-packs-not-together =
    { $count ->
        [one] These packs cannot be played with together. One thing is wrong:
       *[other] These packs cannot be played with together. { $count } things are wrong:
    }
page-packs-conflict = { $thing } is in several packs ({ $packs }): that of { $last } counts.
page-packs-too-large = The file is too large for a pack.
page-packs-other-game = The pack is for another game.

## Packs on the command line

cli-packs = Packs: cards, quests and words of your own.
cli-packs-folder = The folder where the packs of this machine lie.
cli-packs-list = List the packs that lie here.
cli-packs-check = Check packs in their order, and play short random games with them.
cli-packs-which = Packs, the lowest first: folders, zip files, or ids of packs that lie here.
cli-packs-quick = Do not play games with them.
cli-packs-add = Check a pack and add it to those of this machine.
cli-packs-path = A folder or a zip file.
cli-packs-replace = Put it in place of the pack of the same id.
cli-packs-remove = Remove a pack from those of this machine.
cli-packs-id = The id of the pack.
cli-packs-new = Begin a pack: a folder with a manifest, a sample and its words.
cli-packs-new-folder = The folder to write; without it one called by the id.
cli-with-packs = A pack to play with: a folder, a zip file, or the id of one that lies here. Repeat it for several, the lowest first.
cli-serve-packs = A folder of packs that tables may be played with.
packs-unreadable = { $file }: not a pack that can be read
packs-listed =
    { $count ->
        [0] no packs in { $path }
        [one] { $count } pack in { $path }
       *[other] { $count } packs in { $path }
    }
packs-added = Added “{ $pack }”: { $path }
packs-removed = Removed “{ $pack }”.
packs-begun =
    { $count ->
        [one] Wrote { $count } file into { $path }. Change it, then check it:
       *[other] Wrote { $count } files into { $path }. Change them, then check them:
    }
packs-readme = Change the files, then say: holdfast packs check { $id }
packs-does = { $pack } adds { $adds }, replaces { $replaces } and removes { $removes }
packs-conflict = { $thing } is in several packs ({ $packs }): that of { $last } counts.
packs-checked =
    { $count ->
        [0] No faults.
        [one] { $count } fault.
       *[other] { $count } faults.
    }
error-pack-there = There is a pack “{ $pack }” already. Say --replace to put this one in its place.
error-folder-in-use = There is something in { $path } already. Name an empty folder.
fault-bad-pack-id = the id of a pack is made of small letters, digits and hyphens, and begins with a letter
