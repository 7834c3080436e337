### The lobby of Bastion.

setting-defenders-each = Defender
