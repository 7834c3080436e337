### Bastion: why a bot does what it does.

intent-dragon = { $card } zajmuje cytadelę i wzmacnia swoich
intent-blocker = { $card } blokuje źródła ({ $colour })
intent-ward = { $card } chroni sąsiadów
intent-square = { $card } odcina manę całemu dystryktowi
intent-one-less = { $card } to przeciwnik do pokonania, a mur trzeba oczyścić na czas
intent-citadel = na wieżach leży już mana
intent-tower = źródła dystryktu trzeba znów otworzyć
intent-mana = bez many nikogo nie pokonamy
intent-mana-for = { $card } będzie jej wymagać ({ $colour })
intent-towards = tam można pokonać wroga: { $card }
intent-better-place = stamtąd w następnej turze da się zrobić więcej
intent-repeat = jeszcze jedna tura, zanim ruszy wróg
