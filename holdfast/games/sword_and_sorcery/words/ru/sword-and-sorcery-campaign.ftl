### Клинок и колдовство: кампания.

fault-first-quest-rank = кампания начинается с уровня души I, а её первый сценарий, «{ $quest }», — с уровня { $rank }
sword-and-sorcery-campaign-single = Один сценарий
sword-and-sorcery-campaign-single-help = Сценарий сам по себе: герои начинают с тем, что нужно для его сложности.
sword-and-sorcery-campaign-whole = Кампания
sword-and-sorcery-campaign-whole-help = Сценарии по порядку, начиная с уровня души I. Уровни души, умения, предметы, кроны, частицы души и тайник остаются у группы; каждый сценарий — отдельный стол, продолжить можно когда угодно.
sword-and-sorcery-campaign-pack = Инвентарь
sword-and-sorcery-campaign-stash =
    { $count ->
        [one] Тайник: { $count } карта
        [few] Тайник: { $count } карты
       *[many] Тайник: { $count } карт
    }
sword-and-sorcery-campaign-memory = О чём помнят
sword-and-sorcery-campaign-alignment = Мировоззрение группы по её поступкам: { $alignment }
sword-and-sorcery-campaign-achievements = Достижения
sword-and-sorcery-campaign-people = Кого встретили
sword-and-sorcery-campaign-deeds = Поступки
