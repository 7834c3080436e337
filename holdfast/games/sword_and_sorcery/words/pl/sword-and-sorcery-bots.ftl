### Sword & Sorcery: dlaczego bot tak robi.

intent-kill = { $enemy } najpewniej padnie
intent-wanted = { $enemy } musi zginąć, żeby zadanie szło dalej
intent-weaken = { $enemy } jest w zasięgu i nie powinien ujść cało
intent-engage = zwiążę tam wroga walką
intent-onward = tędy prowadzi zadanie
intent-away = tu jest zbyt wielu wrogów
intent-better-place = stamtąd zdołam więcej
intent-companion = cztery łapy i zęby są warte bohatera
intent-heal = rany trzeba opatrzyć przed następnym ciosem
intent-boost = następny cios ma się liczyć
intent-power = moc jest gotowa i przyda się teraz
intent-item = teraz pora tego użyć
intent-quest = tego wymaga zadanie
intent-door = za nimi droga wiedzie dalej
intent-loot = to, co tu leży, jeszcze się przyda
intent-stand = na leżąco się nie walczy
intent-empower = silniejsza dusza zajdzie dalej
intent-resurrect = potrzebny jest każdy
intent-shrine = wrócić można tylko przy kapliczce
intent-scream = nawet widmo może pomóc
intent-protect = słabszy nie może paść
intent-aid = ten rzut może być lepszy
intent-arms = lepsza broń, większe szanse
