### Last Bastion: why a bot does what it does.

intent-warlord = { $card } to wódz, bez pokonania którego nie wygramy
intent-doom = { $card } postawi na płytce ostatnią figurkę Zła
intent-loaded = { $card } zaraz postawi figurkę Zła na płytce
intent-full-board = { $board } jest pełna i zadziała
intent-haunt = { $card } wciąż na nowo sprowadza Zło
intent-life = { $card } co turę odbiera życie
intent-decay = { $card } co turę zmusza do rzutu kością spaczenia
intent-round = { $card } co turę odbiera nam żetony
intent-curse = { $card } pozbawia nas mocy
intent-draw = { $card } przyzywa kolejnych wrogów
intent-pin = { $card } nie pozwala nam się ruszyć
intent-permanent = { $card } utrudnia każdą walkę
intent-one-less = { $card } to przeciwnik do pokonania, a plansze nie mogą się zapełnić
intent-towards = stamtąd można stoczyć walkę: { $card }
intent-net = sieć powstrzyma najgorszy efekt
intent-shift = plansza nie może pozostać pełna
intent-equipment = na kolejne walki potrzeba wyposażenia
intent-tavern = komuś przyda się życie i ruch
intent-standard = sztandar osłabi wrogów jednego koloru
intent-cleanse = trzeba przepędzić Zło, zanim będzie go za dużo
intent-dispensary = komuś potrzeba właściwego wyposażenia
intent-heal = wyeliminowany bohater musi wrócić
intent-tomb = jeden potwór jest wart jednego życia
intent-trap = pułapka złapie następnego potwora
intent-power = moc nic nie kosztuje, a pomoże
