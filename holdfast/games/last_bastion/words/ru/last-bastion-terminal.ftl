### Last Bastion in the terminal: short words for small cells, and what the signs mean.

## In the corners of the board (at most 15 letters)

last-bastion-terminal-round = Раунд { $number }
last-bastion-terminal-deck = Колода { $count }
last-bastion-terminal-below-warlord = под { $sign }: { $count }
last-bastion-terminal-warlords = Полководцы { $beaten }/{ $all }
last-bastion-terminal-discard = Сброс { $count }
last-bastion-terminal-reserve = Резерв
last-bastion-terminal-home = на месте
last-bastion-terminal-away = у Власти зла
last-bastion-terminal-kind-enter = входной
last-bastion-terminal-kind-recurring = каждый ход
last-bastion-terminal-kind-permanent = длительный
last-bastion-terminal-kind-exit = выходной

## Cards and chances

last-bastion-terminal-resistance = сопротивление { $number }
last-bastion-terminal-netted = (под сетью)
last-bastion-terminal-both = обе { $odds }
last-bastion-terminal-tokens = с жетонами ({ $tokens }) { $odds }

## Signs

last-bastion-terminal-cell = Клетка орды: сверху слот, цвет и сопротивление карты (в скобках — напечатанное); внутри эффекты, которые ещё впереди; снизу то, что лежит на карте. Номера на золотом — варианты, связанные с клеткой. Вся карта целиком: h и её слот.
last-bastion-terminal-legend = Знаки
last-bastion-terminal-sign-evil = Власть зла
last-bastion-terminal-sign-life = жетон жизни
last-bastion-terminal-sign-call = «Призыв к оружию»
last-bastion-terminal-sign-equipment = снаряжение
last-bastion-terminal-sign-round = круглый жетон
last-bastion-terminal-sign-decay = кубик упадка
last-bastion-terminal-sign-die = боевой кубик
last-bastion-terminal-sign-card = карта орды
last-bastion-terminal-sign-warlord = полководец
last-bastion-terminal-sign-net = сеть
last-bastion-terminal-sign-trap = ловушка
last-bastion-terminal-sign-standard = знамя
last-bastion-terminal-sign-spell = колдовство
last-bastion-terminal-sign-hero = планшет героя
last-bastion-terminal-sign-pinned = без передвижения
last-bastion-terminal-sign-all = все герои
