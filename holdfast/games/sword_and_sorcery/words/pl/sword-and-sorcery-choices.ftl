### Sword & Sorcery: what can be chosen where a card or the story leaves a choice.

choice-gift-from-above-1 = Jeden bohater odzyskuje 1 PŻ
choice-gift-from-above-2 = Jeden wróg traci 1 PŻ
choice-broken-seal-story-crossroads-1 = Przyjąć błogosławieństwo: 2 odłamki duszy
choice-broken-seal-story-crossroads-2 = Zabrać sakwę: 10 koron
choice-drowned-village-story-chapel-1 = Uklęknąć przy kapliczce: każdy bohater odzyskuje 2 PŻ
choice-drowned-village-story-chapel-2 = Opróżnić skarbonkę: 20 koron
choice-drowned-village-story-refugees-1 = Pomóc im wysiąść: 2 odłamki duszy
choice-drowned-village-story-refugees-2 = Wziąć zapłatę i odwrócić wzrok: 10 koron i cień na obszarze F
choice-merchants-road-story-caravan-1 = Pochować zmarłych: 3 odłamki duszy
choice-merchants-road-story-caravan-2 = Przeszukać kieszenie: 25 koron
choice-troll-bridge-story-hermit-1 = Poprosić o błogosławieństwo: wszyscy bohaterowie pozbywają się wszystkich stanów i odzyskują 2 PŻ
choice-troll-bridge-story-hermit-2 = Poprosić o broń z jego snu: broń duszy
choice-under-the-crown-story-prisoner-1 = Rozbić jego łańcuchy: 4 odłamki duszy
choice-under-the-crown-story-prisoner-2 = Targować się z nim: skarb i 20 koron
