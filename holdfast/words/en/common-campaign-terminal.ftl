### Campaigns in the terminal.

cli-campaign = Play a campaign in this terminal, game after game; the same command goes on with it.
cli-campaign-file = The file that keeps the campaign; where there is none yet, a new one begins.
terminal-course-won = won
terminal-course-open = being played
terminal-course-next = comes next
terminal-course-ahead = still ahead
terminal-chapter-lost =
    { $count ->
        [one] lost once
       *[other] lost { $count } times
    }
terminal-campaign-over = The campaign is won.
terminal-campaign-kept = The campaign is kept. Go on with it: holdfast campaign { $path }
error-flags-of-campaign = The campaign in the file has its options already: leave out { $found }.
error-not-a-campaign = { $path } is no file of a campaign.
