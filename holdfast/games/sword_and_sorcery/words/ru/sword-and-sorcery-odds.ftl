### «Клинок и колдовство»: шансы того, к чему может привести выбор.

odds-kill = { $thing } — гибель: { PERCENT($percent) }
odds-hurt = { $thing } — ранение: { PERCENT($percent) }
odds-kill-with-focus = { $thing } — гибель: { PERCENT($bare) }, с фокусом { PERCENT($percent) }
odds-hurt-with-focus = { $thing } — ранение: { PERCENT($bare) }, с фокусом { PERCENT($percent) }
odds-with-focus-short = { PERCENT($bare) }, с фокусом { PERCENT($percent) }
odds-effect = { $thing }: { PERCENT($percent) }
odds-unhurt = { $thing } без ран: { PERCENT($percent) }
odds-death = { $thing } — гибель: { PERCENT($percent) }
odds-fumble = Действие пропадёт: { PERCENT($percent) }
odds-find = { $thing }: { PERCENT($percent) }
odds-harm = Ловушка навредит: { PERCENT($percent) }
odds-loot = { $thing }: { PERCENT($percent) }
odds-bet = Ставка выиграет: { PERCENT($percent) }
odds-acts = { $thing } может активироваться: { PERCENT($percent) }

find-treasure = сокровище
find-crowns = кроны
find-shards = частицы души
find-healing = лечение
find-harm = вред
find-nothing = ничего
