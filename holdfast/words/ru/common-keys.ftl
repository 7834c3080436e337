# Клавиши и короткий путь для тех, кто играет с клавиатуры.

page-keys = Клавиши
page-key-space = Пробел
page-skip-links = К частям стола
page-skip-to-options = Перейти к своим действиям
page-skip-to-board = Перейти к полю
page-skip-to-content = Перейти к содержанию
page-keys-choose = Выбрать вариант с этим номером
page-keys-end = Завершить ход
page-keys-undo = Взять выбор назад
page-keys-hint = Попросить подсказку
page-keys-arrows = Переходить по полю от одного к другому
page-keys-lit = К первому или последнему из того, что можно выбрать
page-keys-enter = Выбрать или прочитать пояснение
page-keys-pause = Остановить показ; во время паузы — шаг вперёд
page-keys-next = Показать следующее
page-keys-skip = Сразу к вашему решению; закрыть открытое
page-keys-mute = Включить или выключить звук
page-keys-help = Показать эти клавиши
