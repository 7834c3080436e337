### Sword & Sorcery: szanse na to, co może wyniknąć z wyboru.

odds-kill = { $thing } – śmierć: { PERCENT($percent) }
odds-hurt = { $thing } – rana: { PERCENT($percent) }
odds-kill-with-focus = { $thing } – śmierć: { PERCENT($bare) }, ze skupieniem { PERCENT($percent) }
odds-hurt-with-focus = { $thing } – rana: { PERCENT($bare) }, ze skupieniem { PERCENT($percent) }
odds-with-focus-short = { PERCENT($bare) }, ze skupieniem { PERCENT($percent) }
odds-effect = { $thing }: { PERCENT($percent) }
odds-unhurt = { $thing } bez ran: { PERCENT($percent) }
odds-death = { $thing } – śmierć: { PERCENT($percent) }
odds-fumble = Akcja przepadnie: { PERCENT($percent) }
odds-find = { $thing }: { PERCENT($percent) }
odds-harm = Pułapka wyrządzi szkodę: { PERCENT($percent) }
odds-loot = { $thing }: { PERCENT($percent) }
odds-bet = Zakład wygrany: { PERCENT($percent) }
odds-acts = { $thing } może się aktywować: { PERCENT($percent) }

find-treasure = skarb
find-crowns = korony
find-shards = odłamki duszy
find-healing = leczenie
find-harm = szkoda
find-nothing = nic
