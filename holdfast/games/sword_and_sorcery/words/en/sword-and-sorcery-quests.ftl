### Sword & Sorcery: the quests and their story.

## The Broken Seal

quest-broken-seal = The Broken Seal
story-broken-seal-awakening = You wake on the cold floor of a ruined chapel, and for a breath you do not know your own names. Below, in the crypt, something has been locked away with your deaths. The seal must be broken before the rite is done.
story-broken-seal-crossroads = In the nave lies a dying pilgrim with the purse of the chapel in his hand. What you take from him will say who you are.
story-broken-seal-bell = A cracked bell begins to toll by itself. Under the cells a pit opens, and voices answer the bell.
story-broken-seal-keeper = At the foot of the stairs the seal glows like a coal, and its keeper raises the rod of magma. While he lives, no hand can touch the stone.
trigger-broken-seal-begin = The quest begins
trigger-broken-seal-crypt = The heroes enter the crypt
action-broken-seal-break-seal = Break the seal
outcome-quest-seal-broken = The seal is broken: the quest is won.
