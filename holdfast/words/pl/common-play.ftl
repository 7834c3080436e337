### Stół w przeglądarce: plansza i to, co można na niej zrobić.

page-what-you-may-do = Co możesz zrobić
page-sheet = Wokół planszy
page-board = Plansza
page-press-again = Naciśnij jeszcze raz, aby potwierdzić: { $what }
page-pick-more = Wybierz wszystko, co trzeba
page-you-watch = Obserwujesz ten stół.
page-not-your-turn = Teraz nie musisz o niczym decydować.
page-whole-board = Cała plansza
page-tab-do = Działania
page-tab-chronicle = Kronika
page-tab-talk = Rozmowa
page-tab-aside = Więcej
error-unreachable = Serwer nie odpowiada. Sprawdź połączenie z siecią.

## Lekcja

page-lesson = Lekcja
page-lesson-step = Krok { $number } z { $all }
page-lesson-next = Dalej
page-lesson-back = Wstecz
page-lesson-over = To już koniec lekcji. Stół należy do ciebie: graj dalej, jak długo chcesz.
page-lesson-again = Jeszcze raz od początku

# Where nothing but the end of the turn is left

ask-turn-over = W tej turze nie ma już nic do zrobienia.
option-turn-over = Zakończ turę
