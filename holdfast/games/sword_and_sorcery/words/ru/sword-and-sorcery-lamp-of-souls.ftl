### Sword & Sorcery: the quest of the lesson.

quest-lamp-of-souls = Лампада душ
quest-lamp-of-souls-help = Зажгите лампаду в подвале одной из своих жизней, верните погибшего и поднимите её. Короткий сценарий урока.
place-lamp-of-souls-crypt = Склеп
place-lamp-of-souls-old-passage = Старый ход
place-lamp-of-souls-storeroom = Кладовая
place-lamp-of-souls-drain = Водосток
place-lamp-of-souls-lamp-alcove = Ниша с лампадой
story-lamp-of-souls-cellar = Вы просыпаетесь под часовней, и ваши руки прозрачны, как дым. Где-то за старой дверью стоит лампада, что указывает мёртвым дорогу домой. Она горит чьей-то жизнью, а лишняя жизнь есть только у вас.
story-lamp-of-souls-steps = Шаги в водостоке и скрежет когтей по мокрому камню. Свет увидели и другие.
trigger-lamp-of-souls-begin = Сценарий начинается
action-lamp-of-souls-light-lamp = Зажечь лампаду ценой жизни
action-lamp-of-souls-raise-lamp = Поднять лампаду
goal-lamp-of-souls-light = Зажгите в нише (E) лампаду ценой жизни
goal-lamp-of-souls-raise = Верните погибшего у святилища и поднимите лампаду
outcome-quest-lamp-lit = Лампада горит, и обратный путь из мира мёртвых освещён.
