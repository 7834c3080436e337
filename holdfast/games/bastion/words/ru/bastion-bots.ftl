### Bastion: why a bot does what it does.

intent-dragon = { $card } занимает цитадель и усиливает врагов своего цвета
intent-blocker = { $card } перекрывает источники ({ $colour })
intent-ward = { $card } защищает соседей
intent-square = { $card } лишает маны целый квартал
intent-one-less = { $card } — посильный противник, а стену нужно очистить вовремя
intent-citadel = на башнях уже лежит мана
intent-tower = источники квартала пора снова открыть
intent-mana = без маны никого не победить
intent-mana-for = { $card } потребует маны ({ $colour })
intent-towards = там можно победить врага: { $card }
intent-better-place = оттуда в следующий ход можно больше
intent-repeat = ещё один ход, пока враг не двинулся
