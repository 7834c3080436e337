### Sword & Sorcery: what can be chosen where a card or the story leaves a choice.

choice-gift-from-above-1 = Восстановить одному герою 1 ОЗ
choice-gift-from-above-2 = Отнять у одного врага 1 ОЗ
choice-broken-seal-story-crossroads-1 = Принять благословение: 2 частицы души
choice-broken-seal-story-crossroads-2 = Забрать казну: 10 крон
choice-drowned-village-story-chapel-1 = Преклонить колени: все герои восстанавливают по 2 ОЗ
choice-drowned-village-story-chapel-2 = Опустошить кружку для подаяний: 20 крон
choice-drowned-village-story-refugees-1 = Помочь им выйти: 2 частицы души
choice-drowned-village-story-refugees-2 = Взять плату и отвернуться: 10 крон и тень в зоне F
choice-merchants-road-story-caravan-1 = Похоронить мёртвых: 3 частицы души
choice-merchants-road-story-caravan-2 = Обыскать карманы: 25 крон
choice-troll-bridge-story-hermit-1 = Попросить благословения: все герои избавляются от всех состояний и восстанавливают по 2 ОЗ
choice-troll-bridge-story-hermit-2 = Попросить оружие из его сна: оружие души
choice-under-the-crown-story-prisoner-1 = Разбить его цепи: 4 частицы души
choice-under-the-crown-story-prisoner-2 = Сторговаться с ним: сокровище и 20 крон
