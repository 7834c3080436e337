### Kampanie: kilka gier, między którymi zdobycze zostają.

error-no-campaign = Gra { $game } nie ma kampanii.
error-bad-campaign = Tej kampanii nie można kontynuować.
error-no-such-campaign = Nie ma takiej kampanii albo ten link jej nie otwiera.
error-chapter-open = Gra tej kampanii jeszcze trwa. Najpierw dograjcie ją do końca.
error-campaign-over = Ta kampania dobiegła już końca.
fault-set-by-campaign = o tym decyduje sama kampania
