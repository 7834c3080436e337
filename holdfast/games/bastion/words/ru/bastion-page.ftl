### Bastion in the browser: what the board, the party and the panels say.

## Headings

bastion-page-board = Бастион: цитадель, кварталы и стена
bastion-page-deck-left = колода { $count }
bastion-page-full-in = до полной стены: { $count }
bastion-page-on-wall = сила на стене { $strength }
bastion-page-reserve = Резерв маны
bastion-page-who-may-come = Кто может прийти
bastion-page-forces = Действует повсюду

## The defenders

bastion-page-pool-empty = маны нет
bastion-page-move = перемещение
bastion-page-gain = мана
bastion-page-attack = атака

## Explanations

bastion-page-mana-count = { $mana } × { $count }
bastion-page-price = Цена: { $mana }
bastion-page-becomes = После победы станет заклинанием: { $spell }
bastion-page-cast-once = Заклинание применяют один раз, затем его карта выходит из игры.
bastion-page-below = Под ним: { $cards }
bastion-page-on-towers = На башнях: { $mana }
bastion-page-tower-open = открыта
bastion-page-tower-closed = закрыта
bastion-page-blocked = перекрыт
bastion-page-under-enemy = на площади враг
bastion-page-last-section = Последний участок: дальше для нового врага места нет.
bastion-page-in-reserve =
    { $count ->
        [one] В резерве { $count } фишка
        [few] В резерве { $count } фишки
       *[many] В резерве { $count } фишек
    }
bastion-page-deck-help = При каждом нападении приходит верхняя карта: она идёт вдоль стены к вратам и встаёт за первым врагом на пути.
bastion-page-deck-empty = Новых врагов больше нет. При каждом нападении последний враг на стене идёт дальше к вратам.
bastion-page-layers = Сверху вниз: { $layers }
bastion-page-aside = Отложены: { $cards }

## Who may come

bastion-page-brief-wall = участок { $number }
bastion-page-brief-square = площадь
bastion-page-brief-citadel = цитадель
bastion-page-loss = Поражение сразу: { PERCENT($percent) }
bastion-page-chance = { $name }: { PERCENT($percent) }
bastion-page-next-march = { $card } идёт дальше: участок { $from } → { $to }.
bastion-page-next-breach = { $card }: до врат места больше нет.
bastion-page-next-stop = Обычный враг встал бы на участок { $number }.
bastion-page-no-room = На стене больше нет места.
bastion-page-sections-taken = Занято участков: { $taken } из { $all }
