### Przykłady do rozdziału „enemy-turn”, krok po kroku.

not-the-stunned-one = Nie ten ogłuszony
    .step1 = Karta starcia aktywuje **jednego** wroga. Masz dwóch, jeden jest ogłuszony.
    .step2 = Nie schowasz się za nim: aktywuje się **drugi**. Gdyby ogłuszony był jedyny, aktywowałby się, nic by nie zrobił i stracił żeton.
no-leader = Nie ma przywódcy
    .step1 = **Atak przywódcy** szuka fioletowego wroga, a takiego nie ma. Liczy się więc „w przeciwnym razie”.
    .step2 = Aktywują się oba **niebieskie** gremliny, w wybranej kolejności. Zielony ork nie.
a-blue-orc-at-work = Niebieski ork przy pracy
    .step1 = Niebieski ork wojownik obok Laegona; Auriel i Ecarus są o obszar dalej po obu stronach. Zwój: odległość 0–1, a woli bohaterów **Siły**.
    .step2 = **Zostawia więc Laegona**, który nie dostaje darmowego ataku, idzie do Ecarusa i uderza. Potem wydaje ładunek na **Berserk** i uderza jeszcze raz.
battle = Bitwa!
    .step1 = „Aktywuj 3 wrogów”. Aktywny jest Ecarus, ma dwóch najeźdźców; następna, Auriel, ma orka i gremlina.
    .step2 = Najpierw własni wrogowie aktywnego gracza, **wyższa ranga** wcześniej, potem jeden następnego: niebieski gremlin, nie zielony ork. Potem wtasowuje się wszystkie karty starć, a wśród odrzuconych zostaje sama Bitwa.
