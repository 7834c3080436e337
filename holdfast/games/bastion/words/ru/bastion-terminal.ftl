### Bastion in the terminal: short words for small cells, and what the signs mean.

## Enemies in a cell (at most 10 letters)

bastion-terminal-short-beast = Зверь
bastion-terminal-short-warrior = Воин
bastion-terminal-short-mage = Маг
bastion-terminal-short-rider = Всадник
bastion-terminal-short-scout = Разведчик
bastion-terminal-short-symbiote = Симбиот
bastion-terminal-short-flyer = Летун
bastion-terminal-short-priest = Жрец
bastion-terminal-short-giant = Великан
bastion-terminal-short-archmage = Архимаг
bastion-terminal-short-shapeshifter = Оборотень
bastion-terminal-short-dragon = Дракон
bastion-terminal-short-spy = Лазутчик
bastion-terminal-short-belligemin = Беллигемин
bastion-terminal-short-rokai = Рокай
bastion-terminal-short-valkyrie = Валькирия
bastion-terminal-short-golem = Голем
bastion-terminal-short-black-wing = Чёрн.Крыло
bastion-terminal-short-inquisitor = Инквизитор
bastion-terminal-short-shaggon = Шаггон
bastion-terminal-short-knellerwyrm = Кнеллерв.
bastion-terminal-short-leviathan = Левиафан

## Round the citadel (at most 24 letters)

bastion-terminal-deck = Колода врагов { $count }
bastion-terminal-last = последний участок
bastion-terminal-gate = врата
bastion-terminal-under =
    { $count ->
        [one] под ним { $count } дракон
        [few] под ним { $count } дракона
       *[many] под ним { $count } драконов
    }
bastion-terminal-army = Сила войска { $strength }
bastion-terminal-turn = Ход { $number }
bastion-terminal-house-variant = Домашний вариант
bastion-terminal-wall-full = До полной стены: { $count }
bastion-terminal-setup = Подготовка
bastion-terminal-rituals = Колода ритуалов { $count }
bastion-terminal-blocked = Перекрыты:
bastion-terminal-aside = Отложено: { $count }

## The defenders

bastion-terminal-moved = перемещ.
bastion-terminal-gained = мана
bastion-terminal-attacked = атака
bastion-terminal-revived = возрожд.
bastion-terminal-must-leave = атакуйте дракона или уйдите
bastion-terminal-spells = Заклинания:
bastion-terminal-rituals-held = Ритуалы:
bastion-terminal-artifacts = Артефакты:

## Chances and prices

bastion-terminal-next = следующий враг: { $places }
bastion-terminal-loss = поражение { $chance }
bastion-terminal-price = цена

## Signs

bastion-terminal-legend = Знаки
bastion-terminal-cell = Шесть кварталов лежат по часовой стрелке вокруг цитадели, у каждого четыре участка стены; стрелки показывают, куда идут враги — к вратам. Строка стены: участок, цена врага по цветам, имя и свойства. Мана в скобках лежит на источнике или башне, они закрыты; источник с буквой построен на основании с этой буквой. В цитадели показана мана, лежащая на всех башнях. Номера на золотом — варианты, связанные с этим местом. Подробнее: h и участок (h w3), квартал (h red), карта или заклинание.
bastion-terminal-sign-prism = все цвета поровну
bastion-terminal-sign-any = любые цвета
bastion-terminal-sign-source = источник
bastion-terminal-sign-tower = башня
bastion-terminal-sign-square = площадь
bastion-terminal-sign-obelisk = обелиск
bastion-terminal-sign-gun = орудие
bastion-terminal-sign-damaged = повреждён
bastion-terminal-sign-invulnerable = неуязвим
bastion-terminal-sign-gate = врата
bastion-terminal-sign-last = последний участок
bastion-terminal-sign-deck = колода врагов
bastion-terminal-sign-done = в этом ходу сделано
