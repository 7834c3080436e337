game-night-watch = Nocna warta
game-night-watch-about = Podtrzymujcie ogień, dopóki nie zniknie ostatni cień.

level-calm = spokojna noc
level-wild = burzliwa noc
setting-watchers = Wartownicy
setting-watchers-help = Kto trzyma wartę, w kolejności miejsc.
setting-fog = Mgła
setting-fog-help = Cień może wyjść z mgły silniejszy, niż jest.
setting-late = Późna pora
setting-late-help = Turę może zakończyć każdy gracz.

watcher-arn = Arn
watcher-bryn = Bryn
watcher-cael = Cael
thing-wood = drewno
pieces-of-wood = { $count ->
    [one] { $count } polano
    [few] { $count } polana
   *[many] { $count } polan
}
shadow-dusk = Zmierzch
shadow-fox = Lis
shadow-owl = Sowa
shadow-wolf = Wilk
shadow-bear = Niedźwiedź
shadow-ghost = Duch
shadow-howler = Wyjec
shadow-frost = Mróz

ask-turn = Co teraz?
ask-how-many = Ile drewna dostaje { $watcher }?
ask-shadow = Nadchodzi cień: { $shadow }, siła { $strength }. Kto rzuci pochodnią?

option-feed = { $object }: dołóż do ognia
option-gather = Zbieraj drewno
option-look = Wpatruj się w ciemność
option-hand = Oddaj { $object }, odbiorca: { $target }
option-done = Zakończ turę
option-give = { $object }
option-throw = { $object }: rzuć pochodnią

why-no-wood = { $watcher }: brak drewna.
why-acted = Akcje w turze: { $count }, nie więcej.
why-nothing-new = Nie ma nic nowego do zobaczenia.
why-no-torch = { $watcher }: brak pochodni.

event-round = Zaczyna się nowa runda.
event-turn = Tura { $number }: { $watcher }
event-feed = { $watcher } dokłada do ognia: { $fire }.
event-done = { $watcher } czeka.
event-gather = { $watcher } zbiera drewno: { $count }.
event-look = { $watcher } wpatruje się w ciemność.
event-omen = Następny cień: { $shadow }.
event-hand = { $watcher } oddaje drewno, odbiorca: { $to }: { $count }.
event-shadow = Nadchodzi cień: { $shadow }, siła { $strength }.
event-torch = { $watcher } rzuca pochodnią. Cień odchodzi: { $shadow }.
event-dim = { $shadow } zabiera ogniowi { $lost }, zostaje { $fire }.

outcome-dark = Ogień zgasł.
outcome-dawn = Nadszedł ranek.

odds-find = { PERCENT($percent) }: znalezione drewno: { $thing }
find-none = nic
find-one = jedno
find-two = dwa

# What the plain board calls the parts of the view.
view-fire = ognisko
view-forest = las
view-turn = tura
view-number = numer
view-acted = zrobione
view-watchers = strażnicy
view-wood = drewno
view-torch = pochodnia
view-deck = nadchodzące cienie
view-cards = karty
view-back = następna
view-gone = odeszły
view-omen = nadejdzie
