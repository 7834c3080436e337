### The lesson in the browser: what is said round its steps.

page-lesson-read = Сейчас говорит урок: прочтите и нажмите там «Дальше».
page-lesson-astray = Игра свернула с пути этого урока. Играйте дальше как хотите или начните урок заново.
page-lesson-close = Играть дальше
page-lesson-own = Своя игра
