### The lesson in the browser: what is said round its steps.

page-lesson-read = The lesson is speaking: read it and press “Go on” there.
page-lesson-astray = The game has left the way of this lesson. Play on as you like, or begin the lesson anew.
page-lesson-close = Play on here
page-lesson-own = A game of your own
