### Campaigns: several games in which what was won is kept.

error-no-campaign = { $game } has no campaign.
error-bad-campaign = This campaign cannot go on.
error-no-such-campaign = There is no such campaign, or this link does not open it.
error-chapter-open = The game of this campaign is still being played. Play it to its end first.
error-campaign-over = This campaign has come to its end.
fault-set-by-campaign = the campaign decides this by itself

## On the page

page-campaign = Campaign
page-campaign-how-far = How far?
page-campaign-begin = Set out
page-campaign-road = The road
page-campaign-party = The party
page-campaign-mine = My campaigns
page-campaign-mine-hint = What was won waits for you, next week or next month.
page-campaign-go = Go to the table
page-campaign-next = Play on
page-campaign-next-help = Next: { $name }. What you have won comes along.
page-campaign-again = Try again
page-campaign-again-help = { $name } may be tried again, with what the party has left.
page-campaign-was-won = Won!
page-campaign-was-lost = Lost this time
page-campaign-host-begins = The host begins the next game. As soon as that is done, the way to it stands here.
page-campaign-over = The campaign is won, from the first step to the last.
page-campaign-course-won = won
page-campaign-course-open = being played
page-campaign-course-next = comes next
page-campaign-course-ahead = still ahead
page-campaign-lost =
    { $count ->
        [one] lost once
       *[other] lost { $count } times
    }
page-campaign-on = On with the campaign
page-campaign-to = To the campaign
page-campaign-or = or: { $name }
page-campaign-links = Links
page-campaign-links-hint = They open this page and every game of the campaign, for as long as it lasts.
page-campaign-closed = No campaign here
