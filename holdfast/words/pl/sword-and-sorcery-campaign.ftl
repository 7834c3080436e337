### Sword & Sorcery: kampania.

fault-first-quest-rank = kampania zaczyna się od poziomu duszy I, a jej pierwsze zadanie, „{ $quest }”, od poziomu { $rank }
