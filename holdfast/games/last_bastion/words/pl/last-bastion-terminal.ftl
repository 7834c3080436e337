### Last Bastion in the terminal: short words for small cells, and what the signs mean.

## In the corners of the board (at most 15 letters)

last-bastion-terminal-round = Runda { $number }
last-bastion-terminal-deck = Talia { $count }
last-bastion-terminal-below-warlord = pod { $sign }: { $count }
last-bastion-terminal-warlords = Wodzowie { $beaten }/{ $all }
last-bastion-terminal-discard = Odrzucone { $count }
last-bastion-terminal-reserve = Rezerwa
last-bastion-terminal-home = na miejscu
last-bastion-terminal-away = w kleszczach
last-bastion-terminal-kind-enter = początkowy
last-bastion-terminal-kind-recurring = co turę
last-bastion-terminal-kind-permanent = ciągły
last-bastion-terminal-kind-exit = końcowy

## Cards and chances

last-bastion-terminal-resistance = odporność { $number }
last-bastion-terminal-netted = (pod siecią)
last-bastion-terminal-both = obie { $odds }
last-bastion-terminal-tokens = z żetonami ({ $tokens }) { $odds }

## Signs

last-bastion-terminal-cell = Komórka hordy: u góry pole oraz kolor i odporność karty (w nawiasie wydrukowana); w środku efekty, które dopiero nadejdą; u dołu to, co leży na karcie. Numery na złotym tle to opcje związane z komórką. Cała karta: h i jej pole.
last-bastion-terminal-legend = Znaki
last-bastion-terminal-sign-evil = Zło
last-bastion-terminal-sign-life = żeton życia
last-bastion-terminal-sign-call = mobilizacja
last-bastion-terminal-sign-equipment = wyposażenie
last-bastion-terminal-sign-round = okrągły żeton
last-bastion-terminal-sign-decay = kość spaczenia
last-bastion-terminal-sign-die = kość bojowa
last-bastion-terminal-sign-card = karta hordy
last-bastion-terminal-sign-warlord = wódz
last-bastion-terminal-sign-net = sieć
last-bastion-terminal-sign-trap = pułapka
last-bastion-terminal-sign-standard = sztandar
last-bastion-terminal-sign-spell = zaklęcie
last-bastion-terminal-sign-hero = plansza bohatera
last-bastion-terminal-sign-pinned = bez ruchu
last-bastion-terminal-sign-all = wszyscy bohaterowie
