### The lesson in the browser: what is said round its steps.

page-lesson-read = Teraz mówi lekcja: przeczytaj i naciśnij tam „Dalej”.
page-lesson-astray = Gra zeszła z drogi tej lekcji. Graj dalej, jak chcesz, albo zacznij lekcję od nowa.
page-lesson-close = Graj dalej tutaj
page-lesson-own = Własna gra
