puzzle-theme-final-blow = Последний удар
puzzle-theme-final-blow-help = Всё, что нужно для победы, уже на столе: найдите, чем кончить партию этим ходом.
puzzle-theme-two-birds = Двух зайцев
puzzle-theme-two-birds-help = Одного хода хватит не на одного врага, если взять их вместе или одного за другим.
puzzle-theme-strike-now = Бейте сейчас
puzzle-theme-strike-now-help = Враг ближе к поражению, чем кажется: ищите, что сделает удар возможным.
puzzle-theme-find-the-way = Найти путь
puzzle-theme-find-the-way-help = До цели можно дотянуться за этот ход: посчитайте шаги и ищите, что их сократит.
puzzle-theme-right-order = Верный порядок
puzzle-theme-right-order-help = Те же решения в другом порядке не сработают.
puzzle-theme-together = Вместе
puzzle-theme-together-help = Одному игроку не справиться.
puzzle-theme-only-way = Единственный путь
puzzle-theme-only-way-help = Партия висит на волоске: посмотрите сначала, что её погубит.
puzzle-theme-hold-the-line = Держать оборону
puzzle-theme-hold-the-line-help = Посмотрите, что сделают враги до вашего следующего хода, и помешайте им.
puzzle-theme-leave-it-standing = Не трогайте
puzzle-theme-leave-it-standing-help = Легче всего победить не того врага, который важен.
puzzle-theme-sacrifice = Жертва
puzzle-theme-sacrifice-help = Это стоит дороже, чем напрашивающийся ход.
puzzle-theme-one-step-more = Сначала другое
puzzle-theme-one-step-more-help = Напрашивающийся ход верен, но сначала нужно ещё кое-что.
puzzle-theme-one-choice = Одно решение
puzzle-theme-one-choice-help = Хватит одного решения.
puzzle-theme-long-line = Длинный путь
puzzle-theme-long-line-help = Нужно не меньше четырёх решений.
puzzle-theme-against-the-odds = Вопреки шансам
puzzle-theme-against-the-odds-help = Верного пути нет: найдите лучший шанс.
puzzle-why-exact = Просчитаны все ответы случая: так цель достигается в { $best ->
        [one] { $best } случае
        [few] { $best } случаях
       *[many] { $best } случаях
    } из 100, лучшим другим путём — в { $second }, напрашивающимся — в { $tempting }.
puzzle-why-played = Каждый путь разыгран { $games ->
        [one] { $games } раз
        [few] { $games } раза
       *[many] { $games } раз
    }: так цель достигается в { $best ->
        [one] { $best } случае
        [few] { $best } случаях
       *[many] { $best } случаях
    } из 100, лучшим другим путём — в { $second }, напрашивающимся — в { $tempting }.
puzzle-still = После этого решения цель ещё достижима в { $percent ->
        [one] { $percent } случае
        [few] { $percent } случаях
       *[many] { $percent } случаях
    } из 100; было { $best }.
error-no-such-puzzle = Такой задачи нет.
error-bad-puzzle = { $file } — не задача: { $detail }
page-puzzles = Задачи
page-puzzles-about = Позиции из настоящих партий, в которых один способ сыграть ход явно лучше других, и не самый очевидный.
page-puzzle-of = { $game }: задача { $number }
page-puzzles-count = 
    { $count ->
        [one] { $count } задача
        [few] { $count } задачи
        [many] { $count } задач
       *[other] { $count } задачи
    }
page-puzzles-solved = Решено { $solved } из { $count }
page-puzzle-solve = Решать
page-puzzle-next = Следующая задача
page-puzzle-all-done = Вы ответили на все. Их можно решать снова.
page-puzzle-hint = Подсказка
page-puzzle-second-hint = Ещё подсказка
page-puzzle-look-here = Посмотрите, что подсвечено на поле.
page-puzzle-solution = Решение
page-puzzle-show-solution = Показать решение
page-puzzle-back = Вернуться туда
page-puzzle-again = С начала
page-puzzle-chosen = Что вы выбрали
page-puzzle-nothing-yet = Пока ничего: выбирайте на поле или в списке.
page-puzzle-right = Пока верно. Дальше.
page-puzzle-wrong = Не лучшее
page-puzzle-solved = Решено
page-puzzle-given = Решение показано
page-puzzle-why = Почему это работает
page-puzzle-tempting = Напрашивающийся путь
page-puzzle-until-next = В среднем до вашего следующего хода
page-puzzle-this = Эта задача
page-puzzle-rated = Рейтинг
page-puzzle-lines = 
    { $count ->
        [one] Решает { $count } путь.
        [few] Решают { $count } пути.
        [many] Решают { $count } путей.
       *[other] Решают { $count } пути.
    }
page-puzzle-from = Из партии ботов, ход { $turn }.
page-puzzle-your-rating = Ваш рейтинг
page-puzzle-streak = Серия { $count }, самая длинная { $longest }
page-puzzle-first-counts = Засчитывается только первый ответ; подсказка или решение — значит не решено.
page-puzzle-start-view = Начало
page-puzzle-what-came = Что вышло
page-puzzle-theme = Тема
page-puzzle-any-theme = любая тема
page-puzzle-forget = Забыть мой рейтинг задач
page-puzzle-strip = { $game }, рейтинг { $rating }
cli-puzzle = Решить задачу в этом терминале.
cli-puzzle-id = Номер задачи; без него — подходящая по рейтингу.
cli-puzzle-rating = Насколько трудная: от 400 до 2800.
cli-puzzle-theme = Тема, которая в ней должна быть.
cli-lab-puzzles = Составить задачи из партий ботов или доказать поставляемые.
cli-lab-puzzles-prove = Доказать имеющиеся задачи, а не составлять новые.
cli-lab-puzzles-only = Доказать только задачу с этим номером; можно указать несколько раз.
cli-lab-puzzles-ends = Пропускать ходы, которые могут закончиться большим числом способов.
cli-lab-puzzles-answers = Сколько исходов случая просчитывать точно, самое большее; если их больше, партия доигрывается много раз.
cli-lab-puzzles-futures = На скольких продолжениях поиск перепроверяет решение.
cli-lab-puzzles-simulations = Сколько симуляций у этого поиска на каждый выбор.
cli-lab-puzzles-wanted = Сколько их должно быть в итоге.
cli-lab-puzzles-turns = Сколько ходов каждой партии просматривать, начиная с конца.
cli-lab-puzzles-out = Папка, в которую их записать; без неё — папка игры.
lab-puzzle-found = { $puzzle }: { $goal }, рейтинг { $rating }
lab-puzzle-proved = верна
lab-puzzle-refuted = неверна
lab-puzzle-column-puzzle = Задача
lab-puzzle-column-goal = Цель
lab-puzzle-column-best = Лучший
lab-puzzle-column-second = Второй
lab-puzzle-column-how = Как
lab-puzzle-column-verdict = Итог
lab-puzzle-exactly = точно
lab-puzzle-played =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }
terminal-puzzle-right = Пока верно.
terminal-puzzle-solved = Решено!
terminal-puzzle-wrong = Не лучшее: { $told }
terminal-puzzle-keys = { $back } — отменить последний выбор, { $hint } — подсказка, { $solution } — показать решение, { $quit } — выйти.
terminal-puzzle-not-understood = «{ $answer }» — не вариант и не клавиша. Введите номер от 1 до { $last } или клавишу: { $back } — отменить последний выбор, { $hint } — подсказка, { $solution } — показать решение, { $quit } — выйти.
terminal-puzzle-solution = Решение: { $line }
terminal-puzzle-none = Такой задачи нет.
terminal-puzzle-key-hint = h п
terminal-puzzle-key-solution = s р
terminal-puzzle-prompt = Номер или клавиша:{ " " }
