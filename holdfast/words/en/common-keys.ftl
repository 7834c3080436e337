# Keys, and the ways past everything for those who play with the keyboard.

page-keys = Keys
page-key-space = Space
page-skip-links = To the parts of the table
page-skip-to-options = Go to what you may do
page-skip-to-board = Go to the board
page-skip-to-content = Go to the content
page-keys-choose = Choose the option with that number
page-keys-end = End your turn
page-keys-undo = Take back your choice
page-keys-hint = Ask for a hint
page-keys-arrows = Go from thing to thing on the board
page-keys-lit = Go to the first or last thing you may choose
page-keys-enter = Choose the thing, or let it explain itself
page-keys-pause = Pause what is shown; when paused, one step further
page-keys-next = The next thing shown
page-keys-skip = Skip to your decision; close what is open
page-keys-mute = Sound on or off
page-keys-help = Show these keys
