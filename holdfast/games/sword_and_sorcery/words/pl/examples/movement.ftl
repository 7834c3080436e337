### Przykłady do rozdziału „movement”, krok po kroku.

hindering = Trudny teren
    .step1 = Ecarus ma 3 PR. Krok na zwykły obszar kosztuje **1**.
    .step2 = Obszar poniżej to **trudny teren**: wejście kosztuje 2.
    .step3 = 1 + 2 = 3: dwa obszary i po punktach. Dalej nie zajdzie.
leaving-while-dominating = Odejść bez szwanku
    .step1 = Shae, Ecarus, Thorgar i Fenrir przeciw dwóm wrogom: **dominujecie** na obszarze. Ukryta Shae odchodzi.
    .step2 = **Żadnych darmowych ataków.** Ale odejście z walki i tak kończy ukrycie.
leaving-without-dominating = Odejść pod ciosami
    .step1 = Troje przeciw dwóm: obszar kontrolujecie, ale **już nie dominujecie**. Teraz odejść chce Ecarus.
    .step2 = **Najpierw uderzają obaj wrogowie**, po jednym darmowym ataku. Wybierz, kto zaczyna.
    .step3 = Wrogowie mogą odejść od was w każdej chwili: bohaterowie nie mają darmowych ataków.
a-story-on-the-way = Opowieść po drodze
    .step1 = Ecarus ma jeszcze PR i wchodzi na obszar z **wydarzeniem fabularnym**.
    .step2 = Rozgrywa się je od razu i do końca. Potem może **iść dalej**, póki ma punkty.
    .step3 = Tura toczy się dalej, jakby nic się nie stało.
