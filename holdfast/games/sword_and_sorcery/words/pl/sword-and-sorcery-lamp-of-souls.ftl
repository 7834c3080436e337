### Sword & Sorcery: the quest of the lesson.

quest-lamp-of-souls = Lampa dusz
quest-lamp-of-souls-help = Zapalcie lampę w piwnicy jednym ze swoich żyć, przywróćcie poległego i podnieście ją. Krótkie zadanie z lekcji.
place-lamp-of-souls-crypt = Krypta
place-lamp-of-souls-old-passage = Stare przejście
place-lamp-of-souls-storeroom = Składzik
place-lamp-of-souls-drain = Kanał
place-lamp-of-souls-lamp-alcove = Nisza z lampą
story-lamp-of-souls-cellar = Budzicie się pod kaplicą, a wasze dłonie są cienkie jak dym. Gdzieś za starymi drzwiami stoi lampa, która wskazuje umarłym drogę do domu. Płonie czyimś życiem, a zbywa go tylko wam.
story-lamp-of-souls-steps = Kroki w kanale i zgrzyt pazurów na mokrym kamieniu. Światło dostrzegli też inni.
trigger-lamp-of-souls-begin = Zadanie się zaczyna
action-lamp-of-souls-light-lamp = Zapal lampę czyimś życiem
action-lamp-of-souls-raise-lamp = Podnieś lampę
goal-lamp-of-souls-light = Zapalcie w niszy (E) lampę czyimś życiem
goal-lamp-of-souls-raise = Przywróćcie poległego przy kapliczce i podnieście lampę
outcome-quest-lamp-lit = Lampa płonie i oświetla drogę powrotną z krainy umarłych.
