### Boty: kim są i czego odmawiają.

## Legenda

cli-bots = Boty i ich nazwy.
bots-legend = Boty
bots-name = Nazwa
bots-what = Co robi
bots-budget-help = Po „search” można podać budżet: liczbę symulacji (search:2000), milisekundy (search:250ms) lub sekundy (search:2s), a po nim liczbę procesów (search:2s:2).
bots-lab-only = Tylko w laboratorium
bot-search = Bot, który przed wyborem rozgrywa wiele wariantów przyszłości
bot-clairvoyant = Bot, który zna przyszłość: granica nieosiągalna dla uczciwego gracza

## Odmowy

error-bot-without-budget = „{ $bot }”: ten bot nie ma budżetu; napisz { $plain }.
error-bot-budget = „{ $bot }”: za dużo albo nic. Budżet to najwyżej { $seconds } sekund lub { $simulations } symulacji, przy stole w jednym procesie.
error-bad-wish = „{ $wish }” to nie prośba. Prośby zaczynają się od: { $known }; potem dwukropek i rzecz.

## Co bot mówi o swoim wyborze

bot-says = { $deed } – { $why }.
bot-says-chance = { $deed } – { $why } ({ $chance }).
intent-least-harm = teraz wydaje się to najlepsze
intent-rest = nie zostało nic lepszego do zrobienia
