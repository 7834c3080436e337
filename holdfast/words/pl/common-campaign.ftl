### Kampanie: kilka gier, między którymi zdobycze zostają.

error-no-campaign = Gra { $game } nie ma kampanii.
error-bad-campaign = Tej kampanii nie można kontynuować.
fault-set-by-campaign = o tym decyduje sama kampania
