# Klawisze i skróty dla tych, którzy grają z klawiatury.

page-keys = Klawisze
page-key-space = Spacja
page-skip-links = Do części stołu
page-skip-to-options = Przejdź do swoich możliwości
page-skip-to-board = Przejdź do planszy
page-skip-to-content = Przejdź do treści
page-keys-choose = Wybierz opcję o tym numerze
page-keys-end = Zakończ turę
page-keys-undo = Cofnij swój wybór
page-keys-hint = Poproś o podpowiedź
page-keys-arrows = Przechodź po planszy od jednej rzeczy do drugiej
page-keys-lit = Do pierwszej lub ostatniej rzeczy, którą możesz wybrać
page-keys-enter = Wybierz albo przeczytaj objaśnienie
page-keys-pause = Zatrzymaj pokaz; podczas pauzy jeden krok dalej
page-keys-next = Pokaż następną rzecz
page-keys-skip = Przejdź od razu do swojej decyzji; zamknij to, co otwarte
page-keys-mute = Włącz lub wyłącz dźwięk
page-keys-help = Pokaż te klawisze
