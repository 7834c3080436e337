### The lobby of Bastion.

setting-defenders-each = Obrońca
