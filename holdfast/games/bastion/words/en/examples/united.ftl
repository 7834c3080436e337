### Examples of the chapter “united”, step by step.

red-dragon-red-pair = A dragon for both
    .step1 = A red beast with a red symbiote, and a red dragon in the citadel. **Each card** is 1 stronger: 4 + 5 = nine red.
    .step2 = Both are beaten with one attack, and both cards are your spells.
two-guns-2015 = Two guns
    .step1 = A yellow beast with a green symbiote, and a yellow and a green gun in the district. Each gun weakens the card **of its colour** by 1: 2 yellow and 3 green.
    .step2 = Paid in full, both beaten.
two-guns-2018 = Two guns
    .step1 = A yellow beast with a green symbiote, and a yellow and a green gun in the district. Each gun weakens the card **of its colour** by 2: 1 yellow and 2 green.
    .step2 = Paid in full, both beaten.
shapeshifter-beside-a-pair = Beside a united enemy
    .step1 = The shapeshifter counts **all cards** of its neighbours: beast 3, symbiote 4 and mage 5 make 12.
guns-on-a-pair = Guns on both cards
    .step1 = A 3 and a 5 with a matching gun each cost 1 and 3. The mage beside the violet gun is a 3, and the shapeshifter next to it, a 3 as well, loses 2 more **by its own colour**: 1.
flame-on-a-pair = Flame on a united enemy
    .step1 = A green beast 3 and a yellow symbiote 4, and you cast **Flame 2**.
    .step2 = Where the two are taken off is **up to you**: 1 + 4, 2 + 3 or 3 + 2. No other colours will do.
    .step3 = Five mana for two enemies. With reductions of 6 or more, a single green or yellow would have to be paid.
shapeshifters-and-symbiotes = Shapeshifters and symbiotes
    .step1 = On 4 and 5 two shapeshifters stand side by side: 9 each, whatever else is near. The one on 7 counts its neighbour’s **both cards**: 3 + 4 = 7.
symbiote-and-golem-2018 = A symbiote and the Golem
    .step1 = A symbiote comes. The last enemy on the wall is the **Golem**, who cannot be united.
    .step2 = It passes the Golem over and creeps under the **warrior** on 3.
symbiote-and-golem-2015 = A symbiote and the Golem
    .step1 = A symbiote comes, and the last enemy on the wall is the **Golem**.
    .step2 = It creeps under him: now both must be paid, one of each colour **and four yellow**.
