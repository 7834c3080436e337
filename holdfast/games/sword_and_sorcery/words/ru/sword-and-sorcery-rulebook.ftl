### What the lists of the rulebook say of cards and tokens.

sword-and-sorcery-rulebook-facts = { $facts }.
sword-and-sorcery-rulebook-round = { $does } (раз за раунд)
sword-and-sorcery-rulebook-quest = { $does } (раз за сценарий)
sword-and-sorcery-rulebook-hp = ОЗ { $n }
sword-and-sorcery-rulebook-only-for = только для: { $styles }
sword-and-sorcery-rulebook-roll =
    { $die ->
        [red] бросьте красный кубик
       *[blue] бросьте синий кубик
    }: { $does }
sword-and-sorcery-rulebook-die-red = Красный кубик
sword-and-sorcery-rulebook-die-blue = Синий кубик

## Heroes

sword-and-sorcery-rulebook-class = Стиль: { $style }. Спасбросок: { $save }. Очки движения: { $mp }. Вместимость инвентаря: { $capacity }. Очки движения призрачной души: { $ghost_mp }.
sword-and-sorcery-rulebook-innate = Начальное умение «{ $power }». { $help }
sword-and-sorcery-rulebook-gem = На уровнях I–VII: ОЗ { $hp }; действия битвы { $combat }; специальные действия { $special }.
sword-and-sorcery-rulebook-gem-powers = Умения { $powers }; навыки { $talents }.
sword-and-sorcery-rulebook-scream =
    Крик души, дальность { $range }, { $aim ->
        [hero] на героя
       *[enemy] на врага
    }: { $does }.
sword-and-sorcery-rulebook-ranked = { $name }, ранг { $rank }
sword-and-sorcery-rulebook-level = { $rank }: { $does }
sword-and-sorcery-rulebook-from-level = С уровня { $rank }.

## Enemies

sword-and-sorcery-rulebook-enemy = { $name } ({ $rank })
sword-and-sorcery-rulebook-scroll = Раса: { $race }. Стиль: { $style }. Основная цель: { $aim }.
sword-and-sorcery-rulebook-weapon = Оружие: { $weapon }. { $does }.
sword-and-sorcery-rulebook-behaviour = [{ $at }] { $does }.
sword-and-sorcery-rulebook-attack-times =
    { $n ->
        [one] атакует { $n } раз: { $weapon }
        [few] атакует { $n } раза: { $weapon }
       *[many] атакует { $n } раз: { $weapon }
    }
sword-and-sorcery-rulebook-abilities = Способности: { $abilities }.
sword-and-sorcery-rulebook-card = Карта: { $does }.
sword-and-sorcery-rulebook-figures =
    { $n ->
        [one] { $n } фигурка
        [few] { $n } фигурки
       *[many] { $n } фигурок
    }
sword-and-sorcery-rulebook-resists = { $type }: { $n } к попаданиям
sword-and-sorcery-rulebook-powers =
    { $n ->
        [one] { $n } умение врага
        [few] { $n } умения врага
       *[many] { $n } умений врага
    }
sword-and-sorcery-rulebook-no-stun = не поддаётся оглушению

## Items and tokens

sword-and-sorcery-rulebook-not-for = не для: { $styles }
sword-and-sorcery-rulebook-copies = экземпляров: { $n }
sword-and-sorcery-rulebook-imbue =
    { $n ->
        [one] усиливается за { $n } частицу души
        [few] усиливается за { $n } частицы души
       *[many] усиливается за { $n } частиц души
    }
sword-and-sorcery-rulebook-token = Цвет: { $colour }; экземпляров: { $n }.
