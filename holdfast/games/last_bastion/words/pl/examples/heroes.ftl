### Przykłady do rozdziału „heroes”, krok po kroku.

sindara-in-the-tavern = Sindara w Karczmie
    .step1 = Sindara może w jednej turze uaktywnić płytkę **i** walczyć. Najpierw idzie do Karczmy.
    .step2 = Ruch wykorzystany. Karczma daje jej żeton życia i **jeszcze jeden ruch**.
    .step3 = Z nim idzie dalej, do Wieży, tuż obok karty.
    .step4 = Każdy inny bohater na tym by skończył: płytka była akcją. **Sindara jeszcze walczy.**
    .step5 = Żeton życia, droga przez pół miasta i pokonana karta: wszystko w jednej turze.
