### Campaigns: several games in which what was won is kept.

error-no-campaign = { $game } has no campaign.
error-bad-campaign = This campaign cannot go on.
error-no-such-campaign = There is no such campaign, or this link does not open it.
error-chapter-open = The game of this campaign is still being played. Play it to its end first.
error-campaign-over = This campaign has come to its end.
fault-set-by-campaign = the campaign decides this by itself
