### Sword & Sorcery: what can be chosen where a card or the story leaves a choice.

choice-gift-from-above-1 = Ulecz jednemu bohaterowi 1 PŻ
choice-gift-from-above-2 = Odbierz jednemu wrogowi 1 PŻ
choice-broken-seal-story-crossroads-1 = Przyjmij błogosławieństwo: 2 odłamki duszy
choice-broken-seal-story-crossroads-2 = Zabierz sakwę: 10 koron
choice-drowned-village-story-chapel-1 = Uklęknij przy kapliczce: każdy bohater odzyskuje 2 PŻ
choice-drowned-village-story-chapel-2 = Opróżnij skarbonkę: 20 koron
choice-drowned-village-story-refugees-1 = Pomóż im wysiąść: 2 odłamki duszy
choice-drowned-village-story-refugees-2 = Weź zapłatę i odwróć wzrok: 10 koron i cień na obszarze F
choice-merchants-road-story-caravan-1 = Pochowaj zmarłych: 3 odłamki duszy
choice-merchants-road-story-caravan-2 = Przeszukaj kieszenie: 25 koron
choice-troll-bridge-story-hermit-1 = Poproś o błogosławieństwo: wszyscy bohaterowie pozbywają się wszystkich stanów i odzyskują 2 PŻ
choice-troll-bridge-story-hermit-2 = Poproś o broń z jego snu: broń duszy
choice-under-the-crown-story-prisoner-1 = Rozbij jego łańcuchy: 4 odłamki duszy
choice-under-the-crown-story-prisoner-2 = Targuj się z nim: skarb i 20 koron
