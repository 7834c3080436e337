### «Клинок и колдовство»: почему бот поступает так.

intent-kill = { $enemy } скорее всего погибнет
intent-wanted = { $enemy } должен умереть, иначе сценарий не продвинется
intent-weaken = { $enemy } в пределах досягаемости, пусть получит своё
intent-engage = я свяжу врага боем
intent-onward = туда ведёт сценарий
intent-away = здесь слишком много врагов
intent-better-place = оттуда я смогу больше
intent-companion = четыре лапы и зубы стоят целого героя
intent-heal = раны нужно перевязать до следующего удара
intent-boost = следующий удар должен быть сильным
intent-power = умение готово и пригодится сейчас
intent-item = самое время это применить
intent-quest = этого требует сценарий
intent-door = за ней путь продолжается
intent-loot = то, что здесь лежит, ещё пригодится
intent-stand = лёжа не сражаются
intent-empower = сильная душа уйдёт дальше
intent-resurrect = нам нужен каждый
intent-shrine = вернуться можно только у святилища
intent-scream = и призрак может помочь
intent-protect = слабый не должен пасть
intent-aid = этот бросок может быть лучше
intent-arms = лучше оружие — больше шансов
