### Last Bastion: why a bot does what it does.

intent-warlord = { $card } — полководец, без победы над которым не выиграть
intent-doom = { $card } поставит на тайл последнюю фигурку Власти зла
intent-loaded = { $card } вот-вот поставит на тайл фигурку Власти зла
intent-full-board = { $board } заполнен и сработает
intent-haunt = { $card } снова и снова приносит Власть зла
intent-life = { $card } каждый ход отнимает жизнь
intent-decay = { $card } каждый ход заставляет бросать кубик упадка
intent-round = { $card } каждый ход отнимает жетоны
intent-curse = { $card } лишает нас способностей
intent-draw = { $card } призывает новых врагов
intent-pin = { $card } не даёт нам двигаться
intent-permanent = { $card } мешает в каждом бою
intent-one-less = { $card } — посильный противник, а планшеты не должны заполниться
intent-towards = оттуда можно вступить в бой: { $card }
intent-net = сеть остановит худший эффект
intent-shift = планшет не должен оставаться заполненным
intent-equipment = для будущих боёв нужно снаряжение
intent-tavern = кому-то нужны жизнь и передвижение
intent-standard = знамя ослабит врагов одного цвета
intent-cleanse = Власть зла пора изгнать, пока её не стало слишком много
intent-dispensary = кому-то нужно подходящее снаряжение
intent-heal = выведенный из строя герой должен вернуться
intent-tomb = один монстр стоит одной жизни
intent-trap = ловушка поймает следующего монстра
intent-power = способность ничего не стоит и поможет
