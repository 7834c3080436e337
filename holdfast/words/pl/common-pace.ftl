# The pace at which one sees what others do, what happened since one left, and sound.

page-pace = Tempo
page-pace-step = krok po kroku
page-pace-slow = wolno
page-pace-normal = normalnie
page-pace-fast = szybko
page-pace-instant = od razu
page-pace-help = Jak szybko pokazywać, co robią wrogowie, boty i przyjaciele
page-hold = Pauza
page-go-on = Dalej
page-next-step = Krok
page-skip = Pomiń
page-skip-help = Od razu do twojej decyzji
page-happening = Zobacz, co się dzieje
page-happening-left = { $count ->
    [one] Jeszcze { $count } zdarzenie
    [few] Jeszcze { $count } zdarzenia
    [many] Jeszcze { $count } zdarzeń
   *[other] Jeszcze { $count } zdarzenia
  }
page-happening-last = To już wszystko
page-replaying = Co działo się bez ciebie
page-since-you-left = Pod twoją nieobecność
page-since-count = { $count ->
    [one] Wydarzyła się { $count } rzecz
    [few] Wydarzyły się { $count } rzeczy
    [many] Wydarzyło się { $count } rzeczy
   *[other] Wydarzyło się { $count } rzeczy
  }
page-since-enemies = Wrogowie
page-since-lost = Twoje straty
page-since-by-bot = Bot w twoim imieniu
page-since-more = i jeszcze { $count }
page-since-show = Pokaż
page-since-close = Jasne
page-you-left-here = tu nastąpiła przerwa
page-volume = Głośność
page-mute = Wycisz
page-unmute = Włącz dźwięk
page-mute-key = Klawisz { $key }
page-moment-card = Karta
page-moment-target = Cel
page-moment-attack = Atak
page-moment-damage = Obrażenia
page-moments = Co się dzieje
page-round = Runda { $number }
