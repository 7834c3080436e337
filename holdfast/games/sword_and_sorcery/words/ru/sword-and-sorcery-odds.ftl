### «Клинок и колдовство»: шансы того, к чему может привести выбор.

odds-kill = { $thing } — гибель: { $percent } %
odds-hurt = { $thing } — ранение: { $percent } %
odds-effect = { $thing }: { $percent } %
odds-unhurt = { $thing } без ран: { $percent } %
odds-death = { $thing } — гибель: { $percent } %
odds-fumble = Действие пропадёт: { $percent } %
odds-find = { $thing }: { $percent } %
odds-harm = Ловушка навредит: { $percent } %
odds-loot = { $thing }: { $percent } %
odds-bet = Ставка выиграет: { $percent } %
odds-acts = { $thing } может действовать: { $percent } %

find-treasure = сокровище
find-crowns = кроны
find-shards = частицы души
find-healing = лечение
find-harm = вред
find-nothing = ничего
