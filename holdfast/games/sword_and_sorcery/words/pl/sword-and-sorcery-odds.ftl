### Sword & Sorcery: szanse na to, co może wyniknąć z wyboru.

odds-kill = { $thing } – śmierć: { $percent }%
odds-hurt = { $thing } – rana: { $percent }%
odds-effect = { $thing }: { $percent }%
odds-unhurt = { $thing } bez ran: { $percent }%
odds-death = { $thing } – śmierć: { $percent }%
odds-fumble = Akcja przepadnie: { $percent }%
odds-find = { $thing }: { $percent }%
odds-harm = Pułapka wyrządzi szkodę: { $percent }%
odds-loot = { $thing }: { $percent }%
odds-bet = Zakład wygrany: { $percent }%
odds-acts = { $thing } może działać: { $percent }%

find-treasure = skarb
find-crowns = korony
find-shards = odłamki duszy
find-healing = leczenie
find-harm = szkoda
find-nothing = nic
