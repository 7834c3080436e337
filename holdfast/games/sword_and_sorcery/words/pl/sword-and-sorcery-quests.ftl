### Sword & Sorcery: the quests and their story.

## The Broken Seal

quest-broken-seal = Złamana pieczęć
story-broken-seal-awakening = Budzicie się na zimnej posadzce zrujnowanej kaplicy i przez chwilę nie pamiętacie własnych imion. Na dole, w krypcie, zamknięto coś razem z waszą śmiercią. Pieczęć trzeba złamać, nim obrzęd się dopełni.
story-broken-seal-crossroads = W nawie umiera pielgrzym, w dłoni ściska sakwę kaplicy. To, co od niego weźmiecie, powie, kim jesteście.
story-broken-seal-bell = Pęknięty dzwon zaczyna bić sam z siebie. Pod celami otwiera się dół i głosy odpowiadają dzwonowi.
story-broken-seal-keeper = U stóp schodów pieczęć żarzy się jak węgiel, a jej strażnik unosi różdżkę magmy. Póki żyje, niczyja dłoń nie dotknie kamienia.
trigger-broken-seal-begin = Zadanie się zaczyna
trigger-broken-seal-crypt = Bohaterowie wchodzą do krypty
action-broken-seal-break-seal = Złam pieczęć
outcome-quest-seal-broken = Pieczęć złamana: zwycięstwo.
