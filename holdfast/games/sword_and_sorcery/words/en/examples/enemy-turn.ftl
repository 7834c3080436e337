### Examples of the chapter “enemy-turn”, step by step.

not-the-stunned-one = Not the stunned one
    .step1 = The encounter card activates **one** enemy. You have two, and one of them is stunned.
    .step2 = You cannot hide behind him: the **other one** is activated. Had the stunned one been your only enemy, he would have been activated, done nothing and lost the token.
no-leader = No leader
    .step1 = **Leader’s Assault** asks for a purple enemy, and there is none. So its “otherwise” counts.
    .step2 = Both **blue** gremlins are activated, in the order you choose. The green orc is not.
a-blue-orc-at-work = A blue orc at work
    .step1 = A blue orc warrior beside Laegon; Auriel and Ecarus are one area away on either side. His scroll: distance 0–1, and he prefers heroes of **Strength**.
    .step2 = So he **leaves Laegon**, who gets no free attack, walks to Ecarus and strikes. Then he spends a charge for **Berserk** and strikes again.
battle = Battle!
    .step1 = “Activate 3 enemies.” Ecarus is active and has two raiders; Auriel, who comes next, has an orc and a gremlin.
    .step2 = First the active player’s own, the **higher rank** before the lower, then one of the next player’s: the blue gremlin, not the green orc. Then all encounter cards are shuffled together, and Battle alone lies in the discard.
