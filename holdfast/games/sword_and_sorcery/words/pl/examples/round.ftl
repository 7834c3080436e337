### Przykłady do rozdziału „round”, krok po kroku.

the-time-phase = Faza czasu
    .step1 = Runda kończy się **fazą wydarzeń**, następna zaczyna się **fazą czasu**: trucizna rani, moce się odnawiają, a rzut obronny może zakończyć zatrucie. Potem dusze i walka.
