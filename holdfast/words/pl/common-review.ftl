### Podpowiedzi i analiza partii.

## Polecenie

cli-review = Pokaż punkt zwrotny partii: strona z wykresami albo JSON.
cli-review-file = Zapis partii, skończonej lub nie.
cli-review-out = Folder na stronę i rysunki.
cli-review-json = Zamiast strony zapisz analizę jako JSON.
cli-review-effort = Ile możliwych wariantów dalszej gry sprawdzić dla każdej decyzji.
review-working = Oceniamy decyzje
review-done = Analiza: { $path }
error-review-no-choices = W tej partii niczego jeszcze nie wybrano: nie ma czego analizować.

## Dlaczego możliwość jest dobra

hint-only = Nie ma nic innego do wyboru.
hint-wins = Od razu wygrywa partię w { PERCENT($percent) } wariantów dalszej gry, „{ $than }” w { PERCENT($other) }.
hint-saves = Przy tej decyzji szybka porażka w { PERCENT($percent) } wariantów dalszej gry, z „{ $than }” w { PERCENT($other) }.
hint-better = { $points ->
    [one] O { $points } punkt procentowy lepiej niż „{ $than }”.
    [few] O { $points } punkty procentowe lepiej niż „{ $than }”.
   *[many] O { $points } punktów procentowych lepiej niż „{ $than }”.
}
hint-further = Najlepsze, gdy rozegrać partię do końca; po samych najbliższych turach lepiej wygląda „{ $than }”.
hint-close = Tylko trochę lepiej niż „{ $than }”.
hint-as-good = Prawie tak dobrze jak „{ $than }”.
hint-behind = { $points ->
    [one] O { $points } punkt procentowy gorzej niż „{ $than }”.
    [few] O { $points } punkty procentowe gorzej niż „{ $than }”.
   *[many] O { $points } punktów procentowych gorzej niż „{ $than }”.
}
hint-risky = Niebezpieczniej: wkrótce przegrana w { PERCENT($percent) } wariantów dalszej gry, z „{ $than }” w { PERCENT($other) }.

## Strona

review-title = { $game }: punkt zwrotny partii
review-ended = { $outcome }. { $reason }
review-goes-on = Partia trwa. Szansa na zwycięstwo teraz: { $chance }.
review-about = Wszystkie szanse to szacunki: dla każdej decyzji rozegrano i oceniono tyle możliwych dalszych przebiegów: { $effort }.
review-heading-curve = Szansa na zwycięstwo, tura po turze
review-heading-worst = Najdroższe decyzje
review-heading-luck = Szczęście i umiejętność
review-none-costly = Żadna decyzja wyraźnie nie obniżyła szans.
review-about-cost = Koszt mówi, o ile gier na sto więcej wygrałaby lepsza decyzja.
review-about-luck = W wygranych grach na sto, gdyby reszta szła jak zwykle. Szczęście to to, co wyszło lepiej lub gorzej, niż należało się spodziewać; decyzje mogą tylko kosztować. Reszty szacunki nie rozróżniają.
review-began = Szansa na początku
review-luck = Co dało szczęście
review-skill = Ile kosztowały decyzje
review-blur = Czego szacunki nie rozróżniają
review-now = Szansa teraz
review-in-the-end = Na końcu
review-chance = Szansa na zwycięstwo
review-turn = Tura
review-round = Runda
review-cost = { $cost } ± { $error }
review-head-place = Nr
review-head-turn = Tura
review-head-who = Kto
review-head-asked = Pytanie
review-head-chosen = Wybrano
review-head-better = Lepiej
review-head-why = Dlaczego
review-head-cost = Koszt
review-head-what = Co
review-head-points = Gier na 100
review-head-choices = Decyzji
review-head-given-away = Oddane gry na 100
review-cost-sure = około { $games } na sto gier
review-cost-rough = mniej więcej { $games } na sto gier
review-cost-unsure = może { $games } na sto gier, trudno powiedzieć
