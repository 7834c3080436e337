### Sword & Sorcery: goals, places and what a campaign remembers.

goal-no-events =
    { $count ->
        [one] Колода событий закончится: осталась { $count } карта
        [few] Колода событий закончится: осталось { $count } карты
       *[many] Колода событий закончится: осталось { $count } карт
    }
goal-all-ghosts = Все герои одновременно станут призрачными душами
goal-time =
    { $time }, { $who ->
        [heroes] для героев
        [enemies] для врагов
       *[all] для всех
    }: { $what }
goal-paid = { $cost } → { $what }

## Faults and remarks of `holdfast check`

fault-unnamed-area = у зоны «{ $area }» нет названия: в сценариях кампании все зоны названы в `places`
fault-unseen-pair = зоны «{ $first }» и «{ $second }» соседние, но не видят друг друга: передвиньте проход или метку либо укажите в `unseen`, зачем так задумано
fault-no-goal =
    в целях не сказано, что приводит { $kind ->
        [win] к победе
       *[lose] к поражению
    }
fault-shards-at-the-end = в конце на каждого героя приходится частиц души: { $count }, а не от { $low } до { $high }
fault-never-remembered = ни один сценарий кампании не записывает «{ $value }»
fault-not-a-chapter = сценарий «{ $value }» следует за другим, но сам не описан как глава
fault-never-reached = к сценарию «{ $value }» не ведёт ни одна дорога
fault-no-way-on = последний из возможных следующих сценариев должен идти без условия
fault-bad-choice-name = «{ $value }» не годится как имя выбора: только буквы, цифры и дефисы
