### Bots: their legend, their refusals.

## The legend

cli-bots = The bots and how they are named.
bots-legend = Bots
bots-name = Name
bots-what = What it does
bots-budget-help = After “search” may come a budget: simulations (search:2000), milliseconds (search:250ms) or seconds (search:2s), and after that the number of processes (search:2s:2).
bots-lab-only = Only in the lab
bot-search = A bot that tries out many futures before it chooses
bot-clairvoyant = A bot that is told the future: the limit no fair player can pass

## Refusals

error-bot-without-budget = “{ $bot }”: this bot takes no budget; say { $plain }.
error-bot-budget = “{ $bot }”: too much, or nothing. The budget may be up to { $seconds } seconds or { $simulations } simulations, at a table in one process.
error-bad-wish = “{ $wish }” is not a request. Requests begin with: { $known }; then a colon and the thing.

## What a bot says of its choice

bot-says = { $deed } – { $why }.
bot-says-chance = { $deed } – { $why } ({ $chance }).
intent-least-harm = it seems best as things stand
intent-rest = nothing better is left to do
