### Campaigns: several games in which what was won is kept.

error-no-campaign = { $game } has no campaign.
error-bad-campaign = This campaign cannot go on.
fault-set-by-campaign = the campaign decides this by itself
